# The page in the browser.

page-home = Home
page-rooms = Rooms of the page
page-skip = To the content
page-what-shall-we-play = What shall we play?
page-tagline = Against a friend, against the computer, or watching two computers play.
page-play = Play
page-choose = Choose
page-play-game = Play { $game }
page-choose-game = Choose the rules and players of { $game }
page-opponent-choice = Against whom?
page-opponent =
    { $name ->
        [very-easy] Computer, very easy
        [easy] Computer, easy
        [medium] Computer, medium
        [hard] Computer, hard
        [expert] Computer, expert
        [people] Two players
       *[other] { $name }
    }
page-try-easier = Try level { $level }, a little easier
page-try-harder = Try level { $level }, a little harder
page-welcome = New here?
page-welcome-play = Choose how strong the computer plays, and press Play.
page-welcome-look-back = During and after a game, look back at any move with ← and →.
page-welcome-search = “See the search” shows how the computer found its move.
page-welcome-dismiss = Got it
page-no-view = There is no such page
page-no-view-about = The address may be incomplete or misspelt.
page-continue = Continue: { $game }
page-after-moves =
    { $moves ->
        [0] not begun
        [one] after one move
       *[other] after { $moves } moves
    }
page-so-many-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
page-new-game = New game
page-load = Load a game
page-loading = One moment…
page-nothing-here = There is nothing here.
page-offline = No connection to the server. Trying again; nothing is lost.
page-strange-answer = The server gave an answer that the page does not understand ({ $status }).
page-no-table = There is no such table
page-no-table-about = The link may be incomplete, or the table has been cleared away since.
page-no-contest = There is no such tournament
page-no-contest-about = The link may be incomplete, or the tournament has been deleted.
page-go-home = To the games
page-cancel = Cancel
page-close = Close
page-open = Open
page-copy = Copy
page-copied = Copied
page-not-copied = The browser does not allow copying here
page-print = Print
page-download = Download

# Setting a game up.

page-setup = Set up a game
page-games = Games
page-more-rules = More rules
page-setting = { $name }: { $value }
page-start = Start the game
page-seat = Player { $number }
page-who-plays = Who plays
page-human = Person
page-computer = Computer
page-swap = Change places
page-strength = Strength:
page-level = Level { $level }
page-level-named =
    { $name ->
        [very-easy] { $level }, very easy
        [easy] { $level }, easy
        [medium] { $level }, medium
        [hard] { $level }, hard
        [expert] { $level }, expert
       *[other] { $level }, { $name }
    }
page-by-level = by level
page-advanced = Advanced
page-engine = Algorithm
page-guests = External engines
page-guest-about = An external engine, named in the settings of Plateau.
page-usual = default
page-by-variant = by the variant: { $value }
page-clock-choice = Clock
page-clock-name =
    { $clock ->
        [none] none
        [move] per move
        [fischer] for the game
       *[other] { $clock }
    }
page-more-choices = More options
page-touch-move = A touched piece must be played
page-alternate = Another player begins each new game
page-start-position = Position to start from
page-start-dropped = The rules have changed: the starting position was removed.
page-on-the-board = On the board
page-knob-book = Opening book
page-knob-captures = Captures are written
page-knob-endings = Drawn endings
page-knob-increment = Added after each move
page-fault-allowed = allowed here: { $allowed }

