name = Matador
summary = Touching halves add up to seven, and the matadors fit anywhere.

preset-twenty_games_large = Twenty Games, large set
    .about = A larger set, automatic hands, and a sum of one more than its highest number.
preset-classic = Classic
    .about = The highest double leads, players who can play may still draw, and the lowest hand scores in a block.

option-matador_crosswise = Matadors across
    .help = Whether a matador may be laid across, so that either of its numbers is the end.

text-exposed = “{ $text }”: write a play as tile, end and the half that stays exposed, like 4-3@E>3.
text-which-half = { $tile } fits either way round: say which half stays exposed, like { $tile }@{ $arm }>2.

label-play-exposed = { $tile } { at-arm }, leaving { $exposed }
label-play-across = { $tile } across { at-arm }

refuse-sum = { $joined } and { $number } do not match here: the touching halves must add to { $sum }, so the { $number } needs a { $needed }.
refuse-sum-across = { $joined } does not match here: the tile { at-arm } lies across, and needs a { $needed } or a { $other_needed }.
refuse-blank = Nothing but a matador fits a blank.
refuse-across = { $tile } may not lie across: only a matador that is not a double may.
refuse-two-ends = Here the line has only two ends, left and right.
refuse-draw-matador = A matador fits anywhere: you must play it before you may draw ({ $tiles }).

say-play-exposed = { $person ->
    [you] You play { $tile } { at-arm }; the end is { $exposed }.
   *[other] { $player } plays { $tile } { at-arm }; the end is { $exposed }.
}
say-play-across = { $person ->
    [you] You lay { $tile } across { at-arm }: either number is the end.
   *[other] { $player } lays { $tile } across { at-arm }: either number is the end.
}

end-blocked = Blocked: nobody has a tile for the ends { $numbers }, and nobody can draw.
end-blocked-out = Blocked: every tile that fits the ends { $numbers } is on the table.

note-needs = needs { $numbers }
note-matador-only = matador only
note-lacked = nothing for { $numbers }

zone-matadors = Matadors
fact-matadors = Matadors on the table: { $tiles } ({ $count } of { $total })
fact-no-matadors = No matador of { $total } is on the table.
fact-own-matadors = Your matadors: { $tiles }

## Why a position is invalid

position-across = Under these rules { $tile } may not lie across.
position-exposed = The exposed half of { $tile } is one of { $allowed }.
position-half = { $tile } fits either way round: add the half left exposed, like { $tile }>{ $half }.
position-halves = { $tile } does not match the open end { $end }: touching halves must add up to { $sum }.
