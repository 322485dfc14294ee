//! Moves: by hand and by thought.

use std::time::{Duration, Instant};

use rules::{Player, Square};

use super::{Session, pace::DelayedMove};
use crate::{
    Advice, Event, Fault, Flow, GameResult, PlayError, Refusal, SessionError, SessionStep,
    TimeControl, refusal::Touches,
};

impl Session {
    /// Whether touching these squares in this order begins a legal move of a player; if not, the
    /// error says why the last of them means nothing.
    ///
    /// # Errors
    ///
    /// If it is not this person's turn, or no legal move is begun in this way.
    pub fn check_touches(&self, player: Player, squares: &[Square]) -> Result<(), SessionError> {
        self.check_turn(player)?;
        let touches = Touches {
            game: &self.record.game.name,
            table: &*self.table,
            view: &self.table.view(),
            touched: self.touched,
        };
        Ok(touches.check(squares)?)
    }

    /// Whether a seat has a person whose turn it is in a game that goes on.
    fn check_turn(&self, player: Player) -> Result<(), SessionError> {
        self.check_person(player)?;
        if self.ending().is_some() {
            return Err(PlayError::Over.into());
        }
        let turn = self.table.turn();
        if turn != player {
            return Err(SessionError::NotYourTurn { turn });
        }
        let timed = self.clocks.control != TimeControl::Unlimited;
        if timed && self.flow == Flow::Paused { Err(SessionError::Paused) } else { Ok(()) }
    }

    pub(super) fn check_person(&self, player: Player) -> Result<(), SessionError> {
        match self.seats.get(player.index()) {
            None => Err(SessionError::NoSuchSeat { player }),
            Some(seat) if !seat.is_human() => Err(SessionError::NotAPerson { player }),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn touch(
        &mut self,
        player: Player,
        square: Square,
    ) -> Result<SessionStep, SessionError> {
        self.check_touches(player, &[square])?;
        if !self.setup.touch_move || self.touched.is_some() {
            return Ok(SessionStep::default());
        }
        let view = self.table.view();
        let walks = |turn: &crate::Turn| turn.is_walk() && turn.path[0] == square;
        if !view.moves.iter().any(walks) {
            return Ok(SessionStep::default());
        }
        self.touched = Some(square);
        Ok(SessionStep::telling(vec![Event::Touched { player, square }]))
    }

    pub(super) fn play_by_hand(
        &mut self,
        player: Player,
        text: &str,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        self.check_turn(player)?;
        self.check_touched(text)?;
        let spent = self.clocks.spent(now);
        Ok(self.play(text, spent, now)?)
    }

    /// Whether a move is one of the piece that was touched.
    fn check_touched(&self, text: &str) -> Result<(), SessionError> {
        let Some(touched) = self.touched else { return Ok(()) };
        let mut trial = self.table.fork();
        trial.play(text)?;
        let first = trial.last().and_then(|turn| turn.path.first().copied());
        if first == Some(touched) {
            return Ok(());
        }
        Err(Refusal::Touched { square: self.table.square_name(touched) }.into())
    }

    /// Plays a legal move for the player to move.
    fn play(
        &mut self,
        text: &str,
        spent: Duration,
        now: Instant,
    ) -> Result<SessionStep, PlayError> {
        let player = self.table.turn();
        let text = self.table.play(text)?;
        let analysis = self.is_analysis();
        let tree = &mut self.record.tree;
        let node = if analysis {
            tree.branch(player, &text)
        } else {
            let node = tree.play(player, &text);
            tree.remark_mut(node).spent = Some(spent);
            node
        };
        let end = self.table.ending().map(GameResult::from);
        // On an analysis board the result that was told of the game stands.
        if !analysis || end.is_some() {
            tree.set_end(node, end);
        }
        if self.flow == Flow::Stepping {
            self.flow = Flow::Paused;
        }
        let mut events = vec![Event::Played { player, text }];
        events.extend(self.let_offer_lapse(player));
        if let Some(ending) = self.ending() {
            self.offer = None;
            events.push(Event::Over(ending));
        }
        self.begin_turn(now);
        Ok(self.changed(events, now))
    }

    /// An engine has made up its mind. What it says is played at once, or when its time has come.
    pub(super) fn think(&mut self, advice: Advice, now: Instant) -> SessionStep {
        if self.held.is_some() {
            return SessionStep::default();
        }
        self.opinions[self.table.turn().index()] = Some(advice.score);
        let advice = self.in_scale_of_table(advice);
        // At a table of many a score says nothing that a bar between two could show.
        if self.table.players() == 2 && advice.depth > 0 {
            let tree = &mut self.record.tree;
            tree.set_worth(tree.current(), advice.player, advice.score);
        }
        let (text, spent) = (advice.best, self.clocks.spent(now));
        if let Some(due) = self.due(now) {
            self.held = Some(DelayedMove { text, spent, due });
            self.clocks.run(false, now);
            return SessionStep::default();
        }
        self.play_thought(text, spent, now)
    }

    /// Plays what an engine has chosen; it loses if that is no move.
    pub(super) fn play_thought(
        &mut self,
        text: String,
        spent: Duration,
        now: Instant,
    ) -> SessionStep {
        match self.play(&text, spent, now) {
            Ok(step) => step,
            Err(_) => self.fail(Fault::Illegal(text), now),
        }
    }
}
