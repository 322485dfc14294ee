//! A table with people and engines around it.
//!
//! This file has what a session is and how it is asked; what it does is told beside it:
//! `playing` (moves, thoughts, touches), `travel` (undo, redo, any place), `results` (what ends a
//! game besides its rules), `pace` (waiting), `series` (seats and new games), `asking` (advice), `annotating` (analysis boards),
//! `resuming` (from a session to a record and back).

mod annotating;
mod asking;
mod pace;
mod playing;
mod results;
mod resuming;
mod series;
mod travel;

use std::{
    fmt,
    time::{Duration, Instant},
};

use fastrand::Rng;
use rules::{Player, Spec, Square};
use search::{Limits, Stop};

use crate::{
    AnyGame, Command, DrawOffer, Event, Flow, GameEnding, GameResult, GameTree, NodeId,
    Participant, PonderRun, Record, Scores, SearchGoal, SearchText, Seat, SessionError,
    SessionStep, Setup, SetupError, Terms, Ticket, TimeControl, View, Work, clock::Clocks,
    setup::PreparedGame,
};
use pace::DelayedMove;
pub use resuming::Continuation;
pub use travel::walk;

/// A table with people and engines around it.
///
/// It never waits, never spawns and reads no clock: its driver says what time it is, runs
/// its work and brings the results back as commands. Every change takes a new ticket and raises
/// the stop flag of the work before it, and an answer with an old ticket is dropped: a thought
/// about a position that was undone is harmless.
///
/// # Examples
///
/// Two people play Morpion. A move that is not legal is refused, and nothing is changed then.
///
/// ```text
///     a   b   c
/// 1   O │ X │
///    ───┼───┼───
/// 2   O │ X │
///    ───┼───┼───
/// 3     │ X │
/// ```
///
/// ```
/// use std::time::Instant;
///
/// use rules::{Outcome, Player};
/// use session::{Command, Session, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let players = vec!["human:name=Ada".parse()?, "human:name=Bob".parse()?];
/// let setup = Setup { first: Some(1), ..Setup::new("morpion".parse()?, players) };
/// let now = Instant::now();
/// let (mut session, _) = Session::new(setup, now)?;
/// for text in ["b1", "a1", "b2", "a2"] {
///     let player = session.turn();
///     session.apply(Command::Play { player, text: text.to_owned() }, now)?;
/// }
/// let taken = Command::Play { player: session.turn(), text: "a1".to_owned() };
/// assert!(session.apply(taken, now).is_err());
/// let wins = Command::Play { player: session.turn(), text: "b3".to_owned() };
/// session.apply(wins, now)?;
/// let ending = session.ending().expect("three in a row");
/// assert_eq!(ending.outcome, Outcome::Win(Player::FIRST));
/// # Ok(())
/// # }
/// ```
pub struct Session {
    setup: Setup,
    rng: Rng,
    table: Box<dyn AnyGame>,
    seats: Vec<Seat>,
    /// The game on the board: its tree of moves, and what is known of it besides. Tallies and
    /// result are filled in when it is asked for.
    record: Record,
    /// The series before the present game.
    earlier: Scores,
    flow: Flow,
    clocks: Clocks,
    /// When the turn began.
    began: Instant,
    offer: Option<DrawOffer>,
    /// The piece that must be played because it was touched.
    touched: Option<Square>,
    /// A move that an engine has chosen and that is not played yet, so that people can follow.
    held: Option<DelayedMove>,
    /// Whether the engine to move was told to play at once.
    hurried: bool,
    /// What each engine last thought of its chances.
    opinions: Vec<Option<i32>>,
    ticket: Ticket,
    /// The flag of the work under way.
    stop: Stop,
    /// The flag of the inquiries under way.
    enough: Stop,
}

impl Session {
    /// Sets up the first game of a series; the step says what to do first.
    ///
    /// # Errors
    ///
    /// If the set-up is refused.
    pub fn new(setup: Setup, now: Instant) -> Result<(Self, SessionStep), SetupError> {
        let mut rng = Rng::with_seed(setup.seed);
        let setup = setup.in_order_of_seats()?;
        let laid = setup.lay(&mut rng)?;
        let mut session = Self::laid(setup, rng, laid, now);
        let step = session.begin(now);
        Ok((session, step))
    }

