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
tutorial-goal = Das Ziel
tutorial-begin = Los geht’s
tutorial-about = { $steps } kurze Schritte auf dem echten Spielplan. Was du anklicken sollst, pulsiert.
