//! Text as strokes: where each letter stands and how thick it is.

use crate::{Anchor, Face, Label, Point};

use super::letter_strokes::{BASELINE, CAPITAL, WIDTH, letter_strokes};

/// How high a capital letter is, in sizes of the text.
const HEIGHT: f32 = 0.7;

/// How thick the strokes of a text are.
pub(super) fn thickness(label: &Label) -> f32 {
    let share = if label.face == Face::Strong { 0.14 } else { 0.085 };
    label.size * share
}

/// The strokes of a text, letter by letter, each letter in the middle of the room that it has in
/// print.
pub(super) fn strokes(label: &Label) -> Vec<Vec<Point>> {
    let whole = label.face.width(&label.text, label.size);
    let mut left = label.at.x
        - match label.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => whole / 2.0,
            Anchor::End => whole,
        };
    let unit = label.size * HEIGHT / f32::from(CAPITAL - BASELINE);
    let mut all = Vec::new();
    for letter in label.text.chars() {
        let room = label.face.width(letter.encode_utf8(&mut [0; 4]), label.size);
        // Narrow letters are drawn narrower than they are designed.
        let across = unit.min((room - thickness(label)).max(room / 2.0) / f32::from(WIDTH));
        let start = left + (room - across * f32::from(WIDTH)) / 2.0;
        all.extend(letter_strokes(letter).into_iter().map(|stroke| {
            let place = |(x, y): (u8, u8)| Point {
                x: start + f32::from(x) * across,
                y: label.at.y - (f32::from(y) - f32::from(BASELINE)) * unit,
            };
            stroke.into_iter().map(place).collect()
        }));
        left += room;
    }
    all
}
