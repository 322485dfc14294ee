# La table et ceux qui s’y assoient.

error-game-over = la partie est finie
error-no-scope = { $engine } regarde tous les coups et donne une seule suite ; alpha-beta, deepening et pvs savent ne regarder que certains coups et donner plusieurs suites
error-not-your-turn = c’est au joueur { $seat } de jouer
error-not-a-person = l’ordinateur joue pour le joueur { $seat }
error-empty-seat = il n’y a pas de joueur { $seat } à cette table
error-no-time-to-give = on donne du temps à une personne qui a une pendule pour toute la partie
error-nothing-to-undo = il n’y a aucun coup à annuler
error-nothing-to-redo = il n’y a aucun coup à rejouer
error-no-analysis = cela ne se fait que sur un plateau d’analyse
error-no-such-place = cet endroit n’existe pas dans la partie
error-paused = la partie est en pause et les pendules sont arrêtées : reprenez-la pour jouer
error-not-an-engines-turn = ce n’est pas à un ordinateur de jouer
error-no-agreement = { $game } ne connaît pas la nulle par accord
error-no-offer = personne n’a proposé la nulle
error-agreed-already = le joueur { $seat } a déjà accepté la nulle
error-long-comment = ce commentaire compte { $found } caractères, et l’on en garde { $most } au plus

# What an opening is called, by itself and after the title of its game.
opening-called = Ouverture : { $name }
opening-after-game = { $game }, { $name }

# Pourquoi un clic sur le plateau ne veut rien dire.
refusal-not-playable = on ne joue jamais sur cette case
refusal-must-pass = il n’y a aucun coup possible : il faut passer
refusal-taken = { $square } est déjà pris
refusal-no-piece = il n’y a pas de pièce en { $square }
refusal-not-yours = la pièce en { $square } n’est pas à vous
refusal-others-capture =
    la pièce en { $square } ne peut pas bouger : { $count ->
        [one] celle en { $pieces } doit prendre
       *[other] l’une de celles en { $pieces } doit prendre
    }
refusal-blocked = la pièce en { $square } ne peut pas bouger
refusal-no-move =
    { $game ->
        [othello] un pion en { $square } n’en retournerait aucun
        [connect-four] cette colonne est pleine
       *[other] on ne peut rien jouer en { $square }
    }
refusal-no-way = la pièce en { $from } ne peut pas aller en { $to }
refusal-must-capture = la pièce en { $from } doit prendre, et aller en { $to } ne prend rien, ou pas assez
refusal-touched = la pièce en { $square } a été touchée et doit être jouée

# Comment le programme d’un joueur est tombé en panne.
fault-illegal = il a répondu « { $text } », qui n’est pas un coup permis
fault-crashed = il est tombé en panne en réfléchissant
fault-crashed-saying = il est tombé en panne en réfléchissant ({ $text })
fault-silent = il n’a pas répondu à temps
fault-exceeded-memory = il a pris plus de mémoire que permis
fault-exceeded-processes = il a lancé plus de processus que permis
fault-absent = il n’a pas pu être démarré ({ $text })
fault-garbled = il a répondu « { $text } », ce qui est incompréhensible
fault-flooded = il n’a pas cessé d’écrire

# Le temps dont disposent les joueurs.
clock-none = pas de pendule
clock-move = le même temps pour chaque coup
clock-fischer = un temps pour toute la partie, et un supplément après chaque coup
knob-clock-time = le temps en secondes
knob-clock-increment = les secondes ajoutées après chaque coup

error-seat-count =
    ce jeu se joue à { $expected }, pas à { $found }
error-too-few-players = ce jeu se joue à { $fewest } au moins, pas à { $found }
error-no-such-seat = le joueur { $seat } ne peut pas commencer : il y a { $players } joueurs
error-invisible-name = le nom « { $name } » a des caractères invisibles : donnez-en un qui n’en a pas
error-same-name = deux joueurs s’appellent « { $name } » : donnez-leur des noms différents
error-same-symbol = deux joueurs ont le symbole { $symbol } : donnez-leur des symboles différents
error-unknown-symbol = « { $symbol } » ne peut pas servir de symbole ici : choisissez { $allowed }
error-saved-move = le coup { $number }, « { $text } », ne peut pas être joué
error-no-symbols = { $game } ne se joue pas avec des symboles

# Parties prêtes à jouer.

preset-course-draughts = Dames anglaises, règles du cours
preset-course-draughts-about = les blancs commencent, 25 coups calmes font nulle ; contre un minimax qui voit cinq coups et compte le matériel
preset-course-othello = Othello, comme dans le cours
preset-course-othello-about = 8×8 contre un alpha-bêta qui voit quatre coups et compte les pions
preset-manual-draughts = Dames, comme dans le manuel
preset-manual-draughts-about = 10×10, vingt pions chacun, pièce touchée, pièce jouée ; contre le niveau 5
preset-crowd-morpion = Morpion à 26
preset-crowd-morpion-about = 26×26, trois à aligner, 26 ordinateurs très faciles à regarder

# Why a move is not the best: a sentence, and what refutes it.
why-best = { $move } est ici le meilleur coup : { $score }.
why-worse = { $move } : { $score }. { $best } vaut mieux : { $value }.
why-worse-because = { $move } { $consequence } : { $score }. { $best } vaut mieux : { $value }.
why-refuted = Après { $move } vient { $reply } : { $score }.
why-refuted-because = { $move } { $consequence }. Après { $reply } : { $score }.
why-gives-corner = livre le coin { $square }
why-loses-pieces =
    { $count ->
        [one] perd un pion
       *[other] perd { $count } pions
    }
why-gives-king = laisse l’adversaire aller à dame
why-allows-line = laisse l’adversaire compléter une ligne aussitôt
why-allows-two = laisse l’adversaire menacer à deux endroits à la fois
why-allows-open-row =
    { $length ->
        [4] permet un quatre ouvert
        [3] permet un trois ouvert
       *[other] permet une rangée ouverte de { $length }
    }
