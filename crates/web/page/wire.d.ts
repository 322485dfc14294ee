export type Message = { "is": "welcome", 
/**
 * The seats that you play for.
 */
yours: Array<number>, 
/**
 * Whether you may steer the table: take back, pause, play again.
 */
steers: boolean, 
/**
 * Whether you are the host, who decides about every seat.
 */
hosts: boolean, 
/**
 * For the host: the tokens of seats that were issued while this server has had the table.
 * Those issued before are known to the browsers that have them, and to no others.
 */
issued: Array<SeatToken>, } | { "is": "state" } & State | { "is": "thinking", 
/**
 * Whose engine.
 */
seat: number, 
/**
 * How many moves ahead everything was looked at.
 */
depth: number, 
/**
 * How good the position is for the engine.
 */
score: number, 
/**
 * The line expected, the best move first.
 */
line: Array<string>, 
/**
 * Positions looked at.
 */
nodes: number, 
/**
 * Positions looked at in a second.
 */
nodes_per_second: number, } | { "is": "advice", 
/**
 * The place in the tree it is about.
 */
node: number, 
/**
 * Whether the engine is done.
 */
done: boolean, 
/**
 * The best move.
 */
best: string, 
/**
 * How good the position is for the player to move.
 */
score: number, 
/**
 * How many moves ahead everything was looked at.
 */
depth: number, 
/**
 * The line expected, the best move first.
 */
line: Array<string>, 
/**
 * The first moves of that line, as they are made on the board.
 */
ahead: Array<PlayedMove>, 
/**
 * What each move was found worth, as far as it was looked at.
 */
choices: Array<Choice>, 
/**
 * The lines of the best moves, the best first.
 */
lines: Array<LineShown>, } | { "is": "line", 
/**
 * The place in the tree that it begins from.
 */
node: number, 
/**
 * The position there as the game writes it, to be played from.
 */
position: string, 
/**
 * What is to be said of it, if it explains a move.
 */
sentence: string | null, 
/**
 * Whether the move that it explains is hardly worse than the best.
 */
good: boolean | null, 
/**
 * Its moves.
 */
steps: Array<LineStepShown>, } | { "is": "place" } & Place | { "is": "threats", 
/**
 * The place in the tree it is about.
 */
node: number, 
/**
 * Who threatens.
 */
seat: number, 
/**
 * With what.
 */
moves: Array<Threat>, } | { "is": "said", 
/**
 * For which seat the person plays; nothing for a host without a seat.
 */
seat: number | null, 
/**
 * A phrase of the set.
 */
phrase: SetPhrase | null, 
/**
 * Words of their own.
 */
text: string | null, } | { "is": "talk", 
/**
 * Whether they may.
 */
free: boolean, } | { "is": "pointed", 
/**
 * The squares.
 */
squares: Array<SquareIndex>, } | { "is": "refused" } & Sentence | { "is": "bye", 
/**
 * Its name in the language files.
 */
id: string, 
/**
 * Why.
 */
sentence: string, 
/**
 * Whether to come again in a moment: the table is as it was then.
 */
again: boolean, };
export type Choice = { 
/**
 * The move.
 */
text: string, 
/**
 * Its score, for the player to move.
 */
score: number, 
/**
 * Whether that is the score; if not, the move is at most that good, or about that good.
 */
exact: boolean, 
/**
 * Whether it is proved.
 */
proven: boolean, 
/**
 * How many moves ahead it was searched.
 */
depth: number, };
export type Threat = { 
/**
 * The move.
 */
played: Move, 
/**
 * How good it would be for them.
 */
score: number, };
export type Sentence = { 
/**
 * Its name in the language files.
 */
id: string, 
/**
 * The sentence.
 */
sentence: string, };
export type Picture = { 
/**
 * How many columns.
 */
columns: number, 
/**
 * How many rows.
 */
rows: number, 
/**
 * What it is made of.
 */
surface: SurfaceName, 
/**
 * On a chequered board, whether the square at the top left is dark.
 */
dark_top_left: boolean, 
/**
 * The colour of each player's pieces; nothing where players are told apart by symbols.
 */
colours: Array<ColourName>, 
/**
 * The squares, row by row from the top left.
 */
cells: Array<Cell>, };
export type Cell = { 
/**
 * What the game calls it; empty for one that is never played on.
 */
name: string, 
/**
 * What stands on it.
 */
piece: PieceOnCell | null, };
export type PieceOnCell = { 
/**
 * What it is.
 */
kind: PieceName, 
/**
 * Whose it is.
 */
seat: number, };
export type SurfaceName = "grid" | "felt" | "chequered" | "frame";
export type PieceName = "symbol" | "disc" | "man" | "king";
export type ColourName = "black" | "white" | "red" | "yellow";
export type SquareIndex = number;
export type Move = { 
/**
 * How it is written, and what to send to play it.
 */
text: string, 
/**
 * The squares to touch, in order; none for a pass.
 */
path: Array<SquareIndex>, 
/**
 * The squares that a piece which moves takes on its way.
 */
takes: Array<SquareIndex>, };
export type PlayedMove = { 
/**
 * Who played it.
 */
seat: number, 
/**
 * The move.
 */
played: Move, };
export type Register = { 
/**
 * The games.
 */
games: Array<GameEntry>, 
/**
 * Set-ups that are ready to play.
 */
presets: Array<PresetEntry>, 
/**
 * What can be set about a person.
 */
person: Array<KnobEntry>, 
/**
 * The engines of other programs that may be seated, by name.
 */
guests: Array<string>, 
/**
 * The ways to measure time.
 */
clocks: Array<ClockEntry>, 
/**
 * The levels that have a name.
 */
levels: Array<LevelEntry>, 
/**
 * How many levels there are.
 */
level_count: number, 
/**
 * The languages.
 */
languages: Array<LanguageEntry>, 
/**
 * The language of this answer.
 */
language: string, 
/**
 * Whether there is a list of open tables.
 */
open_tables: boolean, 
/**
 * How the board looks by default.
 */
appearance: Appearance, 
/**
 * The version of the program.
 */
version: string, };
export type Quit = { 
/**
 * What the link of the host says.
 */
host: string, };
export type GameEntry = { 
/**
 * Its name in a spec.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * What it is, in a line.
 */
about: string, 
/**
 * Whether its players choose the symbols they play with.
 */
symbols: boolean, 
/**
 * The least number of players.
 */
fewest: number, 
/**
 * The greatest number of players.
 */
most: number, 
/**
 * What can be decided about it.
 */
knobs: Array<KnobEntry>, 
/**
 * Who can judge its positions, the best first.
 */
evaluators: Array<EvaluatorEntry>, 
/**
 * Who can play it, the level first.
 */
engines: Array<EngineEntry>, 
/**
 * What each level does at the usual table, the weakest first.
 */
levels: Array<string>, };
export type KnobEntry = { 
/**
 * Its name in a spec.
 */
name: string, 
/**
 * What it does, in a line.
 */
about: string, 
/**
 * What it can be set to, in words.
 */
allowed: string, 
/**
 * The value unless set, as it would be typed.
 */
default: string | null, 
/**
 * What it usually is at a table where nothing of its kind is set.
 */
usual: string | null, 
/**
 * What it comes to unless set, for each choice of the first setting of the game.
 */
implied: { [key in string]: string }, } & ({ "kind": "number", 
/**
 * At least.
 */
min: number, 
/**
 * At most; nothing if there is no end.
 */
max: number | null, 
/**
 * A word that may stand in place of a number.
 */
word: string | null, } | { "kind": "seconds", 
/**
 * At least.
 */
min: number, 
/**
 * At most.
 */
max: number, } | { "kind": "word", 
/**
 * The words.
 */
choices: Array<string>, } | { "kind": "switch", } | { "kind": "text", 
/**
 * How many characters at most.
 */
longest: number, });
export type KnobKind = { "kind": "number", 
/**
 * At least.
 */
min: number, 
/**
 * At most; nothing if there is no end.
 */
max: number | null, 
/**
 * A word that may stand in place of a number.
 */
word: string | null, } | { "kind": "seconds", 
/**
 * At least.
 */
min: number, 
/**
 * At most.
 */
max: number, } | { "kind": "word", 
/**
 * The words.
 */
choices: Array<string>, } | { "kind": "switch", } | { "kind": "text", 
/**
 * How many characters at most.
 */
longest: number, };
export type EvaluatorEntry = { 
/**
 * Its name in a spec.
 */
name: string, 
/**
 * What it looks at, in a line.
 */
about: string, };
export type EngineEntry = { 
/**
 * Its name in a spec.
 */
name: string, 
/**
 * What it does, in a line.
 */
about: string, 
/**
 * Whether it plays this game only.
 */
own: boolean, 
/**
 * What can be set about it, the knob for a bare value first.
 */
knobs: Array<KnobEntry>, };
export type ClockEntry = { 
/**
 * Its name in a spec: `none`, `move`, `fischer`.
 */
name: string, 
/**
 * What can be set about it.
 */
knobs: Array<KnobEntry>, };
export type LevelEntry = { 
/**
 * The name in a spec, such as `very-easy`.
 */
name: string, 
/**
 * The level.
 */
level: number, };
export type PresetEntry = { 
/**
 * Its name.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * What it is, in a line.
 */
about: string, 
/**
 * The name of its game.
 */
room: string, 
/**
 * The game and its settings, as a spec.
 */
game: string, 
/**
 * The players, as specs.
 */
players: Array<string>, 
/**
 * Whether a touched piece that can move must be played.
 */
touch_move: boolean, };
export type LanguageEntry = { 
/**
 * Its code.
 */
code: string, 
/**
 * What it calls itself.
 */
name: string, };
export type Form = { 
/**
 * Its name, to be asked for.
 */
name: FormName, 
/**
 * How the names of its files end.
 */
extension: string, 
/**
 * What people call it.
 */
title: string, };
export type FormName = "csv" | "xml" | "json" | "pdn" | "ggf" | "obf" | "wthor" | "morpion-xml" | "gomocup" | "transcript" | "position";
export type Appearance = { 
/**
 * The side of a square, in pixels; it fills the room there is unless given.
 */
cell_size: number | null, 
/**
 * The colour of the board: red, green and blue.
 */
board_colour: [number, number, number] | null, };
export type Request = { "do": "join", 
/**
 * What you may show; none to watch.
 */
tokens: Array<string>, 
/**
 * What you are called, for those who see you watch.
 */
name?: string, } | { "do": "play", 
/**
 * The move as the state lists it, or in any other notation of the game.
 */
text: string, } | { "do": "undo", 
/**
 * How many.
 */
moves?: number, } | { "do": "redo", 
/**
 * How many.
 */
moves?: number, } | { "do": "goto", 
/**
 * The place.
 */
node: number, } | { "do": "hint", 
/**
 * Which engine; a strong one unless given.
 */
engine?: string, 
/**
 * At which place in the tree; at that on the board unless given.
 */
node?: number, 
/**
 * Whether it may take its time; not unless given.
 */
long?: boolean, } | { "do": "line", 
/**
 * From which place in the tree; from that on the board unless given.
 */
node?: number, 
/**
 * The moves.
 */
moves: Array<string>, } | { "do": "why", 
/**
 * At which place in the tree; at that on the board unless given.
 */
node?: number, 
/**
 * The move.
 */
text: string, } | { "do": "threats", 
/**
 * At which place in the tree; at that on the board unless given.
 */
node?: number, } | { "do": "analyse", 
/**
 * Which engine; a strong one unless given.
 */
engine?: string, } | { "do": "stop-analysis", } | { "do": "touch", 
/**
 * The squares touched so far in this move, the new one last.
 */
squares: Array<SquareIndex>, } | { "do": "point", 
/**
 * The squares.
 */
squares: Array<SquareIndex>, } | { "do": "resign", 
/**
 * For which of your seats; the one at turn, or the first, unless given.
 */
seat?: number, } | { "do": "offer-draw", 
/**
 * For which of your seats.
 */
seat?: number, } | { "do": "accept-draw", 
/**
 * For which of your seats.
 */
seat?: number, } | { "do": "decline-draw", 
/**
 * For which of your seats.
 */
seat?: number, } | { "do": "comment", 
/**
 * The place.
 */
node: number, 
/**
 * What.
 */
text: string, } | { "do": "mark", 
/**
 * The place.
 */
node: number, 
/**
 * The marks by their numbers (NAGs).
 */
marks: Array<number>, } | { "do": "draw", 
/**
 * The place.
 */
node: number, 
/**
 * Everything that is drawn there: a letter for the colour (`G`, `R`, `Y`, `B`), a square,
 * and where an arrow leads: `Gd3`, `R32-28`.
 */
drawings: Array<string>, } | { "do": "arrange", 
/**
 * The move.
 */
node: number, 
/**
 * How.
 */
how: ArrangementName, } | { "do": "pause", } | { "do": "resume", } | { "do": "step", } | { "do": "pace", 
/**
 * In milliseconds.
 */
milliseconds: number, } | { "do": "play-now", } | { "do": "seat", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who sits there now, as a spec.
 */
player: string, } | { "do": "renew-token", 
/**
 * Which seat.
 */
seat: number, } | { "do": "set-up", 
/**
 * The position.
 */
position: string, } | { "do": "again", } | { "do": "settings", 
/**
 * What is to be played, and by whom.
 */
setup: TableRequest, } | { "do": "say", 
/**
 * A phrase of the set.
 */
phrase?: SetPhrase, 
/**
 * Words of your own.
 */
text?: string, } | { "do": "allow-talk", 
/**
 * Whether they may.
 */
free: boolean, } | { "do": "look", 
/**
 * The place.
 */
node: number, } | { "do": "accept-proposal", } | { "do": "decline-proposal", } | { "do": "claim", 
/**
 * Whether it is drawn.
 */
draw: boolean, } | { "do": "give-time", 
/**
 * Whom.
 */
seat: number, } | { "do": "remove", 
/**
 * Whom, by the name of their connection in the state.
 */
viewer: string, } | { "do": "language", 
/**
 * Its code.
 */
code: string, };
export type ArrangementName = "promote" | "main-line" | "earlier" | "later" | "delete";
export type SetPhrase = "hello" | "good-luck" | "well-played" | "good-game" | "thanks" | "one-moment" | "sorry" | "goodbye";
export type State = { 
/**
 * The table.
 */
table: string, 
/**
 * Grows with every change.
 */
sequence: number, 
/**
 * What led here since the state before.
 */
happened: Array<Happening>, 
/**
 * What is played.
 */
game: GameShown, 
/**
 * The board.
 */
board: Picture, 
/**
 * The position as the game writes it, to be copied.
 */
position: string, 
/**
 * Whose turn it is, or would be.
 */
turn: number, 
/**
 * What they may do; nothing when the game is over.
 */
moves: Array<Move>, 
/**
 * The last move.
 */
last: PlayedMove | null, 
/**
 * The lines that decided the game, each from end to end.
 */
lines: Array<Array<SquareIndex>>, 
/**
 * The pieces that must capture.
 */
forced: Array<SquareIndex>, 
/**
 * The piece that must be played because it was touched.
 */
touched: SquareIndex | null, 
/**
 * A count per player that belongs on view (discs, pieces), or nothing.
 */
tallies: Array<number>, 
/**
 * What the opening of the game is called, by the code of a language; nothing if it has no
 * name.
 */
opening: { [key in string]: string } | null, 
/**
 * The draw counters now running.
 */
counters: Array<CounterShown>, 
/**
 * How the game ended, if it has.
 */
ending: EndingShown | null, 
/**
 * Who sits where.
 */
seats: Array<SeatShown>, 
/**
 * Whether `tree` has every node, to forget those of the states before: so in the first state
 * of a connection, and when a game begins.
 */
whole: boolean, 
/**
 * The nodes of the tree of moves that are new or changed since the state before, each after
 * the one it follows; node 0 is the start and no move.
 */
tree: Array<NodeShown>, 
/**
 * The place in the tree that is on the board.
 */
node: number, 
/**
 * Whether the game goes on by itself.
 */
flow: Flow, 
/**
 * The least time that an engine takes for a move, in milliseconds.
 */
pace: number, 
/**
 * The engine that is to move in a game that goes on.
 */
thinking: number | null, 
/**
 * Whose clock is running.
 */
ticking: number | null, 
/**
 * The draw that was offered.
 */
offer: OfferShown | null, 
/**
 * How much time there is, as a spec.
 */
clock: string, 
/**
 * Whether a touched piece that can move must be played.
 */
touch_move: boolean, 
/**
 * Whether the players take turns in beginning the games of a series.
 */
alternate: boolean, 
/**
 * Whether the moves of the game are being judged.
 */
analysing: boolean, 
/**
 * How scores are told at this table.
 */
scale: ScaleShown, 
/**
 * How well each player has played, as far as the game was judged.
 */
review: ReviewShown | null, 
/**
 * The people here, and how a game between them is kept fair.
 */
people: PeopleShown, 
/**
 * What can be done now by the people at the table.
 */
actions: Array<Action>, 
/**
 * When the game began, as precisely as it is known.
 */
begun: string | null, 
/**
 * What else is known of the game, such as `Event` and `Round`, by the names of PDN.
 */
facts: { [key in string]: string }, 
/**
 * Whether it is an analysis board, on which both sides are moved at will.
 */
analysis: boolean, 
/**
 * How the game ended that is analysed, if it has.
 */
result: EndingShown | null, };
export type GameShown = { 
/**
 * Its short name; `game-NAME` is its title in the language files.
 */
name: string, 
/**
 * With everything that was decided or drawn.
 */
spec: string, 
/**
 * As it was asked for, to be set up once more.
 */
asked: string, };
export type SeatShown = { 
/**
 * What they are called, if they were given a name.
 */
name: string | null, 
/**
 * The symbol they play with, where the game has symbols.
 */
symbol: string | null, 
/**
 * A person or an engine.
 */
kind: SeatKind, 
/**
 * The engine as a spec.
 */
engine: string | null, 
/**
 * Its level, if it is an engine of one.
 */
level: number | null, 
/**
 * What it was asked for, to be set up once more.
 */
spec: string, 
/**
 * What is left on the clock, in milliseconds; nothing where time is unlimited.
 */
clock: number | null, 
/**
 * Games won in the series, the one on the board counted when it is over.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games lost.
 */
losses: number, 
/**
 * The points of the series as they are written, such as `1½`.
 */
points: string, 
/**
 * Whether a person who may play for it is connected.
 */
present: boolean, 
/**
 * Whether a guest has taken it by its link, so that the host does not play for it.
 */
taken: boolean, 
/**
 * How long it takes until the absence of its player may be claimed against, in milliseconds;
 * nothing if they are there.
 */
claimable_in: number | null, };
export type SeatKind = "human" | "computer";
export type NodeShown = { 
/**
 * Which place it is; they are numbered from 0.
 */
id: number, 
/**
 * The place before; none for the start.
 */
parent: number | null, 
/**
 * Who played the move that leads here.
 */
seat: number | null, 
/**
 * The move that leads here; empty for the start.
 */
text: string, 
/**
 * The move of the main line that follows, if it is not the first of those that do.
 */
main: number | null, 
/**
 * The comment on it.
 */
comment: string | null, 
/**
 * What an engine thought the place worth, for the player to move there.
 */
score: number | null, 
/**
 * What it would have played there.
 */
best: string | null, 
/**
 * How good the move was found that leads here.
 */
verdict: VerdictShown | null, 
/**
 * How long the player thought, in milliseconds.
 */
spent: number | null, 
/**
 * What was left on the player's clock afterwards, in milliseconds.
 */
left: number | null, 
/**
 * Marks such as `!` by their numbers (NAGs), as PDN counts them.
 */
marks: Array<number>, 
/**
 * What is drawn on the board there: `Gd3`, `R32-28`.
 */
drawings: Array<string>, };
export type CounterShown = { 
/**
 * Its name; `counter-NAME` in the language files.
 */
name: string, 
/**
 * Moves counted so far.
 */
value: number, 
/**
 * The game is drawn when the value gets here.
 */
limit: number, };
export type EndingShown = { 
/**
 * How.
 */
outcome: OutcomeName, 
/**
 * For whom, if it is a win or a loss.
 */
seat: number | null, 
/**
 * Why; `reason-NAME` in the language files. Games name their own counters, so the set is open.
 */
reason: string, };
export type OutcomeName = "win" | "draw" | "loss";
export type Flow = "running" | "stepping" | "paused";
export type OfferShown = { 
/**
 * Who offered it.
 */
by: number, 
/**
 * Who has accepted so far.
 */
accepted: Array<number>, };
export type Action = "undo" | "redo" | "hint" | "resign" | "offer-draw" | "answer-draw" | "pause" | "resume" | "step" | "play-now";
export type Happening = { "what": "begun" } | { "what": "played", 
/**
 * By whom.
 */
seat: number, 
/**
 * The move.
 */
text: string, } | { "what": "went", 
/**
 * How many were taken back.
 */
back: number, 
/**
 * How many were played again.
 */
forth: number, } | { "what": "seated", 
/**
 * Which seat.
 */
seat: number, } | { "what": "declined" } | { "what": "proposal-declined", 
/**
 * By the person on this seat.
 */
seat: number, } | { "what": "taken", 
/**
 * Which seat.
 */
seat: number, } | { "what": "taken-back", 
/**
 * Which seat.
 */
seat: number, } | { "what": "time-given", 
/**
 * Who.
 */
seat: number, 
/**
 * How much, in milliseconds.
 */
milliseconds: number, } | { "what": "cancelled" } | { "what": "changed" } | { "what": "over" };
export type TableRequest = { 
/**
 * The game as a spec: `othello`, `morpion:width=7,height=7,align=5`.
 */
game: string, 
/**
 * The players in the order of seats, as specs: `human:name=Zoé`, `level:7`.
 */
players: Array<string>, 
/**
 * Who begins, counted from zero; drawn or as the game has it unless given.
 */
first?: number, 
/**
 * What everything random follows from; drawn unless given.
 */
seed?: number, 
/**
 * The position to begin from, in any notation of the game.
 */
start?: string, 
/**
 * How much time there is, as a spec: `none`, `move:30`, `fischer:300,increment=5`.
 */
clock?: string, 
/**
 * Whether a touched piece that can move must be played.
 */
touch_move?: boolean, 
/**
 * Whether the players take turns in beginning the games of a series.
 */
alternate?: boolean, 
/**
 * The least time that an engine takes for a move, in milliseconds.
 */
pace?: number, 
/**
 * Whether it is to be an analysis board, on which both sides are moved at will.
 */
analysis?: boolean, 
/**
 * Whether lots are drawn for who sits where.
 */
lots?: boolean, 
/**
 * What one player is given, as a spec: `corners:count=2,to=2`, `men:count=1,to=1`, `moves:to=2`.
 */
handicap?: string, 
/**
 * Whether it is put on the list of open tables, where the server has one.
 */
open?: boolean, 
/**
 * The random opening from which the game begins: `balanced:4`, `random:4`, or `none`.
 */
opening?: string, 
/**
 * Whether everything is allowed in a game between people of several browsers: hints, taking
 * back without asking, pauses.
 */
casual?: boolean, };
export type Opened = { 
/**
 * Its name in addresses; knowing it is the right to watch.
 */
id: string, 
/**
 * The token of the host, who may steer the table.
 */
host: string, 
/**
 * The tokens of the seats, each the right to play for its seat.
 */
seats: Array<SeatToken>, 
/**
 * What is to be said about it: games of a file that were left out, and why.
 */
notice?: string, };
export type SeatToken = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What to show for it.
 */
