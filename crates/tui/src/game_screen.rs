//! A game on the screen: the session, and the input under way.

use puzzles::PuzzleAttempt;
use rules::{Diagram, Phrase, Player, Square};
use session::{Advice, NodeId, Seat, Session, View};

use crate::{choice, seat_name};

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct GameScreen {
    pub(crate) session: Session,
    /// What there is to see; renewed with every change.
    pub(crate) view: View,
    /// What the squares are called.
    pub(crate) names: Vec<String>,
    pub(crate) cursor: Square,
    /// The squares touched so far.
    pub(crate) path: Vec<Square>,
    /// What the engine at turn thinks, or what the last one thought.
    pub(crate) thought: Option<Advice>,
    /// The advice that was asked for, with the node it is about.
    pub(crate) advice: Option<(NodeId, Advice)>,
    /// Whether the worth of every move is shown on its square.
    pub(crate) shows_worth: bool,
    pub(crate) asking: PendingInquiries,
    pub(crate) told: Option<StatusMessage>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: bool,
    /// The puzzle that is being solved.
    pub(crate) puzzle: Option<PuzzleAttempt<'static>>,
    /// Whether a puzzle is, or was, what is on the table.
    pub(crate) is_puzzle: bool,
}

/// What engines are being asked beside the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PendingInquiries {
    #[default]
    Nothing,
    /// A good move here.
    Hint,
    /// Every move of the game.
    Analysis,
}

/// Something to say in the line below the board.
#[derive(Clone, Debug)]
pub(crate) struct StatusMessage {
    pub(crate) phrase: Phrase,
    /// Whether something was refused.
    pub(crate) refused: bool,
}

impl GameScreen {
    pub(crate) fn new(session: Session) -> Self {
        let view = session.view();
        let cursor = Square { column: view.board.width / 2, row: view.board.height / 2 };
        let names = session.square_names();
        Self {
            session,
            names,
            cursor,
            view,
            path: Vec::new(),
            thought: None,
            advice: None,
            shows_worth: false,
            asking: PendingInquiries::Nothing,
            told: None,
            turned: false,
            puzzle: None,
            is_puzzle: false,
        }
    }

    /// Looks at the table again after something has changed.
    pub(crate) fn look(&mut self) {
        self.view = self.session.view();
        let here = self.session.tree().current();
        let board = &self.view.board;
        if self.names.len() != board.cells.len() {
            self.names = self.session.square_names();
        }
        self.cursor.column = self.cursor.column.min(board.width.saturating_sub(1));
        self.cursor.row = self.cursor.row.min(board.height.saturating_sub(1));
        if choice::candidates(&self.view, &self.path).next().is_none() {
            self.path.clear();
        }
        if self.advice.as_ref().is_some_and(|(node, _)| *node != here) {
            self.advice = None;
            self.shows_worth = false;
        }
    }

    /// Says something below the board.
    pub(crate) fn tell(&mut self, phrase: Phrase) {
        self.told = Some(StatusMessage { phrase, refused: false });
    }

    /// Says below the board why something was not done.
    pub(crate) fn refuse(&mut self, phrase: Phrase) {
        self.told = Some(StatusMessage { phrase, refused: true });
    }

    /// Whether a person is to move in a game that goes on.
    pub(crate) fn awaits_person(&self) -> bool {
        let seat = &self.session.seats()[self.session.turn().index()];
        self.session.ending().is_none() && seat.is_human()
    }

    /// Whether only engines play.
    pub(crate) fn is_watched(&self) -> bool {
        self.session.seats().iter().all(|seat| !seat.is_human())
    }

    /// What a player is called.
    pub(crate) fn name(&self, player: Player) -> Phrase {
        seat_name(&self.session.seats()[player.index()], player)
    }

    /// The board with the symbols that the players chose.
    pub(crate) fn diagram(&self) -> Diagram {
        let symbols = self.session.seats().iter().filter_map(|seat| seat.symbol).collect();
        Diagram { symbols, ..self.session.table().diagram() }
    }

    /// The player on whose behalf a resignation or an offer is made: the person to move, or the
    /// first one.
    pub(crate) fn speaker(&self) -> Player {
        let turn = self.session.turn();
        let seats = self.session.seats();
        if seats[turn.index()].is_human() {
            return turn;
        }
        let first = seats.iter().position(Seat::is_human);
        first.map_or(turn, |index| Player(u8::try_from(index).expect("a seat's number")))
    }

    /// The person who has not yet answered the offer of a draw.
    pub(crate) fn asked_for_draw(&self) -> Option<Player> {
        let offer = self.session.offer()?;
        let mut players = Player::all(self.session.table().players());
        players.find(|player| {
            let is_person = self.session.seats()[player.index()].is_human();
            is_person && *player != offer.by && !offer.accepted.contains(player)
        })
    }

    /// What is thought of a place, for the first player.
    pub(crate) fn opinion(&self, node: NodeId) -> Option<i32> {
        let (player, score) = self.session.tree().worth(node)?;
        Some(if player == Player::FIRST { score } else { score.saturating_neg() })
    }
}
