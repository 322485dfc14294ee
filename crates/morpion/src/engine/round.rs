//! Max-n for a few players, on what the field knows.
//!
//! Everyone plays for themselves: a position is worth a number to each player, and the player to
//! move takes the move that is worth most to them. On a large grid that is far too much to try
//! everything; so what presses is answered, and otherwise the few most promising cells are tried.

use rules::{Outcome, Player};
use search::{Choice, Exit, Meter, PvTable, RootMoves, Score, Stopped, Why};

use crate::{
    Bits, Cell,
    engine::{
        arena::Arena,
        contest::{RootJudge, is_lost},
        onlooker::Onlooker,
    },
};

/// A search of a game of three or more.
pub(crate) struct Round<'a, const W: usize, O> {
    arena: Arena<W>,
    meter: &'a mut Meter,
    /// Whom the search is about.
    me: Player,
    pv: PvTable<Cell>,
    onlooker: O,
}

/// What a position is worth to each player.
type SeatShares = [Score; Player::MOST as usize];

impl<const W: usize, O: Onlooker> RootJudge for Round<'_, W, O> {
    fn judge(
        &mut self,
        depth: u32,
        moves: &[Cell],
        root_moves: &mut RootMoves<Cell>,
    ) -> Result<(), Stopped> {
        self.meter.visit(0)?;
        self.onlooker.enter(None, depth, Self::WINDOW);
        for &cell in moves {
            self.judge_one(cell, depth, root_moves)?;
        }
        if is_lost(root_moves.best()) && self.arena.pressing().is_none() {
            for cell in self.arena.others(moves).iter() {
                self.judge_one(cell, depth, root_moves)?;
            }
        }
        self.leave(root_moves.best(), Why::Exhausted, None);
        Ok(())
    }

    fn meter(&self) -> &Meter {
        self.meter
    }
}

impl<'a, const W: usize, O: Onlooker> Round<'a, W, O> {
    /// How many moves are tried at a node where nothing presses.
    const BREADTH: usize = 8;

    pub(crate) fn new(arena: Arena<W>, meter: &'a mut Meter, onlooker: O) -> Self {
        let me = arena.field.turn;
        Self { arena, meter, me, pv: PvTable::new(), onlooker }
    }

    /// Scores of many players cut nothing off.
    const WINDOW: (Score, Score) = (Score(-i32::MAX), Score::MAX);

    /// Notes what a move at the root is worth.
    fn judge_one(
        &mut self,
        cell: Cell,
        depth: u32,
        root_moves: &mut RootMoves<Cell>,
    ) -> Result<(), Stopped> {
        let score = self.after(cell, depth - 1, 1)?[self.me.index()];
        root_moves.note(Choice::searched(cell, score, true), self.pv.at(1));
        Ok(())
    }

    /// What a move is worth to each player.
    fn after(&mut self, cell: Cell, depth: u32, ply: u32) -> Result<SeatShares, Stopped> {
        self.arena.play(cell);
        let shares = self.value(cell, depth, ply);
        self.arena.take_back();
        shares
    }

    /// What a position is worth to each player.
    fn value(&mut self, played: Cell, depth: u32, ply: u32) -> Result<SeatShares, Stopped> {
        self.meter.visit(ply)?;
        self.pv.begin(ply);
        self.onlooker.enter(Some(played), depth, Self::WINDOW);
        let (shares, why, outcome) = if let Some((outcome, plies)) = self.arena.end() {
            let shares = self.shares(|_, player| Score::of(outcome, player, ply + plies));
            (shares, Why::Finished, Some(outcome))
        } else {
            let (shares, why) = self.look(depth, ply)?;
            (shares, why, None)
        };
        self.leave(shares[self.me.index()], why, outcome);
        Ok(shares)
    }

    fn look(&mut self, depth: u32, ply: u32) -> Result<(SeatShares, Why), Stopped> {
        let pressing = self.arena.pressing();
        // The answer to a threat costs no depth while the search may go on.
        let forced = pressing.as_ref().is_some_and(|cells| cells.count() == 1);
        let may_go_on = ply < self.meter.depth();
        let free = forced && ply + depth < self.meter.depth();
        if !may_go_on || depth == 0 && !free {
            return Ok((self.shares(Arena::standing), Why::Horizon));
        }
        let presses = pressing.is_some();
        let moves = self.arena.ordered(pressing.unwrap_or_else(|| self.arena.candidates()));
        let below = (depth - u32::from(!free), ply + 1);
        let mut best = self.best_of(&moves, below, None)?;
        let turn = self.arena.field.turn.index();
        if !presses && best.is_some_and(|best| is_lost(best[turn])) {
            let others = self.arena.ordered(self.arena.others(&moves));
            best = self.best_of(&others, below, best)?;
        }
        Ok((best.expect("a game that goes on has a move"), Why::Exhausted))
    }

    /// The best that the player to move finds among the first of these moves, or has already. That
    /// the first lose proves nothing about the others: they are tried until one does not.
    fn best_of(
        &mut self,
        moves: &[Cell],
        (depth, ply): (u32, u32),
        mut best: Option<SeatShares>,
    ) -> Result<Option<SeatShares>, Stopped> {
        let turn = self.arena.field.turn.index();
        let breadth = if best.is_some() { 0 } else { Self::BREADTH };
        for (index, &cell) in moves.iter().enumerate() {
            if index >= breadth && best.is_some_and(|best| !is_lost(best[turn])) {
                break;
            }
            let shares = self.after(cell, depth, ply)?;
            if best.is_none_or(|best| best[turn] < shares[turn]) {
                best = Some(shares);
                self.pv.extend(ply - 1, cell);
            }
        }
        Ok(best)
    }

    fn shares(&self, score: impl Fn(&Arena<W>, Player) -> Score) -> SeatShares {
        let mut shares = [Score::DRAW; Player::MOST as usize];
        for (player, share) in Player::all(self.arena.field.players).zip(&mut shares) {
            *share = score(&self.arena, player);
        }
        shares
    }

    fn leave(&mut self, score: Score, why: Why, outcome: Option<Outcome>) {
        if why.is_leaf() {
            self.meter.counted.leaves += 1;
        }
        let (alpha, beta) = Self::WINDOW;
        self.onlooker.leave(Exit { score, alpha, beta, why, outcome });
    }
}
