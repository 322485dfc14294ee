//! Choosing a move in any game: one algorithm, one file.
//!
//! The tour, in reading order:
//!
//! - [`Score`] and [`Evaluator`]: how good a position is, in an opinion; [`ScoreScale`] is how people
//!   are told.
//! - [`Limits`], [`Meter`] and [`Stop`]: how long to think; the meter counts every position.
//! - [`Thought`]: what came of it, with the line expected and the worth of every move at the root.
//! - [`SearchTask`] is what is asked: the game so far, the meter, and who hears how it gets on.
//!   [`Engine`] is anything that chooses moves; [`Algorithm`] is how a search becomes one, written
//!   once for every [`Trace`], the silent one included.
//! - [`Random`], [`Greedy`], [`Minimax`], [`Negamax`], [`AlphaBeta`], [`Deepening`] and [`Pvs`] are the
//!   algorithms;
//!   for tables of many there are [`MaxN`], [`Paranoid`] and [`BestReply`]; [`Mcts`] finds out by
//!   playing, and [`Loser`] plays to lose. [`algorithms`] is their registry, from which menus and
//!   the command line are made.
//! - [`Level`] is how strong a computer player is, for those who do not want to know how.
//! - [`Expertise`] and [`Guide`] are what a game's room adds to the general searches, and
//!   [`Family`] is how it puts several board types behind one name.
//!
//! Nothing here does input or output, reads a clock but the meter's, or draws a random number that
//! does not follow from the seed: with one thread the same question gets the same answer, and a
//! player that reuses its table plays the same moves in the same game.

mod algorithms;
mod alpha_beta;
mod best;
mod best_reply;
mod deepening;
mod engine;
mod evaluator;
mod expertise;
mod family;
mod greedy;
mod guide;
mod knobs;
mod level;
mod limits;
mod loser;
mod max_n;
mod mcts;
mod meter;
mod minimax;
mod negamax;
mod opinion;
mod pace;
mod paranoid;
mod playout;
mod pv_table;
mod pvs;
mod quick_hash;
mod random;
mod repetitions;
mod root;
mod root_moves;
mod score;
mod score_scale;
mod score_words;
mod spread;
mod task;
mod thought;
mod trace;
mod transposition_table;
mod usual;
mod walk;

pub use algorithms::{Build, algorithms};
pub use alpha_beta::AlphaBeta;
pub use best_reply::BestReply;
pub use deepening::Deepening;
pub use engine::{Algorithm, Engine};
pub use evaluator::{Afresh, AnyEvaluator, Evaluator, Transition, WinLose};
pub use expertise::{BuildEngine, BuildEvaluator, Expertise, ProofEngine};
pub use family::{Family, Visitor};
pub use greedy::Greedy;
pub use guide::Guide;
pub use knobs::{
    BOOK, DEPTH, EVAL, EXPLORATION, MEMORY, NODES, ORDERING, PONDER, SEED, THREADS, TIES, TIME,
    knobs_for, megabytes, memory,
};
pub use level::{Handicapped, Ladder, Level};
pub use limits::{Clock, Limits};
pub use loser::{Loser, Negated};
pub use max_n::MaxN;
pub use mcts::Mcts;
pub use meter::{Meter, Statistics, Stop, Stopped};
pub use minimax::Minimax;
pub use negamax::Negamax;
pub use opinion::{MoveBounds, Opinion, meter_of_proof};
pub use paranoid::Paranoid;
pub use playout::playout;
pub use pv_table::PvTable;
pub use pvs::{Pvs, Techniques};
pub use quick_hash::quick_hash;
pub use random::Random;
pub use root_moves::{RootMoves, Ties};
pub use score::Score;
pub use score_scale::{ScoreScale, ScoreUnit};
pub use spread::spread;
pub use task::{Report, RootScope, SearchTask};
pub use thought::{Choice, Thought, Variation};
pub use trace::{Entry, Exit, Note, Trace, Why};
pub use transposition_table::TranspositionTable;
pub use usual::{depth_within, usual_limits};
