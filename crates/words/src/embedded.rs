//! The language files that are built into the program.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use crate::folder;

/// One file of `locales/`.
struct EmbeddedFile {
    /// The folder it is in: the code of its language.
    language: &'static str,
    /// Its name in the folder.
    name: &'static str,
    /// What it says.
    text: &'static str,
}

/// Every file of every language, sorted; the list is made by the build script.
const FILES: &[EmbeddedFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The languages built in, each with its files.
pub(crate) fn read_languages() -> BTreeMap<LanguageIdentifier, Vec<Arc<FluentResource>>> {
    let mut languages: BTreeMap<LanguageIdentifier, Vec<_>> = BTreeMap::new();
    for EmbeddedFile { language, name, text } in FILES {
        let code = language.parse().expect("the folders built in are named by codes");
        let read = folder::read_text(&Path::new(language).join(name), (*text).to_owned());
        let read = read.unwrap_or_else(|error| panic!("the files built in are sound: {error}"));
        languages.entry(code).or_default().push(Arc::new(read));
    }
    languages
}
