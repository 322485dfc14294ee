# Nos moteurs dans d’autres programmes, les moteurs d’autres programmes à notre table.

help-value-protocol = PROTOCOLE

help-engine = Fait jouer un moteur dans un autre programme, qui le démarre et lui parle.
help-engine-more = C’est l’autre programme qui décide du temps de réflexion ; si aucun joueur n’est nommé, il obtient le moteur le plus fort du jeu. docs/protocols.md explique comment l’ajouter aux programmes courants.
help-engine-protocol = ce que parle l’autre programme : gtp (Othello)
help-engine-player = qui joue, par exemple level:7 ou alpha-beta:depth=6 ; à défaut, le moteur le plus fort
help-engine-game = le jeu et ses réglages, là où le protocole en connaît plusieurs
help-engine-depth = combien de coups prévoir, sauf si l’autre programme le dit
help-engine-nodes = combien de positions examiner, sauf si l’autre programme le dit
help-engine-time = combien de secondes réfléchir, sauf si l’autre programme le dit
help-engine-examples =
    {"  "}plateau engine gtp
    {"  "}plateau engine gtp --player level:7

error-guest-path = « { $spec } » ne dit pas quel programme démarrer : ajoutez path=
error-guest-missing = il n’y a pas de programme { $path } à démarrer
error-guest-parameter = « { $text } » n’est pas un paramètre : écrivez nom=valeur, avec des espaces entre plusieurs
error-guest-game = on ne parle pas { $protocol } à propos de { $game }
