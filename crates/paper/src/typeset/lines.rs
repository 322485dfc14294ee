//! Text broken into lines that fit.

use crate::{Face, Text};

/// Words of a line that look alike, with the spaces between them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct WordRun {
    pub(crate) text: String,
    pub(crate) face: Face,
}

/// A line of words.
pub(crate) type Line = Vec<WordRun>;

/// What sums of widths may be off by.
const ROUNDING: f32 = 0.01;

/// A text in lines of at most a width. A word that is wider has a line of its own.
pub(crate) fn broken(text: &Text, size: f32, width: f32) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut filled = 0.0;
    for word in words(text) {
        let length: f32 = word.iter().map(|part| part.face.width(&part.text, size)).sum();
        let space = Face::Plain.width(" ", size);
        match lines.last_mut() {
            Some(line) if filled + space + length <= width + ROUNDING => {
                filled += space + length;
                add(line, " ", Face::Plain);
                for part in word {
                    add(line, &part.text, part.face);
                }
            }
            _ => {
                filled = length;
                lines.push(word);
            }
        }
    }
    lines
}

/// How wide a line is.
pub(crate) fn width(line: &Line, size: f32) -> f32 {
    line.iter().map(|words| words.face.width(&words.text, size)).sum()
}

/// Adds words to a line, to those before them if they look alike. A space looks like anything.
fn add(line: &mut Line, text: &str, face: Face) {
    match line.last_mut() {
        Some(last) if last.face == face => last.text.push_str(text),
        _ => line.push(WordRun { text: text.to_owned(), face }),
    }
}

/// The words of a text; a word may be strong in part.
fn words(text: &Text) -> Vec<Line> {
    let mut words: Vec<Line> = vec![Vec::new()];
    for span in &text.0 {
        for (index, part) in span.words.split(' ').enumerate() {
            if index > 0 {
                words.push(Vec::new());
            }
            if !part.is_empty() {
                let word = words.last_mut().expect("there is always a word");
                word.push(WordRun { text: part.to_owned(), face: span.face });
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}