page-knob-align = In a row
page-knob-appraisal = Judge every move
page-knob-aspiration = Aspiration window
page-knob-backward = Men capture backwards
page-knob-compulsory = Capturing is compulsory
page-knob-counters = Counter-moves
page-knob-depth = Depth
page-knob-eval = Evaluation
page-knob-exact = Exact length only
page-knob-exploration = Exploration
page-knob-extensions = Extensions
page-knob-first = Who begins
page-knob-futility = Futility pruning
page-knob-height = Rows
page-knob-history = History
page-knob-killers = Killer moves
page-knob-kings = Kings
page-knob-largest = Largest capture first
page-knob-level = Level
page-knob-memory = Memory
page-knob-misere = Misère
page-knob-name = Name
page-knob-nodes = Nodes
page-knob-ordering = Move ordering
page-knob-players = Players
page-knob-ponder = Thinks on your time
page-knob-probcut = ProbCut
page-knob-promotion = Promotion in mid-capture
page-knob-pruning = Pruning (alpha-beta)
page-knob-quiescence = Quiescence
page-knob-quiet = Moves without progress
page-knob-reductions = Reductions
page-knob-repetition = Repetitions
page-knob-reuse = Table kept between moves
page-knob-rows = Rows of men
page-knob-rows-black = Rows of black men
page-knob-rows-white = Rows of white men
page-knob-scout = Null window
page-knob-seed = Seed
page-knob-size = Size
page-knob-skipping = Move-count pruning
page-knob-solve = Solves from
page-knob-symbol = Symbol
page-knob-table = Transposition table
page-knob-thorough = Thorough
page-knob-threads = Threads
page-knob-ties = Equal moves
page-knob-time = Time
page-knob-variant = Variant
page-knob-width = Columns

page-presets = Ready to play:
page-choice-on = yes
page-choice-off = no
page-choice-first = the first one
page-choice-random = any of them
page-choice-flying = flying
page-choice-short = short
page-choice-white = white
page-choice-black = black
page-choice-passes = passes and stays a man
page-choice-ends = ends there as a king
page-choice-continues = continues as a king
page-choice-compact = with the two ends: 14x30
page-choice-full = with every square: 14x23x30
page-choice-international = international
page-choice-english = English
page-choice-course = English, course rules
page-choice-russian = Russian
page-choice-brazilian = Brazilian
page-choice-italian = Italian
page-choice-spanish = Spanish
page-choice-czech = Czech
page-choice-pool = pool
page-choice-canadian = Canadian
page-choice-frisian = Frisian
page-choice-antidraughts = antidraughts
page-choice-custom = rules of your own
page-variant-international = International draughts
page-variant-english = English draughts
page-variant-course = English draughts, course rules
page-variant-russian = Russian draughts
page-variant-brazilian = Brazilian draughts
page-variant-italian = Italian draughts
page-variant-spanish = Spanish draughts
page-variant-czech = Czech draughts
page-variant-pool = Pool checkers
page-variant-canadian = Canadian draughts
page-variant-frisian = Frisian draughts
page-variant-antidraughts = Antidraughts
page-variant-custom = Draughts by your own rules
page-choice-lines = open lines
page-choice-threats = threats
page-choice-mobility = mobility
page-choice-patterns = learned patterns
page-choice-corners = corners
page-choice-phases = matrix that changes with the game
page-choice-matrix = fixed matrix
page-choice-discs = number of discs
page-choice-centre = the centre
page-choice-material = material
page-choice-advancement = advancement
page-choice-structure = structure
page-choice-win-lose = win or lose only
page-choice-end = to the end of the game

# At the table.

page-table = Table
page-board = Board
page-board-tools = The board
page-side = About the game
page-players = Players
page-moves = Moves
page-opening-search = Opening
page-opening = Opening: { $name }
page-no-moves-yet = No move has been played yet.
page-controls = What you can do
page-game-as-a-whole = Save, share and more
page-change-seat = Change the player
page-take-seat = Take the seat
page-person = Player { $number }
page-you = you
page-away = away
page-to-move = to move
page-clock = Time left
page-colour =
    { $colour ->
        [black] Black
        [white] White
        [red] Red
        [yellow] Yellow
       *[other] { $colour }
    }
page-tally =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
page-name-with-mark = { $name } ({ $mark })
page-series =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }, { $losses ->
        [one] 1 loss
       *[other] { $losses } losses
    }
# Whoever has no name is called by colour; some languages then speak of all the pieces.

page-ending =
    { $outcome ->
        [win]
            { $colour ->
               *[other] { $name } wins
            }
        [loss]
            { $colour ->
               *[other] { $name } loses
            }
       *[other] A draw
    }
