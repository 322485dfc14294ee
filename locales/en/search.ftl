# Ways of choosing a move in any game, and what can be set about them: one line each.

algorithm-random = plays any legal move, each as likely as the others
algorithm-greedy = plays the move that looks best at once, without looking further
algorithm-minimax = looks at every line as deep as asked, and expects the best play from everyone
algorithm-negamax = minimax with one rule for both sides: the same values at the same nodes
algorithm-alpha-beta = minimax that skips the lines which cannot matter: the same value, far fewer nodes
algorithm-deepening = alpha-beta again and again, one move deeper each time, remembering the best order and the positions seen
algorithm-pvs = the strong search: deepening, where all moves but the first only have to be shown to be worse

evaluator-win-lose = knows a won game from a lost one, and has no opinion about the rest

knob-depth = how many moves to look ahead; to the end of the game unless set
knob-time = how many seconds to think at most
knob-nodes = how many positions to look at, the one on the board included
knob-eval = who judges the positions where the search stops
knob-pruning = whether to skip the lines which cannot matter
knob-ordering = whether to try the most promising moves first
knob-table = whether to remember the positions already searched
knob-threads = how many threads think together
knob-memory = how many megabytes the table of positions may take
knob-scout = whether all moves but the first are searched with a window of no width
knob-aspiration = whether each deeper search begins with a narrow window around the last score
knob-killers = whether to try the moves early that cut at the same ply elsewhere
knob-history = whether to try the moves early that cut often anywhere
knob-reductions = whether to search late moves less deep unless they turn out well
knob-quiescence = whether to look on beyond the horizon while captures are pending
knob-ties = what to play when several moves are equally good
knob-seed = where the random choices begin; the same seed gives the same game
knob-name = what the player is called
knob-symbol = the player’s sign on the board
