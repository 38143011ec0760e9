# The lesson of Squeeze.

goal-title = The goal
goal-text = Squeeze is a solitaire with one row of tiles. You take tiles out of the row and try to be left with none. Three or more tiles side by side that all show the same number are a run, and may be removed together.
goal-task = Remove all three tiles: each of them shows a 5.
goal-done = The row and the stock are empty: you have won. The score is the number of tiles left, so 0 is the best there is.
goal-other = Removing only the two outer tiles is allowed, but it leaves one tile behind. Take the whole run.

pair-title = Pairs
pair-text = Two tiles match when they have a number in common. They are a pair, and may be removed, if exactly one or two tiles lie between them. Tiles next to each other are never a pair.
pair-task = Remove a pair of sixes.
pair-done = The two tiles are gone; the tiles between them stay, and the row has closed up. Count places and neighbours in the new row.

run-title = Runs
run-text = A run has at least three tiles, side by side, and one number that is on all of them. Look at places 2, 3 and 4.
run-task = Remove the run of sixes.
run-done = Three tiles at once. A pair always leaves a tile between, so only a run can empty the row in the end.
run-other = That is a pair, and allowed: but it leaves the middle tile behind. The run takes all three.

deal-title = New tiles
deal-text = Nothing in this row can be removed. Then, and only then, the next seven tiles of the stock join the row on the right.
deal-task = Deal.
deal-done = Seven new tiles have joined on the right; those left from before stay in front. The game ends when the stock is empty and nothing can be removed.

neighbours-title = New neighbours
neighbours-text = After each removal the row is squeezed together, and tiles that were apart become neighbours. There are three pairs in this row, and one of them brings three threes together.
neighbours-task = Remove the pair that makes a run.
neighbours-done = The threes are now side by side, and the run of all three will empty the row. Before you remove anything, picture the row without it.
neighbours-other = That pair breaks up the threes. Remove the two tiles that stand between them.

short_run-title = Not always the longest
short_run-text = The first four tiles all show a 3. You need not take all of them: any three side by side are a run as well. The 6 on the first tile has a partner at the end of the row.
short_run-task = Remove three of the four tiles, and keep the 6-3.
short_run-done = After the run, 6-3 and 6-5 have two tiles between them and could go, too: two tiles are left. The run of four would have left three.
short_run-other = That is allowed, but it does not end as well. Take the run that leaves 6-3 in its place.

look_ahead-title = Look ahead
look_ahead-text = The run at the end, three tiles with a 0, is tempting. But it would strand the other four: none of them could be removed. Look for a pair that sets up another pair.
look_ahead-task = Begin with 6-5 and 5-0.
look_ahead-done = After that 6-4 and 4-0 could go, and then 3-1 and 1-0: only 2-2 is left. Look a move or two ahead before you take the obvious tiles. That is all you need to play Squeeze.
look_ahead-other = That leaves more tiles behind. Begin with the pair of fives: it opens the way for two more pairs.
