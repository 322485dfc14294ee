# The command line: what its verbs do, what they say, and how a game is played in plain lines.

help-heading-usage = Usage:
help-heading-arguments = Arguments:
help-heading-options = Options:
help-heading-verbs = Commands:
help-heading-examples = Examples:
help-value-command = COMMAND
help-value-origin = ORIGIN
help-value-game = GAME
help-value-player = PLAYER
help-value-engine = ENGINE
help-value-depth = DEPTH
help-value-file = FILE
help-value-form = FORMAT
help-value-name = NAME
help-value-text = TEXT
help-value-moves = MOVES
help-value-seat = SEAT
help-value-clock = CLOCK
help-value-player-elo = PLAYER=ELO
help-value-scale = SCALE
help-value-order = ORDER
help-value-share = SHARE
help-value-lang = LANGUAGE
help-value-n = N
help-value-s = S
help-value-format = FORMAT
help-value-paper = PAPER
help-value-mm = MM
help-value-port = PORT
help-value-address = ADDRESS
help-value-ip = IP
help-value-limit-n = LIMIT=N
help-value-url = URL
help-value-pixels = PIXELS
help-value-colour = COLOUR
help-lang = the language, such as en or fr; default: the system’s
help-verbose = logs to standard error what the program does; twice for more
help-help = shows this help
help-version = shows the version

help-plateau = Classic board games against people and computers, and a look at how the computers think.
help-plateau-more = Games, engines and players are all named the same way: name, or name:setting=value,setting=value. A value without a setting is for the first one, so alpha-beta:6 looks six moves ahead. plateau list shows every name and setting.
help-plateau-examples =
    {"  "}plateau                                        opens the page
    {"  "}plateau play morpion human alpha-beta:6        you against the computer
    {"  "}plateau list                                   every game, setting and engine
    {"  "}plateau analyse morpion minimax --json         what an engine thinks, as data

help-serve = Opens the page in the browser; the same as plateau alone.
help-serve-more = Without --listen, only this machine can reach the page. Games are saved as they are played, so you can close the page and stop the program (Ctrl+C) at any time.
help-serve-port = the port of the page; default: 7171, or the next free one
help-serve-listen = the address to listen on, for players on the network; anyone with the link to a seat can play there
help-serve-public-url = the address of the page for the outside world when the server is behind a proxy, as in https://plateau.example.org
help-serve-trusted-proxy = a proxy to trust for the addresses of visitors: an address, or a range such as 10.0.0.0/8; may be repeated
help-serve-limit = a limit of the server and its value, as in tables=500; may be repeated (the manual lists the limits)
help-serve-no-open = prints the address, but opens no browser
help-serve-database = where games and tables are kept: a file, or postgres://…; default: library.db in your data folder
help-serve-embed-from = a site whose pages may show boards, games, trees and exercises of this one in a frame, as in https://moodle.example.org; may be given more than once
help-serve-open-tables = has a list of open tables on the home page, on which people look for others to play with: for a class or a club
help-serve-cell-size = the side of a square of the board, in pixels
help-serve-board-colour = the colour of the board: a name such as green, #329632, or red, green and blue from 0 to 255, as in 50,150,50
help-serve-examples =
    {"  "}plateau serve
    {"  "}plateau serve --port 8080 --no-open
    {"  "}plateau serve --cell-size 50 --board-colour 50,150,50 --lang fr
serve-ready = Plateau is at { $url } (Ctrl+C ends it)
error-serve-address = "{ $address }" is not an address: give one such as 127.0.0.1 or 0.0.0.0
error-serve-limit = there is no limit "{ $name }": the names are { $allowed }
error-serve-public-url = "{ $url }" is not the address of a page: give one such as https://plateau.example.org
error-serve-colour = "{ $colour }" is not a colour: give red, green and blue from 0 to 255, as in 50,150,50, or #329632, or a name: { $names }

