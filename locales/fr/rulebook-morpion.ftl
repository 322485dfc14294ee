# Le livret du morpion, pour toute grille et tout nombre de joueurs.

rulebook-morpion-goal =
    Le morpion se joue à { $players ->
        [2] deux
       *[other] { $players }
    }. Il s’agit d’être le premier à **aligner { $align } de ses symboles**.
rulebook-morpion-goal-misere = Le morpion à qui perd gagne se joue à deux. Qui **aligne { $align } de ses symboles perd**, et l’autre gagne.
rulebook-morpion-goal-misere-many = Le morpion à qui perd gagne, ici à { $players } joueurs. Qui **aligne { $align } de ses symboles perd**, et la partie est finie : il y a un perdant, mais pas de gagnant.

rulebook-morpion-board = La grille a { $width } colonnes et { $height } lignes. Elle est vide au début.
rulebook-morpion-symbols-two = L’un trace des **croix** (X), l’autre des **ronds** (O).
rulebook-morpion-symbols-many = Chaque joueur a sa lettre, de **A** à **{ $last }**.
rulebook-morpion-first = Le premier joueur est tiré au sort ; ensuite, chacun joue dans l’ordre des places.

rulebook-morpion-turn = À votre tour, mettez un symbole sur une case vide. On ne peut pas passer, et aucun symbole n’est jamais déplacé ni retiré.

rulebook-morpion-line = La partie s’arrête dès que quelqu’un a { $align } symboles côte à côte en ligne droite : **horizontalement, verticalement ou sur une diagonale**. Un même symbole peut terminer plusieurs alignements à la fois.
rulebook-morpion-longer = Un alignement de plus de { $align } compte aussi.
rulebook-morpion-exact = Un alignement de plus de { $align } **ne compte pas** : il en faut { $align } exactement, ni plus ni moins.
rulebook-morpion-draw = Si la grille est pleine et que personne n’a d’alignement, la partie est nulle.
rulebook-morpion-example-won = { $player } a terminé un alignement et gagne.
rulebook-morpion-example-lost = { $player } a terminé un alignement et perd.

rulebook-morpion-squares = Une case se nomme par la lettre de sa colonne et le numéro de sa ligne en partant du haut : `B2` est dans la deuxième colonne et la deuxième ligne. Un coup s’écrit par le nom de la case qu’il remplit.

rulebook-morpion-hint-look = Avant chaque coup, regardez deux choses : pouvez-vous terminer un alignement, et quelqu’un menace-t-il de le faire ?
rulebook-morpion-hint-classic = Prenez le centre s’il est libre, un coin sinon : plus d’alignements passent par le centre et les coins que par les côtés.
rulebook-morpion-hint-eight = Il y a huit alignements : trois rangées, trois colonnes et deux diagonales. Quatre passent par le centre, trois par chaque coin, deux par le milieu de chaque côté. Qui tient le centre et regarde avant chaque coup ne peut pas perdre.
rulebook-morpion-hint-answer = Si l’autre a commencé au centre, répondez dans un **coin** : une réponse au milieu d’un côté (sur la croix) perd. Si l’autre a commencé dans un coin, répondez au **centre** : tout le reste perd. Quand il prend ensuite le coin opposé, sur la diagonale, jouez au milieu d’un côté, pour qu’il doive parer au lieu de faire une fourchette.
rulebook-morpion-hint-classic-draw = Sur cette grille, deux joueurs attentifs font toujours partie nulle. Qui gagne a reçu un cadeau.
rulebook-morpion-hint-centre = Commencez vers le milieu, où le plus d’alignements se croisent, et gardez vos symboles assez proches pour qu’ils s’entraident.
rulebook-morpion-hint-fork = Faites une fourchette : un symbole qui menace deux alignements à la fois. On ne pourra en parer qu’un.
rulebook-morpion-hint-open = Une suite à laquelle il ne manque qu’un symbole et qui est ouverte aux **deux** bouts est imparable. Arrêtez donc une suite ouverte aux deux bouts dès qu’il lui en manque deux.
rulebook-morpion-hint-many = À plusieurs, une menace doit être parée au plus tard par celui qui joue juste avant son auteur. Si ce n’est pas vous, vous pouvez mieux employer votre coup, pourvu que vous lui fassiez confiance.
rulebook-morpion-hint-misere = Comptez les cases où vous termineriez un alignement : il faut que les autres manquent de cases sûres avant vous.
rulebook-morpion-hint-misere-room = Dispersez vos symboles. Deux d’entre eux sur une même ligne rendent dangereuses les cases qui les prolongent.
