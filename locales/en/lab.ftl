# The laboratory: what a search did, in trees, exercises and comparisons.

help-tree = Shows the tree that an engine searched, node by node.
help-tree-more = Every node shows its move, its value, its window (alpha and beta) and why the search ended there. The engine plays as always: watching changes neither its move nor its counts. A tree can also be written out, with the values at its ends, as in "((3 12 8) (2 4 6) (14 5 2))".
help-tree-game = the game and its settings, or a tree written out
help-tree-engine = the engine and its settings, as in alpha-beta:3
help-tree-position = the position, in a notation of the game; default: the start
help-tree-moves = moves to play first, in one text: "d3 c5"
help-tree-depth = { help-analyse-depth }
help-tree-nodes = { help-analyse-nodes }
help-tree-time = { help-analyse-time }
help-tree-plies = how many moves deep to show the tree
help-tree-max-nodes = how many nodes to show at most; default: 200, or 60 in pictures
help-tree-below = shows only what comes after these moves
help-tree-format = text, dot, svg, json, html or tikz; default: from the name of the file, or text
help-tree-output = { help-rules-output }
help-tree-record = saves the whole recording to this file
help-tree-explore = opens the tree in the terminal, to fold, unfold and step through
help-tree-examples =
    {"  "}plateau tree morpion alpha-beta:2 --plies 1
    {"  "}plateau tree othello alpha-beta:4 --moves "d3 c5"
    {"  "}plateau tree "((3 12 8) (2 4 6) (14 5 2))" alpha-beta

lab-tree-of = { $engine } on { $game }
lab-counts = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }, { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }, { $cutoffs ->
        [one] { $cutoffs } cut-off
       *[other] { $cutoffs } cut-offs
    }
lab-counts-table = { $hits ->
        [one] { $hits } answer from the table
       *[other] { $hits } answers from the table
    }
lab-rounds = the search began { $rounds } times at the root; its last round is shown
lab-rounds-together = { $rounds } rounds from the root, put together in one tree
lab-root = root
lab-hidden = { $nodes ->
        [one] … { $nodes } more node
       *[other] … { $nodes } more nodes
    }
lab-skipped = not searched: { $moves }
lab-visits = { $visits ->
        [one] { $visits } visit
       *[other] { $visits } visits
    }
lab-bonus = bonus { $bonus } when last chosen
lab-proven-win = proven: won
lab-proven-draw = proven: drawn
lab-proven-loss = proven: lost
lab-why-finished = end of the game
lab-why-horizon = horizon
lab-why-known = known for certain
lab-why-table = found in the table
lab-why-exhausted = every move was searched
lab-why-quiet = quiet search beyond the horizon
lab-why-cut-beta = cut off: { $score } ≥ β = { $beta }
lab-why-cut-alpha = cut off: { $score } ≤ α = { $alpha }
lab-why-cut-best = cut off: nothing can be better
lab-why-cut-share = cut off: what is left for the player above is no more than that player has already
lab-why-sampled = played out at random
lab-why-probcut = left out: a search of half the depth is far outside the window
lab-why-futile = left out: the evaluation is far outside the window
lab-why-skipped = left out: the late moves, because no early one was good enough
lab-why-stopped = the search was stopped here
lab-why-reduced = searched less deeply: a late move, or a first look
lab-why-extended = searched more deeply: the only move
lab-why-again = searched again: the look before did not settle it
lab-no-search = { $engine } does not search: it has no tree to show. This is how alpha-beta looks three moves ahead in the same position.
error-tree-chance = chance decides in this tree, and this engine knows nothing of chance: expectiminimax and star1 do
error-tree-for-two = { $engine } searches trees for two players: max-n and shallow-max-n search those for more

error-recording-none = this is not a recording of a search
error-recording-cut-short = the recording is incomplete: it was cut short or damaged
error-recording-node = the recording has no node { $id }
error-recording-file = the recording cannot be read: { $problem }
error-recording-write = the recording cannot be written: { $problem }

help-value-tree = TREE
help-value-seed = SEED
help-value-kind = KIND
help-value-cut = CUT
help-value-answers = ANSWERS
help-value-engines = ENGINES
help-value-names = NAMES
help-value-depths = DEPTHS
help-value-times = TIMES
help-value-positions = POSITIONS

