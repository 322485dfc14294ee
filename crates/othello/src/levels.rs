//! How the ten levels play Othello: one line each.
//!
//! A beginner looks at the board after one move and often takes the second best; from there on each
//! level sees further. The budgets are counted in positions, so that the same seed gives the same
//! game on any machine; time is only a cap for slow ones. What each level is worth against the one
//! below is measured in `docs/strength.md`.

use search::{Ladder, Level};

/// The levels on boards of any size.
pub(crate) const LEVELS: Ladder = [
    Level::steady("random"),
    Level::slipping("pvs:depth=1,eval=mobility,appraisal=on", 50, 100),
    Level::steady("pvs:depth=1,eval=mobility"),
    Level::steady("pvs:depth=2,eval=mobility"),
    Level::steady("pvs:depth=3,eval=mobility"),
    Level::steady("pvs:nodes=800,eval=mobility"),
    Level::steady("pvs:nodes=4000,eval=mobility"),
    Level::steady("pvs:nodes=20000,eval=mobility,time=3"),
    Level::steady("pvs:nodes=150000,eval=mobility,time=3"),
    Level::steady("pvs:nodes=3000000,eval=mobility,memory=64,time=3"),
];
