//! A table in compressed blocks, and as a file; `docs/formats.md` describes it.

use std::str;

use super::{
    EndgameValue, PieceCounts, RulesPrint, TableError,
    coding::{Coding, DRAW},
};

/// How many values a block has.
const BLOCK: u64 = 512;
/// What every file begins with, before the number of its version.
const MAGIC: &[u8] = b"plateau endgames ";
/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;
/// Bytes of the checksum.
const CHECKSUM: usize = 4;
/// Bytes of the place of a block.
const PLACE: usize = 4;

/// How many positions of a table are won, lost and drawn for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCounts {
    /// Those that are won.
    pub won: u64,
    /// Those that are lost.
    pub lost: u64,
    /// Those that are drawn.
    pub drawn: u64,
    /// How many turns of both sides the longest win takes; nought without distances.
    pub longest: u32,
}

/// What all positions with the same pieces are worth, in compressed blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndgameTable {
    pub(super) pieces: PieceCounts,
    pub(super) coding: Coding,
    size: u64,
    counts: TableCounts,
    /// Where each block begins, and where the last one ends.
    places: Vec<u32>,
    bytes: Vec<u8>,
}

impl EndgameTable {
    /// Compresses codes. Those that need not be kept become what compresses best.
    pub(super) fn new(
        pieces: PieceCounts,
        coding: Coding,
        codes: &[u8],
        is_kept: impl Fn(usize) -> bool,
        counts: TableCounts,
    ) -> Self {
        let block = usize::try_from(BLOCK).expect("a small number");
        let (mut places, mut bytes) = (vec![0], Vec::new());
        for (number, block_codes) in codes.chunks(block).enumerate() {
            let first = number * block;
            let kept = |place: usize| is_kept(first + place);
            write_block(&mut bytes, coding, block_codes, kept);
            places.push(u32::try_from(bytes.len()).expect("tables of less than four gigabytes"));
        }
        Self { pieces, coding, size: codes.len() as u64, counts, places, bytes }
    }

    /// What both sides have, the side to move first.
    #[must_use]
    pub const fn pieces(&self) -> PieceCounts {
        self.pieces
    }

    /// How many positions are won, lost and drawn.
    #[must_use]
    pub const fn counts(&self) -> TableCounts {
        self.counts
    }

    /// Whether it tells how long a win takes.
    #[must_use]
    pub const fn has_distances(&self) -> bool {
        self.coding.has_distances
    }

    /// The code of a number: runs are gone through to it, a few dozen at most.
    #[inline]
    pub(super) fn code(&self, index: u64) -> u8 {
        let block = usize::try_from(index / BLOCK).expect("a table in memory");
        let [start, end] = [self.places[block], self.places[block + 1]].map(|place| place as usize);
        let mut bytes = &self.bytes[start..end];
        let (mut left, codes) = (index % BLOCK, self.coding.codes());
        while let Some(token) = read_number(&mut bytes) {
            let run = token / codes + 1;
            if left < run {
                return u8::try_from(token % codes).unwrap_or(DRAW);
            }
            left -= run;
        }
        DRAW
    }

    /// What a code means.
    pub(super) fn value(&self, code: u8) -> EndgameValue {
        self.coding.value(code)
    }

    /// The file with this table.
    #[must_use]
    pub fn write(&self, rules: &RulesPrint) -> Vec<u8> {
        let TableCounts { won, lost, drawn, longest } = self.counts;
        let kind = if self.coding.has_distances { "distances" } else { "results" };
        let aim = if self.coding.losing_wins { "stuck-wins" } else { "stuck-loses" };
        let header = format!(
            "plateau endgames {VERSION}\nrules {rules}\npieces {}\nsize {} {kind} {aim}\n\
             counts {won} {lost} {drawn} {longest}\n\n",
            self.pieces, self.size
        );
        let mut file = header.into_bytes();
        file.extend(self.places.iter().flat_map(|place| place.to_le_bytes()));
        file.extend(&self.bytes);
        file.extend(crc32fast::hash(&file).to_le_bytes());
        file
    }

    /// Reads a table for some rules.
    ///
    /// # Errors
    ///
    /// If it is none, was damaged, or is for other rules.
    pub fn read(rules: &RulesPrint, file: &[u8]) -> Result<Self, TableError> {
        let mut rest = checked(file)?;
        let mut line = || next_line(&mut rest).ok_or(TableError::Damaged);
        line()?;
        let found = line()?.strip_prefix("rules ").ok_or(TableError::Damaged)?;
        if found != rules.as_str() {
            let (found, expected) = (found.to_owned(), rules.to_string());
            return Err(TableError::Foreign { found, expected });
        }
        let (pieces, size, counts, empty) = (line()?, line()?, line()?, line()?);
        let pieces = pieces.strip_prefix("pieces ").and_then(|pieces| pieces.parse().ok());
        let pieces = pieces.filter(|_| empty.is_empty()).ok_or(TableError::Damaged)?;
        let (size, coding) = read_size(size).ok_or(TableError::Damaged)?;
        let counts = read_counts(counts).ok_or(TableError::Damaged)?;
        let (places, bytes) = read_places(rest, size).ok_or(TableError::Damaged)?;
        Ok(Self { pieces, coding, size, counts, places, bytes })
    }

    /// How many numbers it has.
    pub(super) const fn size(&self) -> u64 {
        self.size
    }
}

