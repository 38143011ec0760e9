# Strings of the terminal, which are not sent to browsers.

## Reading what was typed

input-no-place = { $tile } cannot be played now.
input-ambiguous = “{ $text }” could mean several moves: { $choices }. Which one?
input-no-entry = There is no move { $text }: { $high ->
    [one] the list has only #1.
   *[other] the list goes from #1 to #{ $high }.
}
input-number = “{ $text }” does not match any move. { $high ->
    [one] The only move is #1
   *[other] Type #1 to #{ $high } for a move in the list
}, or the move itself (6-4).
bad-setting = Invalid setting “{ $text }”: expected option=value.
too-many-names = { $count } names given for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
game-wanted = Name a game: { $allowed }.
no-rules = { $game } has no rules page in this language.

## Choosing a game

menu-games = Which game would you like to play?
menu-prompt = Game (name or #number):
menu-presets = Which rules?
menu-preset-prompt = Preset (name or #number; Enter for the first):
games-players = { $high ->
    [one] 1 player
   *[other] { $low ->
        [one] 1–{ $high } players
       *[other] { $span } players
    }
}

## Playing at the terminal

player-you = You
player-bot = Bot { $number }
round-begins = { $game }, round { $number }: { $names }
deal-begins = { $game }, deal { $number }: { $names }
round-ended = End of round { $number }
deal-ended = End of deal { $number }
match-ended = End of the match
match-you-won = You win the match!
match-winners = { $count ->
    [0] Nobody wins the match.
    [one] { $names } wins the match.
   *[other] { $names } win the match.
}
move-prompt = { $people ->
    [one] Your move
   *[other] { $player }, your move
} (#number or notation, ? for help):
move-prompt-only = { $people ->
    [one] Only one move
   *[other] { $player }, only one move
}: press Enter (? for help):
round-prompt = Press Enter for the next round:
end-prompt = Press Enter to continue, or type undo or restart:
end-prompt-lost = Press Enter to continue, or type undo, restart, mistake or retry:
page-prompt = Press Enter to continue:
pause-help = Press Enter to continue. Available commands: ?, undo, cut, score, log, table, rules, save, quit.
consent-prompt = { $player }, { $other } wants to undo the last move. Do you agree (yes or no)?
cut-prompt = Your cut (any text; it goes into the shuffle):
again-prompt = Press Enter to finish, or type “rematch” to play again with everyone moved one seat on:
again-prompt-alone = Press Enter to finish, or type “another” for another deal:
autopass-on = Forced passes are now played automatically.
autopass-off = Forced passes now wait for you.
fair-promised = Fair deals: the shuffle secret is committed as { $promise }.
fair-revealed = The saved match reveals the shuffle secret. Verify it with: capicua verify { $path }
watch-prompt = Press Enter to continue; type auto or finish; any other text quits:
hand-over = { $player }, it is your turn. Press Enter to show your tiles:
hint = Hint: { $label } ({ $text })
saved = The match is saved in { $path }
resume-hint = Continue it with “capicua play --resume”.
refusal-rule = Rule { $rule }: { $text }
help-plays = Type a move as #2 (its position in the list) or in notation (6-4, pass …). Tab completes. Commands:
help-signs = Doubles are drawn [6║6]; ► marks open ends and whose turn it is.
help-line-help = show this help
help-line-table = redraw the table
help-line-rules = show the rules with the options in force
help-line-hint = suggest a move, with its advantage over the next best and the reason; the match then counts as assisted
help-line-chances = show where each hidden tile can be, with probabilities
help-line-undo = undo your last move, unless a tile has been revealed since; other people have to agree
help-line-mistake = after a lost deal: whether it could have been won, the losing move, and what would have won
help-line-retry = after a lost deal: continue from the last position that could still be won; the deal then counts as assisted
help-line-restart = start the same deal again; it counts as assisted if tiles had been revealed
help-line-cut = cut the next deal, between rounds
help-line-auto = let the greedy bot finish the round for you, move by move; Ctrl-C stops it
help-line-finish = let the greedy bot finish the round at once
help-line-autopass = play forced passes automatically, or stop doing so
help-line-score = show the score sheet
help-line-log = list what has happened
help-line-save = save the match
help-line-quit = save the match and quit
keeper-series = Matches won: { $won }
keeper-next-hint = “rematch” begins the next match of a series.
command-help = ?, h, help
command-table = table, t
command-rules = rules
command-undo = undo, u, back
command-cut = cut
command-rematch = rematch, another
command-yes = yes, y
command-no = no, n
command-hint = hint, tip
command-chances = chances, odds
command-restart = restart, again
command-mistake = mistake, why
command-retry = retry
command-auto = auto
command-autopass = autopass
command-finish = finish, end
command-score = score, scores, s
command-log = log, history
command-save = save
command-quit = quit, q, exit
command-next = n, next
command-previous = p, prev, previous
command-play = play, play on
verb-pass = pass, knock
verb-draw = draw
verb-exchange = exchange, swap
verb-keep = keep, stay
verb-lead = lead
verb-take = take
verb-discard = discard
verb-deal = deal
verb-pair = pair
verb-run = run
verb-bid = bid
verb-trump = trump, trumps
verb-claim = claim
verb-call = muggins, call
verb-let_go = do not call, let go, let_go, no call

## Rules, options and presets

rulebook-in-force = In force: { $rules }
rulebook-how = Choose a preset with -p and change options with -s: capicua play { $game } -p { $preset } -s option=value
rulebook-values = Values: { $values }.
rulebook-default = Default in this preset: { $value }.
rulebook-subset = none, or any of { $values }, separated by commas
rulebook-least = a whole number from { $low }
rulebook-between = a whole number from { $low } to { $high }
rulebook-by-players = or one for each number of players, as 2:7,3:5
rulebook-by-round = and more by round, as 1:100,2:75; none: no bonus

## Files

file-unreadable = Cannot read { $file }: { $why }.
file-unwritable = Cannot write { $file }: { $why }.
file-taken = { $file } exists and is not a saved match; it was not overwritten.
nothing-to-resume = There is no unfinished match in { $folder }.
check-fine = { $count ->
    [one] 1 match checked: valid.
   *[other] { $count } matches checked: all valid.
}
replay-place = Step { $step } of { $count }: round { $round }, move { $move } { $text }
replay-prompt = Enter or n: next; p: previous; a number: go to that step; chances: where hidden tiles can be; play: continue from here; q: quit:
replay-help = Enter or n goes to the next step, p goes back, a number from 1 to { $count } goes to that step. “chances” shows where the tiles hidden from the player to act can be, “chances B” those hidden from B. “play” continues from here against bots, “play B” in seat B. q quits.

## Simulations

simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score (± 95%)
simulate-won = Rounds won (95%)
simulate-length = Moves per round: { $mean } (95%), from { $low } to { $high }
simulate-lengths = Moves per round
simulate-blocked = Blocked rounds: { $share }
simulate-void = Void rounds: { $share }
simulate-note = { $rounds } independent first rounds. Reproduce with --seed { $seed }.

## Comparison of two presets

against-presets = --against takes one preset at most (got: { $presets }).

## Statistics

stats-none = No finished matches recorded yet in { $path }.
stats-rules = { $name } ({ $rules })
stats-note = Statistics are kept only in { $path }; delete the file to clear them.

plot-points = Points
plot-moves = Moves
plot-rounds = Rounds
plot-round = Round { $number }
plot-round-count = { $rounds } rounds
plot-share-gap = A − B (percentage points, 95%)
plot-relative-gap = A − B, relative to the larger value (%, 95%); absolute differences on the right
plot-open = with all hands open
plot-known = with the player’s information
help-dark = Use a dark background for --plot.
plot-format = Invalid plot file { $file }: expected a name ending in .png or .svg.
plot-missing = Plots need matplotlib: pip install "capicua[plot]".

## The command line

help-capicua = Play domino games in the terminal or in the browser, keep score, and run simulations.
help-games = List the games.
help-rules = Print the rules of a game, its options and its presets.
help-play = Play a match; unfinished matches are saved.
help-simulate = Simulate many rounds between bots and report the results.
help-compare = Measure how two sets of house rules differ, with confidence intervals.
help-stats = Show your results: matches played and won, best scores, streaks.
help-replay = Step through a recorded match with all hands open.
help-check = Validate records against the rules; exit code 1 if anything is wrong.
help-game = A game, as listed by “capicua games”. Without it, you are asked.
help-file = A record file; - reads standard input.
help-preset = The preset (a named set of house rules); see “capicua rules GAME --options”.
help-set = Change one house rule; repeatable. Values may be typed in English or Spanish.
help-options = Print only the options and presets.
help-seats = Number of players.
help-bots = Bot levels, separated by commas: random, greedy, level1 to level5, master.
help-name = A player’s name; repeat it for several people at one keyboard.
help-seed = Random seed: the same seed deals the same tiles.
help-deal-today = Solitaires: play the deal of the day, the same for everyone.
help-winnable = Solitaires: play the first deal that the solver proves winnable, from the given or a random seed on.
help-deal = Report whether a solitaire deal can be won, and how difficult it is.
help-deal-number = Number of the deal; default: the deal of the day.
help-deal-tries = Number of times level 5 plays the deal.
help-analyse = Judge every move of a position, as far as the seat to act can know.
help-analyse-position = The position: a file, - for standard input, or its fields separated by semicolons, such as "game: block; C: 6-6 5-2; A: 6?; B: 6?; D: 6?; turn: C".
help-analyse-solve = Seconds of computing for whether a solitaire can be won after each move; 0 leaves it out.
help-holds = Also show who may hold which tile.
analyse-move = Move
analyse-chance = Wins
analyse-points = Points
analyse-exact = Exact, open hands
analyse-reason = Reason
analyse-note = Wins and points are means over { $worlds } sampled deals that fit what the player knows; ± is the 95% margin.
analyse-too-large = No exact values: there are too many ways to play on.
analyse-unsolved = No exact values: { $seconds } s of computing did not settle whether the deal can be won. --solve { $more } goes on longer.
analyse-winnable = { $won ->
    [yes] can be won
   *[no] lost
}
analyse-best = Best: { $move }.
analyse-alike = None of these is clearly better than the others: { $moves }. More deals may tell them apart: --worlds { $more }.
analyse-open = No move is clearly better than the others. More deals may tell them apart: --worlds { $more }.
analyse-equal = Equally good: { $moves }.
analyse-calibration = Of { $count } { $kind ->
    [bid] bids
    [trump] trumps
    [lead] leads
   *[tile] tiles
} to which the board gave { $low } to { $high }%, bots won the round with { $least } to { $most }%.
analyse-note-exact = Nothing is hidden: the exact values hold.
help-mistakes = Meet the positions again in which a player of a recorded match went wrong.
help-mistakes-player = The player, by name or letter; without it, all players.
mistakes-heading = Mistake { $number } of { $count } (move { $move })
mistakes-task = { $player } chose a worse move here. Find a better one; only what { $player } could see is shown.
mistakes-right = Right.
mistakes-wrong = No: that move is clearly worse than the best.
mistakes-again = That is the move that was played.
mistakes-solution = The solution:
mistakes-best = { $best } wins the round in { $chance } of the sampled deals; { $played }, which was played, in { $next }.
mistakes-result = { $right } of { $count } solved.
mistakes-none = No significant mistakes were found.
mistakes-no-player = No player “{ $player }” in this record: expected one of { $allowed }.
help-drill = Practise what good players do without thinking: short questions about real positions.
help-drill-name = The drill: out, passes, ends, bid or capicua; without it, the drills are listed.
help-level = Difficulty, 1 to 3.
help-drill-count = Number of questions.
help-drill-seed = Random seed: the same seed gives the same questions.
help-timed = An answer that takes longer than the level allows is wrong.
help-bid = Show what a hand of Texas 42 makes at each trump: the chance of every bid.
help-bid-tiles = The seven tiles, such as 6-6 6-5, in any order.
help-discard = Show the chances of a hand of Domino Poker after each discard, counted exactly.
help-discard-tiles = The five tiles, such as 6-6 5-5, in any order.
help-most = Most tiles that may be thrown away.
help-by_suit = Rank straights by suit (straights=suit).
help-by_pips = Rank high pieces by pips (high_order=pips).
help-count = Count the tiles of each number that are out, and who can hold which.
help-count-tiles = The tiles of your hand.
help-laid = Tiles on the table, such as "6-4 4-4".
help-other = Another player's hand: how many tiles, and the numbers passed on: 7 or 7:3,5. Repeat it for each player.
help-high = The highest double of the set.
help-train = Find the longest train that tiles can make, or the heaviest.
help-train-tiles = Tiles such as 6-4 12-5, in any order.
help-start = Number that the first tile must show, for example 12 for the double twelve; default: any.
help-train-all = Also list the other trains that are as good, up to ten.
help-heaviest = The train with the most pips, not the most tiles.
help-watch = Watch bots play.
help-practice = Practise against bots: unlimited hints, tile probabilities and undo; results are not recorded.
help-pause = Seconds between moves while watching; without it, Enter continues.
help-clock = Time control: 30 is 30 seconds per turn, 300+5 a bank of 300 seconds per round with a 5-second increment. When time runs out the table plays a move for you; append ,forfeit to lose the match instead.
help-cut = Cut the first deal: any text; it goes into the shuffle.
help-save = Save the match in this file.
help-resume = Continue a saved match; without a file, the most recent one.
help-from = Continue from a position in a recorded match, against bots.
help-from-round = With --from: the round, counted from 1 in the record.
help-from-at = With --from: number of the first move to play yourself, from 1; earlier moves are those of the record.
help-from-seat = With --from: your seat, as a letter; default: the seat to act.
help-auto-pass = Play forced passes automatically.
help-lines = Print line by line instead of redrawing the screen.
help-rounds = Number of rounds.
help-rounds-each = Minimum number of rounds under each set of rules; matches in progress are played to the end.
help-bots-alike = Bot level at all seats: random, greedy, level1 to level5, master.
help-against = What differs in the second set of rules: a preset, option=value or seats=number; repeatable.
help-plot = Also plot the results to a .png or .svg file.
help-all = Print all steps at once.
help-json = Print JSON instead of a table.
help-plain = Print plain sentences without drawings, for screen readers.
help-lang = Language: en, es, or es-419 (Caribbean Spanish). Default: your system’s.
help-version = Print the version and the build.
help-install-completion = Install tab completion for your shell.
help-show-completion = Print the completion script for your shell.
help-word-usage = Usage:
help-word-options = Options:
help-word-arguments = Arguments:
help-word-some-options = [OPTIONS]
help-word-some-command = COMMAND [ARGUMENTS] …
help-word-default = (default: { $value })
help-word-help = Show this help.
manual-play = Play:
manual-records = Keep score and review:
manual-bots = Simulate and compare:
manual-others = More:
manual-commands = Commands:
metavar-game = GAME
metavar-preset = PRESET
metavar-setting = OPTION=VALUE
metavar-levels = LEVEL,…
metavar-level = LEVEL
metavar-file = FILE
metavar-file-if-any = [FILE]
metavar-folder = FOLDER
metavar-seconds = SECONDS
metavar-clock = TIME
metavar-text = TEXT
metavar-name = NAME
metavar-value = VALUE
metavar-entrants = BOT,…
metavar-number = NUMBER
metavar-language = en|es|es-419
metavar-log-level = LEVEL
metavar-url = URL
metavar-tiles = TILES
metavar-against = PRESET|OPTION=VALUE
usage-option = Unknown option { $option }; --help lists the options.
usage-missing = Missing argument { $name }; see --help.
usage-value = Invalid value “{ $value }” for { $name }; see --help.
usage-seats = Invalid value “{ $value }” for { $name }: { $game } takes { $high ->
    [one] one player.
   *[other] { $span } players.
}
usage-between = Invalid value “{ $value }” for { $name }: expected a number from { $low } to { $high }.
usage-least = Invalid value “{ $value }” for { $name }: expected a number from { $low }.
usage-command = Unknown command “{ $command }”; “capicua --help” lists the commands.
usage-near = Did you mean “{ $text }”?
usage-other = { $text }

## The arena

help-arena = Run a tournament between bots on duplicate deals.
help-arena-bots = Entrants, separated by commas: levels, module:Class, program:COMMAND.
help-arena-deals = Deals per pair of bots; each deal is played in every seating.
help-arena-matches = Play whole matches instead of first rounds.
help-arena-decided = Stop a pair early, once a sequential test decides.
help-arena-margin = Smallest advantage worth detecting, as a win rate above one half.
help-arena-save = Save every result in this file; the same command resumes from it.
progress = { $done } of { $total } done
help-engine = Where to run: on the local cores or on a Ray cluster.
help-workers = Number of worker processes; default: one per core.
arena-entrants = Name at least two different bots (got: { $bots }).
arena-engine = Unknown engine “{ $text }”: expected { $allowed }.
arena-margin = Invalid value { $text } for --margin: expected a win rate above one half, more than 0 and at most 0.4.
arena-no-ray = The Ray engine needs Ray: pip install "capicua[cluster]".
arena-no-openskill = Ratings need openskill: pip install "capicua[arena]".
arena-file = { $file } is not an arena file: { $why }.
arena-other = { $file } belongs to another tournament (different rules, bots or seed); choose another file.
entrant-missing = Cannot load the bot “{ $bot }”: { $why }.
entrant-mute = { $bot } has no method choose(view, rng).
entrant-illegal = The bot “{ $bot }” returned { $text }, which is not a legal action.
entrant-slow = The bot “{ $bot }” did not answer within { $seconds } seconds (timeout).
entrant-gone = The bot “{ $bot }” exited before the game ended.
entrant-failed = The bot “{ $bot }” failed: { $why }.
arena-pair = Bots
arena-deals = Deals
arena-score = Win rate of the first (95%)
arena-points = Point difference per round (95%)
arena-time = Time per move
arena-decision = Test
arena-is-open = undecided
arena-is-first = { $bot } is better
arena-is-second = { $bot } is better
arena-is-neither = no difference beyond the margin
arena-note-rounds = First rounds, each scored as a one-round match. Every deal is played in every seating and counts once; a tie counts as half a win.
arena-note-matches = Whole matches. Every deal is played in every seating and counts once; a tie counts as half a win.
arena-note = Reproduce with --seed { $seed }.
rating-bot = Bot
rating-value = Rating
rating-interval = 95%

## The server

help-serve = Host tables in the browser and invite people with a link.
help-serve-config = Read settings from this TOML file.
help-serve-host = Address to listen on; 0.0.0.0 accepts connections from your local network.
help-serve-port = Port to listen on, 0 to 65535; 0 picks a free one.
help-serve-public_url = Public address behind a reverse proxy, such as https://domino.example, without a path.
help-serve-hosts = Additional host names of this server, separated by commas.
help-serve-proxies = Trusted proxies (addresses or networks), separated by commas: 127.0.0.1, 10.0.0.0/8.
help-serve-data = Folder for the tables.
help-serve-database = Database: a file, sqlite:///file, or postgresql://user:password@host/name.
help-serve-durability = Durability of acknowledged moves: full (fsync before acknowledging) or normal (written to the operating system).
help-serve-broker = Redis or Valkey for several server processes: redis://host:6379/0. Needs PostgreSQL.
help-serve-sockets_each = Rate limit: open WebSockets per address, 1 or more.
help-serve-tables_each = Rate limit: new tables per address and minute, 1 or more.
help-serve-entries_each = Rate limit: attempts to enter a table per address and minute, 1 or more.
help-serve-work_each = Rate limit: replays, reviews, rules pages and comparisons per address and minute, 1 or more.
help-serve-frames_each = Rate limit: messages per connection in 20 seconds, moves included, 1 or more.
help-serve-idle_minutes = Unload a table after this many idle minutes; it is reloaded on demand.
help-serve-keep_days = Delete a table, score sheet or study after this many days without use; 0 keeps them forever.
help-serve-accounts = Let people keep a name and a profile, with a passkey: yes or no.
help-serve-lobby = List of open tables for everybody: on, off, or auto (on unless public_url is set).
help-serve-tournaments = Tournaments that anybody may create and hold: on, off, or auto (on unless public_url is set).
help-serve-ratings = Rate matches between accounts: yes or no. Needs accounts.
help-serve-accuracy = Review finished matches between accounts for the accuracy shown on profiles: yes or no. Needs accounts.
help-serve-clubs = Let people found clubs, with members and a calendar: yes or no. Needs accounts.
help-serve-notices = Notify people when it is their turn: yes or no. Needs accounts.
help-serve-notices_contact = Address that push services may write to, such as mailto:host@domino.example; default: public_url.
help-serve-mail_url = Mail server for notices and codes: smtp://user:password@host:587 or smtps://…; empty sends no e-mail.
help-serve-mail_from = Sender of e-mail, such as domino@domino.example.
help-serve-bot_workers = Processes for searching bots, 0 to 256; 0 uses one fewer than there are cores, at least two.
help-serve-bots_python = Virtual environment with another build of this version, such as .venv/compiled; bots move to it once it contains the file “ready”.
help-serve-log = Log format: text or json.
help-serve-log_level = Log level: debug, info, warning or error.
help-serve-metrics = Address and port for Prometheus metrics, such as 127.0.0.1:9464; empty for none.
help-serve-browser = Open the browser on start: yes or no.
serve-ready = The server is running at { $address }
serve-phones = On phones in the same network, scan:
serve-stop = Press Ctrl-C to stop; all tables are saved.
serve-no-port = Cannot listen on { $place }: { $detail }.
serve-no-broker = Cannot reach the broker at { $place }: { $detail }.
serve-not-started = The server did not start; see the messages above.
serve-not-installed = The server needs additional packages ({ $missing }). Install them with: { $command }
setting-wrong = Invalid value “{ $value }” for the setting { $name } ({ $source }).
setting-unknown = { $path }: unknown setting “{ $name }”; expected one of { $allowed }.
setting-no-file = Cannot read { $path }: { $detail }.
setting-not-toml = { $path } is not valid TOML: { $detail }.
setting-broker-alone = Several server processes cannot share a SQLite file: with a broker, set database to postgresql://…
setting-needs-accounts = {$name} needs accounts: set accounts = true as well.
setting-mail = E-mail needs a sender and the public address for its links: set mail_from and public_url as well.

# Data sets
help-generate = Generate a data set: let bots play rounds and write each decision with its observation and outcome.
help-generate-to = Output file: .parquet, or .jsonl.zst for compressed JSON lines. The same command resumes a run that was interrupted.
help-generate-bots = Bots by seat, separated by commas: levels or module:Class. A shorter list is repeated.
help-generate-history = Number of past actions in each observation.
data-ending = { $file } has no known format: the name must end in one of { $allowed }.
data-exists = { $file } already exists; it is not overwritten. Choose another name or delete it.
data-no-decisions = These rounds have no decisions: every move is forced, so there is nothing to record.
data-other = { $file } contains parts of a different data set. Delete it, or rerun the command that started it.
data-missing = Data sets need { $package }, which is not installed: pip install "capicua[research,data]".
data-done = Wrote { $decisions } decisions from { $rounds } rounds to { $file } (seed { $seed }). The data card is { $file }.md.
help-serve-megabytes_each = Megabytes one address may add to the database per day, 1 or more.
help-serve-table_kilobytes = Largest log of a table in kilobytes, of which chat may take half; 0 for no limit.
help-serve-storage_megabytes = Size of the database in megabytes from which new tables, score sheets and studies are refused; 0 for no limit.
help-tables = List, export and delete the tables, score sheets and studies of a server.
help-tables-list = List tables, score sheets and studies with their size, largest first.
help-tables-export = Write all data of a table, score sheet or study as JSON, including hands and secrets.
help-tables-delete = Permanently delete tables, score sheets or studies; the server may be running.
help-tables-ids = Ids of tables, score sheets or studies.
help-tables-id = Id of a table, score sheet or study.
help-tables-to = Write to this new file instead of standard output.
help-tables-older = Only those unused for this many days.
help-tables-yes = Do not ask for confirmation.
help-force = Overwrite existing data.
help-backup = Copy the database of a server to a file; the server may be running.
help-backup-file = File to write; always an SQLite database, whichever the server uses.
help-restore = Replace the database with a backup; stop the server first.
help-restore-file = File written by “capicua backup”.
tables-head-kind = Kind
tables-head-id = Id
tables-head-game = Game
tables-head-made = Created (UTC)
tables-head-touched = Last used (UTC)
tables-head-events = Events
tables-head-kilobytes = kB
tables-table = table
tables-sheet = score sheet
tables-study = study
tables-sum = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $sheets ->
    [one] 1 score sheet
   *[other] { $sheets } score sheets
}, { $studies ->
    [one] 1 study
   *[other] { $studies } studies
}; database size: { $megabytes } MB.
tables-sure = { $count ->
    [one] Delete it permanently?
   *[other] Delete all { $count } permanently?
}
tables-deleted = { $count ->
    [0] Nothing to delete.
    [one] 1 deleted.
   *[other] { $count } deleted.
}
tables-which = Give the ids to delete, or --older-than DAYS.
tables-yes = Deletion needs confirmation: add --yes.
no-database = Database not found: { $database }. Set it with --data, --database or --config.
no-tables-in = { $database } is not a Capicúa database.
no-table-or-sheet = There is no table, score sheet or study { $id }.
backup-made = { $path }: { $count ->
    [one] 1 table
   *[other] { $count } tables
}, { $megabytes } MB. It contains hands and deal secrets: store it as securely as passwords.
backup-exists = { $path } already exists; name another file.
backup-no-folder = Folder not found: { $path }.
backup-failed = Cannot write { $path }: { $detail }.
backup-damaged = { $path } is not a usable backup: { $detail }
restore-exists = { $database } already contains tables; --force replaces them.
restore-version = { $path } has schema { $found }, but this version of Capicúa uses { $wanted }: restore it with the version that wrote it, then upgrade.
restore-done = { $count ->
    [one] 1 table restored.
   *[other] { $count } tables restored.
} The server can be started now.
restore-old = The previous database is in { $path }.
help-serve-connections_each = Rate limit: open HTTP connections per address, besides WebSockets, 1 or more.
help-serve-requests_each = Rate limit: requests of any kind per address and minute, 1 or more.

## The longest train

train-longest = Longest train from { $start }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, { $pips ->
    [one] one pip
   *[other] { $pips } pips
}.
train-heaviest = Heaviest train from { $start }: { $pips ->
    [one] one pip
   *[other] { $pips } pips
}, { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
train-tiles = { $tiles }
train-left = Left over: { $tiles } ({ $pips ->
    [one] one pip
   *[other] { $pips } pips
}).
train-all = No tile is left over.
train-others = { $count ->
    [0] No other train is as { $how ->
        [heaviest] heavy
       *[longest] long
    }.
    [one] One other train is as { $how ->
        [heaviest] heavy
       *[longest] long
    }:
   *[other] { $count } other trains are as { $how ->
        [heaviest] heavy
       *[longest] long
    }:
}
train-more = There are more of them.
train-none = None of these tiles shows a { $start }.

## Drills

drill-name = Drill
drill-what = Question
drill-heading = Question { $number } of { $count }
drill-remember = Press Enter when you remember the moves:
drill-prompt = Your answer:
drill-which = Expected one of the answers, or its number from 1 to { $count }.
drill-right = Right.
drill-wrong = No.
drill-late = Right or not, it took longer than { $seconds } seconds.
drill-result = { $right } of { $count } right.

## What a hand is worth

bid-trump-name = { $trump ->
    [doubles] doubles
    [none] no trump
    [none_low] no trump, doubles low
    [none_own] no trump, doubles a suit
   *[other] { $trump }s
}
bid-best = Best trump: { bid-trump-name }. Bids up to { $bid } are made more often than not.
bid-pass = Pass: even with the best trump, { bid-trump-name }, 30 fails more often than not.
bid-trump = Trump
bid-points = Points
bid-safe = Bid up to
bid-marks = Marks gained on average with { bid-trump-name }: { $low } with a bid of 30, { $high } with 42, { $double } with 84 (two marks).
bid-note = Chances over { $deals } random deals of the other tiles, with this seat leading.
discard-tiles = Discard
discard-chance = Wins
discard-ranks = Becomes
discard-nothing = nothing
discard-note = “Wins” is the chance of beating one hand dealt from the other tiles, before its own draw.
count-number = Number
count-own = Yours
count-laid = Table
count-out = Out
count-tile = Tile
count-player = Player { $number }
count-note = Tiles that nobody holds: { $count }.
count-other = Invalid hand “{ $text }”: expected a number of tiles such as 7, or with the numbers passed on: 7:3,5.

## Tournaments

help-tournament = Direct a tournament, kept in one file: rounds, results, standings, pages to print.
help-tournament-templates = List the templates for new tournaments.
help-tournament-new = Create a tournament from a template.
help-tournament-add = Enter a person, a pair or a team.
help-tournament-import = Enter everybody on a CSV list, or nobody if a line is wrong.
help-tournament-withdraw = Leave an entrant out of the following rounds, or bring one back.
help-tournament-substitute = Let another person play for one of an entrant’s people.
help-tournament-pair = Pair the next round, or cancel the last one.
help-tournament-result = Enter the result of a table.
help-tournament-correct = Correct a result, and show what that changes.
help-tournament-penalty = Take score or points away from an entrant.
help-tournament-undo = Undo a decision, and show what that changes.
help-tournament-time = Let a round last longer, or stop and restart its clock.
help-tournament-close = End the tournament, once all results are in.
help-tournament-tables = A table paired by hand, as Ana:Eva; repeat it for each. Whoever is at none sits out.
help-tournament-add-minutes = Minutes to add.
help-tournament-pause = Stop the clock of the round.
help-tournament-resume = Restart the clock of the round.
metavar-sides = SIDE:SIDE
tournament-file-changed = Somebody else has changed { $file } in the meantime; nothing was written. Try again.
help-tournament-standings = Show the standings.
help-tournament-print = Print a page: pairings, seating, bracket, standings, cards, slips, deals, frequencies, entrants, decisions.
help-tournament-export = Export standings, results, entrants (CSV), json or trf (FIDE’s TRF16).
help-tournament-verify = Verify that pairings follow the rules and deals the commitment.
help-tournament-play = Play a duplicate event between bots, and measure the luck that duplicate removes.
help-tournament-file = File of the tournament.
help-tournament-entrant = Name of the entrant, the start of it, or the number.
help-tournament-reason = Reason, for the list of decisions.
help-tournament-by = Who decides, for the list of decisions.
help-tournament-round = Round; the last one if omitted.
help-tournament-template = Template; “capicua tournament templates” lists them.
help-tournament-name = Name of the event; the file’s name if omitted.
help-tournament-rounds = Number of rounds; what the format needs if omitted.
help-tournament-format = Format: swiss, round-robin, double-round-robin, knockout, double-knockout, arena, ladder, mitchell, howell.
help-tournament-game = Game; that of the template if omitted.
help-tournament-tie-break = Tie-break, such as buchholz or points-difference; repeat it for each, the most important first.
help-tournament-round-game = Game of this round alone; that of the tournament if omitted.
help-tournament-deals = Number of duplicate deals in a round; 0 for none.
help-tournament-player = Name of a player of the pair or team; repeat it for each.
help-tournament-club = Club of the entrant.
help-tournament-rating = Strength, for seeding.
help-tournament-handicap = Points added to each result.
help-tournament-csv = CSV file with a line of headings: name, player1, player2, club, rating, handicap, code.
help-tournament-return = Bring back an entrant who has withdrawn.
help-tournament-old = Name of the person who leaves.
help-tournament-new-name = Name of the person who comes.
help-tournament-cancel = Cancel the last round, if it has no results.
help-tournament-table = Number of the table.
help-tournament-points = Points of each side, as 200 145; with duplicate deals, each deal as 25:10.
help-tournament-forfeit = Side that did not play, 1 or 2; repeat it for several.
help-tournament-halves = Score to take away, in halves of a win’s point: 2 is one.
help-tournament-taken = Points to take away.
help-tournament-decision = Number of the decision; 0 is the last one.
help-tournament-page = Page: pairings, seating, bracket, standings, cards, slips, deals, frequencies, entrants, decisions.
help-tournament-out = File to write; a name that ends in .html gives a page for paper.
help-tournament-what = What to export: standings, results, entrants, json, trf.
help-tournament-bots = Levels of the pairs, by turns.
help-tournament-pairs = Number of pairs.
help-tournament-save = File in which to keep the event.
metavar-template = TEMPLATE
metavar-format = FORMAT
metavar-csv = CSV
metavar-table = TABLE
metavar-points = POINTS
metavar-page = PAGE
metavar-export = WHAT
metavar-old = OLD
metavar-new = NEW
tournament-template-word = Template
tournament-about-word = What it is for
tournament-file-exists = { $file } exists already; choose another name.
tournament-format = Unknown format “{ $format }”. Allowed: { $allowed }.
tournament-page = Unknown page “{ $page }”. Allowed: { $allowed }.
tournament-export = Unknown export “{ $what }”. Allowed: { $allowed }.
tournament-list-encoding = { $file } is not UTF-8 text; save the list as CSV UTF-8.
tournament-result-missing = Enter the points of each side, or --forfeit.
tournament-result-number = Invalid points “{ $text }”: expected a number such as 145, or a deal such as 25:10.
tournament-created = { $name } is kept in { $file }.
tournament-promise = All deals of the event are committed as { $promise }. Publish this before the first round.
tournament-added = { $name } enters with number { $number }; { $count ->
    [one] one entrant
   *[other] { $count } entrants
} in all.
tournament-imported = { $count ->
    [one] One entrant is
   *[other] { $count } entrants are
} on the list.
tournament-missing = Results are missing at these tables: { $tables }.
tournament-round-complete = All results of round { $round } are in.
tournament-written = Written to { $file }.
tournament-nothing-changes = No place and no score changes.
tournament-place-changes = { $name }: place { $before } → { $after }, score { $from } → { $to }.
tournament-rounds-differ = These rounds would be paired differently now, and stay as they were: { $rounds }. A round without results can be cancelled and paired again.
tournament-bots-name = Bots
tournament-variance = Comparing tables on the same deal removes { $share } of the variance of a result ({ $count } results, seed { $seed }).

## Accounts

help-accounts = List the accounts of a server, give roles, replace lost codes, and delete accounts.
help-accounts-list = List the accounts by name.
help-accounts-promote = Give an account a role: player, moderator or admin.
help-accounts-codes = Print new recovery codes for an account; the old ones stop working.
help-accounts-remove = Permanently delete an account and everything personal about it; the server may be running.
help-accounts-name = Name of the account.
help-accounts-role = player, moderator or admin.
help-accounts-roles = Only moderators and admins.
accounts-head-name = Name
accounts-head-role = Role
accounts-head-made = Created (UTC)
accounts-head-seen = Last used (UTC)
accounts-sum = { $count ->
    [one] 1 account
   *[other] { $count } accounts
}
accounts-promoted = { $name } now has the role { $role }.
accounts-sure = Permanently delete the account { $name }?
accounts-removed = The account { $name } is deleted.
account-unknown = There is no account named { $name }.
account-bot-role = { $name } is a bot; only people can have a role.
