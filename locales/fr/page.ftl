# La page dans le navigateur.

page-home = Accueil
page-rooms = Rubriques
page-skip = Aller au contenu
page-what-shall-we-play = À quoi joue-t-on ?
page-tagline = Contre un ami, contre l’ordinateur, ou en regardant deux ordinateurs s’affronter.
page-play = Jouer
page-choose = Choisir
page-play-game = Jouer : { $game }
page-choose-game = Choisir les règles et les joueurs : { $game }
page-opponent-choice = Contre qui ?
page-opponent =
    { $name ->
        [very-easy] Ordinateur, très facile
        [easy] Ordinateur, facile
        [medium] Ordinateur, moyen
        [hard] Ordinateur, difficile
        [expert] Ordinateur, expert
        [people] À deux
       *[other] { $name }
    }
page-try-easier = Essayer le niveau { $level }, un peu plus facile
page-try-harder = Essayer le niveau { $level }, un peu plus difficile
page-welcome = Première visite ?
page-welcome-play = Choisissez la force de l’ordinateur, puis « Jouer ».
page-welcome-look-back = Pendant et après la partie, revoyez chaque coup avec ← et →.
page-welcome-search = « Voir la recherche » montre comment l’ordinateur a trouvé son coup.
page-welcome-dismiss = Compris
page-no-view = Cette page n’existe pas
page-no-view-about = L’adresse est peut-être incomplète ou mal écrite.
page-continue = Reprendre : { $game }
page-after-moves =
    { $moves ->
        [0] pas commencée
        [one] après un coup
       *[other] après { $moves } coups
    }
page-so-many-players =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
page-new-game = Nouvelle partie
page-load = Charger une partie
page-loading = Un instant…
page-nothing-here = Il n’y a rien ici.
page-offline = Plus de connexion au serveur. Nouvel essai en cours ; rien n’est perdu.
page-strange-answer = Le serveur a donné une réponse que la page ne comprend pas ({ $status }).
page-no-table = Cette table n’existe pas
page-no-table-about = Le lien est peut-être incomplet, ou la table a été supprimée depuis.
page-no-contest = Ce tournoi n’existe pas
page-no-contest-about = Le lien est peut-être incomplet, ou le tournoi a été supprimé.
page-go-home = Vers les jeux
page-cancel = Annuler
page-close = Fermer
page-open = Ouvrir
page-copy = Copier
page-copied = Copié
page-not-copied = Le navigateur n’autorise pas la copie ici
page-print = Imprimer
page-download = Télécharger

# Préparer une partie.

page-setup = Préparer une partie
page-games = Jeux
page-more-rules = Autres règles
page-setting = { $name } : { $value }
page-start = Commencer la partie
page-seat = Joueur { $number }
page-who-plays = Qui joue
page-human = Humain
page-computer = Ordinateur
page-swap = Échanger les places
page-strength = Force :
page-level = Niveau { $level }
page-level-named =
    { $name ->
        [very-easy] { $level }, très facile
        [easy] { $level }, facile
        [medium] { $level }, moyen
        [hard] { $level }, difficile
        [expert] { $level }, expert
       *[other] { $level }, { $name }
    }
page-by-level = selon le niveau
page-advanced = Réglages avancés
page-engine = Algorithme
page-guests = Moteurs externes
page-guest-about = Un moteur externe, nommé dans les réglages de Plateau.
page-usual = par défaut
page-by-variant = selon la variante : { $value }
page-clock-choice = Pendule
page-clock-name =
    { $clock ->
        [none] aucune
        [move] par coup
        [fischer] pour la partie
       *[other] { $clock }
    }
page-more-choices = Autres options
page-touch-move = Pièce touchée, pièce jouée
page-alternate = Un autre joueur commence chaque nouvelle partie
page-start-position = Position de départ
page-start-dropped = Les règles ont changé : la position de départ a été retirée.
page-on-the-board = Sur le plateau
page-knob-book = Bibliothèque d’ouvertures
page-knob-captures = Écriture des prises
page-knob-endings = Finales nulles
page-knob-increment = Ajout après chaque coup
page-fault-allowed = valeurs permises : { $allowed }

