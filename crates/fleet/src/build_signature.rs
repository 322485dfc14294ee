//! Which build computes alike.

use std::{fmt, sync::OnceLock};

use search::{Limits, Stop};
use serde::{Deserialize, Serialize};
use session::open_table;

use crate::Digest;

/// Small searches of every game and of each kind of engine: what changes them changes what jobs
/// compute.
const SEARCHES: &[(&str, &str)] = &[
    ("morpion:width=5,height=5,align=4", "alpha-beta:4"),
    ("morpion:width=9,height=9,align=5", "strategist:nodes=300"),
    ("othello", "pvs:6,eval=patterns"),
    ("othello", "mcts:nodes=300"),
    ("othello:size=6", "deepening:5"),
    ("draughts", "pvs:5"),
    ("draughts:english", "alpha-beta:5"),
    ("connect-four", "pvs:7"),
    ("connect-four", "level:2"),
];

/// What a build computes, in a short text: the version of the program and a digest of what some
/// searches found. Builds with the same signature do the jobs of each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BuildSignature(String);

impl BuildSignature {
    /// How jobs and results are written: another number is another build.
    const FORMAT: u32 = 1;

    /// The signature of this program; it is measured once, which takes a moment.
    #[must_use]
    pub fn own() -> Self {
        static OWN: OnceLock<BuildSignature> = OnceLock::new();
        OWN.get_or_init(Self::measure).clone()
    }

    /// A signature of that text, for programs that are not this one.
    #[must_use]
    pub fn named(text: &str) -> Self {
        Self(text.to_owned())
    }

    fn measure() -> Self {
        let mut found = format!("format {}\n", Self::FORMAT);
        for (game, engine) in SEARCHES {
            found.push_str(&searched(game, engine).unwrap_or_else(|| format!("{game}: none\n")));
        }
        let version = env!("CARGO_PKG_VERSION").replace('.', "_");
        let digest = Digest::of(found.as_bytes());
        Self(format!("{version}-{}", &digest.short()[..8]))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What an engine finds at the start of a game.
fn searched(game: &str, engine: &str) -> Option<String> {
    let table = open_table(&game.parse().ok()?).ok()?;
    let run = table.ask(&engine.parse().ok()?, Limits::default(), Stop::default()).ok()??;
    let advice = run(&mut |_| ());
    let (best, score, nodes) = (advice.best, advice.score, advice.statistics.nodes);
    Some(format!("{game} {engine} {best} {score} {nodes}\n"))
}

impl fmt::Display for BuildSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_search_of_the_signature_finds_something() {
        for (game, engine) in SEARCHES {
            assert!(searched(game, engine).is_some(), "{game} {engine}");
        }
    }

    #[test]
    fn a_signature_is_the_same_each_time_and_fits_into_a_subject() {
        let own = BuildSignature::measure();
        assert_eq!(own, BuildSignature::measure());
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
        assert!(own.as_str().chars().all(fits), "{own}");
    }
}
