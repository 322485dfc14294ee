//! A program on the network, at our table.

use std::{
    net::{TcpStream, ToSocketAddrs},
    time::{Duration, Instant},
};

use rules::{Knob, Spec, SpecError};
use search::{Limits, Stop};
use session::{Advice, AnyGame, ExternalEngine, Fault, GameNotation, open_table};

use super::{
    PORT,
    connection::DxpConnection,
    message::{DxpEndReason, DxpGameRequest, DxpMessage, ends, position},
};
use crate::draughts::{SquareNumbers, is_white};

/// How long a connection may take.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long a move may take if there is no clock.
const NATURAL_TIME: Duration = Duration::from_mins(10);
/// How many moves a game is said to have.
const MOVES: u32 = 75;

/// A program on the network that plays draughts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DxpPeer {
    /// The machine it is on.
    pub host: String,
    /// The port it listens on.
    pub port: u16,
    /// How long it may take for a move.
    pub time: Option<Duration>,
    /// How much longer than that it may take before it counts as silent.
    pub patience: Duration,
}

impl DxpPeer {
    /// What can be set about it.
    pub const KNOBS: &'static [Knob] = &[
        Knob::text("host", 200),
        Knob::number("port", 1, 65_535, Some(27_531)),
        search::TIME,
        Knob::seconds("patience", 0.0, 3600.0),
    ];

    /// A program on a machine, with nothing else said.
    #[must_use]
    pub fn new(host: impl Into<String>, port: u16) -> Self {
        Self { host: host.into(), port, time: None, patience: CONNECTING }
    }

    /// The program that a spec describes, as `dxp:host=192.168.1.5,port=27531`; on this machine
    /// unless it says otherwise.
    ///
    /// # Errors
    ///
    /// If a setting is wrong.
    pub fn read(spec: &Spec) -> Result<Self, SpecError> {
        let settings = spec.settle(Self::KNOBS)?;
        let port = settings.number("port").and_then(|port| u16::try_from(port).ok());
        let mut partner =
            Self::new(settings.word("host").unwrap_or("localhost"), port.unwrap_or(PORT));
        partner.time = settings.seconds("time");
        partner.patience = settings.seconds("patience").unwrap_or(CONNECTING);
        Ok(partner)
    }

    /// Connects to it.
    pub(super) fn connect(&self) -> Result<DxpConnection, Fault> {
        let name = format!("{}:{}", self.host, self.port);
        let absent = |error: std::io::Error| Fault::Absent(format!("{name}: {}", error.kind()));
        let mut last = std::io::Error::from(std::io::ErrorKind::AddrNotAvailable);
        for address in name.to_socket_addrs().map_err(absent)? {
            match TcpStream::connect_timeout(&address, CONNECTING) {
                Ok(stream) => return Ok(DxpConnection::new(stream)),
                Err(error) => last = error,
            }
        }
        Err(absent(last))
    }
}

/// A program on the network, seated at a game.
pub(crate) struct DxpExternalEngine {
    partner: DxpPeer,
    game: Spec,
    wire: Option<DxpConnection>,
    /// The game that it knows of: where it began, and the moves.
    known: Option<(String, Vec<String>)>,
}

impl DxpExternalEngine {
    pub(crate) fn new(partner: DxpPeer, game: Spec) -> Self {
        Self { partner, game, wire: None, known: None }
    }

    fn ask(&mut self, place: &GameNotation, limits: Limits, stop: &Stop) -> Result<Advice, Fault> {
        let longest = limits.longest().or(self.partner.time).unwrap_or(NATURAL_TIME);
        let deadline = Instant::now() + longest.saturating_add(self.partner.patience);
        let mut table = open_table(&self.game).expect("the game is being played");
        let usual = table.position() == place.start;
        let known = self.known.take().filter(|(start, _)| *start == place.start);
        let fresh = known.and_then(|(_, known)| Some(place.moves.strip_prefix(&known[..])?.len()));
        let goes_on = fresh == Some(1) && self.wire.is_some();
        // The last move is told as a move if the partner knows everything before it, or if there
        // is nothing before it; anything else is told as a position.
        let told = match place.moves.len() {
            count if goes_on || usual && count == 1 => count - 1,
            count => count,
        };
        lay(&mut *table, place, told);
        if !goes_on {
            // Whoever is asked is to move now, or after the move that it is about to be told.
            let side = if told == place.moves.len() { table.turn() } else { table.turn().other() };
            self.begin(&*table, is_white(&table.board(), side), limits, deadline, stop)?;
        }
        let wire = self.wire.as_mut().expect("a game has begun");
        for text in &place.moves[told..] {
            let ends = ends(&*table, text).expect("a legal move");
            wire.say(&DxpMessage::Move { seconds: 0, ends })?;
            table.play(text).expect("the move was played");
        }
        let best = answer(wire, &*table, deadline, stop)?;
        let mut moves = place.moves.clone();
        moves.push(best.clone());
        self.known = Some((place.start.clone(), moves));
        Ok(Advice::of_move(table.turn(), best))
    }

