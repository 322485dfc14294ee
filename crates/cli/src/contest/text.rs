//! The result of a contest, for people.

use std::io::Write;

use rules::{Argument, Phrase, Speak as _};
use tournament::{Elo, SprtDecision};
use words::Words;

use super::{ContestResult, rounds};
use crate::failure::Failure;

/// Writes how everyone did, and what follows from it.
pub(crate) fn write(
    held: &ContestResult,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "{}", words.say(&title(held)))?;
    write_players(held, words, out)?;
    for line in findings(held, words) {
        writeln!(out, "{}", words.say(&line))?;
    }
    Ok(())
}

/// What was played.
pub(super) fn title(held: &ContestResult) -> Phrase {
    Phrase::new("contest-title")
        .with("game", held.contest.game.to_string())
        .with("games", held.standing.games)
        .with("seed", held.contest.seed.to_string())
}

/// What follows from the games, a sentence each.
pub(super) fn findings(held: &ContestResult, words: &Words) -> Vec<Phrase> {
    let ContestResult { contest, standing, .. } = held;
    let mut lines = vec![Phrase::new("contest-draws").with("draws", standing.draws)];
    lines.push(by_seat(held));
    lines.extend(reasons(held, words));
    lines.extend(forfeits(held));
    if contest.seats == 2 && contest.players.len() == 2 {
        lines.extend(pairs(held));
        lines.extend(standing.elo(0, 1).map(|elo| difference(held, elo)));
    }
    lines.extend(rounds::lines(held, words));
    lines.extend(test(held));
    if held.interrupted {
        let id = if held.kept { "contest-interrupted-kept" } else { "contest-interrupted" };
        lines.push(Phrase::new(id));
    }
    lines
}

/// What the players are called; where two have the same name, with their numbers.
pub(crate) fn names(held: &ContestResult) -> Vec<String> {
    let names = held.contest.names();
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let numbered = (1..).zip(&names).map(|(number, name): (usize, &String)| {
        if is_shared(name) { format!("{name} ({number})") } else { name.clone() }
    });
    numbered.collect()
}

/// The players, the best first.
pub(crate) fn order(held: &ContestResult) -> Vec<usize> {
    let points = |player: usize| held.standing.points(player);
    let mut order: Vec<usize> = (0..held.contest.players.len()).collect();
    order.sort_by(|&a, &b| points(b).total_cmp(&points(a)));
    order
}

/// What a player has of all the points there were to have, in hundredths.
pub(super) fn share(held: &ContestResult, player: usize) -> Argument {
    let standing = &held.standing;
    Argument::decimal(100.0 * standing.points(player) / played(standing.played[player]), 1)
}

/// A line for each player, the best first.
fn write_players(held: &ContestResult, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let ContestResult { contest, standing, .. } = held;
    let names = names(held);
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let ratings = held.ratings();
    for player in order(held) {
        let mut line = Phrase::new("contest-player")
            .with("wins", standing.wins[player])
            .with("losses", standing.losses[player])
            .with("points", Argument::decimal(standing.points(player), 1))
            .with("percent", share(held, player));
        if contest.seats > 2 || names.len() > 2 {
            line = Phrase::new("contest-player-rated")
                .with("player", line)
                .with("rating", Argument::decimal(ratings[player].strength, 1))
                .with("uncertainty", Argument::decimal(ratings[player].uncertainty, 1));
        }
        writeln!(out, "  {:<width$}  {}", names[player], words.say(&line))?;
    }
    Ok(())
}

fn by_seat(held: &ContestResult) -> Phrase {
    let wins: Vec<String> = held.standing.seat_wins.iter().map(u64::to_string).collect();
    Phrase::new("contest-by-seat").with("wins", wins.join(" – "))
}

/// Why the games ended, the most frequent reason first.
fn reasons<'a>(held: &'a ContestResult, words: &'a Words) -> impl Iterator<Item = Phrase> + 'a {
    let mut reasons: Vec<(&String, &u64)> = held.standing.reasons.iter().collect();
    reasons.sort_by(|a, b| b.1.cmp(a.1));
    let said = |(reason, count): (&String, &u64)| {
        let reason = words.text(&format!("reason-{reason}"));
        Phrase::new("contest-reason").with("reason", reason).with("games", *count)
    };
    reasons.into_iter().map(said).collect::<Vec<_>>().into_iter()
}

