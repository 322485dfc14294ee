//! The engine for large grids and for any number of players.
//!
//! First what needs no thinking: a line that can be completed is completed, and what presses is
//! answered. At a table of two it then looks for a chain of fours that wins, for a win by fours and
//! threes, and for a chain of the opponent's to parry. Then it searches deeper and deeper, by [`Duel`] for two players and by
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
        duel::Duel,
        finding_table::FindingTable,
        ground::{GridLines, Ground, ShapeArena},
        instinct::{Instinct, lost, won},
        line_shape::ShapeTable,
        onlooker::Guided,
        round::Round,
        threat_search::ContinuousThreats,
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

    /// How many moves ahead it is worth looking, with this many free cells and moves to judge.
    fn depth(players: u8, left: u32, moves: usize, meter: &Meter) -> u32 {
        let sensible = match (players, moves) {
            (Self::MANY.., _) => 1,
            (_, 1) => Self::FORCED,
            _ => left,
        };
        sensible.min(left).min(meter.depth())
    }

    /// The size of a table for as many positions as may be looked at, but no more than 16 MB of
    /// them, as a power of two.
    fn table_bits(meter: &Meter) -> u32 {
        let nodes = meter.limits().nodes.unwrap_or(u64::MAX);
        nodes.max(1).ilog2().clamp(8, 20)
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
        let shape = &task.game.shape;
        let position = task.history.position();
        if shape.players > 2 {
            let arena = Arena::of(task.game, position);
            return self.choose_of_many(arena, task, trace);
        }
        if shape.misere || shape.align > ShapeTable::LONGEST {
            let arena = Arena::of(task.game, position);
            return self.choose_of_two(arena, task, trace);
        }
        self.choose_of_two(ShapeArena::of(task.game, position), task, trace)
    }
}

impl Strategist {
    /// Chooses at a table of two.
    fn choose_of_two<const W: usize, S: Stones<W>, G: Ground<W>, T: Trace<Morpion<W, S>>>(
        self,
        mut ground: G,
        task: &mut SearchTask<'_, Morpion<W, S>>,
        trace: T,
    ) -> Thought<Cell> {
        let mut chains = Chains::default();
        let mut threats = ContinuousThreats::new(Self::table_bits(task.meter).min(17));
        let instinct = Instinct::of_two(&mut ground, &mut chains, &mut threats, task.meter);
        let moves = match self.decided(instinct, task) {
            Ok(thought) => return thought,
            Err(moves) => moves,
        };
        let SearchTask { game, history, meter, report, .. } = task;
        let mut rng = self.ties.rng(history);
        let root_moves = || RootMoves::new(rng.as_mut().map(Rng::fork));
        let depth = Self::depth(2, ground.lines().free().count(), moves.len(), meter);
        let onlooker = Guided::new(game, history.position(), trace);
        let table = FindingTable::new(Self::table_bits(meter));
        Duel::new(ground, meter, chains, threats, table, onlooker)
            .deepen(moves, depth, root_moves, report)
    }

    /// Chooses at a table of more than two.
    fn choose_of_many<const W: usize, S: Stones<W>, T: Trace<Morpion<W, S>>>(
        self,
        arena: Arena<W>,
        task: &mut SearchTask<'_, Morpion<W, S>>,
        trace: T,
    ) -> Thought<Cell> {
        let moves = match self.decided(Instinct::of_many(&arena), task) {
            Ok(thought) => return thought,
            Err(moves) => moves,
        };
        let SearchTask { game, history, meter, report, .. } = task;
        let mut rng = self.ties.rng(history);
        let root_moves = || RootMoves::new(rng.as_mut().map(Rng::fork));
        let (players, left) = (arena.field.players, arena.field.free().count());
        let depth = Self::depth(players, left, moves.len(), meter);
        let onlooker = Guided::new(game, history.position(), trace);
        Round::new(arena, meter, onlooker).deepen(moves, depth, root_moves, report)
    }

    /// The thought about what needs no search; else the moves to judge.
    fn decided<const W: usize, S: Stones<W>>(
        self,
        instinct: Instinct,
        task: &mut SearchTask<'_, Morpion<W, S>>,
    ) -> Result<Thought<Cell>, Vec<Cell>> {
        let draw = |count| self.ties.draw(task.history, count);
        let thought = match instinct {
            Instinct::Won(lines) => won(&lines, draw(lines.len()), task.meter),
            Instinct::Lost(moves) => lost(&moves, draw(moves.len()), task.meter),
            Instinct::Open(moves) => return Err(moves),
        };
        task.report.tell(&thought);
        Ok(thought)
    }
}
