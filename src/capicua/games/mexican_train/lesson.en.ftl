# The lesson of Mexican Train.

goal-title = The goal
goal-text = In the middle of the table lies a double, the station, here 12-12. From it every player builds a row of tiles, a train. The first player to get rid of all their tiles ends the round. Your train ends in a 4, and you have one tile left.
goal-task = Play 4-2 on your train, where its 4 meets the 4.
goal-done = You are out. All players score the pips they still hold, and low scores are good: you score 0, B 18 and C 12. After several rounds the lowest total wins.

series-title = Start your train
series-text = A round begins when the starter puts their highest double in the station. The first tile of a train has to match it: you have just begun yours with 12-8. Usually you play one tile in a turn, but in the turn in which you start your own train you may go on, as long as each tile matches the one before.
series-task = Go on with 8-5.
series-done = Now your train ends in a 5, and 11-5 fits, too. Before you start, look for the longest row in your hand. You may also stop earlier.
series-other = You may stop here, but only in this turn can you lay several tiles in a row. Go on with 8-5.

siding-title = Trains for everyone
siding-text = Besides the players’ own trains there are sidings: M1, M2 and so on. Any player may start a siding with a tile that matches the station, and from then on anyone may play on it. For now, only B and C may play on their own trains.
siding-task = Start a siding with 12-10.
siding-done = B has gone on with 10-3 straight away, as anyone may. You have got rid of 22 pips, and 5-3 still fits your own train.
siding-other = That fits your train, where it will most likely fit next time, too. Start a siding with your heaviest tile.

draw-title = No tile fits
draw-text = Your train ends in a 5, there is no siding yet, and you have nothing that matches. A player who cannot play draws one tile from the boneyard. If it fits, it must be played at once.
draw-task = Draw a tile.
draw-done = You drew 11-0, which does not fit either. So your train was marked: it is open, and B played 5-2 on it straight away. It stays open until you play on it yourself.

own_train-title = Close your train
own_train-text = Your train is marked, so anyone may play on it. As soon as you play on it yourself, the marker comes off, and the train is yours alone again. Tiles of the others do not do that.
own_train-task = Play on your own train.
own_train-done = The marker is gone. Now only you can play on the 0 at the end of your train.
own_train-other = That is allowed, but your train stays open, and others may take its end from you. Play on your own train.

double-title = Doubles
double-text = A double is laid crosswise. It has to be covered at once: in the same turn you play another tile on it. You have just played 4-4 on M1.
double-task = Cover the 4-4 with a tile that matches it.
double-done = Two tiles in one turn, and the double binds nobody. If you had had no 4, you would have drawn a tile, and if that had not fitted either, your train would have been marked.

cover-title = A double that is left open
cover-text = C, the player before you, could not cover 4-4 on M1, and now has a marked train. Until somebody covers the double, nobody may play anywhere else. A player who cannot cover it draws a tile.
cover-task = Cover the double.
cover-done = The double is covered, and B may play anywhere again. Covering it used up your turn.

open_train-title = Use the open trains
open_train-text = C’s train is marked, and its end fits your 11-10. On your own train, which nobody else can use, 5-1 fits. Every pip left in your hand counts against you at the end.
open_train-task = Play the tile that may no longer fit next time.
open_train-done = You got rid of 21 pips just in time: C has played 10-2 there, and closed the train. Your 5-1 can still be played. You know all you need for a round.
open_train-other = That can wait, as your own train belongs to you alone. C’s train may be closed before your next turn: play 11-10.
