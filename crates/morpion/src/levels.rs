//! How the ten levels play Morpion: one line each, in three tables.
//!
//! On the classic grid nine moves are the whole game, and a few moves ahead see nearly all of it: so
//! the levels differ by how often they slip, and the expert cannot be beaten. On larger grids and at larger tables the upper levels
//! are the strategist with a growing budget, counted in positions, so that the same seed gives the
//! same game on any machine; time is only a cap for slow ones. What each level is worth against
//! the one below is measured in `docs/strength.md`.

use search::{Ladder, Level};

/// Three in a row on three by three, for two: a player who sees everything and slips, from always
/// to never. A slip is any move at all.
pub(crate) const CLASSIC: Ladder = [
    Level::steady("random"),
    Level::slipping(ALL_SEEN, 78, ANY),
    Level::slipping(ALL_SEEN, 55, ANY),
    Level::slipping(ALL_SEEN, 38, ANY),
    Level::slipping(ALL_SEEN, 24, ANY),
    Level::slipping(ALL_SEEN, 12, ANY),
    Level::slipping(ALL_SEEN, 5, ANY),
    Level::slipping(ALL_SEEN, 2, ANY),
    Level::slipping(ALL_SEEN, 1, ANY),
    Level::steady("alpha-beta:depth=9,eval=lines"),
];

/// Reads the classic game to its end and knows what every move is worth.
const ALL_SEEN: &str = "pvs:depth=9,eval=lines,appraisal=on";
/// More than any two moves of the classic game differ by.
const ANY: i32 = 10_000;

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
