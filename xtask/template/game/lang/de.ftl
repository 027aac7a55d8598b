# Der Tisch von Template Game.
tpl-title = Template Game
tpl-pitch = Rudere vom Wrack in den Hafen, sammle unterwegs Gold und spar dir deinen Talisman für den richtigen Augenblick auf.
tpl-goal = Hab das meiste Gold, wenn das erste Boot den Hafen erreicht.
tpl-color = { $color ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
tpl-gold = { $count } Gold
tpl-ask = wähle einen Würfel, um so weit zu rudern, oder spiel deinen Talisman.
tpl-ask-dice = wähle einen Würfel, um so weit zu rudern.
tpl-until-end = { $left ->
    [0] Ein Boot ist im Hafen
    [one] 1 Feld bis zum Hafen
   *[other] { $left } Felder bis zum Hafen
}
tpl-option-charms = Alle sehen alle Talismane
tpl-way-label = Der Weg vom Wrack zum Hafen
tpl-boats-label = Boote
tpl-dice-label = Die Würfel
tpl-wreck = Wrack
tpl-harbour = Hafen
tpl-space = Feld { $space }
tpl-space-with = { $space }: { $what }
tpl-charm = Talisman
tpl-charm-own = Dein Talisman: { $pips }
tpl-charm-known = Talisman: { $pips }
tpl-charm-hidden = Ein Talisman, den nur sein Besitzer kennt
tpl-charm-played = Der Talisman ist gespielt
tpl-charm-goes = Du kannst deinen Talisman nur einmal spielen. Am Ende behalten, ist er { $gold } wert.
tpl-at = Auf Feld { $space }
tpl-at-wreck = Am Wrack
tpl-gold-title = Gold
tpl-kept = Talisman behalten
tpl-total = Gesamt

# Aktionen.
tpl-act-row = { $pips } rudern{ $stop }
tpl-act-charm = Den Talisman spielen und { $pips } rudern{ $stop }
tpl-act-charm-unknown = Den Talisman spielen{ $stop }
tpl-stop = , auf Feld { $space }
tpl-stop-gold = , auf Feld { $space }, für { $gold }
tpl-stop-harbour = , in den Hafen, für { $gold }

# Das Protokoll.
tpl-first = { $who } beginnt.
tpl-dealt = { $who } bekommt den Talisman { $pips }.
tpl-dealt-hidden = { $who } bekommt einen Talisman.
tpl-rolled = { $who } würfelt { $one } und { $other }.
tpl-played = { $who } spielt den Talisman { $pips }.
tpl-rowed = { $who } rudert auf Feld { $space }.
tpl-arrived = { $who } rudert in den Hafen.
tpl-took = { $who } nimmt { $gold }.
tpl-over = Es ist aus. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $best } Gold.

# Ablehnungen.
tpl-no-not-rolled = Die Würfel zeigen { $one } und { $other }: Rudere um eine dieser Zahlen.
tpl-no-dice = Die Würfel sind noch nicht gefallen.
tpl-no-charm = Du hast deinen Talisman schon gespielt.

# Die Lektion.
tutorial-template-game-row = Du bist Rot. Die Würfel zeigen 2 und 5. Rudere um eine dieser Zahlen: Fünf Felder weiter liegt nichts, zwei Felder weiter liegen 2 Gold. Wähle die 2. Eine 1 zeigen die Würfel nicht: Klicke auf das nächste Feld, und die Regeln sagen es dir.
tutorial-template-game-row-done = Du hast auf dem Gold angehalten, also gehört es dir. Wer später dort anhält, findet nichts mehr.
tutorial-template-game-speed = Gold ist nicht alles: Die Partie endet, sobald jemand im Hafen ist. Jetzt liegt nichts in Reichweite, also rudere weit. Wähle die 6.
tutorial-template-game-speed-done = Ein guter Vorsprung. Auf einem Feld haben mehrere Boote Platz, niemand kann dich aufhalten.
tutorial-template-game-charm = Vier Felder weiter liegen 4 Gold, aber die Würfel zeigen 1 und 2. Dein Talisman hat die Zahl 4, und nur du siehst sie. Spiel ihn.
tutorial-template-game-charm-done = Du bist 4 gerudert und hast das Gold genommen. Der Talisman ist weg: Du hast nur einen.
tutorial-template-game-once = Dein Talisman ist gespielt. Klicke ihn an und sieh, was die Regeln sagen. Dann rudere mit einem Würfel zum Gold.
tutorial-template-game-once-done = Von jetzt an entscheiden die Würfel.
tutorial-template-game-end = Der Hafen ist nah, und kein Boot fährt über ihn hinaus: 3 oder mehr genügen. Blau hat mehr Gold, aber nicht, wenn du jetzt ankommst. Wähle die 6.
tutorial-template-game-end-done = Die Partie ist sofort aus. Die 5 Gold des Hafens gehören dir, und ein nie gespielter Talisman zählt noch 2. Das meiste Gold gewinnt.

tpl-sketch-gold = Gold
tpl-sketch-harbour = Hafen
tpl-sketch-dice = Würfel { $one } und { $other }
tpl-sketch-boat = { $gold } Gold, Talisman { $charm }
tpl-sketch-played = gespielt
tpl-sketch-edition = Template Game, Ausgabe `{ $name }`
tpl-sketch-keepsake = { $gold } Gold für einen behaltenen Talisman
tpl-sketch-way = Gold auf dem Weg: { $gold }
