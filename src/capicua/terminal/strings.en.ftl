# The terminal's own words, which a browser does without.

## What was asked for

input-no-place = { $tile } cannot be played now.
input-ambiguous = “{ $text }” may mean several plays: { $choices }. Which one?
bad-setting = “{ $text }” is no setting; write option=value.
too-many-names = { $count } names for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
game-wanted = Which game? There are { $allowed }.
no-rules = { $game } brings no rules page in this language.

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
    [one] Your play
   *[other] { $player }, your play
} (number or notation, ? for help):
move-prompt-only = { $people ->
    [one] You have
   *[other] { $player }, you have
} no choice (Enter plays it, ? for help):
round-prompt = Enter for the next round:
end-prompt = Enter to go on, undo, or restart the deal:
pause-help = Press Enter here; ?, undo, cut, score, log, table, rules, save and quit work too.
consent-prompt = { $player }, { $other } would like to take the last play back. Do you agree (yes or no)?
cut-prompt = Your cut; any text goes into the shuffle:
again-prompt = Enter to finish, or “rematch”, everybody a seat further:
again-prompt-alone = Enter to finish, or “another” for another deal:
fair-promised = Fair deals: the secret they come from is committed as { $promise }.
fair-revealed = The secret is revealed in the saved match; check it with: capicua verify { $path }
watch-prompt = Enter, auto, finish, or anything else to leave:
hand-over = { $player }, it is your turn. Enter shows your tiles:
hint = Hint: { $label } ({ $text })
saved = The match is saved in { $path }
resume-hint = “capicua play --resume” goes on from here.
refusal-rule = Rule { $rule }: { $text }
help-plays = Type the number of a play, or its notation (6-4, pass …). These work as well; the Tab key completes:
help-signs = Doubles are drawn [6║6]; ► points at open ends and at whose turn it is.
help-line-help = this text
help-line-table = draw the table again
help-line-rules = the rules with the options in force
help-line-hint = the best play, how much better it is than the next, and why; the match then counts as played with help
help-line-undo = take your last play back, while no tile has come to light since; other people have to agree
help-line-restart = begin the same deal again; with help, if tiles had come to light
help-line-cut = between rounds, cut the next deal
help-line-auto = watch the greedy bot play for you to the end of the round; Ctrl-C stops it
help-line-finish = the same at once, without watching
help-line-score = the score sheet
help-line-log = what has happened
help-line-save = save the match
help-line-quit = save it and leave
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
command-restart = restart, again
command-auto = auto
command-finish = finish, end
command-score = score, scores, s
command-log = log, history
command-save = save
command-quit = quit, q, exit
command-next = n, next
command-previous = p, prev, previous
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

## Files

file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-taken = { $file } is there already and is no match; nothing is written over it.
nothing-to-resume = There is no unfinished match in { $folder }.
check-fine = { $count ->
    [one] One match, everything is right.
   *[other] { $count } matches, everything is right.
}
replay-place = Step { $step } of { $count }: round { $round }, move { $move } { $text }
replay-prompt = Enter or n: on; p: back; a number: go there; q: leave:
replay-help = Enter or n goes on, p goes back, a number from 1 to { $count } goes there, q leaves.

## Simulations

simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score (± 95%)
simulate-won = Rounds won (95%)
simulate-length = Actions in a round: { $mean } (95%), from { $low } to { $high }
simulate-lengths = Actions in a round
simulate-blocked = Blocked rounds: { $share }
simulate-void = Void rounds: { $share }
simulate-note = { $rounds } first rounds, each from a fresh deal; --seed { $seed } repeats them.

## Two rule sets compared

against-presets = --against names more than one rule set: { $presets }.

## Statistics

stats-none = No finished match is remembered yet in { $path }.
stats-rules = { $name } ({ $rules })
stats-note = Kept only here, in { $path }; delete it to forget.
plot-format = { $file }: a picture needs a name that ends in .png or .svg.
plot-missing = Pictures need matplotlib: pip install "capicua[plot]".

games-id = Name to type
games-genre = Kind
games-seats = Players
games-summary = What it is

## The command line

