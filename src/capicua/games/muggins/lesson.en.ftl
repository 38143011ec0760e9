lead-title = The lead
lead-text = In Muggins you want the open ends of the layout to add up to 5, 10, 15 and so on. In the first round the highest double leads.
lead-task = Lead 5-5.
lead-done = A double lies crosswise and counts with both halves: the count is 10.

claim-title = Claim your score
claim-text = Points are not counted for you. 5-5 lies alone on the table, and right after your play you claim its score.
claim-task = Claim the true score.
claim-done = 10 is right: you score 10 points, and nobody may call.
claim-other = Count both halves of 5-5 again; a wrong claim scores nothing.

score-title = A play that scores
score-text = 5-5 counts 10 as long as one side is bare. A tile beside it adds its far half.
score-task = Play the tile that makes the ends count 10.
score-done = 10 from the double and 0 from the other end make 10. Now it has to be claimed.
score-other = The ends must count a multiple of five. 5-4 would make 14.

nothing-title = Nothing to claim
nothing-text = The ends count 10 from the double and 2 from your tile: 12.
nothing-task = Claim nothing.
nothing-done = 12 is no multiple of five. Your opponent is asked all the same, so that the question gives nothing away, and rightly lets it go.
nothing-other = The ends count 12: whatever you claim would be wrong.

muggins-title = Muggins!
muggins-text = Your opponent has led 5-5 and claimed nothing. A score that is overlooked goes to the first player to call it.
muggins-task = Call Muggins with the true score.
muggins-done = The 10 points are yours. Count after every play, your opponents’ too.
muggins-other = The count is 10; letting it go, or a different number, leaves those points behind.
