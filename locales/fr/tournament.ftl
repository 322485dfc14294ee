# Les matchs et les tournois : ce qu’on leur dit, ce qu’ils disent.

help-value-openings = OUVERTURES
help-value-rules = RÈGLES
help-value-elo0-elo1 = ELO0,ELO1

help-match = Fait jouer un match entre ordinateurs : qui est le plus fort.
help-match-more = Les parties vont par tours : sur chaque ouverture, chacun occupe chaque place une fois. Deux joueurs se comparent par l’Elo, avec son intervalle à 95 %, et par la probabilité que l’un soit le plus fort (LOS) ; les tables plus grandes, par une cote qui part de 25. Avec --output, chaque partie est conservée sitôt finie, et la même commande reprend là où elle s’est arrêtée.
help-match-game = le jeu et ses réglages, par exemple morpion:width=10,height=10,align=5
help-match-players = qui joue : autant de joueurs que de places, par niveau ou par algorithme
help-match-games = combien de parties jouer en tout ; par défaut : 100
help-match-openings = les ouvertures : random:COUPS (autant de coups au hasard), balanced:COUPS (des coups au hasard qui n’avantagent personne), book (du livre fourni), none (le début habituel), ou un fichier de parties ou de positions, ou avec une ouverture par ligne ; par défaut : random:4, mais none sur les plateaux si petits que des coups au hasard décideraient de la partie
help-match-order = l’ordre des ouvertures d’un fichier ou du livre : sequential (l’une après l’autre) ou random (au hasard) ; par défaut : sequential
help-match-plies = combien de coups prendre de chaque ouverture d’un fichier ; par défaut : tous, mais 8 d’une partie terminée
help-match-clock = la pendule de chaque joueur, quelles que soient les limites de son algorithme : 1+0.01 (secondes par partie, et un supplément après chaque coup), 40/60+1 (à chaque fois pour quarante coups) ou 0.1/move (par coup) ; ajoutez ,margin=0.2 pour tolérer ce dépassement. Qui la dépasse perd
help-match-adjudicate = quand arrêter une partie plus tôt : resign:score=500,moves=4, draw:score=20,moves=8,from=60 ou length:400 ; plusieurs, séparées par des virgules, ou l’option répétée
help-match-count-forfeits = compte les parties perdues par la panne d’un programme ; par défaut : elles sont signalées, mais ne comptent pas
help-match-concurrency = combien de parties jouer en même temps ; par défaut : 1
help-match-seed = la graine du hasard : la même graine donne les mêmes parties, quel que soit le nombre de parties simultanées
help-match-output = le fichier qui conserve les parties, une ligne de JSON chacune
help-match-export = écrit aussi les parties ou le bilan dans un fichier, selon sa terminaison : parties (.pdn, .xml, .json et autres), liste (.csv) ou rapport (.html) ; peut être répété
help-match-json = écrit un objet JSON au lieu d’un texte
help-match-sprt = s’arrête dès qu’il est clair si le premier joueur est plus fort de ELO0 points ou de ELO1
help-match-alpha = la part d’erreurs permise quand le test retient ELO1 ; par défaut : 0.05
help-match-beta = la part d’erreurs permise quand le test retient ELO0 ; par défaut : 0.05
help-match-elo-model = l’échelle de --sprt : logistic, ou normalised selon la dispersion des résultats ; par défaut : logistic
help-match-examples =
    {"  "}plateau match connect-four level:3 level:2 --games 20
    {"  "}plateau match othello minimax:2,eval=matrix minimax:2,eval=discs --games 10
    {"  "}plateau match morpion:players=3 level:4 random greedy --games 30 --json
    {"  "}plateau match morpion pvs:2 random --sprt 0,50 --seed 7
    {"  "}plateau match draughts level:3 level:2 --games 4 --export games.pdn

