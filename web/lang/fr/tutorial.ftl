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

# Buccaneer

tutorial-buccaneer-stack = Vous êtes rouge. Seules des piles de pirates peuvent aborder un navire : construisez-en une. Cliquez sur votre pirate marqué 5, puis sur celui de bleu marqué 3, puis sur Confirmer. Un pirate seul n’aborde rien : essayez un navire, les règles vous le diront.
tutorial-buccaneer-stack-done = Votre pirate est au sommet, la pile est donc à vous : il en est le capitaine. Le pirate bleu, dessous, est le second.
tutorial-buccaneer-others = On ne se déplace que sur les pirates et les piles des autres. Posez votre 4 sur la pile noire. Essayez d’abord sur votre propre pile, pour voir ce qui arrive.
tutorial-buccaneer-others-done = Une pile de trois, et elle est à vous. Les règles ne vous auraient pas laissé aller sur la propre pile de rouge.
tutorial-buccaneer-whole = Une pile se déplace tout entière. Posez votre pile de trois sur le 5 bleu.
tutorial-buccaneer-whole-done = Quatre pirates. Tous voient les couleurs, mais seulement la solde du capitaine. Si vous retenez ce qui a été couvert, vous savez ce que la pile coûtera.
tutorial-buccaneer-board = Votre pile de deux suffit comme équipage pour le navire de 10 ducats. Choisissez la pile, puis le navire. Regardez l’aperçu avant de confirmer.
tutorial-buccaneer-board-done = Vous avez pris 10 ducats et payé au pirate bleu sa solde de 3. Tous les pirates sont rentrés, et c’est au joueur suivant.
tutorial-buccaneer-booty = Ce navire porte deux pièces de butin. Le capitaine en choisit une, le propriétaire du second reçoit l’autre. Abordez-le et prenez le rhum.
tutorial-buccaneer-booty-done = Le rhum pour vous, et le chandelier pour noir, dont le pirate était le second.
tutorial-buccaneer-wages = Deux de vos piles pourraient aborder le navire de 17. La solde va aux pirates des autres, les vôtres travaillent gratuitement. Abordez avec la pile la moins chère.
tutorial-buccaneer-wages-done = Vous n’aviez qu’un pirate à payer. L’autre pile aurait coûté 14.
tutorial-buccaneer-wild = Un pirate au point d’interrogation coûte ce que dit le navire : ici 1. Abordez tant qu’il est bon marché.
tutorial-buccaneer-wild-done = Le point d’interrogation bleu a reçu 1 ducat, le pirate noir 3. Sur un autre navire, il aurait pu en coûter 6.
tutorial-buccaneer-poor = Vous avez 1 ducat, le navire en rapporte 12 et l’équipage en coûte 14. Abordez quand même : la réserve paie ce que vous ne pouvez pas payer.
tutorial-buccaneer-poor-done = Il ne vous reste que la dague, mais vous ne devez rien. L’équipage a reçu toute sa solde.
tutorial-buccaneer-fleet = C’est le dernier des trois navires visibles. Abordez-le, et voyez ce qui monte à l’horizon.
tutorial-buccaneer-fleet-done = Trois nouveaux navires ont été retournés. Il n’en vient de nouveaux que lorsque les trois sont partis.
tutorial-buccaneer-mutiny = C’est le tour de bleu, mais trois de vos pirates sont dans sa pile. Vous pouvez la forcer à aborder maintenant. Faites-le : la solde attend.
tutorial-buccaneer-mutiny-done = Bleu a dû aborder. Vous avez été payé pour trois pirates et, comme second, vous avez aussi le chandelier.
tutorial-buccaneer-obey = Maintenant trois pirates bleus sont dans votre pile, et bleu a exigé un abordage. Tout le reste est refusé : essayez un déplacement. Puis abordez avec cette pile.
tutorial-buccaneer-obey-done = Après une exigence, vous devez aborder avec cette pile, mais vous choisissez le navire.
tutorial-buccaneer-majority = À la fin, le joueur qui a le plus de pièces d’une sorte est payé : 15 pour les coffres. Bleu et vous en avez un chacun. Abordez et prenez le coffre.
tutorial-buccaneer-majority-done = Deux coffres : si cela dure, vous recevez 15 ducats. Tous les autres reçoivent 1 ducat par pièce.
tutorial-buccaneer-last = Il reste un navire. Abordez-le, avec le butin que vous préférez, et la partie est finie.
tutorial-buccaneer-last-done = Plus de navire : on compte le butin, et le plus riche l’emporte. C’est vous.

# Pirates

