goal-title = The goal
goal-text = Each player puts 1 chip into the pot, gets five tiles and bets. The best hand takes the pot, or the player who makes all the others fold. There are no blanks and no 1-1: twenty tiles, and only five of them are doubles.

check-title = Check
check-text = You act first and nobody has bet. Your hand makes nothing: its highest piece is the 6-5, and any double beats that.
check-task = Stay in without paying: check.
check-done = Both of you checked, so the hands were shown. The 4-4 beat your 6-5, and you lost no more than the chip you began with.
check-other = A bet puts two more chips at risk with a hand that nearly always loses; a check costs nothing.

doubles-title = Doubles make hands
doubles-text = Two doubles are a pair, three are threes, four are fours. You hold 6-6, 4-4 and 3-3, and your other two tiles, 6-2 and 2-1, share the 2: that is a full hand, better than plain threes.
doubles-task = You have an excellent hand. Bet 2.
doubles-done = The other player called with a pair, two doubles. Your full hand took a pot of 6: the two antes and two chips from each of you.
doubles-other = If you check and the other player checks too, you win a single chip with a hand that is almost never beaten.

straight-title = Straights
straight-text = Tiles are in sequence when they share a number and their other ends follow each other: 6-4, 5-4, 4-4, 4-3. That is a four straight. From low to high: high piece, pair, flush (five tiles with one number), threes, four straight, full hand, five straight, fours, six straight, royal.
straight-task = Your four straight beats even three doubles. Bet 2.
straight-done = The other player called with threes: 5-5, 3-3 and 2-2. A four straight is one rank above them.
straight-other = If you check and the other player checks too, a strong hand earns no more than the ante.

fold-title = Fold
fold-text = Now the other player spoke first and bet 2. To stay in you must pay 2. Your highest piece is the 6-4, and the five doubles are all elsewhere.
fold-task = Give up the hand: fold.
fold-done = You lost your ante and nothing more. The other player takes the pot and shows nothing.
fold-other = Calling costs 2 and raising costs 4, with a hand that wins about one time in twenty-five.

raise-title = Raise
raise-text = The other player has bet 2. You hold four doubles. With four of the five in your hand, nobody else can have even a pair.
raise-task = Raise to 4, one unit above the bet.
raise-done = The other player called with a flush of fives. Fours beat it, and the raise won you two chips more than a call.
raise-other = A call would win too, but you would leave chips with a player who wants to pay. Folding this hand would be a gift.

limit-title = The last raise
limit-text = You bet, the other player raised, you raised, and the other player raised once more. After a bet there are at most three raises, so nobody can go above 8. You have three doubles and have paid 6.
limit-task = Pay the last 2: call.
limit-done = A call ends the betting, and the hands are shown. Your threes beat the pair, and the whole pot of 18 is yours.
limit-other = To fold now would give away 7 chips to save 2, and only a rare hand beats three doubles.

bluff-title = A bluff
bluff-text = Three players. The other two have checked, so neither seems to have much. You are last to act, and your hand is worth nothing: at a showdown one double is enough to beat you.
bluff-task = Bet 2, as if you had something.
bluff-done = Both folded hands that were better than yours, and nobody sees what you held. A bet wins in two ways: with the best hand, or when all the others fold.
bluff-other = If you check, the hands are shown, and the 6-5 will hardly ever beat two opponents.

draw-title = The draw
draw-text = In five-tile draw you may throw away up to three tiles after the first betting round and get as many new ones. Then there is a second round of betting, with bets twice as high. Doubles are what good hands are made of: you hold two.
draw-task = Keep 6-6 and 3-3. Throw away 4-2, 4-3 and 5-1.
draw-done = You drew a third double, the 5-5, and with it 6-2 and 3-2, which share the 2: a full hand. Count how many tiles the others draw, too. Somebody who takes three had little to keep.
draw-other = Each new tile is another chance of a third double, so throw away all three that are not doubles, and never a double.
