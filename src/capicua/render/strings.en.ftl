# What all games share: what is refused, the table, rules pages, rule sets compared, levels.

## What cannot be read

text-tile = “{ $text }” is no tile; tiles are written like 6-4.
text-tile-set = { $text } is not in a double-{ $high } set.
text-action = “{ $text }” is no play of this game.
text-seat = “{ $text }” is no seat; the seats are { $allowed }.
text-position = “{ $field }: { $text }” makes no sense in a position of this game.

## What a game does not offer

bad-option = { $option } cannot be “{ $value }”; allowed: { $allowed }.
unknown-option = This game has no option “{ $option }”; it has { $allowed }.
unknown-version = Version { $version } of the rules of “{ $game }” cannot be played here; this is version { $current }.
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
bad-starter = Invalid starter { $seat }: seats are 0 to { $high }.
bad-lot = Invalid lot { $seat }: expected the seat that was drawn, 0 to { $high }.
bad-totals = Invalid totals: { $count } given, but there are { $seats } seats.
bad-setup = Invalid { $name } { $value }: expected { $low } to { $high }.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $high }.

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

## Score sheets

sheet-round = Round
sheet-void = void
sheet-total = Total
sheet-plain = { $title }: { $points }

## Records

record-seats = The record has { $count } seats, the game { $seats }.
record-empty = There is no round in this record.

## Two rule sets compared

compare-same = Both rule sets are the same: say with --against what the second does otherwise.
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

stats-played = Played { $played }, won { $won } ({ $share }).
stats-streak = Wins in a row: { $streak } now, { $longest } at most.
stats-best = Best score: { $best }.
stats-helped = Apart from these, with help (hints, tiles already known): played { $played }, won { $won }.

## Levels of bots and kinds of games

level-chance = chance
    .help = Any legal action, all equally likely: nobody thinks at all.
level-greedy = greedy
    .help = Takes what looks best at a glance, and never thinks ahead.
level-level1 = level 1
    .help = Imagines two ways the hidden tiles may lie and plays on in its head a few times.
level-level2 = level 2
    .help = Imagines eight ways the hidden tiles may lie, and thinks a little longer.
level-level3 = level 3
    .help = Imagines forty ways the hidden tiles may lie, believes those more in which what you did makes sense, and plays each on many times.
level-level4 = level 4
    .help = Imagines over a hundred ways, weighs them as level 3 does, and thinks three times as long.
level-level5 = level 5
    .help = Imagines hundreds of ways, weighs them by what everybody did, and thinks longest.

games-name = Game
genre-line = line
genre-trains = trains
genre-tricks = tricks
genre-melds = melds
genre-fishing = fishing
genre-betting = betting
genre-solitaire = solitaire
genre-other = other

## Pictures

picture-all = { $game }: the table with every hand open
picture-seat = { $game }: the table as { $player } sees it
picture-watcher = { $game }: the table as everybody may see it
picture-small = { $game }: a game in the middle of play

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
