//! From a record to its sheet.

use std::time::Duration;

use session::{Kind, Tally};

use super::{Found, Sheet, SheetMove, SheetPlayer, SheetResult, SheetTerms};
use crate::{Entry, Participant, Record, Remark, Terms, Verdict};

/// A value as a file says it, if there is one.
fn said<T: ToString>(value: Option<&T>) -> Option<Found<String>> {
    value.map(|value| value.to_string().into())
}

fn seconds(time: Duration) -> f64 {
    time.as_secs_f64()
}

impl Sheet {
    /// The sheet of a record.
    pub(crate) fn of(record: &Record) -> Self {
        let moves = &record.moves;
        let end = moves.main_line().last().unwrap_or(0);
        Self {
            game: said(Some(&record.game)),
            begun: said(record.begun.as_ref()),
            saved: said(record.saved.as_ref()),
            players: record.players.iter().map(|player| SheetPlayer::of(player).into()).collect(),
            terms: SheetTerms::of(&record.terms).map(Found::from),
            start: said(record.start.as_ref()),
            introduction: moves.introduction.clone(),
            unplayed: moves.unplayed.map(|verdict| SheetResult::of(verdict).into()),
            moves: moves
                .iter()
                .map(|(number, entry)| SheetMove::of(number, entry).into())
                .collect(),
            current: Some(moves.current()).filter(|&place| place != end).map(Found::from),
            result: record.verdict.map(|verdict| SheetResult::of(verdict).into()),
            facts: record.facts.clone(),
        }
    }
}

impl SheetPlayer {
    fn of(player: &Participant) -> Self {
        let Tally { wins, draws, losses } = player.tally;
        let engine = player.engine().map(ToString::to_string);
        Self {
            name: player.name.clone(),
            kind: player.kind.as_ref().map(|kind| match kind {
                Kind::Human => "human".to_owned(),
                Kind::Computer(_) => "computer".to_owned(),
            }),
            engine,
            symbol: player.symbol.map(String::from),
            wins,
            draws,
            losses,
        }
    }
}

impl SheetTerms {
    /// What a file says of the terms; nothing if they are the usual ones.
    fn of(terms: &Terms) -> Option<Self> {
        let text = ToString::to_string;
        let sheet = Self {
            asked: terms.asked.as_ref().map(text),
            first: terms.first,
            seed: terms.seed,
            clock: terms.clock.as_ref().map(text),
            touch_move: terms.touch_move,
            alternate: terms.alternate,
            pace: terms.pace.map(seconds),
        };
        (sheet != Self::default()).then_some(sheet)
    }
}

impl SheetMove {
    fn of(number: usize, entry: &Entry) -> Self {
        let Remark { spent, left, opinion, marks, comment, verdict } = entry.remark.clone();
        Self {
            text: entry.text.clone(),
            after: Some(entry.after).filter(|&after| after + 1 != number),
            spent: spent.map(seconds),
            left: left.map(seconds),
            opinion,
            marks,
            comment,
            result: verdict.map(SheetResult::of),
        }
    }
}

impl SheetResult {
    fn of(verdict: Verdict) -> Self {
        let (outcome, player) = verdict.words();
        Self {
            outcome: outcome.to_owned(),
            player: player.map(|player| player.0 + 1),
            reason: verdict.reason.map(|reason| reason.name().to_owned()),
        }
    }
}
