# Alerts, as they reach people who aren't at the table.
alert-table = { $game } (Tisch von { $host })
alert-turn = Du bist am Zug: { $table }
alert-full = Alle Plätze sind besetzt: { $table }
alert-begins = Die Partie beginnt: { $table }
alert-over = Die Partie ist zu Ende: { $table }
alert-several = { $count ->
    [one] Ein Tisch hat Neues für dich
   *[other] { $count } Tische haben Neues für dich
}
alert-more = und { $count } weitere
alert-test = Das ist ein Test. Hier erreichen dich Benachrichtigungen.
alert-mail-confirm = Meine E-Mail-Adresse bestätigen
alert-mail-confirm-text = Bestätige, dass Freebooter dich unter dieser Adresse benachrichtigen darf. Wenn du das nicht wolltest, musst du nichts tun.
alert-mail-confirmed = Diese Adresse bekommt Benachrichtigungen von Freebooter.
alert-mail-stop = Diese E-Mails abbestellen:
alert-mail-stop-now = Diese E-Mails abbestellen
alert-mail-stopped = Du bekommst keine E-Mails mehr.
