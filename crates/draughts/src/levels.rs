//! How the ten levels play draughts: one line each, for every variant.
//!
//! Captures are always looked at to their end, so even a level that sees one move ahead does not
//! give a man away in one move; it falls into shots. The budgets are counted in positions, so that
//! the same seed gives the same game on any machine; time is only a cap for slow ones. What each
//! level is worth against the one below is measured in `docs/strength.md`.

use search::{Ladder, Level};

/// The levels in every variant and on boards of any size.
pub(crate) const LEVELS: Ladder = [
    Level::steady("random"),
    Level::slipping("pvs:depth=1,eval=structure,appraisal=on", 50, 100),
    Level::steady("pvs:depth=1,eval=structure"),
    Level::steady("pvs:depth=2,eval=structure"),
    Level::steady("pvs:depth=3,eval=structure"),
    Level::steady("pvs:nodes=1500,eval=structure"),
    Level::steady("pvs:nodes=6000,eval=structure"),
    Level::steady("pvs:nodes=25000,eval=structure,time=3"),
    Level::steady("pvs:nodes=150000,eval=structure,time=3"),
    Level::steady("pvs:nodes=3000000,eval=structure,memory=64,time=3"),
];
