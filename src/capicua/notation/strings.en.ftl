# What is wrong with a record or a position. The game's own reason follows as a second sentence.

record-place = { $line ->
    [0] {""}
   *[other] Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }:
}

record-encoding = { record-place } the file is not UTF-8 text.
record-nothing = { record-place } there is no match in this text. A record begins with [Game "…"].
record-several = { record-place } one was expected, and the text holds { $count }.
record-no-game = { record-place } the match does not say which game it is. Write [Game "block"], for example.
record-tag = { record-place } a header line is written [Name "value"], on one line.
record-twice = { record-place } “{ $name }” is there twice.
record-unclosed = { record-place } “{ $text }” is opened here and never closed.
record-stray = { record-place } “{ $text }” makes no sense here.
record-field = { record-place } there is no “{ $name }”. There is: { $allowed }, and the letters of the seats.
record-late = { record-place } “{ $name }” comes too late: setup and deal stand before the first move, and the scores after the last.
record-depth = { record-place } variations may be nested { $high } deep, no more.
record-number = { record-place } “{ $text }” is not a whole number of nine digits at most.
record-seat = { record-place } “{ $text }” is not the letter of a seat.
record-tile = { record-place } “{ $text }” is not a tile.
record-option = { record-place } “{ $text }” is not an option here. Options are written name=value, each once.
record-value = { record-place } “{ $name }” has a value that cannot be.
record-count = { record-place } “{ $name }” has { $found } numbers, and there are { $players } players.
record-unwritable = { record-place } “{ $text }” cannot be written in a record: it would be read as something else.

record-json = { record-place } this line is not JSON.
record-json-field = { record-place } there is no field “{ $name }”. There is: { $allowed }.
record-json-missing = { record-place } the field “{ $name }” is missing.
record-json-value = { record-place } the field “{ $name }” has a value of the wrong kind.

record-game = { record-place } “{ $game }” cannot be played like this.
record-version = { record-place } this was played under version { $version } of the rules of “{ $game }”; these are version { $current }, and may decide otherwise.
record-no-deal = A round that was set up as a position has no deal, and cannot be recorded.
record-deal = { record-place } this is not a deal for round { $number }.
record-gone = { record-place } these tiles were used up in earlier rounds of the same shuffle and cannot be dealt again: { $tiles }.
record-removed = { record-place } { $tile } is set aside before the shuffle, so nobody can be dealt it.
record-round-number = { record-place } round { $number } comes after round { $expected } was due.
record-unfinished = { record-place } round { $number } is not over.
record-after-match = { record-place } the match is over, so there is no round { $number }.
record-after-round = { record-place } “{ $text }” comes after the end of the round.
record-turn = { record-place } it is the turn of { $turn }, not of { $seat }.
record-action = { record-place } “{ $text }” is not an action of this game.
record-illegal = { record-place } { $turn } may not play “{ $text }” here.
record-differs = { record-place } “{ $name }” says { $stated }; by the rules it is { $derived }.
record-match-open = { record-place } the match has winners already, and is not over.

record-no-position = { record-place } there is no position in this text. A position begins with “game:”.
record-position-line = { record-place } “{ $text }” makes no sense. A position is “game: name …” and then lines of “field: value”.
record-position = { record-place } the position cannot be set up.