token: string, };
export type TableEntry = { 
/**
 * Its name in addresses; the browser that opened it is its host.
 */
id: string, 
/**
 * What it is called; empty for one without a name.
 */
title: string, 
/**
 * The tournament it belongs to, if to one.
 */
tournament: string | null, 
/**
 * The game, by its short name.
 */
name: string, 
/**
 * The game with everything that was decided.
 */
spec: string, 
/**
 * Who plays, as specs.
 */
players: Array<string>, 
/**
 * How many moves lead to what is on the board.
 */
moves: number, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * Whether it is an analysis board.
 */
analysis: boolean, 
/**
 * When something last happened, in seconds since 1970.
 */
changed: number, };
export type Kept = { 
/**
 * Its number there.
 */
game: number, 
/**
 * Whether it is new; if not, the same game was there already.
 */
new: boolean, };
export type Import = { 
/**
 * The text.
 */
text: string, 
/**
 * The game, for forms that do not say it; guessed unless given.
 */
game?: string, };
export type Trouble = { 
/**
 * Its name in the language files.
 */
id: string, 
/**
 * What is wrong, in the language asked for.
 */
sentence: string, 
/**
 * Which part of the question is wrong: `game`, `players`, `players.1`, `first`.
 */
field: string | null, };
export type Layout = { 
/**
 * The game, as a spec.
 */
game: string, 
/**
 * The position in any notation of the game.
 */
text?: string, 
/**
 * What stands on each square, row by row from the top left.
 */
cells?: Array<PieceOnCell | null>, 
/**
 * Whose turn it is on a board that was laid out square by square.
 */
turn?: number, };
export type LaidOut = { 
/**
 * The board; as the game begins if the text says nothing else.
 */
board: Picture, 
/**
 * Whose turn it is.
 */
turn: number, 
/**
 * How many play.
 */
players: number, 
/**
 * The kinds of pieces that each of them has.
 */
kinds: Array<PieceName>, 
/**
 * The position as the game writes it.
 */
text: string, 
/**
 * Why no game can go on from here, if so.
 */
problem: Trouble | null, };
export type ContestRequest = { 
/**
 * The game as a spec.
 */
game: string, 
/**
 * What people call it.
 */
name?: string, 
/**
 * Who takes part, as specs: engines, and people by name (`human:name=Zoé`).
 */
players: Array<string>, 
/**
 * Who meets whom. What is no format is refused with a list of those that there are.
 */
format: FormatName, 
/**
 * How many games those who meet play in all.
 */
games: number, 
/**
 * What everything random follows from; drawn unless given.
 */
seed?: number, 
/**
 * Whether people sign in before it begins.
 */
gathers?: boolean, 
/**
 * How many rounds the Swiss system has; as many as leave one unbeaten unless given.
 */
rounds?: number, 
/**
 * How much time the players have, as at a table: `none`, `move:30`, `fischer:300,increment=5`.
 */
clock?: string, 
/**
 * Where games begin, as on the command line: `none`, `random:4`, `book`, or `list` for the
 * list that is given.
 */
openings?: string, 
/**
 * The list of openings: one a line, or games and positions in any form.
 */
opening_list?: string, };
export type ContestShown = { 
/**
 * Its name in addresses; knowing it is the right to look.
 */
id: string, 
/**
 * What people call it; empty for one without a name.
 */
title: string, 
/**
 * How it goes on.
 */
state: ContestStateName, 
/**
 * Whether the browser that asks has opened it.
 */
yours: boolean, 
/**
 * Which of those who take part the browser that asks is, if one.
 */
me: number | null, 
/**
 * The game, by its short name.
 */
name: string, 
/**
 * The game with everything that was decided.
 */
spec: string, 
/**
 * Who meets whom.
 */
format: FormatName, 
/**
 * How much time the players have, if that is limited.
 */
clock: string | null, 
/**
 * When it was opened, in seconds since 1970.
 */
begun: number, 
/**
 * How many games were played.
 */
played: number, 
/**
 * How many games there are to play.
 */
planned: number, 
/**
 * How many were drawn.
 */
draws: number, 
/**
 * Whether there is more to come.
 */
running: boolean, 
/**
 * Who takes part, in the order of the request.
 */
entrants: Array<EntrantShown>, 
/**
 * How everyone did against everyone else: worse, alike, better.
 */
crosstable: Array<Array<[number, number, number]>>, 
/**
 * The rounds so far, where pairings follow from results.
 */
rounds: Array<RoundShown>, 
/**
 * The number of the game between computers that is under way.
 */
watch: number | null, 
/**
 * The forms in which its games can be had.
 */
forms: Array<FormName>, };
export type EntrantShown = { 
/**
 * Who, as a spec.
 */
spec: string, 
/**
 * Whether it is a person.
 */
person: boolean, 
/**
 * Whether a browser has said that it is this person.
 */
taken: boolean, 
/**
 * Games played.
 */
games: number, 
/**
 * Games won.
 */
wins: number, 
/**
 * Games lost.
 */
losses: number, 
/**
 * Points: one for a win; a draw is shared by the table.
 */
points: number, 
/**
 * How strong, as far as it is known.
 */
rating: number, 
/**
 * How far that may be off.
 */
uncertainty: number, };
export type FormatName = "round-robin" | "gauntlet" | "swiss" | "knock-out";
export type PeopleShown = { 
/**
 * Whether everything is allowed, with any people on the seats.
 */
casual: boolean, 
/**
 * Whether the game is between people of several browsers, and not casual: what changes it is
 * proposed to the others.
 */
counted: boolean, 
/**
 * Whether no engine helps anyone at present.
 */
closed: boolean, 
/**
 * Whether the game was cancelled because a first move did not come.
 */
cancelled: boolean, 
/**
 * How long the player to move has for their first move, in milliseconds; then the game is
 * cancelled.
 */
first_move: number | null, 
/**
 * What was proposed and is not answered yet.
 */
proposal: ProposalShown | null, 
/**
 * How many only watch.
 */
spectators: number, 
/**
 * The first of them.
 */
watchers: Array<WatcherShown>, };
export type WatcherShown = { 
/**
 * The name of their connection.
 */
id: string, 
/**
 * What they are called, if they said so.
 */
name: string | null, };
export type ProposalShown = { 
/**
 * The seat of the person who proposes it.
 */
by: number, 
/**
 * What it is.
 */
kind: ProposalName, 
/**
 * The seats that are to answer.
 */
to: Array<number>, 
/**
 * Those that have agreed so far.
 */
accepted: Array<number>, };
export type ProposalName = "take-back" | "pause" | "resume" | "set-up" | "rematch" | "settings";
export type Place = { 
/**
 * The place.
 */
node: number, 
/**
 * The board there.
 */
board: Picture, 
/**
 * The position as the game writes it; empty as long as the game is closed.
 */
position: string, 
/**
 * Whose turn it is there.
 */
turn: number, 
/**
 * What they may do.
 */
moves: Array<Move>, 
/**
 * The pieces that must capture.
 */
forced: Array<SquareIndex>, 
/**
 * The move that leads there.
 */
last: PlayedMove | null, 
/**
 * The lines that decided the game there, each from end to end.
 */
lines: Array<Array<SquareIndex>>, 
/**
 * A count per player that belongs on view, or nothing.
 */
tallies: Array<number>, 
/**
 * The draw counters that run there.
 */
counters: Array<CounterShown>, 
/**
 * How the game ended there, if it did.
 */
ending: EndingShown | null, };
export type PuzzleEntry = { 
/**
 * Its number.
 */
id: string, 
/**
 * The game, as a spec.
 */
game: string, 
/**
 * How hard it is, from 1 to 5.
 */
grade: number, };
export type PuzzleList = { 
/**
 * All of them, those of a game together.
 */
puzzles: Array<PuzzleEntry>, 
/**
 * The number of today's.
 */
daily: string | null, };
export type PuzzleShown = { 
/**
 * Its number.
 */
id: string, 
/**
 * The game, as a spec.
 */
game: string, 
/**
 * How hard it is, from 1 to 5.
 */
grade: number, 
/**
 * Whose game it is from, if it was not played for the puzzle.
 */
source: string, 
/**
 * How far it is solved.
 */
state: PuzzleState, 
/**
 * What is to be done.
 */
task: string, 
/**
 * The position as the game writes it.
 */
position: string, 
/**
 * The board.
 */
board: Picture, 
/**
 * Whose move it is.
 */
turn: number, 
/**
 * The legal moves, while one is to be found.
 */
moves: Array<Move>, 
/**
 * The move that led here.
 */
last: Move | null, 
/**
 * A hint: where the piece stands that moves, or the squares of two moves of which one is right.
 */
hint: Array<SquareIndex>, 
/**
 * Why the newest move is wrong, or why the right one is right.
 */
said: string | null, 
/**
 * The line that shows it, from the position that it begins in.
 */
line: Array<LineStepShown>, };
export type PuzzleState = "open" | "wrong" | "solved" | "shown";
export type PuzzleTry = { 
/**
 * The moves, the newest at the end; without those of the other side.
 */
moves: Array<string>, 
/**
 * Whether the solution is to be shown.
 */
show?: boolean, };
export type Standing = { 
/**
 * What they are called; nothing for people without a name, who stand together.
 */
name: string | null, 
/**
 * Which engine it is, as a spec; nothing for a person.
 */
engine: string | null, 
/**
 * How many games.
 */
games: number, 
/**
 * How many of them were won.
 */
wins: number, 
/**
 * How many were drawn.
 */
draws: number, 
/**
 * How many were lost.
 */
losses: number, };
export type Wanted = { 
/**
 * A game, by its name.
 */
game?: string, 
/**
 * A part of the name or of the engine of a player.
 */
player?: string, 
/**
 * The player that the hall of results has by this name and this engine, and only games that
 * it counts; an empty text is for none.
 */
counted?: boolean, 
/**
 * The name of that player.
 */
name?: string, 
/**
 * The engine of that player.
 */
engine?: string, 
/**
 * A part of what a game is called, such as the name of its tournament.
 */
title?: string, 
/**
 * How it ended, for that player if one is named.
 */
result?: FateName, 
/**
 * The first day, as in `2026`, `2026-11` or `2026-11-03`.
 */
since?: string, 
/**
 * The last day, the whole of it.
 */
until?: string, 
/**
 * A part of the name of the opening, in any language.
 */
opening?: string, 
/**
 * A position of the game named, as the game writes it, that came up whichever way the board
 * was turned.
 */
position?: string, 
/**
 * Where that player sat, counted from zero.
 */
seat?: number, 
/**
 * How many of the newest to leave out.
 */
skip?: number, };
export type LibraryPage = { 
/**
 * How many there are in all.
 */
count: number, 
/**
 * The newest of them, from where it was asked.
 */
games: Array<GameFound>, };
export type GameFound = { 
/**
 * Its number there.
 */
id: number, 
/**
 * What it is called, if it has a name.
 */
title: string | null, 
/**
 * Whether the browser that asks may rename and delete it.
 */
yours: boolean, 
/**
 * The game, as a spec.
 */
spec: string, 
/**
 * Who played, as specs.
 */
players: Array<string>, 
/**
 * When it began, as precisely as it is known.
 */
begun: string | null, 
/**
 * How many moves it has.
 */
moves: number, 
/**
 * How it ended; nothing while it is not over.
 */
outcome: OutcomeName | null, 
/**
 * For whom, counted from zero.
 */
seat: number | null, 
/**
 * Why; `reason-NAME` in the language files.
 */
reason: string | null, 
/**
 * What the opening is called, by the code of a language.
 */
opening: { [key in string]: string } | null, };
export type FateName = "won" | "drawn" | "lost";
export type Explored = { 
/**
 * In how many games the position came up.
 */
games: number, 
/**
 * What was played from it, the most frequent first.
 */
moves: Array<MoveExplored>, };
export type MoveExplored = { 
/**
 * The move; of several that come to the same when the board is turned, one.
 */
text: string, 
/**
 * In how many games.
 */
games: number, 
/**
 * How many of them were won by those who played it.
 */
wins: number, 
/**
 * How many were drawn.
 */
draws: number, 
/**
 * How many were lost by those who played it.
 */
losses: number, 
/**
 * When it was played last, as precisely as that is known.
 */
last: string | null, 
/**
 * Who has played it most often, as specs.
 */
players: Array<string>, };
export type CollectionShown = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What the file was called.
 */
