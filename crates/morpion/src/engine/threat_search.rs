//! Wins by threats alone: fours, and threes that would become open fours.
//!
//! A four must be answered on one cell. An open three leaves the opponent a few cells, or fours of
//! their own. So a player who goes on making threats leaves few answers, and proof numbers
//! (df-pn: Nagai, 2002) lead to the proof that needs the fewest of them. With five in a row this is
//! victory by continuous threats (VCT). Every answer that could meet a threat is tried: a proof is
//! a proof.

use std::{collections::HashMap, num::NonZeroU64};

use rules::Player;
use search::{Meter, Stopped};

use crate::{
    Bits, Cell, Cells,
    engine::{
        codes::code,
        finding_table::{Finding, FindingTable},
        ground::GridLines,
    },
};

/// Looks for wins by threats, and remembers what it found out about positions.
#[derive(Debug)]
pub(crate) struct ContinuousThreats {
    table: FindingTable<ProofNumbers>,
    /// How many nodes may still be looked at.
    left: u64,
}

/// How many leaves must be settled at least to prove the attack, and to disprove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProofNumbers {
    proof: u32,
    disproof: u32,
}

impl ProofNumbers {
    const UNKNOWN: Self = Self { proof: 1, disproof: 1 };
    const PROVEN: Self = Self { proof: 0, disproof: Self::INFINITE };
    const DISPROVEN: Self = Self { proof: Self::INFINITE, disproof: 0 };
    /// More than any sum of numbers counts.
    const INFINITE: u32 = 1 << 30;

    /// The sum of two numbers, but no more than the largest.
    fn sum(one: u32, other: u32) -> u32 {
        (one + other).min(Self::INFINITE)
    }
}

impl Finding for ProofNumbers {
    fn effort(&self) -> u32 {
        // What is settled is kept.
        if self.proof == 0 || self.disproof == 0 { u32::MAX } else { self.proof.max(self.disproof) }
    }

    fn pack(self) -> NonZeroU64 {
        let word = u64::from(self.proof) << 32 | u64::from(self.disproof);
        NonZeroU64::new(word).expect("both numbers are never zero")
    }

    #[expect(clippy::cast_possible_truncation, reason = "each number is cut out of the word")]
    fn unpack(word: NonZeroU64) -> Self {
        Self { proof: (word.get() >> 32) as u32, disproof: word.get() as u32 }
    }
}

/// Who is to move in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mover {
    Attacker,
    Defender,
}

/// What there is to do at a node.
enum Choices<const W: usize> {
    /// It is settled.
    Settled(ProofNumbers),
    /// These cells: for the attacker threats, for the defender all that could meet one.
    Open(Cells<W>),
}

/// What a part of the attack is about.
#[derive(Clone, Copy, Debug)]
struct Stage {
    attacker: Player,
    mover: Mover,
    ply: u32,
}

impl Stage {
    /// Who is to move.
    fn player(self) -> Player {
        match self.mover {
            Mover::Attacker => self.attacker,
            Mover::Defender => self.attacker.other(),
        }
    }

    fn next(self) -> Self {
        let mover = match self.mover {
            Mover::Attacker => Mover::Defender,
            Mover::Defender => Mover::Attacker,
        };
        Self { mover, ply: self.ply + 1, ..self }
    }

    /// The key of a position at this stage.
    fn key(self, key: u64) -> u64 {
        const SALTS: [u64; 4] =
            [0, 0x5bd1_e995_97f4_a7c5, 0x2545_f491_4f6c_dd1d, 0x9e37_79b9_7f4a_7c15];
        key ^ SALTS[self.attacker.index() * 2 + usize::from(self.mover == Mover::Attacker)]
    }
}

impl ContinuousThreats {
    pub(crate) fn new(bits: u32) -> Self {
        Self { table: FindingTable::new(bits), left: 0 }
    }

