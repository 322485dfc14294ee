//! `plateau library list`: games in rows, or as data.

use std::{collections::BTreeMap, io::Write};

use rules::{Knob, Phrase, Translated};
use serde::Serialize;
use store::{GameQuery, Summary, SummaryPlayer};
use words::Words;

use super::{
    columns::{self, Alignment},
    sought,
};
use crate::{
    arguments::LibraryListArgs, blocking_library::BlockingLibrary, failure::Failure, json,
    layout::in_one_line, limits,
};

const MOST: Knob = Knob::number("most", 1, 1_000_000, Some(20));
const SKIP: Knob = Knob::number("skip", 0, 1_000_000_000, Some(0));
/// As much of a game's spec as a row has room for.
const ROOM: usize = 24;

#[derive(Serialize)]
struct CatalogueJson<'a> {
    found: u64,
    games: Vec<CatalogueRow<'a>>,
}

#[derive(Serialize)]
struct CatalogueRow<'a> {
    number: i64,
    game: &'a str,
    players: Vec<PlayerJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    begun: Option<&'a str>,
    moves: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
    /// What the opening is called, by language.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<BTreeMap<String, String>>,
}

#[derive(Serialize)]
pub(super) struct PlayerJson<'a> {
    pub(super) name: Option<&'a str>,
    pub(super) engine: Option<&'a str>,
}

impl<'a> From<&'a Summary> for CatalogueRow<'a> {
    fn from(summary: &'a Summary) -> Self {
        let player = |player: &'a SummaryPlayer| PlayerJson {
            name: player.name.as_deref(),
            engine: player.engine.as_deref(),
        };
        Self {
            number: summary.id,
            game: &summary.game,
            players: summary.players.iter().map(player).collect(),
            begun: summary.begun.as_deref(),
            moves: summary.moves,
            outcome: summary.outcome.as_deref(),
            player: summary.seat.map(|seat| seat + 1),
            reason: summary.reason.as_deref(),
            opening: summary.opening.as_ref().map(Translated::by_language),
        }
    }
}

/// Lists the games that were asked for, the newest first.
pub(super) fn run(
    list: &LibraryListArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let most = limits::number(list.most.as_ref(), MOST)?.unwrap_or_default();
    let skip = limits::number(list.skip.as_ref(), SKIP)?.unwrap_or_default();
    let within = |number| u32::try_from(number).expect("the knob's range is small");
    let search =
        GameQuery { most: within(most), skip: within(skip), ..sought::search(&list.search)? };
    let blocking = BlockingLibrary::open_existing(list.database.as_ref())?;
    let games = blocking.ask(async |library| library.find(&search).await)?;
    let found = blocking.ask(async |library| library.count_found(&search).await)?;
    if list.json {
        let games = games.iter().map(CatalogueRow::from).collect();
        return json::write(&CatalogueJson { found, games }, out);
    }
    let rows: Vec<Vec<String>> = games.iter().map(|game| row(game, words)).collect();
    let sides =
        [Alignment::Right, Alignment::Left, Alignment::Left, Alignment::Right, Alignment::Left];
    columns::write(&rows, &sides, out)?;
    let last = skip + games.len() as u64;
    let phrase = match found {
        0 => Phrase::new("library-nothing"),
        _ if last < found => Phrase::new("library-more").with("skip", last).with("found", found),
        _ => Phrase::new("library-found").with("found", found),
    };
    Ok(writeln!(out, "{}", in_one_line(&words.say(&phrase)))?)
}

fn row(game: &Summary, words: &Words) -> Vec<String> {
    let date = game.begun.as_deref().unwrap_or_default();
    let players: Vec<String> =
        (0..game.players.len()).map(|seat| words.say(&seated(game, seat))).collect();
    let ended = words.say(&ending(game));
    let mut line =
        Phrase::new("library-row").with("players", players.join(" – ")).with("result", ended);
    if let Some(opening) = &game.opening {
        line.id = "library-row-opening".into();
        line = line.with("opening", opening.clone());
    }
    vec![
        game.id.to_string(),
        date.get(..10).unwrap_or(date).to_owned(),
        shortened(&game.game),
        game.moves.to_string(),
        words.say(&line),
    ]
}

/// The name of a player in the library, if there is one.
pub(super) fn called(name: Option<&str>, engine: Option<&str>) -> Option<Phrase> {
    Some(match (name, engine) {
        (Some(name), Some(engine)) if name != engine => {
            Phrase::new("library-computer").with("name", name).with("engine", engine)
        }
        (Some(name), _) | (None, Some(name)) => Phrase::new("player-named").with("name", name),
        (None, None) => return None,
    })
}

/// Who sits in a seat of a game.
fn seated(game: &Summary, seat: usize) -> Phrase {
    let player = game.players.get(seat);
    let called = player.and_then(|player| called(player.name.as_deref(), player.engine.as_deref()));
    called.unwrap_or_else(|| Phrase::new("player-person").with("seat", seat + 1))
}

/// How a game in the list ended.
fn ending(game: &Summary) -> Phrase {
    let name = game.seat.map(|seat| seated(game, usize::from(seat)));
    match (game.outcome.as_deref(), name) {
        (Some("win"), Some(name)) => Phrase::new("replay-won").with("name", name),
        (Some("loss"), Some(name)) => Phrase::new("replay-lost").with("name", name),
        (Some(_), _) => Phrase::new("replay-drawn"),
        (None, _) => Phrase::new("library-open"),
    }
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= ROOM {
        return text.to_owned();
    }
    text.chars().take(ROOM - 1).chain(['…']).collect()
}
