//! Proofs: can one side force a line within a number of plies, whatever the other does?
//!
//! A yes-or-no question is cheaper than a value, and two of them make a value: if neither the
//! player to move nor the others can force anything, the game is drawn. There are two sides, the
//! attackers, who want a line, and the defenders, who want to prevent that or have a line first.
//! With more than two players, one side is a coalition.
//!
//! What makes it fast, beside remembering positions up to symmetry:
//!
//! - a line that can be completed is completed, and a threat to complete one is answered;
//! - a window with stones of two players is no player's hope, and without hope there is no win;
//! - a player who lacks more stones than there are turns left is too late;
//! - Erdős and Selfridge (1973): sum up 2^-n for each hope that lacks n stones. If that is less
//!   than one with the defender to move, or less than a half with the attacker to move, then
//!   always taking the cell that lowers the sum most prevents every line.

use std::{
    cmp::Reverse,
    num::{NonZeroU32, NonZeroU64},
};

use rules::Player;
use search::{Exit, Meter, Stopped, Why};

use crate::{
    Bits, Cell, Cells, Position, Shape, Stones, Verdict,
    engine::{
        attack::{Answer, Attack},
        deepening::LineDepths,
        field::Field,
        finding_table::{Finding, FindingTable},
        onlooker::Onlooker,
        symmetry::GridSymmetry,
    },
};

/// The present position, and everything proved so far.
#[derive(Debug)]
pub(crate) struct Prover<'a, O> {
    pub(crate) field: Field<1>,
    pub(crate) meter: &'a mut Meter,
    misere: bool,
    symmetry: GridSymmetry,
    table: FindingTable<Proved>,
    /// A list of moves per ply, kept so that no node needs to allocate one.
    lists: Vec<Vec<(u32, Cell)>>,
    onlooker: O,
}

/// What was proved about a position, for either kind of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Proved {
    bounds: [Bounds; 2],
    effort: NonZeroU32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bounds {
    /// Within this many plies it can be forced.
    forced: u8,
    /// Within this many plies it cannot.
    held: u8,
}

/// More plies than the largest grid has cells.
pub(crate) const EVER: u8 = u8::MAX;

impl Finding for Proved {
    fn effort(&self) -> u32 {
        self.effort.get()
    }

    fn pack(self) -> NonZeroU64 {
        let [win, loss] = self.bounds;
        let bounds = u32::from_le_bytes([win.forced, win.held, loss.forced, loss.held]);
        NonZeroU64::from(self.effort) | u64::from(bounds) << 32
    }

    #[expect(clippy::cast_possible_truncation, reason = "the halves are taken apart")]
    fn unpack(word: NonZeroU64) -> Self {
        let [forced, held, lost, spared] = ((word.get() >> 32) as u32).to_le_bytes();
        let bounds = [Bounds { forced, held }, Bounds { forced: lost, held: spared }];
        let effort =
            NonZeroU32::new(word.get() as u32).expect("there is no packing without effort");
        Self { bounds, effort }
    }
}

impl Proved {
    const NOTHING: Self =
        Self { bounds: [Bounds { forced: EVER, held: 0 }; 2], effort: NonZeroU32::MIN };

    /// What is known about an attack of this many plies.
    #[inline]
    fn answer(self, attack: Attack, plies: u8) -> Option<Answer> {
        match self.bounds[attack.index()] {
            Bounds { forced, .. } if forced <= plies => Some(Answer::Forced),
            Bounds { held: EVER, .. } => Some(Answer::Never),
            Bounds { held, .. } if plies <= held => Some(Answer::Held),
            _ => None,
        }
    }

