# Le laboratoire : ce qu’une recherche a fait, en arbres, exercices et comparaisons.

help-tree = Montre l’arbre qu’un algorithme a parcouru, nœud par nœud.
help-tree-more = Chaque nœud dit son coup, sa valeur, la fenêtre alpha et bêta, et pourquoi il s’arrête. L’algorithme est le même que d’habitude : l’observer ne change ni son coup ni ses comptes. On peut aussi écrire un arbre soi-même, comme "((3 12 8) (2 4 6) (14 5 2))", avec les valeurs aux feuilles.
help-tree-game = le jeu et ses réglages, ou un arbre écrit
help-tree-engine = l’algorithme et ses réglages, comme alpha-beta:3
help-tree-position = la position, dans une notation du jeu ; le début sauf indication
help-tree-moves = des coups à jouer d’abord, en un seul texte : "d3 c5"
help-tree-depth = combien de coups prévoir, au lieu du réglage de l’algorithme
help-tree-nodes = combien de positions examiner, au lieu du réglage de l’algorithme
help-tree-time = combien de secondes réfléchir, au lieu du réglage de l’algorithme
help-tree-plies = jusqu’à combien de coups l’arbre est montré
help-tree-max-nodes = combien de nœuds sont montrés au plus ; 200 sauf indication, et 60 en image
help-tree-below = ne montre que ce qui suit ces coups
help-tree-format = text, dot, svg, json, html ou tikz ; selon la fin du nom du fichier sauf indication, sinon text
help-tree-output = le fichier à écrire ; l’écran sauf indication
help-tree-record = garde tout l’enregistrement dans ce fichier
help-tree-examples =
    {"  "}plateau tree morpion alpha-beta:2 --plies 1
    {"  "}plateau tree othello alpha-beta:4 --moves "d3 c5"
    {"  "}plateau tree "((3 12 8) (2 4 6) (14 5 2))" alpha-beta

lab-tree-of = { $engine } sur { $game }
lab-counts = { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }, { $cutoffs ->
        [one] { $cutoffs } coupe
       *[other] { $cutoffs } coupes
    }, { $hits ->
        [one] { $hits } réponse de la table
       *[other] { $hits } réponses de la table
    }
lab-rounds = la recherche est partie { $rounds } fois de la racine ; voici le dernier tour
lab-root = racine
lab-hidden = { $nodes ->
        [one] … encore { $nodes } nœud
       *[other] … encore { $nodes } nœuds
    }
lab-skipped = non examinés : { $moves }
lab-visits = { $visits ->
        [one] { $visits } visite
       *[other] { $visits } visites
    }
lab-why-finished = fin de la partie
lab-why-horizon = horizon
lab-why-known = connu avec certitude
lab-why-table = trouvé dans la table
lab-why-exhausted = tous les coups ont été examinés
lab-why-quiet = recherche calme au-delà de l’horizon
lab-why-cut-beta = coupe : { $score } ≥ β = { $beta }
lab-why-cut-alpha = coupe : { $score } ≤ α = { $alpha }
lab-why-cut-best = coupe : rien ne peut être meilleur
lab-why-sampled = partie jouée au hasard
lab-why-stopped = la recherche a été arrêtée ici
lab-why-reduced = examiné moins loin, comme coup tardif

error-recording-none = ce n’est pas l’enregistrement d’une recherche
error-recording-cut-short = l’enregistrement n’est pas entier : il est tronqué ou abîmé
error-recording-node = l’enregistrement n’a pas de nœud { $id }
error-recording-file = l’enregistrement ne peut pas être lu : { $problem }
error-recording-write = l’enregistrement ne peut pas être écrit : { $problem }
