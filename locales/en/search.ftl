# Ways of choosing a move in any game, and what can be set about them: one line each.

algorithm-level = plays as strongly as asked, from 1 to 10; very-easy, easy, medium, hard and expert are levels 1, 3, 5, 7 and 10
algorithm-random = plays any legal move, each as likely as the others
algorithm-greedy = plays the move that looks best at once, without looking further
algorithm-minimax = looks at every line as deep as asked, and expects the best play from everyone
algorithm-negamax = minimax with one rule for both sides: the same values at the same nodes
algorithm-alpha-beta = minimax that skips the lines which cannot matter: the same value, far fewer nodes
algorithm-deepening = alpha-beta again and again, one move deeper each time, beginning with the line that was best before
algorithm-pvs = the strong search: deepening, where all moves but the first only have to be shown to be worse
algorithm-max-n = for many players: everyone plays for themselves, and what a move does to the others does not matter
algorithm-paranoid = for many players: everyone else plays against the one to move
algorithm-best-reply = for many players: between two turns, one opponent hits back and the others play what is expected of them
algorithm-loser = tries to lose, by force if it can
algorithm-mcts = finds out by playing: thousands of random games, more and more of them along the best moves; a hundred thousand games by default

evaluator-win-lose = knows a won game from a lost one, and has no opinion about the rest

knob-level = how strong to play, from 1, who hardly looks, to 10, the best there is
knob-depth = how many moves to look ahead; end for the whole game
knob-time = how many seconds to think at most
knob-nodes = how many positions to look at, the one on the board included; for mcts, how many games to play
knob-eval = who judges the positions where the search stops
knob-pruning = whether to skip the lines which cannot matter
knob-appraisal = whether to find the worth of every move, not only of the best
knob-ordering = whether to try the most promising moves first
knob-table = whether to remember the positions already searched
knob-threads = how many threads think together
knob-book = whether to play the opening from the book; in matches of Othello off unless set
knob-ponder = whether to think on while the other player does, at a table of two
knob-memory = how many megabytes the positions remembered may take
knob-scout = whether all moves but the first are searched with a window of no width
knob-aspiration = whether each deeper search begins with a narrow window around the last score
knob-killers = whether to try the moves early that cut at the same ply elsewhere
knob-counters = whether to try the moves early that answered the same move elsewhere
knob-history = whether to try the moves early that cut often anywhere
knob-reductions = whether to search late moves less deep unless they turn out well
knob-probcut = whether to believe a search of half the depth that is far outside of the window
knob-futility = whether to believe, near the horizon, an opinion that is far outside of the window
knob-skipping = whether to leave out, near the horizon, the moves that come late in a good order
knob-extensions = whether to look one move further where there is only one legal move, no capture
knob-reuse = whether to use what the table knows from earlier moves and deeper searches; default: on for players
knob-quiescence = whether to look on beyond the horizon while captures are pending
knob-exploration = how much to try what was tried little, in hundredths: with 0 only success counts
knob-ties = what to play when several moves are equally good
knob-seed = where the random choices begin; the same seed gives the same game
knob-name = what the player is called
knob-symbol = the player’s sign on the board

# What players are called where somebody chooses one; understood in specs too.

player-called-human = human
player-called-level = level
player-called-random = random
player-called-greedy = greedy
player-called-minimax = minimax
player-called-negamax = negamax
player-called-alpha-beta = alpha-beta
player-called-deepening = iterative deepening
player-called-pvs = principal variation search
player-called-max-n = max-n
player-called-paranoid = paranoid
player-called-best-reply = best reply
player-called-loser = loser
player-called-mcts = Monte Carlo tree search
player-called-rule-based = by rules
player-called-strategist = strategist
player-called-collector = collector
player-called-solver = solver
player-called-exact = exact
player-called-master = master
player-called-very-easy = very easy
player-called-easy = easy
player-called-medium = medium
player-called-hard = hard
player-called-expert = expert

## What a position is worth: within a sentence, and in a few signs on a tree.

score-opinion = score { $score }
score-wins-in =
    { $winner ->
        [me] win in { $moves }
       *[other] loss in { $moves }
    }
score-wins-by =
    { $winner ->
        [me] win by { $lead }
       *[other] loss by { $lead }
    }
score-signs = { $score }
score-signs-in =
    { $winner ->
        [me] ∞-{ $moves }
       *[other] -∞+{ $moves }
    }
score-signs-by =
    { $winner ->
        [me] ∞+{ $lead }
       *[other] -∞-{ $lead }
    }

# What a level does.
level-random = plays any legal move
level-depth = looks { $depth ->
        [one] one move ahead
       *[other] { $depth } moves ahead
    }
level-nodes = looks at { $nodes } positions a move
level-engine = plays as { $engine } does
level-slips = { $does }, and { $slips } moves of a hundred are only nearly as good as it knows
level-solves = { $does }, plays perfectly from { $empties } empty squares on
