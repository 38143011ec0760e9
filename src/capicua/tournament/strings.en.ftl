# Tournaments: refusals, names of settings, pages.

## Settings

tournament-no-individuals = { $game } with { $seats } seats is played in partnerships; individuals need 2 to 4 players on their own, or rotating partners.
tournament-no-partners = { $game } has no two partnerships here; pairs, teams and rotating partners need a game of two against two.
tournament-tie-break = Unknown tie-break “{ $name }”. Allowed: { $allowed }.
tournament-format-rotating = Rotating partners play Swiss, which then is an individual movement; not { $format }.
tournament-format-sides = { $format } needs tables of two sides; this game has { $sides }.
tournament-scoring-places = Scoring by places needs three or more players at a table; this game has { $sides } sides.
tournament-scoring-deals = { $scoring } compares tables that play the same deals: set a number of deals.
tournament-deals-sides = Duplicate deals need two sides; this game has { $sides }.
tournament-movement-deals = A { $format } movement needs duplicate deals: set a number of deals.
tournament-movement-size = Invalid number of pairs { $pairs } for a { $kind } movement: expected { $span }.
tournament-win-draw-loss = Invalid values: a win ({ $win }) must not be worth less than a draw ({ $draw }), nor a draw less than a loss ({ $loss }).

## Entrants

tournament-name = Invalid name “{ $name }”: expected 1 to { $high } characters.
tournament-name-taken = { $name } has entered already.
tournament-late-entry = It is too late to enter: the schedule of a { $format } is made when the first round starts.
tournament-too-many-entrants = No more than { $high } can enter.
tournament-members = { $name } has { $count } names; expected { $wanted }.
tournament-no-entrant = Unknown entrant “{ $text }”.
tournament-ambiguous = “{ $text }” is not clear: { $allowed }.
tournament-already-withdrawn = { $name } has withdrawn.
tournament-not-withdrawn = { $name } has not withdrawn.
tournament-no-return = { $name } cannot come back: a knockout goes on without those who withdrew.
tournament-no-member = { $name } does not play for { $entrant }. Expected: { $allowed }.

## Rounds

tournament-no-round = There is no round { $round }; rounds started: { $high }.
tournament-no-table = There is no table { $table } in round { $round }; tables: { $high }.
tournament-too-few = Too few can play: { $count }, and a table takes { $wanted }.
tournament-nothing-ready = No match can be played now: enter the missing results, or the knockout is over.
tournament-results-missing = Results of round { $round } are missing, at these tables: { $tables }.
tournament-all-rounds-played = All { $rounds } rounds have been started.
tournament-round-has-results = Round { $round } has results ({ $count }); undo them first.
tournament-closed = The tournament is over; undo reopens it.
tournament-manual-knockout = The bracket decides who plays whom in a knockout.
tournament-table-sides = Table { $table } has { $count } sides; it takes { $high }.
tournament-table-side = At table { $table } each side takes { $wanted }.
tournament-paired-twice = { $name } is at two tables.
tournament-still-playing = { $name } is still playing.
tournament-no-ladder = Only a ladder has challenges; this is a { $format }.
tournament-challenge = The challenge reaches { $places } places up; allowed: 1 to { $high }.
tournament-minutes = Invalid number of minutes { $minutes }: expected 1 to { $high }.
tournament-already-paused = Round { $round } is paused already.
tournament-not-paused = Round { $round } is not paused.

## Results

tournament-has-result = Table { $table } of round { $round } has a result; to change it, correct it.
tournament-no-result = Table { $table } of round { $round } has no result yet.
tournament-result-sides = { $count } numbers do not fit a table of { $sides } sides.
tournament-result-nobody = Somebody must go on: both sides of a knockout match cannot forfeit.
tournament-result-deals = The result has { $count } deals; expected { $wanted }.
tournament-result-sum = The points are not the sum of the deals.
tournament-result-size = Invalid points { $points }: expected at most { $high }.
tournament-result-draw = A knockout match needs a winner.
tournament-penalty-reason = A penalty needs a reason.
tournament-penalty-amount = A penalty takes score or points, more than 0.
tournament-nothing-to-undo = There is nothing to undo.
tournament-no-decision = There is no decision { $number } that counts; the list has { $high }.
tournament-undo-later = Decision { $number } cannot be undone alone: later ones rest on it. Undo those first.
tournament-undo-deals = Commitments and revealed deals cannot be undone.

## Duplicate deals and files

tournament-no-deals = This tournament has no duplicate deals.
tournament-committed-late = Deals are committed once, before the first round.
tournament-not-committed = The deals were not committed here.
tournament-too-many-sets = There is no set { $set } of deals; an event has at most { $high }.
tournament-set-hidden = Set { $set } of the deals is not revealed yet; revealed: { $high }.
tournament-file-format = This is not a tournament (“{ $format }”; expected { $allowed }).
tournament-file-damaged = The tournament file is damaged: { $why }
