//! From a sheet to a record, at a table.

use std::{collections::BTreeMap, time::Duration};

use rules::{Player, Spec};
use session::{BoardMark, NodeId, Occupant, PlayerScore};

use super::{Sheet, SheetMove, SheetPlayer, SheetResult, SheetTerms, TextValue};
use crate::{
    GameDate, GameResult, MOST_MOVES, Participant, ReadError, ReadProblem, Record, RecordBuilder,
    Remark, Terms, clean, source::SourceText,
};

impl Sheet {
    /// The record of a sheet that begins at some byte of the source.
    pub(crate) fn record(self, source: &SourceText<'_>, at: usize) -> Result<Record, ReadError> {
        let game =
            self.game.ok_or_else(|| source.error(at, ReadProblem::Missing { what: "game" }))?;
        let mut builder = source.spec(&game).and_then(|spec| {
            RecordBuilder::new(spec).map_err(|error| source.about(&game, &game.value, error))
        })?;
        if let Some(start) = &self.start {
            let set_up = builder.set_up(&start.value);
            set_up.map_err(|error| source.about(start, &start.value, error))?;
        }
        if !self.players.is_empty() {
            let (expected, found) = (builder.record.players.len(), self.players.len());
            if expected != found {
                return Err(source.error(at, ReadProblem::SeatCount { expected, found }));
            }
            let players = self.players.iter().map(|player| player.participant(source));
            builder.record.players = players.collect::<Result<_, _>>()?;
        }
        let record = &mut builder.record;
        if let Some(terms) = &self.terms {
            record.terms = source.terms(terms)?;
        }
        record.begun = self.begun.as_ref().map(|date| source.date(date)).transpose()?;
        record.saved = self.saved.as_ref().map(|date| source.date(date)).transpose()?;
        let introduction = self.introduction.as_deref().and_then(clean::comment);
        record.facts = source.facts(at, self.facts)?;
        let players = record.players.len();
        let verdict = |result: Option<&TextValue<SheetResult>>| {
            result.map(|result| source.verdict(result, &result.value, players)).transpose()
        };
        record.verdict = verdict(self.result.as_ref())?;
        let start = Remark {
            comment: introduction,
            drawings: drawings(&self.drawings),
            verdict: verdict(self.unplayed.as_ref())?,
            ..Remark::default()
        };
        *record.tree.remark_mut(NodeId::START) = start;
        let nodes = source.play(&mut builder, &self.moves)?;
        Ok(match &self.current {
            None => builder.finish(),
            Some(current) => {
                let unknown = || source.about(current, "", ReadProblem::NoSuchMove);
                builder.finish_at(*nodes.get(current.value).ok_or_else(unknown)?)
            }
        })
    }
}

