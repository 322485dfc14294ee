//! How good a move was, against the best there was.

use search::{Score, ScoreScale};

use crate::{GameTree, Judgement, NodeId};

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveGrade {
    /// The only good move, found.
    Only,
    /// No move was better.
    Best,
    /// Hardly worse than the best.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// Very much was lost, or the game.
    Blunder,
}

/// What a bad move changed about the result of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turning {
    /// A win was there and is not any more.
    MissedWin,
    /// A sure draw was there, and now the game is lost.
    ThrownDraw,
    /// The game was open and is lost now.
    Lost,
}

/// How good a move was, against the best there was. Scores are for its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveVerdict {
    /// How good it was.
    pub grade: MoveGrade,
    /// What it changed about the result, if anything.
    pub turning: Option<Turning>,
    /// What it lost, in points of the scale and no more than its cap.
    pub loss: u32,
    /// What it is worth.
    pub score: i32,
    /// Whether that is proved.
    pub proven: bool,
}

impl MoveGrade {
    /// Whether it is one that a player wants to look at again.
    #[must_use]
    pub const fn is_mistake(self) -> bool {
        matches!(self, Self::Mistake | Self::Blunder)
    }

    /// How it is marked beside the move; empty for moves that need no mark.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Only => "!",
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl GameTree {
    /// How good the move was that leads to a node, if it was judged.
    #[must_use]
    pub fn move_verdict(&self, node: NodeId, scale: &ScoreScale) -> Option<MoveVerdict> {
        self.judgement(self.parent(node)?)?.verdict(self.text(node), scale)
    }
}

impl Judgement {
    /// How good a move was that was played where this was said; nothing if it was not looked at.
    #[must_use]
    pub fn verdict(&self, text: &str, scale: &ScoreScale) -> Option<MoveVerdict> {
        let best = Score(self.advice.score);
        let is_best = text == self.advice.best;
        let known = self.of_move(text).filter(|worth| worth.exact || worth.visits.is_some());
        if known.is_none() && !is_best {
            return None;
        }
        // Nothing is better than the best: what a shallow search thinks of another is no more.
        let score = known.filter(|_| !is_best).map_or(best, |worth| Score(worth.score).min(best));
        let proven = known.is_some_and(|worth| worth.proven);
        let loss = scale.loss(best, score);
        let turning = (!is_best).then(|| self.turning(scale, best, score)).flatten();
        let grade = if is_best || score == best {
            if is_best && self.is_only(scale) { MoveGrade::Only } else { MoveGrade::Best }
        } else {
            graded(scale, [best, score], loss, turning)
        };
        Some(MoveVerdict { grade, turning, loss: loss.unsigned_abs(), score: score.0, proven })
    }

    /// What a move changed about the result.
    fn turning(&self, scale: &ScoreScale, best: Score, score: Score) -> Option<Turning> {
        let [best_is_won, is_won] = [best, score].map(|it| scale.is_decided(it) && it.0 > 0);
        let [best_is_lost, is_lost] = [best, score].map(|it| scale.is_decided(it) && it.0 < 0);
        let sure_draw = best == Score::DRAW && self.advice.is_proven();
        // What is still clearly better may be won all the same.
        if best_is_won && !is_won && score.0 < scale.clear {
            Some(Turning::MissedWin)
        } else if sure_draw && is_lost {
            Some(Turning::ThrownDraw)
        } else if !best_is_lost && is_lost && best.0 > -scale.clear {
            Some(Turning::Lost)
        } else {
            None
        }
    }

    /// Whether every other move is much worse than the best, as far as the next best is known.
    fn is_only(&self, scale: &ScoreScale) -> bool {
        let others = self.advice.choices.iter().filter(|worth| worth.text != self.advice.best);
        let told = self.advice.others.first().map(|line| line.score);
        let exact = others.filter(|worth| worth.exact).map(|worth| worth.score).max();
        let Some(next) = told.or(exact.filter(|_| self.advice.is_proven())) else { return false };
        let best = Score(self.advice.score);
        let alike = scale.is_decided(best)
            && scale.is_decided(Score(next))
            && best.0.signum() == next.signum();
        !alike && scale.loss(best, Score(next)) >= scale.mistake
    }
}

/// How bad a move is that is worse than the best.
fn graded(
    scale: &ScoreScale,
    [best, score]: [Score; 2],
    loss: i32,
    turning: Option<Turning>,
) -> MoveGrade {
    let same_end =
        scale.is_decided(best) && scale.is_decided(score) && best.0.signum() == score.0.signum();
    if turning.is_some() {
        return MoveGrade::Blunder;
    }
    match loss {
        _ if loss < scale.inaccuracy => MoveGrade::Good,
        // The game is won or lost as before.
        _ if same_end || loss < scale.mistake => MoveGrade::Inaccuracy,
        _ if loss < scale.blunder => MoveGrade::Mistake,
        _ => MoveGrade::Blunder,
    }
}