name: string | null, 
/**
 * Whether it is still being read.
 */
reading: boolean, 
/**
 * How many games were read.
 */
read: number, 
/**
 * How many could not be read.
 */
refused: number, 
/**
 * Why nothing more could be read.
 */
problem: string | null, 
/**
 * How its games are kept in the library, once that was asked for.
 */
keeping: KeepingShown | null, };
export type KeepingShown = { 
/**
 * Whether there is more to come.
 */
running: boolean, 
/**
 * How many were new.
 */
new: number, 
/**
 * How many were there already.
 */
known: number, 
/**
 * Why no more could be kept.
 */
problem: string | null, };
export type CollectionPage = { 
/**
 * How many there are in all.
 */
count: number, 
/**
 * Some of them, from where it was asked.
 */
games: Array<CollectionGame>, };
export type CollectionGame = { 
/**
 * Its number in the file, counted from one.
 */
number: number, 
/**
 * The game, as a spec; nothing if it could not be read.
 */
spec: string | null, 
/**
 * Who played, as specs.
 */
players: Array<string>, 
/**
 * When it began, as precisely as it is known.
 */
begun: string | null, 
/**
 * How many moves it has.
 */
moves: number, 
/**
 * How it ended; nothing while it is not over.
 */
outcome: OutcomeName | null, 
/**
 * For whom, counted from zero.
 */
seat: number | null, 
/**
 * Why, if the file says so; `reason-NAME` in the language files.
 */
reason: string | null, 
/**
 * At which event.
 */
event: string | null, 
/**
 * Where.
 */
site: string | null, 
/**
 * In which round.
 */
round: string | null, 
/**
 * What is wrong with it.
 */
problem: string | null, 
/**
 * In which line of the file.
 */
line: number | null, };
export type CollectionWanted = { 
/**
 * A part of a name, an event or a place.
 */
text?: string, 
/**
 * Only those that could not be read.
 */
refused?: boolean, 
/**
 * How many of the first to leave out.
 */
skip?: number, };
export type StudyEntry = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * When it was last changed, in seconds since 1970.
 */
