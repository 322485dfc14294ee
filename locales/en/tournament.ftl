# Matches and tournaments: what they are told, what they tell.

help-value-openings = OPENINGS
help-value-rules = RULES
help-value-elo0-elo1 = ELO0,ELO1

help-match = Plays a match between engines: who is stronger, and by how much.
help-match-more = Games come in rounds: on every opening, each player takes every seat once. Two players are compared by Elo with its 95 % interval and by the likelihood that one is the stronger (LOS); at tables of many, by a rating that begins at 25. With --output every game is saved as soon as it is over, and the same command continues where it was stopped.
help-match-game = the game and its settings, as in morpion:width=10,height=10,align=5
help-match-players = who plays: one player for each seat, by level or by engine
help-match-games = how many games to play in all; default: 100
help-match-openings = the openings: random:PLIES (that many random moves), balanced:PLIES (random moves that leave the game even), book (from the built-in book), none (the usual start), or a file of games or positions, or with one opening per line; default: random:4, but none on boards so small that random moves would decide the game
help-match-order = the order of the openings of a file or book: sequential or random; default: sequential
help-match-plies = how many moves to take of each opening in a file; default: all, but 8 of a finished game
help-match-clock = the clock of each player, whatever limits its engine has: 1+0.01 (seconds per game, and more after every move), 40/60+1 (for every forty moves) or 0.1/move (per move); add ,margin=0.2 to allow that much more. A player who exceeds it loses
help-match-adjudicate = when to end a game early: resign:score=500,moves=4, draw:score=20,moves=8,from=60 or length:400; separate several with commas, or repeat the option
help-match-count-forfeits = counts games that were lost because a program failed; default: they are reported, but not counted
help-match-concurrency = how many games to play at the same time; default: 1
help-match-seed = the seed of all that is random: the same seed gives the same games, however many are played at the same time
help-match-output = the file that keeps the games, one line of JSON each
help-match-export = also writes the games or the result to a file, by its ending: games (.pdn, .xml, .json and more), a list (.csv) or a report (.html); may be repeated
help-match-json = prints one JSON object instead of text
help-match-sprt = stops as soon as it is clear whether the first player is stronger by ELO0 points or by ELO1
help-match-alpha = how often the test may wrongly decide for ELO1; default: 0.05
help-match-beta = how often the test may wrongly decide for ELO0; default: 0.05
help-match-elo-model = the scale of --sprt: logistic, or normalised by how much the results of games vary; default: logistic
help-match-examples =
    {"  "}plateau match connect-four level:3 level:2 --games 20
    {"  "}plateau match othello minimax:2,eval=matrix minimax:2,eval=discs --games 10
    {"  "}plateau match morpion:players=3 level:4 random greedy --games 30 --json
    {"  "}plateau match morpion pvs:2 random --sprt 0,50 --seed 7
    {"  "}plateau match draughts level:3 level:2 --games 4 --export games.pdn

help-tournament = Plays a tournament between any number of engines.
help-tournament-more = In a round robin everyone meets everyone else; in a gauntlet the first player meets all the others. In a Swiss tournament, players with equal scores who have not met yet are paired in each round. In a knock-out, the loser of a meeting is out; a level meeting is played off (up to eight pairs of games, then the player named earlier goes on), and players are seeded in the order in which they are named. The result is a table of standings and a crosstable of wins, draws and losses.
help-tournament-game = the game and its settings, as in othello:size=6
help-tournament-players = who takes part, by level or by engine
help-tournament-format = round-robin or gauntlet; default: round-robin
help-tournament-anchor = the player whose rating is fixed, and that rating, as in level:1=1000; default: the average is 1500
help-tournament-games = how many games to play at each table; default: 100
help-tournament-openings = the openings, as for a match; default: random:4, but none on the smallest boards
help-tournament-clock = the clock of each player, as for a match
help-tournament-adjudicate = when to end a game early, as for a match
help-tournament-count-forfeits = { help-match-count-forfeits }
help-tournament-concurrency = how many games to play at the same time; default: 1
help-tournament-rounds = how many Swiss rounds to play; default: as many as it takes to leave one player unbeaten
help-tournament-order = { help-match-order }
help-tournament-plies = { help-match-plies }
help-tournament-seed = the seed of all that is random
help-tournament-output = { help-match-output }
help-tournament-export = also writes games, a CSV list or an HTML report, as for a match
help-tournament-json = prints one JSON object instead of text
help-tournament-examples =
    {"  "}plateau tournament connect-four level:1 level:3 level:5 --games 4
    {"  "}plateau tournament othello:size=6 greedy random minimax:2 --format gauntlet
    {"  "}plateau tournament connect-four level:1 level:2 greedy random --format swiss

