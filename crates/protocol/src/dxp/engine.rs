//! Our engines against a program on the network, as the side that asks for a game or is asked.

use std::{
    net::TcpListener,
    time::{Duration, Instant},
};

use record::{Record, RecordBuilder};
use rules::{Outcome, Phrase, Player, Speak, Spec, SpecError};
use search::{Clock, Limits, Stop};
use session::{AnyGame, Fault, Occupant, open_table};
use thiserror::Error;

use super::{
    DxpPeer,
    connection::DxpConnection,
    message::{DxpEndReason, DxpGameRequest, DxpMessage, ends, read_position},
};
use crate::{
    draughts::{STRONGEST, SquareNumbers, player_of},
    protocol_session::LocalEngine,
};

/// The timeout for a peer that may be a person.
const PATIENCE: Duration = Duration::from_hours(1);
/// What we are called.
const NAME: &str = "Plateau";

/// One of our players at one end of a connection.
#[derive(Clone, Debug)]
pub struct DxpPlayer {
    /// Who plays for us.
    pub player: LocalEngine,
    /// Which draughts are played.
    pub game: Spec,
    /// How long to wait for a move of the partner.
    pub patience: Duration,
}

/// Why a game over the network came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DxpError {
    /// The partner failed before there was a game.
    #[error(transparent)]
    Partner(#[from] Fault),
    /// Our own player was refused.
    #[error(transparent)]
    Player(#[from] SpecError),
}

impl Speak for DxpError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Partner(fault) => Phrase::new("error-dxp").with("problem", fault.phrase()),
            Self::Player(error) => error.phrase(),
        }
    }
}

/// A game under way.
struct DxpGame<'a> {
    dxp: &'a DxpPlayer,
    wire: &'a mut DxpConnection,
    builder: RecordBuilder,
    table: Box<dyn AnyGame>,
    /// Our side.
    own: Player,
    /// What our clock shows.
    left: Duration,
    /// How our player or the partner has failed.
    fault: Option<Fault>,
}

impl DxpPlayer {
    /// One of our players; international draughts unless the player says otherwise.
    #[must_use]
    pub fn new(player: LocalEngine) -> Self {
        let game = player.game.clone().unwrap_or_else(|| Spec::new("draughts"));
        Self { player, game, patience: PATIENCE }
    }

    /// Asks a partner for a game and plays it; `white` is whether our player has white.
    ///
    /// # Errors
    ///
    /// If the partner is not there or will not play.
    pub fn ask(&self, partner: &DxpPeer, white: bool, stop: &Stop) -> Result<Record, DxpError> {
        let mut wire = partner.connect()?;
        let table = open_table(&self.game)?;
        let minutes = 10;
        let request = DxpGameRequest {
            name: NAME.to_owned(),
            white: !white,
            minutes,
            moves: 75,
            start: None,
        };
        wire.say(&DxpMessage::Request(request))?;
        let deadline = Instant::now() + self.patience;
        match wire.hear(deadline, stop)? {
            DxpMessage::Answer { accepts: true, name } => {
                let own = player_of(&table.board(), colour(white));
                let mut game = self.sit(&mut wire, table, own, minutes)?;
                game.call(&name);
                game.play(stop);
                let record = game.finish(true);
                Ok(record)
            }
            refusal => Err(Fault::Absent(refusal.write()).into()),
        }
    }

