# Le laboratoire sur la page.

page-lab = Laboratoire
page-lab-about = Voir comment l’ordinateur réfléchit, comparer des algorithmes, s’exercer, apprendre.
page-lab-see = Au cœur d’une recherche
page-lab-see-about = N’importe quel algorithme, n’importe quelle position : parcourez l’arbre qu’il a exploré, pas à pas.
page-lab-see-search = Voir la recherche
page-lab-ask = Ce qu’il faut chercher, et avec quel algorithme
page-lab-go = Chercher
page-lab-compare = Comparer des algorithmes
page-lab-written = Un arbre à vous
page-lab-engine = Algorithme
page-lab-second = Second algorithme
page-lab-both = Deux algorithmes côte à côte, au même pas
page-lab-thinking = { $nodes ->
        [0] Réflexion en cours…
        [one] Réflexion en cours… { $nodes } nœud jusqu’ici
       *[other] Réflexion en cours… { $nodes } nœuds jusqu’ici
    }
page-lab-enough = Arrêter là
page-lab-stopped = Elle a été arrêtée avant sa fin : seul ce qui était enregistré est montré.
page-lab-tree = Arbre de la recherche
page-lab-tools = L’affichage de l’arbre
page-lab-node = Le nœud regardé
page-present = Présenter
page-lab-level = Ouvrir un niveau de plus
page-lab-folded =
    { $count ->
        [one] un autre
       *[other] { $count } autres
    }
page-lesson-print = Imprimer la leçon
page-exercise-unvisited = pas visité
page-compare-preset =
    { $name ->
        [minimax] Minimax
        [alpha-beta] Alpha-bêta
        [ordering] Alpha-bêta avec tri des coups
        [deepening] Approfondissement itératif
        [table] PVS avec une table
       *[other] { $name }
    }
page-compare-other = Un autre algorithme
page-compare-add = Ajouter cet algorithme
page-compare-remove = Retirer { $engine }
page-lab-expected = Meilleure suite
page-lab-fit = Tout montrer
page-lab-take-home = Enregistrer l’arbre en { $form }
page-lab-round = Itération
page-lab-round-of = itération { $round } sur { $rounds }
page-lab-way = Les coups qui mènent ici
page-lab-value = Valeur
page-lab-entry = Fenêtre à l’entrée
page-lab-exit = Fenêtre à la sortie
page-lab-below = Nœuds au-dessous
page-lab-leaf-value = Valeur de cette feuille
page-lab-earlier = Essayer plus tôt
page-lab-later = Essayer plus tard
page-lab-steps = Étapes de la recherche
page-lab-steps-about = Déplacez le curseur, ou lancez la lecture, pour voir la recherche nœud par nœud, telle qu’elle s’est déroulée.
page-lab-first = À la première étape
page-lab-back = Une étape en arrière
page-lab-on = Une étape en avant
page-lab-next-cut = Coupe suivante
page-lab-no-cut = Plus rien n’est coupé à partir d’ici.
page-lab-play = Dérouler la recherche
page-lab-pause = Arrêter
page-lab-whole = L’arbre entier
page-lab-step = Étape { $at } sur { $of }
page-lab-nodes = { $count ->
        [one] nœud
       *[other] nœuds
    }
page-lab-leaves = { $count ->
        [one] feuille
       *[other] feuilles
    }
page-lab-cutoffs = { $count ->
        [one] coupe
       *[other] coupes
    }
page-lab-table-hits = trouvés dans la table
page-lab-by-depth = Nœuds selon leur distance à la racine
page-lab-at-depth = { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    } à la distance { $ply }
lab-step-enter = On entre en { $node } avec la fenêtre { $window }.
lab-step-enter-plain = On entre en { $node }.
lab-step-leave = On quitte { $node } avec { $value } : { $why }.

error-page-laboratory-busy = le laboratoire est occupé : attendez que l’une des recherches soit finie
error-page-search-runs = la recherche n’est pas encore finie
error-page-no-search = le laboratoire n’a plus cette recherche : relancez la réflexion
error-page-no-comparison = le laboratoire n’a plus cette comparaison : relancez les algorithmes
error-page-comparison = une comparaison a de 1 à { $engines } algorithmes et des profondeurs de 1 à { $depths }
error-page-comparison-times = une comparaison a de 1 à { $depths } temps, chacun de { $seconds } secondes au plus
error-page-no-lesson = cette leçon n’existe pas

# Les comparaisons sur la page.

page-compare = Comparer des algorithmes
page-compare-about = Les mêmes positions, plusieurs algorithmes : qui a besoin de combien de nœuds ?
page-compare-engines = Algorithmes
page-compare-eval = Évaluations
page-compare-own-eval = celle de chaque algorithme
page-compare-all-evals = toutes, tour à tour
page-compare-by = Comparer
page-compare-by-depth = à profondeur donnée
page-compare-by-time = à temps donné
page-compare-shortest = De (secondes)
page-compare-longest = à (secondes, en doublant)
page-compare-from = De la profondeur
page-compare-to = à la profondeur
page-compare-positions = Positions
page-compare-start = le début, ou la position donnée
page-compare-random = { $count ->
        [one] { $count } position au hasard
       *[other] { $count } positions au hasard
    }
