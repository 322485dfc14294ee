//! Pictures made of points, and animated ones.

use std::{collections::HashSet, time::Duration};

use paper::{
    Anchor, Drawing, DrawingItem, Face, Ink, Label, Paint, Pixels, Point, gif, picture, png,
};

use rules::{Colour, Diagram, Surface};

use crate::support::boards;

const RED: Ink = Ink(200, 0, 0);

/// A board of every kind.
fn all_boards() -> Vec<Diagram> {
    vec![
        boards::grid(5, 4),
        boards::chequers(8),
        boards::discs(Surface::Felt, [Colour::Black, Colour::White]),
        boards::discs(Surface::Frame, [Colour::Red, Colour::Yellow]),
    ]
}

fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// A drawing of a hundred by fifty with one shape.
fn drawn(shape: DrawingItem) -> Pixels {
    let mut drawing = Drawing::new(100.0, 50.0);
    drawing.draw(shape);
    Pixels::of(&drawing, 200)
}

#[test]
fn shapes_are_where_they_were_drawn_and_smooth_at_their_edges() {
    let pixels = drawn(DrawingItem::Circle(at(50.0, 25.0), 20.0, Paint::fill(RED)));
    assert_eq!((pixels.width, pixels.height), (200, 100));
    assert_eq!(pixels.at(100, 50), RED);
    assert_eq!(pixels.at(5, 5), Ink::WHITE);
    let edge: HashSet<Ink> = pixels.points.iter().copied().collect();
    assert!(edge.len() > 4, "between red and white there are shades");
    let pixels = drawn(DrawingItem::Rectangle(at(10.0, 10.0), 20.0, 30.0, Paint::fill(RED)));
    assert_eq!([pixels.at(20, 20), pixels.at(59, 79)], [RED; 2]);
    assert_eq!([pixels.at(19, 20), pixels.at(60, 79)], [Ink::WHITE; 2]);
    let corners = vec![at(0.0, 0.0), at(100.0, 0.0), at(0.0, 50.0)];
    let pixels = drawn(DrawingItem::Area(corners, RED));
    assert_eq!([pixels.at(20, 20), pixels.at(180, 90)], [RED, Ink::WHITE]);
    let pixels = drawn(DrawingItem::Line(vec![at(10.0, 25.0), at(90.0, 25.0)], RED, 4.0));
    assert_eq!([pixels.at(100, 50), pixels.at(100, 60)], [RED, Ink::WHITE]);
}

#[test]
fn letters_are_drawn_without_a_font() {
    let label = |text: &str, anchor| {
        DrawingItem::Text(Label {
            at: at(50.0, 40.0),
            anchor,
            text: text.to_owned(),
            face: Face::Strong,
            size: 30.0,
            ink: RED,
        })
    };
    let columns = |pixels: &Pixels| {
        let inked =
            |column: u32| (0..pixels.height).any(|row| pixels.at(column, row) != Ink::WHITE);
        let columns: Vec<u32> = (0..pixels.width).filter(|&column| inked(column)).collect();
        (columns[0], *columns.last().expect("something is written"))
    };
    let (left, right) = columns(&drawn(label("X", Anchor::Middle)));
    assert!(left > 70 && right < 130, "it stands in the middle: {left} to {right}");
    let (left, _) = columns(&drawn(label("X", Anchor::Start)));
    assert!(left >= 98);
    let letters: HashSet<Vec<Ink>> = ('0'..='9')
        .chain('A'..='Z')
        .chain('a'..='z')
        .map(|letter| drawn(label(&letter.to_string(), Anchor::Middle)).points)
        .collect();
    assert_eq!(letters.len(), 62, "no two letters look alike");
    assert_eq!(drawn(label("É", Anchor::Middle)).points, drawn(label("E", Anchor::Middle)).points);
    assert_ne!(drawn(label("漢", Anchor::Middle)).points, drawn(label(" ", Anchor::Middle)).points);
}

#[test]
fn a_png_says_what_the_points_are() {
    for diagram in all_boards() {
        let pixels = Pixels::of(&picture(&diagram), 300);
        let bytes = png(&pixels);
        let mut reader = png_reader(&bytes);
        let mut buffer = vec![0; reader.output_buffer_size().expect("a picture")];
        let info = reader.next_frame(&mut buffer).expect("a frame");
        assert_eq!((info.width, info.height), (pixels.width, pixels.height));
        let points = buffer.chunks_exact(3).map(|point| Ink(point[0], point[1], point[2]));
        assert!(points.eq(pixels.points.iter().copied()));
    }
}

fn png_reader(bytes: &[u8]) -> ::png::Reader<std::io::Cursor<&[u8]>> {
    ::png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG")
}

#[test]
fn an_animation_has_a_frame_for_every_position() {
    let diagram = all_boards().remove(0);
    let first = diagram.board.squares().next().expect("a square");
    let last = diagram.board.squares().last().expect("a square");
    let diagrams =
        [diagram.clone(), diagram.clone().with_marks([first]), diagram.with_marks([first, last])];
    let bytes = gif(&diagrams, Duration::from_millis(500), 240);
    let mut decoder = ::gif::DecodeOptions::new();
    decoder.set_color_output(::gif::ColorOutput::RGBA);
    let mut decoder = decoder.read_info(&bytes[..]).expect("a GIF");
    assert_eq!(decoder.width(), 240);
    let mut canvas = Pixels { points: Vec::new(), ..Pixels::of(&picture(&diagrams[0]), 240) };
    canvas.points = vec![Ink::WHITE; (canvas.width * canvas.height) as usize];
    let mut delays = Vec::new();
    let mut parts = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
        parts.push((frame.width, frame.height));
        for (index, point) in frame.buffer.chunks_exact(4).enumerate() {
            let (column, row) =
                (index % usize::from(frame.width), index / usize::from(frame.width));
            let place = (row + usize::from(frame.top)) * 240 + column + usize::from(frame.left);
            canvas.points[place] = Ink(point[0], point[1], point[2]);
        }
    }
    assert_eq!(delays, [50, 50, 150]);
    assert!(parts[1].0 < parts[0].0 / 2, "only what changed is drawn anew: {parts:?}");
    let wanted = Pixels::of(&picture(&diagrams[2]), 240);
    let away = |one: &Ink, other: &Ink| {
        one.0.abs_diff(other.0).max(one.1.abs_diff(other.1)).max(one.2.abs_diff(other.2))
    };
    let worst = canvas.points.iter().zip(&wanted.points).map(|(one, other)| away(one, other)).max();
    assert!(worst < Some(40), "the colours are those of the picture: {worst:?}");
}