help-exercise = Makes exercises on minimax and alpha-beta, and checks them.
help-exercise-more = A sheet shows a tree with blanks for the values, for alpha and beta, and with branches to cross out. The tree is written out, drawn from a seed, or taken from a game; default: a random one. Answers are typed in one text: A=3 is the value of A, A=[3,inf] its window on leaving, xC2 crosses out the second branch of C.
help-exercise-tree = the tree, as in "((3 12 8) (2 4 6) (14 5 2))"
help-exercise-random = a tree drawn from this seed: the same seed gives the same sheet
help-exercise-game = the game whose first moves make the tree
help-exercise-position = the position of the game to begin from
help-exercise-depth = how many moves deep the tree is; default: 3, or 2 for a game
help-exercise-width = how many branches each node of a random tree has; default: 2
help-exercise-sheets = how many sheets to make, with one seed after the other; default: 1
help-exercise-kind = alpha-beta or minimax; default: alpha-beta
help-exercise-cut = non-strict cuts at equality too (>=), strict only beyond it (>); default: non-strict
help-exercise-solution = shows the solution too; in a PDF, on separate pages
help-exercise-answers = checks these answers and explains the right ones
help-exercise-format = text or pdf; default: from the name of the file, or text
help-exercise-output = { help-rules-output }
help-exercise-paper = a4 or letter, for a PDF; default: a4
help-exercise-margin = the margin of a PDF, in millimetres
help-exercise-examples =
    {"  "}plateau exercise --tree "((3 12 8) (2 4 6) (14 5 2))" --solution
    {"  "}plateau exercise --random 7 --answers "B=4 xC2"
    {"  "}plateau exercise --random 1 --sheets 30 --solution --output class.pdf
    {"  "}plateau exercise --kind minimax --game othello --depth 2

exercise-title-minimax = Minimax
exercise-title-alpha-beta = Alpha-beta
exercise-title-expectiminimax = Expectiminimax
exercise-title-star1 = Star1
exercise-title-max-n = Max-n
exercise-title-shallow-max-n = Max-n with shallow pruning
exercise-player = player { $player }
exercise-side-chance = chance
exercise-seed = sheet { $seed }
exercise-solution = solution
exercise-name = Name:
exercise-crossed = (cut off)
exercise-task-values = Triangles that point up take the largest value, those that point down the smallest. Go through the tree from left to right and write the value of every node.
exercise-task-chance = Triangles that point up take the largest value, those that point down the smallest; a circle is worth the mean of its branches, each as often as the fraction on it says. Go through the tree from left to right and write the value of every node.
exercise-task-star1 = No leaf is worth less than { $least } or more than { $most }. Cross out the branches that Star1 does not search: those after which a circle cannot leave its window any more, whatever they are worth. A circle with a branch crossed out gets the bound that is known.
exercise-task-shares = At every node the player whose number stands there takes the branch that is worth most to that player. Go through the tree from left to right and write at every node what it is worth to each player, as in 1/2/6.
exercise-task-shallow = No player ever gets less than { $least }, and all of them together no more than { $sum }. Cross out the branches that shallow pruning does not search.
exercise-task-windows = Beside each node, write alpha and beta as they are when it is left: [alpha, beta].
exercise-task-cuts-non-strict = Cross out the branches that alpha-beta does not search. It cuts as soon as a maximum reaches beta (value >= beta) or a minimum reaches alpha (value <= alpha).
exercise-task-cuts-strict = Cross out the branches that alpha-beta does not search. It cuts only when a maximum exceeds beta (value > beta) or a minimum falls below alpha (value < alpha).
exercise-value-largest = { $node } takes the largest of { $values }: { $value }
exercise-value-smallest = { $node } takes the smallest of { $values }: { $value }
exercise-value-chance = { $node } is what chance makes of it: { $values } = { $value }
exercise-value-chance-bound = { $node } is not known exactly: after { $values } it is clear that it cannot pass the bound { $value }
exercise-value-share = { $node }: player { $player } takes the best for themselves of { $values }: { $value }
exercise-unvisited = { $node } is never visited: its branch is cut off, so it has no value
exercise-window-same = { $node } is entered with { $entry } and changes nothing about it: its value { $value } lies outside
exercise-window-alpha = { $node } is entered with { $entry }; its value { $value } raises alpha: { $exit }
exercise-window-beta = { $node } is entered with { $entry }; its value { $value } lowers beta: { $exit }
exercise-cut-beta = { $branch } is cut off: { $node } has { $value } already, and { $value } { $sign } beta = { $bound }, so the minimum above will not choose it
exercise-cut-alpha = { $branch } is cut off: { $node } has { $value } already, and { $value } { $sign } alpha = { $bound }, so the maximum above has something better
exercise-cut-chance-alpha = { $branch } is cut off: even if everything not yet seen below { $node } were worth { $extreme }, { $node } would come to { $value } at most, and { $value } { $sign } alpha = { $bound }
exercise-cut-chance-beta = { $branch } is cut off: even if everything not yet seen below { $node } were worth { $extreme }, { $node } would come to { $value } at least, and { $value } { $sign } beta = { $bound }
exercise-cut-share = { $branch } is cut off: at { $node } player { $player } has { $value } already, so no more than { $left } is left for player { $other }, who has { $sure } elsewhere
exercise-cut-share-most = { $branch } is cut off: at { $node } player { $player } has { $value } already, and there is no more to have
exercise-cut-below = { $branch } lies below a cut: only the branch above it is crossed out
exercise-cut-wrong = { $branch } must be searched: the window of { $node } is still open, { $window }
exercise-cut-wrong-plain = { $branch } must be searched: it may still change what is chosen
exercise-leaves = { $leaves } of { $all } leaves are looked at
exercise-about-non-strict = with > in place of >= it would be { $leaves }: the value is the same, but a branch that can at best equal what is known is searched all the same, which matters to those who want all the best moves
exercise-about-strict = with >= in place of > it would be { $leaves }: the value is the same, but a branch that can at best equal what is known is not searched
exercise-score = { $right } of { $all } right
error-exercise-answer = "{ $word }" is not an answer: A=3 is a value, A=[3,inf] a window, xC2 crosses out the second branch of C
error-exercise-source = give a tree, a seed or a game, but only one of them
error-exercise-large = a tree of { $nodes } nodes does not fit on a sheet, which holds { $most }: choose a smaller depth or width
error-exercise-two = exercises are for two players
error-exercise-chance = chance decides in this tree: choose the exercise expectiminimax or star1

