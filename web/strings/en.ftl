# Sentences of the client; those of games, tables and rules come from the server.

## Everywhere

web-tagline = Dominoes with friends and bots
web-about = With friends or bots, by your house rules. No account needed.
web-skip = Skip to content
web-site = Site
web-other-language = Español
web-account = Account
web-account-of = Account of { $name }
web-privacy = Privacy
web-settings = Settings
web-close = Close
web-again = Try again
web-loading = Loading …
web-connecting = Connecting …
web-to-lobby = All games
web-you = you
web-usual-name = Guest
web-bot-name = Bot { $letter }
web-bot = bot
web-copied = Link copied.
web-text-copied = Text copied.
web-not-copied = Copying failed: { $url }
web-lost = The connection was lost, and part of this page could not be loaded.
web-offline = Play offline
web-storage-full = This device has no storage left.
web-offline-failed = The games did not start. See “Play offline”.
web-no-connection = No connection to the server.
web-refused = The server refused this ({ $status }).
web-missing = Nothing on the table
web-no-page = There is no page at this address.
web-no-game = There is no game with this name.
web-no-table = There is no table at this address, or it has been deleted.
web-bad-key = Invalid or incomplete link.
web-no-replay = There is no replay at this address.

## Lobby

web-begin = Begin
web-lobby-sentence = Sit down for a game of dominoes
web-lobby-picture = A domino table with four players
web-continue = Continue
web-continue-game = Back to your table of { $game }
web-play-now = Play now
web-play-now-game = { $game }, with bots
web-with-people = Play with people
web-with-friends = With friends
web-with-friends-how = Invite them with a link or QR code
web-learn = Learn
web-learn-how = Lessons, puzzles and rules
web-learn-help = Every game in brief, with its rules, worked examples and a lesson. The easiest come first.
web-lesson = Lesson
web-first-time = First time? Take the lesson
web-lesson-of = Lesson: { $game }
web-lesson-steps = { $done ->
    [0] { $steps } steps
   *[other] { $done } of { $steps } steps done
}
web-game = Game
web-make-link = Get the link
web-own-rules = Choose rules and seats
web-today = Deals of the day
web-today-puzzle = Puzzle of the day
web-analysis-board = Analyse a round
web-drills-link = Drills
web-mistakes = Your mistakes
web-studies = Studies
web-today-puzzle-how = One position, one best move
web-today-solitaire = Solitaire of the day
web-favourites = Favorites
web-finished-tables = Finished tables
web-puzzles = Puzzles
web-search = Search games
web-like = Favorite: { $game }
web-start-here = Start here
web-card-minutes = { $minutes } min
web-minutes-round = { $minutes ->
    [one] 1 minute a round
   *[other] { $minutes } minutes a round
}
web-games = Games
web-filter = Kind of game
web-filter-all = All
web-filter-solitaire = Solitaires
web-people = Number of players
web-people-any = any number
web-people-company = 2 or more
web-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-games-shown = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-no-games = No games found. Try another kind or number of players.
web-card-seats = { $span } players
web-alone = Solitaire
web-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-set = double-{ $high }
web-my-tables = My tables
web-phase-waiting = waiting for players
web-phase-playing = in play
web-phase-between = between rounds
web-phase-over = finished
web-forget-table = Remove { $game } from this list
web-tournaments = Tournaments
web-score-keeper = Keep score with real tiles
web-open-record = Open a record
web-replays = Replays
web-rules-page = Rules with examples
web-standings = My solitaires
web-standings-kept = Kept in this browser only.
web-standings-forget = Delete all
web-standings-sure = Delete all? Press again to confirm

## House rules

