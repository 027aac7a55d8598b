# The table of King of Pirates.
kop-title = King of Pirates
kop-pitch = Solca un mare aperto di isole, convogli e forti, e sfuggi all’Olandese.
kop-goal = Accumula per primo 10 000 dobloni. Naviga, esplora, attacca mercanti e città e vendi il bottino.
kop-color = { $color ->
    [red] Rosso
    [blue] Blu
    [black] Nero
    [yellow] Giallo
    [green] Verde
   *[purple] Viola
}
kop-card = { $card ->
    [treasure-map] mappa del tesoro
    [tailwind] vento in poppa
    [raid] razzia
    [mercenaries] mercenari
    [ambush] imboscata
    [soldiers] soldati
    [scurvy] scorbuto
    [citrus] agrumi
    [mutiny] ammutinamento
    [keelhaul] giro di chiglia
    [assassination] assassinio
   *[flying-dutchman] Olandese Volante
}
kop-card-about = { $card ->
    [treasure-map] una mappa, per scavare su un’isola
    [tailwind] fino a due caselle in più in questo turno
    [raid] +2 quando attacchi
    [mercenaries] +1 in un combattimento
    [ambush] +3 quando un giocatore ti attacca
    [soldiers] +2 per una nazione attaccata
    [scurvy] un segnalino scorbuto a un giocatore
    [citrus] tutto il tuo scorbuto sparisce
    [mutiny] nel mantenimento: una ciurma insorge
    [keelhaul] impedisce un ammutinamento
    [assassination] uccide un pirata
   *[flying-dutchman] muove l’Olandese di una casella
}
kop-when = { $card }: si gioca { $when }.
kop-when-map = scavando quando ti fermi su un’isola
kop-when-tailwind = durante il tuo movimento
kop-when-raid = in un combattimento in cui attacchi
kop-when-mercenaries = in un combattimento
kop-when-ambush = in un combattimento in cui un altro giocatore ti attacca
kop-when-soldiers = in un combattimento contro una nazione
kop-when-any = in ogni momento: in una finestra, quando cova un ammutinamento, o durante il tuo movimento
kop-when-mutiny = durante il mantenimento
kop-when-keelhaul = quando un ammutinamento minaccia chiunque
kop-nothing = niente
kop-nobody = nessuno
kop-part = { $part ->
    [hold] stiva
   *[gun-deck] ponte dei cannoni
}
kop-heading = { $heading ->
    [east] est
    [north-east] nord-est
    [north-west] nord-ovest
    [west] ovest
    [south-west] sud-ovest
   *[south-east] sud-est
}
kop-nation = { $nation ->
    [british] dei Britannici
    [french] dei Francesi
   *[spanish] degli Spagnoli
}
kop-the-nation = la nazione
kop-pirate = { $name } ({ $crew }; capitano: { $captain })
kop-line = { $name ->
    [brass-marguerite] Lucida i cannoni prima degli stivali, e gli uni e gli altri prima di colazione.
    [old-thunder-pell] Sordo da entrambe le orecchie dalla terza bordata; di una quarta non ha mai avuto bisogno.
    [penny-ledger] Di tutto conosce il prezzo e di nulla il proprietario.
    [tam-hardtack] Conta le gallette due volte e i vermi una.
    [silk-iseult] Ti stringe la mano e si tiene gli anelli.
    [magpie-jorun] Se luccica, era suo prima che te ne accorgessi.
    [mother-gannet] Un suo sguardo e il cuoco prende il timone.
    [loud-anselm] A suon di canti porta la ciurma oltre la murata e sull’altro ponte.
    [redcoat-nan] Ha disertato una marina e da allora la deruba.
    [harrow-finn] Legge ogni bandiera di segnalazione da Bristol a Boston.
    [salt-inez] Le avevano promesso una flotta d’argento, e se la prende nave per nave.
    [cutwater-brom] Fiuta il sughero andaluso a mezza lega controvento.
    [velvet-odile] Ha lasciato Versailles dalla finestra, con i candelieri.
    [gull-tibbet] Dorme sulla coffa e sogna vino bretone.
    [moss-calloway] Ha scavato più buche di un cimitero, e più ricche.
    [inkfinger-wei] Disegna mappe così buone che le vende due volte.
    [lemon-agathe] Prescrive frutta, aria fresca e una sega molto affilata.
    [bonesetter-kit] Non ha mai perso un paziente che potesse ancora pagare.
    [left-hand-sabine] Combatte dalla parte sbagliata, e sempre da quella che vince.
    [grim-ferreira] Conta fino a tre prima di colpire, ma arriva solo a due.
   *[other] { $line }
}
kop-berth = { $name }: { $crew }. Da capitano: { $captain }. { $line }
kop-skill-loot = +1 carta bottino dalle nazioni
kop-skill-duel = +1 contro i giocatori
kop-skill-hint = vale come 1 mappa
kop-skill-rum = posto per 1 rum in più
kop-skill-gunnery = +1 contro le nazioni
kop-skill-sail = +1 movimento
kop-skill-warded = non può essere assassinato
kop-skill-powder = posto per 1 palla di cannone in più
kop-skill-scapegoat = può essere sbarcato per impedire un ammutinamento
kop-command-gunnery = +2 contro le nazioni
kop-command-quartermaster = pesca e tiene una carta in più
kop-command-thief = ruba fino a 200 a ogni mantenimento
kop-command-inspiring = valgono anche le abilità di capitano degli altri
kop-command-hunter = +2 carte bottino: bersagli { $nation }
kop-command-hint = vale come 2 mappe
kop-command-healer = immune allo scorbuto
kop-command-duel = +2 contro i giocatori
kop-sea = mare aperto
kop-small-merchant = mercantile piccolo { $nation }
kop-large-merchant = mercantile grande { $nation }
kop-warship = nave da guerra { $nation }
kop-hideout-middle = il covo al centro
kop-hideout = covo di { $color }
kop-city = città { $nation }
kop-fortress = fortezza { $nation }
kop-large-island = isola grande
kop-small-island = isola piccola
kop-unknown = acque ignote
kop-unknown-sharks = acque degli squali ignote
kop-place = { $hex } ({ $what })
kop-hex = { $what } in { $hex }
kop-dutchman-is = l’Olandese Volante
kop-until-end = Giro { $round }. Il più ricco ha { $most } dobloni su { $goal }
kop-end-wins = { $you ->
    [1] Sei il re dei pirati!
   *[other] { $name } è il re dei pirati!
}
kop-ask-discard = La tua mano è piena. Clicca la carta che scarti.
kop-ask-excess = Il tuo quartiermastro se n’è andato e hai troppe carte. Clicca quella che scarti.
kop-ask-theft-before = Il tuo capitano è un ladro. Scegli la nave da derubare adesso, o aspetta i dadi.
kop-ask-theft = Il tuo capitano è un ladro. Scegli la nave da derubare.
kop-ask-sail = { $hexes ->
    [one] Prosegui: ancora una casella, tra quelle che brillano. O fermati qui.
   *[other] Prosegui: ancora { $hexes } caselle, tra quelle che brillano. O fermati qui.
}
kop-ask-sail-end = Non puoi andare oltre. Gioca una carta, o fermati qui.
kop-ask-dig = Dissotterrare qui il tesoro, o lasciarlo?
kop-ask-attack = Attaccare ({ $foe }), o finire il turno?
kop-ask-buy = Compra una sezione per la tua nave, o vai subito alla taverna.
kop-ask-go = { $berths ->
    [one] Hai posto per un pirata. Chi mandi via?
   *[other] Hai posto per { $berths } pirati. Chi mandi via?
}
kop-ask-captain = Chi sarà il tuo capitano?
kop-ask-crew = Nomina un pirata capitano per salpare, o mandane via altri.
kop-ask-dice = Sei a { $attack } contro { $defence }. Clicca un dado per rilanciarlo al prezzo di una palla di cannone, o tieni i dadi.
kop-ask-dice-fall = I dadi cadono.
kop-ask-upkeep = { $who } sta per salpare. Giochi prima una carta?
kop-ask-landed = { $who } si è fermato: { $place }. Giochi una carta?
kop-ask-before = { $who } attacca ({ $foe }) e sta per tirare. Giochi una carta?
kop-ask-after = { $who } ha tirato: { $attack } contro { $defence }. Giochi una carta?
kop-ask-mutiny = Il tuo equipaggio si ammutina! Getta un capro espiatorio, gioca il giro di chiglia, o perdi { $captain }.
kop-ask-mutiny-other = L’equipaggio di { $who } si ammutina. Giochi una carta?
kop-ask-promote = Il tuo capitano non c’è più. Scegline un altro.
kop-ask-wait = Aspetta e vedi.
kop-ask-only = C’è una sola cosa da fare: { $action }.
kop-ask-sail-first = Tocca a te. Naviga verso una casella che brilla, o resta qui.
kop-ask-attack-whom = Attaccare qualcuno qui, o finire il turno?
kop-ask-upkeep-own = Tocca a te. Gioca una carta che brilla, o naviga verso una casella che brilla.
kop-ask-landed-own = Sei arrivato. Giochi una carta, o passi e prosegui?
kop-ask-before-own = Attacchi ({ $foe }) e stai per tirare. Giochi prima una carta?
kop-ask-before-you = { $who } ti attacca! Giochi una carta prima dei dadi?
kop-ask-after-own = Stai perdendo, { $yours } a { $theirs }. Giochi una carta, o passi e perdi?
kop-ask-after-ahead = Stai vincendo, { $yours } a { $theirs }. Giochi una carta, o passi?
kop-ask-mutiny-sure = Il tuo equipaggio si ammutina e non hai nulla per impedirlo: { $captain } viene cacciato.
kop-aim-pirate = Ora clicca il pirata da assassinare: uno di quelli che brillano.
kop-aim-scurvy = Ora clicca la nave che prende lo scorbuto.
kop-aim-mutiny = Ora clicca la nave il cui equipaggio si ammutina.
kop-aim-side = Ora clicca la parte che i mercenari aiutano.
kop-aim-dutchman = Ora clicca la casella accanto all’Olandese volante in cui va.
kop-too-far = { $hexes ->
    [one] È troppo lontano: ti resta una casella.
   *[other] È troppo lontano: ti restano { $hexes } caselle.
}
kop-can-go = si può scegliere
kop-choose = Scegli
kop-about-whom = { $text }: { $name }
kop-number = { $number }
kop-no-cards = Non hai carte.
kop-harbour-label = Alla taverna e al cantiere
kop-walk-label = Il mare, casella per casella: le frecce spostano, Invio sceglie
kop-make-captain = Fai capitano
kop-send-away = Manda via
kop-throw-out = Getta fuori
kop-aboard = a bordo
kop-new = cerca una nave
kop-buy = Compra per
kop-both-dice = Rilancia entrambi
kop-stage-label = Il combattimento
kop-stage-spoken = { $attacker }, { $attack }; contro { $foe }, { $defence }.
kop-chip-crew = equipaggio
kop-chip-scurvy = scorbuto
kop-chip-cards = carte
kop-chip-all = equipaggio e carte
kop-verdict-won = { $who } vince!
kop-verdict-lost = { $who } viene respinto
kop-about-island = { $hex }. Scavare qui richiede { $maps } mappe e frutta { $doubloons } dobloni.
kop-about-nation = { $hex }. Difesa { $defence }; { $loot } carte bottino per chi vince.
kop-about-unknown = { $hex }. Una tessera è coperta: una nave, o nulla. Vai lì per scoprirla.
kop-about-hideout = { $hex }. In un covo nessuno viene attaccato; fermati qui per comprare sezioni e ingaggiare pirati.
kop-about-sea = { $hex }. Qui non c’è nulla.
kop-about-chance = La tua probabilità ora: { $chance } %.
kop-sign = { $sign ->
    [hideout] Un covo: qui nessuno viene attaccato. Fermati qui per perdere lo scorbuto, comprare sezioni, ingaggiare pirati e fare rifornimento.
    [city] Una città: attaccala per il bottino. Resta sul tabellone.
    [fortress] Una fortezza: la difesa più forte e il bottino più ricco. Resta sul tabellone.
    [island] Un’isola del tesoro: fermati qui e scava con le mappe indicate.
    [small] Un mercantile piccolo: poca difesa, poco bottino.
    [large] Un mercantile grande: più difesa, più bottino.
    [warship] Una nave da guerra: chi la raggiunge deve fermarsi e combattere.
    [unknown] Una tessera coperta: una nave, o nulla. Vai lì per scoprirla.
    [fin] Una tessera coperta nelle acque degli squali: qui le navi sono più frequenti, anche quelle da guerra.
    [dutchman] L’Olandese Volante: chi lo incontra fuori da un covo perde tutte le carte e tutti i pirati.
    [coin] Dobloni: vince chi arriva per primo a 10 000.
    [rum] Rum: la ciurma lo beve nel mantenimento. Se manca, si ammutina.
    [ball] Palle di cannone: sparane una per ritirare i dadi finché perdi un combattimento.
    [scurvy] Scorbuto: ogni segnalino costa una casella di movimento e un punto in combattimento. Un covo lo cura.
    [card] Carte azione in mano.
    [sail] Velocità: quante caselle la nave percorre in un turno.
    [shield] Difesa: ciò che due dadi, ciurma e carte devono raggiungere.
    [map] Mappe del tesoro: quante ne servono per scavare qui.
    [blank] Una cuccetta vuota: ingaggia un pirata in un covo.
   *[other] Mare aperto.
}
kop-sign-flag = { $nation ->
    [british] La bandiera britannica: chi le dà la caccia pesca qui più bottino.
    [french] La bandiera francese: chi le dà la caccia pesca qui più bottino.
   *[spanish] La bandiera spagnola: chi le dà la caccia pesca qui più bottino.
}
kop-short = { $kind ->
    [hideout] Covo
    [city] Città
    [fortress] Fortezza
    [island] Isola piccola
    [large-island] Isola grande
    [small] Merc. piccolo
    [large] Merc. grande
   *[warship] Da guerra
}
kop-zoom-in = Guarda il mare da vicino
kop-zoom-out = Guarda tutto il mare
kop-course = { $hexes ->
    [one] Naviga di una casella: { $place }
   *[other] Naviga di { $hexes } caselle: { $place }
}
kop-course-left = { $hexes ->
    [0] Lì finisce il tuo movimento.
    [one] Poi ti resta una casella.
   *[other] Poi ti restano { $hexes } caselle.
}
kop-arrive-unknown = Coperte in acque simili: { $tiles } tessere, di cui { $ships } navi, di cui { $warships } da guerra.
kop-arrive-hideout = Lì nessuno può attaccarti. Fermati per perdere lo scorbuto, comprare sezioni e ingaggiare pirati.
kop-arrive-island = Scavare richiede { $maps } mappe e frutta { $doubloons } dobloni; ne hai { $held }.
kop-arrive-warship = Una nave da guerra ti ferma lì, e devi combatterla.
kop-arrive-dutchman = Lì c’è l’Olandese Volante: perdi tutte le carte e tutti i pirati!
kop-arrive-rivals = Lì puoi attaccare: { $who }.
kop-time = { $card ->
    [treasure-map] scavando
    [tailwind] il tuo movimento
    [raid] il tuo attacco
    [mercenaries] ogni scontro
    [ambush] ti attaccano
    [soldiers] scontro, nazione
    [scurvy] sempre
    [citrus] sempre
    [mutiny] mantenimento
    [keelhaul] ammutinamento
    [assassination] sempre
   *[flying-dutchman] sempre
}
kop-part-about = { $part ->
    [hold] una casella in più, una cuccetta in più, due rum in più
   *[gun-deck] una casella in più, una cuccetta in più, una palla di cannone in più
}
kop-odds-raid = Con la tua razzia: { $raid } %.
kop-parts = Sezioni
kop-crew = Ciurma
kop-doubloons = Dobloni
kop-sea-label = Il mare
kop-helm-label = Che cosa puoi fare
kop-fleet-label = Navi
kop-hand-label = Le tue carte
kop-cards-label = Carte
kop-defence = Difesa
kop-tavern = Alla taverna
kop-rum-of = { $count } rum su { $room }
kop-balls-of = { $count } palle di cannone su { $room }
kop-scurvy-count = { $count } scorbuto
kop-cards-count = { $count ->
    [one] { $count } carta azione
   *[other] { $count } carte azione
}
kop-speed = velocità { $speed }
kop-empty-berth = cuccetta vuota
kop-captain = Capitano
kop-odds-nation = Ti serve almeno { $need } con due dadi: { $now } % ({ $balls } % con rilanci). Bottino: { $loot } carte, circa { $doubloons }.
kop-odds-duel = Due dadi e { $yours } per te, due dadi e { $theirs } per { $foe }; la parità è tua. Chi vince prende il valore di quattro carte bottino, circa { $doubloons } dobloni, al massimo quanto ha chi perde: tu { $have }, { $foe } { $has }.

