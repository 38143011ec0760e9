# The lesson of High Fives.

goal-title = The goal
goal-text = You play a tile from your hand, and with it you take a tile that shares a number with it from the pool, the tiles that lie face up. A tile whose pips add up to 5 is worth 1 point, one that adds up to 10 is worth 2, to 15 is worth 3, and so on. The player with the most points at the end wins.
goal-task = Play 7-6 and take 9-6.
goal-done = Both tiles go to your captures. 9-6 adds up to 15, so you score 3 points; 7-6 adds up to 13 and is worth nothing.
goal-other = That is allowed, but it takes nothing. Your 7-6 shares its 6 with 9-6.

capture-title = Which one to take
capture-text = One tile takes one tile, never more. Your 12-8 adds up to 20 and brings 4 points itself if it takes something. It matches three tiles of the pool: which one is worth the most?
capture-task = Play 12-8 and take the tile with the most points.
capture-done = 8-2 adds up to 10: that is 2 points, and 6 together with the 4 of your 12-8. The other two stay in the pool for any player with a match.
capture-other = That is allowed, but it brings fewer points. Play 12-8, and look for a tile that adds up to a multiple of five.

double-title = Doubles
double-text = A double is worth 1 point. If its pips also add up to a multiple of five, it is worth both: 5-5 scores 3 and 15-15 scores 7. Here your 14-10 can take 10-5 or 10-10.
double-task = Take the tile that is worth more.
double-done = 10-10 scores 5: 4 for the sum of 20, and 1 as a double. 10-5 would have scored 3.
double-other = That is allowed, but there are 5 points to be had: 10-10 counts for its sum and as a double.

nothing-title = Nothing matches
nothing-text = Everyone gets a few tiles at a time and plays them one by one; then new hands are dealt, until the boneyard is used up. There is no passing. If your tile matches nothing, it stays in the pool. Neither of your tiles matches here.
nothing-task = Play either of your tiles to the pool.
nothing-done = Your tile is now one of the pool, and anyone may take it later. Nothing was missed, so your opponent has nothing to claim and simply plays.

claim-title = A missed pair
claim-text = Your opponent has played 13-11 and taken nothing, although it matches two tiles of the pool. Such a tile is missed. Before you play, you may claim it together with one tile that it matches.
claim-task = Claim 13-11 with the tile that is worth points.
claim-done = 3 points for 11-4, and you have used none of your tiles. It is still your turn: now play a tile from your hand.
claim-other = That is allowed, but it leaves points behind. 11-4 adds up to 15: claim that pair.

fives-title = Leave no fives behind
fives-text = Nothing matches, so one of your two tiles goes to the pool, and your opponent may be able to take it. 15-10 adds up to 25 and is worth 5 points; 6-5 is worth nothing.
fives-task = Play the tile that gives nothing away.
fives-done = Your opponent found no match and left 15-4. Now your 15-10 can take it and score its 5 points. Keep your fives until they match, and you are ready for a round.
fives-other = That would put 5 points in front of your opponent. Keep 15-10 until it matches something.
