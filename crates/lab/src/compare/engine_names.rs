//! What the engines of a comparison are called in a sentence or a legend.

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
            Some(settings) if is_ambiguous => format!("{name} ({settings})"),
            _ => name,
        }
    }
}

/// The algorithm of a spec, and its settings as they were given.
fn parts(spec: &str) -> (&str, Option<&str>) {
    spec.split_once(':').map_or((spec, None), |(name, settings)| (name, Some(settings)))
}
