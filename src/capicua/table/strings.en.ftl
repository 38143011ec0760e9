# The scorekeeper for matches with real tiles: its questions and messages.

## The starter

sheet-opens = { $player } starts the next round.
sheet-opens-lot = The starter is drawn by lot.
sheet-opens-double = The player with the highest double starts the next round.

## Endings of a round: accepted words, separated by commas; the first one is shown

ending-out = out, goes out
ending-blocked = blocked, closed
ending-void = void, dealt again
ask-ending-out = Who went out?

## Questions

ask-leader = Who led?
ask-starter = Who started?
ask-left = Tiles { $player } still holds (as 6-4 1-0, or their sum):
ask-made = Points { $side } scored in play (Enter: none):
ask-exchanges = Who exchanged? (one name per exchange; Enter: nobody)

## Invalid answers

sheet-ending = Invalid ending “{ $text }”: a round of this game ends with { $allowed }.
sheet-seat = Missing or unknown player for this ending.
sheet-missing = Incomplete answer to “{ $question }”.
sheet-word = Invalid answer “{ $text }”: expected { $allowed }.
sheet-number-wanted = Invalid number “{ $text }”.
sheet-tiles-wanted = The sum { $text } is not enough here: enter the tiles, for example 6-4 1-0.
sheet-number = Invalid number { $text }: expected { $span }.
sheet-step = Invalid number { $text }: expected a multiple of { $step }.
sheet-together = Too many: together there can be at most { $high }.
sheet-tile-count = There { $count ->
    [one] is 1 tile
   *[other] are { $count } tiles
}; expected { $wanted }.
sheet-target = This gives { $player } { $total } points, which does not end the match: it takes { $target } and the sole lead.
no-such-player = Unknown player “{ $text }”: expected { $names }.
ending-wanted = Enter a player or an ending: { $choices } (got “{ $text }”).
answer-wanted = An answer is required; undo goes back.

## The sheet

no-sheet = { $game } has no score sheet: it is a solitaire, or its scores change with every bet.
no-such-round = There is no round { $number }: the sheet has { $high }.
match-is-over = The match is over; undo removes the last round.
later-round = This would invalidate round { $number }; nothing was changed.
bad-name = Invalid player name “{ $name }”.
name-twice = Two players are called { $name }.
bad-score-file = This is not a score sheet, or it is damaged.
match-goes-on = This match is not over yet; finish it before starting the next one.

names-prompt = Player names in turn order ({ $span }), separated by commas:
keeper-begins = Score sheet for { $game }: { $names }
keeper-name = NAME
keeper-round = Round { $number }
keeper-prompt = Round { $number }. { $question } ({ $choices }; ? for help)
keeper-end-prompt = The match is over. Press Enter to leave, or type undo, or correct and a round number:
keeper-undone = Round { $number } is removed.
keeper-unchanged = Round { $number } is unchanged.
keeper-after = { $number } (after the end)
keeper-saved = Score sheet saved in { $path }
keeper-exported = Score sheet exported as CSV to { $path }
keeper-resume-hint = Continue it with “capicua score --resume”.
keeper-help-1 = Name players in full, by the start of the name, or by number.
keeper-help-2 = Tiles left: 6-4 1-0, or only their sum, 11.
keeper-help-3 = undo: go back to the previous question; at the first question, remove the last round
keeper-help-4 = correct 3: enter round 3 again; later rounds are recalculated
keeper-help-5 = score: show the sheet; rules: show the rules with the options in force
keeper-help-6 = save: save the sheet; quit: save the sheet and leave
word-correct = correct, fix

## The command line

help-score = Keep score for a match played with real tiles.
help-score-name = A player’s name, in turn order; repeat it for each player.
help-score-save = Save the sheet to this file.
help-score-csv = Also export the sheet to this file as CSV.
help-score-resume = Continue a saved sheet; without a file, the most recent one.

## Fair deals