help-play = Plays a game in plain text; asks which game if none is named.
help-play-more = Type a move as the game writes it, or a word such as undo, hint, moves, resign or quit; the word help lists them all. The lines may also come from another program.
help-play-game = the game and its settings, as in morpion:width=5,height=4, or the name of a ready-made set-up, as in course-othello
help-play-players = who plays, in the order of seats: human, human:name=Zoé,symbol=O, or an engine such as alpha-beta:depth=6; default: people in every seat
help-play-seed = the seed of all that is random: the same seed gives the same game
help-play-first = who begins, by seat; default: drawn by lot in Morpion
help-play-position = the position to begin from, in a notation of the game; default: the usual start
help-play-clock = the clock: move:30 (seconds per move) or fischer:300,increment=5 (seconds per game, and more after every move); a fallen flag is noticed when the next line is read
help-play-alternate = the players take turns going first in the games of a series
help-play-pause = begins paused: computers play one move each time you type step
help-play-load = a saved game to continue, in any format that Plateau reads
help-play-save = a file to save the game to after every move; may be the file of --load
help-play-examples =
    {"  "}plateau play morpion human:name=Ann human:name=Bob
    {"  "}plateau play morpion:width=15,height=15,align=5 human pvs:time=1
    {"  "}plateau play morpion:width=8,height=8,align=4 human random greedy --first 1
    {"  "}plateau play morpion rule-based minimax --seed 7
    {"  "}plateau play draughts human human --clock fischer:600,increment=10
    {"  "}plateau play othello pvs:4 mcts:nodes=2000 --pause
    {"  "}plateau play --resume

help-list = Lists the games with their settings, evaluators and engines.
help-list-more = Each setting is followed by the values it takes, with the default in square brackets.
help-list-game = lists the settings, evaluators and engines of this game alone, and its usual limits
help-list-json = prints one JSON object instead of text
help-list-examples =
    {"  "}plateau list
    {"  "}plateau list othello
    {"  "}plateau list --json

help-analyse = Asks an engine about a position: its move, score and line.
help-analyse-more = An engine without a limit searches to the end of the game, which never ends on a large board: give it a depth, a number of nodes or a time.
help-analyse-game = the game and its settings, as in morpion:players=3
help-analyse-engine = the engine and its settings, as in alpha-beta:depth=6,eval=lines
help-analyse-position = the position, in a notation of the game; default: the start
help-analyse-moves = moves to play first, in one text: "B2 A1 C3"
help-analyse-depth = how many moves to look ahead; overrides the engine’s own setting
help-analyse-nodes = how many positions to look at; overrides the engine’s own setting
help-analyse-time = how many seconds to think; overrides the engine’s own setting
help-analyse-lines = how many of the best moves to show, each with its exact score and expected line; default: 1
help-analyse-only = considers these moves alone, in one text: "e6,f4"
help-analyse-memory = megabytes of the transposition table; overrides the engine’s own setting
help-analyse-threads = how many threads think together; overrides the engine’s own setting
help-analyse-infinite = thinks until it is stopped with Ctrl+C, and reports at every depth
help-analyse-follow = reports at every depth; with --json, one line each
help-analyse-json = prints one JSON object instead of text
help-analyse-examples =
    {"  "}plateau analyse morpion minimax
    {"  "}plateau analyse morpion alpha-beta:ordering=on --moves "A1 B2" --json
    {"  "}plateau analyse morpion:width=4 negamax --position "XX../OO../.... X"
    {"  "}plateau analyse othello pvs:depth=8 --lines 3
    {"  "}plateau analyse othello pvs:depth=8 --only "c4 d3" --threads 2

help-convert = Converts games from one file format to another.
help-convert-more = The format of the input is recognised from its content: XML, JSON, PDN, GGF, OBF, WTHOR, lists of moves, positions, Gomocup boards. The format of the output follows from the name of the file or from --to: xml, json, pdn, ggf, gomocup, transcript (a list of moves), position.
help-convert-input = the file to read; - is the standard input
help-convert-output = the file to write; - is the standard output
help-convert-to = the format to write, if the name of the file does not tell
help-convert-game = the game, if the input does not tell (lists of moves, positions)
help-convert-strict = refuses the whole file if one of its games cannot be read; default: only that game is left out
help-convert-examples =
    {"  "}plateau convert games.pdn games.xml
    {"  "}plateau convert games.pdn - --to json
    {"  "}plateau convert games.xml - --to transcript

