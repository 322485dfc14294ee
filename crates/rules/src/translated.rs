//! A name that each language has its own of.

use std::collections::BTreeMap;

/// Names by the codes of their languages.
pub type NamesByLanguage = [(&'static str, String)];

/// A name as each language has it, where names are data and not messages: those of openings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translated {
    /// The code of a language, and the name in it; the best known first.
    pub names: Vec<(&'static str, String)>,
}

impl Translated {
    /// The name in the language of this code, or else one in another language.
    #[must_use]
    pub fn in_language(&self, code: &str) -> &str {
        let own = self.names.iter().find(|(language, _)| *language == code);
        own.or(self.names.first()).map_or("", |(_, name)| name)
    }

    /// The name by the code of each language that has one.
    #[must_use]
    pub fn by_language(&self) -> BTreeMap<String, String> {
        self.names.iter().map(|(language, name)| ((*language).to_owned(), name.clone())).collect()
    }

    /// Takes names from another in the languages that have none yet.
    pub fn fill(&mut self, other: &NamesByLanguage) {
        for (language, name) in other {
            if self.names.iter().all(|(known, _)| known != language) {
                self.names.push((language, name.clone()));
            }
        }
    }
}
