# La langue elle-même : son nom, ses listes, ses nombres, et les ennuis avec les fichiers.

language-name = français

# Un choix à énumérer : « a, b ou c ». $list est le début de la liste, $choice ce qui suit.
list-none = rien
list-next = { $list }, { $choice }
list-last = { $list } ou { $choice }

# Ce qui sépare les chiffres d’un nombre.
number-group = { "\u202F" }
number-decimal = ,

# Les dates, autant qu’on en sait. $year est un texte, $month et $day des nombres.
date-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { date-month-name } { $year }
date-month = { date-month-name } { $year }
date-year = { $year }
date-month-name =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }

error-language-unknown = il n’y a pas de langue « { $code } » : choisissez { $allowed }
error-language-unreadable = impossible de lire { $path } : { $problem }
error-language-no-code = le nom de { $path } n’est pas le code d’une langue, comme fr ou pt-BR
error-language-syntax = { $path }, ligne { $line }, colonne { $column } : ceci ne suit pas la syntaxe des fichiers Fluent

# Les plaintes du système d’exploitation, après un deux-points.
io-not-found = ce fichier ou ce dossier n’existe pas
io-forbidden = l’accès est refusé
io-exists = ce nom est déjà pris
io-folder = c’est un dossier
io-no-folder = ce n’est pas un dossier
io-full = le disque est plein
io-no-text = ce n’est pas du texte
io-port-taken = un autre programme occupe ce port
io-other = { $message }