page-knob-align = Alignement
page-knob-appraisal = Juger chaque coup
page-knob-aspiration = Fenêtre d’aspiration
page-knob-backward = Prise en arrière des pions
page-knob-compulsory = Prise obligatoire
page-knob-counters = Coups de réponse
page-knob-depth = Profondeur
page-knob-eval = Évaluation
page-knob-exact = Longueur exacte seulement
page-knob-exploration = Exploration
page-knob-extensions = Extensions
page-knob-first = Qui commence
page-knob-futility = Élagage des positions sans espoir
page-knob-height = Lignes
page-knob-history = Historique
page-knob-killers = Coups meurtriers
page-knob-kings = Dames
page-knob-largest = Prise majoritaire
page-knob-level = Niveau
page-knob-memory = Mémoire
page-knob-misere = Misère
page-knob-name = Nom
page-knob-nodes = Nœuds
page-knob-ordering = Tri des coups
page-knob-players = Joueurs
page-knob-ponder = Réfléchit sur votre temps
page-knob-probcut = ProbCut
page-knob-promotion = Promotion pendant la prise
page-knob-pruning = Élagage (alpha-bêta)
page-knob-quiescence = Quiescence
page-knob-quiet = Coups sans progrès
page-knob-reductions = Réductions
page-knob-repetition = Répétitions
page-knob-reuse = Table gardée entre les coups
page-knob-rows = Rangées de pions
page-knob-rows-black = Rangées de pions noirs
page-knob-rows-white = Rangées de pions blancs
page-knob-scout = Fenêtre nulle
page-knob-seed = Graine
page-knob-size = Taille
page-knob-skipping = Élagage des coups tardifs
page-knob-solve = Résout à partir de
page-knob-symbol = Symbole
page-knob-table = Table de transposition
page-knob-thorough = Approfondi
page-knob-threads = Fils d’exécution
page-knob-ties = Coups équivalents
page-knob-time = Temps
page-knob-variant = Variante
page-knob-width = Colonnes

page-presets = Parties prêtes :
page-choice-on = oui
page-choice-off = non
page-choice-first = le premier
page-choice-random = au hasard
page-choice-flying = volantes
page-choice-short = courtes
page-choice-white = les blancs
page-choice-black = les noirs
page-choice-passes = le pion passe et reste pion
page-choice-ends = il s’arrête et devient dame
page-choice-continues = il continue comme dame
page-choice-compact = par leurs extrémités : 14x30
page-choice-full = par toutes les cases : 14x23x30
page-choice-international = internationales
page-choice-english = anglaises
page-choice-course = anglaises, règles du cours
page-choice-russian = russes
page-choice-brazilian = brésiliennes
page-choice-italian = italiennes
page-choice-spanish = espagnoles
page-choice-czech = tchèques
page-choice-pool = pool
page-choice-canadian = canadiennes
page-choice-frisian = frisonnes
page-choice-antidraughts = qui perd gagne
page-choice-custom = règles personnelles
page-variant-international = Dames internationales
page-variant-english = Dames anglaises
page-variant-course = Dames anglaises, règles du cours
page-variant-russian = Dames russes
page-variant-brazilian = Dames brésiliennes
page-variant-italian = Dames italiennes
page-variant-spanish = Dames espagnoles
page-variant-czech = Dames tchèques
page-variant-pool = Pool checkers
page-variant-canadian = Dames canadiennes
page-variant-frisian = Dames frisonnes
page-variant-antidraughts = Antidames (qui perd gagne)
page-variant-custom = Dames à vos propres règles
page-choice-lines = lignes ouvertes
page-choice-threats = menaces
page-choice-mobility = mobilité
page-choice-patterns = motifs appris
page-choice-corners = coins
page-choice-phases = matrice qui change avec la partie
page-choice-matrix = matrice fixe
page-choice-discs = nombre de pions
page-choice-centre = centre
page-choice-material = matériel
page-choice-advancement = avancement
page-choice-structure = structure
page-choice-win-lose = victoire ou défaite seulement
page-choice-end = jusqu’à la fin de la partie

# À la table.

page-table = Table
page-board = Plateau de jeu
page-board-tools = Le plateau
page-side = À propos de la partie
page-players = Joueurs
page-moves = Coups
page-opening-search = Ouverture
page-opening = Ouverture : { $name }
page-no-moves-yet = Aucun coup n’a encore été joué.
page-controls = Ce que vous pouvez faire
page-game-as-a-whole = Enregistrer, partager…
page-change-seat = Changer de joueur
page-take-seat = Prendre la place
page-person = Joueur { $number }
page-you = vous
page-away = absent
page-to-move = au trait
page-clock = Temps restant
page-colour =
    { $colour ->
        [black] Noir
        [white] Blanc
        [red] Rouge
        [yellow] Jaune
       *[other] { $colour }
    }
page-tally =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
page-name-with-mark = { $name } ({ $mark })
page-series =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
page-ending =
    { $outcome ->
        [win]
            { $colour ->
                [black] Les noirs gagnent
                [white] Les blancs gagnent
                [red] Les rouges gagnent
                [yellow] Les jaunes gagnent
               *[other] { $name } gagne
            }
        [loss]
            { $colour ->
                [black] Les noirs perdent
                [white] Les blancs perdent
                [red] Les rouges perdent
                [yellow] Les jaunes perdent
               *[other] { $name } perd
            }
       *[other] Partie nulle
    }
page-ending-because = { $ending } : { $reason }
page-status-turn =
    { $colour ->
        [black] Aux noirs de jouer
        [white] Aux blancs de jouer
        [red] Aux rouges de jouer
        [yellow] Aux jaunes de jouer
       *[other] À { $name } de jouer
    }
