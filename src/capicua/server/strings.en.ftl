# What the server says: why it refuses, and why it does not start.

no-such-table = There is no table under this address; perhaps it was put away long ago.
no-such-page = There is nothing under this address.
no-such-method = This address does not take that kind of request.
no-such-round = There is no finished round { $number }; there are { $high }.
bad-request = The request cannot be read: { $detail }
bad-frame = What was sent cannot be read: { $detail }
hello-first = The first thing to say is hello.
too-fast = Too many things at once: wait a moment.
too-many = Too often: at most { $count } times a minute.
work-waits = You already have requests waiting to be worked out. Try again when they are done.
work-slow = This took too long to work out. Ask for fewer rounds.
too-long = This is too long.
not-text = This is not a text file.
foreign-origin = Another site's page may not do this here.
server-closing = The server is being restarted. Try again in a few seconds.
broker-down = This server cannot reach the others that share its tables. Try again in a few seconds.
server-failed = Something went wrong on the server, and nothing has been changed.
server-database = The database { $database } cannot be opened: { $detail }
server-database-kind = { $database } is no database that is known here: give the path of a SQLite file, or postgresql://…
server-database-taken = Another process already serves the tables of { $database }. Stop that one first, or use PostgreSQL for several.
client-missing = The server is running, but its pages have not been built: run "make client" once and start it again.
no-such-sheet = There is no score sheet under this address.
not-on-sheet = Open this score sheet with the link you were given.
sheet-watching = With this link the sheet can only be read.
sheet-changed = Somebody else has written on the sheet meanwhile; look at it and write again.
