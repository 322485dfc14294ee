//! Everyone against everyone, as a table.

use std::io::Write;

use rules::Phrase;
use words::Words;

use super::{ContestResult, text};
use crate::failure::Failure;

/// Writes wins, draws and losses of each player against each other.
pub(crate) fn write(
    held: &ContestResult,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let names = text::names(held);
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let rows = cells(held);
    let column = |other: usize| rows.iter().map(|row| row[other].chars().count()).max();
    let widths: Vec<usize> =
        (0..names.len()).map(|other| column(other).unwrap_or_default().max(3)).collect();
    writeln!(out, "\n{}", words.say(&Phrase::new("contest-crosstable")))?;
    let numbers = widths.iter().enumerate().map(|(other, wide)| format!("{:^wide$}", other + 1));
    let heading = format!("{:width$}      {}", "", numbers.collect::<Vec<_>>().join("  "));
    writeln!(out, "{}", heading.trim_end())?;
    for (player, row) in rows.iter().enumerate() {
        let cells = row.iter().zip(&widths).map(|(cell, wide)| format!("{cell:^wide$}"));
        let line = cells.collect::<Vec<_>>().join("  ");
        let line = format!("{:>2}  {:<width$}  {line}", player + 1, names[player]);
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// What each player has against each other one, row by row.
pub(super) fn cells(held: &ContestResult) -> Vec<Vec<String>> {
    let players = held.contest.players.len();
    let cell = |player: usize, other: usize| match held.standing.meetings[player][other].games {
        _ if player == other => "·".to_owned(),
        [0, 0, 0] => String::new(),
        [worse, alike, better] => format!("+{better} ={alike} -{worse}"),
    };
    (0..players).map(|player| (0..players).map(|other| cell(player, other)).collect()).collect()
}
