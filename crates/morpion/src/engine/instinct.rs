//! What a player sees without a search: lines to complete, threats to answer, chains of threats.

use search::{Choice, Meter, Score, Stopped, Thought};

use crate::{
    Bits, Cell,
    engine::{
        arena::Arena,
        chain::{Chains, Reach},
    },
};

/// What needs no search, and what is left for one.
#[derive(Clone, Debug)]
pub(crate) enum Instinct {
    /// The game is decided: each of these lines wins as quickly.
    Won(Vec<Vec<Cell>>),
    /// The game is decided: each of these moves loses at once, and there are no others.
    Lost(Vec<Cell>),
    /// These moves are to be judged, the most promising first.
    Open(Vec<Cell>),
}

impl Instinct {
    /// How far to look for a chain of threats, and for an answer to one of the opponent's.
    const CHAIN: Reach = Reach { threats: 40, nodes: 20_000 };
    const PARRY: Reach = Reach { threats: 40, nodes: 2_000 };

    /// A chain may take one in this many of the nodes that are allowed: most are for the search.
    const SHARE: u64 = 8;

    /// How far to look for a chain of threats at the root.
    fn chain(meter: &Meter) -> Reach {
        let nodes = meter.limits().nodes.unwrap_or(u64::MAX) / Self::SHARE;
        Self::CHAIN.within(meter.depth()).at_most(nodes)
    }

    /// How far to look for one after each of this many candidates.
    fn parry(meter: &Meter, candidates: usize) -> Reach {
        let each = Self::SHARE * u64::try_from(candidates).expect("at most 676 cells");
        let nodes = meter.limits().nodes.unwrap_or(u64::MAX) / each.max(1);
        Self::PARRY.within(meter.depth() - 1).at_most(nodes)
    }

    /// What the player to move sees.
    pub(crate) fn of<const W: usize>(
        arena: &mut Arena<W>,
        chains: &mut Chains,
        meter: &mut Meter,
    ) -> Self {
        if let Some(cells) = arena.winning() {
            return Self::Won(cells.iter().map(|cell| vec![cell]).collect());
        }
        if arena.misere && arena.field.completing(arena.field.turn) == arena.field.free() {
            return Self::Lost(arena.field.free().iter().collect());
        }
        if let Some(cells) = arena.pressing() {
            return Self::Open(arena.ordered(cells));
        }
        if arena.misere || arena.field.players != 2 {
            return Self::Open(arena.ordered(arena.candidates()));
        }
        let me = arena.field.turn;
        match chains.find(&mut arena.field, me, Self::chain(meter), 0, meter) {
            Ok(Some(chain)) => Self::Won(vec![chain.to_vec()]),
            Ok(None) => Self::Open(parries(arena, chains, meter)),
            Err(Stopped) => Self::Open(arena.ordered(arena.candidates())),
        }
    }
}

/// A thought about one of some lines that win as quickly; `lot` says which.
pub(crate) fn won(lines: &[Vec<Cell>], lot: usize, meter: &Meter) -> Thought<Cell> {
    let plies = u32::try_from(lines[lot].len()).expect("fewer than the cells of a grid");
    decided(lines, lot, Score(Score::WIN.0 - plies.cast_signed()), meter)
}

/// A thought about one of the moves that all lose at once; `lot` says which.
pub(crate) fn lost(moves: &[Cell], lot: usize, meter: &Meter) -> Thought<Cell> {
    let lines: Vec<Vec<Cell>> = moves.iter().map(|&cell| vec![cell]).collect();
    decided(&lines, lot, Score(1 - Score::WIN.0), meter)
}

fn decided(lines: &[Vec<Cell>], lot: usize, score: Score, meter: &Meter) -> Thought<Cell> {
    let line = lines[lot].clone();
    Thought {
        best: line[0],
        score,
        depth: u32::try_from(line.len()).expect("fewer than the cells of a grid"),
        choices: lines.iter().map(|line| Choice::searched(line[0], score, true)).collect(),
        others: Vec::new(),
        line,
        statistics: meter.statistics(),
    }
}

/// The candidates, the most promising first. If the opponent threatens to win by a chain of
/// threats, only those count after which there is none, if there are any.
fn parries<const W: usize>(
    arena: &mut Arena<W>,
    chains: &mut Chains,
    meter: &mut Meter,
) -> Vec<Cell> {
    let them = arena.field.turn.other();
    let candidates = arena.ordered(arena.candidates());
    let Ok(Some(_)) = chains.find(&mut arena.field, them, Instinct::chain(meter), 0, meter) else {
        return candidates;
    };
    let mut parries = Vec::new();
    let reach = Instinct::parry(meter, candidates.len());
    for &cell in &candidates {
        arena.play(cell);
        let chain = chains.find(&mut arena.field, them, reach, 1, meter);
        let stopped = chain.is_err();
        if let Ok(None) = chain {
            parries.push(cell);
        }
        arena.take_back();
        if stopped {
            break;
        }
    }
    if parries.is_empty() { candidates } else { parries }
}
