//! A game on paper: written down move by move, or a form to be filled in.

use paper::{Figure, ScoreSheet, Text};
use rules::{Colour, Diagram, Outcome, Phrase, Player, Speak as _, Spec, SpecError, Square};
use session::{AnyGame, open_table};
use words::{Date, Words};

use crate::{NodeId, Record};

/// A form without moves, for any game.
///
/// # Errors
///
/// If there is no such game.
pub fn blank_score_sheet(game: &Spec, words: &Words) -> Result<ScoreSheet, SpecError> {
    let table = open_table(game)?;
    let diagram = table.diagram();
    let name = |player| words.say(&side(&diagram, player));
    let players: Vec<String> = Player::all(table.players()).map(name).collect();
    let lines = players.iter().cloned().chain([words.text("score-sheet-date")]);
    Ok(ScoreSheet {
        title: words.text(&format!("game-{}", game.name)),
        language: words.language(),
        facts: lines.map(|line| (line, String::new())).collect(),
        players,
        moves: Vec::new(),
        figure: None,
    })
}

/// The form of a game that was played.
///
/// # Panics
///
/// If the record is not sound; one that was read, or made by a [`Scribe`](crate::Scribe), is.
#[must_use]
pub fn score_sheet(record: &Record, words: &Words) -> ScoreSheet {
    let mut table = record.open().expect("a sound record has a game and a start");
    let moves: Vec<String> = record.main_line().map(str::to_owned).collect();
    let mut last = Vec::new();
    for text in &moves {
        last = path_of(&*table, text);
        table.play(text).expect("a sound record has moves that can be played");
    }
    let symbols: Vec<char> = record.players.iter().filter_map(|player| player.symbol).collect();
    let mut diagram = table.diagram();
    if symbols.len() == record.players.len() && !diagram.symbols.is_empty() {
        diagram.symbols = symbols;
    }
    let first = record.tree.main_child(NodeId::START).and_then(|node| record.tree.player(node));
    let first = first.unwrap_or(Player::FIRST);
    let mut turns: Vec<Player> = Player::all(table.players()).collect();
    turns.rotate_left(first.index());
    let players = turns.iter().map(|&player| words.say(&side(&diagram, player))).collect();
    let facts = facts(record, &diagram, &turns, words);
    // Where the last move came from and went to; an arrow would hide what it took.
    let ends = [last.first(), last.last()].into_iter().flatten().copied();
    diagram = diagram.with_marks(ends.collect::<Vec<_>>());
    ScoreSheet {
        title: words.text(&format!("game-{}", record.game.name)),
        language: words.language(),
        facts,
        players,
        moves,
        figure: Some(Figure { diagram, caption: Text::plain(words.text("score-sheet-end")) }),
    }
}

/// The squares that a move touches.
fn path_of(table: &dyn AnyGame, text: &str) -> Vec<Square> {
    let moves = table.view().moves.into_iter();
    moves.filter(|turn| turn.text == text).map(|turn| turn.path).next().unwrap_or_default()
}

/// Who played, when, where and how it ended.
fn facts(
    record: &Record,
    diagram: &Diagram,
    turns: &[Player],
    words: &Words,
) -> Vec<(String, String)> {
    let mut facts: Vec<(String, String)> = turns
        .iter()
        .map(|&player| {
            let name = name(record, player).map(|name| words.say(&name));
            (words.say(&side(diagram, player)), name.unwrap_or_default())
        })
        .collect();
    let occasion = ["Event", "Round", "Site"].iter().filter_map(|&known| record.facts.get(known));
    let occasion: Vec<&str> = occasion.map(String::as_str).collect();
    if !occasion.is_empty() {
        facts.push((words.text("score-sheet-event"), occasion.join(", ")));
    }
    let begun = record.begun.as_ref().and_then(|date| Date::read(date.as_str().get(..10)?));
    if let Some(date) = begun {
        facts.push((words.text("score-sheet-date"), words.say(&date)));
    }
    let result = record.verdict.map(|verdict| {
        let who = |player| name(record, player).unwrap_or_else(|| side(diagram, player));
        let result = match verdict.outcome {
            Outcome::Win(player) => Phrase::new("score-sheet-won").with("name", who(player)),
            Outcome::Lose(player) => Phrase::new("score-sheet-lost").with("name", who(player)),
            Outcome::Draw => Phrase::new("score-sheet-drawn"),
        };
        match verdict.reason {
            Some(reason) => words.say(
                &Phrase::new("score-sheet-because")
                    .with("result", result)
                    .with("reason", reason.phrase()),
            ),
            None => words.say(&result),
        }
    });
    facts.extend(result.map(|result| (words.text("score-sheet-result"), result)));
    facts
}

/// What a side is called: by its colour, by its symbol, or by its seat.
fn side(diagram: &Diagram, player: Player) -> Phrase {
    match (diagram.board.colours.get(player.index()), diagram.symbols.get(player.index())) {
        (Some(Colour::Black), _) => Phrase::new("side-black"),
        (Some(Colour::White), _) => Phrase::new("side-white"),
        (Some(Colour::Red), _) => Phrase::new("side-red"),
        (Some(Colour::Yellow), _) => Phrase::new("side-yellow"),
        (None, Some(symbol)) => Phrase::new("player-named").with("name", symbol.to_string()),
        (None, None) => Phrase::new("player-person").with("seat", u64::from(player.0) + 1),
    }
}

/// What a player is called, by name or as an engine, if it is known.
fn name(record: &Record, player: Player) -> Option<Phrase> {
    let participant = record.players.get(player.index())?;
    let engine = || participant.engine().map(ToString::to_string);
    let name = participant.name.clone().or_else(engine)?;
    Some(Phrase::new("player-named").with("name", name))
}
