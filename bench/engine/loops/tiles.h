/* What the C loops share: random numbers and the tiles of a set.

   A loop defines TILES and NUMBERS, includes this file, writes its rules, and includes main.h. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int big[TILES], small[TILES];

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

static void shuffle(int order[TILES])
{
    for (int last = TILES - 1; last > 0; last--) {
        int other = below(last + 1), tile = order[last];
        order[last] = order[other];
        order[other] = tile;
    }
}

static void make_tiles(void)
{
    int tile = 0;
    for (int a = 0; a < NUMBERS; a++)
        for (int b = 0; b <= a; b++, tile++) {
            big[tile] = a;
            small[tile] = b;
        }
}
