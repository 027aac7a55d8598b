# What is wrong with an edition or a position of Pirates.
pir-wrong-cards = Karten
pir-wrong-crew = { $crew }: eine Karte braucht 2 bis 9 Piraten
pir-wrong-none = { $kind ->
    [ruin] eine Ruine
    [monster] das Seeungeheuer
   *[ship] ein Schiff
} zeigt keine
pir-wrong-monster-tokens = das Seeungeheuer zeigt ein Steuerrad und einen Anker
pir-wrong-no-monster = eine Karte muss das Seeungeheuer sein
pir-wrong-second-monster = ein zweites Seeungeheuer; es gibt nur eines
pir-wrong-monsters = es gibt nur ein Seeungeheuer
pir-wrong-black-spot = niemand hat ihn, bevor eine Meuterei eine Karte gekapert hat
pir-wrong-becalmed = 0 oder 1: bei 2 sind die Karten weg
pir-wrong-ransoms = bei { $most } Freikäufen entsteht ein Patt
