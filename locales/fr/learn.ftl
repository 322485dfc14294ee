# Les évaluations apprises de parties.

help-train = Apprend une évaluation de parties contre lui-même.
help-train-more = Chaque tour joue des parties avec les poids du tour précédent et y ajuste de nouveaux poids. Le premier joue au hasard ; le dernier rejuge les dernières parties par une recherche plus profonde. Tout est gardé dans un dossier : la même commande reprend là où elle s’est arrêtée. Le fichier obtenu joue avec eval="patterns:file=FICHIER".
help-train-game = le jeu : othello ou connect-four
help-train-rounds = le nombre de tours ; par défaut : 6
help-train-games = le nombre de parties par tour ; par défaut : 20 000
help-train-depth = combien de coups prévoir dans les parties, après trois tours rapides ; par défaut : 3
help-train-label-depth = combien de coups prévoit le dernier tour quand il rejuge des parties, 0 pour s’en passer ; par défaut : 4
help-train-solve = à combien de coups de la fin le solveur du jeu prend la suite ; par défaut : 10
help-train-seed = la graine des parties : même graine, mêmes poids ; par défaut : 1
help-train-threads = le nombre de fils d’exécution ; par défaut : autant que de processeurs
help-train-folder = le dossier de l’apprentissage ; par défaut : JEU-training
help-train-from = un fichier de poids pour commencer, au lieu de parties au hasard
help-train-resume = reprend le plan qui est dans le dossier, quoi que disent les autres options
help-train-output = le fichier des poids ; par défaut : JEU.weights
help-train-report = une page avec la courbe d’apprentissage, l’erreur par phase et le match de chaque tour contre le précédent
help-train-examples =
    {"  "}plateau train connect-four --rounds 2 --games 40 --depth 1 --label-depth 0
    {"  "}plateau train connect-four --resume

train-progress = tour { $round } · { $pace } parties/s · erreur { $error }
train-fitting = tour { $round } · ajustement à { $positions } positions
train-round = Tour { $round } ({ $work }) : { $games } parties, erreur { $error }, contre le tour précédent { $won } gagnées, { $drawn } nulles, { $lost } perdues
train-work-given = poids donnés au départ
train-work-random = parties au hasard
train-work-play = parties à { $depth } coups
train-work-label = rejugées à { $depth } coups
train-stopped = Interrompu. Ce qui a été joué est dans { $folder } ; la même commande reprend de là.
train-done = Les poids sont dans { $file } : à jouer avec eval="patterns:file={ $file }".

train-report-title = Comment l’évaluation de { $game } a été apprise
train-report-about = L’erreur est l’écart moyen, en points, entre ce que les poids disent d’une position et son étiquette : le résultat de la partie, ce que le solveur ou une recherche a trouvé. Les positions de parties non apprises montrent ce qui est compris et pas seulement retenu. Chaque tour joue 120 parties contre le précédent, à deux coups.
train-report-round = tour
train-report-work = parties
train-report-games = nombre
train-report-positions = positions
train-report-learned = erreur sur l’appris
train-report-error = erreur sur d’autres parties
train-report-match = gagnées – nulles – perdues
train-report-curve = La courbe d’apprentissage
train-report-phases = L’erreur par phase de la partie
train-report-phase = phase
train-report-after = après le tour { $round }
train-report-number = { $number }
train-report-weights = Ce que disent les poids
train-report-weights-about = Tiré de parties qu’un joueur doté de ces poids joue contre lui-même, un coup sur sept au hasard. Le nombre d’une case dit ce que vaut, en points, le fait que le pion posé là soit à soi plutôt qu’à l’adversaire ; là où l’on ne compte pas de points, c’est une variation du logarithme de la cote.
train-report-squares = Ce que vaut un pion sur chaque case
train-report-stage = { $number ->
    [1] premier quart de la partie
    [2] deuxième quart
    [3] troisième quart
   *[other] dernier quart
}
train-report-shapes-about = Et de combien chaque sorte de forme, tous ses emplacements réunis, fait d’ordinaire monter ou descendre l’avis (écart type).
train-report-shape = forme
train-shape-corner = coin de neuf cases
train-shape-angle = deux bords à un coin
train-shape-edge = bord avec les deux cases X
train-shape-block = bord sans ses deuxièmes cases, et quatre cases dessous
train-shape-line-2 = deuxième ligne
train-shape-line-3 = troisième ligne
train-shape-line-4 = quatrième ligne
train-shape-diagonal-8 = diagonale de huit
train-shape-diagonal-7 = diagonale de sept
train-shape-diagonal-6 = diagonale de six
train-shape-diagonal-5 = diagonale de cinq
train-shape-diagonal-4 = diagonale de quatre
train-shape-row = rangée
train-shape-column = colonne
train-shape-upright = deux colonnes, quatre de haut
train-shape-lying = quatre colonnes, deux de haut
train-shape-rising = quatre montantes
train-shape-falling = quatre descendantes

error-train-game = on ne peut rien apprendre de { $game } ; il y a { $allowed }
error-train-file = { $path } : { $error }
error-train-other-plan = { $path } contient un autre apprentissage : donnez un autre dossier, ou continuez celui-là avec --resume
error-train-weights = { $path } : { $error }
error-train-not-learnable = on ne peut rien apprendre de { $game }
error-train-nothing-to-resume = il n’y a pas d’apprentissage de ce jeu dans { $folder }
error-train-nothing-given = l’apprentissage de { $folder } commence par des poids donnés : nommez leur fichier par --from

error-weights-read = les poids de { $file } ne peuvent pas être lus : { $problem }
error-weights-file = { $file } : { $problem }
error-weights-not-weights = ce n’est pas un fichier de poids
error-weights-version = ce sont des poids de version { $version }, que ce programme ne connaît pas
error-weights-damaged = les poids sont abîmés ou tronqués
error-weights-foreign = ce sont des poids pour { $found }, pas pour { $expected }
error-weights-other-shapes = ces poids ont été faits pour d’autres formes de { $name }
error-weights-not-opened = { $file } n’a pas été ouvert : seule la ligne de commande nomme des fichiers
