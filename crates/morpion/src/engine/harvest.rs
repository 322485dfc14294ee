//! Winning with several lines at once.
//!
//! A stone completes two lines if each of them lacks nothing else. One of the two lacked nothing
//! else a turn before, so it was a threat already, and a threat is answered. Several lines at once
//! therefore fall only to a player who threatens more than can be answered and does not finish at
//! the first occasion, but makes one of the cells worth more first; or to one whose opponents look
//! away.
//!
//! The win itself is never at stake. A move counts only if after it more cells complete a line than
//! the others have turns to take them, and none of them can complete a line; or, at a table of two,
//! if it is a threat and there is such a move after the one answer to it. Who has that many cells
//! already may even wait: each stone meanwhile prepares a second line through one of them, until
//! an opponent takes notice.

use std::cmp::Reverse;

use rules::Player;
use search::{Meter, Stopped};

use crate::{Bits, Cell, engine::field::Field};

/// A certain win, and how many lines it brings at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Harvest {
    /// This many, whatever the others do.
    pub(crate) sure: usize,
    /// This many, if they do not see it coming.
    pub(crate) hoped: usize,
    /// The moves and their answers up to the one that makes the win certain.
    pub(crate) line: Vec<Cell>,
    /// How many plies it takes.
    pub(crate) plies: usize,
}

impl Harvest {
    /// More lines are better, and the same sooner.
    fn rank(&self) -> (usize, usize, Reverse<usize>) {
        (self.sure, self.hoped, Reverse(self.plies))
    }
}

/// Looks for the best harvest.
#[derive(Debug)]
pub(crate) struct Harvester<'a, const W: usize> {
    pub(crate) field: Field<W>,
    pub(crate) meter: &'a mut Meter,
    /// How many nodes may still be looked at.
    pub(crate) left: u32,
}

impl<const W: usize> Harvester<'_, W> {
    /// The best harvest for the player to move, by at most this many threats or by waiting, if there
    /// is a certain win at all.
    pub(crate) fn choose(&mut self, threats: u32) -> Result<Option<Harvest>, Stopped> {
        let (active, patient) = (self.best(threats, 0)?, self.patient());
        Ok(active.into_iter().chain(patient).max_by_key(Harvest::rank))
    }

    /// The best harvest for the player to move that takes at most this many threats.
    fn best(&mut self, threats: u32, ply: u32) -> Result<Option<Harvest>, Stopped> {
        self.meter.visit(ply)?;
        self.left = self.left.saturating_sub(1);
        let me = self.field.turn;
        let mut best = self.at_once();
        let urgent = self.urgent();
        let forcing = self.field.forcing(me).without(self.field.completing(me));
        let cells = match urgent[..] {
            [] => forcing.iter().collect(),
            [cell] if forcing.contains(cell) => urgent,
            _ => Vec::new(),
        };
        for cell in cells {
            if threats == 0 || self.left == 0 {
                break;
            }
            let harvest = self.after(cell, threats - 1, ply)?;
            if best.as_ref().map(Harvest::rank) < harvest.as_ref().map(Harvest::rank) {
                best = harvest;
            }
        }
        Ok(best)
    }

    /// The cells on which others are about to complete a line.
    fn urgent(&self) -> Vec<Cell> {
        let Field { turn, players, .. } = self.field;
        let others = Player::all(players).filter(|&player| player != turn);
        let mut cells: Vec<Cell> =
            others.flat_map(|player| self.field.completing(player).iter()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Completing the most lines now.
    fn at_once(&self) -> Option<Harvest> {
        let (lines, cell) = self.completions().into_iter().next()?;
        Some(Harvest { sure: lines, hoped: lines, line: vec![cell], plies: 1 })
    }

    /// The cells that complete lines of the player to move, and how many; the most first.
    fn completions(&self) -> Vec<(usize, Cell)> {
        let me = self.field.turn;
        let cells = self.field.completing(me);
        let mut completions: Vec<_> =
            cells.iter().map(|cell| (self.field.lines_by(me, cell), cell)).collect();
        completions.sort_by_key(|&(lines, _)| Reverse(lines));
        completions
    }

    /// A quiet move that brings a further line through a cell nearer, where the win can wait.
    fn patient(&mut self) -> Option<Harvest> {
        let me = self.field.turn;
        let players = usize::from(self.field.players);
        let completions = self.completions();
        if completions.len() < players || !self.urgent().is_empty() {
            return None;
        }
        let further = |&(lines, cell): &(usize, Cell)| {
            let builders = self.field.further_lines_by(me, cell).into_iter();
            builders.map(move |(lacking, builder)| (lacking, Reverse(lines), builder))
        };
        let mut builders: Vec<_> = completions.iter().flat_map(further).collect();
        builders.sort_unstable();
        builders.into_iter().find_map(|(_, Reverse(lines), builder)| {
            self.field.place(me, builder);
            let remaining = self.completions();
            self.field.take_back();
            // The others take the best, one each.
            let &(sure, _) = remaining.get(players - 1)?;
            Some(Harvest { sure, hoped: lines + 1, line: vec![builder], plies: 1 + players })
        })
    }

    /// The best harvest that begins with a threat.
    fn after(&mut self, cell: Cell, threats: u32, ply: u32) -> Result<Option<Harvest>, Stopped> {
        let me = self.field.turn;
        self.field.place(me, cell);
        let completions = self.completions();
        let players = usize::from(self.field.players);
        // Each of the others takes one, the best first.
        let found = match completions.get(players - 1) {
            Some(&(sure, _)) => {
                let (hoped, _) = completions[0];
                Ok(Some(Harvest { sure, hoped, line: vec![cell], plies: 1 + players }))
            }
            None if players == 2 => self.answered(cell, completions[0], threats, ply),
            None => Ok(None),
        };
        self.field.take_back();
        found
    }

    /// The best harvest after a threat on `cell` and the one answer to it.
    fn answered(
        &mut self,
        cell: Cell,
        (lines, answer): (usize, Cell),
        threats: u32,
        ply: u32,
    ) -> Result<Option<Harvest>, Stopped> {
        let them = self.field.turn.other();
        self.field.place(them, answer);
        let found = self.best(threats, ply + 2);
        self.field.take_back();
        Ok(found?.map(|mut harvest| {
            harvest.line.splice(..0, [cell, answer]);
            harvest.hoped = harvest.hoped.max(lines);
            harvest.plies += 2;
            harvest
        }))
    }
}
