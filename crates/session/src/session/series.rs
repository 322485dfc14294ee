//! Who sits where, and one game after another.

use std::time::Instant;

use fastrand::Rng;
use rules::{Player, Spec};

use super::Session;
use crate::{
    Event, Flow, Saved, Scores, SessionError, Setup, SetupError, Step, TimeControl, open_room,
    saved::play_all, setup::give_seed,
};

impl Session {
    pub(super) fn reseat(
        &mut self,
        player: Player,
        spec: &Spec,
        now: Instant,
    ) -> Result<Step, SessionError> {
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
        setup.sit_down(&mut *self.table, &self.game, player, &seats[player.index()])?;
        self.rng = rng;
        self.seats = seats;
        self.setup = setup;
        self.opinions[player.index()] = None;
        // An offer was made to whoever sat there.
        self.offer = None;
        Ok(self.changed(vec![Event::Seated { player }], now))
    }

    /// The same again. In a series that takes turns the next player begins: they are named, or
    /// they take the first seat and everyone moves up, with their scores.
    pub(super) fn again(&mut self, now: Instant) -> Result<Step, SessionError> {
        let (mut setup, mut scores) = (self.setup.clone(), self.scores());
        if setup.alternate {
            let began = self.game.given("first").and_then(|first| first.parse::<u64>().ok());
            if let Some(began) = began {
                setup.first = Some(began % self.seats.len() as u64 + 1);
            } else {
                setup.players.rotate_left(1);
                scores.rotate();
            }
        }
        self.renew(setup, scores, now)
    }

    pub(super) fn again_with(&mut self, setup: Setup, now: Instant) -> Result<Step, SessionError> {
        let scores = self.scores();
        self.renew(setup.in_order_of_seats()?, scores, now)
    }

    pub(super) fn set_up(&mut self, position: String, now: Instant) -> Result<Step, SessionError> {
        let setup = Setup { start: Some(position), ..self.setup.clone() };
        let scores = self.scores();
        self.renew(setup, scores, now)
    }

    /// Begins another game of the series.
    fn renew(
        &mut self,
        mut setup: Setup,
        scores: Scores,
        now: Instant,
    ) -> Result<Step, SessionError> {
        // Whoever asks for a new game does not bring guests along.
        setup.guests = self.setup.guests.clone();
        // A copy, so that a refusal leaves even the lots as they were.
        let mut rng = self.rng.clone();
        let laid = setup.lay(&mut rng)?;
        let mut next = Self::laid(setup, rng, laid, now);
        if next.earlier.tallies().len() == scores.tallies().len() {
            next.earlier = scores;
        }
        // The flags and the ticket go on: they are known to whoever runs the work.
        std::mem::swap(&mut next.stop, &mut self.stop);
        std::mem::swap(&mut next.enough, &mut self.enough);
        next.ticket = self.ticket;
        *self = next;
        Ok(self.begin(now))
    }

    /// The session as it can be kept and resumed later.
    #[must_use]
    pub fn save(&self) -> Saved {
        Saved {
            setup: self.setup.clone(),
            game: self.game.clone(),
            tree: self.tree.clone(),
            earlier: self.earlier.clone(),
        }
    }

    /// Goes on with a session that was saved. Where clocks would run, or engines play on by
    /// themselves, everything waits until somebody resumes it.
    ///
    /// # Errors
    ///
    /// If the set-up is refused, or a move in the tree cannot be played.
    pub fn resume_saved(saved: Saved, now: Instant) -> Result<(Self, Step), SetupError> {
        let Saved { setup, game, mut tree, earlier } = saved;
        let mut rng = Rng::with_seed(setup.seed);
        // What was decided is not drawn again.
        let decided = Setup { game, first: None, ..setup.clone() };
        let mut laid = decided.lay(&mut rng)?;
        play_all(&mut *laid.table, &mut tree)?;
        let mut session = Self::laid(setup, rng, laid, now);
        session.tree = tree;
        if earlier.tallies().len() == session.seats.len() {
            session.earlier = earlier;
        }
        if session.has_no_person() || session.setup.clock != TimeControl::Unlimited {
            session.flow = Flow::Paused;
        }
        let step = session.begin(now);
        Ok((session, step))
    }
}
