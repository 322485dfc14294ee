//! A session driven by hand: people play by text, engines think when told to.

use std::time::{Duration, Instant};

use rules::{Player, Spec, Square};
use session::{
    Advice, Command, DrawOffer, Event, Flow, GameTree, NodeId, PlayerScore, Scores, Seat, Session,
    SessionError, SessionStep, Setup, View, Work,
};

/// A session, the work it asked for, and what happened last. Time passes only when it is told to.
#[derive(Debug)]
pub(crate) struct Driven {
    pub(crate) session: Session,
    pub(crate) now: Instant,
    pub(crate) work: Option<Work>,
    pub(crate) events: Vec<Event>,
}

/// Everything that can be seen of a session.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    game: Spec,
    position: String,
    view: View,
    tree: GameTree,
    scores: Scores,
    seats: Vec<Seat>,
    flow: Flow,
    pace: Duration,
    offer: Option<DrawOffer>,
    touched: Option<Square>,
    clocks: Vec<Duration>,
}

/// A set-up with seed 1 in which the first seat begins.
pub(crate) fn setup(game: &str, players: &[&str]) -> Setup {
    let spec = |text: &str| -> Spec { text.parse().unwrap_or_else(|error| panic!("{error}")) };
    let players = players.iter().map(|player| spec(player)).collect();
    Setup { first: Some(1), seed: 1, ..Setup::new(spec(game), players) }
}

/// Two people at the classic game, the first seat to begin.
pub(crate) fn two_people() -> Driven {
    Driven::new(setup("morpion", &["human", "human"]))
}

impl Driven {
    pub(crate) fn new(setup: Setup) -> Self {
        let now = Instant::now();
        let (session, step) = Session::new(setup, now).unwrap_or_else(|error| panic!("{error}"));
        Self::going_on(session, step, now)
    }

    pub(crate) fn going_on(
        session: Session,
        SessionStep { events, work }: SessionStep,
        now: Instant,
    ) -> Self {
        Self { session, now, work, events }
    }

    /// Carries out a command; work that is no longer wanted is forgotten.
    pub(crate) fn apply(&mut self, command: Command) -> Result<(), SessionError> {
        let SessionStep { events, work } = self.session.apply(command, self.now)?;
        let ticket = self.session.ticket();
        self.work = work.or_else(|| self.work.take()).filter(|work| work.ticket == ticket);
        self.events = events;
        Ok(())
    }

    /// Lets time pass; the session is told if it wants to be.
    pub(crate) fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        let mut events = Vec::new();
        while let Some(deadline) = self.session.deadline().filter(|&deadline| deadline <= until) {
            self.now = deadline;
            self.must(Command::Tick);
            events.append(&mut self.events);
        }
        self.events = events;
        self.now = until;
    }

    /// Carries out a command that must not be refused.
    pub(crate) fn must(&mut self, command: Command) {
        self.apply(command).unwrap_or_else(|error| panic!("{error}"));
    }

    /// Plays moves by hand, each by whoever is to move.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let player = self.session.turn();
            self.must(Command::Play { player, text: text.to_owned() });
        }
    }

    /// Lets the engine at turn think, and plays what it says.
    pub(crate) fn think(&mut self) {
        let work = self.work.take().expect("it is an engine's turn");
        let ticket = work.ticket;
        let advice = (work.job)(&mut |_| ()).expect("our engines do not fail");
        self.must(Command::Thought { ticket, advice });
    }

    /// Lets engines play until a person is to move or the game is over.
    pub(crate) fn think_on(&mut self) {
        while self.work.is_some() {
            self.think();
        }
    }

    /// What comes back from an engine that says no more than its move.
    pub(crate) fn thought(&self, ticket: session::Ticket, text: &str) -> Command {
        Command::Thought { ticket, advice: Advice::of_move(self.turn(), text) }
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
        self.session.turn()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.session.ending().is_some()
    }

    /// Wins, draws and losses by seat.
    pub(crate) fn scores(&self) -> Vec<(u32, u32, u32)> {
        let told = |tally: &PlayerScore| (tally.wins, tally.draws, tally.losses);
        self.session.scores().tallies().iter().map(told).collect()
    }

    /// Everything that can be seen of the session, with the game as it is written down.
    pub(crate) fn recorded_state(&self) -> State {
        let state = self.state();
        State { tree: state.tree.in_order(), ..state }
    }

    pub(crate) fn state(&self) -> State {
        State {
            game: self.session.game().clone(),
            position: self.session.table().position(),
            view: self.session.view(),
            tree: self.session.tree().clone(),
            scores: self.session.scores(),
            seats: self.session.seats().to_vec(),
            flow: self.session.flow(),
            pace: self.session.pace(),
            offer: self.session.offer().cloned(),
            touched: self.session.touched(),
            clocks: self.session.clocks(self.now),
        }
    }
}
