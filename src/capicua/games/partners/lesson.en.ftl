# The lesson of Partners.

goal-title = The goal
goal-text = Two play against two: your partner is C, who sits opposite you, and B and D are your opponents. The tiles form a line in which equal numbers touch. This line ends in a 3 on the left and in a 5 on the right. You have one tile left.
goal-task = Play 3-1 on the left, where its 3 meets the 3.
goal-done = You are out, and so you win the round for both of you. Your side scores what the two opponents still hold, B’s 12 pips and D’s 8; what your partner holds does not matter.

lead-title = The lead
lead-text = All 28 tiles are dealt, seven to each player. The player who holds 6-6 leads the first round, and must lead that tile. That is you.
lead-task = Lead 6-6.
lead-done = The turn goes to the right: D has played, then your partner C, and now it is B’s turn. Both of them had to match the 6.

pass-title = Passing
pass-text = In your turn you play one tile that fits an end. Here the ends are a 3 and a 5, and you have neither. Nobody draws, as there is no boneyard. You may pass only if you cannot play.
pass-task = No tile of yours fits, so pass.
pass-done = D has played, and now it is your partner’s turn. All three have seen that you hold no 3 and no 5.

blocked-title = A blocked round
blocked-text = A round is also over when nobody can play: it is blocked. Then the pair whose two hands weigh less wins, and scores what the opponents hold. The right end is a 3, and six of the seven tiles with a 3 lie in the line. You hold the last one, and your two other tiles are light.
blocked-task = Block the round: play 3-0 on the left.
blocked-done = Both ends are a 3, and no tile with a 3 is left. You and your partner hold 12 pips together, your opponents 35, and these 35 are yours.
blocked-other = After that tile the round goes on, and your opponents can get rid of heavy tiles. Block it now: play 3-0 on the left.

capicua-title = Capicúa
capicua-text = Several countries have bonuses of their own. This is the Dominican game: the winner of a round scores all the pips that are left, even their partner’s. And going out with a tile that fits both ends, which show different numbers, is a capicúa: 25 points more.
capicua-task = Go out with 5-2, on either end.
capicua-done = Capicúa! 37 pips are left in the three other hands, and with the 25 points your side scores 62. If both ends had been a 5, it would have been an ordinary way out.

full_pass-title = Three passes
full_pass-text = This is the Dominican game again. If all three others pass on your tile, your side scores 25 points, and you play once more. All of them have passed on a 4 and on a 5 before. The ends are a 1 on the left and a 4 on the right.
full_pass-task = Leave two ends that nobody else can match.
full_pass-done = Nobody had a 4 or a 5: 25 points for your side, which you keep even if you lose the round. And now it is your turn again.
full_pass-other = After that tile at least one end may suit somebody. Turn the 1 into a 5, which all three lack.

partner-title = Help your partner
partner-text = Without a word, the tiles tell you something: a player who leads a number often holds more of it. Your partner led 2-2 and B played 5-2, so the line ends in a 2 on the left and in a 5 on the right.
partner-task = Leave your partner’s 2 alone and cover the opponent’s number.
partner-done = D had neither a 2 nor a 0 and passed, and your partner could go on with 6-2. Cover the opponents’ numbers and leave your partner’s open.
partner-other = That tile covers the 2 that your partner led, and it leaves the opponent’s 5. Play on the 5 instead.

next_player-title = Remember the passes
next_player-text = D plays after you, and has passed on a 1 and on a 4 in this round. The line ends in a 4 on the left and in a 2 on the right.
next_player-task = Play so that D has to pass.
next_player-done = D passed, and your partner C can play at either end. Remember who passed on which number: that is half of the game. You know all you need for a round.
next_player-other = That leaves an end on which D may be able to play. Let the ends be a 4 and a 1, as D has neither.
