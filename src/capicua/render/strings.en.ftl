# Strings common to all games: errors, zones, rules pages, comparisons, levels.

## Invalid text

text-tile = Invalid tile “{ $text }”: expected a tile such as 6-4.
text-tile-set = Invalid tile { $text }: a double-{ $high } set has no such tile.
text-action = Invalid move “{ $text }”.
text-seat = Invalid seat “{ $text }”: expected { $allowed }.
text-position = Invalid position: “{ $field }: { $text }”.

## Why a field of a position is invalid

position-unknown = There is no such field: expected { $allowed }.
position-expected = Expected { $allowed }.
position-number = Expected a whole number from { $low } to { $high }.
position-any-number = { $low ->
    [0] Expected a whole number of at most { $digits } digits, without a sign.
   *[other] Expected a whole number of at most { $digits } digits.
}
position-count = Number of values: expected { $count }, one for each seat; found { $found }.
position-tiles = Number of tiles: expected { $span }, found { $found }.
position-hand = Tiles held by { $player }: expected { $span }, found { $found }.
position-not-held = { $player } does not hold { $tile }.
position-few-doubles = Doubles held by { $player }: expected at least { $least }, found { $found }.
position-fit = { $tile } does not match the open end { $end }.
position-double = Expected a double, from 0-0 to { $high }-{ $high }.
position-needed = The phase “{ $phase }” needs this field.
position-not-needed = The phase “{ $phase }” has no such field.
position-no-play = { $player } cannot play any tile, so another phase is expected.

## Parts of a position

entry-round = Number of the round
entry-starter = Who starts the round
entry-totals = Points of { $player } before this round

## Invalid options and setups

bad-option = Invalid value “{ $value }” for { $option }: expected { $allowed }.
bad-hand-seats = hand_size includes { $seats } players; this set takes 2 to { $most }.
bad-hand-size = hand_size: { $players } hands of { $size } need more than the { $tiles } tiles that can be dealt.
bad-seats-for-option = { $option } has no value for { $seats } players, only for { $allowed }.
unknown-option = Unknown option “{ $option }”: this game has { $allowed }.
unknown-game = Unknown game “{ $game }”: expected { $allowed }.
unknown-preset = Unknown preset “{ $preset }”: this game has { $allowed }.
unknown-bot = Unknown bot “{ $bot }”: expected { $allowed }.
unknown-language = Unknown language “{ $language }”: expected { $allowed }.
unknown-style = Unknown style “{ $style }”: expected { $allowed }.
did-you-mean = Did you mean “{ $near }”?
unknown-version = Version { $version } of the rules of “{ $game }” cannot be played here; this is version { $current }.
bad-seats = { $high ->
    [one] Invalid number of players { $seats }: this game is for one player.
   *[other] Invalid number of players { $seats }: this game is for { $span }.
}
bad-hands = Invalid hands: { $found } tiles given, expected { $allowed }.
tile-twice = { $tile } appears twice.
hand-not-seven = A hand of 42 is seven different tiles of a double-6 set; { $count } { $count ->
    [one] was
   *[other] were
} given.
hand-not-five = A poker hand is five different tiles without blanks and without 1-1; { $count } { $count ->
    [one] was
   *[other] were
} given.
counting-too-many = The other players hold { $held } tiles, but only { $out } are out.
counting-impossible = This cannot be: the players lack so many numbers that they cannot hold so many tiles.
tile-unused = { $tile } is not in the set this game uses.
tile-missing = { $tile } is missing.
must-redeal = The rules require a new deal with these hands.
redealt = The rules required a redeal: the tiles were dealt again.
redealt-no-double = Nobody held a double to lead with, so the tiles were dealt again.
bad-starter = Invalid starter { $seat }: seats are 0 to { $high }.
bad-lot = Invalid lot { $seat }: expected the seat that was drawn, 0 to { $high }.
bad-totals = Invalid totals: { $count } given, but there are { $seats } seats.
bad-setup = Invalid { $name } { $value }: expected { $low } to { $high }.
no-such-seat = Invalid seat { $seat }: seats are 0 to { $high }.

## Refused actions

round-over = The round is over.
no-such-action = Invalid action { $action }.
not-your-turn = It is { $owner }’s turn.
undo-nothing = There is nothing to undo.
undo-others = Another player has moved since; this can no longer be undone.
undo-revealed = Tiles have been revealed since; this can no longer be undone.
restart-alone = Only solitaires can be restarted.
auto-alone = Automatic play is available only when you are the only person at the table.

