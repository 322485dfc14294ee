# Les parties enregistrées : les formats de fichiers, et ce qui peut clocher dans un fichier.

form-xml = XML
form-json = JSON
form-pdn = PDN
form-ggf = GGF
form-obf = OBF
form-wthor = WTHOR
form-morpion-xml = le XML de l’ancien Morpion
form-gomocup = le plateau Gomocup
form-transcript = la suite de coups
form-position = la position seule

error-record-place = ligne { $line }, colonne { $column }, « { $text } » : { $problem }
problem-record-assumed = { $problem } (lu comme « { $game } », faute d’indication du jeu)
problem-record-empty = il n’y a aucune partie là-dedans
problem-record-too-long = c’est plus long que { $most } millions de caractères
problem-record-too-many-moves = une partie a plus de { $most } coups
problem-record-no-text = ce n’est ni du texte, ni aucun autre format de partie
problem-record-no-form = ce n’est écrit dans aucun format de partie connu
problem-record-grammar = ce n’est pas du { $form } valide
problem-record-structure = une autre sorte de valeur est attendue ici
problem-record-missing = il manque « { $what } »
problem-record-meaningless = ce n’est pas une valeur possible de « { $what } »
problem-record-newer = une version plus récente du programme a écrit ceci (version { $found } du format ; ce programme lit jusqu’à { $known }) : prenez le programme récent pour l’ouvrir
problem-record-document-type = les types de document ne sont pas permis dans une partie enregistrée
problem-record-too-deep = imbriqué sur plus de { $most } niveaux
problem-record-illegal = le coup { $number } est impossible : { $why }
problem-record-no-such-move = ceci renvoie à un coup qui n’existe pas
problem-record-other-game = ce jeu ne se joue pas ici

error-record-other-game = ce format ({ $form }) n’a pas de place pour le jeu « { $game } »
error-record-read-only = ce format ({ $form }) se lit mais ne s’écrit pas : choisissez-en un autre
error-record-one-game = ce format ({ $form }) ne contient qu’une partie : choisissez-en un autre
error-record-no-start = une suite de coups part du début habituel, et cette partie part d’ailleurs : choisissez un autre format

error-save-ending = la terminaison de { $path } ne correspond à aucun format de partie : choisissez parmi { $endings }
error-load = { $path } : { $problem }
