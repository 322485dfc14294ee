//! Diagrams as drawings, as SVG and in plain letters.

use paper::{CELL, Drawing, DrawingItem, Point, letters, picture, sign, svg};
use rules::{Diagram, Player, Square};

use crate::support::boards;

/// Every place that a shape reaches.
pub(crate) fn extremes(shape: &DrawingItem) -> Vec<Point> {
    let thick = |line: Option<(paper::Ink, f32)>| line.map_or(0.0, |(_, width)| width / 2.0);
    match shape {
        DrawingItem::Rectangle(corner, width, height, paint) => {
            let line = thick(paint.line);
            vec![corner.offset(-line, -line), corner.offset(width + line, height + line)]
        }
        DrawingItem::Circle(centre, radius, paint) => {
            let reach = radius + thick(paint.line);
            vec![centre.offset(-reach, -reach), centre.offset(reach, reach)]
        }
        DrawingItem::Line(points, _, width) => points
            .iter()
            .flat_map(|point| {
                [point.offset(-width / 2.0, -width / 2.0), point.offset(width / 2.0, width / 2.0)]
            })
            .collect(),
        DrawingItem::Area(points, _) => points.clone(),
        DrawingItem::Text(label) => {
            let width = label.face.width(&label.text, label.size);
            let left = match label.anchor {
                paper::Anchor::Start => 0.0,
                paper::Anchor::Middle => -width / 2.0,
                paper::Anchor::End => -width,
            };
            vec![label.at.offset(left, -label.size * 0.75), label.at.offset(left + width, 0.0)]
        }
    }
}

/// Everything is on the drawing, so many points from its edge, give or take half a line.
pub(crate) fn assert_inside(drawing: &Drawing, margin: f32) {
    assert!(!drawing.shapes.is_empty());
    for shape in &drawing.shapes {
        for Point { x, y } in extremes(shape) {
            let inside = margin - 0.5 <= x
                && x <= drawing.width - margin + 0.5
                && margin - 0.5 <= y
                && y <= drawing.height - margin + 0.5;
            assert!(inside, "{shape:?} on {} by {}", drawing.width, drawing.height);
        }
    }
}

/// A diagram with everything pointed out that can be.
fn pointed_out(diagram: Diagram) -> Diagram {
    let last = Square { column: diagram.board.width - 1, row: diagram.board.height - 1 };
    let first = Square { column: 0, row: 0 };
    diagram.with_arrow(vec![first, last]).with_arrow(vec![last]).with_marks([first, last])
}

#[test]
fn nothing_of_a_board_is_cut_off() {
    for diagram in boards::all() {
        assert_inside(&picture(&diagram), 0.0);
        assert_inside(&picture(&pointed_out(diagram.clone())), 0.0);
        assert_inside(&picture(&diagram.blank()), 0.0);
    }
}

#[test]
fn names_stand_in_the_margin_or_in_the_free_squares() {
    let texts = |diagram: &Diagram| -> Vec<String> {
        let shapes = picture(diagram).shapes.into_iter();
        let text = |shape| match shape {
            DrawingItem::Text(label) => Some(label.text),
            _ => None,
        };
        shapes.filter_map(text).filter(|text| !text.is_empty()).collect()
    };
    assert_eq!(texts(&boards::grid(3, 3)), ["A", "B", "C", "1", "2", "3"]);
    let numbers = texts(&boards::chequers(10));
    assert_eq!(numbers.len(), 50 - 3, "a number for each free dark square");
    assert_eq!(texts(&boards::chequers(10).blank()).len(), 50);
    assert!(numbers.contains(&"50".to_owned()));
}

#[test]
fn a_drawing_is_placed_anywhere_at_any_size() {
    let board = picture(&boards::grid(3, 3));
    let mut page = Drawing::new(100.0, 100.0);
    let scale = 50.0 / board.width;
    page.place(&board, Point { x: 40.0, y: 30.0 }, scale);
    for shape in &page.shapes {
        for Point { x, y } in extremes(shape) {
            assert!((39.9..=90.1).contains(&x) && (29.9..=80.1).contains(&y), "{shape:?}");
        }
    }
    assert_eq!(page.shapes.len(), board.shapes.len());
}

#[test]
fn svg_is_sound_xml_with_a_title() {
    for diagram in boards::all() {
        let text = svg(&picture(&pointed_out(diagram)), "1 < 2 & \"3\"");
        assert!(text.starts_with("<?xml"));
        assert!(text.contains("<title>1 &lt; 2 &amp; &quot;3&quot;</title>"), "{text}");
        assert_eq!(text.matches('<').count(), text.matches('>').count());
        assert!(!text.contains("NaN") && !text.contains("inf"));
    }
}

#[test]
fn every_piece_is_drawn() {
    let empty = picture(&boards::chequers(10).blank()).shapes.len();
    let men = picture(&boards::chequers(10)).shapes.len();
    assert!(empty - 3 < men, "three numbers go, more than three shapes come");
    let symbols = picture(&boards::grid(3, 3)).shapes;
    let crosses = symbols.iter().filter(|shape| {
        matches!(shape, DrawingItem::Line(points, ..) if points.len() == 2
            && (points[0].x - points[1].x).abs() < CELL
            && (points[0].y - points[1].y).abs() > 1.0
            && (points[0].x - points[1].x).abs() > 1.0)
    });
    assert_eq!(crosses.count(), 4, "two strokes for each of two crosses");
}

#[test]
fn plain_letters_show_pieces_lines_and_what_is_pointed_out() {
    assert_eq!(letters(&boards::grid(3, 3)), "   A  B  C\n1 [X][O][X]\n2  .  .  .\n3  .  .  .\n");
    let mut diagram = boards::chequers(4);
    diagram.arrows = vec![vec![Square { column: 0, row: 3 }, Square { column: 1, row: 2 }]];
    assert_eq!(letters(&diagram), "1     b     .\n3  .     W\n5     *     .\n7 (w)    .\n");
    assert_eq!(sign(&diagram, Player(1)), 'b');
    assert_eq!(sign(&boards::grid(3, 3), Player(1)), 'O');
}

/// However long the numbers beside the rows are, a column is a column in every row.
#[test]
fn plain_letters_stand_in_straight_columns() {
    for size in (4..=20).step_by(2) {
        let text = letters(&boards::chequers(size));
        let rows: Vec<&str> = text.lines().collect();
        let margin = rows.iter().map(|row| row.trim_start().find(' ').unwrap_or(0)).max();
        let first = margin.expect("rows") + 2;
        for (number, row) in rows.iter().enumerate() {
            let pieces = row.char_indices().skip(first - 1).filter(|(_, letter)| *letter != ' ');
            for (at, letter) in pieces {
                assert!((at - first).is_multiple_of(3), "{letter:?} in row {number}:\n{text}");
                let column = (at - first) / 3;
                assert!((column + number) % 2 == 1, "on a dark square, row {number}:\n{text}");
            }
        }
    }
}
