name = Mexican Train
summary = Build your own train from the station, or play on the others' while they are open, and be first to get rid of your tiles.

preset-cardinal = Cardinal
    .about = Double-12; the first tile of your train may be followed by as many as you like, and there are any number of sidings.
preset-cardinal_9 = Cardinal, double-9
    .about = The Cardinal rules with 55 tiles, a faster game.
preset-cardinal_6 = Cardinal, double-6
    .about = The Cardinal rules with 28 tiles, the fastest game.
preset-barney = Barney family
    .about = Double-12, thirteen rounds; you may always draw, and a drawn tile that you do not play opens your train.
preset-barney_15 = Barney family, double-15
    .about = The Barney family rules with 136 tiles and sixteen rounds, for up to twelve players.
preset-barney_6 = Barney family, double-6
    .about = The Barney family rules with 28 tiles and seven rounds.
preset-tournament = Tournament
    .about = Double-12, thirteen rounds; one tile a turn, one Mexican Train, doubles are covered in the order they were played.

option-set_max = Set
    .help = The highest double of the set.
option-hand_table = Hand table
    .help = The table that gives the number of tiles for each player.
value-hand_table-cardinal = Cardinal
value-hand_table-barney = Barney family
value-hand_table-parsons = tournament (Parsons)
option-hand_size = Hand
    .help = The number of tiles for each player: from the table, one number, or one for each number of players.
value-hand_size-table = from the table
option-engine = Station
    .help = How the station double is found and who puts it down.
value-engine-highest_in_hand = the starter's highest double
value-engine-highest_dealt = the highest double of all hands
value-engine-descending_draw = one double for each round; drawn for if nobody holds it
value-engine-descending_set_aside = one double for each round; taken out before the shuffle
option-starter_rule = Next starter
    .help = Who starts the next round.
value-starter_rule-rotate = the next player to the left
value-starter_rule-last_out = the player who went out
option-series = Several tiles at once
    .help = When the first tile on your own train may be followed by more.
value-series-none = never
value-series-start_turn = whenever you start your train
value-series-first_turn = only in your first turn
option-series_forced = Series is compulsory
    .help = Whether you must continue the series as long as a tile fits.
option-mexican_trains = Public sidings
    .help = Maximum number of sidings, which are open to everyone.
value-mexican_trains-unlimited = any number
option-own_train_first = Own train first
    .help = Whether you may play nowhere else until your own train is started.
option-voluntary_draw = Draw by choice
    .help = Whether you may draw even if you could play.
option-drawn_must_play = Drawn tile must be played
    .help = Whether a drawn tile that fits has to be played.
option-pass_when_able_empty = Pass by choice
    .help = With drawing by choice and an empty boneyard: whether you may pass even if you could play.
option-double_followup = After a double
    .help = Where the tile that must follow a double goes.
value-double_followup-on_double = on that double
value-double_followup-anywhere = anywhere you may play
option-forced_double = Doubles bind
    .help = Whether a double that is not covered must be covered by the next players.
option-double_order = Order of doubles
    .help = Which of several open doubles comes first.
value-double_order-any = any of them
value-double_order-oldest_first = the oldest first
value-double_order-newest_first = the newest first
option-mark_during_double = Marker under a double
    .help = Whether your train opens when you cannot cover another player's double.
option-mark_unstarted = Marker without a train
    .help = Whether a train without tiles can be open to all.
option-unmark_with = Taking the marker off
    .help = What you may play on your own open train to close it.
value-unmark_with-any_tile = any tile
value-unmark_with-double_only = only a double
option-unmark_double_exempt = Double that closes
    .help = Whether a double that closes your own train needs no cover.
option-out_on_double = Out on a double
    .help = Whether a double may be your last tile.
value-out_on_double-allowed = allowed
value-out_on_double-not_last = only if its number is used up
option-rounds = Rounds
    .help = The number of rounds in a match.
value-rounds-players = one for each player
value-rounds-all_doubles = one for each double
option-double_blank_score = Double blank
    .help = The points 0-0 counts in the hand.

label-draw = Draw a tile
label-draw-open = Draw a tile (if you do not play it, your train opens)
label-keep = Keep { $tile }
label-pass = Pass
label-end-turn = Stop here
label-start = { $tile }: start { $whose ->
    [you] your train
    [own] your train
   *[other] { $owner }'s train
}
label-train = { $tile } on { $whose ->
    [you] your train
    [own] your train
   *[other] { $owner }'s train
}
label-siding = { $tile } on { $train }
label-new-siding = { $tile }: new siding { $train }

