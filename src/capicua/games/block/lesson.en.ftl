# The lesson of Block.

goal-title = The goal
goal-text = Everyone holds tiles and tries to be the first to get rid of them all. On the table the tiles lie in a line, and equal numbers touch. This line ends in a 2 on the left and in a 5 on the right, and you have one tile left.
goal-task = Play 5-3 on the right, where its 5 meets the 5.
goal-done = Domino! You are out, and the round is yours. You score the pips that your opponent still holds: 6 on 3-3 and 1 on 1-0 make 7.

turn-title = A turn
turn-text = In your turn you play one tile. It has to match an end of the line: here a 4 on the left or a 3 on the right.
turn-task = Play a tile that fits.
turn-done = The half that touches matches the line; the other half is the new end. Now it is your opponent’s turn.

double-title = Doubles
double-text = A double shows the same number twice and is laid across the line. It still needs only one match: a 4-4 goes next to a 4. As it has only one number, it is harder to play later than other tiles.
double-task = Get rid of your double: play 4-4 on the right.
double-done = The end is a 4 as before, so your opponent could use it. An early double is one tile fewer to worry about, and 8 pips fewer if the round goes wrong.
double-other = That tile fits too, and it has two numbers with which it may fit later. Your 4-4 fits nothing but a 4: play it while you can.

pass-title = Passing
pass-text = The ends are a 3 and a 6, and you have neither. In Block nobody draws new tiles: the tiles that were not dealt stay face down until the round is over.
pass-task = No tile of yours fits, so pass.
pass-done = Passing costs nothing but the turn. Your opponent has turned the 6 into a 0, and now your 1-0 fits. But everyone has seen that you hold no 3 and no 6.

lead-title = The first tile
lead-text = At the start each player takes seven tiles. Lots decide who leads, that is, who plays the first tile: you. You may lead any tile; a heavy double is a good choice, as doubles are the hardest to get rid of.
lead-task = Lead your heaviest double, 5-5.
lead-done = The line has begun with a 5 on either side, and the others have to match it. You have rid yourself of 10 pips at once.
lead-other = You may lead that tile, but look for the double with the most pips: it will be hard to play later.

blocked-title = A blocked round
blocked-text = A round also ends when nobody can play any more: it is blocked. Then all tiles are shown, and the lighter hand scores the difference in pips. Six of the seven tiles with a 6 lie in the line already; you hold the last one.
blocked-task = Block the round: play your 6-4 so that both ends are a 6.
blocked-done = Both ends are a 6 and no tile with a 6 is left: blocked. You hold 8 pips and your opponent 25, so you score 17.
blocked-other = That is allowed, but only one end is a 6 then, and your opponent can play on. You hold few pips: block now, with a 6 on either side.

count-title = Remember the passes
count-text = Your opponent has just passed on a 5 and a 3, and so holds neither. As long as the line ends in these numbers, you play alone.
count-task = Play so that the ends stay a 5 and a 3.
count-done = Your opponent has to pass again, and it is your turn once more. Passes tell you more about the others’ tiles than anything else.
count-other = That opens the line with a 1, which your opponent may hold. Keep the two numbers that you know are missing.

own_ends-title = Look after your next turn
own_ends-text = Before you play, look at what you keep. You have nothing for the 6 on the left, so the new end on the right should be a number that you hold.
own_ends-task = Play the tile whose new end you can match yourself.
own_ends-done = Your opponent has changed the left end, and you can still play: 1-1 and 1-0 both fit on the right. You know all you need for a round of Block.
own_ends-other = After that tile the right end is a 2, and you hold no other 2: if your opponent leaves the ends alone, you have to pass.
