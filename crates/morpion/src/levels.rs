//! How the ten levels play Morpion: one line each, in three tables.
//!
//! On the classic grid the levels are the depths that every course uses, and nine moves are the
//! whole game: the expert cannot be beaten. On larger grids and at larger tables the upper levels
//! are the strategist with a growing budget, counted in positions, so that the same seed gives the
//! same game on any machine; time is only a cap for slow ones. What each level is worth against
//! the one below is measured in `docs/strength.md`.

use search::{Ladder, Level};

/// Three in a row on three by three, for two.
pub(crate) const CLASSIC: Ladder = [
    Level::steady("random"),
    Level::steady("alpha-beta:depth=2,eval=lines"),
    Level::steady("alpha-beta:depth=3,eval=lines"),
    Level::steady("alpha-beta:depth=4,eval=lines"),
    Level::steady("alpha-beta:depth=5,eval=lines"),
    Level::steady("alpha-beta:depth=6,eval=lines"),
    Level::steady("alpha-beta:depth=7,eval=lines"),
    Level::steady("alpha-beta:depth=8,eval=lines"),
    Level::steady("alpha-beta:depth=9,eval=lines"),
    Level::steady("alpha-beta:depth=9,eval=lines"),
];

/// Any other grid, for two.
pub(crate) const OF_TWO: Ladder = [
    Level::steady("random"),
    Level::slipping("pvs:depth=1,eval=lines,appraisal=on", 70, 300),
    Level::steady("pvs:depth=1,eval=lines"),
    Level::steady("strategist:nodes=10"),
    Level::steady("strategist:nodes=50"),
    Level::steady("strategist:nodes=6000"),
    Level::steady("strategist:nodes=30000"),
    Level::steady("strategist:nodes=120000,time=3"),
    Level::steady("strategist:nodes=400000,time=3"),
    Level::steady("strategist:nodes=1200000,time=3"),
];

/// Any grid, for three and more. Where everyone else plays against you, looking further soon gains
/// nothing: beyond some thousands of positions most games between good players are drawn.
pub(crate) const OF_MANY: Ladder = [
    Level::steady("random"),
    Level::slipping("pvs:depth=1,eval=lines,appraisal=on", 98, 4000),
    Level::slipping("pvs:depth=1,eval=lines,appraisal=on", 90, 1000),
    Level::slipping("pvs:depth=1,eval=lines,appraisal=on", 60, 400),
    Level::slipping("pvs:depth=1,eval=lines,appraisal=on", 28, 400),
    Level::steady("pvs:depth=1,eval=lines"),
    Level::steady("strategist:nodes=10"),
    Level::steady("strategist:nodes=250"),
    Level::steady("strategist:nodes=1500"),
    Level::steady("strategist:nodes=300000,time=3"),
];
