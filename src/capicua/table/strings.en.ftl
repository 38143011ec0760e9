# The scorekeeper: what it asks after a round with real tiles, and what it says.

## Who begins

sheet-opens = { $player } begins the next round.
sheet-opens-lot = A lot decides who begins.
sheet-opens-double = The highest double begins the next round.

## How a round ends; words are separated by commas, the first is shown

ending-out = out, goes out
ending-blocked = blocked, closed
ending-void = void, dealt again
ask-ending-out = Who went out?

## Questions

ask-leader = Who led?
ask-starter = Who began?
ask-left = { $player } has left (tiles as 6-4 1-0, or their sum):
ask-made = Points { $side } made in play (Enter: none):
ask-exchanges = Who exchanged (a name for each time; Enter: nobody):

## Answers that cannot be

sheet-ending = A round of this game cannot end with “{ $text }”; it ends with { $allowed }.
sheet-seat = Who ended the round is missing, or is nobody of this match.
sheet-missing = The answers to “{ $question }” are not complete.
sheet-word = “{ $text }” is not possible; possible: { $allowed }.
sheet-number-wanted = “{ $text }” is no number.
sheet-tiles-wanted = The sum { $text } is not enough here; type the tiles, as 6-4 1-0.
sheet-number = { $text } cannot be; it must be { $span }.
sheet-step = { $text } cannot be; it must be a multiple of { $step }.
sheet-together = That is more than there can be: { $high ->
    [one] 1
   *[other] { $high }
} for all together.
sheet-tile-count = That is { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}; there must be { $wanted }.
sheet-target = { $player } has { $total } with that, and not alone above the { $target } that end the match at once.
no-such-player = “{ $text }” is none of the players: { $names }.
ending-wanted = “{ $text }” says neither who nor how; possible: { $choices }.
answer-wanted = An answer is needed here; undo goes back.

## The sheet

no-sheet = { $game } has no score sheet: it is a solitaire, or its points change with every bet.
no-such-round = There is no round { $number } to correct; rounds on the sheet: { $high }.
match-is-over = The match is over; undo strikes the last round out.
later-round = With that, round { $number } would make no sense any more; nothing was changed.
bad-name = “{ $name }” is no name for a player.
name-twice = There are two players called { $name }.
bad-score-file = That is no score sheet, or a damaged one.

names-prompt = Names of the players in turn order ({ $span }), with commas:
keeper-begins = Score of { $game }: { $names }
keeper-name = NAME
keeper-round = Round { $number }
keeper-prompt = Round { $number }. { $question } ({ $choices }; ? for help)
keeper-end-prompt = The match is over. Enter to leave, or undo, or correct and a number:
keeper-undone = Round { $number } is struck out.
keeper-unchanged = Round { $number } stays as it was.
keeper-after = { $number } (after the end)
keeper-saved = The sheet is saved in { $path }
keeper-exported = As comma-separated values: { $path }
keeper-resume-hint = “capicua score --resume” goes on from here.
keeper-help-1 = Players are named in full, by the beginning of the name, or by number.
keeper-help-2 = Tiles left: 6-4 1-0, or only their sum, 11.
keeper-help-3 = undo: back to the question before; at the first one it strikes the last round out
keeper-help-4 = correct 3: enter round 3 again; what follows from it is counted again
keeper-help-5 = score: the sheet; rules: the rules with the options in force
keeper-help-6 = save: save the sheet; quit: save it and leave
word-correct = correct, fix

## The command line

help-score = Keep the score of a match played with real tiles.
help-score-name = The name of a player, in turn order; once for each.
help-score-save = Save the sheet in this file.
help-score-csv = Also write the sheet into this file, as comma-separated values.
help-score-resume = Go on with a saved sheet; the one left last if no file is named.