changed: number, };
export type StudyShown = { 
/**
 * Its name in addresses; knowing it is the right to read along.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Whether it is of this browser, which may change it.
 */
mine: boolean, 
/**
 * Its chapters in their order.
 */
chapters: Array<ChapterShown>, };
export type ChapterShown = { 
/**
 * The analysis board.
 */
table: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The game, as a spec.
 */
spec: string, };
export type StudyRequest = { 
/**
 * Its title.
 */
title: string, 
/**
 * Its first chapter.
 */
chapter: ChapterRequest, };
export type ChapterRequest = { 
/**
 * The analysis board.
 */
table: string, 
/**
 * Its title.
 */
title: string, };
export type StudyEdit = { 
/**
 * Its title.
 */
title: string, 
/**
 * Its chapters in their order.
 */
chapters: Array<ChapterRequest>, };
export type NewTitle = { 
/**
 * The name; empty for none.
 */
title: string, };
export type ReachShown = { 
/**
 * The addresses under which they do, the likeliest first: `http://192.168.1.20:7171`.
 */
addresses: Array<string>, 
/**
 * Whether the page that asks may open the server to the network: it is that of the person who
 * started the program.
 */
yours: boolean, };
export type QrShown = { 
/**
 * How many dots a side has.
 */
side: number, 
/**
 * The rows from the top, each a text with `1` for a dark dot and `0` for a light one.
 */
dark: Array<string>, };
export type WaitingTable = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The game with everything that was decided.
 */