page-ending-because = { $ending }: { $reason }
page-status-turn =
    { $colour ->
       *[other] { $name } to move
    }
page-status-yours = Your turn
page-status-must-capture =
    { $colour ->
       *[other] { $name } must capture
    }
page-status-must-pass =
    { $colour ->
       *[other] { $name } has no move and must pass
    }
page-status-thinking = { $name } is thinking…
page-status-paused =
    { $colour ->
       *[other] { $name } waits: the game is paused
    }
page-casual = Casual: everything allowed (hints, taking back without asking), also between people on several devices
page-minutes = minutes
page-seconds = seconds
page-clock-presets = Usual clocks
page-clock-preset =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } + { $increment }
    }
page-to-game = Back to the game
page-new-moves =
    { $count ->
        [one] Back to the game ({ $count } new move)
       *[other] Back to the game ({ $count } new moves)
    }
page-go-on-here = Continue from here
page-play-from-here = Play on from here? The moves that followed stay as a variation.
page-play-here = Play from here
page-ask-undo = Ask to take back
page-ask-pause = Ask for a pause
page-ask-resume = Ask to go on
page-rematch = Rematch
page-proposal =
    { $kind ->
        [take-back] { $name } asks to take a move back.
        [pause] { $name } asks for a pause.
        [resume] { $name } asks to go on.
        [set-up] { $name } proposes a new game from another position.
        [settings] { $name } proposes a new game with other settings.
       *[rematch] { $name } asks for a rematch.
    }
page-proposed =
    { $kind ->
        [take-back] You have asked to take a move back.
        [pause] You have asked for a pause.
        [resume] You have asked to go on.
        [set-up] You have proposed a new game from another position.
        [settings] You have proposed a new game with other settings.
       *[rematch] You have asked for a rematch.
    }
page-proposal-declined = { $name } declined.
page-taken = { $name } has sat down.
page-taken-back = The host plays for { $name } again.
page-has-come = { $name } is back.
page-has-gone = { $name } is away.
page-time-given = { $name } was given { $seconds } seconds.
page-give-time = Give 15 seconds
page-cancelled = The game was cancelled because a first move did not come. It does not count.
page-status-cancelled = Cancelled
page-first-move =
    { $seconds ->
        [one] Without a first move the game is cancelled in { $seconds } second.
       *[other] Without a first move the game is cancelled in { $seconds } seconds.
    }
page-claim-in =
    { $seconds ->
        [one] { $name } is away. In { $seconds } second you may claim the game.
       *[other] { $name } is away. In { $seconds } seconds you may claim the game.
    }
page-claim = { $name } has left. The game goes on until you claim it.
page-claim-win = Claim the win
page-claim-draw = Call it a draw
page-take-back-seat = Play for { $name } yourself
page-take-back-seat-sure = Play for { $name } yourself? Their link is good for nothing then.
page-watching =
    { $count ->
        [one] One person watches.
       *[other] { $shown } people watch.
    }
page-watcher = Spectator { $number }
page-remove = Ask to leave
page-own-name = What is your name?
page-own-name-about = The others see it. This browser remembers it for the next games.
page-your-name = Your name
page-nameless = Without a name
page-sit-down = Sit down
page-premove = Prepared: it is played when it is your turn.
page-premove-gone = The move you prepared is not possible now.
page-premove-cancel = Drop the prepared move
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-threats = Threats
page-play-now = Play now
page-pause = Pause
page-resume = Resume
page-step = One move
page-speed = Speed
page-offer-draw = Offer a draw
page-draw-offered =
    { $colour ->
       *[other] { $name } offers a draw.
    }
