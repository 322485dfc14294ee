# Le terminal : menus, table, pages.

tui-welcome = des jeux de plateau classiques, et comment les ordinateurs y jouent
tui-load = Ouvrir une partie
tui-load-about = reprendre une partie depuis un fichier
tui-language = Langue
tui-language-about = la suivante ; la touche l fait de même partout
tui-help = Touches
tui-help-about = tout ce qu’on peut faire, et comment
tui-quit = Quitter
tui-begin = Commencer
tui-go-on = Continuer avec ces joueurs
tui-begin-anew = Commencer une nouvelle partie ainsi ; les scores continuent
tui-level = l’ordinateur, niveau { $level }
tui-clock-move = { $time } s par coup
tui-clock-game = { $time } s pour la partie, plus { $increment } s à chaque coup
tui-about-setting = { $about } ({ $allowed })
tui-about-player = une personne à ce clavier ; Entrée pour taper un nom, comme human:name=Zoé, ou n’importe quel algorithme avec ses réglages
tui-about-guest = un moteur externe, nommé dans les réglages
tui-about-clock = le temps de chaque joueur ; Entrée pour en taper un autre, comme fischer:300,increment=5

tui-asking = un algorithme y réfléchit…
tui-analysed = tous les coups de la partie sont jugés
tui-ambiguous = plusieurs coups finissent là : touchez les cases l’une après l’autre
tui-pace = les ordinateurs prennent au moins { $seconds } s par coup
tui-replaying = Coup { $here } sur { $all }, { $seconds } s chacun
tui-thinking = Réflexion
tui-thought = profondeur { $depth }, { $score }
tui-speed = { $nodes } nœuds, { $speed }/s
tui-graph = Chances
tui-scores = Scores
tui-score-won-short = G
tui-score-won-long = gagnées
tui-score-drawn-short = N
tui-score-drawn-long = nulles
tui-score-lost-short = P
tui-score-lost-long = perdues
tui-score-points-short = Pts
tui-score-points-long = points
tui-lines = { $from } à { $to } sur { $all }
tui-leave-sure = Quitter cette partie ? Elle n’est pas finie.
tui-again-sure = Renoncer à la partie en cours ? Elle n’est pas finie.
tui-about-how = Les jeux et les joueurs ordinateurs sont un seul programme, sur votre machine : rien n’en sort.
tui-key-yes = o

tui-prompt-move = Coup :
tui-prompt-save = Enregistrer sous :
tui-prompt-load = Ouvrir :
tui-prompt-value = Valeur :

tui-keys-choose = ↑↓ choisir
tui-keys-take = Entrée prendre
tui-keys-language = l langue
tui-keys-quit = q quitter
tui-keys-change = ←→ changer
tui-keys-type = Entrée taper
tui-keys-details = d détails
tui-keys-begin = b commencer
tui-keys-back = Échap retour
tui-keys-touch = Entrée jouer
tui-keys-undo = u annuler
tui-keys-hint = h conseil
tui-keys-move = m taper
tui-keys-help = ? touches
tui-keys-leave = q menu
tui-keys-pause = Espace pause
tui-keys-step = s un coup
tui-keys-faster = + plus vite
tui-keys-slower = - moins vite
tui-keys-again = g rejouer
tui-keys-settings = e réglages
tui-keys-scores = c scores
tui-keys-rules = i règles
tui-keys-about = F2 à propos
tui-keys-replay = b revoir
tui-keys-analyse = a analyser
tui-keys-walk = ←→ parcourir
tui-keys-play = Espace défiler
tui-keys-from-here = Entrée jouer d’ici
tui-keys-scroll = ↑↓ défiler
tui-keys-done = Entrée valider
tui-keys-cancel = Échap annuler
tui-keys-yes = o oui
tui-keys-no = Échap non

