# Puzzles: positions with one right move.

puzzle-task =
    { $side ->
        [black] Black
        [white] White
        [red] Red
        [yellow] Yellow
       *[other] { $symbol }
    } to move { $task ->
        [win] and win
        [draw] and draw
        [gain] and gain the advantage
       *[hold] and hold the game
    }{ $answers ->
        [one] .
       *[other] . There are { $answers } moves to find.
    }
puzzle-grade =
    { $grade ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    }
puzzle-explanation =
    { $depth ->
        [0] { $move }: { $score }. The next best, { $second }: { $value }. Every move was read to the end.
       *[other] { $move }: { $score }. The next best, { $second }: { $value }. Looked at { $depth } moves ahead.
    }
puzzle-caption = **{ $number }.** { $task } ({ $grade })
puzzle-answer = **{ $number }.** { $line }. { $explanation }
puzzle-sheet-title = Puzzles
puzzle-sheet-about = One move is right in each position. Write it down, with what you expect after it.
puzzle-solutions = Solutions
puzzle-heading = { $game }, puzzle { $number } ({ $grade })
puzzle-help = Type the move that you would play. Other words: hint, solution, next, help, quit.
puzzle-word-hint = hint
puzzle-word-solution = solution
puzzle-word-next = next
puzzle-word-help = help
puzzle-word-quit = quit
puzzle-hint-piece = Move the piece on { $square }.
puzzle-hint-moves = It is { $one } or { $other }.
puzzle-right = That is right. The reply is { $reply }. What now?
puzzle-solved = That is right: solved.
puzzle-not-right = Not { $move }.
puzzle-line = Line: { $line }
puzzle-account = { $solved } of { $tried } solved at the first attempt.
puzzle-made =
    { $count ->
        [one] One puzzle was made.
       *[other] { $count } puzzles were made.
    }
puzzle-wrong = { $game } { $position }: { $problem }
puzzle-checked = { $right } with one answer, { $wrong } without.
puzzle-unreadable = { $problem }

tui-puzzles = A puzzle
tui-puzzles-about = a position with one right move: find it (z)
tui-puzzle = { $task } ({ $grade })
tui-puzzle-solved = That is right: solved. z: the next puzzle.

error-puzzle-not-only = { $move } is not the only right move
error-puzzle-no-answer = there is no move to be found
error-puzzle-line = line { $line } is no puzzle
error-puzzle-fault = line { $line }: { $problem }
error-puzzle-file = { $path }: { $problem }
error-puzzle-none = there is no such puzzle
error-puzzle-players = puzzles are made for games of two players
error-puzzle-nothing-made = no position with one right move was found
error-animation = name a file with a game, or give --game and --moves

# The page.

page-puzzles = Puzzles
page-puzzles-short = Find the one right move
page-puzzles-about = Positions with one right move, verified by reading every move to the end or by a deep search. What you solved is kept in this browser.
page-puzzle-daily = Today’s puzzle
page-puzzle-choose = Choose
page-puzzle-game = Game
page-puzzle-grade = Difficulty
page-puzzle-any-game = any game
page-puzzle-any-grade = any
page-puzzle-begin = Solve
page-puzzle-count = { $solved } of { $all } solved, { $first } at the first attempt
page-puzzle-sheet = A sheet for a class (PDF)
page-puzzle-sheet-solved = The same with solutions (PDF)
page-puzzle-title = Puzzle · { $game }
page-puzzle-of-grade = Difficulty: { $grade }
page-puzzle-source = From: { $source }
page-puzzle-hint = Hint
page-puzzle-solution = Show the solution
page-puzzle-next = Next puzzle
page-puzzle-play-on = Play on from here
page-puzzle-find = Find the right move.
page-puzzle-go-on = That is right. Find the next move.
page-puzzle-wrong = Not that one.
page-puzzle-solved = That is right: solved!
page-puzzle-solved-late = That is right.
page-puzzle-shown = This is the solution.
page-puzzle-none = There is no puzzle of this kind.
page-puzzle-link = Link to this puzzle

# Pictures and links.

page-paper-png = Picture (PNG)
page-paper-animation = Animated picture (GIF)
page-position-link = Link to this position

# The command line.