    /// The line in which `attacker`, who moves next, wins by threats against the answers that hold
    /// out longest, if that is proven within this many nodes.
    pub(crate) fn find<const W: usize>(
        &mut self,
        lines: &mut impl GridLines<W>,
        attacker: Player,
        nodes: u64,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Cell>>, Stopped> {
        self.left = nodes;
        let stage = Stage { attacker, mover: Mover::Attacker, ply: 0 };
        let limit =
            ProofNumbers { proof: ProofNumbers::INFINITE, disproof: ProofNumbers::INFINITE };
        let found = self.expand(lines, stage, limit, meter)?;
        if found.proof != 0 {
            return Ok(None);
        }
        let mut longest = HashMap::new();
        let line = self.follow(lines, stage, &mut longest);
        Ok((!line.is_empty()).then_some(line))
    }

    /// Looks at a node until its numbers reach the limit.
    fn expand<const W: usize>(
        &mut self,
        lines: &mut impl GridLines<W>,
        stage: Stage,
        limit: ProofNumbers,
        meter: &mut Meter,
    ) -> Result<ProofNumbers, Stopped> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(ProofNumbers::UNKNOWN) };
        meter.visit(stage.ply)?;
        self.left = left;
        let key = stage.key(lines.key());
        let cells = match choices(lines, stage) {
            Choices::Settled(numbers) => {
                self.table.store(key, numbers);
                return Ok(numbers);
            }
            Choices::Open(cells) => cells,
        };
        loop {
            let (numbers, best) = self.sum_up(lines.key(), cells, stage);
            let done = limit.proof <= numbers.proof || limit.disproof <= numbers.disproof;
            let settled = numbers.proof == 0 || numbers.disproof == 0;
            if done || settled || self.left == 0 {
                self.table.store(key, numbers);
                return Ok(numbers);
            }
            let limit = best.limit(stage.mover, limit, numbers);
            lines.place(stage.player(), best.cell);
            let below = self.expand(lines, stage.next(), limit, meter);
            lines.take_back();
            below?;
        }
    }

    /// The numbers of a node from those of its children, and the child to look at next.
    fn sum_up<const W: usize>(
        &self,
        key: u64,
        cells: Cells<W>,
        stage: Stage,
    ) -> (ProofNumbers, BestChild) {
        let next = stage.next();
        let mut best: Option<BestChild> = None;
        let mut sum = 0;
        for cell in cells.iter() {
            let child = next.key(key ^ code(stage.player(), cell));
            let numbers = self.table.probe(child).unwrap_or(ProofNumbers::UNKNOWN);
            // The mover needs one good child; the others must show that there is none.
            let (good, bad) = match stage.mover {
                Mover::Attacker => (numbers.proof, numbers.disproof),
                Mover::Defender => (numbers.disproof, numbers.proof),
            };
            sum = ProofNumbers::sum(sum, bad);
            best = Some(match best {
                None => BestChild { cell, good, bad, second: ProofNumbers::INFINITE },
                Some(best) if good < best.good => BestChild { cell, good, bad, second: best.good },
                Some(best) => BestChild { second: best.second.min(good), ..best },
            });
        }
        let best = best.expect("a node that is not settled has moves");
        let numbers = match stage.mover {
            Mover::Attacker => ProofNumbers { proof: best.good, disproof: sum },
            Mover::Defender => ProofNumbers { proof: sum, disproof: best.good },
        };
        (numbers, best)
    }

    /// The line of a proof: the shortest way known to win against the answers that hold out longest.
    fn follow<const W: usize>(
        &self,
        lines: &mut impl GridLines<W>,
        stage: Stage,
        known: &mut HashMap<u64, Vec<Cell>>,
    ) -> Vec<Cell> {
        let key = stage.key(lines.key());
        if let Some(line) = known.get(&key) {
            return line.clone();
        }
        let line = match choices(lines, stage) {
            Choices::Settled(_) => ending(lines, stage),
            Choices::Open(cells) => self.longest(lines, stage, cells, known),
        };
        known.insert(key, line.clone());
        line
    }

    fn longest<const W: usize>(
        &self,
        lines: &mut impl GridLines<W>,
        stage: Stage,
        cells: Cells<W>,
        known: &mut HashMap<u64, Vec<Cell>>,
    ) -> Vec<Cell> {
        let mut best: Option<Vec<Cell>> = None;
        for cell in cells.iter::<Cell>() {
            let child = stage.next().key(lines.key() ^ code(stage.player(), cell));
            if self.table.probe(child).is_none_or(|numbers| numbers.proof != 0) {
                continue;
            }
            lines.place(stage.player(), cell);
            let rest = self.follow(lines, stage.next(), known);
            lines.take_back();
            let better = best.as_ref().is_none_or(|best| match stage.mover {
                Mover::Attacker => rest.len() + 1 < best.len(),
                Mover::Defender => best.len() < rest.len() + 1,
            });
            if better && !rest.is_empty() {
                best = Some([&[cell], &rest[..]].concat());
            }
        }
        best.unwrap_or_default()
    }
}

/// The child of a node to look at next.
#[derive(Clone, Copy, Debug)]
struct BestChild {
    cell: Cell,
    /// What settles it in the mover's favour, and against.
    good: u32,
    bad: u32,
    /// The next best child.
    second: u32,
}

impl BestChild {
    /// How far to look at it before another child, or the parent's sibling, is more promising.
    fn limit(self, mover: Mover, limit: ProofNumbers, numbers: ProofNumbers) -> ProofNumbers {
        // A little more than the second best, so as not to go back and forth.
        let patience = |limit: u32| limit.min(ProofNumbers::sum(self.second, 1 + self.second / 4));
        let rest = |limit: u32, sum: u32| ProofNumbers::sum(limit.saturating_sub(sum), self.bad);
        match mover {
            Mover::Attacker => ProofNumbers {
                proof: patience(limit.proof),
                disproof: rest(limit.disproof, numbers.disproof),
            },
            Mover::Defender => ProofNumbers {
                proof: rest(limit.proof, numbers.proof),
                disproof: patience(limit.disproof),
            },
        }
    }
}

