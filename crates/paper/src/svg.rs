//! Drawings as SVG.

use std::fmt::Write as _;

use crate::{Anchor, Drawing, DrawingItem, Face, Ink, Label, Paint, Point, html::escape};

/// A drawing as an SVG file of its own.
#[must_use]
pub fn svg(drawing: &Drawing, title: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", element(drawing, title))
}

/// A drawing as an element of a page; the title is for those who cannot see it.
#[must_use]
pub fn element(drawing: &Drawing, title: &str) -> String {
    let (width, height) = (drawing.width, drawing.height);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" \
         height=\"{height}\" viewBox=\"0 0 {width} {height}\"><title>{}</title>",
        escape(title)
    );
    for shape in &drawing.shapes {
        add(&mut text, shape);
    }
    text + "</svg>"
}

fn add(text: &mut String, shape: &DrawingItem) {
    let result = match shape {
        DrawingItem::Rectangle(Point { x, y }, width, height, paint) => write!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{}/>",
            painted(*paint)
        ),
        DrawingItem::Circle(Point { x, y }, radius, paint) => {
            write!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{}/>", painted(*paint))
        }
        DrawingItem::Line(points, ink, width) => write!(
            text,
            "<polyline points=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{}/>",
            listed(points),
            painted(Paint::line(*ink, *width))
        ),
        DrawingItem::Area(points, ink) => {
            write!(text, "<polygon points=\"{}\"{}/>", listed(points), painted(Paint::fill(*ink)))
        }
        DrawingItem::Text(label) => write_label(text, label),
    };
    result.expect("a string takes everything");
}

fn write_label(text: &mut String, label: &Label) -> std::fmt::Result {
    let Label { at: Point { x, y }, size, .. } = label;
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let family = match label.face {
        Face::Plain | Face::Strong => "Helvetica, Arial, sans-serif",
        Face::Code => "Courier, monospace",
    };
    let weight = if label.face == Face::Strong { " font-weight=\"bold\"" } else { "" };
    write!(
        text,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
         font-family=\"{family}\"{weight} fill=\"{}\">{}</text>",
        colour(label.ink),
        escape(&label.text)
    )
}

fn listed(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|Point { x, y }| format!("{x},{y}")).collect();
    points.join(" ")
}

fn painted(Paint { fill, line }: Paint) -> String {
    let fill = fill.map_or_else(|| "none".to_owned(), colour);
    let line = line.map_or_else(String::new, |(ink, width)| {
        format!(" stroke=\"{}\" stroke-width=\"{width}\"", colour(ink))
    });
    format!(" fill=\"{fill}\"{line}")
}

fn colour(Ink(red, green, blue): Ink) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
