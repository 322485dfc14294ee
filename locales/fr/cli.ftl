# La ligne de commande : ce que font ses verbes, ce qu’ils disent, et le jeu en simples lignes.

help-heading-usage = Utilisation :
help-heading-arguments = Arguments :
help-heading-options = Options :
help-heading-verbs = Commandes :
help-heading-examples = Exemples :
help-value-command = COMMANDE
help-value-origin = ORIGINE
help-value-game = JEU
help-value-player = JOUEUR
help-value-engine = ALGORITHME
help-value-depth = LONGUEUR
help-value-file = FICHIER
help-value-form = FORMAT
help-value-name = NOM
help-value-text = TEXTE
help-value-moves = COUPS
help-value-seat = PLACE
help-value-clock = PENDULE
help-value-player-elo = JOUEUR=ELO
help-value-scale = ÉCHELLE
help-value-order = ORDRE
help-value-share = PART
help-value-lang = LANGUE
help-value-n = N
help-value-s = S
help-value-format = FORMAT
help-value-paper = PAPIER
help-value-mm = MM
help-value-port = PORT
help-value-address = ADRESSE
help-value-ip = IP
help-value-limit-n = LIMITE=N
help-value-url = URL
help-value-pixels = PIXELS
help-value-colour = COULEUR
help-lang = la langue, comme en ou fr ; par défaut : celle du système
help-verbose = écrit sur la sortie d’erreur ce que fait le programme ; deux fois pour davantage
help-help = affiche cette aide
help-version = affiche la version

help-plateau = Des jeux de plateau classiques contre des gens et contre l’ordinateur, et un regard sur sa façon de penser.
help-plateau-more = Jeux, algorithmes et joueurs se nomment tous de la même façon : nom, ou nom:réglage=valeur,réglage=valeur. Une valeur sans nom de réglage est pour le premier : alpha-beta:6 prévoit six coups. plateau list montre tous les noms et réglages.
help-plateau-examples =
    {"  "}plateau                                        ouvre la page
    {"  "}plateau play morpion human alpha-beta:6        vous contre l’ordinateur
    {"  "}plateau list                                   tout ce qu’il y a
    {"  "}plateau analyse morpion minimax --json         l’avis de minimax, en JSON

help-serve = Ouvre la page dans le navigateur ; comme plateau tout court.
help-serve-more = Sans --listen, seule cette machine a accès à la page. Les parties sont gardées au fur et à mesure : on peut fermer la page et arrêter le programme (Ctrl+C) à tout moment.
help-serve-port = le port de la page ; par défaut : 7171, ou le suivant qui est libre
help-serve-listen = l’adresse où écouter, pour jouer en réseau ; qui a le lien d’une place peut y jouer
help-serve-public-url = l’adresse publique de la page quand le serveur est derrière un proxy, comme https://plateau.example.org
help-serve-trusted-proxy = un proxy à croire sur l’adresse des visiteurs : une adresse, ou une plage comme 10.0.0.0/8 ; peut être répété
help-serve-limit = une limite du serveur et sa valeur, comme tables=500 ; peut être répété (le manuel donne la liste)
help-serve-no-open = affiche l’adresse sans ouvrir de navigateur
help-serve-database = où sont gardées les parties et les tables : un fichier, ou postgres://… ; par défaut : library.db dans votre dossier de données
help-serve-embed-from = un site dont les pages peuvent montrer dans un cadre des plateaux, des parties, des arbres et des exercices d’ici, comme https://moodle.example.org ; peut se répéter
help-serve-open-tables = affiche sur l’accueil une liste de tables ouvertes, où l’on cherche quelqu’un avec qui jouer : pour une classe ou un club
help-serve-cell-size = le côté d’une case du plateau, en pixels
help-serve-board-colour = la couleur du plateau : un nom comme vert, #329632, ou rouge, vert et bleu de 0 à 255, comme 50,150,50
help-serve-examples =
    {"  "}plateau serve
    {"  "}plateau serve --port 8080 --no-open
    {"  "}plateau serve --cell-size 50 --board-colour 50,150,50 --lang fr
