# The laboratory on the page.

page-lab = Laboratory
page-lab-about = See how the computer thinks, compare algorithms, practise, learn.
page-lab-see = Inside a search
page-lab-see-about = Any engine, any position: walk through the tree it searched, step by step.
page-lab-see-search = See the search
page-lab-ask = What to search, and with which engine
page-lab-go = Search
page-lab-compare = Compare engines
page-lab-written = A tree of your own
page-lab-engine = Engine
page-lab-second = Second engine
page-lab-both = Two engines side by side, in step
page-lab-thinking = { $nodes ->
        [0] Thinking…
        [one] Thinking… { $nodes } node so far
       *[other] Thinking… { $nodes } nodes so far
    }
page-lab-enough = Stop here
page-lab-stopped = It was stopped early: only what was recorded until then is shown.
page-lab-tree = Tree of the search
page-lab-tools = The view of the tree
page-lab-node = The node you look at
page-present = Present
page-lab-level = Open one more level
page-lab-folded =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
page-lesson-print = Print the lesson
page-exercise-unvisited = not visited
page-compare-preset =
    { $name ->
        [minimax] Minimax
        [alpha-beta] Alpha-beta
        [ordering] Alpha-beta with ordering
        [deepening] Iterative deepening
        [table] PVS with a table
       *[other] { $name }
    }
page-compare-other = Another engine
page-compare-add = Add this engine
page-compare-remove = Remove { $engine }
page-lab-expected = Best line
page-lab-fit = Show everything
page-lab-take-home = Save the tree as { $form }
page-lab-round = Round of the search
page-lab-round-of = round { $round } of { $rounds }
page-lab-way = The moves that lead here
page-lab-value = Value
page-lab-entry = Window on entry
page-lab-exit = Window on leaving
page-lab-below = Nodes below
page-lab-leaf-value = Value of this leaf
page-lab-earlier = Try earlier
page-lab-later = Try later
page-lab-steps = Steps of the search
page-lab-steps-about = Move the slider, or press play, to see the search node by node as it went.
page-lab-first = To the first step
page-lab-back = One step back
page-lab-on = One step on
page-lab-next-cut = Next cut-off
page-lab-no-cut = There are no more cut-offs from here on.
page-lab-play = Play the search
page-lab-pause = Stop playing
page-lab-whole = The whole tree
page-lab-step = Step { $at } of { $of }
page-lab-nodes = { $count ->
        [one] node
       *[other] nodes
    }
page-lab-leaves = { $count ->
        [one] leaf
       *[other] leaves
    }
page-lab-cutoffs = { $count ->
        [one] cut-off
       *[other] cut-offs
    }
page-lab-table-hits = from the table
page-lab-by-depth = Nodes by their distance from the root
page-lab-at-depth = { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    } at distance { $ply }
lab-step-enter = { $node } is entered with the window { $window }.
lab-step-enter-plain = { $node } is entered.
lab-step-leave = { $node } is left with { $value }: { $why }.

error-page-laboratory-busy = the laboratory is busy: wait until one of the searches is done
error-page-search-runs = the search is not done yet
error-page-no-search = the laboratory no longer has this search: let the engine think again
error-page-no-comparison = the laboratory no longer has this comparison: let the engines search again
error-page-comparison = a comparison has 1 to { $engines } engines and depths from 1 to { $depths }
error-page-comparison-times = a comparison has 1 to { $depths } times, each of at most { $seconds } seconds
error-page-no-lesson = there is no such lesson

# Comparisons on the page.

page-compare = Compare engines
page-compare-about = The same positions, several engines: who needs how many nodes?
page-compare-engines = Engines
page-compare-eval = Evaluations
page-compare-own-eval = each engine’s own
page-compare-all-evals = every one in turn
page-compare-by = Compare by
page-compare-by-depth = to a depth
page-compare-by-time = for a time
page-compare-shortest = From (seconds)
page-compare-longest = to (seconds, doubling)
page-compare-from = From depth
page-compare-to = to depth
page-compare-positions = Positions
page-compare-start = the start, or the position given
page-compare-random = { $count ->
        [one] { $count } random position
       *[other] { $count } random positions
    }
