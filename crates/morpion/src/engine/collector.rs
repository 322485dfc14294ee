//! The engine that likes to win with several lines at once.
//!
//! It plays as the strategist does until the win is certain. Then it looks whether the last stone
//! can complete two lines or more, for certain or at least if nobody sees it coming, and takes its
//! time for that; see [`Harvest`](super::harvest::Harvest) for why that never puts the win at
//! stake. In misère, where
//! nobody wants a line, it is the strategist.

use rules::History;
use search::{Algorithm, Choice, Meter, Score, Thought, Ties, Trace};

use crate::{
    Cell, Morpion, Stones, Strategist,
    engine::{
        field::Field,
        harvest::{Harvest, Harvester},
    },
};

/// Wins with several lines at once, where it can.
#[derive(Clone, Copy, Debug, Default)]
pub struct Collector {
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl Collector {
    /// How many threats ahead it looks for lines to collect, and how many positions it looks at.
    const THREATS: u32 = 4;
    const NODES: u32 = 5_000;

    /// A certain win that may bring several lines at once, if there is one.
    fn harvest<const W: usize, S: Stones<W>>(
        game: &Morpion<W, S>,
        history: &History<Morpion<W, S>>,
        meter: &mut Meter,
    ) -> Option<Harvest> {
        let threats = Self::THREATS.min(meter.depth() / 2);
        let field = Field::<W>::of(&game.shape, history.position());
        let mut harvester = Harvester { field, meter, left: Self::NODES };
        let harvest = harvester.choose(threats).ok().flatten();
        harvest.filter(|harvest| 2 <= harvest.hoped)
    }
}

impl<const W: usize, S: Stones<W>> Algorithm<Morpion<W, S>> for Collector {
    fn choose<T: Trace<Morpion<W, S>>>(
        &mut self,
        game: &Morpion<W, S>,
        history: &History<Morpion<W, S>>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<Cell>),
        trace: T,
    ) -> Thought<Cell> {
        let harvest = if game.shape.misere { None } else { Self::harvest(game, history, meter) };
        let Some(Harvest { line, plies, .. }) = harvest else {
            return Strategist { ties: self.ties }.choose(game, history, meter, report, trace);
        };
        let plies = u32::try_from(plies).expect("fewer than the cells of a grid");
        let score = Score(Score::WIN.0 - plies.cast_signed());
        let thought = Thought {
            best: line[0],
            score,
            depth: plies,
            choices: vec![Choice::searched(line[0], score, true)],
            line,
            statistics: meter.statistics(),
        };
        report(&thought);
        thought
    }
}