# Actions.
kop-act-pass = Passa
kop-act-pass-all = Passa per il resto di questo turno
kop-act-discard = Scarta { $card }
kop-act-steal = Ruba { $doubloons } dobloni a { $from }
kop-act-spare = Per ora non rubare a nessuno
kop-act-sail = Naviga verso { $heading }: { $place }
kop-act-sail-off = Naviga verso { $heading }
kop-act-stop = Fermati qui
kop-act-dig = { $maps ->
    [0] Scava senza mappe del tesoro per { $doubloons } dobloni
    [one] Scava con { $maps } mappa del tesoro per { $doubloons } dobloni
   *[other] Scava con { $maps } mappe del tesoro per { $doubloons } dobloni
}
kop-act-dig-here = Scavare
kop-act-leave = Lascia il tesoro
kop-act-buy = Compra: { $part }, per { $price } dobloni
kop-act-hire = Oltre: ingaggia pirati
kop-act-dismiss = Manda via { $pirate }
kop-act-captain = Fai capitano { $pirate }
kop-act-attack = Attacca { $foe }
kop-act-rest = Fine turno
kop-act-reroll = Spara una palla di cannone: ritira il { $die }
kop-act-reroll-first = Spara una palla di cannone: ritira il primo dado
kop-act-reroll-second = Spara una palla di cannone: ritira il secondo dado
kop-act-reroll-both = Spara una palla di cannone: ritira entrambi i dadi
kop-act-stand = Tieni i dadi
kop-act-scapegoat = Getta invece { $pirate } agli squali
kop-act-submit = Lascia che si ammutinino
kop-play-ambush = Gioca imboscata: +3 alla tua difesa
kop-play-raid = Gioca razzia: +2 al tuo attacco
kop-play-assassination = Gioca assassinio: uccidi { $pirate }
kop-play-assassination-of = Gioca assassinio: uccidi { $pirate } di { $whose }
kop-play-citrus = Gioca agrumi: scarta tutto il tuo scorbuto
kop-play-tailwind = Gioca vento in poppa: fino a due caselle in più
kop-play-soldiers = Gioca soldati: +2 per la nazione
kop-play-scurvy = Gioca scorbuto: un segnalino a { $who }
kop-play-mutiny = Gioca ammutinamento: la ciurma di { $who } insorge
kop-play-mercenaries = Gioca mercenari: +1 per { $side }
kop-play-keelhaul = Gioca giro di chiglia: niente ammutinamento
kop-play-dutchman = Gioca Olandese Volante: va verso { $heading }: { $place }

