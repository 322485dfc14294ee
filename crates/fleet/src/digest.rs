//! The name of a content: its SHA-256.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The SHA-256 of some bytes in hexadecimal digits, by which they are called wherever they are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

impl Digest {
    /// The digest of bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let digest = Sha256::digest(bytes);
        Self(digest.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }

    /// The digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Enough of the digits to tell contents apart in names that people read.
    #[must_use]
    pub fn short(&self) -> &str {
        self.0.get(..16).unwrap_or(&self.0)
    }

    /// Whether it has the form of a digest: one that comes from elsewhere may be anything.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.0.len() == 64 && self.0.bytes().all(|digit| digit.is_ascii_hexdigit())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Digest;

    #[test]
    fn a_digest_is_that_of_the_standard() {
        let digest = Digest::of(b"abc");
        assert_eq!(digest.short(), "ba7816bf8f01cfea");
        assert!(digest.is_sound());
        assert!(!Digest("../../etc/passwd".to_owned()).is_sound());
    }
}