help-replay = Shows a recorded game position by position.
help-replay-more = Any format is read, and the main line of every game in the file is shown.
help-replay-file = the file to read; - is the standard input
help-replay-number = which game of the file; default: all of them
help-replay-from = the number of the move to begin with; 0 is the start
help-replay-to = the number of the move to end with
help-replay-delay = how many seconds to wait before each move
help-replay-game = { help-convert-game }
help-replay-strict = { help-convert-strict }
help-replay-json = prints one JSON object instead of text
help-replay-examples =
    {"  "}plateau replay games.pdn
    {"  "}plateau replay games.pdn --number 2 --from 1 --to 3
    {"  "}plateau replay games.pdn --json

help-perft = Counts the move sequences of a given length, to test the rules.
help-perft-more = Only sequences of exactly that length count, and draw rules are off. Othello is the exception, as in its published counts: a pass is a move like any other, and a game that ends sooner stays one leaf.
help-perft-game = the game and its settings, as in morpion:width=4,height=3
help-perft-depth = the length of the sequences, in moves
help-perft-position = the position to count from; default: the start
help-perft-divide = also counts the sequences that begin with each move
help-perft-json = prints one JSON object instead of text
help-perft-examples =
    {"  "}plateau perft morpion 9
    {"  "}plateau perft morpion:players=3 6 --json
    {"  "}plateau perft draughts 4 --divide
    {"  "}plateau perft morpion 3 --position "X../.O./..X O"

help-bench = Does a fixed amount of work in every game and times it.
help-bench-more = It counts positions, plays random games and searches. The counts change only when the program does, and the signature at the end sums them all up; the speeds depend on the machine.
help-bench-names = does only the work whose name contains this, such as othello or perft; default: everything
help-bench-quick = leaves out the work that is only there for comparison: threads, recordings
help-bench-json = prints one JSON object instead of text
help-bench-examples =
    {"  "}plateau bench
    {"  "}plateau bench --json
    {"  "}plateau bench connect-four --quick

help-rules = Explains the rules of a game, with pictures and hints.
help-rules-more = The rules are those of the game as you set it up: draughts:russian, or a game with settings of your own.
help-rules-game = the game and its settings, as in draughts:italian
help-rules-format = text, html or pdf; default: from the name of the file, or text
help-rules-output = the file to write; default: the standard output
help-rules-paper = a4 or letter, for a PDF; default: a4
help-rules-margin = the margin of a PDF, in millimetres
help-rules-examples =
    {"  "}plateau rules morpion
    {"  "}plateau rules draughts:russian --output russian.pdf
    {"  "}plateau rules draughts:custom,kings=short --format html --output mine.html

help-print = Makes boards, diagrams, score sheets and pictures.
help-print-more = The result is a PDF file, which any PDF viewer shows and prints, or a picture.
help-print-examples =
    {"  "}plateau print sheet --game morpion --per-page 12 --output sheet.pdf
    {"  "}plateau print diagram draughts --output start.pdf
help-print-sheet = Prints blank boards of any game and size, to play on paper.
help-print-sheet-more = The boards are as large as the page allows.
help-print-sheet-game = the game and its settings, as in morpion:width=10,height=10
help-print-sheet-per-page = how many boards to put on the page; default: 1
help-print-sheet-title = the title above them, "" for none; default: the name of the game
help-print-sheet-output = the file to write; default: the standard output
help-print-sheet-paper = a4 or letter; default: a4
help-print-sheet-margin = the margin of the page, in millimetres
help-print-sheet-examples =
    {"  "}plateau print sheet --game morpion:10,height=10 --per-page 4 --output ten.pdf
    {"  "}plateau print sheet --game othello --title "" --paper letter --output o.pdf
help-print-diagram = Prints one position of any game.
help-print-diagram-more = As PDF, as SVG, as PNG, or as plain text.
help-print-diagram-game = the game and its settings, as in draughts:english
help-print-diagram-position = the position, in a notation of the game; default: the start
help-print-diagram-moves = moves to play first, in one text: "32-28 19-23"
help-print-diagram-title = the title above it, "" for none; default: the name of the game
help-print-diagram-format = pdf, svg, png or text; default: from the name of the file, or pdf
help-print-diagram-output = the file to write; default: the standard output
help-print-diagram-paper = a4 or letter, for a PDF; default: a4
help-print-diagram-margin = the margin of a PDF, in millimetres
help-print-diagram-examples =
    {"  "}plateau print diagram draughts --moves "32-28 19-23" --output opening.pdf
    {"  "}plateau print diagram othello --moves f5 --output first.svg
    {"  "}plateau print diagram morpion --position "XO./.X./..O X" --format text

