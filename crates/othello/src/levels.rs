//! How the ten levels play Othello: one line each.
//!
//! The lower levels lose as people do: by short sight, and by tempting moves. They look one or two
//! moves ahead, and now and then (`slips`, of a hundred moves) play a move that they themselves find
//! only a little worse than the best (`margin`), so never one that throws the game away at first
//! sight. The first two judge by squares alone, as beginners do: corners are good, the squares
//! beside them bad; the second of them also knows that this changes with the game. The others judge
//! by what was learned. The upper levels see further, begin by the book and read the end of the game
//! exactly, from the more empty squares the stronger they are.
//!
//! What is looked at is counted in moves, so that the same seed gives the same game on any machine;
//! time is only a cap for slow ones. The table was laid out by matches so that all steps are about
//! alike (`docs/strength.md` has them, with the mistakes that are typical of a level).

use search::{Ladder, Level};

/// The levels on the 8×8 board.
pub(crate) const LEARNED: Ladder = [
    Level::slipping("pvs:depth=1,eval=matrix,appraisal=on", 60, 40),
    Level::slipping("pvs:depth=1,eval=phases,appraisal=on", 10, 20),
    Level::slipping("pvs:depth=1,eval=patterns,appraisal=on", 75, 600),
    Level::steady("pvs:depth=1,eval=patterns"),
    Level::slipping("pvs:depth=2,eval=patterns,appraisal=on", 30, 300),
    Level::steady("master:depth=3,solve=8,book=on"),
    Level::steady("master:depth=5,solve=10,book=on"),
    Level::steady("master:depth=7,solve=14,book=on,time=3"),
    Level::steady("master:depth=12,solve=18,book=on,time=3"),
    Level::steady("master:depth=20,solve=20,book=on,memory=128,time=3"),
];

/// The levels on boards of other sizes, for which nothing was learned.
pub(crate) const OTHER_SIZES: Ladder = [
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
