//! What can be asked of a session.

use std::time::Duration;

use rules::{Player, Spec, Square};

use crate::{Advice, Arrangement, BoardMark, Fault, NodeId, Setup, Ticket};

/// What can be asked of a session.
#[derive(Clone, Debug)]
pub enum Command {
    /// A person plays a move.
    Play {
        /// Who.
        player: Player,
        /// The move, in notation.
        text: String,
    },
    /// A person touches a square to begin a move. Where touch-move holds, the piece there must
    /// then be played; everywhere, a touch that means nothing is refused with the reason.
    Touch {
        /// Who.
        player: Player,
        /// Where.
        square: Square,
    },
    /// An engine has made up its mind.
    Thought {
        /// About which state of the table.
        ticket: Ticket,
        /// What it thinks, and the move it plays.
        advice: Advice,
    },
    /// An engine has failed.
    Failed {
        /// At which state of the table.
        ticket: Ticket,
        /// How.
        fault: Fault,
    },
    /// The engine that thinks shall play the best it has found so far.
    PlayNow,
    /// Take moves back: this number, or back to the last turn of a person. After a resignation,
    /// a draw was agreed on or a flag has fallen, that is taken back first.
    Undo {
        /// How many; by default back to a person's turn.
        moves: Option<usize>,
    },
    /// Play moves again that were taken back: this number, or up to the next turn of a person.
    Redo {
        /// How many; by default up to a person's turn.
        moves: Option<usize>,
    },
    /// Go to any place in the tree of moves.
    GoTo(NodeId),
    /// A person gives up.
    Resign {
        /// Who.
        player: Player,
    },
    /// A person offers a draw; engines answer at once.
    OfferDraw {
        /// Who.
        player: Player,
    },
    /// A person accepts the draw that was offered.
    AcceptDraw {
        /// Who.
        player: Player,
    },
    /// A person will not have the draw that was offered, or no longer offers it.
    DeclineDraw {
        /// Who.
        player: Player,
    },
    /// A person has left the game, so that it ends: they lose it, or it is drawn.
    Abandon {
        /// Who.
        player: Player,
        /// Whether it is drawn.
        draw: bool,
    },
    /// Give a person more time.
    GiveTime {
        /// Whom.
        player: Player,
        /// How much.
        time: Duration,
    },
    /// Let the engines wait and the clocks stand.
    Pause,
    /// Let the game go on.
    Resume,
    /// Let the engine at turn play one move, and then wait.
    Step,
    /// Engines shall take at least so long for a move, counted from the move before.
    Pace(Duration),
    /// Write something about a place in the tree of moves; nothing takes back what was written.
    Comment {
        /// The place.
        node: NodeId,
        /// What.
        text: String,
    },
    /// Mark a move, or the position it leads to, on an analysis board.
    Mark {
        /// The place.
        node: NodeId,
        /// The marks by their numbers (NAGs).
        marks: Vec<u8>,
    },
    /// Draw on the board at a place, on an analysis board.
    Draw {
        /// The place.
        node: NodeId,
        /// Everything that is drawn there.
        drawings: Vec<BoardMark>,
    },
    /// Arrange the line that begins with a move, on an analysis board.
    Arrange {
        /// The move.
        node: NodeId,
        /// How.
        how: Arrangement,
    },
    /// An engine that was asked for advice has given it.
    Judged {
        /// At which state of the table.
        ticket: Ticket,
        /// About which place.
        node: NodeId,
        /// Which engine.
        engine: Spec,
        /// What it thinks.
        advice: Advice,
    },
    /// Give a seat to another player.
    Seat {
        /// Which seat.
        player: Player,
        /// Who sits there now.
        spec: Spec,
    },
    /// Begin a new game from a position, in any notation of the game; the scores go on.
    SetUp {
        /// The position.
        position: String,
    },
    /// Play again with the same settings; the scores go on.
    Again,
    /// The same with the other side to begin, as if the players took turns in that.
    Rematch,
    /// Play again with other settings. The scores go on if the same number of players sits down.
    AgainWith(Setup),
    /// Time has passed: see [`Session::deadline`](crate::Session::deadline).
    Tick,
}
