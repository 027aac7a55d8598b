# The table of King of Pirates.
kop-title = King of Pirates
kop-pitch = Segle über ein offenes Meer voller Inseln, Geleitzüge und Festungen und entkomme dem Holländer.
kop-goal = Häufe als Erster 10 000 Dublonen an. Segle, erkunde, greife Händler und Städte an und verkaufe deine Beute.
kop-color = { $color ->
    [red] Rot
    [blue] Blau
    [black] Schwarz
    [yellow] Gelb
    [green] Grün
   *[purple] Lila
}
kop-card = { $card ->
    [treasure-map] Schatzkarte
    [tailwind] Rückenwind
    [raid] Überfall
    [mercenaries] Söldner
    [ambush] Hinterhalt
    [soldiers] Soldaten
    [scurvy] Skorbut
    [citrus] Zitrusfrüchte
    [mutiny] Meuterei
    [keelhaul] Kielholen
    [assassination] Meuchelmord
   *[flying-dutchman] Fliegender Holländer
}
kop-card-about = { $card ->
    [treasure-map] eine Karte zum Graben auf einer Insel
    [tailwind] bis zu zwei Felder mehr in diesem Zug
    [raid] +2, wenn du angreifst
    [mercenaries] +1 in einem Kampf
    [ambush] +3, wenn dich ein Spieler angreift
    [soldiers] +2 für eine angegriffene Nation
    [scurvy] ein Skorbutmarker für einen Spieler
    [citrus] dein ganzer Skorbut verschwindet
    [mutiny] im Unterhalt: eine Mannschaft erhebt sich
    [keelhaul] verhindert eine Meuterei
    [assassination] tötet einen Piraten
   *[flying-dutchman] bewegt den Holländer um ein Feld
}
kop-when = { $card }: Spiel sie { $when }.
kop-when-map = beim Graben, wenn du an einer Insel anhältst
kop-when-tailwind = während deiner eigenen Bewegung
kop-when-raid = in einem Kampf, in dem du angreifst
kop-when-mercenaries = in einem Kampf
kop-when-ambush = in einem Kampf, in dem dich ein anderer Spieler angreift
kop-when-soldiers = in einem Kampf gegen eine Nation
kop-when-any = jederzeit: in einem Zeitfenster, bei drohender Meuterei oder während deiner eigenen Bewegung
kop-when-mutiny = während des Unterhalts
kop-when-keelhaul = bei drohender Meuterei, wem auch immer sie droht
kop-nothing = nichts
kop-nobody = niemand
kop-part = { $part ->
    [hold] Laderaum
   *[gun-deck] Geschützdeck
}
kop-heading = { $heading ->
    [east] Osten
    [north-east] Nordosten
    [north-west] Nordwesten
    [west] Westen
    [south-west] Südwesten
   *[south-east] Südosten
}
kop-nation = { $nation ->
    [british] der Briten
    [french] der Franzosen
   *[spanish] der Spanier
}
kop-the-nation = die Nation
kop-pirate = { $name } ({ $crew }; Kapitän: { $captain })
kop-line = { $name ->
    [brass-marguerite] Poliert erst ihre Kanonen, dann ihre Stiefel, und beides vor dem Frühstück.
    [old-thunder-pell] Seit der dritten Breitseite auf beiden Ohren taub; eine vierte brauchte er nie.
    [penny-ledger] Kennt von allem den Preis und von nichts den Besitzer.
    [tam-hardtack] Zählt den Zwieback zweimal und die Maden einmal.
    [silk-iseult] Gibt dir die Hand und behält die Ringe.
    [magpie-jorun] Was glitzert, gehörte ihr schon, bevor du es bemerkt hast.
    [mother-gannet] Ein Blick von ihr, und der Koch übernimmt das Ruder.
    [loud-anselm] Singt die Mannschaft über die Reling und aufs andere Deck.
    [redcoat-nan] Lief der einen Marine davon und raubt sie seither aus.
    [harrow-finn] Liest jede Signalflagge von Bristol bis Boston.
    [salt-inez] Eine Silberflotte war ihr versprochen, nun nimmt sie sie Schiff für Schiff.
    [cutwater-brom] Riecht andalusischen Kork eine halbe Meile gegen den Wind.
    [velvet-odile] Verließ Versailles durchs Fenster, mitsamt den Leuchtern.
    [gull-tibbet] Schläft im Krähennest und träumt von bretonischem Wein.
    [moss-calloway] Hat mehr Löcher gegraben als ein Totengräber, und reichere.
    [inkfinger-wei] Zeichnet so gute Karten, dass sie sie zweimal verkauft.
    [lemon-agathe] Verschreibt Obst, frische Luft und eine sehr scharfe Säge.
    [bonesetter-kit] Verlor nie einen Patienten, der noch zahlen konnte.
    [left-hand-sabine] Kämpft auf der falschen Seite und immer auf der siegreichen.
    [grim-ferreira] Zählt bis drei, ehe er zuschlägt, kommt aber nur bis zwei.
   *[other] { $line }
}
kop-berth = { $name }: { $crew }. Als Kapitän: { $captain }. { $line }
kop-skill-loot = +1 Beutekarte von Nationen
kop-skill-duel = +1 gegen Spieler
kop-skill-hint = zählt als 1 Schatzkarte
kop-skill-rum = Platz für 1 Rum mehr
kop-skill-gunnery = +1 gegen Nationen
kop-skill-sail = +1 Bewegung
kop-skill-warded = kann nicht gemeuchelt werden
kop-skill-powder = Platz für 1 Kanonenkugel mehr
kop-skill-scapegoat = darf hinausgeworfen werden, um eine Meuterei zu verhindern
kop-command-gunnery = +2 gegen Nationen
kop-command-quartermaster = zieht und hält eine Karte mehr
kop-command-thief = stiehlt im Unterhalt bis zu 200
kop-command-inspiring = auch die Kapitänsfähigkeiten der anderen wirken
kop-command-hunter = +2 Beutekarten: Ziele { $nation }
kop-command-hint = zählt als 2 Schatzkarten
kop-command-healer = immun gegen Skorbut
kop-command-duel = +2 gegen Spieler
kop-sea = offene See
kop-small-merchant = kleines Handelsschiff { $nation }
kop-large-merchant = großes Handelsschiff { $nation }
kop-warship = Kriegsschiff { $nation }
kop-hideout-middle = das Versteck in der Mitte
kop-hideout = Versteck von { $color }
kop-city = Stadt { $nation }
kop-fortress = Festung { $nation }
kop-large-island = große Insel
kop-small-island = kleine Insel
kop-unknown = unbekannte Gewässer
kop-unknown-sharks = unbekannte Haigewässer
kop-place = { $hex } ({ $what })
kop-hex = { $what } bei { $hex }
kop-dutchman-is = der Fliegende Holländer
kop-until-end = Runde { $round }. Der Reichste hat { $most } von { $goal } Dublonen
kop-end-wins = { $you ->
    [1] Du bist König der Piraten!
   *[other] { $name } ist König der Piraten!
}
kop-ask-discard = Deine Hand ist voll. Klick die Karte an, die du ablegst.
kop-ask-excess = Dein Quartiermeister ist fort und du hast zu viele Karten. Klick die Karte an, die du ablegst.
kop-ask-theft-before = Dein Kapitän ist ein Dieb. Wähle das Schiff, das er jetzt bestiehlt, oder warte die Würfel ab.
kop-ask-theft = Dein Kapitän ist ein Dieb. Wähle das Schiff, das er bestiehlt.
kop-ask-sail = { $hexes ->
    [one] Segle weiter: noch ein Feld, auf eines, das leuchtet. Oder halte hier an.
   *[other] Segle weiter: noch { $hexes } Felder, auf eines, das leuchtet. Oder halte hier an.
}
kop-ask-sail-end = Weiter kommst du nicht. Spiel eine Karte oder halte hier an.
kop-ask-dig = Den Schatz hier ausgraben oder liegen lassen?
kop-ask-attack = Angreifen ({ $foe }) oder den Zug beenden?
kop-ask-buy = Kauf ein Teil für dein Schiff oder geh gleich in die Schenke.
kop-ask-go = { $berths ->
    [one] Du hast Platz für einen Piraten. Wen schickst du fort?
   *[other] Du hast Platz für { $berths } Piraten. Wen schickst du fort?
}
kop-ask-captain = Wer soll dein Kapitän sein?
kop-ask-crew = Mach einen Piraten zum Kapitän, dann geht es los, oder schick noch jemanden fort.
kop-ask-dice = Es steht { $attack } gegen { $defence }. Klick einen Würfel an, um ihn für eine Kanonenkugel neu zu würfeln, oder behalt die Würfel.
kop-ask-dice-fall = Die Würfel fallen.
kop-ask-upkeep = { $who } will lossegeln. Vorher eine Karte spielen?
kop-ask-landed = { $who } hat angelegt: { $place }. Eine Karte spielen?
kop-ask-before = { $who } greift an ({ $foe }) und würfelt gleich. Eine Karte spielen?
kop-ask-after = { $who } hat gewürfelt: { $attack } gegen { $defence }. Eine Karte spielen?
kop-ask-mutiny = Deine Mannschaft meutert! Wirf einen Sündenbock hinaus, spiel Kielholen oder verlier { $captain }.
kop-ask-mutiny-other = Die Mannschaft von { $who } meutert. Eine Karte spielen?
kop-ask-promote = Dein Kapitän ist fort. Wähle einen neuen.
kop-ask-wait = Warte ab.
kop-ask-only = Es bleibt nur eines: { $action }.
kop-ask-sail-first = Du bist am Zug. Segle auf ein leuchtendes Feld oder bleib hier.
kop-ask-attack-whom = Jemanden hier angreifen oder den Zug beenden?
kop-ask-upkeep-own = Du bist am Zug. Spiel eine leuchtende Karte oder segle auf ein leuchtendes Feld.
kop-ask-landed-own = Du hast angelegt. Eine Karte spielen oder passen und weiter?
kop-ask-before-own = Du greifst an ({ $foe }) und würfelst gleich. Vorher eine Karte spielen?
kop-ask-before-you = { $who } greift dich an! Eine Karte spielen, bevor die Würfel fallen?
kop-ask-after-own = Du verlierst, { $yours } gegen { $theirs }. Eine Karte spielen oder passen und verlieren?
kop-ask-after-ahead = Du gewinnst, { $yours } gegen { $theirs }. Eine Karte spielen oder passen?
kop-ask-mutiny-sure = Deine Mannschaft meutert und du hast nichts dagegen: { $captain } fliegt über Bord.
kop-aim-pirate = Klick jetzt den Piraten an, der sterben soll: einen, der leuchtet.
kop-aim-scurvy = Klick jetzt das Schiff an, das den Skorbut bekommt.
kop-aim-mutiny = Klick jetzt das Schiff an, dessen Mannschaft meutert.
kop-aim-side = Klick jetzt die Seite an, der die Söldner helfen.
kop-aim-dutchman = Klick jetzt das Feld neben dem Fliegenden Holländer an, auf das er segelt.
kop-too-far = { $hexes ->
    [one] Das ist zu weit: Du kannst noch ein Feld segeln.
   *[other] Das ist zu weit: Du kannst noch { $hexes } Felder segeln.
}
kop-can-go = kann gewählt werden
kop-choose = Wählen
kop-about-whom = { $text }: { $name }
kop-number = { $number }
kop-no-cards = Du hast keine Karten.
kop-harbour-label = In Schenke und Werft
kop-walk-label = Das Meer, Feld für Feld: Pfeiltasten bewegen, Eingabe wählt
kop-make-captain = Zum Kapitän
kop-send-away = Fortschicken
kop-throw-out = Hinauswerfen
kop-aboard = an Bord
kop-new = sucht ein Schiff
kop-buy = Kaufen für
kop-both-dice = Beide neu würfeln
kop-stage-label = Der Kampf
kop-stage-spoken = { $attacker }, { $attack }; gegen { $foe }, { $defence }.
kop-chip-crew = Mannschaft
kop-chip-scurvy = Skorbut
kop-chip-cards = Karten
kop-chip-all = Mannschaft und Karten
kop-verdict-won = { $who } gewinnt!
kop-verdict-lost = { $who } wird abgewehrt
kop-about-island = { $hex }. Graben kostet hier { $maps } Karten und bringt { $doubloons } Dublonen.
kop-about-nation = { $hex }. Verteidigung { $defence }; { $loot } Beutekarten für den Sieger.
kop-about-unknown = { $hex }. Hier liegt ein Plättchen verdeckt: ein Schiff oder nichts. Segle hin, um es aufzudecken.
kop-about-hideout = { $hex }. Im Versteck wird niemand angegriffen; wer hier anhält, kauft Teile und heuert Piraten an.
kop-about-sea = { $hex }. Hier ist nichts zu holen.
kop-about-chance = Deine Chance jetzt: { $chance } %.
kop-sign = { $sign ->
    [hideout] Ein Versteck: Hier wird niemand angegriffen. Halte hier an, um Skorbut loszuwerden, Teile zu kaufen, Piraten anzuheuern und aufzufüllen.
    [city] Eine Stadt: Greif sie an, um Beute zu machen. Sie bleibt stehen.
    [fortress] Eine Festung: die stärkste Verteidigung und die meiste Beute. Sie bleibt stehen.
    [island] Eine Schatzinsel: Halte hier an und grabe mit so vielen Schatzkarten, wie da steht.
    [small] Ein kleines Handelsschiff: wenig Verteidigung, wenig Beute.
    [large] Ein großes Handelsschiff: mehr Verteidigung, mehr Beute.
    [warship] Ein Kriegsschiff: Wer hinkommt, muss anhalten und kämpfen.
    [unknown] Ein verdecktes Plättchen: ein Schiff oder nichts. Segle hin, um es aufzudecken.
    [fin] Ein verdecktes Plättchen in Haigewässern: Hier liegen öfter Schiffe, auch Kriegsschiffe.
    [dutchman] Der Fliegende Holländer: Wer ihm außerhalb eines Verstecks begegnet, verliert alle Karten und alle Piraten.
    [coin] Dublonen: Wer zuerst 10 000 hat, gewinnt.
    [rum] Rum: Die Mannschaft trinkt ihn im Unterhalt. Ist zu wenig da, meutert sie.
    [ball] Kanonenkugeln: Damit würfelst du neu, solange du einen Kampf verlierst.
    [scurvy] Skorbut: Jeder Marker kostet ein Feld Bewegung und einen Punkt im Kampf. Ein Versteck heilt ihn.
    [card] Aktionskarten auf der Hand.
    [sail] Tempo: so viele Felder segelt das Schiff im Zug.
    [shield] Verteidigung: was zwei Würfel, Mannschaft und Karten erreichen müssen.
    [map] Schatzkarten: so viele kostet es, hier zu graben.
    [blank] Eine leere Koje: Heuere in einem Versteck einen Piraten dafür an.
   *[other] Offenes Meer.
}
kop-sign-flag = { $nation ->
    [british] Die Flagge der Briten: Wer sie jagt, zieht hier mehr Beute.
    [french] Die Flagge der Franzosen: Wer sie jagt, zieht hier mehr Beute.
   *[spanish] Die Flagge der Spanier: Wer sie jagt, zieht hier mehr Beute.
}
kop-short = { $kind ->
    [hideout] Versteck
    [city] Stadt
    [fortress] Festung
    [island] Kleine Insel
    [large-island] Große Insel
    [small] Kl. Händler
    [large] Gr. Händler
   *[warship] Kriegsschiff
}
kop-zoom-in = Das Meer aus der Nähe
kop-zoom-out = Das ganze Meer
kop-course = { $hexes ->
    [one] Segle ein Feld: { $place }
   *[other] Segle { $hexes } Felder: { $place }
}
kop-course-left = { $hexes ->
    [0] Dort endet deine Bewegung.
    [one] Danach kannst du noch ein Feld segeln.
   *[other] Danach kannst du noch { $hexes } Felder segeln.
}
kop-arrive-unknown = In solchen Gewässern liegen noch verdeckt: { $tiles } Plättchen, davon { $ships } Schiffe, davon { $warships } Kriegsschiffe.
kop-arrive-hideout = Dort kann dich niemand angreifen. Halte an, um Skorbut loszuwerden, Teile zu kaufen und Piraten anzuheuern.
kop-arrive-island = Graben kostet { $maps } Schatzkarten und bringt { $doubloons } Dublonen; du hast { $held }.
kop-arrive-warship = Ein Kriegsschiff stoppt dich dort, und du musst kämpfen.
kop-arrive-dutchman = Dort ist der Fliegende Holländer: Du verlierst alle Karten und alle Piraten!
kop-arrive-rivals = Dort angreifbar: { $who }.
kop-time = { $card ->
    [treasure-map] beim Graben
    [tailwind] deine Bewegung
    [raid] dein Angriff
    [mercenaries] jeder Kampf
    [ambush] Angriff auf dich
    [soldiers] Kampf mit Nation
    [scurvy] jederzeit
    [citrus] jederzeit
    [mutiny] Unterhalt
    [keelhaul] Meuterei
    [assassination] jederzeit
   *[flying-dutchman] jederzeit
}
kop-part-about = { $part ->
    [hold] ein Feld weiter, eine Koje mehr, Platz für zwei Rum mehr
   *[gun-deck] ein Feld weiter, eine Koje mehr, Platz für eine Kanonenkugel mehr
}
kop-odds-raid = Mit deinem Überfall: { $raid } %.
kop-parts = Teile
kop-crew = Mannschaft
kop-doubloons = Dublonen
kop-sea-label = Das Meer
kop-helm-label = Was du tun kannst
kop-fleet-label = Schiffe
kop-hand-label = Deine Karten
kop-cards-label = Karten
kop-defence = Verteidigung
kop-tavern = In der Schenke
kop-rum-of = { $count } von { $room } Rum
kop-balls-of = { $count } von { $room } Kanonenkugeln
kop-scurvy-count = { $count } Skorbut
kop-cards-count = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
kop-speed = Tempo { $speed }
kop-empty-berth = leere Koje
kop-captain = Kapitän
kop-odds-nation = Du brauchst mindestens { $need } mit zwei Würfeln: { $now } % ({ $balls } % mit Neuwürfen). Beute: { $loot } Karten, etwa { $doubloons }.
kop-odds-duel = Zwei Würfel und { $yours } für dich, zwei Würfel und { $theirs } für { $foe }; ein Gleichstand gehört dir. Der Sieger nimmt den Wert von vier Beutekarten, etwa { $doubloons } Dublonen, höchstens was der Verlierer hat: du { $have }, { $foe } { $has }.

