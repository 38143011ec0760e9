name = Sebastopol
summary = Four players build a cross on the double six, then play on its four arms.

preset-twenty_games = Twenty Games
    .about = The plain game to 100 points, with the ladder for blocked rounds.
preset-classic = Classic
    .about = To 60 points; in a blocked round only the lowest hand scores.

option-spinner = Spinner
    .help = How 6-6 opens: all four of its sides must be started before any other play.
value-spinner-all_first = 6-6, its four sides first
option-target = Target
    .help = The points that win the match; automatic is 100.

refuse-cross = { $tile } must wait: first all four sides of 6-6 are begun ({ $begun } of 4), with a six each.
refuse-cross-fits = { $tile } would fit the { $number } { at-arm }, but all four sides of 6-6 must be begun first ({ $begun } of 4).

zone-cross = Cross
fact-cross = First complete the cross: { $begun } of 4