tui-help-text =
    Touches

    Sur le plateau
    {"  "}flèches          déplacent le curseur, comme Début, Fin et les pages
    {"  "}Tab              va à la prochaine case jouable
    {"  "}Entrée, Espace   touche la case : y joue, ou prend une pièce et la pose ;
    {"  "}                 une prise de plusieurs pièces se fait case par case
    {"  "}Échap            repose la pièce
    {"  "}souris           fait de même ; la molette fait défiler un grand plateau
    {"  "}m ou un chiffre  tape un coup comme le jeu l’écrit
    {"  "}t                retourne le plateau

    La partie
    {"  "}u, r             annule votre dernier coup, le rejoue ; [ ] d’un seul coup
    {"  "}h, v             un conseil ; ce que vaut chaque coup
    {"  "}a                juge chaque coup de la partie, pour le graphique
    {"  "}x                abandonne
    {"  "}d, D             propose ou accepte la nulle ; la refuse
    {"  "}T                montre comment l’ordinateur réfléchit à cette position
    {"  "}g                rejoue ; les scores continuent
    {"  "}e                autres joueurs, la partie continue ; ou autres réglages
    {"  "}q                quitte la partie pour le menu ; Ctrl+C ferme tout de suite

    Regarder
    {"  "}Espace, p        met en pause et reprend
    {"  "}s                laisse l’ordinateur jouer un coup
    {"  "}n                le fait jouer tout de suite
    {"  "}+, -             plus vite, moins vite

    Et aussi
    {"  "}b                revoit la partie : les flèches la parcourent, Espace défile,
    {"  "}                 + et - règlent la vitesse, Entrée rejoue depuis ce coup
    {"  "}w, o             enregistre la partie dans un fichier, en ouvre une autre
    {"  "}i, F1            les règles du jeu ; dans les menus aussi
    {"  "}c                les scores
    {"  "}l                la langue suivante
    {"  "}F2               à propos de ce programme
    {"  "}?                cette page

    Avec Ctrl, comme ailleurs
    {"  "}N, L, S          nouvelle partie, charger une partie, l’enregistrer
    {"  "}Z, Y             annule votre dernier coup, le rejoue
    {"  "}Q                quitte ; pour une partie en cours, demande d’abord

    Ce que veulent dire les signes sur le plateau
    {"  "}[ ] le curseur, < > ce que vous avez touché, ! ! doit prendre,
    {"  "}( ) le dernier coup, ? ? le conseil, * * l’alignement gagnant,
    {"  "}• où l’on peut jouer

help-tui = Joue en plein terminal : menus, plateau, touches et souris.
help-tui-more = Sans nom de jeu, des menus demandent à quoi jouer et qui joue. ? montre toutes les touches. Un terminal de 80 sur 24 suffit, par ssh aussi ; les grands plateaux défilent.
help-tui-game = le jeu et ses réglages, comme othello ou morpion:width=26,height=26,align=5
help-tui-players = qui joue, dans l’ordre des places : human, level:3, ou un algorithme comme pvs:time=1 ; par défaut : des personnes à toutes les places
help-tui-seed = { help-play-seed }
help-tui-position = la position de départ, dans une notation du jeu ; par défaut : la position habituelle
help-tui-clock = la pendule : move:30 (secondes par coup) ou fischer:300,increment=5 (secondes par partie, et un supplément après chaque coup)
help-tui-load = { help-play-load }
help-tui-first = { help-play-first }
help-tui-alternate = { help-play-alternate }
help-tui-pause = { help-play-pause }
help-tui-save = { help-play-save }
help-tui-ascii = n’emploie que de l’ASCII ; par défaut : seulement sans UTF-8 (NO_COLOR=1 enlève les couleurs)
help-tui-examples =
    {"  "}plateau tui
    {"  "}plateau tui othello human level:5
    {"  "}plateau tui draughts human level:3 --clock fischer:600,increment=10
    {"  "}plateau tui connect-four level:4 level:6 --ascii
error-no-terminal = plateau tui demande un terminal ; plateau play s’en passe
error-terminal = le terminal ne marche pas : { $problem }

tui-tree-fold = ←→ plier
tui-tree-walk = ↑↓ parcourir
tui-tree-best = v meilleure suite
tui-tree-step = , . pas
tui-tree-cut = x coupe suivante
tui-tree-leave = q quitter
