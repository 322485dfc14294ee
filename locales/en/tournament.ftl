# Matches and tournaments: what they are told, what they tell.

help-value-openings = OPENINGS
help-value-rules = RULES
help-value-elo0-elo1 = ELO0,ELO1

help-match = Plays a match between computers: who is stronger, by how much.
help-match-more = Games come in rounds: on every opening each player takes every seat once. Two players are compared by Elo with its 95 % interval and by the likelihood that the first is the stronger; tables of many by a rating that begins at 25. With --output every game is kept as soon as it is over, and the same command goes on where it was stopped.
help-match-game = the game and its settings, as in morpion:width=10,height=10,align=5
help-match-players = who plays: as many as the game has seats, by level or by engine
help-match-games = how many games to play in all; default: 100
help-match-openings = where games begin: random:PLIES for that many random moves, none for the usual start, or a file with an opening on each line, as moves or as a position; default: random:4, and none on boards so small that random moves decide the game
help-match-order = in which order the openings of a file or book come: sequential or random; default: sequential
help-match-plies = how many moves to take of each opening in a file; default: all, and 8 of a game that is over
help-match-clock = how much time each player has for a game, whatever its own limits: 1+0.01 (seconds, and seconds after every move), 40/60+1 (for every forty moves) or 0.1/move; ,margin=0.2 is by how much it may be exceeded. Who exceeds it loses
help-match-adjudicate = when to end a game early: resign:score=500,moves=4, draw:score=20,moves=8,from=60 or length:400; several with commas between them, or the option again
help-match-count-forfeits = counts games that were lost because a program failed; by default they are told and not counted
help-match-concurrency = how many games to play at the same time; default: 1
help-match-seed = what everything random follows from: the same seed gives the same games, however many are played at the same time
help-match-output = the file that keeps the games, a line of JSON for each
help-match-export = also writes the games, or the result, to a file: PDN, XML, JSON and more, a CSV list or an HTML page, as its name ends; may be given several times
help-match-json = prints one JSON object instead of text
help-match-sprt = stops as soon as it is clear whether the first player is stronger by the first number of Elo points or by the second
help-match-alpha = how often the test may accept the second number by mistake; default: 0.05
help-match-beta = how often the test may accept the first number by mistake; default: 0.05
help-match-elo-model = what a point of --sprt is: logistic, or normalised by how much games vary; default: logistic
help-match-examples =
    {"  "}plateau match connect-four level:3 level:2 --games 20
    {"  "}plateau match othello minimax:2,eval=matrix minimax:2,eval=discs --games 10
    {"  "}plateau match morpion:players=3 level:4 random greedy --games 30 --json
    {"  "}plateau match morpion pvs:2 random --sprt 0,50 --seed 7
    {"  "}plateau match draughts level:3 level:2 --games 4 --export games.pdn

help-tournament = Lets any number of computer players meet each other.
help-tournament-more = In a round robin everyone meets everyone else; in a gauntlet the player named first meets all the others. In the Swiss system those meet in each round who have scored alike and have not met; in a knock-out who loses a meeting is out, a meeting that is level is played off (eight pairs of games at most, then the player named earlier goes on), and who is named first is seeded first. It tells how everyone did, and shows a crosstable of wins, draws and losses.
help-tournament-game = the game and its settings, as in othello:size=6
help-tournament-players = who takes part, by level or by engine
help-tournament-format = round-robin or gauntlet; default: round-robin
help-tournament-anchor = the player whose rating is given and that rating, as in level:1=1000; otherwise the average is 1500
help-tournament-games = how many games each table plays; default: 100
help-tournament-openings = where games begin: random:PLIES, none, or a file with an opening on each line; default: random:4, and none on the smallest boards
help-tournament-clock = how much time each player has for a game, as for a match
help-tournament-adjudicate = when to end a game early, as for a match
help-tournament-count-forfeits = counts games that were lost because a program failed; by default they are told and not counted
help-tournament-concurrency = how many games to play at the same time; default: 1
help-tournament-rounds = how many rounds of the Swiss system to play; default: as many as leave one player unbeaten
help-tournament-order = in which order the openings of a file or book come: sequential or random; default: sequential
help-tournament-plies = how many moves to take of each opening in a file; default: all, and 8 of a game that is over
help-tournament-seed = what everything random follows from
help-tournament-output = the file that keeps the games, a line of JSON for each
help-tournament-export = as for a match: games, a CSV list or an HTML page
help-tournament-json = prints one JSON object instead of text
help-tournament-examples =
    {"  "}plateau tournament connect-four level:1 level:3 level:5 --games 4
    {"  "}plateau tournament othello:size=6 greedy random minimax:2 --format gauntlet
    {"  "}plateau tournament connect-four level:1 level:2 greedy random --format swiss

help-tune = Finds better values for the knobs of an engine, by playing.
help-tune-more = In every step all knobs are moved at once, each up or down by lot, the two engines so made play each other, and every knob takes a step towards the better (SPSA). With --output every step is kept as soon as it is taken, and the same command goes on where it was stopped. Knobs are those of our engines, or the parameters of another program.
help-tune-game = the game and its settings, as in othello:size=6
help-tune-engine = the engine, with the limits it plays under, as in mcts:nodes=500
help-tune-knob = a knob and its least and greatest values, as in exploration=20..300; may be given several times
help-tune-steps = how many steps to take; default: 200
help-tune-games = how many games to play in each step; default: 2
help-tune-openings = where games begin, as for a match
help-tune-concurrency = how many games to play at the same time; default: 1
help-tune-seed = what everything random follows from; default: 0
help-tune-output = the file that keeps the steps, a line of JSON for each
help-tune-json = prints one JSON object instead of text
help-tune-examples =
    {"  "}plateau tune connect-four mcts:nodes=100 --knob exploration=0..400 --steps 5
    {"  "}plateau tune othello mcts:nodes=20 --knob exploration=50..200 --steps 3 --json

