# Ein Spiel lernen, Schritt für Schritt.

tutorial-learn = Lernen
tutorial-coach = Lektion
tutorial-leave = Zur Partie
tutorial-step = Schritt { $step } von { $steps }
tutorial-everything = { $count ->
    [one] Die einzige Möglichkeit, die die Regeln hier erlauben
   *[other] Alle { $count } Möglichkeiten, die die Regeln hier erlauben
}
tutorial-nothing-now = Gerade nichts zu wählen
tutorial-not-now = Die Regeln erlauben das. Tu in diesem Schritt, was leuchtet; in einer richtigen Partie hast du die Wahl.
tutorial-rules = Regeln:
tutorial-back = Zurück
tutorial-restart = Von vorn
tutorial-skip = Überspringen
tutorial-next = Weiter
tutorial-play = Eine richtige Partie spielen
tutorial-learned = Das war der letzte Schritt: Jetzt kennst du dich aus.

# Buccaneer

tutorial-buccaneer-stack = Du bist Rot. Nur Piratenstapel können Schiffe entern, also bau einen: Klick auf deinen Piraten mit der 5, dann auf den blauen mit der 3, dann auf Bestätigen. Ein einzelner Pirat kann nichts entern: Versuch es mit einem Schiff, und die Regeln sagen es dir.
tutorial-buccaneer-stack-done = Dein Pirat steht oben, also gehört der Stapel dir: Er ist der Kapitän. Der blaue Pirat darunter ist der Maat.
tutorial-buccaneer-others = Du ziehst immer nur auf Piraten und Stapel anderer Spieler. Setz deine 4 auf den schwarzen Stapel. Versuch es erst auf deinem eigenen Stapel, um zu sehen, was geschieht.
tutorial-buccaneer-others-done = Ein Stapel aus drei Piraten, und jetzt gehört er dir. Auf Rots eigenen Stapel ließen dich die Regeln nicht.
tutorial-buccaneer-whole = Ein Stapel zieht als Ganzes. Setz deinen Dreierstapel auf die blaue 5.
tutorial-buccaneer-whole-done = Vier Piraten. Alle sehen die Farben, aber nur die Heuer des Kapitäns: Wer sich merkt, was verdeckt wurde, weiß, was der Stapel kosten wird.
tutorial-buccaneer-board = Dein Zweierstapel reicht als Mannschaft für das Schiff mit 10 Dukaten. Wähl den Stapel, dann das Schiff. Sieh dir die Vorschau an, bevor du bestätigst.
tutorial-buccaneer-board-done = Du hast 10 Dukaten bekommen und dem blauen Piraten seine Heuer von 3 gezahlt. Alle Piraten sind heimgekehrt, und der nächste Spieler ist am Zug.
tutorial-buccaneer-booty = Dieses Schiff trägt zwei Beutestücke. Der Kapitän sucht sich eines aus, das andere bekommt der Besitzer des Maats. Entere es und nimm den Rum.
tutorial-buccaneer-booty-done = Rum für dich und der Leuchter für Schwarz, dessen Pirat der Maat war.
tutorial-buccaneer-wages = Zwei deiner Stapel könnten das Schiff mit 17 entern. Heuer bekommen die Piraten der anderen, deine eigenen arbeiten umsonst. Entere mit dem billigeren Stapel.
tutorial-buccaneer-wages-done = Du musstest nur einen Piraten bezahlen. Der andere Stapel hätte 14 gekostet.
tutorial-buccaneer-wild = Ein Pirat mit Fragezeichen kostet, was das Schiff sagt: hier 1. Entere es, solange er billig ist.
tutorial-buccaneer-wild-done = Das blaue Fragezeichen bekam 1 Dukaten, der schwarze Pirat 3. Auf einem anderen Schiff hätte es 6 kosten können.
tutorial-buccaneer-poor = Du hast 1 Dukaten, das Schiff bringt 12, und die Mannschaft kostet 14. Entere trotzdem: Was du nicht zahlen kannst, zahlt der Vorrat.
tutorial-buccaneer-poor-done = Dir bleibt nur der Dolch, aber du schuldest nichts. Die Mannschaft hat ihre volle Heuer bekommen.
tutorial-buccaneer-fleet = Das ist das letzte der drei offenen Schiffe. Entere es und sieh, was am Horizont auftaucht.
tutorial-buccaneer-fleet-done = Drei neue Schiffe wurden aufgedeckt. Neue kommen erst, wenn alle drei fort sind.
tutorial-buccaneer-mutiny = Blau ist am Zug, aber in Blaus Stapel stehen drei deiner Piraten. Du kannst ihn zwingen, jetzt zu entern. Tu es: Die Heuer wartet.
tutorial-buccaneer-mutiny-done = Blau musste entern. Du wurdest für drei Piraten bezahlt und hast als Maat auch den Leuchter bekommen.
tutorial-buccaneer-obey = Jetzt stehen drei blaue Piraten in deinem Stapel, und Blau hat das Entern verlangt. Alles andere wird abgelehnt: Versuch zu ziehen. Dann entere mit diesem Stapel.
tutorial-buccaneer-obey-done = Nach einer Forderung musst du mit diesem Stapel entern; welches Schiff, entscheidest du.
tutorial-buccaneer-majority = Am Ende wird bezahlt, wer die meisten Stücke einer Art hat: 15 für Truhen. Du und Blau habt je eine. Entere und nimm die Truhe.
tutorial-buccaneer-majority-done = Zwei Truhen: Bleibt es dabei, bekommst du 15 Dukaten. Alle anderen bekommen 1 Dukaten je Stück.
tutorial-buccaneer-last = Ein Schiff ist noch da. Entere es mit der Beute, die dir lieber ist, und die Partie ist aus.
tutorial-buccaneer-last-done = Kein Schiff mehr: Die Beute wird gezählt, und die meisten Dukaten gewinnen. Es sind deine.

