# Profiles: ratings, matches, partners, the best players.

profile-bot = Bot: a program plays for this account
profile-is-bot = bot
profile-bot-named = { $name } is a bot: a program plays for this account.
profile-since = Here since { $date }
profile-seen = last here { $date }
profile-own = Your profile, with everything that only you see.
profile-empty = You have not played a match with people yet.
profile-bare = Nothing to show: this person has not played with people yet, or keeps it private.
profile-play = Find players
profile-sits-as = At this table: { $name }
profile-rating-here = Rating in matches like this one:
profile-whole = Open the profile in a new window
profile-matches-won = { $matches ->
    [0] No matches yet
    [one] One match, { $won } won
   *[other] { $matches } matches, { $won } won
}
profile-latest = Counted in the latest { $count } matches.
profile-streak = Won in a row: { $streak }; longest: { $longest }
profile-accuracy = Accuracy in reviewed matches: { $share }
profile-accuracy-help = Each decision counts 100 % if no move gave a better chance of winning the round, by what the player could know, and half for every ten points of that chance given away. Matches with hints, and those in which a bot or the clock moved for the player, have no accuracy.
profile-match-accuracy = accuracy { $share }

profile-ratings = Ratings
profile-rating = Rating
profile-not-sure = Not sure yet: about { $deviation } points either way
profile-sure = Give or take { $deviation } points
profile-counted = { $matches ->
    [one] One rated match
   *[other] { $matches } rated matches
}
profile-history = Rating over time
profile-history-about = From { $first } to { $last } in { $count } matches; lowest { $low }, highest { $high }
profile-as-table = As a table
profile-date = Date
profile-house = House rules

profile-form = Form
profile-form-any = Any form
profile-form-solitaire = Solitaire
profile-form-duel = One against one
profile-form-free = Each for themselves
profile-form-partners = Partners
profile-game = Game
profile-game-any = Any game
profile-opponent = Against
profile-filter = Filter

profile-partners = Best partners
profile-rules = Favourite rules

profile-matches = Matches
profile-no-matches = No such matches.
profile-more = Earlier matches
profile-place = { $place ->
    [1] Won
   *[other] Place { $place }
}
profile-lost = Lost
profile-shared = Tied for first
profile-left = left the match
profile-guest = Guest
profile-deleted = Deleted player
profile-change = Rating { $change } to { $rating }
profile-replay = Replay
profile-event = Tournament
profile-unrated = { $why ->
    [casual] Not rated
    [off] Not rated
    [solitaire] Solitaire
    [practice] Practice
    [set-up] Not rated: continued from a record
    [assisted] Not rated: with hints or takebacks
    [house-rules] Not rated: house rules
    [bots] Not rated: bots played
    [guests] Not rated: not everybody has an account
    [removed] Not rated: the host removed a player
    [repeated] Not rated: the same opponents too often in a day
   *[other] Not rated
}

profile-meetings = { $one } against { $other }
profile-meetings-count = { $matches ->
    [0] They have not played against each other.
    [one] One match: { $won } to { $lost }.
   *[other] { $matches } matches: { $won } to { $lost }.
}
profile-together = As partners: { $matches ->
    [one] one match, { $won } won.
   *[other] { $matches } matches, { $won } won.
}
profile-all-matches = All matches of { $name }
profile-compare = Compare with my matches

profile-shown = What others see
profile-shown-help = Everything is public unless you hide it. Other players’ histories still have the matches that you played with them.
profile-field-ratings = Ratings
profile-field-history = Rating over time
profile-field-matches = Matches
profile-field-partners = Best partners
profile-field-accuracy = Accuracy
profile-field-rules = Favourite rules
profile-field-streaks = Matches won in a row
profile-field-country = Country
profile-field-seen = When I was last here
profile-listed = Show me in the list of best players
profile-kept = Saved

profile-leaders = Best players
profile-leaders-help = Players whose rating is sure, by rule set and form. Everybody starts at 1500.
profile-no-leaders = Nobody has a sure rating in this game yet. It takes about twenty rated matches.
profile-bots = Bots, measured against each other, with the simplest set to 1500:
profile-rank = Rank
profile-player = Player
profile-number-of-matches = Matches

no-such-account = There is no account of that name.
profile-hidden = This person does not show their matches.
no-such-page = There is no such page on this server.
