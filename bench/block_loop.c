/* Random four-player Block in C: how fast the same game goes without Python.

   Double-6, seven tiles each, a leader by lot who leads any tile, two ends, no drawing,
   forced passes; blocked rounds pay by the ladder. Shuffle, deal and scores are part of it,
   as they are in capicua.core.playout.play_rounds.

   cc -O2 -o block_loop block_loop.c
   ./block_loop ROUNDS SEED      prints one line of JSON */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, HAND = 7, TILES = 28, NUMBERS = 7, PASS = 2 * TILES, LONGEST = 4 * TILES };

static int big[TILES], small[TILES];
static uint32_t with_number[NUMBERS]; /* the tiles that have the number on a half */

struct round {
    uint32_t hand[SEATS];
    int turn;
    int end[2];      /* the numbers at the two ends */
    int lone_double; /* only a double is on the table: its edges are alike */
    int over;
    int points[SEATS];
    int log[LONGEST], moves;
};

static uint32_t rng_state[4] = {0, 0, 0x9E3779B9u, 1};

static uint32_t random_bits(void) /* sfc32 */
{
    uint32_t *s = rng_state;
    uint32_t result = s[0] + s[1] + s[3]++;
    s[0] = s[1] ^ (s[1] >> 9);
    s[1] = s[2] + (s[2] << 3);
    s[2] = ((s[2] << 21) | (s[2] >> 11)) + result;
    return result;
}

static int below(int limit)
{
    return (int)(((uint64_t)random_bits() * (uint64_t)limit) >> 32);
}

static void make_tables(void)
{
    int tile = 0;
    for (int a = 0; a < NUMBERS; a++)
        for (int b = 0; b <= a; b++, tile++) {
            big[tile] = a;
            small[tile] = b;
            with_number[a] |= 1u << tile;
            with_number[b] |= 1u << tile;
        }
}

static void deal(struct round *r, int order[TILES], int leader)
{
    for (int last = TILES - 1; last > 0; last--) {
        int other = below(last + 1), tile = order[last];
        order[last] = order[other];
        order[other] = tile;
    }
    for (int seat = 0; seat < SEATS; seat++) {
        r->hand[seat] = 0;
        r->points[seat] = 0;
        for (int i = 0; i < HAND; i++)
            r->hand[seat] |= 1u << order[seat * HAND + i];
    }
    r->turn = leader;
    r->lone_double = 0;
    r->over = 0;
    r->moves = 0;
}

/* An action is a tile on end 0 or 1 (tile, TILES + tile), or PASS. A lead is on end 0. */
static int legal_actions(const struct round *r, int actions[LONGEST])
{
    uint32_t hand = r->hand[r->turn];
    int count = 0, ends = r->moves == 0 || r->lone_double ? 1 : 2;
    for (int end = 0; end < ends; end++) {
        uint32_t fitting = r->moves == 0 ? hand : hand & with_number[r->end[end]];
        for (; fitting; fitting &= fitting - 1)
            actions[count++] = end * TILES + __builtin_ctz(fitting);
    }
    if (count == 0)
        actions[count++] = PASS;
    return count;
}

static int pips(uint32_t hand)
{
    int sum = 0;
    for (; hand; hand &= hand - 1)
        sum += big[__builtin_ctz(hand)] + small[__builtin_ctz(hand)];
    return sum;
}

static void score(struct round *r, int winner) /* winner < 0: blocked */
{
    int weight[SEATS];
    for (int seat = 0; seat < SEATS; seat++)
        weight[seat] = pips(r->hand[seat]);
    for (int seat = 0; seat < SEATS; seat++)
        for (int other = 0; other < SEATS; other++)
            if (winner < 0 && weight[other] > weight[seat])
                r->points[seat] += weight[other] - weight[seat];
            else if (winner == seat)
                r->points[seat] += weight[other];
    r->over = 1;
}

static void play(struct round *r, int action)
{
    int seat = r->turn;
    int is_lead = r->moves == 0;
    r->log[r->moves++] = action;
    r->turn = (seat + 1) % SEATS;
    if (action == PASS)
        return;
    int end = action / TILES, tile = action % TILES;
    r->hand[seat] &= ~(1u << tile);
    if (is_lead) {
        r->end[0] = big[tile];
        r->end[1] = small[tile];
        r->lone_double = big[tile] == small[tile];
    } else {
        r->end[end] = big[tile] + small[tile] - r->end[end];
        r->lone_double = 0;
    }
    if (r->hand[seat] == 0) {
        score(r, seat);
        return;
    }
    uint32_t held = 0;
    for (int other = 0; other < SEATS; other++)
        held |= r->hand[other];
    if ((held & (with_number[r->end[0]] | with_number[r->end[1]])) == 0)
        score(r, -1);
}

int main(int argc, char **argv)
{
    long rounds = argc > 1 ? atol(argv[1]) : 1000000;
    long moves = 0, points = 0, left = 0;
    int order[TILES], actions[LONGEST];
    struct round r;
    struct timespec start, stop;

    rng_state[0] = argc > 2 ? (uint32_t)atol(argv[2]) : 1;
    for (int i = 0; i < 15; i++)
        random_bits();
    make_tables();
    for (int tile = 0; tile < TILES; tile++)
        order[tile] = tile;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long played = 0; played < rounds; played++) {
        deal(&r, order, below(SEATS));
        while (!r.over) {
            int count = legal_actions(&r, actions);
            play(&r, actions[count == 1 ? 0 : below(count)]);
        }
        moves += r.moves;
        for (int seat = 0; seat < SEATS; seat++) {
            points += r.points[seat];
            left += pips(r.hand[seat]);
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &stop);

    double seconds = (double)(stop.tv_sec - start.tv_sec) + 1e-9 * (double)(stop.tv_nsec - start.tv_nsec);
    printf("{\"rounds\": %ld, \"moves\": %ld, \"points\": %ld, \"pips_left\": %ld, \"seconds\": %.6f}\n",
           rounds, moves, points, left, seconds);
    return 0;
}
