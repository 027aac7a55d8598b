# Impostazioni, sé stessi e gli altri, il codice di un tavolo, la verifica dei dadi.

pages-all-settings = Tutte le impostazioni
pages-colours = Colori dei posti
pages-colours-harbour = come nelle scatole
pages-colours-safe = per gli occhi di tutti
pages-colours-signal = vivaci
pages-motion = Movimento
pages-motion-system = come vuole il sistema
pages-motion-moving = i pezzi scivolano
pages-motion-still = niente si muove
pages-passing = Passare da sé
pages-passing-why = Dove non vuoi essere interpellato fuori turno si passa per te, dopo un conto alla rovescia che un clic ferma.
pages-settings-kept = Tutto questo resta su questo dispositivo.
pages-fresh = Una nuova versione è pronta; il prossimo avvio la prende.
pages-fresh-now = Prendila ora
pages-fresh-later = Più tardi

pages-me = Tu
pages-asking = Si chiede al server …
pages-me-offline = Le partite contro i bot su questo dispositivo non hanno bisogno di un server.
pages-you-are = Tu sei { $name }
pages-another-name = Un altro nome
pages-take-name = Prendilo
pages-renamed = Adesso ti chiami così.
pages-keep = Tieni il tuo account
pages-keep-why = Sei un ospite: solo questo browser ti conosce. Con una password nome, partite e classifiche restano tuoi su ogni dispositivo.
pages-name = Nome
pages-password = Password
pages-keep-it = Tienilo
pages-kept = Il tuo account resta.
pages-sign-in = Accedi
pages-sign-in-why = Se hai già tenuto un account, sii quella persona anche qui. Ciò che questo ospite ha giocato resta all’ospite.
pages-sign-in-now = Accedi qui
pages-signed-in = Hai effettuato l’accesso.
pages-change-password = Cambia la password
pages-present-password = Password attuale
pages-new-password = Nuova password
pages-end-tokens = Revoca anche i token dei miei programmi
pages-change-it = Cambiala
pages-password-changed = La password è cambiata; gli altri dispositivi sono usciti.
pages-sign-out = Esci
pages-sign-out-why = Questo dispositivo ti dimentica; il tuo account resta.
pages-signed-out = Sei uscito.
pages-leave = Elimina il tuo account
pages-leave-why = Il tuo nome e i tuoi dati spariscono. Ciò che hai giocato resta, senza nome.
pages-leave-sure = Non si può tornare indietro. Eliminare tutto ciò che ti riguarda?
pages-leave-now = Sì, elimina
pages-stay = No, resto
pages-left = Te ne sei andato.

pages-devices = Dispositivi collegati
pages-this-device = questo
pages-tokens = Programmi che giocano per te
pages-tokens-why = Un token permette a un tuo programma di sedersi ai tavoli con il tuo nome, e nient’altro.
pages-interface = Come giocano i programmi
pages-token-label = A che cosa serve?
pages-token-make = Crea un token
pages-token-made = Copia il token adesso: viene mostrato solo questa volta.
pages-key-seen = visto il { $day }
pages-key-end = Chiudi «{ $label }»
pages-key-ended = Fatto.
pages-end = Chiudi

pages-person = Un giocatore
pages-guest-since = Ospite dal { $day }
pages-member-since = Qui dal { $day }
pages-ratings = Classifiche
pages-game = Gioco
pages-points = Punti
pages-played = Giocate
pages-won = Vinte
pages-mean-place = Posto medio
pages-best = Miglior punteggio
pages-number = { $number }
pages-history = Partite in rete
pages-no-matches = Nessuna partita in rete è ancora finita.
pages-more = Le precedenti
pages-export = Porta via tutte le registrazioni
pages-replay = Rivedi
pages-place = Posto { $place }

pages-away = Un bot gioca per te: il tuo tempo è scaduto, o eri via.
pages-back = Gioco di nuovo io
pages-qr = Mostra il collegamento come codice per la fotocamera di un telefono
pages-qr-label = Il collegamento del tavolo come codice QR
pages-verify = I dadi erano onesti?
pages-verify-honest = I dadi erano onesti.
pages-verify-draws = { $count ->
    [one] L’unico mescolamento o lancio viene dal seme della partita.
   *[other] Tutti i { $count } mescolamenti e lanci vengono dal seme della partita.
}
pages-verify-commitment = Il segreto del server è quello a cui si era impegnato prima:
pages-verify-shares = { $count ->
    [one] Il seme viene da quel segreto e dalla parte di una persona.
   *[other] Il seme viene da quel segreto e dalle parti di { $count } persone.
}
pages-verify-own = La parte di questo browser c’è, e l’impegno è quello che ha visto prima della partita.
pages-verify-old = Onestà non dimostrata.
pages-verify-old-about = Questa partita usava i dadi della versione 0.1.0. Il server non poteva cambiarli durante la partita, ma chi sedeva al posto 0 avrebbe potuto calcolarli tutti prima dell’inizio.
pages-verify-undos = { $count ->
    [one] Dopo un annullamento i dadi successivi sono stati estratti di nuovo.
   *[other] Dopo { $count } annullamenti i dadi successivi sono stati estratti di nuovo.
}
pages-verify-round = { $count ->
    [one] Un tentativo di cominciare è fallito perché qualcuno non ha mostrato la sua parte.
   *[other] { $count } tentativi di cominciare sono falliti perché qualcuno non ha mostrato la sua parte.
}
pages-verify-absent = A questo browser non è stata chiesta la sua parte all’inizio della partita, quindi i dadi non dipendono da lui.
pages-verify-broken = Qualcosa non è come dovrebbe:
