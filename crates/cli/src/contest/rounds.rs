//! The rounds of a tournament in which pairings follow from results.

use rules::{Argument, Phrase};
use serde::Serialize;
use tournament::{Format, Round};
use words::Words;

use super::{ContestResult, text};

/// A round, for machines: players by their numbers as named, from zero.
#[derive(Serialize)]
pub(super) struct RoundEntry {
    meetings: Vec<RoundMeetingEntry>,
    byes: Vec<usize>,
}

#[derive(Serialize)]
struct RoundMeetingEntry {
    players: [usize; 2],
    points: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<usize>,
}

/// The rounds of a tournament, for machines.
pub(super) fn entries(held: &ContestResult) -> Vec<RoundEntry> {
    let knock_out = held.contest.format == Format::KnockOut;
    let entry = |round: &Round| RoundEntry {
        meetings: round
            .meetings
            .iter()
            .map(|meeting| RoundMeetingEntry {
                players: meeting.players,
                points: meeting.halves.map(points),
                winner: knock_out.then(|| meeting.winner()),
            })
            .collect(),
        byes: round.byes.clone(),
    };
    held.standing.rounds.iter().map(entry).collect()
}

/// The rounds of a tournament, a sentence each, and who has won a knock-out.
pub(super) fn lines(held: &ContestResult, words: &Words) -> Vec<Phrase> {
    let names = text::names(held);
    let said = |(number, round): (usize, &Round)| {
        let met = round.meetings.iter().map(|meeting| {
            let [first, second] = meeting.halves.map(|halves| Argument::decimal(points(halves), 1));
            let phrase = Phrase::new("contest-met")
                .with("first", names[meeting.players[0]].as_str())
                .with("second", names[meeting.players[1]].as_str());
            words.say(&phrase.with("points", first).with("others", second))
        });
        let free = round.byes.iter().map(|&player| {
            words.say(&Phrase::new("contest-bye").with("name", names[player].as_str()))
        });
        let all: Vec<String> = met.chain(free).collect();
        Phrase::new("contest-round").with("number", number).with("meetings", all.join("; "))
    };
    let mut lines: Vec<Phrase> = (1..).zip(&held.standing.rounds).map(said).collect();
    if held.contest.format == Format::KnockOut
        && !held.interrupted
        && let Some(Round { meetings, byes }) = held.standing.rounds.last()
        && let ([last], []) = (&meetings[..], &byes[..])
    {
        lines.push(Phrase::new("contest-winner").with("name", names[last.winner()].as_str()));
    }
    lines
}

/// Half points as points.
#[expect(clippy::cast_precision_loss, reason = "no meeting has 2^53 games")]
fn points(halves: u64) -> f64 {
    halves as f64 / 2.0
}
