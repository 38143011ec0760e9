# The lesson of Good Neighbors.

goal-title = The goal
goal-text = Good Neighbors is a solitaire with tiles in rows. Two tiles that touch and have a number in common are good neighbours, and leave the table together. You try to be left with none.
goal-task = Remove the last two tiles: both show a 5.
goal-done = The layout and the stock are empty: you have won. The score is the number of tiles left, so 0 is the best there is.

pair-title = A pair
pair-text = In the short game there are two rows of three. Tiles touch side by side and one above the other. Those that show the same number but lie two columns apart, like 6-4 and 6-6, are no pair.
pair-task = Remove a pair of good neighbours.
pair-done = The two tiles have left a gap each. Nothing moves yet: while your turn lasts, the other tiles stay where they are.

corner-title = Corners count, too
corner-text = Tiles that meet at their corners are neighbours as well. Nothing matches side by side here, nor one above the other, so look along the diagonals.
corner-task = Remove a pair that meets at a corner.
corner-done = A corner is enough. A tile in the middle of a row has five neighbours, one at the end has three.

fill_in-title = Filling in
fill_in-text = You have removed the middle column, and 5-2 and 5-0 would match, but there is a gap between them. End the turn by filling in: the tiles close up towards the top left, and new ones come from the stock.
fill_in-task = Fill in.
fill_in-done = The four tiles have kept their order, read from left to right and then down: the first of the lower row has gone up to the end of the upper one. Two new tiles have filled the free cells, and 5-2 and 5-0 are neighbours now.

partner-title = Only one partner
partner-text = The stock is empty. Three pairs are on offer, and the two sixes lie nicely side by side. But 5-1 matches nothing except 6-1, and 4-3 nothing except 6-4.
partner-task = Begin with a pair that leaves a pair.
partner-done = The other two tiles match as well and can go at once. Take the tiles with only one partner first.
partner-other = That pair leaves 5-1 and 4-3, which have nothing in common. Give each of them the only partner it has.

wait-title = Do not take every pair
wait-text = The threes are gone. You could now remove 5-1 and 5-0, too, but 2-0 and 4-1 would be left and do not match. You may always end your turn after one pair.
wait-task = Leave the fives for now, and fill in.
wait-done = The tiles have moved together, and new pairs have formed: 5-1 went with 4-1, then 2-0 with 5-0, and the table is empty. Taking every pair is seldom best: first picture where the tiles will lie.
wait-other = That is a pair, but it leaves 2-0 and 4-1, which never match. Fill in first: new neighbours will meet.
