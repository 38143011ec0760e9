# Tournaments: creating, directing, taking part, the big screen.

## All tournaments

web-event-events = Tournaments
web-event-about = With real tiles and phones, or with tables here: pairings, clocks, results, standings.
web-event-new = New tournament
web-event-mine = My tournaments
web-event-forget = Remove { $name } from this list
web-event-clubs = Clubs
web-event-none = There are no public tournaments right now.
web-event-list-now = In play
web-event-list-soon = Coming up
web-event-list-past = Played
web-event-stage-entry = open for entries
web-event-stage-ready = between rounds
web-event-stage-playing = in play
web-event-stage-complete = all rounds played
web-event-stage-closed = over
web-event-role-director = director
web-event-role-assistant = assistant
web-event-role-entrant = you play
web-event-role-nobody = visited

## Formats

web-event-format = Format
web-event-format-swiss = Swiss
web-event-format-round_robin = Round robin
web-event-format-double_round_robin = Double round robin
web-event-format-knockout = Knockout
web-event-format-double_knockout = Double knockout
web-event-format-arena = Arena
web-event-format-ladder = Ladder
web-event-format-mitchell = Mitchell movement
web-event-format-howell = Howell movement
web-event-format-rotating = Individual movement
web-event-formats-rotating = With rotating partners: an individual movement, in which everybody plays with and against everybody as evenly as possible, or an arena. The other formats need partners who stay together.
web-event-formats-large = At tables of three or four: Swiss or an arena. The other formats need two sides at a table: two players, or pairs.
web-event-entry = Who enters
web-event-entry-pairs = pairs
web-event-entry-individuals = individuals
web-event-entry-rotating = individuals with rotating partners
web-event-entry-teams = teams of two pairs
web-event-scoring = Scoring
web-event-scoring-wins = By rounds won
web-event-scoring-points = By points
web-event-scoring-places = By places at the table
web-event-scoring-matchpoints = Duplicate, matchpoints
web-event-scoring-average = Duplicate, against the average
web-event-scoring-total = Duplicate, total points
web-event-length = A round lasts
web-event-length-points = to a number of points
web-event-length-hands = a number of hands
web-event-length-minutes = some minutes
web-event-value-points = Points
web-event-value-hands = Hands
web-event-value-minutes = Minutes

## Creating

web-event-new-about = Choose a template and a name. Everything else can stay as it is, or be changed before the first round.
web-event-what = What you play
web-event-name = Name of the tournament
web-event-name-hint = Friday at the club
web-event-name-needed = Give the tournament a name.
web-event-template = Template
web-event-own-rules = Rules of the club
web-event-own-rules-none = those of the template
web-event-where = Where
web-event-real-tiles = At real tables; results come by phone or on paper
web-event-online = At tables on this server
web-event-other-round = Another game, other rules or length in this round
web-event-other-misfit = { $together ->
    [1] In this tournament { $sides } play at a table, without partners: choose a game and rules for that.
   *[other] In this tournament two play against two: choose a game and rules with partners.
}
web-event-settings = Tournament settings
web-event-save-settings = Save settings
web-event-settings-late = The tournament has begun: its game, rules and format no longer change.
web-event-count-accelerated = Accelerated first rounds
web-event-count-minutes = Minutes of the arena (0: no limit)
web-event-count-reach = Places that a challenge reaches
web-event-third-place = Match for the third place
web-event-change-settings = Game, rules, format, length and tie-breaks
web-event-game = Game
web-event-seats = Players at a table
web-event-number-of-rounds = Rounds
web-event-rounds-help = 0: as many as the format needs.
web-event-deals = Deals in each round
web-event-rated = Results count for the ratings of players with accounts
web-event-rated-help = With real tiles, players link their accounts on their own phones before they play. Only a preset without changes counts; a round to a number of points must go to that of the preset. This is fixed once the first round starts.
web-event-is-rated = rated
web-event-unrated = { $name }: link your account, and your results from now on count for your rating.
web-event-tell-account = Link my account
web-event-over-weeks = Rounds over several weeks
web-event-calendar = Calendar
web-event-calendar-help = Give each round a last day; it ends at midnight. Without dates, rounds follow one another.
web-event-first-by = First round to be played by
web-event-days = Days for each further round (0: no date)
web-event-challenge-days = Days to play a challenge (0: no limit)
web-event-overdue = A match that is not played in time
web-event-overdue-open = stays open until the director decides
web-event-overdue-draw = is a draw
web-event-overdue-forfeit = counts for neither side
web-event-save-calendar = Save the calendar
web-event-play-by = To be played by { $date }
web-event-round-by = Round { $round }: by { $date }
web-event-drawn = draw, not played
web-event-document-calendar = Calendar
web-event-prizes = Prizes
web-event-prizes-label = Prizes by place
web-event-prizes-help = One a line, the first place first. Equal places share theirs. They are in the final standings.
web-event-last-hand = The hand in play when the time is up is finished
web-event-clubs-apart = Players of the same club do not meet if it can be avoided
web-event-tie-break-add = Add a tie-break
web-event-tie-break-up = Move { $name } up
web-event-tie-break-remove = Remove { $name }
web-event-tie-break-none = Equal scores share a place.
web-event-arrangements = Entries and access
web-event-your-name = Your name
web-event-starts-at = Starts at
web-event-places = Places (empty: no limit)
web-event-visibility = Who can find it
web-event-visibility-public = Everybody
web-event-visibility-link = Anyone with the link
web-event-visibility-private = Only people with a key
web-event-create = Create tournament