page-draw-declined = The draw was declined.
page-accept = Accept
page-decline = Decline
page-withdraw = Withdraw the offer
page-resign = Resign
page-resign-sure = Resign this game?
page-set-up-position = Set up a position
page-position-about = Choose a piece and touch the squares; touch again to take it off. Or paste a position in any notation of the game.
page-piece-in-hand = Piece in hand
page-take-off = Take off
page-whose-turn = Whose turn
page-clear-board = Empty board
page-usual-start = Usual start
page-position-text = The position in writing
page-use-position = Use this position
page-pass = Pass
page-again = Play again
page-change-settings = Change settings
page-replay = Replay
page-replay-stop = Stop the replay
page-walk = Step through the game
page-first = To the start
page-previous = Back
page-next = Forward
page-last = To the end
page-turn-board = Turn the board
page-zoom-in = Larger
page-zoom-out = Smaller
page-point = Point at squares, for everyone to see
page-pointed = Look at { $squares }
page-show-spoken = Spoken board: ask it by typing, and have the answers read out
page-spoken = Ask the board
page-spoken-about = Type a move to play it, a square to hear what is on it, or the letter of a button.
page-spoken-log = What the board says
page-spoken-question =
    { $question ->
        [last] Last move
        [turn] Whose turn
        [clocks] Clocks
        [pieces] Your pieces
        [others] Other pieces
        [moves] Moves
        [threats] Threats
       *[other] { $question }
    }
page-spoken-moves =
    { $count ->
        [one] one move: { $moves }
       *[other] { $count } moves: { $moves }
    }
page-spoken-no-moves = there is no move
page-spoken-no-clock = no clock
page-spoken-pieces = { $name } has { $count }: { $squares }
page-spoken-kings = kings { $count }: { $squares }
page-spoken-threats = { $name } threatens { $moves }
page-spoken-unknown = “{ $words }” is not a move, a square or a question
page-full-screen = Full screen
page-to-board = To the board
page-played = { $name }: { $move }
page-went =
    { $back ->
        [0] { $forth ->
            [one] one move played again
           *[other] { $forth } moves played again
        }
        [one] one move taken back
       *[other] { $back } moves taken back
    }
page-begun = A new game begins

page-piece-disc =
    { $colour ->
        [black] black disc
        [white] white disc
        [red] red disc
        [yellow] yellow disc
       *[other] disc
    }
page-piece-man =
    { $colour ->
        [black] black man
        [white] white man
       *[other] man
    }
page-piece-king =
    { $colour ->
        [black] black king
        [white] white king
       *[other] king
    }
page-cell-empty = empty
page-cell-idle = not used
page-cell-forced = must capture
page-cell-chosen = chosen
page-cell-on-the-way = on the way
page-cell-of-column = column { $column }, row { $row }
page-cell-target = can be played
page-cell-last = last move

page-refused-wait =
    { $colour ->
       *[other] It is not your turn: { $name } is to move
    }
page-refused-ambiguous = Several captures end there: show the way square by square

# What the computer thinks.

page-graph = The evaluation, move by move; click to go there
page-evaluation-of = For { $name }: { $score }
page-depth = Depth
page-score = Score
page-nodes = Nodes
page-nodes-per-second = Nodes per second
page-verdict-best = { $move } was the best move ({ $score }).
page-verdict-only = { $move } was the only good move ({ $score }).
page-verdict-worse = { $move }: { $value }. { $best } was better: { $score }.
page-verdict-missed-win = { $move } missed a win: { $best } is a { $score }; after { $move }: { $value }.
page-verdict-thrown-draw = { $move } let the draw slip, which { $best } holds; after { $move }: { $value }.
page-verdict-lost = { $move } lost the game: { $value }. { $best } was better: { $score }.
page-comment = A remark about this move
page-account =
    { $name }: { $best } of { $moves ->
        [one] one move
       *[other] { $moves } moves
    } were the best; { $inaccuracies ->
        [one] 1 inaccuracy (?!)
       *[other] { $inaccuracies } inaccuracies (?!)
    }, { $mistakes ->
        [one] 1 mistake (?)
       *[other] { $mistakes } mistakes (?)
    }, { $blunders ->
        [one] 1 blunder (??)
       *[other] { $blunders } blunders (??)
    }.
