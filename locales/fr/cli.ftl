# La ligne de commande : ce que font ses verbes, ce qu’ils disent, et le jeu en simples lignes.

help-heading-usage = Utilisation :
help-heading-arguments = Arguments :
help-heading-options = Options :
help-heading-verbs = Commandes :
help-heading-examples = Exemples :
help-value-command = COMMANDE
help-value-game = JEU
help-value-player = JOUEUR
help-value-engine = ALGORITHME
help-value-depth = LONGUEUR
help-value-file = FICHIER
help-value-form = FORMAT
help-value-text = TEXTE
help-value-moves = COUPS
help-value-seat = PLACE
help-value-lang = LANGUE
help-value-n = N
help-value-s = S
help-lang = la langue à parler, comme en ou fr ; celle du système sinon
help-help = dit tout cela
help-version = dit de quelle version il s’agit

help-plateau = Des jeux de plateau classiques contre des gens et contre l’ordinateur, et un regard sur sa façon de penser.
help-plateau-more = Jeux, algorithmes et joueurs se nomment tous de la même façon : nom, ou nom:réglage=valeur,réglage=valeur. Une valeur seule fixe le premier réglage : alpha-beta:6 prévoit six coups. plateau list dit tout ce qu’il y a.
help-plateau-examples =
    {"  "}plateau                                        demande à quoi jouer
    {"  "}plateau play morpion human alpha-beta:6        vous contre l’ordinateur
    {"  "}plateau list                                   tout ce qu’il y a
    {"  "}plateau analyse morpion minimax --json         l’avis de minimax, en JSON

help-play = Joue une partie en texte ; sans nom de jeu, demande à quoi jouer.
help-play-more = Les personnes tapent leurs coups comme le jeu les écrit, ou l’un des mots annuler, refaire, conseil, encore, aide et quitter.
help-play-game = le jeu et ses réglages, comme morpion:width=5,height=4
help-play-players = qui joue, dans l’ordre des places : human, human:name=Zoé,symbol=O, ou un algorithme comme alpha-beta:depth=6 ; des personnes partout si personne n’est nommé
help-play-seed = la graine du hasard : la même graine donne la même partie
help-play-first = qui commence, par numéro de place ; tiré au sort au morpion sinon
help-play-examples =
    {"  "}plateau play morpion human:name=Anne human:name=Bruno
    {"  "}plateau play morpion:width=15,height=15,align=5 human pvs:time=1
    {"  "}plateau play morpion:width=8,height=8,align=4 human random greedy --first 1
    {"  "}plateau play morpion rule-based minimax --seed 7

help-list = Énumère les jeux, avec leurs réglages, évaluations et algorithmes.
help-list-more = À côté de chaque réglage se trouvent les valeurs possibles et, entre crochets, celle qui vaut sans rien dire.
help-list-json = écrit un objet JSON au lieu d’un texte
help-list-examples =
    {"  "}plateau list
    {"  "}plateau list --json

help-analyse = Fait réfléchir un algorithme sur une position, et dit son avis.
help-analyse-more = Sans limite, un algorithme cherche jusqu’à la fin de la partie, ce qui sur un grand plateau dure plus qu’une vie : donnez-lui une profondeur, un nombre de nœuds ou un temps.
help-analyse-game = le jeu et ses réglages, comme morpion:players=3
help-analyse-engine = l’algorithme et ses réglages, comme alpha-beta:depth=6,eval=lines
help-analyse-position = la position, dans une notation du jeu ; le début sinon
help-analyse-moves = des coups à jouer d’abord, en un seul texte : "B2 A1 C3"
help-analyse-depth = combien de coups d’avance regarder, au lieu du réglage de l’algorithme
help-analyse-nodes = combien de positions regarder, au lieu du réglage de l’algorithme
help-analyse-time = combien de secondes réfléchir, au lieu du réglage de l’algorithme
help-analyse-json = écrit un objet JSON au lieu d’un texte
help-analyse-examples =
    {"  "}plateau analyse morpion minimax
    {"  "}plateau analyse morpion alpha-beta:ordering=on --moves "A1 B2" --json
    {"  "}plateau analyse morpion:width=4 negamax --position "XX../OO../.... X"

help-convert = Traduit des parties d’un format de fichier à un autre.
help-convert-more = Le format lu se devine au contenu : XML, JSON, PDN, GGF, OBF, WTHOR, suites de coups, positions, plateaux Gomocup. Le format écrit se devine au nom du fichier, ou se nomme : xml, json, pdn, ggf, gomocup, transcript (une suite de coups), position.
help-convert-input = le fichier à lire ; - pour l’entrée standard
help-convert-output = le fichier à écrire ; - pour la sortie standard
help-convert-to = le format à écrire, si le nom du fichier ne le dit pas
help-convert-game = le jeu, si ce qu’on lit ne le dit pas : suites de coups, positions
help-convert-examples =
    {"  "}plateau convert games.pdn games.xml
    {"  "}plateau convert games.pdn - --to json
    {"  "}plateau convert games.xml - --to transcript

help-replay = Montre une partie enregistrée, position après position.
help-replay-more = Tous les formats sont lus, et chaque partie du fichier est montrée, sans ses variantes. Cela marche aussi à travers un tube.
help-replay-file = le fichier à lire ; - pour l’entrée standard
help-replay-number = quelle partie du fichier ; toutes sinon
help-replay-from = le numéro du coup par lequel commencer ; 0 est le début
help-replay-to = le numéro du coup par lequel finir
help-replay-delay = combien de secondes attendre avant chaque coup
help-replay-game = le jeu, si ce qu’on lit ne le dit pas : suites de coups, positions
help-replay-json = écrit un objet JSON au lieu d’un texte
help-replay-examples =
    {"  "}plateau replay games.pdn
    {"  "}plateau replay games.pdn --number 2 --from 1 --to 3
    {"  "}plateau replay games.pdn --json

