//! What came of it.

use std::{fmt::Write as _, path::Path};

use paper::{Chart, Curve, svg};

use crate::{load_counters::Counts, load_failure::LoadFailure};

/// What was measured with one number of tables.
#[derive(Clone, Debug)]
pub(crate) struct LoadRow {
    tables: usize,
    pub(crate) moves_each_second: f64,
    /// Percentiles of the latency, in milliseconds.
    pub(crate) middle: f64,
    pub(crate) late: f64,
    latest: f64,
    longest: f64,
    /// How many processors the server kept busy.
    pub(crate) busy: f64,
    pub(crate) memory: u64,
    /// How much went wrong.
    pub(crate) errors: u64,
    complaints: String,
}

impl LoadRow {
    pub(crate) fn of(tables: usize, counts: &Counts, busy: f64, memory: u64) -> Self {
        let mut complaints = String::new();
        for (what, often) in &counts.errors {
            let _ = writeln!(complaints, "  {often} × {what}");
        }
        Self {
            tables,
            moves_each_second: counts.each_second(),
            middle: counts.percentile(50.0),
            late: counts.percentile(99.0),
            latest: counts.percentile(99.9),
            longest: counts.longest(),
            busy,
            memory,
            errors: counts.errors(),
            complaints,
        }
    }
}

/// Tells one measurement.
pub(crate) fn tell(row: &LoadRow) {
    println!("{}", table(std::slice::from_ref(row)));
    print!("{}", row.complaints);
}

/// Measurements as a table for a page of documentation.
pub(crate) fn table(rows: &[LoadRow]) -> String {
    let mut text = "\
| tables | moves a second | p50 | p99 | p99.9 | longest | processors | memory | errors |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"
    .to_owned();
    for row in rows {
        let LoadRow { tables, moves_each_second, middle, late, latest, longest, busy, .. } = row;
        let (memory, errors) = (megabytes(row.memory), row.errors);
        let _ = writeln!(
            text,
            "| {tables} | {moves_each_second:.0} | {middle:.1} ms | {late:.1} ms | {latest:.1} ms \
             | {longest:.0} ms | {busy:.2} | {memory:.0} MB | {errors} |"
        );
    }
    text
}

/// Tells what the memory is used for.
#[expect(clippy::cast_precision_loss, reason = "it is shown, not computed with")]
pub(crate) fn tell_of_memory(
    empty: u64,
    with_tables: u64,
    with_players: u64,
    tables: usize,
    players: usize,
) {
    let each = |from: u64, to: u64, count: usize| {
        to.saturating_sub(from) as f64 / count.max(1) as f64 / 1024.0
    };
    println!(
        "an empty server: {:.1} MB; a table: {:.1} KB; a connection: {:.1} KB",
        megabytes(empty),
        each(empty, with_tables, tables),
        each(with_tables, with_players, players)
    );
}

#[expect(clippy::cast_precision_loss, reason = "it is shown, not computed with")]
pub(crate) fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / (1024.0 * 1024.0)
}

/// Draws how the latency grows.
#[expect(clippy::cast_precision_loss, reason = "it is shown, not computed with")]
pub(crate) fn draw(rows: &[LoadRow], rate: f64, path: &Path) -> Result<(), LoadFailure> {
    let curve = |name: &str, value: fn(&LoadRow) -> f64| Curve {
        name: name.to_owned(),
        points: rows.iter().map(|row| (row.tables as f64, value(row))).collect(),
        pale: false,
    };
    let marks: Vec<f64> = rows.iter().map(|row| row.tables as f64).collect();
    let goal = marks.iter().map(|&tables| (tables, 50.0)).collect();
    let chart = Chart {
        title: format!("milliseconds until a move is acknowledged, {rate} moves a second each"),
        across: "tables with two players".to_owned(),
        marks,
        curves: vec![
            curve("half of the moves", |row| row.middle),
            curve("99 in 100", |row| row.late),
            curve("999 in 1000", |row| row.latest),
            Curve { name: "50 ms".to_owned(), points: goal, pale: true },
        ],
    };
    let write = |value: f64, places: u8| format!("{value:.*}", usize::from(places));
    let picture = svg(&chart.drawing(&write), "How latency grows with the number of tables");
    Ok(files::save(path, picture.as_bytes()).map_err(|error| error.problem)?)
}
