//! Who sits where, and one game after another.

use std::time::Instant;

use rules::{Player, Spec};

use super::Session;
use crate::{
    Command, Event, Participant, Scores, SessionError, SessionStep, Setup, open_room,
    setup::give_seed,
};

impl Session {
    pub(super) fn reseat(
        &mut self,
        player: Player,
        spec: &Spec,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
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
        setup.sit_down(&mut *self.table, &self.record.game, player, &seats[player.index()])?;
        self.rng = rng;
        let known = &mut self.record.players[player.index()];
        *known = Participant::seated(&setup.players[player.index()], &seats[player.index()]);
        self.seats = seats;
        self.setup = setup;
        self.opinions[player.index()] = None;
        // An offer was made to whoever sat there.
        self.offer = None;
        Ok(self.changed(vec![Event::Seated { player }], now))
    }

    /// The same again. In a series that takes turns the next player begins: they are named, or
    /// they take the first seat and everyone moves up, with their scores.
    pub(super) fn again(
        &mut self,
        alternate: bool,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        let (mut setup, mut scores) = (self.setup.clone(), self.scores());
        if alternate {
            if let Some(began) = self.named_beginner() {
                setup.first = Some(began % self.seats.len() as u64 + 1);
            } else {
                setup.players.rotate_left(1);
                scores.rotate();
            }
        }
        self.renew(setup, scores, now)
    }

    /// The player who began, counted from one, if the game names them.
    fn named_beginner(&self) -> Option<u64> {
        self.record.game.given("first").and_then(|first| first.parse().ok())
    }

    /// Whether everyone moves up by one seat when a command begins another game.
    #[must_use]
    pub fn rotates_seats(&self, command: &Command) -> bool {
        let alternates = match command {
            Command::Again => self.setup.alternate,
            Command::Rematch => true,
            _ => false,
        };
        alternates && self.named_beginner().is_none()
    }

    pub(super) fn again_with(
        &mut self,
        setup: Setup,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        let scores = self.scores();
        self.renew(setup.in_order_of_seats()?, scores, now)
    }

    pub(super) fn set_up(
        &mut self,
        position: String,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
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
    ) -> Result<SessionStep, SessionError> {
        // Whoever asks for a new game does not bring external engines along.
        setup.external_engines = self.setup.external_engines.clone();
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
        next.free_first_moves = self.free_first_moves;
        *self = next;
        Ok(self.begin(now))
    }
}
