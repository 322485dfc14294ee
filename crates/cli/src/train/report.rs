//! The page about a training: what each round brought, the learning curve, the error by phase.

use learn::RoundReport;
use paper::{Chart, Curve, element, escape};
use rules::Phrase;
use words::Words;

use super::progress::{hundredths, work};

/// The page.
pub(super) fn page(game: &str, reports: &[RoundReport], words: &Words) -> String {
    let title = words.say(&Phrase::new("train-report-title").with("game", game));
    let mut body = String::new();
    body.extend(["<p>", &escape(&words.text("train-report-about")), "</p>\n"]);
    write_table(&mut body, reports, words);
    for (name, drawing) in [
        ("train-report-curve", learning_curve(reports, words)),
        ("train-report-phases", phases(reports, words)),
    ] {
        let drawing = element(&drawing.drawing(), &words.text(name));
        body.extend(["<div class=\"picture\">", &drawing, "</div>\n"]);
    }
    lab::page(&title, words, &body)
}

/// A row for each round.
fn write_table(body: &mut String, reports: &[RoundReport], words: &Words) {
    const HEAD: [&str; 7] = ["round", "work", "games", "positions", "learned", "error", "match"];
    body.push_str("<table>\n<thead><tr>");
    for name in HEAD {
        let name = words.text(&format!("train-report-{name}"));
        body.extend(["<th scope=\"col\">", &escape(&name), "</th>"]);
    }
    body.push_str("</tr></thead>\n<tbody>\n");
    for report in reports {
        let error = |error: f64| {
            words.say(&Phrase::new("train-report-number").with("number", hundredths(error)))
        };
        let duel = report.duel;
        let cells = [
            report.round.to_string(),
            words.say(&work(&report.work)),
            report.games.to_string(),
            report.positions.to_string(),
            error(report.learned),
            error(report.held_out.mean()),
            format!("{} – {} – {}", duel.won, duel.drawn, duel.lost),
        ];
        body.push_str("<tr>");
        for cell in cells {
            body.extend(["<td>", &escape(&cell), "</td>"]);
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</tbody>\n</table>\n");
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

#[expect(clippy::cast_precision_loss, reason = "a small count")]
fn as_float(count: usize) -> f64 {
    count as f64
}
