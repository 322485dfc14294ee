//! Drawings as points of colour: pictures for places that show neither SVG nor PDF.
//!
//! Every shape is known by how far a place is from its edge, which gives smooth edges without a
//! second thought: a point half inside gets half of the colour. Letters are written with strokes of
//! our own, so that no font has to be found.

mod animation;
mod distance;
mod letter_strokes;
mod png;
mod strokes;

use crate::{Drawing, DrawingItem, Ink, Paint, Point};
use distance::Outline;

pub use animation::gif;
pub use png::png;

/// A picture of coloured points, row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How many points are in a row.
    pub width: u32,
    /// How many rows there are.
    pub height: u32,
    /// The colours.
    pub points: Vec<Ink>,
}

impl Pixels {
    /// The widest picture: more than any screen shows.
    pub const WIDEST: u32 = 4096;

    /// A drawing on white, with a width in points, but no wider than [`Pixels::WIDEST`].
    #[must_use]
    pub fn of(drawing: &Drawing, width: u32) -> Self {
        let width = width.clamp(1, Self::WIDEST);
        let scale = rounded(width) / drawing.width.max(1.0);
        let height = whole((drawing.height * scale).ceil()).clamp(1, Self::WIDEST);
        let points = vec![Ink::WHITE; width as usize * height as usize];
        let mut pixels = Self { width, height, points };
        let mut scaled = Drawing::new(rounded(width), rounded(height));
        scaled.place(drawing, Point { x: 0.0, y: 0.0 }, scale);
        for shape in &scaled.shapes {
            pixels.draw(shape);
        }
        pixels
    }

    /// The colour of a point.
    #[must_use]
    pub fn at(&self, column: u32, row: u32) -> Ink {
        self.points[row as usize * self.width as usize + column as usize]
    }

    fn draw(&mut self, shape: &DrawingItem) {
        match shape {
            DrawingItem::Rectangle(corner, width, height, paint) => {
                self.paint(&Outline::rectangle(*corner, *width, *height), *paint);
            }
            DrawingItem::Circle(centre, radius, paint) => {
                self.paint(&Outline::circle(*centre, *radius), *paint);
            }
            DrawingItem::Line(points, ink, width) => {
                self.paint(&Outline::line(points), Paint::line(*ink, *width));
            }
            DrawingItem::Area(points, ink) => {
                self.paint(&Outline::area(points), Paint::fill(*ink));
            }
            DrawingItem::Text(label) => {
                for stroke in strokes::strokes(label) {
                    let paint = Paint::line(label.ink, strokes::thickness(label));
                    self.paint(&Outline::line(&stroke), paint);
                }
            }
        }
    }

    fn paint(&mut self, outline: &Outline<'_>, paint: Paint) {
        if let Some(ink) = paint.fill {
            self.cover(outline, 1.0, ink, |away| 0.5 - away);
        }
        if let Some((ink, width)) = paint.line {
            // A line thinner than a point is paler instead.
            let most = width.min(1.0);
            self.cover(outline, width / 2.0 + 1.0, ink, move |away| {
                (width.max(1.0) / 2.0 + 0.5 - away.abs()).min(1.0) * most
            });
        }
    }

    /// Covers every point near an outline with a colour, as much as its distance says.
    fn cover(&mut self, outline: &Outline<'_>, around: f32, ink: Ink, share: impl Fn(f32) -> f32) {
        let (least, most) = outline.bounds();
        let columns = span(least.x - around, most.x + around, self.width);
        for row in span(least.y - around, most.y + around, self.height) {
            for column in columns.clone() {
                let place = Point { x: rounded(column) + 0.5, y: rounded(row) + 0.5 };
                let share = share(outline.distance(place)).clamp(0.0, 1.0);
                if share > 0.0 {
                    let index = row as usize * self.width as usize + column as usize;
                    self.points[index] = mixed(self.points[index], ink, share);
                }
            }
        }
    }
}

/// The points between two places that are on the picture.
fn span(from: f32, to: f32, size: u32) -> std::ops::Range<u32> {
    whole(from.floor().max(0.0))..whole(to.ceil().max(0.0)).min(size)
}

/// A colour over another.
fn mixed(Ink(red, green, blue): Ink, over: Ink, share: f32) -> Ink {
    let part = |under: u8, over: u8| {
        let value = f32::from(under) * (1.0 - share) + f32::from(over) * share;
        u8::try_from(whole(value.round())).unwrap_or(u8::MAX)
    };
    Ink(part(red, over.0), part(green, over.1), part(blue, over.2))
}

/// A count of points as a length.
#[expect(clippy::cast_precision_loss, reason = "pictures are far smaller than that")]
fn rounded(count: u32) -> f32 {
    count as f32
}

/// A length that is no less than nothing as a count of points.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit becomes the nearest that does"
)]
fn whole(length: f32) -> u32 {
    length as u32
}