serve-ready = Plateau est à l’adresse { $url } (Ctrl+C l’arrête)
error-serve-address = « { $address } » n’est pas une adresse : donnez-en une comme 127.0.0.1 ou 0.0.0.0
error-serve-limit = il n’y a pas de limite « { $name } » : les noms sont { $allowed }
error-serve-public-url = « { $url } » n’est pas l’adresse d’une page : donnez-en une comme https://plateau.example.org
error-serve-colour = « { $colour } » n’est pas une couleur : donnez rouge, vert et bleu de 0 à 255, comme 50,150,50, ou #329632, ou un nom : { $names }

help-play = Joue une partie en texte ; demande le jeu s’il n’est pas nommé.
help-play-more = Tapez un coup comme le jeu l’écrit, ou un mot comme annuler, conseil, coups, abandonner ou quitter ; le mot aide en donne la liste. Les lignes peuvent aussi venir d’un autre programme.
help-play-game = le jeu et ses réglages, comme morpion:width=5,height=4, ou le nom d’une partie toute prête, comme course-othello
help-play-players = qui joue, dans l’ordre des places : human, human:name=Zoé,symbol=O, ou un algorithme comme alpha-beta:depth=6 ; par défaut : des personnes à toutes les places
help-play-seed = la graine du hasard : la même graine donne la même partie
help-play-first = qui commence, par numéro de place ; par défaut : tiré au sort au morpion
help-play-position = la position de départ, dans une notation du jeu ; par défaut : la position habituelle
help-play-clock = la pendule : move:30 (secondes par coup) ou fischer:300,increment=5 (secondes par partie, et un supplément après chaque coup) ; la chute du drapeau est constatée à la ligne suivante
help-play-alternate = les joueurs commencent à tour de rôle les parties d’une série
help-play-pause = commence en pause : les ordinateurs jouent un coup chaque fois que vous tapez pas
help-play-load = une partie enregistrée à continuer, dans n’importe quel format lu
help-play-save = un fichier où la partie est enregistrée après chaque coup ; ce peut être celui de --load
help-play-examples =
    {"  "}plateau play morpion human:name=Anne human:name=Bruno
    {"  "}plateau play morpion:width=15,height=15,align=5 human pvs:time=1
    {"  "}plateau play morpion:width=8,height=8,align=4 human random greedy --first 1
    {"  "}plateau play morpion rule-based minimax --seed 7
    {"  "}plateau play draughts human human --clock fischer:600,increment=10
    {"  "}plateau play othello pvs:4 mcts:nodes=2000 --pause
    {"  "}plateau play --resume

help-list = Énumère les jeux, leurs réglages, évaluations et algorithmes.
help-list-more = Chaque réglage est suivi de ses valeurs possibles et, entre crochets, de la valeur par défaut.
help-list-game = n’énumère que les réglages, les évaluations et les algorithmes de ce jeu, et ses limites habituelles
help-list-json = écrit un objet JSON au lieu d’un texte
help-list-examples =
    {"  "}plateau list
    {"  "}plateau list othello
    {"  "}plateau list --json

help-analyse = Demande à un algorithme son avis sur une position.
help-analyse-more = Sans limite, un algorithme cherche jusqu’à la fin de la partie, ce qui n’en finit pas sur un grand plateau : donnez-lui une profondeur, un nombre de nœuds ou un temps.
help-analyse-game = le jeu et ses réglages, comme morpion:players=3
help-analyse-engine = l’algorithme et ses réglages, comme alpha-beta:depth=6,eval=lines
help-analyse-position = la position, dans une notation du jeu ; par défaut : le début
help-analyse-moves = des coups à jouer d’abord, en un seul texte : "B2 A1 C3"
help-analyse-depth = combien de coups prévoir ; remplace le réglage de l’algorithme
help-analyse-nodes = combien de positions examiner ; remplace le réglage de l’algorithme
help-analyse-time = combien de secondes réfléchir ; remplace le réglage de l’algorithme
help-analyse-lines = combien des meilleurs coups montrer, chacun avec sa valeur exacte et la suite attendue ; par défaut : 1
help-analyse-only = ne regarde que ces coups, en un seul texte : "e6,f4"
help-analyse-memory = la taille de la table de transposition en mégaoctets ; remplace le réglage de l’algorithme
help-analyse-threads = combien de fils d’exécution réfléchissent ensemble ; remplace le réglage de l’algorithme
help-analyse-infinite = réfléchit jusqu’à ce qu’on l’arrête par Ctrl+C, et donne son avis à chaque profondeur
help-analyse-follow = donne son avis à chaque profondeur ; avec --json, une ligne chacun
help-analyse-json = écrit un objet JSON au lieu d’un texte
help-analyse-examples =
    {"  "}plateau analyse morpion minimax
    {"  "}plateau analyse morpion alpha-beta:ordering=on --moves "A1 B2" --json
    {"  "}plateau analyse morpion:width=4 negamax --position "XX../OO../.... X"
    {"  "}plateau analyse othello pvs:depth=8 --lines 3
    {"  "}plateau analyse othello pvs:depth=8 --only "c4 d3" --threads 2

