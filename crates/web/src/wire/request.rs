//! What the page can ask of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{SquareIndex, TableRequest};

/// What the page can ask of a table, over the live connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum Request {
    /// Come to look: the first message of a connection, and only that.
    Join {
        /// What you may show; none to watch.
        tokens: Vec<String>,
        /// What you are called, for those who see you watch.
        name: Option<String>,
    },
    /// Play a move for the seat at turn, which must be yours.
    Play {
        /// The move as the state lists it, or in any other notation of the game.
        text: String,
    },
    /// Take moves back: this number, or back to the last turn of a person.
    Undo {
        /// How many.
        moves: Option<u32>,
    },
    /// Play moves again that were taken back: this number, or up to the next turn of a person.
    Redo {
        /// How many.
        moves: Option<u32>,
    },
    /// Go to any place in the tree of moves.
    Goto {
        /// The place.
        node: u32,
    },
    /// What would an engine play? The answer is one or more `advice` messages to you alone.
    Hint {
        /// Which engine; a strong one unless given.
        engine: Option<String>,
        /// At which place in the tree; at that on the board unless given.
        node: Option<u32>,
        /// Whether it may take its time; not unless given.
        long: Option<bool>,
    },
    /// Show me these moves on the board, one after the other. The answer is a `line`, to you alone.
    Line {
        /// From which place in the tree; from that on the board unless given.
        node: Option<u32>,
        /// The moves.
        moves: Vec<String>,
    },
    /// Why not this move? The answer is a `line` that refutes it, to you alone.
    Why {
        /// At which place in the tree; at that on the board unless given.
        node: Option<u32>,
        /// The move.
        text: String,
    },
    /// What would the next player do if the player to move passed? The answer is `threats`, to
    /// you alone.
    Threats {
        /// At which place in the tree; at that on the board unless given.
        node: Option<u32>,
    },
    /// Judge every move of the game, one after the other; the scores appear in the tree.
    Analyse {
        /// Which engine; a strong one unless given.
        engine: Option<String>,
    },
    /// That is enough of judging.
    StopAnalysis {},
    /// Begin a move with a square; if it means nothing, the reason is told.
    Touch {
        /// The squares touched so far in this move, the new one last.
        squares: Vec<SquareIndex>,
    },
    /// Point at squares: everyone at the table is shown them (`pointed`). For the host alone; none
    /// to point no more.
    Point {
        /// The squares.
        squares: Vec<SquareIndex>,
    },
    /// Give up.
    Resign {
        /// For which of your seats; the one at turn, or the first, unless given.
        seat: Option<u8>,
    },
    /// Offer a draw.
    OfferDraw {
        /// For which of your seats.
        seat: Option<u8>,
    },
    /// Accept the draw that was offered.
    AcceptDraw {
        /// For which of your seats.
        seat: Option<u8>,
    },
    /// Decline the draw that was offered, or no longer offer it.
    DeclineDraw {
        /// For which of your seats.
        seat: Option<u8>,
    },
    /// Write something about a place in the tree of moves.
    Comment {
        /// The place.
        node: u32,
        /// What.
        text: String,
    },
    /// Mark a move, on an analysis board.
    Mark {
        /// The place.
        node: u32,
        /// The marks by their numbers (NAGs).
        marks: Vec<u8>,
    },
    /// Draw on the board at a place, on an analysis board.
    Draw {
        /// The place.
        node: u32,
        /// Everything that is drawn there: a letter for the colour (`G`, `R`, `Y`, `B`), a square,
        /// and where an arrow leads: `Gd3`, `R32-28`.
        drawings: Vec<String>,
    },
    /// Arrange the line that begins with a move, on an analysis board. Places have other numbers
    /// then.
    Arrange {
        /// The move.
        node: u32,
        /// How.
        how: ArrangementName,
    },
    /// Let the engines wait and the clocks stand.
    Pause {},
    /// Let the game go on.
    Resume {},
    /// Let the engine at turn play one move, and then wait.
    Step {},
    /// Engines shall take at least so long for a move.
    Pace {
        /// In milliseconds.
        milliseconds: u32,
    },
    /// The engine that thinks shall play the best it has found so far.
    PlayNow {},
    /// Give a seat to another player.
    Seat {
        /// Which seat.
        seat: u8,
        /// Who sits there now, as a spec.
        player: String,
    },
    /// Give a seat another token, which is told to the host; the one before is good for nothing.
    RenewToken {
        /// Which seat.
        seat: u8,
    },
    /// Begin a new game from a position, in any notation of the game; the scores go on.
    SetUp {
        /// The position.
        position: String,
    },
    /// Play again with the same settings; the scores go on.
    Again {},
    /// Play again with other settings; the scores go on if as many sit down.
    Settings {
        /// What is to be played, and by whom.
        setup: TableRequest,
    },
    /// Say something to everyone at the table: a phrase, or words of your own where the host allows
    /// that.
    Say {
        /// A phrase of the set.
        phrase: Option<SetPhrase>,
        /// Words of your own.
        text: Option<String>,
    },
    /// Let people say words of their own, or only phrases: for the host.
    AllowTalk {
        /// Whether they may.
        free: bool,
    },
    /// Show me a place in the tree of moves, and leave the game where it is. The answer is a
    /// `place`, to you alone; spectators may ask too.
    Look {
        /// The place.
        node: u32,
    },
    /// Agree with what was proposed.
    AcceptProposal {},
    /// Decline what was proposed, or no longer propose it.
    DeclineProposal {},
    /// End the game because another player has left it: you win, or it is drawn.
    Claim {
        /// Whether it is drawn.
        draw: bool,
    },
    /// Give another player fifteen seconds more.
    GiveTime {
        /// Whom.
        seat: u8,
    },
    /// Have a spectator go: for the host alone.
    Remove {
        /// Whom, by the name of their connection in the state.
        viewer: String,
    },
    /// From now on, speak this language to me.
    Language {
        /// Its code.
        code: String,
    },
}

/// How the line that begins with a move is arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ArrangementName {
    /// It becomes the main one of those that follow the same place.
    Promote,
    /// It becomes the main line of the game.
    MainLine,
    /// It comes before the variation that stood before it.
    Earlier,
    /// It comes after the variation that stood after it.
    Later,
    /// It is taken out, with everything that follows.
    Delete,
}

/// What can be said at a table without words of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SetPhrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Good game.
    GoodGame,
    /// Thanks.
    Thanks,
    /// One moment.
    OneMoment,
    /// Sorry.
    Sorry,
    /// Goodbye.
    Goodbye,
}
