# Les bots : une phrase pour chacun.

cast-pip = Première semaine en mer, et déjà deux fois le mal de mer.
cast-nell = Grimpe partout, ne compte nulle part.
cast-tam = Donnerait n’importe quel trésor pour un biscuit.
cast-wren = Pose des questions toute la journée et oublie les réponses.
cast-kit = A fui l’école, et cela se voit.
cast-dot = Salue tous les navires, même ennemis.
cast-otto = Fredonne en réfléchissant, et réfléchit en fredonnant.
cast-molly = Rit beaucoup, perd de bonne grâce et rejoue toujours.
cast-barnaby = A un perroquet qui donne de mauvais conseils.
cast-ines = Hardie le matin, désolée le soir.
cast-rufus = Une histoire pour chaque cicatrice, une cicatrice pour chaque histoire.
cast-saskia = Parie sur tout, et gaiement.
cast-marlow = Note tout, surtout à votre sujet.
cast-voss = Pardonne peu d’erreurs, et jamais les vôtres.
cast-castella = Vous vend votre propre rhum avec le sourire.
cast-thorsen = Bruyant, patient, et jamais pressé de payer.
cast-amara = Connaît chaque port, et ceux qui lui doivent de l’argent.
cast-quill = A appris les règles par cœur, puis les moyens de les contourner.
cast-hallow = Plus rien ne l’étonne depuis la grande tempête.
cast-thorne = Prend son temps et n’oublie rien.
cast-serrano = Poli jusqu’au dernier ducat. Jusqu’à votre dernier ducat.
cast-okoye = Voit trois tours à l’avance et sourit au quatrième.
cast-vasari = Joue aux échecs contre le chat du bord, et gagne.
cast-brandt = Deux fois à la retraite. La mer n’a pas voulu.
