//! How far an engine thinks at a table when no limit is set.
//!
//! Without a limit most searches would go on to the end of the game, which may take years. So a
//! player who sits down without one has a usual one: a depth for the plain searches, a time for
//! those that deepen and for those that prove.

use std::time::Duration;

use crate::{Expertise, Limits};

/// The searches that look a number of moves ahead.
const PLAIN: [&str; 7] =
    ["minimax", "negamax", "alpha-beta", "max-n", "paranoid", "best-reply", "loser"];

/// The searches that look deeper and deeper, or for a proof, as long as they may.
const PATIENT: [&str; 5] = ["deepening", "pvs", "exact", "master", "solver"];

/// How long those think.
const TIME: Duration = Duration::from_secs(1);

/// The limits of an engine that has none of its own; no limits for one that ends by itself.
#[must_use]
pub fn usual_limits<G: Expertise>(game: &G, engine: &str) -> Limits {
    if PLAIN.contains(&engine) {
        Limits { depth: Some(game.usual_depth()), ..Limits::default() }
    } else if PATIENT.contains(&engine) {
        Limits { time: Some(TIME), ..Limits::default() }
    } else {
        Limits::default()
    }
}

/// The greatest depth at which `most` positions are not exceeded if each move leads to `moves`
/// others, with `fewer` less at every step.
#[must_use]
pub fn depth_within(most: u64, moves: u64, fewer: u64) -> u32 {
    let mut positions = 1_u64;
    for depth in 0.. {
        let here = moves.saturating_sub(u64::from(depth) * fewer);
        if here == 0 || here == 1 && fewer == 0 {
            return depth.max(1);
        }
        positions = positions.saturating_mul(here);
        if positions > most {
            return depth.max(1);
        }
    }
    unreachable!("a product of numbers above one grows")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_depth_follows_from_the_number_of_moves() {
        assert_eq!(depth_within(2_000_000, 9, 1), 9, "every game of nine cells");
        assert_eq!(depth_within(2_000_000, 225, 1), 2);
        assert_eq!(depth_within(2_000_000, 676, 1), 2);
        assert_eq!(depth_within(100, 676, 1), 1, "one move is looked at in any case");
        assert_eq!(depth_within(1_000_000, 7, 0), 7);
        assert_eq!(depth_within(1_000_000, 16, 0), 4);
    }
}
