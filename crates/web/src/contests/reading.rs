//! What is to be played: from the wire to a contest.

use axum::http::StatusCode;
use rules::{Knob, Phrase, Player, Spec, SpecError};
use search::{Level, TIME};
use session::{AnyGame, ExternalEngines, Seat, TimeControl, open_table};
use tournament::{Contest, ContestClock, Format, OpeningOrder, Openings, Schedule};

use crate::{engine_limits, failure::ApiFailure, wire::ContestRequest};

/// How many engines may take part.
const MOST_ENTRANTS: usize = 26;
/// How many may take part where there are people among them.
const MOST_WITH_PEOPLE: usize = 100;
/// How many games there may be in all.
const MOST_GAMES: u64 = 10_000;
/// How many characters a list of openings may have.
const MOST_OPENING_TEXT: usize = 50_000;
/// The default time for a move, in seconds.
const LONGEST_MOVE: &str = "3";
/// The longest time for a move that a request may ask for, in seconds.
const MOVE_TIME: Knob = Knob::seconds("time", 0.001, 10.0);

/// What is to be played, if it can be.
pub(super) fn contest(
    request: &ContestRequest,
    external_engines: &ExternalEngines,
) -> Result<Contest, ApiFailure> {
    let game: Spec = request.game.parse().map_err(wrong("game"))?;
    let players = players(request, &game)?;
    let mut contest = Contest::of_people_among(&game, players, external_engines.clone())
        .map_err(|error| ApiFailure::wrong(&error).about("players"))?;
    contest.format = format(request)?;
    contest.check_format().map_err(|error| ApiFailure::wrong(&error).about("format"))?;
    contest.games = u64::from(request.games.max(1));
    contest.swiss_rounds = request.rounds.filter(|&rounds| rounds > 0);
    contest.seed = request.seed.map_or_else(|| fastrand::u64(..), u64::from);
    contest.clock = clock(request)?
        .filter(|&control| control != TimeControl::Unlimited)
        .map(|control| ContestClock { control, moves: None, margin: ContestClock::MARGIN });
    if let Some(openings) = openings(request, &contest.game)? {
        contest.openings = openings;
    }
    if Schedule::of(&contest).planned() > MOST_GAMES {
        let phrase = Phrase::new("error-page-contest-games").with("most", MOST_GAMES);
        return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("games"));
    }
    Ok(contest)
}

/// Whether a tournament can be opened for people to sign in: everything but that there are enough.
pub(super) fn check_gathering(
    request: &ContestRequest,
    external_engines: &ExternalEngines,
) -> Result<(), ApiFailure> {
    let mut full = request.clone();
    let game: Spec = request.game.parse().map_err(wrong("game"))?;
    let seats = open_table(&game).map_err(wrong("game"))?.players();
    while full.players.len() < usize::from(seats) {
        full.players.push(Seat::HUMAN.to_owned());
    }
    contest(&full, external_engines).map(drop)
}

/// The request with the players as they play: with a seed that stays, and a time for engines that
/// have none.
pub(super) fn settled(request: &ContestRequest) -> Result<ContestRequest, ApiFailure> {
    let game: Spec = request.game.parse().map_err(wrong("game"))?;
    let players = players(request, &game)?.iter().map(ToString::to_string).collect();
    let seed = request.seed.unwrap_or_else(|| fastrand::u32(..));
    Ok(ContestRequest { players, seed: Some(seed), ..request.clone() })
}

fn wrong(field: &'static str) -> impl Fn(SpecError) -> ApiFailure {
    move |error| ApiFailure::wrong(&error).about(field)
}

fn players(request: &ContestRequest, game: &Spec) -> Result<Vec<Spec>, ApiFailure> {
    let players = request.players.iter().map(|text| engine_limits::read(text));
    let players: Result<Vec<Spec>, _> = players.collect();
    let players = players.map_err(wrong("players"))?;
    let has_people = players.iter().any(|player| player.name == Seat::HUMAN);
    let most = if has_people { MOST_WITH_PEOPLE } else { MOST_ENTRANTS };
    if players.len() > most {
        let phrase = Phrase::new("error-page-contest-entrants").with("most", most);
        return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("players"));
    }
    for player in players.iter().filter(|player| player.name != Seat::HUMAN) {
        player.clone().split_off(&[MOVE_TIME]).settle(&[MOVE_TIME]).map_err(wrong("players"))?;
    }
    Ok(players.into_iter().map(|player| bounded(game, player)).collect())
}

fn format(request: &ContestRequest) -> Result<Format, ApiFailure> {
    let format = Format::NAMES.iter().find(|(name, _)| *name == request.format);
    format.map(|(_, format)| *format).ok_or_else(|| {
        let names = Format::NAMES.map(|(name, _)| name);
        let phrase = Phrase::new("error-contest-format").with("name", request.format.as_str());
        let phrase = phrase.with("allowed", &names[..]);
        ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("format")
    })
}

fn clock(request: &ContestRequest) -> Result<Option<TimeControl>, ApiFailure> {
    let clock = request.clock.as_deref().map(|text| TimeControl::read(&text.parse()?));
    clock.transpose().map_err(wrong("clock"))
}

/// The openings that are asked for, as on the command line, where a list stands for the file.
fn openings(request: &ContestRequest, game: &Spec) -> Result<Option<Openings>, ApiFailure> {
    let refuse = |error: tournament::ContestError| ApiFailure::wrong(&error).about("openings");
    let Some(text) = request.openings.as_deref().filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    let openings = match text {
        "book" => Openings::book(game).map_err(refuse)?,
        "list" => {
            let list = request.opening_list.as_deref().unwrap_or_default();
            let list = list.get(..MOST_OPENING_TEXT).unwrap_or(list);
            Openings::read(list.as_bytes(), game, None).map_err(refuse)?
        }
        _ => Openings::named(text)
            .ok_or_else(|| refuse(tournament::ContestError::Openings { text: text.to_owned() }))?,
    };
    Ok(Some(openings.in_order(OpeningOrder::Random)))
}

/// A player that does not think for ever: one whose engine takes a time and was given none gets
/// one. Levels have theirs.
fn bounded(game: &Spec, player: Spec) -> Spec {
    let is_level = Level::NAMES.iter().any(|(name, _)| *name == player.name);
    let is_person = player.name == Seat::HUMAN;
    if is_level || is_person || player.name == "level" || player.given(TIME.name).is_some() {
        return player;
    }
    let hurried = player.clone().with(TIME.name, LONGEST_MOVE);
    let takes_time =
        |mut table: Box<dyn AnyGame>| table.seat(Player::FIRST, Some(&hurried)).is_ok();
    if open_table(game).is_ok_and(takes_time) { hurried } else { player }
}
