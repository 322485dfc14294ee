# The table and who sits at it.

error-game-over = the game is over
error-no-scope = { $engine } looks at all moves and tells one line; alpha-beta, deepening and pvs can look at some of the moves and tell several lines
error-not-your-turn = it is the turn of player { $seat }
error-not-a-person = the computer plays for player { $seat }
error-empty-seat = there is no player { $seat } at this table
error-no-time-to-give = time is given to a person who has a clock for the whole game
error-nothing-to-undo = there is no move to take back
error-nothing-to-redo = there is no move to play again
error-no-analysis = this can only be done on an analysis board
error-no-such-place = there is no such place in this game
error-paused = the game is paused and the clocks are stopped: resume it to play
error-not-an-engines-turn = no computer is to move
error-no-agreement = { $game } has no draws by agreement
error-no-offer = nobody has offered a draw
error-agreed-already = player { $seat } has already agreed to a draw
error-long-comment = this comment has { $found } characters, and at most { $most } are kept

# What an opening is called, by itself and after the title of its game.
opening-called = Opening: { $name }
opening-after-game = { $game }, { $name }

# Why a touch on the board means nothing.
refusal-not-playable = that square is never used
refusal-must-pass = there is no move here: you must pass
refusal-taken = { $square } is already taken
refusal-no-piece = there is no piece on { $square }
refusal-not-yours = the piece on { $square } is not yours
refusal-others-capture =
    the piece on { $square } may not move: { $count ->
        [one] the one on { $pieces } must capture
       *[other] one of those on { $pieces } must capture
    }
refusal-blocked = the piece on { $square } cannot move
refusal-no-move =
    { $game ->
        [othello] a disc on { $square } would turn none over
        [connect-four] this column is full
       *[other] nothing can be played on { $square }
    }
refusal-no-way = the piece on { $from } cannot go to { $to }
refusal-must-capture = the piece on { $from } must capture, and going to { $to } captures nothing or not enough
refusal-touched = the piece on { $square } was touched and must be played

# How a player’s program failed.
fault-illegal = it answered "{ $text }", which is not a legal move
fault-crashed = it broke down while thinking
fault-crashed-saying = it broke down while thinking ({ $text })
fault-silent = it did not answer in time
fault-exceeded-memory = it used more memory than it was allowed
fault-exceeded-processes = it started more processes than it was allowed
fault-absent = it could not be started ({ $text })
fault-garbled = it answered "{ $text }", which cannot be understood
fault-flooded = it kept on sending without end

# How much time the players have.
clock-none = no clock
clock-move = the same time for every move
clock-fischer = a time for the whole game, and more after every move
knob-clock-time = time in seconds
knob-clock-increment = seconds added after every move

error-seat-count =
    this game takes { $expected } players, not { $found }
error-too-few-players = this game takes at least { $fewest } players, not { $found }
error-no-such-seat = player { $seat } cannot begin: there are { $players } players
error-invisible-name = the name "{ $name }" has invisible characters: give one without them
error-same-name = two players are called "{ $name }": give them different names
error-same-symbol = two players have the symbol { $symbol }: give them different ones
error-unknown-symbol = "{ $symbol }" cannot be a symbol here: choose { $allowed }
error-saved-move = move { $number }, "{ $text }", cannot be played
error-no-symbols = { $game } is not played with symbols

# Set-ups that are ready to play.

preset-course-draughts = English draughts, course rules
preset-course-draughts-about = white begins, 25 quiet moves are a draw; against minimax that sees five moves ahead and counts material
preset-course-othello = Othello, as in the course
preset-course-othello-about = 8×8 against alpha-beta that sees four moves ahead and counts discs
preset-manual-draughts = Draughts, as in the manual
preset-manual-draughts-about = 10×10, twenty men each, touch-move; against level 5
preset-crowd-morpion = Morpion for 26
preset-crowd-morpion-about = 26×26 with three to align, 26 very easy computers to watch

# Why a move is not the best: a sentence, and what refutes it.
why-best = { $move } is the best move here: { $score }.
why-worse = { $move }: { $score }. { $best } is better: { $value }.
why-worse-because = { $move } { $consequence }: { $score }. { $best } is better: { $value }.
why-refuted = After { $move } comes { $reply }: { $score }.
why-refuted-because = { $move } { $consequence }. After { $reply }: { $score }.
why-gives-corner = gives the corner { $square }
why-loses-pieces =
    { $count ->
        [one] loses a man
       *[other] loses { $count } men
    }
why-gives-king = lets the opponent make a king
why-allows-line = lets the opponent complete a row at once
why-allows-two = lets the opponent threaten in two places at once
why-allows-open-row =
    { $length ->
        [4] allows an open four
        [3] allows an open three
       *[other] allows an open row of { $length }
    }
