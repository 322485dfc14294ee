# Nos moteurs dans d’autres programmes, les moteurs d’autres programmes à notre table ; complétion et pages de manuel.

help-value-protocol = PROTOCOLE
help-value-place = LIEU
help-value-side = CAMP
help-value-shell = SHELL
help-value-folder = DOSSIER

help-engine = Fait jouer un moteur de Plateau dans un autre programme.
help-engine-more = L’autre programme démarre le moteur, lui parle et décide du temps de réflexion. Avec dxp, le moteur joue aux dames par le réseau, et affiche les parties en PDN. docs/protocols.md montre comment l’ajouter aux programmes courants. plateau engine check vérifie qu’un moteur fait ce que ces programmes attendent.
help-engine-protocol = le protocole de l’autre programme : hub (dames), nboard ou gtp (Othello), gomocup (cinq alignés), json (tous les jeux) ou dxp ; ou check
help-engine-program = avec check : le moteur à essayer, nommé comme un joueur, par exemple hub:path=scan,arguments=hub
help-engine-json = avec check, écrit un objet JSON au lieu de texte
help-value-program = PROGRAMME
engine-check-ok = bien   { $about }
engine-check-wrong = faute  { $about } : { $problem }
engine-check-skipped = –      { $about } : pas essayé
engine-check-starts = démarre et joue un coup
engine-check-plays-legally = joue une partie entière de coups légaux
engine-check-keeps-time = respecte le temps donné
engine-check-plays-again = joue une autre partie sans être relancé
engine-check-sets-up = joue à partir d’une position donnée
engine-check-stops = répond vite quand on lui dit d’arrêter
engine-check-ignores-nonsense = survit à une commande inconnue
engine-check-ends = se termine quand on le lui dit
engine-check-slow = il a pris { $seconds } s pour un coup, mais en avait { $given }
engine-check-gone = il s’est terminé sans qu’on le lui demande
engine-check-stays = il continue de tourner
engine-check-failed = le moteur ne fait pas tout ce qu’attend un gestionnaire de matchs
error-engine-check = plateau engine check demande un moteur externe, nommé comme un joueur, par exemple hub:path=scan,arguments=hub
error-engine-program = « { $program } » est un argument de trop : seul plateau engine check prend un moteur
help-engine-player = qui joue, par exemple level:7 ou alpha-beta:depth=6 ; par défaut : le moteur le plus fort du jeu
help-engine-game = le jeu et ses réglages, par exemple draughts:variant=russian, si le protocole en connaît plusieurs
help-engine-depth = combien de coups prévoir, si l’autre programme ne le dit pas
help-engine-nodes = combien de positions examiner, si l’autre programme ne le dit pas
help-engine-time = combien de secondes réfléchir, si l’autre programme ne le dit pas
help-engine-listen = avec dxp : le port où attendre un adversaire, ou adresse:port
help-engine-connect = avec dxp : où attend l’adversaire, sous la forme hôte:port
help-engine-side = avec dxp et --connect : white (blancs) ou black (noirs) ; par défaut : white
help-engine-examples =
    {"  "}plateau engine hub
    {"  "}plateau engine gtp --player level:7
    {"  "}plateau engine gomocup --time 5
    {"  "}plateau engine json
engine-waiting = en attente à { $address }
error-engine-wire = seul dxp prend --listen, --connect et --side
error-engine-game = en json, c’est l’autre programme qui nomme le jeu : retirez --game
error-engine-place = dxp demande --listen PORT ou --connect HÔTE:PORT
error-engine-address = « { $place } » n’est pas une adresse : donnez un port, ou hôte:port
error-engine-listen = impossible d’écouter sur { $place } : { $problem }
error-dxp = l’autre programme a failli : { $problem }

error-guest-path = « { $spec } » ne dit pas quel programme démarrer : ajoutez path= ou command=, l’un des deux
error-guest-missing = il n’y a pas de programme { $path } à démarrer
error-guest-parameter = « { $text } » n’est pas un paramètre : écrivez nom=valeur, et séparez-en plusieurs par des espaces
error-guest-limit = { $protocol } ne sait pas exprimer { $limit } : réglez { $allowed }
error-guest-game = le protocole { $protocol } ne sert pas au jeu { $game }
error-guest-name = « { $name } » ne peut pas être le nom d’un moteur dans les réglages : il est déjà pris, ou n’est pas fait de minuscules, de chiffres et de tirets
error-guest-seconds = { $knob } d’un moteur dans les réglages est un nombre de secondes

help-completions = Écrit le script de complétion d’un shell.
help-completions-more = Placez-le là où le shell cherche ses complétions, par exemple ~/.local/share/bash-completion/completions/plateau pour bash.
help-completions-shell = bash, elvish, fish, powershell ou zsh
help-completions-examples =
    {"  "}plateau completions bash
    {"  "}plateau completions zsh

help-man = Écrit des pages de manuel au format de man.
help-man-more = Sans dossier, la page du programme lui-même est affichée.
help-man-folder = le dossier où mettre une page par commande
help-man-examples =
    {"  "}plateau man
    {"  "}plateau man man1
man-written = { $count } pages dans { $path }
