//! The strength of a move as annotators give it: signs, and their numbers as NAGs.

/// The signs with numbers of their own, from one.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The number of a forced move, which some write as a star behind it.
pub(super) const FORCED: u8 = 7;

/// The number of a sign, if it has one.
pub(super) fn number(sign: &str) -> Option<u8> {
    let index = SIGNS.iter().position(|&known| known == sign)?;
    u8::try_from(index + 1).ok()
}
