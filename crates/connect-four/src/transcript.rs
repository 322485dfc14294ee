//! Transcripts: the columns of a game one after the other, `4453`.
//!
//! A line of two fields, columns that run together and a number, says what the position is worth,
//! as files of test positions have it.

use rules::{GameText, MoveText, TextForm};

/// The form that the room offers to readers and writers of files.
pub(crate) const TRANSCRIPT: TextForm = TextForm {
    name: "transcript",
    game: None,
    read: |_, line| Ok(read(line)),
    write: Some(|_, game| Ok(game.moves.iter().map(|played| &*played.text).collect())),
};

/// The columns of a line; whether there is room in them shows when they are played.
fn read(line: &str) -> GameText {
    let (columns, worth) = columns_and_worth(line);
    let start = line.len() - line.trim_start().len();
    let columns = columns.char_indices().filter(|&(_, letter)| !is_between(letter));
    let played = |(at, letter): (usize, char)| MoveText {
        text: letter.to_string(),
        at: Some(start + at),
        ..MoveText::default()
    };
    let mut moves: Vec<MoveText> = columns.map(played).collect();
    if let (Some(worth), Some(last)) = (worth, moves.last_mut()) {
        worth.clone_into(&mut last.opinion);
    }
    GameText { moves, ..GameText::default() }
}

/// Whether a letter only keeps two columns apart.
fn is_between(letter: char) -> bool {
    letter.is_whitespace() || ",;".contains(letter)
}

/// The columns of a line, and what the position is worth if the line says so.
fn columns_and_worth(line: &str) -> (&str, Option<&str>) {
    let mut fields = line.split_whitespace();
    match (fields.next(), fields.next(), fields.next()) {
        (Some(columns), Some(worth), None) if worth.parse::<i32>().is_ok() => {
            (columns, Some(worth))
        }
        _ => (line.trim_start(), None),
    }
}
