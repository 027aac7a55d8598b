# Alerts, as they reach people who aren’t at the table.
alert-table = { $game } (tavolo di { $host })
alert-turn = Tocca a te: { $table }
alert-full = Tutti i posti sono occupati: { $table }
alert-begins = La partita inizia: { $table }
alert-over = La partita è finita: { $table }
alert-several = { $count ->
    [one] Un tavolo ha novità per te
   *[other] { $count } tavoli hanno novità per te
}
alert-more = e altri { $count }
alert-test = Questa è una prova. Gli avvisi ti arriveranno qui.
alert-mail-confirm = Conferma il mio indirizzo e-mail
alert-mail-confirm-text = Conferma che Freebooter può avvisarti a questo indirizzo. Se non l’hai chiesto tu, non fare nulla.
alert-mail-confirmed = Questo indirizzo riceve gli avvisi di Freebooter.
alert-mail-stop = Non ricevere più queste e-mail:
alert-mail-stop-now = Non ricevere più queste e-mail
alert-mail-stopped = Non riceverai altre e-mail.
