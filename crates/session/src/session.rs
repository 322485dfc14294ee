//! A table with people and engines around it.

use std::fmt;

use fastrand::Rng;
use rules::{Player, Spec};
use search::{Limits, Stop};

use crate::{
    Command, Ending, Event, Job, MoveTree, NodeId, Scores, Seat, SessionError, Setup, SetupError,
    Step, Table, Ticket, View, Work, open_room,
    setup::{give_seed, sit_down},
};

/// A table with people and engines around it.
///
/// It never waits and never spawns: whoever drives it runs its work and brings the results back as
/// commands. Every change takes a new ticket and raises the stop flag of the work before it, and
/// an answer with an old ticket is dropped: a thought about a position that was undone is harmless.
pub struct Session {
    setup: Setup,
    rng: Rng,
    game: Spec,
    table: Box<dyn Table>,
    seats: Vec<Seat>,
    tree: MoveTree,
    /// The series before the present game.
    earlier: Scores,
    paused: bool,
    ticket: Ticket,
    stop: Stop,
}

impl Session {
    /// Sets up the first game of a series; the step says what to do first.
    ///
    /// # Errors
    ///
    /// If the set-up is refused.
    pub fn new(setup: Setup) -> Result<(Self, Step), SetupError> {
        let mut rng = Rng::with_seed(setup.seed);
        let setup = setup.in_order_of_seats()?;
        let laid = setup.lay(&mut rng)?;
        let mut session = Self {
            setup,
            rng,
            earlier: Scores::new(laid.table.players()),
            game: laid.game,
            table: laid.table,
            seats: laid.seats,
            tree: MoveTree::default(),
            paused: false,
            ticket: Ticket(0),
            stop: Stop::default(),
        };
        let step = session.changed(vec![Event::Begun]);
        Ok((session, step))
    }

