//! One language: its messages, and how it puts them together.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use rules::{Argument, Phrase};
use unic_langid::LanguageIdentifier;

use crate::{
    contents::Contents,
    numerals::{self, Numerals},
    pattern::{self, Pattern},
};

/// What stands in the place of words that a language lacks.
const MISSING: &str = "???";

/// One language: the messages of its files, those of later files in place of those of earlier ones.
pub(crate) struct Language {
    code: LanguageIdentifier,
    files: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
    messages: BTreeMap<String, BTreeSet<String>>,
    numerals: Numerals,
    /// What was found missing and logged already.
    missed: Mutex<BTreeSet<String>>,
}

impl Language {
    /// The language of this code, as these files have it.
    pub(crate) fn new(code: LanguageIdentifier, files: Vec<Arc<FluentResource>>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![code.clone()]);
        // Names on a board game's screen need no marks of writing direction around them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numerals::mark));
        let mut contents = Contents::default();
        for file in &files {
            contents.add(file);
            bundle.add_resource_overriding(Arc::clone(file));
        }
        let messages = contents.messages();
        let numerals = Numerals { group: String::new(), decimal: ".".to_owned() };
        let missed = Mutex::default();
        let mut language = Self { code, files, bundle, messages, numerals, missed };
        language.numerals = Numerals {
            group: language.text("number-group"),
            decimal: language.text("number-decimal"),
        };
        language
    }

    /// The same language with more files.
    pub(crate) fn with(&self, files: Vec<Arc<FluentResource>>) -> Self {
        Self::new(self.code.clone(), [self.files.clone(), files].concat())
    }

    /// The code of the language, such as `fr`.
    pub(crate) fn code(&self) -> &LanguageIdentifier {
        &self.code
    }

    /// Every message, with the variables it uses.
    pub(crate) fn messages(&self) -> &BTreeMap<String, BTreeSet<String>> {
        &self.messages
    }

    /// Every message as data.
    pub(crate) fn patterns(&self) -> BTreeMap<String, Pattern> {
        pattern::patterns(&self.files)
    }

    /// A message without variables.
    pub(crate) fn text(&self, id: &str) -> String {
        self.say(&Phrase::built(id.to_owned()))
    }

    /// The sentence that a phrase stands for.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        let id = &*phrase.id;
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let (Some(pattern), Some(variables)) = (message, self.messages.get(id)) else {
            self.miss(id);
            return MISSING.to_owned();
        };
        let mut arguments = FluentArgs::with_capacity(phrase.arguments.len());
        for variable in variables {
            let given = phrase.arguments.iter().find(|(name, _)| name == variable);
            let value = given.map(|(_, argument)| self.value(argument));
            if value.is_none() {
                self.miss(&format!("{id} ${variable}"));
            }
            arguments.set(variable.as_str(), value.unwrap_or(FluentValue::from(MISSING)));
        }
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        for error in errors {
            self.miss(&format!("{id}: {error}"));
        }
        self.numerals.write(&sentence)
    }

    fn value<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Text(text) => FluentValue::from(text.as_str()),
            Argument::Number(number) => FluentValue::from(number),
            Argument::Decimal { digits, places } => numerals::decimal(*digits, *places),
            Argument::List(choices) => FluentValue::from(self.list(choices)),
            Argument::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Argument::Translated(name) => {
                FluentValue::from(name.in_language(self.code.language.as_str()))
            }
        }
    }

    /// The choices in a row, as the language lists them: `a, b or c`.
    fn list(&self, choices: &[String]) -> String {
        let Some((first, others)) = choices.split_first() else { return self.text("list-none") };
        others.iter().enumerate().fold(first.clone(), |list, (index, choice)| {
            let joint = if index + 1 < others.len() { "list-next" } else { "list-last" };
            self.say(&Phrase::new(joint).with("list", list).with("choice", choice.as_str()))
        })
    }

    /// What was found missing so far.
    pub(crate) fn missed(&self) -> BTreeSet<String> {
        self.missed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Logs, once, that something is missing.
    fn miss(&self, what: &str) {
        let mut missed = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
        if missed.insert(what.to_owned()) {
            tracing::warn!(language = %self.code, id = what, "missing words");
        }
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Language").field("code", &self.code).finish_non_exhaustive()
    }
}