tutorial-pirates-assemble = Vous êtes rouge. Les pirates capturent les cartes en bandes : rassemblez-en une, votre 5 sur le 2 bleu. Essayez sur un de vos pirates, et les règles refusent.
tutorial-pirates-assemble-done = Le pirate du sommet est le capitaine, et la bande est à son joueur : à vous.
tutorial-pirates-party = Vous pouvez aussi rassembler des bandes entières. Posez la vôtre sur la bande noire.
tutorial-pirates-party-done = Quatre pirates sous votre capitaine. Tous voient les couleurs, mais seulement la solde du capitaine et celles de leurs propres pirates.
tutorial-pirates-capture = Une carte demande autant de pirates qu’elle l’indique. Votre bande de deux suffit pour le petit navire de 9 ducats : capturez-le. Pour la ruine elle est trop petite, comme les règles vous le diront.
tutorial-pirates-capture-done = 9 ducats pour vous, dont 3 pour le pirate bleu ; le rhum est à vous aussi.
tutorial-pirates-tokens = Ce navire donne deux jetons. Le capitaine en prend un, le propriétaire du second l’autre. Prenez le coffre.
tutorial-pirates-tokens-done = Un coffre pour vous, l’ancre pour noir. À la fin, le joueur qui a le plus de jetons d’une sorte est payé.
tutorial-pirates-keep = Vous n’avez pas de ducats. Si les ducats de la carte suffisent à payer toutes les soldes, vous gardez la carte. Capturez le navire de 16 avec la bande la moins chère.
tutorial-pirates-keep-done = Vous avez payé 5 sur 16 et gardez la carte avec ses deux barres. Elle reste face cachée : les autres voient seulement que vous l’avez. Avec l’autre bande il aurait fallu 15, et presque rien ne serait resté.
tutorial-pirates-supply = La carte rapporte 12, l’équipage coûte 14, et vous n’avez rien. Capturez-la quand même.
tutorial-pirates-supply-done = La réserve a payé les 2 manquants, et la carte sort donc du jeu. Vous gardez le coffre.
tutorial-pirates-renew = C’est la dernière des quatre cartes visibles. Capturez-la.
tutorial-pirates-renew-done = Les quatre cartes suivantes sont visibles : il n’en vient de nouvelles que lorsque toutes sont parties.
tutorial-pirates-mutiny = Bleu commande une bande où se trouve votre pirate. Mutinez-vous : vous devenez capitaine, capturez aussitôt et payez le double à chacun. Dans la bande noire de deux, ce serait refusé : elle est trop petite pour toute carte.
tutorial-pirates-mutiny-done = Bleu est maintenant votre second et porte la marque noire, qui coûte 10 ducats à la fin. Vous avez payé 14 et gardez le reste.
tutorial-pirates-spot = Bleu porte déjà la marque noire. Si vous vous mutinez contre son porteur, c’est vous qui la recevez. Mutinez-vous plutôt dans la bande jaune.
tutorial-pirates-spot-done = La marque noire est passée de bleu à jaune. Contre bleu, elle serait venue à vous.
tutorial-pirates-ransom = Tous vos pirates servent sous d’autres : vous pouvez en racheter un pour 5 ducats et le poser aussitôt. Prenez celui de la bande bleue et posez-le sur la noire.
tutorial-pirates-ransom-done = Bleu a reçu 5 ducats et garde un pirate seul. Le vôtre est capitaine d’une bande de quatre.
tutorial-pirates-monster = Le monstre marin ne donne rien au second : les deux jetons vont au capitaine. Et si vous le gardez, vous ne payez rien pour la marque noire, que vous portez. Capturez-le.
tutorial-pirates-monster-done = Une barre, une ancre et le monstre lui-même : votre marque noire est inoffensive.
tutorial-pirates-voyage = Pour le voyage, plus vous avez d’ancres, plus chaque barre de vos cartes gardées rapporte. Vous avez quatre barres et une ancre. Qu’est-ce qui aide le plus : une autre barre ou une ancre ? Capturez la ruine.
tutorial-pirates-voyage-done = Avec deux ancres, chacune de vos quatre barres rapporte 6 au lieu de 4.
tutorial-pirates-last = La dernière carte. Capturez-la, et la partie est finie : on compte jetons, voyage et marque noire.
tutorial-pirates-last-done = Les majorités paient, les barres fois les ancres paient, la marque noire coûte 10, et le plus riche l’emporte : vous.

# King of Pirates