# The log.
kop-first = { $who } comincia.
kop-laid-sharks = Le acque degli squali sono disposte.
kop-laid-ocean = L’oceano è disposto.
kop-shuffled-actions = { $cards ->
    [one] { $cards } carta azione è mescolata.
   *[other] { $cards } carte azione sono mescolate.
}
kop-shuffled-pirates = { $cards ->
    [one] { $cards } pirata è mescolato.
   *[other] { $cards } pirati sono mescolati.
}
kop-drew-hidden = { $who } pesca { $count ->
    [one] { $count } carta azione
   *[other] { $count } carte azione
}.
kop-drew = { $who } pesca { $cards }.
kop-turn = Giro { $round }: tocca a { $who }.
kop-discarded = { $who } scarta { $card }.
kop-played = { $who } gioca { $card }.
kop-played-on = { $who } gioca { $card } su { $whom }.
kop-played-attacker = { $who } gioca { $card } per chi attacca.
kop-played-defender = { $who } gioca { $card } per chi difende.
kop-played-dutchman = { $who } gioca { $card }, verso { $heading }.
kop-dutchman-moved = L’Olandese Volante va in { $place }.
kop-haunted = { $who } incontra l’Olandese Volante e perde: { $lost }.
kop-sent = { $who } è spinto in { $place }.
kop-scurvy-healed = Il guaritore di { $who } ci pensa.
kop-scurvy = { $who } ha lo scorbuto a bordo.
kop-cured = { $who } è libero da ogni scorbuto.
kop-rum-lost = { $rum ->
    [0] La ciurma di { $who } non trova rum.
   *[other] La ciurma di { $who } beve { $rum } rum; ne restano { $left }.
}
kop-mutiny-looms = Un ammutinamento cova a bordo di { $who }.
kop-prevented-goat = { $who } sbarca { $pirate } e lo impedisce.
kop-prevented = Qualcuno subisce il giro di chiglia: nessun ammutinamento a bordo di { $who }.
kop-mutinied = Ammutinamento! La ciurma di { $who } sbarca { $pirate }.
kop-mutinied-nobody = Ammutinamento! Non c’è un capitano da sbarcare per { $who }.
kop-killed = { $pirate } di { $who } muore per mano d’assassino.
kop-promoted = { $pirate } ora comanda per { $who }.
kop-stole = { $who } ruba { $doubloons } dobloni a { $from }.
kop-sailed = { $who } naviga in { $place }.
kop-sighted = In vista: { $tile }.
kop-only-sea = Solo mare aperto.
kop-stopped = { $who } si ferma in { $place }.
kop-dug = { $maps ->
    [0] { $who } dissotterra { $doubloons } dobloni senza mappe del tesoro.
    [one] { $who } dissotterra { $doubloons } dobloni con { $maps } mappa del tesoro.
   *[other] { $who } dissotterra { $doubloons } dobloni con { $maps } mappe del tesoro.
}
kop-bought = { $who } compra per { $price } dobloni: { $part }.
kop-hired = { $who } trova { $pirates } alla taverna.
kop-dismissed = { $who } manda via { $pirate }.
kop-refitted = { $who } è pronto. Capitano: { $captain }; { $rum } rum, { $balls ->
    [one] { $balls } palla di cannone
   *[other] { $balls } palle di cannone
}.
kop-attacked = { $who } attacca { $foe }.
kop-rerolls-first = { $who } spara una palla di cannone per ritirare il primo dado.
kop-rerolls-second = { $who } spara una palla di cannone per ritirare il secondo dado.
kop-rerolls-both = { $who } spara una palla di cannone per ritirare entrambi i dadi.
kop-rolled = { $who } tira { $first } e { $second }.
kop-fight-void = { $who } non ha più nessuno da combattere.
kop-won-nation = { $who } vince: { $attack } contro una difesa di { $defence }.
kop-lost-nation = { $who } perde: { $attack } contro una difesa di { $defence }.
kop-won-duel = { $who } vince: { $attack } contro { $defence }.
kop-lost-duel = { $who } perde: { $attack } contro { $defence }.
kop-sunk = Affondato: { $tile }.
kop-looted = { $who } pesca { $cards } e prende { $doubloons } dobloni.
kop-looted-from = { $who } pesca { $cards } e prende { $doubloons } dobloni a { $from }.
kop-last-round = Il giro { $round } è l’ultimo: poi vince il giocatore più ricco.
kop-last-round-over = Il giro { $round }, l’ultimo, è finito: vince il giocatore più ricco; in caso di parità la vittoria è condivisa.
kop-won = Con { $doubloons } dobloni { $who } è re dei pirati!

