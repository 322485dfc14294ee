//! Whether a position has one right move: by reading every move to its end where that is within
//! reach, else by a deep search and a margin.

use search::{Limits, Score, ScoreScale, Stop};
use session::{Advice, AnalysisScope, AnyGame, Worth};

use crate::PuzzleProof;

/// How deep every move is looked at before it is proved: deep enough for a good order.
const BEFORE_PROOF: u32 = 6;

/// The only right move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OnlyMove {
    /// The move with what is expected after it.
    pub(crate) line: Vec<String>,
    pub(crate) score: i32,
    /// The next best move.
    pub(crate) second: (String, i32),
    pub(crate) proof: PuzzleProof,
}

impl OnlyMove {
    /// Reads every move to its end; nothing if that is out of reach or more than one is right.
    pub(crate) fn proved(table: &dyn AnyGame, nodes: Option<u64>, stop: &Stop) -> Option<Self> {
        let advice = all_proved(table, nodes, stop)?;
        let best = advice.choices.iter().find(|worth| worth.text == advice.best)?;
        let second = next_best(&advice)?;
        // Half a point is what lies between a win and a draw, and between a draw and a loss.
        let one_answer = best.score.signum() > second.score.signum();
        one_answer.then(|| Self {
            line: advice.line.clone(),
            score: best.score,
            second: (second.text.clone(), second.score),
            proof: PuzzleProof::Exact,
        })
    }

    /// Looks to a depth; nothing if more than one move is right, as far as that tells.
    pub(crate) fn searched(table: &dyn AnyGame, depth: u32, stop: &Stop) -> Option<Self> {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let scope = AnalysisScope { only: Vec::new(), lines: 2 };
        let adviser = table.adviser();
        let run = table.analyse(&adviser, &scope, limits, stop.clone()).ok()??;
        let advice = run(&mut |_| ());
        if stop.is_raised() || advice.depth < depth && !advice_is_settled(&advice) {
            return None;
        }
        let second = advice.others.first()?;
        let (best, next) = (Score(advice.score), Score(second.score));
        let is_only = is_clear(&table.scale(&adviser), best, next);
        is_only.then(|| Self {
            score: advice.score,
            second: (second.line.first().cloned().unwrap_or_default(), second.score),
            line: advice.line,
            proof: PuzzleProof::Depth(depth),
        })
    }

    /// Looks again with the same certainty as something was found with.
    pub(crate) fn as_sure_as(
        proof: PuzzleProof,
        table: &dyn AnyGame,
        nodes: Option<u64>,
        stop: &Stop,
    ) -> Option<Self> {
        match proof {
            PuzzleProof::Exact => Self::proved(table, nodes, stop),
            PuzzleProof::Depth(depth) => Self::searched(table, depth, stop),
        }
    }
}

/// What every move is worth, each of them proved; nothing if that is out of reach.
fn all_proved(table: &dyn AnyGame, nodes: Option<u64>, stop: &Stop) -> Option<Advice> {
    let limits = Limits { depth: Some(BEFORE_PROOF), nodes, ..Limits::default() };
    let run = table.weigh(&table.adviser(), None, limits, stop.clone()).ok()??;
    let advice = run(&mut |_| ());
    let legal = table.view().moves.len();
    let is_whole = advice.choices.len() == legal && !stop.is_raised();
    (is_whole && advice.choices.iter().all(|worth| worth.proven)).then_some(advice)
}

/// The best of the moves beside the best.
fn next_best(advice: &Advice) -> Option<&Worth> {
    let others = advice.choices.iter().filter(|worth| worth.text != advice.best);
    others.max_by_key(|worth| worth.score)
}

/// Whether a search stopped early because the game is decided.
fn advice_is_settled(advice: &Advice) -> bool {
    Score(advice.score).is_decided()
}

/// Whether a move is right and the next is not: it wins or holds, the next does not, and a clear
/// advantage lies between them.
fn is_clear(scale: &ScoreScale, best: Score, next: Score) -> bool {
    let gains = best.0 >= scale.clear && next.0 < scale.clear;
    let holds = best.0 > -scale.clear && next.0 <= -scale.clear;
    (gains || holds) && scale.loss(best, next) >= scale.clear
}
