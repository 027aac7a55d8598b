# What all games share: front page, table, settings.

shell-list = { $first } and { $last }
shell-addressed = { $who }: { $text }
shell-settings = Settings
shell-language = Language
shell-bots-think = Bots think
shell-speed-slow = slow
shell-speed-normal = normal
shell-speed-fast = fast
shell-colours = Colours
shell-theme-system = system
shell-theme-light = light
shell-theme-dark = dark
shell-sound = Sound
shell-off = off
shell-on = on
shell-home = Freebooter: back to the harbour
shell-harbour = Back to the harbour
shell-lost = Lost at sea
shell-lost-text = There is nothing at this address.

shell-front-text = Four pirate games at one table, against bots or friends.
shell-front-online = Play on line with others
shell-front-colophon = The rules run here in your browser: what you play against bots stays on this device.
shell-front-players = Players
shell-front-minutes = Minutes
shell-front-weight = Weight
shell-front-go-on = Go on playing
shell-front-new = New match
shell-front-now = Play now
shell-front-seats = Choose seats
shell-weight-light = light
shell-weight-feather = feather
shell-weight-heavy = hearty

shell-seats-who = Who plays?
shell-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
shell-seats-label = Seats
shell-seat-number = Seat { $number }
shell-color-of = Colour of seat { $number }
shell-color-taken = { $color }, taken
shell-color-auto = Click a colour to choose it; click it again to leave it open.
shell-seats-rules = House rules
shell-seats-start = Weigh anchor
shell-player-person = A person here
shell-player-bot = Bot: { $level }

shell-rules = Rules
shell-new-match = New match
shell-asked = What is asked
shell-thinking = { $name } is thinking …
shell-waiting = Waiting for { $name }, { $who } …
shell-still-thinking = Still thinking:
shell-confirm = Confirm
shell-do-it = Do it
shell-back = Back
shell-choices = { $count ->
    [0] Nothing to choose now
    [one] The one thing you can do
   *[other] All { $count } things you can do
}
shell-hint = Hint
shell-take-back = Take back
shell-hint-thinking = An admiral looks over your shoulder …
shell-hint-share = Expected share of the win
shell-percent = { $percent } %
shell-passing = Nothing to play here: passing in { $seconds } …
shell-hold = Hold
shell-ask-about = Ask me out of turn about
shell-log = The log
shell-log-older = Show all that happened before
shell-scores-now = If it ended now
shell-scores-final = Final scores
shell-you = (you)
shell-hand-over = Hand over the device
shell-hand-to = Hand the device to
shell-here = I am here
shell-clock-hours = { $hours } h { $minutes }
shell-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

shell-end-yours = The prize is yours!
shell-end-theirs = The prize goes to
shell-end-you-share = You share the prize
shell-end-shared = The prize is shared
shell-again = Play again
shell-other-seats = Other seats
shell-next-match = To the next match
shell-once-more = Once more
shell-record = Record

# Who sits where; bots and what they are like.
shell-who-you = you
shell-who-person = person
shell-who-away = { $name } (away)
shell-who-nobody = nobody
shell-who-bot = { $level } bot
shell-level-random = random
shell-level-greedy = greedy
shell-level-cabin-boy = cabin boy
shell-level-mate = mate
shell-level-captain = captain
shell-level-admiral = admiral
shell-level-plain = plain
shell-level-about = { $level }, { $about }
shell-about-random = does anything that is allowed
shell-about-greedy = takes what looks best right now
shell-about-cabin-boy = overlooks much and forgets most: a first opponent
shell-about-mate = thinks a little and forgets some
shell-about-captain = thinks ahead and remembers well
shell-about-admiral = thinks as long as it may and forgets nothing
shell-about-plain = searches by the textbook; a yardstick for the others

# Why a hint is given.
shell-why-nothing = Changes no score yet
shell-why-brings = Brings { $gain } at once
shell-why-costs = Costs { $loss } at once
shell-why-only = { $now }; there is nothing else to do.
shell-why-beside = { $now }, and wins { $own } of the lines of play looked at; “{ $other }” wins { $its }.

# Why nothing is taken back.
shell-undo-nothing = There is nothing of yours to take back.
shell-undo-chance = Dice or cards were drawn since: that cannot be taken back.
shell-undo-secret = Something hidden has been shown since: that cannot be taken back.

# Values of options that several games have.
shell-yes = yes
shell-no = no
shell-random = drawn by lot
shell-option-first = Who begins

# Why a match cannot begin.
shell-setup-players = This game is for { $min } to { $max } seats.
shell-setup-option = A house rule does not fit this number of seats: who begins must have a seat.
