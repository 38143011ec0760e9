# The lesson of Matador.

goal-title = The goal
goal-text = Be the first to get rid of all your tiles. In Matador, halves that touch do not show equal numbers: they add up to 7. This line ends in a 3 on the left and in a 6 on the right, and you have one tile left.
goal-task = Play 4-2 on the left: 4 and 3 add up to 7.
goal-done = Domino! The round is yours, and you score the pips your opponent still holds: 10 on 5-5 and 2 on 2-0 make 12.

turn-title = A turn
turn-text = You play one tile in a turn. The numbers that go together are 6 and 1, 5 and 2, 4 and 3. This line ends in a 4 on the left, which needs a 3, and in a 5 on the right, which needs a 2. Equal numbers do not fit.
turn-task = Play a tile that fits an end.
turn-done = Your 1 is the new end there, so the next ordinary tile on it has to show a 6.

double-title = Doubles
double-text = Doubles lie endwise, like all other tiles, and count one half where they touch. The end on the left is a 2, which needs a 5.
double-task = Play 5-5 on the left.
double-done = Its other 5 was the new end and needed a 2. Your opponent had one: 2-1.
double-other = That tile fits too. But a double has only one number to join with, so it is harder to place later: play 5-5 now.

matador-title = The matadors
matador-text = No number adds up to 7 with a blank. Only a matador can be played there: 0-0, or one of the three tiles whose own halves add up to 7, which are 6-1, 5-2 and 4-3. A matador may be played on any end at any time. You hold 5-2, and no other tile of yours fits.
matador-task = Open the blank on the left again with your matador.
matador-done = The half that it shows now is an end like any other: the next tile has to make 7 with it, or be a matador.
matador-other = A matador may go on the 4 as well, but then the blank stays closed. Play it on the left.

which_half-title = Either way round
which_half-text = A matador may be joined by either half, and you choose which of them becomes the new end. On the blank your 4-3 can leave a 3, which needs a 4, or a 4, which needs a 3. Your other tiles are 3-2 and 5-3.
which_half-task = Play 4-3 on the left so that both your other tiles fit it.
which_half-done = The 4 needs a 3, and you have two of them. Your opponent played on the right, so you can go on.
which_half-other = After that the blank is still closed, or the left end needs a 4 and you have none. Leave the 4 showing, on the left.

draw-title = Drawing
draw-text = The ends need a 2 and a 3, you have neither, and you hold no matador. Then you draw from the boneyard until a tile fits. Only when the boneyard is empty may you pass.
draw-task = Draw a tile.
draw-done = You have drawn 3-0, and its 3 fits the 4 on the left: it is still your turn, and now you must play.

keep-title = Keep your matadors
keep-text = You could play your matador 6-1 here. But as long as you hold one, you can play on any end, so it is worth more later. The end on the left is a 2 and needs a 5.
keep-task = Play an ordinary tile and keep the matador.
keep-done = Whatever your opponent does to the ends, 6-1 still fits. But if nothing else does, you have to spend it; you may not draw instead.
keep-other = That spends your matador although an ordinary tile fits. Play the tile with a 5 and keep 6-1.

blanks-title = Close with blanks
blanks-text = The boneyard is empty, and the left end is blank. If the right end is blank too, only matadors can move. You hold one, 5-2.
blanks-task = Make the right end a blank, too.
blanks-done = Your opponent has no matador and had to pass. You open the line again with 5-2, and you choose where and with which number. That is all you need for a round of Matador.
blanks-other = That leaves an end on which an ordinary tile may fit. Close the right end with a blank and keep the matador for yourself.
