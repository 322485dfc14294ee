//! Why nothing has come of a request.

use rules::{Phrase, Speak};
use session::{Fault, SessionError};
use thiserror::Error;

/// Why nothing has come of a request; the table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RequestError {
    /// A spectator may only watch.
    #[error("a spectator may only watch")]
    Watching,
    /// The seat belongs to another player.
    #[error("the seat belongs to another player")]
    NotYourSeat,
    /// The tree of moves has as many nodes as it may have.
    #[error("the tree of moves is full")]
    TreeFull,
    /// The comment, or all comments together, would be too long.
    #[error("the comment is too long")]
    CommentTooLong,
    /// Too many searches wait already.
    #[error("too many searches wait already")]
    Busy,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Nothing is played on an analysis board.
    #[error("nothing is played on an analysis board")]
    OnlyAnalysed,
    /// No engine helps in a game between people before its end.
    #[error("no engine helps in this game before its end")]
    Closed,
    /// A game between people is not changed in this way.
    #[error("a game between people is not changed in this way")]
    Settled,
    /// The game was cancelled.
    #[error("the game was cancelled")]
    Cancelled,
    /// Something else was proposed and is not answered yet.
    #[error("something else was proposed")]
    ProposalPending,
    /// There is no proposal that the viewer could answer.
    #[error("nothing was proposed")]
    NoProposal,
    /// The player is there.
    #[error("the player is there")]
    StillThere,
    /// No other player has been away for long enough.
    #[error("no other player has been away for long enough")]
    NotAway,
    /// The viewer has looked at too many places.
    #[error("too many places were looked at")]
    TooFast,
    /// The engine that was asked has failed.
    #[error("the engine gives no answer")]
    NoAnswer,
    /// The session refuses it.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The request cannot be read.
    #[error("the request cannot be read: {}", .0.id)]
    Unreadable(Phrase),
    /// Another server has saved the table meanwhile.
    #[error("another server has saved the table meanwhile")]
    Overtaken,
    /// The table cannot be saved.
    #[error("the table cannot be saved: {}", .0.id)]
    Unsaved(Phrase),
}

impl Speak for RequestError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Watching => Phrase::new("error-page-watching"),
            Self::NotYourSeat => Phrase::new("error-page-not-your-seat"),
            Self::TreeFull => Phrase::new("error-page-enough"),
            Self::CommentTooLong => Phrase::new("error-page-too-long"),
            Self::Busy => Phrase::new("error-page-busy"),
            Self::GameOver => Phrase::new("error-game-over"),
            Self::OnlyAnalysed => Phrase::new("error-page-only-analysed"),
            Self::Closed => Phrase::new("error-page-closed"),
            Self::Settled => Phrase::new("error-page-settled"),
            Self::Cancelled => Phrase::new("error-page-cancelled"),
            Self::ProposalPending => Phrase::new("error-page-proposal-pending"),
            Self::NoProposal => Phrase::new("error-page-no-proposal"),
            Self::StillThere => Phrase::new("error-page-still-there"),
            Self::NotAway => Phrase::new("error-page-not-away"),
            Self::TooFast => Phrase::new("error-page-too-fast"),
            Self::NoAnswer => Fault::crashed().phrase(),
            Self::Session(error) => error.phrase(),
            Self::Unreadable(phrase) | Self::Unsaved(phrase) => phrase.clone(),
            Self::Overtaken => Phrase::new("error-page-overtaken"),
        }
    }
}
