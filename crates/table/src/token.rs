//! Tokens: what lets a person sit or steer.

use std::{fmt, fmt::Write as _, sync::Arc};

use sha2::{Digest as _, Sha256};

/// An opaque value that proves a right; it is compared and handed on, and never looked into.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Token(String);

/// What is kept of a token: enough to know it again, too little to show it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash(String);

/// Where new tokens come from: values that cannot be guessed.
pub type TokenSource = Arc<dyn Fn() -> Token + Send + Sync>;

impl Token {
    /// The token that is written so.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// How it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is kept of it: its SHA-256 in hexadecimal.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        let mut hex = String::with_capacity(64);
        for byte in Sha256::digest(&self.0) {
            write!(hex, "{byte:02x}").expect("a string takes everything");
        }
        TokenHash(hex)
    }
}

impl TokenHash {
    /// The hash that is written so.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// How it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A token is never written into a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