help-compare = Compares engines on the same positions.
help-compare-more = The table shows nodes, leaves and cut-offs, the effective branching factor, the time, the depth reached, the move and its value; beside the leaves is the smallest number that alpha-beta could need, b^ceil(d/2) + b^floor(d/2) - 1.
help-compare-game = { help-tree-game }
help-compare-engines = the engines, as in minimax,alpha-beta,alpha-beta:ordering=on; default: the classic ones
help-compare-evals = tries every engine with each of these evaluators; all stands for all those of the game
help-compare-depths = how many moves to look ahead, as in 1-8 or 2,4,6; default: 1-5
help-compare-times = how many seconds to think instead of a depth, as in 0.1,1
help-compare-positions = random:N, or a file with moves or a position on each line; default: the start
help-compare-seed = the seed of random positions
help-compare-format = table, csv, json, svg or html; default: from the name of the file, or table
help-compare-output = { help-rules-output }
help-compare-json = prints one JSON object instead of text; the same as --format json
help-compare-examples =
    {"  "}plateau compare othello --engines minimax,alpha-beta --depths 1-4
    {"  "}plateau compare morpion --engines alpha-beta --evals all --depths 2,3
    {"  "}plateau compare draughts --depths 1-3 --positions random:2 --format csv

lab-number = { $n }
lab-seconds = { $seconds } s
lab-column-engine = engine
lab-column-effort = asked
lab-column-nodes = nodes
lab-column-leaves = leaves
lab-column-least = best case
lab-column-cutoffs = cut-offs
lab-column-branching = branching
lab-column-seconds = seconds
lab-column-depth = depth
lab-column-best = move
lab-column-score = value
lab-plot-nodes = Nodes by depth, logarithmic scale
lab-plot-nodes-time = Nodes by time, logarithmic scale
lab-plot-seconds = Seconds by depth, logarithmic scale
lab-plot-depth = depth
lab-plot-time = seconds
lab-plot-bound = fewest leaves
lab-compare-title = Searches compared on { $game }
lab-compare-positions = { $positions ->
        [one] One position was searched.
       *[other] { $positions } positions were searched; counts are of all of them together.
    }
lab-finding-share = At depth { $depth }, { $engine } visited { $share } % of the nodes of { $other }.
lab-finding-deeper = In { $time }, { $engine } looked { $depth } moves ahead, { $other } { $other_depth }.
lab-finding-same = All of them found the same value.
lab-finding-differ = { $engines } found another value than { $other }. This happens when a search looks less deeply at what probably does not matter (reductions, probcut, futility) or beyond the horizon (quiescence).
lab-note-nodes = Nodes are positions visited, including the root; leaves are those with nothing below them: finished games and the horizon.
lab-note-least = The best case is the fewest leaves with which alpha-beta can prove a value (Knuth and Moore, 1975): b^⌈d/2⌉ + b^⌊d/2⌋ − 1, where b is the d-th root of the number of lines of that length. Where the number of moves varies a lot, as with the forced captures of draughts, a search that tries narrow branches first can get by with fewer.
lab-note-branching = The branching factor is that of a tree of the same depth and number of nodes, with the same number of moves everywhere.
error-compare-efforts = give depths or times, not both
error-compare-depths = "{ $text }" is not a list of depths: give them as 1-8 or 2,4,6
error-places-line = line { $line } is neither a list of moves nor a position of the game, or the game is over there: "{ $text }"
error-places-nothing = there is no position in the file
error-places-file = the positions in { $file } cannot be read: { $problem }

bench-recorded = takes { $times } times as long when recorded
