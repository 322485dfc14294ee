//! What is decided before a game: from the wire to a set-up.

use std::{collections::BTreeMap, time::Duration};

use axum::http::StatusCode;
use rules::{Phrase, Spec, SpecError};
use session::{
    AnyGame, Handicap, Seat, Setup, TimeControl, open_table, play_balanced_opening,
    play_random_moves,
};
use table::Request;

use crate::{engine_limits, failure::ApiFailure, wire::TableRequest};

/// The set-up that is asked for; what is wrong is told with the part that is wrong.
pub(crate) fn setup(request: &TableRequest) -> Result<Setup, ApiFailure> {
    let about = |field: String| move |error: SpecError| ApiFailure::wrong(&error).about(field);
    let game: Spec = request.game.parse().map_err(about("game".to_owned()))?;
    open_table(&game).map_err(about("game".to_owned()))?;
    let players = request.players.iter().enumerate().map(|(index, text)| {
        let spec = engine_limits::read(text).and_then(|spec| Seat::read(&spec).map(|_| spec));
        spec.map_err(about(format!("players.{index}")))
    });
    let mut players = players.collect::<Result<Vec<Spec>, _>>()?;
    let seed = request.seed.map_or_else(|| fastrand::u64(..), u64::from);
    if request.lots == Some(true) {
        fastrand::Rng::with_seed(seed).shuffle(&mut players);
    }
    let EvenStart { start, facts } = even_start(request, &game, seed)?;
    let clock = request.clock.as_deref().map(|text| TimeControl::read(&text.parse()?));
    let clock = clock.transpose().map_err(about("clock".to_owned()))?;
    let pace = request.pace.map(|pace| Duration::from_millis(pace.into()));
    Ok(Setup {
        first: request.first.map(|seat| u64::from(seat) + 1),
        seed,
        start,
        facts,
        clock: clock.unwrap_or_default(),
        touch_move: request.touch_move,
        alternate: request.alternate,
        analysis: request.analysis,
        pace: pace.unwrap_or(Setup::NATURAL_PACE).min(Request::LONGEST_PACE),
        ..Setup::new(game, players)
    })
}

/// The set-up that is asked for at a table that is there. An opening is drawn for a new table only:
/// an adviser looks at it, which takes a moment.
pub(crate) fn setup_at_table(request: TableRequest) -> Result<Box<Setup>, Phrase> {
    let request = TableRequest { opening: None, ..request };
    setup(&request).map(Box::new).map_err(|failure| failure.phrase().clone())
}

/// Where a game begins that is made even, and what its record tells of that.
struct EvenStart {
    start: Option<String>,
    facts: BTreeMap<String, String>,
}

/// The position from which a game begins: the one that is given, or that of a handicap or of an
/// opening that is drawn. A handicap changes the board, so an opening goes on from its position.
fn even_start(request: &TableRequest, game: &Spec, seed: u64) -> Result<EvenStart, ApiFailure> {
    let mut start = request.start.clone();
    let mut facts = BTreeMap::new();
    let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
    if start.is_some() {
        return Ok(EvenStart { start, facts });
    }
    if let Some(text) = given(&request.handicap) {
        let position = Handicap::read(&text).and_then(|handicap| handicap.start(game));
        start = Some(position.map_err(|error| ApiFailure::wrong(&error).about("handicap"))?);
        facts.insert(Handicap::FACT.to_owned(), text);
    }
    if let Some(text) = given(&request.opening).filter(|text| text != "none") {
        if start.is_some() {
            return Err(refused_opening("error-opening-or-handicap"));
        }
        let mut table =
            open_table(game).map_err(|error| ApiFailure::wrong(&error).about("game"))?;
        let moves = play_opening(&text, seed, &mut *table)
            .ok_or_else(|| refused_opening("error-opening-unknown"))?;
        if !moves.is_empty() {
            start = Some(table.position());
            facts.insert("Opening".to_owned(), moves.join(" "));
        }
    }
    Ok(EvenStart { start, facts })
}

/// Plays the opening that is asked for; nothing if there is none of that name.
fn play_opening(text: &str, seed: u64, table: &mut dyn AnyGame) -> Option<Vec<String>> {
    /// How many moves an opening has at most.
    const MOST: u32 = 12;
    let (kind, plies) = text.split_once(':').unwrap_or((text, "4"));
    let plies = plies.parse().ok().filter(|plies| (1..=MOST).contains(plies))?;
    match kind {
        "balanced" => Some(play_balanced_opening(plies, seed, table)),
        "random" => {
            let mut rng = fastrand::Rng::with_seed(seed);
            Some(play_random_moves(plies, &mut rng, table))
        }
        _ => None,
    }
}

fn refused_opening(id: &'static str) -> ApiFailure {
    ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, Phrase::new(id)).about("opening")
}
