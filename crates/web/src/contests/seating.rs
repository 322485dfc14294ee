//! The tables at which people play the games of a tournament.

use std::collections::HashSet;

use record::{Participant, Record, RecordBuilder};
use rules::{Outcome, Player};
use session::{GameResult, Occupant, Seat, TimeControl};
use store::{LiveTable, StoreError};
use table::Token;
use tournament::{Contest, GameReport, Pairing};

use super::contest_run::ContestRun;
use crate::{app_state::AppState, browser::CookieKey};

/// The token of a seat at a table of a tournament: it follows from the key of the library, so that
/// the person who is to sit there can be told at any time.
pub(crate) fn seat_token(key: &CookieKey, table: &str, seat: u8) -> Token {
    Token::new(key.hash(&format!("seat {seat} of {table}")))
}

/// The games at tables that have ended since they were looked at last.
pub(super) async fn reports(
    app: &AppState,
    run: &ContestRun,
) -> Result<Vec<GameReport>, StoreError> {
    let open = open_games(run);
    if open.is_empty() {
        return Ok(Vec::new());
    }
    let tables = app.library().tournament_tables(run.id()).await?;
    let mut reports = Vec::new();
    for (number, id) in open {
        match tables.iter().find(|(known, _)| *known == id) {
            None => {
                // The table was deleted: it is opened again.
                if let Some(game) = run.ground().games.get_mut(&number) {
                    game.table = None;
                }
            }
            Some((_, false)) => {}
            Some((_, true)) => {
                let pairing = pairing(run, number);
                let table = app.library().table(&id).await?;
                if let (Some(pairing), Some(table)) = (pairing, table) {
                    reports.extend(report_of(&pairing, &table));
                }
            }
        }
    }
    Ok(reports)
}

/// The games at tables that are not over.
fn open_games(run: &ContestRun) -> Vec<(u64, String)> {
    let ground = run.ground();
    let open = ground.games.iter().filter(|(_, game)| game.report.is_none());
    open.filter_map(|(&number, game)| Some((number, game.table.clone()?))).collect()
}

fn pairing(run: &ContestRun, number: u64) -> Option<Pairing> {
    run.ground().keeper.as_ref()?.schedule().pairing(number)
}

/// Opens tables for the games of people who are free, in the order of the schedule.
pub(super) async fn seat(app: &AppState, run: &ContestRun) -> Result<(), StoreError> {
    let (contest, wanted) = wanted(run);
    let Some(contest) = contest else { return Ok(()) };
    for pairing in wanted {
        let Some(record) = record_of(&contest, run, &pairing) else { continue };
        let owner = run.owner().to_owned();
        let (network, title) = {
            let ground = run.ground();
            (ground.row.network.clone(), ground.row.name.clone())
        };
        match app.open_for_contest(&owner, network, run.id(), title, &record).await {
            Ok(table) => {
                app.library().seat_tournament_game(run.id(), pairing.number, &table).await?;
                run.ground().games.entry(pairing.number).or_default().table = Some(table);
            }
            Err(failure) => {
                tracing::error!(reason = %failure.phrase().id, "table of a tournament not opened");
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The games that can be seated now: everyone at the table is free.
fn wanted(run: &ContestRun) -> (Option<std::sync::Arc<Contest>>, Vec<Pairing>) {
    let ground = run.ground();
    let (Some(contest), Some(keeper)) = (&ground.contest, &ground.keeper) else {
        return (None, Vec::new());
    };
    let schedule = keeper.schedule();
    let mut busy: HashSet<usize> = HashSet::new();
    let mut wanted = Vec::new();
    for number in keeper.counted()..schedule.len() {
        let game = ground.games.get(&number);
        if game.is_some_and(|game| game.report.is_some()) {
            continue;
        }
        let Some(pairing) = schedule.pairing(number) else { break };
        let people: Vec<usize> =
            pairing.seats.iter().copied().filter(|&player| contest.is_person(player)).collect();
        let is_seated = game.is_some_and(|game| game.table.is_some());
        let are_free = people.iter().all(|player| !busy.contains(player));
        // Who waits for an earlier game is not seated at a later one.
        busy.extend(&people);
        if !people.is_empty() && !is_seated && are_free {
            wanted.push(pairing);
        }
        if busy.len() == contest.players.len() {
            break;
        }
    }
    // A person at a table that goes on is not free, wherever it is in the schedule.
    let seated: HashSet<usize> = ground
        .games
        .iter()
        .filter(|(_, game)| game.report.is_none() && game.table.is_some())
        .filter_map(|(&number, _)| schedule.pairing(number))
        .flat_map(|pairing| pairing.seats)
        .filter(|&player| contest.is_person(player))
        .collect();
    wanted.retain(|pairing| pairing.seats.iter().all(|player| !seated.contains(player)));
    (Some(contest.clone()), wanted)
}

/// The game that is to be played: its opening, who sits where, and the clock.
fn record_of(contest: &Contest, run: &ContestRun, pairing: &Pairing) -> Option<Record> {
    let mut table = session::open_table(&contest.game).ok()?;
    let opening = contest.openings.lay(pairing.round, contest.seed, &mut *table);
    let mut builder = RecordBuilder::new(contest.game.clone()).ok()?;
    if let Some(position) = &opening.position {
        builder.set_up(position).ok()?;
    }
    for text in &opening.moves {
        builder.play(text).ok()?;
    }
    let players = pairing.seats.iter().map(|&player| {
        let seat = Seat::read(&contest.players[player]).ok();
        let kind = seat.as_ref().map_or(Occupant::Human, |seat| seat.kind.clone());
        let name = seat.and_then(|seat| seat.name);
        Participant { name, kind: Some(kind), ..Participant::unknown() }
    });
    let mut record = Record { players: players.collect(), ..builder.finish() };
    record.terms.seed = Some(contest.seed ^ pairing.number);
    record.terms.clock = contest
        .clock
        .map(|clock| clock.control)
        .filter(|&control| control != TimeControl::Unlimited)
        .map(TimeControl::spec);
    let name = run.ground().row.name.clone();
    if !name.is_empty() {
        record.facts.insert("Event".to_owned(), name);
    }
    record.facts.insert("Round".to_owned(), (pairing.number + 1).to_string());
    Some(record)
}

/// How a game went that has ended at a table.
fn report_of(pairing: &Pairing, table: &LiveTable) -> Option<GameReport> {
    let record = &table.record;
    let here = record.tree.current();
    let by_rules = || record.open_at(here).ok()?.ending().map(GameResult::from);
    let result = record.tree.verdict(here).or_else(by_rules).or(record.verdict)?;
    let number_of = |player: Player| player.0;
    let moves = record.tree.line_to(here).into_iter().map(|node| record.tree.text(node).to_owned());
    Some(GameReport {
        number: pairing.number,
        seats: pairing.seats.clone(),
        position: record.start.clone(),
        moves: moves.collect(),
        opening: 0,
        winner: match result.outcome {
            Outcome::Win(player) => Some(number_of(player)),
            _ => None,
        },
        loser: match result.outcome {
            Outcome::Lose(player) => Some(number_of(player)),
            _ => None,
        },
        reason: result.reason.map_or_else(String::new, |reason| reason.name().to_owned()),
        fault: None,
        adjudicated: false,
        nodes: 0,
        seconds: 0.0,
        searches: Vec::new(),
    })
}
