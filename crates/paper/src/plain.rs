//! Documents in plain text, for terminals, pipes and screen readers.

use std::fmt::Write as _;

use crate::{Block, Document, Figure, Text, letters};

/// As many columns as any terminal has.
pub const COLUMNS: usize = 80;
/// How far lists and diagrams are set in.
const INDENT: &str = "  ";
/// What stands between the columns of a table.
const GAP: usize = 2;

/// A document in plain text of at most [`COLUMNS`] columns, tables and boards aside.
#[must_use]
pub fn plain(document: &Document) -> String {
    let mut text = underlined(&document.title, '=');
    for block in &document.blocks {
        text.push('\n');
        match block {
            Block::Heading(heading) => text += &underlined(heading, '-'),
            Block::Paragraph(paragraph) => add_wrapped(&mut text, paragraph, "", ""),
            Block::List(items) => {
                for item in items {
                    add_wrapped(&mut text, item, "- ", INDENT);
                }
            }
            Block::Table { head, rows } => add_table(&mut text, head, rows),
            Block::Figures(figures) => {
                for (index, figure) in figures.iter().enumerate() {
                    text += if index == 0 { "" } else { "\n" };
                    add_figure(&mut text, figure);
                }
            }
        }
    }
    text
}

fn underlined(title: &str, with: char) -> String {
    let line: String = title.chars().map(|_| with).collect();
    format!("{title}\n{line}\n")
}

fn add_wrapped(text: &mut String, paragraph: &Text, first: &str, others: &str) {
    for (index, line) in wrap(&paragraph.words(), COLUMNS - others.len()).iter().enumerate() {
        let _ = writeln!(text, "{}{line}", if index == 0 { first } else { others });
    }
}

fn add_figure(text: &mut String, figure: &Figure) {
    for line in letters(&figure.diagram).lines() {
        let _ = writeln!(text, "{}", format!("{INDENT}{line}").trim_end());
    }
    text.push('\n');
    add_wrapped(text, &figure.caption, INDENT, INDENT);
}

/// A table with its widest column cut into lines where it would not fit.
fn add_table(text: &mut String, head: &[String], rows: &[Vec<Text>]) {
    let head: Vec<String> = head.to_vec();
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(Text::words).collect()).collect();
    let lines = || [&head].into_iter().chain(&rows);
    let length = |cell: Option<&String>| cell.map_or(0, |cell| cell.chars().count());
    let mut widths: Vec<usize> = (0..head.len())
        .map(|column| lines().map(|row| length(row.get(column))).max().unwrap_or(0))
        .collect();
    let all = widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1);
    if let Some(widest) = widths.iter_mut().max() {
        *widest = widest.saturating_sub(all.saturating_sub(COLUMNS)).max(GAP);
    }
    add_row(text, &head, &widths);
    let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
    add_row(text, &rule, &widths);
    for row in &rows {
        add_row(text, row, &widths);
    }
}

fn add_row(text: &mut String, row: &[String], widths: &[usize]) {
    let cells: Vec<Vec<String>> =
        row.iter().zip(widths).map(|(cell, &width)| wrap(cell, width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    for index in 0..height {
        let mut line = String::new();
        for (cell, width) in cells.iter().zip(widths) {
            let part = cell.get(index).map_or("", |part| part);
            let _ = write!(line, "{part:<width$}{:GAP$}", "");
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

/// Cuts text into lines of at most `width` characters, between words.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
