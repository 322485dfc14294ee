# La table et ceux qui s’y assoient.

error-game-over = la partie est finie
error-not-your-turn = c’est au joueur { $seat } de jouer
error-not-a-person = l’ordinateur joue pour le joueur { $seat }
error-empty-seat = il n’y a pas de joueur { $seat } à cette table
error-nothing-to-undo = il n’y a aucun coup à reprendre
error-nothing-to-redo = il n’y a aucun coup à rejouer
error-no-such-place = cet endroit n’existe pas dans la partie

error-seat-count =
    ce jeu se joue à { $expected }, pas à { $found }
error-no-such-seat = le joueur { $seat } ne peut pas commencer : il y a { $players } joueurs
error-same-name = deux joueurs s’appellent « { $name } » : donnez-leur des noms différents
error-same-symbol = deux joueurs ont le symbole { $symbol } : donnez-leur des symboles différents
error-unknown-symbol = « { $symbol } » ne peut pas servir de symbole ici : choisissez { $allowed }
error-no-symbols = { $game } ne se joue pas avec des symboles
