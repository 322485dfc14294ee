//! Making the book of openings.
//!
//! A game may begin with up to two discs anywhere. From each such beginning the maker walks on: where
//! the player of the book is to move, the solver says what the position is worth and which move
//! keeps that; where the other is, every move is walked. A position that the solver settles from
//! nothing within a budget needs no entry, and the walk ends there. So whatever the other plays, the
//! player of the book never meets a position that is neither known nor quickly solved.
//!
//! It takes an hour, so every finding is handed out as a line for a journal, and a maker that is
//! given such lines goes on where another stopped.

use std::collections::{BTreeMap, HashMap, HashSet};

use rules::Game;
use search::{Limits, Meter, Stop};

use super::{
    book::{entry, mirrored},
    exact::Exact,
    node::key,
};
use crate::{ConnectFour, Disc, Position};

/// Makes the book of the usual frame.
#[derive(Debug)]
pub struct BookMaker {
    game: ConnectFour<u64>,
    /// Keeps what it proves from one position to the next.
    solver: Exact,
    /// How many nodes the solver may take where there is no entry.
    budget: u64,
    /// What was found so far, by the keys of the positions: nothing where no entry is needed.
    found: HashMap<u64, Option<BookLine>>,
    /// The entries that were walked, by the keys of their positions.
    entries: BTreeMap<u64, [u8; 8]>,
    /// The keys of all positions that were walked.
    walked: HashSet<u64>,
}

/// What the book is to say: the score, and the column of a move that keeps it.
type BookLine = (i32, u8);

impl BookMaker {
    /// Every position of at most this many discs may be where a game begins.
    const BEGINNINGS: u32 = 2;
    /// With at most this many discs a position is in the book, whatever it costs to solve.
    const ALWAYS: u32 = 4;
    /// How a journal says that no entry is needed.
    const LEAF: &str = "leaf";

    /// A maker that leaves out what the solver settles within `budget` nodes, and works with a
    /// table of this many megabytes.
    #[must_use]
    pub fn new(budget: u64, megabytes: usize) -> Self {
        let game = ConnectFour::new(7, 6);
        let solver = Exact::new(&game, megabytes);
        let (found, entries, walked) = Default::default();
        Self { game, solver, budget, found, entries, walked }
    }

    /// Takes over what a journal says: on each line a key in hexadecimal, a score and a column, or
    /// that no entry is needed. What is no such line, as one cut short, is passed over.
    pub fn resume(&mut self, journal: &str) {
        for line in journal.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let known = match words[..] {
                [key, Self::LEAF] => Some((key, None)),
                [key, score, column] => {
                    let known = score.parse().ok().zip(column.parse().ok());
                    known.map(|known| (key, Some(known)))
                }
                _ => None,
            };
            if let Some((key, known)) = known
                && let Ok(key) = u64::from_str_radix(key, 16)
            {
                self.found.insert(key, known);
            }
        }
    }

    /// Walks all that follows from one beginning after the other, the player to move being that of
    /// the book; `journal` gets a line for each finding.
    pub fn make(&mut self, mut journal: impl FnMut(&str)) {
        for beginning in self.beginnings() {
            self.walk(beginning, &mut journal);
        }
    }

    /// The book as it is kept in a file.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.entries.values().flatten().copied().collect()
    }

    /// The positions where a game may begin, mirror images once.
    fn beginnings(&self) -> Vec<Position<u64>> {
        let mut all = vec![self.game.start()];
        let mut seen = HashSet::new();
        let mut next = 0;
        while next < all.len() && all[next].discs() < Self::BEGINNINGS {
            for after in self.replies(&all[next]) {
                let after = self.turned(after);
                if seen.insert(key(&after)) {
                    all.push(after);
                }
            }
            next += 1;
        }
        all
    }

    /// The position or its mirror image, whichever is kept.
    fn turned(&self, position: Position<u64>) -> Position<u64> {
        let image = mirrored(self.game.frame(), &position);
        if key(&image) < key(&position) { image } else { position }
    }

    fn replies(&self, position: &Position<u64>) -> Vec<Position<u64>> {
        let moves = self.game.moves(position).into_iter().flatten();
        moves.map(|played| self.game.after(position, played)).collect()
    }

    /// Walks a position with the player of the book to move, and all that may follow.
    fn walk(&mut self, position: Position<u64>, journal: &mut impl FnMut(&str)) {
        let position = self.turned(position);
        if self.game.outcome(&position).is_none() && self.walked.insert(key(&position)) {
            let replies = self.enter(&position, journal).map(|after| self.replies(&after));
            for reply in replies.into_iter().flatten() {
                self.walk(reply, journal);
            }
        }
    }

    /// Puts a position into the book unless that is needless; and where its best move leads.
    fn enter(
        &mut self,
        position: &Position<u64>,
        journal: &mut impl FnMut(&str),
    ) -> Option<Position<u64>> {
        let key = key(position);
        let known = if let Some(known) = self.found.get(&key) {
            *known
        } else {
            let known = self.find(position);
            journal(&known.map_or_else(
                || format!("{key:x} {}", Self::LEAF),
                |(score, column)| format!("{key:x} {score} {column}"),
            ));
            self.found.insert(key, known);
            known
        };
        let (score, column) = known?;
        self.entries.insert(key, entry(position, score, column));
        let best = self.game.disc_into(position, column).expect("a best move is legal");
        Some(self.game.after(position, best))
    }

    /// What the book is to say about a position, if it needs an entry.
    fn find(&mut self, position: &Position<u64>) -> Option<BookLine> {
        if position.discs() > Self::ALWAYS && self.is_quick(position) {
            return None;
        }
        let score = self.solver.score(position, &mut Meter::unlimited()).expect("no limit");
        let best = self.keeper(position, score);
        Some((score, self.game.column_of(best)))
    }

    /// Whether the solver settles the position from nothing within the budget.
    fn is_quick(&self, position: &Position<u64>) -> bool {
        let limits = Limits { nodes: Some(self.budget), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        Exact::new(&self.game, Exact::MEGABYTES).score(position, &mut meter).is_ok()
    }

    /// The most central move that keeps a score.
    fn keeper(&mut self, position: &Position<u64>, score: i32) -> Disc<u64> {
        let Self { game, solver, .. } = self;
        let width = game.frame().width();
        let mut moves: Vec<Disc<u64>> = game.moves(position).into_iter().flatten().collect();
        moves.sort_by_key(|&played| (2 * game.column_of(played) + 1).abs_diff(width));
        let keeps = |played: &Disc<u64>| {
            let after = game.after(position, *played);
            game.outcome(&after).is_some()
                || solver.is_at_most(&after, -score, &mut Meter::unlimited()) == Ok(true)
        };
        moves.into_iter().find(keeps).expect("some move reaches the score")
    }
}