    /// Waits for one partner, and plays the games that it asks for until it has had enough; `tell`
    /// is given each of them.
    ///
    /// # Errors
    ///
    /// If the partner fails before there is a game.
    pub fn wait(
        &self,
        listener: &TcpListener,
        stop: &Stop,
        tell: &mut dyn FnMut(Record),
    ) -> Result<(), DxpError> {
        let absent = |error: std::io::Error| Fault::Absent(error.kind().to_string());
        let (stream, _) = listener.accept().map_err(absent)?;
        let mut wire = DxpConnection::new(stream);
        // How the game that is over ended for us, until one of the two has said that it is over.
        let mut unsaid = None;
        loop {
            let request = match wire.hear(Instant::now() + self.patience, stop) {
                Ok(DxpMessage::Request(request)) => request,
                Ok(DxpMessage::End { last, .. }) if let Some(reason) = unsaid.take() => {
                    wire.say(&DxpMessage::End { reason, last })?;
                    if last {
                        return Ok(());
                    }
                    continue;
                }
                // Who goes away between two games has had enough.
                Ok(DxpMessage::End { last: true, .. }) | Err(Fault::Crashed(_)) => return Ok(()),
                Ok(_) => continue,
                Err(fault) => return Err(fault.into()),
            };
            let Some(table) = self.lay(&request)? else {
                let name = NAME.to_owned();
                wire.say(&DxpMessage::Answer { name, accepts: false })?;
                continue;
            };
            wire.say(&DxpMessage::Answer { name: NAME.to_owned(), accepts: true })?;
            let own = player_of(&table.board(), colour(request.white));
            let mut game = self.sit(&mut wire, table, own, request.minutes)?;
            game.call(&request.name);
            let last = game.play(stop);
            unsaid = game.end_to_say();
            tell(game.finish(false));
            if last {
                return Ok(());
            }
        }
    }

    /// A table as a request asks for it; nothing if it makes no sense.
    fn lay(&self, request: &DxpGameRequest) -> Result<Option<Box<dyn AnyGame>>, SpecError> {
        let mut table = open_table(&self.game)?;
        if let Some(start) = &request.start {
            let position = read_position(&*table, start);
            if position.is_none_or(|position| table.set_up(&position).is_err()) {
                return Ok(None);
            }
        }
        Ok(Some(table))
    }

    fn sit<'a>(
        &'a self,
        wire: &'a mut DxpConnection,
        mut table: Box<dyn AnyGame>,
        own: Player,
        minutes: u32,
    ) -> Result<DxpGame<'a>, SpecError> {
        table.seat(own, Some(&self.player.engine_or(STRONGEST)))?;
        let mut builder = RecordBuilder::new(self.game.clone())?;
        builder.set_up(&table.position()).expect("it is on the table");
        let left = Duration::from_secs(u64::from(minutes.max(1)) * 60);
        Ok(DxpGame { dxp: self, wire, builder, table, own, left, fault: None })
    }
}

fn colour(white: bool) -> rules::Colour {
    if white { rules::Colour::White } else { rules::Colour::Black }
}