help-convert = Convertit des parties d’un format de fichier à un autre.
help-convert-more = Le format lu se reconnaît au contenu : XML, JSON, PDN, GGF, OBF, WTHOR, suites de coups, positions, plateaux Gomocup. Le format écrit se déduit du nom du fichier ou de --to : xml, json, pdn, ggf, gomocup, transcript (une suite de coups), position.
help-convert-input = le fichier à lire ; - pour l’entrée standard
help-convert-output = le fichier à écrire ; - pour la sortie standard
help-convert-to = le format à écrire, si le nom du fichier ne le dit pas
help-convert-game = le jeu, si l’entrée ne le dit pas (suites de coups, positions)
help-convert-strict = refuse le fichier entier si une de ses parties est illisible ; par défaut : seule cette partie est laissée de côté
help-convert-examples =
    {"  "}plateau convert games.pdn games.xml
    {"  "}plateau convert games.pdn - --to json
    {"  "}plateau convert games.xml - --to transcript

help-replay = Montre une partie enregistrée, position après position.
help-replay-more = Tous les formats sont lus, et la suite principale de chaque partie du fichier est montrée.
help-replay-file = le fichier à lire ; - pour l’entrée standard
help-replay-number = quelle partie du fichier ; par défaut : toutes
help-replay-from = le numéro du coup par lequel commencer ; 0 est le début
help-replay-to = le numéro du coup par lequel finir
help-replay-delay = combien de secondes attendre avant chaque coup
help-replay-game = { help-convert-game }
help-replay-strict = { help-convert-strict }
help-replay-json = écrit un objet JSON au lieu d’un texte
help-replay-examples =
    {"  "}plateau replay games.pdn
    {"  "}plateau replay games.pdn --number 2 --from 1 --to 3
    {"  "}plateau replay games.pdn --json

help-perft = Compte les suites de coups, pour vérifier les règles.
help-perft-more = Seules comptent les suites de cette longueur exactement, sans les règles de nulle. Othello fait exception, comme dans les comptes publiés : passer y est un coup comme un autre, et une partie finie plus tôt reste une feuille.
help-perft-game = le jeu et ses réglages, comme morpion:width=4,height=3
help-perft-depth = la longueur des suites, en coups
help-perft-position = la position de départ du compte ; par défaut : le début
help-perft-divide = compte aussi les suites qui commencent par chaque coup
help-perft-json = écrit un objet JSON au lieu d’un texte
help-perft-examples =
    {"  "}plateau perft morpion 9
    {"  "}plateau perft morpion:players=3 6 --json
    {"  "}plateau perft draughts 4 --divide
    {"  "}plateau perft morpion 3 --position "X../.O./..X O"

help-bench = Fait dans chaque jeu un travail fixe et mesure sa vitesse.
help-bench-more = Le travail : compter des positions, jouer au hasard, chercher. Les comptes ne changent que si le programme change, et la signature à la fin les résume tous ; les vitesses dépendent de la machine.
help-bench-names = ne fait que le travail dont le nom contient ceci, comme othello ou perft ; par défaut : tout
help-bench-quick = laisse de côté le travail qui ne sert qu’à comparer : fils d’exécution, enregistrements
help-bench-json = écrit un objet JSON au lieu d’un texte
help-bench-examples =
    {"  "}plateau bench
    {"  "}plateau bench --json
    {"  "}plateau bench connect-four --quick

