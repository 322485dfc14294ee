//! What cannot be guessed: names of tables, seats and browsers.

use std::fmt::Write as _;

/// How many random bytes there are in a token.
const BYTES: usize = 16;

/// A new token: 128 random bits, written so that it can stand in an address.
///
/// # Panics
///
/// If the operating system has no random bits; nothing would be safe then.
pub(crate) fn fresh() -> String {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the operating system has random bits");
    hex(&bytes)
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

/// The bytes that are written so in hexadecimal.
pub(crate) fn bytes(hex: &str) -> Option<Vec<u8>> {
    let pairs = hex.as_bytes().chunks(2);
    let pairs = pairs.map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok());
    pairs.collect()
}

/// As much of a token as may be written down: enough to tell tables apart, too little to find one.
pub(crate) fn brief(token: &str) -> &str {
    token.get(..6).unwrap_or_default()
}

/// Whether something has the form of a token, so that it may be looked for.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 2 * BYTES && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
