//! From the flags to what is looked for.

use record::GameDate;
use rules::{Knob, Phrase, Spec};
use session::open_table;
use store::{GameQuery, ResultFilter, position_keys};

use crate::{analyse::table_at, arguments::SearchFlags, failure::Failure, limits};

/// How a game ended, by the words for it.
const FATES: [(&str, ResultFilter); 4] = [
    ("won", ResultFilter::Won),
    ("drawn", ResultFilter::Drawn),
    ("lost", ResultFilter::Lost),
    ("open", ResultFilter::Open),
];
const NAMES: [&str; 4] = [FATES[0].0, FATES[1].0, FATES[2].0, FATES[3].0];

/// What the flags ask for, all of it.
pub(super) fn search(flags: &SearchFlags) -> Result<GameQuery, Failure> {
    let fate = limits::word(flags.result.as_ref(), Knob::word("result", &NAMES, None))?;
    let fate = FATES.iter().find(|(name, _)| Some(*name) == fate.as_deref());
    let game: Option<Spec> = flags.game.as_deref().map(str::parse).transpose()?;
    if let Some(game) = &game {
        open_table(game)?;
    }
    Ok(GameQuery {
        player: flags.player.clone(),
        fate: fate.map(|(_, fate)| *fate),
        since: flags.since.as_ref().map(|text| day(text)).transpose()?,
        until: flags.until.as_ref().map(|text| day(text)).transpose()?,
        positions: positions(flags, game.as_ref())?,
        opening: flags.opening.clone(),
        game,
        ..GameQuery::default()
    })
}

fn day(text: &str) -> Result<String, Failure> {
    let wrong = || Failure::WrongUse(Phrase::new("error-library-date").with("text", text));
    GameDate::read(text).map(|date| date.to_string()).ok_or_else(wrong)
}

/// The position that the flags describe, whichever way the board is turned: by its text, or by the
/// moves that lead to it.
fn positions(flags: &SearchFlags, game: Option<&Spec>) -> Result<Vec<i64>, Failure> {
    if flags.position.is_none() && flags.moves.is_none() {
        return Ok(Vec::new());
    }
    let unknown = || Failure::WrongUse(Phrase::new("error-library-which-game"));
    let game = game.ok_or_else(unknown)?;
    let table = table_at(game, flags.position.as_deref(), flags.moves.as_deref())?;
    Ok(position_keys(&game.name, &*table))
}
