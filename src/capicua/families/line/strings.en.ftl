# What all line games share: house rules, choices, what is said at the table, the score.

## House rules

option-set = Set of tiles
    .help = The highest number on a tile; a larger set has more tiles.
value-set-6 = double-6, 28 tiles
value-set-9 = double-9, 55 tiles
value-set-12 = double-12, 91 tiles
value-set-15 = double-15, 136 tiles
option-direction = Direction of play
    .help = Which way the turn passes round the table.
value-direction-clockwise = clockwise, to the left
value-direction-counterclockwise = counterclockwise, to the right
option-hand_size = Tiles in a hand
    .help = How many tiles each player takes: automatic, one number, or one for each number of players.
value-hand_size-auto = automatic
option-first_lead = First lead
    .help = Who leads the first round of the match.
value-first_lead-lot = drawn by lot
value-first_lead-highest_double = the highest double
option-next_lead = Later leads
    .help = Who leads every later round.
value-next_lead-same_leader = the same player
value-next_lead-rotate = the next player in turn
value-next_lead-hand_winner = the winner of the last round
value-next_lead-highest_double = the highest double
option-no_double = Nobody holds a double
    .help = What happens when the highest double should lead and no hand has one.
value-no_double-redeal = deal again
value-no_double-heaviest_tile = the heaviest tile leads
value-no_double-draw_for_double = draw until a double appears
option-spinner = Spinner
    .help = Whether the first double opens more than two ends.
value-spinner-none = none: two ends
value-spinner-four = the first double opens four ways
value-spinner-all_first = the led double, all four ways first
value-spinner-single = one end only
option-draw_per_turn = Draws in a turn
    .help = How many tiles a player may draw in one turn; 0 for no drawing.
value-draw_per_turn-unlimited = any number
option-draw_when_able = Drawing while able to play
    .help = Whether a player who holds a playable tile may draw all the same.
option-boneyard_reserve = Tiles never drawn
    .help = How many tiles must stay in the boneyard.
option-dead_layout = Dead layout
    .help = What happens when no tile outside the layout fits any open end.
value-dead_layout-stop = the round ends at once
value-dead_layout-play_on = players draw on until nobody can
option-blocked_scoring = Score of a blocked round
    .help = Who scores what when nobody can play.
value-blocked_scoring-ladder = ladder: each player collects from every higher hand
value-blocked_scoring-winner_difference = the lowest hand collects the differences
value-blocked_scoring-winner_net = the lowest hand scores the others less its own
value-blocked_scoring-winner_all = the lowest hand scores all the others
option-target = Target
    .help = The points that win the match; automatic is 100 on double-6 and more on larger sets.
value-target-auto = automatic
option-match_end_check = End of the match
    .help = Whether points made in play can end the match in the middle of a round.
value-match_end_check-end_of_hand = after a round
value-match_end_check-immediate = at once
option-max_hands = Maximum rounds
    .help = After this many rounds the highest score wins; 0 sets no limit.
option-teams = Partnerships
    .help = Whether four players play two against two.
value-teams-none = each player alone
value-teams-pairs = A and C against B and D
option-stakes = Stakes
    .help = Whether the players play for points or for a pool of chips.
value-stakes-none = none: points
value-stakes-pool = a pool of chips
option-stake = Stake
    .help = The chips each player pays into the pool before each deal.
option-bankroll = Chips to start with
    .help = How many chips each player has at the start.
option-pool_hands = Rounds for the pool
    .help = After how many rounds a match for the pool ends.
option-blocked_pool = Pool of a blocked round
    .help = What becomes of the pool when a round is blocked.
value-blocked_pool-lowest = the lowest hand takes it
value-blocked_pool-carry_over = it stays for the next round

bad-pool-pairs = stakes=pool and teams=pairs cannot be combined: a pool is for individual players.
bad-bankroll = bankroll={ $bankroll } is less than stake={ $stake }; each player needs chips for at least one stake.

## Rule sets several games have

preset-twenty_games = Twenty Games
    .about = The plain game with a double-6 set and hands of seven.
preset-twenty_games_large = Twenty Games, large set
    .about = A larger set, automatic hands, and a spinner that opens four ways.
preset-classic = Classic
    .about = Hands by number of players, a lead that rotates, and the lowest hand scores a block.

## Choices

label-lead = Lead { $tile }
label-play = { $tile } { at-arm }
at-arm = { $arm ->
    [E] on the right
    [W] on the left
    [N] at the top
   *[S] at the bottom
}
verb-E = on the right, right
verb-W = on the left, left
verb-N = at the top, top, up
verb-S = at the bottom, bottom, down
label-draw = Draw a tile
label-pass = Pass

## Why not

refuse-seek = Nobody holds a double: a tile must be drawn before anybody leads.
refuse-before-lead = Nothing has been led yet: the round begins with a lead.
refuse-lead-done = The lead has been made; a tile now needs an open end.
refuse-lead-forced = { $tile } must be led.
refuse-not-held = { $tile } is not in this hand.
refuse-fit = { $tile } does not fit: the open ends need { $numbers }.
refuse-fit-end = { $tile } does not fit there: that end needs { $number }.
refuse-same-edge = The bare edges of one double are all alike: play it { at-arm }.
refuse-closed = There is no open end { at-arm }; the open ends need { $numbers }.
refuse-draw-never = Nobody draws in this game.
refuse-draw-empty = { $reserve ->
    [0] The boneyard is empty.
    [one] The last tile of the boneyard must stay.
   *[other] The last { $reserve } tiles of the boneyard must stay.
}
refuse-draw-limit = { $count ->
    [one] Only one tile may be drawn in a turn.
   *[other] Only { $count } tiles may be drawn in a turn.
}
refuse-draw-able = You can play { $tiles }; you may draw only when nothing fits.
refuse-pass-draw = You may not pass while there are tiles to draw ({ $count }).
refuse-pass = You can play { $tiles }, so you must play.

