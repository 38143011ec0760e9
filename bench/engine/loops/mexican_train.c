/* Random four-player Mexican Train in C: the Cardinal rules with a double-12 set.

   Fifteen tiles each. From a starter by lot, the first seat with a double puts its highest into the
   station (without any, they draw for one) and takes the first turn. Own train, marked trains of
   others, sidings without limit; the first tile on the own train starts a series; a double must be
   covered at once, or binds the next seats; a double on the own marked train need not be. Who cannot
   play draws one tile, plays it if it fits, and is marked if not. */

enum { SEATS = 4, HAND = 15, TILES = 91, NUMBERS = 13, LONGEST = 4096 };
enum { SIDINGS = NUMBERS - 1, TRAINS = SEATS + SIDINGS };
enum { DRAW = TRAINS * TILES, PASS, END_TURN };
enum { MOST_ACTIONS = TRAINS * TILES + 3 };
enum phase { START, FOLLOW, DRAWN, OPTIONAL, SERIES };

#include "tiles.h"

struct tiles {
    uint64_t word[2]; /* 64 tiles each */
};

static struct tiles with_number[NUMBERS], single[TILES];

struct round {
    struct tiles hand[SEATS];
    int count[SEATS]; /* the number of tiles in each hand */
    int stock[TILES], drawn_from, dealt;
    int turn;
    enum phase phase, origin;    /* of a drawn tile: the phase in which it was drawn */
    int drawn;                   /* the tile */
    int follow;                  /* the train of the double to be covered */
    int running;                 /* a series goes on */
    uint32_t marked;             /* sets of trains: bits */
    uint32_t uncovered;          /* trains that end with a double to be covered */
    int end[TRAINS], length[TRAINS];
    int sidings;                 /* the number of sidings started */
    int shown[NUMBERS];          /* how many tiles on the table show each number */
    int silent;                  /* turns in a row that changed nothing */
    int over;
    int points[SEATS];
    int log[LONGEST], moves;
};

static void make_tables(void)
{
    for (int tile = 0; tile < TILES; tile++) {
        uint64_t bit = (uint64_t)1 << tile % 64;
        single[tile].word[tile / 64] = bit;
        with_number[big[tile]].word[tile / 64] |= bit;
        with_number[small[tile]].word[tile / 64] |= bit;
    }
}

static void give(struct round *r, int seat, int tile)
{
    r->hand[seat].word[tile / 64] |= single[tile].word[tile / 64];
    r->count[seat]++;
}

static void drop(struct round *r, int seat, int tile)
{
    r->hand[seat].word[tile / 64] &= ~single[tile].word[tile / 64];
    r->count[seat]--;
}

static int highest_double(const struct round *r, int seat) /* its number, or -1 */
{
    for (int number = NUMBERS - 1; number >= 0; number--) {
        int tile = number * (number + 1) / 2 + number;
        if (r->hand[seat].word[tile / 64] & single[tile].word[tile / 64])
            return number;
    }
    return -1;
}

static int take(struct round *r, int seat)
{
    int tile = r->stock[r->drawn_from++];
    give(r, seat, tile);
    return tile;
}

static void open_round(struct round *r, int starter)
{
    int seat = starter, station = -1;
    for (int asked = 0; asked < SEATS; asked++) {
        station = highest_double(r, seat);
        if (station >= 0)
            break;
        seat = (seat + 1) % SEATS;
    }
    while (station < 0) {
        int tile = take(r, seat);
        if (big[tile] == small[tile])
            station = big[tile];
        else
            seat = (seat + 1) % SEATS;
    }
    drop(r, seat, station * (station + 1) / 2 + station);
    r->turn = seat;
    for (int train = 0; train < TRAINS; train++) {
        r->end[train] = station;
        r->length[train] = 0;
    }
    for (int number = 0; number < NUMBERS; number++)
        r->shown[number] = 0;
    r->shown[station] = 1;
}

static void deal(struct round *r, const int order[TILES], int starter)
{
    for (int seat = 0; seat < SEATS; seat++) {
        r->hand[seat].word[0] = r->hand[seat].word[1] = 0;
        r->count[seat] = 0;
        r->points[seat] = 0;
        for (int i = 0; i < HAND; i++)
            give(r, seat, order[seat * HAND + i]);
    }
    for (int i = SEATS * HAND; i < TILES; i++)
        r->stock[i] = order[i];
    r->drawn_from = SEATS * HAND;
    r->phase = START;
    r->running = 0;
    r->marked = r->uncovered = 0;
    r->sidings = 0;
    r->silent = 0;
    r->over = 0;
    r->moves = 0;
    open_round(r, starter);
}

/* The trains that the seat to act may play on. */
static uint32_t targets(const struct round *r)
{
    uint32_t own = 1u << r->turn;
    enum phase phase = r->phase == DRAWN ? r->origin : r->phase;
    if (r->running || phase >= OPTIONAL)
        return own;
    if (phase == FOLLOW)
        return 1u << r->follow;
    if (r->uncovered)
        return r->uncovered;
    int sidings = r->sidings < SIDINGS ? r->sidings + 1 : SIDINGS;
    return own | r->marked | ((1u << sidings) - 1) << SEATS;
}