# Pirates

tutorial-pirates-assemble = Du bist Rot. Piraten kapern Karten in Trupps, also sammle einen: deine 5 auf die blaue 2. Versuch es auf einem eigenen Piraten, und die Regeln lehnen es ab.
tutorial-pirates-assemble-done = Der Pirat oben ist der Kapitän, und der Trupp gehört seinem Spieler: dir.
tutorial-pirates-party = Auch ganze Trupps lassen sich sammeln. Setz deinen auf den schwarzen Trupp.
tutorial-pirates-party-done = Vier Piraten unter deinem Kapitän. Alle sehen die Farben, aber nur die Heuer des Kapitäns und die Heuern ihrer eigenen Piraten.
tutorial-pirates-capture = Eine Karte braucht so viele Piraten, wie auf ihr steht. Dein Zweiertrupp reicht für das kleine Schiff mit 9 Dukaten: Kapere es. Für die Ruine ist er zu klein, wie dir die Regeln sagen werden.
tutorial-pirates-capture-done = 9 Dukaten für dich, davon 3 für den blauen Piraten; auch der Rum ist deiner.
tutorial-pirates-tokens = Dieses Schiff gibt zwei Plättchen. Der Kapitän nimmt eines, der Besitzer des Maats das andere. Nimm die Truhe.
tutorial-pirates-tokens-done = Eine Truhe für dich, der Anker für Schwarz. Am Ende bringen die meisten Plättchen einer Art Geld.
tutorial-pirates-keep = Du hast keine Dukaten. Kannst du alle Heuern aus den Dukaten der Karte zahlen, behältst du die Karte. Kapere das Schiff mit 16 mit dem billigeren Trupp.
tutorial-pirates-keep-done = Du hast 5 von 16 gezahlt und behältst die Karte mit ihren zwei Steuerrädern. Sie liegt verdeckt: Die anderen sehen nur, dass du sie hast. Mit dem anderen Trupp wären 15 fällig gewesen, und fast nichts wäre geblieben.
tutorial-pirates-supply = Die Karte bringt 12, die Mannschaft kostet 14, und du hast nichts. Kapere sie trotzdem.
tutorial-pirates-supply-done = Der Vorrat zahlte die fehlenden 2, und dafür ist die Karte aus dem Spiel. Die Truhe behältst du.
tutorial-pirates-renew = Das ist die letzte der vier offenen Karten. Kapere sie.
tutorial-pirates-renew-done = Jetzt liegen die nächsten vier Karten offen: Neue kommen erst, wenn alle fort sind.
tutorial-pirates-mutiny = Blau führt einen Trupp, in dem dein Pirat steht. Meutere: Du wirst Kapitän, kaperst sofort und zahlst allen das Doppelte. Im schwarzen Zweiertrupp würde es abgelehnt: zu klein für jede Karte.
tutorial-pirates-mutiny-done = Blau ist jetzt dein Maat und hat den Schwarzen Fleck, der am Ende 10 Dukaten kostet. Du hast 14 gezahlt und behältst den Rest.
tutorial-pirates-spot = Blau hat den Schwarzen Fleck schon. Wer gegen seinen Besitzer meutert, bekommt ihn selbst. Meutere lieber im gelben Trupp.
tutorial-pirates-spot-done = Der Schwarze Fleck ist von Blau zu Gelb gewandert. Gegen Blau wäre er zu dir gekommen.
tutorial-pirates-ransom = Alle deine Piraten dienen anderen, also kannst du einen für 5 Dukaten freikaufen und sofort absetzen. Nimm den aus dem blauen Trupp und setz ihn auf den schwarzen.
tutorial-pirates-ransom-done = Blau bekam 5 Dukaten und behält einen einzelnen Piraten. Deiner ist Kapitän eines Vierertrupps.
tutorial-pirates-monster = Das Seeungeheuer gibt dem Maat nichts: Beide Plättchen gehören dem Kapitän. Und wer es behält, zahlt nichts für den Schwarzen Fleck, den du hast. Kapere es.
tutorial-pirates-monster-done = Ein Steuerrad, ein Anker und das Ungeheuer selbst: Dein Schwarzer Fleck ist jetzt harmlos.
tutorial-pirates-voyage = Bei der Reise zahlt jedes Steuerrad auf behaltenen Karten umso mehr, je mehr Anker du hast. Du hast vier Steuerräder und einen Anker. Was hilft mehr: noch ein Steuerrad oder ein Anker? Kapere die Ruine.
tutorial-pirates-voyage-done = Mit zwei Ankern zahlt jedes deiner vier Steuerräder 6 statt 4.
tutorial-pirates-last = Die letzte Karte. Kapere sie, und die Partie ist aus: Plättchen, Reise und Schwarzer Fleck werden abgerechnet.
tutorial-pirates-last-done = Mehrheiten zahlen, Steuerräder mal Anker zahlen, der Schwarze Fleck kostet 10, und die meisten Dukaten gewinnen: du.