verify-fair = Fair: { $count ->
    [one] the round was
   *[other] all { $count } rounds were
} dealt as committed in { $promise }, and all actions are legal.
verify-open = The match is not over: secrets still hidden have not been verified.
verify-promise = The secret in the record does not match the commitment: { $promised } was committed, but the secret hashes to { $found }.
verify-deal = Round { $number } was not dealt from the committed secret and the players’ cuts.
verify-seal = The cut of seat { $letter } for deal { $number } does not match its seal.
verify-withheld = Deal { $number }: seat { $letter } sealed a cut and did not open it.
verify-setup = The setup of round { $number } does not follow from the rounds before it.
verify-hidden = The secret of deal { $number } is not in the record, so the deal cannot be verified.
verify-missing = The record reveals the secrets of { $count } deals but contains { $found }: rounds are missing.
verify-tag = Invalid header line “{ $name }”.
verify-nothing = Nothing to verify: the record does not say where its deals come from. All actions are legal.
verify-numbered = Deal { $number } is a numbered deal: its seed gives exactly these tiles (--deal { $number }), and all actions are legal. Numbered deals are not committed in advance.
verify-unpromised = Nothing to verify: the deals come from the secret in the record, but it was not committed before play. All actions are legal.
verify-set-up = Nothing to verify: this match was set up from a record (round { $round }, { $moves ->
    [0] right after the deal
    [one] after 1 move
   *[other] after { $moves } moves
}), so its deals were not committed before play. All actions are legal.
help-verify = Verify the committed shuffles of a record.

## A hosted table: joining and leaving

enter-key = Invalid link to this table; ask for a new one.
name-wanted = Enter a name to take a seat.
name-long = Name too long: at most { $high } characters.
name-taken = { $name } is already taken at this table; choose another name.
face-unknown = Unknown face “{ $face }”: expected { $allowed }.
seat-taken = That seat belongs to { $player }; choose a free one.
table-full = All seats are taken; you can watch as a spectator.
paired-leave = Leave the match? For two players it is lost; with more, a bot plays until you are back. Press again
paired-waits = The match begins by itself as soon as everybody is here.
table-listed = Show in the lobby
table-listed-help = Anybody on this server can see the table and take a free seat.
table-unlisted = This table is not in the lobby: you need its link.
table-rated = A seat at a rated table needs an account.
rated-alone = No hints or takebacks in a rated match.
seek-nothing = No game of your choice can be played that way.
seek-too-much = That is more than { $high } ways to play: choose fewer games.
seek-rated = Rated matches need an account.
seek-wait = You have left matches. You can look for players again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
seek-in-match = Your last match is still being played. Go back to it first.
seek-off = Players cannot be looked for on this server.
table-crowded = This table has reached its limit of people.
visit-no-watching = You need a link to watch this table; ask its host for one.
rounds-private = Until the match is over, only the people at this table can see its finished rounds.
visit-full = All seats are taken by players; nobody else can be seated.
visit-declined = The host has declined your request for a seat at this table.
visit-many = Too many people are asking for a seat at this table; try again later.
admit-nobody = The request for a seat has been withdrawn.
not-at-table = You are no longer at this table; open your link again.
only-host = Only the host may do that.
only-players = Only players may do that.
seat-free = A seat is still free: wait for a player or add a bot.
replace-present = { $player } is at the table; a bot may replace only a player who is away or has been idle for a minute.
seat-not-held = No bot is playing for anyone at that seat.
sat-down = { $person ->
    [you] You sit down.
   *[other] { $player } sits down.
}
got-up = { $name } leaves the table.
seat-opened = A seat is now open.
seat-replaced = { $person ->
    [you] A bot plays for you until you return to your seat.
   *[other] A bot plays for { $player }.
}
seat-back = { $person ->
    [you] You are back in the game.
   *[other] { $player } is back in the game.
}
stand-in-early = A bot may play for { $player } once the table has waited for them for a minute. At a table with a clock, the clock decides.
stand-in-asked = A bot has already been proposed for { $player }; answer that first.
stand-in-proposed = { $person ->
    [you] You propose that a bot play for { $owner }.
   *[other] { $whose ->
        [you] { $player } proposes that a bot play for you; if you play, the proposal lapses.
       *[other] { $player } proposes that a bot play for { $owner }.
    }
}
stand-in-declined = { $person ->
    [you] You decline; the table waits for { $owner }.
   *[other] { $player } declines; the table waits for { $owner }.
}
host-passed = { $person ->
    [you] You host the table until the host is back.
   *[other] { $player } hosts the table until the host is back.
}
host-back = The host is back.
acting-host = You host only until the host is back; this is left to the host.
bot-plays = A bot is playing for you; return to your seat first.
removed = The host has removed { $name } from the table.
rekeyed = The table has new links; the old ones no longer work.
banned = The host has banned you from this table.
moderate-nobody = Nobody at this table has the number { $number }.
moderate-self = You cannot do that to yourself.
moderate-host = You cannot do that to a host who came before you.
bot-hurried = The server is busy: { $player } plays this turn without thinking ahead.

