# What is wrong with a record or a position. The game's own reason follows as a second sentence.

record-place = { $line ->
    [0] {""}
   *[other] Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }:
}

record-encoding = { record-place } invalid encoding: expected UTF-8.
record-nothing = { record-place } no match found: a record starts with [Game "…"].
record-several = { record-place } expected one match, found { $count }.
record-no-game = { record-place } missing game: add a header such as [Game "block"].
record-tag = { record-place } invalid header: expected [Name "value"] on one line.
record-hidden-field = { record-place } only hands may have hidden tiles (“?”), not “{ $name }”.
record-hidden-all = { record-place } at least one hand must be given.
record-hidden-many = { record-place } the hidden tiles ({ $hands }) add up to { $count }, but only { $left ->
    [one] 1 tile is
   *[other] { $left } tiles are
} left: lower one of these counts, or place fewer tiles.
record-hidden-lacked = { record-place } { $player } holds { $count } hidden tiles, but lacks { $left ->
    [0] all
   *[other] all but { $left }
} of those left.
record-hidden-part = { record-place } a hand is known whole or not at all: write { $count ->
    [one] the other tile of { $player } instead of “1?”
   *[other] the other tiles of { $player } instead of “{ $count }?”
}, or count { $tile } among the hidden ones.
record-hidden-none = { record-place } no deal of the hidden tiles fits everything that the position says.
record-hidden-count = { record-place } “{ $text }” is not a number of hidden tiles, such as “5?”.
record-twice = { record-place } duplicate “{ $name }”.
record-unclosed = { record-place } “{ $text }” is never closed.
record-stray = { record-place } unexpected “{ $text }”.
record-not-open = Nothing is open that it could close.
record-no-round = Expected a round first, such as “round 1”.
record-no-move = A variation follows the move it replaces.
record-field = { record-place } unknown field “{ $name }”: expected { $allowed } or the letter of a seat.
record-late = { record-place } “{ $name }” is out of place: setup and deal come before the first move, scores after the last.
record-depth = { record-place } variations nested too deeply: at most { $high } levels.
record-number = { record-place } invalid number “{ $text }”: expected a whole number of at most nine digits.
record-seat = { record-place } invalid seat “{ $text }”: expected a letter from { $low } to { $high }.
record-tile = { record-place } invalid tile “{ $text }”.
record-option = { record-place } invalid option “{ $text }”.
record-option-form = Expected name=value, each name once.
record-no-option = The game, the preset and the players are not options: they have headers of their own.
record-value = { record-place } invalid value for “{ $name }”.
record-count = { record-place } “{ $name }” has { $found } numbers for { $players } players.
record-unwritable = { record-place } “{ $text }” cannot be written in a record, because it would be read back differently.

record-json = { record-place } invalid JSON: { $expected ->
    [name] expected a field name in double quotes
    [colon] expected “:” after the field name
    [comma] expected “,” or the closing bracket
    [string] a string is never closed
    [control] a string contains a control character
    [escape] a string contains an invalid escape
    [end] expected the end of the line after the record
    [size] a number is too long, or brackets are nested too deeply
   *[value] expected a value
}.
record-json-field = { record-place } unknown field “{ $name }”: expected { $allowed }.
record-json-missing = { record-place } missing field “{ $name }”.
record-json-value = { record-place } invalid value for the field “{ $name }”: expected { $expected ->
    [text] a string
    [number] a whole number of at most nine digits
    [list] a list
    [object] an object
    [unicode] a string without unpaired surrogates
   *[other] one of { $allowed }
}.

record-game = { record-place } “{ $game }” cannot be set up like this.
record-version = { record-place } recorded under version { $version } of the rules of “{ $game }”; the current version { $current } may differ.
record-no-deal = A round set up as a position has no deal and cannot be recorded.
record-deal = { record-place } invalid deal for round { $number }.
record-gone = { record-place } tiles already used in earlier rounds of the same shuffle: { $tiles }.
record-removed = { record-place } { $tile } is removed before the shuffle and cannot be dealt.
record-round-number = { record-place } expected round { $expected }, found round { $number }.
record-unfinished = { record-place } round { $number } is unfinished.
record-after-match = { record-place } unexpected round { $number }: the match is over.
record-after-round = { record-place } unexpected “{ $text }” after the end of the round.
record-turn = { record-place } it is { $turn }’s turn, not { $seat }’s.
record-action = { record-place } invalid move “{ $text }”: expected a legal move, such as { $moves }.
record-illegal = { record-place } illegal move: { $turn } may not play “{ $text }” here.
record-differs = { record-place } “{ $name }” is { $stated }, but the rules give { $derived }.
record-match-open = { record-place } winners are given, but the match is not over.

record-no-position = { record-place } no position found: a position starts with “game:”.
record-position-line = { record-place } unexpected “{ $text }”: a position is “game: name preset option=value …”, followed by lines of “field: value”.
record-position = { record-place } { $is_field ->
    [yes] invalid position: “{ $field }: { $text }”.
   *[no] invalid position.
}
