# Imparare un gioco, passo dopo passo.

tutorial-learn = Imparare
tutorial-coach = Lezione
tutorial-leave = Alla partita
tutorial-step = Passo { $step } di { $steps }
tutorial-everything = { $count ->
    [one] L’unica cosa che le regole permettono qui
   *[other] Tutte le { $count } cose che le regole permettono qui
}
tutorial-nothing-now = Ora non c’è nulla da scegliere
tutorial-not-now = Le regole lo permettono. In questo passo fa’ ciò che brilla; in una partita la scelta è tua.
tutorial-rules = Regole:
tutorial-back = Indietro
tutorial-restart = Dall’inizio
tutorial-skip = Salta
tutorial-next = Avanti
tutorial-play = Gioca una vera partita
tutorial-learned = Era l’ultimo passo: ora conosci il mestiere.