# Actions.
kop-act-pass = Passen
kop-act-pass-all = Für den Rest dieses Zugs passen
kop-act-discard = { $card } ablegen
kop-act-steal = { $from } { $doubloons } Dublonen stehlen
kop-act-spare = Jetzt niemanden bestehlen
kop-act-sail = Nach { $heading } segeln: { $place }
kop-act-sail-off = Nach { $heading } segeln
kop-act-stop = Hier anhalten
kop-act-dig = { $maps ->
    [0] Ohne Schatzkarte nach { $doubloons } Dublonen graben
    [one] Mit { $maps } Schatzkarte nach { $doubloons } Dublonen graben
   *[other] Mit { $maps } Schatzkarten nach { $doubloons } Dublonen graben
}
kop-act-dig-here = Graben
kop-act-leave = Den Schatz liegen lassen
kop-act-buy = { $part } für { $price } Dublonen kaufen
kop-act-hire = Weiter: Piraten anheuern
kop-act-dismiss = { $pirate } fortschicken
kop-act-captain = { $pirate } zum Kapitän machen
kop-act-attack = Angriff auf { $foe }
kop-act-rest = Zug beenden
kop-act-reroll = Kanonenkugel abfeuern: die { $die } neu würfeln
kop-act-reroll-first = Kanonenkugel abfeuern: den ersten Würfel neu würfeln
kop-act-reroll-second = Kanonenkugel abfeuern: den zweiten Würfel neu würfeln
kop-act-reroll-both = Kanonenkugel abfeuern: beide Würfel neu würfeln
kop-act-stand = Würfel behalten
kop-act-scapegoat = Stattdessen { $pirate } den Haien vorwerfen
kop-act-submit = Die Meuterei geschehen lassen
kop-play-ambush = Hinterhalt spielen: +3 für deine Verteidigung
kop-play-raid = Überfall spielen: +2 für deinen Angriff
kop-play-assassination = Meuchelmord spielen: { $pirate } töten
kop-play-assassination-of = Meuchelmord spielen: { $pirate } von { $whose } töten
kop-play-citrus = Zitrusfrüchte spielen: deinen ganzen Skorbut ablegen
kop-play-tailwind = Rückenwind spielen: bis zu zwei Felder mehr
kop-play-soldiers = Soldaten spielen: +2 für die Nation
kop-play-scurvy = Skorbut spielen: ein Marker für { $who }
kop-play-mutiny = Meuterei spielen: Die Mannschaft von { $who } erhebt sich
kop-play-mercenaries = Söldner spielen: +1 für { $side }
kop-play-keelhaul = Kielholen spielen: keine Meuterei
kop-play-dutchman = Fliegender Holländer spielen: Er segelt nach { $heading }: { $place }

