# Problèmes : des positions où un seul coup est bon.

puzzle-task =
    { $side ->
        [black] Les noirs
        [white] Les blancs
        [red] Les rouges
        [yellow] Les jaunes
       *[other] { $symbol }
    } { $side ->
        [black] jouent
        [white] jouent
        [red] jouent
        [yellow] jouent
       *[other] joue
    } et { $task ->
        [win] { $side ->
            [black] gagnent
            [white] gagnent
            [red] gagnent
            [yellow] gagnent
           *[other] gagne
        }
        [draw] { $side ->
            [black] annulent
            [white] annulent
            [red] annulent
            [yellow] annulent
           *[other] annule
        }
        [gain] { $side ->
            [black] prennent l’avantage
            [white] prennent l’avantage
            [red] prennent l’avantage
            [yellow] prennent l’avantage
           *[other] prend l’avantage
        }
       *[hold] { $side ->
            [black] tiennent la partie
            [white] tiennent la partie
            [red] tiennent la partie
            [yellow] tiennent la partie
           *[other] tient la partie
        }
    }{ $answers ->
        [one] .
       *[other] . Il y a { $answers } coups à trouver.
    }
puzzle-grade =
    { $grade ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[5] très difficile
    }
puzzle-explanation =
    { $depth ->
        [0] { $move } : { $score }. Le deuxième meilleur coup, { $second } : { $value }. Chaque coup a été lu jusqu’à la fin.
       *[other] { $move } : { $score }. Le deuxième meilleur coup, { $second } : { $value }. Recherche à { $depth } coups.
    }
puzzle-caption = **{ $number }.** { $task } ({ $grade })
puzzle-answer = **{ $number }.** { $line }. { $explanation }
puzzle-sheet-title = Problèmes
puzzle-sheet-about = Dans chaque position, un seul coup est bon. Notez-le, avec la suite que vous prévoyez.
puzzle-solutions = Solutions
puzzle-heading = { $game }, problème { $number } ({ $grade })
puzzle-help = Tapez le coup que vous joueriez. Autres mots : indice, solution, suivant, aide, quitter.
puzzle-word-hint = indice
puzzle-word-solution = solution
puzzle-word-next = suivant
puzzle-word-help = aide
puzzle-word-quit = quitter
puzzle-hint-piece = Jouez la pièce en { $square }.
puzzle-hint-moves = C’est { $one } ou { $other }.
puzzle-right = C’est juste. La réponse est { $reply }. Et maintenant ?
puzzle-solved = C’est juste : problème résolu.
puzzle-not-right = Pas { $move }.
puzzle-line = Suite : { $line }
puzzle-account =
    { $solved ->
        [one] { $solved } problème résolu
       *[other] { $solved } problèmes résolus
    } sur { $tried } du premier coup.
puzzle-made =
    { $count ->
        [one] Un problème a été fabriqué.
       *[other] { $count } problèmes ont été fabriqués.
    }
puzzle-wrong = { $game } { $position } : { $problem }
puzzle-checked = { $right } avec une seule réponse, { $wrong } sans.
puzzle-unreadable = { $problem }

tui-puzzles = Un problème
tui-puzzles-about = une position où un seul coup est bon : trouvez-le (z)
tui-puzzle = { $task } ({ $grade })
tui-puzzle-solved = C’est juste : résolu. z : le problème suivant.

error-puzzle-not-only = { $move } n’est pas le seul bon coup
error-puzzle-no-answer = il n’y a pas de coup à trouver
error-puzzle-line = la ligne { $line } n’est pas un problème
error-puzzle-fault = ligne { $line } : { $problem }
error-puzzle-file = { $path } : { $problem }
error-puzzle-none = il n’y a pas de tel problème
error-puzzle-players = on ne fabrique de problèmes que pour les jeux à deux
error-puzzle-nothing-made = aucune position avec un seul bon coup n’a été trouvée
error-animation = donnez un fichier contenant une partie, ou bien --game et --moves

# La page.

page-puzzles = Problèmes
page-puzzles-short = Trouver le seul bon coup
page-puzzles-about = Des positions où un seul coup est bon, vérifiées en lisant chaque coup jusqu’à la fin ou par une recherche profonde. Ce que vous avez résolu est gardé dans ce navigateur.
page-puzzle-daily = Le problème du jour
page-puzzle-choose = Choisir
page-puzzle-game = Jeu
page-puzzle-grade = Difficulté
page-puzzle-any-game = tous les jeux
page-puzzle-any-grade = toutes
page-puzzle-begin = Résoudre
page-puzzle-count = Résolus : { $solved } sur { $all }, dont { $first } du premier coup
page-puzzle-sheet = Une feuille pour la classe (PDF)
page-puzzle-sheet-solved = La même avec les solutions (PDF)
page-puzzle-title = Problème · { $game }
page-puzzle-of-grade = Difficulté : { $grade }
page-puzzle-source = Origine : { $source }
page-puzzle-hint = Indice
page-puzzle-solution = Montrer la solution
page-puzzle-next = Problème suivant
page-puzzle-play-on = Continuer la partie d’ici
page-puzzle-find = Trouvez le bon coup.
page-puzzle-go-on = C’est juste. Trouvez le coup suivant.
page-puzzle-wrong = Pas celui-là.
page-puzzle-solved = C’est juste : résolu !
page-puzzle-solved-late = C’est juste.
page-puzzle-shown = Voici la solution.
page-puzzle-none = Il n’y a pas de problème de ce genre.
page-puzzle-link = Lien vers ce problème

