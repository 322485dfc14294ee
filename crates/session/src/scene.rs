//! A game as its session shows it: everything there is to see at a table, the same for all viewers.

use std::time::{Duration, Instant};

use rules::{Player, Spec, Square, Translated};

use crate::{DrawOffer, Flow, NodeId, OutlineEntry, Scores, Seat, Session, Ticket, Turn, View};

/// Everything there is to see at a table at one time, for a front end that computes no rule.
///
/// What stays the same in a game (the names of the squares) and what grows with it (the tree of
/// moves and its outline) are asked for by themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The game with everything that was decided or drawn.
    pub game: Spec,
    /// The board, whose turn it is, what they may do, and how the game ended.
    pub view: View,
    /// What the opening of the game is called.
    pub opening: Option<Translated>,
    /// The pieces that must capture.
    pub forced: Vec<Square>,
    /// The piece that must be played because it was touched.
    pub touched: Option<Square>,
    /// The last move and who played it; between its board and this one lies all that it changed.
    pub last: Option<(Player, Turn)>,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// The series so far.
    pub scores: Scores,
    /// What each clock shows; nothing where time is unlimited.
    pub clocks: Vec<Duration>,
    /// Whose clock is running.
    pub ticking: Option<Player>,
    /// Whether the game goes on by itself.
    pub flow: Flow,
    /// The least time that an engine takes for a move.
    pub pace: Duration,
    /// The draw that was offered.
    pub offer: Option<DrawOffer>,
    /// The engine that is to move in a game that goes on.
    pub thinking: Option<Player>,
    /// What can be done now by the people at the table.
    pub actions: Vec<Action>,
    /// The place in the tree of moves.
    pub node: NodeId,
    /// Which state of the table this is.
    pub ticket: Ticket,
}

/// Something that a button does; it is there when it can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
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

impl Action {
    /// Every action, in the order in which they are usually shown.
    pub const ALL: [Self; 10] = [
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Resign,
        Self::OfferDraw,
        Self::AnswerDraw,
        Self::Pause,
        Self::Resume,
        Self::Step,
        Self::PlayNow,
    ];
}

impl Session {
    /// Everything there is to see.
    #[must_use]
    pub fn scene(&self, now: Instant) -> Scene {
        let view = self.view();
        let mover = self.tree().player(self.tree().current());
        Scene {
            game: self.game().clone(),
            opening: self.table().opening(),
            forced: view.forced(),
            touched: self.touched(),
            last: mover.zip(self.table().last()),
            seats: self.seats().to_vec(),
            scores: self.scores(),
            clocks: self.clocks(now),
            ticking: self.ticking(),
            flow: self.flow(),
            pace: self.pace(),
            offer: self.offer().cloned(),
            thinking: self.thinking(),
            actions: Action::ALL.into_iter().filter(|&action| self.can(action)).collect(),
            node: self.tree().current(),
            ticket: self.ticket(),
            view,
        }
    }

    /// What the squares are called, row by row from the top left; empty where nothing is played.
    #[must_use]
    pub fn square_names(&self) -> Vec<String> {
        let squares = self.table().board().squares();
        squares.map(|square| self.table().square_name(square)).collect()
    }

    /// The moves as a score sheet shows them.
    #[must_use]
    pub fn outline(&self) -> Vec<OutlineEntry> {
        self.tree().outline(self.table().players())
    }

    /// The engine that is to move in a game that goes on.
    #[must_use]
    pub fn thinking(&self) -> Option<Player> {
        let goes_on = self.ending().is_none() && self.flow() != Flow::Paused;
        Some(self.turn()).filter(|turn| goes_on && !self.seats()[turn.index()].is_human())
    }

    /// Whether a person at the table can do something now.
    #[must_use]
    pub fn can(&self, action: Action) -> bool {
        if self.is_analysis() && !matches!(action, Action::Undo | Action::Redo | Action::Hint) {
            return false;
        }
        let goes_on = self.ending().is_none();
        let people = self.seats().iter().any(Seat::is_human);
        let engine = goes_on && !self.seats()[self.turn().index()].is_human();
        match action {
            Action::Undo => self.can_undo(),
            Action::Redo => self.tree().ahead().next().is_some(),
            Action::Hint => goes_on,
            Action::Resign => goes_on && people,
            Action::OfferDraw => {
                goes_on && people && self.has_agreed_draws() && self.offer().is_none()
            }
            Action::AnswerDraw => self.offer().is_some(),
            Action::Pause => goes_on && self.flow() != Flow::Paused,
            Action::Resume => goes_on && self.flow() != Flow::Running,
            Action::Step => engine && self.flow() == Flow::Paused,
            Action::PlayNow => engine && self.flow() != Flow::Paused,
        }
    }
}
