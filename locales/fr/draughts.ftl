# Les dames.

game-draughts = Dames
game-draughts-about = prenez ou bloquez toutes les pièces adverses ; onze variantes, et les vôtres

knob-draughts-variant = la variante dont on suit les règles ; chaque autre réglage en change une
knob-draughts-width = le nombre de colonnes, pair ou impair comme celui des rangées
knob-draughts-height = le nombre de rangées, pair ou impair comme celui des colonnes
knob-draughts-rows = les rangées de pions de chaque camp au départ
knob-draughts-rows-white = les rangées de pions blancs au départ
knob-draughts-rows-black = les rangées de pions noirs au départ
knob-draughts-backward = les pions prennent aussi en arrière
knob-draughts-compulsory = la prise est obligatoire
knob-draughts-largest = il faut choisir la prise majoritaire
knob-draughts-kings = les dames volent (flying) ou n’avancent que d’un pas (short)
knob-draughts-promotion = ce que fait un pion qui atteint la dernière rangée au milieu d’une rafle : il passe et reste pion (passes), s’arrête et devient dame (ends) ou continue en dame (continues)
knob-draughts-first = le camp qui commence
knob-draughts-quiet = après combien de coups des deux camps sans prise ni mouvement de pion la partie est nulle ; off pour jamais
knob-draughts-repetition = combien de fois la même position peut se présenter avant que la partie soit nulle ; off pour autant qu’on veut
knob-draughts-endings = les finales comme deux dames contre une sont nulles si elles ne sont pas gagnées à temps
knob-draughts-captures = la façon d’écrire les prises : par leurs deux extrémités si cela suffit, ou par toutes les cases du parcours

evaluator-draughts-material = compte les pions et les dames : une dame volante vaut trois pions, une dame courte un pion et demi
evaluator-draughts-advancement = le matériel, et l’avance des pions
evaluator-draughts-structure = le matériel, les pions qui gardent la rangée de base, les pièces qui tiennent le centre
evaluator-draughts-mobility = le matériel, et le nombre de cases où les pièces peuvent aller

counter-quiet = coups sans prise ni mouvement de pion
counter-three-against-one = coups à trois pièces contre une dame
counter-two-against-one = coups à deux pièces au plus contre une dame
counter-kings-against-one = coups à trois dames ou plus contre une
counter-main-road = coups à trois pièces contre une dame sur la grande diagonale
counter-five-pieces = coups à quatre ou cinq pièces sans que rien ne change
counter-seven-pieces = coups à six ou sept pièces sans que rien ne change
counter-two-kings-against-one = coups à deux dames contre une
counter-king-against-king = coups dame contre dame

reason-quiet = trop de coups sans prise ni mouvement de pion
reason-three-against-one = trois pièces n’ont pas battu la dame à temps
reason-two-against-one = deux pièces au plus n’ont pas battu la dame à temps
reason-kings-against-one = les dames n’ont pas pris la dame seule à temps
reason-main-road = trois pièces n’ont pas battu à temps la dame sur la grande diagonale
reason-five-pieces = il restait quatre ou cinq pièces et rien n’a changé depuis trop longtemps
reason-seven-pieces = il restait six ou sept pièces et rien n’a changé depuis trop longtemps
reason-two-kings-against-one = deux dames n’ont pas pris la dame seule à temps
reason-king-against-king = dame contre dame, et aucune n’a pu gagner

error-draughts-sides = un damier de { $width } colonnes et { $height } rangées ne serait pas le même pour les deux camps : les deux nombres doivent être pairs, ou tous deux impairs
error-draughts-endless = sans limite de répétitions ni de coups sans prise, une partie pourrait ne jamais finir : fixez l’une des deux
error-draughts-rows =
    { $white ->
        [one] une rangée
       *[other] { $white } rangées
    } de pions blancs et { $black } de pions noirs ne laissent aucune rangée libre sur un damier de { $height } rangées