# Refusals.
kop-no-pass-own = È la tua ciurma che si ammutina: getta in mare un capro espiatorio, gioca un giro di chiglia o arrenditi.
kop-no-seat = Non c’è un tale posto a questo tavolo.
kop-no-card = Non hai questa carta: { $card }. Scegli una delle tue.
kop-no-warded = { $pirate } non può subire un assassinio. Scegli un altro pirata.
kop-no-aboard = { $pirate } non naviga con nessuno. Scegli un pirata a bordo di una nave.
kop-no-scurvy = Non hai scorbuto. Tieni la carta.
kop-no-immune = Il capitano di { $who } è un guaritore. Dai lo scorbuto a un altro giocatore.
kop-no-nation = I soldati aiutano solo una nazione, e in questo combattimento non ce n’è. Tieni la carta per un combattimento con una nave, una città o una fortezza.
kop-no-side = I mercenari combattono per te, per una città attaccata nel turno di un altro, o per uno di due altri giocatori che si battono. Scegli una di queste parti, o tieni la carta.
kop-no-thief = Ora nessuno a bordo può rubare: il tuo capitano non è un ladro, o ha già rubato in questo turno. Vai avanti senza rubare.
kop-no-steal-self = Il tuo ladro non può rubare a te. Scegli un altro giocatore.
kop-no-steal = { $who } non ha dobloni. Ruba a un giocatore che ne ha.
kop-no-movement = In questo turno non puoi andare oltre. Fermati qui, o gioca vento in poppa per proseguire.
kop-no-board = Il tabellone finisce verso { $heading }. Naviga verso una casella che brilla.
kop-no-island = Qui non c’è nulla da dissotterrare. Naviga verso un’isola del tesoro e fermati lì.
kop-no-dug = Hai scavato qui nel tuo ultimo turno. Scava ora su un’altra isola, o di nuovo qui al prossimo turno.
kop-no-maps = Scavare qui richiede { $needed ->
    [one] { $needed } mappa del tesoro
   *[other] { $needed } mappe del tesoro
}; ne hai { $held }. Lascia il tesoro e torna con più mappe.
kop-no-part = La tua nave ha già questa sezione: { $part }. Compra l’altra, o passa alla taverna.
kop-no-dear = Una sezione costa { $price } dobloni e ne hai { $doubloons }. Passa alla taverna e torna più ricco.
kop-no-go = Tutti quelli che ti restano hanno posto: all’inizio tieni un pirata per ogni cuccetta. Fanne capitano uno.
kop-no-fit = Hai più pirati che cuccette. Prima mandane via uno.
kop-no-yours = { $pirate } non è né nella tua taverna né a bordo della tua nave. Scegli uno dei tuoi pirati.
kop-no-hideout = In un covo nessuno può essere attaccato. Attacca in mare, o termina il turno.
kop-no-sailing-on = La nave da guerra ti ha fermato qui: non puoi proseguire. Attaccala.
kop-no-warship-first = La nave da guerra sulla tua casella si combatte prima di tutto il resto. Attaccala.
kop-no-second-fight = Combatti una volta per turno, e questo combattimento è in corso. Prima portalo a termine.
kop-no-target = Sulla tua casella non c’è nave, città o fortezza di una nazione. Naviga verso un bersaglio e fermati lì, o termina il turno.
kop-no-here = { $who } non è sulla tua casella, e attacchi navi solo lì. Prima naviga fin lì e fermati.
kop-no-attack-self = Non puoi attaccare te stesso. Scegli un altro giocatore.
kop-no-scapegoat = { $pirate } non è un capro espiatorio a bordo della tua nave. Scegline uno, o arrenditi.
kop-not-window = Qui non puoi passare. Scegli ciò che brilla, o uno dei pulsanti.
kop-not-discard = La tua mano ha posto, non devi scartare nulla. Tieni le tue carte.
kop-not-theft = Il tuo ladro ruba nel tuo mantenimento, prima o dopo i dadi. Aspetta il tuo prossimo turno.
kop-not-movement = Navighi nel tuo turno, finché non ti fermi. Prima rispondi a ciò che ti si chiede.
kop-not-digging = Puoi scavare quando ti sei fermato su un’isola del tesoro e nessuno gioca altre carte. Prima fermati su un’isola.
kop-not-hideout = Puoi comprare sezioni quando ti sei fermato in un covo. Prima raggiungine uno.
kop-not-crew = Scegli la ciurma in un covo, e un capitano quando il tuo non c’è più. Prima raggiungi un covo.
kop-not-attack = Puoi attaccare quando ti sei fermato su una casella con un bersaglio. Prima raggiungilo e fermati lì.
kop-not-dice = Una palla di cannone ritira i tuoi dadi finché perdono il combattimento. Tienila per allora.
kop-not-mutiny = La tua ciurma non sta per ammutinarsi, quindi nessuno deve andarsene. Gioca una carta, o passa.

