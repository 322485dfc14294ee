# Ce que les règles disent de tout jeu : comment il a fini, et pourquoi une saisie est refusée.

# Pourquoi la partie est finie ; dit après le résultat.
reason-line = un alignement est complet
reason-full = le plateau est plein
reason-count = plus aucun coup n’est possible, et les pièces ont été comptées
reason-nothing-left = le joueur au trait n’a plus de pièce
reason-blocked = le joueur au trait est bloqué
reason-repetition = la même position est revenue trop souvent
reason-resignation = un joueur a abandonné
reason-agreement = les joueurs ont convenu de la nulle
reason-time = un joueur a épuisé son temps
reason-abandonment = un joueur a quitté la partie
reason-fault = le programme d’un joueur a failli
reason-unknown = la feuille de partie ne dit pas pourquoi

# Les valeurs possibles d’un réglage, comme on les taperait.
range-numbers = { $min } à { $max }
range-numbers-or = { $min } à { $max }, ou { $word }
range-from = { $min } ou plus
range-seconds = { $min } à { $max } secondes
range-words = { $words }
range-text =
    { $longest ->
        [one] { $longest } caractère au plus
       *[other] { $longest } caractères au plus
    }

# Pourquoi un jeu, un moteur ou un joueur n’a pas été compris : nom:réglage=valeur,réglage=valeur.
error-spec-no-name = « { $spec } » n’a pas de nom
error-spec-open-quote = un guillemet n’est pas refermé dans { $spec }
error-spec-stray-quote = dans { $spec }, les guillemets doivent entourer une valeur entière
error-spec-unknown-name = rien ne s’appelle « { $name } » : choisissez { $allowed }
error-spec-unknown-name-nearest = rien ne s’appelle « { $name } » : vouliez-vous dire { $meant } ? Les noms sont { $allowed }
error-spec-unknown-knob = { $name } n’a pas de réglage « { $knob } » : choisissez { $allowed }
error-spec-unknown-knob-nearest = { $name } n’a pas de réglage « { $knob } » : vouliez-vous dire { $meant } ? Ses réglages sont { $allowed }
error-spec-no-knobs = { $name } n’a aucun réglage, donc pas de « { $knob } »
error-spec-repeated = { $knob } est réglé deux fois pour { $name } : chaque réglage se donne une seule fois ({ $allowed })
error-spec-empty = un réglage de { $name } n’a pas de nom : choisissez { $allowed }
error-spec-no-value = { $knob } n’a pas de valeur ({ $allowed })
error-spec-bare = dans { $name }, « { $value } » ne dit pas ce qu’il règle : écrivez réglage=valeur, avec { $allowed }
error-spec-out-of-range = « { $value } » n’est pas permis pour { $knob } ({ $allowed })

error-unknown-move = « { $text } » n’est pas un coup permis ici

# Pourquoi le texte d’une position est refusé.
error-position = « { $text } », caractère { $place } : { $problem }
problem-missing = il manque ici { $allowed }
problem-unexpected = « { $found } » est inattendu ici : on attend { $allowed }
problem-length =
    { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } au lieu de { $expected }
problem-unknown-square = le plateau n’a pas de case « { $square } »
problem-occupied = deux pièces se trouvent en { $square }
problem-man-on-last-row = un pion se trouve en { $square }, où il serait devenu une dame
problem-illegal-move = le coup { $number }, « { $played } », n’est pas jouable
problem-unbalanced = des joueurs qui jouent à tour de rôle ne peuvent pas avoir ces nombres de pièces
problem-impossible = aucune partie ne mène à cette position
problem-fine-odds = les chances sont si fines qu’une espérance ne peut s’écrire exactement : choisissez-en de plus rondes
problem-chance-for-many = le hasard ne peut décider que dans les arbres à deux joueurs
