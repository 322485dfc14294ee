//! What the engines and the game of a comparison are called in a sentence or a legend.

use rules::Phrase;
use session::GAMES;
use words::Words;

use super::ComparisonResult;

impl ComparisonResult {
    /// What an engine is called: by the name of its algorithm and, where another engine of the
    /// comparison has the same name, by its settings too.
    pub(super) fn engine_name(&self, spec: &str, words: &Words) -> String {
        let (algorithm, settings) = parts(spec);
        let name = words.text(&format!("player-called-{algorithm}"));
        let is_namesake = |other: &str| other != spec && parts(other).0 == algorithm;
        let is_ambiguous = self.rows.iter().any(|row| is_namesake(&row.engine));
        match settings {
            Some(settings) if is_ambiguous => format!("{name} ({})", told(settings, words)),
            _ => name,
        }
    }

    /// What the game is called, with its settings as they were given; a tree is told as it is
    /// written.
    pub(super) fn game_name(&self, words: &Words) -> String {
        let (name, settings) = parts(&self.game);
        if GAMES.iter().all(|game| game.name() != name) {
            return self.game.clone();
        }
        let title = words.text(&format!("game-{name}"));
        match settings {
            Some(settings) => format!("{title} ({settings})"),
            None => title,
        }
    }
}

/// The name of a spec, and its settings as they were given.
fn parts(spec: &str) -> (&str, Option<&str>) {
    spec.split_once(':').map_or((spec, None), |(name, settings)| (name, Some(settings)))
}

/// Settings by the names that people know them by.
fn told(settings: &str, words: &Words) -> String {
    let known = words.patterns();
    let one = |setting: &str| {
        let (knob, value) = setting.split_once('=')?;
        let name = format!("page-knob-{knob}");
        known.contains_key(&name).then_some(())?;
        let choice = format!("page-choice-{value}");
        let value =
            if known.contains_key(&choice) { words.text(&choice) } else { value.to_owned() };
        let told = Phrase::new("page-setting").with("name", small(&words.text(&name)));
        Some(words.say(&told.with("value", value)))
    };
    let told = settings.split(',').map(|text| one(text).unwrap_or_else(|| text.to_owned()));
    told.collect::<Vec<_>>().join(", ")
}

/// A name as it stands in the middle of a sentence: its first letter is small, unless the name is
/// written with capitals inside.
fn small(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) if !letters.as_str().contains(char::is_uppercase) => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => name.to_owned(),
    }
}
