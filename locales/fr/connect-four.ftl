# Le puissance 4.

game-connect-four = Puissance 4
game-connect-four-about = laissez tomber vos pions dans la grille ; quatre alignés gagnent

knob-connect-four-width = le nombre de colonnes
knob-connect-four-height = le nombre de rangées

evaluator-connect-four-threats = le compte de lines, plus les menaces qui compteront encore à la fin
evaluator-connect-four-lines = les alignements encore possibles, selon les pions qu’ils contiennent déjà
evaluator-connect-four-centre = le nombre d’alignements qui passent par chaque pion

engine-connect-four-exact = résout la position et joue à la perfection ; sa valeur dit en combien de coups la partie est gagnée

error-connect-four-patterns-size = les poids valent pour sept colonnes et six rangées
error-connect-four-exact-size = { $width }×{ $height } est trop grand pour exact : colonnes × (rangées + 1) ne doit pas dépasser { $most }
