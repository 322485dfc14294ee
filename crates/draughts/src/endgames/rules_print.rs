//! Which rules a table belongs to.

use std::fmt;

use crate::{CaptureRank, Kings, Promotion, Rules, variants};

/// What the values of endgames depend on, in a word that can be the name of a folder: the variant
/// whose moves, board and aim are the same, or a number made of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RulesPrint(String);

impl RulesPrint {
    /// That of some rules.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let essence = essence(rules);
        let known = variants::ALL.iter().find(|(_, known)| self::essence(known) == essence);
        if let Some((name, _)) = known {
            return Self((*name).to_owned());
        }
        let Rules { width, height, .. } = rules;
        Self(format!("custom-{width}x{height}-{:08x}", crc32fast::hash(essence.as_bytes())))
    }

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RulesPrint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Everything that decides what a position is worth, without the draw rules.
fn essence(rules: &Rules) -> String {
    let movement = &rules.movement;
    let kings = if movement.kings == Kings::Flying { "flying" } else { "short" };
    let promotion = match movement.promotion {
        Promotion::Passes => "passes",
        Promotion::Ends => "ends",
        Promotion::Continues => "continues",
    };
    let CaptureRank { man, king, by_king, kings_early } = movement.choice;
    let switches = [
        movement.backward,
        movement.men_take_kings,
        movement.straight,
        movement.compulsory,
        kings_early,
        rules.losing_wins,
    ];
    let switches: String = switches.iter().map(|&on| if on { '1' } else { '0' }).collect();
    let limit = movement.king_limit.unwrap_or(0);
    format!(
        "{}x{} {kings} {promotion} {switches} {man} {king} {by_king} {limit}",
        rules.width, rules.height
    )
}
