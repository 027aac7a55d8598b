# What is wrong with an edition or a position of Buccaneer.
buc-wrong-ships = navires
buc-wrong-crew = un navire demande de 2 à 9 pirates, pas { $crew }
buc-wrong-becalmed = 0 ou 1 : à 2, les navires sont partis
buc-wrong-nobody-asked = personne n’est interrogé dans cette position
buc-wrong-not-asked = la place { $seat } n’est pas interrogée, ou répond deux fois
buc-wrong-order = la place { $asked } est interrogée avant la place { $seat }
buc-wrong-captain = { $captain } ne peut pas être posé sur { $mate }, un pirate de sa couleur
