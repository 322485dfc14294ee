//! Programs that speak our own protocol, at our table.

use std::time::{Duration, Instant};

use rules::{Player, Spec};
use session::{Advice, AnyGame, Fault};

use super::{
    VERSION,
    message::{EngineReport, GameAnnouncement, PlayerMessage, RefereeMessage, line},
};
use crate::external::{AnswerWait, EngineDialect, MoveRequest, Process, Program};

/// How a program is told to answer now.
const STOP: &str = r#"{"type":"stop"}"#;
/// How a program is told to end.
const QUIT: &str = r#"{"type":"quit"}"#;

/// A program that speaks our own protocol.
#[derive(Debug)]
pub(crate) struct JsonExternalEngine {
    game: Spec,
    /// The engine that it is to play with.
    engine: Option<Spec>,
    /// What everything random in its play follows from.
    seed: Option<u64>,
    /// How long it has to say what it has when it is told to stop.
    patience: Duration,
    /// The start of the game that it knows of, and the seat that it was given there.
    announced: Option<(String, Player)>,
    /// What it calls itself.
    name: Option<String>,
}

impl JsonExternalEngine {
    pub(crate) fn new(game: &Spec, program: &Program) -> Self {
        Self {
            game: game.clone(),
            engine: program.engine.clone(),
            seed: None,
            patience: program.patience,
            announced: None,
            name: None,
        }
    }

    /// Names the game, unless the program knows it already.
    fn announce(&mut self, process: &mut Process, question: &MoveRequest<'_>) -> Result<(), Fault> {
        let announced = (question.place.start.clone(), question.table.turn());
        if self.announced.as_ref() == Some(&announced) {
            return Ok(());
        }
        let (start, seat) = announced;
        let request = RefereeMessage::Game(GameAnnouncement {
            game: self.game.to_string(),
            seat: seat.0 + 1,
            start: Some(start.clone()),
            engine: self.engine.as_ref().map(Spec::to_string),
            seed: self.seed,
        });
        process.say(&line(&request))?;
        let text = process.line(question.deadline)?;
        match read(&text)? {
            PlayerMessage::Ready => self.announced = Some((start, seat)),
            PlayerMessage::Error { message } => return Err(Fault::Absent(message)),
            _ => return Err(Fault::Garbled(text)),
        }
        Ok(())
    }

    /// Hears what the program says, one thought after the other, until it moves.
    fn listen(
        &self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let mut wait = AnswerWait::new(question.deadline, question.stop, STOP, self.patience);
        loop {
            let text = wait.line(process)?;
            match read(&text)? {
                PlayerMessage::Info(report) => {
                    let line = legal(question.table, &report.line);
                    if let Some(best) = line.first().cloned() {
                        tell(advice(question.table, best, line, &report));
                    }
                }
                PlayerMessage::Move { played, report } => {
                    let mut line = legal(question.table, &report.line);
                    if line.first() != Some(&played) {
                        line = vec![played.clone()];
                    }
                    return Ok(advice(question.table, played, line, &report));
                }
                _ => return Err(Fault::Garbled(text)),
            }
        }
    }
}

fn read(text: &str) -> Result<PlayerMessage, Fault> {
    serde_json::from_str(text).map_err(|_| Fault::Garbled(text.to_owned()))
}

/// As much of a line as can be played, as the game writes it.
fn legal(table: &dyn AnyGame, line: &[String]) -> Vec<String> {
    let mut ahead = table.fork();
    line.iter().map_while(|text| ahead.play(text).ok()).collect()
}

fn advice(table: &dyn AnyGame, best: String, line: Vec<String>, report: &EngineReport) -> Advice {
    let mut advice = Advice::of_move(table.turn(), best);
    advice.line = line;
    advice.depth = report.depth.unwrap_or_default();
    advice.score = report.score.unwrap_or_default();
    advice.statistics.nodes = report.nodes.unwrap_or_default();
    advice
}

impl EngineDialect for JsonExternalEngine {
    fn farewell(&self) -> &'static str {
        QUIT
    }

    fn name(&self) -> Option<String> {
        // One program plays with many engines.
        match (&self.name, &self.engine) {
            (Some(name), Some(engine)) => Some(format!("{name} ({engine})")),
            (name, _) => name.clone(),
        }
    }

    fn set_seed(&mut self, seed: u64) {
        self.seed = Some(seed);
    }

    fn greet(
        &mut self,
        process: &mut Process,
        _: &Program,
        deadline: Instant,
    ) -> Result<(), Fault> {
        self.announced = None;
        process.say(&line(&RefereeMessage::Hello { protocol: VERSION }))?;
        let text = process.line(deadline)?;
        match read(&text)? {
            PlayerMessage::Hello { protocol: VERSION, name, version } => {
                let name = format!("{name} {version}").trim().to_owned();
                self.name = Some(name).filter(|name| !name.is_empty());
                Ok(())
            }
            PlayerMessage::Hello { protocol, .. } => {
                Err(Fault::Absent(format!("protocol {protocol}")))
            }
            PlayerMessage::Error { message } => Err(Fault::Absent(message)),
            _ => Err(Fault::Garbled(text)),
        }
    }

    fn ask(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        self.announce(process, question)?;
        let request = RefereeMessage::Go {
            moves: question.place.moves.clone(),
            limits: question.limits.into(),
        };
        process.say(&line(&request))?;
        self.listen(process, question, tell)
    }
}