impl DxpGame<'_> {
    /// Notes who plays: our engine, and a partner who may be a program or a person with one.
    fn call(&mut self, name: &str) {
        let players = &mut self.builder.record.players;
        let own = &mut players[self.own.index()];
        own.name = Some(NAME.to_owned());
        own.kind = Some(Occupant::Computer(self.dxp.player.engine_or(STRONGEST)));
        players[self.own.other().index()].name =
            Some(name.to_owned()).filter(|name| !name.is_empty());
    }

    /// Plays to the end, and says so; true if the partner wants no other game.
    fn play(&mut self, stop: &Stop) -> bool {
        let mut last = false;
        while self.table.ending().is_none() && self.fault.is_none() {
            let turned = if self.table.turn() == self.own {
                self.move_ours(stop)
            } else {
                self.move_theirs(stop)
            };
            match turned {
                Ok(None) => (),
                Ok(Some(is_last)) => {
                    last = is_last;
                    break;
                }
                Err(fault) => self.fault = Some(fault),
            }
        }
        last
    }

    fn move_ours(&mut self, stop: &Stop) -> Result<Option<bool>, Fault> {
        let begun = Instant::now();
        let clock = Clock { remaining: self.left, increment: Duration::ZERO, moves: None };
        let own = self.dxp.player.limits;
        let limits = match own {
            Limits { depth: None, nodes: None, time: None, .. } => {
                Limits { clock: Some(clock), ..own }
            }
            own => own,
        };
        let task = self.table.think(limits, stop.clone()).expect("our player sits there");
        let advice = task(&mut |_| ())?;
        let spent = begun.elapsed();
        self.left = self.left.saturating_sub(spent);
        let ends = ends(&*self.table, &advice.best).expect("our engines play legal moves");
        let seconds = u32::try_from(spent.as_secs()).unwrap_or(u32::MAX);
        self.wire.say(&DxpMessage::Move { seconds, ends })?;
        self.note(&advice.best);
        Ok(None)
    }

    /// Waits for the partner's move, or for its last word.
    fn move_theirs(&mut self, stop: &Stop) -> Result<Option<bool>, Fault> {
        let message = self.wire.hear(Instant::now() + self.dxp.patience, stop)?;
        match message {
            DxpMessage::Move { ref ends, .. } => {
                let found = SquareNumbers::of(&*self.table).find(&*self.table, ends);
                let text = found.ok_or_else(|| Fault::Illegal(message.write()))?;
                self.note(&text);
                Ok(None)
            }
            DxpMessage::End { reason, last } => {
                self.settle(reason);
                self.wire.say(&DxpMessage::End { reason: mirrored(reason), last })?;
                Ok(Some(last))
            }
            DxpMessage::Back => {
                self.wire.say(&DxpMessage::BackAnswer { accepts: false })?;
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    fn note(&mut self, text: &str) {
        self.table.play(text).expect("a legal move");
        self.builder.play(text).expect("a legal move");
    }

    /// Takes over how the partner says that the game ended.
    fn settle(&mut self, reason: DxpEndReason) {
        let theirs = self.own.other();
        let outcome = match reason {
            DxpEndReason::Unknown => return,
            DxpEndReason::Lost => Outcome::Win(self.own),
            DxpEndReason::Won => Outcome::Win(theirs),
            DxpEndReason::Draw => Outcome::Draw,
        };
        let agreed = matches!(outcome, Outcome::Draw);
        let why = if agreed { rules::Reason::Agreement } else { rules::Reason::Resignation };
        self.builder.record.verdict = Some(record::GameResult { outcome, reason: Some(why) });
    }

    /// How the game ended for us.
    fn reason(&self) -> DxpEndReason {
        match self.table.ending().map(|ending| ending.outcome) {
            Some(Outcome::Win(player)) if player == self.own => DxpEndReason::Won,
            Some(Outcome::Win(_) | Outcome::Lose(_)) => DxpEndReason::Lost,
            Some(Outcome::Draw) => DxpEndReason::Draw,
            None => DxpEndReason::Unknown,
        }
    }

    /// Whether it is for us to say first that the game is over: the side says it that would be to
    /// move.
    fn ends_first(&self) -> bool {
        self.table.ending().is_some() && self.table.turn() == self.own
    }

    /// How the game ended, if it is over on the board and the partner is to say so first.
    fn end_to_say(&self) -> Option<DxpEndReason> {
        (self.table.ending().is_some() && !self.ends_first()).then(|| self.reason())
    }

    /// Ends the game and returns its record. The side that asked for it says that it is over, and
    /// that is the last they play; the other says so if it would be to move.
    fn finish(mut self, asked: bool) -> Record {
        let (reason, last) = (self.reason(), asked || self.fault.is_some());
        if last || self.ends_first() {
            // A partner that is gone need not be told.
            let _ = self.wire.say(&DxpMessage::End { reason, last });
        }
        if let Some(fault) = &self.fault {
            let said = fault.text().map_or(String::new(), |text| format!(": {text}"));
            self.builder.record.facts.insert("Fault".to_owned(), format!("{}{said}", fault.name()));
            let outcome = Outcome::Win(self.own);
            let reason = Some(rules::Reason::Fault);
            self.builder.record.verdict = Some(record::GameResult { outcome, reason });
        }
        self.builder.finish()
    }
}

/// A reason as the other side sees it.
fn mirrored(reason: DxpEndReason) -> DxpEndReason {
    match reason {
        DxpEndReason::Lost => DxpEndReason::Won,
        DxpEndReason::Won => DxpEndReason::Lost,
        same => same,
    }
}