page-compare-go = Compare
page-compare-done = { $done } of { $all } done
page-compare-stopped = Stopped before the end: the table shows what was found until then.
page-compare-report = Report (HTML)
page-compare-table = Table (CSV)
page-compare-plot = Plot (SVG)
page-compare-link = Copy the link
page-compare-plot-nodes = Nodes by depth on a logarithmic scale
page-compare-plot-seconds = Seconds by depth on a logarithmic scale
page-compare-plot-time = Nodes by time on a logarithmic scale
lab-compare-now-time = { $engine }, { $time }
lab-compare-now = { $engine }, depth { $depth }

# Exercises on the page.

page-exercise = Exercises
page-exercise-about = Fill in a tree by hand: values, windows, cuts. Checked at once, with reasons.
page-exercise-kind = What is to be filled in
page-exercise-minimax = Values (minimax)
page-exercise-alpha-beta = Values, windows and cuts (alpha-beta)
page-exercise-cutting = When it cuts
page-exercise-non-strict = at equality too (≥)
page-exercise-strict = only beyond it (>)
page-exercise-source = The tree
page-exercise-random = at random
page-exercise-written = written out
page-exercise-game = of a game
page-exercise-seed = Sheet number
page-exercise-depth = Depth
page-exercise-width = Branches
page-exercise-new = New exercise
page-exercise-check = Check
page-exercise-solution = Show the solution
page-exercise-sheet = Sheet (PDF)
page-exercise-sheet-solved = Sheet and solution (PDF)
page-exercise-value-of = Value of { $node }
page-exercise-alpha-of = Alpha of { $node } on leaving
page-exercise-beta-of = Beta of { $node } on leaving
page-exercise-cut = Cross out branch { $branch }
page-exercise-hint = Leave alpha empty for −∞ and beta empty for +∞. A click on a branch crosses it out.
page-exercise-link = Copy the link
page-exercise-hand-out = Hand out to a class
page-exercise-own = An exercise of your own
page-handout = Sheet { $number }
page-handout-teacher = Read out the number or send the link. Learners fill in the sheet under their own names, and the results appear here. They are kept in the library until you delete the sheet.
page-handout-learner = Write your name and fill in the sheet. Your teacher sees how much is right each time you check, until you look at the solution.
page-handout-name = Your name
page-handout-link = Link for the class
page-handout-results = Results (CSV)
page-handout-clear = Delete the sheet
page-handout-clear-sure = Delete sheet { $number } and its results?
page-handout-learners = { $learners ->
    [0] no learners yet
    [one] { $learners } learner
   *[other] { $learners } learners
}
page-handouts = Sheets you have handed out
page-handout-none = No results yet.
page-handout-right = { $right } of { $all }
page-handout-open = Number of a sheet from your teacher
page-handout-go = Open
page-exercise-right = right
page-exercise-wrong = wrong
page-exercise-missing = missing

# Lessons on the page.

page-lessons = Lessons
page-training-begin = Learn
page-training-stop = Stop
page-training-again = From the start
page-training-games = Learned from { $games } games. The numbers are hundredths.
page-training-corner = The value of each square; a corner is worth { $value }.
page-training-stage = { $number ->
    [1] First quarter of the game
    [2] Second quarter
    [3] Third quarter
   *[other] Last quarter
}
page-lessons-about = Ten short lessons with live examples, from minimax to an evaluation that learns.
page-lesson-number = Lesson { $number }
page-lesson-step = { $at } of { $of }
page-lesson-back = Back
page-lesson-on = Continue
page-lesson-question = Click the branch that you would take.
page-lesson-reveal = Show the answer
page-lesson-right = Right: no other branch gives the first player more.
page-lesson-wrong = Not this one: look at what the second player would make of it. The lit branch is the best.
page-lesson-exercise = Exercise
page-lesson-next = Next lesson: { $title }
