//! `cargo xtask classic`: the classic comparison of searches, and the page that tells.

use std::{
    fmt::Write as _,
    fs, io,
    path::Path,
    process::{Command, Stdio},
};

use serde::Deserialize;

use crate::{TaskError, part, workspace::cargo};

/// A game in which the searches are compared.
struct ClassicGame {
    title: &'static str,
    spec: &'static str,
    /// The name of its plot.
    file: &'static str,
    depths: &'static str,
}

const GAMES: &[ClassicGame] = &[
    ClassicGame { title: "Othello", spec: "othello", file: "othello", depths: "1-10" },
    ClassicGame {
        title: "English draughts",
        spec: "draughts:english",
        file: "english-draughts",
        depths: "1-10",
    },
    ClassicGame { title: "Morpion, 3×3", spec: "morpion", file: "morpion", depths: "1-9" },
];

/// What is compared, from the plainest to the strongest.
const ENGINES: &str = "minimax,alpha-beta,alpha-beta:ordering=on,deepening,pvs";

/// What `plateau compare --format json` says.
#[derive(Debug, Deserialize)]
struct CompareOutput {
    rows: Vec<EffortOutput>,
    bounds: Vec<BestCaseOutput>,
}

#[derive(Debug, Deserialize)]
struct EffortOutput {
    engine: String,
    effort: EffortLimit,
    nodes: u64,
}

#[derive(Debug, Deserialize)]
struct EffortLimit {
    depth: u32,
}

#[derive(Debug, Deserialize)]
struct BestCaseOutput {
    depth: u32,
    least: f64,
}

/// Compares the searches and writes the page; returns the closing line.
pub(crate) fn run(root: &Path) -> Result<String, TaskError> {
    let mut build = cargo(root);
    build.args(["build", "--release", "-p", "cli"]);
    crate::test::succeeds(&mut build)?;
    let program = root.join("target/release/plateau");
    let docs = root.join("docs");
    let mut text = String::new();
    for game in GAMES {
        println!("{}", game.title);
        let compared: CompareOutput = serde_json::from_slice(&compare(&program, game, "json")?)?;
        let plot = format!("searches-{}.svg", game.file);
        let drawn = compare(&program, game, "svg")?;
        write(&docs.join(&plot), &drawn)?;
        let _ = write!(text, "\n### {}\n\n`{}`\n\n", game.title, game.spec);
        text.push_str(&table(&compared));
        let _ = writeln!(text, "\n![{}]({plot})", game.title);
    }
    part::write(&docs.join("strength.md"), "searches", &text)?;
    Ok("the searches of docs/strength.md are written".to_owned())
}

fn write(path: &Path, made: &[u8]) -> Result<(), TaskError> {
    let unwritable =
        |source: io::Error| TaskError::Unwritable { path: path.display().to_string(), source };
    fs::write(path, made).map_err(unwritable)
}

fn compare(program: &Path, game: &ClassicGame, format: &str) -> Result<Vec<u8>, TaskError> {
    let mut command = Command::new(program);
    command.args(["compare", game.spec, "--engines", ENGINES, "--depths", game.depths]);
    command.args(["--format", format, "--lang", "en"]);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|source| TaskError::NoStart { program: program.display().to_string(), source })?;
    Ok(output.stdout)
}

/// A row for every depth, a column for every engine.
fn table(compared: &CompareOutput) -> String {
    let mut engines: Vec<&str> = compared.rows.iter().map(|row| &*row.engine).collect();
    engines.dedup();
    let mut text = format!("| depth | {} | fewest leaves |\n", engines.join(" | "));
    let _ = writeln!(text, "| ---: |{}", " ---: |".repeat(engines.len() + 1));
    let depth_of = |row: &EffortOutput| row.effort.depth;
    let deepest = compared.rows.iter().map(depth_of).max().unwrap_or_default();
    for depth in 1..=deepest {
        let _ = write!(text, "| {depth} |");
        for engine in &engines {
            let row =
                compared.rows.iter().find(|row| row.engine == *engine && depth_of(row) == depth);
            let _ = write!(text, " {} |", row.map_or_else(String::new, |row| grouped(row.nodes)));
        }
        let bound = compared.bounds.iter().find(|bound| bound.depth == depth);
        let bound = bound.map_or_else(String::new, |bound| grouped(whole(bound.least)));
        let _ = writeln!(text, " {bound} |");
    }
    text
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
fn whole(count: f64) -> u64 {
    count.round() as u64
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let (head, tail) = digits.split_at((digits.len() - 1) % 3 + 1);
    let groups = tail.as_bytes().chunks(3).map(String::from_utf8_lossy);
    groups.fold(head.to_owned(), |all, group| all + "," + &group)
}