    /// With the answer to one more question, found by looking at this many nodes.
    fn with(mut self, attack: Attack, plies: u8, answer: Answer, nodes: u64) -> Self {
        let bounds = &mut self.bounds[attack.index()];
        match answer {
            Answer::Forced => bounds.forced = plies,
            Answer::Held => bounds.held = plies,
            Answer::Never => bounds.held = EVER,
        }
        let nodes = u32::try_from(nodes).unwrap_or(u32::MAX);
        self.effort = NonZeroU32::new(nodes).unwrap_or(NonZeroU32::MIN).max(self.effort);
        self
    }
}

impl<'a, O: Onlooker> Prover<'a, O> {
    pub(crate) fn new<const W: usize, S: Stones<W>>(
        shape: &Shape,
        position: &Position<S>,
        megabytes: usize,
        meter: &'a mut Meter,
        onlooker: O,
    ) -> Self {
        let mut symmetry = GridSymmetry::of(shape);
        for cell in position.stones.taken().iter() {
            let player = position.stones.holder(cell).expect("a taken cell has a holder");
            symmetry.place(player, cell);
        }
        // There are 3 to the power of the cells positions for two, that is 2 to 8/5 of it.
        let enough = u32::from(shape.size()) * 8 / 5;
        Self {
            field: Field::of(shape, position),
            meter,
            misere: shape.misere,
            symmetry,
            table: FindingTable::new(FindingTable::<Proved>::bits(megabytes).min(enough)),
            lists: Vec::new(),
            onlooker,
        }
    }

    /// How the game ends at once if the player to move takes a cell.
    pub(crate) fn end_by(&self, cell: Cell) -> Option<Verdict> {
        let completed = self.field.completing(self.field.turn).contains(cell);
        completed.then_some(if self.misere { Verdict::Loss(1) } else { Verdict::Win(1) })
    }

    /// What a player can force from the present position on, against all others together.
    pub(crate) fn verdict(&mut self, player: Player) -> Result<Option<Verdict>, Stopped> {
        self.deepening().verdict(player, |attack, plies| {
            self.onlooker.enter(None, u32::from(plies), attack.window(u32::from(plies)));
            self.prove(attack, plies, 0)
        })
    }

    /// What the player to move can force by a move, against all others together.
    pub(crate) fn verdict_on(&mut self, cell: Cell) -> Result<Option<Verdict>, Stopped> {
        if let Some(end) = self.end_by(cell) {
            return Ok(Some(end));
        }
        self.deepening().verdict(self.field.turn, |attack, plies| match plies {
            1 => Ok(Answer::Held),
            _ => self.after(cell, attack, plies - 1, 1),
        })
    }

    /// When lines can be completed from the present position on.
    pub(crate) fn deepening(&self) -> LineDepths {
        let Field { turn, players, .. } = self.field;
        let left = u8::try_from(self.field.free().count()).expect("at most 64 cells");
        let most = u8::try_from(self.meter.depth()).map_or(left, |depth| depth.min(left));
        LineDepths { turn, players, misere: self.misere, left, most }
    }

    /// The player to move takes a cell.
    pub(crate) fn play(&mut self, cell: Cell) {
        self.symmetry.place(self.field.turn, cell);
        self.field.play(cell);
    }

    /// The player to move takes the last stone back.
    fn take_back(&mut self, cell: Cell) {
        self.field.take_back();
        self.symmetry.take_back(self.field.turn, cell);
    }

    /// Whether the attack succeeds within `plies` of a move, `ply` of them from the root.
    pub(crate) fn after(
        &mut self,
        cell: Cell,
        attack: Attack,
        plies: u8,
        ply: u32,
    ) -> Result<Answer, Stopped> {
        self.play(cell);
        self.onlooker.enter(Some(cell), u32::from(plies), attack.window(u32::from(plies) + ply));
        let answer = self.prove(attack, plies, ply);
        self.take_back(cell);
        answer
    }