page-compare-go = Comparer
page-compare-done = { $done } sur { $all }
page-compare-stopped = Arrêtée avant la fin : le tableau montre ce qui était trouvé.
page-compare-report = Rapport (HTML)
page-compare-table = Tableau (CSV)
page-compare-plot = Courbe (SVG)
page-compare-link = Copier le lien
page-compare-plot-nodes = Nœuds selon la profondeur, échelle logarithmique
page-compare-plot-seconds = Secondes selon la profondeur, échelle logarithmique
page-compare-plot-time = Nœuds selon le temps, échelle logarithmique
lab-compare-now-time = { $engine }, { $time }
lab-compare-now = { $engine }, profondeur { $depth }

# Les exercices sur la page.

page-exercise = Exercices
page-exercise-about = Remplir un arbre à la main : valeurs, fenêtres, coupes. Corrigé aussitôt, avec les raisons.
page-exercise-kind = Ce qu’il faut remplir
page-exercise-minimax = Valeurs (minimax)
page-exercise-alpha-beta = Valeurs, fenêtres et coupes (alpha-bêta)
page-exercise-cutting = Quand on coupe
page-exercise-non-strict = à l’égalité aussi (≥)
page-exercise-strict = seulement au-delà (>)
page-exercise-source = L’arbre
page-exercise-random = au hasard
page-exercise-written = écrit
page-exercise-game = d’un jeu
page-exercise-seed = Numéro de la feuille
page-exercise-depth = Profondeur
page-exercise-width = Branches
page-exercise-new = Nouvel exercice
page-exercise-check = Corriger
page-exercise-solution = Montrer la solution
page-exercise-sheet = Feuille (PDF)
page-exercise-sheet-solved = Feuille et solution (PDF)
page-exercise-value-of = Valeur de { $node }
page-exercise-alpha-of = Alpha de { $node } à la sortie
page-exercise-beta-of = Bêta de { $node } à la sortie
page-exercise-cut = Barrer la branche { $branch }
page-exercise-hint = Laissez alpha vide pour −∞ et bêta vide pour +∞. Un clic sur une branche la barre.
page-exercise-link = Copier le lien
page-exercise-hand-out = Distribuer à une classe
page-exercise-own = Faire un autre exercice
page-handout = Feuille { $number }
page-handout-teacher = Donnez le numéro ou envoyez le lien. Chacun remplit la feuille sous son nom et les résultats s’affichent ici. Ils restent dans la bibliothèque jusqu’à ce que vous supprimiez la feuille.
page-handout-learner = Écrivez votre nom et remplissez la feuille. À chaque correction, l’enseignant voit ce qui est juste, jusqu’à ce que vous regardiez la solution.
page-handout-name = Votre nom
page-handout-link = Lien pour la classe
page-handout-results = Résultats (CSV)
page-handout-clear = Supprimer la feuille
page-handout-clear-sure = Supprimer la feuille { $number } et ses résultats ?
page-handout-learners = { $learners ->
    [0] encore aucun élève
    [one] { $learners } élève
   *[other] { $learners } élèves
}
page-handouts = Feuilles que vous avez distribuées
page-handout-none = Pas encore de résultats.
page-handout-right = { $right } sur { $all }
page-handout-open = Numéro d’une feuille de votre enseignant
page-handout-go = Ouvrir
page-exercise-right = juste
page-exercise-wrong = faux
page-exercise-missing = manquant

# Les leçons sur la page.

page-lessons = Leçons
page-training-begin = Apprendre
page-training-stop = Arrêter
page-training-again = Recommencer
page-training-games = Apprise de { $games } parties. Les nombres sont des centièmes.
page-training-corner = La valeur de chaque case ; un coin vaut { $value }.
page-training-stage = { $number ->
    [1] Premier quart de la partie
    [2] Deuxième quart
    [3] Troisième quart
   *[other] Dernier quart
}
page-lessons-about = Dix courtes leçons avec des exemples vivants, de minimax à une évaluation qui apprend.
page-lesson-number = Leçon { $number }
page-lesson-step = { $at } sur { $of }
page-lesson-back = Retour
page-lesson-on = Continuer
page-lesson-question = Cliquez sur la branche que vous prendriez.
page-lesson-reveal = Montrer la réponse
page-lesson-right = C’est juste : aucune autre branche ne donne plus au premier joueur.
page-lesson-wrong = Pas celle-ci : voyez ce que le second joueur en ferait. La branche éclairée est la meilleure.
page-lesson-exercise = Exercice
page-lesson-next = Leçon suivante : { $title }
