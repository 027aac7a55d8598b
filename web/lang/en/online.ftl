# Lobby, online tables, and the connection to the server.
online-lobby-title = Play online
online-lobby = Lobby
online-to-lobby = Back to the lobby
online-table-title = New table
online-your-turn = ● Your turn
online-unreachable = Can’t reach the server. Check your connection.
online-cannot = The server can’t do that.
online-tongue = This page is out of date. Reload to carry on. ({ $error })
online-chat = Chat
online-say-something = Write a message
online-say = Send
online-begin = Start match
online-stand = Leave seat
online-wait-seats = Seats are open. Invite friends or add bots.
online-wait-nobody = Everyone’s here. Ready when you are.
online-wait-host = Waiting for { $host } to start …
online-sealed = Fair-dice seal
online-sealed-about = HMAC-SHA-256 of the server’s secret share of the dice: shown now, opened at the end
online-dice-waiting = Mixing the dice: waiting for { $names }.
online-reserved = Reserved for { $name }
online-wait-reserved = Waiting for people with a reserved seat. You can add a bot instead, but then the match isn’t rated.
online-give-up-seat = Stop waiting
online-keep-for = Keep a seat for
online-keep-name = Account name
online-keep-seat = Reserve
online-terms = { $rules ->
    [0] { $game } for { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } for { $seats }, one rule changed. { $pace }. { $join }. { $stake }.
   *[other] { $game } for { $seats }, { $rules } rules changed. { $pace }. { $join }. { $stake }.
}
online-change-table = Change the table
online-change-about = Everyone will need to say they’re ready again.
online-spectators = Other people may watch
online-save-table = Save changes
online-trouble-no-share = Your browser didn’t send its share of the dice in time, so your seat is open again.
online-free = Open seat
online-sit = Sit here
online-seat-bot = Add bot
online-send-away = Remove
online-link = Invite link
online-copy = Copy
online-copied = Copied
online-open-table = Open a table
online-tables = Tables
online-no-table = The harbour’s quiet. Play now: anyone who turns up can take over a bot.
online-under-way = In progress
online-about-to-begin = About to start
online-seats-free = { $free } of { $seats } seats open
online-go-on = Resume
online-watch = Watch
online-join = Join
online-another-name = Change name
online-take-name = Save
online-clock-none = No time limit
online-strength = Bot strength
online-who-finds = Who can join
online-find-lobby = Everyone in the lobby
online-find-link = Anyone with the link
online-open = Open the table
online-looking = Looking for the table …
online-connecting = Connecting …
online-line-lost = Connection lost. Reconnecting …
online-gone-table = This table no longer exists
online-gone-table-about = The server doesn’t know it any more. In the harbour you find tables that are open.
online-signed-out-about = Sign in to take your seat again, or come back as a new guest.
online-as-guest = Carry on as a guest
online-looking-on = You’re watching
online-allow = Allow
online-deny = No
online-wants-back = wants to undo a move that revealed something.
online-wants-back-others = wants to undo a move. Waiting for the others to agree.
online-take-back = Undo?

# What the server refused.
online-trouble-late = Too late: things have moved on. Have another look.
online-trouble-over = The match is over.
online-trouble-turn = It’s not your turn.
online-trouble-not-allowed = You can’t do that.
online-trouble-too-fast = Too fast. Wait a moment.
online-trouble-not-found = We couldn’t find that.
online-trouble-taken = This name is already taken.
online-trouble-color = This colour is taken.
online-trouble-password = Wrong name or password.
online-trouble-busy = The server is busy. Try again.
online-trouble-edition = This edition isn’t valid.
online-trouble-failed = Something went wrong on the server. Nothing was changed.
online-trouble-illegal = The rules don’t allow that.
online-trouble-nobody = Sign in first, or play as a guest.
online-trouble-no-account = Nobody with an account has this name.
online-trouble-needs-account = Rated matches are for accounts. Set a password in your profile first.
online-trouble-not-kept = The server can’t save anything right now. Nothing was changed.
online-trouble-not-over = The match isn’t over yet.
online-trouble-position = This position isn’t possible.
online-trouble-record = This record can’t be replayed.
online-trouble-request = The server couldn’t do anything with that.
online-trouble-too-large = That’s too large.
online-trouble-too-slow = That took too long. Try again.
online-trouble-unreadable = This table can’t be read any more.
online-trouble-other = The server says: { $message }

# Why a table can’t go on.
online-stuck-full = This match has run for so long that its log is full. Open a new table.
online-stuck-rules = This match began under version { $began } of the rules, and the server now plays version { $known }. It can’t go on here, but nothing is lost.
online-stuck-operator = The operator has closed this table: { $reason }
online-stuck-damaged = The log of this table is damaged, so it can’t go on here.