## Everybody's page

web-event-starts = { $time }
web-event-round = Round { $round }
web-event-round-of = Round { $round } of { $planned }
web-event-rounds = Rounds
web-event-playing = Tables in play
web-event-round-table = Round { $round }, table { $table }
web-event-table = Table
web-event-table-number = Table { $table }
web-event-entrants = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
}
web-event-no-entrants = Nobody has entered yet.
web-event-here = here
web-event-waiting = { $count ->
    [one] { $count } waits for a place
   *[other] { $count } wait for a place
}
web-event-follow = Whose tables do you want to follow?
web-event-nobody = Nobody
web-event-your-table = Table { $table }
web-event-your-side = You are side { $side }.
web-event-with = with { $partners }
web-event-against = against { $others }
web-event-bye = { $scoring ->
    [wins] No opponent in this round: it counts as a win.
    [matchpoints] No opponent in this round: it counts 60 %.
   *[other] No opponent in this round.
}
web-event-standing = Place { $place } of { $count }
web-event-table-soon = Your table appears here when the next round starts.
web-event-free = You are free. Your next match appears here.
web-event-no-table = You do not play in this round.
web-event-announce = Round { $round }: table { $table }, against { $others }.
web-event-announce-with = Round { $round }: table { $table }, with { $partners }, against { $others }.
web-event-announce-bye = Round { $round }: you have no opponent.
web-event-sit = Go to the table
web-event-enter-result = Enter result
web-event-see-report = See what was entered
web-event-confirm = Confirm the result
web-event-left = left
web-event-time-up = Time is up
web-event-paused = Paused
web-event-told-waiting = Entered, waiting for the opponents
web-event-told-to-you = Your opponents entered the result: please confirm it
web-event-told-disputed = In dispute
web-event-hidden = Played; shown once all tables have played these deals
web-event-forfeit = forfeit
web-event-percent = { $value } %
web-event-standings = Standings
web-event-standings-after = Standings after round { $round }
web-event-ties = What the columns mean, and how ties are broken
web-event-penalty = { $name }: { $reason } ({ $score ->
    [0] { $points } points less
   *[other] score { $score } less{ $points ->
        [0] {""}
       *[other] , { $points } points less
    }
})
web-event-commitment = Fair deals
web-event-commitment-help = All deals were fixed before the first round. This commitment proves it: once the deals are revealed, anybody can check them.
web-event-offline = No connection. You see the last state known here.
web-event-unsent = { $count ->
    [one] A result waits on this device and is sent as soon as there is a connection.
   *[other] { $count } results wait on this device and are sent as soon as there is a connection.
}
web-event-screen = Big screen
web-event-direct = Direct
web-event-to-event = To the tournament
web-event-back = Back to the tournament
web-event-next-deal = Next deal: { $deal } of { $deals }
web-event-next-table = Round { $round }: to your table

## Signing up

web-event-sign-up = Sign up
web-event-player = Player { $number }
web-event-name-pair = Name of the pair (optional)
web-event-name-team = Name of the team (optional)
web-event-name-person = Name
web-event-club = Club (if any)
web-event-names-needed = Enter the names of all players.
web-event-full = All places are taken. You can sign up for the waiting list.
web-event-sign-up-closed = Sign-up is closed. Ask the director.
web-event-entered = { $name }: you have entered.
web-event-you-wait = You are on the waiting list. You enter as soon as there is a place.
web-event-this-browser = This device knows you now: your tables appear here, and you can enter your results.
web-event-your-entry = Your entry
web-event-check-in = I am here
web-event-checked-in = You are checked in.
web-event-withdraw = Withdraw
web-event-partner-link = Link for { $name }
web-event-partner-help = With it your partner sees your tables on another phone, and can enter results too.
web-event-link = Link
web-event-share = Share

