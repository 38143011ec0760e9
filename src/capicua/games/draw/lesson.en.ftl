goal-title = Match an end
goal-text = Get rid of your tiles before your opponent does. A tile is played at an open end of the line, and the halves that touch must show the same number. The ends show 3 and 2.
goal-task = Play 6-2 at the end that shows 2.
goal-done = The 2 is covered, and that end now shows 6. The turn passes to your opponent.
goal-other = That tile fits too, but at the other end: here, cover the 2.

draw-title = Nothing fits
draw-text = The ends show 3 and 2, and you hold neither number. In Draw you do not pass yet: you go to the boneyard, the tiles lying face down.
draw-task = Draw a tile.
draw-done = Your turn is not over. You keep drawing until a tile fits, and pass only if the boneyard runs out first.

drawn-title = Play what fits
drawn-text = You have drawn twice: 6-6 fits nowhere, but 3-0 does.
drawn-task = Play 3-0.
drawn-done = The drawn tile is played in the same turn. Your opponent has seen you draw, and so knows that you had no 3 and no 2.

out-title = Going out
out-text = The player who gets rid of the last tile ends the round and scores the pips left in the opponent’s hand.
out-task = Play your last tile, 3-1.
out-done = You are out. Your opponent still holds 6-4 and 5-5, which is 20 points for you.

heavy-title = Heavy tiles first
heavy-text = Two of your tiles fit. If your opponent goes out first, or the round is blocked, the pips in your hand count against you.
heavy-task = Play the heavier tile that fits.
heavy-done = 6-2 takes 8 pips out of your hand, 3-0 only 3. With no other reason to choose, play the heavy tile.
heavy-other = That keeps the 8 pips of 6-2 in your hand.
