//! Drawings as SVG.

use maud::{Markup, html};

use crate::{Anchor, Drawing, DrawingItem, Face, Ink, Label, Paint, Point};

/// A drawing as an SVG file of its own.
#[must_use]
pub fn svg(drawing: &Drawing, title: &str) -> String {
    let element = element(drawing, title).into_string();
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{element}\n")
}

/// A drawing as an element of a page; the title is for those who cannot see it.
#[must_use]
pub fn element(drawing: &Drawing, title: &str) -> Markup {
    let (width, height) = (drawing.width, drawing.height);
    let view = format!("0 0 {width} {height}");
    html! {
        svg xmlns="http://www.w3.org/2000/svg" role="img" width=(width) height=(height)
            viewBox=(view) {
            title { (title) }
            @for shape in &drawing.shapes { (shape_markup(shape)) }
        }
    }
}

/// A shape, closed by a tag of its own: that is XML as well as HTML.
fn shape_markup(shape: &DrawingItem) -> Markup {
    match shape {
        DrawingItem::Rectangle(Point { x, y }, width, height, paint) => {
            let [fill, stroke, thickness] = painted(*paint);
            html! {
                rect x=(x) y=(y) width=(width) height=(height)
                    fill=[fill] stroke=[stroke] stroke-width=[thickness] {}
            }
        }
        DrawingItem::Circle(Point { x, y }, radius, paint) => {
            let [fill, stroke, thickness] = painted(*paint);
            html! {
                circle cx=(x) cy=(y) r=(radius)
                    fill=[fill] stroke=[stroke] stroke-width=[thickness] {}
            }
        }
        DrawingItem::Line(points, ink, width) => {
            let [fill, stroke, thickness] = painted(Paint::line(*ink, *width));
            html! {
                polyline points=(listed(points)) stroke-linecap="round" stroke-linejoin="round"
                    fill=[fill] stroke=[stroke] stroke-width=[thickness] {}
            }
        }
        DrawingItem::Area(points, ink) => html! {
            polygon points=(listed(points)) fill=(colour(*ink)) {}
        },
        DrawingItem::Text(label) => label_markup(label),
    }
}

fn label_markup(label: &Label) -> Markup {
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
    let weight = (label.face == Face::Strong).then_some("bold");
    html! {
        text x=(x) y=(y) font-size=(size) text-anchor=(anchor) font-family=(family)
            font-weight=[weight] fill=(colour(label.ink)) { (label.text) }
    }
}

fn listed(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|Point { x, y }| format!("{x},{y}")).collect();
    points.join(" ")
}

/// How a shape is filled, and the colour and thickness of the line around it.
fn painted(Paint { fill, line }: Paint) -> [Option<String>; 3] {
    let fill = fill.map_or_else(|| "none".to_owned(), colour);
    let stroke = line.map(|(ink, _)| colour(ink));
    [Some(fill), stroke, line.map(|(_, width)| width.to_string())]
}

fn colour(Ink(red, green, blue): Ink) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