say-draw = { $person ->
    [you] You draw a tile.
   *[other] { $player } draws a tile.
}
say-drew = { $person ->
    [you] You have drawn { $tile }.
   *[other] { $player } has drawn { $tile }.
}
say-no-fit = { $person ->
    [you] It does not fit anywhere.
   *[other] { $player } cannot play.
}
say-keep = { $person ->
    [you] You keep the tile you drew.
   *[other] { $player } keeps the drawn tile.
}
say-pass = { $person ->
    [you] You pass.
   *[other] { $player } passes.
}
say-end-turn = { $person ->
    [you] You stop there.
   *[other] { $player } stops there.
}
say-start = { $person ->
    [you] You start { $whose ->
        [you] your train
       *[other] { $owner }'s train
    } with { $tile }.
   *[other] { $player } starts { $whose ->
        [you] your train
        [own] a train
       *[other] { $owner }'s train
    } with { $tile }.
}
say-train = { $person ->
    [you] You play { $tile } on { $whose ->
        [you] your train
       *[other] { $owner }'s train
    }.
   *[other] { $player } plays { $tile } on { $whose ->
        [you] your train
        [own] their own train
       *[other] { $owner }'s train
    }.
}
say-siding = { $person ->
    [you] You play { $tile } on { $train }.
   *[other] { $player } plays { $tile } on { $train }.
}
say-new-siding = { $person ->
    [you] You start siding { $train } with { $tile }.
   *[other] { $player } starts siding { $train } with { $tile }.
}
say-close = { $person ->
    [you] Your train is closed again.
   *[other] { $player }'s train is closed again.
}
say-open = { $person ->
    [you] Your train is now open to all.
   *[other] { $player }'s train is now open to all.
}
say-cover = { $person ->
    [you] You have covered { $tile }.
   *[other] { $player } has covered { $tile }.
}
say-cover-now = { $person ->
    [you] You must cover { $tile }.
   *[other] { $player } must cover { $tile }.
}
say-play-again = { $person ->
    [you] After { $tile } you play again.
   *[other] After { $tile }, { $player } plays again.
}
say-exempt = { $person ->
    [you] This double closes your train and needs no cover; you may add one tile to it.
   *[other] This double closes { $player }'s train and needs no cover.
}
say-series = { $person ->
    [you] You may go on building your train.
   *[other] { $player } may go on building.
}
say-dead = All tiles of that number are on the table: nobody has to cover { $tile }.
say-left = { $tile } on { $train } must be covered before anything else.
say-released = All tiles of that number are on the table: { $tile } on { $train } binds nobody any more.

end-blocked = The round is blocked: the boneyard is empty and nobody can go on.
end-out = { $person ->
    [you] You are out!
   *[other] { $player } is out.
}
end-uncovered = { $tile } on { $train } stays uncovered.
end-hand = { $person ->
    [you] You are left with { $tiles }: { $points }.
   *[other] { $player } is left with { $tiles }: { $points }.
}
end-hand-blank = { $person ->
    [you] You are left with { $tiles }, the double blank among them: { $points }.
   *[other] { $player } is left with { $tiles }, the double blank among them: { $points }.
}

refuse-draw-twice = You have drawn { $tile } already: one tile a turn.
refuse-draw-optional = This double needs no cover, so there is nothing to draw for: add a tile to it or stop.
refuse-draw-series = While you are building your train you may not draw: continue or stop.
refuse-draw-empty = The boneyard is empty.
refuse-draw-able = You can play, so you may not draw: { $tiles }.
refuse-pass-drawn = You drew { $tile } and it fits: it must be played.
refuse-pass-series = There is no need to pass: continue your train, or stop.
refuse-pass-stock = There are tiles in the boneyard: draw first.
refuse-pass-able = You can play, so you may not pass: { $tiles }.
refuse-end-forced = The series goes on while a tile fits: { $tiles }.
refuse-end-double = You may not stop on { $tile }: cover it, or draw if you cannot.
refuse-end-turn = You can stop only while building your own train.
refuse-not-held = { $tile } is not in your hand.
refuse-not-drawn = After drawing only the drawn tile may be played: { $tile }.
refuse-no-match = { $tile } does not fit on { $train }, which ends in { $end }.
refuse-no-match-station = { $tile } cannot start { $train }: that takes a { $end }, the number of the station.
refuse-double-only = Your train is open, and only a double may go on it now.
refuse-last-double = { $tile } may not be your last tile: there is nothing left to draw, and other tiles of its number are still to come.
refuse-no-train = There is no train { $train } at this table.
refuse-siding-limit = { $count ->
    [one] There is only one Mexican Train.
   *[other] There are only { $count } sidings.
}
refuse-siding-order = The next new siding is { $train }.
refuse-series = During a series you may play only on your own train.
refuse-optional = After this double only your own train may be played on.
refuse-own-first-bound = A double is to be covered, and until your own train is started you may not play elsewhere.
refuse-own-first = Start your own train first, with a { $end }.
refuse-bound = Cover the open doubles first: { $doubles }. Draw if you cannot.
refuse-follow = Your next tile must go on { $tile }.
refuse-private = { $whose ->
    [you] Your own train is not open to you now.
   *[other] { $owner }'s train has no marker: only { $owner } may play there.
}

