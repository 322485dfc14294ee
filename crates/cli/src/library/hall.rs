//! `plateau library stats`: the hall of results.

use std::io::Write;

use rules::Phrase;
use serde::Serialize;
use store::PlayerTotals;
use words::Words;

use super::{
    catalogue::{PlayerJson, called},
    columns::{self, Alignment},
    sought,
};
use crate::{
    arguments::LibraryStatsArgs, blocking_library::BlockingLibrary, failure::Failure, json,
    layout::in_one_line,
};

#[derive(Serialize)]
struct HallOfFame<'a> {
    games: u64,
    players: Vec<HallLine<'a>>,
}

#[derive(Serialize)]
struct HallLine<'a> {
    #[serde(flatten)]
    player: PlayerJson<'a>,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
}

impl<'a> From<&'a PlayerTotals> for HallLine<'a> {
    fn from(standing: &'a PlayerTotals) -> Self {
        let PlayerTotals { games, wins, draws, losses, .. } = *standing;
        let player =
            PlayerJson { name: standing.name.as_deref(), engine: standing.engine.as_deref() };
        Self { player, games, wins, draws, losses }
    }
}

/// Tells what everyone has won, drawn and lost.
pub(super) fn run(
    stats: &LibraryStatsArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let search = sought::search(&stats.search)?;
    let blocking = BlockingLibrary::open_existing(stats.database.as_ref())?;
    let games = blocking.ask(async |library| library.count_found(&search).await)?;
    let hall = blocking.ask(async |library| library.hall(&search).await)?;
    if stats.json {
        let players = hall.iter().map(HallLine::from).collect();
        return json::write(&HallOfFame { games, players }, out);
    }
    if !hall.is_empty() {
        let headings =
            ["library-player", "library-games", "library-wins", "library-draws", "library-losses"];
        let mut rows = vec![headings.map(|id| words.text(id)).to_vec()];
        rows.extend(hall.iter().map(|standing| row(standing, words)));
        let sides = [
            Alignment::Left,
            Alignment::Right,
            Alignment::Right,
            Alignment::Right,
            Alignment::Right,
        ];
        columns::write(&rows, &sides, out)?;
    }
    let phrase = match games {
        0 => Phrase::new("library-empty"),
        _ => Phrase::new("library-holds").with("games", games),
    };
    Ok(writeln!(out, "{}", in_one_line(&words.say(&phrase)))?)
}

fn row(standing: &PlayerTotals, words: &Words) -> Vec<String> {
    let name = called(standing.name.as_deref(), standing.engine.as_deref());
    let name = name.unwrap_or_else(|| Phrase::new("library-nameless"));
    let counts = [standing.games, standing.wins, standing.draws, standing.losses];
    [words.say(&name)].into_iter().chain(counts.map(|count| count.to_string())).collect()
}
