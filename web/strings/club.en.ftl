# Clubs: their pages, members, calendars and rule sets.

clubs-title = Clubs
clubs-about = People who play together: a calendar, rules of their own, and results over the years.
clubs-sign-in = Clubs need an account: it finds you again on every device.
clubs-to-account = Create an account or sign in
clubs-invitations = Invitations
clubs-invited-by = { $name } invites you to { $club }.
clubs-look = Look
clubs-decline = Decline
clubs-mine = Your clubs
clubs-none = None yet. Found one, or join a public one.
clubs-found = Found a club
clubs-public = Public clubs
clubs-words = Name or place
clubs-search = Search
clubs-nothing = No public club found.
clubs-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
clubs-role-owner = Owner
clubs-role-director = Director
clubs-role-member = Member
clubs-private = Private
clubs-all = All clubs

clubs-name = Name
clubs-place = Place
clubs-place-help = Where you usually play, such as “Bar Sol, Santiago”, or “online”.
clubs-description = Description
clubs-zone = Time zone
clubs-is-public = Everybody can find the club and see its page
clubs-is-public-help = The list of members is for members only. A private club is seen by its members and those who are invited.
clubs-is-open = Everybody can join
clubs-save = Save

clubs-join-invited = You are invited
clubs-join-open = This club is open to everybody
clubs-join = Join

clubs-calendar = Calendar
clubs-no-dates = No dates yet.
clubs-more-dates = More dates
clubs-with-rules = Rules: { $name }
clubs-leave-out = Leave out
clubs-zone-of = Times of { $zone }.
clubs-add-evening = Add an evening
clubs-change-evening = Change evening
clubs-calendar-file = Calendar file
clubs-evenings = All evenings
clubs-change = Change
clubs-cancel-evening = Cancel
clubs-evening-title = Title
clubs-day = Date
clubs-first-day = First date
clubs-hour = Starts at
clubs-minutes = Minutes
clubs-repeat = Repeats
clubs-repeat-once = Once
clubs-repeat-weekly = Every week
clubs-repeat-fortnightly = Every two weeks
clubs-repeat-monthly = Every month, same weekday
clubs-until = Last date
clubs-until-help = Empty: no end.
clubs-rules = Rules
clubs-rules-open = Not decided
clubs-other-place = Place, if not the usual one
clubs-note = Note

clubs-rule-sets = Rules of the club
clubs-no-rule-sets = Save the rules you play, to have them ready for tables, evenings and tournaments.
clubs-play = Play
clubs-remove = Remove
clubs-add-rules = Add rules
clubs-rules-name = Name of these rules
clubs-game = Game
clubs-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}

clubs-results = Results
clubs-no-results = No tournament is over yet.
clubs-all-time = All-time table
clubs-player = Player
clubs-opponent = Opponent
clubs-events = Events
clubs-rounds = Rounds
clubs-won = Won
clubs-points = Points
clubs-places = 1st · 2nd · 3rd
clubs-meetings = Head to head
clubs-met = { $one } against { $other }: won { $won }, drawn { $drawn }, lost { $lost }.
clubs-met-together = { $count ->
    [one] They were partners in 1 round.
   *[other] They were partners in { $count } rounds.
}
clubs-new-event = New tournament

clubs-people = Members
clubs-contacts = Who to ask
clubs-invite = Invite people
clubs-invite-name = Name of an account
clubs-invite-send = Invite
clubs-waiting = Invited, not yet answered
clubs-withdraw = Withdraw
clubs-link = Link
clubs-link-label = Whoever has this link can join
clubs-link-help = With a link, people join who have no account yet. It is valid for 30 days.
clubs-link-until = A link is valid until { $date }. It is shown once; a new one replaces it.
clubs-link-open = Create a link
clubs-link-new = Create a new link
clubs-link-close = Close the link
clubs-share = Share
clubs-make-director = Make director
clubs-make-member = Make ordinary member
clubs-hand-over = Hand the club over to { $name }
clubs-hand-over-help = The new owner can do everything, and you become a director.
clubs-remove-member = Remove from the club

clubs-edit = Change the club
clubs-leave = Leave the club
clubs-leave-sure = Leave { $name }? You can come back if you are invited again.
clubs-delete = Delete the club
clubs-delete-sure = Delete { $name } with its calendar and rules? This cannot be undone.
clubs-report = Report the club
clubs-report-help = A moderator reads every report.
clubs-reason = Reason
clubs-reason-name = The name
clubs-reason-abuse = Insults or harassment
clubs-reason-cheating = Cheating
clubs-reason-other = Something else
clubs-report-text = What happened?
clubs-report-send = Send report

clubs-said-joined = You are a member now.
clubs-said-saved = Saved.
clubs-said-left-out = This date is left out.
clubs-said-cancelled = Cancelled.
clubs-said-removed = Removed.
clubs-said-invited = Invited.
clubs-said-withdrawn = Invitation withdrawn.
clubs-said-link-closed = The link is closed.
clubs-said-role = The role has changed.
clubs-said-handed-over = The club has a new owner.
clubs-said-left = You have left the club.
clubs-said-deleted = The club is deleted.
clubs-said-reported = Report sent.
