# Le morpion.

game-morpion = Morpion
game-morpion-about = alignez vos symboles sur une grille, de deux à vingt-six joueurs

knob-morpion-width = le nombre de colonnes
knob-morpion-height = le nombre de lignes
knob-morpion-align = le nombre de symboles à aligner
knob-morpion-players = le nombre de joueurs
knob-morpion-first = qui commence, par numéro de place ; par défaut : tiré au sort
knob-morpion-exact = un alignement trop long ne compte pas
knob-morpion-misere = qui termine un alignement perd au lieu de gagner

evaluator-morpion-lines = le compte classique des lignes ouvertes : 10 pour un symbole, 30 pour deux, et ainsi de suite
evaluator-morpion-threats = pour les grandes grilles : ce qui manque à chaque ligne ouverte

engine-morpion-rule-based = joue le 3×3 selon huit règles et ne perd jamais : gagner, parer, faire une fourchette, en parer une, centre, coin opposé, coin, côté
engine-morpion-strategist = pour les grandes grilles et tout nombre de joueurs : termine les lignes, pare les menaces, trouve les gains par menaces successives et cherche près des pions ; par défaut : 300 000 positions
engine-morpion-collector = joue comme le stratège, mais aime gagner avec plusieurs lignes d’un coup
engine-morpion-solver = le jeu parfait sur les petites grilles : prouve qui gagne et en combien de coups, ou que personne ne gagne

knob-thorough = juge chaque coup, et pas seulement le meilleur

error-morpion-align = { $align } symboles ne s’alignent pas sur une grille dont le grand côté est { $longest }
error-morpion-first = le joueur { $first } ne peut pas commencer : il y a { $players } joueurs
error-morpion-only-classic = les règles de rule-based sont faites pour le 3×3, trois symboles à aligner et deux joueurs
error-morpion-solver-size = solver est fait pour des grilles d’au plus { $most } cases ; celle-ci en a { $cells }
