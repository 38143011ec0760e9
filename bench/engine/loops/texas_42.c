/* Random Texas 42 in C: four seats in pairs, points, a continuous auction.

   From the left of a dealer by lot, each seat passes or raises until one bid stands; the bidder names
   one of nine trumps at random and leads, all follow suit, and seven tricks and five honours make
   42 points. If all four pass, the round is void. */

enum { SEATS = 4, HAND = 7, TILES = 28, NUMBERS = 7, LONGEST = 128 };
enum { BIDS = 16, NO_BID = -1, BID_42 = 12, DOUBLES = 7, NO_TRUMP = 8, MODES = 9, SUITS = 8 };
enum { PASS = TILES, BID = PASS + 1, NAME = BID + BIDS };
enum { MOST_ACTIONS = NAME + MODES };
enum phase { AUCTION, NAMING, TRICKS };

#include "tiles.h"

static const int bid_value[BIDS] = {30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 84, 168, 250};

static uint32_t follows[MODES][SUITS];    /* the tiles of a suit */
static int suit_led[MODES][TILES];        /* the suit that a tile calls for */
static int strength[MODES][SUITS][TILES]; /* the highest takes the trick; 0 cannot */
static int honour[TILES];

struct round {
    uint32_t hand[SEATS];
    int turn, dealer;
    enum phase phase;
    int out[SEATS]; /* the seats that have passed */
    int bid, bidder;
    int mode;
    int laid, led, best, winner, worth; /* the trick */
    int tricks;                         /* the number of complete tricks */
    int taken[2];                       /* the points of each side, a trick being one */
    int over;
    int points[SEATS];
    int log[LONGEST], moves;
};

static int in_suit(int mode, int suit, int tile)
{
    int is_double = big[tile] == small[tile];
    if (mode == DOUBLES && is_double)
        return suit == DOUBLES;
    if (mode < NUMBERS && (big[tile] == mode || small[tile] == mode))
        return suit == mode;
    return big[tile] == suit || small[tile] == suit;
}

static int rank(int suit, int tile)
{
    if (suit == DOUBLES)
        return 1 + big[tile];
    return big[tile] == small[tile] ? 8 : 1 + big[tile] + small[tile] - suit;
}

static void make_tables(void)
{
    for (int tile = 0; tile < TILES; tile++) {
        int pips = big[tile] + small[tile];
        honour[tile] = pips == 5 || pips == 10 ? pips : 0;
    }
    for (int mode = 0; mode < MODES; mode++)
        for (int tile = 0; tile < TILES; tile++) {
            int is_trump = mode < NO_TRUMP && in_suit(mode, mode, tile);
            suit_led[mode][tile] = is_trump ? mode : big[tile];
            for (int suit = 0; suit < SUITS; suit++) {
                if (in_suit(mode, suit, tile)) {
                    follows[mode][suit] |= 1u << tile;
                    strength[mode][suit][tile] = rank(suit, tile);
                }
                if (is_trump)
                    strength[mode][suit][tile] = 10 + rank(mode, tile);
            }
        }
}

static void deal(struct round *r, const int order[TILES], int dealer)
{
    for (int seat = 0; seat < SEATS; seat++) {
        r->hand[seat] = 0;
        r->points[seat] = 0;
        r->out[seat] = 0;
        for (int i = 0; i < HAND; i++)
            r->hand[seat] |= 1u << order[seat * HAND + i];
    }
    r->dealer = dealer;
    r->turn = (dealer + 1) % SEATS;
    r->phase = AUCTION;
    r->bid = NO_BID;
    r->tricks = r->taken[0] = r->taken[1] = 0;
    r->over = 0;
    r->moves = 0;
}

/* From 42 on only the next bid is allowed; below, any higher one up to 42. */
static int highest_raise(int bid)
{
    if (bid < BID_42)
        return BID_42;
    return bid + 1 < BIDS ? bid + 1 : NO_BID;
}

static int legal_actions(const struct round *r, int actions[MOST_ACTIONS])
{
    int count = 0;
    if (r->phase == AUCTION) {
        int last = highest_raise(r->bid);
        actions[count++] = PASS;
        for (int bid = r->bid + 1; bid <= last; bid++)
            actions[count++] = BID + bid;
        return count;
    }
    if (r->phase == NAMING) {
        for (int mode = 0; mode < MODES; mode++)
            actions[count++] = NAME + mode;
        return count;
    }
    uint32_t playable = r->hand[r->turn];
    if (r->laid > 0 && (playable & follows[r->mode][r->led]))
        playable &= follows[r->mode][r->led];
    for (; playable; playable &= playable - 1)
        actions[count++] = __builtin_ctz(playable);
    return count;
}

static void start_trick(struct round *r, int leader)
{
    r->turn = leader;
    r->laid = r->best = r->worth = 0;
}

static void speak(struct round *r, int action)
{
    int seat = r->turn, others = 0;
    if (action == PASS)
        r->out[seat] = 1;
    else {
        r->bid = action - BID;
        r->bidder = seat;
    }
    for (int other = 0; other < SEATS; other++)
        others += !r->out[other] && !(r->bid != NO_BID && other == r->bidder);
    if (r->bid != NO_BID && (others == 0 || highest_raise(r->bid) == NO_BID)) {
        r->phase = NAMING;
        r->turn = r->bidder;
    } else if (others == 0) {
        r->over = 1;
    } else {
        do
            r->turn = (r->turn + 1) % SEATS;
        while (r->out[r->turn]);
    }
}

static void score(struct round *r)
{
    int bid = bid_value[r->bid], side = r->bidder % 2;
    int mine = r->taken[side], theirs = r->taken[1 - side];
    if (mine < (bid < 42 ? bid : 42)) {
        mine = 0;
        theirs += bid;
    } else if (bid >= 42)
        mine = bid;
    for (int seat = 0; seat < SEATS; seat++)
        r->points[seat] = seat % 2 == side ? mine : theirs;
    r->over = 1;
}

static void lay(struct round *r, int tile)
{
    int seat = r->turn;
    r->hand[seat] &= ~(1u << tile);
    if (r->laid == 0)
        r->led = suit_led[r->mode][tile];
    int power = strength[r->mode][r->led][tile];
    if (power > r->best) {
        r->best = power;
        r->winner = seat;
    }
    r->worth += honour[tile];
    if (++r->laid < SEATS) {
        r->turn = (seat + 1) % SEATS;
        return;
    }
    r->taken[r->winner % 2] += 1 + r->worth;
    start_trick(r, r->winner);
    if (++r->tricks == HAND)
        score(r);
}

static void play(struct round *r, int action)
{
    r->log[r->moves++] = action;
    if (action < PASS)
        lay(r, action);
    else if (action < NAME)
        speak(r, action);
    else {
        r->mode = action - NAME;
        r->phase = TRICKS;
        start_trick(r, r->turn);
    }
}

static int pips_left(const struct round *r, int seat)
{
    int sum = 0;
    for (uint32_t hand = r->hand[seat]; hand; hand &= hand - 1)
        sum += big[__builtin_ctz(hand)] + small[__builtin_ctz(hand)];
    return sum;
}

#include "main.h"
