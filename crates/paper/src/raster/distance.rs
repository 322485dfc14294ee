//! How far a place is from the edge of a shape.

use crate::Point;

/// The edge of a shape.
pub(super) enum Outline<'a> {
    /// A rectangle, by its middle and half of its sides.
    Rectangle(Point, Point),
    /// A circle, by its centre and its radius.
    Circle(Point, f32),
    /// A line from point to point.
    Line(&'a [Point]),
    /// An area from point to point, closed.
    Area(&'a [Point]),
}

impl<'a> Outline<'a> {
    pub(super) fn rectangle(corner: Point, width: f32, height: f32) -> Self {
        let half = Point { x: width / 2.0, y: height / 2.0 };
        Self::Rectangle(corner.offset(half.x, half.y), half)
    }

    pub(super) const fn circle(centre: Point, radius: f32) -> Self {
        Self::Circle(centre, radius)
    }

    pub(super) const fn line(points: &'a [Point]) -> Self {
        Self::Line(points)
    }

    pub(super) const fn area(points: &'a [Point]) -> Self {
        Self::Area(points)
    }

    /// The corners of the rectangle that it fits in.
    pub(super) fn bounds(&self) -> (Point, Point) {
        match self {
            Self::Rectangle(middle, half) => {
                (middle.offset(-half.x, -half.y), middle.offset(half.x, half.y))
            }
            Self::Circle(centre, radius) => {
                (centre.offset(-radius, -radius), centre.offset(*radius, *radius))
            }
            Self::Line(points) | Self::Area(points) => {
                let first = points.first().copied().unwrap_or(Point { x: 0.0, y: 0.0 });
                points.iter().fold((first, first), |(least, most), point| {
                    let least = Point { x: least.x.min(point.x), y: least.y.min(point.y) };
                    (least, Point { x: most.x.max(point.x), y: most.y.max(point.y) })
                })
            }
        }
    }

    /// How far a place is from the edge: below zero within an area, never below it beside a line.
    pub(super) fn distance(&self, place: Point) -> f32 {
        match self {
            Self::Rectangle(middle, half) => {
                let (x, y) =
                    ((place.x - middle.x).abs() - half.x, (place.y - middle.y).abs() - half.y);
                x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0)
            }
            Self::Circle(centre, radius) => (place.x - centre.x).hypot(place.y - centre.y) - radius,
            Self::Line(points) => to_line(points, place),
            Self::Area(points) => {
                let (Some(first), Some(last)) = (points.first(), points.last()) else {
                    return f32::INFINITY;
                };
                let edge = to_line(points, place).min(to_line(&[*last, *first], place));
                if encloses(points, place) { -edge } else { edge }
            }
        }
    }
}

/// How far a place is from a line.
fn to_line(points: &[Point], place: Point) -> f32 {
    let alone = points.first().map_or(f32::INFINITY, |point| to_segment(*point, *point, place));
    points.windows(2).map(|ends| to_segment(ends[0], ends[1], place)).fold(alone, f32::min)
}

fn to_segment(from: Point, to: Point, place: Point) -> f32 {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let (right, down) = (place.x - from.x, place.y - from.y);
    let length = x * x + y * y;
    let along = if length > 0.0 { ((right * x + down * y) / length).clamp(0.0, 1.0) } else { 0.0 };
    (right - x * along).hypot(down - y * along)
}

/// Whether an area encloses a place: a ray from it crosses the edge an odd number of times.
fn encloses(points: &[Point], place: Point) -> bool {
    let after = points.iter().cycle().skip(1);
    let crossings = points.iter().zip(after).filter(|(one, other)| {
        let between = (one.y > place.y) != (other.y > place.y);
        between && {
            let at = (other.x - one.x) * (place.y - one.y) / (other.y - one.y) + one.x;
            place.x < at
        }
    });
    crossings.count() % 2 == 1
}
