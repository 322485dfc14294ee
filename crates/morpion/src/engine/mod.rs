//! What only Morpion's own engines know.

mod arena;
mod attack;
mod chain;
mod codes;
mod collector;
mod contest;
mod deepening;
mod duel;
mod field;
mod finding_table;
mod harvest;
mod instinct;
mod near;
mod onlooker;
mod proof;
mod round;
mod rule_based;
mod solver;
mod spots;
mod strategist;
mod symmetry;
mod verdict;
mod windows;

pub use collector::Collector;
pub use rule_based::RuleBased;
pub use solver::Solver;
pub use strategist::Strategist;
pub use verdict::Verdict;
