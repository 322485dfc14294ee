//! The rules of a game as it is played at a table, as a document.

use rules::{Chapter, Knob, Passage, Phrase, Rulebook, Spec};
use words::Words;

use crate::{Block, Document, Face, Figure, Text};

/// The rulebook of the game that a spec names, in the language spoken; with a table of what was
/// decided by its knobs. `implied` tells what a knob without a default comes to.
#[must_use]
pub fn booklet(
    rulebook: &Rulebook,
    game: &Spec,
    knobs: &[Knob],
    implied: &dyn Fn(&str) -> Option<String>,
    words: &Words,
) -> Document {
    let usual = || Phrase::built(format!("game-{}", game.name));
    let title = rulebook.title.clone().unwrap_or_else(usual);
    let title = Phrase::new("rulebook-title").with("game", title);
    let mut blocks: Vec<Block> = Vec::new();
    for chapter in &rulebook.chapters {
        add_chapter(&mut blocks, chapter, words);
    }
    add_settings(&mut blocks, game, knobs, implied, words);
    Document { title: words.say(&title), language: words.language(), blocks }
}

fn add_chapter(blocks: &mut Vec<Block>, chapter: &Chapter, words: &Words) {
    blocks.push(Block::Heading(words.say(&chapter.title)));
    for passage in &chapter.passages {
        match (passage, blocks.last_mut()) {
            (Passage::Paragraph(phrase), _) => {
                blocks.push(Block::Paragraph(Text::read(&words.say(phrase))));
            }
            (Passage::Item(phrase), Some(Block::List(items))) => {
                items.push(Text::read(&words.say(phrase)));
            }
            (Passage::Item(phrase), _) => {
                blocks.push(Block::List(vec![Text::read(&words.say(phrase))]));
            }
            (Passage::Example(diagram, phrase), last) => {
                let caption = Text::read(&words.say(phrase));
                let figure = Figure { diagram: (**diagram).clone(), caption };
                match last {
                    Some(Block::Figures(figures)) => figures.push(figure),
                    _ => blocks.push(Block::Figures(vec![figure])),
                }
            }
        }
    }
}

/// A table of the knobs that have a value: as given, by default, or as the others imply.
fn add_settings(
    blocks: &mut Vec<Block>,
    game: &Spec,
    knobs: &[Knob],
    implied: &dyn Fn(&str) -> Option<String>,
    words: &Words,
) {
    let named = game.clone().named(knobs);
    let row = |knob: &Knob| {
        let usual = knob.range.default_text().or_else(|| implied(knob.name));
        let given = named.given(knob.name).map(str::to_owned);
        let value = match (given, usual) {
            (Some(given), usual) if usual.as_ref() != Some(&given) => Text::of(given, Face::Strong),
            (_, Some(usual)) => {
                let phrase = Phrase::new("rulebook-settings-usual").with("value", usual);
                Text::plain(words.say(&phrase))
            }
            _ => return None,
        };
        let about = words.text(&format!("knob-{}-{}", game.name, knob.name));
        Some(vec![Text::of(knob.name, Face::Code), Text::plain(about), value])
    };
    let rows: Vec<Vec<Text>> = knobs.iter().filter_map(row).collect();
    if rows.is_empty() {
        return;
    }
    let about = Phrase::new("rulebook-settings-about").with("spec", game.to_string());
    let head = ["name", "meaning", "value"];
    let head = head.map(|column| words.text(&format!("rulebook-settings-{column}"))).to_vec();
    blocks.extend([
        Block::Heading(words.text("rulebook-settings")),
        Block::Paragraph(Text::read(&words.say(&about))),
        Block::Table { head, rows },
    ]);
}
