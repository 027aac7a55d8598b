# What is wrong with an edition or a position of Pirates.
pir-wrong-cards = carte
pir-wrong-crew = { $crew }: una carta richiede da 2 a 9 pirati
pir-wrong-none = { $kind ->
    [ruin] una rovina
    [monster] il mostro marino
   *[ship] una nave
} non ne mostra
pir-wrong-monster-tokens = il mostro marino mostra un timone e un’ancora
pir-wrong-no-monster = una carta deve essere il mostro marino
pir-wrong-second-monster = un secondo mostro marino; ce n’è uno solo
pir-wrong-monsters = c’è un solo mostro marino
pir-wrong-black-spot = nessuno ce l’ha prima che un ammutinamento abbia catturato una carta
pir-wrong-becalmed = 0 o 1: a 2 le carte sono andate via
pir-wrong-ransoms = a { $most } riscatti c’è lo stallo
