# Lobby, online tables, and the connection to the server.
online-lobby-title = Online spielen
online-lobby = Lobby
online-to-lobby = Zur Lobby
online-table-title = Neuer Tisch
online-your-turn = ● Du bist dran
online-unreachable = Server nicht erreichbar. Prüf deine Verbindung.
online-cannot = Das kann der Server nicht.
online-tongue = Diese Seite ist veraltet. Lade sie neu. ({ $error })
online-chat = Chat
online-say-something = Nachricht schreiben
online-say = Senden
online-begin = Partie starten
online-stand = Platz freigeben
online-wait-seats = Noch Plätze frei. Lade Freunde ein oder nimm Bots dazu.
online-wait-nobody = Alle sind da. Es kann losgehen.
online-wait-host = Warten auf { $host } …
online-sealed = Würfelsiegel
online-sealed-about = HMAC-SHA-256 über den geheimen Würfelanteil des Servers: jetzt gezeigt, am Ende geöffnet
online-dice-waiting = Die Würfel werden gemischt: Es fehlt noch der Anteil von { $names }.
online-reserved = Reserviert für { $name }
online-wait-reserved = Warten auf Leute mit reserviertem Platz. Du kannst stattdessen einen Bot hinzufügen, dann zählt die Partie nicht für die Wertung.
online-give-up-seat = Nicht länger warten
online-keep-for = Einen Platz reservieren für
online-keep-name = Kontoname
online-keep-seat = Reservieren
online-terms = { $rules ->
    [0] { $game } für { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } für { $seats }, eine Regel geändert. { $pace }. { $join }. { $stake }.
   *[other] { $game } für { $seats }, { $rules } Regeln geändert. { $pace }. { $join }. { $stake }.
}
online-change-table = Tisch ändern
online-change-about = Danach melden sich alle noch einmal bereit.
online-spectators = Andere dürfen zuschauen
online-save-table = Änderungen speichern
online-trouble-no-share = Dein Browser hat seinen Würfelanteil nicht rechtzeitig geschickt, deshalb ist dein Platz wieder frei.
online-free = Freier Platz
online-sit = Hier hinsetzen
online-seat-bot = Bot hinzufügen
online-send-away = Entfernen
online-link = Einladungslink
online-copy = Kopieren
online-copied = Kopiert
online-open-table = Tisch eröffnen
online-tables = Tische
online-no-table = Im Hafen ist es still. Spiel schon los: Wer kommt, löst einen Bot ab.
online-under-way = Läuft
online-about-to-begin = Startet gleich
online-seats-free = { $free } von { $seats } Plätzen frei
online-go-on = Weiterspielen
online-watch = Zuschauen
online-join = Mitspielen
online-another-name = Namen ändern
online-take-name = Speichern
online-clock-none = Ohne Zeitlimit
online-strength = Stärke der Bots
online-who-finds = Wer mitspielen darf
online-find-lobby = Alle in der Lobby
online-find-link = Alle mit dem Link
online-open = Tisch eröffnen
online-looking = Tisch wird gesucht …
online-connecting = Verbindung wird aufgebaut …
online-line-lost = Verbindung verloren. Neuer Versuch …
online-gone-table = Diesen Tisch gibt es nicht mehr
online-gone-table-about = Der Server kennt ihn nicht mehr. Offene Tische findest du im Hafen.
online-signed-out-about = Melde dich an, um auf deinen Platz zurückzukehren, oder komm als neuer Gast wieder.
online-as-guest = Als Gast weiter
online-looking-on = Du schaust zu
online-allow = Erlauben
online-deny = Nein
online-wants-back = möchte einen Zug zurücknehmen, der etwas aufgedeckt hat.
online-wants-back-others = möchte einen Zug zurücknehmen. Die anderen werden gefragt.
online-take-back = Zurücknehmen?