help-rules = Explique les règles d’un jeu, avec images et conseils.
help-rules-more = Les règles sont celles du jeu tel que vous le réglez : draughts:russian, ou un jeu avec vos propres réglages.
help-rules-game = le jeu et ses réglages, comme draughts:italian
help-rules-format = text, html ou pdf ; par défaut : d’après le nom du fichier, sinon text
help-rules-output = le fichier à écrire ; par défaut : la sortie standard
help-rules-paper = a4 ou letter, pour un PDF ; par défaut : a4
help-rules-margin = la marge d’un PDF, en millimètres
help-rules-examples =
    {"  "}plateau rules morpion
    {"  "}plateau rules draughts:russian --output russes.pdf
    {"  "}plateau rules draughts:custom,kings=short --format html --output miennes.html

help-print = Met en page plateaux, diagrammes, feuilles et images.
help-print-more = Le résultat est un fichier PDF, que tout lecteur de PDF montre et imprime, ou une image.
help-print-examples =
    {"  "}plateau print sheet --game morpion --per-page 12 --output feuille.pdf
    {"  "}plateau print diagram draughts --output debut.pdf
help-print-sheet = Imprime des plateaux vides de tout jeu et de toute taille.
help-print-sheet-more = Les plateaux sont aussi grands que la page le permet.
help-print-sheet-game = le jeu et ses réglages, comme morpion:width=10,height=10
help-print-sheet-per-page = combien de plateaux mettre sur la page ; par défaut : 1
help-print-sheet-title = le titre au-dessus, "" pour aucun ; par défaut : le nom du jeu
help-print-sheet-output = le fichier à écrire ; par défaut : la sortie standard
help-print-sheet-paper = a4 ou letter ; par défaut : a4
help-print-sheet-margin = la marge de la page, en millimètres
help-print-sheet-examples =
    {"  "}plateau print sheet --game morpion:10,height=10 --per-page 4 --output dix.pdf
    {"  "}plateau print sheet --game othello --title "" --paper letter --output o.pdf
help-print-diagram = Imprime une position de n’importe quel jeu.
help-print-diagram-more = En PDF, en SVG, en PNG ou en simple texte.
help-print-diagram-game = le jeu et ses réglages, comme draughts:english
help-print-diagram-position = la position, dans une notation du jeu ; par défaut : le début
help-print-diagram-moves = des coups à jouer d’abord, en un seul texte : "32-28 19-23"
help-print-diagram-title = le titre au-dessus, "" pour aucun ; par défaut : le nom du jeu
help-print-diagram-format = pdf, svg, png ou text ; par défaut : d’après le nom du fichier, sinon pdf
help-print-diagram-output = le fichier à écrire ; par défaut : la sortie standard
help-print-diagram-paper = a4 ou letter, pour un PDF ; par défaut : a4
help-print-diagram-margin = la marge d’un PDF, en millimètres
help-print-diagram-examples =
    {"  "}plateau print diagram draughts --moves "32-28 19-23" --output ouverture.pdf
    {"  "}plateau print diagram othello --moves f5 --output premier.svg
    {"  "}plateau print diagram morpion --position "XO./.X./..O X" --format text

help-print-score-sheet = Imprime une partie coup par coup, comme les joueurs la notent.
help-print-score-sheet-more = Le fichier peut être dans n’importe quel format lu, avec une ou plusieurs parties. Sans fichier, c’est une feuille vide à remplir à la main.
help-print-score-sheet-file = le fichier de la partie
help-print-score-sheet-game = le jeu d’une feuille vide, au lieu d’un fichier
help-print-score-sheet-output = le fichier à écrire ; par défaut : la sortie standard
help-print-score-sheet-paper = a4 ou letter ; par défaut : a4
help-print-score-sheet-margin = la marge de la page, en millimètres
help-print-score-sheet-examples =
    {"  "}plateau print score-sheet partie.pdn --output partie.pdf
    {"  "}plateau print score-sheet --game draughts --output feuille.pdf

