//! GGF, the game records of the Generic Game Server: Othello.
//!
//! The room of Othello knows the grammar; here is what the tags mean for a record. Branches and
//! comments have no place in it.

use rules::{Outcome, Player, Reason, TextForm};
use session::OpenError;

use super::room_form;
use crate::{
    Form, GameDate, GameResult, ReadError, ReadProblem, Record, RecordBuilder, WriteError, clean,
    game_source::GameIter, source::SourceText,
};

/// Tags and the facts that they are.
const FACTS: [(&str, &str); 3] = [("PC", "Site"), ("EV", "Event"), ("RO", "Round")];
const NAMES: [&str; 2] = ["PB", "PW"];
const DATE: &str = "DT";
const RESULT: &str = "RE";

/// How the result of a game ends that did not end on the board.
const REASONS: [(&str, Reason); 2] = [(":r", Reason::Resignation), (":t", Reason::Time)];

/// Whether a text has a game in this form.
pub(crate) fn is_likely(text: &str) -> bool {
    text.contains("(;") && text.contains("GM[")
}

/// Reads the games of a text, whatever stands between them.
pub(crate) fn read<'a>(source: SourceText<'a>, form: &'static TextForm) -> GameIter<'a> {
    let mut rest = source.text;
    Box::new(std::iter::from_fn(move || {
        let start = rest.find("(;")?;
        let (game, after) = rest[start..].split_at(length(&rest[start..]));
        rest = after;
        Some(read_game(&source, form, game))
    }))
}

/// How long the game at the beginning of a text is: to the end sign that is not in a value.
fn length(text: &str) -> usize {
    let mut open = false;
    for (index, letter) in text.char_indices() {
        match letter {
            '[' => open = true,
            ']' => open = false,
            ';' if !open && text[index..].starts_with(";)") => return index + 2,
            _ => (),
        }
    }
    text.len()
}

fn read_game(source: &SourceText<'_>, form: &TextForm, text: &str) -> Result<Record, ReadError> {
    let refuse = |error: rules::SpecError| source.error(source.offset(text), error);
    let game = form.game.ok_or(ReadProblem::OtherGame)?;
    let mut builder = RecordBuilder::new(game(text)).map_err(refuse)?;
    for (name, value) in room_form::take_down(source, form, text, &mut builder, false)? {
        describe(&mut builder.record, &name, &value);
    }
    Ok(builder.finish())
}

/// Notes what a tag says.
fn describe(record: &mut Record, name: &str, value: &str) {
    let Some(value) = clean::line(value) else { return };
    if let Some(seat) = NAMES.iter().position(|&known| known == name) {
        record.players[seat].name = Some(value);
        return;
    }
    let date = (name == DATE).then(|| date(&value)).flatten();
    let verdict = (name == RESULT).then(|| verdict(&value)).flatten();
    if date.is_some() {
        record.begun = date;
    } else if verdict.is_some() {
        record.verdict = verdict;
    } else if Record::is_name_of_fact(name) {
        let fact = FACTS.iter().find(|(tag, _)| *tag == name).map_or(name, |(_, fact)| fact);
        record.facts.insert(fact.to_owned(), value);
    }
}

/// `2003.12.15_13:24:03.MST`, `2003-12-15`, or seconds since 1970.
fn date(value: &str) -> Option<GameDate> {
    if let Ok(seconds) = value.parse::<i64>()
        && value.len() > 4
    {
        return GameDate::of_seconds(seconds);
    }
    let day = value.split(['_', ' ']).next()?.replace(['.', '/'], "-");
    GameDate::read(value).or_else(|| GameDate::read(&day))
}

/// `+12.00` for Black, `-64:r` for White because Black resigned.
fn verdict(value: &str) -> Option<GameResult> {
    let found = REASONS.iter().find_map(|(end, reason)| Some((value.strip_suffix(end)?, *reason)));
    let margin = found.map_or(value, |(margin, _)| margin).split(':').next()?;
    let margin: f64 = margin.trim().parse().ok()?;
    let outcome = match () {
        () if margin > 0.0 => Outcome::Win(Player::FIRST),
        () if margin < 0.0 => Outcome::Win(Player::SECOND),
        () => Outcome::Draw,
    };
    Some(GameResult { outcome, reason: found.map(|(_, reason)| reason) })
}

/// Writes a game, a line.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    Ok(format!("{}\n", room_form::write(Form::Ggf, record, tags(record)?)?))
}

/// The tags of a game.
fn tags(record: &Record) -> Result<Vec<(String, String)>, OpenError> {
    let tallies = record.open_at(record.tree.main_end())?.board().tallies;
    let margin = match tallies[..] {
        [black, white] => i64::from(black) - i64::from(white),
        _ => 0,
    };
    let mut tags = Vec::new();
    for (name, player) in NAMES.iter().zip(&record.players) {
        tags.extend(player.name.clone().map(|value| ((*name).to_owned(), value)));
    }
    tags.extend(record.begun.as_ref().map(|date| (DATE.to_owned(), date.to_string())));
    tags.extend(record.verdict.map(|verdict| (RESULT.to_owned(), result(verdict, margin))));
    for (name, value) in &record.facts {
        let tag = FACTS.iter().find(|(_, fact)| fact == name).map(|(tag, _)| *tag);
        let own = name.len() == 2 && name.bytes().all(|letter| letter.is_ascii_uppercase());
        let tag = tag.or_else(|| own.then_some(&**name));
        tags.extend(tag.map(|tag| (tag.to_owned(), value.clone())));
    }
    Ok(tags)
}

/// The result of a game that ended with that many discs more for Black.
fn result(verdict: GameResult, margin: i64) -> String {
    let end = REASONS.iter().find(|(_, reason)| Some(*reason) == verdict.reason);
    match (verdict.outcome, end) {
        (Outcome::Draw, _) => "0".to_owned(),
        (outcome, Some((end, _))) => format!("{:+}{end}", 64 * outcome.sign(Player::FIRST)),
        (outcome, None) if i64::from(outcome.sign(Player::FIRST)) == margin.signum() => {
            format!("{margin:+}")
        }
        (outcome, None) => format!("{:+}", outcome.sign(Player::FIRST)),
    }
}
