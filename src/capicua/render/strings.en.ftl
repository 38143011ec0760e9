# What all games share, and the terminal's own words.

## What cannot be read

text-tile = “{ $text }” is no tile; tiles are written like 6-4.
text-tile-set = { $text } is not in a double-{ $high } set.
text-action = “{ $text }” is no play of this game.
text-seat = “{ $text }” is no seat; the seats are { $allowed }.
text-position = “{ $field }: { $text }” makes no sense in a position of this game.
input-no-place = { $tile } cannot be played now.
input-ambiguous = “{ $text }” may mean several plays: { $choices }. Which one?

## What a game does not offer

bad-option = { $option } cannot be “{ $value }”; allowed: { $allowed }.
unknown-option = This game has no option “{ $option }”; it has { $allowed }.
unknown-game = There is no game “{ $game }”; there are { $allowed }.
unknown-preset = This game has no rule set “{ $preset }”; it has { $allowed }.
unknown-bot = There is no bot “{ $bot }”; there are { $allowed }.
unknown-language = There is no language “{ $language }”; there are { $allowed }.
bad-seats = { $high ->
    [one] This game is for one player, not for { $seats }.
   *[other] This game is for { $span } players, not for { $seats }.
}
bad-hands = The hands have { $found } tiles; they must have { $allowed }.
tile-twice = { $tile } is there twice.
tile-unused = { $tile } is not among the tiles this game is played with.
tile-missing = { $tile } is missing.
must-redeal = The rules call for a new deal with these hands.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $high }.
bad-setting = “{ $text }” is no setting; write option=value.
too-many-names = { $count } names for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
game-wanted = Which game? There are { $allowed }.
no-rules = { $game } brings no rules page in this language.

## What may not be done

round-over = The round is over.
no-such-action = There is no action { $action }.
not-your-turn = It is the turn of { $owner }.
undo-nothing = There is nothing to take back.
undo-others = Somebody else has acted since; that cannot be taken back.
undo-revealed = Tiles have come to light since; that cannot be taken back.
restart-alone = Only a solitaire can be begun again.
auto-alone = That is for one person playing alone or against bots: nobody’s tiles are played while others look on.

## The table

layout-empty = Nothing has been laid yet.
arm-name = { $arm ->
    [E] right
    [W] left
    [N] top
    [S] bottom
   *[other] { $arm }
}
layout-arm = { $arm ->
    [E] Right
    [W] Left
    [N] Top
    [S] Bottom
   *[other] Arm { $arm }
}:
layout-end = { $arm ->
    [E] right-hand end
    [W] left-hand end
    [N] end at the top
    [S] end at the bottom
   *[other] end { $arm }
}
layout-ends = Open ends: { $ends }
layout-closed = There is no open end.
layout-station = Station: { $tile }
layout-no-station = The station is still empty.
layout-before = (+{ $count })
layout-train-end = ends in { $end }
arm-open = open
arm-private = private
arm-dead = finished
arm-bound = must be covered

kind-hand = Hand
kind-stock = Boneyard
kind-layout = Table
kind-trick = Trick
kind-taken = Taken
kind-row = Row
kind-grid = Tiles
kind-plane = Table
kind-melds = Melds
kind-offer = Face up
kind-calls = Calls
kind-facts = Facts
kind-pot = Pot
kind-score = Score

count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
stock-kept = { $count ->
    [one] 1 must stay
   *[other] { $count } must stay
}
trick-winner = { $person ->
    [you] you hold it
   *[other] { $player } holds it
}
taken-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
taken-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
pot-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
offer-from = { $person ->
    [you] { $tile }, yours
   *[other] { $tile }, from { $player }
}
grid-row = row { $row }
grid-empty = empty
plane-empty = Nothing has been laid yet.
plane-tile = { $tile } at { $squares }
plane-draft = { $tile } at { $squares }, not yet played
row-next = next is place { $place }
piles-below = Below the tops: { $piles }
pile-home = home
pile-trouble = in trouble
hand-own = Your tiles ({ $count }):
to-act = to play
score-total = Match
score-round = This round
score-plain = { $name } { $total }, this round { $round }

## Rules pages

yes = yes
no = no
value-yes = yes
value-no = no
value-none = none
label-pass = Pass
label-draw = Draw a tile
say-round-points = { $person ->
    [you] You score { $points }.
   *[other] { $player } scores { $points }.
}
rules-options = House rules in force
rules-preset = Rule set: **{ $preset }**. { $about } Players: { $seats }.
rules-option = House rule
rules-value = In force
rules-default = In the rule set
rules-help = What it does
rules-rule = Rules

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
end-prompt = Enter to go on, or undo:
end-prompt-alone = Enter to go on, undo, or restart the deal:
pause-help = Press Enter here; ?, score, log, table, rules, save and quit work too.
watch-prompt = Enter, auto, finish, or anything else to leave:
hand-over = { $player }, it is your turn. Enter shows your tiles:
undone = Taken back.
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
help-line-undo = take your last play back, while nobody has acted since and no tile has come to light
help-line-restart = begin the same deal again; with help, if tiles had come to light
help-line-auto = watch the greedy bot play for you to the end of the round; Ctrl-C stops it
help-line-finish = the same at once, without watching
help-line-score = the score sheet
help-line-log = what has happened
help-line-save = save the match
help-line-quit = save it and leave
command-help = ?, h, help
command-table = table, t
command-rules = rules
command-undo = undo, u, back
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

