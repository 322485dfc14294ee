# Connect Four.

game-connect-four = Connect Four
game-connect-four-about = drop discs into an upright frame; four in a row win

knob-connect-four-width = columns of the frame
knob-connect-four-height = rows of the frame

evaluator-connect-four-threats = open rows as lines counts them, and the threats that still count at the end
evaluator-connect-four-lines = rows of four that can still be filled, by how many discs they hold
evaluator-connect-four-centre = how many rows of four lie across each disc

engine-connect-four-exact = solves the position and plays perfectly; its score says in how many moves the game is won

error-connect-four-patterns-size = weights are for seven columns and six rows
error-connect-four-exact-size = { $width }×{ $height } is too large for exact: columns × (rows + 1) must not exceed { $most }