page-status-yours = À vous de jouer
page-status-must-capture =
    { $colour ->
        [black] Les noirs doivent prendre
        [white] Les blancs doivent prendre
        [red] Les rouges doivent prendre
        [yellow] Les jaunes doivent prendre
       *[other] { $name } doit prendre
    }
page-status-must-pass =
    { $colour ->
        [black] Les noirs n’ont aucun coup et doivent passer
        [white] Les blancs n’ont aucun coup et doivent passer
        [red] Les rouges n’ont aucun coup et doivent passer
        [yellow] Les jaunes n’ont aucun coup et doivent passer
       *[other] { $name } n’a aucun coup et doit passer
    }
page-status-thinking = { $name } réfléchit…
page-status-paused =
    { $colour ->
        [black] Les noirs attendent : la partie est en pause
        [white] Les blancs attendent : la partie est en pause
        [red] Les rouges attendent : la partie est en pause
        [yellow] Les jaunes attendent : la partie est en pause
       *[other] { $name } attend : la partie est en pause
    }
page-casual = Amicale : tout est permis (indices, annulations sans demander), même entre plusieurs appareils
page-minutes = minutes
page-seconds = secondes
page-clock-presets = Pendules courantes
page-clock-preset =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } + { $increment }
    }
page-to-game = Revenir à la partie
page-new-moves =
    { $count ->
        [one] Revenir à la partie ({ $count } nouveau coup)
       *[other] Revenir à la partie ({ $count } nouveaux coups)
    }
page-go-on-here = Continuer d’ici
page-play-from-here = Continuer à partir d’ici ? Les coups qui suivaient restent comme variante.
page-play-here = Jouer d’ici
page-ask-undo = Demander à reprendre
page-ask-pause = Demander une pause
page-ask-resume = Demander à continuer
page-rematch = Revanche
page-proposal =
    { $kind ->
        [take-back] { $name } demande à reprendre un coup.
        [pause] { $name } demande une pause.
        [resume] { $name } demande à continuer.
        [set-up] { $name } propose une nouvelle partie depuis une autre position.
        [settings] { $name } propose une nouvelle partie avec d’autres réglages.
       *[rematch] { $name } demande une revanche.
    }
page-proposed =
    { $kind ->
        [take-back] Vous avez demandé à reprendre un coup.
        [pause] Vous avez demandé une pause.
        [resume] Vous avez demandé à continuer.
        [set-up] Vous avez proposé une nouvelle partie depuis une autre position.
        [settings] Vous avez proposé une nouvelle partie avec d’autres réglages.
       *[rematch] Vous avez demandé une revanche.
    }
page-proposal-declined = { $name } refuse.
page-taken = { $name } a pris place.
page-taken-back = L’hôte joue de nouveau pour { $name }.
page-has-come = { $name } est de retour.
page-has-gone = { $name } s’est absenté.
page-time-given = { $name } a reçu { $seconds } secondes.
page-give-time = Donner 15 secondes
page-cancelled = La partie a été annulée, faute d’un premier coup. Elle ne compte pas.
page-status-cancelled = Annulée
page-first-move =
    { $seconds ->
        [one] Sans premier coup, la partie est annulée dans { $seconds } seconde.
       *[other] Sans premier coup, la partie est annulée dans { $seconds } secondes.
    }
page-claim-in =
    { $seconds ->
        [one] { $name } est absent. Dans { $seconds } seconde, vous pourrez réclamer la partie.
       *[other] { $name } est absent. Dans { $seconds } secondes, vous pourrez réclamer la partie.
    }
page-claim = { $name } est parti. La partie continue tant que vous ne la réclamez pas.
page-claim-win = Réclamer le gain
page-claim-draw = Déclarer la nulle
page-take-back-seat = Jouer soi-même pour { $name }
page-take-back-seat-sure = Jouer vous-même pour { $name } ? Son lien ne vaudra plus rien.
page-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $shown } personnes regardent.
    }
page-watcher = Spectateur { $number }
page-remove = Faire partir
page-own-name = Comment vous appelez-vous ?
page-own-name-about = Les autres le voient. Ce navigateur s’en souvient pour les prochaines parties.
page-your-name = Votre nom
page-nameless = Sans nom
page-sit-down = Prendre place
page-premove = Coup préparé : il est joué quand vient votre tour.
page-premove-gone = Le coup préparé n’est plus possible.
page-premove-cancel = Abandonner le coup préparé
page-undo = Annuler
page-redo = Refaire
page-hint = Conseil
page-threats = Menaces
page-play-now = Jouer tout de suite
page-pause = Pause
page-resume = Continuer
page-step = Un coup
page-speed = Vitesse
page-offer-draw = Proposer nulle
page-draw-offered =
    { $colour ->
        [black] Les noirs proposent la nulle.
        [white] Les blancs proposent la nulle.
        [red] Les rouges proposent la nulle.
        [yellow] Les jaunes proposent la nulle.
       *[other] { $name } propose la nulle.
    }
