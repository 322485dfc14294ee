//! Making a table by going backwards from the ends of games.
//!
//! First every position is looked at once: games that are over, and captures and crownings, which
//! lead to tables that are there already. Then, round by round, those from which a turn leads to a
//! position that has just become known are looked at again, until nothing more becomes known; what
//! is left is drawn. A round finds the positions of one distance, so distances are exact.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use rules::Game as _;
use search::Stop;

use super::{
    EndgameTable, EndgameTables, PieceCounts, TableCounts,
    coding::{Coding, DRAW, STUCK},
    predecessors::predecessors,
};
use crate::{Bits, Position};

/// How many positions a thread looks at before it takes the next.
const CHUNK: usize = 1 << 14;

/// What is to become of the code of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// It is kept.
    Kept,
    /// There is a position, but what it is worth follows from its captures.
    Follows,
    /// Two men stand on one square.
    NoPosition,
}

/// Tables under way: one, or two that lead to each other turn by turn.
pub(super) struct Retrograde<'a, B: Bits> {
    tables: &'a EndgameTables<B>,
    coding: Coding,
    /// What both sides have in each table.
    pieces: Vec<PieceCounts>,
    /// How many numbers the first table has.
    first: usize,
    /// The codes of all tables, one after the other.
    codes: Vec<u8>,
    keeping: Vec<Keeping>,
    threads: usize,
}

/// What the turns of a position lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects {
    coding: Coding,
    /// The quickest loss of the other side.
    loss: Option<u8>,
    /// Its slowest win.
    win: Option<u8>,
    /// Whether some turn leads to neither.
    is_open: bool,
}

impl Prospects {
    pub(super) const fn new(coding: Coding) -> Self {
        Self { coding, loss: None, win: None, is_open: false }
    }

    /// One more turn leads to a position with this code.
    #[inline]
    pub(super) fn add(&mut self, code: u8) {
        if code == DRAW {
            self.is_open = true;
        } else if self.coding.is_loss(code) {
            self.loss = Some(self.loss.map_or(code, |other| other.min(code)));
        } else {
            self.win = self.win.max(Some(code));
        }
    }

    /// The code of the position, as far as it is known.
    #[inline]
    pub(super) fn code(self) -> u8 {
        match (self.loss, self.win) {
            (Some(loss), _) => self.coding.before(loss),
            (None, _) if self.is_open => DRAW,
            (None, Some(win)) => self.coding.before(win),
            (None, None) => STUCK,
        }
    }
}

impl<'a, B: Bits> Retrograde<'a, B> {
    /// Prepares the tables for these pieces, whichever side is to move; all that they lead to must
    /// be there.
    pub(super) fn new(
        tables: &'a EndgameTables<B>,
        coding: Coding,
        pieces: PieceCounts,
        threads: usize,
    ) -> Self {
        let both =
            if pieces == pieces.turned() { vec![pieces] } else { vec![pieces, pieces.turned()] };
        let size = tables.size_of(pieces);
        let all = size * both.len();
        let (codes, keeping) = (vec![DRAW; all], vec![Keeping::NoPosition; all]);
        Self { tables, coding, pieces: both, first: size, codes, keeping, threads }
    }

    /// Makes the tables; none if it was stopped.
    pub(super) fn run(
        mut self,
        stop: &Stop,
        tell: &mut dyn FnMut(f64),
    ) -> Option<Vec<EndgameTable>> {
        let mut waiting = self.look_at_all(stop, tell)?;
        let mut marks = vec![0_u64; self.codes.len().div_ceil(64)];
        let mut found: Vec<u32> = Vec::new();
        let mut round = STUCK;
        while !found.is_empty() || waiting.iter().any(|numbers| !numbers.is_empty()) {
            if stop.is_raised() {
                return None;
            }
            let mut again = self.before(&found, &mut marks);
            again.append(&mut waiting[usize::from(round)]);
            found.clear();
            for (number, code) in self.looked_at(&again) {
                let place = number as usize;
                marks[place / 64] &= !(1 << (place % 64));
                if self.codes[place] != DRAW || code == DRAW {
                    continue;
                }
                if code > round && self.coding.has_distances {
                    waiting[usize::from(code)].push(number);
                } else {
                    self.codes[place] = code;
                    found.push(number);
                }
            }
            round = if round == u8::MAX { u8::MAX - 1 } else { round + 1 };
        }
        tell(1.0);
        Some(self.finished())
    }

    /// Looks at every position once: the numbers of those that are known then, by their codes.
    fn look_at_all(&mut self, stop: &Stop, tell: &mut dyn FnMut(f64)) -> Option<Vec<Vec<u32>>> {
        /// How many chunks are looked at before their results are put in place.
        const WAVE: usize = 256;
        let mut waiting = vec![Vec::new(); 1 + usize::from(u8::MAX)];
        let chunks: Vec<usize> = (0..self.codes.len().div_ceil(CHUNK)).collect();
        for wave in chunks.chunks(WAVE) {
            if stop.is_raised() {
                return None;
            }
            let results = in_parallel(self.threads, wave, |&chunk| self.chunk(chunk));
            for (chunk, results) in wave.iter().zip(results) {
                for (place, (code, keeping)) in (chunk * CHUNK..).zip(results) {
                    self.keeping[place] = keeping;
                    if code != DRAW {
                        waiting[usize::from(code)].push(number(place));
                    }
                }
            }
            tell(share(wave.last().map_or(0, |last| last + 1), chunks.len()) * FIRST_LOOK);
        }
        Some(waiting)
    }