# La lezione.
tutorial-king-of-pirates-sail = Sei il rosso, nel tuo covo, e puoi navigare di due caselle. Le tessere coperte nascondono navi, o nulla. Naviga a ovest. (A est il tabellone finisce.)
tutorial-king-of-pirates-sail-done = La tessera era vuota ed è sparita. Ti resta una casella.
tutorial-king-of-pirates-merchant = Prosegui a sud-ovest, dove c’è un’altra tessera.
tutorial-king-of-pirates-merchant-done = Un piccolo mercantile spagnolo. I mercantili non ti fermano, ma qui finisce il tuo movimento: ora puoi combattere.
tutorial-king-of-pirates-attack = Il mercantile ha difesa 5. Due dadi, più 2 per l’artiglieria del tuo capitano, devono raggiungerla. Attacca!
tutorial-king-of-pirates-attack-done = Doppio 1: con l’artiglieria fa 4. Non basta.
tutorial-king-of-pirates-cannonball = Una palla di cannone permette di ritirare un dado o entrambi, finché i tuoi dadi perdono. Ne hai una: ritirali entrambi.
tutorial-king-of-pirates-cannonball-done = 8 e 2 battono il mercantile. Due carte bottino hanno portato 300 dobloni, e la nave lascia il tabellone.
tutorial-king-of-pirates-warship = Una nave da guerra mette fine al tuo movimento e va combattuta. La tua ciurma è buona: naviga a ovest, dritto su di lei.
tutorial-king-of-pirates-warship-done = 7 e 2 di artiglieria raggiungono la sua difesa di 8. Quattro carte bottino: 800 dobloni.
tutorial-king-of-pirates-upkeep = Ogni turno comincia col mantenimento: due nuove carte, ma nessuno ne tiene più di sei. Ne hai cinque, quindi devi scartarne una. Scarta i soldati.
tutorial-king-of-pirates-upkeep-done = Hai pescato due carte, l’Olandese si è mosso, e il dado di mantenimento ti è costato un rum. Senza rum c’è un ammutinamento. Poi tutti possono giocare carte prima che tu salpi.
tutorial-king-of-pirates-tailwind = Lo scorbuto ti rallenta a una casella. Un vento in poppa aggiunge fino a due caselle che lo scorbuto non tocca. Giocalo.
tutorial-king-of-pirates-tailwind-done = Ora sono tre caselle. Ogni carta dice quando puoi giocarla: cliccane una per saperlo.
tutorial-king-of-pirates-dig = Il tuo movimento è finito su un’isola grande, e nessuno gioca carte. Vuole quattro mappe: ne hai tre, e Velvet Odile vale per una. Scava!
tutorial-king-of-pirates-dig-done = 3000 dobloni. Le mappe sono andate, e nel prossimo turno non puoi scavare di nuovo qui.
tutorial-king-of-pirates-home = Poco rum, niente palle di cannone, lo scorbuto: ti serve un covo. Va bene uno qualsiasi dei sette. Naviga a est.
tutorial-king-of-pirates-home-done = Lo scorbuto sparisce subito, e qui nessuno può attaccarti. Ora il cantiere è aperto.
tutorial-king-of-pirates-buy = Una sezione centrale costa 2500: una vela, una cuccetta e spazio in più. Compra la stiva.
tutorial-king-of-pirates-buy-done = Una nave più grande, e due pirati vogliono imbarcarsi. Hai tre cuccette per quattro pirati.
tutorial-king-of-pirates-crew = Uno deve andare. Ogni pirata ha un’abilità di ciurma e una di capitano. Manda via Cutwater Brom.
tutorial-king-of-pirates-crew-done = Tre ci stanno. Potresti mandarne via altri; nomina un capitano, e ti rifornisci di rum e palle di cannone.
tutorial-king-of-pirates-ambush = Il blu ti attacca. Prima dei dadi viene chiesto a tutti quelli che tengono carte, nello stesso momento, anche a te. L’imboscata aggiunge 3 alla tua difesa: giocala.
tutorial-king-of-pirates-ambush-done = Ora tirano entrambi; vince il totale più alto, e prende all’altro la somma di quattro carte bottino.
tutorial-king-of-pirates-mutiny = Il rum è finito, e un ammutinamento sta per cacciare il tuo capitano. Un capro espiatorio lo impedisce: sacrifica Tam Hardtack.
tutorial-king-of-pirates-mutiny-done = Il capitano resta, la nave resta, il turno continua. Tam no.
tutorial-king-of-pirates-dutchman = Il blu è vicino alla vittoria e sta accanto all’Olandese Volante. Gioca la carta e scegli ovest: sulla nave blu.
tutorial-king-of-pirates-dutchman-done = Il blu ha perso tutte le carte e tutti i pirati, ed è stato cacciato in un angolo. In un covo sarebbe stato al sicuro.
tutorial-king-of-pirates-king = Hai 8200. L’isola piccola vuole tre mappe, e la tua ciurma ha tre indizi. Scava, e sii re.
tutorial-king-of-pirates-king-done = Oltre 10 000 dobloni: vinci all’istante, a chiunque tocchi.

