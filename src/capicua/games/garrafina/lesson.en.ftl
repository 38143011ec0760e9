# The lesson of Garrafina.

goal-title = The goal
goal-text = A cross of dominoes grows from a double in the centre: one row of tiles, a train, for each player. The first player to get rid of all their tiles wins the round. You have one tile left, and your train ends in a 6.
goal-task = Play 6-1 on your train.
goal-done = You are out and win the round. Your opponent loses the pips still in hand, 8 on 5-3 and 4 on 2-2, and you score these 12.

turn-title = A turn
turn-text = In your turn you play one tile. One half has to match the end of the train; the other half is the new end. Your own train is always yours to play on; the others’ trains are private, too.
turn-task = Play the tile that fits your train.
turn-done = Your train now ends in a 1. Your 5-0 would fit B’s train, but that train is private: only B may play on it.

lead-title = The lead
lead-text = In the first round the player with the highest double leads it, and it becomes the centre of the cross. Nobody holds 6-6, so your 5-5 is the highest.
lead-task = Lead 5-5.
lead-done = All trains begin at the centre, so each of them ends in a 5. In later rounds another player starts, and the leader may choose which double to lead.

pass-title = Passing opens your train
pass-text = Nothing in your hand fits your train, which ends in a 6, and the other trains are private. Nobody draws in Garrafina, so you have to pass. A pass opens your train to everyone.
pass-task = Pass.
pass-done = Your train was open, and B has played 6-3 on it. A tile that is not a double closes an open train again, no matter who plays it: your train is private once more, and ends in a 3.

open_train-title = An open train
open_train-text = B has passed, so B’s train is open: anyone may play on it. Nothing of yours fits your own train, and you may pass only if no tile fits an open train either.
open_train-task = Play on B’s open train.
open_train-done = You have got rid of a tile, and you have closed the train: it ends in a 1, and only B may go on. As you did not pass, your own train stays private.

double-title = A double keeps it open
double-text = A double leaves the end of a train as it was, and an open train stays open. You hold 4-4 and 4-1, and both fit B’s open train.
double-task = Play the tile that leaves the train open.
double-done = Nobody else had a 4, so the train is still open and you can play your 4-1 on it, too. Played the other way round, 4-1 would have closed the train to 4-4.
double-other = That tile closes the train, and then your 4-4 has no place. A double leaves the train open for your next tile.

exchange-title = Exchanging a hand
exchange-text = With two or three players some tiles are left over, in heaps of seven. You start this round and have no double to lead. You may pass, or put your hand away unseen and take a heap. But an exchange has its price: if you lose the round, your loss counts double.
exchange-task = Try it: exchange your hand.
exchange-done = You have seven new tiles with two doubles, and have to lead one of them at once. If somebody else wins this round, your loss counts twice.
exchange-other = Passing is allowed, and it is often wise: an exchange doubles what you may lose. Here we want to see what an exchange does.

own_train-title = Your own train can wait
own_train-text = Two tiles left: 6-1 fits your own train, 4-0 fits B’s open train. Nobody can take your private train from you, but an open train may be closed before your next turn.
own_train-task = Play on the train that may be gone next time.
own_train-done = B had to pass and C played elsewhere; your own train still waits for 6-1, your last tile. Use the open trains while they are open. Now you know how a round of Garrafina goes.
own_train-other = Your own train is safe: nobody else may play on it. Use the open train first, as long as it is open.
