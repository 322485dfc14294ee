//! What a viewer can ask of a table.

use std::time::Duration;

use rules::{Player, Spec, Square};
use session::{Arrangement, BoardMark, NodeId, Setup};

use crate::ViewerId;

/// What a viewer can ask of a table. Whether they may is for the table to say.
#[derive(Clone, Debug)]
pub enum Request {
    /// Play a move for the seat at turn.
    Play {
        /// The move in any notation of the game.
        text: String,
    },
    /// Some squares were touched to make a move, the last one just now.
    Touch {
        /// The squares.
        squares: Vec<Square>,
    },
    /// Take moves back: that many, or back to the last turn of a person.
    Undo {
        /// How many.
        moves: Option<usize>,
    },
    /// Play moves again that were taken back: that many, or up to the next turn of a person.
    Redo {
        /// How many.
        moves: Option<usize>,
    },
    /// Go to any node of the tree of moves.
    GoTo {
        /// The node.
        node: NodeId,
    },
    /// Give up.
    Resign {
        /// For which of the viewer's seats; the one at turn, or the first, unless given.
        seat: Option<Player>,
    },
    /// Offer a draw.
    OfferDraw {
        /// For which of the viewer's seats.
        seat: Option<Player>,
    },
    /// Accept the draw that was offered.
    AcceptDraw {
        /// For which of the viewer's seats.
        seat: Option<Player>,
    },
    /// Decline the draw that was offered, or no longer offer it.
    DeclineDraw {
        /// For which of the viewer's seats.
        seat: Option<Player>,
    },
    /// Write something about a node of the tree of moves.
    Comment {
        /// The node.
        node: NodeId,
        /// What.
        text: String,
    },
    /// Mark a move, on an analysis board.
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
    /// Let the engines wait and the clocks stand.
    Pause,
    /// Let the game go on.
    Resume,
    /// Let the engine at turn play one move, and then wait.
    Step,
    /// Let engines take at least that long for a move.
    Pace(Duration),
    /// Let the engine that thinks play the best it has found so far.
    PlayNow,
    /// Give a seat to another player.
    Seat {
        /// Which seat.
        seat: Player,
        /// Who sits there now.
        player: Spec,
    },
    /// Give a seat another token; the one before is good for nothing.
    RenewToken {
        /// Which seat.
        seat: Player,
    },
    /// Begin a new game from a position; the scores go on.
    SetUp {
        /// The position, in any notation of the game.
        position: String,
    },
    /// Play again with the same settings; the scores go on.
    Again,
    /// Play again with other settings; the scores go on if the same number sits down.
    Settings {
        /// What is to be played, and by whom.
        setup: Box<Setup>,
        /// Whether everything is allowed, with any people on its seats.
        casual: bool,
    },
    /// Point at squares, for everyone to see; at none to point no more.
    Point {
        /// The squares.
        squares: Vec<Square>,
    },
    /// Tell the viewer what an engine would play, and what every move is worth.
    Hint {
        /// Which engine; a strong one unless given.
        engine: Option<Spec>,
        /// At which node; at that on the board unless given.
        node: Option<NodeId>,
        /// Whether it may take its time: for one who analyses.
        long: bool,
    },
    /// Show the viewer a line of play, move by move.
    Line {
        /// From which node; from that on the board unless given.
        node: Option<NodeId>,
        /// The moves.
        moves: Vec<String>,
    },
    /// Tell the viewer why a move is not the best: what refutes it.
    Why {
        /// At which node; at that on the board unless given.
        node: Option<NodeId>,
        /// The move.
        text: String,
    },
    /// Tell the viewer what the next player threatens.
    Threats {
        /// At which node; at that on the board unless given.
        node: Option<NodeId>,
    },
    /// Judge every move of the game, one after the other.
    Analyse {
        /// Which engine; a strong one unless given.
        engine: Option<Spec>,
    },
    /// Judge no more moves.
    StopAnalysis,
    /// Show the viewer a place of the game, and leave the game where it is.
    Look {
        /// The place.
        node: NodeId,
    },
    /// Agree with what was proposed, for all of the viewer's seats.
    AcceptProposal,
    /// Decline what was proposed, or no longer propose it.
    DeclineProposal,
    /// End the game because another player has left it: it is won, or drawn.
    Claim {
        /// Whether it is drawn.
        draw: bool,
    },
    /// Give another player more time ([`Request::TIME_GIVEN`]).
    GiveTime {
        /// Whom.
        seat: Player,
    },
    /// Have a spectator go.
    Remove {
        /// Whom.
        viewer: ViewerId,
    },
}

impl Request {
    /// The longest that an engine may be made to wait before its move is shown.
    pub const LONGEST_PACE: Duration = Duration::from_mins(1);
    /// How much time a player is given at once.
    pub const TIME_GIVEN: Duration = Duration::from_secs(15);
    /// How many squares are pointed at at once.
    pub const MOST_POINTED: usize = 32;
}