# What the server refused.
online-trouble-late = Zu spät: Die Lage hat sich geändert. Schau noch mal.
online-trouble-over = Die Partie ist vorbei.
online-trouble-turn = Du bist nicht dran.
online-trouble-not-allowed = Das darfst du nicht.
online-trouble-too-fast = Zu schnell. Warte einen Moment.
online-trouble-not-found = Das haben wir nicht gefunden.
online-trouble-taken = Dieser Name ist schon vergeben.
online-trouble-color = Diese Farbe ist vergeben.
online-trouble-password = Name oder Passwort ist falsch.
online-trouble-busy = Der Server ist beschäftigt. Versuch es noch einmal.
online-trouble-edition = Diese Ausgabe ist ungültig.
online-trouble-failed = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.
online-trouble-illegal = Das erlauben die Regeln nicht.
online-trouble-nobody = Melde dich zuerst an oder spiel als Gast.
online-trouble-no-account = Niemand mit einem Konto heißt so.
online-trouble-needs-account = Gewertete Partien sind für Konten. Wähl zuerst in deinem Profil ein Passwort.
online-trouble-not-kept = Der Server kann gerade nichts speichern. Es wurde nichts geändert.
online-trouble-not-over = Die Partie ist noch nicht vorbei.
online-trouble-position = Diese Stellung ist nicht möglich.
online-trouble-record = Diese Aufzeichnung lässt sich nicht abspielen.
online-trouble-request = Damit konnte der Server nichts anfangen.
online-trouble-too-large = Das ist zu groß.
online-trouble-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
online-trouble-unreadable = Dieser Tisch lässt sich nicht mehr lesen.
online-trouble-other = Der Server meldet: { $message }

# Why a table can’t go on.
online-stuck-full = Diese Partie dauert schon so lange, dass ihr Protokoll voll ist. Eröffne einen neuen Tisch.
online-stuck-rules = Diese Partie begann nach Version { $began } der Regeln, der Server spielt jetzt Version { $known }. Hier geht sie nicht weiter, aber nichts ist verloren.
online-stuck-operator = Der Betreiber hat diesen Tisch geschlossen: { $reason }
online-stuck-damaged = Das Protokoll dieses Tisches ist beschädigt, deshalb geht es hier nicht weiter.

# Wer geht, und Tische, die früher enden.
online-gone = { $name } hat die Verbindung verloren.
online-gone-wait = { $name } hat die Verbindung verloren. In { $seconds } s kann ein Bot übernehmen.
online-stand-in = Einen Bot für { $name } spielen lassen
online-leave = Partie verlassen
online-leave-why = Ein Bot spielt für dich weiter. Öffne den Link des Tisches noch einmal, um deinen Platz zurückzubekommen.
online-leave-offline = Du bist offline: Der Server erfährt es, sobald er erreichbar ist.
online-leaving-later = Du verlässt einen Tisch. Der Server erfährt es, sobald er erreichbar ist.
online-leave-now = Verlassen
online-stay = Bleiben
online-call-off = Abbrechen
online-call-off-asked = Vorschlag von { $names }: die Partie abbrechen. Niemand gewinnt, und sie wird nicht gewertet.
online-call-off-waiting = Warten, bis alle dem Abbruch zustimmen.
online-call-off-agree = Zustimmen
online-call-off-no = Weiterspielen
online-call-off-withdraw = Zurückziehen
online-called-off = Die Partie wurde im Einvernehmen abgebrochen.
online-closed-by-host = Der Tisch wurde von der Person geschlossen, die ihn eröffnet hat.
online-close-table = Tisch schließen
online-close-about = Diesen Tisch endgültig schließen? Alle verlieren ihren Platz.
online-close-now = Endgültig schließen
online-keep-open = Offen lassen
online-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
online-mute = { $name } stummschalten
online-unmute = Stummschaltung von { $name } aufheben

