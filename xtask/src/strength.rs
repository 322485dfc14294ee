//! `cargo xtask strength`: every level against the one below, and the page that tells.
//!
//! It takes hours and can be stopped at any time: games are kept in `target/strength`, and the same
//! command goes on where it stopped.

use std::{
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

use serde::Deserialize;

use crate::{TaskError, part, workspace::cargo};

/// A game in which the levels are measured.
struct LevelGame {
    title: &'static str,
    game: &'static str,
    seats: usize,
    /// How many random moves a game begins with.
    plies: u32,
}

const TABLES: &[LevelGame] = &[
    LevelGame { title: "Morpion, 3×3", game: "morpion", seats: 2, plies: 4 },
    LevelGame {
        title: "Morpion, 10×10, five in a row",
        game: "morpion:width=10,height=10,align=5",
        seats: 2,
        plies: 4,
    },
    LevelGame {
        title: "Morpion, 10×10, four in a row, three players",
        game: "morpion:width=10,height=10,align=4,players=3",
        seats: 3,
        plies: 4,
    },
    // Four moves lead to about sixty positions, turned ones counted once: too few for 100 openings.
    LevelGame { title: "Othello", game: "othello", seats: 2, plies: 8 },
    LevelGame { title: "International draughts", game: "draughts", seats: 2, plies: 4 },
    LevelGame { title: "English draughts", game: "draughts:english", seats: 2, plies: 4 },
    LevelGame { title: "Connect Four", game: "connect-four", seats: 2, plies: 4 },
];

/// What `plateau match --json` says.
#[derive(Debug, Default, Deserialize)]
struct MatchOutput {
    games: u64,
    wins: Vec<u64>,
    draws: u64,
}

/// How a level did against the one below.
#[derive(Debug, Default)]
struct LevelRow {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
}

/// Plays what was not played yet and writes the page; returns the closing line.
pub(crate) fn run(root: &Path) -> Result<String, TaskError> {
    let mut build = cargo(root);
    build.args(["build", "--release", "-p", "cli"]);
    crate::test::succeeds(&mut build)?;
    let program = root.join("target/release/plateau");
    let games = root.join("target/strength");
    let page = root.join("docs/strength.md");
    fs::create_dir_all(&games).map_err(|source| unwritable(&games, source))?;
    let mut text = String::new();
    for table in TABLES {
        let _ = write!(text, "\n### {}\n\n`{}`\n\n", table.title, table.game);
        text.push_str("| level | games | won | drawn | lost | share |\n");
        text.push_str("| ---: | ---: | ---: | ---: | ---: | ---: |\n");
        for level in 2..=10 {
            println!("{}: level {level}", table.title);
            let row = measure(&program, &games, table, level)?;
            text.push_str(&row.line(level));
        }
    }
    part::write(&page, "levels", &text)?;
    Ok("the levels of docs/strength.md are written".to_owned())
}

fn unwritable(path: &Path, source: io::Error) -> TaskError {
    TaskError::Unwritable { path: path.display().to_string(), source }
}

/// Plays a level against the one below.
fn measure(
    program: &Path,
    folder: &Path,
    table: &LevelGame,
    level: u32,
) -> Result<LevelRow, TaskError> {
    let games = if level <= 7 { 204 } else { 60 };
    let mut row = LevelRow::default();
    // At a table of three, as many of the one as of the other sit down in two matches.
    let matches = table.seats - 1;
    for strong in 1..=matches {
        let players: Vec<String> = (0..table.seats)
            .map(|seat| player(if seat < strong { level } else { level - 1 }))
            .collect();
        let name = format!("{}-{level}-{strong}.jsonl", table.game.replace([':', ',', '='], "-"));
        let count = games / u32::try_from(matches).expect("at most 25");
        let played = play(program, table, &players, count, &folder.join(name))?;
        row.games += played.games;
        row.draws += played.draws;
        row.wins += played.wins[..strong].iter().sum::<u64>();
        row.losses += played.wins[strong..].iter().sum::<u64>();
    }
    Ok(row)
}

/// A level as it is measured. The best has its whole budget of positions, however busy the machine
/// is: its cap in seconds is for people who wait.
fn player(level: u32) -> String {
    if level == 10 { "level:10,time=600".to_owned() } else { format!("level:{level}") }
}

fn play(
    program: &Path,
    table: &LevelGame,
    players: &[String],
    games: u32,
    journal: &PathBuf,
) -> Result<MatchOutput, TaskError> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut command = Command::new(program);
    command.arg("match").arg(table.game).args(players);
    command.args(["--json", "--seed", "1", "--games", &games.to_string()]);
    command.args(["--openings", &format!("random:{}", table.plies)]);
    command.args(["--concurrency", &threads.to_string(), "--output"]).arg(journal);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|source| TaskError::NoStart { program: program.display().to_string(), source })?;
    Ok(serde_json::from_slice(&output.stdout)?)
}

impl LevelRow {
    #[expect(clippy::cast_precision_loss, reason = "a share is shown, not computed with")]
    fn line(&self, level: u32) -> String {
        let Self { games, wins, draws, losses } = self;
        let share = (*wins as f64 + *draws as f64 / 2.0) / (*games).max(1) as f64 * 100.0;
        format!("| {level} | {games} | {wins} | {draws} | {losses} | {share:.1} % |\n")
    }
}
