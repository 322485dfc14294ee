//! Every language has the same files, so that a translator sees at once what is missing. That
//! the files say the same things is tested by the crate `words`.

use std::collections::{BTreeMap, BTreeSet};

use super::TidyFault;
use crate::Source;

/// Every file of one language exists in every language, and a language has each message once.
#[must_use]
pub fn check_locales(sources: &[Source]) -> Vec<TidyFault> {
    let mut languages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for source in sources {
        let parts: Vec<&str> = source.path.split('/').collect();
        if let ["locales", language, file] = parts[..] {
            languages.entry(language).or_default().insert(file);
        }
    }
    let all: BTreeSet<&str> = languages.values().flatten().copied().collect();
    let mut faults = Vec::new();
    for (language, files) in &languages {
        for file in all.difference(files) {
            faults.push(TidyFault::new(
                format!("locales/{language}"),
                format!("has no {file}, and another language has"),
            ));
        }
    }
    faults.extend(sources.iter().flat_map(repeated));
    faults
}

/// The messages that stand twice in a file, as they do when a merge has kept both of two edits.
fn repeated(source: &Source) -> Vec<TidyFault> {
    let mut seen = BTreeSet::new();
    let in_locales = source.path.starts_with("locales/");
    let ids = (1..).zip(source.text.lines()).filter(|_| in_locales).filter_map(|(number, line)| {
        let (id, _) = line.split_once(" =")?;
        id.starts_with(char::is_alphabetic).then_some((number, id))
    });
    ids.filter(|&(_, id)| !seen.insert(id))
        .map(|(number, id)| {
            let place = format!("{}:{number}", source.path);
            TidyFault::new(place, format!("`{id}` is there already"))
        })
        .collect()
}