# The log.
kop-first = { $who } beginnt.
kop-laid-sharks = Die Haigewässer sind ausgelegt.
kop-laid-ocean = Der Ozean ist ausgelegt.
kop-shuffled-actions = { $cards ->
    [one] { $cards } Aktionskarte wird gemischt.
   *[other] { $cards } Aktionskarten werden gemischt.
}
kop-shuffled-pirates = { $cards ->
    [one] { $cards } Pirat wird gemischt.
   *[other] { $cards } Piraten werden gemischt.
}
kop-drew-hidden = { $who } zieht { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}.
kop-drew = { $who } zieht { $cards }.
kop-turn = Runde { $round }: { $who } ist am Zug.
kop-discarded = { $who } legt { $card } ab.
kop-played = { $who } spielt { $card }.
kop-played-on = { $who } spielt { $card } auf { $whom }.
kop-played-attacker = { $who } spielt { $card } für den Angreifer.
kop-played-defender = { $who } spielt { $card } für den Verteidiger.
kop-played-dutchman = { $who } spielt { $card }, nach { $heading }.
kop-dutchman-moved = Der Fliegende Holländer segelt nach { $place }.
kop-haunted = { $who } begegnet dem Fliegenden Holländer und verliert: { $lost }.
kop-sent = { $who } wird nach { $place } getrieben.
kop-scurvy-healed = Der Heiler von { $who } kümmert sich darum.
kop-scurvy = { $who } hat Skorbut an Bord.
kop-cured = { $who } ist allen Skorbut los.
kop-rum-lost = { $rum ->
    [0] Die Mannschaft von { $who } findet keinen Rum.
   *[other] Die Mannschaft von { $who } trinkt { $rum } Rum; { $left } übrig.
}
kop-mutiny-looms = Bei { $who } an Bord braut sich eine Meuterei zusammen.
kop-prevented-goat = { $who } wirft { $pirate } hinaus und verhindert sie.
kop-prevented = Jemand wird kielgeholt: keine Meuterei bei { $who }.
kop-mutinied = Meuterei! Die Mannschaft von { $who } wirft { $pirate } hinaus.
kop-mutinied-nobody = Meuterei! Bei { $who } gibt es keinen Kapitän hinauszuwerfen.
kop-killed = { $pirate } von { $who } wird gemeuchelt.
kop-promoted = { $pirate } ist jetzt Kapitän von { $who }.
kop-stole = { $who } stiehlt { $from } { $doubloons } Dublonen.
kop-sailed = { $who } segelt nach { $place }.
kop-sighted = In Sicht: { $tile }.
kop-only-sea = Nichts als offenes Meer.
kop-stopped = { $who } hält bei { $place }.
kop-dug = { $maps ->
    [0] { $who } gräbt ohne Schatzkarte { $doubloons } Dublonen aus.
    [one] { $who } gräbt mit { $maps } Schatzkarte { $doubloons } Dublonen aus.
   *[other] { $who } gräbt mit { $maps } Schatzkarten { $doubloons } Dublonen aus.
}
kop-bought = { $who } kauft für { $price } Dublonen: { $part }.
kop-hired = { $who } findet { $pirates } in der Schenke.
kop-dismissed = { $who } schickt { $pirate } fort.
kop-refitted = { $who } ist bereit. Kapitän: { $captain }; { $rum } Rum, { $balls ->
    [one] { $balls } Kanonenkugel
   *[other] { $balls } Kanonenkugeln
}.
kop-attacked = { $who } greift an: { $foe }.
kop-rerolls-first = { $who } feuert eine Kanonenkugel ab und würfelt den ersten Würfel neu.
kop-rerolls-second = { $who } feuert eine Kanonenkugel ab und würfelt den zweiten Würfel neu.
kop-rerolls-both = { $who } feuert eine Kanonenkugel ab und würfelt beide Würfel neu.
kop-rolled = { $who } würfelt { $first } und { $second }.
kop-fight-void = { $who } hat niemanden mehr, gegen den zu kämpfen wäre.
kop-won-nation = { $who } gewinnt: { $attack } gegen eine Verteidigung von { $defence }.
kop-lost-nation = { $who } verliert: { $attack } gegen eine Verteidigung von { $defence }.
kop-won-duel = { $who } gewinnt: { $attack } gegen { $defence }.
kop-lost-duel = { $who } verliert: { $attack } gegen { $defence }.
kop-sunk = Versenkt: { $tile }.
kop-looted = { $who } zieht { $cards } und nimmt { $doubloons } Dublonen.
kop-looted-from = { $who } zieht { $cards } und nimmt { $from } { $doubloons } Dublonen ab.
kop-last-round = Runde { $round } ist die letzte: Danach gewinnt, wer am reichsten ist.
kop-last-round-over = Runde { $round }, die letzte, ist vorbei: Wer am reichsten ist, gewinnt; bei Gleichstand gewinnen sie gemeinsam.
kop-won = Mit { $doubloons } Dublonen ist { $who } König der Piraten!

