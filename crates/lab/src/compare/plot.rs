//! A comparison as a plot: counts on a logarithmic scale against the depth or the time.

use paper::{Anchor, Drawing, Face, Ink, Paint, Point, Shape};
use words::Words;

use super::{Compared, Row, measure::float};
use crate::{drawing::titled, sketch::Line};

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
const BOUND: Ink = Ink(150, 150, 150);

/// What is plotted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// Nodes visited.
    Nodes,
    /// Seconds used.
    Seconds,
}

/// A line of the plot.
struct Curve {
    name: String,
    ink: Ink,
    points: Vec<(f64, f64)>,
}

/// Where the values of a plot lie on it.
struct Scale {
    first: f64,
    last: f64,
    /// The powers of ten at the bottom and at the top.
    bottom: i32,
    top: i32,
}

impl Compared {
    /// The comparison as a plot.
    #[must_use]
    pub fn plot(&self, axis: Axis, words: &Words) -> Drawing {
        let curves = self.curves(axis, words);
        let scale = Scale::of(&curves);
        let legend = curves.iter().map(|curve| Face::Plain.width(&curve.name, SMALL));
        let legend = legend.fold(0.0, f32::max) + 40.0;
        let mut drawing = Drawing::new(LEFT + WIDTH + legend, HEIGHT + BELOW);
        scale.draw_grid(&mut drawing);
        self.draw_efforts(&scale, &mut drawing, words);
        for (index, curve) in curves.iter().enumerate() {
            scale.draw_curve(curve, &mut drawing);
            draw_legend(curve, index, &mut drawing);
        }
        let what = words.text(match axis {
            Axis::Nodes => "lab-plot-nodes",
            Axis::Seconds => "lab-plot-seconds",
        });
        titled(&drawing, &format!("{what} · {}", self.game))
    }

    fn curves(&self, axis: Axis, words: &Words) -> Vec<Curve> {
        let value = |row: &Row| match axis {
            Axis::Nodes => float(row.nodes),
            Axis::Seconds => row.seconds,
        };
        let mut names: Vec<&str> = self.rows.iter().map(|row| &*row.engine).collect();
        names.dedup();
        let engines = names.into_iter().zip(INKS.iter().cycle());
        let mut curves: Vec<Curve> = engines
            .map(|(name, &ink)| {
                let rows = self.rows.iter().filter(|row| row.engine == name);
                let points = rows.map(|row| (place(row), value(row))).collect();
                Curve { name: name.to_owned(), ink, points }
            })
            .collect();
        if axis == Axis::Nodes && !self.bounds.is_empty() {
            let points = self.bounds.iter().map(|bound| (f64::from(bound.depth), bound.least));
            let name = words.text("lab-plot-bound");
            curves.push(Curve { name, ink: BOUND, points: points.collect() });
        }
        for curve in &mut curves {
            curve.points.retain(|(_, value)| 0.0 < *value);
        }
        curves
    }

    /// The depths or times along the lower edge.
    fn draw_efforts(&self, scale: &Scale, drawing: &mut Drawing, words: &Words) {
        let mut places: Vec<f64> = self.rows.iter().map(place).collect();
        places.sort_by(f64::total_cmp);
        places.dedup();
        for value in places {
            let at = Point { x: scale.x(value), y: HEIGHT + 16.0 };
            let text = format!("{value}");
            drawing.draw(Line::new(text, Face::Plain, SMALL, Ink::BLACK).shape(at, Anchor::Middle));
        }
        let timed = self.rows.iter().any(|row| row.effort.time().is_some());
        let name = words.text(if timed { "lab-plot-time" } else { "lab-plot-depth" });
        let at = Point { x: LEFT + WIDTH / 2.0, y: HEIGHT + 36.0 };
        drawing.draw(Line::new(name, Face::Plain, SMALL, Ink::GREY).shape(at, Anchor::Middle));
    }
}

/// How far to the right a row belongs.
fn place(row: &Row) -> f64 {
    let time = row.effort.time().map(|time| time.as_secs_f64());
    time.unwrap_or_else(|| f64::from(row.effort.depth().unwrap_or_default()))
}

impl Scale {
    fn of(curves: &[Curve]) -> Self {
        let points = || curves.iter().flat_map(|curve| &curve.points);
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
    fn draw_grid(&self, drawing: &mut Drawing) {
        for power in self.bottom..=self.top {
            let y = self.y(10_f64.powi(power));
            let ends = vec![Point { x: LEFT, y }, Point { x: LEFT + WIDTH, y }];
            drawing.draw(Shape::Line(ends, GRID, 1.0));
            let text = told(power);
            let line = Line::new(text, Face::Plain, SMALL, Ink::BLACK);
            drawing.draw(line.shape(Point { x: LEFT - 6.0, y: y + 3.5 }, Anchor::End));
        }
    }

    fn draw_curve(&self, curve: &Curve, drawing: &mut Drawing) {
        let points = curve.points.iter().map(|&(x, y)| Point { x: self.x(x), y: self.y(y) });
        let points: Vec<Point> = points.collect();
        let thick = if curve.ink == BOUND { 1.2 } else { 2.0 };
        for &point in &points {
            drawing.draw(Shape::Circle(point, 1.6 * thick, Paint::fill(curve.ink)));
        }
        drawing.draw(Shape::Line(points, curve.ink, thick));
    }
}

/// What a line of the plot stands for.
fn draw_legend(curve: &Curve, index: usize, drawing: &mut Drawing) {
    let row = f32::from(u8::try_from(index).unwrap_or(u8::MAX));
    let from = Point { x: LEFT + WIDTH + 12.0, y: 8.0 + 18.0 * row };
    drawing.draw(Shape::Line(vec![from, from.offset(16.0, 0.0)], curve.ink, 2.4));
    let line = Line::new(curve.name.as_str(), Face::Plain, SMALL, Ink::BLACK);
    drawing.draw(line.shape(from.offset(22.0, 3.5), Anchor::Start));
}

#[expect(clippy::cast_possible_truncation, reason = "a power of ten")]
fn power(exponent: f64) -> i32 {
    if exponent.is_finite() { exponent as i32 } else { 0 }
}

/// A power of ten as it is written beside its line.
fn told(power: i32) -> String {
    match power {
        0..=6 => {
            let digits = 10_u32.pow(power.cast_unsigned()).to_string();
            let (head, tail) = digits.split_at((digits.len() - 1) % 3 + 1);
            let groups = tail.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group));
            groups.fold(head.to_owned(), |all, group| all + "\u{a0}" + &group)
        }
        -3..=-1 => format!("{:.*}", power.unsigned_abs() as usize, 10_f64.powi(power)),
        _ => format!("1e{power}"),
    }
}
