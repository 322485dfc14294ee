//! Searches that were recorded, to be walked through.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Picture, Trouble, mirror::mirror};

/// What an engine searches while its search is recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct SearchRequest {
    /// The game as a spec, or a tree written down.
    pub game: String,
    /// The position in any notation of the game; the start unless given.
    pub position: Option<String>,
    /// The moves played since.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The engine as a spec.
    pub engine: String,
}

/// How far a search is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchShown {
    /// Its name.
    pub id: String,
    /// How many nodes were recorded so far.
    pub nodes: u32,
    /// What came of it, once it is done.
    pub summary: Option<SearchSummary>,
    /// Why nothing came of it, if so.
    pub problem: Option<Trouble>,
    /// Whose search it is in place of the engine's, in a sentence, if that one does not search.
    pub note: Option<String>,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchSummary {
    /// What it answered, in a few sentences.
    pub lines: Vec<String>,
    /// Whether it was stopped because the recording became too large or took too long.
    pub stopped: bool,
    /// How often it began at the root.
    pub rounds: u32,
    /// Whether games were played by lot: then all rounds are shown as one tree.
    pub sampled: bool,
    /// How many moments there are: every node is entered and left.
    #[ts(type = "number")]
    pub moments: u64,
    /// The nodes of the line that it expects, the root first.
    pub expected: Vec<u32>,
    /// The board that it began from; nothing for a tree written down.
    pub board: Option<Picture>,
    /// How many play.
    pub players: u8,
}

/// A node of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchNode {
    /// Its number.
    pub id: u32,
    /// The move that led to it; none at a root.
    pub text: Option<String>,
    /// How many moves it is from the root.
    pub ply: u16,
    /// The seat to move.
    pub turn: u8,
    /// Whether that is the seat that the search is for.
    pub mine: bool,
    /// Whether chance decides here, and no seat.
    pub chance: bool,
    /// How many nodes are right below it.
    pub width: u32,
    /// How many nodes there are here and below.
    pub size: u32,
    /// What it is worth, as it is written.
    pub value: String,
    /// The window when it was entered; nothing where there are no windows.
    pub entry: Option<String>,
    /// What was left of it when the node was left.
    pub exit: Option<String>,
    /// Why it was left.
    pub why: WhyName,
    /// What there is to say about it, in sentences.
    pub remarks: Vec<String>,
    /// How many games were played through it by lot, where they were.
    pub visits: Option<u32>,
    /// What stands on each square, row by row from the top left: a letter for each seat, a capital
    /// for a king, a dot for nothing. Empty for a tree written down.
    pub pieces: String,
}

/// Some of the nodes right below a node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchNodes {
    /// The place of the first of them.
    pub first: u32,
    /// How many there are in all.
    pub total: u32,
    /// Those asked for, in the order of visiting.
    pub nodes: Vec<SearchNode>,
    /// The moves that were not searched because they could not matter.
    pub skipped: Vec<String>,
}

/// A moment of a search, with what was known then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchMoment {
    /// Its number, counted from zero.
    #[ts(type = "number")]
    pub number: u64,
    /// The round it is in, counted from zero.
    pub round: u32,
    /// Whether a node is left, and not entered.
    pub leaves: bool,
    /// Nodes entered so far.
    pub nodes: u32,
    /// Nodes left so far: in a search with windows, those with a smaller number.
    pub left: u32,
    /// Leaves so far.
    pub leaf_nodes: u32,
    /// Cut-offs so far.
    pub cutoffs: u32,
    /// Answers of the table so far.
    pub table_hits: u32,
    /// Nodes entered so far by their distance from the root.
    pub plies: Vec<u32>,
    /// The nodes that the search is in, the root first.
    pub open: Vec<SearchOpen>,
    /// What happens, in a sentence.
    pub sentence: String,
}

/// A node that a search is in, as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchOpen {
    /// Its number.
    pub id: u32,
    /// The move that led to it.
    pub text: Option<String>,
    /// The window as it is now; nothing where there are no windows.
    pub window: Option<String>,
    /// The best value so far, as it is written.
    pub best: Option<String>,
}

mirror! {
    /// Why a node of a search was left.
    pub enum WhyName of lab::Why {
        /// The game is over here.
        Finished,
        /// The horizon: an opinion was asked.
        Horizon,
        /// A table or a solver of the game knew the value.
        Known,
        /// The transposition table knew enough.
        Table,
        /// Every move was looked at.
        Exhausted,
        /// The value closed the window: the rest could not matter.
        Cut,
        /// A game was played by lot through here.
        Sampled,
        /// The search was stopped.
        Stopped,
        /// A search of half the depth was believed.
        #[serde(rename = "probcut")]
        ProbCut,
        /// An opinion was believed.
        Futile,
        /// The late moves were left out.
        Skipped,
    }
}