    /// A session at a table that has been laid.
    fn laid(setup: Setup, rng: Rng, laid: PreparedGame, now: Instant) -> Self {
        let players = laid.table.players();
        let mut tree = GameTree::default();
        tree.set_end(NodeId::START, laid.table.ending().map(GameResult::from));
        Self {
            clocks: Clocks::new(setup.clock),
            record: Record {
                terms: Terms::of(&setup, &laid.game),
                players: Participant::all(&setup, &laid.seats),
                start: setup.start.as_ref().and_then(|_| laid.unusual_start()),
                tree,
                ..Record::new(laid.game, 0)
            },
            setup,
            rng,
            earlier: Scores::new(players),
            table: laid.table,
            seats: laid.seats,
            flow: Flow::Running,
            began: now,
            offer: None,
            touched: None,
            held: None,
            hurried: false,
            opinions: vec![None; usize::from(players)],
            ticket: Ticket(0),
            stop: Stop::default(),
            enough: Stop::default(),
        }
    }

    /// Carries out a command at a given time, which never goes back.
    ///
    /// If a flag has fallen by then, the game is over and the step says so; the command came too
    /// late and is dropped.
    ///
    /// # Errors
    ///
    /// If the command is refused; nothing is changed then.
    pub fn apply(&mut self, command: Command, now: Instant) -> Result<SessionStep, SessionError> {
        if self.clocks.has_run_out(now) {
            return Ok(self.flag_falls(now));
        }
        match command {
            Command::Play { player, text } => self.play_by_hand(player, &text, now),
            Command::Touch { player, square } => self.touch(player, square),
            Command::Thought { ticket, .. } | Command::Failed { ticket, .. }
                if ticket != self.ticket =>
            {
                Ok(SessionStep::default())
            }
            Command::Thought { advice, .. } => Ok(self.think(advice, now)),
            Command::Failed { fault, .. } => Ok(self.fail(fault, now)),
            Command::PlayNow => self.play_now(now),
            Command::Undo { moves } => self.undo(moves, now),
            Command::Redo { moves } => self.redo(moves, now),
            Command::GoTo(node) => self.go_to(node, now),
            Command::Resign { player } => self.resign(player, now),
            Command::OfferDraw { player } => self.offer_draw(player, now),
            Command::AcceptDraw { player } => self.accept_draw(player, now),
            Command::DeclineDraw { player } => self.decline_draw(player),
            Command::Pause => Ok(self.pause(now)),
            Command::Resume => Ok(self.resume(now)),
            Command::Step => self.step(now),
            Command::Pace(pace) => Ok(self.set_pace(pace)),
            Command::Comment { node, text } => self.comment(node, &text),
            Command::Mark { node, marks } => self.mark(node, marks),
            Command::Draw { node, drawings } => self.draw(node, drawings),
            Command::Arrange { node, how } => self.arrange(node, how, now),
            Command::Judged { ticket, .. } if ticket != self.ticket => Ok(SessionStep::default()),
            Command::Judged { node, engine, advice, .. } => self.judge(node, engine, advice),
            Command::Seat { player, spec } => self.reseat(player, &spec, now),
            Command::SetUp { position } => self.set_up(position, now),
            Command::Again => self.again(now),
            Command::AgainWith(setup) => self.again_with(setup, now),
            Command::Tick => Ok(self.tick(now)),
        }
    }

    /// When the session wants a [`Command::Tick`] if nothing else happens before: a flag falls
    /// then, or a move that was held back is played.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        let due = self.held.as_ref().map(|held| held.due);
        // A clock stands while a move is held back, so there is never more than one of them.
        due.or_else(|| self.clocks.deadline())
    }

    /// Takes a new ticket, lets the clock run or stand, and finds the work to do now.
    fn changed(&mut self, events: Vec<Event>, now: Instant) -> SessionStep {
        self.stop.raise();
        self.enough.raise();
        self.stop = Stop::default();
        self.enough = Stop::default();
        self.ticket.0 += 1;
        self.held = None;
        self.hurried = false;
        self.clocks.run(self.flow != Flow::Paused && self.ending().is_none(), now);
        SessionStep { events, work: self.work(now) }
    }

    fn work(&self, now: Instant) -> Option<Work> {
        if self.flow == Flow::Paused || self.ending().is_some() {
            return None;
        }
        let limits = self.clocks.limits(now);
        let job = self.table.think(limits, self.stop.clone())?;
        let player = self.table.turn();
        let engine = self.seats.get(player.index()).and_then(Seat::engine)?;
        let node = self.record.tree.current();
        let text = self.search_text(node, engine, limits, SearchGoal::Move);
        Some(Work { ticket: self.ticket, player, stop: self.stop.clone(), job, text })
    }

    /// A search as text.
    fn search_text(
        &self,
        node: NodeId,
        engine: &Spec,
        limits: Limits,
        question: SearchGoal,
    ) -> SearchText {
        let tree = &self.record.tree;
        SearchText {
            game: self.record.game.clone(),
            start: self.record.start.clone(),
            moves: tree.line_to(node).into_iter().map(|node| tree.text(node).to_owned()).collect(),
            engine: engine.clone(),
            limits,
            question,
        }
    }

    /// What the engine at the table thinks about while a person does, if it does: to be run on any
    /// thread after a step that has no work.
    #[must_use]
    pub fn ponder(&self) -> Option<PonderRun> {
        if self.flow == Flow::Paused || self.ending().is_some() {
            return None;
        }
        let stop = self.stop.child();
        Some(PonderRun { job: self.table.ponder(stop.clone())?, stop })
    }

    /// A game begins; from a position that was set up it may be over already.
    fn begin(&mut self, now: Instant) -> SessionStep {
        self.begin_turn(now);
        let over = self.ending().map(Event::Over);
        self.changed([Event::Begun].into_iter().chain(over).collect(), now)
    }

    /// The player to move has the time that is left to them, and has touched nothing.
    fn begin_turn(&mut self, now: Instant) {
        self.clocks.begin_turn(self.left_before_turn(self.table.turn()));
        self.began = now;
        self.touched = None;
    }
}

