//! How the ten levels play Connect Four: one line each.
//!
//! The strongest levels ask the solver, which from the middle of the game on sees to its end; the
//! very strongest knows the openings by heart, and is perfect from the first move. The
//! budgets are counted in positions, so that the same seed gives the same game on any machine; time
//! is only a cap for slow ones. What each level is worth against the one below is measured in
//! `docs/strength.md`.

use search::{Ladder, Level};

/// The levels where the solver can be asked: in frames of at most 64 places.
pub(crate) const WITH_SOLVER: Ladder = [
    RANDOM,
    CARELESS,
    Level::steady("pvs:depth=1,eval=threats"),
    Level::steady("pvs:depth=4,eval=threats"),
    Level::steady("pvs:nodes=5000,eval=threats"),
    Level::steady("pvs:nodes=30000,eval=threats"),
    Level::steady("pvs:nodes=150000,eval=threats,time=3"),
    Level::steady("exact:nodes=800000,time=3,book=off"),
    Level::steady("exact:nodes=5000000,time=3,book=off"),
    Level::steady("exact:nodes=12000000,time=3"),
];

/// The levels in larger frames.
pub(crate) const WITHOUT_SOLVER: Ladder = [
    RANDOM,
    CARELESS,
    Level::steady("pvs:depth=1,eval=threats"),
    Level::steady("pvs:depth=3,eval=threats"),
    Level::steady("pvs:nodes=2000,eval=threats"),
    Level::steady("pvs:nodes=8000,eval=threats"),
    Level::steady("pvs:nodes=32000,eval=threats"),
    Level::steady("pvs:nodes=120000,eval=threats,time=3"),
    Level::steady("pvs:nodes=450000,eval=threats,time=3"),
    Level::steady("pvs:nodes=1500000,eval=threats,memory=64,time=3"),
];

const RANDOM: Level = Level::steady("random");
const CARELESS: Level = Level::slipping("pvs:depth=1,eval=threats,appraisal=on", 50, 100);