page-draw-declined = La nulle est refusée.
page-accept = Accepter
page-decline = Refuser
page-withdraw = Retirer la proposition
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-set-up-position = Composer une position
page-position-about = Choisissez une pièce et touchez les cases ; touchez encore pour l’enlever. Ou collez une position dans n’importe quelle notation du jeu.
page-piece-in-hand = Pièce en main
page-take-off = Enlever
page-whose-turn = Au trait
page-clear-board = Plateau vide
page-usual-start = Départ habituel
page-position-text = La position par écrit
page-use-position = Prendre cette position
page-pass = Passer
page-again = Encore une partie
page-change-settings = Changer les réglages
page-replay = Revoir la partie
page-replay-stop = Arrêter la lecture
page-walk = Parcourir la partie
page-first = Au début
page-previous = En arrière
page-next = En avant
page-last = À la fin
page-turn-board = Tourner le plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-point = Montrer des cases à tous
page-pointed = Regardez { $squares }
page-show-spoken = Plateau parlant : l’interroger au clavier et entendre ses réponses
page-spoken = Interroger le plateau
page-spoken-about = Tapez un coup pour le jouer, une case pour savoir ce qu’elle porte, ou la lettre d’un bouton.
page-spoken-log = Ce que dit le plateau
page-spoken-question =
    { $question ->
        [last] Dernier coup
        [turn] À qui de jouer
        [clocks] Pendules
        [pieces] Vos pièces
        [others] Autres pièces
        [moves] Coups possibles
        [threats] Menaces
       *[other] { $question }
    }
page-spoken-moves =
    { $count ->
        [one] un coup : { $moves }
       *[other] { $count } coups : { $moves }
    }
page-spoken-no-moves = aucun coup possible
page-spoken-no-clock = sans pendule
page-spoken-pieces = { $name } en a { $count } : { $squares }
page-spoken-kings = dames { $count } : { $squares }
page-spoken-threats = { $name } menace { $moves }
page-spoken-unknown = « { $words } » n’est ni un coup, ni une case, ni une question
page-full-screen = Plein écran
page-to-board = Vers le plateau
page-played = { $name } : { $move }
page-went =
    { $back ->
        [0] { $forth ->
            [one] un coup rejoué
           *[other] { $forth } coups rejoués
        }
        [one] un coup annulé
       *[other] { $back } coups annulés
    }
page-begun = Une nouvelle partie commence

page-piece-disc =
    { $colour ->
        [black] pion noir
        [white] pion blanc
        [red] pion rouge
        [yellow] pion jaune
       *[other] pion
    }
page-piece-man =
    { $colour ->
        [black] pion noir
        [white] pion blanc
       *[other] pion
    }
page-piece-king =
    { $colour ->
        [black] dame noire
        [white] dame blanche
       *[other] dame
    }
page-cell-empty = vide
page-cell-idle = hors jeu
page-cell-forced = doit prendre
page-cell-chosen = choisie
page-cell-on-the-way = sur le trajet
page-cell-of-column = colonne { $column }, rangée { $row }
page-cell-target = jouable
page-cell-last = dernier coup

page-refused-wait =
    { $colour ->
        [black] Ce n’est pas votre tour : c’est aux noirs de jouer
        [white] Ce n’est pas votre tour : c’est aux blancs de jouer
        [red] Ce n’est pas votre tour : c’est aux rouges de jouer
        [yellow] Ce n’est pas votre tour : c’est aux jaunes de jouer
       *[other] Ce n’est pas votre tour : c’est à { $name } de jouer
    }
page-refused-ambiguous = Plusieurs prises finissent là : montrez le chemin case par case

# Ce que pense l’ordinateur.

page-graph = L’évaluation coup par coup ; cliquez pour y aller
page-evaluation-of = Pour { $name } : { $score }
page-depth = Profondeur
page-score = Score
page-nodes = Nœuds
page-nodes-per-second = Nœuds par seconde
page-verdict-best = { $move } était le meilleur coup ({ $score }).
page-verdict-only = { $move } était le seul bon coup ({ $score }).
page-verdict-worse = { $move } : { $value }. { $best } valait mieux : { $score }.
page-verdict-missed-win = { $move } a manqué un gain ; { $best } : { $score } ; après { $move } : { $value }.
page-verdict-thrown-draw = { $move } a laissé échapper la nulle que { $best } tenait ; après { $move } : { $value }.
page-verdict-lost = { $move } a perdu la partie : { $value }. { $best } valait mieux : { $score }.
page-comment = Une remarque sur ce coup
page-account =
    { $name } : { $best } sur { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } étaient les meilleurs ; { $inaccuracies ->
        [one] { $inaccuracies } imprécision (?!)
       *[other] { $inaccuracies } imprécisions (?!)
    }, { $mistakes ->
        [one] { $mistakes } erreur (?)
       *[other] { $mistakes } erreurs (?)
    }, { $blunders ->
        [one] { $blunders } gaffe (??)
       *[other] { $blunders } gaffes (??)
    }.
