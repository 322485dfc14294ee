# Our engines in other programs, other programs’ engines at our table; completions and manual pages.

help-value-protocol = PROTOCOL
help-value-place = PLACE
help-value-side = SIDE
help-value-shell = SHELL
help-value-folder = FOLDER

help-engine = Lets an engine play in another program.
help-engine-more = The other program starts it and speaks to it, and decides how long to think; unless a player is named it gets the strongest engine of the game. With dxp the engine plays draughts over a network instead, and the games are told as PDN. docs/protocols.md tells how to add it to the programs that people use.
help-engine-protocol = what the other program speaks: hub (draughts), nboard or gtp (Othello), gomocup (five in a row), json (every game), or dxp
help-engine-player = who plays, as in level:7 or alpha-beta:depth=6; default: the strongest engine
help-engine-program = with check in place of a protocol: the program to try, as players are named, as in hub:path=scan,arguments=hub
help-engine-json = with check, prints one JSON object instead of text
help-value-program = PROGRAM
engine-check-ok = ok     { $about }
engine-check-wrong = wrong  { $about }: { $problem }
engine-check-skipped = –      { $about }: not tried
engine-check-starts = starts and plays a move
engine-check-plays-legally = plays a whole game of legal moves
engine-check-keeps-time = keeps to the time it is given
engine-check-plays-again = plays another game without being started again
engine-check-sets-up = plays from a position
engine-check-stops = answers soon when it is told to stop
engine-check-ignores-nonsense = goes on after a command that it does not know
engine-check-ends = ends when it is told to
engine-check-slow = it took { $seconds } s for a move, and { $given } s were given
engine-check-gone = it ended by itself
engine-check-stays = it goes on running
engine-check-failed = the program does not do everything that managers of matches expect
error-engine-check = plateau engine check tries a program that is started here: name it as a player, as in hub:path=scan,arguments=hub
error-engine-program = "{ $program }" is one argument too many: only plateau engine check takes a program
help-engine-game = the game and its settings, as in draughts:variant=russian, where the protocol knows several
help-engine-depth = how many moves to look ahead, unless the other program says
help-engine-nodes = how many positions to look at, unless the other program says
help-engine-time = how many seconds to think, unless the other program says
help-engine-listen = for dxp: the port to wait at for a partner, or address:port
help-engine-connect = for dxp: where the partner waits, as host:port
help-engine-side = for dxp: white or black, for whoever calls; default: white
help-engine-examples =
    {"  "}plateau engine hub
    {"  "}plateau engine gtp --player level:7
    {"  "}plateau engine gomocup --time 5
    {"  "}plateau engine json
engine-waiting = waiting at { $address }
error-engine-wire = --listen, --connect and --side are for dxp
error-engine-game = in json the other program names the game: leave --game out
error-engine-place = dxp needs to know where to play: give --listen PORT or --connect HOST:PORT
error-engine-address = "{ $place }" is no place on a network: give a port, or host:port
error-engine-listen = cannot listen at { $place }: { $problem }
error-dxp = the other program failed: { $problem }

error-guest-path = "{ $spec }" does not say which program to start: add path=
error-guest-missing = there is no program { $path } to start
error-guest-parameter = "{ $text }" is no parameter: write name=value, with spaces between several
error-guest-limit = { $protocol } has no words for { $limit }: set { $allowed }
error-guest-game = the protocol { $protocol } cannot be used for { $game }
error-guest-name = "{ $name }" cannot be the name of an engine in the settings: it is taken, or it is not made of small letters, digits and dashes
error-guest-seconds = { $knob } of an engine in the settings is a number of seconds

help-completions = Writes what a shell needs to complete commands.
help-completions-more = What it prints goes where the shell looks for completions, such as ~/.local/share/bash-completion/completions/plateau for bash.
help-completions-shell = bash, elvish, fish, powershell or zsh
help-completions-examples =
    {"  "}plateau completions bash
    {"  "}plateau completions zsh

help-man = Writes the manual page, or one for every command.
help-man-more = Without a folder the page of the program itself is printed, in the format of man.
help-man-folder = where to put a page for every command
help-man-examples =
    {"  "}plateau man
    {"  "}plateau man man1
man-written = { $count } pages in { $path }
