//! A game as it is put on paper.

use rules::{PlayedGame, Player, Square};
use session::AnyGame;

use crate::{NodeId, Record};

/// A game that was played, as it is put on paper.
///
/// # Panics
///
/// If the record is not sound; one that was read, or made by a
/// [`RecordBuilder`](crate::RecordBuilder), is.
#[must_use]
pub fn played_game(record: &Record) -> PlayedGame {
    let mut table = record.open().expect("a sound record has a game and a start");
    let moves: Vec<String> = record.main_line().map(str::to_owned).collect();
    let mut last = Vec::new();
    for text in &moves {
        last = path_of(&*table, text);
        table.play(text).expect("a sound record has moves that can be played");
    }
    let symbols: Vec<char> = record.players.iter().filter_map(|player| player.symbol).collect();
    // Where the last move came from and went to; an arrow would hide what it took.
    let ends = [last.first(), last.last()].into_iter().flatten().copied();
    let mut diagram = table.diagram().with_marks(ends.collect::<Vec<_>>());
    if symbols.len() == record.players.len() && !diagram.symbols.is_empty() {
        diagram.symbols = symbols;
    }
    let first = record.tree.main_child(NodeId::START).and_then(|node| record.tree.player(node));
    let names = record.players.iter().map(|participant| {
        let engine = || participant.engine().map(ToString::to_string);
        participant.name.clone().or_else(engine)
    });
    let occasion = ["Event", "Round", "Site"].iter().filter_map(|&known| record.facts.get(known));
    PlayedGame {
        game: record.game.name.clone(),
        names: names.collect(),
        first: first.unwrap_or(Player::FIRST),
        occasion: occasion.cloned().collect(),
        date: record.begun.as_ref().and_then(|date| Some(date.as_str().get(..10)?.to_owned())),
        result: record.verdict.map(|verdict| (verdict.outcome, verdict.reason)),
        moves,
        diagram,
    }
}

/// The squares that a move touches.
fn path_of(table: &dyn AnyGame, text: &str) -> Vec<Square> {
    let moves = table.view().moves.into_iter();
    moves.filter(|turn| turn.text == text).map(|turn| turn.path).next().unwrap_or_default()
}