page-account-loss = Lost on average: { $loss }.
page-phase =
    { $phase ->
        [opening] opening
        [middle] middle
       *[end] end
    }: { $loss }
page-lost-at = The game was lost with { $number }. { $move }
page-previous-mistake = Previous mistake
page-next-mistake = Next mistake
page-why = Why?
page-why-not = Why not…? Then play a move
page-try-again = Play it better
page-drill = Practise these mistakes
page-drills = Your mistakes
page-drills-about = Positions where you once made a mistake. Those you solve come back after longer and longer breaks, those you miss come back soon. They are kept in this browser.
page-drills-short = Find the better move, until you know it
page-no-drills = There are none yet: judge a game, then “Practise these mistakes”.
page-drills-due = { $due } of { $all } to be tried now
page-drills-kept = Kept: they come back under “Your mistakes”, on the home page
page-drill-begin = Begin
page-drill-try = Try it
page-drill-forget = Forget it
page-drill-played = instead of { $played }
page-drill-due-now = now
page-drill-due = again on { $date }
page-drill-task = Here { $played } was played once. Find a better move.
page-drill-task-line = What comes next in the line that you study?
page-drill-of-line = a line that you study
page-study-line = Learn this line by heart
page-study-about = Whose moves do you want to know? Each position of the line comes back as a drill, under “Your mistakes”, after longer and longer breaks.
page-drill-right = That is right ({ $best }).
page-drill-wrong = Not yet: { $best } was the move. It comes again soon.
page-drill-next = Next one
page-values = Always show the value of every move
page-exact = exact
page-lines-wanted = Lines
page-line-step = Step through this line on the board
page-line-shown = A line on the board
page-line-back = One move back in this line
page-line-on = One move forward in this line
page-line-close = Back to the game
page-analyse = Judge every move
page-stop-analysis = Stop judging
page-best-move = Best move
page-line-on-board = This line on the board
page-threat = { $name } threatens { $moves } ({ $score })
page-no-threat = { $name } threatens nothing
page-wins-by = win by { $lead }
page-loses-by = loss by { $lead }
page-wins-in = win in { $moves }
page-loses-in = loss in { $moves }
page-won-game = won game
page-lost-game = lost game
page-drawn-game = draw
page-score-in-discs = { $score } { $count ->
        [one] disc
       *[other] discs
    }
page-score-in-men = { $score } { $count ->
        [one] man
       *[other] men
    }
page-advantage-none = level
page-advantage-slight-for = slight advantage
page-advantage-clear-for = clear advantage
page-advantage-slight-against = slight disadvantage
page-advantage-clear-against = clear disadvantage

# Saving and sharing.

page-save = Save
page-save-about = Every game is kept in the library automatically. You can also save it to a file:
page-position = The position on the board
page-share = Share
page-share-about = Anyone who opens a player’s link takes that seat; others watch.
page-share-renew = New link
page-share-renew-about = A new link replaces the old one: anyone who sits there with the old link can then only watch.
page-share-seat = To play as { $name }
page-share-watch = To watch

page-on-paper = On paper
page-paper-score-sheet = Score sheet
page-paper-diagram = Diagram
page-paper-picture = Picture
page-paper-sheet = Empty boards
page-paper-rules = Rules

# The library.

page-library = Library
page-library-about = Your tables, every finished game, and games from anywhere.
page-search = Search for games, players, dates
page-library-empty = No games yet. The first one you play will be here.
page-nothing-found = Nothing found.
page-my-tables = My tables
page-finished-games = Finished games
page-any-result = any
page-game = Game
page-result = Result
page-since = From
page-until = To
page-more-games = More games
page-more-players = More players
page-over = finished
page-running = in progress
page-import = Paste a game
page-import-about = Paste a game or a position in any format, or choose a file.
page-import-refused = { $read ->
        [one] One game read
       *[other] { $read } games read
    }, { $refused } refused: { $problem }
