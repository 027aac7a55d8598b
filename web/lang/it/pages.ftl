# Impostazioni, sé stessi e gli altri, il codice di un tavolo, la verifica dei dadi.

pages-all-settings = Tutte le impostazioni
pages-colours = Colori dei posti
pages-colours-classic = Classici
pages-colours-safe = Adatto ai daltonici
pages-colours-signal = Vivaci
pages-motion = Animazioni
pages-motion-system = Come il sistema
pages-motion-moving = Attive
pages-motion-still = Disattivate
pages-passing = Passa in automatico
pages-passing-why = Se non hai nulla da giocare nel turno di un altro, passi automaticamente dopo un conto alla rovescia. Un clic lo ferma.
pages-settings-kept = Queste impostazioni sono salvate su questo dispositivo.
pages-update = È pronta una nuova versione. Sarà usata al prossimo avvio.
pages-update-now = Aggiorna ora
pages-update-later = Più tardi

pages-me = Profilo
pages-asking = Caricamento …
pages-you-are = Sei { $name }
pages-another-name = Cambia nome
pages-take-name = Salva
pages-renamed = Il tuo nome è stato cambiato.
pages-keep = Crea un account
pages-keep-why = Sei ospite in questo browser. Con una password conservi nome, partite e punteggio ovunque.
pages-name = Nome
pages-password = Password
pages-keep-it = Crea
pages-kept = Il tuo account è stato creato.
pages-sign-in = Accedi
pages-sign-in-why = Hai già un account? Accedi. Ciò che hai giocato come ospite resta all’ospite.
pages-sign-in-now = Accedi qui
pages-signed-in = Hai effettuato l’accesso.
pages-change-password = Cambia password
pages-present-password = Password attuale
pages-new-password = Nuova password
pages-end-tokens = Revoca anche i token dei miei programmi
pages-change-it = Cambia
pages-password-changed = Password cambiata. Gli altri dispositivi sono disconnessi.
pages-sign-out = Esci
pages-sign-out-why = Questo dispositivo ti dimentica. Il tuo account resta.
pages-signed-out = Sei uscito.
pages-leave = Elimina account
pages-leave-why = Il tuo nome e i tuoi dati vengono eliminati. Le tue partite restano, rese anonime.
pages-leave-sure = Non si può annullare. Eliminare tutto ciò che ti riguarda?
pages-leave-now = Sì, elimina
pages-stay = No, tienilo
pages-left = Il tuo account è stato eliminato.

pages-devices = Dispositivi collegati
pages-this-device = Questo dispositivo
pages-tokens = Programmi che giocano per te
pages-tokens-why = Un token permette al tuo programma di sedersi ai tavoli con il tuo nome, e nient’altro.
pages-interface = Come giocano i programmi
pages-token-label = A che cosa serve?
pages-token-make = Crea un token
pages-token-made = Copia il token adesso: viene mostrato solo una volta.
pages-key-seen = Ultimo uso: { $day }
pages-key-end = Rimuovi «{ $label }»
pages-key-ended = Fatto.
pages-end = Rimuovi

pages-person = Giocatore
pages-person-gone = Il link potrebbe essere vecchio, o l’account non esiste più.
pages-guest-since = Ospite dal { $day }
pages-member-since = Membro dal { $day }
pages-ratings = Rating
pages-game = Gioco
pages-points = Punti
pages-played = Giocate
pages-won = Vinte
pages-mean-place = Posizione media
pages-best = Miglior punteggio
pages-number = { $number }
pages-history = Partite online
pages-no-matches = Ancora nessuna partita online finita.
pages-more = Partite precedenti
pages-export = Scarica le mie partite
pages-replay = Rivedi
pages-place = Posizione { $place }

