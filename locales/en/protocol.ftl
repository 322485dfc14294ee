# Our engines in other programs, other programs’ engines at our table.

help-value-protocol = PROTOCOL

help-engine = Lets an engine play in another program, which starts it and speaks to it.
help-engine-more = The other program decides how long to think; without a player it gets the strongest engine of the game. docs/protocols.md tells how to add it to the programs that people use.
help-engine-protocol = what the other program speaks: gtp (Othello)
help-engine-player = who plays, as in level:7 or alpha-beta:depth=6; the strongest engine unless given
help-engine-game = the game and its settings, where the protocol knows several
help-engine-depth = how many moves to look ahead, unless the other program says
help-engine-nodes = how many positions to look at, unless the other program says
help-engine-time = how many seconds to think, unless the other program says
help-engine-examples =
    {"  "}plateau engine gtp
    {"  "}plateau engine gtp --player level:7

error-guest-path = "{ $spec }" does not say which program to start: add path=
error-guest-missing = there is no program { $path } to start
error-guest-parameter = "{ $text }" is no parameter: write name=value, with spaces between several
error-guest-game = { $protocol } is not spoken about { $game }