# The table and the edition in a terminal.
kop-sketch-round = Giro { $round }
kop-sketch-ships = le cifre sono le navi dei posti, D l’Olandese, ?? coperto
kop-sketch-sites = C città, F fortezza, m M mercantile piccolo o grande, W nave da guerra; b britannica, f francese, s spagnola
kop-sketch-hideouts = H covo e il colore che vi comincia, HH quello di nessuno; I- I+ isola piccola o grande
kop-sketch-doubloons = dobloni
kop-sketch-aboard = rum { $rum }  palle { $balls }  scorbuto { $scurvy }  velocità { $speed }  carte { $cards }
kop-sketch-captain = Capitano { $name }: { $captain }; { $crew }
kop-sketch-pirate = { $name }: { $crew }
kop-sketch-decks = Mazzo azioni { $actions }, scarti { $discards }; pirati nel mazzo { $pirates }
kop-sketch-hand = Mano: { $cards }
kop-sketch-drawn = ha pescato { $pirate }
kop-sketch-fight = Combattimento: { $attack } contro { $defence }
kop-sketch-king = { $who } è re dei pirati
kop-sketch-legend = ~~ oceano  ^^ squali  H covo  F fortezza  C città  I isola
kop-sketch-compass = bussola:
kop-sketch-targets = Bersagli
kop-sketch-class = { $class ->
    [small-merchant] mercantile piccolo
    [large-merchant] mercantile grande
   *[warship] nave da guerra
}
kop-sketch-city = città
kop-sketch-fortress = fortezza
kop-sketch-strength = difesa { $defence }   carte bottino { $loot }
kop-sketch-islands = Isole
kop-sketch-island = { $size ->
    [small] piccola
   *[large] grande
}
kop-sketch-treasure = { $maps } mappe   { $doubloons } dobloni
kop-sketch-loot = Carte bottino
kop-sketch-actions = Carte azione
kop-sketch-ship = Nave
kop-sketch-bow-and-stern = prua e poppa
kop-sketch-hull = vele { $sails }  cuccette { $berths }  rum { $rum }  palle di cannone { $balls }
kop-sketch-price = ogni parte costa { $price } dobloni
kop-sketch-pirates = Pirati
kop-sketch-as-captain = capitano: { $captain }