help-puzzles = Puzzles: positions with one right move.
help-puzzles-more = Every puzzle is verified: each move is read to the end of the game, or a search twice as deep as the one that found it sees the same margin. Those that come with the program are on the page too.
help-puzzles-examples =
    {"  "}plateau puzzles play othello --grade 2
    {"  "}plateau puzzles make connect-four --count 20 --output mine.tsv
    {"  "}plateau puzzles print draughts --count 6 --solution --output sheet.pdf
help-puzzles-play = Solve puzzles by typing moves.
help-puzzles-play-more = Type the move that you would play. A wrong move is refuted; "hint", "solution", "next" and "quit" do what they say. Puzzles come in an order drawn by lot.
help-puzzles-play-game = only puzzles of this game
help-puzzles-play-grade = only puzzles of this difficulty, from 1 to 5
help-puzzles-play-file = the puzzles of a file; default: those that come with Plateau
help-puzzles-play-seed = the number that the order is drawn from
help-puzzles-play-daily = the puzzle of today
help-puzzles-play-examples =
    {"  "}plateau puzzles play
    {"  "}plateau puzzles play --daily
    {"  "}plateau puzzles play connect-four --grade 1
help-puzzles-make = Make puzzles from games.
help-puzzles-make-more = Without --from the games are played for it by a careless player, drawn from the seed. Of judged games the positions of the mistakes are tried, of others all positions.
help-puzzles-make-game = the game and its settings, as in othello
help-puzzles-make-from = a file of games in any format, in place of games that are played for it
help-puzzles-make-count = how many puzzles to make; default: 10
help-puzzles-make-seed = the number that games are drawn from; default: 1
help-puzzles-make-depth = how many moves to look ahead where the end cannot be read; verified at twice that; default: 6
help-puzzles-make-nodes = how many positions to spend on reading a position to the end; default: 600000
help-puzzles-make-output = the file to write; default: the standard output
help-puzzles-make-examples =
    {"  "}plateau puzzles make othello --count 50 --seed 7 --output othello.tsv
    {"  "}plateau puzzles make draughts --from games.pdn
help-puzzles-print = Print a sheet of puzzles for a class.
help-puzzles-print-more = The same seed prints the same puzzles.
help-puzzles-print-game = only puzzles of this game
help-puzzles-print-grade = only puzzles of this difficulty, from 1 to 5
help-puzzles-print-file = the puzzles of a file; default: those that come with Plateau
help-puzzles-print-seed = the number that the choice is drawn from
help-puzzles-print-count = how many puzzles; default: 6
help-puzzles-print-title = the title of the sheet
help-puzzles-print-solution = add the solutions
help-puzzles-print-output = the file to write; default: the standard output
help-puzzles-print-paper = a4 or letter; default: a4
help-puzzles-print-margin = the margin of the page, in millimetres
help-puzzles-print-examples =
    {"  "}plateau puzzles print othello --count 6 --output sheet.pdf
    {"  "}plateau puzzles print --grade 1 --seed 3 --solution --output class.pdf
help-puzzles-check = Verify that every puzzle of a file has one answer.
help-puzzles-check-more = Every move that is to be found is looked at again, with the certainty that the puzzle claims.
help-puzzles-check-file = the file; default: the puzzles that come with Plateau
help-puzzles-check-examples =
    {"  "}plateau puzzles check
    {"  "}plateau puzzles check mine.tsv
help-serve-puzzles = a file with more puzzles for the page; may be given more than once
help-print-diagram-width = how many points wide a PNG is; default: 640
help-print-animation = Draws a game as an animated picture.
help-print-animation-more = The result is a GIF, which shows one position after the other and begins again at the end.
help-print-animation-file = the file with the game; of several games the first
help-print-animation-game = the game of the moves, as in draughts:english
help-print-animation-moves = the moves, in place of a file: "32-28 19-23"
help-print-animation-pause = for how many seconds each position is shown; default: 1
help-print-animation-width = how many points wide it is; default: 640
help-print-animation-output = the file to write; default: the standard output
help-print-animation-examples =
    {"  "}plateau print animation game.pdn --output game.gif
    {"  "}plateau print animation --game othello --moves f5d6c3 --pause 0.5 --output first.gif