spec: string, 
/**
 * Who plays, as specs; free seats are of people without a name.
 */
players: Array<string>, 
/**
 * Whether the browser that asks has opened it.
 */
yours: boolean, 
/**
 * When something last happened, in seconds since 1970.
 */
changed: number, };
export type ContestRequest = { 
/**
 * The game as a spec.
 */
game: string, 
/**
 * What people call it.
 */
name?: string, 
/**
 * Who takes part, as specs: engines, and people by name (`human:name=Zoé`).
 */
players: Array<string>, 
/**
 * Who meets whom. What is no format is refused with a list of those that there are.
 */
format: FormatName, 
/**
 * How many games those who meet play in all.
 */
games: number, 
/**
 * What everything random follows from; drawn unless given.
 */
seed?: number, 
/**
 * Whether people sign in before it begins.
 */
gathers?: boolean, 
/**
 * How many rounds the Swiss system has; as many as leave one unbeaten unless given.
 */
rounds?: number, 
/**
 * How much time the players have, as at a table: `none`, `move:30`, `fischer:300,increment=5`.
 */
clock?: string, 
/**
 * Where games begin, as on the command line: `none`, `random:4`, `book`, or `list` for the
 * list that is given.
 */
openings?: string, 
/**
 * The list of openings: one a line, or games and positions in any form.
 */
opening_list?: string, };
export type ContestShown = { 
/**
 * Its name in addresses; knowing it is the right to look.
 */
id: string, 
/**
 * What people call it; empty for one without a name.
 */
title: string, 
/**
 * How it goes on.
 */
state: ContestStateName, 
/**
 * Whether the browser that asks has opened it.
 */
yours: boolean, 
/**
 * Which of those who take part the browser that asks is, if one.
 */
me: number | null, 
/**
 * The game, by its short name.
 */
name: string, 
/**
 * The game with everything that was decided.
 */
spec: string, 
/**
 * Who meets whom.
 */
format: FormatName, 
/**
 * How much time the players have, if that is limited.
 */
clock: string | null, 
/**
 * When it was opened, in seconds since 1970.
 */
begun: number, 
/**
 * How many games were played.
 */
played: number, 
/**
 * How many games there are to play.
 */
planned: number, 
/**
 * How many were drawn.
 */
draws: number, 
/**
 * Whether there is more to come.
 */
running: boolean, 
/**
 * Who takes part, in the order of the request.
 */
entrants: Array<EntrantShown>, 
/**
 * How everyone did against everyone else: worse, alike, better.
 */
crosstable: Array<Array<[number, number, number]>>, 
/**
 * The rounds so far, where pairings follow from results.
 */
rounds: Array<RoundShown>, 
/**
 * The number of the game between computers that is under way.
 */
watch: number | null, 
/**
 * The forms in which its games can be had.
 */
forms: Array<FormName>, };
export type ContestStateName = "gathering" | "running" | "stopped" | "over";
export type EntrantShown = { 
/**
 * Who, as a spec.
 */
spec: string, 
/**
 * Whether it is a person.
 */
person: boolean, 
/**
 * Whether a browser has said that it is this person.
 */
taken: boolean, 
/**
 * Games played.
 */
games: number, 
/**
 * Games won.
 */
wins: number, 
/**
 * Games lost.
 */
losses: number, 
/**
 * Points: one for a win; a draw is shared by the table.
 */
points: number, 
/**
 * How strong, as far as it is known.
 */
rating: number, 
/**
 * How far that may be off.
 */
uncertainty: number, };
export type RoundShown = { 
/**
 * Who meets whom.
 */
meetings: Array<MeetingShown>, 
/**
 * Who has no opponent in this round.
 */
byes: Array<number>, };
export type MeetingShown = { 
/**
 * The two, by their numbers among those who take part.
 */
players: [number, number], 
/**
 * What each has scored so far, in half points.
 */
halves: [number, number], };
export type ContestGameShown = { 
/**
 * Its number in the schedule, from zero.
 */
number: number, 
/**
 * Who sits where, by their numbers among those who take part.
 */
seats: Array<number>, 
/**
 * The table at which it is played, to watch.
 */
table: string | null, 
/**
 * The seat of the browser that asks, while the game goes on.
 */
yours: SeatToken | null, 
/**
 * Whether it is the game between computers that is under way.
 */
live: boolean, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * Which seat won, if one did.
 */
winner: number | null, 
/**
 * Which seat lost while none won.
 */
loser: number | null, 
/**
 * Why it ended; `reason-NAME` in the language files.
 */
reason: string | null, 
/**
 * How many moves it had.
 */
moves: number, 
/**
 * Its number in the library.
 */
game: number | null, };
export type GameWatched = { 
/**
 * Its number in the schedule, from zero.
 */
number: number, 
/**
 * Who sits where, by their numbers among those who take part.
 */
seats: Array<number>, 
/**
 * Who plays, as specs, in the order of seats.
 */
players: Array<string>, 
/**
 * The board now.
 */
board: Picture, 
/**
 * The moves so far.
 */
moves: Array<string>, 
/**
 * Who is to move, counted from zero.
 */
turn: number, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * The points of a game that is over; empty otherwise.
 */
result: string, 
/**
 * Its number in the library, once it is over.
 */
game: number | null, };
export type ContestJoin = { 
/**
 * What the person is called.
 */
name: string, 
/**
 * Whether it is the person at this browser; if not, the organiser adds a person without one.
 */
me: boolean, };
export type ContestClaim = { 
/**
 * The number among those who take part.
 */
entrant: number, };
export type ContestDecision = { 
/**
 * The number of the game in the schedule.
 */
game: number, 
/**
 * The seat that wins; it is a draw unless given.
 */
winner?: number, };
export type FormatName = "round-robin" | "gauntlet" | "swiss" | "knock-out";
export type LineShown = { 
/**
 * Its score, for the player to move.
 */
score: number, 
/**
 * The moves.
 */
moves: Array<string>, };
export type LineStepShown = { 
/**
 * The move and who plays it.
 */
played: PlayedMove, 
/**
 * The board after it.
 */
board: Picture, };
export type UnitName = "discs" | "men" | "words";
export type GradeName = "only" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";
export type TurningName = "missed-win" | "thrown-draw" | "lost";
export type ScaleShown = { 
/**
 * What is counted.
 */
unit: UnitName, 
/**
 * How many points are one unit.
 */
one: number, 
/**
 * From here on an opinion is a slight advantage.
 */
slight: number, 
/**
 * From here on an opinion is a clear advantage.
 */
clear: number, 
/**
 * From here on a score is that of a won game.
 */
won: number, 
/**
 * The most that a move counts as losing.
 */
cap: number, };
export type VerdictShown = { 
/**
 * How good it was.
 */
grade: GradeName, 
/**
 * How it is marked; empty for moves that need no mark.
 */
sign: string, 
/**
 * What it changed about the result, if anything.
 */
turning: TurningName | null, 
/**
 * What it lost, in points.
 */
loss: number, 
/**
 * What it is worth.
 */
score: number, 
/**
 * Whether that is proved.
 */
proven: boolean, };
export type ReviewShown = { 
/**
 * The players in the order of seats.
 */
players: Array<PlayerReviewShown>, 
/**
 * The place after the move with which the game was lost for good.
 */
lost_at: number | null, };
export type PlayerReviewShown = { 
/**
 * How many of the moves were judged.
 */
moves: number, 
/**
 * How many of them were as good as any.
 */
best: number, 
/**
 * How many of these were the only good move.
 */
only: number, 
/**
 * Inaccuracies.
 */
inaccuracies: number, 
/**
 * Mistakes.
 */
mistakes: number, 
/**
 * Blunders.
 */
blunders: number, 
/**
 * What a move lost on average, in points.
 */
average: number | null, 
/**
 * The same in each third of the game; nothing for a short game.
 */
phases: Array<number | null>, };
export type ClassRequest = { 
/**
 * What it is called.
 */
title: string, 
/**
 * The pupils, a name in each line.
 */
names: string, };
export type ClassEntry = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * How many pupils it has.
 */
