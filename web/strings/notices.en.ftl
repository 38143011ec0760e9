# Turns over days, and how one is told of them.

notices-title = Your turn
notices-about = Tables with days for each turn: play whenever you have a moment.
notices-sign-in = Notices need an account, so that your turns find you on every device.
notices-to-account = Create an account or sign in
notices-mine = Waiting for you
notices-others = Waiting for others
notices-with = with { $names }
notices-none = You are not playing at any table with days for each turn.
notices-new = New table
notices-days-left = { $count } days left
notices-hours-left = { $count ->
    [0] less than an hour left
    [one] 1 hour left
   *[other] { $count } hours left
}
notices-waiting = { $count ->
    [one] It is your turn at another table.
   *[other] It is your turn at { $count } other tables.
}
notices-next = Next table

notices-tell = Tell me when it is my turn
notices-here = On this device
notices-pushes = On all devices that I have turned on
notices-browsers = { $count ->
    [one] One other device is told as well.
   *[other] { $count } other devices are told as well.
}
notices-denied = This browser has blocked notifications from this site. Allow them in its site settings, then come back.
notices-unsupported = This browser cannot receive notices.
notices-install = On an iPhone or iPad, first add Capicúa to the home screen (Share, then “Add to Home Screen”) and open it from there.
notices-failed = The browser could not turn on notices. Try again later.
notices-mail = E-mail (optional)
notices-mail-ask = Send a code
notices-mail-sent = A code is on its way to { $address }. It is valid for an hour.
notices-mail-code = Code from the e-mail
notices-mail-confirm = Confirm
notices-mail-other = Another address
notices-mail-to = E-mail to { $address }
notices-mail-off = never
notices-mail-once = soon after my turn begins
notices-mail-daily = once a day
notices-mail-at = At
notices-mail-forget = Remove this address
notices-quiet = Quiet hours
notices-quiet-start = From
notices-quiet-end = To
notices-zone = Time zone: { $zone }

notices-vacation = Vacation
notices-vacation-help = While you are away, your clocks stand still at all tables with days for each turn. The others can see it.
notices-vacation-days = Days
notices-vacation-begin = Start now
notices-vacation-end = I am back
notices-vacation-until = Your clocks stand still until { $until }.
notices-vacation-left = { $count ->
    [0] No days left this year.
    [one] 1 day left this year.
   *[other] { $count } days left this year.
}

notices-stop-title = No more e-mail
notices-stop-help = Stop the e-mail that tells you when it is your turn.
notices-stop = Stop the e-mail
notices-stopped = Done: you will get no more e-mail about your turns. You can turn it on again under “Your turn”.
