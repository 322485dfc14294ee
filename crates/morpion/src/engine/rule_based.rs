//! The expert of the classic game: no search, eight rules in order.
//!
//! Win; block; fork; block a fork; centre; opposite corner; corner; side. Newell and Simon wrote
//! the rules down in 1972; following them never loses, which a test checks against every play.

use rules::{Game, Player};
use search::{Algorithm, SearchTask, Thought, Ties, Trace};

use crate::{Cell, Morpion, Position, Stones};

/// Plays the classic game by rules alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct RuleBased {
    /// What to do when a rule allows several cells.
    pub ties: Ties,
}

/// The eight lines of the grid.
const LINES: [[u16; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const CENTRE: u16 = 4;
/// Each corner and the one across.
const CORNERS: [(u16, u16); 4] = [(0, 8), (2, 6), (6, 2), (8, 0)];
const SIDES: [u16; 4] = [1, 3, 5, 7];

impl RuleBased {
    /// Every cell that the first rule that applies allows.
    #[must_use]
    pub fn candidates<const W: usize, S: Stones<W>>(position: &Position<S>) -> Vec<Cell> {
        let grid = NineCells::of(position);
        let rules: [fn(&NineCells) -> Vec<u16>; 8] = [
            |grid| grid.completing(NineCells::ME),
            |grid| grid.completing(NineCells::THEM),
            |grid| grid.forks(NineCells::ME),
            NineCells::against_forks,
            |grid| grid.free([CENTRE]),
            NineCells::opposite_corners,
            |grid| grid.free(CORNERS.map(|(corner, _)| corner)),
            |grid| grid.free(SIDES),
        ];
        let allowed = rules.iter().map(|rule| rule(&grid)).find(|cells| !cells.is_empty());
        allowed.unwrap_or_default().into_iter().map(Cell).collect()
    }
}

impl<const W: usize, S: Stones<W>> Algorithm<Morpion<W, S>> for RuleBased {
    fn choose<T: Trace<Morpion<W, S>>>(
        &mut self,
        task: &mut SearchTask<'_, Morpion<W, S>>,
        _: T,
    ) -> Thought<Cell> {
        debug_assert!(task.game.outcome(task.position()).is_none(), "a game that goes on");
        let candidates = Self::candidates(task.position());
        let lot = self.ties.draw(task.history, candidates.len());
        Thought::of_move(candidates[lot], task.meter.statistics())
    }
}

/// The nine cells as the player to move sees them.
#[derive(Clone, Copy)]
struct NineCells([u8; 9]);

impl NineCells {
    const EMPTY: u8 = 0;
    const ME: u8 = 1;
    const THEM: u8 = 2;

    fn of<const W: usize, S: Stones<W>>(position: &Position<S>) -> Self {
        let seen = |holder: Player| if holder == position.turn { Self::ME } else { Self::THEM };
        let cell = |index: u16| position.stones.holder(Cell(index)).map_or(Self::EMPTY, seen);
        Self([0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell))
    }

    fn at(&self, cell: u16) -> u8 {
        self.0[usize::from(cell)]
    }

    fn with(mut self, cell: u16, who: u8) -> Self {
        self.0[usize::from(cell)] = who;
        self
    }

    fn free(&self, cells: impl IntoIterator<Item = u16>) -> Vec<u16> {
        cells.into_iter().filter(|&cell| self.at(cell) == Self::EMPTY).collect()
    }

    /// The empty cells that complete a line of `who`.
    fn completing(&self, who: u8) -> Vec<u16> {
        let completes = |&cell: &u16| {
            let grid = self.with(cell, who);
            LINES.iter().any(|line| line.contains(&cell) && line.iter().all(|&c| grid.at(c) == who))
        };
        self.free(0..9).into_iter().filter(completes).collect()
    }

    /// The empty cells on which `who` would threaten two lines at once.
    fn forks(&self, who: u8) -> Vec<u16> {
        let forks = |&cell: &u16| self.with(cell, who).completing(who).len() >= 2;
        self.free(0..9).into_iter().filter(forks).collect()
    }

    /// The cells that leave the opponent no fork: best a threat whose answer is not a fork, else
    /// the place of the fork itself.
    fn against_forks(&self) -> Vec<u16> {
        let forks = self.forks(Self::THEM);
        if forks.is_empty() {
            return Vec::new();
        }
        let keeps_the_lead = |&cell: &u16| {
            let grid = self.with(cell, Self::ME);
            let answers = grid.completing(Self::ME);
            !answers.is_empty() && answers.iter().all(|answer| !forks.contains(answer))
        };
        let threats: Vec<u16> = self.free(0..9).into_iter().filter(keeps_the_lead).collect();
        let on_a_fork = |cells: &[u16]| -> Vec<u16> {
            cells.iter().copied().filter(|cell| forks.contains(cell)).collect()
        };
        match (on_a_fork(&threats), threats) {
            (both, _) if !both.is_empty() => both,
            (_, threats) if !threats.is_empty() => threats,
            _ => forks,
        }
    }

    fn opposite_corners(&self) -> Vec<u16> {
        let across = |&(corner, opposite): &(u16, u16)| {
            self.at(corner) == Self::EMPTY && self.at(opposite) == Self::THEM
        };
        CORNERS.into_iter().filter(across).map(|(corner, _)| corner).collect()
    }
}
