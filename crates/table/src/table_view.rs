//! A table as one seat or spectator sees it: everything there is to see, and what they may do.

use std::{collections::BTreeMap, time::Duration};

use rules::{Player, Spec};
use search::ScoreScale;
use session::{
    Action, BoardMark, Event, GameDate, GameEnding, MoveVerdict, NodeId, Review, Scene, Seat,
    TimeControl,
};

use crate::{Proposal, ViewerId};

/// Everything there is to see at a table at one time; of the tree of moves only what the viewer has
/// not been shown yet.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    /// Grows with every change.
    pub sequence: u32,
    /// What led here since the view before.
    pub happened: Vec<TableEvent>,
    /// The board, the seats and what can be done.
    pub scene: Scene,
    /// The game as it was asked for.
    pub asked: Spec,
    /// The players as they were asked for, in the order of seats.
    pub players: Vec<Spec>,
    /// For each seat, whether an engine has it or a person who may play for it is looking.
    pub present: Vec<bool>,
    /// What the squares are called, row by row from the top left.
    pub square_names: Vec<String>,
    /// The position as the game writes it.
    pub position: String,
    /// How much time there is.
    pub clock: TimeControl,
    /// Whether a touched piece that can move must be played.
    pub touch_move: bool,
    /// Whether the players take turns in beginning the games of a series.
    pub alternate: bool,
    /// Whether `nodes` has the whole tree of moves, to forget any other: so for a viewer who has
    /// just come, and when a game begins.
    pub whole: bool,
    /// The nodes of the tree of moves that are new or changed since the view before, the start
    /// first and each after its parent.
    pub nodes: Vec<NodeView>,
    /// Whether the moves of the game are being judged.
    pub analysing: bool,
    /// How scores are told at this table.
    pub scale: ScoreScale,
    /// How well each player has played, as far as the game was judged.
    pub review: Option<Review>,
    /// When the game began, if that is known.
    pub begun: Option<GameDate>,
    /// What else is known of the game, such as `Event` and `Round`.
    pub facts: BTreeMap<String, String>,
    /// Who played the game that is analysed, in the order of seats; nothing if it is none.
    pub analysed: Option<Vec<Seat>>,
    /// How the game ended that is analysed.
    pub result: Option<GameEnding>,
    /// Who is here besides, and what they may do to the game.
    pub people: PeopleView,
}

/// The people at a table, and how a game between them is kept fair.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeopleView {
    /// Whether everything is allowed, with any people on its seats.
    pub casual: bool,
    /// Whether the game is between people of several browsers, and not casual.
    pub counted: bool,
    /// Whether no engine helps anyone at present.
    pub closed: bool,
    /// Whether the game was cancelled because a first move did not come.
    pub cancelled: bool,
    /// For each seat, whether a guest has taken it by its link.
    pub taken: Vec<bool>,
    /// For each seat, how long it takes until the absence of its player may be claimed against;
    /// nothing if they are there or no claim is possible.
    pub claimable_in: Vec<Option<Duration>>,
    /// How long the player to move has for their first move before the game is cancelled.
    pub first_move: Option<Duration>,
    /// What was proposed and is not answered yet.
    pub proposal: Option<Proposal>,
    /// The seats of those who are to answer it.
    pub asked: Vec<Player>,
    /// How many only watch.
    pub spectators: usize,
    /// The first of them.
    pub watchers: Vec<WatcherView>,
}

impl PeopleView {
    /// Whether a game between people leaves something to its players.
    pub(crate) fn allows(&self, action: Action) -> bool {
        match action {
            _ if self.cancelled => false,
            Action::Redo => !self.counted,
            Action::Undo => self.closed || !self.counted,
            Action::Hint | Action::Step | Action::PlayNow => !self.closed,
            Action::Resign
            | Action::OfferDraw
            | Action::AnswerDraw
            | Action::Pause
            | Action::Resume => true,
        }
    }
}

/// A person who only watches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatcherView {
    /// The number of their connection.
    pub id: ViewerId,
    /// What they are called, if they said so.
    pub name: Option<String>,
}

/// A node of the tree of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeView {
    /// Which node it is; the start is the first.
    pub id: NodeId,
    /// The node before; none for the start.
    pub parent: Option<NodeId>,
    /// Who played the move that leads here.
    pub player: Option<Player>,
    /// The move that leads here; empty for the start.
    pub text: String,
    /// The move of the main line that follows, if it is not the first that was played here.
    pub main: Option<NodeId>,
    /// What was written about it.
    pub comment: Option<String>,
    /// What an engine thought the node worth, for the player to move there.
    pub score: Option<i32>,
    /// What it would have played there.
    pub best: Option<String>,
    /// How good the move was found that leads here.
    pub verdict: Option<MoveVerdict>,
    /// How long the player thought.
    pub spent: Option<Duration>,
    /// What was left on the player's clock afterwards.
    pub left: Option<Duration>,
    /// Marks such as `!` by their numbers (NAGs).
    pub marks: Vec<u8>,
    /// What is drawn on the board there.
    pub drawings: Vec<BoardMark>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// In the session.
    Session(Event),
    /// A viewer has come or gone.
    Viewers,
    /// The judging of the game has begun, gone on or ended.
    Analysis,
    /// A person has taken a seat by its link.
    Taken {
        /// Which seat.
        seat: Player,
    },
    /// The host plays for a seat again.
    TakenBack {
        /// Which seat.
        seat: Player,
    },
    /// What was proposed was declined, or is no longer proposed.
    ProposalDeclined {
        /// By the person on this seat.
        by: Player,
    },
    /// The game was cancelled because a first move did not come.
    Cancelled,
    /// The table is as it was saved once, here or by another server.
    Restored,
}
