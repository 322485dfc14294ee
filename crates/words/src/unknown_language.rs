//! A language that there is not.

use rules::{Phrase, Speak};
use thiserror::Error;

/// No language has this code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no language has the code {code:?}; there is {}", allowed.join(", "))]
pub struct UnknownLanguage {
    /// The code as given.
    pub code: String,
    /// The codes there are.
    pub allowed: Vec<String>,
}

impl Speak for UnknownLanguage {
    fn phrase(&self) -> Phrase {
        Phrase::new("error-language-unknown")
            .with("code", self.code.as_str())
            .with("allowed", self.allowed.clone())
    }
}
