# Tournaments: refusals, names of settings, pages.

## Settings

tournament-no-individuals = { $game } with { $seats } seats is played in partnerships; individuals need 2 to 4 players on their own, or rotating partners.
tournament-no-partners = { $game } has no two partnerships here; pairs, teams and rotating partners need a game of two against two.
tournament-tie-break = Unknown tie-break “{ $name }”. Allowed: { $allowed }.
tournament-tie-break-twice = Each tie-break counts once; given: { $names }.
tournament-format-rotating = Rotating partners play an individual movement (swiss) or an arena; { $format } needs partners who stay together.
tournament-format-sides = { $format } needs tables of two sides; this game has { $sides }. Allowed: swiss, arena.
tournament-scoring-places = Scoring by places needs three or more players at a table; this game has { $sides } sides.
tournament-arena-points = In this game fewer points are better, so an arena scored by points would be won by those who play least. Allowed: wins, places (at tables of three or four).
tournament-scoring-deals = { $scoring } compares tables that play the same deals: set a number of deals.
tournament-scoring-teams = A team match compares only its own two rooms, so there is no average of other tables: choose matchpoints (each deal won, drawn or lost), total, wins or points.
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
tournament-round-sides = These rules have { $sides } sides at a table; the tournament has { $wanted }.
tournament-round-has-results = Round { $round } has results ({ $count }); undo them first.
tournament-closed = The tournament is over; undo reopens it.
tournament-manual-knockout = The bracket decides who plays whom in a knockout.
tournament-table-sides = Table { $table } has { $count } sides; it takes { $high }.
tournament-table-side = At table { $table } each side takes { $wanted }.
tournament-paired-twice = { $name } is at two tables.
tournament-still-playing = { $name } is still playing.
tournament-no-ladder = Only a ladder has challenges; this is a { $format }.
tournament-challenge = { $high ->
    [one] A challenge reaches one place up; { $name } is elsewhere.
   *[other] A challenge reaches 1 to { $high } places up; { $name } is elsewhere.
}
tournament-time-up = The { $minutes } minutes of the arena are over.
tournament-just-met = Those who are free have just met. They are paired when others have finished.
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

## Lists of entrants

tournament-list-empty = The list is empty: expected a line of headings and a line for each entrant.
tournament-list-column = Unknown column “{ $column }” in line 1. Allowed: { $allowed }.
tournament-list-column-twice = The column “{ $column }” appears twice in line 1.
tournament-list-no-name = Line 1 names no column “name” or “player1”.
tournament-list-cells = Line { $line }: { $count } cells; expected { $wanted }.
tournament-list-cell-long = Line { $line }: a cell is longer than { $high } characters; perhaps a quotation mark is not closed.
tournament-list-members = Line { $line }, column { $column }: { $count } players; expected { $wanted }.
tournament-list-name = Line { $line }, column { $column }: invalid name “{ $name }”; expected 1 to { $high } characters.
tournament-list-twice = Line { $line }, column { $column }: { $name } is there already.
tournament-list-number = Line { $line }, column { $column }: invalid number “{ $text }”; expected at most { $high }.
tournament-template = Unknown template “{ $template }”. Allowed: { $allowed }.
tournament-trf = TRF16 has two sides with one entrant each; this tournament has { $entry }.

## Templates

template-club_evening = A club evening: pairs, three Swiss rounds of 40 minutes in Dominican rules.
template-weekend_open = A weekend open: pairs, seven Swiss rounds to 200, club-mates apart, accelerated first rounds.
template-family_day = A family day: partners rotate, five rounds of six hands.
template-marks_42 = A 42 event to seven marks: double knockout of pairs.
template-school_class = A school class: everybody for themselves at tables of four and three.
template-duplicate_evening = A duplicate evening: a Howell movement of pairs, the same deals at all tables, matchpoints.

## Tie-breaks

tie-break-buchholz = Buchholz
    .help = the sum of the opponents’ scores; a round without an opponent counts as one with your own score.
tie-break-buchholz_cut_1 = Buchholz cut 1
    .help = Buchholz without the opponent who scored least.
tie-break-median_buchholz = Median Buchholz
    .help = Buchholz without the opponents who scored most and least.
tie-break-sonneborn_berger = Sonneborn-Berger
    .help = the scores of the opponents you beat, and half the scores of those you drew with.
tie-break-direct_encounter = Direct encounter
    .help = the results among those who are tied, if all of them have met.
tie-break-points_difference = Difference
    .help = points made less points of the opponents, with penalties.
tie-break-points = Points made
    .help = all points made, with penalties.
tie-break-wins = Wins
    .help = the number of rounds won.
tie-break-deals_won = Hands won
    .help = the number of hands won.
tie-break-played = Played
    .help = the number of rounds played at a table.
tie-break-lot = Lot
    .help = drawn from the seed of the tournament.

## Pages