# Refusals.
kop-no-pass-own = Deine eigene Mannschaft meutert: Wirf einen Sündenbock über Bord, spiele Kielholen oder füge dich.
kop-no-seat = Einen solchen Platz gibt es an diesem Tisch nicht.
kop-no-card = Diese Karte hast du nicht: { $card }. Wähle eine von deinen.
kop-no-warded = { $pirate } kann nicht gemeuchelt werden. Wähle einen anderen Piraten.
kop-no-aboard = { $pirate } fährt bei niemandem mit. Wähle einen Piraten an Bord eines Schiffs.
kop-no-scurvy = Du hast keinen Skorbut. Behalte die Karte.
kop-no-immune = Der Kapitän von { $who } ist ein Heiler. Gib den Skorbut jemand anderem.
kop-no-nation = Soldaten helfen nur einer Nation, und in diesem Kampf ist keine. Behalte die Karte für einen Kampf mit einem Schiff, einer Stadt oder einer Festung.
kop-no-side = Söldner kämpfen für dich, für eine Stadt, die in einem fremden Zug angegriffen wird, oder für einen von zwei anderen Spielern. Wähle so eine Seite oder behalte die Karte.
kop-no-thief = Bei dir kann gerade niemand stehlen: Dein Kapitän ist kein Dieb oder hat in diesem Zug schon gestohlen. Mach ohne Diebstahl weiter.
kop-no-steal-self = Dein Dieb kann dich nicht bestehlen. Wähle einen anderen Spieler.
kop-no-steal = { $who } hat keine Dublonen. Bestiehl jemanden, der welche hat.
kop-no-movement = Weiter kommst du in diesem Zug nicht. Halte hier an oder spiele Rückenwind, um weiterzusegeln.
kop-no-board = Nach { $heading } endet der Plan. Segle auf ein Feld, das leuchtet.
kop-no-island = Hier gibt es nichts auszugraben. Segle zu einer Schatzinsel und halte dort an.
kop-no-dug = Du hast hier in deinem letzten Zug gegraben. Grabe jetzt auf einer anderen Insel oder nächstes Mal wieder hier.
kop-no-maps = Hier zu graben kostet { $needed ->
    [one] { $needed } Schatzkarte
   *[other] { $needed } Schatzkarten
}; du hast { $held }. Lass den Schatz liegen und komm mit mehr Karten wieder.
kop-no-part = Dein Schiff hat diesen Teil schon: { $part }. Kaufe den anderen oder geh in die Schenke.
kop-no-dear = Ein Teil kostet { $price } Dublonen und du hast { $doubloons }. Geh in die Schenke und komm reicher wieder.
kop-no-go = Wen du noch hast, der passt an Bord: Zu Beginn behältst du für jede Koje einen Piraten. Mach einen davon zum Kapitän.
kop-no-fit = Du hast mehr Piraten als Kojen. Schick zuerst einen weg.
kop-no-yours = { $pirate } ist weder in deiner Schenke noch an Bord deines Schiffs. Wähle einen deiner eigenen Piraten.
kop-no-hideout = In einem Versteck kann niemand angegriffen werden. Greif auf See an oder beende deinen Zug.
kop-no-sailing-on = Das Kriegsschiff hier hat dich gestoppt: Du kannst nicht weitersegeln. Greif es an.
kop-no-warship-first = Das Kriegsschiff auf deinem Feld musst du vor allem anderen bekämpfen. Greif es an.
kop-no-second-fight = Du kämpfst nur einmal im Zug, und dieser Kampf läuft noch. Bring ihn zuerst zu Ende.
kop-no-target = Auf deinem Feld ist kein Schiff, keine Stadt und keine Festung einer Nation. Segle zu einem Ziel und halte dort an oder beende deinen Zug.
kop-no-here = { $who } ist nicht auf deinem Feld, und nur dort greifst du Schiffe an. Segle zuerst hin und halte an.
kop-no-attack-self = Du kannst dich nicht selbst angreifen. Wähle einen anderen Spieler.
kop-no-scapegoat = { $pirate } ist kein Sündenbock an Bord deines Schiffs. Wähle einen, oder füge dich.
kop-not-window = Hier kannst du nicht passen. Wähle etwas, das leuchtet, oder einen der Knöpfe.
kop-not-discard = Deine Hand hat Platz, es muss nichts weg. Behalte deine Karten.
kop-not-theft = Dein Dieb stiehlt in deinem eigenen Unterhalt, vor oder nach den Würfeln. Warte auf deinen nächsten Zug.
kop-not-movement = Du segelst in deinem eigenen Zug, bis du anhältst. Beantworte zuerst, wonach du gefragt bist.
kop-not-digging = Du kannst graben, wenn du auf einer Schatzinsel angehalten hast und niemand mehr eine Karte spielt. Halte zuerst auf einer an.
kop-not-hideout = Du kannst Teile kaufen, wenn du in einem Versteck angehalten hast. Segle zuerst zu einem.
kop-not-crew = Deine Mannschaft wählst du in einem Versteck, und einen Kapitän, wenn deiner fort ist. Segle zuerst zu einem Versteck.
kop-not-attack = Du kannst angreifen, wenn du auf einem Feld mit einem Ziel angehalten hast. Segle zuerst zu einem und halte dort an.
kop-not-dice = Eine Kanonenkugel würfelt deine eigenen Würfel neu, solange sie den Kampf verlieren. Heb sie dir dafür auf.
kop-not-mutiny = Deine eigene Mannschaft meutert gerade nicht, also muss niemand über Bord. Spiele eine Karte oder passe.

