# Othello.

game-othello = Othello
game-othello-about = encadrez les pions adverses pour les retourner ; qui en a le plus à la fin gagne

knob-othello-size = le nombre de rangées et de colonnes, un nombre pair

evaluator-othello-mobility = les coups que chacun peut ou pourra jouer, les pions définitivement acquis, les coins en danger
evaluator-othello-patterns = des formes de cases avec des poids appris de parties, sur 8×8 ; ailleurs comme mobility
evaluator-othello-corners = les coins pris, les pions définitivement acquis, les pions qui livrent un coin
evaluator-othello-phases = une valeur par case qui change avec la partie : peu de pions au début, le calme près d’un coin pris, chaque pion à la fin
evaluator-othello-matrix = une valeur fixe par case : les coins sont précieux, leurs voisines dangereuses
evaluator-othello-discs = le nombre de pions, qui décide à la fin et trompe jusque-là
error-othello-patterns-size = les poids valent pour 8×8 ; ce plateau est de { $size }×{ $size }

engine-othello-exact = lit la partie jusqu’au bout et joue à la perfection ; son score est la différence finale de pions
engine-othello-master = le joueur des niveaux : la bibliothèque dans l’ouverture, puis la recherche forte avec l’évaluation apprise, puis la fin lue exactement
knob-solve = à partir de combien de cases vides la partie est lue jusqu’au bout
