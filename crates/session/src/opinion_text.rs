//! What was found about a move, as it is kept with the game.
//!
//! A record has one line of text for what a program thought a move was worth. A review writes there
//! the value of the move and, if another was better, that move and its value: `-1.20 d7=+64`. A
//! number with a decimal point is an opinion in units, one without is the lead of a won game, and
//! `#3` is a win in three moves.

use rules::{Player, Spec};
use search::{Score, ScoreScale, Statistics};

use crate::{Advice, GameTree, Judgement, NodeId, Worth};

/// How many points of an opinion are one unit in the text.
const ONE: i32 = 100;

/// The value of a move, and the best move with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpinionText {
    /// What the move is worth to its player.
    pub(crate) played: i32,
    /// The best move and what it is worth, if it is another.
    pub(crate) best: Option<(String, i32)>,
}

impl OpinionText {
    /// The text.
    pub(crate) fn write(&self) -> String {
        let played = write_score(self.played);
        match &self.best {
            Some((best, score)) => format!("{played} {best}={}", write_score(*score)),
            None => played,
        }
    }

    /// What a text says, if a review wrote it.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (played, best) = match text.split_once(' ') {
            Some((played, best)) => (played, Some(best)),
            None => (text, None),
        };
        let best = match best {
            Some(best) => {
                let (text, score) = best.rsplit_once('=')?;
                Some((text.to_owned(), read_score(score)?))
            }
            None => None,
        };
        Some(Self { played: read_score(played)?, best })
    }
}

impl GameTree {
    /// Writes what was found about the moves that follow a node beside them. What another program
    /// wrote there stays.
    pub(crate) fn keep_opinions(&mut self, node: NodeId, scale: &ScoreScale) {
        for child in self.children(node).to_vec() {
            let Some(judgement) = self.judgement(node) else { return };
            let Some(verdict) = judgement.verdict(self.text(child), scale) else { continue };
            let is_best = judgement.advice.best == self.text(child);
            let best = (judgement.advice.best.clone(), judgement.advice.score);
            let text = OpinionText { played: verdict.score, best: (!is_best).then_some(best) };
            let text = text.write();
            let known = self.remark(child).opinion.as_deref();
            let is_ours = known.is_none_or(|known| OpinionText::read(known).is_some());
            if is_ours && known != Some(&text) {
                self.remark_mut(child).opinion = Some(text);
            }
        }
    }

    /// Judges the moves again that a review has judged, by what it wrote beside them.
    pub(crate) fn recall_opinions(&mut self, engine: &Spec) {
        for node in self.nodes() {
            let kept = self.children(node).iter().filter_map(|&child| {
                let opinion = OpinionText::read(self.remark(child).opinion.as_deref()?)?;
                Some((self.player(child)?, self.text(child).to_owned(), opinion))
            });
            let kept: Vec<_> = kept.collect();
            if let Some(advice) = recalled(&kept) {
                self.set_judgement(node, Judgement { engine: engine.clone(), advice });
            }
        }
    }
}

/// The advice that was given where these moves were played.
fn recalled(kept: &[(Player, String, OpinionText)]) -> Option<Advice> {
    let (player, text, first) = kept.first()?;
    let best = first.best.clone().unwrap_or_else(|| (text.clone(), first.played));
    let worth = |text: &str, score| Worth {
        text: text.to_owned(),
        score,
        exact: true,
        at_least: false,
        proven: false,
        visits: None,
        depth: 1,
    };
    let mut choices = vec![worth(&best.0, best.1)];
    for (_, text, opinion) in kept {
        if choices.iter().all(|known| known.text != *text) {
            choices.push(worth(text, opinion.played));
        }
    }
    let (depth, statistics) = (1, Statistics::default());
    Some(Advice { score: best.1, depth, choices, statistics, ..Advice::of_move(*player, best.0) })
}

fn write_score(score: i32) -> String {
    let sign = if score < 0 { '-' } else { '+' };
    let size = score.abs();
    if Score(score).is_decided() {
        format!("{sign}#{}", Score::WIN.0 - size)
    } else if size >= Score::WON_BY.0 {
        format!("{sign}{}", size - Score::WON_BY.0)
    } else {
        format!("{sign}{}.{:02}", size / ONE, size % ONE)
    }
}

fn read_score(text: &str) -> Option<i32> {
    let sign = if text.starts_with('-') { -1 } else { 1 };
    let digits = text.strip_prefix(['+', '-'])?;
    let number = |text: &str| {
        text.parse::<i32>().ok().filter(|number| (0..Score::WON_BY.0).contains(number))
    };
    let size = if let Some(moves) = digits.strip_prefix('#') {
        Score::WIN.0 - number(moves)?
    } else if let Some((units, hundredths)) = digits.split_once('.') {
        let hundredths = Some(hundredths).filter(|text| text.len() == 2)?;
        number(units)?.checked_mul(ONE)?.checked_add(number(hundredths)?)?
    } else {
        Score::WON_BY.0 + number(digits)?
    };
    Some(sign * size)
}