note-double = { $person ->
    [you] You left { $tile } uncovered.
   *[other] { $player } left { $tile } uncovered.
}
note-last-tile = { $person ->
    [you] Your last tile!
   *[other] Down to one tile!
}
    .short = !

fact-round = Round { $number } of { $count }
fact-next = Next double: { $tile }
fact-dead = Used up: { $numbers }
fact-numbers = Played so far: { $counts }
fact-drawn-must = { $person ->
    [you] You drew { $tile } and must play it.
   *[other] { $player } drew { $tile } and must play it.
}
fact-drawn-may = { $person ->
    [you] You drew { $tile }: play it, or keep it.
   *[other] { $player } drew { $tile }: to be played or kept.
}
fact-cover = { $person ->
    [you] You must cover { $doubles }; draw if you cannot.
   *[other] { $player } must cover { $doubles }, or draw.
}
fact-no-opening = No train opens meanwhile.
fact-follow = { $person ->
    [you] You must cover your { $tile }; draw if you cannot.
   *[other] { $player } must cover { $tile }, or draw.
}
fact-play-again = { $person ->
    [you] You play again after { $tile }: cover it, play elsewhere, or draw.
   *[other] { $player } plays again after { $tile }.
}
fact-not-out = { $person ->
    [you] You cannot go out on { $tile }: draw.
   *[other] { $player } cannot go out on { $tile } and must draw.
}
fact-optional = { $person ->
    [you] You may add one tile to your double, or stop.
   *[other] { $player } may add one tile to the double.
}
fact-series = { $person ->
    [you] You are building your train: keep going, or stop.
   *[other] { $player } is building their train.
}
fact-series-forced = { $person ->
    [you] You are building your train, as long as a tile fits.
   *[other] { $player } is building their train, as long as a tile fits.
}
fact-lone-double = { $person ->
    [you] You cannot go out on { $tile }: if you play it, you have to draw.
   *[other] { $player } cannot go out on { $tile }.
}
fact-lone-double-empty = { $person ->
    [you] No tiles left to draw: { $tile } may not be played.
   *[other] No tiles left to draw: { $tile } may not be played.
}

zone-trains = Trains
zone-facts = Now
zone-boneyard = Boneyard

text-train = “{ $text }” is not a train. Trains are P0, P1 … and the sidings M1, M2 …

## The score sheet for real tiles

sheet-opens-station = The next station is { $tile }; { $player } begins.
sheet-opens-station-lot = The next station is { $tile }; the starter is drawn by lot.
ask-opener = Who had the first turn?
ask-left = { $player } has left (tiles as 6-4 1-0, or their total):

## Reasons for a play

why-out = it goes out.
why-unmarks = it takes the marker off their own train.
why-covered = the double can be covered at once with { $tile }.
why-chain = then { $count } tiles of the hand can follow one another on their own train.
why-plan = { $count ->
    [one] it is all that the hand can lay on its own train in this turn.
   *[other] so { $count } tiles follow one another on their own train in this turn: no train of the hand is longer.
}
why-keeps-chain = it costs their own train nothing: { $count } tiles of the hand still follow one another there.
why-heavy = it is the heaviest tile that fits: { $pips } pips less in the hand.

## Why a position is invalid

position-unstarted = { $train } has no tiles: under these rules only a train that has started can be marked.
position-no-end-double = { $train } does not end in a double.
position-twice = { $train } appears twice.
position-series = Expected “series: yes” in the phase “series”.

## Calls, large over the table for a moment

cheer-say-new-siding = Mexican train!
cheer-end-out = Domino!
cheer-end-blocked = Blocked!