page-account-loss = Perte moyenne : { $loss }.
page-phase =
    { $phase ->
        [opening] début
        [middle] milieu
       *[end] fin
    } : { $loss }
page-lost-at = La partie a été perdue par { $number }. { $move }
page-previous-mistake = Erreur précédente
page-next-mistake = Erreur suivante
page-why = Pourquoi ?
page-why-not = Pourquoi pas… ? Puis jouez un coup
page-try-again = Rejouer ce coup
page-drill = S’exercer sur ces erreurs
page-drills = Vos erreurs
page-drills-about = Des positions où vous vous êtes trompé. Ce que vous trouvez revient de plus en plus tard, jusqu’à ce que ce soit acquis ; ce que vous ne trouvez pas revient bientôt. Elles sont gardées dans ce navigateur.
page-drills-short = Trouver mieux, jusqu’à ce que ce soit acquis
page-no-drills = Il n’y en a pas encore : analysez une partie, puis « S’exercer sur ces erreurs ».
page-drills-due = { $due } sur { $all } à essayer maintenant
page-drills-kept = C’est gardé : à retrouver sous « Vos erreurs », sur la page d’accueil
page-drill-begin = Commencer
page-drill-try = Essayer
page-drill-forget = Oublier
page-drill-played = au lieu de { $played }
page-drill-due-now = maintenant
page-drill-due = de nouveau le { $date }
page-drill-task = Ici, { $played } avait été joué. Trouvez mieux.
page-drill-task-line = Quelle est la suite de la variante que vous étudiez ?
page-drill-of-line = une variante étudiée
page-study-line = Apprendre cette suite par cœur
page-study-about = De qui voulez-vous connaître les coups ? Chaque position de la suite revient comme exercice, sous « Vos erreurs », de plus en plus tard.
page-drill-right = C’est juste ({ $best }).
page-drill-wrong = Pas encore : il fallait { $best }. La position reviendra bientôt.
page-drill-next = La suivante
page-values = Toujours afficher la valeur de chaque coup
page-exact = exacte
page-lines-wanted = Suites
page-line-step = Parcourir cette suite sur le plateau
page-line-shown = Une suite sur le plateau
page-line-back = Reculer dans cette suite
page-line-on = Avancer dans cette suite
page-line-close = Retour à la partie
page-analyse = Analyser chaque coup
page-stop-analysis = Arrêter l’analyse
page-best-move = Meilleur coup
page-line-on-board = Cette suite sur le plateau
page-threat = { $name } menace { $moves } ({ $score })
page-no-threat = { $name } ne menace rien
page-wins-by = gain de { $lead }
page-loses-by = perte de { $lead }
page-wins-in = gain en { $moves }
page-loses-in = perte en { $moves }
page-won-game = partie gagnée
page-lost-game = partie perdue
page-drawn-game = nulle
page-score-in-discs = { $score } { $count ->
        [one] pion
       *[other] pions
    }
page-score-in-men = { $score } { $count ->
        [one] pion
       *[other] pions
    }
page-advantage-none = égalité
page-advantage-slight-for = léger avantage
page-advantage-clear-for = net avantage
page-advantage-slight-against = léger désavantage
page-advantage-clear-against = net désavantage

# Enregistrer et partager.

page-save = Enregistrer
page-save-about = Chaque partie est gardée automatiquement dans la bibliothèque. Vous pouvez aussi l’enregistrer dans un fichier :
page-position = La position sur le plateau
page-share = Partager
page-share-about = Qui ouvre le lien d’un joueur s’assied à sa place ; les autres regardent.
page-share-renew = Nouveau lien
page-share-renew-about = Un nouveau lien remplace l’ancien : qui occupe la place avec l’ancien ne fait plus que regarder.
page-share-seat = Pour jouer à la place de { $name }
page-share-watch = Pour regarder

page-on-paper = Sur papier
page-paper-score-sheet = Feuille de partie
page-paper-diagram = Diagramme
page-paper-picture = Image
page-paper-sheet = Plateaux vides
page-paper-rules = Règles

# La bibliothèque.

page-library = Bibliothèque
page-library-about = Vos tables, toutes les parties terminées, et des parties venues d’ailleurs.
page-search = Chercher une partie, un joueur, une date
page-library-empty = Pas encore de partie. La première que vous jouerez sera ici.
page-nothing-found = Rien trouvé.
page-my-tables = Mes tables
page-finished-games = Parties finies
page-any-result = tous
page-game = Jeu
page-result = Résultat
page-since = Du
page-until = Au
page-more-games = D’autres parties
page-more-players = Plus de joueurs
page-over = terminée
page-running = en cours
page-import = Coller une partie
page-import-about = Collez une partie ou une position dans n’importe quel format, ou choisissez un fichier.
page-import-refused = { $read ->
        [one] Une partie lue
       *[other] { $read } parties lues
    }, { $refused ->
        [one] une refusée
       *[other] { $refused } refusées
    } : { $problem }
