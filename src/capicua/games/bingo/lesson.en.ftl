goal-title = The goal
goal-text = All the tiles lie face up in a row. You count along them, one number for each tile, and some of them leave. You win if the row is emptied. There is nothing to decide: only the shuffle matters.

leave-title = A tile leaves
leave-text = The first touch of the game says 0. A tile leaves if its pips add up to the number you say.
leave-task = Touch the first tile, the 0-0, and say 0.
leave-done = The 0-0 has no pips and you said 0, so it left. The next number is 1.

stay-title = A tile stays
stay-text = The next number is 1, and the next tile is the 5-1. Its pips add up to 6.
stay-task = Touch the 5-1 and say 1.
stay-done = 6 is not 1, so the 5-1 stays. Whether a tile leaves or stays, the count goes on: say 2 for the 2-0.

pass-title = The next pass
pass-text = You are at the last tile of the row. After it the pass is over: the gaps close, and you go on from the left. The count does not start again.
pass-task = Touch the 3-2 and say 6.
pass-done = The 3-2 stays. A new pass begins at the left, with 7 for the 5-1. If a pass begins on the same number as an earlier one and nothing has left since, the game is lost.

nought-title = After 12
nought-text = In the double-6 set no tile has more than 12 pips, so after 12 comes 0. You have just said 12, and the 6-6 has left.
nought-task = Touch the last tile, the 0-0, and say 0.
nought-done = The last tile has left and the row is empty: you win. Otherwise the score is the number of tiles left, and low is good.
