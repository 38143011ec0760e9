# The lesson of That's It!

goal-title = The goal
goal-text = You collect melds: a suit meld is three or four tiles that all show one number, its suit. A meld of four and a meld of three make a winning hand. You have one tile more than that: put it face down, say “That’s It!”, and the round is yours.
goal-task = Put the tile that is in no meld, 14-1, face down.
goal-done = You show four tiles with a 6 and three with a 2, and each meld scores 1 point here. The other player scores nothing. Points add up from round to round.
goal-other = A discard does not end the round. Your hand is complete: put 14-1 face down.

take-title = Take the discard
take-text = Your turn begins with the tile that the player before you has discarded, here 12-7. You take it, or you draw one from the boneyard instead. You already have three tiles with a 7.
take-task = Take the 12-7.
take-done = That makes a meld of four in the suit of 7. You now hold eight tiles, and your turn ends when one of them leaves your hand.
take-other = You may draw, but nobody knows what you would get, and 12-7 would be lost. Take it: it makes your fourth 7.

discard-title = Discard the loose tile
discard-text = You have taken 12-7, so one tile has to go. Four tiles with a 7 are a meld. For the meld of three you have 3-3 and 8-3, or 8-3 and 8-0. You may not discard the tile you have just taken.
discard-task = Discard the tile that shares no number with any other.
discard-done = You have one tile to wait for: another with a 3 or with an 8 completes your hand. Your discard lies face up, and only the next player may take it.
discard-other = That tile is part of a meld, or may become part of one. 14-9 goes with nothing: discard it.

let_go-title = Let it go and draw
let_go-text = Four tiles with a 7 are in your hand, and you need one more tile with a 3 or an 8. The discard is 14-6, which does not help. If you do not take it, it goes to the trash and is out for the rest of the round.
let_go-task = Let the discard go and draw from the boneyard.
let_go-done = You have drawn 13-9. It does not help either, but unlike a tile you have taken, a drawn tile may be discarded at once.
let_go-other = You may take 14-6, but it goes with none of your tiles. Draw: the boneyard may give you a 3 or an 8.

declare-title = Take and declare
declare-text = The player before you discarded 13-3, and you took it: the third tile with a 3. You may declare in the same turn, as long as the seven tiles you keep split into a meld of four and one of three.
declare-task = Put the right tile face down and say “That’s It!”
declare-done = That’s It! You kept four tiles with a 7 and three with a 3. The 8-0 stays face down, and nobody gets to see it.
declare-other = You may play on, but the next player may win first. You have a winning hand: put 8-0 face down.

run-title = A run pays more
run-text = Look at the halves of a meld that are not its suit. Each one that is followed by the next number adds 1 point; if all of them are consecutive, each tile adds 2 instead. Your tiles with an 8 have 5, 6, 7 and 12 beside it; those with a 3 have 0, 5, 9 and 13. You can win with different tiles face down.
run-task = Win with a meld of three whose other halves are consecutive.
run-done = With 5, 6 and 7 beside the 8, the meld of three scores 1 + 6 = 7 points, and the four tiles with a 3 score 1: together 8. If both melds were of the same suit, the score would be doubled.
run-other = That does not win the round now, or it wins with fewer points. Put 12-8 face down, so that 5, 6 and 7 stay together.

wait-title = Wait for a better hand
wait-text = You have drawn 14-1 and could declare: 4, 5 and 7 beside the 9 score 2 points, the four tiles with a 2 score 1. But nobody has to declare, and with 9-6 you would have 4, 5, 6 and 7. If you discard 14-1, you keep a winning hand and can declare in any later turn.
wait-task = Discard 14-1 and wait for a better hand.
wait-done = B has discarded 9-6. Take it and put a tile with a 2 face down: 9 points and 1 make 10 instead of 3. But waiting has a risk, as another player may say “That’s It!” first. You know all you need for a round.
wait-other = Declaring now is safe, but brings only 3 points, and any other discard breaks up your melds. Here, try what waiting may bring: discard 14-1.
