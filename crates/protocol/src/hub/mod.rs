//! Hub, version 2: engines of draughts.
//!
//! A line is a command with arguments, `name=value` or a name alone; a value with spaces stands in
//! double quotes. What is not known is passed over.

mod engine;
mod external_engine;
mod notation;

pub(crate) use engine::HubEngine;
pub(crate) use external_engine::HubExternalEngine;

/// What the variants are called that other programs call otherwise.
const OTHER_NAMES: [(&str, &str); 2] = [("international", "normal"), ("antidraughts", "losing")];

/// What other programs call a variant.
fn name_outside(variant: &str) -> &str {
    let other = OTHER_NAMES.iter().find(|(ours, _)| *ours == variant);
    other.map_or(variant, |(_, theirs)| theirs)
}

/// What we call a variant.
fn name_inside(variant: &str) -> &str {
    let other = OTHER_NAMES.iter().find(|(_, theirs)| *theirs == variant);
    other.map_or(variant, |(ours, _)| ours)
}

/// A line cut into its command and arguments.
#[derive(Debug, Default)]
struct HubLine {
    command: String,
    arguments: Vec<(String, Option<String>)>,
}

impl HubLine {
    fn read(text: &str) -> Self {
        let mut words = words(text).into_iter();
        let (command, _) = words.next().unwrap_or_default();
        Self { command, arguments: words.collect() }
    }

    /// The value of an argument.
    fn value(&self, name: &str) -> Option<&str> {
        let found = self.arguments.iter().find(|(known, _)| known == name)?;
        found.1.as_deref()
    }

    /// Whether an argument is there, with a value or without.
    fn has(&self, name: &str) -> bool {
        self.arguments.iter().any(|(known, _)| known == name)
    }
}

/// The words of a line, each with its value if it has one.
fn words(text: &str) -> Vec<(String, Option<String>)> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = rest.find([' ', '\t', '=']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let cut = after.strip_prefix('=').map(value);
        found.push((name.to_owned(), cut.map(|(value, _)| value.to_owned())));
        rest = cut.map_or(after, |(_, after)| after).trim_start();
    }
    found
}

/// The value at the beginning of a text, and what follows it.
fn value(text: &str) -> (&str, &str) {
    match text.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
        None => text.split_at(text.find(' ').unwrap_or(text.len())),
    }
}

/// A value as it is written: in quotes if it must be.
fn quoted(value: &str) -> String {
    let plain = value.replace('"', "'");
    let needs = plain.is_empty() || plain.contains([' ', '=', '\t']);
    if needs { format!("\"{plain}\"") } else { plain }
}
