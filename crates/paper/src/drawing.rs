//! Shapes on a surface: what a picture or a printed page is made of, whatever it is written as.
//!
//! Places are counted from the top left, to the right and down.

use crate::Face;

/// A place on a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// How far from the left.
    pub x: f32,
    /// How far from the top.
    pub y: f32,
}

/// A colour, as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ink(pub u8, pub u8, pub u8);

impl Ink {
    /// Black.
    pub const BLACK: Ink = Ink(0, 0, 0);
    /// White.
    pub const WHITE: Ink = Ink(255, 255, 255);
    /// For what stays in the background.
    pub const GREY: Ink = Ink(110, 110, 110);
}

/// How a shape is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    /// What it is filled with.
    pub fill: Option<Ink>,
    /// What its outline is drawn with, and how thick.
    pub line: Option<(Ink, f32)>,
}

impl Paint {
    /// Filled, without an outline.
    #[must_use]
    pub const fn fill(ink: Ink) -> Self {
        Self { fill: Some(ink), line: None }
    }

    /// An outline only.
    #[must_use]
    pub const fn line(ink: Ink, width: f32) -> Self {
        Self { fill: None, line: Some((ink, width)) }
    }

    /// Filled, with an outline.
    #[must_use]
    pub const fn both(fill: Ink, line: Ink, width: f32) -> Self {
        Self { fill: Some(fill), line: Some((line, width)) }
    }
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// A text on a drawing, in one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Where its baseline is, and which end of it.
    pub at: Point,
    /// Which end that is.
    pub anchor: Anchor,
    /// What it says.
    pub text: String,
    /// How it looks.
    pub face: Face,
    /// The size of the letters.
    pub size: f32,
    /// The colour of the letters.
    pub ink: Ink,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawingItem {
    /// A rectangle, by its upper left corner and its sides.
    Rectangle(Point, f32, f32, Paint),
    /// A circle, by its centre and its radius.
    Circle(Point, f32, Paint),
    /// A line from point to point, with round ends.
    Line(Vec<Point>, Ink, f32),
    /// An area from point to point.
    Area(Vec<Point>, Ink),
    /// A text.
    Text(Label),
}

/// Shapes on a surface, the later ones on top.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// How wide the surface is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// What is on it.
    pub shapes: Vec<DrawingItem>,
}

impl Drawing {
    /// An empty surface.
    #[must_use]
    pub const fn new(width: f32, height: f32) -> Self {
        Self { width, height, shapes: Vec::new() }
    }

    /// Draws another shape.
    pub fn draw(&mut self, shape: DrawingItem) {
        self.shapes.push(shape);
    }

    /// Draws everything of another drawing, scaled, with its upper left corner at a place.
    pub fn place(&mut self, other: &Drawing, corner: Point, scale: f32) {
        self.shapes.extend(other.shapes.iter().map(|shape| shape.placed(corner, scale)));
    }
}

impl Point {
    /// The place so far to the right and down from this one.
    #[must_use]
    pub const fn offset(self, x: f32, y: f32) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    fn placed(self, corner: Point, scale: f32) -> Self {
        corner.offset(self.x * scale, self.y * scale)
    }
}

impl Paint {
    fn scaled(self, scale: f32) -> Self {
        Self { line: self.line.map(|(ink, width)| (ink, width * scale)), ..self }
    }
}

impl DrawingItem {
    fn placed(&self, corner: Point, scale: f32) -> Self {
        let all =
            |points: &[Point]| points.iter().map(|point| point.placed(corner, scale)).collect();
        match self {
            Self::Rectangle(at, width, height, paint) => Self::Rectangle(
                at.placed(corner, scale),
                width * scale,
                height * scale,
                paint.scaled(scale),
            ),
            Self::Circle(centre, radius, paint) => {
                Self::Circle(centre.placed(corner, scale), radius * scale, paint.scaled(scale))
            }
            Self::Line(points, ink, width) => Self::Line(all(points), *ink, width * scale),
            Self::Area(points, ink) => Self::Area(all(points), *ink),
            Self::Text(label) => Self::Text(Label {
                at: label.at.placed(corner, scale),
                size: label.size * scale,
                ..label.clone()
            }),
        }
    }
}