tournament-page-round = { $name }: { $round ->
    [0] tables in play
   *[other] round { $round }
}
tournament-page-standings = { $name }: standings after round { $round }
tournament-page-seating = { $name }: { $round ->
    [0] seats at the tables in play
   *[other] seats in round { $round }
}
tournament-page-bracket = { $name }: bracket
tournament-no-bracket = Only a knockout that has begun has a bracket; this is { $format }.
tournament-stage-upper = Round { $level }
tournament-stage-lower = Lower bracket, round { $level }
tournament-stage-third = Third place
tournament-stage-final = Final
tournament-stage-semifinals = Semifinals
tournament-stage-quarterfinals = Quarterfinals
tournament-stage-again = Second final
tournament-source-winner = winner of { $match }
tournament-source-loser = loser of { $match }
tournament-word-bye = bye
tournament-word-match = Match
tournament-word-side-1 = Side 1
tournament-word-side-2 = Side 2
tournament-word-place-at-table = Side
tournament-page-cards = { $name }: { $round ->
    [0] cards of the tables in play
   *[other] table cards of round { $round }
}
tournament-page-slips = { $name }: { $round ->
    [0] result slips of the tables in play
   *[other] result slips of round { $round }
}
tournament-page-deals = { $name }: deals of round { $round }
tournament-page-frequencies = { $name }: results of each deal
tournament-page-entrants = { $name }: entrants
tournament-page-decisions = { $name }: decisions
tournament-page-rules = { $count ->
    [0] Game of the round: { $game }, { $preset }.
   *[other] Game of the round: { $game }, { $preset } with changes.
}
tournament-page-byes = Sitting out: { $names }.
tournament-page-tie-breaks = Tie-breaks, in this order
tournament-page-percentages = The percentage is the mean of the rounds played. Those who have played fewer than half as many rounds as others come after them.
tournament-page-withdrawn = Entrants who withdrew with rounds still to play rank below all who stayed.
tournament-page-penalties = Penalties
tournament-length-points = The round goes to { $value } points.
tournament-length-hands = The round has { $value ->
    [one] one hand
   *[other] { $value } hands
}.
tournament-length-deals = The round has { $value ->
    [one] one deal, the same
   *[other] { $value } deals, the same
} at all tables.
tournament-length-minutes = The round lasts { $value } minutes; play stops when the time is up.
tournament-length-minutes-last = The round lasts { $value } minutes; the hand in play is finished.
tournament-card-table = Table { $table }
tournament-slip-title = Round { $round }, table { $table }
tournament-slip-points = Points of { $name }
tournament-slip-phone = Result by phone: { $name }
tournament-slip-signature = Signature
tournament-deal = Deal { $deal }
tournament-deal-room = { $deal ->
    [0] Room { $room }
   *[other] Deal { $deal }, room { $room }
}
tournament-par = Par: { $par } { $how ->
    [solved] (best play by everybody, with all hands open)
    [solved_tricks] (usual bids, then best play with all hands open)
   *[played_on] (mean of many playouts)
}
tournament-deal-starter = Seat { $seat } begins.
tournament-deal-seat = Deal { $deal }, seat { $seat }
tournament-word-table = Table
tournament-word-tables = Round.table
tournament-word-side = Side { $side }
tournament-word-result = Result
tournament-word-drawn = draw, not played
tournament-word-round = Round
tournament-word-play-by = To be played by
tournament-word-matches = Matches
tournament-page-calendar = { $name }: calendar
tournament-overdue-open = A match that is not played in time stays open until the director decides.
tournament-overdue-draw = A match that is not played in time is a draw.
tournament-overdue-forfeit = A match that is not played in time counts for neither side.
tournament-play-by = To be played by { $date }.
tournament-word-forfeit = forfeit
tournament-word-place = Place
tournament-word-entrant = Entrant
tournament-word-score = Score
tournament-word-wins = Won
tournament-word-points = Points
tournament-word-withdrawn = withdrawn
tournament-word-number = No.
tournament-word-members = Players
tournament-word-club = Club
tournament-word-rating = Rating
tournament-word-handicap = Handicap
tournament-word-difference = Difference
tournament-word-times = Tables
tournament-word-percent = %
tournament-word-time = Time
tournament-word-by = By
tournament-word-decision = Decision
tournament-word-undone = undone

## Decisions

decision-entered = { $name } enters.
decision-withdrawn = { $name } withdraws.
decision-returned = { $name } plays again.
decision-here = Checked in: { $names }.
decision-not-here = Not here: { $names }.
decision-substituted = { $name } plays for { $entrant } from now on.
decision-round = Round { $round } is paired: { $count ->
    [one] one table
   *[other] { $count } tables
}.
decision-round-manual = The director pairs round { $round }: { $count ->
    [one] one table
   *[other] { $count } tables
}.
decision-challenge = Challenge: { $challenger } against { $other }.
decision-cancelled = Round { $round } is cancelled.
decision-result = Round { $round }, table { $table }: { $points }.
decision-corrected = Round { $round }, table { $table } is corrected: { $points } (was { $before }).
decision-penalised = { $kind ->
    [score] { $name } loses { $score } in score.
    [points] { $name } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[both] { $name } loses { $score } in score and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
decision-time = Round { $round } lasts { $minutes } minutes longer.
decision-paused = Round { $round } pauses.
decision-resumed = Round { $round } goes on.
decision-committed = All deals are committed: { $promise }.
decision-revealed = The deals of { $sets ->
    [1] set 1
   *[other] sets 1 to { $sets }
} are revealed.
decision-closed = The tournament is over.
decision-undone = Decision { $number } is undone.
decision-reason = Reason: { $reason }

## Verification

verify-tournament-pairing = Round { $round } was not paired by the rules of pairing.
verify-tournament-pairings = { $count ->
    [one] One round was
   *[other] { $count } rounds were
} paired by the rules of pairing; computing again gives the same.
verify-tournament-manual = { $count ->
    [one] One round was
   *[other] { $count } rounds were
} paired by the director.
verify-tournament-uncommitted = The deals were not committed before the event.
verify-tournament-late = The deals were committed after the first round had started.
verify-tournament-deals = The revealed deals of { $sets ->
    [1] set 1
   *[other] sets 1 to { $sets }
} do not follow from the commitment.
verify-tournament-hidden = The deals are committed ({ $promise }), and none is revealed yet.
verify-tournament-revealed = The deals of { $sets ->
    [1] set 1
   *[other] sets 1 to { $sets }
} follow from the commitment { $promise }, made before the first round.