## Results by phone

web-event-who-plays = Who plays
web-event-you = you
web-event-points = Points
web-event-points-of = Points of { $name }
web-event-points-needed = Enter the points of each side as whole numbers.
web-event-sums = Total: { $sums }
web-event-forfeits = Somebody did not play
web-event-did-not-play = { $name } did not play
web-event-tell = Result
web-event-send-result = Send result
web-event-sheet = Count the tiles on the score sheet
web-event-sheet-help = The sheet applies the rules of the round. When you come back here, the points are filled in.
web-event-sheet-back = Back to the score sheet
web-event-tally = Add it up hand by hand
web-event-hand-points = Points of hand { $hand }
web-event-hand-for = For { $name }
web-event-hand-remove = Remove hand { $hand }
web-event-report-offline = No connection. You can enter the result now; it is sent later.
web-event-kept = Saved on this device. It is sent as soon as there is a connection.
web-event-told = Sent.
web-event-waits-for-network = Waits on this device for a connection.
web-event-waits-for-them = Sent. It counts once the opponents agree, or the director accepts it.
web-event-is-recorded = This result counts. If it is wrong, tell the director.
web-event-they-say = { $by } entered
web-event-you-said = You entered
web-event-tell-again = Change
web-event-agree = That is right
web-event-disagree = That is wrong
web-event-agreed = Confirmed: the result counts.
web-event-disagreed = The director has been told. Enter what you counted.
web-event-in-dispute = The two sides say different things: the director decides.
web-event-refused = { $result } was not accepted:
web-event-understood = Enter again
web-event-not-at-table = Only those at this table can enter its result. Open it with the code on your result slip or your own link.
web-event-no-such-table = There is no such table in this round.

## Boards

web-event-boards = Deals of this round
web-event-boards-help = Every table played these tiles. The difference is what side 1 made more than side 2.
web-event-frequencies = Results and how often they occurred
web-event-begins = begins
web-event-par = Par: { $par } { $how ->
    [solved] (best play by everybody, with all hands open)
    [solved_tricks] (usual bids, then best play with all hands open)
   *[played_on] (mean of many playouts)
}
web-event-plays = All tables
web-event-replay = Replay

## Directing