page-import-example = f5d6c3… · [Event "…"] · W:W31-50:B1-20 · <game>
page-import-file = Un fichier avec une partie
page-collection = Un fichier de parties
page-no-collection = Ce fichier n’est plus ici
page-no-collection-about = Les fichiers apportés sont oubliés au bout d’un moment, et quand le serveur redémarre. Les parties conservées sont dans la bibliothèque.
page-collection-games = Les parties du fichier
page-collection-reading = Lecture : { $games } parties pour l’instant…
page-collection-count =
    { $count ->
        [0] Aucune partie n’a pu être lue
        [one] Une partie
       *[other] { $games } parties
    }
page-collection-refused-count =
    { $count ->
        [one] une n’a pas pu être lue
       *[other] { $games } n’ont pas pu être lues
    }
page-collection-refused = Seulement celles qui n’ont pas pu être lues
page-collection-search = Chercher des joueurs, des tournois, des lieux
page-collection-keep = Tout conserver dans la bibliothèque
page-collection-kept = Conservées : { $new } nouvelles, { $known } déjà présentes
page-collection-number = N°
page-collection-player = Joueurs
page-collection-result = Résultat
page-collection-date = Date
page-collection-event = Tournoi
page-collection-moves = Coups
page-collection-round = ronde { $round }
page-fact-Event = Tournoi
page-fact-Site = Lieu
page-fact-Round = Ronde
page-fact-Date = Date
page-fact-Annotator = Annotateur
page-fold = Replier cette variante
page-unfold = Déplier cette variante
page-clock-left = { $time } restant à la pendule
page-clock-spent = { $time } pour ce coup

# Le plateau d’analyse.

page-analysis-open = Analyser
page-analysis-board = Plateau d’analyse
page-study-keep = Conserver dans la bibliothèque
page-study-kept = Conservé dans la bibliothèque
page-study-known = La bibliothèque l’a déjà, à l’identique
page-play-on = Jouer à partir d’ici
page-annotate = Notes
page-marks = Signes
page-comment-game = Écrire quelque chose sur la partie
page-draw = Dessiner
page-draw-about = Dessiner sur le plateau : pressez deux fois une case pour la marquer, deux cases pour une flèche ; ou servez-vous du bouton droit de la souris
page-ink = { $ink ->
        [G] Vert
        [R] Rouge
        [Y] Jaune
       *[B] Bleu
    }
page-arrange = Cette suite
page-arrange-promote = Mettre en premier
page-arrange-main-line = En faire la suite principale
page-arrange-earlier = Plus haut
page-arrange-later = Plus bas
page-arrange-delete = Supprimer à partir d’ici
page-arrange-delete-sure = Supprimer ce coup et tout ce qui suit ?
page-mark-1 = Bon coup
page-mark-2 = Erreur
page-mark-3 = Excellent coup
page-mark-4 = Gaffe
page-mark-5 = Coup intéressant
page-mark-6 = Coup douteux
page-mark-7 = Seul coup
page-mark-10 = Position égale
page-mark-13 = Position peu claire
page-mark-14 = Le premier joueur est légèrement mieux
page-mark-15 = Le second joueur est légèrement mieux
page-mark-16 = Le premier joueur est mieux
page-mark-17 = Le second joueur est mieux
page-mark-18 = Le premier joueur gagne
page-mark-19 = Le second joueur gagne

# L’explorateur d’ouvertures.

page-explorer = Explorateur d’ouvertures
page-explorer-side = Camp du joueur
page-explorer-any-side = indifférent
page-explorer-none = Aucune partie de la bibliothèque n’a cette position.
page-explorer-games =
    { $count ->
        [one] Une partie avec cette position
       *[other] { $games } parties avec cette position
    }
page-explorer-move = Coup
page-explorer-count = Parties
page-explorer-results = Gagnées, nulles, perdues
page-explorer-who = Joué par
page-explorer-last = Joué en dernier : { $date }
page-explorer-bar = { $wins } gagnées, { $draws } nulles, { $losses } perdues par ceux qui l’ont joué
page-games-with-position = Parties avec cette position
page-with-position = Parties avec la position que vous regardiez : { $game }

# Les études.

page-study = Étude
page-my-studies = Mes études
page-no-studies = Aucune étude pour l’instant. Sur un plateau d’analyse, « En faire une étude » en commence une.
page-no-study = Cette étude n’existe pas
page-no-study-about = Le lien est peut-être incomplet, ou son auteur a supprimé l’étude.
page-begin-study = En faire une étude
page-study-title = Titre de l’étude
page-chapter-title = Titre du chapitre
page-chapter-from-here = Commencer par la position du plateau
page-add-chapter = Ajouter un chapitre
page-rename-chapter = Renommer
page-chapter-up = Monter le chapitre
page-chapter-down = Descendre le chapitre
page-done = Terminé
page-study-link = Lien pour lire
page-study-files = Tous les chapitres en un fichier
page-study-forget = Supprimer l’étude
page-study-forget-sure = Supprimer cette étude ? Ses plateaux d’analyse restent parmi vos tables.

