# Imparare un gioco, passo dopo passo.

tutorial-learn = Impara
tutorial-coach = Lezione
tutorial-leave = Alla partita
tutorial-step = Passo { $step } di { $steps }
tutorial-everything = { $count ->
    [one] L’unica mossa che le regole permettono qui
   *[other] Tutte le { $count } mosse che le regole permettono qui
}
tutorial-nothing-now = Niente da scegliere ora
tutorial-not-now = Le regole lo permettono. In questo passo fai ciò che brilla; in una vera partita la scelta è tua.
tutorial-rules = Regole:
tutorial-back = Indietro
tutorial-restart = Ricomincia
tutorial-skip = Salta
tutorial-next = Avanti
tutorial-play = Gioca una vera partita
tutorial-learned = Era l’ultimo passo: ora conosci il mestiere.
tutorial-goal = L’obiettivo
tutorial-begin = Comincia
tutorial-about = { $steps } brevi passi sul tabellone vero. Ciò che devi cliccare pulsa.