/// What there is to do at a stage of an attack.
fn choices<const W: usize>(lines: &impl GridLines<W>, stage: Stage) -> Choices<W> {
    let attacker = stage.attacker;
    let defender = attacker.other();
    let open = |cells: Cells<W>, empty: ProofNumbers| {
        if cells.is_empty() { Choices::Settled(empty) } else { Choices::Open(cells) }
    };
    let (mine, theirs) = (lines.completing(attacker), lines.completing(defender));
    match stage.mover {
        Mover::Attacker if mine.any() => Choices::Settled(ProofNumbers::PROVEN),
        Mover::Attacker => {
            let threats = lines.forcing(attacker) | lines.three_making(attacker);
            if theirs.any() {
                let answer = if theirs.count() == 1 { threats & theirs } else { Cells::EMPTY };
                return open(answer, ProofNumbers::DISPROVEN);
            }
            if lines.doubling(attacker).any() {
                return Choices::Settled(ProofNumbers::PROVEN);
            }
            let cells = match lines.blocks(defender) {
                Some(blocks) => lines.forcing(attacker) | lines.three_making(attacker) & blocks,
                None => threats,
            };
            open(cells, ProofNumbers::DISPROVEN)
        }
        Mover::Defender if theirs.any() => Choices::Settled(ProofNumbers::DISPROVEN),
        Mover::Defender if mine.count() > 1 => Choices::Settled(ProofNumbers::PROVEN),
        Mover::Defender if mine.any() => Choices::Open(mine),
        Mover::Defender => match lines.blocks(attacker) {
            Some(blocks) => open(blocks | lines.forcing(defender), ProofNumbers::PROVEN),
            None => Choices::Settled(ProofNumbers::DISPROVEN),
        },
    }
}

/// How an attack ends from a stage at which it is proven at a glance.
fn ending<const W: usize>(lines: &mut impl GridLines<W>, stage: Stage) -> Vec<Cell> {
    let attacker = stage.attacker;
    let completing = lines.completing(attacker);
    match stage.mover {
        Mover::Attacker if completing.any() => vec![completing.first()],
        Mover::Attacker => {
            let double: Cell = lines.doubling(attacker).first();
            let mut ways = lines.completing_through(attacker, double);
            let two = ways.pop_first().zip(ways.pop_first());
            two.map_or_else(Vec::new, |(answer, line)| vec![double, answer, line])
        }
        Mover::Defender => {
            let mut ways = completing;
            if let Some(two) = ways.pop_first().zip(ways.pop_first()) {
                return vec![two.0, two.1];
            }
            // Nothing meets the double threat that comes: any stone, and then that.
            let Some(idle) = lines.free().without(lines.doubling(attacker)).iter().next() else {
                return Vec::new();
            };
            lines.place(attacker.other(), idle);
            let rest = ending(lines, stage.next());
            lines.take_back();
            [&[idle], &rest[..]].concat()
        }
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use rules::{Game, History, Spec};
    use search::{Engine, Family, Limits, Score, SearchTask, Stop};

    use super::*;
    use crate::{Morpion, Pair, Room, Shape, Solver, engine::shape_grid::ShapeGrid};

    /// Whatever is proven by threats, the solver proves too, within as many plies.
    #[test]
    fn a_win_by_threats_is_a_win() {
        let spec: Spec = "morpion:width=6,height=6,align=4".parse().expect("a spec");
        let settings = spec.settle(Room::KNOBS).expect("known knobs");
        let game = Morpion::<1, Pair<1>>::new(Shape::new(&settings).expect("a shape"));
        let mut proven = 0;
        for seed in 0..150 {
            let mut rng = Rng::with_seed(seed);
            let mut history = History::new(&game);
            for _ in 0..rng.usize(4..9) {
                let moves: Vec<Cell> = game.moves(history.position()).expect("on").collect();
                history.play(&game, moves[rng.usize(..moves.len())]);
            }
            if history.outcome(&game).is_some() {
                continue;
            }
            let mut grid = ShapeGrid::<1>::of(&game.shape, history.position());
            let attacker = grid.turn;
            let mut search = ContinuousThreats::new(12);
            let found = search.find(&mut grid, attacker, 2_000, &mut Meter::unlimited());
            let Ok(Some(line)) = found else { continue };
            proven += 1;
            let plies = u32::try_from(line.len()).expect("a short line");
            let limits = Limits { depth: Some(plies), ..Limits::default() };
            let mut meter = Meter::new(limits, Stop::default());
            let thought =
                Solver::default().think(&mut SearchTask::new(&game, &history, &mut meter));
            assert!(thought.score.0 >= Score::WIN.0 - plies.cast_signed(), "{seed}: {line:?}");
            for &cell in &line {
                history.play(&game, cell);
            }
            assert_eq!(history.outcome(&game), Some(rules::Outcome::Win(attacker)), "{line:?}");
        }
        assert!(proven > 30, "{proven} proven");
    }
}
