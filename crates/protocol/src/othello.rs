//! What the protocols of Othello share.

use rules::Spec;

/// A pass, as our tables and GTP write it.
pub(crate) const PASS: &str = "pass";
/// The strongest engine for boards of any size.
pub(crate) const STRONGEST: &str = "pvs:memory=64";

/// What a won game is worth before its discs are counted.
const WON: i32 = 900_000;

/// A score in discs. Engines that read to the end count discs themselves; the opinions of the
/// others are worth about a disc in a hundred.
pub(crate) fn in_discs(engine: &Spec, score: i32) -> f64 {
    if engine.name == "exact" || engine.given("eval") == Some("discs") {
        return f64::from(score);
    }
    if WON / 2 < score.abs() {
        return f64::from(score - score.signum() * WON);
    }
    (f64::from(score) / 100.0).clamp(-60.0, 60.0)
}
