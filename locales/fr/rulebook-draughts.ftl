# Le livret des dames. Chaque message est une règle d’une variante ; celles qui ont cours à une table
# composent son livret, et chacune doit donc être vraie et complète à elle seule.

rulebook-draughts-title-international = Dames internationales
rulebook-draughts-title-english = Dames anglaises
rulebook-draughts-title-course = Dames anglaises, règles du cours
rulebook-draughts-title-russian = Dames russes
rulebook-draughts-title-brazilian = Dames brésiliennes
rulebook-draughts-title-italian = Dames italiennes
rulebook-draughts-title-spanish = Dames espagnoles
rulebook-draughts-title-czech = Dames tchèques
rulebook-draughts-title-pool = Pool checkers
rulebook-draughts-title-canadian = Dames canadiennes
rulebook-draughts-title-frisian = Dames frisonnes
rulebook-draughts-title-antidraughts = Antidames, ou qui perd gagne
rulebook-draughts-title-custom = Dames à vos propres règles

rulebook-draughts-goal = Les dames se jouent à deux, **Blancs** contre **Noirs**. On gagne en laissant l’adversaire sans coup à jouer : qui doit jouer et ne le peut pas, parce que toutes ses pièces sont prises ou que celles qui restent sont bloquées, a **perdu**.
rulebook-draughts-goal-lose = C’est le jeu de dames à l’envers, à deux, **Blancs** contre **Noirs**. Qui doit jouer et ne le peut pas, parce que toutes ses pièces sont prises ou que celles qui restent sont bloquées, a **gagné**. Chacun cherche donc à se faire tout prendre.

rulebook-draughts-differences = Si vous connaissez les dames internationales : ce qui change ici

rulebook-draughts-board = Le damier a { $width } colonnes et { $height } rangées de cases claires et foncées. On ne joue que sur les cases foncées : aucune pièce ne se pose jamais sur une case claire.
rulebook-draughts-corner-left = On oriente le damier pour que chaque joueur ait une case **foncée** dans le coin à sa **gauche**.
rulebook-draughts-corner-right = On oriente le damier pour que chaque joueur ait une case **foncée** dans le coin à sa **droite**.
rulebook-draughts-corner-both = On oriente le damier pour qu’il y ait une case **foncée** dans chaque coin.
rulebook-draughts-men =
    { $rows ->
        [one] Chaque camp commence avec { $men } pions, sur les cases foncées de la rangée la plus proche de lui.
       *[other] Chaque camp commence avec { $men } pions, sur les cases foncées des { $rows } rangées les plus proches de lui.
    }
rulebook-draughts-men-uneven =
    Les camps sont inégaux : les Blancs commencent avec { $white } pions sur { $white-rows ->
        [one] une rangée
       *[other] { $white-rows } rangées
    }, les Noirs avec { $black } pions sur { $black-rows ->
        [one] une rangée
       *[other] { $black-rows } rangées
    }.
rulebook-draughts-first-white = Les **Blancs** commencent ; ensuite, chacun joue à son tour.
rulebook-draughts-first-black = Les **Noirs** commencent ; ensuite, chacun joue à son tour.
rulebook-draughts-example-start = Le début de la partie. Les Blancs sont en bas et montent.

rulebook-draughts-man-moves = Un **pion** avance d’une case en diagonale, vers une case vide devant lui.
rulebook-draughts-king-flies = Une **dame** se déplace en diagonale, en avant ou en arrière, d’autant de cases vides qu’elle veut : elle vole.
rulebook-draughts-king-steps = Une **dame** se déplace d’une case en diagonale, en avant ou en arrière.
rulebook-draughts-king-tires =
    Tant qu’un camp a encore des pions, une même dame ne peut pas jouer plus de { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } de suite sans prendre ; il faut alors jouer une autre pièce, ou prendre avec cette dame.
rulebook-draughts-example-man = Le pion peut aller sur les cases marquées.
rulebook-draughts-example-king = La dame peut aller sur les cases marquées.

