# Morpion.

game-morpion = Morpion
game-morpion-about = align your symbols on a grid, two to twenty-six players

knob-morpion-width = columns of the grid
knob-morpion-height = rows of the grid
knob-morpion-align = how many symbols in a row make a line
knob-morpion-players = how many play
knob-morpion-first = who begins, by seat; default: drawn by lot
knob-morpion-exact = whether a longer row does not count as a line
knob-morpion-misere = whether completing a line loses instead of winning

evaluator-morpion-lines = the classic count of open lines: 10 for one symbol, 30 for two, and so on
evaluator-morpion-threats = for big grids: how close each open line is to completion

engine-morpion-rule-based = plays the 3×3 game by eight rules and never loses: win, block, fork, block a fork, centre, opposite corner, corner, side
engine-morpion-strategist = for big grids and any number of players: completes lines, answers threats, finds wins by chains of threats, and searches near the stones; default: 300,000 positions
engine-morpion-collector = plays like the strategist, but likes to win with several lines at once
engine-morpion-solver = perfect play on small grids: proves who wins and how soon, or that nobody does

knob-thorough = whether to judge every move, and not only the best

error-morpion-align = { $align } in a row do not fit a board whose longer side is { $longest }
error-morpion-first = player { $first } cannot begin: there are { $players } players
error-morpion-only-classic = the rules of rule-based are made for 3×3, three in a row and two players
error-morpion-solver-size = the solver is made for grids of at most { $most } cells; this one has { $cells }
