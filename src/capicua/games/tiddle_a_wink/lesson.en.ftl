# The lesson of Tiddle-a-Wink.

goal-title = The goal
goal-text = Each player tries to get rid of all their tiles. On the table they lie in a line, and equal numbers touch. This line ends in a 5 on the left and in an 8 on the right, and you have one tile left.
goal-task = Play 5-1 on the left, where its 5 meets the 5.
goal-done = Tiddle-a-Wink! That is what you call when your last tile is down. The round is yours, and you score all the pips that the three others still hold, here 38.

turn-title = A turn
turn-text = In your turn you play one tile that matches an end of the line: here a 5 on the left or a 2 on the right.
turn-task = Play a tile that fits.
turn-done = Its other half is the new end. Now the next player has the turn.

lead-title = The lead
lead-text = The set is shared out equally: four players take thirteen tiles each, and three are left over. The player with the highest double leads it. That is you, with 9-9.
lead-task = Lead your highest double.
lead-done = You have led a double, and it is still your turn: after a double you may add another tile.

second-title = A double plays twice
second-text = You have just played the double 3-3, so you may add one more tile, on any open end. The ends are a 5 on the left and a 3 on the right. You need not play again: you may also end your turn.
second-task = Add a tile that fits.
second-done = Two tiles in a single turn. 9-3 is no double, so your turn is over.
second-other = You may end your turn there, but a free second tile is the best thing about a double. Add 9-3.

pass-title = Passing
pass-text = The ends are a 4 on the left and a 1 on the right, and you have neither. Nobody draws in Tiddle-a-Wink: tiles that were not dealt stay face down.
pass-task = No tile of yours fits, so pass.
pass-done = It is the next player’s turn. The others have seen that you hold no 4 and no 1.

chain-title = Doubles first
chain-text = The ends are a 5 on the left and a 2 on the right. You hold both doubles, and 5-1 besides. A double lets you go on; any other tile ends your turn.
chain-task = Begin with a double.
chain-done = The end shows the same number as before, and you may go on at once.
chain-other = A tile that is not a double ends your turn, and your doubles stay where they are. Begin with a double.

chain_on-title = A chain of doubles
chain_on-text = You have played 2-2 and may add a tile. 5-5 and 5-1 both fit on the left. If the added tile is a double too, you may add yet another.
chain_on-task = Add the tile after which you may go on.
chain_on-done = You may still play 5-1, your third tile in one turn. Play the doubles first and the other tile last.
chain_on-other = That ends your turn, and 5-5 stays in your hand. Play it first: 5-1 fits afterwards, too.

blocked-title = A blocked round
blocked-text = A round is also over when nobody can move: it is blocked. Then you collect from each player whose hand is heavier than yours the difference in pips. The right end is a 4, and all the others have passed on 4 and 7. After 7-0 you hold neither yourself.
blocked-task = Block the round: turn the left end into a 7.
blocked-done = Nobody can move: blocked. You hold 17 pips, the others 32, 30 and 26: that makes 15, 13 and 9, together 37 points for you. Remember who passed on what. That is all you need for a round.
blocked-other = After that tile somebody may be able to play on the left. Play the number that all the others lack.
