//! Mutations of inputs, drawn from a seed: what libFuzzer does, without its knowledge of which
//! branches were taken.

use std::panic::{self, AssertUnwindSafe};

use fastrand::Rng;
use fuzz_laws::{FuzzLaw, FuzzOutcome};
use testkit::deep_test_wanted;

/// What the mutations follow from.
pub(crate) const SEED: u64 = 19;

/// How many mutations a law is given, and how many by deep tests.
const COUNT: usize = 5000;
const DEEP_COUNT: usize = 100_000;

/// The most bytes of a mutation.
const LONGEST: usize = 8000;

/// Pieces that mean something to one reader or another.
const PIECES: [&str; 24] = [
    "\n",
    " ",
    "-",
    "--",
    "x",
    ":",
    ";",
    ",",
    ".",
    "/",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "\"",
    "&amp;",
    "\\",
    "0",
    "99999999999999999999",
    "é",
];

/// Gives a law mutations of its seeds and returns how many of them were read.
pub(crate) fn check_mutations(law: FuzzLaw, seeds: &[Vec<u8>]) -> usize {
    let what = format!("fuzzing: {DEEP_COUNT} mutations for {} instead of {COUNT}", law.name);
    let count = if deep_test_wanted(&what) { DEEP_COUNT } else { COUNT };
    let mut mutator = Mutator::new(seeds, SEED);
    let mut accepted = 0;
    for number in 0..count {
        let mutation = mutator.next();
        let reading = panic::catch_unwind(AssertUnwindSafe(|| law.check(&mutation)));
        let reading = reading.unwrap_or_else(|_| {
            let name = law.name;
            panic!("mutation {number} breaks the law {name}: {}", mutation.escape_ascii())
        });
        accepted += usize::from(reading == FuzzOutcome::Accepted);
    }
    accepted
}

/// Draws mutations of some seeds.
pub(crate) struct Mutator<'a> {
    seeds: &'a [Vec<u8>],
    rng: Rng,
}

impl<'a> Mutator<'a> {
    /// Draws from a seed.
    pub(crate) fn new(seeds: &'a [Vec<u8>], seed: u64) -> Self {
        Self { seeds, rng: Rng::with_seed(seed) }
    }

    /// The next mutation: an input with one to four changes.
    pub(crate) fn next(&mut self) -> Vec<u8> {
        let mut bytes = self.any_seed().to_vec();
        for _ in 0..self.rng.usize(1..=4) {
            self.change(&mut bytes);
        }
        bytes.truncate(LONGEST);
        bytes
    }

    fn any_seed(&mut self) -> &'a [u8] {
        &self.seeds[self.rng.usize(..self.seeds.len())]
    }

    /// A part of an input, from one place to another.
    fn part(&mut self, bytes: &[u8]) -> std::ops::Range<usize> {
        let start = self.rng.usize(..=bytes.len());
        // Mostly short: a word, a number, a tag.
        let longest = if self.rng.bool() { 4 } else { bytes.len() };
        start..bytes.len().min(start + self.rng.usize(..=longest))
    }

    /// Makes one change.
    fn change(&mut self, bytes: &mut Vec<u8>) {
        let (part, place) = (self.part(bytes), self.rng.usize(..=bytes.len()));
        match self.rng.u8(..8) {
            0 if !bytes.is_empty() => {
                let byte = self.rng.usize(..bytes.len());
                bytes[byte] ^= 1 << self.rng.u8(..8);
            }
            1 if !bytes.is_empty() => {
                let byte = self.rng.usize(..bytes.len());
                bytes[byte] = self.rng.u8(b' '..=b'~');
            }
            2 => drop(bytes.drain(part)),
            3 => bytes.truncate(place),
            // Something is there twice, or elsewhere too.
            4 => {
                let copy = bytes[part].to_vec();
                bytes.splice(place..place, copy);
            }
            // A part of another input, in the place of a part of this one.
            5 => {
                let other = self.any_seed();
                let taken = self.part(other);
                bytes.splice(part, other[taken].iter().copied());
            }
            6 => {
                let number = self.rng.u16(..300).to_string();
                bytes.splice(part, number.into_bytes());
            }
            _ => {
                let piece = PIECES[self.rng.usize(..PIECES.len())];
                bytes.splice(place..place, piece.bytes());
            }
        }
    }
}