error-output = impossible d’écrire le résultat : { $problem }
error-bench-name = aucun travail ne porte ce nom : choisissez { $allowed }
error-output-ending = cette commande n’écrit pas de fichier .{ $ending } : choisissez parmi { $forms }
error-output-terminal = ceci n’est pas du texte à afficher : nommez un fichier avec --output, ou envoyez-le à un autre programme
error-output-file = impossible d’écrire { $path } : { $problem }
error-score-sheet = donnez le fichier d’une partie, ou --game pour une feuille vide, mais pas les deux
error-input = impossible de lire l’entrée : { $problem }
error-settings-unreadable = impossible de lire les réglages { $path } : { $problem }
error-settings-syntax = { $path }, ligne { $line }, colonne { $column } : ceci ne se comprend pas ; un réglage est une ligne comme language = "fr", et les noms sont { $allowed }
error-settings-key = { $path }, ligne { $line }, colonne { $column } : il n’y a pas de réglage « { $key } » ; les noms sont { $allowed }
error-library-missing = il n’y a pas de bibliothèque dans { $path }
error-usage = ces arguments sont incompréhensibles : { $help } les explique
error-usage-older-flag = { $flag } est une option d’un ancien programme ; tapez aujourd’hui : { $today }
error-usage-unknown-argument = il n’y a pas d’argument { $argument } ici : { $help } les énumère
error-usage-unknown-verb = il n’y a pas de commande « { $verb } » : plateau --help les énumère
error-analyse-external = un moteur externe ne dit que son meilleur coup et sa suite : --lines et --only valent pour les moteurs de Plateau
error-tree-external = ce protocole n’a pas de mots pour ce qu’un moteur cherche : interrogez-le avec plateau analyse
error-game-meant = rien ne s’appelle « { $name } » : vouliez-vous dire { $meant } ? plateau list montre tous les noms
error-file-meant = { $path } : ce fichier n’existe pas ; vouliez-vous dire { $meant } ?
error-usage-which = { $command } attend une commande : { $allowed } ({ $help } les explique)
error-usage-missing-argument = il manque { $argument } ({ $help } l’explique)
error-usage-missing-value = { $argument } demande une valeur
error-usage-value = « { $value } » ne convient pas pour { $argument }
error-usage-repeated = { $argument } ne peut être donné qu’une fois
error-usage-no-text = les arguments ne sont pas en UTF-8 valide

score-sheet-date = Date
score-sheet-event = Épreuve
score-sheet-result = Résultat
score-sheet-end = La dernière position
score-sheet-won = { $name } a gagné
score-sheet-lost = { $name } a perdu
score-sheet-drawn = partie nulle
score-sheet-because = { $result } : { $reason }
side-black = Noir
side-white = Blanc
side-red = Rouge
side-yellow = Jaune

output-written = { $path } est écrit

list-title = { $name } : { $about }
list-presets = Parties toutes prêtes, à nommer à la place d’un jeu :
list-settings = réglages :
list-evaluators = évaluations :
list-engines = algorithmes propres :
list-levels = niveaux :
list-every-game = algorithmes pour tous les jeux :
list-people = personnes :
list-guests = moteurs externes :
list-clocks = pendules :
list-player-settings = réglages des joueurs :

perft-counted =
    { $leaves ->
        [one] { $leaves } suite
       *[other] { $leaves } suites
    } de { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } ({ $seconds } s, { $rate } par seconde)
perft-move = { $leaves }

missing-words =
    { $count ->
        [one] il manque à la langue { $language } le message { $first }, affiché « ??? »
       *[other] il manque à la langue { $language } { $count } messages, affichés « ??? » ; le premier est { $first }
    }

analyse-move = { $move }, sans score
analyse-best =
    { $depth ->
        [0] { $move }, sans valeur : aucun calcul n’est allé à son terme
       *[other] { $move }, { $score }, profondeur { $depth }
    }
analyse-depth =
    { $depth ->
        [0] aucune profondeur achevée
       *[other] profondeur { $depth }
    } : { $score }, { $line } ({ $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $seconds } s)
analyse-line = suite attendue : { $line }
analyse-other = { $place }. { $score } : { $line }
analyse-older = {" "}(profondeur { $depth })
analyse-counts =
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }, { $cutoffs ->
        [one] { $cutoffs } coupe
       *[other] { $cutoffs } coupes
    }, { $seconds } s