    /// Asks for a game from the position on a table, in which the partner has the side that our
    /// table has given it.
    fn begin(
        &mut self,
        table: &dyn AnyGame,
        white: bool,
        limits: Limits,
        deadline: Instant,
        stop: &Stop,
    ) -> Result<(), Fault> {
        let wire = match &mut self.wire {
            Some(wire) => {
                wire.say(&DxpMessage::End { reason: DxpEndReason::Unknown, last: false })?;
                wire
            }
            none => none.insert(self.partner.connect()?),
        };
        let mut usual = table.fork();
        usual.restart();
        let start = (usual.position() != table.position()).then(|| position(table));
        let remaining = limits.clock.map_or(NATURAL_TIME, |clock| clock.remaining);
        let minutes = u32::try_from(remaining.as_secs().div_ceil(60)).unwrap_or(u32::MAX);
        let name = "Plateau".to_owned();
        wire.say(&DxpMessage::Request(DxpGameRequest {
            name,
            white,
            minutes,
            moves: MOVES,
            start,
        }))?;
        match wire.hear(deadline, stop)? {
            DxpMessage::Answer { accepts: true, .. } => Ok(()),
            refusal => Err(Fault::Absent(refusal.write())),
        }
    }
}

/// Brings a table to the position after `count` moves.
fn lay(table: &mut dyn AnyGame, place: &GameNotation, count: usize) {
    table.set_up(&place.start).expect("the game began there");
    for text in &place.moves[..count] {
        table.play(text).expect("the move was played");
    }
}

/// The move that the partner answers with; what it says besides is passed over.
fn answer(
    wire: &mut DxpConnection,
    table: &dyn AnyGame,
    deadline: Instant,
    stop: &Stop,
) -> Result<String, Fault> {
    loop {
        match wire.hear(deadline, stop)? {
            DxpMessage::Move { ends, seconds } => {
                let found = SquareNumbers::of(table).find(table, &ends);
                let told = || DxpMessage::Move { seconds, ends: ends.clone() }.write();
                return found.ok_or_else(|| Fault::Illegal(told()));
            }
            // Who leaves a game that goes on has lost it.
            message @ DxpMessage::End { .. } => return Err(Fault::Garbled(message.write())),
            DxpMessage::Back => wire.say(&DxpMessage::BackAnswer { accepts: false })?,
            _ => (),
        }
    }
}

impl ExternalEngine for DxpExternalEngine {
    fn think(
        &mut self,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        _: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let thought = self.ask(place, limits, stop);
        if thought.is_err() {
            self.wire = None;
        }
        thought
    }

    /// The last move is told as well, if the partner knows everything before it.
    fn end(&mut self, place: &GameNotation) {
        let known = self.known.take().filter(|(start, _)| *start == place.start);
        let (Some((_, known)), Some(wire)) = (known, &mut self.wire) else { return };
        if let Some([last]) = place.moves.strip_prefix(&known[..]) {
            let mut table = open_table(&self.game).expect("the game is being played");
            lay(&mut *table, place, known.len());
            let ends = ends(&*table, last).expect("a legal move");
            // A partner who has gone does not miss it.
            let _ = wire.say(&DxpMessage::Move { seconds: 0, ends });
        }
    }
}

impl Drop for DxpExternalEngine {
    /// Says good-bye, if the connection is still open.
    fn drop(&mut self) {
        if let Some(wire) = &mut self.wire {
            let _ = wire.say(&DxpMessage::End { reason: DxpEndReason::Unknown, last: true });
        }
    }
}
