//! What happens at a table.

use std::time::Duration;

use rules::{Player, Square};

use crate::{Fault, GameEnding, NodeId};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A new game begins.
    Begun,
    /// A move was played.
    Played {
        /// By whom.
        player: Player,
        /// The move as the game writes it.
        text: String,
    },
    /// A piece was touched that must now be played.
    Touched {
        /// By whom.
        player: Player,
        /// Where it stands.
        square: Square,
    },
    /// Moves were taken back or played again, to this place in the tree.
    WentTo {
        /// The place.
        node: NodeId,
        /// How many moves were taken back.
        back: usize,
        /// How many moves were played again.
        forth: usize,
    },
    /// What had ended the game (a resignation, a draw agreed on, a flag) was taken back.
    Reopened,
    /// The player of a seat has changed.
    Seated {
        /// Which seat.
        player: Player,
    },
    /// The engines wait and the clocks stand.
    Paused,
    /// The game goes on.
    Resumed,
    /// One engine plays one move, and then everything waits.
    Stepping,
    /// Engines now take at least so long for a move.
    Paced(Duration),
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        player: Player,
    },
    /// A player accepts the draw that was offered; the game ends when all have.
    DrawAccepted {
        /// Who.
        player: Player,
    },
    /// A player declines the draw that was offered: they said so, played on, or offered it
    /// themselves and think better of it.
    DrawDeclined {
        /// Who.
        player: Player,
    },
    /// A player was given more time.
    TimeGiven {
        /// Who.
        player: Player,
        /// How much.
        time: Duration,
    },
    /// A player's program failed.
    Failed {
        /// Whose.
        player: Player,
        /// How.
        fault: Fault,
    },
    /// A place in the tree has another comment, other marks or other drawings.
    Commented {
        /// The place.
        node: NodeId,
    },
    /// The tree of moves was arranged, and its places have other numbers.
    Arranged,
    /// An engine has said what it thinks of a place in the tree.
    Judged {
        /// The place.
        node: NodeId,
    },
    /// The game is over.
    Over(GameEnding),
}