page-import-example = f5d6c3… · [Event "…"] · W:W31-50:B1-20 · <game>
page-import-file = A file with a game
page-collection = A file of games
page-no-collection = This file is no longer here
page-no-collection-about = Files that were brought are forgotten after a while, and when the server starts anew. Games that were kept are in the library.
page-collection-games = The games of the file
page-collection-reading = Reading: { $games } games so far …
page-collection-count =
    { $count ->
        [0] No game could be read
        [one] One game
       *[other] { $games } games
    }
page-collection-refused-count =
    { $count ->
        [one] one could not be read
       *[other] { $games } could not be read
    }
page-collection-refused = Only those that could not be read
page-collection-search = Search for players, events, places
page-collection-keep = Keep all in the library
page-collection-kept = Kept: { $new } new, { $known } that were there already
page-collection-number = No.
page-collection-player = Players
page-collection-result = Result
page-collection-date = Date
page-collection-event = Event
page-collection-moves = Moves
page-collection-round = round { $round }
page-fact-Event = Event
page-fact-Site = Place
page-fact-Round = Round
page-fact-Date = Date
page-fact-Annotator = Annotator
page-fold = Fold this variation
page-unfold = Unfold this variation
page-clock-left = { $time } left on the clock
page-clock-spent = { $time } spent on this move

# The analysis board.

page-analysis-open = Analyse
page-analysis-board = Analysis board
page-study-keep = Keep in the library
page-study-kept = Kept in the library
page-study-known = The library has it already, just as it is
page-play-on = Play on from here
page-annotate = Notes
page-marks = Signs
page-comment-game = Write something about the game
page-draw = Draw
page-draw-about = Draw on the board: press a square twice to mark it, two squares for an arrow; or use the right mouse button
page-ink = { $ink ->
        [G] Green
        [R] Red
        [Y] Yellow
       *[B] Blue
    }
page-arrange = This line
page-arrange-promote = Put first
page-arrange-main-line = Make it the main line
page-arrange-earlier = Further up
page-arrange-later = Further down
page-arrange-delete = Delete from here
page-arrange-delete-sure = Delete this move and everything that follows?
page-mark-1 = Good move
page-mark-2 = Mistake
page-mark-3 = Excellent move
page-mark-4 = Blunder
page-mark-5 = Interesting move
page-mark-6 = Doubtful move
page-mark-7 = The only move
page-mark-10 = Even position
page-mark-13 = Unclear position
page-mark-14 = The first player is slightly better
page-mark-15 = The second player is slightly better
page-mark-16 = The first player is better
page-mark-17 = The second player is better
page-mark-18 = The first player wins
page-mark-19 = The second player wins

# The opening explorer.

page-explorer = Opening explorer
page-explorer-side = The player’s side
page-explorer-any-side = either
page-explorer-none = No game of the library has this position.
page-explorer-games =
    { $count ->
        [one] One game with this position
       *[other] { $games } games with this position
    }
page-explorer-move = Move
page-explorer-count = Games
page-explorer-results = Won, drawn, lost
page-explorer-who = Played by
page-explorer-last = Last played: { $date }
page-explorer-bar = { $wins } won, { $draws } drawn, { $losses } lost by those who played it
page-games-with-position = Games with this position
page-with-position = Games with the position that you looked at: { $game }

# Studies.

page-study = Study
page-my-studies = My studies
page-no-studies = No studies yet. On an analysis board, “Make it a study” begins one.
page-no-study = There is no such study
page-no-study-about = The link may be incomplete, or its author has deleted the study.
page-begin-study = Make it a study
page-study-title = Title of the study
page-chapter-title = Title of the chapter
page-chapter-from-here = Begin with the position on the board
page-add-chapter = Add a chapter
page-rename-chapter = Rename
page-chapter-up = Chapter up
page-chapter-down = Chapter down
page-done = Done
page-study-link = Link to read along
page-study-files = All chapters as one file
page-study-forget = Delete the study
page-study-forget-sure = Delete this study? Its analysis boards stay among your tables.