/// Looking.
impl Session {
    /// The game with everything that was decided or drawn.
    #[must_use]
    pub fn game(&self) -> &Spec {
        &self.record.game
    }

    /// What people decided before the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// What there is to see of the position: the moves are those that may be played now.
    #[must_use]
    pub fn view(&self) -> View {
        let mut view = self.table.view();
        view.ending = self.ending();
        if view.ending.is_some() {
            view.moves.clear();
        }
        if let Some(touched) = self.touched {
            view.moves.retain(|turn| turn.path.first() == Some(&touched));
        }
        view
    }

    /// The table itself, to look at.
    #[must_use]
    pub fn table(&self) -> &dyn AnyGame {
        &*self.table
    }

    /// Every move played, and the place now on the board.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.record.tree
    }

    /// Which state of the table this is; work with another ticket is no longer wanted.
    #[must_use]
    pub fn ticket(&self) -> Ticket {
        self.ticket
    }

    /// Whose turn it is, or would be.
    #[must_use]
    pub fn turn(&self) -> Player {
        self.table.turn()
    }

    /// How the game ended, by its rules or otherwise, if it has. On an analysis board only the
    /// rules end anything: after a resignation one still wants to know how it would have gone on.
    #[must_use]
    pub fn ending(&self) -> Option<GameEnding> {
        if self.is_analysis() {
            return self.table.ending();
        }
        self.record.tree.end(self.record.tree.current()).map(GameResult::ending)
    }

    /// Whether the game goes on by itself.
    #[must_use]
    pub fn flow(&self) -> Flow {
        self.flow
    }

    /// The least time that an engine takes for a move.
    #[must_use]
    pub fn pace(&self) -> Duration {
        self.setup.pace
    }

    /// The offer of a draw, if one stands.
    #[must_use]
    pub fn offer(&self) -> Option<&DrawOffer> {
        self.offer.as_ref()
    }

    /// The piece that must be played because it was touched.
    #[must_use]
    pub fn touched(&self) -> Option<Square> {
        self.touched
    }

    /// What each player's clock shows, in the order of seats; nothing where time is unlimited.
    #[must_use]
    pub fn clocks(&self, now: Instant) -> Vec<Duration> {
        let turn = self.table.turn();
        let left = |player| {
            if player == turn { self.clocks.left(now) } else { self.left_before_turn(player) }
        };
        Player::all(self.table.players()).filter_map(left).collect()
    }

    /// Whose clock is running.
    #[must_use]
    pub fn ticking(&self) -> Option<Player> {
        let limited = self.clocks.control != TimeControl::Unlimited;
        (limited && self.clocks.is_running()).then(|| self.table.turn())
    }

    /// The series so far; the game on the board counts while it is over, so taking back its last
    /// move takes back the point.
    #[must_use]
    pub fn scores(&self) -> Scores {
        match self.ending() {
            Some(GameEnding { outcome, .. }) => self.earlier.with(outcome),
            None => self.earlier.clone(),
        }
    }

    /// What a player's clock shows when their next turn begins.
    fn left_before_turn(&self, player: Player) -> Option<Duration> {
        match self.clocks.control {
            // Nobody need look back over the game at every move.
            TimeControl::Unlimited => None,
            control => control.left(self.record.tree.spent_by(player, self.record.tree.current())),
        }
    }

    /// Whether it is no game that is played, but one that is analysed.
    #[must_use]
    pub fn is_analysis(&self) -> bool {
        self.setup.analysis
    }

    fn is_human(&self, player: Player) -> bool {
        self.seats[player.index()].is_human()
    }

    fn has_no_person(&self) -> bool {
        self.seats.iter().all(|seat| !seat.is_human())
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.table.position();
        f.debug_struct("Session")
            .field("game", &self.record.game.to_string())
            .field("position", &position)
            .finish_non_exhaustive()
    }
}
