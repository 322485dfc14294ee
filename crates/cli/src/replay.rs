//! `plateau replay`: a recorded game, position by position.

use std::{
    io::{Read, Write},
    thread,
    time::Duration,
};

use paper::{COLUMNS, letters, wrap};
use record::{GameResult, NodeId, Record};
use rules::{Knob, Outcome, Phrase, Player, Speak, Translated};
use serde::Serialize;
use session::{AnyGame, Seat};
use words::Words;

use crate::{
    arguments::ReplayArgs,
    failure::Failure,
    files::GameInput,
    layout::in_one_line,
    limits,
    player_name::{diagram, player_name},
};

/// The longest pause between two positions, in seconds.
const LONGEST_DELAY: f64 = 3600.0;

#[derive(Serialize)]
struct ReplaysJson {
    games: Vec<ReplayJson>,
}

#[derive(Serialize)]
struct ReplayJson {
    game: String,
    players: Vec<Option<String>>,
    positions: Vec<PositionJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
}

#[derive(Serialize)]
struct PositionJson {
    number: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<String>,
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
}

/// Which part of a game is shown, and how fast.
struct ReplayRange {
    from: usize,
    to: usize,
    delay: Duration,
}

impl ReplayRange {
    fn shows(&self, number: usize) -> bool {
        (self.from..=self.to).contains(&number)
    }
}

/// Shows the main line of every game of a file, move by move.
pub(crate) fn run(
    replay: &ReplayArgs,
    words: &Words,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let whole =
        |text, name, least| limits::number(text, Knob::number(name, least, 1_000_000, None));
    let place = |number: Option<u64>| number.and_then(|number| usize::try_from(number).ok());
    let part = ReplayRange {
        from: place(whole(replay.from.as_ref(), "from", 0)?).unwrap_or(0),
        to: place(whole(replay.to.as_ref(), "to", 0)?).unwrap_or(usize::MAX),
        delay: limits::seconds(replay.delay.as_ref(), Knob::seconds("delay", 0.0, LONGEST_DELAY))?
            .unwrap_or_default(),
    };
    let number = place(whole(replay.number.as_ref(), "number", 1)?);
    let input = GameInput::open(&replay.file, replay.game.as_ref(), replay.strict, input)?;
    if let Some(number) = number {
        let record = input.one(number)?;
        return write_games(&mut std::iter::once(record), replay.json, &part, words, out);
    }
    let write =
        |records: &mut dyn Iterator<Item = _>| write_games(records, replay.json, &part, words, out);
    input.each(words, write).map(|_| ())
}

fn write_games(
    records: &mut dyn Iterator<Item = Record>,
    as_json: bool,
    part: &ReplayRange,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if as_json {
        let games: Result<Vec<ReplayJson>, Failure> =
            records.map(|record| json(&record, part)).collect();
        return crate::json::write(&ReplaysJson { games: games? }, out);
    }
    for (index, record) in records.enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        show(&record, part, words, out)?;
    }
    Ok(())
}

fn json(record: &Record, part: &ReplayRange) -> Result<ReplayJson, Failure> {
    let mut table = record.open()?;
    let mut positions = Vec::new();
    if part.shows(0) {
        let comment = record.tree.remark(NodeId::START).comment.clone();
        let position = table.position();
        let start = PositionJson {
            number: 0,
            player: None,
            r#move: None,
            position,
            seconds: None,
            comment,
        };
        positions.push(start);
    }
    for (number, node) in (1..).zip(record.tree.main_line()) {
        let (text, remark) = (record.tree.text(node), record.tree.remark(node));
        table.play(text).expect("a record that was read is sound");
        if part.shows(number) {
            positions.push(PositionJson {
                number,
                player: record.tree.player(node).map(|player| player.0 + 1),
                r#move: Some(text.to_owned()),
                position: table.position(),
                seconds: remark.spent.map(|spent| spent.as_secs_f64()),
                comment: remark.comment.clone(),
            });
        }
    }
    let outcome = record.verdict.map(GameResult::words);
    Ok(ReplayJson {
        game: record.game.to_string(),
        players: record.players.iter().map(|player| player.name.clone()).collect(),
        positions,
        outcome: outcome.map(|(outcome, _)| outcome),
        player: outcome.and_then(|(_, player)| player).map(|player| player.0 + 1),
        reason: record.verdict.and_then(|verdict| verdict.reason).map(rules::Reason::name),
    })
}