## Why a position is invalid

position-arms = Expected one of { $allowed }, followed by tiles.
position-root = The layout needs a root, with one tile: “root 6-4”.
position-chain = Only a line with two ends is found from its tiles alone. Write the arms: “root 5-5 | E 5-0”.
position-apart = { $tiles } { $count ->
    [one] matches
   *[other] match
} no other tile on the table.
position-ends = These tiles cannot lie in one line, which has two ends: the open ends would be { $numbers }. A tile is missing, or there is one too many.
position-closed = { $tile } cannot lie on { $arm }: the open ends are on { $open }.
position-spinner = Expected a double on E or W: { $doubles }.
position-first-double = { $tile } comes earlier on that arm, and the first double is the spinner.
position-lead-done = A tile has been led already.
position-lacked = { $player } cannot hold { $tile } and have passed on { $number }.
position-both-out = { $player } and { $other } have no tiles, but only one player can go out.

## What is said

say-lead = { $person ->
    [you] You lead { $tile }.
   *[other] { $player } leads { $tile }.
}
say-play = { $person ->
    [you] You play { $tile } { at-arm }.
   *[other] { $player } plays { $tile } { at-arm }.
}
say-spinner = { $tile } is the spinner and opens four ways.
say-domino = { $person ->
    [you] Domino! That was your last tile.
   *[other] Domino! That was { $player }'s last tile.
}
say-pass = { $person ->
    [you] You pass on { $numbers }.
   *[other] { $player } passes on { $numbers }.
}
say-draw = { $person ->
    [you] You draw; { $left ->
        [0] the boneyard is empty now.
       *[other] { $left } left in the boneyard.
    }
   *[other] { $player } draws; { $left ->
        [0] the boneyard is empty now.
       *[other] { $left } left in the boneyard.
    }
}
say-drew = { $person ->
    [you] You draw { $tile }.
   *[other] { $player } draws { $tile }.
}
say-seek = { $person ->
    [you] Nobody holds a double; you draw for one.
   *[other] Nobody holds a double; { $player } draws for one.
}
say-found = { $person ->
    [you] It is { $tile }: you must lead it.
   *[other] It is { $tile }: { $player } must lead it.
}

## The end of a round

end-domino = { $person ->
    [you] You are out.
   *[other] { $player } is out.
}
end-blocked = Blocked: nobody has a tile for { $numbers }, and nobody can draw.
end-blocked-out = Blocked: all tiles with { $numbers } are on the table.
end-target = { $person ->
    [you] You reach { $target } points, and the match is over.
   *[other] { $player } reaches { $target } points, and the match is over.
}
end-hand = { $person ->
    [you] You have { $tiles } left: { $total }.
   *[other] { $player } has { $tiles } left: { $total }.
}
end-score = { $person ->
    [you] You score { $points } ({ $sum }).
   *[other] { $player } scores { $points } ({ $sum }).
}
end-score-pair = { $player } and { $partner } score { $points } ({ $sum }).
end-nothing = Nobody scores.
end-pool = { $person ->
    [you] You take { $chips } of the { $pool } chips in the pool.
   *[other] { $player } takes { $chips } of the { $pool } chips in the pool.
}
end-pool-stays = Nobody takes the pool; its { $pool } chips stay for the next round.
end-pool-returned = It was the last round: the { $pool } chips in the pool are returned in equal parts.

## The table

zone-line = Line
zone-boneyard = Boneyard
note-lacked = without { $numbers }
    .short = no { $numbers }
fact-lead = { $person ->
    [you] You must lead { $tile }.
   *[other] { $player } must lead { $tile }.
}
fact-seek = Nobody holds a double: the players draw for one.
fact-spinner = Spinner: { $tile }
fact-drawn = { $person ->
    [you] Drawn this turn: { $count }
   *[other] Drawn this turn by { $player }: { $count }
}
fact-pool = In the pool: { $pool }
fact-numbers = Played so far: { $counts }

## The score sheet for real tiles

ending-target = target

## What speaks for a play

why-out = it goes out.
why-blocks = { $other } has passed on { $numbers } and cannot play on the line as it then lies.
why-lacked = it opens { $numbers }, on which { $other } has passed.
why-own-end = { $count ->
    [one] nobody else can play on the { $number }: one tile for it is left, in the hand that plays this.
   *[other] nobody else can play on the { $number }: the { $count } tiles left for it are all in the hand that plays this.
}
why-dead-end = nobody can play on the { $number } any more.
why-double = { $tile } is a double, which fits one number only: better early than too late.
why-heavy = it is the heaviest tile that fits: { $pips } pips less in the hand.
why-suit = the rest of the hand has { $count } tiles for the { $number } it opens.
why-followers = { $count } of the other tiles in the hand fit then; no other move leaves more.
why-variety = the rest of the hand keeps { $count } different numbers; no other move keeps more.

## Calls, large over the table for a moment

cheer-say-domino = Domino!
cheer-end-blocked = Blocked!
cheer-end-blocked-out = Blocked!
