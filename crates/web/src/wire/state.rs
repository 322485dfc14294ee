//! A table as the page is told of it: everything there is to see, as JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Move, PeopleShown, Picture, PlayedMove, ReviewShown, ScaleShown, SquareIndex, VerdictShown,
    mirror::mirror,
};

/// Everything there is to see at a table. All but the tree of moves is whole in each; of the tree
/// a connection is sent everything once, then what is new or changed.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct State {
    /// The table.
    pub table: String,
    /// Grows with every change.
    pub sequence: u32,
    /// What led here since the state before.
    pub happened: Vec<Happening>,
    /// What is played.
    pub game: GameShown,
    /// The board.
    pub board: Picture,
    /// The position as the game writes it, to be copied.
    pub position: String,
    /// Whose turn it is, or would be.
    pub turn: u8,
    /// What they may do; nothing when the game is over.
    pub moves: Vec<Move>,
    /// The last move.
    pub last: Option<PlayedMove>,
    /// The lines that decided the game, each from end to end.
    pub lines: Vec<Vec<SquareIndex>>,
    /// The pieces that must capture.
    pub forced: Vec<SquareIndex>,
    /// The piece that must be played because it was touched.
    pub touched: Option<SquareIndex>,
    /// A count per player that belongs on view (discs, pieces), or nothing.
    pub tallies: Vec<u32>,
    /// What the opening of the game is called, by the code of a language; nothing if it has no
    /// name.
    pub opening: Option<BTreeMap<String, String>>,
    /// The draw counters now running.
    pub counters: Vec<CounterShown>,
    /// How the game ended, if it has.
    pub ending: Option<EndingShown>,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// Whether `tree` has every node, to forget those of the states before: so in the first state
    /// of a connection, and when a game begins.
    pub whole: bool,
    /// The nodes of the tree of moves that are new or changed since the state before, each after
    /// the one it follows; node 0 is the start and no move.
    pub tree: Vec<NodeShown>,
    /// The place in the tree that is on the board.
    pub node: u32,
    /// Whether the game goes on by itself.
    pub flow: Flow,
    /// The least time that an engine takes for a move, in milliseconds.
    pub pace: u32,
    /// The engine that is to move in a game that goes on.
    pub thinking: Option<u8>,
    /// Whose clock is running.
    pub ticking: Option<u8>,
    /// The draw that was offered.
    pub offer: Option<OfferShown>,
    /// How much time there is, as a spec.
    pub clock: String,
    /// Whether a touched piece that can move must be played.
    pub touch_move: bool,
    /// Whether the players take turns in beginning the games of a series.
    pub alternate: bool,
    /// Whether the moves of the game are being judged.
    pub analysing: bool,
    /// How scores are told at this table.
    pub scale: ScaleShown,
    /// How well each player has played, as far as the game was judged.
    pub review: Option<ReviewShown>,
    /// The people here, and how a game between them is kept fair.
    pub people: PeopleShown,
    /// What can be done now by the people at the table.
    pub actions: Vec<Action>,
    /// When the game began, as precisely as it is known.
    pub begun: Option<String>,
    /// What else is known of the game, such as `Event` and `Round`, by the names of PDN.
    pub facts: BTreeMap<String, String>,
    /// Whether it is an analysis board, on which both sides are moved at will.
    pub analysis: bool,
    /// How the game ended that is analysed, if it has.
    pub result: Option<EndingShown>,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameShown {
    /// Its short name; `game-NAME` is its title in the language files.
    pub name: String,
    /// With everything that was decided or drawn.
    pub spec: String,
    /// As it was asked for, to be set up once more.
    pub asked: String,
}

/// A seat of the table and its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatShown {
    /// What they are called, if they were given a name.
    pub name: Option<String>,
    /// The symbol they play with, where the game has symbols.
    pub symbol: Option<String>,
    /// A person or an engine.
    pub kind: SeatKind,
    /// The engine as a spec.
    pub engine: Option<String>,
    /// Its level, if it is an engine of one.
    pub level: Option<u8>,
    /// What it was asked for, to be set up once more.
    pub spec: String,
    /// What is left on the clock, in milliseconds; nothing where time is unlimited.
    pub clock: Option<u32>,
    /// Games won in the series, the one on the board counted when it is over.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The points of the series as they are written, such as `1½`.
    pub points: String,
    /// Whether a person who may play for it is connected.
    pub present: bool,
    /// Whether a guest has taken it by its link, so that the host does not play for it.
    pub taken: bool,
    /// How long it takes until the absence of its player may be claimed against, in milliseconds;
    /// nothing if they are there.
    pub claimable_in: Option<u32>,
}