bench-row = { $nodes } en { $seconds } s : { $speed } par seconde
bench-signature = signature { $signature }
bench-speedup = { $times } fois plus vite avec deux fils d’exécution
bench-error = erreur moyenne de { $times } points
bench-other-nodes = { $nodes } nœuds avec deux fils d’exécution

error-no-such-form = il n’y a pas de format « { $form } » : choisissez { $allowed }
error-which-form = le nom { $path } ne dit pas quel format écrire : ajoutez --to avec { $allowed }
error-no-such-game = il n’y a pas de partie { $number } : { $games ->
        [one] le fichier contient une partie
       *[other] le fichier contient { $games } parties
    }
games-refused = { $path } : { $read ->
        [one] une partie lue
       *[other] { $read } parties lues
    }, { $refused ->
        [one] une refusée
       *[other] { $refused } refusées
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
menu-level = Quelle force, de 1 à { $most } ? [{ $default }]
menu-depth = Combien de coups d’avance ? [{ $default }]
menu-no-number = « { $answer } » n’est pas un nombre de 1 à { $most }
menu-rules = montrer les règles d’un jeu
menu-which-rules = Les règles de quel jeu ? [{ $default }]
menu-more-rules = Changer d’autres règles ?
menu-more-player = D’autres réglages pour ce joueur, comme un nom ou une évaluation ?
menu-yes-or-no = « { $answer } » n’est ni oui ni non

player-named = { $name }
player-person = Joueur { $seat }
player-level = Ordinateur { $seat }, niveau { $level }
player-engine = Ordinateur { $seat }, { $engine }
# Les lettres des pièces sont anglaises, comme dans les notations.
player-symbol =
    { $symbol ->
        [w] { $name } (w, blanc)
        [b] { $name } (b, noir)
        [r] { $name } (r, rouge)
        [y] { $name } (y, jaune)
       *[other] { $name } ({ $symbol })
    }

play-begins = { $game } : { $name } commence
play-played = { $name } joue { $text }
play-went =
    { $back ->
        [0] { $forth ->
            [one] { $forth } coup rejoué
           *[other] { $forth } coups rejoués
        }
        [one] { $back } coup annulé
       *[other] { $back } coups annulés
    }
play-reopened = le résultat est annulé, et la partie continue
play-paused = la partie est en pause
play-resumed = la partie continue
play-seated = { $name } s’assied
play-draw-offered = { $name } propose la nulle
play-draw-accepted = { $name } accepte la nulle
play-draw-declined = { $name } refuse la nulle
play-failed = le programme de { $name } est en panne : { $fault }
play-commented = le commentaire est gardé
play-clock = { $name } : il reste { $time }
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
    }, { $halves ->
        [0] 0 point
        [1] ½ point
        [2] 1 point
        [3] 1½ point
       *[other] { $points } points
    }
play-hint =
    { $depth ->
        [0] essayez { $move } (aucun calcul n’est allé à son terme, donc sans valeur)
       *[other] essayez { $move } ({ $score }, profondeur { $depth })
    }
play-no-moves = aucun coup n’a été joué
play-sheet = { $number }. { $text } ({ $name })
play-sheet-timed = { $number }. { $text } ({ $name }, { $time })
play-judged = { $number }. { $text } : le meilleur était { $best } ({ $score })
play-judged-best = { $number }. { $text }{ $sign } : le meilleur coup ({ $score })
play-judged-worse = { $number }. { $text }{ $sign } : { $value } ; { $best } valait mieux ({ $score })
play-judged-missed = { $number }. { $text }{ $sign } a manqué un gain : { $value } ; { $best } : { $score }
play-judged-thrown = { $number }. { $text }{ $sign } a laissé échapper la nulle : { $value } ; { $best } : { $score }
play-judged-lost = { $number }. { $text }{ $sign } a perdu la partie : { $value } ; { $best } : { $score }
play-account =
    Joueur { $number } : { $best } coups sur { $moves } étaient les meilleurs ; { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }{ $average }