/// A game in plain letters.
/// Shows the main line of a game from its beginning to its end.
pub(crate) fn show_whole(
    record: &Record,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    show(record, &ReplayRange { from: 0, to: usize::MAX, delay: Duration::ZERO }, words, out)
}

fn show(
    record: &Record,
    part: &ReplayRange,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut table = record.open()?;
    let seats = record.seats();
    write_title(record, &*table, &seats, words, out)?;
    comment(record.tree.remark(NodeId::START).comment.as_deref(), out)?;
    if part.shows(0) {
        draw(&*table, &seats, out)?;
    }
    for (number, node) in (1..).zip(record.tree.main_line()) {
        let (text, player) = (record.tree.text(node), table.turn());
        table.play(text).expect("a record that was read is sound");
        if !part.shows(number) {
            continue;
        }
        out.flush()?;
        thread::sleep(part.delay);
        let phrase = Phrase::new("replay-move")
            .with("number", number)
            .with("name", player_name(&*table, &seats, player))
            .with("text", text);
        writeln!(out, "{}", in_one_line(&words.say(&phrase)))?;
        comment(record.tree.remark(node).comment.as_deref(), out)?;
        draw(&*table, &seats, out)?;
    }
    write_ending(record, &*table, &seats, words, out)
}

/// The last position of a game in plain letters, and how it ended.
pub(crate) fn show_end(record: &Record, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mut table = record.open()?;
    for text in record.main_line() {
        table.play(text).expect("a record that was read is sound");
    }
    let seats = record.seats();
    write_title(record, &*table, &seats, words, out)?;
    draw(&*table, &seats, out)?;
    write_ending(record, &*table, &seats, words, out)
}

/// What the opening of a game is called, if it has a name.
fn opening(record: &Record) -> Option<Translated> {
    let mut table = record.open().ok()?;
    for text in record.main_line() {
        table.play(text).ok()?;
    }
    table.opening()
}

/// The game, who plays it, and what its opening is called.
fn write_title(
    record: &Record,
    table: &dyn AnyGame,
    seats: &[Seat],
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let title = Phrase::built(format!("game-{}", record.game.name));
    let players = Player::all(table.players());
    let players = players.map(|player| words.say(&player_name(table, seats, player)));
    let players = players.collect::<Vec<_>>().join(" – ");
    let phrase = Phrase::new("replay-title").with("game", title).with("players", players);
    writeln!(out, "{}", in_one_line(&words.say(&phrase)))?;
    if let Some(name) = opening(record) {
        writeln!(out, "{}", words.say(&Phrase::new("opening-called").with("name", name)))?;
    }
    Ok(())
}

fn write_ending(
    record: &Record,
    table: &dyn AnyGame,
    seats: &[Seat],
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Some(verdict) = record.verdict else { return Ok(()) };
    let phrase = ending(verdict, |player| player_name(table, seats, player));
    Ok(writeln!(out, "{}", in_one_line(&words.say(&phrase)))?)
}

fn draw(table: &dyn AnyGame, seats: &[Seat], out: &mut dyn Write) -> Result<(), Failure> {
    Ok(write!(out, "{}", letters(&diagram(table, seats)))?)
}

/// A comment, set off from the rest.
fn comment(text: Option<&str>, out: &mut dyn Write) -> Result<(), Failure> {
    for line in text.into_iter().flat_map(str::lines) {
        for line in wrap(&in_one_line(line), COLUMNS - 2) {
            writeln!(out, "| {line}")?;
        }
    }
    Ok(())
}

/// How a game ended, with the reason if it is known.
fn ending(verdict: GameResult, name: impl Fn(Player) -> Phrase) -> Phrase {
    let known = verdict.reason.map(|reason| reason.phrase());
    let phrase = match (verdict.outcome, &known) {
        (Outcome::Win(player), Some(_)) => Phrase::new("play-won").with("name", name(player)),
        (Outcome::Lose(player), Some(_)) => Phrase::new("play-lost").with("name", name(player)),
        (Outcome::Draw, Some(_)) => Phrase::new("play-drawn"),
        (Outcome::Win(player), None) => Phrase::new("replay-won").with("name", name(player)),
        (Outcome::Lose(player), None) => Phrase::new("replay-lost").with("name", name(player)),
        (Outcome::Draw, None) => Phrase::new("replay-drawn"),
    };
    known.into_iter().fold(phrase, |phrase, reason| phrase.with("reason", reason))
}