tutorial-king-of-pirates-sail = Vous êtes rouge, dans votre repaire, et pouvez naviguer de deux cases. Les tuiles cachées couvrent des navires, ou rien du tout. Cap à l’ouest. (À l’est, c’est le bord du plateau.)
tutorial-king-of-pirates-sail-done = La tuile était vide et disparaît. Il vous reste une case.
tutorial-king-of-pirates-merchant = Continuez vers le sud-ouest, où se trouve une autre tuile.
tutorial-king-of-pirates-merchant-done = Un petit navire marchand espagnol. Les marchands ne vous arrêtent pas, mais votre déplacement finit ici : vous pouvez combattre.
tutorial-king-of-pirates-attack = Le marchand a une défense de 5. Deux dés, plus 2 pour l’artillerie de votre capitaine, doivent l’atteindre. Attaquez !
tutorial-king-of-pirates-attack-done = Double 1 : avec l’artillerie cela fait 4. Pas assez.
tutorial-king-of-pirates-cannonball = Un boulet permet de relancer un dé ou les deux, tant que vos dés perdent. Vous en avez un : relancez les deux.
tutorial-king-of-pirates-cannonball-done = 8 et 2 battent le marchand. Deux cartes de butin ont rapporté 300 doublons, et le navire quitte le plateau.
tutorial-king-of-pirates-warship = Un navire de guerre met fin à votre déplacement et doit être combattu. Votre équipage est bon : cap à l’ouest, droit dessus.
tutorial-king-of-pirates-warship-done = 7 et 2 d’artillerie atteignent sa défense de 8. Quatre cartes de butin : 800 doublons.
tutorial-king-of-pirates-upkeep = Chaque tour commence par l’entretien : deux nouvelles cartes, mais personne n’en tient plus de six. Vous en avez cinq, donc l’une doit partir. Défaussez les soldats.
tutorial-king-of-pirates-upkeep-done = Vous avez pioché deux cartes, le Hollandais a bougé, et le dé d’entretien vous a coûté un rhum. Sans rhum, c’est la mutinerie. Puis chacun peut jouer des cartes avant que vous ne naviguiez.
tutorial-king-of-pirates-tailwind = Le scorbut vous réduit à une case. Un vent arrière ajoute jusqu’à deux cases que le scorbut ne touche pas. Jouez-le.
tutorial-king-of-pirates-tailwind-done = Trois cases maintenant. Chaque carte dit quand vous pouvez la jouer : cliquez dessus pour le savoir.
tutorial-king-of-pirates-dig = Votre déplacement a fini sur une grande île, et personne ne joue de carte. Elle demande quatre cartes au trésor : vous en tenez trois, et Velvet Odile compte pour une. Creusez !
tutorial-king-of-pirates-dig-done = 3000 doublons. Les cartes au trésor sont parties, et au prochain tour vous ne pourrez pas recreuser ici.
tutorial-king-of-pirates-home = Peu de rhum, pas de boulets, le scorbut : il vous faut un repaire. N’importe lequel des sept convient. Cap à l’est.
tutorial-king-of-pirates-home-done = Le scorbut disparaît aussitôt, et personne ne peut vous attaquer ici. Le chantier est ouvert.
tutorial-king-of-pirates-buy = Une section centrale coûte 2500 : une voile, une couchette et de la place en plus. Achetez la cale.
tutorial-king-of-pirates-buy-done = Un navire plus grand, et deux pirates veulent embarquer. Vous avez trois couchettes pour quatre pirates.
tutorial-king-of-pirates-crew = L’un doit partir. Chaque pirate a une capacité d’équipage et une de capitaine. Renvoyez Cutwater Brom.
tutorial-king-of-pirates-crew-done = Trois tiennent à bord. Vous pourriez en renvoyer d’autres ; nommez un capitaine, et vous refaites le plein de rhum et de boulets.
tutorial-king-of-pirates-ambush = Bleu vous attaque. Avant les dés, tous ceux qui tiennent des cartes sont interrogés en même temps, vous aussi. L’embuscade ajoute 3 à votre défense : jouez-la.
tutorial-king-of-pirates-ambush-done = Maintenant vous lancez tous les deux. Le plus haut total l’emporte et prend à l’autre la somme de quatre cartes de butin.
tutorial-king-of-pirates-mutiny = Plus de rhum, et une mutinerie va jeter votre capitaine dehors. Un bouc émissaire l’empêche : sacrifiez Tam Hardtack.
tutorial-king-of-pirates-mutiny-done = Le capitaine reste, le navire reste, le tour continue. Tam, non.
tutorial-king-of-pirates-dutchman = Bleu est près de la victoire et à côté du Hollandais volant. Jouez la carte et choisissez l’ouest : sur le navire bleu.
tutorial-king-of-pirates-dutchman-done = Bleu a perdu toutes ses cartes et tous ses pirates, et a été chassé vers un coin. Dans un repaire, il aurait été à l’abri.
tutorial-king-of-pirates-king = Vous avez 8200. La petite île demande trois cartes au trésor, et votre équipage a trois indices. Creusez, et soyez roi.
tutorial-king-of-pirates-king-done = Plus de 10 000 doublons : vous gagnez aussitôt, peu importe à qui c’est le tour.

