/* The end of every C loop: play random rounds and print one line of JSON.

   The loop has defined SEATS, MOST_ACTIONS, struct round with its fields over, moves and points,
   and make_tables, deal, legal_actions, play and pips_left. Shuffle, deal and scores are part of the
   time, as they are in capicua.bots.playout.play_rounds.

   cc -O2 -o block loops/block.c
   ./block ROUNDS SEED */

struct tally {
    long sum, squares;
};

static void add(struct tally *tally, long value)
{
    tally->sum += value;
    tally->squares += value * value;
}

static void print(const char *name, const struct tally *tally)
{
    printf("\"%s\": %ld, \"%s_squares\": %ld, ", name, tally->sum, name, tally->squares);
}

int main(int argc, char **argv)
{
    long rounds = argc > 1 ? atol(argv[1]) : 1000000;
    struct tally moves = {0}, won = {0}, left = {0};
    int order[TILES], actions[MOST_ACTIONS];
    struct round r = {0};
    struct timespec start, stop;

    rng_state[0] = argc > 2 ? (uint32_t)atol(argv[2]) : 1;
    for (int i = 0; i < 15; i++)
        random_bits();
    make_tiles();
    make_tables();
    for (int tile = 0; tile < TILES; tile++)
        order[tile] = tile;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long played = 0; played < rounds; played++) {
        int points = 0, pips = 0;
        shuffle(order);
        deal(&r, order, below(SEATS));
        while (!r.over) {
            int count = legal_actions(&r, actions);
            play(&r, actions[count == 1 ? 0 : below(count)]);
        }
        for (int seat = 0; seat < SEATS; seat++) {
            points += r.points[seat] > 0 ? r.points[seat] : 0;
            pips += pips_left(&r, seat);
        }
        add(&moves, r.moves);
        add(&won, points);
        add(&left, pips);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &stop);

    double seconds = (double)(stop.tv_sec - start.tv_sec) + 1e-9 * (double)(stop.tv_nsec - start.tv_nsec);
    printf("{\"rounds\": %ld, ", rounds);
    print("moves", &moves);
    print("points_won", &won);
    print("pips_left", &left);
    printf("\"seconds\": %.6f}\n", seconds);
    return 0;
}