/// Who sits somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// An engine.
    Computer,
}

/// A place in the tree of moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NodeShown {
    /// Which place it is; they are numbered from 0.
    pub id: u32,
    /// The place before; none for the start.
    pub parent: Option<u32>,
    /// Who played the move that leads here.
    pub seat: Option<u8>,
    /// The move that leads here; empty for the start.
    pub text: String,
    /// The move of the main line that follows, if it is not the first of those that do.
    pub main: Option<u32>,
    /// The comment on it.
    pub comment: Option<String>,
    /// What an engine thought the place worth, for the player to move there.
    pub score: Option<i32>,
    /// What it would have played there.
    pub best: Option<String>,
    /// How good the move was found that leads here.
    pub verdict: Option<VerdictShown>,
    /// How long the player thought, in milliseconds.
    pub spent: Option<u32>,
    /// What was left on the player's clock afterwards, in milliseconds.
    pub left: Option<u32>,
    /// Marks such as `!` by their numbers (NAGs), as PDN counts them.
    pub marks: Vec<u8>,
    /// What is drawn on the board there: `Gd3`, `R32-28`.
    pub drawings: Vec<String>,
}

/// A count that leads to a draw when it reaches its limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CounterShown {
    /// Its name; `counter-NAME` in the language files.
    pub name: String,
    /// Moves counted so far.
    pub value: u32,
    /// The game is drawn when the value gets here.
    pub limit: u32,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EndingShown {
    /// How.
    pub outcome: OutcomeName,
    /// For whom, if it is a win or a loss.
    pub seat: Option<u8>,
    /// Why; `reason-NAME` in the language files. Games name their own counters, so the set is open.
    pub reason: String,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeName {
    /// One player won.
    Win,
    /// A draw.
    Draw,
    /// One player lost and the others did not.
    Loss,
}

impl OutcomeName {
    /// The outcome that a word of the library stands for.
    pub(crate) fn named(word: &str) -> Option<Self> {
        match word {
            "win" => Some(Self::Win),
            "draw" => Some(Self::Draw),
            "loss" => Some(Self::Loss),
            _ => None,
        }
    }
}

mirror! {
    /// Whether a game goes on by itself.
    pub enum Flow of session::Flow {
        /// It does.
        Running,
        /// The engine at turn plays one move, then everything waits.
        Stepping,
        /// The engines wait and the clocks stand.
        Paused,
    }
}

/// An offer of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfferShown {
    /// Who offered it.
    pub by: u8,
    /// Who has accepted so far.
    pub accepted: Vec<u8>,
}

mirror! {
    /// Something that a button does; it is listed when it can be done.
    pub enum Action of session::Action {
        /// Take moves back.
        Undo,
        /// Play moves again.
        Redo,
        /// Ask for a hint.
        Hint,
        /// Give up.
        Resign,
        /// Offer a draw.
        OfferDraw,
        /// Accept or decline the draw that was offered.
        AnswerDraw,
        /// Let everything wait.
        Pause,
        /// Let the game go on.
        Resume,
        /// Let the engine at turn play one move.
        Step,
        /// Let the engine that thinks play at once.
        PlayNow,
    }
}

/// Something that happened, for sounds, animations and what is read aloud.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happening {
    /// A new game begins.
    Begun,
    /// A move was played; it is the last move of the state.
    Played {
        /// By whom.
        seat: u8,
        /// The move.
        text: String,
    },
    /// Moves were taken back or played again.
    Went {
        /// How many were taken back.
        back: u32,
        /// How many were played again.
        forth: u32,
    },
    /// The player of a seat has changed.
    Seated {
        /// Which seat.
        seat: u8,
    },
    /// The draw that was offered was declined.
    Declined,
    /// What was proposed was declined, or is no longer proposed.
    ProposalDeclined {
        /// By the person on this seat.
        seat: u8,
    },
    /// A guest has taken a seat by its link.
    Taken {
        /// Which seat.
        seat: u8,
    },
    /// The host plays for a seat again.
    TakenBack {
        /// Which seat.
        seat: u8,
    },
    /// A player was given more time.
    TimeGiven {
        /// Who.
        seat: u8,
        /// How much, in milliseconds.
        milliseconds: u32,
    },
    /// The game was cancelled because a first move did not come.
    Cancelled,
    /// Something else: a pause, an offer, a person who comes or goes. The state shows it.
    Changed,
    /// The game is over.
    Over,
}
