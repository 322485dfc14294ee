# Le livret d’Othello.

rulebook-othello-goal = Othello se joue à deux. Les pions, noirs d’un côté et blancs de l’autre, changent sans cesse de camp. Qui a **le plus de pions de sa couleur** à la fin gagne.
rulebook-othello-board = L’othellier a { $size } rangées et { $size } colonnes. Quatre pions sont posés au centre : deux blancs sur la diagonale qui descend vers la droite, deux noirs sur l’autre.
rulebook-othello-first = **Noir** commence ; ensuite, chacun joue à son tour.
rulebook-othello-example-start = Le début. Noir peut poser son premier pion sur l’une des cases marquées.
rulebook-othello-enclose = À votre tour, posez un pion de votre couleur sur une case vide de manière à **encadrer** des pions adverses : entre votre nouveau pion et un autre des vôtres, il doit y en avoir un ou plusieurs, sans trou, sur une rangée, une colonne ou une diagonale.
rulebook-othello-turn = On retourne alors **tous** les pions ainsi encadrés, dans chacune des huit directions, et ils sont à vous. Les pions qui viennent d’être retournés n’en encadrent pas d’autres.
rulebook-othello-must = Un coup doit retourner au moins un pion. Aucun pion n’est jamais déplacé ni retiré.
rulebook-othello-example-before =
    Noir joue { $move }, sur la case cerclée, et encadre { $discs ->
        [one] le pion marqué
       *[other] les { $discs } pions marqués
    }.
rulebook-othello-example-after =
    Après { $move } : { $discs ->
        [one] le pion est retourné
       *[other] les { $discs } pions sont retournés
    }.
rulebook-othello-pass = Qui ne peut rien retourner doit **passer**, et l’autre rejoue. Qui peut retourner quelque chose n’a pas le droit de passer.
rulebook-othello-end = La partie s’arrête quand **aucun** des deux ne peut plus jouer, le plus souvent parce que l’othellier est plein. On compte alors les pions. À égalité, la partie est nulle.
rulebook-othello-squares = Les colonnes ont des lettres à partir de la gauche, les rangées des numéros à partir du haut : `a1` est le coin en haut à gauche.
rulebook-othello-writing = Un coup s’écrit par le nom de la case où le pion est posé ; passer s’écrit `pass`. Une partie entière s’écrit d’un seul tenant, comme `f5d6c3`.
rulebook-othello-hint-corners = Un pion dans un **coin** ne peut plus jamais être retourné, et ce qui s’appuie sur lui est solide aussi. Prenez les coins, ne les donnez pas.
rulebook-othello-hint-next-to-corners = Évitez donc les cases voisines d’un coin vide, surtout celle qui le touche en diagonale : elle livre le coin à l’adversaire.
rulebook-othello-hint-mobility = Comptez les coups, pas les pions. Qui n’a plus de bon coup doit en jouer un mauvais : gardez-en beaucoup pour vous, laissez-en peu à l’autre.
rulebook-othello-hint-few = Dans la première moitié de la partie, mieux vaut avoir **peu** de pions, entourés par ceux de l’adversaire : ils vous donnent des coups.
rulebook-othello-hint-edges = Ne courez pas vers les bords : un pion du bord est difficile à déloger, mais il peut servir de pont vers votre coin.
rulebook-othello-hint-last = Vers la fin, tâchez de jouer le dernier dans chaque région : personne ne retournera plus ces pions-là.