web-house-rules = House rules
web-tab-options = Table
web-tab-rules = Rules
web-who = Who plays
web-who-summary = { $bots ->
    [0] { $open ->
        [0] You
        [one] You and 1 open seat
       *[other] You and { $open } open seats
    }
    [one] { $open ->
        [0] You and 1 bot
        [one] You, 1 bot and 1 open seat
       *[other] You, 1 bot and { $open } open seats
    }
   *[other] { $open ->
        [0] You and { $bots } bots
        [one] You, { $bots } bots and 1 open seat
       *[other] You, { $bots } bots and { $open } open seats
    }
}
web-rules-more = Share, save or compare these rules
web-guest-rules = House rules of this table
web-need-link-game = This is a table of { $game }. To play or watch, open the link from its host.
web-visit-watch = Watch
web-visit-ask = Ask for a seat
web-visit-ask-help = The host sees your name and decides whether to let you in.
web-visit-asked = Waiting for the host. Stay on this page; you get your seat as soon as the host lets you in.
web-visit-asked-away = The host is away and will see your request on returning. Stay on this page.
web-visit-declined = The host declined your request.
web-visit-asks = { $name } asks for a seat.
web-visit-admit = Let in
web-visit-refuse = Decline
web-visit-doors = Anyone with the table's address may watch
web-play-this = Play { $game }
web-contents = Contents
web-find-rule = Search the rules
web-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
web-your-name = Your name
web-name-hint = The name the others see
web-seat = Seat { $letter }
web-side = side { $side }
web-seat-me = Me
web-seat-open = Open: anyone with the link
web-seat-bot = Bot: { $level }
web-level = { $level }
web-fill-open = All others open
web-fill-bots = All others bots
web-preset = Rule set
web-change-rules = { $count ->
    [0] Change individual rules
    [one] Individual rules (1 changed)
   *[other] Individual rules ({ $count } changed)
}
web-at-least = { $low } or more
web-a-number = another number …
web-by-players = by number of players …
web-map-label = { $option } by number of players
web-map-help = players:value, such as 2:7,3:5
web-preset-value = Value in the rule set: { $value }.
web-put-back = Reset
web-show-rule = Show rule { $rule }
web-share-rules = Share these rules
web-save-rules = Save as a file
web-load-rules = Open a file
web-bad-rules-file = That is not a house rules file.
web-table = The table
web-deal = Deal number
web-deal-help = The same number gives everyone the same deal. Leave it empty for a random deal.
web-clock = Clock
web-clock-none = no clock
web-clock-turn = per turn
web-clock-bank = per round
web-clock-days = days per turn
web-clock-each = Time per turn
web-clock-round = Time per round
web-clock-increment = Increment per turn
web-clock-zero = When time runs out
web-zero-play = the table makes one move for them
web-zero-bot = a bot takes the seat
web-zero-forfeit = they lose the match
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-pace = Bots
web-pace-calm = play at a calm pace
web-pace-quick = play immediately
web-chat = Chat
web-chat-free = free
web-chat-phrases = set phrases only
web-chat-off = off
web-club = Club rules
web-club-help = Partners keep silent: players cannot chat.
web-open-hands = Spectators see the hands after each round
web-open-hands-help = During a round they see open tiles only.
web-practice = Practice
web-practice-table = Practice table
web-practice-help = Unlimited hints and takebacks, and the exact chances of who holds what. Nothing counts in your statistics.
web-delay = Moves are shown
web-delay-of = { $seconds ->
    [0] at once
   *[other] after { $seconds } seconds at the earliest
}
web-delay-help = after { $seconds } seconds at the earliest, counted from the move before, so that a quick move or pass tells nothing. The clock runs until then.
web-rated = Rated match
web-rated-help = Counts for the ratings of all players. No hints, no takebacks; leaving counts as a loss.
web-rated-missing = For a rated match:
web-rated-account = You need an account.
web-rated-people = Leave all other seats open to people; bots have no part in it.
web-rated-rules = Use a rule set without changes.
web-rated-clock = Choose a clock.
web-practise = Practise against bots
web-open-table = Open the table
web-play = Play

## Into a table

web-invited = A seat for you at { $game }
web-people-here = At the table: { $names }.
web-nobody-here = Nobody has sat down yet.
web-open-seats = { $count ->
    [0] No seat is open.
    [one] 1 seat is open.
   *[other] { $count } seats are open.
}
web-sit-down = Sit down
web-seats = Seats
web-seat-is-open = open
web-is-here = here
web-is-away = away
web-is-ready = ready
web-held-by-bot = away; a bot is playing
web-put-bot = Let a bot play
web-give-back = Give the seat back
web-waits-for = The table is waiting for { $player }.
web-wait-on = Wait
web-bot-level = Level of the bots
web-held = A bot has your seat.
web-take-back = Take my seat back
web-all-here = Everybody is here.
web-start = Begin
web-waiting-others = Waiting for the others …
web-wait = Waiting
web-wait-help = Play begins when every seat is taken. You can close this page: the same address brings you back to your seat.
web-invite = Invite
web-invite-help = Anyone who opens this link can choose a name and sit down.
web-qr = QR code of the link
web-play-link = Link to a seat
web-share-link = Share the link
web-share-watch = Link for watching
web-local-link = This address works on this computer only. For other devices, open the lobby at this computer’s network address.

## The host's tools

