//! Lines over a logarithmic scale.

use crate::{Anchor, Drawing, DrawingItem, Face, Ink, Paint, Point, TextLine, titled};

/// The size of the plot without its edges.
const WIDTH: f32 = 460.0;
const HEIGHT: f32 = 300.0;
/// The room for what is written at the left and below.
const LEFT: f32 = 66.0;
const BELOW: f32 = 44.0;
const SMALL: f32 = 10.0;

/// The colours of the lines, told apart by those who see few colours too (Okabe and Ito).
const INKS: [Ink; 7] = [
    Ink(0, 114, 178),
    Ink(213, 94, 0),
    Ink(0, 158, 115),
    Ink(204, 121, 167),
    Ink(86, 180, 233),
    Ink(230, 159, 0),
    Ink(60, 60, 60),
];
const GRID: Ink = Ink(222, 222, 222);
const PALE: Ink = Ink(150, 150, 150);

/// How a number is written with a given number of digits after its decimal sign.
pub type WriteNumber<'a> = &'a dyn Fn(f64, u8) -> String;

/// Some lines over a logarithmic scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// What grows to the right.
    pub across: String,
    /// The values that are written along the lower edge.
    pub marks: Vec<f64>,
    /// The lines.
    pub curves: Vec<Curve>,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// What it stands for.
    pub name: String,
    /// Where it goes through; values that are not positive are left out.
    pub points: Vec<(f64, f64)>,
    /// Whether it is only there to be compared with.
    pub pale: bool,
}

/// Where the values of a plot lie on it.
struct Scale {
    first: f64,
    last: f64,
    /// The powers of ten at the bottom and at the top.
    bottom: i32,
    top: i32,
}

impl Chart {
    /// The chart as a drawing, its numbers as they are written in its language.
    #[must_use]
    pub fn drawing(&self, write: WriteNumber<'_>) -> Drawing {
        let scale = Scale::of(&self.curves);
        let legend = self.curves.iter().map(|curve| Face::Plain.width(&curve.name, SMALL));
        // Browsers have wider letters than paper.
        let legend = legend.fold(0.0, f32::max) * 1.15 + 40.0;
        let mut drawing = Drawing::new(LEFT + WIDTH + legend, HEIGHT + BELOW);
        scale.draw_grid(&mut drawing, write);
        self.draw_marks(&scale, &mut drawing, write);
        let mut inks = INKS.iter().cycle();
        for (index, curve) in self.curves.iter().enumerate() {
            let ink = if curve.pale { PALE } else { *inks.next().expect("there is no last one") };
            scale.draw_curve(curve, ink, &mut drawing);
            draw_legend(&curve.name, ink, index, &mut drawing);
        }
        titled(&drawing, &self.title)
    }

    /// What is written along the lower edge.
    fn draw_marks(&self, scale: &Scale, drawing: &mut Drawing, write: WriteNumber<'_>) {
        let mut marks = self.marks.clone();
        marks.sort_by(f64::total_cmp);
        marks.dedup();
        for value in marks {
            let at = Point { x: scale.x(value), y: HEIGHT + 16.0 };
            let text = number(value, write);
            drawing.draw(
                TextLine::new(text, Face::Plain, SMALL, Ink::BLACK).shape(at, Anchor::Middle),
            );
        }
        let at = Point { x: LEFT + WIDTH / 2.0, y: HEIGHT + 36.0 };
        let across = TextLine::new(self.across.as_str(), Face::Plain, SMALL, Ink::GREY);
        drawing.draw(across.shape(at, Anchor::Middle));
    }
}

impl Curve {
    /// The points that can be shown.
    fn shown(&self) -> impl Iterator<Item = &(f64, f64)> {
        self.points.iter().filter(|(_, value)| *value > 0.0)
    }
}

impl Scale {
    fn of(curves: &[Curve]) -> Self {
        let points = || curves.iter().flat_map(Curve::shown);
        let least = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::INFINITY, f64::min);
        let first = least(&mut points().map(|(x, _)| *x));
        let last = points().map(|(x, _)| *x).fold(0.0, f64::max);
        let bottom = power(least(&mut points().map(|(_, y)| *y)).log10().floor());
        let top = power(points().map(|(_, y)| y.log10().ceil()).fold(f64::MIN, f64::max));
        Self { first, last, bottom, top: top.max(bottom + 1) }
    }

    #[expect(clippy::cast_possible_truncation, reason = "a place on a drawing")]
    fn x(&self, value: f64) -> f32 {
        let width = (self.last - self.first).max(f64::EPSILON);
        LEFT + 12.0 + (WIDTH - 24.0) * ((value - self.first) / width) as f32
    }

    #[expect(clippy::cast_possible_truncation, reason = "a place on a drawing")]
    fn y(&self, value: f64) -> f32 {
        let height = f64::from(self.top - self.bottom);
        HEIGHT * (1.0 - ((value.log10() - f64::from(self.bottom)) / height) as f32)
    }

    /// A line for every power of ten.
    fn draw_grid(&self, drawing: &mut Drawing, write: WriteNumber<'_>) {
        for power in self.bottom..=self.top {
            let y = self.y(10_f64.powi(power));
            let ends = vec![Point { x: LEFT, y }, Point { x: LEFT + WIDTH, y }];
            drawing.draw(DrawingItem::Line(ends, GRID, 1.0));
            let text = told(power, write);
            let line = TextLine::new(text, Face::Plain, SMALL, Ink::BLACK);
            drawing.draw(line.shape(Point { x: LEFT - 6.0, y: y + 3.5 }, Anchor::End));
        }
    }

    fn draw_curve(&self, curve: &Curve, ink: Ink, drawing: &mut Drawing) {
        let points = curve.shown().map(|&(x, y)| Point { x: self.x(x), y: self.y(y) });
        let points: Vec<Point> = points.collect();
        let thick = if curve.pale { 1.2 } else { 2.0 };
        for &point in &points {
            drawing.draw(DrawingItem::Circle(point, 1.6 * thick, Paint::fill(ink)));
        }
        drawing.draw(DrawingItem::Line(points, ink, thick));
    }
}

/// What a line of the plot stands for.
fn draw_legend(name: &str, ink: Ink, index: usize, drawing: &mut Drawing) {
    let row = f32::from(u8::try_from(index).unwrap_or(u8::MAX));
    let from = Point { x: LEFT + WIDTH + 12.0, y: 8.0 + 18.0 * row };
    drawing.draw(DrawingItem::Line(vec![from, from.offset(16.0, 0.0)], ink, 2.4));
    let line = TextLine::new(name, Face::Plain, SMALL, Ink::BLACK);
    drawing.draw(line.shape(from.offset(22.0, 3.5), Anchor::Start));
}

#[expect(clippy::cast_possible_truncation, reason = "a power of ten")]
fn power(exponent: f64) -> i32 {
    if exponent.is_finite() { exponent as i32 } else { 0 }
}

/// A power of ten as it is written beside its line; with its exponent alone where it is too long.
fn told(power: i32, write: WriteNumber<'_>) -> String {
    match power {
        -3..=8 => number(10_f64.powi(power), write),
        _ => format!("1e{power}"),
    }
}

/// A number with as many digits after the decimal sign as it needs, three at most.
fn number(value: f64, write: WriteNumber<'_>) -> String {
    let is_whole = |places: &u8| {
        let scaled = value * 10_f64.powi(i32::from(*places));
        (scaled - scaled.round()).abs() < 1e-6
    };
    let places = (0..3).find(is_whole).unwrap_or(3);
    write(value, places)
}
