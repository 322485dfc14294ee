//! Engines that speak Hub, at our table.

use std::time::{Duration, Instant};

use rules::Spec;
use search::Limits;
use session::{Advice, AnyGame, Fault};

use super::{HubLine, name_outside, notation, quoted};
use crate::external::{AnswerWait, EngineDialect, MoveRequest, Process, Program};

/// The parameter that decides which draughts are played.
const VARIANT: &str = "variant";

/// An engine that speaks Hub.
#[derive(Debug)]
pub(crate) struct HubExternalEngine {
    variant: String,
    /// How long it has to say what it has when it is told to stop.
    patience: Duration,
    /// What it calls itself.
    name: Option<String>,
}

impl HubExternalEngine {
    pub(crate) fn new(game: &Spec, program: &Program) -> Self {
        let variant = game.given(VARIANT).unwrap_or("international");
        Self { variant: name_outside(variant).to_owned(), patience: program.patience, name: None }
    }

    /// Hears what the engine says, one thought after the other, until it is done.
    fn listen(
        &self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let mut thought = Advice::of_move(question.table.turn(), "");
        let mut wait = AnswerWait::new(question.deadline, question.stop, "stop", self.patience);
        loop {
            let text = wait.line(process)?;
            let line = HubLine::read(&text);
            match &*line.command {
                "info" => {
                    hear_thought(&line, question.table, &mut thought);
                    if !thought.best.is_empty() {
                        tell(thought.clone());
                    }
                }
                "done" => return decision(&line, question.table, thought, text),
                "error" => return Err(Fault::Garbled(text)),
                _ => (),
            }
        }
    }
}

/// Takes over what an engine says about its thinking.
fn hear_thought(line: &HubLine, table: &dyn AnyGame, thought: &mut Advice) {
    let number = |name| line.value(name).and_then(|text| text.parse::<f64>().ok());
    if let Some(depth) = line.value("depth").and_then(|text| text.parse().ok()) {
        thought.depth = depth;
    }
    if let Some(nodes) = line.value("nodes").and_then(|text| text.parse().ok()) {
        thought.statistics.nodes = nodes;
    }
    if let Some(men) = number("score") {
        thought.score = hundredths(men);
    }
    if let Some(pv) = line.value("pv") {
        let line = notation::read_line(table, pv);
        if let Some(best) = line.first() {
            thought.best.clone_from(best);
            thought.line = line;
        }
    }
}

/// A score in men as we count it.
fn hundredths(men: f64) -> i32 {
    // Text with two digits after the point is read as a whole number of hundredths.
    let text = format!("{:.0}", (men * 100.0).clamp(-900_000.0, 900_000.0));
    text.parse().unwrap_or_default()
}

/// The move that the engine has decided on; one that is not legal is told as it was written.
fn decision(
    line: &HubLine,
    table: &dyn AnyGame,
    mut thought: Advice,
    text: String,
) -> Result<Advice, Fault> {
    let told = line.value("move").ok_or(Fault::Garbled(text))?;
    let played = notation::read_move(table, told);
    let best = played.ok_or_else(|| Fault::Illegal(told.to_owned()))?;
    if thought.line.first() != Some(&best) {
        thought.line = vec![best.clone()];
    }
    thought.best = best;
    Ok(thought)
}

/// What `level` says of limits.
fn level(limits: Limits) -> String {
    let mut line = "level".to_owned();
    let mut add = |name: &str, value: String| line = format!("{line} {name}={value}");
    if let Some(depth) = limits.depth {
        add("depth", depth.to_string());
    }
    if let Some(nodes) = limits.nodes {
        add("nodes", nodes.to_string());
    }
    if let Some(time) = limits.time {
        add("move-time", format!("{:.3}", time.as_secs_f64()));
    } else if let Some(clock) = limits.clock {
        add("time", format!("{:.3}", clock.remaining.as_secs_f64()));
        add("inc", format!("{:.3}", clock.increment.as_secs_f64()));
    }
    line
}

impl EngineDialect for HubExternalEngine {
    fn farewell(&self) -> &'static str {
        "quit"
    }

    fn name(&self) -> Option<String> {
        self.name.clone()
    }

    fn greet(
        &mut self,
        process: &mut Process,
        program: &Program,
        deadline: Instant,
    ) -> Result<(), Fault> {
        process.say("hub")?;
        let mut variants = "normal".to_owned();
        loop {
            let line = HubLine::read(&process.line(deadline)?);
            match &*line.command {
                "id" => {
                    let parts = ["name", "version"].map(|name| line.value(name));
                    let parts: Vec<&str> = parts.into_iter().flatten().collect();
                    self.name = Some(parts.join(" ")).filter(|name| !name.is_empty());
                }
                "param" if line.value("name") == Some(VARIANT) => {
                    line.value("values").unwrap_or_default().clone_into(&mut variants);
                }
                "wait" => break,
                _ => (),
            }
        }
        let knows = variants.split_whitespace().any(|known| known == self.variant);
        if !knows {
            return Err(Fault::Absent(format!("{VARIANT} {}", self.variant)));
        }
        let variant = (VARIANT.to_owned(), self.variant.clone());
        let default = variants == "normal";
        for (name, value) in program.parameters.iter().chain((!default).then_some(&variant)) {
            process.say(&format!("set-param name={name} value={}", quoted(value)))?;
        }
        process.say("init")?;
        while HubLine::read(&process.line(deadline)?).command != "ready" {}
        process.say("new-game")
    }

    fn renew(&mut self, process: &mut Process) -> Result<(), Fault> {
        process.say("new-game")
    }

    fn ask(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let mut walk = question.table.fork();
        walk.set_up(&question.place.start).expect("the game began there");
        let start = notation::position(&*walk);
        let moves = notation::write_line(&*walk, &question.place.moves).join(" ");
        let moves = if moves.is_empty() { moves } else { format!(" moves={}", quoted(&moves)) };
        process.say(&format!("pos pos={start}{moves}"))?;
        process.say(&level(question.limits))?;
        process.say("go think")?;
        self.listen(process, question, tell)
    }
}