web-host = Host
web-host-guest = Spectator { $number }
web-host-spectator = spectator
web-host-is-host = host
web-host-is-muted = muted
web-host-is-banned = banned
web-host-nobody = Nobody else is here yet.
web-host-mute = Mute
web-host-unmute = Unmute
web-host-remove = Remove
web-host-ban = Ban
web-host-unban = Lift the ban
web-host-sure = Press again to confirm
web-host-done-mute = { $name } is muted.
web-host-done-unmute = { $name } may chat again.
web-host-done-remove = { $name } has been removed.
web-host-done-ban = { $name } is banned.
web-host-done-unban = { $name } may come back.
web-host-help = People you remove can return with a link; people you ban cannot.
web-host-acting = You host until the host is back. Only they can remove people, change the links or let strangers watch.
web-host-spectators-chat = Spectators may chat
web-host-rekey = New links
web-host-rekey-help = All previous links stop working, and nobody can watch with the address alone. Everyone at the table stays.
web-host-rekeyed = The table has new links.

## At the table

web-round = Round { $number }
web-deal-number = Deal { $number }
web-your-turn = Your turn
web-menu = Menu
web-menu-rules = Rules
web-print = Print the rules
web-empty-sheet = Print an empty score sheet
web-menu-score = Score sheet
web-menu-people = People and links
web-menu-deals = Deals
web-menu-fair = Fair deal
web-menu-replay = Replay
web-menu-leave = Leave the table
web-menu-leave-sure = Leave for good? Press again
web-unread = { " " }new
web-unwritable = The server cannot save moves right now. Retrying; no moves are lost.
web-reconnecting = Connection lost. Reconnecting; no moves are lost.
web-rematch-made = Play continues at a new table.
web-go-along = Join
web-undo = Undo
web-undo-asked = { $player } asks to undo the last move.
web-undo-waits = Waiting for { $names } to agree.
web-undo-yes = Agree
web-undo-no = Decline
web-score-sheet = Score sheet
web-round-heading = Round
web-total = Total
web-leads = ahead
web-watch = Watch
web-save-record = Save the record
web-paper-deal = Deal
web-paper-moves = Moves
web-paper-result = Result
web-paper-round = Round { $number } of { $count }
web-cut = Cut the tiles
web-cut-help = Type any text: it becomes part of the next shuffle, so nobody can arrange the deal. It stays sealed until everyone is ready; keep this page open until then.
web-cut-opening = Opening the cuts …
web-cut-text = Your cut
web-cut-do = Cut
web-fair-help = Before play the server committed to its secret with this hash. After each round the secret of its deal is revealed; with the players’ cuts it determines exactly those tiles.
web-fair-promise = Commitment
web-fair-cut = Cut of { $letter }
web-fair-sealed = Sealed, not opened
web-fair-secret = Secret revealed so far
web-fair-check = Verify
web-said = Messages
web-nothing-said = No messages yet.
web-phrases = Phrases
web-reactions = Reactions
web-talk = Say something
web-talk-muted = You have hidden what people say.
web-say = Send
web-say-label = Message
web-no-chat = You cannot chat at this table now.

## Replay

web-replay = Replay
web-replay-help = Open the record of a match and step through it from any seat’s view.
web-pick-record = Choose a file
web-paste-record = Or paste the text of a record here
web-show-record = Show
web-log = Log
web-pause = Pause

## Fair deals

web-verify-title = Verify a deal
web-verify-help = Upload a record to check that every deal matches its commitment and every action is legal.
web-verify-do = Verify
web-verdict-fair = The deals match the commitment
web-verdict-not = Not verified

## Playing on from a record

web-set-up = From a record

## Settings

web-set-language = Language
web-set-face = Your face
web-set-face-auto = The one that comes with your name
web-set-face-when = Others see a new face from the next table you sit down at.
web-set-scheme = Colours
web-set-scheme-auto = device setting
web-set-scheme-light = light
web-set-scheme-dark = dark
web-set-table = Table
web-set-table-felt = green felt
web-set-table-walnut = walnut
web-set-table-burgundy = burgundy felt
web-set-table-night = night-blue felt
web-set-table-oak = oak
web-set-table-slate = slate
web-set-set = Tiles
web-set-set-ivory = ivory
web-set-set-bone = bone
web-set-set-contrast = high contrast
web-set-set-ebony = ebony
web-set-look-plain = High contrast is on: the table is plain, the tiles black and white.
web-set-tileSize = Tile size
web-set-tileSize-small = small
web-set-tileSize-normal = normal
web-set-tileSize-large = large
web-set-numerals = Numbers in the corners of tiles
web-set-numerals-large = in sets from double-9 up
web-set-numerals-always = always
web-set-numerals-never = never
web-set-motion = Motion
web-set-motion-auto = device setting
web-set-motion-none = none
web-set-contrast = High contrast
web-set-colouredPips = Coloured pips
web-set-sound = Sound
web-set-vibration = Vibration
web-sound-ask = Play with sound?
web-sound-yes = Yes
web-sound-no = No
web-set-talk = Show what people say
web-set-confirm = Confirm before playing
web-set-kept = Saved on this device.
