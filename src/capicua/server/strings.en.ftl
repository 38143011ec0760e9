# The server's messages: refusals, and reasons why it does not start.

no-such-table = No such table; it may have been deleted.
no-such-page = There is nothing at this address.
no-such-method = This address does not accept that kind of request.
no-such-round = There is no finished round { $number } (finished rounds: { $high }).
no-such-step = There is no step { $step } in this round; the last is { $high }.
bad-request = Invalid request: { $detail }
hello-first = Expected a hello message first.
too-fast = Too many requests at once: wait a moment.
too-many = Too many requests: at most { $count } a minute.
too-much = Your network address has reached its daily limit of { $megabytes } MB.
table-long = This table's log has reached its limit ({ $kilobytes } kB, half of it for chat). Continue at a new table.
server-full = The server has no space for new tables and score sheets; those in progress continue.
work-waits = You already have too many requests waiting. Try again when they are done.
work-slow = This took too long to compute. Ask for fewer rounds.
too-long = This is too long.
not-text = This is not a text file.
foreign-origin = Pages of other sites are not allowed to do this.
server-closing = The server is restarting. Try again in a few seconds.
server-database-down = The server cannot reach its database at the moment. Confirmed changes are safe; try again in a few seconds.
server-busy = The server is too busy at the moment; try again in a few seconds.
broker-down = This server cannot reach the others that share its tables. Try again in a few seconds.
server-failed = Something went wrong on the server; nothing was changed.
server-database = The database { $database } cannot be opened: { $detail }
server-no-extra = A required package is missing ({ $module }): install it with pip install "capicua[several]".
server-database-damaged = The database { $database } is damaged: { $detail }. Restore it from a backup, or move it away to start with an empty one.
server-database-newer = The database { $database } was written by a newer version: { $detail }. Install that version, or restore the backup made before it.
server-database-kind = Unknown kind of database: { $database }. Give the path of an SQLite file, or postgresql://…
server-database-taken = Another process already serves the tables of { $database }. Stop it first, or use PostgreSQL for several processes.
client-missing = The server is running, but its pages have not been built: run "make client" once, then start it again.
no-such-sheet = There is no score sheet at this address.
not-on-sheet = Open this score sheet with the link you were given.
sheet-watching = This link only allows reading the sheet.
sheet-changed = Someone else has changed the sheet meanwhile; check it and try again.
no-such-study = There is no study at this address; its author may have deleted it.
not-your-study = Changing this study takes its edit key.
study-changed = The study has been changed elsewhere meanwhile; load it again.

## Accounts

not-signed-in = Sign in to do this.
account-name-taken = The name { $name } is taken, or looks too much like one that is.
name-taken-away = A moderator has taken the name “{ $name }” from you. Choose another one.
name-reserved = The name { $name } is reserved; choose another one.
name-changed = A name can change once in 30 days; yours can again in { $days ->
    [one] 1 day
   *[other] { $days } days
}.
code-wrong = This recovery code is not valid: it was mistyped, used, or replaced by a newer sheet.
passkey-unknown = This passkey belongs to no account here; it may have been deleted.
passkey-wrong = The passkey could not be verified.
passkey-late = This took too long, or was already answered; please try again.
passkey-last = This is the last way into your account: print recovery codes first.
passkeys-many = An account can have at most { $high } passkeys.
bots-many = You can have at most { $high } bot accounts.
bots-people = Only a person’s account can have bots, and not one in children’s mode.
child-codes = Print recovery codes first: one of them ends children’s mode.
child-sheet = In children’s mode no new codes are printed. End it first, with a code of the sheet you have.
child-words = An account in children’s mode writes nothing but ready-made phrases, so it cannot do this.

## People

no-such-account = There is no account of that name.
profile-hidden = This person does not show their matches.
relation-self = That is your own account.
relation-closed = This person does not accept requests from you.
relation-most = You have reached the limit of { $count }.

## Moderation

no-such-report = There is no such report.
no-such-measure = There is no such action.
only-moderators = Only moderators can do this.
moderate-rank = You cannot act on this person.
moderate-reason = A reason is required.
report-most = You can make at most { $count } reports a day.
report-closed = This report is already closed.
action-undone = This has already been undone.
appeal-once = You have already answered this.
account-suspended = Your account is suspended; your account page says until when and why.
table-apart = You cannot join this table.
chat-by-moderator = A moderator has muted you; your account page says until when and why.

## Clubs

no-such-club = There is no such club, or you cannot see it.
club-power = { $power ->
    [edit] Only the owner can change the club.
    [roles] Only the owner can change roles and remove directors.
    [delete] Only the owner can delete the club.
    [invite] Only the owner and directors can invite people.
    [remove] Only the owner and directors can remove members.
    [calendar] Only the owner and directors can change the calendar.
    [rules] Only the owner and directors can change the club’s rule sets.
    [events] Only the owner and directors can create tournaments of the club.
   *[other] You are not a member of this club.
}
club-name = A club needs a name of 1 to 60 characters.
club-name-taken = The name { $name } is taken, or looks too much like that of another club.
club-zone = Unknown time zone: { $zone }
club-people = Clubs are for people; bots cannot join.
club-most-owned = You can own at most { $count } clubs.
club-most-joined = You can belong to at most { $count } clubs.
club-most-invited = At most { $count } invitations can be open.
club-member-already = { $name } is a member already.
club-no-member = This person is not a member of the club.
club-link = This link is not valid any more. Ask the club for a new one.
club-invited-only = This club takes members by invitation only.
club-full = A club has at most { $count } members.
club-owner-stays = The owner cannot leave: hand the club over to another member first, or delete it.
club-date = There is no such date or time: { $text }
club-title = An evening needs a title of 1 to 80 characters.
club-until = The last date, { $text }, is before the first one, { $first }.
club-no-evening = There is no such evening in the club’s calendar.
club-most-evenings = A calendar has at most { $count } evenings; a recurring one counts once.
club-rules-name = A rule set needs a name of 1 to 80 characters.
club-rules-taken = The club has a rule set named { $name } already.
club-no-rules = There is no such rule set in this club.
club-most-rules = A club has at most { $count } rule sets.

