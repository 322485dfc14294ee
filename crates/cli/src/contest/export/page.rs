//! The result of a contest as a page to read or to hand in.

use paper::{Block, Document, Text};
use rules::{Argument, Phrase};
use words::Words;

use crate::contest::{ContestResult, crosstable, text};

/// The page.
pub(crate) fn document(held: &ContestResult, words: &Words) -> Document {
    let said = |phrase: &Phrase| Text::plain(words.say(phrase));
    let mut blocks = vec![players(held, words)];
    blocks.push(Block::List(text::findings(held, words).iter().map(said).collect()));
    blocks.push(Block::Heading(words.text("contest-crosstable-title")));
    blocks.push(against_each_other(held));
    blocks.push(Block::Paragraph(Text::plain(words.text("contest-crosstable-note"))));
    Document { title: words.say(&text::title(held)), language: words.language(), blocks }
}

/// How everyone did, the best first.
fn players(held: &ContestResult, words: &Words) -> Block {
    let standing = &held.standing;
    let names = text::names(held);
    let ratings = held.ratings();
    let said =
        |argument: Argument| words.say(&Phrase::new("contest-cell").with("number", argument));
    let columns = ["player", "games", "won", "lost", "points", "share", "rating"];
    let rows = text::order(held).into_iter().map(|player| {
        let rating = &ratings[player];
        let cells = [
            names[player].clone(),
            said(standing.played[player].into()),
            said(standing.wins[player].into()),
            said(standing.losses[player].into()),
            said(Argument::decimal(standing.points(player), 1)),
            words.say(
                &Phrase::new("contest-cell-percent").with("number", text::share(held, player)),
            ),
            format!(
                "{} ± {}",
                said(Argument::decimal(rating.strength, 1)),
                said(Argument::decimal(rating.uncertainty, 1))
            ),
        ];
        cells.map(Text::plain).to_vec()
    });
    let rows = rows.collect();
    Block::Table {
        head: columns.map(|name| words.text(&format!("contest-column-{name}"))).into(),
        rows,
    }
}

/// Everyone against everyone.
fn against_each_other(held: &ContestResult) -> Block {
    let names = text::names(held);
    let mut head = vec![String::new()];
    head.extend(names.iter().cloned());
    let rows = crosstable::cells(held).into_iter().zip(names).map(|(cells, name)| {
        let mut row = vec![Text::plain(name)];
        row.extend(cells.into_iter().map(Text::plain));
        row
    });
    Block::Table { head, rows: rows.collect() }
}