# Die Lektion.
tutorial-king-of-pirates-sail = Du bist Rot, liegst in deinem Versteck und darfst zwei Felder segeln. Verdeckte Plättchen verbergen Schiffe oder gar nichts. Segle nach Westen. (Im Osten endet der Plan.)
tutorial-king-of-pirates-sail-done = Das Plättchen war leer und ist fort. Dir bleibt noch ein Feld.
tutorial-king-of-pirates-merchant = Segle weiter nach Südwesten, wo noch ein Plättchen liegt.
tutorial-king-of-pirates-merchant-done = Ein kleines spanisches Handelsschiff. Handelsschiffe halten dich nicht auf, aber hier endet deine Bewegung: Jetzt darfst du kämpfen.
tutorial-king-of-pirates-attack = Das Handelsschiff hat Verteidigung 5. Zwei Würfel und 2 für die Geschützkunst deines Kapitäns müssen sie erreichen. Greif an!
tutorial-king-of-pirates-attack-done = Zwei Einsen: mit der Geschützkunst sind das 4. Nicht genug.
tutorial-king-of-pirates-cannonball = Mit einer Kanonenkugel würfelst du noch einmal, solange deine Würfel verlieren, mit einem oder mit beiden. Du hast eine: Würfle mit beiden.
tutorial-king-of-pirates-cannonball-done = 8 und 2 besiegen das Handelsschiff. Zwei Beutekarten brachten 300 Dublonen, und das Schiff ist vom Plan.
tutorial-king-of-pirates-warship = Ein Kriegsschiff beendet deine Bewegung und muss bekämpft werden. Deine Mannschaft ist gut: Segle nach Westen hinein.
tutorial-king-of-pirates-warship-done = 7 und 2 für Geschützkunst erreichen seine Verteidigung von 8. Vier Beutekarten: 800 Dublonen.
tutorial-king-of-pirates-upkeep = Jeder Zug beginnt mit dem Unterhalt: zwei neue Karten, aber niemand hält mehr als sechs. Du hast fünf, also muss eine weg. Wirf die Soldaten ab.
tutorial-king-of-pirates-upkeep-done = Du hast zwei Karten gezogen, der Holländer ist gefahren, und der Unterhaltswürfel hat dich einen Rum gekostet. Ohne Rum gibt es eine Meuterei. Danach können alle Karten spielen, bevor du segelst.
tutorial-king-of-pirates-tailwind = Skorbut bremst dich auf ein Feld. Ein Rückenwind gibt bis zu zwei Felder, denen Skorbut nichts anhat. Spiel ihn.
tutorial-king-of-pirates-tailwind-done = Jetzt sind es drei Felder. Jede Karte sagt, wann du sie spielen kannst: Klick eine an, um es zu erfahren.
tutorial-king-of-pirates-dig = Deine Bewegung hat auf einer großen Insel geendet, und niemand spielt eine Karte. Sie verlangt vier Schatzkarten: Du hast drei, und Velvet Odile zählt als eine. Grabe!
tutorial-king-of-pirates-dig-done = 3000 Dublonen. Die Schatzkarten sind fort, und im nächsten Zug kannst du hier nicht wieder graben.
tutorial-king-of-pirates-home = Wenig Rum, keine Kanonenkugeln, Skorbut: Zeit für ein Versteck. Jedes der sieben tut es. Segle nach Osten.
tutorial-king-of-pirates-home-done = Der Skorbut ist sofort weg, und hier kann dich niemand angreifen. Jetzt ist die Werft offen.
tutorial-king-of-pirates-buy = Ein Mittelteil kostet 2500: ein Segel mehr, eine Koje mehr, mehr Platz. Kauf den Laderaum.
tutorial-king-of-pirates-buy-done = Ein größeres Schiff, und zwei Piraten wollen anheuern. Du hast drei Kojen für vier Piraten.
tutorial-king-of-pirates-crew = Einer muss gehen. Jeder Pirat hat eine Fähigkeit als Mannschaft und eine als Kapitän. Schick Cutwater Brom weg.
tutorial-king-of-pirates-crew-done = Drei haben Platz. Du könntest noch mehr wegschicken; mach einen zum Kapitän, dann werden Rum und Kanonenkugeln aufgefüllt.
tutorial-king-of-pirates-ambush = Blau greift dich an. Bevor die Würfel fallen, werden alle, die Karten halten, gleichzeitig gefragt, auch du. Der Hinterhalt gibt deiner Verteidigung 3 dazu: Spiel ihn.
tutorial-king-of-pirates-ambush-done = Jetzt würfeln beide; die höhere Summe gewinnt und nimmt dem anderen die Summe von vier Beutekarten ab.
tutorial-king-of-pirates-mutiny = Der Rum ist aus, und eine Meuterei will deinen Kapitän über Bord werfen. Ein Sündenbock verhindert sie: Opfere Tam Hardtack.
tutorial-king-of-pirates-mutiny-done = Der Kapitän bleibt, das Schiff bleibt, der Zug geht weiter. Nur Tam nicht.
tutorial-king-of-pirates-dutchman = Blau steht kurz vor dem Sieg und liegt neben dem Fliegenden Holländer. Spiel die Karte und wähl Westen: auf das blaue Schiff.
tutorial-king-of-pirates-dutchman-done = Blau hat alle Karten und alle Piraten verloren und wurde in eine Ecke getrieben. In einem Versteck wäre nichts geschehen.
tutorial-king-of-pirates-king = Du hast 8200. Die kleine Insel verlangt drei Karten, und deine Mannschaft hat drei Hinweise. Grabe und sei König.
tutorial-king-of-pirates-king-done = Über 10 000 Dublonen: Du gewinnst sofort, egal wer am Zug ist.

