//! The file that keeps weights; `docs/formats.md` describes it.
//!
//! Four lines of text and an empty one, then every weight as a number of variable length, runs of
//! zeros counted, then the checksum of everything before it.

use std::str;

use crate::{Layout, Weights, WeightsError, crc::crc32};

/// What every file begins with, before the number of its version.
const MAGIC: &[u8] = b"plateau weights ";
/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;
/// How long the line may be that says how the weights were made, in bytes.
pub const MADE_LONGEST: usize = 1000;
/// Bytes of the checksum.
const CHECKSUM: usize = 4;

impl Weights {
    /// The file with these weights.
    #[must_use]
    pub fn write(&self, layout: &Layout) -> Vec<u8> {
        let made: String = self
            .made
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .collect();
        let made = &made[..made.floor_char_boundary(MADE_LONGEST)];
        let header = format!(
            "plateau weights {VERSION}\nlayout {} {:08x}\nsize {} {}\nmade {made}\n\n",
            layout.declaration().name,
            layout.fingerprint(),
            layout.phases(),
            layout.parameters(),
        );
        let mut bytes = header.into_bytes();
        let mut values = self.values();
        while let Some((&value, rest)) = values.split_first() {
            if value == 0 {
                let zeros = values.iter().take_while(|&&value| value == 0).count();
                bytes.push(0);
                write_number(&mut bytes, zeros as u64 - 1);
                values = &values[zeros..];
            } else {
                write_number(&mut bytes, zigzag(value));
                values = rest;
            }
        }
        bytes.extend(crc32(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file of weights for a layout.
    ///
    /// # Errors
    ///
    /// If it is none, was damaged, or is for something else.
    pub fn read(layout: &Layout, bytes: &[u8]) -> Result<Self, WeightsError> {
        let body = checked(bytes)?;
        let mut rest = body;
        let mut line = || next_line(&mut rest).ok_or(WeightsError::Damaged);
        line()?;
        let (kind, size, made) = (line()?, line()?, line()?);
        if !line()?.is_empty() {
            return Err(WeightsError::Damaged);
        }
        check_kind(layout, kind)?;
        if size != format!("size {} {}", layout.phases(), layout.parameters()) {
            return Err(WeightsError::OtherShapes(layout.declaration().name.to_owned()));
        }
        let made = made.strip_prefix("made ").filter(|made| made.len() <= MADE_LONGEST);
        let made = made.ok_or(WeightsError::Damaged)?.to_owned();
        let values = read_values(rest, layout.phases() * layout.parameters());
        Ok(Self::new(layout, made, values.ok_or(WeightsError::Damaged)?))
    }
}

/// The file without its checksum, if that is right.
fn checked(bytes: &[u8]) -> Result<&[u8], WeightsError> {
    let version = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
    let mut version = version;
    let version = next_line(&mut version).and_then(|line| line.parse().ok());
    let version: u32 = version.ok_or(WeightsError::Damaged)?;
    if version != VERSION {
        return Err(WeightsError::Version(version));
    }
    let (body, sum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(WeightsError::Damaged)?;
    if crc32(body) == u32::from_le_bytes(*sum) { Ok(body) } else { Err(WeightsError::Damaged) }
}

/// Whether the line that names a layout names this one.
fn check_kind(layout: &Layout, line: &str) -> Result<(), WeightsError> {
    let named = line.strip_prefix("layout ").and_then(|line| line.split_once(' '));
    let (found, fingerprint) = named.ok_or(WeightsError::Damaged)?;
    let expected = layout.declaration().name;
    if found != expected {
        let (found, expected) = (found.to_owned(), expected.to_owned());
        return Err(WeightsError::Foreign { found, expected });
    }
    if fingerprint != format!("{:08x}", layout.fingerprint()) {
        return Err(WeightsError::OtherShapes(found.to_owned()));
    }
    Ok(())
}

/// Takes a line of text.
fn next_line<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    let line = str::from_utf8(&bytes[..end]).ok()?;
    *bytes = &bytes[end + 1..];
    Some(line)
}

/// This number of weights, and nothing after them.
fn read_values(mut bytes: &[u8], count: usize) -> Option<Vec<i16>> {
    let mut values = Vec::with_capacity(count);
    while values.len() < count {
        match read_number(&mut bytes)? {
            0 => {
                let zeros = usize::try_from(read_number(&mut bytes)?).ok()?.checked_add(1)?;
                if zeros > count - values.len() {
                    return None;
                }
                values.resize(values.len() + zeros, 0);
            }
            number => values.push(unzigzag(number)?),
        }
    }
    bytes.is_empty().then_some(values)
}

/// Small numbers of either sign as small numbers: 1, −1, 2, −2 … are 1, 2, 3, 4 …
fn zigzag(value: i16) -> u64 {
    let twice = 2 * u64::from(value.unsigned_abs());
    if value > 0 { twice - 1 } else { twice }
}

fn unzigzag(number: u64) -> Option<i16> {
    let half = i32::try_from(number.div_ceil(2)).ok()?;
    i16::try_from(if number.is_multiple_of(2) { -half } else { half }).ok()
}

/// Seven bits a byte, the lowest first; the highest bit says that more follow.
fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        let [low, ..] = number.to_le_bytes();
        bytes.push(low | 0x80);
        number >>= 7;
    }
    let [low, ..] = number.to_le_bytes();
    bytes.push(low);
}

fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for place in 0..5 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}
