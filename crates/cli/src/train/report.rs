//! The page about a training: what each round brought, the learning curve, the error by phase.

use std::iter;

use learn::{RoundReport, WeightSummary};
use maud::{Markup, html};
use paper::{Chart, Curve, element, table};
use rules::{Argument, Phrase};
use words::Words;

use super::{
    progress::{hundredths, work},
    weight_drawing::WeightDrawing,
};

/// The page.
pub(super) fn page(
    game: &str,
    reports: &[RoundReport],
    summary: Option<(&WeightSummary, &[Vec<usize>])>,
    words: &Words,
) -> String {
    let title = words.say(&Phrase::new("train-report-title").with("game", game));
    let drawings = [
        ("train-report-curve", learning_curve(reports, words)),
        ("train-report-phases", phases(reports, words)),
    ];
    let write = |value: f64, places: u8| {
        words.say(&Phrase::new("lab-number").with("n", Argument::decimal(value, places)))
    };
    let body = html! {
        p { (words.text("train-report-about")) }
        (rounds(reports, words))
        @for (name, drawing) in drawings {
            div class="picture" { (element(&drawing.drawing(&write), &words.text(name))) }
        }
        @if let Some((summary, rows)) = summary {
            h2 { (words.text("train-report-weights")) }
            p { (words.text("train-report-weights-about")) }
            div class="picture" {
                (element(&squares(summary, rows, words).drawing(&write), &words.text("train-report-squares")))
            }
            p { (words.text("train-report-shapes-about")) }
            (shapes(summary, words))
        }
    };
    lab::page(&title, words, &body)
}

/// A row for each round.
fn rounds(reports: &[RoundReport], words: &Words) -> Markup {
    const HEAD: [&str; 7] = ["round", "work", "games", "positions", "learned", "error", "match"];
    let head = HEAD.map(|name| words.text(&format!("train-report-{name}")));
    let row = |report: &RoundReport| {
        let error = |error: f64| {
            words.say(&Phrase::new("train-report-number").with("number", hundredths(error)))
        };
        let duel = report.duel;
        vec![
            report.round.to_string(),
            words.say(&work(&report.work)),
            report.games.to_string(),
            report.positions.to_string(),
            error(report.learned),
            error(report.held_out.mean()),
            format!("{} – {} – {}", duel.won, duel.drawn, duel.lost),
        ]
    };
    table(&head, &reports.iter().map(row).collect::<Vec<_>>())
}

/// The error after each round.
fn learning_curve(reports: &[RoundReport], words: &Words) -> Chart {
    let points = |error: fn(&RoundReport) -> f64| {
        reports.iter().map(|report| (as_float(report.round), error(report))).collect()
    };
    let curve = |name: &str, points| Curve { name: words.text(name), points, pale: false };
    Chart {
        title: words.text("train-report-curve"),
        across: words.text("train-report-round"),
        marks: reports.iter().map(|report| as_float(report.round)).collect(),
        curves: vec![
            curve("train-report-error", points(|report| report.held_out.mean())),
            curve("train-report-learned", points(|report| report.learned)),
        ],
    }
}

/// The error by phase, after the first round, the one in the middle and the last.
fn phases(reports: &[RoundReport], words: &Words) -> Chart {
    let mut shown: Vec<usize> = vec![0, reports.len() / 2, reports.len().saturating_sub(1)];
    shown.dedup();
    let curve = |report: &RoundReport| {
        let name = Phrase::new("train-report-after").with("round", report.round);
        let phases = report.held_out.phases.iter().enumerate();
        let points = phases.map(|(phase, (error, _))| (as_float(phase + 1), *error)).collect();
        Curve { name: words.say(&name), points, pale: false }
    };
    let count = reports.first().map_or(0, |report| report.held_out.phases.len());
    Chart {
        title: words.text("train-report-phases"),
        across: words.text("train-report-phase"),
        marks: (1..=count).step_by(3).map(as_float).collect(),
        curves: shown.into_iter().filter_map(|round| reports.get(round)).map(curve).collect(),
    }
}

/// The weights as pictures: what the disc on each square is worth in each stage.
fn squares<'a>(
    summary: &'a WeightSummary,
    rows: &'a [Vec<usize>],
    words: &Words,
) -> WeightDrawing<'a> {
    let boards = summary.squares.iter().enumerate();
    let boards = boards.map(|(stage, worth)| (&**worth, stage_name(stage, words)));
    WeightDrawing { title: words.text("train-report-squares"), rows, boards: boards.collect() }
}

/// By how much each shape usually moves the opinion.
fn shapes(summary: &WeightSummary, words: &Words) -> Markup {
    let stages = (0..WeightSummary::STAGES).map(|stage| stage_name(stage, words));
    let head: Vec<String> = iter::once(words.text("train-report-shape")).chain(stages).collect();
    let row = |(name, moved): &(&str, Vec<f64>)| {
        let number = |points: &f64| {
            words.say(&Phrase::new("train-report-number").with("number", hundredths(*points)))
        };
        let name = words.text(&format!("train-shape-{name}"));
        iter::once(name).chain(moved.iter().map(number)).collect()
    };
    let rows: Vec<Vec<String>> = summary.shapes.iter().map(row).collect();
    table(&head, &rows)
}

/// What a quarter of the game is called.
fn stage_name(stage: usize, words: &Words) -> String {
    words.say(&Phrase::new("train-report-stage").with("number", stage + 1))
}

#[expect(clippy::cast_precision_loss, reason = "a small count")]
fn as_float(count: usize) -> f64 {
    count as f64
}
