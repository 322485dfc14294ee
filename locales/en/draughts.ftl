# Draughts.

game-draughts = Draughts
game-draughts-about = capture or block all the pieces of the other side; eleven variants, and your own

knob-draughts-variant = whose rules to play; every other setting changes one of them
knob-draughts-width = columns of the board; even if the number of rows is even, odd if it is odd
knob-draughts-height = rows of the board; even if the number of columns is even, odd if it is odd
knob-draughts-rows = rows of men that each side begins with
knob-draughts-rows-white = rows of men that white begins with
knob-draughts-rows-black = rows of men that black begins with
knob-draughts-backward = whether men capture backwards too
knob-draughts-compulsory = whether a player who can capture must
knob-draughts-largest = whether the largest capture must be chosen
knob-draughts-kings = whether kings fly any distance or go one step
knob-draughts-promotion = what happens to a man that reaches the last row in mid-capture: it passes and stays a man, ends its move there as a king, or continues as a king
knob-draughts-first = who begins
knob-draughts-quiet = after how many moves of both sides without a capture or a move of a man the game is drawn; off for never
knob-draughts-repetition = how many times the same position may come up before the game is drawn; off for any number
knob-draughts-endings = whether endings such as two kings against one are drawn if they are not won in time
knob-draughts-captures = how captures are written: with the two ends where that is enough, or with every square on the way

evaluator-draughts-material = counts men and kings: a flying king is worth three men, a short one a man and a half
evaluator-draughts-advancement = material, and how far the men have come
evaluator-draughts-structure = material, men who keep the back row, pieces that hold the centre
evaluator-draughts-mobility = material, and how many squares the pieces can go to

counter-quiet = moves without a capture or a man’s move
counter-three-against-one = moves with three pieces against a king
counter-two-against-one = moves with at most two pieces against a king
counter-kings-against-one = moves with three kings or more against one
counter-main-road = moves with three pieces against a king on the main road
counter-five-pieces = moves with four or five pieces and nothing changed
counter-seven-pieces = moves with six or seven pieces and nothing changed
counter-two-kings-against-one = moves with two kings against one
counter-king-against-king = moves with king against king

reason-quiet = too many moves without a capture or a man’s move
reason-three-against-one = three pieces did not beat a king in time
reason-two-against-one = at most two pieces did not beat a king in time
reason-kings-against-one = the kings did not catch the lone king in time
reason-main-road = three pieces did not beat the king on the main road in time
reason-five-pieces = four or five pieces were left and nothing changed for too long
reason-seven-pieces = six or seven pieces were left and nothing changed for too long
reason-two-kings-against-one = two kings did not catch the lone king in time
reason-king-against-king = king against king, and neither could win

error-draughts-sides = a board of { $width } columns and { $height } rows would not be the same for both sides: both numbers must be even, or both odd
error-draughts-endless = without a limit of repetitions or of quiet moves a game might never end: set one of the two
error-draughts-rows =
    { $white ->
        [one] one row
       *[other] { $white } rows
    } of white men and { $black } of black ones leave no free row on a board of { $height } rows
