//! What is decided before a game: from the wire to a set-up.

use std::time::Duration;

use rules::{Spec, SpecError};
use session::{Seat, Setup, TimeControl, open_table};
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
    let players = players.collect::<Result<_, _>>()?;
    let clock = request.clock.as_deref().map(|text| TimeControl::read(&text.parse()?));
    let clock = clock.transpose().map_err(about("clock".to_owned()))?;
    let pace = request.pace.map(|pace| Duration::from_millis(pace.into()));
    Ok(Setup {
        first: request.first.map(|seat| u64::from(seat) + 1),
        seed: request.seed.map_or_else(|| fastrand::u64(..), u64::from),
        start: request.start.clone(),
        clock: clock.unwrap_or_default(),
        touch_move: request.touch_move,
        alternate: request.alternate,
        analysis: request.analysis,
        pace: pace.unwrap_or(Setup::NATURAL_PACE).min(Request::LONGEST_PACE),
        ..Setup::new(game, players)
    })
}
