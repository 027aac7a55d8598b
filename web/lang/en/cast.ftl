# The bots: a line of character each.

cast-pip = In the first week at sea, and seasick twice already.
cast-nell = Climbs everything, counts nothing.
cast-tam = Would trade any treasure for a biscuit.
cast-wren = Asks questions all day and forgets the answers.
cast-kit = Ran away from school, and it shows.
cast-dot = Waves at passing ships, even at enemies.
cast-otto = Hums while thinking, and thinks while humming.
cast-molly = Laughs a lot, loses well, and always plays again.
cast-barnaby = Keeps a parrot that gives bad advice.
cast-ines = Bold before noon, sorry by evening.
cast-rufus = Has a story for every scar, and a scar for every story.
cast-saskia = Bets on anything, cheerfully.
cast-marlow = Writes everything down, mostly about you.
cast-voss = Forgives few mistakes, and none of yours.
cast-castella = Sells you your own rum with a smile.
cast-thorsen = Loud, patient, and never in a hurry to pay.
cast-amara = Knows every harbour, and who owes her there.
cast-quill = Learned the rules by heart, then the ways around them.
cast-hallow = Has not been surprised since the great storm.
cast-thorne = Takes her time and forgets nothing.
cast-serrano = Polite to the last ducat. To your last ducat.
cast-okoye = Sees three turns ahead and smiles at the fourth.
cast-vasari = Plays chess with the ship’s cat, and wins.
cast-brandt = Retired twice. The sea would not have it.
