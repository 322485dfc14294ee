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
help-train-resume = reprend le plan qui est dans le dossier, quoi que disent les autres options
help-train-output = le fichier des poids ; par défaut : JEU.weights
help-train-report = une page avec la courbe d’apprentissage, l’erreur par phase et le match de chaque tour contre le précédent
help-train-examples =
    {"  "}plateau train connect-four --rounds 2 --games 40 --depth 1 --label-depth 0
    {"  "}plateau train connect-four --resume

train-progress = tour { $round } · { $pace } parties/s · erreur { $error }
train-fitting = tour { $round } · ajustement à { $positions } positions
train-round = Tour { $round } ({ $work }) : { $games } parties, erreur { $error }, contre le tour précédent { $won } gagnées, { $drawn } nulles, { $lost } perdues
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

error-train-game = on ne peut rien apprendre de { $game } ; il y a { $allowed }
error-train-file = { $path } : { $error }
error-train-other-plan = { $path } contient un autre apprentissage : donnez un autre dossier, ou continuez celui-là avec --resume
error-train-weights = { $path } : { $error }
error-train-not-learnable = on ne peut rien apprendre de { $game }
error-train-nothing-to-resume = il n’y a pas d’apprentissage de ce jeu dans { $folder }

error-weights-read = les poids de { $file } ne peuvent pas être lus : { $problem }
error-weights-file = { $file } : { $problem }
error-weights-not-weights = ce n’est pas un fichier de poids
error-weights-version = ce sont des poids de version { $version }, que ce programme ne connaît pas
error-weights-damaged = les poids sont abîmés ou tronqués
error-weights-foreign = ce sont des poids pour { $found }, pas pour { $expected }
error-weights-other-shapes = ces poids ont été faits pour d’autres formes de { $name }
error-weights-not-opened = { $file } n’a pas été ouvert : seule la ligne de commande nomme des fichiers
