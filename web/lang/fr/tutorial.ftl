# Apprendre un jeu, pas à pas.

tutorial-learn = Apprendre
tutorial-coach = Leçon
tutorial-leave = À la partie
tutorial-step = Étape { $step } sur { $steps }
tutorial-everything = { $count ->
    [one] Le seul coup que les règles permettent ici
   *[other] Les { $count } coups que les règles permettent ici
}
tutorial-nothing-now = Rien à choisir pour l’instant
tutorial-not-now = Les règles le permettent. Dans cette étape, faites ce qui brille ; dans une vraie partie, c’est vous qui choisissez.
tutorial-rules = Règles :
tutorial-back = Retour
tutorial-restart = Recommencer
tutorial-skip = Passer
tutorial-next = Suite
tutorial-play = Jouer une vraie partie
tutorial-learned = C’était la dernière étape : vous connaissez les ficelles.
tutorial-goal = Le but
tutorial-begin = Commencer
tutorial-about = { $steps } courtes étapes sur le vrai plateau. Ce qu’il faut cliquer palpite.
