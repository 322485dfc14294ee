//! How a ladder stands: on the screen, as a page, as lists and as games.

use std::{io::Write, path::Path};

use paper::{Block, Document, Text};
use protocol::Sandbox;
use rules::Phrase;
use session::clean;
use words::Words;

use super::{
    LadderResult,
    entrants::name,
    findings::{PlayerFindings, findings},
};
use crate::{
    contest::{self, crosstable, text},
    failure::Failure,
};

/// What the columns are called in the list, beside those that every contest has.
const COLUMNS: [&str; 9] =
    ["illegal", "nonsense", "late", "crashed", "absent", "exceeded", "nodes", "ours", "ratio"];

/// Writes everything that there is to say.
pub(super) fn write(
    result: &LadderResult,
    folder: &Path,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let found = findings(result);
    let reports: Vec<_> = result
        .meetings
        .iter()
        .flat_map(|meeting| meeting.games.iter().map(|(_, report)| report.clone()))
        .collect();
    text::write(&result.held, words, out)?;
    crosstable::write(&result.held, words, out)?;
    for line in remarks(result) {
        writeln!(out, "{}", words.say(&line))?;
    }
    let save = |file: &str, text: &str| ::files::save(&folder.join(file), text.as_bytes());
    save("index.html", &paper::page(&document(result, &found, words)))?;
    save("standings.csv", &standings(result, &found))?;
    for file in ["games.csv", "games.json"] {
        contest::export::write(&folder.join(file), &result.held, &reports, words)?;
    }
    let done = Phrase::new("ladder-written").with("folder", folder.display().to_string());
    writeln!(out, "\n{}", words.say(&done))?;
    Ok(())
}

/// Who did not take part and why, and what the bounds protect from.
fn remarks(result: &LadderResult) -> Vec<Phrase> {
    let absent = result.entrants.iter().filter_map(|entrant| {
        let problem = entrant.problem.clone()?;
        let named = entrant.spec.given("name").unwrap_or_default();
        Some(Phrase::new("ladder-not-built").with("name", named).with("problem", problem))
    });
    let bounds =
        if Sandbox::has_namespaces() { "ladder-bounds-namespaces" } else { "ladder-bounds-limits" };
    absent.chain([Phrase::new(bounds)]).collect()
}

/// The page.
fn document(result: &LadderResult, found: &[PlayerFindings], words: &Words) -> Document {
    let mut document = contest::export::document(&result.held, words);
    let head = ["player"].into_iter().chain(COLUMNS);
    let head = head.map(|name| words.text(&format!("ladder-column-{name}")));
    let names = text::names(&result.held);
    let rows = text::order(&result.held).into_iter().map(|player| {
        let cells = [names[player].clone()].into_iter().chain(cells(&found[player]));
        cells.map(Text::plain).collect()
    });
    let table = Block::Table { head: head.collect(), rows: rows.collect() };
    document.blocks.push(Block::Heading(words.text("ladder-findings-title")));
    document.blocks.push(table);
    let remarks = remarks(result).iter().map(|line| Text::plain(words.say(line))).collect();
    document.blocks.push(Block::List(remarks));
    document
}

/// What is told of a player beside its points.
fn cells(found: &PlayerFindings) -> Vec<String> {
    let number = |number: Option<u64>| number.map_or_else(String::new, |number| number.to_string());
    let ratio = match (found.nodes, found.ours) {
        (Some(theirs), Some(ours)) if ours > 0 => {
            let hundredths = 100 * theirs / ours;
            format!("{}.{:02}", hundredths / 100, hundredths % 100)
        }
        _ => String::new(),
    };
    let faults = found.faults.iter().map(u64::to_string);
    faults.chain([number(found.nodes), number(found.ours), ratio]).collect()
}

/// A line for each player, the best first, for a spreadsheet; the names of columns are the same in
/// every language.
fn standings(result: &LadderResult, found: &[PlayerFindings]) -> String {
    let standing = &result.held.standing;
    let ratings = standing.rated(None);
    let names = text::names(&result.held);
    let head = ["player", "rating", "interval", "points", "games", "won", "lost"];
    let line = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| clean::cell(cell)).collect();
        cells.join(",") + "\r\n"
    };
    let head = head.into_iter().chain(COLUMNS).chain(["problem"]).map(str::to_owned).collect();
    let mut text = line(head);
    for player in text::order(&result.held) {
        let rating = &ratings[player];
        let mut row = vec![
            names[player].clone(),
            format!("{:.1}", rating.strength),
            format!("{:.1}", rating.uncertainty),
            format!("{:.2}", standing.points(player)),
            standing.played[player].to_string(),
            standing.wins[player].to_string(),
            standing.losses[player].to_string(),
        ];
        row.extend(cells(&found[player]));
        row.push(String::new());
        text += &line(row);
    }
    for entrant in &result.entrants {
        if let (Some(problem), Some(hand_in)) = (&entrant.problem, &entrant.hand_in) {
            let mut row = vec![name(&hand_in.folder)];
            row.resize(7 + COLUMNS.len(), String::new());
            row.push(problem.id.to_string());
            text += &line(row);
        }
    }
    text
}