# People who leave, and tables that end early.
online-gone = { $name } has lost the connection.
online-gone-wait = { $name } has lost the connection. A bot can take over in { $seconds } s.
online-stand-in = Let a bot play for { $name }
online-leave = Leave the match
online-leave-why = A bot plays on for you. Open the table’s link again to take your seat back.
online-leave-offline = You’re offline: the server will be told as soon as it can be reached.
online-leaving-later = You’re leaving a table. The server hears of it as soon as it can be reached.
online-leave-now = Leave
online-stay = Stay
online-call-off = Call it off
online-call-off-asked = { $names } would like to call the match off. Nobody wins, and it isn’t rated.
online-call-off-waiting = Waiting for everyone to agree to call the match off.
online-call-off-agree = Agree
online-call-off-no = Play on
online-call-off-withdraw = Withdraw
online-called-off = The players have called this match off.
online-closed-by-host = The host has closed this table.
online-close-table = Close table
online-close-about = Close this table for good? Everyone loses their seat.
online-close-now = Close for good
online-keep-open = Keep it open
online-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
online-mute = Mute { $name }
online-unmute = Unmute { $name }

# The harbour of tables.
online-greet-morning = Good morning, { $name }.
online-greet-day = Ahoy, { $name }.
online-greet-evening = Good evening, { $name }.
online-waiting = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
online-busy = { $online } online · { $matches ->
    [one] one match running
   *[other] { $matches } matches running
}
online-first-here = You’re the first here. Invite a friend, or play with bots.
online-turns = Your turn
online-own = Your tables
online-turn-now = It’s your turn
online-turn-left = Your turn: { $time } left
online-your-turn-play = Play
online-next-table = Next table
online-asking = Asking the server …
online-tables-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
online-host-table = { $name }’s table
online-board-of = The board: { $game }
online-sit-at = Sit in seat { $number }
online-take-over-bot = Take over from a bot
online-take-over-at = Take over from { $name }
online-bots-to-replace = { $count ->
    [one] In progress: take over from a bot
   *[other] In progress: take over from one of { $count } bots
}
online-being-watched = In progress · { $count } watching
online-pace-bank = { $minutes } min + { $seconds } s
online-pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
online-filter = Which tables
online-filter-game = Game
online-filter-all = All games
online-filter-any = Any pace
online-filter-live = Live
online-filter-days = Days
online-filter-free = Free seats
online-filter-rated = Rated
online-filter-clear = Show all tables
online-no-match = No table fits. Show them all, or open one yourself.
online-at-anchor = In the harbour now
online-all-tables = All tables
online-going-on = { $running } playing, { $open } waiting
online-quick = Play now
online-play-now = Play now
online-quick-about = You get a seat at once. Bots fill in until people come.
online-quick-rated = Rated match
online-quick-seats = Players
online-any-seats = Any number
online-seats-of = { $count } players
online-any-game = Any game
online-seeking = Finding you a seat …
online-cut-off-about = Matches against bots work without a server.
online-trying-again = Trying again …
online-try-again = Try again
online-play-offline = Play against bots
online-present = here
online-absent = disconnected
online-to-table = Go to the table
online-dismiss = Dismiss
online-notice-reserved = { $name } has kept a seat for you.
online-notice-removed = { $name } has given your seat to somebody else.
online-notice-closed = { $name } has closed the table where you had a seat.
online-notice-friendly = Nobody else came, so this match is friendly: ratings stay as they are.
online-standing = Pass for me until my turn
online-standing-about = On other players’ turns you play no cards, and nobody waits for you.

# A new table, and a table that gathers.
online-table = Table
online-new-of = New table: { $game }
online-card-who = Who
online-card-pace = Pace
online-pace-brisk = Brisk
online-pace-relaxed = Relaxed
online-pace-day = A day
online-pace-slow = Three days
online-pace-free = No hurry
online-find-lobby-about = Your ship lies in the harbour for all to see
online-find-link-about = Only people you send the link
online-card-stake = What’s at stake
online-friendly = Friendly
online-friendly-about = Ratings stay as they are. Anyone can take over a bot
online-rated = Rated
online-rated-about = For accounts, with a clock and the standard rules
online-rated-not = Choose a clock and the standard rules for a rated match.
online-toggle-help = Click a porthole to seat a bot there, or to open it again.
online-hole-free = Open
online-seat-toggle = Seat { $number }: { $who }. Change it
online-summary = { $bots ->
    [0] { $game } for { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } for { $seats }, one of them a bot. { $pace }. { $join }. { $stake }.
   *[other] { $game } for { $seats }, { $bots } of them bots. { $pace }. { $join }. { $stake }.
}
online-invite-friends = Invite friends
online-ready = Ready
online-ready-yes = Ready ✓
online-starts-in = Starts in { $seconds } s. Bots take the open seats.
online-wait-people = Wait for people
online-the-host = the host
online-no-table-about = The link may be old, or the table has been closed. In the harbour you find those that are open.