# Der Hafen der Tische.
online-greet-morning = Guten Morgen, { $name }.
online-greet-day = Ahoi, { $name }.
online-greet-evening = Guten Abend, { $name }.
online-waiting = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
online-busy = { $online } online · { $matches ->
    [one] eine Partie läuft
   *[other] { $matches } Partien laufen
}
online-first-here = Du bist als Erste oder Erster hier. Lade jemanden ein oder spiel mit Bots.
online-turns = Du bist dran
online-own = Deine Tische
online-turn-now = Du bist am Zug
online-turn-left = Du bist am Zug: noch { $time }
online-your-turn-play = Spielen
online-next-table = Nächster Tisch
online-asking = Der Server wird gefragt …
online-tables-count = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
online-host-table = Tisch von { $name }
online-board-of = Das Brett: { $game }
online-sit-at = Auf Platz { $number } setzen
online-take-over-bot = Einen Bot ablösen
online-take-over-at = { $name } ablösen
online-bots-to-replace = { $count ->
    [one] Läuft: Löse einen Bot ab
   *[other] Läuft: Löse einen von { $count } Bots ab
}
online-being-watched = Läuft · { $count } schauen zu
online-pace-bank = { $minutes } min + { $seconds } s
online-pace-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
online-filter = Welche Tische
online-filter-game = Spiel
online-filter-all = Alle Spiele
online-filter-any = Jedes Tempo
online-filter-live = Live
online-filter-days = Tage
online-filter-free = Freie Plätze
online-filter-rated = Gewertet
online-filter-clear = Alle Tische zeigen
online-no-match = Kein Tisch passt. Zeig alle an oder eröffne selbst einen.
online-at-anchor = Jetzt im Hafen
online-all-tables = Alle Tische
online-going-on = { $running } spielen, { $open } warten
online-quick = Sofort spielen
online-play-now = Sofort spielen
online-quick-about = Du bekommst gleich einen Platz. Bots springen ein, bis jemand kommt.
online-quick-rated = Gewertete Partie
online-quick-seats = Mitspielende
online-any-seats = Egal wie viele
online-seats-of = { $count } Personen
online-any-game = Irgendein Spiel
online-seeking = Ein Platz wird gesucht …
online-cut-off-about = Partien gegen Bots gehen auch ohne Server.
online-trying-again = Neuer Versuch …
online-try-again = Noch einmal
online-play-offline = Gegen Bots spielen
online-present = da
online-absent = nicht verbunden
online-to-table = Zum Tisch
online-dismiss = Schließen
online-notice-reserved = { $name } hat dir einen Platz reserviert.
online-notice-removed = { $name } hat deinen Platz wieder vergeben.
online-notice-closed = { $name } hat den Tisch geschlossen, an dem du einen Platz hattest.
online-notice-friendly = Sonst kam niemand. Die Partie ist freundschaftlich: Die Wertung bleibt, wie sie ist.
online-standing = Bis zu meinem Zug für mich passen
online-standing-about = In den Zügen der anderen spielst du keine Karten, und niemand wartet auf dich.

# Ein neuer Tisch, und ein Tisch, der sich füllt.
online-table = Tisch
online-new-of = Neuer Tisch: { $game }
online-card-who = Wer
online-card-pace = Tempo
online-pace-brisk = Flott
online-pace-relaxed = Gemütlich
online-pace-day = Ein Tag
online-pace-slow = Drei Tage
online-pace-free = Ohne Eile
online-find-lobby-about = Dein Schiff liegt für alle sichtbar im Hafen
online-find-link-about = Nur wem du den Link schickst
online-card-stake = Worum es geht
online-friendly = Freundschaftlich
online-friendly-about = Die Wertung bleibt, wie sie ist. Alle können Bots ablösen
online-rated = Gewertet
online-rated-about = Für Konten, mit Uhr und den üblichen Regeln
online-rated-not = Wähl für eine gewertete Partie eine Uhr und die üblichen Regeln.
online-toggle-help = Klick auf ein Bullauge: Ein Bot setzt sich, oder der Platz wird wieder frei.
online-hole-free = Frei
online-seat-toggle = Platz { $number }: { $who }. Ändern
online-summary = { $bots ->
    [0] { $game } zu { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } zu { $seats }, einer davon ein Bot. { $pace }. { $join }. { $stake }.
   *[other] { $game } zu { $seats }, davon { $bots } Bots. { $pace }. { $join }. { $stake }.
}
online-invite-friends = Lade Freunde ein
online-ready = Bereit
online-ready-yes = Bereit ✓
online-starts-in = Beginnt in { $seconds } s. Freie Plätze bekommen Bots.
online-wait-people = Auf Leute warten
online-the-host = Gastgeber
online-no-table-about = Der Link ist vielleicht alt oder der Tisch geschlossen. Offene Tische findest du im Hafen.
