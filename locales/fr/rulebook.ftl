# Les livrets de règles : ce qui se dit dans les mêmes mots de chaque jeu. Les chapitres de chacun
# sont dans le fichier rulebook-JEU. Partout, **deux étoiles** mettent en gras, et des `accents
# graves` entourent ce qui se tape ou s’écrit tel quel.

rulebook-title = { $game } : les règles
rulebook-goal = Le but du jeu
rulebook-board = Le plateau et le début
rulebook-moves = Comment on joue
rulebook-captures = Comment on prend
rulebook-end = La fin de la partie
rulebook-notation = Comment on note les coups
rulebook-hints = Conseils pour débuter
rulebook-settings = Les réglages de cette table
rulebook-settings-about = Ce qui peut se décider dans ce jeu, et ce qui l’est ici. Pour jouer selon ces règles, tapez `plateau play { $spec }`.
rulebook-settings-name = Réglage
rulebook-settings-meaning = Ce qu’il décide
rulebook-settings-value = Ici
rulebook-settings-usual = { $value } (par défaut)