help-perft = Compte les suites de coups d’une longueur, pour vérifier les règles.
help-perft-more = Seules comptent les suites de cette longueur exactement, sans les règles de nulle. À Othello, comme dans les comptes publiés, une partie finie plus tôt reste une feuille.
help-perft-game = le jeu et ses réglages, comme morpion:width=4,height=3
help-perft-depth = la longueur des suites, en coups
help-perft-position = la position de départ du compte ; le début sinon
help-perft-json = écrit un objet JSON au lieu d’un texte
help-perft-examples =
    {"  "}plateau perft morpion 9
    {"  "}plateau perft morpion:players=3 6 --json
    {"  "}plateau perft morpion 3 --position "X../.O./..X O"

help-bench = Fait dans chaque jeu un travail fixe et dit à quelle vitesse.
help-bench-more = Il s’agit de compter des positions, de jouer au hasard et de chercher. Les comptes ne changent que si le programme change ; les vitesses sont celles de cette machine.
help-bench-json = écrit un objet JSON au lieu d’un texte
help-bench-examples =
    {"  "}plateau bench
    {"  "}plateau bench --json

error-output = impossible d’écrire le résultat : { $problem }
error-input = impossible de lire l’entrée : { $problem }
error-usage = ces arguments sont incompréhensibles : { $help } les explique
error-usage-unknown-argument = il n’y a pas d’argument { $argument } ici : { $help } les énumère
error-usage-unknown-verb = il n’y a pas de commande « { $verb } » : plateau --help les énumère
error-usage-missing-argument = il manque quelque chose : { $argument } ({ $help } l’explique)
error-usage-missing-value = { $argument } demande une valeur
error-usage-value = « { $value } » ne convient pas pour { $argument }
error-usage-repeated = { $argument } ne peut être donné qu’une fois
error-usage-no-text = les arguments ne sont pas du texte lisible

list-title = { $name } : { $about }
list-settings = réglages :
list-evaluators = évaluations :
list-engines = algorithmes propres :
list-every-game = algorithmes pour tous les jeux :
list-people = personnes :
list-player-settings = réglages des joueurs :

perft-counted =
    { $leaves ->
        [one] { $leaves } suite
       *[other] { $leaves } suites
    } de { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } ({ $seconds } s)

analyse-best = { $move }, valeur { $score }, profondeur { $depth }
analyse-line = suite attendue : { $line }
analyse-counts =
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }, { $cutoffs ->
        [one] { $cutoffs } coupure
       *[other] { $cutoffs } coupures
    }, { $seconds } s

bench-row = { $nodes } en { $seconds } s : { $speed } par seconde

error-no-such-form = il n’y a pas de format « { $form } » : choisissez { $allowed }
error-which-form = le nom { $path } ne dit pas quel format écrire : ajoutez --to avec { $allowed }
error-no-such-game = il n’y a pas de partie { $number } : { $games ->
        [one] le fichier contient une partie
       *[other] le fichier contient { $games } parties
    }
convert-done = { $path } : { $games ->
        [one] une partie écrite
       *[other] { $games } parties écrites
    } ({ $form })
replay-title = { $game } : { $players }
replay-move = { $number }. { $name } : { $text }
replay-won = { $name } gagne
replay-lost = { $name } perd
replay-drawn = partie nulle

menu-game = À quoi jouons-nous ? [{ $default }]
menu-setting = { $about } ({ $allowed }) [{ $default }] :
menu-player = Qui joue à la place { $seat } ? [{ $default }]
menu-person = une personne
menu-depth = Combien de coups d’avance ? [{ $default }]
menu-no-number = « { $answer } » n’est pas un nombre de 1 à { $most }

player-named = { $name }
player-person = Joueur { $seat }
player-engine = Ordinateur { $seat }, { $engine }
player-symbol = { $name } ({ $symbol })

play-begins = { $game } : { $name } commence
play-played = { $name } joue { $text }
play-went =
    { $back ->
        [0] { $forth ->
            [one] { $forth } coup rejoué
           *[other] { $forth } coups rejoués
        }
        [one] { $back } coup repris
       *[other] { $back } coups repris
    }
play-paused = les ordinateurs attendent
play-resumed = les ordinateurs continuent
play-seated = { $name } s’assied
play-tally = { $name } : { $count }
play-counter = { $counter } : { $value } sur { $limit }
play-won = { $name } gagne : { $reason }
play-lost = { $name } perd : { $reason }
play-drawn = partie nulle : { $reason }
play-score =
    { $name } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
play-hint = essayez { $move } (valeur { $score })
play-prompt = { $name }, à vous :
play-no-count = « { $text } » n’est pas un nombre de coups
play-prompt-over = encore, annuler ou quitter ?
play-help =
    Tapez un coup comme le jeu l’écrit, par exemple B2, ou l’un de ces mots :
    {"  "}annuler [N]   reprend votre dernier coup, ou N coups
    {"  "}refaire [N]   rejoue ce qui a été repris
    {"  "}conseil       montre un bon coup
    {"  "}encore        commence une nouvelle partie ; les scores continuent
    {"  "}aide          montre ceci
    {"  "}quitter       termine le programme
play-word-undo = annuler
play-word-redo = refaire
play-word-hint = conseil
play-word-again = encore
play-word-help = aide
play-word-quit = quitter
