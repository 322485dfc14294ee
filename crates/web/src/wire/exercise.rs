//! Exercises: trees to be filled in.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A request for an exercise: a tree written down, one of a game, or one drawn by lot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct ExerciseRequest {
    /// The tree, written down.
    pub tree: Option<String>,
    /// The game whose first moves make the tree.
    pub game: Option<String>,
    /// The position of the game to begin from.
    pub position: Option<String>,
    /// From what a tree by lot is drawn; anything unless given.
    pub seed: Option<u32>,
    /// How many moves deep the tree is.
    pub depth: Option<u32>,
    /// How many branches a tree by lot has everywhere.
    pub width: Option<u32>,
    /// What is asked of the tree; `alpha-beta` unless given.
    #[ts(optional, as = "Option<ExerciseKindName>")]
    pub kind: Option<String>,
    /// When a branch is cut; `non-strict` unless given.
    #[ts(optional, as = "Option<CuttingName>")]
    pub cutting: Option<String>,
    /// What was filled in, to be checked: `A=3` is a value (`A=2.5`, `A=1/2/6`), `A=[3,inf]` a window on leaving, and
    /// `xC2` crosses out the second branch of C.
    pub answers: Option<String>,
    /// On paper, whether the solution comes too.
    pub solution: Option<bool>,
}

/// An exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ExerciseShown {
    /// Its title.
    pub title: String,
    /// The tree, written down.
    pub tree: String,
    /// From what it was drawn, if by lot.
    pub seed: Option<u32>,
    /// What is to be done, in sentences.
    pub tasks: Vec<String>,
    /// The nodes, the root first and each before those below it.
    pub nodes: Vec<ExerciseNode>,
}

/// A node of an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ExerciseNode {
    /// The node above it, by its place.
    pub above: Option<u32>,
    /// Its letter; a leaf has none.
    pub name: Option<String>,
    /// What the branch to it is called.
    pub branch: Option<String>,
    /// Who decides: a player who takes the largest value or the smallest, or one of many who each
    /// take the best for themselves, or chance.
    pub role: NodeRole,
    /// The player to move, counted from one.
    pub player: u8,
    /// How likely chance takes the branch to it, as it is written.
    pub odds: Option<String>,
    /// The value of a leaf, as it is written.
    pub value: Option<String>,
}

/// Who decides at a node of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NodeRole {
    /// A player who takes the largest value.
    Largest,
    /// A player who takes the smallest value.
    Smallest,
    /// A player among many, who takes the best for themselves.
    Own,
    /// Chance.
    Chance,
}

/// What there is to say about what was filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ExerciseChecked {
    /// One remark about everything that was to be filled in.
    pub remarks: Vec<ExerciseRemark>,
    /// How much of it is right, in a sentence.
    pub score: String,
    /// What each node comes to, in the order of the nodes.
    pub solution: Vec<SolvedNode>,
    /// What else there is to say about the solution.
    pub explained: Vec<String>,
}

/// What a node of an exercise comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SolvedNode {
    /// Its value, as it is written; nothing if the search does not come here.
    pub value: Option<String>,
    /// The lower end of the window on leaving; nothing if it is open.
    pub alpha: Option<i32>,
    /// The upper end of the window on leaving; nothing if it is open.
    pub beta: Option<i32>,
    /// Whether the branch that leads here is cut off.
    pub cut: bool,
}

/// What there is to say about one answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ExerciseRemark {
    /// What it is about.
    pub subject: SubjectName,
    /// The node, by its place.
    pub node: u32,
    /// Whether there was an answer.
    pub given: bool,
    /// Whether it was right.
    pub right: bool,
    /// Why the right answer is right.
    pub explanation: String,
}

/// An exercise that was handed out to a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandoutShown {
    /// Its number, to be read out and typed in.
    pub number: u32,
    /// The exercise.
    pub exercise: ExerciseRequest,
    /// Whether the one who asks has handed it out.
    pub is_mine: bool,
    /// What the learners have got right; for the teacher alone.
    pub results: Vec<LearnerResult>,
}

/// An exercise in the list of those that a teacher has handed out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandoutEntry {
    /// Its number.
    pub number: u32,
    /// When it was handed out, in seconds since 1970.
    pub opened: u32,
    /// How many learners have filled it in.
    pub learners: u32,
}

/// What a learner has filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandoutAnswers {
    /// The learner.
    pub name: String,
    /// What was filled in, as in a request for a check.
    pub answers: String,
    /// Whether they look at the solution now.
    pub looked: bool,
}

/// What a learner has got right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LearnerResult {
    /// The learner.
    pub name: String,
    /// How much was right at first.
    pub first: u32,
    /// The most that was right before the solution was looked at.
    pub best: u32,
    /// How much there is to fill in.
    pub all: u32,
    /// How often it was checked before that.
    pub tries: u32,
    /// Whether the solution was looked at.
    pub looked: bool,
}

/// What an exercise asks of its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ExerciseKindName {
    /// Values and windows, and what is cut off.
    AlphaBeta,
    /// Values alone.
    Minimax,
    /// Values where chance decides too.
    Expectiminimax,
    /// The same, and what is cut off.
    #[serde(rename = "star1")]
    Star1,
    /// What each of many players has.
    MaxN,
    /// The same, and what is cut off.
    ShallowMaxN,
}

/// When alpha-beta cuts a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CuttingName {
    /// When alpha has reached beta.
    NonStrict,
    /// When alpha has passed beta.
    Strict,
}

/// What a remark about an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SubjectName {
    /// The value of a node.
    Value,
    /// The window on leaving a node.
    Window,
    /// Whether the branch to a node is cut off.
    Cut,
}