pupils: number, };
export type ClassMode = "idle" | "pairs" | "computer" | "display" | "arena" | "round-robin";
export type ClassOrder = { "do": "add-pupils", 
/**
 * A name in each line.
 */
names: string, } | { "do": "remove-pupil", 
/**
 * Their number.
 */
pupil: number, } | { "do": "renew-card", 
/**
 * Their number.
 */
pupil: number, } | { "do": "settings", 
/**
 * What the class is called.
 */
title: string, 
/**
 * The game as a spec.
 */
game: string, 
/**
 * The clock as a spec.
 */
clock: string, 
/**
 * Whom those play against who play the computer, as a spec.
 */
level: string, 
/**
 * Whether pupils may take back and ask for hints against the computer.
 */
help: boolean, } | { "do": "pair", 
/**
 * Who begins.
 */
first: number, 
/**
 * The other.
 */
second: number, } | { "do": "begin", 
/**
 * What.
 */
mode: ClassMode, } | { "do": "next-round" } | { "do": "stop" } | { "do": "resume" } | { "do": "hand-out", 
/**
 * The exercise.
 */
exercise: ExerciseRequest, } | { "do": "end" };
export type ClassShown = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * The game as a spec.
 */
game: string, 
/**
 * The clock as a spec.
 */
clock: string, 
/**
 * Whom those play against who play the computer, as a spec.
 */
