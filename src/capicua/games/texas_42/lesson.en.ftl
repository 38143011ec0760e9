# The lesson of Texas 42.

goal-title = The goal
goal-text = Texas 42 is played in pairs, and in tricks: each player plays one tile, and the best of the four takes the trick. You and your partner C, who sits opposite, have promised to take 30 points. You have 29, and this is the last trick.
goal-task = Take the last trick with 3-3, the highest of all.
goal-done = A trick is worth one point, which makes 30: you keep your promise. Both sides score what they took. The match goes to the first side with 250 points.

follow-title = Following suit
follow-text = D has led 6-5. A tile calls for its higher number, here sixes: a player who holds a six has to play one. The tile counts as a six or a five, but here only the sixes matter.
follow-task = Follow suit.
follow-done = In each suit the double is the highest, then the other half decides: 6-6 beats 6-5, 6-2 and 6-0. C has won the trick for your side, and leads to the next one.

trump-title = Trumps
trump-text = Threes are trumps in this round: all tiles with a 3 beat every other suit. A trump belongs to no other suit, so your 6-3 is not a six, and you need not follow. You may play anything.
trump-task = Take the trick with your trump.
trump-done = A single trump beats all the sixes. The trick is worth one point, and B had to put 6-4 on it, which is worth ten more: your side has 11.
trump-other = That is allowed, as you hold no six, but it cannot win: only a trump beats the suit that was led. Take the trick.

partner-title = Points for the partner
partner-text = Five tiles carry points of their own: 5-5 and 6-4 ten each, 5-0, 4-1 and 3-2 five each. With seven tricks that makes 42. Your partner C has led 2-2, the highest two. You hold no two and no trump.
partner-task = Give your partner the most points that you have.
partner-done = C takes the trick: one point for it and ten for your 5-5. Give your points to tricks that your partner is sure to win.
partner-other = That tile carries no points. Your partner’s 2-2 may well win the trick, so put your 5-5 on it.

bid-title = Bidding
bid-text = Each round begins with an auction. You pass, or bid how many of the 42 points your side will take: at least 30, and always more than the bid before. You hold four of the seven threes, among them the highest, and 6-6.
bid-task = Bid 31.
bid-done = The others pass, so your bid stands. If your side takes 31 points or more, both sides score what they took. If not, you score nothing, and the others score theirs and your bid.
bid-other = Your hand is worth a bid: four trumps with the double, and a sure 6-6. Do not promise more than you need, either: try 31.

name_trump-title = Naming the trump
name_trump-text = The bidder names the trump: a number, the doubles, or no trump. Choose a suit in which you hold many tiles and the double.
name_trump-task = Name the suit you hold most tiles of.
name_trump-done = Threes are trumps, and four of the seven are yours. You also lead to the first trick.
name_trump-other = You hold more threes than anything else, and the highest of them. Make threes trump.

draw_trumps-title = Leading trumps
draw_trumps-text = You are the bidder with four of the seven trumps. As long as others hold trumps, they may trump your 6-6. If you lead a trump, every player who holds one has to play it.
draw_trumps-task = Lead your highest trump.
draw_trumps-done = All three others had to give a trump, and now you hold the only ones left. With the five points of 3-2 this trick is worth six.
draw_trumps-other = That tile may lose to a trump, or leave the others theirs. Draw them first, with the trump that nothing beats.

set-title = Stopping a bid
set-text = Now D is the bidder, has bid 32 and has 25 points so far. Two tricks are left, and D has led 6-4, which carries ten. If your side takes this trick, D cannot get there.
set-task = Stop the bid: take the trick.
set-done = One point for the trick, ten for 6-4 and five for your partner’s 4-1. D stays below 32 and scores nothing; your side scores its points and the 32. That is all you need for a round of Texas 42.