rulebook-draughts-jump = On prend en sautant. Si une pièce adverse touche la vôtre et que la case juste derrière est vide, votre pièce saute par-dessus jusqu’à cette case, et la pièce sautée est prise.
rulebook-draughts-men-capture-back = Les pions n’avancent que vers l’avant, mais ils prennent **en avant et en arrière**.
rulebook-draughts-men-capture-forwards = Les pions ne prennent qu’**en avant**, comme ils se déplacent.
rulebook-draughts-straight = On ne prend pas seulement en diagonale mais aussi **tout droit**, le long des rangées et des colonnes : par-dessus une pièce sur la case foncée suivante, à gauche, à droite, devant ou derrière, jusqu’à la case foncée d’après. Sans prise, on se déplace toujours en diagonale.
rulebook-draughts-king-captures-from-afar = Une dame prend **de loin** : elle saute la première pièce qu’elle rencontre sur son chemin, si éloignée soit-elle, pourvu que cette pièce soit adverse et que la case derrière soit vide ; elle se pose sur n’importe quelle case vide derrière, jusqu’à la pièce suivante.
rulebook-draughts-king-captures-next = Une dame prend comme un pion, une pièce qui la touche, mais **en avant et en arrière**.
rulebook-draughts-men-spare-kings = Un pion ne peut **pas prendre une dame**. Seule une dame le peut.
rulebook-draughts-chain = Si, de sa case d’arrivée, la pièce qui a sauté peut prendre encore, elle continue, dans le même coup et dans toute direction où elle peut prendre. Cette rafle entière est **un seul coup**, et se joue jusqu’au bout.
rulebook-draughts-removal = Les pièces prises ne quittent le damier que lorsque le coup est fini. Jusque-là elles gênent le passage : on ne saute pas deux fois la même pièce. Une case vide, en revanche, peut être traversée plusieurs fois.
rulebook-draughts-example-jump = Le pion saute le pion noir et le prend.
rulebook-draughts-example-back = En arrière aussi : les pions prennent dans les deux sens.
rulebook-draughts-example-not-back = Ici le pion ne peut pas prendre : les pions ne prennent pas en arrière.
rulebook-draughts-example-straight = Ici le pion peut prendre devant lui ou à droite.
rulebook-draughts-example-king-far = La dame prend de loin et se pose sur l’une des cases marquées, au choix.
rulebook-draughts-example-king-near = La dame prend en arrière.
rulebook-draughts-example-chain = Deux sauts, un seul coup : les deux pions noirs sont pris.

rulebook-draughts-choice = Quand il faut prendre, et quoi
rulebook-draughts-compulsory = La prise est **obligatoire** : qui peut prendre ne peut rien jouer d’autre.
rulebook-draughts-voluntary = La prise n’est **pas obligatoire** : on peut jouer autre chose. Mais une prise commencée se joue jusqu’au bout.
rulebook-draughts-choice-free = Entre plusieurs prises, **le choix est libre**, même si une autre prend davantage. Celle qu’on choisit se joue jusqu’au bout ; une pièce qui peut se poser sur plusieurs cases doit se poser là où elle peut continuer à prendre, s’il y en a.
rulebook-draughts-choice-most = Entre plusieurs prises, il faut jouer celle qui prend **le plus de pièces**. Une dame compte pour une pièce, comme un pion. Si plusieurs en prennent autant, le choix est libre entre elles.
rulebook-draughts-choice-most-then-kings = Entre plusieurs prises, il faut jouer celle qui prend **le plus de pièces** ; si plusieurs en prennent autant, celle qui prend **le plus de dames**. Si cela ne suffit pas, le choix est libre.
rulebook-draughts-choice-italian = Entre plusieurs prises, il faut jouer celle qui prend **le plus de pièces**. Si plusieurs en prennent autant, il faut prendre **avec une dame** plutôt qu’avec un pion ; puis prendre **le plus de dames** ; puis suivre le chemin qui **rencontre une dame le plus tôt**. Si cela ne suffit pas, le choix est libre.
rulebook-draughts-choice-frisian = Entre plusieurs prises, il faut jouer celle de **la plus grande valeur**. Une dame vaut un peu moins que deux pions : deux dames l’emportent sur trois pions, et trois pions sur une dame et un pion. À valeur égale, il faut prendre **avec une dame** plutôt qu’avec un pion.
rulebook-draughts-choice-king-first = Si une dame et un pion peuvent prendre, il faut prendre **avec la dame**. Sinon le choix est libre entre les prises, même si une autre prend davantage.
rulebook-draughts-example-most = Un pion peut prendre deux pièces, l’autre une seule : il faut jouer la prise de deux.
rulebook-draughts-example-free = Un pion pourrait prendre deux pièces, l’autre une seule. Les deux prises sont permises.
rulebook-draughts-example-king-first = La dame et le pion pourraient prendre. C’est à la dame de le faire.

rulebook-draughts-promotion = Comment un pion devient dame
rulebook-draughts-crown = Un pion qui termine son coup sur la **dernière rangée**, la plus éloignée de son joueur, devient **dame** : on le retourne, ou on pose un second pion dessus. Il joue comme une dame à partir du coup suivant.
rulebook-draughts-crown-passes = Un pion qui atteint la dernière rangée au milieu d’une rafle, et qui peut continuer à prendre, doit continuer. Il **reste pion**, et ne devient dame que si son coup finit là.
rulebook-draughts-crown-ends = Un pion qui atteint la dernière rangée au milieu d’une rafle devient dame, et son coup **s’arrête là**, quoi qu’il puisse encore prendre.
rulebook-draughts-crown-continues = Un pion qui atteint la dernière rangée au milieu d’une rafle devient dame **aussitôt**, et s’il peut continuer à prendre comme une dame, il le doit.
rulebook-draughts-example-passes = Le pion saute sur la dernière rangée et continue. Il n’a fait que passer, et reste pion.
rulebook-draughts-example-ends = Le pion saute sur la dernière rangée, devient dame et s’arrête. Le second pion noir est sauf pour l’instant.
rulebook-draughts-example-continues = Le pion saute sur la dernière rangée, devient dame aussitôt, et continue comme une dame.

