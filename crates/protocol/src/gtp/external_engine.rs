//! Engines that speak GTP, at our table.

use std::time::Instant;

use session::{Advice, Fault};

use super::colour_of;
use crate::external::{EngineDialect, MoveRequest, Process, Program};

/// The longest that the picture of a board or a list of commands is, in lines.
const LONGEST: usize = 1000;

/// An engine that speaks GTP.
#[derive(Debug, Default)]
pub(crate) struct GtpExternalEngine {
    /// The size of the board and the moves that the engine knows of, if it knows of a game.
    known: Option<(u8, Vec<String>)>,
    /// What it calls itself.
    name: Option<String>,
}

impl GtpExternalEngine {
    /// Brings the engine to a place: by what has been played since it was last asked, or by the
    /// whole game. The protocol has no way to lay out a position.
    fn bring(&mut self, process: &mut Process, question: &MoveRequest<'_>) -> Result<(), Fault> {
        let mut walk = question.table.fork();
        walk.restart();
        if walk.position() != question.place.start {
            return Err(Fault::Absent(question.place.start.clone()));
        }
        let (size, moves) = (walk.board().width, &question.place.moves);
        let known = self.known.take();
        let known = known.filter(|(of, known)| *of == size && moves.starts_with(known));
        let known = if let Some((_, known)) = known {
            known.len()
        } else {
            order(process, &format!("boardsize {size}"), question.deadline)?;
            order(process, "clear_board", question.deadline)?;
            0
        };
        for (number, text) in moves.iter().enumerate() {
            let colour = colour_of(walk.turn());
            if known <= number {
                order(process, &format!("play {colour} {text}"), question.deadline)?;
            }
            walk.play(text).expect("the move was played");
        }
        self.known = Some((size, moves.clone()));
        Ok(())
    }
}

impl EngineDialect for GtpExternalEngine {
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
        self.known = None;
        order(process, "protocol_version", deadline)?;
        let name = request(process, "name", deadline)?.ok();
        self.name = name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        Ok(())
    }

    fn ask(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        _: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        self.bring(process, question)?;
        let player = question.table.turn();
        let colour = colour_of(player);
        let limits = question.limits;
        // An engine that knows no clock answers that it does not, and that is no fault.
        if let Some(time) = limits.time {
            let seconds = time.as_secs_f64().ceil();
            request(process, &format!("time_settings 0 {seconds} 1"), question.deadline)?.ok();
            request(process, &format!("time_left {colour} {seconds} 1"), question.deadline)?.ok();
        } else if let Some(clock) = limits.clock {
            let seconds = clock.remaining.as_secs().max(1);
            request(process, &format!("time_settings {seconds} 0 0"), question.deadline)?.ok();
            request(process, &format!("time_left {colour} {seconds} 0"), question.deadline)?.ok();
        }
        let text = order(process, &format!("genmove {colour}"), question.deadline)?;
        let text = text.trim().to_owned();
        if let Some((_, known)) = &mut self.known {
            known.push(text.to_ascii_lowercase());
        }
        Ok(Advice::of_move(player, text))
    }
}

/// Gives a command that cannot be refused.
fn order(process: &mut Process, command: &str, deadline: Instant) -> Result<String, Fault> {
    request(process, command, deadline)?.map_err(Fault::Garbled)
}

/// Gives a command, and returns what the engine says to it; the inner error is its refusal.
fn request(
    process: &mut Process,
    command: &str,
    deadline: Instant,
) -> Result<Result<String, String>, Fault> {
    process.say(command)?;
    // Empty lines before an answer mean nothing.
    let first = loop {
        let line = process.line(deadline)?;
        if !line.trim().is_empty() {
            break line;
        }
    };
    let is_answer = first.starts_with('=');
    if !is_answer && !first.starts_with('?') {
        return Err(Fault::Garbled(first));
    }
    let mut text = first;
    for _ in 0..LONGEST {
        let line = process.line(deadline)?;
        if line.trim().is_empty() {
            break;
        }
        text = format!("{text}\n{line}");
    }
    let bare = text[1..].trim_start_matches(|letter: char| letter.is_ascii_digit()).trim();
    Ok(if is_answer { Ok(bare.to_owned()) } else { Err(bare.to_owned()) })
}
