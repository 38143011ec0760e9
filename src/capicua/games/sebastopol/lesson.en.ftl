lead-title = The double six opens
lead-text = Four players share out the whole set, seven tiles each. You want to be the first to get rid of your tiles. The player who holds 6-6 leads it, in every round.
lead-task = Lead 6-6.
lead-done = 6-6 has four open sides: right, left, up and down. The turn passes on.

cross-title = The cross comes first
cross-text = Until all four sides of 6-6 carry a tile, only a six on a bare side may be played. One side is taken; no arm may be lengthened yet.
cross-task = Play one of your sixes beside 6-6.
cross-done = Two arms of the cross are begun. Which six you play is up to you, but if you hold one you must play one.

no_six-title = No six, no play
no_six-text = Three arms are begun, and the fourth needs a six. 4-4 would fit an arm, but that has to wait.
no_six-task = Pass.
no_six-done = Now everyone knows that you hold no six. Nobody draws here, so passing is all you can do.

arms-title = Four arms
arms-text = The cross is complete. From now on you may play on any of the four arms that your tile matches. The ends show 4, 5, 2 and 1.
arms-task = Play 5-2 on the arm that shows 5.
arms-done = That arm now shows 2. A double played later lies crosswise and opens nothing.
arms-other = That is a legal move, but here try the arm on the left: 5-2 goes on its 5.

sixes-title = The last two sixes
sixes-text = Five of the seven sixes are in the cross. You hold the other two, 6-3 and 6-0; each now fits by its other half only. An end that shows a six can be followed only by the last six.
sixes-task = Shut the arm that shows 0: play 6-0 there.
sixes-done = That arm shows 6, and only your 6-3 can follow. The others have one arm less to play on.
sixes-other = That leaves the arm that shows 0 open to everyone.

out-title = Going out
out-text = Your last tile fits two arms. The player who goes out scores all the pips the others hold; in a blocked round the lightest hand scores most.
out-task = Play 2-1 on either arm.
out-done = The round ends at once. The other three hold 59 pips, and they are yours.
