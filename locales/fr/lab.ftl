# Le laboratoire : ce qu’une recherche a fait, en arbres, exercices et comparaisons.

help-tree = Montre l’arbre qu’un algorithme a parcouru, nœud par nœud.
help-tree-more = Chaque nœud montre son coup, sa valeur, sa fenêtre (alpha et bêta) et pourquoi la recherche s’y arrête. L’algorithme joue comme d’habitude : l’observer ne change ni son coup ni ses comptes. On peut aussi écrire un arbre soi-même, avec les valeurs aux feuilles, comme "((3 12 8) (2 4 6) (14 5 2))".
help-tree-game = le jeu et ses réglages, ou un arbre écrit
help-tree-engine = l’algorithme et ses réglages, comme alpha-beta:3
help-tree-position = la position, dans une notation du jeu ; par défaut : le début
help-tree-moves = des coups à jouer d’abord, en un seul texte : "d3 c5"
help-tree-depth = { help-analyse-depth }
help-tree-nodes = { help-analyse-nodes }
help-tree-time = { help-analyse-time }
help-tree-plies = jusqu’à quelle profondeur montrer l’arbre, en coups
help-tree-max-nodes = combien de nœuds montrer au plus ; par défaut : 200, ou 60 en image
help-tree-below = ne montre que ce qui suit ces coups
help-tree-format = text, dot, svg, json, html ou tikz ; par défaut : d’après le nom du fichier, sinon text
help-tree-output = { help-rules-output }
help-tree-record = enregistre toute la recherche dans ce fichier
help-tree-explore = ouvre l’arbre dans le terminal, à plier, déplier et parcourir pas à pas
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
    }
lab-counts-table = { $hits ->
        [one] { $hits } réponse de la table
       *[other] { $hits } réponses de la table
    }
lab-rounds = la recherche est partie { $rounds } fois de la racine ; voici le dernier tour
lab-rounds-together = { $rounds } tours depuis la racine, réunis en un seul arbre
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
lab-bonus = bonus { $bonus } au dernier choix
lab-proven-win = prouvé : gagné
lab-proven-draw = prouvé : nul
lab-proven-loss = prouvé : perdu
lab-why-finished = fin de la partie
lab-why-horizon = horizon
lab-why-known = connu avec certitude
lab-why-table = trouvé dans la table
lab-why-exhausted = tous les coups ont été examinés
lab-why-quiet = recherche calme au-delà de l’horizon
lab-why-cut-beta = coupe : { $score } ≥ β = { $beta }
lab-why-cut-alpha = coupe : { $score } ≤ α = { $alpha }
lab-why-cut-best = coupe : rien ne peut être meilleur
lab-why-cut-share = coupé : ce qui reste au joueur du dessus ne dépasse pas ce qu’il a déjà
lab-why-sampled = partie jouée au hasard
lab-why-probcut = omis : une recherche à mi-profondeur tombe loin de la fenêtre
lab-why-futile = omis : l’évaluation tombe loin de la fenêtre
lab-why-skipped = omis : les coups tardifs, faute d’un premier coup assez bon
lab-why-stopped = la recherche a été arrêtée ici
lab-why-reduced = examiné moins loin : coup tardif, ou premier regard
lab-why-extended = examiné plus loin : le seul coup
lab-why-again = examiné de nouveau : le regard précédent n’a rien réglé
lab-no-search = { $engine } ne calcule pas : il n’a pas d’arbre à montrer. Voici comment alpha-beta regarde trois coups à l’avance dans la même position.
error-tree-chance = le hasard décide dans cet arbre, et ce moteur ne connaît pas le hasard : expectiminimax et star1 le connaissent
error-tree-for-two = { $engine } explore les arbres à deux joueurs : max-n et shallow-max-n explorent ceux à plusieurs

error-recording-none = ce n’est pas l’enregistrement d’une recherche
error-recording-cut-short = l’enregistrement est incomplet : il est tronqué ou abîmé
error-recording-node = l’enregistrement n’a pas de nœud { $id }
error-recording-file = l’enregistrement ne peut pas être lu : { $problem }
error-recording-write = l’enregistrement ne peut pas être écrit : { $problem }

help-value-tree = ARBRE
help-value-seed = GRAINE
help-value-kind = GENRE
help-value-cut = COUPE
help-value-answers = RÉPONSES
help-value-engines = ALGORITHMES
help-value-names = NOMS
help-value-depths = PROFONDEURS
help-value-times = TEMPS
help-value-positions = POSITIONS

help-exercise = Fait des exercices sur minimax et alpha-bêta, et les corrige.
help-exercise-more = Une feuille montre un arbre où l’on remplit les valeurs, alpha et bêta, et où l’on barre des branches. L’arbre est écrit, tiré d’une graine, ou pris dans un jeu ; par défaut : tiré au sort. Les réponses se donnent en un seul texte : A=3 est la valeur de A, A=[3,inf] sa fenêtre en sortant, xC2 barre la deuxième branche de C.
help-exercise-tree = l’arbre, comme "((3 12 8) (2 4 6) (14 5 2))"
help-exercise-random = un arbre tiré de cette graine : la même graine donne la même feuille
help-exercise-game = le jeu dont les premiers coups font l’arbre
help-exercise-position = la position du jeu par laquelle commencer
help-exercise-depth = la profondeur de l’arbre en coups ; par défaut : 3, ou 2 pour un jeu
help-exercise-width = le nombre de branches de chaque nœud d’un arbre tiré au sort ; par défaut : 2
help-exercise-sheets = combien de feuilles faire, une graine après l’autre ; par défaut : 1
help-exercise-kind = alpha-beta ou minimax ; par défaut : alpha-beta
help-exercise-cut = non-strict coupe aussi à égalité (>=), strict seulement au-delà (>) ; par défaut : non-strict
help-exercise-solution = montre aussi le corrigé ; dans un PDF, sur des pages à part
help-exercise-answers = corrige ces réponses et explique les bonnes
help-exercise-format = text ou pdf ; par défaut : d’après le nom du fichier, sinon text
help-exercise-output = { help-rules-output }
help-exercise-paper = a4 ou letter, pour un PDF ; par défaut : a4
help-exercise-margin = la marge d’un PDF, en millimètres
help-exercise-examples =
    {"  "}plateau exercise --tree "((3 12 8) (2 4 6) (14 5 2))" --solution
    {"  "}plateau exercise --random 7 --answers "B=4 xC2"
    {"  "}plateau exercise --random 1 --sheets 30 --solution --output classe.pdf
    {"  "}plateau exercise --kind minimax --game othello --depth 2

exercise-title-minimax = Minimax
exercise-title-alpha-beta = Alpha-bêta
exercise-title-expectiminimax = Expectiminimax
exercise-title-star1 = Star1
exercise-title-max-n = Max-n
exercise-title-shallow-max-n = Max-n avec coupes superficielles
exercise-player = joueur { $player }
exercise-side-chance = hasard
exercise-seed = feuille { $seed }
exercise-solution = corrigé
exercise-name = Nom :
exercise-crossed = (coupée)
exercise-task-values = Les triangles pointés vers le haut prennent la plus grande valeur, ceux pointés vers le bas la plus petite. Parcourez l’arbre de gauche à droite et écrivez la valeur de chaque nœud.
exercise-task-chance = Les triangles pointés vers le haut prennent la plus grande valeur, ceux pointés vers le bas la plus petite ; un cercle vaut la moyenne de ses branches, chacune comptée selon la fraction qu’elle porte. Parcourez l’arbre de gauche à droite et écrivez la valeur de chaque nœud.
exercise-task-star1 = Aucune feuille ne vaut moins de { $least } ni plus de { $most }. Barrez les branches que Star1 n’explore pas : celles dont la valeur, quelle qu’elle soit, ne peut plus rien changer au choix. Un cercle dont une branche est barrée reçoit la borne connue.
exercise-task-shares = À chaque nœud, le joueur dont le numéro est indiqué prend la branche qui vaut le plus pour lui. Parcourez l’arbre de gauche à droite et écrivez à chaque nœud ce qu’il vaut pour chaque joueur, comme 1/2/6.
exercise-task-shallow = Aucun joueur ne reçoit moins de { $least }, et tous ensemble pas plus de { $sum }. Barrez les branches que la coupe superficielle n’explore pas.
exercise-task-windows = Écrivez à côté de chaque nœud ce que valent alpha et bêta quand on le quitte : [alpha, bêta].
exercise-task-cuts-non-strict = Barrez les branches qu’alpha-bêta n’examine pas. Il coupe dès qu’un maximum atteint bêta (valeur >= bêta) ou qu’un minimum atteint alpha (valeur <= alpha).
exercise-task-cuts-strict = Barrez les branches qu’alpha-bêta n’examine pas. Il coupe seulement quand un maximum dépasse bêta (valeur > bêta) ou qu’un minimum passe sous alpha (valeur < alpha).
exercise-value-largest = { $node } prend la plus grande valeur parmi { $values } : { $value }
exercise-value-smallest = { $node } prend la plus petite valeur parmi { $values } : { $value }
exercise-value-chance = { $node } est ce qu’en fait le hasard : { $values } = { $value }
exercise-value-chance-bound = { $node } n’est pas connu exactement : après { $values }, il est sûr qu’il ne dépasse pas la borne { $value }
exercise-value-share = { $node } : le joueur { $player } prend le meilleur pour lui parmi { $values } : { $value }
exercise-unvisited = { $node } n’est jamais visité : sa branche est coupée, il n’a donc pas de valeur
exercise-window-same = on entre dans { $node } avec { $entry } et rien n’y change : sa valeur { $value } est en dehors
exercise-window-alpha = on entre dans { $node } avec { $entry } ; sa valeur { $value } relève alpha : { $exit }
exercise-window-beta = on entre dans { $node } avec { $entry } ; sa valeur { $value } abaisse bêta : { $exit }
exercise-cut-beta = { $branch } est coupée : { $node } a déjà { $value }, et { $value } { $sign } bêta = { $bound } ; le minimum au-dessus ne le choisira pas
exercise-cut-alpha = { $branch } est coupée : { $node } a déjà { $value }, et { $value } { $sign } alpha = { $bound } ; le maximum au-dessus a mieux
exercise-cut-chance-alpha = { $branch } est coupée : même si tout ce qui n’a pas été vu sous { $node } valait { $extreme }, { $node } vaudrait au plus { $value }, et { $value } { $sign } alpha = { $bound }
exercise-cut-chance-beta = { $branch } est coupée : même si tout ce qui n’a pas été vu sous { $node } valait { $extreme }, { $node } vaudrait au moins { $value }, et { $value } { $sign } bêta = { $bound }
exercise-cut-share = { $branch } est coupée : en { $node }, le joueur { $player } a déjà { $value } ; il reste donc au plus { $left } au joueur { $other }, qui a { $sure } ailleurs
exercise-cut-share-most = { $branch } est coupée : en { $node }, le joueur { $player } a déjà { $value }, et il n’y a rien de plus à prendre
exercise-cut-below = { $branch } est sous une coupe : on ne barre que la branche au-dessus
exercise-cut-wrong = { $branch } doit être examinée : la fenêtre de { $node } est encore ouverte, { $window }
exercise-cut-wrong-plain = { $branch } doit être explorée : elle peut encore changer le choix
exercise-leaves = { $leaves } feuilles sur { $all } sont examinées
exercise-about-non-strict = avec > au lieu de >=, ce seraient { $leaves } : la valeur est la même, mais une branche qui peut au mieux égaler ce qu’on a est examinée quand même, ce qui compte si l’on veut tous les meilleurs coups
exercise-about-strict = avec >= au lieu de >, ce seraient { $leaves } : la valeur est la même, mais une branche qui peut au mieux égaler ce qu’on a n’est pas examinée
exercise-score =
    { $right ->
        [one] { $right } bonne réponse sur { $all }
       *[other] { $right } bonnes réponses sur { $all }
    }
error-exercise-answer = « { $word } » n’est pas une réponse : A=3 est une valeur, A=[3,inf] une fenêtre, xC2 barre la deuxième branche de C
error-exercise-source = donnez un arbre, une graine ou un jeu, mais un seul des trois
error-exercise-large = un arbre de { $nodes } nœuds ne tient pas sur une feuille, qui en contient { $most } : choisissez une profondeur ou une largeur plus petite
error-exercise-two = les exercices sont pour deux joueurs
error-exercise-chance = le hasard décide dans cet arbre : choisissez l’exercice expectiminimax ou star1

help-compare = Compare des algorithmes sur les mêmes positions.
help-compare-more = Le tableau montre les nœuds, les feuilles et les coupes, le facteur de branchement effectif, le temps, la profondeur atteinte, le coup et sa valeur ; à côté des feuilles, le plus petit nombre dont alpha-bêta pourrait se contenter, b^plafond(d/2) + b^plancher(d/2) - 1.
help-compare-game = { help-tree-game }
help-compare-engines = les algorithmes, comme minimax,alpha-beta,alpha-beta:ordering=on ; par défaut : les classiques
help-compare-evals = essaie chaque algorithme avec chacune de ces évaluations ; all veut dire toutes celles du jeu
help-compare-depths = combien de coups prévoir, comme 1-8 ou 2,4,6 ; par défaut : 1-5
help-compare-times = combien de secondes réfléchir, comme 0.1,1, au lieu de profondeurs
help-compare-positions = random:N, ou un fichier avec des coups ou une position par ligne ; par défaut : le début
help-compare-seed = la graine des positions tirées au sort
help-compare-format = table, csv, json, svg ou html ; par défaut : d’après le nom du fichier, sinon table
help-compare-output = { help-rules-output }
help-compare-json = écrit un objet JSON au lieu de texte ; équivaut à --format json
help-compare-examples =
    {"  "}plateau compare othello --engines minimax,alpha-beta --depths 1-4
    {"  "}plateau compare morpion --engines alpha-beta --evals all --depths 2,3
    {"  "}plateau compare draughts --depths 1-3 --positions random:2 --format csv

lab-number = { $n }
lab-seconds = { $seconds } s
lab-column-engine = algorithme
lab-column-effort = demandé
lab-column-nodes = nœuds
lab-column-leaves = feuilles
lab-column-least = au mieux
lab-column-cutoffs = coupes
lab-column-branching = branchement
lab-column-seconds = secondes
lab-column-depth = profondeur
lab-column-best = coup
lab-column-score = valeur
lab-plot-nodes = Nœuds selon la profondeur, échelle logarithmique
lab-plot-nodes-time = Nœuds selon le temps, échelle logarithmique
lab-plot-seconds = Secondes selon la profondeur, échelle logarithmique
lab-plot-depth = profondeur
lab-plot-time = secondes
lab-plot-bound = feuilles au mieux
lab-compare-title = Algorithmes comparés sur { $game }
lab-compare-positions = { $positions ->
        [one] Une position a été examinée.
       *[other] { $positions } positions ont été examinées ; les comptes valent pour toutes ensemble.
    }
lab-finding-share = À la profondeur { $depth }, { $engine } a visité { $share } % des nœuds de { $other }.
lab-finding-deeper = En { $time }, { $engine } a prévu { $depth } coups, { $other } { $other_depth }.
lab-finding-same = Tous ont trouvé la même valeur.
lab-finding-differ = Une autre valeur que celle de { $other } a été trouvée par { $engines }. C’est possible quand une recherche regarde moins loin ce qui ne compte sans doute pas (reductions, probcut, futility) ou plus loin que l’horizon (quiescence).
lab-note-nodes = Les nœuds sont les positions visitées, racine comprise ; les feuilles sont celles sous lesquelles il n’y a rien : parties finies et horizon.
lab-note-least = « Au mieux » est le plus petit nombre de feuilles avec lequel alpha-bêta peut prouver une valeur (Knuth et Moore, 1975) : b^⌈d/2⌉ + b^⌊d/2⌋ − 1, où b est la racine d-ième du nombre de suites de cette longueur. Là où le nombre de coups varie beaucoup, comme avec les prises forcées des dames, une recherche qui essaie d’abord les branches étroites peut se contenter de moins.
lab-note-branching = Le facteur de branchement est celui d’un arbre qui aurait partout le même nombre de coups, la même profondeur et autant de nœuds.
error-compare-efforts = donnez des profondeurs ou des temps, pas les deux
error-compare-depths = « { $text } » n’est pas une liste de profondeurs : donnez-les comme 1-8 ou 2,4,6
error-places-line = la ligne { $line } n’est ni une suite de coups ni une position du jeu, ou la partie y est finie : « { $text } »
error-places-nothing = il n’y a pas de position dans le fichier
error-places-file = les positions de { $file } ne peuvent pas être lues : { $problem }

bench-recorded = prend { $times } fois plus de temps quand elle est enregistrée
