/* Random four-player Block in C: how fast the same game goes without Python.

   Double-6, seven tiles each, a leader by lot who leads any tile, two ends, no drawing,
   forced passes; blocked rounds pay by the ladder. */

enum { SEATS = 4, HAND = 7, TILES = 28, NUMBERS = 7, PASS = 2 * TILES, LONGEST = 4 * TILES };
enum { MOST_ACTIONS = 2 * HAND };

#include "tiles.h"

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

static void make_tables(void)
{
    for (int tile = 0; tile < TILES; tile++) {
        with_number[big[tile]] |= 1u << tile;
        with_number[small[tile]] |= 1u << tile;
    }
}

static void deal(struct round *r, const int order[TILES], int leader)
{
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
static int legal_actions(const struct round *r, int actions[MOST_ACTIONS])
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

static int pips_left(const struct round *r, int seat)
{
    return pips(r->hand[seat]);
}

#include "main.h"
