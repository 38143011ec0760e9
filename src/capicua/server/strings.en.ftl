# What the server says: why it refuses, and why it does not start.

no-such-table = No such table; it may have been deleted.
no-such-page = There is nothing under this address.
no-such-method = This address does not take that kind of request.
no-such-round = There is no finished round { $number }; there are { $high }.
no-such-step = There is no step { $step } in this round; the last is { $high }.
bad-request = The request cannot be read: { $detail }
bad-frame = What was sent cannot be read: { $detail }
hello-first = Expected a hello message first.
too-fast = Too many things at once: wait a moment.
too-many = Too often: at most { $count } times a minute.
too-much = This address has written as much as it may in a day ({ $megabytes } MB).
table-long = The log of this table is as long as it may be ({ $kilobytes } kB; half of it is for chat). Go on at a new table.
server-full = The server has no room for new tables and score sheets; what has begun goes on.
work-waits = You already have requests waiting to be worked out. Try again when they are done.
work-slow = This took too long to work out. Ask for fewer rounds.
too-long = This is too long.
not-text = This is not a text file.
foreign-origin = Another site's page may not do this here.
server-closing = The server is being restarted. Try again in a few seconds.
server-database-down = The server cannot reach its database at the moment. What was confirmed is safe; try again in a few seconds.
server-busy = The server has too much to do at the moment; try again in a few seconds.
broker-down = This server cannot reach the others that share its tables. Try again in a few seconds.
server-failed = Something went wrong on the server, and nothing has been changed.
server-database = The database { $database } cannot be opened: { $detail }
server-no-extra = This needs more than is installed ({ $module }): install it with pip install "capicua[several]".
server-database-damaged = The database { $database } is damaged: { $detail }. Restore it from a backup, or move it away to begin with an empty one.
server-database-newer = The database { $database } was written by a newer version: { $detail }. Install that version, or restore the backup made before it.
server-database-kind = { $database } is no database that is known here: give the path of a SQLite file, or postgresql://…
server-database-taken = Another process already serves the tables of { $database }. Stop that one first, or use PostgreSQL for several.
client-missing = The server is running, but its pages have not been built: run "make client" once and start it again.
no-such-sheet = There is no score sheet under this address.
not-on-sheet = Open this score sheet with the link you were given.
sheet-watching = With this link the sheet can only be read.
sheet-changed = Somebody else has written on the sheet meanwhile; look at it and write again.

## What messengers show beside a link

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