/* An action is a tile on a train (train * TILES + tile), or a word. */
static int plays(const struct round *r, int actions[MOST_ACTIONS])
{
    struct tiles hand = r->phase == DRAWN ? single[r->drawn] : r->hand[r->turn];
    int count = 0;
    for (uint32_t rest = targets(r); rest; rest &= rest - 1) {
        int train = __builtin_ctz(rest);
        const struct tiles *fitting = &with_number[r->end[train]];
        for (int word = 0; word < 2; word++)
            for (uint64_t held = hand.word[word] & fitting->word[word]; held; held &= held - 1)
                actions[count++] = train * TILES + 64 * word + __builtin_ctzll(held);
    }
    return count;
}

static int can_play(const struct round *r)
{
    struct tiles hand = r->phase == DRAWN ? single[r->drawn] : r->hand[r->turn];
    for (uint32_t rest = targets(r); rest; rest &= rest - 1) {
        const struct tiles *fitting = &with_number[r->end[__builtin_ctz(rest)]];
        if ((hand.word[0] & fitting->word[0]) | (hand.word[1] & fitting->word[1]))
            return 1;
    }
    return 0;
}

static int legal_actions(const struct round *r, int actions[MOST_ACTIONS])
{
    int count = plays(r, actions);
    if (r->phase == OPTIONAL || r->phase == SERIES)
        actions[count++] = END_TURN;
    else if (count == 0)
        actions[count++] = r->drawn_from < TILES ? DRAW : PASS;
    return count;
}

static int pips_left(const struct round *r, int seat)
{
    int sum = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t hand = r->hand[seat].word[word]; hand; hand &= hand - 1)
            sum += big[64 * word + __builtin_ctzll(hand)] + small[64 * word + __builtin_ctzll(hand)];
    return sum;
}

static void finish(struct round *r)
{
    r->over = 1;
    for (int seat = 0; seat < SEATS; seat++)
        r->points[seat] = pips_left(r, seat);
}

static void end_turn(struct round *r, int changed_nothing)
{
    r->silent = changed_nothing ? r->silent + 1 : 0;
    r->phase = START;
    r->running = 0;
    if (r->silent == SEATS) {
        finish(r);
        return;
    }
    r->turn = (r->turn + 1) % SEATS;
    for (uint32_t rest = r->uncovered; rest; rest &= rest - 1)
        if (r->shown[r->end[__builtin_ctz(rest)]] == NUMBERS)
            r->uncovered &= ~(rest & -rest); /* nothing is left to cover it */
}

static void fail(struct round *r, int changed_nothing)
{
    uint32_t own = 1u << r->turn;
    int marks = !(r->marked & own) && r->length[r->turn] > 0;
    if (marks)
        r->marked |= own;
    end_turn(r, changed_nothing && !marks);
}

static void go_on(struct round *r, enum phase phase, int may)
{
    r->phase = phase;
    if (!may || !can_play(r))
        end_turn(r, 0);
}

static void draw(struct round *r)
{
    r->drawn = take(r, r->turn);
    r->origin = r->phase;
    r->phase = DRAWN;
    if (!can_play(r))
        fail(r, 0);
}

static void lay(struct round *r, int tile, int train)
{
    int seat = r->turn, is_double = big[tile] == small[tile];
    uint32_t bit = 1u << train;
    int unmarks = train == seat && (r->marked & bit);
    int covers_with_drawn = r->phase == DRAWN && r->origin == FOLLOW;
    if (train == seat && r->length[train] == 0)
        r->running = 1;
    if (unmarks)
        r->marked &= ~bit;
    drop(r, seat, tile);
    r->shown[big[tile]]++;
    if (!is_double)
        r->shown[small[tile]]++;
    r->end[train] = big[tile] + small[tile] - r->end[train];
    if (train >= SEATS && r->length[train] == 0)
        r->sidings++;
    r->length[train]++;
    r->uncovered &= ~bit;
    r->phase = START;
    int dead = r->shown[r->end[train]] == NUMBERS;
    if (is_double && !unmarks && !dead)
        r->uncovered |= bit;
    if (r->count[seat] == 0)
        finish(r);
    else if (is_double && unmarks)
        go_on(r, OPTIONAL, 1);
    else if (is_double && !dead) {
        r->phase = FOLLOW;
        r->follow = train;
    } else if (!is_double && covers_with_drawn)
        end_turn(r, 0);
    else
        go_on(r, SERIES, r->running);
}

static void play(struct round *r, int action)
{
    r->log[r->moves++] = action;
    if (action < DRAW)
        lay(r, action % TILES, action / TILES);
    else if (action == DRAW)
        draw(r);
    else if (action == PASS)
        fail(r, r->phase == START);
    else
        end_turn(r, 0);
}

#include "main.h"