# The hall of results.

page-hall = Results
page-hall-about = Everyone who has finished a game here, people and computers alike.
page-hall-empty = No game has been finished yet.
page-all-games = All games
page-player = Player
page-games-played = Games
page-won = Won
page-drawn = Drawn
page-lost = Lost
page-points = Points
page-scores = Scores
page-people-without-name = People without a name

# Rules, settings, about.

page-rules = Rules
page-rules-settings = What this game lets you decide, and what is set here.
page-rules-set-up = Set up a game by these rules
page-back-to-game = Back to the game
page-settings = Settings
page-settings-page = The page
page-settings-board = The board
page-settings-sound = Sound
page-language = Language
page-theme = Theme
page-theme-name =
    { $theme ->
        [light] light
        [dark] dark
       *[other] like the system
    }
page-board-colours = Colours of the board
page-board-name =
    { $board ->
        [wood] wood
        [green] green
        [blue] blue
        [slate] slate
       *[other] your own
    }
page-own-colour = A colour of your own
page-cell-size = Size of a square:
page-cell-size-fit = fills the space
page-cell-size-pixels = { $pixels } pixels
page-motion = Movement of the pieces
page-motion-name =
    { $speed ->
        [0] none
        [350] slow
        [110] fast
       *[other] normal
    }
page-pause-of-computers = Computers wait a moment before they move
page-pieces = Pieces
page-pieces-name =
    { $pieces ->
        [round] Round
        [flat] Flat
        [marked] With patterns
       *[other] { $pieces }
    }
page-contrast = Strong contrast
page-hear-sounds = Hear the sounds
page-sound-name =
    { $sound ->
        [move] Move
        [capture] Capture
        [flip] Discs turned
        [king] King
        [refused] Not allowed
        [victory] Win
        [defeat] Loss
        [draw] Draw
       *[other] { $sound }
    }
page-show-targets = Show where a piece can go
page-show-movable = Ring the pieces that can move
page-show-evaluation = Show the evaluation
page-volume = Volume
page-mute = Mute
page-sound-on = Sound on
page-about = About
page-version = version { $version }
page-about-what = Plateau is a place to play classic board games, with friends or against the computer, and to see how the computer thinks.
page-about-how = The games, the computer players and this page are one program on your own machine: nothing leaves it.
page-about-free = Free software under the MIT or Apache licence, whichever you prefer.
page-quit = Quit
page-quit-sure = End Plateau? Unfinished games are kept.
page-ended = Plateau has ended
page-ended-about = Everything is kept. You can close this window; start the program again to go on.
page-keys = Keys
page-key-walk = Move around the board
page-key-act = Play or pick up
page-key-put-back = Put a piece back
page-key-named-end = End
page-key-named-enter = Enter
page-key-named-esc = Esc
page-key-named-home = Home
page-key-named-space = Space

# Tournaments.

page-tournament = Tournament
page-tournament-about = Computers and people play each other, as often as you like, and you see who is the strongest.
page-entrants = Who takes part
page-add-entrant = Add a player
page-remove-entrant = Remove this player
page-contest-format = Who meets whom
page-contest-format-name =
    { $format ->
        [round-robin] everyone against everyone
        [gauntlet] the first against all others
        [swiss] Swiss system: players with equal scores meet
        [knock-out] knock-out: the loser is out
       *[other] { $format }
    }