# Le palmarès.

page-hall = Palmarès
page-hall-about = Tous ceux qui ont fini une partie ici, personnes et ordinateurs.
page-hall-empty = Aucune partie n’est encore finie.
page-all-games = Tous les jeux
page-player = Joueur
page-games-played = Parties
page-won = Gagnées
page-drawn = Nulles
page-lost = Perdues
page-points = Points
page-scores = Scores
page-people-without-name = Personnes sans nom

# Règles, réglages, à propos.

page-rules = Règles
page-rules-settings = Ce que ce jeu permet de décider, et ce qui est réglé ici.
page-rules-set-up = Préparer une partie selon ces règles
page-back-to-game = Retour à la partie
page-settings = Réglages
page-settings-page = La page
page-settings-board = Le plateau
page-settings-sound = Le son
page-language = Langue
page-theme = Thème
page-theme-name =
    { $theme ->
        [light] clair
        [dark] sombre
       *[other] comme le système
    }
page-board-colours = Couleurs du plateau
page-board-name =
    { $board ->
        [wood] bois
        [green] vert
        [blue] bleu
        [slate] ardoise
       *[other] la vôtre
    }
page-own-colour = Une couleur à vous
page-cell-size = Taille d’une case :
page-cell-size-fit = selon la place
page-cell-size-pixels = { $pixels } pixels
page-motion = Mouvement des pièces
page-motion-name =
    { $speed ->
        [0] aucun
        [350] lent
        [110] rapide
       *[other] normal
    }
page-pause-of-computers = L’ordinateur prend un court moment avant de jouer
page-pieces = Pièces
page-pieces-name =
    { $pieces ->
        [round] En relief
        [flat] Plates
        [marked] À motifs
       *[other] { $pieces }
    }
page-contrast = Contraste renforcé
page-hear-sounds = Écouter les sons
page-sound-name =
    { $sound ->
        [move] Coup
        [capture] Prise
        [flip] Pions retournés
        [king] Dame
        [refused] Coup interdit
        [victory] Victoire
        [defeat] Défaite
        [draw] Nulle
       *[other] { $sound }
    }
page-show-targets = Montrer où une pièce peut aller
page-show-movable = Entourer les pièces qui peuvent bouger
page-show-evaluation = Montrer l’évaluation
page-volume = Volume
page-mute = Couper le son
page-sound-on = Remettre le son
page-about = À propos
page-version = version { $version }
page-about-what = Plateau est un lieu pour jouer à des jeux de plateau classiques, entre amis ou contre l’ordinateur, et pour voir comment l’ordinateur réfléchit.
page-about-how = Les jeux, les adversaires et cette page sont un seul programme sur votre machine : rien n’en sort.
page-about-free = Logiciel libre, sous licence MIT ou Apache, au choix.
page-quit = Quitter
page-quit-sure = Arrêter Plateau ? Les parties en cours sont gardées.
page-ended = Plateau est arrêté
page-ended-about = Tout est gardé. Vous pouvez fermer cette fenêtre ; relancez le programme pour continuer.
page-keys = Touches
page-key-walk = Se déplacer sur le plateau
page-key-act = Jouer ou prendre une pièce
page-key-put-back = Reposer une pièce
page-key-named-end = Fin
page-key-named-enter = Entrée
page-key-named-esc = Échap
page-key-named-home = Début
page-key-named-space = Espace

# Tournois.

page-tournament = Tournoi
page-tournament-about = Ordinateurs et joueurs se rencontrent, autant de fois que vous voulez, et vous voyez qui est le plus fort.
page-entrants = Participants
page-add-entrant = Ajouter un joueur
page-remove-entrant = Retirer ce joueur
page-contest-format = Qui rencontre qui
page-contest-format-name =
    { $format ->
        [round-robin] chacun contre chacun
        [gauntlet] le premier contre tous les autres
        [swiss] système suisse : ceux qui ont autant de points
        [knock-out] élimination directe : qui perd est éliminé
       *[other] { $format }
    }
