# The lesson of Traffic.

goal-title = The goal
goal-text = Traffic is a solitaire: you lay tiles on an endless grid and try to play them all. Every play makes a quad: four numbers in a row or a column that go up by one at every step. Your last two tiles, 3-2 and 5-4, lie so that they show 2-3-4-5.
goal-task = Confirm the play.
goal-done = The quad is made and every tile is played: you have won. The score is the number of tiles that are left over, so 0 is the best there is.

along-title = Along the quad
along-text = Four tiles lie face up: the pool. The first play makes a quad of two, three or four of them. You make it step by step, and you have taken 5-4. Along the quad it gives two numbers at once.
along-task = Lay 5-4 along the row, with both numbers.
along-done = A 4 and a 5 stand side by side. A quad needs two more numbers, and 3-0 and 6-2 can supply them. A double is never along, as its two numbers are the same.
along-other = That is allowed, but it puts only one number of the tile in the quad. Lay it along the row.

across-title = Across the quad
across-text = 5-4 lies along the row, and a 3 is needed before the 4. Of 3-0 only the 3 goes into the quad, so you may lay the tile across it: the 0 then lies beside the row.
across-task = Lay 3-0 across, with the 3 next to the 4.
across-done = Now the row shows 3-4-5. The 0 has no part in this quad, but a later play may use it. Numbers that touch need not match.
across-other = That is allowed, too: the tile is laid outward, with the 0 in the same line beyond the quad. Here, lay it across.

complete-title = The fourth number
complete-text = The row shows 3-4-5, and one number is missing. Three numbers are no quad yet, so you cannot confirm; and every tile that you lay must have a number in the quad.
complete-task = Take the tile that completes the quad.
complete-done = 6-2 was laid with its 6 at the end, and the quad 3-4-5-6 was confirmed. Then tiles were turned up until the pool had four again.

cross-title = Crossing
cross-text = From now on a quad must use at least one number that lies there already and at least one new one. It may cross the row or branch off from it, up or down. You have taken 3-2, and 1-1 is in the pool: with the 4 of the row they make a column.
cross-task = Lay 3-2 below the 4, with the 3 touching it.
cross-done = 1-1 followed at the end, and the column shows 4-3-2-1. One number that was there and two tiles, one along and one across, are all it takes.
cross-other = That is allowed and can become a quad, too, but here we want the column that goes down from the 4 of the row.

alone-title = One tile alone
alone-text = A tile that is played alone must lie along the quad, with both numbers. So it needs two numbers in order that are there already: the 5-4 on the right stands upright, and its column shows a 5 and a 4.
alone-task = Lay 3-2 upright above it, so that the column reads 5-4-3-2 going up.
alone-done = A play with a single tile. Across, with one number only, it would have needed another tile in the same quad.
alone-other = That is allowed, but it is not the quad asked for. Go on with the column of 5-4.

five-title = No five in order
five-text = No line may hold five numbers in order, up or down by one at every step. You have taken 2-1. It would fit nicely to the left of 3-4-5-6, but that is too long a line. In the pool there is also 0-0.
five-task = Lay 2-1 where it can still become a quad.
five-done = Down from the 3 there was room for a line of its own: 3-2-1, and then a 0 of 0-0. A full row can only be crossed or branched off from, not extended in order.

last-title = The last tiles
last-text = The last tiles must go out in quads, too. You hold 3-2, and 1-1 is left. Above 5-4 your tile could be played alone, but then 1-1 would stay behind. In the double 4-4 there is a 4 at the bottom.
last-task = Lay 3-2 so that it goes down from the 4 of 4-4.
last-done = 1-1 completed 4-3-2-1, and everything is played. Before you play a tile, consider what will become of the others, especially doubles: that is the art of Traffic.
last-other = That is allowed. But above 5-4 the tile leaves 1-1 behind; the column that goes down from 4-4 has room for both.