/// Whose program failed, how, and in how many games.
fn forfeits(held: &ContestResult) -> impl Iterator<Item = Phrase> + '_ {
    let id =
        if held.contest.counts_forfeits { "contest-forfeits" } else { "contest-forfeits-void" };
    let names = names(held);
    held.standing.forfeits.iter().map(move |forfeit| {
        Phrase::new(id)
            .with("name", names[forfeit.player].as_str())
            .with("games", forfeit.games)
            .with("fault", forfeit.failure.phrase())
    })
}

/// How often each result of a pair of games came up, from none of its points to both.
fn pairs(held: &ContestResult) -> Option<Phrase> {
    let pairs = held.standing.meetings[0][1].pairs;
    let counts: Vec<String> = pairs.iter().map(u64::to_string).collect();
    let is_any = pairs.iter().sum::<u64>() > 0;
    let phrase = Phrase::new("contest-pairs").with("name", names(held)[0].as_str());
    is_any.then(|| phrase.with("pairs", counts.join(" – ")))
}

/// Who is ahead, by how much at the least and at the most, and how sure that is.
fn difference(held: &ContestResult, elo: Elo) -> Phrase {
    let (ahead, elo) = if elo.difference < 0.0 { (1, elo.turned()) } else { (0, elo) };
    let percent = 100.0 * elo.superiority;
    let los = if percent > 99.9 {
        Phrase::new("contest-los-above").with("los", Argument::decimal(99.9, 1))
    } else {
        Phrase::new("contest-los").with("los", Argument::decimal(percent, 1))
    };
    let signed = |elo: f64| {
        let sign = if elo > 0.0 { "+" } else { "" };
        Phrase::new("contest-signed").with("sign", sign).with("elo", Argument::decimal(elo, 1))
    };
    let interval = match (elo.low.is_finite(), elo.high.is_finite()) {
        (true, true) => Phrase::new("contest-interval")
            .with("low", signed(elo.low))
            .with("high", signed(elo.high)),
        (true, false) => Phrase::new("contest-at-least").with("low", signed(elo.low)),
        _ => Phrase::new("contest-unbounded"),
    };
    let finding = match percent {
        _ if elo.difference == 0.0 => Phrase::new("contest-even"),
        ..95.0 => Phrase::new("contest-ahead").with("name", names(held)[ahead].as_str()),
        _ => Phrase::new("contest-stronger").with("name", names(held)[ahead].as_str()),
    };
    let size = if elo.difference.is_finite() {
        Phrase::new("contest-elo").with("elo", signed(elo.difference)).with("interval", interval)
    } else {
        Phrase::new("contest-elo-all").with("interval", interval)
    };
    Phrase::new("contest-finding").with("finding", finding).with("size", size).with("los", los)
}

fn test(held: &ContestResult) -> Option<Phrase> {
    let sprt = held.sprt?;
    let pairs = held.standing.meetings[0][1].pairs;
    let (lower, upper) = sprt.bounds();
    let verdict = match sprt.verdict(&pairs) {
        SprtDecision::Open => "contest-sprt-open",
        SprtDecision::First => "contest-sprt-first",
        SprtDecision::Second => "contest-sprt-second",
    };
    let with_elo = |id| {
        Phrase::new(id)
            .with("elo0", Argument::decimal(sprt.elo0, 1))
            .with("elo1", Argument::decimal(sprt.elo1, 1))
    };
    let phrase = with_elo("contest-sprt")
        .with("ratio", Argument::decimal(sprt.log_ratio(&pairs), 2))
        .with("lower", Argument::decimal(lower, 2))
        .with("upper", Argument::decimal(upper, 2));
    Some(phrase.with("verdict", with_elo(verdict)))
}

/// At least one, to divide by.
#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 games")]
fn played(games: u64) -> f64 {
    games.max(1) as f64
}
