# The lesson of Super Dominos.

goal-title = The goal
goal-text = Six legs can grow from the double in the middle. Everyone tries to be the first to get rid of their tiles. Leg L1 ends in a 7, and you have one tile left.
goal-task = Place 7-5 on leg L1.
goal-done = You are out and win the round. In simple scoring you get 1 point for every tile that the others still hold: 2 and 3 make 5.

open-title = The start double
open-text = The set goes up to 15-15, and with it everyone takes nine tiles. The first player puts any double they hold in the middle. You have 11-11 and 4-4. All legs will start with that number, so choose the one that matches more of your tiles.
open-task = Start with the double that matches more of your tiles.
open-done = You have three more tiles with an 11, and each can start a leg. That was your turn, and 11-11 has no power, so B simply plays next.
open-other = You may start with 4-4, but you hold no other 4. Choose the double that helps your other tiles.

legs-title = Your turn
legs-text = In your turn you place one tile. It goes on a leg that is started, where it matches the end, or it starts a new leg, where it matches the start double. The ends are a 7 and a 2, and the start number is 9.
legs-task = Place a tile that fits.
legs-done = The other half of your tile is now the end of its leg. The others may play there, too: the legs belong to everyone.

draw-title = Drawing two
draw-text = You hold no 9, no 7 and no 2. A double needs its own number as well, so 4-4 does not fit. A player who cannot place a tile draws two.
draw-task = Draw.
draw-done = You drew 9-6 and 5-0. One of them fits, so you had to place it: 9-6 has started leg L3. If nothing had fitted, your turn would have been over.

double-title = A double skips
double-text = B comes after you and has only one tile left. If the last tile that you place in your turn is a double, the next player loses a turn.
double-task = Keep B from playing.
double-done = B lost the turn, C played, and now it is your turn again. There is one exception: a 13-13 casts a spell instead, which you will meet soon.
double-other = After that it is the turn of B, who may go out. A double makes B lose the turn.

fifteen-title = Numbers with powers
fifteen-text = A tile leaves a number if that number is the new end of its leg. Leave a 15, and every other player takes a tile. Leave a 3, and the direction of play reverses. Leave a 14, and you may place another tile.
fifteen-task = Make the others take a tile each.
fifteen-done = Your tile left a 15, so B and C had to take a tile each. B had one tile and has two now: that is more to score for the winner.
fifteen-other = That leaves a 2, which has no power. Look for the tile that leaves a 15.

spell-title = A spell
spell-text = C has left a 13: that casts a spell on leg L1. While it lasts, nobody may play anywhere else, and only a tile with a 13 or any double may go there. A player who has none draws two.
spell-task = Answer the spell.
spell-done = The spell is over: the leg has a new end, and all legs are free again. After 6-6, the next player loses a turn as well. If you had held no such tile, the spell would have gone on to the next player.

out-title = Going out
out-text = You hold two tiles, and C only one. 8-2 fits leg L2, 14-7 fits leg L1. One of them lets you place another tile at once. In which order do you play them?
out-task = Begin with the tile that lets you play on.
out-done = 14-7 left a 14, so you could place 8-2 in the same turn, and you are out. Keep a tile with a power for the end, and watch how many tiles the others hold.
out-other = Then your turn is over with a tile in hand. Leave a 14 first, and you can place both.