    /// What is known of the positions of a chunk, before anything of these tables is.
    fn chunk(&self, chunk: usize) -> Vec<(u8, Keeping)> {
        let end = ((chunk + 1) * CHUNK).min(self.codes.len());
        let look = |place: usize| match self.position(place) {
            None => (DRAW, Keeping::NoPosition),
            Some((table, position)) => {
                let follows = self.tables.follows_from_captures(&position);
                let keeping = if follows { Keeping::Follows } else { Keeping::Kept };
                (self.look(table, &position), keeping)
            }
        };
        (chunk * CHUNK..end).map(look).collect()
    }

    /// The position of a place, and its table.
    #[inline]
    fn position(&self, place: usize) -> Option<(usize, Position<B>)> {
        let table = usize::from(place >= self.first);
        let index = (place - table * self.first) as u64;
        Some((table, self.tables.index.position(self.pieces[table], index)?))
    }

    /// What is known of a position by its turns.
    fn look(&self, table: usize, position: &Position<B>) -> u8 {
        let game = &self.tables.game;
        let Ok(moves) = game.moves(position) else { return STUCK };
        let other = self.pieces.len() - 1 - table;
        let mut prospects = Prospects::new(self.coding);
        for played in moves {
            let after = game.after(position, played);
            let code = if played.is_capture() || played.crowned() {
                let code = self.tables.code(&after).expect("a table that was made before");
                self.coding.of_other(code)
            } else {
                self.codes[self.place(other, &after)]
            };
            prospects.add(code);
        }
        prospects.code()
    }

    /// Where a position of a table is.
    #[inline]
    fn place(&self, table: usize, position: &Position<B>) -> usize {
        let index = self.tables.index.index(self.pieces[table], position);
        table * self.first + usize::try_from(index).expect("a table in memory")
    }

    /// What is known of some places now.
    fn looked_at(&self, numbers: &[u32]) -> Vec<(u32, u8)> {
        let chunks: Vec<&[u32]> = numbers.chunks(CHUNK).collect();
        let look = |&number: &u32| {
            let (table, position) = self.position(number as usize)?;
            Some((number, self.look(table, &position)))
        };
        let look_at = |chunk: &&[u32]| -> Vec<_> { chunk.iter().filter_map(look).collect() };
        in_parallel(self.threads, &chunks, look_at).into_iter().flatten().collect()
    }

    /// The places that are not known yet from which a turn leads to one of these; each is marked,
    /// and none comes twice.
    fn before(&self, found: &[u32], marks: &mut [u64]) -> Vec<u32> {
        let chunks: Vec<&[u32]> = found.chunks(CHUNK).collect();
        let before = |chunk: &&[u32]| {
            let mut before = Vec::new();
            for &found in *chunk {
                let Some((table, position)) = self.position(found as usize) else { continue };
                let other = self.pieces.len() - 1 - table;
                predecessors(&self.tables.game, &position, |earlier| {
                    let place = self.place(other, &earlier);
                    if self.codes[place] == DRAW && self.keeping[place] == Keeping::Kept {
                        before.push(number(place));
                    }
                });
            }
            before
        };
        let mut all = Vec::new();
        for number in in_parallel(self.threads, &chunks, before).into_iter().flatten() {
            let (word, bit) = (number as usize / 64, 1 << (number % 64));
            if marks[word] & bit == 0 {
                marks[word] |= bit;
                all.push(number);
            }
        }
        all
    }

    /// The tables, now that everything is known.
    fn finished(self) -> Vec<EndgameTable> {
        let table = |(table, &pieces): (usize, &PieceCounts)| {
            let places = table * self.first..(table + 1) * self.first;
            let (codes, keeping) = (&self.codes[places.clone()], &self.keeping[places]);
            let mut counts = TableCounts::default();
            for (&code, _) in
                codes.iter().zip(keeping).filter(|(_, keeping)| **keeping != Keeping::NoPosition)
            {
                let value = self.coding.value(code);
                match value.sign() {
                    1 => counts.won += 1,
                    0 => counts.drawn += 1,
                    _ => counts.lost += 1,
                }
                counts.longest = counts.longest.max(value.turns().unwrap_or(0));
            }
            let is_kept = |place: usize| keeping[place] == Keeping::Kept;
            EndgameTable::new(pieces, self.coding, codes, is_kept, counts)
        };
        self.pieces.iter().enumerate().map(table).collect()
    }
}

/// How much of the work the first look is, about.
const FIRST_LOOK: f64 = 0.6;

#[expect(clippy::cast_precision_loss, reason = "for a progress bar")]
fn share(done: usize, of: usize) -> f64 {
    done as f64 / of.max(1) as f64
}

/// A place as it is listed.
fn number(place: usize) -> u32 {
    u32::try_from(place).expect("tables of less than four thousand million positions")
}

/// Does something with each of some things on several threads; the results come in order.
fn in_parallel<T: Sync, R: Send>(
    threads: usize,
    things: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    if threads <= 1 || things.len() <= 1 {
        return things.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let run = || {
        let mut done = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(place) else { return done };
            done.push((place, work(thing)));
        }
    };
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no thread fails")).collect()
    });
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}