help-tournament = Fait jouer un tournoi entre autant d’ordinateurs qu’on veut.
help-tournament-more = En toutes rondes, chacun rencontre tous les autres ; en gauntlet, le premier nommé rencontre tous les autres. Au système suisse, chaque ronde oppose des joueurs à égalité de points qui ne se sont pas encore rencontrés. En élimination directe, le perdant d’une rencontre est éliminé ; une rencontre à égalité est départagée (huit paires de parties au plus, puis le joueur nommé le premier passe), et les têtes de série suivent l’ordre dans lequel les joueurs sont nommés. Le résultat est un classement et un tableau croisé des victoires, nulles et défaites.
help-tournament-game = le jeu et ses réglages, par exemple othello:size=6
help-tournament-players = qui participe, par niveau ou par algorithme
help-tournament-format = round-robin (toutes rondes) ou gauntlet ; par défaut : round-robin
help-tournament-anchor = le joueur dont la cote est fixée, et cette cote, par exemple level:1=1000 ; par défaut : la moyenne est 1500
help-tournament-games = combien de parties joue chaque table ; par défaut : 100
help-tournament-openings = les ouvertures, comme pour un match ; par défaut : random:4, mais none sur les plus petits plateaux
help-tournament-clock = la pendule de chaque joueur, comme pour un match
help-tournament-adjudicate = quand arrêter une partie plus tôt, comme pour un match
help-tournament-count-forfeits = { help-match-count-forfeits }
help-tournament-concurrency = combien de parties jouer en même temps ; par défaut : 1
help-tournament-rounds = combien de rondes du système suisse jouer ; par défaut : autant qu’il en faut pour qu’un seul joueur reste invaincu
help-tournament-order = { help-match-order }
help-tournament-plies = { help-match-plies }
help-tournament-seed = la graine du hasard
help-tournament-output = { help-match-output }
help-tournament-export = écrit aussi les parties, une liste CSV ou un rapport HTML, comme pour un match
help-tournament-json = écrit un objet JSON au lieu d’un texte
help-tournament-examples =
    {"  "}plateau tournament connect-four level:1 level:3 level:5 --games 4
    {"  "}plateau tournament othello:size=6 greedy random minimax:2 --format gauntlet
    {"  "}plateau tournament connect-four level:1 level:2 greedy random --format swiss

help-tune = Cherche en jouant de meilleurs réglages pour un moteur (SPSA).
help-tune-more = À chaque pas, chaque réglage bouge un peu, vers le haut ou vers le bas au hasard ; le moteur ainsi changé joue contre le moteur changé en sens inverse, et chaque réglage fait un pas vers le meilleur des deux. Avec --output, chaque pas est conservé, et la même commande reprend là où elle s’est arrêtée. Les réglages sont ceux de nos moteurs, ou les paramètres d’un moteur externe.
help-tune-game = le jeu et ses réglages, par exemple othello:size=6
help-tune-engine = le moteur, avec les limites sous lesquelles il joue, par exemple mcts:nodes=500
help-tune-knob = un réglage avec sa plus petite et sa plus grande valeur, comme exploration=20..300 ; peut être répété
help-tune-steps = combien de pas faire ; par défaut : 200
help-tune-games = combien de parties jouer à chaque pas ; par défaut : 2
help-tune-openings = les ouvertures, comme pour un match
help-tune-concurrency = combien de parties jouer en même temps ; par défaut : 1
help-tune-seed = la graine du hasard ; par défaut : 0
help-tune-output = le fichier qui garde les pas, une ligne de JSON chacun
help-tune-json = écrit un objet JSON au lieu d’un texte
help-tune-examples =
    {"  "}plateau tune connect-four mcts:nodes=100 --knob exploration=0..400 --steps 5
    {"  "}plateau tune othello mcts:nodes=20 --knob exploration=50..200 --steps 3 --json

tune-progress = { $values } (score { $score })
tune-title = { $engine } à { $game } : { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }, { $games } parties
tune-knob = {"  "}{ $name } : { $start } au début, { $value } maintenant (a bougé de { $spread } dans le dernier quart des pas)
tune-check = pour voir ce que cela vaut : plateau match { $game } "{ $tuned }" "{ $engine }" --sprt 0,20
error-tune-knob = « { $text } » n’est pas un réglage à chercher : donnez un nom, sa plus petite et sa plus grande valeur, par exemple exploration=20..300
help-value-name-range = NOM=MIN..MAX

contest-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
contest-progress = gagnées { $wins }, nulles { $draws }{ $more }
contest-progress-elo = , Elo { $elo } ± { $error }
contest-progress-llr = , LLR { $llr } (de { $lower } à { $upper })
contest-progress-pace = , { $games } parties/s
contest-player = { $percent } %, { $points } points, gagnées { $wins }, perdues { $losses }
contest-player-rated = { $player }, cote { $rating } ± { $uncertainty }
contest-draws = nulles : { $draws }
contest-by-seat = gagnées par place : { $wins }
contest-reason = { $games } × { $reason }
contest-forfeits = { $name } a perdu { $games ->
        [one] une partie
       *[other] { $games } parties
    } par la panne de son programme : { $fault }
contest-forfeits-void = { $name } a perdu { $games ->
        [one] une partie, qui ne compte pas,
       *[other] { $games } parties, qui ne comptent pas,
    } par la panne de son programme : { $fault }