page-contest-games = Parties par rencontre
page-begin-tournament = Commencer le tournoi
page-another-tournament = Un autre tournoi
page-contest-stop = Arrêter
page-contest-played = Parties jouées
page-contest-progress = { $played } parties sur { $planned }
page-standings = Classement
page-rating = Cote
page-rating-note = La cote dit la force d’un joueur parmi ceux-ci, une plus grande est meilleure ; le nombre après ± est l’erreur encore possible. À deux joueurs c’est un Elo, avec 1500 pour moyenne et l’intervalle qui contient la vérité 95 fois sur 100 ; à plusieurs, chacun commence à 25.
page-crosstable = Chacun contre chacun
page-crosstable-note = Dans chaque case : parties gagnées, nulles et perdues par le joueur de la ligne contre celui de la colonne.
page-embed-whole = Ouvrir dans Plateau (nouvelle fenêtre)
page-classes = Classes
page-class-about = Des élèves avec chacun une carte : un mur de tous les plateaux, des paires, des rondes, une simultanée, des exercices notés.
page-class-new = Nouvelle classe
page-class-untitled = Classe sans nom
page-class-title = Nom de la classe
page-class-names = Élèves, un nom par ligne
page-class-names-about = Un prénom suffit. Aucune adresse ni mot de passe n’est demandé ; les cartes servent de clés.
page-class-begin = Ouvrir la classe
page-class-pupils = { $pupils ->
        [one] { $pupils } élève
       *[other] { $pupils } élèves
    }
page-class-wall = Tous les plateaux
page-class-no-boards = Aucun plateau pour l’instant. Choisissez ce qui commence, ou deux élèves à apparier.
page-class-teacher = Professeur
page-class-computer = Ordinateur
page-class-stop = Tout arrêter
page-class-resume = Reprendre
page-class-stopped = Arrêté : les pendules sont figées et aucun élève ne peut jouer.
page-class-settings = Réglages
page-class-cards = Cartes
page-class-results = Résultats (CSV)
page-class-begin-what = Commencer
page-class-begin-computer = Tous contre l’ordinateur
page-class-begin-display = Je joue contre tous
page-class-begin-arena = Arène
page-class-begin-round-robin = Toutes rondes
page-class-mode-idle = Rien n’est commencé.
page-class-mode-pairs = Paires
page-class-mode-computer = Tous contre l’ordinateur
page-class-mode-display = Simultanée
page-class-mode-arena = Arène
page-class-mode-round-robin = Toutes rondes
page-class-round = Ronde { $round } sur { $of }
page-class-next-round = Ronde suivante
page-class-roll = Élèves
page-class-choose = Paire
page-class-choose-pupil = Choisir { $name }
page-class-card = Carte
page-class-here = est là
page-class-away = n’est pas là
page-class-renew = Nouvelle carte
page-class-renewed = Il faut une nouvelle carte à { $name } : l’ancienne ne vaut plus rien.
page-class-remove = Retirer
page-class-pair = Faire jouer les deux choisis
page-class-pair-two = choisissez d’abord deux élèves
page-class-add = Ajouter des élèves
page-class-sheets = Exercices
page-class-hand-out = Distribuer une nouvelle feuille
page-class-answered = { $answered } sur { $pupils } ont répondu
page-class-mark = { $name } : { $first } sur { $all } d’abord, { $best } au mieux
page-class-level = Niveau { $level }
page-class-level-all = Niveau de l’ordinateur contre lequel tous jouent
page-class-game = Jeu
page-class-clock = Pendule (none, move:30, fischer:300,increment=5)
page-class-help = Contre l’ordinateur, les élèves peuvent reprendre et demander des indices
page-class-settle = Valider
page-class-end = Fermer la classe
page-class-back = Retour à la classe
page-class-print = Imprimer les cartes
page-class-cards-about = Une carte par élève. Qui la tient est cet élève : une carte perdue se remplace par une nouvelle, qui la révoque.
page-class-card-about = Visez le code avec un appareil photo, ou tapez le lien.
page-class-code = Code de la carte de { $name }
page-desk = Mon pupitre
page-desk-hello = Bonjour, { $name }
page-desk-score = parties : { $games }, points : { $points }
page-desk-stopped = Votre professeur a tout arrêté. Levez les yeux !
page-desk-wait = Votre plateau apparaîtra ici. Attendez votre professeur.
page-desk-play = Aller au plateau
page-desk-again = Une autre partie
class-column-name = nom
class-column-games = parties
class-column-points = points
class-column-sheet = exercice
error-class-none = cette classe n’existe pas
error-class-card = cette carte n’est pas valable, ou ne l’est plus : demandez-en une nouvelle à votre professeur
error-class-stopped = votre professeur a arrêté les parties
error-class-rule = seul votre professeur peut faire cela dans cette classe
error-class-many = vous avez trop de classes : fermez-en une d’abord
error-class-pupils = une classe compte au plus { $most } élèves
error-class-pupil = cet élève n’existe pas
error-class-rounds = tous se sont rencontrés en { $rounds } rondes
page-exercise-expectiminimax = expectiminimax (hasard)
page-exercise-star1 = Star1 (hasard, avec coupes)
page-exercise-max-n = max-n (trois joueurs)
page-exercise-shallow-max-n = max-n avec coupes superficielles
engine-expectiminimax-about = la moyenne là où le hasard décide
engine-star1-about = de même, sans ce qui ne peut rien changer
engine-shallow-max-n-about = max-n, sans ce qui ne peut rien changer
