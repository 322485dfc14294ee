# The terminal: menus, the table, pages.

tui-welcome = classic board games, and how computers play them
tui-load = Open a game
tui-load-about = continue a game from a file
tui-language = Language
tui-language-about = the next one; the key l does the same anywhere
tui-help = Keys
tui-help-about = everything you can do, and how
tui-quit = Quit
tui-begin = Begin
tui-go-on = Continue with these players
tui-begin-anew = Begin a new game like this; the scores go on
tui-level = the computer, level { $level }
tui-clock-move = { $time } s for every move
tui-clock-game = { $time } s for the game, and { $increment } s more for every move
tui-about-setting = { $about } ({ $allowed })
tui-about-player = a person at this keyboard; Enter to type a name, as in human:name=Zoé, or any engine with its settings
tui-about-guest = an external engine, named in the settings
tui-about-clock = the time of each player; Enter to type another, as in fischer:300,increment=5

tui-asking = an engine is thinking about it …
tui-analysed = every move of the game is judged
tui-ambiguous = several moves end there: touch the squares one after the other
tui-pace = computers take at least { $seconds } s for a move
tui-replaying = Move { $here } of { $all }, { $seconds } s each
tui-thinking = Thinking
tui-thought = depth { $depth }, { $score }
tui-speed = { $nodes } nodes, { $speed }/s
tui-graph = Chances
tui-scores = Scores
tui-score-won-short = W
tui-score-won-long = won
tui-score-drawn-short = D
tui-score-drawn-long = drawn
tui-score-lost-short = L
tui-score-lost-long = lost
tui-score-points-short = Pts
tui-score-points-long = points
tui-lines = { $from }–{ $to } of { $all }
tui-leave-sure = Leave this game? It is not over.
tui-again-sure = Give up the game on the table? It is not over.
tui-about-how = The games and the computer players are one program on your own machine: nothing leaves it.
tui-key-yes = y

tui-prompt-move = Move:
tui-prompt-save = Save as:
tui-prompt-load = Open:
tui-prompt-value = Value:

tui-keys-choose = ↑↓ choose
tui-keys-take = Enter take
tui-keys-language = l language
tui-keys-quit = q quit
tui-keys-change = ←→ change
tui-keys-type = Enter type
tui-keys-details = d details
tui-keys-begin = b begin
tui-keys-back = Esc back
tui-keys-touch = Enter play
tui-keys-undo = u undo
tui-keys-hint = h hint
tui-keys-move = m type
tui-keys-help = ? keys
tui-keys-leave = q menu
tui-keys-pause = Space pause
tui-keys-step = s step
tui-keys-faster = + faster
tui-keys-slower = - slower
tui-keys-again = g again
tui-keys-settings = e settings
tui-keys-scores = c scores
tui-keys-rules = i rules
tui-keys-about = F2 about
tui-keys-replay = b replay
tui-keys-analyse = a analyse
tui-keys-walk = ←→ walk
tui-keys-play = Space play
tui-keys-from-here = Enter from here
tui-keys-scroll = ↑↓ scroll
tui-keys-done = Enter done
tui-keys-cancel = Esc cancel
tui-keys-yes = y yes
tui-keys-no = Esc no

tui-help-text =
    Keys

    On the board
    {"  "}arrows         move the cursor; Home, End, Page up and down too
    {"  "}Tab            goes to the next square that can be played
    {"  "}Enter, Space   touches the square: plays there, or picks a piece up and puts
    {"  "}               it down; a capture of several pieces goes step by step
    {"  "}Esc            puts the piece back
    {"  "}mouse          does the same; the wheel scrolls a large board
    {"  "}m or a digit   types a move as the game writes it
    {"  "}t              turns the board

    The game
    {"  "}u, r           takes your last move back, plays it again; [ ] by one move
    {"  "}h, v           a hint; what every move is worth
    {"  "}a              judges every move of the game, for the graph
    {"  "}x              resigns
    {"  "}d, D           offers or accepts a draw; declines it
    {"  "}T              shows how the computer thinks about this position
    {"  "}g              plays again; the scores go on
    {"  "}e              other players, and the game goes on; or other settings
    {"  "}q              leaves the game for the menu; Ctrl+C ends the program at once

    Watching
    {"  "}Space, p       pauses and goes on
    {"  "}s              lets the computer play one move
    {"  "}n              lets it play at once
    {"  "}+, -           faster, slower

    Besides
    {"  "}b              looks back at the game: the arrows walk, Space plays,
    {"  "}               + and - set the speed, Enter plays on from that move
    {"  "}w, o           saves the game to a file, opens another
    {"  "}i, F1          the rules of the game; in the menus too
    {"  "}c              the scores
    {"  "}l              the next language
    {"  "}F2             about this program
    {"  "}?              this page

    With Ctrl, as in other programs
    {"  "}N, L, S        a new game, load a game, save it
    {"  "}Z, Y           takes your last move back, plays it again
    {"  "}Q              quits; a game that is not over is asked about first

    What the signs on the board mean
    {"  "}[ ] the cursor, < > what you touched, ! ! must capture, ( ) the last move,
    {"  "}? ? the hint, * * the line that won, • where you can play

help-tui = Plays in the whole terminal: menus, a board, keys and a mouse.
help-tui-more = Without a game, menus ask what to play and who plays. Type ? to see every key. A terminal of 80 by 24 is enough, even over ssh; large boards scroll.
help-tui-game = the game and its settings, as in othello or morpion:width=26,height=26,align=5
help-tui-players = who plays, in the order of seats: human, level:3, or any engine such as pvs:time=1; default: people in every seat
help-tui-seed = { help-play-seed }
help-tui-position = the position to begin from, in a notation of the game; default: the usual start
help-tui-clock = the clock: move:30 (seconds per move) or fischer:300,increment=5 (seconds per game, and more after every move)
help-tui-load = { help-play-load }
help-tui-first = { help-play-first }
help-tui-alternate = { help-play-alternate }
help-tui-pause = { help-play-pause }
help-tui-save = { help-play-save }
help-tui-ascii = uses plain ASCII; default: only where the terminal has no UTF-8 (NO_COLOR=1 turns colours off)
help-tui-examples =
    {"  "}plateau tui
    {"  "}plateau tui othello human level:5
    {"  "}plateau tui draughts human level:3 --clock fischer:600,increment=10
    {"  "}plateau tui connect-four level:4 level:6 --ascii
error-no-terminal = plateau tui needs a terminal; plateau play works without one
error-terminal = the terminal does not work: { $problem }

tui-tree-fold = ←→ fold
tui-tree-walk = ↑↓ walk
tui-tree-best = v best line
tui-tree-step = , . step
tui-tree-cut = x next cut-off
tui-tree-leave = q leave