help-print-score-sheet = Prints a game move by move, as players write it down.
help-print-score-sheet-more = The file may be in any format that Plateau reads, with one game or many. Without a file, it is a blank form to fill in at the table.
help-print-score-sheet-file = the file with the game
help-print-score-sheet-game = the game of a blank form, in place of a file
help-print-score-sheet-output = the file to write; default: the standard output
help-print-score-sheet-paper = a4 or letter; default: a4
help-print-score-sheet-margin = the margin of the page, in millimetres
help-print-score-sheet-examples =
    {"  "}plateau print score-sheet game.pdn --output game.pdf
    {"  "}plateau print score-sheet --game draughts --output form.pdf

error-output = the output cannot be written: { $problem }
error-bench-name = no work has that name: choose { $allowed }
error-output-ending = this command does not write .{ $ending } files: choose { $forms }
error-output-terminal = this is not text to show on a screen: name a file with --output, or redirect it to another program
error-output-file = { $path } cannot be written: { $problem }
error-score-sheet = give a file with a game, or --game for a blank form, but not both
error-input = the input cannot be read: { $problem }
error-settings-unreadable = the settings { $path } cannot be read: { $problem }
error-settings-syntax = { $path }, line { $line }, column { $column }: this cannot be understood; a setting is a line such as language = "en", and the names are { $allowed }
error-settings-key = { $path }, line { $line }, column { $column }: there is no setting "{ $key }", and the names are { $allowed }
error-library-missing = there is no library at { $path }
error-usage = these arguments cannot be understood: { $help } explains them
error-usage-older-flag = { $flag } is an option of an older program; today, type: { $today }
error-usage-unknown-argument = there is no argument { $argument } here: { $help } lists them
error-usage-unknown-verb = there is no command "{ $verb }": plateau --help lists them
error-analyse-external = an external engine tells only its best move and line: --lines and --only are for Plateau’s own engines
error-tree-external = this protocol has no words for what an engine searches: ask it with plateau analyse
error-game-meant = nothing is called "{ $name }": did you mean { $meant }? plateau list shows every name
error-file-meant = { $path }: there is no such file; did you mean { $meant }?
error-usage-which = { $command } needs a command: { $allowed } ({ $help } explains them)
error-usage-missing-argument = { $argument } is missing ({ $help } explains it)
error-usage-missing-value = { $argument } needs a value
error-usage-value = "{ $value }" cannot be used for { $argument }
error-usage-repeated = { $argument } can be given only once
error-usage-no-text = the arguments are not valid UTF-8

score-sheet-date = Date
score-sheet-event = Event
score-sheet-result = Result
score-sheet-end = The last position
score-sheet-won = { $name } won
score-sheet-lost = { $name } lost
score-sheet-drawn = draw
score-sheet-because = { $result }: { $reason }
side-black = Black
side-white = White
side-red = Red
side-yellow = Yellow

output-written = { $path } is written

list-title = { $name }: { $about }
list-presets = Ready-made set-ups, to be named in place of a game:
list-settings = settings:
list-evaluators = evaluators:
list-engines = engines of its own:
list-levels = levels:
list-every-game = engines that play every game:
list-people = people:
list-guests = external engines:
list-clocks = clocks:
list-player-settings = settings of players:

perft-counted =
    { $leaves ->
        [one] one sequence
       *[other] { $leaves } sequences
    } of { $depth ->
        [one] one move
       *[other] { $depth } moves
    } ({ $seconds } s, { $rate } a second)
perft-move = { $leaves }

missing-words =
    { $count ->
        [one] the language { $language } lacks the message { $first }, shown as ???
       *[other] the language { $language } lacks { $count } messages, shown as ???; the first is { $first }
    }