play-account-average = {" "}; { $loss } perdus en moyenne
play-lost-at = La partie a été perdue par { $number }. { $text }
play-prompt-waiting = pas, reprendre ou quitter ?
play-prompt = { $name }, à vous :
play-no-count = « { $text } » n’est pas un nombre de coups
play-no-place = « { $text } » n’est pas le numéro d’un coup : tapez coups pour les voir
play-no-seat = « { $text } » n’est pas le numéro d’une place
play-prompt-over = encore, réglages, revoir, annuler ou quitter ?
play-leave = Cette partie n’est pas finie. La quitter ?
play-saved = enregistré : { $path }
play-loaded = chargé : { $path }
play-loaded-first =
    { $others ->
        [one] le fichier contient une autre partie : voici la première
       *[other] le fichier contient { $others } autres parties : voici la première
    }
play-stranger = l’algorithme { $engine } est inconnu ici : une personne joue pour { $name }
play-kept = la partie est gardée : « plateau play --resume » la continue
play-meant = vouliez-vous dire « { $word } » ?
play-no-file = nommez un fichier, comme partie.xml
play-file-taken = { $path } existe déjà et n’est pas cette partie : choisissez un autre nom
error-file-taken = { $path } existe déjà : ajoutez --load { $path } pour la continuer, ou choisissez un autre nom
error-load-or-game = --load dit déjà de quel jeu il s’agit : omettez le jeu ou --load
play-help =
    Tapez un coup comme le jeu l’écrit, par exemple B2, ou l’un de ces mots :
    {"  "}annuler [N]      annule votre dernier coup, ou N coups
    {"  "}refaire [N]      rejoue ce qui a été annulé
    {"  "}aller N          va à un coup par son numéro ; 0 est le début
    {"  "}coups            montre les coups joués, leurs numéros et leurs commentaires
    {"  "}commenter TEXTE  écrit quelque chose sur le dernier coup
    {"  "}permis           donne la liste des coups que l’on peut jouer
    {"  "}plateau          montre encore une fois le plateau
    {"  "}position         écrit la position
    {"  "}placer TEXTE     commence une nouvelle partie à partir d’une position
    {"  "}conseil          montre un bon coup
    {"  "}valeurs          montre ce que vaut chaque coup
    {"  "}analyser         juge tous les coups de la partie
    {"  "}abandonner       abandonne la partie
    {"  "}nulle            propose la nulle, ou l’accepte ; refuser la refuse
    {"  "}pause            fait attendre les ordinateurs et les pendules ; reprendre continue
    {"  "}pas              laisse un ordinateur jouer un coup
    {"  "}maintenant       fait jouer l’ordinateur qui réfléchit, comme il le voit à ce moment
    {"  "}pendule          montre le temps qui reste
    {"  "}place N JOUEUR   donne une place à un autre, comme human:name=Zoé
    {"  "}arbre            montre comment l’ordinateur réfléchit à cette position, en arbre
    {"  "}règles           montre les règles du jeu
    {"  "}réglages         change les réglages et les joueurs, et commence une nouvelle partie
    {"  "}revoir           montre la partie depuis le début, coup par coup
    {"  "}enregistrer [F]  enregistre la partie dans un fichier, comme partie.xml
    {"  "}charger FICHIER  continue la partie d’un fichier
    {"  "}encore           commence une nouvelle partie ; les scores continuent
    {"  "}aide             montre ceci
    {"  "}quitter          termine le programme
play-word-undo = annuler
play-word-redo = refaire
play-word-goto = aller
play-word-moves = coups
play-word-legal = permis
play-word-board = plateau
play-word-position = position
play-word-setup = placer
play-word-hint = conseil
play-word-values = valeurs
play-word-analyse = analyser
play-word-comment = commenter
play-word-resign = abandonner
play-word-draw = nulle
play-word-decline = refuser
play-word-pause = pause
play-word-resume = reprendre
play-word-step = pas
play-word-now = maintenant
play-word-clock = pendule
play-word-tree = arbre
play-word-rules = règles
play-word-settings = réglages
play-word-seat = place
play-word-replay = revoir
play-word-save = enregistrer
play-word-load = charger
play-word-again = encore
play-word-help = aide
play-word-quit = quitter
