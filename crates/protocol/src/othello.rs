//! What the protocols of Othello share.

use rules::Spec;
use search::Score;

/// A pass, as our tables and GTP write it.
pub(crate) const PASS: &str = "pass";
/// The strongest engine for boards of any size.
pub(crate) const STRONGEST: &str = "pvs:memory=64";

/// A score in discs. Engines that read to the end count discs themselves; the opinions of the
/// others are worth about a disc in a hundred.
pub(crate) fn in_discs(engine: &Spec, score: i32) -> f64 {
    if engine.name == "exact" || engine.given("eval") == Some("discs") {
        return f64::from(score);
    }
    if score.abs() > Score::WON_BY.0 {
        return f64::from(score - score.signum() * Score::WON_BY.0);
    }
    (f64::from(score) / 100.0).clamp(-60.0, 60.0)
}
