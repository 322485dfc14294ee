//! Programs that speak our own protocol, at our table.

use std::time::{Duration, Instant};

use rules::{Player, Spec};
use session::{Advice, AnyGame, Fault, Watcher};

use super::{
    VERSION,
    engine::unplayed,
    message::{EngineReport, GameAnnouncement, NodeReport, PlayerMessage, RefereeMessage, line},
    state_report::StateReport,
    told_tree::ToldTree,
};
use crate::external::{AnswerWait, EngineDialect, MoveRequest, Process, Program};

/// How a program is told to answer now.
const STOP: &str = r#"{"type":"stop"}"#;
/// How a program is told to end.
const QUIT: &str = r#"{"type":"quit"}"#;
/// How many positions a player may ask for while it thinks about one move.
const MOST_QUESTIONS: u32 = 200_000;

/// A program that speaks our own protocol.
#[derive(Debug)]
pub(crate) struct JsonExternalEngine {
    game: String,
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
    /// Whether it wants to be told positions.
    wants_states: bool,
}

/// Says what a position is worth to the first seat, where that is written down.
pub type WrittenValue<'a> = &'a dyn Fn(&dyn AnyGame) -> Option<i32>;

/// What is wanted of a player beside its move, and told beside the question.
#[derive(Default)]
pub(super) struct Extras<'a> {
    /// What a position is worth to the first seat, where that is written down.
    pub(super) value: Option<WrittenValue<'a>>,
    /// Where the nodes of the search go, if they are wanted.
    pub(super) nodes: Option<&'a mut dyn FnMut(NodeReport)>,
}

impl Extras<'_> {
    fn state(&self, table: &dyn AnyGame) -> StateReport {
        StateReport::of(table, self.value.and_then(|value| value(table)))
    }
}

impl JsonExternalEngine {
    pub(crate) fn new(game: &str, program: &Program) -> Self {
        Self {
            game: game.to_owned(),
            engine: program.engine.clone(),
            seed: None,
            patience: program.patience,
            announced: None,
            name: None,
            wants_states: false,
        }
    }

    /// Names another engine to play with from the next question on.
    pub(super) fn set_engine(&mut self, engine: Option<Spec>) {
        self.engine = engine;
        self.announced = None;
    }

    /// Names the game, unless the program knows it already.
    fn announce(&mut self, process: &mut Process, question: &MoveRequest<'_>) -> Result<(), Fault> {
        let announced = (question.place.start.clone(), question.table.turn());
        if self.announced.as_ref() == Some(&announced) {
            return Ok(());
        }
        let (start, seat) = announced;
        let request = RefereeMessage::Game(GameAnnouncement {
            game: self.game.clone(),
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

    /// Asks for a move, and hears what the program says, one thought after the other, until it has
    /// one.
    pub(super) fn ask_with(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        mut extras: Extras<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        self.announce(process, question)?;
        process.say(&line(&RefereeMessage::Go {
            moves: question.place.moves.clone(),
            limits: question.limits.into(),
            state: self.wants_states.then(|| Box::new(extras.state(question.table))),
            tree: extras.nodes.is_some(),
        }))?;
        let mut wait = AnswerWait::new(question.deadline, question.stop, STOP, self.patience);
        let mut asked = 0;
        loop {
            let text = wait.line(process)?;
            match read(&text)? {
                PlayerMessage::Info(report) => {
                    let line = legal(question.table, &report.line);
                    if let Some(best) = line.first().cloned() {
                        tell(advice(question.table, best, line, &report));
                    }
                }
                PlayerMessage::After { moves } => {
                    asked += 1;
                    process.say(&line(&answer(question.table, &moves, asked, &extras)))?;
                }
                PlayerMessage::Node(node) => {
                    if let Some(hear) = &mut extras.nodes {
                        hear(node);
                    }
                }
                PlayerMessage::Move { played, report } => {
                    let mut line = legal(question.table, &report.line);
                    if line.first() != Some(&played) {
                        line = vec![played.clone()];
                    }
                    return Ok(advice(question.table, played, line, &report));
                }
                PlayerMessage::Error { message } if !message.is_empty() => {
                    return Err(Fault::Crashed(message));
                }
                _ => return Err(Fault::Garbled(text)),
            }
        }
    }
}

/// The position after some moves, or why there is none.
fn answer(
    table: &dyn AnyGame,
    moves: &[String],
    asked: u32,
    extras: &Extras<'_>,
) -> RefereeMessage {
    if asked > MOST_QUESTIONS {
        let message = format!("no more than {MOST_QUESTIONS} positions are told for one move");
        return RefereeMessage::Error { message };
    }
    let mut ahead = table.fork();
    for (index, text) in moves.iter().enumerate() {
        if let Err(error) = ahead.play(text) {
            return RefereeMessage::Error { message: unplayed(index, text, &error) };
        }
    }
    RefereeMessage::State(Box::new(extras.state(&*ahead)))
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
            PlayerMessage::Hello { protocol: VERSION, name, version, state } => {
                self.wants_states = state;
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
        self.ask_with(process, question, Extras::default(), tell)
    }

    fn ask_watched(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        watcher: &mut dyn Watcher,
    ) -> Result<Advice, Fault> {
        let mut tree = ToldTree::new();
        let mut hear = |node| tree.hear(node);
        let extras = Extras { value: None, nodes: Some(&mut hear) };
        let advice = self.ask_with(process, question, extras, &mut |_| ())?;
        tree.show(question.table, watcher);
        Ok(advice)
    }
}