analyse-move = { $move }, without a score
analyse-best =
    { $depth ->
        [0] { $move }, without a score: nothing was searched to its end
        [one] { $move }, { $score }, one move deep
       *[other] { $move }, { $score }, { $depth } moves deep
    }
analyse-depth =
    { $depth ->
        [0] no depth done
        [one] one move deep
       *[other] { $depth } moves deep
    }: { $score }, { $line } ({ $nodes ->
        [one] one node
       *[other] { $nodes } nodes
    }, { $seconds } s)
analyse-line = expected: { $line }
analyse-other = { $place }. { $score }: { $line }
analyse-older = {" "}({ $depth ->
        [one] one move deep
       *[other] { $depth } moves deep
    })
analyse-counts =
    { $nodes ->
        [one] one node
       *[other] { $nodes } nodes
    }, { $leaves ->
        [one] one leaf
       *[other] { $leaves } leaves
    }, { $cutoffs ->
        [one] one cut-off
       *[other] { $cutoffs } cut-offs
    }, { $seconds } s

bench-row = { $nodes } in { $seconds } s: { $speed } a second
bench-signature = signature { $signature }
bench-speedup = { $times } times as fast with two threads
bench-error = off by { $times } points on average
bench-other-nodes = { $nodes } nodes with two threads

error-no-such-form = there is no format "{ $form }": choose { $allowed }
error-which-form = the name { $path } does not tell which format to write: add --to with { $allowed }
error-no-such-game = there is no game { $number }: { $games ->
        [one] the file has one game
       *[other] the file has { $games } games
    }
games-refused = { $path }: { $read ->
        [one] one game read
       *[other] { $read } games read
    }, { $refused } refused
convert-done = { $path }: { $games ->
        [one] one game written
       *[other] { $games } games written
    } ({ $form })
replay-title = { $game }: { $players }
replay-move = { $number }. { $name }: { $text }
replay-won = { $name } wins
replay-lost = { $name } loses
replay-drawn = draw

menu-game = What shall we play? [{ $default }]
menu-setting = { $about } ({ $allowed }) [{ $default }]:
menu-player = Who plays in seat { $seat }? [{ $default }]
menu-person = a person
menu-level = How strong, from 1 to { $most }? [{ $default }]
menu-depth = How many moves ahead? [{ $default }]
menu-no-number = "{ $answer }" is not one of the numbers 1 to { $most }
menu-rules = show the rules of a game
menu-which-rules = The rules of which game? [{ $default }]
menu-more-rules = Change other rules?
menu-more-player = More about this player, such as a name or an evaluation?
menu-yes-or-no = "{ $answer }" is neither yes nor no

player-named = { $name }
player-person = Player { $seat }
player-level = Computer { $seat }, level { $level }
player-engine = Computer { $seat }, { $engine }
player-symbol = { $name } ({ $symbol })

play-begins = { $game }: { $name } begins
play-played = { $name } plays { $text }
play-went =
    { $back ->
        [0] { $forth ->
            [one] one move played again
           *[other] { $forth } moves played again
        }
        [one] one move taken back
       *[other] { $back } moves taken back
    }
play-reopened = the result is taken back, and the game goes on
play-paused = the game is paused
play-resumed = the game goes on
play-seated = { $name } sits down
play-draw-offered = { $name } offers a draw
play-draw-accepted = { $name } accepts the draw
play-draw-declined = { $name } declines the draw
play-failed = the program of { $name } has failed: { $fault }
play-commented = the comment is kept
play-clock = { $name }: { $time } left
play-tally = { $name }: { $count }
play-counter = { $counter }: { $value } of { $limit }
play-won = { $name } wins: { $reason }
play-lost = { $name } loses: { $reason }
play-drawn = draw: { $reason }
play-score =
    { $name }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }, { $losses ->
        [one] 1 loss
       *[other] { $losses } losses
    }, { $halves ->
        [1] ½ point
        [2] 1 point
       *[other] { $points } points
    }
play-hint =
    { $depth ->
        [0] try { $move } (nothing was searched to its end, so there is no score)
       *[other] try { $move } ({ $score }, depth { $depth })
    }