# Images et liens.

page-paper-png = Image (PNG)
page-paper-animation = Image animée (GIF)
page-position-link = Lien vers cette position

# La ligne de commande.

help-puzzles = Des problèmes : des positions où un seul coup est bon.
help-puzzles-more = Chaque problème est vérifié : chaque coup est lu jusqu’à la fin de la partie, ou bien une recherche deux fois plus profonde que celle qui l’a trouvé voit la même différence. Ceux qui viennent avec le programme sont aussi sur la page.
help-puzzles-examples =
    {"  "}plateau puzzles play othello --grade 2
    {"  "}plateau puzzles make connect-four --count 20 --output miens.tsv
    {"  "}plateau puzzles print draughts --count 6 --solution --output feuille.pdf
help-puzzles-play = Résoudre des problèmes en tapant des coups.
help-puzzles-play-more = Tapez le coup que vous joueriez. Un mauvais coup est réfuté ; « indice », « solution », « suivant » et « quitter » font ce qu’ils disent. L’ordre des problèmes est tiré au sort.
help-puzzles-play-game = seulement les problèmes de ce jeu
help-puzzles-play-grade = seulement les problèmes de cette difficulté, de 1 à 5
help-puzzles-play-file = les problèmes d’un fichier ; par défaut : ceux de Plateau
help-puzzles-play-seed = le nombre dont l’ordre est tiré
help-puzzles-play-daily = le problème du jour
help-puzzles-play-examples =
    {"  "}plateau puzzles play
    {"  "}plateau puzzles play --daily
    {"  "}plateau puzzles play connect-four --grade 1
help-puzzles-make = Fabriquer des problèmes à partir de parties.
help-puzzles-make-more = Sans --from, les parties sont jouées par un joueur distrait, tirées de la graine. Des parties jugées, on essaie les positions des erreurs ; des autres, toutes les positions.
help-puzzles-make-game = le jeu et ses réglages, comme othello
help-puzzles-make-from = un fichier de parties dans n’importe quel format, au lieu de parties jouées pour cela
help-puzzles-make-count = combien de problèmes fabriquer ; par défaut : 10
help-puzzles-make-seed = le nombre dont les parties sont tirées ; par défaut : 1
help-puzzles-make-depth = combien de coups regarder à l’avance quand la fin ne peut être lue ; vérifié au double ; par défaut : 6
help-puzzles-make-nodes = combien de positions consacrer à lire une position jusqu’à la fin ; par défaut : 600000
help-puzzles-make-output = le fichier à écrire ; par défaut : la sortie standard
help-puzzles-make-examples =
    {"  "}plateau puzzles make othello --count 50 --seed 7 --output othello.tsv
    {"  "}plateau puzzles make draughts --from parties.pdn
help-puzzles-print = Imprimer une feuille de problèmes pour une classe.
help-puzzles-print-more = La même graine imprime les mêmes problèmes.
help-puzzles-print-game = seulement les problèmes de ce jeu
help-puzzles-print-grade = seulement les problèmes de cette difficulté, de 1 à 5
help-puzzles-print-file = les problèmes d’un fichier ; par défaut : ceux de Plateau
help-puzzles-print-seed = le nombre dont le choix est tiré
help-puzzles-print-count = combien de problèmes ; par défaut : 6
help-puzzles-print-title = le titre de la feuille
help-puzzles-print-solution = ajouter les solutions
help-puzzles-print-output = le fichier à écrire ; par défaut : la sortie standard
help-puzzles-print-paper = a4 ou letter ; par défaut : a4
help-puzzles-print-margin = la marge de la page, en millimètres
help-puzzles-print-examples =
    {"  "}plateau puzzles print othello --count 6 --output feuille.pdf
    {"  "}plateau puzzles print --grade 1 --seed 3 --solution --output classe.pdf
help-puzzles-check = Vérifier que chaque problème d’un fichier a une seule réponse.
help-puzzles-check-more = Chaque coup à trouver est regardé de nouveau, avec la certitude que le problème annonce.
help-puzzles-check-file = le fichier ; par défaut : les problèmes de Plateau
help-puzzles-check-examples =
    {"  "}plateau puzzles check
    {"  "}plateau puzzles check miens.tsv
help-serve-puzzles = un fichier avec d’autres problèmes pour la page ; peut être donné plusieurs fois
help-print-diagram-width = la largeur d’un PNG, en points ; par défaut : 640
help-print-animation = Dessine une partie comme image animée.
help-print-animation-more = Le résultat est un GIF, qui montre les positions l’une après l’autre et recommence à la fin.
help-print-animation-file = le fichier de la partie ; s’il y en a plusieurs, la première
help-print-animation-game = le jeu des coups, comme draughts:english
help-print-animation-moves = les coups, au lieu d’un fichier : "32-28 19-23"
help-print-animation-pause = pendant combien de secondes chaque position est montrée ; par défaut : 1
help-print-animation-width = sa largeur en points ; par défaut : 640
help-print-animation-output = le fichier à écrire ; par défaut : la sortie standard
help-print-animation-examples =
    {"  "}plateau print animation partie.pdn --output partie.gif
    {"  "}plateau print animation --game othello --moves f5d6c3 --pause 0.5 --output premiere.gif