level: string, 
/**
 * Whether pupils may take back and ask for hints against the computer.
 */
help: boolean, 
/**
 * Whether the teacher has stopped everything.
 */
stopped: boolean, 
/**
 * What goes on.
 */
mode: ClassMode, 
/**
 * The round, counted from one.
 */
round: number, 
/**
 * How many rounds it takes until all have met.
 */
rounds: number, 
/**
 * The pupils.
 */
pupils: Array<PupilShown>, 
/**
 * The boards that are on the wall.
 */
boards: Array<ClassBoardShown>, 
/**
 * The exercises that were handed out.
 */
sheets: Array<ClassSheetShown>, };
export type PupilShown = { 
/**
 * Their number.
 */
number: number, 
/**
 * Their name.
 */
name: string, 
/**
 * The token of their card.
 */
card: string, 
/**
 * Whether they are connected.
 */
present: boolean, 
/**
 * Games played to the end.
 */
games: number, 
/**
 * Points, as they are written.
 */
points: string, };
export type ClassBoardShown = { 
/**
 * The table.
 */
table: string, 
/**
 * The round.
 */
round: number, 
/**
 * The game as a spec.
 */
game: string, 
/**
 * Who sits there, in the order of seats: the pupil, or nothing for the computer and the teacher.
 */
seats: Array<string | null>, 
/**
 * Whether the teacher plays there.
 */
mine: boolean, 
/**
 * Twice the points of each seat, once the game is over.
 */
result: Array<number> | null, };
export type ClassSheetShown = { 
/**
 * Its title.
 */
title: string, 
/**
 * The exercise.
 */
exercise: ExerciseRequest, 
/**
 * What the pupils have made of it; at a desk what its own pupil has.
 */
results: Array<LearnerResult>, };
export type DeskShown = { 
/**
 * What the class is called.
 */
title: string, 
/**
 * The pupil.
 */
name: string, 
/**
 * Whether the teacher has stopped everything.
 */
stopped: boolean, 
/**
 * What goes on.
 */
mode: ClassMode, 
/**
 * The boards of the pupil that are on the wall, the last one last.
 */
boards: Array<ClassBoardShown>, 
/**
 * Whether a new game against the computer can be asked for.
 */
again: boolean, 
/**
 * Games played to the end.
 */
games: number, 
/**
 * Points, as they are written.
 */
points: string, 
/**
 * The exercises.
 */
sheets: Array<ClassSheetShown>, };
export type DeskRequest = { 
/**
 * The token of the card.
 */
card: string, 
/**
 * Whether they want another game against the computer.
 */
again: boolean, };
export type DeskAnswers = { 
/**
 * The token of the card.
 */
card: string, 
/**
 * What was filled in, as in a request for a check.
 */
answers: string, 
/**
 * Whether they look at the solution now.
 */
looked: boolean, };
export type ClassJoin = { 
/**
 * The token of a card; none for the teacher.
 */
card: string | null, };
export type ClassMessage = { "is": "class" } & ClassShown | { "is": "desk" } & DeskShown | { "is": "board", 
/**
 * The table.
 */
table: string, 
/**
 * The board.
 */
board: Picture, 
/**
 * Whose turn it is.
 */
turn: number, 
/**
 * How many moves were played.
 */
moves: number, 
/**
 * Whether the game is over.
 */
over: boolean, } | { "is": "bye" };
export type QrShown = { 
/**
 * How many dots a side has.
 */
side: number, 
/**
 * The rows from the top, each a text with `1` for a dark dot and `0` for a light one.
 */
dark: Array<string>, };
export type SearchRequest = { 
/**
 * The game as a spec, or a tree written down.
 */
game: string, 
/**
 * The position in any notation of the game; the start unless given.
 */
position?: string, 
/**
 * The moves played since.
 */
moves: Array<string>, 
/**
 * The engine as a spec.
 */
engine: string, };
export type SearchShown = { 
/**
 * Its name.
 */
id: string, 
/**
 * How many nodes were recorded so far.
 */
nodes: number, 
/**
 * What came of it, once it is done.
 */
summary: SearchSummary | null, 
/**
 * Why nothing came of it, if so.
 */
problem: Trouble | null, 
/**
 * Whose search it is in place of the engine's, in a sentence, if that one does not search.
 */
note: string | null, };
export type SearchSummary = { 
/**
 * What it answered, in a few sentences.
 */
lines: Array<string>, 
/**
 * Whether it was stopped because the recording became too large or took too long.
 */
stopped: boolean, 
/**
 * How often it began at the root.
 */
rounds: number, 
/**
 * Whether games were played by lot: then all rounds are shown as one tree.
 */
sampled: boolean, 
/**
 * How many moments there are: every node is entered and left.
 */
moments: number, 
/**
 * The nodes of the line that it expects, the root first.
 */
expected: Array<number>, 
/**
 * The board that it began from; nothing for a tree written down.
 */
board: Picture | null, 
/**
 * How many play.
 */
players: number, };
export type SearchNode = { 
/**
 * Its number.
 */
id: number, 
/**
 * The move that led to it; none at a root.
 */
text: string | null, 
/**
 * How many moves it is from the root.
 */
ply: number, 
/**
 * The seat to move.
 */
turn: number, 
/**
 * Whether that is the seat that the search is for.
 */
mine: boolean, 
/**
 * Whether chance decides here, and no seat.
 */
chance: boolean, 
/**
 * How many nodes are right below it.
 */
width: number, 
/**
 * How many nodes there are here and below.
 */
size: number, 
/**
 * What it is worth, as it is written.
 */
value: string, 
/**
 * The window when it was entered; nothing where there are no windows.
 */
entry: string | null, 
/**
 * What was left of it when the node was left.
 */
exit: string | null, 
/**
 * Why it was left.
 */
why: WhyName, 
/**
 * What there is to say about it, in sentences.
 */
remarks: Array<string>, 
/**
 * How many games were played through it by lot, where they were.
 */
visits: number | null, 
/**
 * What stands on each square, row by row from the top left: a letter for each seat, a capital
 * for a king, a dot for nothing. Empty for a tree written down.
 */
pieces: string, };
export type WhyName = "finished" | "horizon" | "known" | "table" | "exhausted" | "cut" | "sampled" | "stopped" | "probcut" | "futile" | "skipped";
export type SearchNodes = { 
/**
 * The place of the first of them.
 */
first: number, 
/**
 * How many there are in all.
 */
total: number, 
/**
 * Those asked for, in the order of visiting.
 */
nodes: Array<SearchNode>, 
/**
 * The moves that were not searched because they could not matter.
 */
skipped: Array<string>, };
export type SearchMoment = { 
/**
 * Its number, counted from zero.
 */
number: number, 
/**
 * The round it is in, counted from zero.
 */
round: number, 
/**
 * Whether a node is left, and not entered.
 */
leaves: boolean, 
/**
 * Nodes entered so far.
 */
nodes: number, 
/**
 * Nodes left so far: in a search with windows, those with a smaller number.
 */
left: number, 
/**
 * Leaves so far.
 */
leaf_nodes: number, 
/**
 * Cut-offs so far.
 */
cutoffs: number, 
/**
 * Answers of the table so far.
 */
table_hits: number, 
/**
 * Nodes entered so far by their distance from the root.
 */
plies: Array<number>, 
/**
 * The nodes that the search is in, the root first.
 */
open: Array<SearchOpen>, 
/**
 * What happens, in a sentence.
 */
sentence: string, };
export type SearchOpen = { 
/**
 * Its number.
 */
id: number, 
/**
 * The move that led to it.
 */
text: string | null, 
/**
 * The window as it is now; nothing where there are no windows.
 */
window: string | null, 
/**
 * The best value so far, as it is written.
 */
best: string | null, };
export type ExerciseRequest = { 
/**
 * The tree, written down.
 */
tree?: string, 
/**
 * The game whose first moves make the tree.
 */
game?: string, 
/**
 * The position of the game to begin from.
 */
position?: string, 
/**
 * From what a tree by lot is drawn; anything unless given.
 */
seed?: number, 
/**
 * How many moves deep the tree is.
 */
depth?: number, 
/**
 * How many branches a tree by lot has everywhere.
 */
width?: number, 
/**
 * What is asked of the tree; `alpha-beta` unless given.
 */
kind?: ExerciseKindName, 
/**
 * When a branch is cut; `non-strict` unless given.
 */
cutting?: CuttingName, 
/**
 * What was filled in, to be checked: `A=3` is a value (`A=2.5`, `A=1/2/6`), `A=[3,inf]` a window on leaving, and
 * `xC2` crosses out the second branch of C.
 */
answers?: string, 
/**
 * On paper, whether the solution comes too.
 */
solution?: boolean, };
export type ExerciseShown = { 
/**
 * Its title.
 */
title: string, 
/**
 * The tree, written down.
 */
tree: string, 
/**
 * From what it was drawn, if by lot.
 */
seed: number | null, 
/**
 * What is to be done, in sentences.
 */
tasks: Array<string>, 
/**
 * The nodes, the root first and each before those below it.
 */
nodes: Array<ExerciseNode>, };
export type ExerciseNode = { 
/**
 * The node above it, by its place.
 */
above: number | null, 
/**
 * Its letter; a leaf has none.
 */
name: string | null, 
/**
 * What the branch to it is called.
 */
branch: string | null, 
/**
 * Who decides: a player who takes the largest value or the smallest, or one of many who each
 * take the best for themselves, or chance.
 */
role: NodeRole, 
/**
 * The player to move, counted from one.
 */
player: number, 
/**
 * How likely chance takes the branch to it, as it is written.
 */
odds: string | null, 
/**
 * The value of a leaf, as it is written.
 */
value: string | null, };
export type NodeRole = "largest" | "smallest" | "own" | "chance";
export type ExerciseChecked = { 
/**
 * One remark about everything that was to be filled in.
 */
remarks: Array<ExerciseRemark>, 
/**
 * How much of it is right, in a sentence.
 */
score: string, 
/**
 * What each node comes to, in the order of the nodes.
 */
solution: Array<SolvedNode>, 
/**
 * What else there is to say about the solution.
 */
explained: Array<string>, };
export type SolvedNode = { 
/**
 * Its value, as it is written; nothing if the search does not come here.
 */
value: string | null, 
/**
 * The lower end of the window on leaving; nothing if it is open.
 */
alpha: number | null, 
/**
 * The upper end of the window on leaving; nothing if it is open.
 */
beta: number | null, 
/**
 * Whether the branch that leads here is cut off.
 */
cut: boolean, };
export type HandoutShown = { 
/**
 * Its number, to be read out and typed in.
 */
number: number, 
/**
 * The exercise.
 */
exercise: ExerciseRequest, 
/**
 * Whether the one who asks has handed it out.
 */
is_mine: boolean, 
/**
 * What the learners have got right; for the teacher alone.
 */
results: Array<LearnerResult>, };
export type HandoutEntry = { 
/**
 * Its number.
 */
number: number, 
/**
 * When it was handed out, in seconds since 1970.
 */
opened: number, 
/**
 * How many learners have filled it in.
 */
learners: number, };
export type HandoutAnswers = { 
/**
 * The learner.
 */
name: string, 
/**
 * What was filled in, as in a request for a check.
 */
answers: string, 
/**
 * Whether they look at the solution now.
 */
looked: boolean, };
export type LearnerResult = { 
/**
 * The learner.
 */
name: string, 
/**
 * How much was right at first.
 */
first: number, 
/**
 * The most that was right before the solution was looked at.
 */
best: number, 
/**
 * How much there is to fill in.
 */
all: number, 
/**
 * How often it was checked before that.
 */
tries: number, 
/**
 * Whether the solution was looked at.
 */
looked: boolean, };
export type ExerciseRemark = { 
/**
 * What it is about.
 */
subject: SubjectName, 
/**
 * The node, by its place.
 */
node: number, 
/**
 * Whether there was an answer.
 */
given: boolean, 
/**
 * Whether it was right.
 */
right: boolean, 
/**
 * Why the right answer is right.
 */
explanation: string, };
export type ExerciseKindName = "alpha-beta" | "minimax" | "expectiminimax" | "star1" | "max-n" | "shallow-max-n";
export type CuttingName = "non-strict" | "strict";
export type SubjectName = "value" | "window" | "cut";
export type ComparisonRequest = { 
/**
 * The game as a spec, or a tree written down.
 */
game: string, 
/**
 * The engines as specs.
 */
engines: Array<string>, 
/**
 * The least that they look ahead, in moves.
 */
first_depth: number, 
/**
 * The most that they look ahead.
 */
last_depth: number, 
/**
 * Times in milliseconds to search for, in place of depths.
 */
times?: Array<number>, 
/**
 * The position to begin from; the start unless given.
 */
position?: string, 
/**
 * The number of positions drawn by lot, in place of one.
 */
random?: number, };
export type ComparisonShown = { 
/**
 * Its name.
 */
id: string, 
/**
 * How many rows are done.
 */
done: number, 
/**
 * How many there are to be.
 */
all: number, 
/**
 * Who searches now, while it goes on.
 */
now: string | null, 
/**
 * Whether it was stopped, by the time limit or by a request.
 */
stopped: boolean, 
/**
 * The table so far, its head first.
 */
table: Array<Array<string>>, 
/**
 * What it shows, in sentences, once it is done.
 */
findings: Array<string>, 
/**
 * Why nothing came of it, if so.
 */
problem: Trouble | null, };
export type LessonEntry = { 
/**
 * Its name in addresses.
 */
name: string, 
/**
 * Its title.
 */
title: string, };
export type LessonShown = { 
/**
 * Its title.
 */
title: string, 
/**
 * What is said and shown, one idea at a time.
 */
steps: Array<LessonStepShown>, 
/**
 * The exercise at its end.
 */
exercise: ExerciseRequest, 
/**
 * The lesson that comes next.
 */
next: LessonEntry | null, };
export type LessonStepShown = { 
/**
 * What is said; `**` stands around what is stressed.
 */
text: string, 
/**
 * What the engines are asked: one, or two side by side.
 */
searches: Array<SearchRequest>, 
/**
 * What is looked at.
 */
show: ShowName, };
export type ShowName = "leaves" | "whole" | "first" | "cut" | "expected" | "training" | "weights";
export type TrainingRequest = { 
/**
 * The value of each kind of square; none at first.
 */
values: Array<number>, 
/**
 * How many games it has learned from.
 */
games: number, 
/**
 * What the games follow from.
 */
seed: number, };
export type TrainingShown = { 
/**
 * The value of each kind of square.
 */
values: Array<number>, 
/**
 * How many games it has learned from.
 */
games: number, 
/**
 * The kind of each square, row by row.
 */
kinds: Array<number>, };
export type WeightsShown = { 
/**
 * For each quarter of the game what a disc on each square is worth, in discs, row by row.
 */
stages: Array<Array<number>>, };