help-tune = Tunes settings of an engine by playing games (SPSA).
help-tune-more = In each step every setting moves a little, up or down at random; the engine so changed plays the engine changed the other way, and every setting takes a step towards the better of the two. With --output every step is saved, and the same command continues where it was stopped. The settings are those of our engines, or the parameters of an external engine.
help-tune-game = the game and its settings, as in othello:size=6
help-tune-engine = the engine, with the limits it plays under, as in mcts:nodes=500
help-tune-knob = a setting with its least and greatest values, as in exploration=20..300; may be repeated
help-tune-steps = how many steps to take; default: 200
help-tune-games = how many games to play in each step; default: 2
help-tune-openings = the openings, as for a match
help-tune-concurrency = how many games to play at the same time; default: 1
help-tune-seed = the seed of all that is random; default: 0
help-tune-output = the file that keeps the steps, one line of JSON each
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
error-tune-knob = "{ $text }" is not a setting to tune: give a name, its least value and its greatest, as in exploration=20..300
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
contest-sprt-open = undecided
contest-sprt-first = the difference is { $elo0 } Elo or less
contest-sprt-second = the difference is { $elo1 } Elo or more
contest-interrupted = stopped early: with --output FILE a match can be continued later
contest-interrupted-kept = stopped early: the same command continues from here
contest-round = round { $number }: { $meetings }
contest-met = { $first } – { $second } { $points }–{ $others }
contest-bye = { $name } has a bye
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
error-contest-export = the ending of { $path } is not known: use .csv, .html or a format of games such as .pdn, .xml or .json
error-contest-openings = "{ $text }" names no openings: give none, random:PLIES, balanced:PLIES, book or a file
error-contest-opening-game = game { $number } of the openings is not an opening of this game: { $text }
error-contest-no-book = there is no built-in opening book for this game, only for { $games }
error-contest-order = there is no order "{ $name }": choose { $allowed }
error-contest-rounds = this format is for games of two players, and this game has { $seats }
error-contest-openings-file = the openings in { $file } cannot be read: { $problem }
error-contest-clock = "{ $text }" is not a clock: give seconds per game and after every move as in 1+0.01, moves and seconds as in 40/60, or seconds per move as in 0.1/move
error-contest-opening-line = line { $line } of the openings is not an opening of this game: { $text }
error-contest-no-openings = there is no opening in the file
error-contest-format = there is no format "{ $name }": choose { $allowed }
error-contest-sprt = "{ $text }" is not a test: give two numbers of Elo points, the smaller first, as in 0,10
error-contest-sprt-two = a test compares two players: this game has more
error-contest-share = "{ $text }" is not a share of errors: give a number above 0 and below 0.5
error-contest-elo-model = there is no scale "{ $name }": choose logistic or normalised
error-contest-anchor = "{ $text }" does not fix a rating: give one of { $players }, an equals sign and a number
error-journal-file = { $file } cannot be used: { $problem }
error-journal-line = line { $line } of { $file } is not a game of a match; nothing was changed
error-journal-other = { $file } holds the games of another match; nothing was changed