/// The file without its checksum, if that is right.
fn checked(file: &[u8]) -> Result<&[u8], TableError> {
    let mut version = file.strip_prefix(MAGIC).ok_or(TableError::NotATable)?;
    let version = next_line(&mut version).and_then(|line| line.parse().ok());
    let version: u32 = version.ok_or(TableError::Damaged)?;
    if version != VERSION {
        return Err(TableError::Version(version));
    }
    let (body, sum) = file.split_last_chunk::<CHECKSUM>().ok_or(TableError::Damaged)?;
    let is_whole = crc32fast::hash(body) == u32::from_le_bytes(*sum);
    if is_whole { Ok(body) } else { Err(TableError::Damaged) }
}

/// Reads the line with the size and the kind of values.
fn read_size(line: &str) -> Option<(u64, Coding)> {
    let mut words = line.strip_prefix("size ")?.split(' ');
    let size = words.next()?.parse().ok()?;
    let has_distances = match words.next()? {
        "distances" => true,
        "results" => false,
        _ => return None,
    };
    let losing_wins = match words.next()? {
        "stuck-wins" => true,
        "stuck-loses" => false,
        _ => return None,
    };
    Some((size, Coding { has_distances, losing_wins }))
}

/// Reads the line with the counts.
fn read_counts(line: &str) -> Option<TableCounts> {
    let numbers = line.strip_prefix("counts ")?.split(' ');
    let numbers: Vec<u64> = numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let &[won, lost, drawn, longest] = &numbers[..] else { return None };
    Some(TableCounts { won, lost, drawn, longest: u32::try_from(longest).ok()? })
}

/// The places of the blocks, and the blocks.
fn read_places(bytes: &[u8], size: u64) -> Option<(Vec<u32>, Vec<u8>)> {
    let count = usize::try_from(size.div_ceil(BLOCK)).ok()?.checked_add(1)?;
    let (places, blocks) = bytes.split_at_checked(count.checked_mul(PLACE)?)?;
    let place = |bytes: &[u8]| Some(u32::from_le_bytes(bytes.try_into().ok()?));
    let places: Vec<u32> = places.chunks_exact(PLACE).map(place).collect::<Option<_>>()?;
    let is_sound = places.first() == Some(&0)
        && places.is_sorted()
        && places.last().map(|&place| place as usize) == Some(blocks.len());
    is_sound.then(|| (places, blocks.to_vec()))
}

/// Takes a line of text.
fn next_line<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    let line = str::from_utf8(&bytes[..end]).ok()?;
    *bytes = &bytes[end + 1..];
    Some(line)
}

/// Appends runs of equal codes; a code that is not kept goes on with the run that it is in.
fn write_block(bytes: &mut Vec<u8>, coding: Coding, codes: &[u8], is_kept: impl Fn(usize) -> bool) {
    let mut run: Option<(u8, u64)> = None;
    let mut skipped = 0;
    for (place, &code) in codes.iter().enumerate() {
        match &mut run {
            Some((_, length)) if !is_kept(place) => *length += 1,
            Some((same, length)) if *same == code => *length += 1,
            None if !is_kept(place) => skipped += 1,
            _ => {
                if let Some((code, length)) = run {
                    write_run(bytes, coding, code, length);
                }
                run = Some((code, 1 + std::mem::take(&mut skipped)));
            }
        }
    }
    if let Some((code, length)) = run {
        write_run(bytes, coding, code, length);
    }
}

/// A code and how often it comes, in one number.
fn write_run(bytes: &mut Vec<u8>, coding: Coding, code: u8, length: u64) {
    let mut number = (length - 1) * coding.codes() + u64::from(code);
    while number >= 0x80 {
        let [low, ..] = number.to_le_bytes();
        bytes.push(low | 0x80);
        number >>= 7;
    }
    let [low, ..] = number.to_le_bytes();
    bytes.push(low);
}

/// Takes a number of seven bits a byte, the lowest first.
#[inline]
fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for place in 0..4 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print() -> RulesPrint {
        RulesPrint::new(&crate::variants::ENGLISH)
    }

    fn table(has_distances: bool) -> (EndgameTable, Vec<u8>) {
        let coding = Coding { has_distances, losing_wins: false };
        let most = if has_distances { 250 } else { 3 };
        let codes: Vec<u8> =
            (0..3_000_u32).map(|n| u8::try_from(n / 7 * 31 % most).expect("small")).collect();
        let counts = TableCounts { won: 1, lost: 2, drawn: 3, longest: 4 };
        let pieces = "mk-k".parse().expect("pieces");
        (EndgameTable::new(pieces, coding, &codes, |place| place % 5 != 0, counts), codes)
    }

    #[test]
    fn what_is_kept_is_found_again() {
        for has_distances in [false, true] {
            let (table, codes) = table(has_distances);
            for (place, code) in codes.iter().enumerate().filter(|(place, _)| place % 5 != 0) {
                assert_eq!(table.code(place as u64), *code);
            }
            let file = table.write(&print());
            assert_eq!(EndgameTable::read(&print(), &file), Ok(table));
        }
    }

    #[test]
    fn damage_is_noticed() {
        let file = table(false).0.write(&print());
        for place in 0..file.len() {
            let mut damaged = file.clone();
            damaged[place] ^= 0x10;
            assert!(EndgameTable::read(&print(), &damaged).is_err(), "changed at {place}");
        }
        for length in 0..file.len() {
            assert!(EndgameTable::read(&print(), &file[..length]).is_err(), "cut at {length}");
        }
        let other = RulesPrint::new(&crate::variants::RUSSIAN);
        let refused = EndgameTable::read(&other, &file);
        assert!(matches!(refused, Err(TableError::Foreign { .. })), "{refused:?}");
    }
}
