//! The languages there are, and the one that is spoken.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::Arc,
};

use rules::Speak;
use unic_langid::LanguageIdentifier;

use crate::{LocaleError, Pattern, UnknownLanguage, embedded, folder, language::Language};

/// What is spoken when no language is asked for.
const DEFAULT: &str = "en";

/// The languages there are, and the one that is spoken.
///
/// A copy is cheap and speaks on its own: everyone at a table may have a language of their own.
#[derive(Clone, Debug)]
pub struct Words {
    pub(crate) languages: BTreeMap<String, Arc<Language>>,
    spoken: Arc<Language>,
}

impl Words {
    /// The languages built into the program, with English spoken.
    #[must_use]
    pub fn embedded() -> Self {
        let languages = embedded::read_languages().into_iter().map(|(code, files)| {
            let key = code.to_string();
            (key, Arc::new(Language::new(code, files)))
        });
        let languages: BTreeMap<_, _> = languages.collect();
        let spoken = Arc::clone(&languages[DEFAULT]);
        Self { languages, spoken }
    }

    /// The languages built in, with the one of this code spoken.
    ///
    /// # Errors
    ///
    /// If there is no such language; the error lists those there are.
    pub fn new(code: &str) -> Result<Self, UnknownLanguage> {
        let mut words = Self::embedded();
        words.choose(code)?;
        Ok(words)
    }

    /// Speaks the language of this code from now on; `fr-CA` is spoken as `fr` if need be.
    ///
    /// # Errors
    ///
    /// If there is no such language; nothing changes then.
    pub fn choose(&mut self, code: &str) -> Result<(), UnknownLanguage> {
        let language = self.find(code).ok_or_else(|| UnknownLanguage {
            code: code.to_owned(),
            allowed: self.languages.keys().cloned().collect(),
        })?;
        self.spoken = Arc::clone(language);
        Ok(())
    }

    /// Speaks the first of these languages that there is; if there is none, nothing changes.
    pub fn prefer(&mut self, codes: impl IntoIterator<Item = impl AsRef<str>>) {
        if let Some(language) = codes.into_iter().find_map(|code| self.find(code.as_ref())) {
            self.spoken = Arc::clone(language);
        }
    }

    /// Speaks the language that the operating system prefers, if there is one that it knows.
    pub fn prefer_system(&mut self) {
        self.prefer(sys_locale::get_locales());
    }

    /// The language of this code, or else the one it is a kind of.
    fn find(&self, code: &str) -> Option<&Arc<Language>> {
        let code: LanguageIdentifier = code.parse().ok()?;
        let kind = self.languages.get(&code.to_string());
        kind.or_else(|| self.languages.get(code.language.as_str()))
    }

    /// The code of the language now spoken.
    #[must_use]
    pub fn language(&self) -> String {
        self.spoken.code().to_string()
    }

    /// The code of every language, and what the language calls itself.
    pub fn languages(&self) -> impl Iterator<Item = (&str, String)> {
        self.languages.iter().map(|(code, language)| (&**code, language.text("language-name")))
    }

    /// Adds the languages in a folder: each is a folder named by its code, with any number of
    /// Fluent files. What they say takes the place of what was said before.
    ///
    /// # Errors
    ///
    /// If something there cannot be read; nothing changes then.
    pub fn load(&mut self, folder: &Path) -> Result<(), LocaleError> {
        for (code, files) in folder::read_languages(folder)? {
            let key = code.to_string();
            let language = match self.languages.get(&key) {
                Some(known) => known.with(files),
                None => Language::new(code, files),
            };
            self.languages.insert(key, Arc::new(language));
        }
        self.spoken = Arc::clone(&self.languages[&self.language()]);
        Ok(())
    }

    /// What something has to say, in the language spoken.
    #[must_use]
    pub fn say(&self, speaker: &(impl Speak + ?Sized)) -> String {
        self.spoken.say(&speaker.phrase())
    }

    /// A message without variables, in the language spoken.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.spoken.text(id)
    }

    /// Every message that was asked for so far and is missing, after the code of its language.
    #[must_use]
    pub fn missed(&self) -> BTreeSet<(String, String)> {
        let missed = |(code, language): (&String, &Arc<Language>)| {
            let code = code.clone();
            language.missed().into_iter().map(move |id| (code.clone(), id))
        };
        self.languages.iter().flat_map(missed).collect()
    }

    /// Every message of the language of this code, with the variables it uses; none if there is
    /// no such language.
    #[must_use]
    pub fn messages(&self, code: &str) -> BTreeMap<String, BTreeSet<String>> {
        self.find(code).map(|language| language.messages().clone()).unwrap_or_default()
    }

    /// Every message of the language spoken as data, for a reader that puts sentences together by
    /// itself.
    #[must_use]
    pub fn patterns(&self) -> BTreeMap<String, Pattern> {
        self.spoken.patterns()
    }
}
