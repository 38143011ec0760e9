# Playing with people: open tables in the lobby, and looking for players.
pairing-title = Play with people
pairing-about = Choose what you like to play. A table is set up as soon as enough players are there.
pairing-waiting-people = { $count ->
    [0] Nobody is looking for players right now.
    [one] { $count } person is looking for players.
   *[other] { $count } people are looking for players.
}
pairing-games = Games
pairing-more-games = More games
pairing-form = Players
pairing-form-2 = 2 players
pairing-form-3 = 3 players
pairing-form-4 = 4 players
pairing-form-partners = Partners, 2 against 2
pairing-pace = Time per turn
pairing-seconds = { $seconds } s
pairing-bots = If there are too few players, add bots
pairing-bots-0 = never
pairing-bots-30 = after 30 seconds
pairing-bots-60 = after 1 minute
pairing-bots-help = Bots join only if everybody at the table allows it.
pairing-rated = Rated match
pairing-rated-help = It counts for your rating: no hints, no takebacks, no bots.
pairing-rated-account = Rated matches need an account.
pairing-to-account = Create one or sign in
pairing-find = Find players
pairing-rule = Leaving or running out of time loses a match for two players. With more, a bot plays for you until you are back; if you are not back by the end, you have left the match.
pairing-rule-waits = Players with an account who leave matches wait before the next one: 2 minutes, then 10, an hour, a day.
pairing-conduct = Rules of conduct
pairing-wait-until = You have left matches. You can look for players again at { $time }.
pairing-choose = Choose at least one game, a number of players and a time.

pairing-looking = Looking for players
pairing-usual = Usual wait: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
pairing-usual-unknown = Usual wait: unknown, too few matches lately
pairing-longer = This time it takes longer than usual.
pairing-with-you = Waiting, including you
pairing-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
pairing-of = { $count } of { $seats }
pairing-stop = Stop looking
pairing-none-yet = Nobody else is here yet. You can keep looking, or play against bots.
pairing-against-bots = Play against bots
pairing-found = Players found. To the table …
pairing-offline = No connection. Your place is kept for a minute.
pairing-lost = You are no longer in line, because you were away for too long.

pairing-open-tables = Open tables
pairing-live = Tables to watch
pairing-more = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
pairing-join = Sit down
pairing-join-at = Sit down: { $game } with { $people }
pairing-watch = Watch
pairing-watch-at = Watch { $game } with { $people }
pairing-is-bot = bot
pairing-free-seat = free
pairing-clock-none = no clock
pairing-clock-turn = { $time } per turn
pairing-clock-bank = { $time } per round
pairing-clock-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
pairing-minutes = { $count } min
pairing-house = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
pairing-is-rated = rated
pairing-live-picture = The table now
