//! Our engines as players in our own protocol.

use rules::Spec;
use search::BOOK;
use session::{Advice, AnyGame, PlayError, open_room};

use super::{
    VERSION,
    message::{EngineReport, GameAnnouncement, GoLimits, PlayerMessage, RefereeMessage, line},
};
use crate::protocol_session::{LocalEngine, ProtocolEngine, ProtocolSession, Talk, think};

/// The default engine: a level plays every game.
const STRONGEST: &str = "level:10";

/// A player in our own protocol.
pub(crate) struct JsonEngine {
    player: LocalEngine,
    game: Option<RefereeGame>,
}

/// The game that the referee has named.
struct RefereeGame {
    table: Box<dyn AnyGame>,
    start: String,
    engine: Spec,
}

impl JsonEngine {
    pub(crate) fn new(player: LocalEngine) -> Self {
        Self { player, game: None }
    }

    /// Sets up a game; the one before stays if there is something wrong with it.
    fn begin(&mut self, announced: &GameAnnouncement) -> Result<(), String> {
        let spec: Spec = announced.game.parse().map_err(say)?;
        let room = open_room(&spec).map_err(say)?;
        let mut table = room.open(&spec).map_err(say)?;
        if let Some(start) = &announced.start {
            table.set_up(start).map_err(say)?;
        }
        let named = announced.engine.as_deref().map(str::parse).transpose().map_err(say)?;
        let mut engine = named.unwrap_or_else(|| self.player.engine_or(STRONGEST));
        if let Some(seed) = announced.seed
            && room.takes_seed(&engine)
            && engine.given("seed").is_none()
        {
            engine.set("seed", seed.to_string());
        }
        // As in a match within one program, books stay closed unless they are asked for.
        if room.takes_book(&engine) && engine.given(BOOK.name).is_none() {
            engine.set(BOOK.name, "off");
        }
        let seats = table.players();
        if !(1..=seats).contains(&announced.seat) {
            return Err(format!("seat {} is none of 1 to {seats}", announced.seat));
        }
        table.seat(rules::Player(announced.seat - 1), Some(&engine)).map_err(say)?;
        self.game = Some(RefereeGame { start: table.position(), table, engine });
        Ok(())
    }

    /// Begins to think about the game after these moves.
    fn go(
        &mut self,
        moves: &[String],
        limits: &GoLimits,
        session: &mut ProtocolSession<'_>,
    ) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("no game was named")?;
        let limits = limits.read().ok_or("a time is a number of seconds, and not negative")?;
        // The table stays, because whoever sits at it remembers what it has seen.
        game.table.set_up(&game.start).expect("the game begins there");
        for (index, text) in moves.iter().enumerate() {
            let played = game.table.play(text);
            played.map_err(|error| unplayed(index, text, &error))?;
        }
        let limits = limits.or(self.player.limits);
        if think(session, &mut *game.table, &game.engine, limits).map_err(say)? {
            return Ok(());
        }
        Err("the game is over".to_owned())
    }

    fn obey(
        &mut self,
        request: RefereeMessage,
        session: &mut ProtocolSession<'_>,
    ) -> Result<Option<PlayerMessage>, String> {
        match request {
            RefereeMessage::Hello { protocol: VERSION } => Ok(Some(PlayerMessage::Hello {
                protocol: VERSION,
                name: "Plateau".to_owned(),
                version: env!("CARGO_PKG_VERSION").to_owned(),
                state: false,
            })),
            RefereeMessage::Hello { protocol } => {
                Err(format!("version {protocol} is not spoken here, only {VERSION}"))
            }
            RefereeMessage::Game(announcement) => {
                self.begin(&announcement)?;
                Ok(Some(PlayerMessage::Ready))
            }
            RefereeMessage::Go { moves, limits, .. } => {
                self.go(&moves, &limits, session).map(|()| None)
            }
            RefereeMessage::Stop => {
                session.stop();
                Ok(None)
            }
            // It has rules of its own and asks for nothing, and what is not asked is not answered.
            RefereeMessage::Quit | RefereeMessage::State(_) | RefereeMessage::Error { .. } => {
                Ok(None)
            }
        }
    }
}

/// What is wrong with one of several moves.
pub(super) fn unplayed(index: usize, text: &str, error: &PlayError) -> String {
    format!("move {}, {text:?}: {error}", index + 1)
}

/// An error in the words of its own, for the person who reads the line.
fn say(error: impl std::error::Error) -> String {
    error.to_string()
}

/// What an engine tells of its thinking.
fn report(advice: &Advice) -> EngineReport {
    EngineReport {
        depth: Some(advice.depth),
        score: Some(advice.score),
        nodes: Some(advice.statistics.nodes),
        line: advice.line.clone(),
    }
}

impl ProtocolEngine for JsonEngine {
    fn is_urgent(&self, text: &str) -> bool {
        matches!(serde_json::from_str(text), Ok(RefereeMessage::Stop | RefereeMessage::Quit))
    }

    fn hear(&mut self, text: &str, session: &mut ProtocolSession<'_>) -> Talk {
        if text.trim().is_empty() {
            return Talk::GoesOn;
        }
        let answer = match serde_json::from_str(text) {
            Ok(RefereeMessage::Quit) => return Talk::IsOver,
            Ok(request) => self.obey(request, session),
            Err(error) => Err(say(error)),
        };
        match answer {
            Ok(Some(answer)) => session.say(&line(&answer)),
            Ok(None) => (),
            Err(message) => session.say(&line(&PlayerMessage::Error { message })),
        }
        Talk::GoesOn
    }

    fn progress(&mut self, advice: &Advice, session: &mut ProtocolSession<'_>) {
        session.say(&line(&PlayerMessage::Info(report(advice))));
    }

    fn decide(&mut self, advice: Advice, session: &mut ProtocolSession<'_>) {
        let report = report(&advice);
        session.say(&line(&PlayerMessage::Move { played: advice.best, report }));
    }
}