    /// The game with everything that was decided or drawn.
    #[must_use]
    pub fn game(&self) -> &Spec {
        &self.game
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// What there is to see.
    #[must_use]
    pub fn view(&self) -> View {
        self.table.view()
    }

    /// The table itself, to look at.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Every move played, and the place now on the board.
    #[must_use]
    pub fn tree(&self) -> &MoveTree {
        &self.tree
    }

    /// Whether the engines wait.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// The series so far; the game on the board counts while it is over, so taking back its last
    /// move takes back the point.
    #[must_use]
    pub fn scores(&self) -> Scores {
        match self.table.ending() {
            Some(Ending { outcome, .. }) => self.earlier.with(outcome),
            None => self.earlier.clone(),
        }
    }

    /// The thinking of any engine about the position on the board; `None` if the game is over.
    ///
    /// # Errors
    ///
    /// If there is no such engine, or it cannot play this game.
    pub fn ask(
        &self,
        engine: &Spec,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<Job>, SessionError> {
        Ok(self.table.ask(engine, limits, stop)?)
    }

    /// Carries out a command.
    ///
    /// # Errors
    ///
    /// If the command is refused; nothing is changed then.
    pub fn apply(&mut self, command: Command) -> Result<Step, SessionError> {
        match command {
            Command::Play { player, text } => self.play_by_hand(player, &text),
            Command::Thought { ticket, .. } if ticket != self.ticket => Ok(Step::default()),
            Command::Thought { text, .. } => self.play(&text),
            Command::Undo { moves } => self.undo(moves),
            Command::Redo { moves } => self.redo(moves),
            Command::GoTo(node) if self.tree.contains(node) => Ok(self.go_to(node)),
            Command::GoTo(_) => Err(SessionError::NoSuchPlace),
            Command::Pause => Ok(self.pause(true)),
            Command::Resume => Ok(self.pause(false)),
            Command::Seat { player, spec } => self.reseat(player, &spec),
            Command::Again => self.again(self.setup.clone()),
            Command::AgainWith(setup) => self.again(setup),
        }
    }

    fn play_by_hand(&mut self, player: Player, text: &str) -> Result<Step, SessionError> {
        let seat = self.seats.get(player.index()).ok_or(SessionError::NoSuchSeat { player })?;
        if !seat.is_human() {
            return Err(SessionError::NotAPerson { player });
        }
        let turn = self.table.turn();
        if self.table.ending().is_none() && turn != player {
            return Err(SessionError::NotYourTurn { turn });
        }
        self.play(text)
    }

    fn play(&mut self, text: &str) -> Result<Step, SessionError> {
        let player = self.table.turn();
        let text = self.table.play(text)?;
        self.tree.play(player, &text);
        let over = self.table.ending().map(Event::Over);
        Ok(self.changed([Event::Played { player, text }].into_iter().chain(over).collect()))
    }

    fn undo(&mut self, moves: Option<usize>) -> Result<Step, SessionError> {
        let mut back = self.tree.line();
        back.reverse();
        let taken_back = match moves {
            Some(count) => count.checked_sub(1).and_then(|last| back.get(last)).copied(),
            None => back.into_iter().find(|&node| self.waits_before(node)),
        };
        let target = taken_back.and_then(|node| self.tree.parent(node));
        Ok(self.go_to(target.ok_or(SessionError::NothingToUndo)?))
    }

    fn redo(&mut self, moves: Option<usize>) -> Result<Step, SessionError> {
        let ahead: Vec<NodeId> = self.tree.ahead().collect();
        let count = moves.unwrap_or_else(|| {
            // The turn after a move is known from the move that follows it.
            let next_stop = ahead.iter().skip(1).position(|&node| self.waits_before(node));
            next_stop.map_or(ahead.len(), |index| index + 1)
        });
        let target = count.checked_sub(1).and_then(|last| ahead.get(last)).copied();
        Ok(self.go_to(target.ok_or(SessionError::NothingToRedo)?))
    }

    /// Whether undo and redo stop by themselves before a move: where a person played it, or
    /// everywhere if nobody is a person.
    fn waits_before(&self, node: NodeId) -> bool {
        let player = self.tree.player(node);
        self.has_no_person() || player.is_some_and(|player| self.seats[player.index()].is_human())
    }

    fn has_no_person(&self) -> bool {
        self.seats.iter().all(|seat| !seat.is_human())
    }

    /// Goes to a place in the tree. Where nobody is a person, the engines then wait: they would
    /// play on before anyone had looked.
    fn go_to(&mut self, node: NodeId) -> Step {
        let (from, to) = (self.tree.line(), self.tree.line_to(node));
        let shared = from.iter().zip(&to).take_while(|(left, right)| left == right).count();
        let (back, forth) = (from.len() - shared, to.len() - shared);
        for _ in 0..back {
            self.table.undo();
        }
        for step in &to[shared..] {
            self.table.play(self.tree.text(*step)).expect("a move that was played");
        }
        self.tree.go_to(node);
        self.paused |= self.has_no_person();
        let over = self.table.ending().map(Event::Over);
        let went = Event::WentTo { node, back, forth };
        self.changed([went].into_iter().chain(over).collect())
    }

    fn pause(&mut self, paused: bool) -> Step {
        if self.paused == paused {
            return Step::default();
        }
        self.paused = paused;
        self.changed(vec![if paused { Event::Paused } else { Event::Resumed }])
    }

    fn reseat(&mut self, player: Player, spec: &Spec) -> Result<Step, SessionError> {
        let mut setup = self.setup.clone();
        let place = setup.players.get_mut(player.index());
        *place.ok_or(SessionError::NoSuchSeat { player })? = spec.clone();
        let mut seats = setup.seats(self.table.players())?;
        let mut rng = self.rng.clone();
        for (index, (seat, known)) in seats.iter_mut().zip(&self.seats).enumerate() {
            if index == player.index() {
                give_seed(open_room(&setup.game)?, seat, &mut rng);
            } else {
                // Everyone else stays who they are, with the chances they were given.
                seat.kind = known.kind.clone();
            }
        }
        sit_down(&mut *self.table, player, &seats[player.index()])?;
        self.rng = rng;
        self.seats = seats;
        self.setup = setup;
        Ok(self.changed(vec![Event::Seated { player }]))
    }

    fn again(&mut self, setup: Setup) -> Result<Step, SessionError> {
        let scores = self.scores();
        let setup = setup.in_order_of_seats()?;
        // A copy, so that a refusal leaves even the lots as they were.
        let mut rng = self.rng.clone();
        let laid = setup.lay(&mut rng)?;
        let players = laid.table.players();
        let same = usize::from(players) == scores.tallies().len();
        self.earlier = if same { scores } else { Scores::new(players) };
        self.rng = rng;
        self.setup = setup;
        self.game = laid.game;
        self.table = laid.table;
        self.seats = laid.seats;
        self.tree = MoveTree::default();
        self.paused = false;
        Ok(self.changed(vec![Event::Begun]))
    }

    /// Takes a new ticket, and finds the work to do now.
    fn changed(&mut self, events: Vec<Event>) -> Step {
        self.stop.raise();
        self.stop = Stop::default();
        self.ticket.0 += 1;
        Step { events, work: self.work() }
    }

    fn work(&self) -> Option<Work> {
        if self.paused {
            return None;
        }
        let job = self.table.think(Limits::default(), self.stop.clone())?;
        let player = self.table.turn();
        Some(Work { ticket: self.ticket, player, stop: self.stop.clone(), job })
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.table.position();
        f.debug_struct("Session")
            .field("game", &self.game.to_string())
            .field("position", &position)
            .finish_non_exhaustive()
    }
}