help-capicua = Domino games at the terminal: rules, matches against bots, simulations, records.
help-games = List the games.
help-rules = Print the rules of a game with the options in force.
help-play = Play a match; what is left unfinished is saved.
help-simulate = Play many rounds with bots and say how they went.
help-compare = Play matches under two rule sets and say what they change, with intervals.
help-stats = Show how your matches went: played, won, best, streaks.
help-replay = Step through a record with all hands open.
help-check = Check records against the rules; exit code 1 if something is wrong.
help-game = The game, by its name in “capicua games”.
help-file = The file of a record; - reads from standard input.
help-preset = The rule set; “capicua rules GAME” names the one in force.
help-set = Change one house rule; may be repeated.
help-seats = How many players.
help-bots = Levels of the bots, with commas: greedy, chance.
help-name = The name of a person; repeat it for several at one keyboard.
help-seed = The number of the deal: the same number, the same tiles.
help-watch = Bots only.
help-pause = While watching, go on by itself after so many seconds.
help-clock = Time to think: 30 for so many seconds each turn, 300+5 for a bank each round with an increment. At zero the table plays for you; with 30,forfeit you lose the match.
help-cut = Cut the first deal: any text goes into the shuffle.
help-save = Save the match in this file.
help-resume = Go on with a saved match; the one left last if no file is named.
help-rounds = How many rounds.
help-rounds-each = How many rounds of each kind, at least; begun matches are played to their end.
help-bots-alike = The level of the bots at all seats: greedy or chance.
help-against = What the second rule set does otherwise: a rule set, option=value, seats=number; may be repeated. All else is as in the first.
help-plot = Also draw the results into a .png or .svg file.
help-all = Show everything at once.
help-json = JSON instead of a table.
help-plain = No drawing: plain sentences, for screen readers.
help-lang = The language; that of the environment if not given.
help-version = Name the version and the build.
help-word-usage = Usage:
help-word-options = Options:
help-word-arguments = Arguments:
help-word-commands = Commands:
help-word-some-options = [OPTIONS]
help-word-some-command = COMMAND [ARGS]...
help-word-default = [default:
help-word-required = [required]
help-word-help = Show this message and leave.
usage-option = There is no option { $option } here; --help lists them.
usage-missing = { $name } is missing; --help says what is needed.
usage-value = That value does not fit { $name }; --help says what does.
usage-command = There is no command “{ $command }”; “capicua --help” lists them.
usage-other = { $text }

## The arena

help-arena = Let bots play each other on the same deals, and say who is better and how sure that is.
help-arena-bots = Who plays, with commas: levels, module:Class, program:COMMAND.
help-arena-deals = How many deals for each pair; every deal is played in every seating.
help-arena-matches = Play whole matches and not only their first rounds.
help-arena-decided = Stop a pair once it is clear who is better, or that neither is by the margin.
help-arena-margin = The advantage worth finding, as a share of wins above a half.
help-arena-save = Keep every result in this file; the same command goes on from it.
help-engine = Where to play: on the cores of this machine, or on a Ray cluster.
help-workers = How many processes; as many as there are cores if not said.
arena-entrants = An arena needs two bots or more, each named once; asked for: { $bots }.
arena-engine = There is no engine “{ $text }”; there are { $allowed }.
arena-margin = --margin is a share of wins above a half, more than 0 and 0.4 at most, not { $text }.
arena-no-ray = The Ray engine needs Ray: pip install "capicua[cluster]".
arena-no-openskill = Ratings need openskill: pip install "capicua[arena]".
arena-file = { $file } is no arena file: { $why }.
arena-other = { $file } holds another tournament: other rules, bots or seed. Name another file.
entrant-missing = The bot “{ $bot }” cannot be started: { $why }.
entrant-mute = { $bot } has no method choose(view, rng).
entrant-illegal = The bot “{ $bot }” answered { $text }, which is no legal action.
entrant-slow = The bot “{ $bot }” gave no answer within { $seconds } seconds.
entrant-gone = The bot “{ $bot }” has ended before its game.
arena-pair = Bots
arena-deals = Deals
arena-score = Wins of the first (95%)
arena-points = Points more in a round (95%)
arena-time = Time to choose
arena-decision = Test
arena-is-open = open
arena-is-first = { $bot } is better
arena-is-second = { $bot } is better
arena-is-neither = neither by the margin
arena-note-rounds = First rounds, won as a match of one round is won. Every deal is played in every seating; a deal counts once, a round nobody wins as half.
arena-note-matches = Whole matches. Every deal is played in every seating; a deal counts once, a match nobody wins as half.
arena-note = --seed { $seed } repeats it.
rating-bot = Bot
rating-value = Rating
rating-interval = 95%

## The server

help-serve = Open the table in the browser, for you and whoever you send the link.
help-serve-config = Settings from this TOML file.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines and phones in.
help-serve-port = The port to listen on, 0 to 65535; 0 takes any that is free.
help-serve-public_url = The address people use where a proxy stands before the server: https://domino.example, without a path.
help-serve-hosts = More names by which this machine is reached, with commas.
help-serve-proxies = Addresses or networks of proxies that may say where somebody comes from, with commas: 127.0.0.1, 10.0.0.0/8.
help-serve-data = The folder where tables are kept.
help-serve-database = The database: a file, sqlite:///file, or postgresql://user:password@host/name.
help-serve-durability = What an answer waits for: full, until the disk has it; normal, until the operating system has it.
help-serve-broker = Redis or Valkey, where several servers share the tables: redis://host:6379/0. The database must be PostgreSQL.
help-serve-sockets_each = How many sockets one address may have open, 1 or more.
help-serve-tables_each = How many tables one address may make in a minute, 1 or more.
help-serve-entries_each = How often one address may try to enter a table in a minute, 1 or more.
help-serve-work_each = How many replays, rules and comparisons one address may ask for in a minute, 1 or more.
help-serve-frames_each = How much one connection may ask at a table in twenty seconds, its actions included, 1 or more.
help-serve-idle_minutes = After how many minutes without anybody a table is put out of memory; it comes back by itself.
help-serve-keep_days = After how many days without anybody a table is deleted, 0 for never.
help-serve-bot_workers = Processes for bots that search, 0 to 256; 0 for one less than there are cores.
help-serve-log = How logs are written: text or json.
help-serve-log_level = What is logged: debug, info, warning or error.
help-serve-metrics = Whether /metrics tells Prometheus how the server is: yes or no.
help-serve-browser = Whether to open the browser: yes or no.
serve-ready = The tables are open at { $address }
serve-phones = For phones on the same network:
serve-stop = Ctrl-C stops; nothing is lost.
serve-no-port = The server cannot listen on { $place }: { $detail }.
serve-no-broker = Nobody answers at the broker, { $place }: { $detail }.
serve-not-started = The server did not start; the lines above say why.
serve-not-installed = The server needs more than is installed ({ $missing }). Install it with: { $command }
setting-wrong = “{ $value }” cannot be the setting { $name } ({ $source }).
setting-unknown = { $path }: there is no setting “{ $name }”. There is: { $allowed }.
setting-no-file = { $path } cannot be read: { $detail }.
setting-not-toml = { $path } is not TOML: { $detail }.
setting-broker-alone = Several servers cannot share a SQLite file: with a broker, the setting database must be postgresql://…
