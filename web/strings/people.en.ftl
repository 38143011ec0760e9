# Friends, reports, and the rules of conduct.

people-title = Friends
people-about = See who is playing, and sit down together.
people-sign-in = Friends need an account: it finds you again on every device.
people-to-account = Create an account or sign in
people-add = Add a friend
people-name = Name
people-search = Find
people-self = That is you.
people-requests = Friend requests
people-friends = Your friends
people-none = Nobody yet. Add people by name, or after a match.
people-sent = Requests sent
people-followed = You follow
people-blocked = Blocked
people-at-table = At this table
people-invite-title = Invite friends
people-invite = Invite
people-invited = Invited
people-invites = { $name } invites you to a table: { $game }
people-sit = Sit down
people-not-now = Not now
people-here = At a table
people-watch = Watch
people-bot = Bot
people-nobody = Deleted account

people-asks = { $name } asks to be your friend.
people-wait-for-answer = { $count ->
    [one] Somebody asks to be your friend.
   *[other] { $count } people ask to be your friends.
}
people-answer = Answer
people-are-friends = you are friends

people-befriend = Add friend
people-accept = Accept
people-decline = Decline
people-withdraw = Withdraw request
people-unfriend = Remove friend
people-follow = Follow
people-unfollow = Unfollow
people-block = Block
people-unblock = Unblock
people-report = Report
people-profile = Profile of { $name }
people-more = More about { $name }

people-said-friends = You and { $name } are friends.
people-said-declined = Request declined.
people-said-withdrawn = Request withdrawn.
people-said-asked = Request sent to { $name }.
people-said-unfriended = { $name } is no longer your friend.
people-said-followed = You follow { $name }.
people-said-unfollowed = You no longer follow { $name }.
people-said-blocked = { $name } is blocked: you will not be paired, and cannot write to each other.
people-said-unblocked = { $name } is no longer blocked.

people-moderation = Moderation
people-clubs = Clubs
people-conduct = Rules of conduct
people-reports = Your reports
people-report-open = received
people-report-closed = handled
people-report-title = Report { $name }
people-report-help = A moderator reads every report.
people-report-with-log = The log and the chat of this table go with your report.
people-report-text = What happened?
people-report-send = Send report
people-report-sent = Thank you. A moderator will look at it; the page of your friends says when it is handled.
people-reason = Reason
people-reason-abuse = Insults or harassment
people-reason-cheating = Cheating
people-reason-leaving = Leaves matches
people-reason-name = Offensive name
people-reason-other = Something else
people-reason-collusion = Repeated matches for rating
people-reason-appeal = Answer to a measure

## What moderators have decided

measure-title = From the moderators
measure-mute = You are muted
measure-suspend = Your account is suspended
measure-rename = Your name was changed
measure-until = until { $time }
measure-over = over
measure-done = you may choose another name
measure-undone = undone
measure-reason = Reason: { $reason }
measure-answer = Your answer
measure-send = Send answer
measure-appeal-open = Your answer was received.
measure-appeal-closed = Your answer was handled.

## Rules of conduct

conduct-about = Five rules, as in any good club.
conduct-respect = Respect everybody
    .help = No insults, no harassment, no discrimination; not in jest either. Losing is part of the game.
conduct-alone = Play your own game
    .help = No programs that tell you what to play, no second account at the same table, no agreements and no signals. A bot says that it is a bot.
conduct-finish = Finish what you start
    .help = If you leave a match or let your time run out, you lose it, and wait before the next one. Whoever leaves often waits longer.
conduct-name = A name for everybody’s eyes
    .help = No names that insult, advertise or pretend to be somebody else.
conduct-report = Report, and play on
    .help = Do not argue at the table. Mute or block the person, and send a report: the log of the table goes with it.
conduct-measures = What moderators do
    .help = They read the report and the log, and decide: a reminder, no chat for a while, no matches with strangers for a while, or another name. You always learn the reason, and may answer once; every decision can be undone.
conduct-kept = Reports are deleted 180 days after they are closed, decisions after two years.
