/* Random four-player Garrafina in C: Pagat's rules, as in the second round of a match.

   Double-6, seven tiles each and none left over, so that nobody exchanges. From a starter by lot,
   the first seat with a double leads one; it gives all four trains their first end. Each seat plays
   on its own train or an open one; who cannot passes, which opens the own train until another
   number ends it. A round is blocked when no tile in any hand fits any train. */

enum { SEATS = 4, HAND = 7, TILES = 28, NUMBERS = 7, PASS = SEATS * TILES, LONGEST = 512 };
enum { MOST_ACTIONS = SEATS * HAND };

#include "tiles.h"

static uint32_t with_number[NUMBERS], doubles;

struct round {
    uint32_t hand[SEATS];
    int starter, turn;
    int led;         /* whether a double has been led */
    int end[SEATS];  /* the number at the end of each train */
    int open[SEATS]; /* the trains that all may play on */
    int over;
    int points[SEATS];
    int log[LONGEST], moves;
};

static void make_tables(void)
{
    for (int tile = 0; tile < TILES; tile++) {
        with_number[big[tile]] |= 1u << tile;
        with_number[small[tile]] |= 1u << tile;
        if (big[tile] == small[tile])
            doubles |= 1u << tile;
    }
}

static void deal(struct round *r, const int order[TILES], int starter)
{
    for (int seat = 0; seat < SEATS; seat++) {
        r->hand[seat] = 0;
        r->points[seat] = 0;
        r->open[seat] = 0;
        for (int i = 0; i < HAND; i++)
            r->hand[seat] |= 1u << order[seat * HAND + i];
    }
    r->starter = r->turn = starter;
    r->led = 0;
    r->over = 0;
    r->moves = 0;
}

/* An action is a tile on a train (train * TILES + tile), or PASS; a lead is on train 0. */
static int legal_actions(const struct round *r, int actions[MOST_ACTIONS])
{
    uint32_t hand = r->hand[r->turn];
    int count = 0;
    for (int train = 0; train < (r->led ? SEATS : 1); train++) {
        uint32_t fitting = doubles;
        if (r->led)
            fitting = train == r->turn || r->open[train] ? with_number[r->end[train]] : 0;
        for (fitting &= hand; fitting; fitting &= fitting - 1)
            actions[count++] = train * TILES + __builtin_ctz(fitting);
    }
    if (count == 0)
        actions[count++] = PASS;
    return count;
}

static int pips_left(const struct round *r, int seat)
{
    int sum = 0;
    for (uint32_t hand = r->hand[seat]; hand; hand &= hand - 1)
        sum += big[__builtin_ctz(hand)] + small[__builtin_ctz(hand)];
    return sum;
}

/* The others pay the winner their pips; if blocked, what they exceed the lowest total by. */
static void score(struct round *r, int winner) /* winner < 0: blocked */
{
    int pips[SEATS], lowest = winner < 0 ? 0 : winner, tied = 0;
    r->over = 1;
    for (int seat = 0; seat < SEATS; seat++)
        pips[seat] = pips_left(r, seat);
    if (winner < 0) {
        for (int seat = 1; seat < SEATS; seat++)
            if (pips[seat] < pips[lowest])
                lowest = seat;
        for (int seat = 0; seat < SEATS; seat++)
            tied += pips[seat] == pips[lowest];
    }
    if (tied > 1) /* nobody scores */
        return;
    for (int seat = 0; seat < SEATS; seat++) {
        r->points[seat] -= pips[seat] - pips[lowest];
        r->points[lowest] += pips[seat] - pips[lowest];
    }
}

static void play(struct round *r, int action)
{
    int seat = r->turn;
    r->log[r->moves++] = action;
    r->turn = (seat + 1) % SEATS;
    if (action == PASS) {
        if (r->led)
            r->open[seat] = 1;
        else
            r->over = r->turn == r->starter; /* nobody has a double to lead */
    } else {
        int train = action / TILES, tile = action % TILES;
        r->hand[seat] &= ~(1u << tile);
        if (!r->led) {
            r->led = 1;
            for (int own = 0; own < SEATS; own++)
                r->end[own] = big[tile];
        } else {
            r->end[train] = big[tile] + small[tile] - r->end[train];
            if (big[tile] != small[tile])
                r->open[train] = 0;
        }
        if (r->hand[seat] == 0) {
            score(r, seat);
            return;
        }
    }
    if (!r->led)
        return;
    uint32_t held = 0, fitting = 0;
    for (int other = 0; other < SEATS; other++) {
        held |= r->hand[other];
        fitting |= with_number[r->end[other]];
    }
    if ((held & fitting) == 0)
        score(r, -1);
}

#include "main.h"
