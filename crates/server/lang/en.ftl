# Alerts, as they reach people who aren't at the table.
alert-table = { $game } ({ $host }’s table)
alert-turn = It’s your turn in { $table }
alert-full = Every seat is taken: { $table }
alert-begins = The match begins: { $table }
alert-over = The match is over: { $table }
alert-several = { $count ->
    [one] One table has news for you
   *[other] { $count } tables have news for you
}
alert-more = and { $count } more
alert-test = This is a test. Alerts will reach you here.
alert-mail-confirm = Confirm my mail address
alert-mail-confirm-text = Confirm that Freebooter may alert you at this address. If you didn’t ask for this, do nothing.
alert-mail-confirmed = This address gets alerts from Freebooter.
alert-mail-stop = Stop these mails:
alert-mail-stop-now = Stop these mails
alert-mail-stopped = You won’t get any more mail.
