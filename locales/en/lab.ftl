# The laboratory: what a search did, in trees, exercises and comparisons.

help-tree = Shows the tree that an engine searched, node by node.
help-tree-more = Every node tells its move, its value, the window of alpha and beta, and why it ended. The engine is the same as ever: watching changes neither its move nor its counts. A tree can also be written down, as in "((3 12 8) (2 4 6) (14 5 2))", with the values at its ends.
help-tree-game = the game and its settings, or a tree written down
help-tree-engine = the engine and its settings, as in alpha-beta:3
help-tree-position = the position, in a notation of the game; the start unless given
help-tree-moves = moves to play first, in one text: "d3 c5"
help-tree-depth = how many moves to look ahead, in place of the engine’s own setting
help-tree-nodes = how many positions to look at, in place of the engine’s own setting
help-tree-time = how many seconds to think, in place of the engine’s own setting
help-tree-plies = how many moves deep the tree is shown
help-tree-max-nodes = how many nodes are shown at most; 200 unless given, and 60 in pictures
help-tree-below = shows only what lies below these moves
help-tree-format = text, dot, svg, json, html or tikz; as the name of the file ends unless given, or text
help-tree-output = the file to write; the screen unless given
help-tree-record = keeps the whole recording in this file
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
    }, { $hits ->
        [one] { $hits } answer from the table
       *[other] { $hits } answers from the table
    }
lab-rounds = the search began { $rounds } times at the root; its last round is shown
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
lab-why-finished = end of the game
lab-why-horizon = horizon
lab-why-known = known for certain
lab-why-table = found in the table
lab-why-exhausted = every move was searched
lab-why-quiet = quiet search beyond the horizon
lab-why-cut-beta = cut off: { $score } ≥ β = { $beta }
lab-why-cut-alpha = cut off: { $score } ≤ α = { $alpha }
lab-why-cut-best = cut off: nothing can be better
lab-why-sampled = played out by lot
lab-why-stopped = the search was stopped here
lab-why-reduced = searched less deep, as a late move

error-recording-none = this is no recording of a search
error-recording-cut-short = the recording is not whole: it was cut short or damaged
error-recording-node = the recording has no node { $id }
error-recording-file = the recording cannot be read: { $problem }
error-recording-write = the recording cannot be written: { $problem }