    /// Whether the attack succeeds within `plies` from the present position.
    fn prove(&mut self, attack: Attack, plies: u8, ply: u32) -> Result<Answer, Stopped> {
        self.meter.visit(ply)?;
        if let Some(answer) = self.glance(attack, plies) {
            self.meter.counted.leaves += 1;
            return Ok(self.leave(attack, answer, plies, ply, Why::Known));
        }
        let key = self.symmetry.key();
        let proved = self.table.probe(key).unwrap_or(Proved::NOTHING);
        if let Some(answer) = proved.answer(attack, plies) {
            self.meter.counted.table_hits += 1;
            return Ok(self.leave(attack, answer, plies, ply, Why::Table));
        }
        let before = self.meter.counted.nodes;
        let (answer, why) = self.try_moves(attack, plies, ply)?;
        let nodes = self.meter.counted.nodes - before;
        self.table.store(key, proved.with(attack, plies, answer, nodes));
        Ok(self.leave(attack, answer, plies, ply, why))
    }

    fn leave(&mut self, attack: Attack, answer: Answer, plies: u8, ply: u32, why: Why) -> Answer {
        if why == Why::Cut {
            self.meter.counted.cutoffs += 1;
        }
        let plies = u32::from(plies) + ply;
        let (alpha, beta) = attack.window(plies);
        let score = attack.score(answer, plies);
        self.onlooker.leave(Exit { score, alpha, beta, why, outcome: None });
        answer
    }

    /// The attackers need one move that succeeds, the defenders one that does not let them.
    fn try_moves(&mut self, attack: Attack, plies: u8, ply: u32) -> Result<(Answer, Why), Stopped> {
        let attacking = attack.includes(self.field.turn);
        let moves = self.moves(ply, attack);
        let mut all_never = true;
        let mut decided = None;
        for &(_, cell) in &moves {
            let answer = self.after(cell, attack, plies - 1, ply + 1)?;
            if attacking == (answer == Answer::Forced) {
                decided = Some(answer);
                break;
            }
            all_never &= answer == Answer::Never;
        }
        self.lists[ply as usize] = moves;
        let exhausted = match (attacking, all_never) {
            (false, _) => Answer::Forced,
            (true, true) => Answer::Never,
            (true, false) => Answer::Held,
        };
        Ok(decided.map_or((exhausted, Why::Exhausted), |answer| (answer, Why::Cut)))
    }

    /// The moves worth trying, the most promising first, in a list borrowed from `ply`.
    fn moves(&mut self, ply: u32, attack: Attack) -> Vec<(u32, Cell)> {
        let ply = ply as usize;
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        list.extend(self.worthy(attack).iter().map(|cell| (self.promise(cell), cell)));
        list.sort_unstable_by_key(|&(promise, cell)| (Reverse(promise), cell));
        list
    }

    /// The moves worth trying: the answer to a threat if there is one, and in misère nothing that
    /// loses at once.
    pub(crate) fn worthy(&self, attack: Attack) -> Cells<1> {
        let Field { turn, players, .. } = self.field;
        let next = turn.next(players);
        if self.misere {
            self.field.free().without(self.field.completing(turn))
        } else if attack.includes(next) == attack.includes(turn)
            || self.field.completing(next).is_empty()
        {
            self.field.free()
        } else {
            self.field.completing(next)
        }
    }

    /// A move of the line that leads to success in exactly `plies`: the attackers take what
    /// succeeds, the defenders what lasts longest.
    pub(crate) fn next_move(
        &mut self,
        attack: Attack,
        plies: u8,
        ply: u32,
    ) -> Result<Option<Cell>, Stopped> {
        let attacking = attack.includes(self.field.turn);
        if plies < 2 {
            return Ok(self.field.completing(self.field.turn).iter().next());
        }
        let sooner = if attacking { plies - 1 } else { plies - 2 };
        for (_, cell) in self.moves(ply, attack) {
            let answer = self.after(cell, attack, sooner, ply + 1)?;
            if attacking == (answer == Answer::Forced) {
                return Ok(Some(cell));
            }
        }
        Ok(None)
    }