## A hosted table: playing

not-begun = Play has not started.
round-goes-on = The round is still in progress.
match-done = The match is over.
round-dealt = Round { $number } is dealt.
deal-restarted = The deal was restarted.
set-up = Play goes on from a record: round { $round }, { $moves ->
    [0] right after the deal
    [one] after 1 move
   *[other] after { $moves } moves
}. The deals cannot be verified.
act-stale = The table has changed in the meantime; choose again.
help-alone = Hints are available only when you play alone or against bots.
chances-practice = Chances are shown only at a practice table, to the person who plays there.
practice-over = Another player has sat down: practice is over, and hints, chances and takebacks are no longer free.
touch-nothing = Nothing can be played with that now.
touch-fine = You can play that.
touch-more = You can play that; keep choosing.

## A hosted table: undo

undo-wish = { $person ->
    [you] You ask to undo your last move.
   *[other] { $player } asks to undo the last move.
}
undo-asked = { $person ->
    [you] You have already asked; the others have not answered yet.
   *[other] { $player } has asked to undo a move; answer that first.
}
undo-declined = { $person ->
    [you] You decline; the move stands.
   *[other] { $player } declines; the move stands.
}
undo-done = { $person ->
    [you] You have taken back your last move.
   *[other] { $player } has taken back the last move.
}
consent-nothing = There is no request to answer.

## A hosted table: time

time-played = { $person ->
    [you] Time is up: the table plays a move for you.
   *[other] Time is up: the table plays a move for { $player }.
}
vacation-begun = { $person ->
    [you] You are on vacation: your clock stands still.
   *[other] { $player } is on vacation: the clock stands still.
}
vacation-over = { $person ->
    [you] Your vacation is over: your clock runs again.
   *[other] { $player } is back from vacation: the clock runs again.
}
time-added = { $person ->
    [you] You give { $owner } { $days ->
        [0] { $seconds } seconds more.
        [one] one day more.
       *[other] { $days } days more.
    }
   *[other] { $player } gives { $whose ->
        [you] you
       *[other] { $owner }
    } { $days ->
        [0] { $seconds } seconds more.
        [one] one day more.
       *[other] { $days } days more.
    }
}
time-added-host = { $person ->
    [you] The host gives you { $days ->
        [0] { $seconds } seconds more.
        [one] one day more.
       *[other] { $days } days more.
    }
   *[other] The host gives { $player } { $days ->
        [0] { $seconds } seconds more.
        [one] one day more.
       *[other] { $days } days more.
    }
}
time-add = { $days ->
    [0] Give { $player } { $seconds } seconds more
    [one] Give { $player } one day more
   *[other] Give { $player } { $days } days more
}
time-not-given = This player cannot get more time now: only opponents whose clock runs down can, up to ten minutes (14 days) more than at the start.
time-bot = { $person ->
    [you] Time is up: a bot now plays for you.
   *[other] Time is up: a bot now plays for { $player }.
}
time-is-up = Time is up: the match ends with the hands that are finished.
time-forfeit = { $person ->
    [you] Time is up: you lose the match.
   *[other] Time is up: { $player } loses the match.
}
left-forfeit = { $person ->
    [you] You left: you lose the match.
   *[other] { $player } left and loses the match.
}

## A hosted table: the deal and the match

