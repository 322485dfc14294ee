//! Animated pictures as GIF: a game from its first move to its last.

use std::{borrow::Cow, collections::HashMap, time::Duration};

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rules::Diagram;

use super::Pixels;
use crate::{Ink, picture};

/// As many colours as a GIF has at once.
const COLOURS: usize = 256;
/// How many frames are looked at to choose the colours.
const LOOKED_AT: usize = 12;
/// As many times as long is the last frame shown.
const LAST: u16 = 3;

/// Positions one after the other as a GIF file that begins again at its end, each shown for a while
/// and with that width in points. All have the size of the first.
#[must_use]
pub fn gif(diagrams: &[Diagram], pause: Duration, width: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let Some(first) = diagrams.first() else { return bytes };
    let size = Pixels::of(&picture(first), width);
    let mut palette = FrameColours::of(diagrams, size.width);
    let (columns, rows) = (side(size.width), side(size.height));
    let mut encoder =
        Encoder::new(&mut bytes, columns, rows, &palette.bytes()).expect("memory takes all");
    encoder.set_repeat(Repeat::Infinite).expect("memory takes all");
    let delay = u16::try_from(pause.as_millis() / 10).unwrap_or(u16::MAX);
    let mut before: Option<Pixels> = None;
    for (number, diagram) in (1..).zip(diagrams) {
        let pixels = Pixels::of(&picture(diagram), size.width);
        let part = ChangedArea::changed(before.as_ref(), &pixels);
        // The end is looked at for longer.
        let delay = if number == diagrams.len() { delay.saturating_mul(LAST) } else { delay };
        let frame = part.frame(&pixels, &mut palette, delay);
        encoder.write_frame(&frame).expect("memory takes all");
        before = Some(pixels);
    }
    drop(encoder);
    bytes
}

/// A length as a GIF has it.
fn side(points: u32) -> u16 {
    u16::try_from(points).expect("a picture has no wider rows")
}

/// The part of a picture that is drawn anew.
struct ChangedArea {
    left: u32,
    top: u32,
    right: u32,
    bottom: u32,
}

impl ChangedArea {
    /// What is not as it was; a single point if nothing changed, so that there is a frame.
    fn changed(before: Option<&Pixels>, now: &Pixels) -> Self {
        let Some(before) = before.filter(|before| before.points.len() == now.points.len()) else {
            return Self { left: 0, top: 0, right: now.width, bottom: now.height };
        };
        let places =
            (0..now.height).flat_map(|row| (0..now.width).map(move |column| (column, row)));
        let changed = places.filter(|&(column, row)| before.at(column, row) != now.at(column, row));
        let none = Self { left: u32::MAX, top: u32::MAX, right: 0, bottom: 0 };
        let part = changed.fold(none, |part, (column, row)| Self {
            left: part.left.min(column),
            top: part.top.min(row),
            right: part.right.max(column + 1),
            bottom: part.bottom.max(row + 1),
        });
        if part.right > 0 { part } else { Self { left: 0, top: 0, right: 1, bottom: 1 } }
    }

    fn frame(&self, pixels: &Pixels, palette: &mut FrameColours, delay: u16) -> Frame<'static> {
        let mut buffer = Vec::new();
        for row in self.top..self.bottom {
            for column in self.left..self.right {
                buffer.push(palette.index(pixels.at(column, row)));
            }
        }
        Frame {
            delay,
            dispose: DisposalMethod::Keep,
            left: side(self.left),
            top: side(self.top),
            width: side(self.right - self.left),
            height: side(self.bottom - self.top),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        }
    }
}

/// The colours of an animated picture, and which of them stands for a colour.
struct FrameColours {
    colours: Vec<Ink>,
    known: HashMap<Ink, u8>,
}

impl FrameColours {
    /// The most frequent colours of some of the positions.
    fn of(diagrams: &[Diagram], width: u32) -> Self {
        let step = diagrams.len().div_ceil(LOOKED_AT).max(1);
        let mut counts: HashMap<Ink, usize> = HashMap::new();
        for diagram in diagrams.iter().rev().step_by(step) {
            for point in Pixels::of(&picture(diagram), width).points {
                *counts.entry(point).or_default() += 1;
            }
        }
        let mut colours: Vec<(Ink, usize)> = counts.into_iter().collect();
        colours.sort_by_key(|&(Ink(red, green, blue), count)| {
            (std::cmp::Reverse(count), red, green, blue)
        });
        let colours: Vec<Ink> = colours.into_iter().take(COLOURS).map(|(ink, _)| ink).collect();
        Self { colours, known: HashMap::new() }
    }

    fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|&Ink(red, green, blue)| [red, green, blue]).collect()
    }

    /// The nearest colour there is.
    fn index(&mut self, ink: Ink) -> u8 {
        if let Some(&known) = self.known.get(&ink) {
            return known;
        }
        let nearest = (0_u8..=u8::MAX).zip(&self.colours).min_by_key(|(_, known)| {
            let part = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
            part(ink.0, known.0) + part(ink.1, known.1) + part(ink.2, known.2)
        });
        let index = nearest.map_or(0, |(index, _)| index);
        self.known.insert(ink, index);
        index
    }
}