    /// How promising a cell looks to the player to move: a hope of one's own counts 4 to the power
    /// of its stones, another's 2. That was the best of two dozen orders tried on 5,5,4 to 7,7,4.
    pub(crate) fn promise(&self, cell: Cell) -> u32 {
        let me = self.field.turn;
        let worth = |(hope, stones): (Option<Player>, usize)| match hope {
            None => 2,
            Some(player) if player == me => 1 << (2 * stones.min(12)),
            Some(_) => 1 << stones,
        };
        self.field.crossing(cell).map(worth).sum()
    }

    /// The answer, if it can be seen without trying moves.
    fn glance(&self, attack: Attack, plies: u8) -> Option<Answer> {
        let field = &self.field;
        if field.free().is_empty() {
            return Some(Answer::Never);
        }
        let end = if self.misere { self.nothing_safe(attack) } else { self.next_line(attack) };
        match end {
            Some((true, within)) if within <= plies => Some(Answer::Forced),
            Some((true, _)) => Some(Answer::Held),
            Some((false, _)) => Some(Answer::Never),
            None => self.hopeless(attack, plies),
        }
    }

    /// Whether a line is about to be completed that no player can prevent: whether it is one for the
    /// attackers, and in how many plies.
    fn next_line(&self, attack: Attack) -> Option<(bool, u8)> {
        let Field { turn, players, .. } = self.field;
        if !self.field.completing(turn).is_empty() {
            return Some((attack.includes(turn), 1));
        }
        let next = turn.next(players);
        let lost = attack.includes(next) != attack.includes(turn)
            && self.field.completing(next).count() > 1;
        lost.then(|| (attack.includes(next), 2))
    }

    /// In misère: whether the player to move has nothing but lines to complete.
    fn nothing_safe(&self, attack: Attack) -> Option<(bool, u8)> {
        let unsafe_cells = self.field.completing(self.field.turn);
        (self.field.free() == unsafe_cells).then(|| (!attack.includes(self.field.turn), 1))
    }

    /// Why the attackers need not try: no player whose line would suit them can have one any more, or
    /// not in time.
    fn hopeless(&self, attack: Attack, plies: u8) -> Option<Answer> {
        let Field { turn, players, align, .. } = self.field;
        let suits = |&player: &Player| attack.includes(player) != self.misere;
        let mut hope = self.field.untouched() > 0;
        let mut in_time = false;
        for player in Player::all(players).filter(suits) {
            let fullest = self.field.hopes(player).iter().rposition(|&hopes| hopes > 0);
            hope |= fullest.is_some();
            let waits = (player.0 + players - turn.0) % players;
            let turns =
                (usize::from(plies) + usize::from(players - 1 - waits)) / usize::from(players);
            in_time |= align <= fullest.unwrap_or(0) + turns;
        }
        let answered = match attack.alone(players) {
            Some(player) if !self.misere => self.can_be_answered(player),
            _ => false,
        };
        match (hope && !answered, in_time) {
            (false, _) => Some(Answer::Never),
            (true, false) => Some(Answer::Held),
            (true, true) => None,
        }
    }

    /// Whether every hope of a player can be answered in time, by the rule of Erdős and Selfridge.
    fn can_be_answered(&self, player: Player) -> bool {
        let hopes = self.field.hopes(player).iter().enumerate();
        let sum: u64 = hopes.map(|(stones, &hopes)| u64::from(hopes) << stones).sum();
        let half = usize::from(self.field.turn == player);
        sum + u64::from(self.field.untouched()) < 1 << (self.field.align - half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_proved_survives_packing() {
        let effort = NonZeroU32::MAX;
        let bounds = [Bounds { forced: 1, held: 2 }, Bounds { forced: EVER, held: 0 }];
        for proved in [Proved { bounds, effort }, Proved::NOTHING] {
            assert_eq!(Proved::unpack(proved.pack()), proved);
        }
    }
}
