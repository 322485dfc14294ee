//! Measures a large library: how long it takes to open it, to search it, and to count everything.
//!
//! `cargo run --release -p store --example large [PLACE] [GAMES]` makes the library at a place if
//! it is not there yet: a file, or the address of a server. Without one it is a file in a folder
//! that goes away again.

use std::{
    env,
    error::Error,
    time::{Duration, Instant},
};

use fastrand::Rng;
use record::{GameDate, GameResult, Record, RecordBuilder};
use rules::{Outcome, Player, Reason, Spec};
use session::{Occupant, open_table};
use store::{GameQuery, Library, LibraryLocation, ResultFilter, position_keys};

/// How many games are made and kept at a time.
const TOGETHER: u64 = 2000;
/// The games that are played, as often as they stand here, and how long at most.
const GAMES: [(&str, usize); 6] = [
    ("connect-four", 42),
    ("connect-four", 42),
    ("othello", 60),
    ("morpion", 9),
    ("draughts:english", 40),
    ("draughts:international", 40),
];

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = tempfile::TempDir::new()?;
    let place = arguments.next().map_or_else(
        || LibraryLocation::File(folder.path().join("library.db")),
        |text| LibraryLocation::read(&text),
    );
    let games: u64 = arguments.next().map_or(Ok(100_000), |text| text.parse())?;
    let library = Library::open(&place).await?;
    fill(&library, games).await?;
    library.close().await;

    let start = Instant::now();
    let library = Library::open(&place).await?;
    let count = library.count().await?;
    told("open and count", start.elapsed(), &format!("{count} games"));
    for (name, search) in searches()? {
        let start = Instant::now();
        let found = library.find(&search).await?.len();
        told(name, start.elapsed(), &format!("{found} shown"));
        let start = Instant::now();
        let found = library.count_found(&search).await?;
        told("  and count", start.elapsed(), &format!("{found} games"));
    }
    for (name, game) in [("hall", None), ("hall of Othello", Some(Spec::new("othello")))] {
        let start = Instant::now();
        let hall = library.hall(&GameQuery { game, ..GameQuery::default() }).await?;
        told(name, start.elapsed(), &format!("{} players", hall.len()));
    }
    library.close().await;
    Ok(())
}

fn told(what: &str, time: Duration, found: &str) {
    println!("{what:<36}{:>9.1} ms  {found}", time.as_secs_f64() * 1000.0);
}

/// Fills the library up to a number of games.
async fn fill(library: &Library, games: u64) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let before = library.count().await?;
    let mut seed = before;
    while seed < games {
        let records: Vec<Record> = (seed..games.min(seed + TOGETHER)).map(game).collect();
        library.add_all(&records).await?;
        seed += TOGETHER;
    }
    told("make", start.elapsed(), &format!("{} games", games.saturating_sub(before)));
    Ok(())
}

/// A random game between two of a hundred people and the ten levels.
fn game(seed: u64) -> Record {
    let mut rng = Rng::with_seed(seed);
    let (spec, longest) = GAMES[rng.usize(..GAMES.len())];
    let mut builder = RecordBuilder::new(spec.parse().expect("a spec")).expect("a game");
    for _ in 0..longest {
        let moves = builder.table().view().moves;
        let Some(turn) = rng.choice(&moves) else { break };
        builder.play(&turn.text).expect("a legal move");
    }
    let mut record = builder.finish();
    for player in &mut record.players {
        if rng.bool() {
            player.name = Some(format!("Player {}", rng.u8(..100)));
        } else {
            let level = format!("level:{}", rng.u8(1..=10));
            player.kind = Some(Occupant::Computer(level.parse().expect("a spec")));
        }
    }
    record.begun = GameDate::of(rng.i16(2000..2026), Some(rng.i8(1..=12)), Some(rng.i8(1..=28)));
    let outcome =
        rng.choice([Outcome::Win(Player::FIRST), Outcome::Win(Player::SECOND), Outcome::Draw]);
    let reason = Some(Reason::Resignation);
    record.verdict = record.verdict.or(outcome.map(|outcome| GameResult { outcome, reason }));
    record
}

/// What is looked for.
fn searches() -> Result<Vec<(&'static str, GameQuery)>, Box<dyn Error>> {
    let page = || GameQuery { most: 20, ..GameQuery::default() };
    let position = |game: &str, moves: &str| -> Result<GameQuery, Box<dyn Error>> {
        let game: Spec = game.parse()?;
        let mut table = open_table(&game)?;
        for text in moves.split_whitespace() {
            table.play(text)?;
        }
        Ok(GameQuery { positions: position_keys(&game.name, &*table), ..page() })
    };
    let game = |text: &str| -> Result<GameQuery, Box<dyn Error>> {
        Ok(GameQuery { game: Some(text.parse()?), ..page() })
    };
    let player = |text: &str| GameQuery { player: Some(text.to_owned()), ..page() };
    let since = |day: &str| GameQuery { since: Some(day.to_owned()), ..page() };
    Ok(vec![
        ("the newest", page()),
        ("by game", game("othello")?),
        ("by game and setting", game("draughts:english")?),
        ("by player", player("player 42")),
        ("by player and result", GameQuery { fate: Some(ResultFilter::Won), ..player("level:7") }),
        ("by date", since("2025-06")),
        ("by position: the start of Othello", position("othello", "")?),
        ("by position: four moves", position("othello", "f5 d6 c3 d3")?),
        ("by position: nowhere", position("connect-four", "1 1 1 1 1 1 2 2 2 2 2 2")?),
        (
            "by position and player",
            GameQuery { player: Some("level:7".to_owned()), ..position("othello", "f5")? },
        ),
    ])
}