play-no-moves = no move has been played
play-sheet = { $number }. { $text } ({ $name })
play-sheet-timed = { $number }. { $text } ({ $name }, { $time })
play-judged = { $number }. { $text }: the best was { $best } ({ $score })
play-judged-best = { $number }. { $text }{ $sign }: the best move ({ $score })
play-judged-worse = { $number }. { $text }{ $sign }: { $value }; { $best } was better ({ $score })
play-judged-missed = { $number }. { $text }{ $sign } missed a win: { $value }; { $best }: { $score }
play-judged-thrown = { $number }. { $text }{ $sign } gave the draw away: { $value }; { $best }: { $score }
play-judged-lost = { $number }. { $text }{ $sign } lost the game: { $value }; { $best }: { $score }
play-account =
    Player { $number }: { $best } of { $moves } moves were the best; { $inaccuracies ->
        [one] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }{ $average }
play-account-average = ; { $loss } lost on average
play-lost-at = The game was lost with { $number }. { $text }
play-prompt-waiting = step, resume or quit?
play-prompt = { $name }, your move:
play-no-count = "{ $text }" is not a number of moves
play-no-place = "{ $text }" is not the number of a move: type moves to see them
play-no-seat = "{ $text }" is not the number of a seat
play-prompt-over = again, settings, replay, undo or quit?
play-leave = This game is not over. Leave it?
play-saved = saved: { $path }
play-loaded = loaded: { $path }
play-loaded-first =
    { $others ->
        [one] the file has one more game: this is the first
       *[other] the file has { $others } more games: this is the first
    }
play-stranger = the engine { $engine } is not known here: a person plays for { $name }
play-kept = the game is kept: "plateau play --resume" continues it
play-meant = did you mean "{ $word }"?
play-no-file = name a file, such as game.xml
play-file-taken = { $path } is there already and is not this game: choose another name
error-file-taken = { $path } is there already: add --load { $path } to go on with it, or choose another name
error-load-or-game = --load already says which game: leave out the game or --load
play-help =
    Type a move as it is written in the game, such as B2, or one of these words:
    {"  "}undo [N]       takes your last move back, or N moves
    {"  "}redo [N]       plays what was taken back again
    {"  "}goto N         goes to any move by its number; 0 is the start
    {"  "}moves          shows the moves so far, with their numbers and comments
    {"  "}comment TEXT   writes something about the last move
    {"  "}legal          lists the moves that can be played
    {"  "}board          shows the board again
    {"  "}position       writes the position down
    {"  "}setup TEXT     begins a new game from a position
    {"  "}hint           shows a good move
    {"  "}values         shows what every move is worth
    {"  "}analyse        judges every move of the game
    {"  "}resign         gives the game up
    {"  "}draw           offers a draw, or accepts one; decline declines it
    {"  "}pause          lets computers and clocks wait; resume goes on
    {"  "}step           lets a computer play one move
    {"  "}now            makes the computer that is thinking play what it likes best so far
    {"  "}clock          shows the time that is left
    {"  "}seat N PLAYER  gives a seat to somebody else, such as human:name=Zoé
    {"  "}tree           shows how the computer thinks about this position, as a tree
    {"  "}rules          shows the rules of the game
    {"  "}settings       changes the settings and the players, and begins a new game
    {"  "}replay         shows the game again from its beginning, move by move
    {"  "}save [FILE]    saves the game to a file, such as game.xml
    {"  "}load FILE      goes on with the game of a file
    {"  "}again          begins a new game; the scores go on
    {"  "}help           shows this
    {"  "}quit           ends the program
play-word-undo = undo
play-word-redo = redo
play-word-goto = goto
play-word-moves = moves
play-word-legal = legal
play-word-board = board
play-word-position = position
play-word-setup = setup
play-word-hint = hint
play-word-values = values
play-word-analyse = analyse
play-word-comment = comment
play-word-resign = resign
play-word-draw = draw
play-word-decline = decline
play-word-pause = pause
play-word-resume = resume
play-word-step = step
play-word-now = now
play-word-clock = clock
play-word-tree = tree
play-word-rules = rules
play-word-settings = settings
play-word-seat = seat
play-word-replay = replay
play-word-save = save
play-word-load = load
play-word-again = again
play-word-help = help
play-word-quit = quit
