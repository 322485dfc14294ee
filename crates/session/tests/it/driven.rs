//! A session driven by hand: people play by text, engines think when told to.

use rules::{Player, Spec};
use session::{
    Command, Event, MoveTree, NodeId, Scores, Seat, Session, SessionError, Setup, Step, Tally,
    View, Work,
};

/// A session, the work it asked for, and what happened last.
#[derive(Debug)]
pub(crate) struct Driven {
    pub(crate) session: Session,
    pub(crate) work: Option<Work>,
    pub(crate) events: Vec<Event>,
}

/// Everything that can be seen of a session.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    game: Spec,
    position: String,
    view: View,
    tree: MoveTree,
    scores: Scores,
    seats: Vec<Seat>,
    paused: bool,
}

/// A set-up with seed 1 in which the first seat begins.
pub(crate) fn setup(game: &str, players: &[&str]) -> Setup {
    let spec = |text: &str| -> Spec { text.parse().unwrap_or_else(|error| panic!("{error}")) };
    let players = players.iter().map(|player| spec(player)).collect();
    Setup { game: spec(game), players, first: Some(1), seed: 1 }
}

/// Two people at the classic game, the first seat to begin.
pub(crate) fn two_people() -> Driven {
    Driven::new(setup("morpion", &["human", "human"]))
}

impl Driven {
    pub(crate) fn new(setup: Setup) -> Self {
        let (session, Step { events, work }) =
            Session::new(setup).unwrap_or_else(|error| panic!("{error}"));
        Self { session, work, events }
    }

    /// Carries out a command; work that is no longer wanted is forgotten.
    pub(crate) fn apply(&mut self, command: Command) -> Result<(), SessionError> {
        let Step { events, work } = self.session.apply(command)?;
        if !events.is_empty() {
            self.work = work;
        }
        self.events = events;
        Ok(())
    }

    /// Carries out a command that must not be refused.
    pub(crate) fn must(&mut self, command: Command) {
        self.apply(command).unwrap_or_else(|error| panic!("{error}"));
    }

    /// Plays moves by hand, each by whoever is to move.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let player = self.session.view().turn;
            self.must(Command::Play { player, text: text.to_owned() });
        }
    }

    /// Lets the engine at turn think, and plays what it says.
    pub(crate) fn think(&mut self) {
        let work = self.work.take().expect("it is an engine's turn");
        let ticket = work.ticket;
        let text = (work.job)(&mut |_| ()).best;
        self.must(Command::Thought { ticket, text });
    }

    /// Lets engines play until a person is to move or the game is over.
    pub(crate) fn think_on(&mut self) {
        while self.work.is_some() {
            self.think();
        }
    }

    pub(crate) fn undo(&mut self, moves: impl Into<Option<usize>>) {
        self.must(Command::Undo { moves: moves.into() });
    }

    pub(crate) fn redo(&mut self, moves: impl Into<Option<usize>>) {
        self.must(Command::Redo { moves: moves.into() });
    }

    /// The moves from the start to the position on the board.
    pub(crate) fn line(&self) -> Vec<String> {
        let tree = self.session.tree();
        tree.line().into_iter().map(|node| tree.text(node).to_owned()).collect()
    }

    pub(crate) fn here(&self) -> NodeId {
        self.session.tree().current()
    }

    pub(crate) fn turn(&self) -> Player {
        self.session.view().turn
    }

    pub(crate) fn is_over(&self) -> bool {
        self.session.view().ending.is_some()
    }

    /// Wins, draws and losses by seat.
    pub(crate) fn scores(&self) -> Vec<(u32, u32, u32)> {
        let told = |tally: &Tally| (tally.wins, tally.draws, tally.losses);
        self.session.scores().tallies().iter().map(told).collect()
    }

    pub(crate) fn state(&self) -> State {
        State {
            game: self.session.game().clone(),
            position: self.session.table().position(),
            view: self.session.view(),
            tree: self.session.tree().clone(),
            scores: self.session.scores(),
            seats: self.session.seats().to_vec(),
            paused: self.session.is_paused(),
        }
    }
}
