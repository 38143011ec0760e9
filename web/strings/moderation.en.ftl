# The page of moderators.

moderation-title = Moderation
moderation-queue = Reports
moderation-audit = Audit log
moderation-person = Look up a person
moderation-state = State
moderation-open = Open
moderation-closed = Closed
moderation-all = All
moderation-count = { $count ->
    [0] No open reports.
    [one] { $count } open report.
   *[other] { $count } open reports.
}
moderation-server = the server
moderation-by = by { $name }
moderation-is-open = open
moderation-is-closed = closed
moderation-noted = Note: { $text }
moderation-club = Club { $name }
moderation-to-club = The club
moderation-case = History of this person
moderation-replay = Replay of the match
moderation-close = Report closed
moderation-close-only = Close without a measure
moderation-note = Note
    .help = Only moderators read it.
moderation-why = Reason, which the person reads
moderation-decide = Decide
moderation-decide-and-close = Decide and close the report
moderation-measure = Measure
moderation-lasts = For
moderation-length = { $minutes ->
    [60] 1 hour
    [1440] 1 day
    [10080] 7 days
    [43200] 30 days
   *[other] 1 year
}
moderation-mute = Mute
    .help = No chat and no quick phrases at any table, starting now.
moderation-suspend = Suspend
    .help = No pairing, no listed and no rated tables. Tables with friends stay open, and matches in progress go on.
moderation-rename = Change the name
    .help = The person gets a neutral name and may choose another one at once.
moderation-role = { $role ->
    [moderator] Role given: moderator
    [admin] Role given: administrator
   *[other] Role taken away
}
moderation-codes = New recovery codes
moderation-remove = Account deleted
moderation-terminal = the server’s terminal
moderation-undo = Undo
moderation-undo-which = Undo: { $what }, { $time }
moderation-log = Log of the table
moderation-chat-only = Chat only
moderation-actions = Measures and notes
moderation-no-actions = Nothing yet.
moderation-about = Reports about this person
moderation-no-reports = None.
moderation-matches = Latest matches
moderation-left = left
moderation-since = since { $time }
moderation-has-reported = { $count ->
    [one] has made { $count } report
   *[other] has made { $count } reports
}
moderation-role-moderator = Moderator
moderation-role-admin = Administrator
moderation-more = Show more
moderation-said-done = Done; the person is told.
moderation-said-closed = Report closed.
moderation-said-undone = Undone.