## Notices

push-endpoint = This browser's notices do not come from a service that this server can reach.
push-keys = This browser's keys for notices are not valid.
notice-zone = Unknown time zone: { $zone }
mail-none = Confirm an e-mail address first.
mail-off = This server sends no e-mail.
mail-address = This is not an e-mail address.
mail-often = Too many codes for today. Try again tomorrow.
mail-failed = The e-mail could not be sent. Check the address, or try again later.
mail-code-wrong = This is not the code from the e-mail, or it is older than an hour. Check it, or ask for a new one.
recovery-link = This link has been used, or is older than half an hour. Ask for a new one.
mail-link = This link is not valid. You can turn off e-mail in your account.
vacation-days = { $count ->
    [0] You have no days of vacation left this year.
    [one] You have 1 day of vacation left this year.
   *[other] You have { $count } days of vacation left this year.
}

## E-mail

mail-code-subject = { $code } is your code for Capicúa
mail-code = Enter this code in Capicúa to confirm your e-mail address:

    { $code }

    It is valid for an hour. If you did not ask for it at { $site }, do nothing: without the code, nobody can use your address.
mail-recovery-subject = Sign in to Capicúa
mail-recovery = Hello { $name }, this link signs you in at { $site }:

    { $link }

    It works once, for half an hour. Then print new recovery codes, or add a passkey. If you did not ask for it, do nothing: without the link, nobody gets in.
mail-turns-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
mail-turns = { $count ->
    [one] Hello { $name }, a table is waiting for you:
   *[other] Hello { $name }, { $count } tables are waiting for you:
}
mail-turns-more = { $count ->
    [one] and one more.
   *[other] and { $count } more.
}
mail-days-left = { $count } days left
mail-hours-left = { $count ->
    [0] less than an hour left
    [one] 1 hour left
   *[other] { $count } hours left
}
mail-stop = No more e-mail like this: { $link }

## Link previews in messengers

preview-replay = { $game }: replay
preview-replay-round = { $game }: replay of round { $round }
preview-replay-at = { $game }: round { $round } after move { $step }
preview-replay-help = { $players }. Watch it move by move, with analysis.
preview-table = { $game }: join the table
preview-table-help = Play or watch in the browser, without an account.
preview-deal = { $game }: deal { $deal }
preview-deal-help = The same tiles for everyone: can you solve it?
preview-puzzle = Puzzle: { $game }
preview-puzzle-daily = Puzzle of the day: { $game }
preview-puzzle-help = One move is clearly best. Can you find it?

## Tournaments

no-such-event = There is no tournament at this address, or it is private: open it with the link you were given.
event-key = This link of the tournament is not valid any more.
event-not-direct = Only directors of the tournament may do this.
event-not-results = Only directors and assistants of the tournament may do this.
event-not-report = Only those who play at the table may tell its result.
event-not-check-in = You can only check in your own pair or team.
event-not-withdraw = You can only withdraw your own pair or team.
event-not-sign-up = You cannot enter this tournament.
event-hidden = Others still play the same deals: the results appear once all tables have finished.
event-settings-late = Once the first round has started, only the name and the number of rounds can change.
event-settings-members = Entrants would have another number of players; withdraw them first.
event-settings-deals = Duplicate deals are committed when the tournament is created: create another one to add or remove them.
event-helpers = A tournament has at most { $high } directors and assistants.
event-no-helper = There is no director or assistant { $number }.
event-last-director = A tournament needs a director: add another one first.
event-op-used = The operation id of this request was used for another one; expected a new one.
event-no-sign-up = The director enters everybody in this tournament; ask them for a place.
event-signed-up = You have entered this tournament already.
event-full = The list of those who wait is full.
event-not-waiting = Nobody waits under this number any more.
event-not-rated = The results of this tournament do not count for ratings.
event-place-held = Everybody in { $name } has linked an account, or you are a substitute.
event-account-twice = You already play in this tournament with this account.
event-date = There is no { $date }: a date is a day of the calendar, as 2026-12-31.
event-dates-order = { $date } comes before the date of the round before it: name the dates in the order of the rounds.
event-zone = Unknown time zone { $zone }: a name like Europe/Madrid is allowed.
event-not-at-table = You do not play at table { $table } in round { $round }.
event-many-reports = This table has told too many different results; the director will settle it.
event-not-opponent = Only the opponents can confirm this result.
event-no-report = This result has been settled already.
event-no-page = Unknown page “{ $page }”. Allowed: { $allowed }.
event-no-export = Unknown export “{ $export }”. Allowed: { $allowed }.
