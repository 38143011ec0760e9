lead-title = The lead
lead-text = Each player builds a train outward from a double in the middle. Be the first to get rid of your tiles: the others lose the pips they still hold. A starter who holds a double must lead one.
lead-task = Lead 3-3.
lead-done = Both trains now begin at 3. The lead is your whole turn.

train-title = Your own train
train-text = Your train ends in 6, your opponent’s in 3. A turn is one tile, and the half that touches the train must match its end.
train-task = Put one of your sixes on your train.
train-done = The other half of your tile is the new end of your train. As long as you could play, you were not allowed to draw.

draw-title = Nothing fits
draw-text = You hold no 6 for your train. 4-3 would fit your opponent’s, but that train is private.
draw-task = Draw a tile.
draw-done = It is still your turn: you draw until a tile fits and play it, or until the boneyard is empty. While it lasts nobody may pass.

open-title = An open train
open-text = The boneyard is empty and nothing fits your train.
open-task = Pass.
open-done = Your train is open now: your opponent may play on it too.

guest-title = On another player’s train
guest-text = The other train is open and ends in 4. Both 4-2 there and 3-1 on your own train fit.
guest-task = Play 4-2 on the open train.
guest-done = That train now ends in 2 and is private again; only a double would have left it open. 3-1 still fits your own train.
guest-other = Your own train will wait for 3-1. The open train may be closed by the time you want to play 4-2.

out-title = The last tile
out-text = The player who plays the last tile wins the round, and the others lose the pips in their hands.
out-task = Play 2-0.
out-done = Your opponent loses the 16 pips of 5-4 and 4-3, and you gain them.
