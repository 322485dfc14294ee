# Une classe qui écrit des joueurs : exercices, rendus, classement.

help-value-language = LANGAGE
help-value-megabytes = MÉGAOCTETS

help-assignment = Donne l’exercice d’écrire un joueur, et en vérifie un.
help-assignment-more = new prépare un dossier avec un joueur qui tourne tel quel et l’énoncé ; check dit si le joueur joue des coups légaux et à temps, gagne ce qui se gagne de force, et compte les nœuds que minimax et alpha-bêta doivent visiter.
help-assignment-examples =
    {"  "}plateau assignment new mon-joueur --game connect-four --language python
    {"  "}plateau assignment check mon-joueur
help-assignment-new = Prépare un exercice : un joueur à compléter, et ce qu’il y a à faire.
help-assignment-new-more = L’énoncé est dans la langue que parle Plateau (--lang). Le dossier doit être nouveau ou vide.
help-assignment-new-folder = où : un dossier nouveau ou vide
help-assignment-new-game = le jeu et ses réglages, comme morpion:players=3
help-assignment-new-language = python, java, javascript, cpp ou rust ; par défaut : python
help-assignment-new-examples =
    {"  "}plateau assignment new mon-joueur --game connect-four --language python
    {"  "}plateau assignment new exercice --game othello --language java --lang fr
help-assignment-check = Vérifie le joueur d’un dossier.
help-assignment-check-more = Le joueur est construit et démarré comme le dit son fichier bot.toml. Les positions sont tirées au sort, et la même graine donne les mêmes.
help-assignment-check-folder = où est le joueur ; par défaut : ici
help-assignment-check-game = le jeu à essayer ; par défaut : celui que nomme bot.toml
help-assignment-check-time = combien de secondes il a pour un coup ; par défaut : 2
help-assignment-check-seed = ce dont découlent les positions ; par défaut : 1
help-assignment-check-examples =
    {"  "}plateau assignment check
    {"  "}plateau assignment check mon-joueur --time 5

assignment-laid-out = { $folder } est prêt : l’énoncé est dans { $text }, le joueur dans { $main }
assignment-file-remark = Comment le joueur est construit et démarré.
assignment-check-wins = { $positions ->
    [0] trouve les gains forcés
    [one] trouve un gain forcé
   *[other] trouve { $positions } gains forcés
 }
assignment-check-minimax = visite ce que minimax visite dans des arbres donnés
assignment-check-alpha-beta = visite ce qu’alpha-bêta visite dans des arbres donnés
assignment-missed-win = après les coups « { $moves } », il a joué { $played } ; gagnent : { $winning }
assignment-no-nodes = il ne dit pas combien de nœuds il a visités : appelez state.report
assignment-wrong-value = l’arbre { $tree } vaut { $ours }, il dit { $theirs }
assignment-wrong-branch = dans l’arbre { $tree }, la branche est { $ours }, il a joué { $theirs }
assignment-wrong-count = dans l’arbre { $tree }, il a compté { $theirs } nœuds, il y en a { $ours } à visiter (la racine et les feuilles comptent)
assignment-check-failed = il reste quelque chose à faire
error-assignment-not-empty = { $folder } n’est pas vide : nommez un nouveau dossier
error-assignment-folder = impossible d’écrire dans { $folder } : { $problem }

help-ladder = Fait s’affronter les joueurs des élèves et les nôtres.
help-ladder-more = Chaque dossier dans DOSSIER est un rendu : le fichier bot.toml dit comment il est construit et démarré, ou bien c’est un des départs de plateau assignment. Chaque rendu rencontre tous les autres et les joueurs de --against, dans des bornes de temps, de mémoire, de processus et de sortie. Les parties sont gardées : la même commande reprend où elle s’est arrêtée, et ne joue que ce qui est nouveau quand un rendu s’ajoute ou change. Le résultat est une page (index.html), des listes (standings.csv, games.csv) et les parties (games.json).
help-ladder-folder = où sont les rendus, un dossier pour chacun
help-ladder-game = le jeu et ses réglages ; par défaut : celui qu’un rendu nomme dans bot.toml
help-ladder-against = un joueur à nous que tous rencontrent, par niveau ou par moteur ; peut se répéter ; par défaut : random, level:1 et level:3
help-ladder-games = combien de parties jouent ceux qui se rencontrent ; par défaut : une de chaque place
help-ladder-time = combien de secondes un joueur a pour un coup ; par défaut : 1
help-ladder-memory = combien de mégaoctets de mémoire un rendu peut prendre ; par défaut : 512
help-ladder-processes = combien de processus un rendu peut avoir ; par défaut : 8
help-ladder-concurrency = combien de parties jouer en même temps ; par défaut : 1
help-ladder-seed = ce dont découle tout hasard ; par défaut : 0
help-ladder-output = où vont les résultats ; par défaut : le dossier ladder dans DOSSIER
help-ladder-examples =
    {"  "}plateau ladder rendus --game connect-four
    {"  "}plateau ladder rendus --against level:5 --time 2 --games 4

error-ladder-empty = il n’y a pas de dossier dans { $folder } : chaque rendu est un dossier à lui
error-ladder-game = aucun rendu ne dit dans bot.toml pour quel jeu il est : ajoutez --game
error-hand-in-missing = { $folder } n’a pas de { $file } qui dise comment démarrer le joueur, ni aucun fichier des départs
error-hand-in-file = { $file } ne se comprend pas : { $problem }
error-hand-in-command = la commande dans { $file } est vide
error-hand-in-large = { $folder } pèse plus de { $megabytes } mégaoctets
error-hand-in-read = impossible de lire { $path } : { $problem }
error-hand-in-build = il n’a pas pu être construit : { $command } – { $problem }
hand-in-said = il a dit : { $text }
ladder-not-built = { $name } ne participe pas : { $problem }
ladder-bounds-namespaces = Les rendus ont tourné avec temps, mémoire, processus et sortie bornés, sans réseau, et n’ont pu écrire que des fichiers temporaires. Ils pouvaient lire ce que tout utilisateur de cette machine peut lire.
ladder-bounds-limits = Les rendus ont tourné avec temps, mémoire, processus et sortie bornés. Il n’y a pas de bubblewrap (bwrap) ici : ils pouvaient utiliser le réseau, et lire et changer tout ce que peut l’utilisateur qui a lancé ceci.
ladder-written = La page est index.html dans { $folder }, les listes sont à côté.
ladder-findings-title = Ce qui s’est passé, et jusqu’où ils ont cherché
ladder-column-player = Joueur
ladder-column-illegal = Coups illégaux
ladder-column-nonsense = Charabia
ladder-column-late = Trop tard
ladder-column-crashed = En panne
ladder-column-absent = Pas démarré
ladder-column-exceeded = Hors bornes
ladder-column-nodes = Nœuds par coup
ladder-column-ours = Notre alpha-bêta, même profondeur
ladder-column-ratio = Rapport

# La recherche d’un autre programme, à côté de la nôtre.
cut-audit-unsound = { $nodes ->
    [one] à un nœud, des coups ont été laissés de côté qui pouvaient compter, après « { $line } »
   *[other] à { $nodes } nœuds, des coups ont été laissés de côté qui pouvaient compter, d’abord après « { $line } »
 }
cut-audit-needless = { $nodes } nœuds sur { $all } pouvaient être laissés de côté par alpha-bêta, d’abord après « { $line } »
cut-audit-alike = alpha-bêta, avec les mêmes coups dans le même ordre, visite les mêmes { $nodes } nœuds
cut-audit-ours = notre alpha-bêta visite { $nodes } nœuds à la profondeur { $depth } et trouve { $score }
