# Ways of choosing a move in any game, and what can be set about them: one line each.

algorithm-level = plays as strongly as asked, from 1 to 10; very-easy, easy, medium, hard and expert are levels 1, 3, 5, 7 and 10
algorithm-random = plays any legal move, each as likely as the others
algorithm-greedy = plays the move that looks best right away, without looking further
algorithm-minimax = looks at every line to the depth asked, and expects the best play from everyone
algorithm-negamax = minimax with one rule for both sides: the same values at the same nodes
algorithm-alpha-beta = minimax that skips lines which cannot matter: the same value, far fewer nodes
algorithm-deepening = alpha-beta repeated, one move deeper each time, beginning with the best line so far
algorithm-pvs = the strong search: deepening, with all moves but the first only proved to be worse
algorithm-max-n = for many players: everyone plays for themselves, and what a move does to the others does not matter
algorithm-paranoid = for many players: everyone else plays against the one to move
algorithm-best-reply = for many players: between two turns, one opponent hits back and the others play what is expected of them
algorithm-loser = tries to lose, and forces it if it can
algorithm-mcts = learns by playing: thousands of random games, more and more of them along the best moves; default: a hundred thousand games

evaluator-win-lose = knows a won game from a lost one, and has no opinion about the rest

knob-level = how strong to play, from 1, the weakest, to 10, the strongest
knob-depth = how many moves to look ahead; end for the whole game
knob-time = how many seconds to think at most
knob-nodes = how many positions to look at, the one on the board included; for mcts, how many games to play
knob-eval = the evaluation of the positions where the search stops
knob-pruning = whether to skip lines which cannot matter
knob-appraisal = whether to score every move, not only the best
knob-ordering = whether to try the most promising moves first
knob-table = whether to remember positions already searched
knob-threads = how many threads think together
knob-book = whether to play the opening from the book; default: on, but off in matches of Othello
knob-ponder = whether to think while the opponent does, at a table of two
knob-memory = how many megabytes the remembered positions may take
knob-scout = whether to search all moves but the first with a window of zero width
knob-aspiration = whether each deeper search begins with a narrow window around the last score
knob-killers = whether to try early the moves that cut off at the same ply elsewhere
knob-counters = whether to try early the moves that answered the same move elsewhere
knob-history = whether to try early the moves that often cut off anywhere
knob-reductions = whether to search late moves less deeply, unless they turn out well
knob-probcut = whether to believe a search of half the depth that is far outside the window
knob-futility = whether to believe, near the horizon, an evaluation that is far outside the window
knob-skipping = whether to leave out, near the horizon, the moves that come late in a good order
knob-extensions = whether to look one move further where only one move is legal and it is not a capture
knob-reuse = whether to use what the table knows from earlier moves and deeper searches; default: on for players
knob-quiescence = whether to look beyond the horizon while captures are pending
knob-exploration = how much to try moves that were tried little, in hundredths: with 0 only success counts
knob-ties = what to play when several moves are equally good
knob-seed = the seed of random choices; the same seed gives the same game
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
score-counted =
    { $sign }{ $number } { $unit ->
        [men] { $amount ->
            [one] man
           *[many] men
        }
       *[discs] { $amount ->
            [one] disc
           *[many] discs
        }
    }
score-advantage =
    { $degree ->
        [clear] { $winner ->
            [me] clear advantage
           *[other] clear disadvantage
        }
        [slight] { $winner ->
            [me] slight advantage
           *[other] slight disadvantage
        }
       *[none] level
    }
score-draw = draw
score-won =
    { $winner ->
        [me] won game
       *[other] lost game
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
level-slips = { $does }, but { $slips } moves in a hundred are a little worse than the best it sees
level-solves = { $does }, plays perfectly from { $empties } empty squares on
