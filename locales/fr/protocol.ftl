# Nos moteurs dans d’autres programmes, les moteurs d’autres programmes à notre table ; complétion et pages de manuel.

help-value-protocol = PROTOCOLE
help-value-place = LIEU
help-value-side = CAMP
help-value-shell = SHELL
help-value-folder = DOSSIER

help-engine = Fait jouer un moteur dans un autre programme.
help-engine-more = L’autre programme le démarre, lui parle et décide du temps de réflexion ; si aucun joueur n’est nommé, il obtient le moteur le plus fort du jeu. Avec dxp, le moteur joue aux dames par le réseau, et les parties sont données en PDN. docs/protocols.md explique comment l’ajouter aux programmes courants.
help-engine-protocol = ce que parle l’autre programme : hub (dames), nboard ou gtp (Othello), gomocup (cinq alignés), json (tous les jeux), ou dxp
help-engine-program = avec check à la place d’un protocole : le programme à essayer, nommé comme un joueur, par exemple hub:path=scan,arguments=hub
help-engine-json = avec check, écrit un objet JSON au lieu de texte
help-value-program = PROGRAMME
engine-check-ok = bien   { $about }
engine-check-wrong = faute  { $about } : { $problem }
engine-check-skipped = –      { $about } : pas essayé
engine-check-starts = démarre et joue un coup
engine-check-plays-legally = joue une partie entière de coups légaux
engine-check-keeps-time = respecte le temps donné
engine-check-plays-again = joue une autre partie sans être relancé
engine-check-sets-up = joue à partir d’une position
engine-check-stops = répond vite quand on lui dit d’arrêter
engine-check-ignores-nonsense = continue après une commande qu’il ne connaît pas
engine-check-ends = se termine quand on le lui dit
engine-check-slow = il a pris { $seconds } s pour un coup, et { $given } s étaient données
engine-check-gone = il s’est terminé de lui-même
engine-check-stays = il continue de tourner
engine-check-failed = le programme ne fait pas tout ce qu’attend un gestionnaire de matchs
error-engine-check = plateau engine check essaie un programme lancé ici : nommez-le comme un joueur, par exemple hub:path=scan,arguments=hub
error-engine-program = « { $program } » est un argument de trop : seul plateau engine check prend un programme
help-engine-player = qui joue, par exemple level:7 ou alpha-beta:depth=6 ; à défaut, le moteur le plus fort
help-engine-game = le jeu et ses réglages, par exemple draughts:variant=russian, là où le protocole en connaît plusieurs
help-engine-depth = combien de coups prévoir, sauf si l’autre programme le dit
help-engine-nodes = combien de positions examiner, sauf si l’autre programme le dit
help-engine-time = combien de secondes réfléchir, sauf si l’autre programme le dit
help-engine-listen = pour dxp : le port où attendre un partenaire, ou adresse:port
help-engine-connect = pour dxp : où attend le partenaire, sous la forme hôte:port
help-engine-side = pour dxp : white (blancs) ou black (noirs), pour qui appelle ; white à défaut
help-engine-examples =
    {"  "}plateau engine hub
    {"  "}plateau engine gtp --player level:7
    {"  "}plateau engine gomocup --time 5
    {"  "}plateau engine json
engine-waiting = en attente à { $address }
error-engine-wire = --listen, --connect et --side ne valent que pour dxp
error-engine-game = en json, c’est l’autre programme qui nomme le jeu : retirez --game
error-engine-place = dxp doit savoir où jouer : donnez --listen PORT ou --connect HÔTE:PORT
error-engine-address = « { $place } » n’est pas un lieu du réseau : donnez un port, ou hôte:port
error-engine-listen = impossible d’attendre quelqu’un à { $place } : { $problem }
error-dxp = l’autre programme a failli : { $problem }

error-guest-path = « { $spec } » ne dit pas quel programme démarrer : ajoutez path=
error-guest-missing = il n’y a pas de programme { $path } à démarrer
error-guest-parameter = « { $text } » n’est pas un paramètre : écrivez nom=valeur, avec des espaces entre plusieurs
error-guest-limit = { $protocol } n’a pas de mot pour { $limit } : réglez { $allowed }
error-guest-game = on ne parle pas { $protocol } à propos de { $game }
error-guest-name = « { $name } » ne peut pas être le nom d’un moteur dans les réglages : il est déjà pris, ou n’est pas fait de minuscules, de chiffres et de tirets
error-guest-seconds = { $knob } d’un moteur dans les réglages est un nombre de secondes

help-completions = Écrit ce qu’il faut à un shell pour compléter.
help-completions-more = Le résultat va là où le shell cherche ses complétions, par exemple ~/.local/share/bash-completion/completions/plateau pour bash.
help-completions-shell = bash, elvish, fish, powershell ou zsh
help-completions-examples =
    {"  "}plateau completions bash
    {"  "}plateau completions zsh

help-man = Écrit la page de manuel, ou une page par commande.
help-man-more = Sans dossier, la page du programme lui-même est affichée, au format de man.
help-man-folder = où mettre une page par commande
help-man-examples =
    {"  "}plateau man
    {"  "}plateau man man1
man-written = { $count } pages dans { $path }