impl SourceText<'_> {
    /// What is wrong with something that was found.
    fn about<T>(
        &self,
        found: &TextValue<T>,
        quote: &str,
        problem: impl Into<ReadProblem>,
    ) -> ReadError {
        let at = found.address.saturating_sub(self.text.as_ptr().addr());
        self.error_about(at, quote, problem)
    }

    fn spec(&self, text: &TextValue<String>) -> Result<Spec, ReadError> {
        text.value.parse().map_err(|error: rules::SpecError| self.about(text, &text.value, error))
    }

    fn date(&self, text: &TextValue<String>) -> Result<GameDate, ReadError> {
        let wrong = || self.about(text, &text.value, ReadProblem::Meaningless { what: "date" });
        GameDate::read(&text.value).ok_or_else(wrong)
    }

    fn facts(
        &self,
        at: usize,
        facts: BTreeMap<String, String>,
    ) -> Result<BTreeMap<String, String>, ReadError> {
        let mut kept = BTreeMap::new();
        for (name, value) in facts {
            if !Record::is_name_of_fact(&name) {
                return Err(self.error_about(at, &name, ReadProblem::Meaningless { what: "fact" }));
            }
            if let Some(value) = clean::line(&value) {
                kept.insert(name, value);
            }
        }
        Ok(kept)
    }

    /// Plays every move of a sheet, and says which node each number stands for.
    fn play(
        &self,
        builder: &mut RecordBuilder,
        moves: &[TextValue<SheetMove>],
    ) -> Result<Vec<NodeId>, ReadError> {
        if moves.len() > MOST_MOVES {
            return Err(self.about(&moves[MOST_MOVES], "", ReadProblem::too_many_moves()));
        }
        let mut nodes = vec![NodeId::START];
        for (index, found) in moves.iter().enumerate() {
            let played = &found.value;
            let before = nodes.get(played.after.unwrap_or(index));
            let unknown = || self.about(found, &played.text, ReadProblem::NoSuchMove);
            builder.go_to(*before.ok_or_else(unknown)?);
            let node = builder.play(&played.text).map_err(|why| {
                let problem = ReadProblem::Illegal { number: builder.ply() + 1, why };
                self.about(found, &played.text, problem)
            })?;
            nodes.push(node);
            let players = builder.record.players.len();
            *builder.record.tree.remark_mut(node) = self.remark(found, players)?;
        }
        Ok(nodes)
    }

    fn remark(&self, found: &TextValue<SheetMove>, players: usize) -> Result<Remark, ReadError> {
        let played = &found.value;
        let verdict = played.result.as_ref();
        Ok(Remark {
            spent: self.time(found, played.spent)?,
            left: self.time(found, played.left)?,
            opinion: played.opinion.as_deref().and_then(clean::line),
            marks: played.marks.clone(),
            comment: played.comment.as_deref().and_then(clean::comment),
            drawings: drawings(&played.drawings),
            verdict: verdict.map(|result| self.verdict(found, result, players)).transpose()?,
        })
    }

    fn terms(&self, found: &TextValue<SheetTerms>) -> Result<Terms, ReadError> {
        let terms = &found.value;
        let spec = |text: &Option<String>| {
            let text = text.clone().map(|value| TextValue { address: found.address, value });
            text.map(|text| self.spec(&text)).transpose()
        };
        Ok(Terms {
            asked: spec(&terms.asked)?,
            first: terms.first,
            seed: terms.seed,
            clock: spec(&terms.clock)?,
            touch_move: terms.touch_move,
            alternate: terms.alternate,
            pace: self.time(found, terms.pace)?,
            analysis: terms.analysis,
        })
    }

    fn time<T>(
        &self,
        found: &TextValue<T>,
        seconds: Option<f64>,
    ) -> Result<Option<Duration>, ReadError> {
        let Some(seconds) = seconds else { return Ok(None) };
        clean::seconds(seconds).map(Some).ok_or_else(|| {
            self.about(found, &seconds.to_string(), ReadProblem::Meaningless { what: "time" })
        })
    }

    fn verdict<T>(
        &self,
        found: &TextValue<T>,
        result: &SheetResult,
        players: usize,
    ) -> Result<GameResult, ReadError> {
        let player = result.player.map(|number| number.wrapping_sub(1));
        let seated = player.is_none_or(|seat| usize::from(seat) < players);
        let verdict =
            GameResult::read(&result.outcome, player.map(Player), result.reason.as_deref());
        let wrong =
            || self.about(found, &result.outcome, ReadProblem::Meaningless { what: "result" });
        verdict.filter(|_| seated).ok_or_else(wrong)
    }
}

/// What is drawn on a board; what is no drawing is left out.
fn drawings(texts: &[String]) -> Vec<BoardMark> {
    texts.iter().filter_map(|text| text.parse().ok()).collect()
}

impl TextValue<SheetPlayer> {
    fn participant(&self, source: &SourceText<'_>) -> Result<Participant, ReadError> {
        let player = &self.value;
        let kind = match (player.kind.as_deref(), &player.engine) {
            (None, None) => None,
            (Some("human"), _) => Some(Occupant::Human),
            (Some("computer") | None, Some(engine)) => {
                let engine = TextValue { address: self.address, value: engine.clone() };
                Some(Occupant::Computer(source.spec(&engine)?))
            }
            (Some("computer"), None) => Some(Occupant::Computer(Spec::new(Participant::PROGRAM))),
            (Some(kind), _) => {
                return Err(source.about(self, kind, ReadProblem::Meaningless { what: "kind" }));
            }
        };
        let symbol = player.symbol.as_deref().and_then(clean::line);
        Ok(Participant {
            name: player.name.as_deref().and_then(clean::line),
            symbol: symbol.and_then(|symbol| symbol.chars().next()),
            kind,
            tally: PlayerScore { wins: player.wins, draws: player.draws, losses: player.losses },
        })
    }
}
