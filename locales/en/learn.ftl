# Evaluations that are learned from games.

help-train = Learns an evaluation from games against itself.
help-train-more = Each round plays games with the weights of the round before and fits new weights to them. The first round plays at random; the last judges the latest games again by a deeper search. Everything is kept in a folder, so the same command continues where it was stopped. The resulting file plays with eval="patterns:file=FILE".
help-train-game = the game: othello or connect-four
help-train-rounds = how many rounds; default: 6
help-train-games = how many games in each round; default: 20,000
help-train-depth = how many moves to look ahead in the games, after three quick rounds; default: 3
help-train-label-depth = how many moves the last round looks ahead when it judges games again, 0 for no such round; default: 4
help-train-solve = how many moves before the end the solver of the game takes over; default: 10
help-train-seed = the seed of the games: the same seed gives the same weights; default: 1
help-train-threads = how many threads to use; default: as many as there are processors
help-train-folder = the folder in which the training is kept; default: GAME-training
help-train-resume = continues with the plan in the folder, whatever the other options say
help-train-from = a file of weights to begin with, instead of random games
help-train-output = the file for the weights; default: GAME.weights
help-train-report = a page with the learning curve, the error by phase and the match of each round against the one before
help-train-examples =
    {"  "}plateau train connect-four --rounds 2 --games 40 --depth 1 --label-depth 0
    {"  "}plateau train connect-four --resume

train-progress = round { $round } · { $pace } games/s · error { $error }
train-fitting = round { $round } · fitting { $positions } positions
train-round = Round { $round } ({ $work }): { $games } games, error { $error }, against the round before { $won } won, { $drawn } drawn, { $lost } lost
train-work-given = weights given at the start
train-work-random = random games
train-work-play = games { $depth } moves deep
train-work-label = judged again { $depth } moves deep
train-stopped = Stopped. What was played is in { $folder }; the same command continues from there.
train-done = The weights are in { $file }: play with eval="patterns:file={ $file }".

train-report-title = How the evaluation of { $game } was learned
train-report-about = The error is the mean difference, in points, between what the weights say of a position and its label: the result of the game, what the solver found, or what a search found. Positions from games that were not learned from show what was understood and not just memorised. Each round plays 120 games against the round before, two moves deep.
train-report-round = round
train-report-work = games
train-report-games = number
train-report-positions = positions
train-report-learned = error where learned
train-report-error = error on other games
train-report-match = won – drawn – lost
train-report-curve = The learning curve
train-report-phases = The error by phase of the game
train-report-phase = phase
train-report-after = after round { $round }
train-report-number = { $number }
train-report-weights = What the weights say
train-report-weights-about = Taken from games that a player with these weights plays against itself, one move in seven by lot. The number on a square is what it is worth, in points, that the disc there is one’s own and not the other’s; where points are not counted, it is a change of the logarithm of the odds.
train-report-squares = What a disc on each square is worth
train-report-stage = { $number ->
    [1] first quarter of the game
    [2] second quarter
    [3] third quarter
   *[other] last quarter
}
train-report-shapes-about = And by how much each kind of shape, all places where it lies taken together, usually moves the opinion up or down (standard deviation).
train-report-shape = shape
train-shape-corner = corner of nine squares
train-shape-angle = two edges at a corner
train-shape-edge = edge with both X squares
train-shape-block = edge without its second squares, and four below
train-shape-line-2 = second line
train-shape-line-3 = third line
train-shape-line-4 = fourth line
train-shape-diagonal-8 = diagonal of eight
train-shape-diagonal-7 = diagonal of seven
train-shape-diagonal-6 = diagonal of six
train-shape-diagonal-5 = diagonal of five
train-shape-diagonal-4 = diagonal of four
train-shape-row = row
train-shape-column = column
train-shape-upright = two columns, four high
train-shape-lying = four columns, two high
train-shape-rising = rising four
train-shape-falling = falling four

error-train-game = nothing can be learned about { $game }; there is { $allowed }
error-train-file = { $path }: { $error }
error-train-other-plan = { $path } holds another training: give another folder, or continue that one with --resume
error-train-weights = { $path }: { $error }
error-train-not-learnable = nothing can be learned about { $game }
error-train-nothing-to-resume = there is no training of this game in { $folder }
error-train-nothing-given = the training in { $folder } begins with given weights: name their file by --from

error-weights-read = the weights in { $file } cannot be read: { $problem }
error-weights-file = { $file }: { $problem }
error-weights-not-weights = this is not a file of weights
error-weights-version = these are weights of version { $version }, which this program does not know
error-weights-damaged = the weights are damaged or cut short
error-weights-foreign = these are weights for { $found }, not for { $expected }
error-weights-other-shapes = these weights were made for other shapes of { $name }
error-weights-not-opened = { $file } was not opened: only the command line names files
