# What all games share: front page, table, settings.

shell-addressed = { $who }: { $text }
shell-settings = Settings
shell-language = Language
shell-bots-think = Bot speed
shell-speed-slow = Slow
shell-speed-normal = Normal
shell-speed-fast = Fast
shell-colours = Theme
shell-theme-system = System
shell-theme-light = Light
shell-theme-dark = Dark
shell-sound = Sound
shell-off = Off
shell-on = On
shell-home = Freebooter: home
shell-front = Home
shell-ways = Pages
shell-archive = Matches
shell-lost = Lost at sea
shell-lost-text = There’s nothing at this address.

shell-front-text = Four pirate board games, against bots or with friends.
shell-front-online = Play online
shell-front-colophon = The rules run in your browser: matches against bots stay on this device.
shell-front-players = Players
shell-front-minutes = Minutes
shell-front-weight = Complexity
shell-front-go-on = Continue
shell-front-new = New match
shell-front-now = Play now
shell-front-seats = Set up a game
shell-weight-light = light
shell-weight-feather = very light
shell-weight-heavy = heavy

shell-seats-who = Who’s playing?
shell-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
shell-seats-label = Seats
shell-seat-number = Seat { $number }
shell-color-of = Colour of seat { $number }
shell-color-taken = { $color }, taken
shell-color-auto = Click a colour to choose it. Click it again to leave it open.
shell-seats-rules = House rules
shell-seats-start = Start the game

shell-rules = Rules
shell-new-match = New match
shell-thinking = { $name } is thinking …
shell-waiting = Waiting for { $name }, { $who } …
shell-waiting-for = Waiting for { $name } …
shell-still-thinking = Still thinking:
shell-confirm = Confirm
shell-do-it = Confirm
shell-back = Cancel
shell-choices = { $count ->
    [one] Your only move
   *[other] All { $count } moves
}
shell-hint = Hint
shell-take-back = Undo
shell-hint-thinking = An admiral looks over your shoulder …
shell-hint-share = Expected share of the win
shell-hint-best = Best: { $action }
shell-hint-odds = { $win } (next best { $next })
shell-hint-close = { $win } (another move is about as good)
shell-passing = You have nothing to play: passing in { $seconds } …
shell-hold = Wait
shell-ask-about = On other players’ turns, ask me about
shell-ask-every = every chance, even where it hardly matters
shell-log = Log
shell-log-older = Show earlier
shell-scores-now = Score so far
shell-leads = In the lead
shell-scores-final = Final scores
shell-you = (you)
shell-hand-over = Hand over the device
shell-hand-to = Hand the device to
shell-here = I’m here
shell-clock-hours = { $hours } h { $minutes }
shell-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

shell-end-wins = { $you ->
    [1] You win!
   *[other] { $name } wins!
}
shell-end-shared = { $you ->
    [1] You share the win!
   *[other] A shared win!
}
shell-total = Total
shell-turning-search = Looking for the turning point …
shell-turning-point = Turning point: { $name }, move { $moment } ({ $change } chance of winning)
shell-turning-none = No single turn decided it.
shell-review = Review
shell-again = Rematch
shell-other-seats = Change players
shell-next-match = Go to the rematch
shell-once-more = Rematch
shell-record = Record

# Who sits where; bots and what they are like.
shell-who-you = you
shell-who-person = person
shell-who-away = { $name } (away)
shell-who-nobody = nobody
shell-who-bot = { $level } (bot)
shell-level-random = random
shell-level-greedy = greedy
shell-level-cabin-boy = cabin boy
shell-level-mate = first mate
shell-level-captain = captain
shell-level-admiral = admiral
shell-level-plain = plain
shell-level-about = { $level }, { $about }
shell-about-random = makes any legal move
shell-about-greedy = takes what looks best right now
shell-about-cabin-boy = overlooks much and forgets most: a first opponent
shell-about-mate = thinks a little and forgets some things
shell-about-captain = thinks ahead and remembers well
shell-about-admiral = thinks as long as it can and forgets nothing
shell-about-plain = plain textbook search: a yardstick for the others

# Why an undo is refused.
shell-undo-nothing = There’s nothing of yours to undo.
shell-undo-chance = Too late to undo: dice or cards have been drawn since.
shell-undo-secret = Too late to undo: something hidden has been revealed since.

# Values of options that several games have.
shell-yes = yes
shell-no = no
shell-random = random
shell-option-first = Who goes first

# Why a match cannot start.
shell-setup-players = This game needs { $min } to { $max } players.
shell-setup-option = A house rule doesn’t fit this number of seats: the player who goes first must have a seat.

# Confirmation, sound and vibration.
shell-confirm-which = Confirm moves
shell-confirm-always = Always
shell-confirm-risky = Risky ones
shell-confirm-never = Never
shell-volume = Volume
shell-sounds = Sounds
shell-sounds-pieces = Pieces, cards and dice
shell-sounds-events = Coins, water and guns
shell-sounds-signals = Your turn, boarding, the end
shell-sound-ask = Turn on sound?
shell-sound-no = No, thanks
shell-vibration = Vibration on phones

# At the table.
shell-close = Close
shell-log-open = Show the log
shell-can-choose = can be chosen
shell-cut-off = Connection lost. You can move again as soon as it’s back.
shell-legend = Legend
shell-legend-none = Nothing on this board needs a legend.
shell-keys = Keyboard shortcuts
shell-key-tab = go to the next piece or button
shell-key-enter = choose it, or confirm a move
shell-key-escape = cancel, or close what is open
shell-key-hint = hint: show a good move
shell-key-undo = undo your last move
shell-key-moves = list all your moves
shell-key-log = go to the log
shell-key-arrows = move in a list
shell-key-keys = show these shortcuts

# Notes in a first match.
shell-note-question = This panel tells you what to do now. Start here whenever you’re unsure.
shell-note-board = What glows on the board can be chosen. Click it, read what it brings, then confirm.
shell-note-help = Not sure? Hint shows a good move. Undo takes your last move back.
shell-note-next = Next
shell-note-skip = Skip
shell-note-done = Got it
