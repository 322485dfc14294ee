# A class that writes players: exercises, hand-ins, the ladder.

help-value-language = LANGUAGE
help-value-megabytes = MEGABYTES

help-assignment = Gives a class the exercise of writing a player, and checks one.
help-assignment-more = new lays out a folder with a player that runs as it is and the text of the exercise; check says whether the player plays legally and in time, wins what can be won by force, and counts the nodes that minimax and alpha-beta should visit.
help-assignment-examples =
    {"  "}plateau assignment new my-player --game connect-four --language python
    {"  "}plateau assignment check my-player
help-assignment-new = Lays out an exercise: a player to be completed, and what is to be done.
help-assignment-new-more = The text of the exercise is in the language that Plateau speaks (--lang). The folder must be new or empty.
help-assignment-new-folder = where: a folder that is new or empty
help-assignment-new-game = the game and its settings, as in morpion:players=3
help-assignment-new-language = python, java, javascript, cpp or rust; default: python
help-assignment-new-examples =
    {"  "}plateau assignment new my-player --game connect-four --language python
    {"  "}plateau assignment new exercice --game othello --language java --lang fr
help-assignment-check = Checks the player in a folder.
help-assignment-check-more = The player is built and started as its file bot.toml says. Positions are found by lot, and the same seed finds the same.
help-assignment-check-folder = where the player is; default: here
help-assignment-check-game = the game to try; default: the one that bot.toml names
help-assignment-check-time = how many seconds it is given for a move; default: 2
help-assignment-check-seed = what positions follow from; default: 1
help-assignment-check-examples =
    {"  "}plateau assignment check
    {"  "}plateau assignment check my-player --time 5

assignment-laid-out = { $folder } is ready: what to do is in { $text }, the player in { $main }
assignment-file-remark = How the player is built and started.
assignment-check-wins = { $positions ->
    [0] finds forced wins
    [one] finds a forced win
   *[other] finds { $positions } forced wins
 }
assignment-check-minimax = visits what minimax visits in given trees
assignment-check-alpha-beta = visits what alpha-beta visits in given trees
assignment-missed-win = after the moves "{ $moves }" it played { $played }; these win: { $winning }
assignment-no-nodes = it tells no number of nodes: call state.report with it
assignment-wrong-value = the tree { $tree } is worth { $ours }, it says { $theirs }
assignment-wrong-branch = in the tree { $tree } the branch is { $ours }, it played { $theirs }
assignment-wrong-count = in the tree { $tree } it counted { $theirs } nodes, there are { $ours } to visit (the root and the leaves count)
assignment-check-failed = there is still something to do
error-assignment-not-empty = { $folder } is not empty: name a new folder
error-assignment-folder = { $folder } cannot be written: { $problem }

help-ladder = Lets the players that students hand in meet each other and ours.
help-ladder-more = Each folder within FOLDER is a hand-in: the file bot.toml says how it is built and started, or it is one of the starters of plateau assignment. Every hand-in meets every other and the players of --against, within bounds of time, memory, processes and output. Games are kept: the same command goes on where it was stopped, and plays only what is new when a hand-in is added or changed. The result is a page (index.html), lists (standings.csv, games.csv) and the games (games.json).
help-ladder-folder = where the hand-ins are, a folder for each
help-ladder-game = the game and its settings; default: the one that a hand-in names in bot.toml
help-ladder-against = a player of ours that all meet, by level or by engine; may be given several times; default: random, level:1 and level:3
help-ladder-games = how many games those who meet play; default: one from each seat
help-ladder-time = how many seconds a player has for a move; default: 1
help-ladder-memory = how many megabytes of memory a hand-in may use; default: 512
help-ladder-processes = how many processes a hand-in may have; default: 8
help-ladder-concurrency = how many games to play at the same time; default: 1
help-ladder-seed = what everything random follows from; default: 0
help-ladder-output = where the results go; default: the folder ladder within FOLDER
help-ladder-examples =
    {"  "}plateau ladder hand-ins --game connect-four
    {"  "}plateau ladder hand-ins --against level:5 --time 2 --games 4

error-ladder-empty = there is no folder in { $folder }: each hand-in is a folder of its own
error-ladder-game = no hand-in says in bot.toml which game it is for: add --game
error-hand-in-missing = { $folder } has no { $file } that says how the player is started, and none of the starters’ files
error-hand-in-file = { $file } cannot be understood: { $problem }
error-hand-in-command = the command in { $file } is empty
error-hand-in-large = { $folder } is larger than { $megabytes } megabytes
error-hand-in-read = { $path } cannot be read: { $problem }
error-hand-in-build = it could not be built: { $command } – { $problem }
hand-in-said = it said: { $text }
ladder-not-built = { $name } does not take part: { $problem }
ladder-bounds-namespaces = Hand-ins ran with bounded time, memory, processes and output, without a network, and could write nothing but temporary files. They could read what every user of this machine may read.
ladder-bounds-limits = Hand-ins ran with bounded time, memory, processes and output. There is no bubblewrap (bwrap) here, so they could use the network and read and change everything that the user who ran this may.
ladder-written = The page is index.html in { $folder }, the lists are beside it.
ladder-findings-title = What happened, and how far they searched
ladder-column-player = Player
ladder-column-illegal = Illegal moves
ladder-column-nonsense = Nonsense
ladder-column-late = Too late
ladder-column-crashed = Broke down
ladder-column-absent = Did not start
ladder-column-exceeded = Beyond bounds
ladder-column-nodes = Nodes per move
ladder-column-ours = Our alpha-beta, same depth
ladder-column-ratio = Ratio

# The search of another program, beside ours.
cut-audit-unsound = { $nodes ->
    [one] at one node moves were left out that might have mattered, after "{ $line }"
   *[other] at { $nodes } nodes moves were left out that might have mattered, first after "{ $line }"
 }
cut-audit-needless = { $nodes } of { $all } nodes could have been left out by alpha-beta, first after "{ $line }"
cut-audit-alike = alpha-beta with the same moves in the same order visits the same { $nodes } nodes
cut-audit-ours = our alpha-beta visits { $nodes } nodes at depth { $depth } and finds { $score }
