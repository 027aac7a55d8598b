# Alerts, as they reach people who aren’t at the table.
alert-table = { $game } (table de { $host })
alert-turn = C’est à vous de jouer : { $table }
alert-full = Toutes les places sont prises : { $table }
alert-begins = La partie commence : { $table }
alert-over = La partie est terminée : { $table }
alert-several = { $count ->
    [one] Une table a du nouveau pour vous
   *[other] { $count } tables ont du nouveau pour vous
}
alert-more = et { $count } de plus
alert-test = Ceci est un test. Les alertes vous parviendront ici.
alert-mail-confirm = Confirmer mon adresse e-mail
alert-mail-confirm-text = Confirmez que Freebooter peut vous alerter à cette adresse. Si vous n’avez rien demandé, ne faites rien.
alert-mail-confirmed = Cette adresse reçoit les alertes de Freebooter.
alert-mail-stop = Ne plus recevoir ces e-mails :
alert-mail-stop-now = Ne plus recevoir ces e-mails
alert-mail-stopped = Vous ne recevrez plus d’e-mails.
