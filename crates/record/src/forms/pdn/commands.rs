//! What comments of PDN tell a program: `[%clk 0:24:03]` and the like.

use std::{fmt::Write as _, time::Duration};

use rules::Player;
use session::BoardMark;

use crate::{GameResult, Remark, clean};

/// What is left on the clock, what was spent on the move, what it was found worth; and, our own,
/// how a branch ended.
const LEFT: &str = "clk";
/// What other programs call what is left.
const CLOCK: &str = "clock";
const SPENT: &str = "emt";
const OPINION: &str = "eval";
const VERDICT: &str = "result";
/// The squares that are marked, and the arrows that are drawn.
const SQUARES: &str = "csl";
const ARROWS: &str = "cal";
/// How long a line of commands may become.
const LONGEST: usize = 70;

/// Reads a comment into a remark: its commands, and what is left for people.
pub(super) fn read(text: &str, remark: &mut Remark) -> Option<String> {
    let mut said = String::new();
    let mut rest = text;
    while let Some((before, command, after)) = split(rest) {
        said.push_str(before);
        if !obey(command, remark) {
            // A command of another program is kept as it is.
            said.push_str(&rest[before.len()..rest.len() - after.len()]);
        }
        rest = after;
    }
    said.push_str(rest);
    clean::comment(&said)
}

/// The text before the first command, the command, and the text after it.
fn split(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("[%")?;
    let (command, after) = rest.split_once(']')?;
    Some((before, command, after))
}

fn obey(command: &str, remark: &mut Remark) -> bool {
    let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
    let value = value.trim();
    match name {
        LEFT | CLOCK => set(&mut remark.left, time(value)),
        SPENT => set(&mut remark.spent, time(value)),
        OPINION => set(&mut remark.opinion, clean::line(value)),
        VERDICT => set(&mut remark.verdict, verdict(value)),
        SQUARES | ARROWS => draw(&mut remark.drawings, value),
        _ => false,
    }
}

fn set<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let found = value.is_some();
    if found {
        *place = value;
    }
    found
}

/// `Gd3,Rd3e4`
fn draw(drawings: &mut Vec<BoardMark>, text: &str) -> bool {
    let read: Result<Vec<BoardMark>, _> =
        text.split(',').map(|drawing| drawing.trim().parse()).collect();
    let is_read = read.is_ok();
    drawings.extend(read.unwrap_or_default());
    is_read
}

/// `0:24:03`, `24:03.5`, `w0:24:03`: of both clocks the first one written counts.
fn time(text: &str) -> Option<Duration> {
    let text = text.split_whitespace().next()?;
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let parts: Option<Vec<f64>> = text.split(':').map(|part| part.parse().ok()).collect();
    let parts = parts.filter(|parts| parts.len() <= 3 && parts.iter().all(|&part| part >= 0.0))?;
    clean::seconds(parts.into_iter().fold(0.0, |sum, part| sum * 60.0 + part))
}

/// `win 1 resignation`
fn verdict(text: &str) -> Option<GameResult> {
    let mut words = text.split_whitespace().peekable();
    let outcome = words.next()?;
    let number = words.peek().and_then(|word| word.parse::<u8>().ok()).filter(|&seat| seat > 0);
    let player = number.map(|number| Player(number - 1)).filter(|player| player.0 < 2);
    if number.is_some() {
        words.next();
    }
    GameResult::read(outcome, player, words.next())
}

/// Writes a remark as a comment; nothing if there is nothing to say.
pub(super) fn write(remark: &Remark) -> Option<String> {
    let mut text = String::new();
    if let Some(left) = remark.left {
        let _ = write!(text, "[%{LEFT} {}] ", write_time(left));
    }
    if let Some(spent) = remark.spent {
        let _ = write!(text, "[%{SPENT} {}] ", write_time(spent));
    }
    if let Some(opinion) = &remark.opinion {
        let _ = write!(text, "[%{OPINION} {}] ", plain(opinion).replace(']', ")"));
    }
    if let Some(verdict) = remark.verdict {
        let (outcome, player) = verdict.words();
        let number = player.map_or_else(String::new, |player| format!(" {}", player.0 + 1));
        let reason = verdict.reason.map_or("", rules::Reason::name);
        let _ = write!(text, "[%{VERDICT} {outcome}{number} {reason}] ");
    }
    for (name, are_arrows) in [(SQUARES, false), (ARROWS, true)] {
        let drawn = remark.drawings.iter().filter(|drawing| drawing.to.is_some() == are_arrows);
        let drawn: Vec<String> = drawn.map(ToString::to_string).collect();
        if !drawn.is_empty() {
            let command = format!("[%{name} {}] ", drawn.join(","));
            let line = text.lines().last().unwrap_or_default();
            if line.len() + command.len() > LONGEST {
                text.truncate(text.trim_end().len());
                text.push('\n');
            }
            text.push_str(&command);
        }
    }
    text.push_str(&plain(remark.comment.as_deref().unwrap_or_default()));
    let text = text.trim_end();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Text without what would end a comment or look like a command: there is no way to write it.
fn plain(text: &str) -> String {
    text.replace('{', "(").replace('}', ")").replace("[%", "[ %")
}

fn write_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() {
        0 => format!("{hours}:{minutes:02}:{seconds:02}"),
        thousandths => {
            let text = format!("{hours}:{minutes:02}:{seconds:02}.{thousandths:03}");
            text.trim_end_matches('0').to_owned()
        }
    }
}
