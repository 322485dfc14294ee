//! The engine that likes to win with several lines at once.
//!
//! It plays as the strategist does until the win is certain. Then it looks whether the last stone
//! can complete two lines or more, for certain or at least if no opponent sees it coming, and takes its
//! time for that; see [`Harvest`](super::harvest::Harvest) for why that never puts the win at
//! stake. In misère, where
//! no player wants a line, it is the strategist.

use search::{Algorithm, Choice, Score, SearchTask, Thought, Ties, Trace};

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
        task: &mut SearchTask<'_, Morpion<W, S>>,
    ) -> Option<Harvest> {
        let threats = Self::THREATS.min(task.meter.depth() / 2);
        let field = Field::<W>::of(&task.game.shape, task.position());
        let mut harvester = Harvester { field, meter: task.meter, left: Self::NODES };
        let harvest = harvester.choose(threats).ok().flatten();
        harvest.filter(|harvest| harvest.hoped >= 2)
    }
}

impl<const W: usize, S: Stones<W>> Algorithm<Morpion<W, S>> for Collector {
    fn choose<T: Trace<Morpion<W, S>>>(
        &mut self,
        task: &mut SearchTask<'_, Morpion<W, S>>,
        trace: T,
    ) -> Thought<Cell> {
        let harvest = if task.game.shape.misere { None } else { Self::harvest(task) };
        let Some(Harvest { line, plies, .. }) = harvest else {
            return Strategist { ties: self.ties }.choose(task, trace);
        };
        let plies = u32::try_from(plies).expect("fewer than the cells of a grid");
        let score = Score(Score::WIN.0 - plies.cast_signed());
        let thought = Thought {
            best: line[0],
            score,
            depth: plies,
            choices: vec![Choice::searched(line[0], score, true)],
            others: Vec::new(),
            line,
            statistics: task.meter.statistics(),
        };
        task.report.tell(&thought);
        thought
    }
}
