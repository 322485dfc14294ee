# Le livret du puissance 4.

rulebook-connect-four-goal = Le puissance 4 se joue à deux. Il s’agit d’être le premier à **aligner quatre de ses pions**.
rulebook-connect-four-board = On joue dans une grille dressée de { $width } colonnes et { $height } rangées de trous. Elle est vide au début.
rulebook-connect-four-first = **Jaune** commence ; ensuite **Rouge** et Jaune jouent à tour de rôle.
rulebook-connect-four-fall = À votre tour, laissez tomber un pion par le haut d’une colonne. Il **descend** jusqu’à la place libre la plus basse, et y reste.
rulebook-connect-four-full-column = Une colonne pleine ne reçoit plus de pion. On ne peut pas passer.
rulebook-connect-four-example-fall = Le prochain pion s’arrêtera sur l’une des places marquées, une par colonne.
rulebook-connect-four-win = Qui a quatre pions côte à côte en ligne droite, **horizontalement, verticalement ou en diagonale**, gagne aussitôt. Un alignement plus long compte aussi.
rulebook-connect-four-draw = Si la grille est pleine et que personne n’a aligné quatre pions, la partie est nulle.
rulebook-connect-four-example-four = Jaune a aligné quatre pions en diagonale et gagne.
rulebook-connect-four-columns = Un coup s’écrit par le nom de sa colonne, de `{ $first }` à gauche à `{ $last }` à droite.
rulebook-connect-four-squares = Les places se nomment par une lettre pour la colonne et un numéro pour la rangée, en partant du bas : `a1` est en bas à gauche.
rulebook-connect-four-hint-look = Avant chaque coup : pouvez-vous aligner quatre pions ? L’adversaire le pourrait-il ? Si oui, il n’y a qu’un coup à jouer.
rulebook-connect-four-hint-centre = Jouez dans les colonnes du milieu. Il y passe bien plus d’alignements que sur les bords.
rulebook-connect-four-hint-double = Préparez deux menaces à la fois. Trois pions alignés, libres et soutenus aux deux bouts, gagnent : on ne peut en boucher qu’un.
rulebook-connect-four-hint-under = Regardez la place **au-dessus** de celle que vous prenez : le pion suivant peut y aller, et ce sera celui de l’adversaire.
rulebook-connect-four-hint-rows = Une menace qu’on ne peut pas encore exécuter compte quand même : les colonnes se remplissent, et à la fin quelqu’un doit jouer juste dessous. Dans la grille de sept sur six, Jaune en veut dans les rangées impaires, Rouge dans les rangées paires.
rulebook-connect-four-example-three = Trois pions jaunes dans la rangée du bas, avec de la place des deux côtés : Rouge ne peut boucher qu’un bout.