error-contest-absent = { $name } ne peut pas jouer : { $problem }
contest-pairs = paires de parties où { $name } a marqué 0, ½, 1, 1½ et 2 points : { $pairs }
contest-finding = { $finding } : { $size }, { $los }
contest-stronger = { $name } est plus fort
contest-ahead = pas de différence nette, { $name } est devant
contest-even = pas de différence
contest-elo = { $elo } Elo ({ $interval })
contest-elo-all = toutes les parties gagnées ({ $interval })
contest-interval = de { $low } à { $high }
contest-at-least = écart d’au moins { $low } Elo
contest-unbounded = trop peu de parties pour un intervalle
contest-signed = { $sign }{ $elo }
contest-los = supériorité probable à { $los } %
contest-los-above = supériorité probable à plus de { $los } %
contest-sprt = SPRT de { $elo0 } à { $elo1 } : rapport { $ratio } entre { $lower } et { $upper }, { $verdict }
contest-sprt-open = indécis
contest-sprt-first = la différence est de { $elo0 } Elo ou moins
contest-sprt-second = la différence est de { $elo1 } Elo ou plus
contest-interrupted = arrêté avant la fin : avec --output FICHIER, un match peut être repris plus tard
contest-interrupted-kept = arrêté avant la fin : la même commande reprend ici
contest-round = ronde { $number } : { $meetings }
contest-met = { $first } – { $second } { $points }–{ $others }
contest-bye = { $name } est exempt
contest-winner = { $name } gagne l’élimination directe
contest-crosstable = Victoires, nulles et défaites de chacun contre chacun :
contest-column-player = joueur
contest-column-games = parties
contest-column-won = gagnées
contest-column-lost = perdues
contest-column-points = points
contest-column-share = part
contest-column-rating = cote
contest-cell = { $number }
contest-cell-percent = { $number } %
contest-crosstable-title = Les uns contre les autres
contest-crosstable-note = Victoires, nulles et défaites du joueur à gauche contre celui du haut.

reason-length = la partie durait trop longtemps

error-contest-human = les personnes ne jouent pas dans les matchs : nommez des niveaux ou des algorithmes
error-contest-seats = ce jeu se joue à { $seats } et { $players } joueurs sont nommés ; plateau tournament en accepte autant qu’on veut
error-contest-too-few = une table de { $seats } demande au moins autant de joueurs, et { $players } sont nommés
error-contest-export = { $path } n’annonce aucun format connu : terminez son nom par .csv, .html ou un format de parties comme .pdn, .xml ou .json
error-contest-openings = « { $text } » ne désigne pas d’ouvertures : donnez none, random:COUPS, balanced:COUPS, book ou un fichier
error-contest-opening-game = la partie { $number } des ouvertures n’est pas une ouverture de ce jeu : { $text }
error-contest-no-book = aucun livre d’ouvertures n’est livré pour ce jeu, seulement pour { $games }
error-contest-order = il n’y a pas d’ordre « { $name } » : choisissez { $allowed }
error-contest-rounds = cette formule est pour les jeux à deux, et celui-ci se joue à { $seats }
error-contest-openings-file = impossible de lire les ouvertures de { $file } : { $problem }
error-contest-clock = « { $text } » n’est pas une pendule : donnez des secondes par partie et après chaque coup comme 1+0.01, des coups et des secondes comme 40/60, ou des secondes par coup comme 0.1/move
error-contest-opening-line = la ligne { $line } des ouvertures n’est pas une ouverture de ce jeu : { $text }
error-contest-no-openings = il n’y a aucune ouverture dans le fichier
error-contest-format = il n’y a pas de formule « { $name } » : choisissez { $allowed }
error-contest-sprt = « { $text } » n’est pas un test : donnez deux nombres de points Elo, le plus petit d’abord, par exemple 0,10
error-contest-sprt-two = un test compare deux joueurs : ce jeu en a davantage
error-contest-share = « { $text } » n’est pas une part d’erreurs : donnez un nombre entre 0 et 0.5
error-contest-elo-model = il n’y a pas d’échelle « { $name } » : choisissez logistic ou normalised
error-contest-anchor = « { $text } » ne fixe pas de cote : donnez { $players }, un signe égal et un nombre
error-journal-file = { $file } est inutilisable : { $problem }
error-journal-line = la ligne { $line } de { $file } n’est pas une partie de match ; rien n’a été changé
error-journal-other = { $file } contient les parties d’un autre match ; rien n’a été changé