rulebook-draughts-example-blocked = C’est aux Blancs, et ils ne peuvent pas jouer : leur seul pion est bloqué. Ils ont perdu.
rulebook-draughts-example-blocked-wins = C’est aux Blancs, et ils ne peuvent pas jouer : leur seul pion est bloqué. Ils ont gagné.
rulebook-draughts-draws = La partie peut aussi être **nulle** :
rulebook-draughts-moves-each =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } de chaque camp
rulebook-draughts-moves-both =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } des deux camps ensemble
rulebook-draughts-draw-agreement = La partie est nulle si les joueurs en conviennent.
rulebook-draughts-draw-repetition =
    La partie est nulle quand la même position, avec le même joueur au trait, est survenue { $times ->
        [3] trois fois
       *[other] { $times } fois
    }.
rulebook-draughts-draw-quiet = La partie est nulle après { $moves } sans qu’une pièce soit prise ni qu’un pion bouge.
rulebook-draughts-draw-three-against-one = Trois pièces, dont une dame, contre une dame seule : la partie est nulle si elle n’est pas gagnée en { $moves }. Perdre l’une des trois ne fait pas repartir le compte.
rulebook-draughts-draw-two-against-one = Deux pièces, dont une dame, ou une seule dame, contre une dame seule : la partie est nulle si elle n’est pas gagnée en { $moves }.
rulebook-draughts-draw-kings-against-one = Trois dames ou plus contre une dame seule : la partie est nulle si elle n’est pas gagnée en { $moves }.
rulebook-draughts-draw-main-road = Trois pièces contre une dame seule qui tient la grande diagonale, d’un coin à l’autre : la partie est nulle si elle n’est pas gagnée en { $moves }.
rulebook-draughts-draw-five-pieces = Quand il reste quatre ou cinq pièces, avec des dames dans les deux camps, la partie est nulle après { $moves } sans rien de pris ni de promu.
rulebook-draughts-draw-seven-pieces = Quand il reste six ou sept pièces, avec des dames dans les deux camps, la partie est nulle après { $moves } sans rien de pris ni de promu.
rulebook-draughts-draw-two-kings-against-one = Deux dames contre une dame seule : la partie est nulle si elle n’est pas gagnée en { $moves }.
rulebook-draughts-draw-king-against-king = Dame contre dame : la partie est nulle si elle n’est pas gagnée en { $moves }.

rulebook-draughts-numbers = Les cases foncées ont des **numéros**, rangée par rangée, à partir d’en haut à gauche, du côté des Noirs.
rulebook-draughts-letters = Les colonnes ont des **lettres** à partir de la gauche, les rangées des **numéros** à partir du côté des Blancs, comme aux échecs : `a1` est le coin à gauche des Blancs.
rulebook-draughts-writing = Un coup s’écrit par la case quittée et la case atteinte, avec `-` entre les deux, ou `{ $sign }` s’il prend. Si cela prête à confusion, on écrit aussi les cases touchées en chemin.
rulebook-draughts-writing-full = Un coup s’écrit par la case quittée et la case atteinte, avec `-` entre les deux. Une prise s’écrit avec toutes les cases que la pièce atteint, séparées par `{ $sign }`.
rulebook-draughts-example-squares = Le nom des cases. Un premier coup, par exemple : `{ $move }`.

rulebook-draughts-hint-look = Avant chaque coup, demandez-vous ce qu’il laisse prendre à l’adversaire, et ce que vous prendriez en retour.
rulebook-draughts-hint-together = Gardez vos pions ensemble : un pion soutenu par un autre juste derrière lui ne peut pas être sauté de ce côté.
rulebook-draughts-hint-bait = Puisque la prise est obligatoire, vous pouvez attirer les pièces où vous voulez : offrez un pion pour en reprendre deux. C’est par de tels coups que l’on gagne.
rulebook-draughts-hint-most = Comptez toutes les rafles possibles, celles de l’adversaire comme les vôtres : la plus grande est obligatoire, qu’on le veuille ou non.
rulebook-draughts-hint-centre = Occupez le centre. Un pion y a deux chemins devant lui ; au bord il n’en a qu’un.
rulebook-draughts-hint-back-row = Laissez quelques pions chez vous, sur votre première rangée : tant qu’ils y sont, l’adversaire ne va guère à dame.
rulebook-draughts-hint-flying = Une dame volante tient des diagonales entières et vaut environ trois pions : aller à dame le premier décide souvent de la partie.
rulebook-draughts-hint-short = Une dame vaut environ un pion et demi, car elle va dans les deux sens : ayez-en une tôt, mais ne la payez pas trop cher.
rulebook-draughts-hint-exchange = Quand vous êtes en avance, échangez pièce contre pièce : moins il en reste, plus votre pièce de plus compte.
rulebook-draughts-hint-lose-give = Donnez vos pièces tôt et souvent : l’adversaire est obligé de les prendre.
rulebook-draughts-hint-lose-free = Gardez vos pièces mobiles et écartées : un bloc de pions ne se laisse pas donner.
rulebook-draughts-hint-lose-king = Une dame est difficile à donner, et pourtant une dame seule peut être forcée de tout prendre. Attention à ce que la vôtre devra prendre.
