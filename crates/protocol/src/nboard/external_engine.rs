//! Engines that speak `NBoard`, at our table.

use std::time::Instant;

use record::{Form, RecordBuilder};
use rules::Spec;
use session::{Advice, Fault, GameNotation};

use super::read_move;
use crate::external::{EngineDialect, MoveRequest, Process, Program};

/// An engine that speaks `NBoard`.
#[derive(Debug)]
pub(crate) struct NboardExternalEngine {
    game: Spec,
    /// How often it was asked to say that it listens.
    pings: u32,
    /// What it calls itself.
    name: Option<String>,
}

impl NboardExternalEngine {
    pub(crate) fn new(game: &Spec) -> Self {
        Self { game: game.clone(), pings: 0, name: None }
    }

    /// Waits until the engine has heard everything.
    fn ping(&mut self, process: &mut Process, deadline: Instant) -> Result<(), Fault> {
        self.pings += 1;
        process.say(&format!("ping {}", self.pings))?;
        let pong = format!("pong {}", self.pings);
        loop {
            let line = process.line(deadline)?;
            if line.trim() == pong {
                return Ok(());
            }
            if let Some(name) = line.trim().strip_prefix("set myname ") {
                self.name = Some(name.trim().to_owned());
            }
        }
    }
}

/// The game so far in GGF, in one line.
fn ggf(game: &Spec, place: &GameNotation) -> Option<String> {
    let mut builder = RecordBuilder::new(game.clone()).ok()?;
    builder.set_up(&place.start).ok()?;
    for text in &place.moves {
        builder.play(text).ok()?;
    }
    let written = record::write(Form::Ggf, &[builder.finish()]).ok()?;
    let text = String::from_utf8(written).ok()?;
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

impl EngineDialect for NboardExternalEngine {
    fn farewell(&self) -> &'static str {
        "quit"
    }

    fn name(&self) -> Option<String> {
        self.name.clone()
    }

    fn greet(
        &mut self,
        process: &mut Process,
        _: &Program,
        deadline: Instant,
    ) -> Result<(), Fault> {
        process.say("nboard 2")?;
        self.ping(process, deadline)
    }

    fn ask(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let player = question.table.turn();
        if let Some(depth) = question.limits.depth {
            process.say(&format!("set depth {depth}"))?;
        }
        let game = ggf(&self.game, question.place).expect("a game of Othello");
        process.say(&format!("set game {game}"))?;
        self.ping(process, question.deadline)?;
        process.say("go")?;
        let mut thought = Advice::of_move(player, "");
        loop {
            let line = process.line(question.deadline)?;
            let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match command {
                "===" => {
                    let best = read_move(rest).to_owned();
                    if best.is_empty() {
                        return Err(Fault::Garbled(line));
                    }
                    return Ok(Advice { line: vec![best.clone()], best, ..thought });
                }
                "nodestats" => {
                    let nodes = rest.split_whitespace().next().and_then(|text| text.parse().ok());
                    thought.statistics.nodes = nodes.unwrap_or_default();
                }
                "search" => {
                    hear_thought(rest, &mut thought);
                    tell(thought.clone());
                }
                _ => (),
            }
        }
    }
}

/// Takes over what an engine says about its thinking: the line, its worth and its depth.
fn hear_thought(text: &str, thought: &mut Advice) {
    let mut words = text.split_whitespace();
    let _line = words.next();
    let discs = words.next().and_then(|word| word.parse::<f64>().ok());
    if let Some(discs) = discs {
        let text = format!("{:.0}", (discs * 100.0).clamp(-6400.0, 6400.0));
        thought.score = text.parse().unwrap_or_default();
    }
    if let Some(depth) = words.nth(1).and_then(|word| word.parse().ok()) {
        thought.depth = depth;
    }
}
