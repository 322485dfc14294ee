//! The languages (localisation, i18n): everything a person reads, kept as translations in files
//! and looked up by name.
//!
//! The tour, in reading order:
//!
//! - [`Words`] is what a front end holds: the languages there are, and the one chosen. It turns a
//!   [`Phrase`](rules::Phrase), or anything that can [`Speak`](rules::Speak), into a sentence.
//! - A language is a folder of Fluent files: those of `locales/` are built into the program, and
//!   [`Words::load`] adds a folder of the user's own. No language is known to the code by name,
//!   but for English, which is spoken when nothing else is asked for.
//! - How a language writes lists, numbers and dates is in its files too (`list-…`, `number-…`,
//!   `date-…`).
//! - A message that is missing shows as `???` and is logged once; [`Words::missed`] lists what was
//!   missed so far. [`Words::gaps`] finds such holes
//!   before anybody reads them; the tests of every crate that has something to say ask it.
//! - [`Words::patterns`] gives the messages themselves, for a page that speaks by itself.
//! - [`accepted_languages`] are those that a browser prefers.
//! - [`UnknownLanguage`] and [`LocaleError`] are what can go wrong, and [`say_io_error`] is what
//!   the operating system complained of, in any language.
//!
//! ```
//! use rules::Phrase;
//! use words::Words;
//!
//! let mut words = Words::embedded();
//! let phrase = Phrase::new("error-unknown-move").with("text", "Z9");
//! assert_eq!(words.say(&phrase), "\"Z9\" is not a legal move here");
//! words.choose("fr")?;
//! assert_eq!(words.say(&phrase), "«\u{a0}Z9\u{a0}» n’est pas un coup permis ici");
//! # Ok::<(), words::UnknownLanguage>(())
//! ```

mod accept_language;
mod contents;
mod date;
mod embedded;
mod folder;
mod gap;
mod io_error;
mod language;
mod load_error;
mod numerals;
mod pattern;
mod unknown_language;
mod words;

pub use accept_language::accepted_languages;
pub use date::Date;
pub use gap::Gap;
pub use io_error::say_io_error;
pub use load_error::LocaleError;
pub use pattern::{Part, Pattern};
pub use unknown_language::UnknownLanguage;
pub use words::Words;