page-contest-games = Games in each pairing
page-begin-tournament = Begin the tournament
page-another-tournament = Another tournament
page-contest-stop = Stop
page-contest-played = Games played
page-contest-progress = { $played } of { $planned } games
page-standings = Standings
page-rating = Rating
page-rating-note = The rating says how strong a player is among these; higher is stronger. The number after ± is how far off it may still be. For two players it is Elo: the average is 1500, and the interval is right 95 times in 100. At tables of many, players begin at 25.
page-crosstable = Everyone against everyone
page-crosstable-note = Each cell: games won, drawn and lost by the player in the row against the player in the column.
page-embed-whole = Open in Plateau (a new window)
page-classes = Classes
page-class-about = Pupils with a card each: a wall of all boards, pairs, rounds, a display, exercises with marks.
page-class-new = New class
page-class-untitled = Class without a name
page-class-title = Name of the class
page-class-names = Pupils, one name on each line
page-class-names-about = A first name is enough. No address and no password is asked for; the cards are the keys.
page-class-begin = Begin the class
page-class-pupils = { $pupils ->
        [one] { $pupils } pupil
       *[other] { $pupils } pupils
    }
page-class-wall = All boards
page-class-no-boards = No board yet. Choose what to begin, or two pupils to pair.
page-class-teacher = Teacher
page-class-computer = Computer
page-class-stop = Stop everything
page-class-resume = Resume
page-class-stopped = Stopped: the clocks stand, and no pupil can play.
page-class-settings = Settings
page-class-cards = Cards
page-class-results = Results (CSV)
page-class-begin-what = Begin
page-class-begin-computer = All against the computer
page-class-begin-display = I play all
page-class-begin-arena = Arena
page-class-begin-round-robin = Round robin
page-class-mode-idle = Nothing goes on yet.
page-class-mode-pairs = Pairs
page-class-mode-computer = All against the computer
page-class-mode-display = Simultaneous display
page-class-mode-arena = Arena
page-class-mode-round-robin = Round robin
page-class-round = Round { $round } of { $of }
page-class-next-round = Next round
page-class-roll = Pupils
page-class-choose = Pair
page-class-choose-pupil = Choose { $name }
page-class-card = Card
page-class-here = is here
page-class-away = is not here
page-class-renew = New card
page-class-renewed = { $name } needs a new card: the old one is good for nothing.
page-class-remove = Remove
page-class-pair = Let the two chosen play
page-class-pair-two = choose two pupils first
page-class-add = Add pupils
page-class-sheets = Exercises
page-class-hand-out = Hand out a new sheet
page-class-answered = { $answered } of { $pupils } have answered
page-class-mark = { $name }: { $first } of { $all } at first, { $best } at best
page-class-level = Level { $level }
page-class-level-all = Level of the computer that all play against
page-class-game = Game
page-class-clock = Clock (none, move:30, fischer:300,increment=5)
page-class-help = Against the computer, pupils may take back and ask for hints
page-class-settle = Settle
page-class-end = End the class
page-class-back = Back to the class
page-class-print = Print the cards
page-class-cards-about = One card for each pupil. Whoever holds it is that pupil: a lost card is replaced by a new one, which revokes it.
page-class-card-about = Point a camera at the code, or type the link.
page-class-code = Code of the card of { $name }
page-desk = My desk
page-desk-hello = Hello, { $name }
page-desk-score = games: { $games }, points: { $points }
page-desk-stopped = Your teacher has stopped everything. Look up!
page-desk-wait = Your board will appear here. Wait for your teacher.
page-desk-play = Go to the board
page-desk-again = Another game
class-column-name = name
class-column-games = games
class-column-points = points
class-column-sheet = exercise
error-class-none = there is no such class
error-class-card = this card is not valid, or no longer: ask your teacher for a new one
error-class-stopped = your teacher has stopped the games
error-class-rule = only your teacher can do that in this class
error-class-many = you have too many classes: end one first
error-class-pupils = a class has room for { $most } pupils
error-class-pupil = there is no such pupil
error-class-rounds = all have met after { $rounds } rounds
page-exercise-expectiminimax = expectiminimax (dice)
page-exercise-star1 = Star1 (dice, with cuts)
page-exercise-max-n = max-n (three players)
page-exercise-shallow-max-n = max-n with shallow pruning
engine-expectiminimax-about = the mean where chance decides
engine-star1-about = the same, without what cannot matter
engine-shallow-max-n-about = max-n, without what cannot matter