# King of Pirates

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

# Squabble on the Planks

tutorial-planks-place = Du bist Weiß. Zu Beginn stellt jeder drei Piraten auf. Stell deinen letzten auf die gelbe Planke, auf die Backbordseite des Taus. Auf einem Feld steht nur ein Pirat: Das schwarze ist besetzt.
tutorial-planks-place-done = Alle sind aufgestellt. Von jetzt an zeigen zwei Würfel zwei Farben: die Planken, auf die es in diesem Zug ankommt.
tutorial-planks-slide = Du hast Rot und Blau gewürfelt. Eine davon wird geschoben, so viele Felder, wie Piraten darauf stehen. Schieb Rot nach Steuerbord, mit dem Pfeil oder durch Ziehen. Grün wurde nicht gewürfelt: Versuch es.
tutorial-planks-slide-done = Zwei Piraten, zwei Felder. Die Anzeige verrät, wie nah die Planke am Kippen ist.
tutorial-planks-move = Versetz dann einen deiner Piraten von einer anderen Planke auf die andere Farbe, Blau. Wähl deinen Piraten auf der grünen Planke und setz ihn auf das äußerste Feld an Backbord: Dort liegen zwei Dublonen.
tutorial-planks-move-done = Wo Gold liegt, steht man am wenigsten sicher. Verdienen kannst du es nur, wenn jemand fällt.
tutorial-planks-push = Auf dem Goldfeld an Steuerbord steht Türkis. Setz deinen Piraten von Grün trotzdem dorthin: Wer im Weg steht, wird zum Tau hin gerempelt.
tutorial-planks-push-done = Türkis wurde nach innen gerempelt und Grau dahinter auch, bis zur ersten Lücke.
tutorial-planks-rope = Türkis steht auf dem Tau. Setz deinen Piraten dorthin: Am Tau wählst du die Richtung des Remplers. Beide sind möglich.
tutorial-planks-rope-done = Nur am Tau hast du die Wahl; sonst geht ein Rempler zum Tau hin und darüber hinweg.
tutorial-planks-brink = Rot ist weit hinausgeschoben, mit Schwarz und Grau am Ende. Eine Planke kippt, wenn ihr Schwerpunkt jenseits der Deckskante liegt. Schieb sie weiter nach Steuerbord!
tutorial-planks-brink-done = Platsch! Schwarz und Grau haben je einen Piraten im Wasser, und die Planke kommt leer zurück.
tutorial-planks-onward = Versetzen darfst du trotzdem. Von der grünen Planke auf Blau, auf das äußerste Feld an Steuerbord.
tutorial-planks-onward-done = Du stehst auf zwei Dublonen, und in diesem Zug ist jemand gefallen: Jetzt entscheiden alle.
tutorial-planks-gold = Das Gold unter deinen Piraten einsammeln oder Piraten aus dem Wasser zurückholen? Deine sind alle an Bord, also sammle ein.
tutorial-planks-gold-done = Zwei Dublonen für deinen Beutel. Schwarz hat seinen Piraten zurückgeholt, und ein Hai hat genug.
tutorial-planks-pirates = Zwei von deinen sind im Wasser. Wenn du einsammelst, bleiben sie dort. Hol sie zurück.
tutorial-planks-pirates-done = Wer einsammelt, bekommt zuerst sein Gold. Dann kommen Piraten zurück, einer nach dem anderen.
tutorial-planks-back = Piraten kommen auf Felder über dem Deck zurück. Das äußerste Feld von Lila ragt über das Meer: Versuch es, es wird abgelehnt. Setz ihn auf das Feld daneben, an Backbord.
tutorial-planks-back-done = Wieder auf zwei Dublonen, und einer kommt noch.
tutorial-planks-honour = Rot hängt am seidenen Faden. Kommst du dort auf Schwarz zurück, rempelst du die ganze Reihe nach außen, und die Planke kippt. Das bricht den Ehrenkodex: Du legst zurück, was du in diesem Zug eingesammelt hast, und die anderen werden für ihre Piraten bezahlt. Komm auf Orange zurück, auf einem der äußersten Felder über dem Deck.
tutorial-planks-honour-done = Eine saubere Rückkehr. Achte auf die Vorschau: Sie warnt dich, bevor du den Kodex brichst.
tutorial-planks-heel = Jetzt schaukelt die See. Die Last liegt an Steuerbord, also neigt sich das Schiff dorthin, und die Kante an Steuerbord zählt als weiter innen. Nach Steuerbord geschoben würde Rot mit deinem eigenen Piraten kippen. Schieb nach Backbord.
tutorial-planks-heel-done = Auf ruhiger See hätte sie gerade noch gehalten. Bei Krängung schau zweimal auf die Anzeigen.
tutorial-planks-last = Der letzte Hai wartet, und nur du musst noch entscheiden. Sammle ein.
tutorial-planks-last-done = Der letzte Hai zieht ab, alle Beutel werden geöffnet, und die meisten Dublonen gewinnen: 25 für dich.
