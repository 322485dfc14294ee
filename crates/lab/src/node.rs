//! A node of a recorded search, as programs and pages see it.

use search::{Score, Why};
use serde::{Deserialize, Serialize};

use crate::{ExpectedEnd, record};

/// The number of a node: nodes are counted from zero in the order in which the search left them.
pub type RecordedNodeId = u32;

/// A node of a recorded search. Scores are for the player to move at the root.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedNode {
    /// Its number.
    pub id: RecordedNodeId,
    /// How many moves it is from the root.
    pub ply: u16,
    /// How many nodes were visited here and below.
    pub size: u32,
    /// The move that led here, as its place among the legal moves; none at a root.
    pub played: Option<u16>,
    /// The seat of the player to move, counted from zero.
    pub turn: u8,
    /// How many moves the search still meant to look ahead; nothing if to the end of the game.
    pub depth: Option<u8>,
    /// The window when the node was entered.
    pub entry: SearchWindow,
    /// What was left of it when the node was left.
    pub exit: SearchWindow,
    /// The value found; nothing if the search was stopped before.
    pub score: Option<i32>,
    /// What the value says.
    pub bound: ValueBound,
    /// Why nothing more was searched here.
    #[serde(with = "by_name")]
    pub why: Why,
    /// How the game ended that made the value, or that was played through here by lot.
    pub fate: Option<ExpectedEnd>,
    /// What games played by lot have shown: MCTS.
    pub standing: Option<PlayoutStats>,
    /// What the node is worth to each player, in the order of seats: max-n.
    pub shares: Option<Vec<i32>>,
    /// In how many parts a point is told: more than one where chance decides in the tree.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub unit: i32,
}

fn one() -> i32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_one(unit: &i32) -> bool {
    *unit == 1
}

/// The scores between which a search looks; an end that is open is not there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchWindow {
    /// The lower end: what the player at the root is sure of.
    pub alpha: Option<i32>,
    /// The upper end: what the others are sure to hold them to.
    pub beta: Option<i32>,
}

/// What a value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueBound {
    /// The node is worth it.
    Exact,
    /// The node is worth it or more.
    Lower,
    /// The node is worth it or less.
    Upper,
    /// Nothing: the search was stopped.
    None,
}

/// What the games played by lot through a node have shown so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayoutStats {
    /// How many there were.
    pub visits: u32,
    /// Their mean result for the player who moved here, from -1 to 1.
    pub mean: f32,
    /// What was added to the mean, because the move had been tried so little, when it was chosen;
    /// nothing if it was tried for the first time.
    pub bonus: Option<f32>,
    /// The end that best play leads to, if it is proven.
    pub proven: Option<ExpectedEnd>,
}

/// A reason is written by its name.
mod by_name {
    use search::Why;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(super) fn serialize<S: Serializer>(why: &Why, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(why.name())
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Why, D::Error> {
        let name = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
        Why::named(&name).ok_or_else(|| D::Error::custom(format!("no reason: {name}")))
    }
}

impl SearchWindow {
    /// Everything is possible.
    pub const FULL: SearchWindow = SearchWindow { alpha: None, beta: None };

    pub(crate) fn scores(self) -> (Score, Score) {
        let alpha = self.alpha.map_or(-Score::MAX, Score);
        (alpha, self.beta.map_or(Score::MAX, Score))
    }

    pub(crate) fn of_scores(alpha: Score, beta: Score) -> Self {
        let finite = |score: Score| (score.0.abs() < Score::MAX.0).then_some(score.0);
        Self { alpha: finite(alpha), beta: finite(beta) }
    }
}

impl ValueBound {
    /// What a value says that was found with a window. At the end of a game and at the horizon it
    /// is what it is, whatever the window.
    pub(crate) fn of(score: Option<i32>, entry: SearchWindow, why: Why) -> Self {
        let (alpha, beta) = entry.scores();
        match score.map(Score) {
            None => ValueBound::None,
            Some(_) if matches!(why, Why::Finished | Why::Horizon) => ValueBound::Exact,
            Some(score) if beta <= score => ValueBound::Lower,
            Some(score) if score <= alpha => ValueBound::Upper,
            Some(_) => ValueBound::Exact,
        }
    }
}

impl RecordedNode {
    /// The seat of chance, which no player has.
    pub(crate) const CHANCE: u8 = 31;

    /// Whether chance decides here.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        self.turn == Self::CHANCE
    }

    /// Whether the player to move is the one to move at the root.
    #[must_use]
    pub fn is_mine(&self, root: u8) -> bool {
        self.turn == root
    }

    /// Whether the search has windows, if this is a root of it: plain minimax has none, and nor
    /// have max-n and MCTS. A search that was stopped is taken to have them.
    #[must_use]
    pub fn has_windows(&self) -> bool {
        let narrows = self.exit != self.entry || self.entry != SearchWindow::default();
        self.standing.is_none() && self.shares.is_none() && (narrows || self.score.is_none())
    }

    /// What is left of the window when some value was found, for the seat to move at the root. A
    /// search that does not narrow its window leaves it as it was.
    pub(crate) fn window_with(&self, best: Option<i32>, root: u8) -> SearchWindow {
        match best {
            Some(best) if self.exit != self.entry => {
                record::shrink(self.entry, best, self.is_mine(root))
            }
            _ => self.entry,
        }
    }

    /// Whether the node lies beyond the horizon, where only what cannot wait is looked at.
    #[must_use]
    pub fn is_quiet_search(&self) -> bool {
        self.depth == Some(0) && matches!(self.why, Why::Exhausted | Why::Cut)
    }

    /// How the search treated the node, below its parent and after the one before it there.
    #[must_use]
    pub fn treatment(&self, parent: &RecordedNode, before: Option<&RecordedNode>) -> Treatment {
        let is_again = before.is_some_and(|before| before.played == self.played);
        let (Some(here), Some(above)) = (self.depth, parent.depth) else {
            return Treatment::default();
        };
        let below = above.checked_sub(1);
        Treatment {
            reduced: below.is_some_and(|below| here < below),
            extended: below.is_some_and(|below| here > below),
            again: is_again,
        }
    }
}

/// What a search did with a node that it does not do with every one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Treatment {
    /// Whether it was searched less deep than its parent asked for: its move came late in the order,
    /// or it was only to be seen whether a shallow search settles the matter.
    pub reduced: bool,
    /// Whether it was searched deeper than its parent asked for: its move was the only one.
    pub extended: bool,
    /// Whether the same move was searched just before, less deep or with a narrower window.
    pub again: bool,
}
