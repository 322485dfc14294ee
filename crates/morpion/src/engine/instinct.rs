//! What a player sees without a search: lines to complete, threats to answer, chains of threats.

use search::{Choice, Limits, Meter, Score, Stopped, Thought};

use crate::{
    Bits, Cell,
    engine::{
        arena::Arena,
        chain::{Chains, Reach},
        ground::{GridLines, Ground},
        threat_search::ContinuousThreats,
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
    const CHAIN: Reach = Reach { threats: 40, nodes: 20_000, shortest: true };
    const PARRY: Reach = Reach { threats: 40, nodes: 2_000, shortest: true };

    /// The most nodes that a search for threats may take, and how many a millisecond allows.
    const THREATS: u64 = 100_000;
    const QUICKLY: u128 = 150;

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

    /// How many nodes a search for threats may take: a part of what is allowed.
    fn threats(meter: &Meter) -> u64 {
        let Limits { nodes, depth, .. } = meter.limits();
        if depth.is_some() {
            return 0; // How far threats lead is not known beforehand.
        }
        let timed = meter.limits().longest().map(|time| time.as_micros() * Self::QUICKLY / 1000);
        let timed = timed.map_or(Self::THREATS, |nodes| u64::try_from(nodes).unwrap_or(u64::MAX));
        timed.min(Self::THREATS).min(nodes.unwrap_or(u64::MAX) / Self::SHARE)
    }

    /// What the player to move sees at a table of two.
    pub(crate) fn of_two<const W: usize>(
        ground: &mut impl Ground<W>,
        chains: &mut Chains,
        threats: &mut ContinuousThreats,
        meter: &mut Meter,
    ) -> Self {
        if let Some(cells) = ground.winning() {
            return Self::Won(cells.iter().map(|cell| vec![cell]).collect());
        }
        let (me, free) = (ground.turn(), ground.lines().free());
        if ground.misere() && ground.lines().completing(me) == free {
            return Self::Lost(free.iter().collect());
        }
        if let Some(cells) = ground.pressing() {
            return Self::Open(ground.ordered(cells));
        }
        if ground.misere() {
            return Self::Open(ground.ordered(ground.candidates()));
        }
        match chains.find(ground.lines_mut(), me, Self::chain(meter), 0, meter) {
            Ok(Some(chain)) => return Self::Won(vec![chain.to_vec()]),
            Ok(None) => {}
            Err(Stopped) => return Self::Open(ground.ordered(ground.candidates())),
        }
        let nodes = Self::threats(meter);
        match threats.find(ground.lines_mut(), me, nodes, meter) {
            Ok(Some(line)) => Self::Won(vec![line]),
            Ok(_) => Self::Open(parries(ground, chains, meter)),
            Err(Stopped) => Self::Open(ground.ordered(ground.candidates())),
        }
    }

    /// What the player to move sees at a table of more.
    pub(crate) fn of_many<const W: usize>(arena: &Arena<W>) -> Self {
        if let Some(cells) = arena.winning() {
            return Self::Won(cells.iter().map(|cell| vec![cell]).collect());
        }
        if arena.misere && arena.field.completing(arena.field.turn) == arena.field.free() {
            return Self::Lost(arena.field.free().iter().collect());
        }
        let cells = arena.pressing().unwrap_or_else(|| arena.candidates());
        Self::Open(arena.ordered(cells))
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
    ground: &mut impl Ground<W>,
    chains: &mut Chains,
    meter: &mut Meter,
) -> Vec<Cell> {
    let them = ground.turn().other();
    let candidates = ground.ordered(ground.candidates());
    let reach = Instinct::chain(meter);
    let Ok(Some(_)) = chains.find(ground.lines_mut(), them, reach, 0, meter) else {
        return candidates;
    };
    let mut parries = Vec::new();
    let reach = Instinct::parry(meter, candidates.len());
    for &cell in &candidates {
        ground.play(cell);
        let chain = chains.find(ground.lines_mut(), them, reach, 1, meter);
        let stopped = chain.is_err();
        if let Ok(None) = chain {
            parries.push(cell);
        }
        ground.take_back();
        if stopped {
            break;
        }
    }
    if parries.is_empty() { candidates } else { parries }
}