sheet-round = Round
sheet-void = void
sheet-total = Total
sheet-plain = { $title }: { $points }

## Files

file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-taken = { $file } is there already and is no match; nothing is written over it.
nothing-to-resume = There is no unfinished match in { $folder }.
record-seats = The record has { $count } seats, the game { $seats }.
record-empty = There is no round in this record.
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

compare-same = Both rule sets are the same: say with --against what the second does otherwise.
against-presets = --against names more than one rule set: { $presets }.
compare-rules = { $side }: { $rules }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
compare-measure = Measure
compare-a = A (95%)
compare-b = B (95%)
compare-difference = A − B (95%)
compare-actions_in_round = Actions in a round
compare-rounds_in_match = Rounds in a match
compare-actions_in_match = Actions in a match
compare-blocked = Blocked rounds
compare-void = Void rounds
compare-starter_wins = Rounds won by who starts
compare-starter_points = Starter’s points over the others
compare-score = Mean score
compare-spread = Spread of scores (σ)
compare-better_round = Rounds won by better play
compare-better_match = Matches won by better play
compare-won = Deals won
compare-won_by_chance = Deals won by chance
compare-note = Whole matches, { $rounds } rounds or more of every kind: { $a } matches under A, { $b } under B, with the same shuffles. Bots: { $level }. --seed { $seed } repeats it.
compare-clear = A star marks a difference whose interval does not hold 0.
compare-duel = Better play is greedy against chance, with the sides changed over: 50% would be luck.
compare-fair = If starting were worth nothing, the starter would win { $a } under A, { $b } under B.
compare-broken-off = Matches broken off because they did not end: { $a } under A, { $b } under B.

## Statistics

stats-none = No finished match is remembered yet in { $path }.
stats-rules = { $name } ({ $rules })
stats-played = Played { $played }, won { $won } ({ $share }).
stats-streak = Wins in a row: { $streak } now, { $longest } at most.
stats-best = Best score: { $best }.
stats-helped = Apart from these, with help (hints, tiles already known): played { $played }, won { $won }.
stats-note = Kept only here, in { $path }; delete it to forget.
level-chance = chance
    .help = Any legal action, all equally likely: nobody thinks at all.
level-greedy = greedy
    .help = Takes what looks best at a glance, and never thinks ahead.
level-level1 = level 1
    .help = Imagines two ways the hidden tiles may lie and plays on in its head a few times.
level-level2 = level 2
    .help = Imagines eight ways the hidden tiles may lie, and thinks a little longer.
level-level3 = level 3
    .help = Imagines forty ways the hidden tiles may lie, believes those more in which what you did makes sense, and plays each to the end many times.
level-level4 = level 4
    .help = Imagines over a hundred ways, weighs them as level 3 does, and thinks three times as long.
level-level5 = level 5
    .help = Imagines hundreds of ways, weighs them by what everybody did, and thinks longest.
plot-format = { $file }: a picture needs a name that ends in .png or .svg.
plot-missing = Pictures need matplotlib: pip install "capicua[plot]".

games-id = Name to type
games-name = Game
games-genre = Kind
genre-line = line
genre-trains = trains
genre-tricks = tricks
genre-melds = melds
genre-fishing = fishing
genre-betting = betting
genre-solitaire = solitaire
genre-other = other
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

## Pictures

picture-all = { $game }: the table with every hand open
picture-seat = { $game }: the table as { $player } sees it
picture-watcher = { $game }: the table as everybody may see it
picture-small = { $game }: a game in the middle of play

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

## Pages of the games

page-players = Players: { $span }
page-tiles = Tiles: { $count } of a double-{ $high } set
page-version = Version of the rules: { $version }
page-presets = Rule sets side by side
page-differ = The house rules in which they differ:
page-examples = Worked examples
page-examples-about = Every hand is open in the pictures. The tests play these examples line by line.
page-with = House rules: { $rules }.
page-again = The same with other house rules: { $rules }.
page-position = Another position.
page-legal = { $player } may choose: { $choices }.
page-refused = **Not allowed:** { $label }. { $why } ({ $rule })
page-points = Points: { $points }.
page-history = Versions
page-version-first = The first rules of this game here.
page-index = The games
page-index-about = One page for each game: its rules with the options in force, its rule sets side by side, worked examples with pictures.
page-language = En español
