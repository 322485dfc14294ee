//! What ends a game besides its rules: resignation, agreement, the flag, a broken program.

use std::time::Instant;

use rules::{Outcome, Player, Reason};

use super::Session;
use crate::{
    DrawOffer, Event, Fault, GameEnding, GameEntry, PlayError, SessionError, SessionStep, open_room,
};

impl Session {
    pub(super) fn resign(
        &mut self,
        player: Player,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        self.check_going(player)?;
        Ok(self.lose(player, Reason::Resignation, Vec::new(), now))
    }

    pub(super) fn flag_falls(&mut self, now: Instant) -> SessionStep {
        self.lose(self.table.turn(), Reason::Time, Vec::new(), now)
    }

    /// The program of the player to move has failed.
    pub(super) fn fail(&mut self, fault: Fault, now: Instant) -> SessionStep {
        let player = self.table.turn();
        let failed = Event::Failed { player, fault: fault.clone() };
        let step = self.lose(player, Reason::Fault, vec![failed], now);
        self.record.tree.set_fault(self.record.tree.current(), Some(fault));
        step
    }

    /// A player loses otherwise than by the rules. At a table of two the other one wins. At a
    /// table of many the game is over for everyone: no game can do without one of its players,
    /// and no player has earned a win. Those who would rather go on take it back and give the seat
    /// to another player.
    pub(super) fn lose(
        &mut self,
        player: Player,
        reason: Reason,
        events: Vec<Event>,
        now: Instant,
    ) -> SessionStep {
        let outcome = match self.table.players() {
            2 => Outcome::Win(player.other()),
            _ => Outcome::Lose(player),
        };
        self.decide(GameEnding { outcome, reason }, events, now)
    }

    pub(super) fn decide(
        &mut self,
        ending: GameEnding,
        mut events: Vec<Event>,
        now: Instant,
    ) -> SessionStep {
        self.record.tree.set_verdict(self.record.tree.current(), Some(ending.into()));
        self.offer = None;
        self.touched = None;
        events.push(Event::Over(ending));
        self.changed(events, now)
    }

    pub(super) fn offer_draw(
        &mut self,
        player: Player,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        self.check_going(player)?;
        if !self.has_agreed_draws() {
            return Err(SessionError::NoAgreement { game: self.record.game.name.clone() });
        }
        match &self.offer {
            Some(_) => self.accept_draw(player, now),
            None => Ok(self.ask_engines(player, now)),
        }
    }

    /// Puts an offer on the table and lets the engines answer it.
    fn ask_engines(&mut self, by: Player, now: Instant) -> SessionStep {
        let mut events = vec![Event::DrawOffered { player: by }];
        let mut offer = DrawOffer::new(by);
        let moves = self.record.tree.ply(self.record.tree.current());
        for player in Player::all(self.table.players()).filter(|&player| !self.is_human(player)) {
            if !DrawOffer::suits(self.opinions[player.index()], moves) {
                events.push(Event::DrawDeclined { player });
                return SessionStep::telling(events);
            }
            events.push(Event::DrawAccepted { player });
            offer.accepted.push(player);
        }
        self.offer = Some(offer);
        self.agree(events, now)
    }

    pub(super) fn accept_draw(
        &mut self,
        player: Player,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        self.check_going(player)?;
        let offer = self.offer.as_mut().ok_or(SessionError::NoOffer)?;
        if offer.has_agreed(player) {
            return Err(SessionError::AgreedAlready { player });
        }
        offer.accepted.push(player);
        Ok(self.agree(vec![Event::DrawAccepted { player }], now))
    }

    /// Ends the game if everyone has agreed.
    fn agree(&mut self, events: Vec<Event>, now: Instant) -> SessionStep {
        let mut players = Player::all(self.table.players());
        let agreed = |offer: &DrawOffer| players.all(|player| offer.has_agreed(player));
        if !self.offer.as_ref().is_some_and(agreed) {
            return SessionStep::telling(events);
        }
        let ending = GameEnding { outcome: Outcome::Draw, reason: Reason::Agreement };
        self.decide(ending, events, now)
    }

    pub(super) fn decline_draw(&mut self, player: Player) -> Result<SessionStep, SessionError> {
        self.check_going(player)?;
        self.offer.take().ok_or(SessionError::NoOffer)?;
        Ok(SessionStep::telling(vec![Event::DrawDeclined { player }]))
    }

    /// Who plays on instead of answering an offer has declined it.
    pub(super) fn let_offer_lapse(&mut self, player: Player) -> Option<Event> {
        let lapsed = self.offer.take_if(|offer| !offer.has_agreed(player));
        lapsed.map(|_| Event::DrawDeclined { player })
    }

    /// Whether the players may agree on a draw.
    pub(crate) fn has_agreed_draws(&self) -> bool {
        open_room(&self.record.game).is_ok_and(GameEntry::has_agreed_draws)
    }

    /// Whether a seat has a person in a game that goes on.
    pub(super) fn check_going(&self, player: Player) -> Result<(), SessionError> {
        self.check_person(player)?;
        if self.ending().is_some() { Err(PlayError::Over.into()) } else { Ok(()) }
    }
}
