//! A comparison as a plot: counts on a logarithmic scale against the depth or the time.

use paper::{Chart, Curve, Drawing};
use rules::{Argument, Phrase};
use words::Words;

use super::{ComparisonResult, EffortRow, measure::float};

/// What is plotted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlotAxis {
    /// Nodes visited.
    Nodes,
    /// Seconds used.
    Seconds,
}

/// From how many seconds on a time tells of the search.
const TELLING: f64 = 0.001;
/// The shortest time that is shown beside those, in seconds.
const SHORTEST: f64 = 0.0001;

impl ComparisonResult {
    /// Whether the engines searched for times, not to depths.
    fn is_timed(&self) -> bool {
        self.rows.iter().any(|row| row.effort.time().is_some())
    }

    /// What is worth a plot: seconds against seconds are not, nor are times so short that they tell
    /// more of the machine than of the search.
    #[must_use]
    pub fn axes(&self) -> &'static [PlotAxis] {
        let longest = |name: &str| {
            let rows = self.rows.iter().filter(|row| row.engine == name);
            rows.map(|row| row.seconds).fold(0.0, f64::max)
        };
        let took_time = self.rows.iter().all(|row| longest(&row.engine) >= TELLING);
        if self.is_timed() || !took_time {
            return &[PlotAxis::Nodes];
        }
        &[PlotAxis::Nodes, PlotAxis::Seconds]
    }

    /// The comparison as a plot.
    #[must_use]
    pub fn plot(&self, axis: PlotAxis, words: &Words) -> Drawing {
        let timed = self.is_timed();
        let what = words.text(match axis {
            PlotAxis::Nodes if timed => "lab-plot-nodes-time",
            PlotAxis::Nodes => "lab-plot-nodes",
            PlotAxis::Seconds => "lab-plot-seconds",
        });
        let chart = Chart {
            title: format!("{what} · {}", self.game_name(words)),
            across: words.text(if timed { "lab-plot-time" } else { "lab-plot-depth" }),
            marks: self.rows.iter().map(place).collect(),
            curves: self.curves(axis, words),
        };
        chart.drawing(&|value, places| {
            words.say(&Phrase::new("lab-number").with("n", Argument::decimal(value, places)))
        })
    }

    fn curves(&self, axis: PlotAxis, words: &Words) -> Vec<Curve> {
        let value = |row: &EffortRow| match axis {
            PlotAxis::Nodes => float(row.nodes),
            PlotAxis::Seconds => row.seconds,
        };
        let hides_short = axis == PlotAxis::Seconds && self.axes().contains(&axis);
        let mut names: Vec<&str> = self.rows.iter().map(|row| &*row.engine).collect();
        names.dedup();
        let engines = names.into_iter().map(|name| {
            let rows = self.rows.iter().filter(|row| row.engine == name);
            let shown = rows.filter(|row| !hides_short || row.seconds >= SHORTEST);
            let points = shown.map(|row| (place(row), value(row))).collect();
            Curve { name: self.engine_name(name, words), points, pale: false }
        });
        let mut curves: Vec<Curve> = engines.collect();
        if axis == PlotAxis::Nodes && !self.bounds.is_empty() {
            let points = self.bounds.iter().map(|bound| (f64::from(bound.depth), bound.least));
            let name = words.text("lab-plot-bound");
            curves.push(Curve { name, points: points.collect(), pale: true });
        }
        curves
    }
}

/// How far to the right a row belongs.
fn place(row: &EffortRow) -> f64 {
    let time = row.effort.time().map(|time| time.as_secs_f64());
    time.unwrap_or_else(|| f64::from(row.effort.depth().unwrap_or_default()))
}
