# Settings, profiles, a table's QR code, checking the dice.

pages-all-settings = All settings
pages-colours = Seat colours
pages-colours-classic = Classic
pages-colours-safe = Colour-blind friendly
pages-colours-signal = Bright
pages-motion = Animations
pages-motion-system = Follow system
pages-motion-moving = On
pages-motion-still = Off
pages-passing = Auto-pass
pages-passing-why = When you have nothing to play on another player’s turn, you pass automatically after a countdown. Click to stop it.
pages-settings-kept = These settings are saved on this device.
pages-update = A new version is ready. It’s used at the next start.
pages-update-now = Update now
pages-update-later = Later

pages-me = Profile
pages-asking = Loading …
pages-you-are = You are { $name }
pages-another-name = Change name
pages-take-name = Save
pages-renamed = Your name has been changed.
pages-keep = Create account
pages-keep-why = You’re a guest in this browser. Set a password to keep your name, matches and ratings everywhere.
pages-name = Name
pages-password = Password
pages-keep-it = Create
pages-kept = Your account is ready.
pages-sign-in = Sign in
pages-sign-in-why = Already have an account? Sign in to use it here. What you played as this guest stays with the guest.
pages-sign-in-now = Sign in here
pages-signed-in = You’re signed in.
pages-change-password = Change password
pages-present-password = Current password
pages-new-password = New password
pages-end-tokens = Also revoke the tokens of my programs
pages-change-it = Change
pages-password-changed = Password changed. Other devices are signed out.
pages-sign-out = Sign out
pages-sign-out-why = This device forgets you. Your account stays.
pages-signed-out = You’re signed out.
pages-leave = Delete account
pages-leave-why = Your name and your data are deleted. Your matches stay, anonymised.
pages-leave-sure = This can’t be undone. Delete everything about you?
pages-leave-now = Yes, delete it
pages-stay = No, keep it
pages-left = Your account has been deleted.

pages-devices = Signed-in devices
pages-this-device = This device
pages-tokens = Programs that play for you
pages-tokens-why = With a token, your program can sit at tables under your name, and nothing else.
pages-interface = How programs play
pages-token-label = What is it for?
pages-token-make = Create a token
pages-token-made = Copy the token now: it’s shown only once.
pages-key-seen = Last used { $day }
pages-key-end = Remove “{ $label }”
pages-key-ended = Done.
pages-end = Remove

pages-person = Player
pages-person-gone = The link may be old, or the account is gone.
pages-guest-since = Guest since { $day }
pages-member-since = Member since { $day }
pages-ratings = Ratings
pages-game = Game
pages-points = Rating
pages-played = Played
pages-won = Won
pages-mean-place = Average place
pages-best = Best score
pages-number = { $number }
pages-history = Online matches
pages-no-matches = No finished online matches yet.
pages-more = Earlier matches
pages-export = Download my matches
pages-replay = Replay
pages-place = Place { $place }

pages-away = A bot is playing for you.
pages-back = Take over
pages-qr = Show the link as a QR code
pages-qr-label = The table’s link as a QR code
pages-verify = Were the dice fair?
pages-verify-honest = The dice were fair.
pages-verify-draws = { $count ->
    [one] The only shuffle or roll comes from the match’s seed.
   *[other] All { $count } shuffles and rolls come from the match’s seed.
}
pages-verify-commitment = The server’s secret is the one it committed to before the match:
pages-verify-shares = { $count ->
    [one] The seed comes from that secret and one person’s share.
   *[other] The seed comes from that secret and the shares of { $count } people.
}
pages-verify-own = This browser’s own share is included, and the commitment is the one it saw before the match.
pages-verify-old = Not proven fair.
pages-verify-old-about = This match used the dice of version 0.1.0. The server couldn’t change them during the match, but the player in seat 0 could have computed all of them before it began.
pages-verify-undos = { $count ->
    [one] After one undo, the following dice were redrawn.
   *[other] After { $count } undos, the following dice were redrawn.
}
pages-verify-round = { $count ->
    [one] One attempt to start failed because somebody didn’t send their share.
   *[other] { $count } attempts to start failed because somebody didn’t send their share.
}
pages-verify-absent = This browser wasn’t asked for its share when the match began, so the dice don’t depend on it.
pages-verify-broken = Something is wrong:
pages-front-archive = My matches
pages-front-rules = Rules
pages-play-of = { $action }: { $game }
pages-seats-keeps = A match of { $game } is running. It stays in “My matches” when you start a new one.
pages-person-name = Your name
pages-person-about = A person at this device. Several take turns and hand it over.
pages-player-of = Who plays { $seat }
pages-name-of = Name of the player in seat { $seat }
pages-lost-games = Back to the games

pages-alerts = Alerts
pages-alerts-why = Find out when a table waits for you, even while this page is closed.
pages-alerts-of = Alert me when
pages-alerts-turn = it’s my turn
pages-alerts-begins = a match begins
pages-alerts-full = my table is full
pages-alerts-over = a match is over
pages-alerts-by = { $event }: { $channel }
pages-alerts-push = Notifications
pages-alerts-push-why = This browser shows a notification. Add each device you use.
pages-alerts-push-enable = Enable on this device
pages-alerts-push-disable = Turn off on this device
pages-alerts-push-on = Notifications are on for this device.
pages-alerts-push-denied = This browser blocks notifications. Allow them in its site settings.
pages-alerts-push-install = On an iPhone or iPad, first tap Share and “Add to Home Screen”, then open Freebooter from there.
pages-alerts-push-none = This browser can’t show notifications.
pages-alerts-since = Since { $day }
pages-alerts-webhook = Webhook
pages-alerts-webhook-why = Paste a webhook of Discord or Slack, a topic of ntfy, or an address of your own.
pages-alerts-address = Address
pages-alerts-secret = Signing secret
pages-alerts-secret-why = Messages to an address of your own are signed with this secret (Standard Webhooks).
pages-alerts-mail = Mail
pages-alerts-mail-why = At most one mail in four hours. Every mail has a link to stop them.
pages-alerts-mail-address = Mail address
pages-alerts-mail-sent = We’ve sent you a link. Open it to confirm the address.
pages-alerts-mail-on = Alerts go to { $address }.
pages-alerts-mail-off = { $address } isn’t confirmed yet. Open the link in the mail we sent.
pages-alerts-test = Send a test
pages-alerts-delivered = The test has been delivered.
pages-alerts-undelivered = The test wasn’t delivered. Check the address.
pages-alerts-saved = Saved.
pages-alerts-quiet = Quiet hours
pages-alerts-quiet-why = You get one alert with everything when they end.
pages-alerts-from = From
pages-alerts-to = Until