web-event-not-director = Only the director and assistants see this page. Open it with your link.
web-event-part-round = Round
web-event-part-entrants = Entrants
web-event-part-standings = Standings
web-event-part-share = Links and paper
web-event-part-decisions = Decisions
web-event-public-page = Public page
web-event-missing-count = { $count } of { $all } results missing
web-event-all-results = all results are in
web-event-director-offline = No connection. Decisions can be made again once it is back; phones keep their results until then.
web-event-done = Done.
web-event-clock = Clock and missing results
web-event-missing = { $count ->
    [one] Missing: table { $tables }
   *[other] Missing: tables { $tables }
}
web-event-pause = Pause
web-event-resume = Resume
web-event-minutes = Minutes
web-event-add-time = Add time
web-event-first-round = First round
web-event-next-round = Next round
web-event-ready = { $count ->
    [one] { $count } entrant is ready.
   *[other] { $count } entrants are ready.
}
web-event-leave-out = { $count ->
    [one] Leave out who is not checked in: { $names }
   *[other] Leave out the { $count } who are not checked in: { $names }
}
web-event-arena-help = Once you have started it, free players are paired automatically. Players who miss a match are withdrawn.
web-event-challenger = Who challenges
web-event-challenged = Challenge
web-event-challenge = Start challenge
web-event-challenges = { $challenger } against { $other }: the challenge has started.
web-event-no-challenge = Nobody higher up is free to be challenged now.
web-event-ladder-help = Or pair everybody who is free with a neighbour:
web-event-rung = Place { $place } on the ladder
web-event-start-round = Start round { $round }
web-event-started = Round { $round } has started.
web-event-by-hand = Pair by hand
web-event-by-hand-help = Anyone without a table sits out.
web-event-by-hand-half = Each table that you use needs at least { $sides } full sides.
web-event-place = Table { $table }, side { $side }
web-event-cancel-round = Cancel round
web-event-cancelled = Round { $round } is cancelled.
web-event-cancel = Cancel
web-event-correct = Correct
web-event-corrected = The result of table { $table } is corrected.
web-event-record = Record
web-event-recorded = The result of table { $table } is recorded.
web-event-reason = Reason (optional)
web-event-reports = Results from phones
web-event-report-waiting = Entered by { $by }; the opponents have not confirmed it yet.
web-event-report-disputed = Entered by { $by }; the opponents say something else.
web-event-accept = Accept
web-event-dismiss = Dismiss
web-event-all-played = All rounds are played
web-event-close = End tournament
web-event-closed = The tournament is over.
web-event-changed-places = What changed in the standings
web-event-changed-rounds = { $count ->
    [one] Round { $rounds } would be paired differently now.
   *[other] Rounds { $rounds } would be paired differently now.
}
web-event-played-stays = What has been played stays as it is.
web-event-pair-again = Round { $round } has no results yet: you can cancel it and start it again.
web-event-from-to = { $from } → { $to }
web-event-add = Enter somebody
web-event-more-fields = Club, rating, handicap
web-event-rating-help = For seeding; 0 if unknown.
web-event-handicap-help = Points added to every result.
web-event-enter = Enter
web-event-has-entered = { $name } has entered.
web-event-import = From a list (CSV)
web-event-sign-up-screen = Or let them sign up themselves, with the code on this page:
web-event-import-help = First line: name, player1, player2, club, rating, handicap. If a line is wrong, nobody is entered.
web-event-imported = { $count ->
    [0] {""}
    [one] One entrant was added.
   *[other] { $count } entrants were added.
}
web-event-admit = Let in
web-event-turn-away = Turn away
web-event-all-here = All are here
web-event-here-help = Tick those who are here. The others can be left out when a round starts.
web-event-is-here = { $name } is here
web-event-change = Change
web-event-leaves = Leaving
web-event-leaves-help = Plays no further rounds; results so far stay.
web-event-comes-back = Coming back
web-event-comes-back-help = Plays again from the next round.
web-event-bring-back = Let play again
web-event-has-left = { $name } plays no further rounds.
web-event-leaves-table = Their table { $table } has no result yet: enter a forfeit or, if nobody has finished, cancel the round.
web-event-is-back = { $name } plays again.
web-event-substitute = Substitute
web-event-instead-of = Instead of
web-event-new-player = New player
web-event-replace = Substitute
web-event-substituted = { $name } plays instead of { $old } from now on.
web-event-penalise = Penalty
web-event-penalty-reason = Reason
web-event-penalty-points = Points taken
web-event-penalty-score = Score taken
web-event-penalised = { $name } has a penalty.
web-event-decisions-help = Nothing is ever deleted: an undone decision stays in the list, struck through.
web-event-undo = Undo
web-event-undo-sure = Really undo?
web-event-undone = Decision { $number } is undone.
web-event-more = Show more
web-event-sign-up-link = Sign-up
web-event-sign-up-help = Anyone with this link can sign up, with or without an account.
web-event-print = Print
web-event-print-help = These pages open in a new tab, for A4 and Letter.
web-event-document-pairings = Pairings
web-event-document-seating = Seating by name
web-event-document-slips = Result slips
web-event-document-cards = Table cards
web-event-document-deals = Deals
web-event-document-frequencies = Results of each deal
web-event-document-bracket = Bracket
web-event-document-standings = Standings
web-event-document-entrants = Entrants
web-event-document-decisions = Decisions
web-event-files = Files
web-event-file-standings = Standings (CSV)
web-event-file-results = Results (CSV)
web-event-file-entrants = Entrants (CSV)
web-event-file-json = Everything (JSON)
web-event-file-trf = TRF16
web-event-may-sign-up = People may sign up by themselves
web-event-must-confirm = Opponents confirm results from phones
web-event-helpers = Directors and assistants
web-event-helpers-help = Assistants enter results and check people in; directors decide everything.
web-event-helper-name = Name
web-event-role = Role
web-event-add-helper = Add
web-event-helper-added = { $name } can help now.
web-event-helper-link = Link for { $name }
web-event-helper-link-help = Show it only to that person: anyone who opens it has these rights.
web-event-own-link = Your own link
web-event-own-link-help = With it you direct on another phone or computer. Keep it to yourself.
web-event-links = Links
web-event-links-help = With their link, players see their tables and enter results on their phones.
web-event-show-links = Show links
web-event-remove = Remove

## The big screen

web-event-hold = Stop turning pages
web-event-go-on = Turn pages
