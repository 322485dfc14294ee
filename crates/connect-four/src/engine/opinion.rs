//! What to play while the end is out of sight.
//!
//! Early in the game a proof can take minutes, and before it is complete the bounds of most moves
//! are the same. If the solver must answer by then, it follows the general search, which judges
//! positions instead of proving them; so a part of the time is spent on asking it.

use rules::History;
use search::{Algorithm, Limits, Meter, Pvs, Techniques};

use crate::{CentreFirst, ConnectFour, Disc, Threats};

/// After so many nodes without a proof, about a second, an opinion is asked; sooner if there is less
/// time.
const PATIENCE: u64 = 8_000_000;

/// How many nodes an opinion may cost.
const NODES: u64 = 1_000_000;

/// A proof of so many nodes takes at least a quarter of a second.
const NODES_IN_A_QUARTER: f64 = 1e6;

/// How far the opinion may look ahead, for want of other limits.
const DEPTH: u32 = 16;

/// The size of its table in megabytes.
const MEGABYTES: usize = 4;

/// After how many nodes an opinion is due: when a quarter of the limits is used up.
pub(super) fn due(limits: Limits) -> u64 {
    let by_nodes = limits.nodes.map_or(PATIENCE, |most| most / 4);
    let by_time = limits.longest().map_or(PATIENCE, |longest| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a positive estimate, and a cast stops at the ends of the range"
        )]
        let nodes = (longest.as_secs_f64() * NODES_IN_A_QUARTER) as u64;
        nodes
    });
    PATIENCE.min(by_nodes).min(by_time)
}

/// Asks the general search for a move, for another quarter of the limits; none if even that is too
/// short.
pub(super) fn ask(
    game: &ConnectFour<u64>,
    history: &History<ConnectFour<u64>>,
    meter: &mut Meter,
) -> Option<Disc<u64>> {
    let limits = meter.limits();
    let share = Limits {
        depth: Some(DEPTH),
        nodes: Some(limits.nodes.map_or(NODES, |most| NODES.min(most / 4))),
        time: limits.longest().map(|longest| longest / 4),
        clock: None,
    };
    let mut own = Meter::new(share, meter.stop().clone());
    let general = Pvs::new(Threats, CentreFirst, Techniques::ALL);
    let mut general = Pvs { megabytes: MEGABYTES, ..general };
    let thought = general.choose(game, history, &mut own, &mut |_| (), ());
    let (all, new) = (&mut meter.counted, own.counted);
    all.nodes += new.nodes;
    all.leaves += new.leaves;
    all.cutoffs += new.cutoffs;
    all.table_hits += new.table_hits;
    all.deepest = all.deepest.max(new.deepest);
    (thought.depth > 0).then_some(thought.best)
}
