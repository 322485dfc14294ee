//! All tables of some rules.

use std::collections::BTreeMap;

use rules::Game;
use search::Stop;

use super::{
    EndgameTable, EndgameValue, PieceCounts, RulesPrint, TableError,
    coding::{Coding, STUCK},
    position_index::PositionIndex,
    retrograde::{Prospects, Retrograde},
};
use crate::{Bits, Draughts, Position};

/// The tables that there are for some rules.
#[derive(Debug)]
pub struct EndgameTables<B> {
    /// The game without its draw rules.
    pub(super) game: Draughts<B>,
    pub(super) index: PositionIndex,
    rules: RulesPrint,
    tables: BTreeMap<PieceCounts, EndgameTable>,
}

/// How many positions can be worked on at a time: some ten bytes each.
const MOST_POSITIONS: u64 = 80_000_000;

impl<B: Bits> EndgameTables<B> {
    /// No tables yet.
    ///
    /// # Errors
    ///
    /// If the worth of a position depends on the moves before it.
    pub fn new(game: &Draughts<B>) -> Result<Self, TableError> {
        if game.rules.movement.king_limit.is_some() {
            return Err(TableError::KingLimit);
        }
        let game = game.clone().without_draw_rules();
        let (index, rules) = (PositionIndex::new(&game.grid), RulesPrint::new(&game.rules));
        Ok(Self { game, index, rules, tables: BTreeMap::new() })
    }

    /// Which rules they belong to.
    #[must_use]
    pub const fn rules(&self) -> &RulesPrint {
        &self.rules
    }

    /// The tables that are there, in the order of their pieces.
    pub fn iter(&self) -> impl Iterator<Item = &EndgameTable> {
        self.tables.values()
    }

    /// Whether the table for these pieces is there.
    #[must_use]
    pub fn has(&self, pieces: PieceCounts) -> bool {
        self.tables.contains_key(&pieces)
    }

    /// Up to how many pieces every table is there.
    #[must_use]
    pub fn complete(&self) -> u8 {
        let is_there = |pieces: &u8| {
            let mut all = PieceCounts::in_order(*pieces).into_iter();
            all.all(|pieces| self.has(pieces) && self.has(pieces.turned()))
        };
        (2..=PieceCounts::MOST).take_while(is_there).last().unwrap_or(0)
    }

    /// Adds a table from its file.
    ///
    /// # Errors
    ///
    /// If it is none, was damaged, or is for other rules.
    pub fn add(&mut self, file: &[u8]) -> Result<PieceCounts, TableError> {
        let table = EndgameTable::read(&self.rules, file)?;
        let fits = self.index.size(table.pieces) == Some(table.size())
            && table.coding.losing_wins == self.game.rules.losing_wins;
        if !fits {
            return Err(TableError::Damaged);
        }
        let pieces = table.pieces;
        self.tables.insert(pieces, table);
        Ok(pieces)
    }

    /// How many numbers the positions with these pieces have.
    pub(super) fn size_of(&self, pieces: PieceCounts) -> usize {
        let size = self.index.size(pieces).and_then(|size| usize::try_from(size).ok());
        size.expect("it was asked whether it fits")
    }

    /// Whether tables keep distances: where they are small.
    fn coding(&self, pieces: PieceCounts) -> Coding {
        /// Boards on which tables of four pieces are small.
        const SMALL_BOARD: u32 = 32;
        let most = if self.game.grid.squares().count() <= SMALL_BOARD { 4 } else { 3 };
        let losing_wins = self.game.rules.losing_wins;
        Coding { has_distances: pieces.pieces() <= most, losing_wins }
    }

    /// Makes the table for these pieces, and the one for the other side to move. The tables that
    /// it leads to must be there: [`PieceCounts::in_order`] is the order. False if it was stopped.
    ///
    /// # Errors
    ///
    /// If there are too many positions.
    pub fn build(
        &mut self,
        pieces: PieceCounts,
        threads: usize,
        stop: &Stop,
        tell: &mut dyn FnMut(f64),
    ) -> Result<bool, TableError> {
        let fits = |size: u64| size.saturating_mul(2) <= MOST_POSITIONS;
        if !self.index.size(pieces).is_some_and(fits) {
            return Err(TableError::TooLarge(pieces.to_string()));
        }
        let work = Retrograde::new(self, self.coding(pieces), pieces, threads);
        let Some(made) = work.run(stop, tell) else { return Ok(false) };
        self.tables.extend(made.into_iter().map(|table| (table.pieces, table)));
        Ok(true)
    }

    /// The table for these pieces.
    #[must_use]
    pub fn table(&self, pieces: PieceCounts) -> Option<&EndgameTable> {
        self.tables.get(&pieces)
    }

    /// What a position is worth, if its table is there. Draw rules are ignored.
    #[must_use]
    pub fn value(&self, position: &Position<B>) -> Option<EndgameValue> {
        let pieces = (position.own | position.other).count();
        if pieces > u32::from(PieceCounts::MOST) || position.own.is_empty() {
            return None;
        }
        let table = self.tables.get(&PieceCounts::of(position))?;
        Some(table.value(self.code(position)?))
    }

    /// The code of a position, with a distance if all tables that it depends on have them.
    #[inline]
    pub(super) fn code(&self, position: &Position<B>) -> Option<u8> {
        if position.own.is_empty() {
            return Some(STUCK);
        }
        let pieces = PieceCounts::of(position);
        let table = self.tables.get(&pieces)?;
        if !self.follows_from_captures(position) {
            return Some(table.code(self.index.index(pieces, position)));
        }
        let mut prospects = Prospects::new(table.coding);
        for played in self.game.moves(position).ok()? {
            let code = self.code(&self.game.after(position, played))?;
            prospects.add(table.coding.of_other(code));
        }
        Some(prospects.code())
    }

    /// Every position with these pieces, white to move.
    pub fn positions(&self, pieces: PieceCounts) -> impl Iterator<Item = Position<B>> {
        let size = self.index.size(pieces).unwrap_or(0);
        (0..size).filter_map(move |number| self.index.position(pieces, number))
    }

    /// Whether what the tables say of a position is what its turns make of it; also true where a
    /// table is missing. If it is so for all positions of all tables, every value is right: a win
    /// leads to a loss that is nearer, and nothing else does.
    #[must_use]
    pub fn is_consistent(&self, position: &Position<B>) -> bool {
        let Some(table) = self.tables.get(&PieceCounts::of(position)) else { return true };
        let moves = self.game.moves(position).into_iter().flatten();
        let mut prospects = Prospects::new(table.coding);
        for played in moves {
            let Some(code) = self.code(&self.game.after(position, played)) else { return true };
            prospects.add(table.coding.of_other(code));
        }
        self.code(position) == Some(prospects.code())
    }

    /// Whether what a position is worth follows from its captures, so that it is not kept.
    #[inline]
    pub(super) fn follows_from_captures(&self, position: &Position<B>) -> bool {
        self.game.rules.movement.compulsory && self.game.can_capture(position)
    }
}
