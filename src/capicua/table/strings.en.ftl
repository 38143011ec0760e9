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
match-goes-on = This match is not over yet; the next one begins after it.
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

## Fair deals

verify-fair = Fair: { $count ->
    [one] the round was
   *[other] all { $count } rounds were
} dealt as promised by { $promise }, and every action keeps the rules.
verify-open = The match is not over: what is still secret is not checked yet.
verify-promise = The secret in the record does not lead to the promise. { $promised } was promised; it gives { $found }.
verify-deal = Round { $number } was not dealt from the promised secret and the players’ cuts.
verify-setup = Round { $number } does not begin as the rounds before it say.
verify-hidden = The secret of deal { $number } is not in the record, so it cannot be checked.
verify-missing = The secrets of { $count } deals are revealed, and the record holds { $found }: rounds are missing.
verify-tag = The header line “{ $name }” makes no sense.
verify-nothing = There is nothing to verify against: the record does not say where its deals come from. Its actions keep the rules.
verify-numbered = This is the numbered deal { $number }: dealt again, the number gives exactly these tiles (--deal { $number }), and the actions keep the rules. A numbered deal is promised to nobody.
verify-unpromised = There is nothing to verify against: the deals come from the secret in the record, but nobody was promised it before play. The actions keep the rules.
help-verify = Verify that the deals of a record are the promised ones.

## A hosted table: coming and going

enter-key = This link does not open this table; ask for a new one.
name-wanted = What may we call you? A name is needed to sit down.
name-long = That name is too long; { $high } characters are the most.
name-taken = Somebody at this table is already called { $name }; please choose another name.
seat-taken = That seat is { $player }’s; choose a free one.
table-full = Every seat is taken; you can watch instead.
table-crowded = There are too many people at this table for another one.
not-at-table = You are not at this table any more; open your link again.
only-host = Only the host may do that.
only-players = Only somebody who has a seat may do that.
seat-free = A seat is still free: wait for somebody, or let a bot play there.
replace-present = { $player } is at the table; a bot may only play for somebody who is away or has kept the table waiting for a minute.
seat-not-held = No bot holds that seat.
sat-down = { $person ->
    [you] You sit down.
   *[other] { $player } sits down.
}
got-up = { $name } gets up and leaves.
seat-opened = A seat is free for whoever comes.
seat-replaced = { $person ->
    [you] A bot plays for you until you take your seat back.
   *[other] A bot plays for { $player }.
}
seat-back = { $person ->
    [you] You play yourself again.
   *[other] { $player } plays again.
}
bot-plays = A bot plays for you; take your seat back first.

## A hosted table: playing

not-begun = Play has not begun.
round-goes-on = The round is still being played.
match-done = The match is over.
round-dealt = Round { $number } is dealt.
deal-restarted = The deal begins again.
act-stale = The table has changed since you looked; look again and choose.
help-alone = Hints are for who plays alone or against bots.
touch-nothing = With that nothing can be done now.
touch-fine = That can be played.
touch-more = That can be played: go on choosing.

## A hosted table: taking back

undo-wish = { $person ->
    [you] You ask to take your last play back.
   *[other] { $player } asks to take the last play back.
}
undo-asked = { $person ->
    [you] You have already asked; the others have yet to answer.
   *[other] { $player } has asked to take something back; that comes first.
}
undo-declined = { $person ->
    [you] You do not agree; the play stands.
   *[other] { $player } does not agree; the play stands.
}
undo-done = { $person ->
    [you] You have taken your last play back.
   *[other] { $player } has taken the last play back.
}
consent-nothing = Nobody asks for your consent.

## A hosted table: time

time-played = { $person ->
    [you] Time is up: the table plays for you.
   *[other] Time is up: the table plays for { $player }.
}
time-bot = { $person ->
    [you] Time is up: from now on a bot plays for you.
   *[other] Time is up: from now on a bot plays for { $player }.
}
time-forfeit = { $person ->
    [you] Your time is up: you lose the match.
   *[other] { $player } has no time left and loses the match.
}

## A hosted table: the deal and the match

deck-cut = { $person ->
    [you] You cut for the next deal.
   *[other] { $player } cuts for the next deal.
}
cut-late = The tiles are already dealt; you may cut before the next deal.
cut-number = A numbered deal is always the same; there is nothing to cut.
cut-none = The next round is dealt from the tiles that are left; there is nothing to cut.
rematch-early = A rematch comes when the match is over.
rematch-asked = { $person ->
    [you] You ask for a rematch: play goes on at a new table.
   *[other] { $player } asks for a rematch: play goes on at a new table.
}
rematch-made = Play goes on at a new table.
plan-one-me = Only one seat can be yours.
plan-deal = Only the deals of a solitaire have numbers.
plan-clock = A clock needs at least one second.
bad-clock = “{ $text }” is no clock; write 30 for seconds a turn, or 300+5 for a bank with an increment, and “forfeit” after it if time over loses the match.
log-no-opening = This log does not begin with the opening of a table.

## Chat

chat-off = There is no chat at this table.
chat-phrases-only = Only the table’s phrases are said here.
chat-phrase = There is no such phrase; there are { $allowed }.
chat-empty = There is nothing to say in that.
chat-club = Club rules: partners do not talk while a round is played.
chat-silent = Nobody talks while partners play a hand; chat opens again when it is over.
chat-watcher = { $name } (watching):
chat-somebody = Somebody watching:
phrase-hello = Hello, everybody!
phrase-good-luck = Good luck!
phrase-good-hand = Good hand!
phrase-well-played = Well played!
phrase-what-a-block = What a block!
phrase-capicua = Capicúa!
phrase-ouch = Ouch, that hurts!
phrase-thinking = One moment, I am thinking…
phrase-your-turn = It is your turn!
phrase-lucky = What luck!
phrase-thanks = Thank you all, good game.
phrase-one-more = One more?

## Programs at the table

client-bad-link = That is no link to a table: it looks like https://domino.example/t/TABLE#KEY.
client-no-table = There is no table there: the server answered { $status }.
client-no-choice = “{ $text }” is none of the choices now.