# Squabble on the Planks

tutorial-planks-place = Vous êtes blanc. Au début, chacun place trois pirates. Posez le dernier sur la planche jaune, à bâbord de la corde. Une case ne porte qu’un pirate : celle de noir est prise.
tutorial-planks-place-done = Tous sont placés. Désormais deux dés montrent deux couleurs : les planches qui comptent pour ce tour.
tutorial-planks-slide = Vous avez lancé rouge et bleu. L’une glisse d’autant de cases qu’elle porte de pirates. Faites glisser rouge à tribord, par sa flèche ou en la tirant. Vert n’est pas sorti : essayez.
tutorial-planks-slide-done = Deux pirates, deux cases. La jauge montre à quel point la planche est près de basculer.
tutorial-planks-move = Déplacez ensuite un de vos pirates d’une autre planche vers l’autre couleur, bleu. Choisissez votre pirate sur la planche verte et posez-le sur la case la plus à bâbord : deux doublons s’y trouvent.
tutorial-planks-move-done = L’or se trouve là où c’est le moins sûr. Vous ne le gagnez que si quelqu’un tombe.
tutorial-planks-push = Turquoise se tient sur la case d’or à tribord. Posez-y quand même votre pirate de vert : ceux qui gênent sont poussés vers la corde.
tutorial-planks-push-done = Turquoise a été poussé vers l’intérieur, et gris derrière lui, jusqu’au premier vide.
tutorial-planks-rope = Turquoise est sur la corde. Posez-y votre pirate : à la corde, vous choisissez le sens de la poussée. L’un ou l’autre convient.
tutorial-planks-rope-done = Vous n’avez ce choix qu’à la corde ; ailleurs, on pousse vers la corde et au-delà.
tutorial-planks-brink = Rouge a glissé loin, avec noir et gris au bout. Une planche bascule quand son centre de gravité passe le bord du pont. Faites-la glisser encore à tribord !
tutorial-planks-brink-done = Plouf ! Noir et gris ont chacun un pirate à l’eau, et la planche revient vide.
tutorial-planks-onward = Vous pouvez quand même déplacer un pirate : de la planche verte sur bleu, à la case la plus à tribord.
tutorial-planks-onward-done = Vous êtes sur deux doublons, et quelqu’un est tombé pendant ce tour : chacun décide.
tutorial-planks-gold = Ramasser l’or sous vos pirates, ou remonter des pirates à bord ? Les vôtres sont tous à bord : ramassez.
tutorial-planks-gold-done = Deux doublons pour votre bourse. Noir a remonté son pirate, et un requin en a assez.
tutorial-planks-pirates = Deux des vôtres sont à l’eau. Si vous ramassez, ils y restent. Remontez-les à bord.
tutorial-planks-pirates-done = Ceux qui ramassent reçoivent d’abord leur or. Puis les pirates reviennent, un à la fois.
tutorial-planks-back = Les pirates reviennent sur des cases au-dessus du pont. La case extrême de violet surplombe la mer : essayez, elle est refusée. Posez-le sur la case voisine, à bâbord.
tutorial-planks-back-done = De nouveau sur deux doublons, et encore un pirate à venir.
tutorial-planks-honour = Rouge ne tient qu’à un fil. Si vous y revenez sur noir, vous poussez toute la rangée vers l’extérieur et la planche bascule. Cela enfreint le code d’honneur : vous rendez ce que vous avez ramassé pendant ce tour, et les autres sont payés pour leurs pirates. Revenez sur orange, à l’une des cases extrêmes au-dessus du pont.
tutorial-planks-honour-done = Un retour sans faute. Regardez l’aperçu : il vous avertit avant que vous n’enfreigniez le code.
tutorial-planks-heel = La mer bouge maintenant. La charge est à tribord : le navire gîte de ce côté, et le bord de tribord compte comme plus proche. Glissée à tribord, rouge basculerait avec votre propre pirate. Faites-la glisser à bâbord.
tutorial-planks-heel-done = Par mer calme elle aurait tout juste tenu. Avec de la gîte, regardez deux fois les jauges.
tutorial-planks-last = Le dernier requin attend, et vous seul devez encore décider. Ramassez.
tutorial-planks-last-done = Le dernier requin s’en va, les bourses s’ouvrent, et le plus riche l’emporte : 25 doublons pour vous.