# The table and the edition in a terminal.
kop-sketch-round = Runde { $round }
kop-sketch-ships = Ziffern sind Schiffe von Plätzen, D der Holländer, ?? verdeckt
kop-sketch-sites = C Stadt, F Festung, m M Handelsschiff klein oder groß, W Kriegsschiff; b britisch, f französisch, s spanisch
kop-sketch-hideouts = H Versteck und die Farbe, die dort beginnt, HH das von niemandem; I- I+ Insel klein oder groß
kop-sketch-doubloons = Dublonen
kop-sketch-aboard = Rum { $rum }  Kugeln { $balls }  Skorbut { $scurvy }  Tempo { $speed }  Karten { $cards }
kop-sketch-captain = Kapitän { $name }: { $captain }; { $crew }
kop-sketch-pirate = { $name }: { $crew }
kop-sketch-decks = Aktionsstapel { $actions }, abgelegt { $discards }; Piraten im Stapel { $pirates }
kop-sketch-hand = Hand: { $cards }
kop-sketch-drawn = hat gezogen: { $pirate }
kop-sketch-fight = Kampf: { $attack } gegen { $defence }
kop-sketch-king = { $who } ist König der Piraten
kop-sketch-legend = ~~ Ozean  ^^ Haie  H Versteck  F Festung  C Stadt  I Insel
kop-sketch-compass = Kompass:
kop-sketch-targets = Ziele
kop-sketch-class = { $class ->
    [small-merchant] kleines Handelsschiff
    [large-merchant] großes Handelsschiff
   *[warship] Kriegsschiff
}
kop-sketch-city = Stadt
kop-sketch-fortress = Festung
kop-sketch-strength = Verteidigung { $defence }   Beutekarten { $loot }
kop-sketch-islands = Inseln
kop-sketch-island = { $size ->
    [small] klein
   *[large] groß
}
kop-sketch-treasure = { $maps } Karten   { $doubloons } Dublonen
kop-sketch-loot = Beutekarten
kop-sketch-actions = Aktionskarten
kop-sketch-ship = Schiff
kop-sketch-bow-and-stern = Bug und Heck
kop-sketch-hull = Segel { $sails }  Kojen { $berths }  Rum { $rum }  Kanonenkugeln { $balls }
kop-sketch-price = jedes Teil kostet { $price } Dublonen
kop-sketch-pirates = Piraten
kop-sketch-as-captain = Kapitän: { $captain }