tune-progress = { $values } (score { $score })
tune-title = { $engine } at { $game }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, { $games } games
tune-knob = {"  "}{ $name }: { $start } at first, { $value } now (it moved by { $spread } in the last quarter of the steps)
tune-check = to see what it is worth: plateau match { $game } "{ $tuned }" "{ $engine }" --sprt 0,20
error-tune-knob = "{ $text }" is no knob to tune: give a name, its least value and its greatest, as in exploration=20..300
help-value-name-range = NAME=MIN..MAX

contest-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
contest-progress = won { $wins }, drawn { $draws }{ $more }
contest-progress-elo = , Elo { $elo } ± { $error }
contest-progress-llr = , LLR { $llr } ({ $lower } to { $upper })
contest-progress-pace = , { $games } games/s
contest-player = { $percent } %, { $points } points, won { $wins }, lost { $losses }
contest-player-rated = { $player }, rating { $rating } ± { $uncertainty }
contest-draws = draws: { $draws }
contest-by-seat = won by seat: { $wins }
contest-reason = { $games } × { $reason }
contest-forfeits = { $name } lost { $games ->
        [one] one game
       *[other] { $games } games
    } because its program failed: { $fault }
contest-forfeits-void = { $name } lost { $games ->
        [one] one game, which is not counted,
       *[other] { $games } games, which are not counted,
    } because its program failed: { $fault }
error-contest-absent = { $name } cannot take part: { $problem }
contest-pairs = pairs of games in which { $name } scored 0, ½, 1, 1½ and 2 points: { $pairs }
contest-finding = { $finding }: { $size }, { $los }
contest-stronger = { $name } is stronger
contest-ahead = no clear difference, { $name } is ahead
contest-even = no difference
contest-elo = { $elo } Elo ({ $interval })
contest-elo-all = won everything ({ $interval })
contest-interval = { $low } to { $high }
contest-at-least = at least { $low } Elo
contest-unbounded = too few games for an interval
contest-signed = { $sign }{ $elo }
contest-los = LOS { $los } %
contest-los-above = LOS above { $los } %
contest-sprt = SPRT from { $elo0 } to { $elo1 }: ratio { $ratio } between { $lower } and { $upper }, { $verdict }
contest-sprt-open = nothing is decided
contest-sprt-first = the first number holds
contest-sprt-second = the second number holds
contest-interrupted = stopped early: with --output FILE a match can be continued later
contest-interrupted-kept = stopped early: the same command continues from here
contest-round = round { $number }: { $meetings }
contest-met = { $first } – { $second } { $points }–{ $others }
contest-bye = { $name } has no opponent
contest-winner = { $name } wins the knock-out
contest-crosstable = Each player’s wins, draws and losses against each other player:
contest-column-player = player
contest-column-games = games
contest-column-won = won
contest-column-lost = lost
contest-column-points = points
contest-column-share = share
contest-column-rating = rating
contest-cell = { $number }
contest-cell-percent = { $number } %
contest-crosstable-title = Against each other
contest-crosstable-note = Wins, draws and losses of the player at the left against the one above.

reason-length = the game went on for too long

error-contest-human = people do not play in matches: name levels or engines
error-contest-seats = this game is for { $seats } players and { $players } were named; plateau tournament takes any number
error-contest-too-few = a table of { $seats } needs at least as many players, and { $players } were named
error-contest-export = the ending of { $path } is not known: end the name with .csv, .html or a form of games such as .pdn, .xml or .json
error-contest-openings = "{ $text }" names no openings: give none, random:PLIES, book or a file
error-contest-opening-game = game { $number } of the openings is no opening of this game: { $text }
error-contest-no-book = no book of openings comes with the program for this game, only for { $games }
error-contest-order = there is no order "{ $name }": choose { $allowed }
error-contest-rounds = this format is for tables of two, and this game has { $seats } at a table
error-contest-openings-file = the openings in { $file } cannot be read: { $problem }
error-contest-clock = "{ $text }" is no clock: give seconds and seconds after every move as in 1+0.01, moves and seconds as in 40/60, or 0.1/move
error-contest-opening-line = line { $line } of the openings is no opening of this game: { $text }
error-contest-no-openings = there is no opening in the file
error-contest-format = there is no format "{ $name }": choose { $allowed }
error-contest-sprt = "{ $text }" is no test: give two numbers of Elo points, the smaller first, as in 0,10
error-contest-sprt-two = a test compares two players: this game has more
error-contest-share = "{ $text }" is no share of errors: give a number above 0 and below 0.5
error-contest-elo-model = there is no scale "{ $name }": choose logistic or normalised
error-contest-anchor = "{ $text }" anchors no player: give one of { $players }, an equals sign and a rating
error-journal-file = { $file } cannot be used: { $problem }
error-journal-line = line { $line } of { $file } is no game of a match; nothing was changed
error-journal-other = { $file } holds the games of another match; nothing was changed
