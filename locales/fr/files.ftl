# Les fichiers enregistrés pour une personne : pourquoi l’un n’a pas pu être écrit ou lu.

error-save = { $path } n’a pas été enregistré, et ce qui s’y trouvait est intact : { $problem }
problem-file-full = le disque est plein ; faites de la place et recommencez
problem-file-forbidden = on n’a pas le droit d’y lire ou d’y écrire ; choisissez un autre endroit ou changez les droits
problem-file-missing = ce fichier n’existe pas
problem-file-no-folder = ce dossier n’existe pas
problem-file-folder = c’est un dossier, pas un fichier
problem-file-other = { $message }
