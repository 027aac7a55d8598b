# Settings, oneself and other people, a table's code, checking the dice.

pages-all-settings = All settings
pages-colours = Colours of the seats
pages-colours-harbour = as in the boxes
pages-colours-safe = for everybody’s eyes
pages-colours-signal = bright
pages-motion = Motion
pages-motion-system = as the system wishes
pages-motion-moving = pieces glide
pages-motion-still = nothing moves
pages-passing = Passing by itself
pages-passing-why = Where you are not asked, a window out of turn is passed for you after a countdown that one click holds.
pages-settings-kept = All this is kept on this device.
pages-fresh = A new version is ready; the next start takes it.
pages-fresh-now = Take it now
pages-fresh-later = Later

pages-me = You
pages-asking = Asking the server …
pages-me-offline = Matches against bots on this device need no server.
pages-you-are = You are { $name }
pages-another-name = Another name
pages-take-name = Take it
pages-renamed = That is your name now.
pages-keep = Keep your account
pages-keep-why = You are a guest: this browser alone knows you. With a password your name, matches and ratings stay yours on any device.
pages-name = Name
pages-password = Password
pages-keep-it = Keep it
pages-kept = Your account is kept.
pages-sign-in = Sign in
pages-sign-in-why = If you have kept an account before, be that person here too. What this guest played stays with the guest.
pages-sign-in-now = Sign in here
pages-signed-in = You are signed in.
pages-change-password = Change your password
pages-present-password = Present password
pages-new-password = New password
pages-end-tokens = Also end the tokens of my programs
pages-change-it = Change it
pages-password-changed = The password is changed; other devices are signed out.
pages-sign-out = Sign out
pages-sign-out-why = This device forgets you; your account stays.
pages-signed-out = You are signed out.
pages-leave = Delete your account
pages-leave-why = Your name and your data go. What you played stays, under no name.
pages-leave-sure = This cannot be taken back. Delete everything about you?
pages-leave-now = Yes, delete it
pages-stay = No, I stay
pages-left = You are gone.

pages-devices = Devices that are signed in
pages-this-device = this one
pages-tokens = Programs that play for you
pages-tokens-why = A token lets a program of yours sit at tables under your name, and nothing else.
pages-interface = How programs play
pages-token-label = What is it for?
pages-token-make = Make a token
pages-token-made = Copy the token now: it is shown this once.
pages-key-seen = last seen { $day }
pages-key-end = End “{ $label }”
pages-key-ended = Done.
pages-end = End

pages-person = A player
pages-guest-since = A guest since { $day }
pages-member-since = Here since { $day }
pages-ratings = Ratings
pages-game = Game
pages-points = Points
pages-played = Played
pages-won = Won
pages-mean-place = Mean place
pages-best = Best score
pages-number = { $number }
pages-history = Matches on line
pages-no-matches = No match on line has ended yet.
pages-more = Earlier ones
pages-export = Take all records along
pages-replay = Replay
pages-place = Place { $place }

pages-away = A bot plays for you, as your time ran out or you were gone.
pages-back = I play again
pages-qr = Show the link as a code for a phone’s camera
pages-qr-label = The table’s link as a QR code
pages-verify = Were the dice honest?
pages-verify-honest = The dice were honest.
pages-verify-draws = { $count ->
    [one] The only shuffle or roll comes from the seed of the match.
   *[other] All { $count } shuffles and rolls come from the seed of the match.
}
pages-verify-commitment = The server’s secret is the one to which it had committed itself before:
pages-verify-shares = { $count ->
    [one] The seed comes from that secret and the share of one person.
   *[other] The seed comes from that secret and the shares of { $count } people.
}
pages-verify-own = This browser’s own share is in it, and the commitment is the one it saw before the match.
pages-verify-old = Not proven honest.
pages-verify-old-about = This match used the dice of version 0.1.0. The server couldn’t change them during the match, but the player in seat 0 could have computed them all before it began.
pages-verify-undos = { $count ->
    [one] After one undo the dice to come were drawn anew.
   *[other] After { $count } undos the dice to come were drawn anew.
}
pages-verify-round = { $count ->
    [one] One attempt to begin failed because somebody didn’t show their share.
   *[other] { $count } attempts to begin failed because somebody didn’t show their share.
}
pages-verify-absent = This browser wasn’t asked for its share when the match began, so the dice don’t depend on it.
pages-verify-broken = Something is not as it should be:
