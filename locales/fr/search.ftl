# Les façons de choisir un coup dans tout jeu, et leurs réglages : une ligne pour chacun.

algorithm-level = joue à la force voulue, de 1 à 10 ; très-facile, facile, moyen, difficile et expert sont les niveaux 1, 3, 5, 7 et 10
algorithm-random = joue n’importe quel coup permis, tous aussi probables
algorithm-greedy = joue le coup qui paraît le meilleur sur-le-champ, sans voir plus loin
algorithm-minimax = examine toutes les suites à la profondeur voulue, et attend de chacun son meilleur jeu
algorithm-negamax = minimax avec une seule règle pour les deux camps : mêmes valeurs, mêmes nœuds
algorithm-alpha-beta = minimax qui saute les suites sans importance : même valeur, bien moins de nœuds
algorithm-deepening = alpha-bêta répété, un coup plus loin à chaque fois, en commençant par la meilleure suite jusque-là
algorithm-pvs = la recherche forte : l’approfondissement, où les coups après le premier sont seulement prouvés moins bons
algorithm-max-n = à plusieurs : chacun joue pour soi, et ce qu’un coup fait aux autres n’importe pas
algorithm-paranoid = à plusieurs : tous les autres jouent contre celui qui a le trait
algorithm-best-reply = à plusieurs : entre deux tours, un seul adversaire riposte et les autres jouent ce qu’on attend d’eux
algorithm-loser = cherche à perdre, et l’impose s’il le peut
algorithm-mcts = juge sur pièces : des milliers de parties au hasard, de plus en plus le long des meilleurs coups ; par défaut : cent mille parties

evaluator-win-lose = distingue une partie gagnée d’une partie perdue, sans avis sur le reste

knob-level = la force, de 1, le plus faible, à 10, le plus fort
knob-depth = combien de coups prévoir ; end pour toute la partie
knob-time = combien de secondes réfléchir au plus
knob-nodes = combien de positions examiner, celle du plateau comprise ; pour mcts, combien de parties jouer
knob-eval = l’évaluation des positions où la recherche s’arrête
knob-pruning = sauter les suites sans importance
knob-appraisal = chiffrer tous les coups, et non le meilleur seulement
knob-ordering = essayer d’abord les coups les plus prometteurs
knob-table = retenir les positions déjà examinées
knob-threads = combien de fils d’exécution réfléchissent ensemble
knob-book = joue l’ouverture d’après la bibliothèque ; par défaut : oui, mais non dans les matchs d’Othello
knob-ponder = réfléchir aussi pendant que l’adversaire réfléchit, à une table de deux
knob-memory = combien de mégaoctets les positions retenues peuvent prendre
knob-scout = chercher tous les coups sauf le premier avec une fenêtre de largeur nulle
knob-aspiration = commencer chaque recherche plus profonde par une fenêtre étroite autour de la dernière valeur
knob-killers = essayer tôt les coups qui ont coupé ailleurs à la même hauteur
knob-counters = essayer tôt les coups qui ont répondu au même coup ailleurs
knob-history = essayer tôt les coups qui coupent souvent, où que ce soit
knob-reductions = chercher les coups tardifs moins profondément, sauf s’ils s’avèrent bons
knob-probcut = croire une recherche à mi-profondeur qui tombe loin de la fenêtre
knob-futility = près de l’horizon, croire une évaluation qui tombe loin de la fenêtre
knob-skipping = près de l’horizon, omettre les coups qui viennent tard dans un bon ordre
knob-extensions = regarder un coup plus loin là où un seul coup est légal et n’est pas une prise
knob-reuse = se servir de ce que la table sait des coups précédents et de recherches plus profondes ; par défaut : oui pour les joueurs
knob-quiescence = regarder au-delà de l’horizon tant que des prises sont en suspens
knob-exploration = à quel point essayer ce qui l’a peu été, en centièmes ; à 0, seul le succès compte
knob-ties = que jouer quand plusieurs coups se valent
knob-seed = la graine du hasard ; la même graine donne la même partie
knob-name = comment s’appelle le joueur
knob-symbol = le symbole du joueur sur le plateau

# What players are called where somebody chooses one; understood in specs too.

player-called-human = humain
player-called-level = niveau
player-called-random = hasard
player-called-greedy = glouton
player-called-minimax = minimax
player-called-negamax = négamax
player-called-alpha-beta = alpha-bêta
player-called-deepening = approfondissement itératif
player-called-pvs = variante principale
player-called-max-n = max-n
player-called-paranoid = paranoïaque
player-called-best-reply = meilleure réponse
player-called-loser = perdant
player-called-mcts = Monte-Carlo
player-called-rule-based = par règles
player-called-strategist = stratège
player-called-collector = collectionneur
player-called-solver = solveur
player-called-exact = exact
player-called-master = maître
player-called-very-easy = très facile
player-called-easy = facile
player-called-medium = moyen
player-called-hard = difficile
player-called-expert = expert

## La valeur d’une position : dans une phrase, et en quelques signes sur un arbre.

score-opinion = valeur { $score }
score-wins-in =
    { $winner ->
        [me] gain en { $moves }
       *[other] perte en { $moves }
    }
score-wins-by =
    { $winner ->
        [me] gain de { $lead }
       *[other] perte de { $lead }
    }
score-counted =
    { $sign }{ $number } { $unit ->
        [men] { $amount ->
            [many] pions
           *[few] pion
        }
       *[discs] { $amount ->
            [many] pions
           *[few] pion
        }
    }
score-advantage =
    { $degree ->
        [clear] { $winner ->
            [me] net avantage
           *[other] net désavantage
        }
        [slight] { $winner ->
            [me] léger avantage
           *[other] léger désavantage
        }
       *[none] égalité
    }
score-draw = nulle
score-won =
    { $winner ->
        [me] partie gagnée
       *[other] partie perdue
    }
score-signs = { $score }
score-signs-in =
    { $winner ->
        [me] ∞-{ $moves }
       *[other] -∞+{ $moves }
    }
score-signs-by =
    { $winner ->
        [me] ∞+{ $lead }
       *[other] -∞-{ $lead }
    }

# What a level does.
level-random = joue n’importe quel coup permis
level-depth = voit { $depth ->
        [one] un coup à l’avance
       *[other] { $depth } coups à l’avance
    }
level-nodes = regarde { $nodes } positions par coup
level-engine = joue comme { $engine }
level-slips = { $does }, mais { $slips } coups sur cent sont un peu moins bons que le meilleur qu’il voit
level-solves = { $does }, joue à la perfection à partir de { $empties } cases vides
