# Our engines in other programs, other programs’ engines at our table; completions and manual pages.

help-value-protocol = PROTOCOL
help-value-place = PLACE
help-value-side = SIDE
help-value-shell = SHELL
help-value-folder = FOLDER

help-engine = Lets an engine of Plateau play in another program.
help-engine-more = The other program starts the engine, speaks to it and decides how long it thinks. With dxp the engine plays draughts over a network instead, and prints the games as PDN. docs/protocols.md shows how to add it to common programs. plateau engine check tries any engine for what such programs expect.
help-engine-protocol = the protocol of the other program: hub (draughts), nboard or gtp (Othello), gomocup (five in a row), json (every game) or dxp; or check
help-engine-player = who plays, as in level:7 or alpha-beta:depth=6; default: the strongest engine of the game
help-engine-program = with check: the engine to try, named as a player, as in hub:path=scan,arguments=hub
help-engine-json = with check, prints one JSON object instead of text
help-value-program = PROGRAM
engine-check-ok = ok     { $about }
engine-check-wrong = wrong  { $about }: { $problem }
engine-check-skipped = –      { $about }: not tried
engine-check-starts = starts and plays a move
engine-check-plays-legally = plays a whole game of legal moves
engine-check-keeps-time = keeps within its time
engine-check-plays-again = plays another game without being restarted
engine-check-sets-up = plays from a given position
engine-check-stops = answers quickly when told to stop
engine-check-ignores-nonsense = survives an unknown command
engine-check-ends = ends when told to
engine-check-slow = it took { $seconds } s for a move, but had { $given } s
engine-check-gone = it ended unasked
engine-check-stays = it keeps running
engine-check-failed = the engine does not do everything that match managers expect
error-engine-check = plateau engine check needs an external engine, named as a player, as in hub:path=scan,arguments=hub
error-engine-program = "{ $program }" is one argument too many: only plateau engine check takes an engine
help-engine-game = the game and its settings, as in draughts:variant=russian, if the protocol knows more than one
help-engine-depth = how many moves to look ahead, if the other program does not say
help-engine-nodes = how many positions to look at, if the other program does not say
help-engine-time = how many seconds to think, if the other program does not say
help-engine-listen = with dxp: the port to wait at for an opponent, or address:port
help-engine-connect = with dxp: where the opponent waits, as host:port
help-engine-side = with dxp and --connect: white or black; default: white
help-engine-examples =
    {"  "}plateau engine hub
    {"  "}plateau engine gtp --player level:7
    {"  "}plateau engine gomocup --time 5
    {"  "}plateau engine json
engine-waiting = waiting at { $address }
error-engine-wire = only dxp takes --listen, --connect and --side
error-engine-game = in json the other program names the game: leave --game out
error-engine-place = dxp needs --listen PORT or --connect HOST:PORT
error-engine-address = "{ $place }" is not an address: give a port, or host:port
error-engine-listen = cannot listen at { $place }: { $problem }
error-dxp = the other program failed: { $problem }

error-guest-path = "{ $spec }" does not say which program to start: add path= or command=, one of the two
error-guest-missing = there is no program { $path } to start
error-guest-parameter = "{ $text }" is not a parameter: write name=value, and separate several with spaces
error-guest-limit = { $protocol } cannot express { $limit }: set { $allowed }
error-guest-game = the protocol { $protocol } cannot be used for { $game }
error-guest-name = "{ $name }" cannot be the name of an engine in the settings: it is taken, or it is not made of small letters, digits and dashes
error-guest-seconds = { $knob } of an engine in the settings is a number of seconds

help-completions = Writes a completion script for a shell.
help-completions-more = Put it where the shell looks for completions, such as ~/.local/share/bash-completion/completions/plateau for bash.
help-completions-shell = bash, elvish, fish, powershell or zsh
help-completions-examples =
    {"  "}plateau completions bash
    {"  "}plateau completions zsh

help-man = Writes manual pages in the format of man.
help-man-more = Without a folder, the page of the program itself is printed.
help-man-folder = the folder for one page per command
help-man-examples =
    {"  "}plateau man
    {"  "}plateau man man1
man-written = { $count } pages in { $path }
