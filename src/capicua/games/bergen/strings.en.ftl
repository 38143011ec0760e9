name = Bergen
summary = Make the two ends equal: two points for a double header, three for a triple.

preset-twenty_games = Twenty Games
    .about = Hands of six on the double-6 set, to 15 points.
preset-twenty_games_large = Twenty Games, large set
    .about = A larger set with automatic hands, to 15 points.
preset-classic = Classic
    .about = Two points for going out or for the best blocked round; three or four players play to 10.

option-blocked_scoring = Score of a blocked round
    .help = Bergen has its own way to determine the best hand.
value-blocked_scoring-ladder = Bergen's own
option-target = Target
    .help = The points that win the match: one number, or one for each number of players.
option-triple_by_double = Triple header by the double
    .help = Whether making the ends equal with a double scores three points or only two.
option-all_doubles_compare = All hands with a double
    .help = Which pips are compared in a blocked round when no hand is free of doubles.
value-all_doubles_compare-without_doubles = pips without the doubles
value-all_doubles_compare-with_doubles = all pips
option-domino_points = Points for going out
    .help = Points for playing the last tile of a hand, in addition to any header.
option-blocked_points = Points for a blocked round
    .help = Points for the best hand when nobody can play.
option-lead_points = Points for the lead
    .help = Points for leading a double.


label-lead-points = Lead { $tile }, +{ $points }
label-play-points = { $tile } { at-arm }, { $points ->
    [3] triple header, +3
   *[other] double header, +{ $points }
}

say-lead-points = { $person ->
    [you] The lead scores { $points } for you.
   *[other] The lead scores { $points } for { $player }.
}
say-header = { $points ->
    [3] { $person ->
        [you] A triple header: 3 for you.
       *[other] A triple header: 3 for { $player }.
    }
   *[other] { $person ->
        [you] A double header: { $points } for you.
       *[other] A double header: { $points } for { $player }.
    }
}

end-all-doubles = All hands hold a double, so all of them compete.
end-compared = { $person ->
    [you] You compete with { $pips }.
   *[other] { $player } competes with { $pips }.
}
end-holds-double = { $person ->
    [you] You hold a double and do not compete.
   *[other] { $player } holds a double and does not compete.
}
end-level = The lowest hands tie: nobody scores.
end-points = { $points ->
    [one] { $person ->
        [you] You score 1 point.
       *[other] { $player } scores 1 point.
    }
   *[other] { $person ->
        [you] You score { $points } points.
       *[other] { $player } scores { $points } points.
    }
}

note-double = a double
note-header = { $points ->
    [3] +3 triple header
   *[other] +{ $points } double header
} ({ $tiles })

## The score sheet for real tiles

ask-left = { $player } has left (tiles as 6-4 1-0):

## Reasons for an action

why-scores = it scores { $points } points at once.

## Calls, large over the table for a moment, and points that fly to a player

cheer-say-header = { $points ->
    [3] Triple header!
   *[other] { "" }
}
gain-say-lead-points = +{ $points }
gain-say-header = +{ $points }