pages-away = Un bot gioca per te.
pages-back = Riprendi il posto
pages-qr = Mostra il link come codice QR
pages-qr-label = Il link del tavolo come codice QR
pages-verify = I dadi erano onesti?
pages-verify-honest = I dadi erano onesti.
pages-verify-draws = { $count ->
    [one] L’unico mescolamento o lancio viene dal seme della partita.
   *[other] Tutti i { $count } mescolamenti e lanci vengono dal seme della partita.
}
pages-verify-commitment = Il segreto del server è quello su cui si era impegnato prima della partita:
pages-verify-shares = { $count ->
    [one] Il seme viene da quel segreto e dalla parte di una persona.
   *[other] Il seme viene da quel segreto e dalle parti di { $count } persone.
}
pages-verify-own = La parte di questo browser è inclusa, e l’impegno è quello che ha visto prima della partita.
pages-verify-old = Onestà non dimostrata.
pages-verify-old-about = Questa partita usava i dadi della versione 0.1.0. Il server non poteva cambiarli durante la partita, ma chi sedeva al posto 0 avrebbe potuto calcolarli tutti prima dell’inizio.
pages-verify-undos = { $count ->
    [one] Dopo un annullamento i dadi successivi sono stati estratti di nuovo.
   *[other] Dopo { $count } annullamenti i dadi successivi sono stati estratti di nuovo.
}
pages-verify-round = { $count ->
    [one] Un tentativo di inizio è fallito perché qualcuno non ha inviato la sua parte.
   *[other] { $count } tentativi di inizio sono falliti perché qualcuno non ha inviato la sua parte.
}
pages-verify-absent = A questo browser non è stata chiesta la sua parte all’inizio della partita, quindi i dadi non dipendono da lui.
pages-verify-broken = Qualcosa non va:
pages-front-archive = Le mie partite
pages-front-rules = Regole
pages-play-of = { $action }: { $game }
pages-seats-keeps = Una partita di { $game } è in corso. Resta in «Le mie partite» quando ne inizi una nuova.
pages-person-name = Il tuo nome
pages-person-about = Una persona su questo dispositivo. In più d’uno ve lo passate a turno.
pages-player-of = Chi gioca { $seat }
pages-name-of = Nome al posto { $seat }
pages-lost-games = Torna ai giochi

pages-alerts = Avvisi
pages-alerts-why = Scopri quando un tavolo ti aspetta, anche a pagina chiusa.
pages-alerts-of = Avvisami quando
pages-alerts-turn = tocca a me
pages-alerts-begins = una partita inizia
pages-alerts-full = il mio tavolo è completo
pages-alerts-over = una partita è finita
pages-alerts-by = { $event }: { $channel }
pages-alerts-push = Notifiche
pages-alerts-push-why = Questo browser mostra una notifica. Aggiungi ogni tuo dispositivo.
pages-alerts-push-enable = Attiva su questo dispositivo
pages-alerts-push-disable = Disattiva su questo dispositivo
pages-alerts-push-on = Le notifiche sono attive su questo dispositivo.
pages-alerts-push-denied = Questo browser blocca le notifiche. Consentile nelle impostazioni del sito.
pages-alerts-push-install = Su iPhone o iPad tocca prima Condividi e “Aggiungi alla schermata Home”, poi apri Freebooter da lì.
pages-alerts-push-none = Questo browser non può mostrare notifiche.
pages-alerts-since = Dal { $day }
pages-alerts-webhook = Webhook
pages-alerts-webhook-why = Incolla un webhook di Discord o Slack, un argomento di ntfy o un tuo indirizzo.
pages-alerts-address = Indirizzo
pages-alerts-secret = Segreto di firma
pages-alerts-secret-why = I messaggi a un tuo indirizzo sono firmati con questo segreto (Standard Webhooks).
pages-alerts-mail = E-mail
pages-alerts-mail-why = Al massimo una e-mail ogni quattro ore. Ognuna ha un link per non riceverne più.
pages-alerts-mail-address = Indirizzo e-mail
pages-alerts-mail-sent = Ti abbiamo inviato un link. Aprilo per confermare l’indirizzo.
pages-alerts-mail-on = Gli avvisi vanno a { $address }.
pages-alerts-mail-off = { $address } non è ancora confermato. Apri il link nella nostra e-mail.
pages-alerts-test = Invia una prova
pages-alerts-delivered = La prova è arrivata.
pages-alerts-undelivered = La prova non è arrivata. Controlla l’indirizzo.
pages-alerts-saved = Salvato.
pages-alerts-quiet = Ore di silenzio
pages-alerts-quiet-why = Alla fine ricevi tutto in un unico avviso.
pages-alerts-from = Dalle
pages-alerts-to = Alle