deck-cut = { $person ->
    [you] You cut the next deal.
   *[other] { $player } cuts the next deal.
}
cut-withheld = { $person ->
    [you] You sealed a cut but did not open it: its text does not count.
   *[other] { $player } sealed a cut but did not open it: its text does not count.
}
cut-late = The tiles are already dealt; cut before the next deal.
cut-number = Numbered deals are fixed and cannot be cut.
cut-local = Nobody else holds the deals of a table on this device, so cutting them would prove nothing.
bad-frame = Invalid message: { $detail }
cut-opening = The cuts are being opened: this deal can no longer be cut.
cut-not-now = You have no cut to open now.
cut-other = This cut does not match its seal.
cut-exchanged = Deal { $number }: the seals of the cuts have changed since yours was opened. Do not trust this deal.
cut-set-up = This match continues a record: its deals cannot be verified, so there is nothing to cut.
cut-none = The next round is dealt from the remaining tiles, so there is nothing to cut.
rematch-early = A rematch is possible once the match is over.
rematch-event = The tournament decides who plays next.
rematch-asked = { $person ->
    [you] You ask for a rematch at a new table.
   *[other] { $player } asks for a rematch at a new table.
}
rematch-made = The rematch is at a new table.
plan-one-me = Only one seat can be yours.
plan-deal = Only solitaires have numbered deals.
plan-rated = A rated match needs a time control and at least two players, and cannot be practice.
plan-practice = A practice table needs exactly one person; all other seats must be bots.
practice = This is a practice table: hints, chances and takebacks are free, and nothing is counted.
plan-delay = A delay of moves needs at least two players.
plan-clock = Invalid clock: expected at least one second.
bad-clock = Invalid clock “{ $text }”: expected 30 (seconds per turn) or 300+5 (a bank with an increment), optionally followed by “,forfeit”.
log-no-opening = Invalid log: it does not start with the opening of a table.
log-other-course = Invalid log: it breaks the rules, because it is another seat’s turn.
log-other-result = Replaying this log gives a different result: the rules have changed without a new version.
table-closed = This match was started under version { $version } of the rules. The server now plays version { $current }, so the match is closed. Its results and its record are kept.
table-unreadable = This match cannot be continued: its log does not follow this server’s rules. Nothing has been deleted.
replay-other-version = This match was played under version { $version } of the rules, which can no longer be shown here. Its record can still be downloaded.

## Chat

chat-off = Chat is off at this table.
chat-phrases-only = Only preset phrases are allowed at this table.
chat-phrase = Unknown phrase: expected { $allowed }.
chat-empty = The message is empty.
chat-club = Club rules: partners may not chat during a round.
chat-silent = Nobody may chat while partners play a round; chat reopens when it is over.
chat-watcher = { $name } ({ $number ->
    [0] spectator
   *[other] spectator { $number }
}):
chat-somebody = { $number ->
    [0] A spectator
   *[other] Spectator { $number }
}:
chat-phrases-account = With your account you can chat with ready-made phrases only.
chat-muted = The host has muted you.
chat-players-only = Spectators cannot chat at this table now.
chat-now-off = The host has turned chat off.
chat-now-phrases = From now on, only preset phrases are allowed in the chat.
chat-now-free = From now on, free text is allowed in the chat.
chat-spectators-on = Spectators may chat again.
chat-spectators-off = The host has turned spectator chat off.
phrase-hello = Hello, everybody!
phrase-good-luck = Good luck!
phrase-good-hand = Good hand!
phrase-well-played = Well played!
phrase-what-a-block = What a block!
phrase-capicua = Capicúa!
phrase-ouch = Ouch, that hurts!
phrase-thinking = One moment, I’m thinking…
phrase-your-turn = It is your turn!
phrase-lucky = What luck!
phrase-thanks = Thanks, everyone, good game.
phrase-one-more = One more?
phrase-applause = Bravo!
phrase-laughter = Ha, ha, ha!
phrase-surprise = Oh, my!
phrase-good-tile = Good tile!
phrase-hmm = Hmm…
phrase-heart = I love it!

## Network clients

client-bad-link = Invalid table link: expected https://domino.example/t/TABLE#KEY.
client-no-table = No table at that address (server status { $status }).
client-no-choice = “{ $text }” is not a legal choice now.

## Continuing a record

from-round = Invalid round { $round }: the record has { $high ->
    [one] 1 finished round
   *[other] { $high } finished rounds
}.
from-move = Invalid move { $move }: round { $round } of the record has { $high ->
    [one] 1 move
   *[other] { $high } moves
}.
from-unfinished = Round { $round } of the record is not finished; only finished rounds can be continued.
from-long = The record is too long to continue: expected at most { $high } moves.
