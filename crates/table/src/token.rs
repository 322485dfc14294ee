//! Tokens: what lets a person sit or steer.

use std::{fmt, sync::Arc};

/// An opaque value that proves a right; it is compared and handed on, and never looked into.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Token(String);

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
}

/// A token is never written into a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