## The table

layout-empty = No tile has been played yet.
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
layout-closed = No open ends.
layout-station = Station: { $tile }
layout-no-station = The station is empty.
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
plane-empty = No tile has been played yet.
plane-tile = { $tile } at { $squares }
plane-draft = { $tile } at { $squares }, not played yet
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
rules-preset = Preset: **{ $preset }**. { $about } Players: { $seats }.
rules-option = House rule
rules-value = In force
rules-default = In the preset
rules-help = What it does
rules-rule = Rules

## Score sheets

sheet-round = Round
sheet-void = void
sheet-total = Total
sheet-match = Match
sheet-matches-won = Matches won
sheet-plain = { $title }: { $points }

## Records

record-seats = The record has { $count } seats, but the game has { $seats }.
record-empty = This record has no rounds.

## Comparison of rule sets

compare-same = Both sets of rules are the same; state the difference with --against.
compare-rules = { $side }: { $rules }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
compare-measure = Measure
compare-a = A (95%)
compare-b = B (95%)
compare-difference = A − B (95%)
compare-actions_in_round = Moves per round
compare-rounds_in_match = Rounds per match
compare-actions_in_match = Moves per match
compare-blocked = Blocked rounds
compare-void = Void rounds
compare-starter_wins = Rounds won by the starter
compare-starter_points = Starter’s margin (points)
compare-score = Mean score
compare-spread = Standard deviation of scores
compare-better_round = Rounds won by the stronger bot
compare-better_match = Matches won by the stronger bot
compare-won = Deals won
compare-won_by_chance = Deals won by random play
compare-note = Whole matches, at least { $rounds } rounds under each set of rules: { $a } matches under A, { $b } under B, on the same deals. Bots: { $level }. Reproduce with --seed { $seed }.
compare-clear = An asterisk marks differences whose 95% interval excludes 0.
compare-duel = The stronger bot is greedy, playing random with sides swapped: 50% means no effect of skill.
compare-fair = If starting gave no advantage, the starter would win { $a } under A and { $b } under B.
compare-broken-off = Matches abandoned because they did not end: { $a } under A, { $b } under B.

## Statistics

stats-played = Played { $played }, won { $won } ({ $share }).
stats-streak = Winning streak: { $streak } now, { $longest } at best.
stats-best = Best score: { $best }.
stats-fastest = Fastest win: { $time }.
stats-helped = Counted separately, with help (hints, known tiles): played { $played }, won { $won }.

## Levels of bots and kinds of games

level-random = random
    .help = Plays random legal moves.
level-greedy = greedy
    .help = Plays the move with the best heuristic score, without looking ahead.
level-level1 = level 1
    .help = Searches 16 sampled deals, weighted by what the other players have done, briefly.
level-level2 = level 2
    .help = Searches 32 sampled deals, four times as long as level 1.
level-level3 = level 3
    .help = Searches 40 sampled deals, five times as long as level 2.
level-level4 = level 4
    .help = Searches 120 sampled deals, three times as long as level 3.
level-level5 = level 5
    .help = Evaluates moves like a hint, in up to 1600 sampled deals.
level-master = master
    .help = Evaluates moves like level 5, then the close ones again with ten times the work, in up to 12,800 sampled deals.

games-name = Game
genre-line = line games
genre-trains = trains
genre-tricks = trick-taking
genre-melds = melding
genre-fishing = fishing
genre-betting = betting
genre-solitaire = solitaire
genre-other = other

## Pictures

picture-all = { $game }: the table with all hands open
picture-seat = { $game }: the table as { $player } sees it
picture-watcher = { $game }: the table as spectators see it
picture-small = { $game }: a game in progress

## Pages of the games

page-players = Players: { $span }
page-tiles = Tiles: a double-{ $high } set ({ $count } tiles)
page-version = Rules version: { $version }
page-presets = Presets
page-differ = Options in which the presets differ:
page-examples = Worked examples
page-examples-about = All hands are open in the pictures. The test suite plays every example line by line.
page-with = House rules: { $rules }.
page-again = The same position with other house rules: { $rules }.
page-position = Another position.
page-legal = Legal moves for { $player }: { $choices }.
page-refused = **Illegal:** { $label }. { $why } ({ $rule })
page-points = Points: { $points }.
page-history = Version history
page-version-first = First version.
page-index = Games
page-index-about = Each game has a page with its rules, options, presets and worked examples.
page-language = En español
