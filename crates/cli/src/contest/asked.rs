//! From the flags to a contest.

use std::{fs, num::NonZeroUsize};

use rules::{Knob, Phrase, Spec};
use search::SEED;
use tournament::{
    Adjudication, Contest, ContestError, EloModel, Format, OpeningOrder, Openings, RatingAnchor,
    Sprt,
};
use words::say_io_error;

use crate::{
    arguments::{ContestFlags, MatchArgs},
    external_engines,
    failure::Failure,
    limits::number,
    settings::UserSettings,
};

const GAMES: Knob = Knob::number("games", 1, 1_000_000_000, Some(100));
const PLIES: Knob = Knob::number("plies", 1, 1000, None);
const ROUNDS: Knob = Knob::number("rounds", 1, 1000, None);
const CONCURRENCY: Knob = Knob::number("concurrency", 1, 256, Some(1));

/// Who takes part.
pub(super) fn players(texts: &[String], settings: &UserSettings) -> Result<Vec<Spec>, Failure> {
    texts.iter().map(|text| external_engines::player(settings, text)).collect()
}

/// The format of that name.
pub(super) fn format(name: &str) -> Result<Format, Failure> {
    let found = Format::NAMES.iter().find(|(known, _)| *known == name);
    found.map(|(_, format)| *format).ok_or_else(|| {
        let names = Format::NAMES.map(|(name, _)| name);
        let phrase = Phrase::new("error-contest-format").with("name", name);
        Failure::WrongUse(phrase.with("allowed", &names[..]))
    })
}

/// How many rounds the Swiss system is to have, if that is said.
pub(super) fn rounds(text: Option<&String>) -> Result<Option<u32>, Failure> {
    let rounds = number(text, ROUNDS)?;
    Ok(rounds.map(|rounds| u32::try_from(rounds).expect("the knob's range is small")))
}

/// The test that the flags name, if they name one.
pub(super) fn sprt(flags: &MatchArgs) -> Result<Option<Sprt>, Failure> {
    let Some(text) = &flags.sprt else { return Ok(None) };
    let numbers = text.split_once(',').map(|(first, second)| (first.trim(), second.trim()));
    let mut sprt = numbers
        .and_then(|(first, second)| Sprt::new(first.parse().ok()?, second.parse().ok()?))
        .ok_or_else(|| {
            Failure::WrongUse(Phrase::new("error-contest-sprt").with("text", text.as_str()))
        })?;
    for (text, share) in [(&flags.alpha, &mut sprt.alpha), (&flags.beta, &mut sprt.beta)] {
        if let Some(text) = text {
            *share = error_share(text)?;
        }
    }
    if let Some(name) = &flags.elo_model {
        sprt.model = match name.as_str() {
            "logistic" => EloModel::Logistic,
            "normalised" | "normalized" => EloModel::Normalised,
            _ => {
                let phrase = Phrase::new("error-contest-elo-model").with("name", name.as_str());
                return Err(Failure::WrongUse(phrase));
            }
        };
    }
    Ok(Some(sprt))
}

/// How often a test may be wrong: above 0 and below a half.
fn error_share(text: &str) -> Result<f64, Failure> {
    let share = text.trim().parse().ok().filter(|share: &f64| *share > 0.0 && *share < 0.5);
    share.ok_or_else(|| Failure::WrongUse(Phrase::new("error-contest-share").with("text", text)))
}

/// The player whose rating is given: `level:1=1000`.
pub(super) fn anchor(text: &str, contest: &Contest) -> Result<RatingAnchor, Failure> {
    let wrong = || {
        let phrase = Phrase::new("error-contest-anchor").with("text", text);
        Failure::WrongUse(phrase.with("players", contest.names()))
    };
    let (name, rating) = text.rsplit_once('=').ok_or_else(wrong)?;
    let rating = rating.trim().parse().ok().filter(|rating: &f64| rating.is_finite());
    let specs = contest.players.iter().map(ToString::to_string);
    let player = specs.zip(contest.names()).position(|(spec, own)| name == spec || name == own);
    let (Some(player), Some(rating)) = (player, rating) else { return Err(wrong()) };
    Ok(RatingAnchor { player, rating })
}

/// Fills in what the flags say; tells on how many threads to play.
pub(super) fn fill_in(
    contest: &mut Contest,
    flags: &ContestFlags,
) -> Result<NonZeroUsize, Failure> {
    contest.games = number(flags.games.as_ref(), GAMES)?.unwrap_or(contest.games);
    contest.seed = number(flags.seed.as_ref(), SEED)?.unwrap_or(contest.seed);
    if let Some(text) = &flags.openings {
        let plies = number(flags.plies.as_ref(), PLIES)?;
        let plies = plies.map(|plies| usize::try_from(plies).expect("the knob's range is small"));
        let order = flags.order.as_deref().map(order).transpose()?.unwrap_or_default();
        contest.openings = openings(text, &contest.game, plies)?.in_order(order);
    }
    contest.clock = flags.clock.as_deref().map(str::parse).transpose()?;
    if !flags.adjudicate.is_empty() {
        contest.adjudication = Adjudication::read(&Spec::list(&flags.adjudicate.join(","))?)?;
    }
    contest.counts_forfeits = flags.count_forfeits;
    let threads = number(flags.concurrency.as_ref(), CONCURRENCY)?.unwrap_or(1);
    Ok(usize::try_from(threads).ok().and_then(NonZeroUsize::new).expect("at least one"))
}

/// The openings that a text names: random ones, the book of the game, or a file of them.
pub(crate) fn openings(text: &str, game: &Spec, plies: Option<usize>) -> Result<Openings, Failure> {
    if let Some(openings) = Openings::named(text) {
        return Ok(openings);
    }
    if text.starts_with("random") || text.starts_with("balanced") {
        return Err(ContestError::Openings { text: text.to_owned() }.into());
    }
    if text == "book" {
        return Ok(Openings::book(game)?);
    }
    let bytes = fs::read(text).map_err(|error| {
        let phrase = Phrase::new("error-contest-openings-file").with("file", text);
        Failure::Failed(phrase.with("problem", say_io_error(&error)))
    })?;
    Ok(Openings::read(&bytes, game, plies)?)
}

/// The order of that name.
fn order(name: &str) -> Result<OpeningOrder, Failure> {
    let found = OpeningOrder::NAMES.iter().find(|(known, _)| *known == name);
    found.map(|(_, order)| *order).ok_or_else(|| {
        let names = OpeningOrder::NAMES.map(|(name, _)| name);
        let phrase = Phrase::new("error-contest-order").with("name", name);
        Failure::WrongUse(phrase.with("allowed", &names[..]))
    })
}
