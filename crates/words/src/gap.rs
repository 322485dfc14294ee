//! Holes in the languages, found before anybody reads them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use rules::{Argument, Phrase};

use crate::Words;

/// Something that a language does not say, or cannot.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Gap {
    /// The code of the language.
    pub language: String,
    /// The message.
    pub id: String,
    /// The variable that is not as it should be; none if the message itself is missing.
    pub variable: Option<String>,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Gap { language, id, variable } = self;
        match variable {
            None => write!(f, "{language}: {id} is missing"),
            Some(variable) => write!(f, "{language}: {id} and its variable ${variable}"),
        }
    }
}

impl Words {
    /// What the languages lack to say these phrases: a message, or a variable that a message uses
    /// and the phrase does not give.
    ///
    /// For tests: checks that every language has the messages of a crate.
    pub fn gaps(&self, phrases: impl IntoIterator<Item = Phrase>) -> Vec<Gap> {
        let mut ahead: Vec<Phrase> = phrases.into_iter().collect();
        let mut gaps = BTreeSet::new();
        while let Some(Phrase { id, arguments }) = ahead.pop() {
            let given: BTreeSet<&str> = arguments.iter().map(|(variable, _)| *variable).collect();
            for (code, language) in &self.languages {
                let gap = |variable| Gap { language: code.clone(), id: id.to_string(), variable };
                match language.messages().get(&*id) {
                    None => gaps.extend([gap(None)]),
                    Some(used) => {
                        let lacking = used.iter().filter(|variable| !given.contains(&***variable));
                        gaps.extend(lacking.map(|variable| gap(Some(variable.clone()))));
                    }
                }
            }
            ahead.extend(arguments.into_iter().filter_map(|(_, argument)| match argument {
                Argument::Phrase(phrase) => Some(*phrase),
                Argument::Text(_)
                | Argument::Number(_)
                | Argument::Decimal { .. }
                | Argument::List(_)
                | Argument::Translated(_) => None,
            }));
        }
        gaps.into_iter().collect()
    }

    /// Where the languages differ: messages that only some of them have, and variables that only
    /// some of them use.
    #[must_use]
    pub fn differences(&self) -> Vec<Gap> {
        let mut all: BTreeMap<&str, BTreeSet<&String>> = BTreeMap::new();
        for (id, variables) in self.languages.values().flat_map(|language| language.messages()) {
            all.entry(id).or_default().extend(variables);
        }
        let mut gaps = Vec::new();
        for (code, language) in &self.languages {
            for (&id, variables) in &all {
                let gap = |variable| Gap { language: code.clone(), id: id.to_owned(), variable };
                match language.messages().get(id) {
                    None => gaps.push(gap(None)),
                    Some(used) => {
                        let unused = variables.iter().filter(|&&variable| !used.contains(variable));
                        gaps.extend(unused.map(|&variable| gap(Some(variable.clone()))));
                    }
                }
            }
        }
        gaps
    }
}
