# What is wrong with an edition or a position of Pirates.
pir-wrong-cards = cartes
pir-wrong-crew = { $crew } : une carte demande de 2 à 9 pirates
pir-wrong-none = { $kind ->
    [ruin] une ruine
    [monster] le monstre marin
   *[ship] un navire
} n’en montre pas
pir-wrong-monster-tokens = le monstre marin montre une barre et une ancre
pir-wrong-no-monster = une carte doit être le monstre marin
pir-wrong-second-monster = un second monstre marin ; il n’y en a qu’un
pir-wrong-monsters = il n’y a qu’un monstre marin
pir-wrong-black-spot = personne ne l’a avant qu’une mutinerie n’ait capturé une carte
pir-wrong-becalmed = 0 ou 1 : à 2, les cartes sont parties
pir-wrong-ransoms = à { $most } rançons, il y a blocage
