//! What is measured.

use rules::Counting;

use super::visits::{PlayedPerft, StaticError};

/// Flying kings of both sides among many men, a position with published counts.
const FLYING_KINGS: &str = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";

/// Ten moves of Othello; a game that ends sooner counts as one leaf.
const EVERY_MOVE: PlayedPerft = PlayedPerft { depth: 10, counting: Counting::FinishedStays };

/// The weights that come with Othello, by positions that no training has seen.
const LEARNED: StaticError = StaticError {
    evaluator: "patterns",
    unit: 100.0,
    solved: include_str!("../../../othello/tests/it/data/solved-24.obf"),
};

/// Positions 40 to 44 of the endgame test of the Fédération Française d’Othello.
const FFO_40_TO_44: [&str; 5] = [
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
    "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
    "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
    "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O",
    "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O",
];

/// One piece of work.
pub(super) struct BenchCase {
    pub(super) name: &'static str,
    pub(super) game: &'static str,
    pub(super) work: BenchWork,
}

pub(super) enum BenchWork {
    /// Counts the move sequences of this length.
    Perft(u32),
    /// Counts them without listing the last moves: each is played.
    PlayedPerft(PlayedPerft),
    /// The same from a position.
    PerftFrom(&'static str, u32),
    /// Plays that many random games.
    Playouts(u64),
    /// Lets an engine think about the start.
    Search(&'static str),
    /// Lets the game's own solver, with these settings, think about a position.
    Solve(&'static str, &'static str),
    /// Compares what an evaluator says of positions with their exact values.
    StaticError(StaticError),
    /// Lets an engine think about some positions with one thread and with two, each after this many
    /// random moves.
    TwoThreads(&'static str, usize),
    /// Holds a match of this many games with one thread and with two.
    Match([&'static str; 2], u64),
    /// Lets an engine think about the start alone and while it is recorded.
    Recorded(&'static str),
}

impl BenchWork {
    /// Whether the same is done twice, to compare.
    pub(super) const fn is_comparison(&self) -> bool {
        matches!(self, Self::TwoThreads(..) | Self::Match(..) | Self::Recorded(_))
    }
}

const fn case(name: &'static str, game: &'static str, work: BenchWork) -> BenchCase {
    BenchCase { name, game, work }
}

/// What is measured, in every game of the registry.
pub(super) const CASES: &[BenchCase] = &[
    case("morpion-perft", "morpion:width=4,height=3", BenchWork::Perft(9)),
    case("morpion-playouts-3x3", "morpion", BenchWork::Playouts(1_000_000)),
    case(
        "morpion-playouts-15x15",
        "morpion:width=15,height=15,align=5",
        BenchWork::Playouts(50_000),
    ),
    case(
        "morpion-playouts-26x26-26",
        "morpion:width=26,height=26,align=5,players=26",
        BenchWork::Playouts(1000),
    ),
    case(
        "morpion-alpha-beta",
        "morpion:width=5,height=5,align=4",
        BenchWork::Search("alpha-beta:6"),
    ),
    case("morpion-mcts", "morpion", BenchWork::Search("mcts")),
    case(
        "morpion-strategist",
        "morpion:width=15,height=15,align=5",
        BenchWork::Search("strategist:nodes=30000"),
    ),
    case("morpion-solver", "morpion:width=6,height=6,align=4", BenchWork::Search("solver")),
    case("othello-perft", "othello", BenchWork::Perft(10)),
    case("othello-perft-without-bulk", "othello", BenchWork::PlayedPerft(EVERY_MOVE)),
    case("othello-playouts", "othello", BenchWork::Playouts(100_000)),
    case("othello-alpha-beta", "othello", BenchWork::Search("alpha-beta:13,eval=discs")),
    case("othello-deepening", "othello", BenchWork::Search("deepening:14")),
    case("othello-two-threads", "othello", BenchWork::TwoThreads("pvs:17,reuse=on", 16)),
    case("othello-silent", "othello", BenchWork::Search("alpha-beta:12,ordering=on")),
    case("othello-recorded", "othello", BenchWork::Recorded("alpha-beta:10")),
    case("othello-mcts", "othello", BenchWork::Search("mcts:nodes=100000")),
    case("othello-patterns", "othello", BenchWork::Search("pvs:14,eval=patterns")),
    case("othello-static-error", "othello", BenchWork::StaticError(LEARNED)),
    case("othello-ffo-40", "othello", BenchWork::Solve("exact", FFO_40_TO_44[0])),
    case("othello-ffo-41", "othello", BenchWork::Solve("exact", FFO_40_TO_44[1])),
    case("othello-ffo-42", "othello", BenchWork::Solve("exact", FFO_40_TO_44[2])),
    case("othello-ffo-43", "othello", BenchWork::Solve("exact", FFO_40_TO_44[3])),
    case("othello-ffo-44", "othello", BenchWork::Solve("exact", FFO_40_TO_44[4])),
    case("draughts-perft", "draughts", BenchWork::Perft(9)),
    case("draughts-perft-kings", "draughts", BenchWork::PerftFrom(FLYING_KINGS, 8)),
    case("draughts-perft-english", "draughts:english", BenchWork::Perft(11)),
    case("draughts-perft-12x12", "draughts:canadian", BenchWork::Perft(8)),
    case("draughts-playouts", "draughts", BenchWork::Playouts(30_000)),
    case("draughts-playouts-english", "draughts:english", BenchWork::Playouts(50_000)),
    case("draughts-alpha-beta", "draughts", BenchWork::Search("alpha-beta:10")),
    case("draughts-two-threads", "draughts", BenchWork::TwoThreads("pvs:18,reuse=on", 8)),
    case("draughts-mcts", "draughts", BenchWork::Search("mcts:nodes=20000")),
    case("connect-four-perft", "connect-four", BenchWork::Perft(10)),
    case("connect-four-playouts", "connect-four", BenchWork::Playouts(1_000_000)),
    case("connect-four-alpha-beta", "connect-four", BenchWork::Search("alpha-beta:9")),
    case("connect-four-two-threads", "connect-four", BenchWork::TwoThreads("pvs:17,reuse=on", 6)),
    case("connect-four-mcts", "connect-four", BenchWork::Search("mcts:nodes=300000")),
    case("connect-four-match", "connect-four", BenchWork::Match(["level:2", "random"], 1000)),
    case("connect-four-exact", "connect-four", BenchWork::Solve("exact:book=off", "4444435")),
];
