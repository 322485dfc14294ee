//! Why a spec was refused.

use thiserror::Error;

use crate::{Phrase, Range, Speak, nearest};

/// Why a spec was refused: the offending text, and what is allowed instead.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// There is no name before the colon.
    #[error("{spec:?} has no name")]
    NoName {
        /// The whole spec.
        spec: String,
    },
    /// A quote is opened and never closed.
    #[error("the quote in {spec:?} is not closed")]
    OpenQuote {
        /// The whole spec.
        spec: String,
    },
    /// A quote stands in the middle of a value, or something follows one.
    #[error("a quoted value in {spec:?} does not fill its place")]
    StrayQuote {
        /// The whole spec.
        spec: String,
    },
    /// Nothing has this name.
    #[error("nothing is named {name:?}; there is {}", allowed.join(", "))]
    UnknownName {
        /// The name as given.
        name: String,
        /// The names there are.
        allowed: Vec<String>,
    },
    /// There is no such knob.
    #[error("{name} has no setting {knob:?}; there is {}", allowed.join(", "))]
    UnknownKnob {
        /// Whose knob it would be.
        name: String,
        /// The knob as given.
        knob: String,
        /// The knobs there are.
        allowed: Vec<String>,
    },
    /// A knob is set twice.
    #[error("{name}: {knob} is set twice")]
    Repeated {
        /// Whose knob it is.
        name: String,
        /// The knob.
        knob: String,
        /// The knobs there are.
        allowed: Vec<String>,
    },
    /// A knob is missing: nothing before a comma or an equals sign.
    #[error("{name}: an empty setting; there is {}", allowed.join(", "))]
    Empty {
        /// Whose knob it would be.
        name: String,
        /// The knobs there are.
        allowed: Vec<String>,
    },
    /// A value is missing: nothing after an equals sign.
    #[error("{knob} is set to nothing ({allowed})")]
    NoValue {
        /// The knob.
        knob: String,
        /// What it can be set to.
        allowed: Range,
    },
    /// A value without its knob stands elsewhere than in first place.
    #[error("{name}: {value:?} stands alone; write knob=value, with {}", allowed.join(", "))]
    Bare {
        /// Whose knob it would be.
        name: String,
        /// The value.
        value: String,
        /// The knobs there are.
        allowed: Vec<String>,
    },
    /// The value is out of the knob's range.
    #[error("{value:?} does not fit {knob} ({allowed})")]
    OutOfRange {
        /// The knob.
        knob: String,
        /// The value as given.
        value: String,
        /// What it can be set to.
        allowed: Range,
    },
    /// Two values that are fine alone do not go together; the phrase says why.
    #[error("{}: {:?}", .0.id, .0.arguments)]
    Clash(Phrase),
}

impl Speak for SpecError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoName { spec } => Phrase::new("error-spec-no-name").with("spec", spec.as_str()),
            Self::OpenQuote { spec } => {
                Phrase::new("error-spec-open-quote").with("spec", spec.as_str())
            }
            Self::StrayQuote { spec } => {
                Phrase::new("error-spec-stray-quote").with("spec", spec.as_str())
            }
            Self::UnknownName { name, allowed } => {
                let [plain, near] =
                    ["error-spec-unknown-name", "error-spec-unknown-name-nearest"].map(Phrase::new);
                suggestion(plain, near, name, allowed)
                    .with("name", name.as_str())
                    .with("allowed", allowed.clone())
            }
            Self::UnknownKnob { name, knob, allowed } if allowed.is_empty() => {
                Phrase::new("error-spec-no-knobs")
                    .with("name", name.as_str())
                    .with("knob", knob.as_str())
            }
            Self::UnknownKnob { name, knob, allowed } => {
                let [plain, near] =
                    ["error-spec-unknown-knob", "error-spec-unknown-knob-nearest"].map(Phrase::new);
                suggestion(plain, near, knob, allowed)
                    .with("name", name.as_str())
                    .with("knob", knob.as_str())
                    .with("allowed", allowed.clone())
            }
            Self::Repeated { name, knob, allowed } => Phrase::new("error-spec-repeated")
                .with("name", name.as_str())
                .with("knob", knob.as_str())
                .with("allowed", allowed.clone()),
            Self::Empty { name, allowed } => Phrase::new("error-spec-empty")
                .with("name", name.as_str())
                .with("allowed", allowed.clone()),
            Self::Bare { name, value, allowed } => Phrase::new("error-spec-bare")
                .with("name", name.as_str())
                .with("value", value.as_str())
                .with("allowed", allowed.clone()),
            Self::NoValue { knob, allowed } => Phrase::new("error-spec-no-value")
                .with("knob", knob.as_str())
                .with("allowed", allowed.phrase()),
            Self::OutOfRange { knob, value, allowed } => Phrase::new("error-spec-out-of-range")
                .with("knob", knob.as_str())
                .with("value", value.as_str())
                .with("allowed", allowed.phrase()),
            Self::Clash(phrase) => phrase.clone(),
        }
    }
}

/// The message about a word that is not known: with the word that was probably meant, if one is
/// near.
fn suggestion(plain: Phrase, near: Phrase, word: &str, allowed: &[String]) -> Phrase {
    let meant = nearest(word, allowed.iter().map(String::as_str));
    meant.map_or(plain, |meant| near.with("meant", meant))
}
