lead-title = The lead
lead-text = In Bergen you collect small scores, and the match is soon over. The holder of the highest double leads it, and that already scores.
lead-task = Lead 5-5.
lead-done = Leading a double scores 2. Both its sides can now be played on.

double_header-title = A double header
double_header-text = After every play except the lead, look at the two ends of the line. They show 2 and 4 now. If both show the same number, you score.
double_header-task = Make the two ends equal.
double_header-done = Both ends show the same number: a double header, 2 points.
double_header-other = Afterwards the two ends must show the same number.

triple_header-title = A triple header
triple_header-text = Both ends show 3. If they still match after your play and a double lies at one of them, it is a triple header, worth 3.
triple_header-task = Score 3 points.
triple_header-done = Both ends show 3, and your double lies at one of them: 3 points.
triple_header-other = The ends no longer match after that, so it scores nothing.

led_double-title = The double that was led
led_double-text = One side of 6-6 is still bare, so 6-6 counts as an end. The other end shows 5, and 6-5 fits in both places.
led_double-task = Play 6-5 so that it scores 3.
led_double-done = The end now shows 6, as does the bare side of 6-6: a triple header. On the other side, 6-5 would have covered the double and made only 2.
led_double-other = Keep the side of 6-6 bare, and turn the other end into a 6.

out-title = Going out
out-text = You have a single tile left. Going out scores, in addition to any points for the last play.
out-task = Play your last tile.
out-done = You are out: 1 point. If nobody can play, the lightest of the hands without a double scores instead, so do not sit on doubles.
out-other = Your last tile fits; there is no reason to draw.
