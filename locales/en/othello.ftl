# Othello.

game-othello = Othello
game-othello-about = enclose discs between your own to turn them over; most discs win

knob-othello-size = rows and columns of the board, an even number

evaluator-othello-mobility = how many moves each side has and may come to have, discs that can never be turned, corners in danger
evaluator-othello-patterns = shapes of squares with weights learned from games, on 8×8; elsewhere the same as mobility
evaluator-othello-corners = corners held, discs that can never be turned, discs that give a corner away
evaluator-othello-phases = a worth for every square that changes with the game: few discs in the opening, calm beside a corner that is taken, every disc in the end
evaluator-othello-matrix = a fixed worth for every square: corners are precious, the squares next to them dangerous
evaluator-othello-discs = counts discs, which decides in the end and misleads until then
error-othello-patterns-size = weights are for 8×8; this board is { $size }×{ $size }

engine-othello-exact = reads the game to its end and plays perfectly; its score is the final difference in discs
engine-othello-master = the player of the levels: the book in the opening, then the strong search with the learned evaluation, then the ending read exactly
knob-solve = how many empty squares must be left before the game is read to its end
