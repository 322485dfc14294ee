//! The engine for large grids and for any number of players.
//!
//! First what needs no thinking: a line that can be completed is completed, and what presses is
//! answered. At a table of two it then looks for a chain of threats that wins, and for one of the
//! opponent's to parry. Then it searches deeper and deeper, by [`Duel`] for two players and by
//! [`Round`] for more. With more than six players not even one turn of each could be searched, and
//! it plays the cell after which it stands best.

use fastrand::Rng;
use search::{Algorithm, Limits, Meter, RootMoves, SearchTask, Thought, Ties, Trace};

use crate::{
    Bits, Cell, Morpion, Stones,
    engine::{
        arena::Arena,
        chain::Chains,
        contest::RootJudge,
        duel::{Duel, DuelEntry},
        finding_table::FindingTable,
        instinct::{Instinct, lost, won},
        onlooker::Guided,
        round::Round,
    },
};

/// Plays on grids of any size and at tables of any size.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strategist {
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl Strategist {
    /// How many positions it looks at unless a limit is set.
    pub const NODES: u64 = 300_000;

    /// From this many players on, one move ahead is all that can be searched.
    const MANY: u8 = 7;
    /// How deep to look when there is only one move anyway.
    const FORCED: u32 = 4;

    /// How many moves ahead it is worth looking.
    fn depth<const W: usize>(arena: &Arena<W>, moves: usize, meter: &Meter) -> u32 {
        let left = arena.field.free().count();
        let sensible = match (arena.field.players, moves) {
            (Self::MANY.., _) => 1,
            (_, 1) => Self::FORCED,
            _ => left,
        };
        sensible.min(left).min(meter.depth())
    }

    /// A table for as many positions as may be looked at, but no more than 16 MB of them.
    fn table(meter: &Meter) -> FindingTable<DuelEntry> {
        let nodes = meter.limits().nodes.unwrap_or(u64::MAX);
        FindingTable::new(nodes.max(1).ilog2().clamp(8, 20))
    }
}

impl<const W: usize, S: Stones<W>> Algorithm<Morpion<W, S>> for Strategist {
    fn choose<T: Trace<Morpion<W, S>>>(
        &mut self,
        task: &mut SearchTask<'_, Morpion<W, S>>,
        trace: T,
    ) -> Thought<Cell> {
        if task.meter.limits() == Limits::default() {
            let limits = Limits { nodes: Some(Self::NODES), ..Limits::default() };
            let mut limited = Meter::new(limits, task.meter.stop().clone());
            let thought = self.choose(&mut task.under(&mut limited), trace);
            task.meter.counted = limited.counted;
            return thought;
        }
        let SearchTask { game, history, meter, report, .. } = task;
        let position = history.position();
        let mut arena = Arena::of(game, position);
        let mut chains = Chains::default();
        let moves = match Instinct::of(&mut arena, &mut chains, meter) {
            Instinct::Won(lines) => {
                let thought = won(&lines, self.ties.draw(history, lines.len()), meter);
                report.tell(&thought);
                return thought;
            }
            Instinct::Lost(moves) => {
                let thought = lost(&moves, self.ties.draw(history, moves.len()), meter);
                report.tell(&thought);
                return thought;
            }
            Instinct::Open(moves) => moves,
        };
        let mut rng = self.ties.rng(history);
        let root_moves = || RootMoves::new(rng.as_mut().map(Rng::fork));
        let depth = Self::depth(&arena, moves.len(), meter);
        let onlooker = Guided::new(game, position, trace);
        if arena.field.players == 2 {
            let table = Self::table(meter);
            Duel::new(arena, meter, chains, table, onlooker)
                .deepen(moves, depth, root_moves, report)
        } else {
            Round::new(arena, meter, onlooker).deepen(moves, depth, root_moves, report)
        }
    }
}
