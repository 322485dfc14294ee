//! A game as XML and JSON files hold it: plain texts and numbers, not yet checked.
//!
//! Both forms say the same things, so both are read into a sheet and written from one. What a
//! sheet says becomes a record only at a table, where everything illegal is found.

use std::{collections::BTreeMap, time::Duration};

use rules::{Outcome, Player, Spec};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::value::RawValue;
use session::{Kind, Tally};

use crate::{
    Date, MOST_MOVES, Participant, Problem, ReadError, Record, Remark, Verdict, clean,
    scribe::Scribe, source::Source,
};

/// A value and the address of the text it was read from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found<T> {
    pub(crate) address: usize,
    pub(crate) value: T,
}

/// A game as a file holds it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Sheet {
    pub(crate) game: Option<Found<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<Found<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) begun: Option<Found<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) saved: Option<Found<String>>,
    pub(crate) players: Vec<Found<SheetPlayer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<Found<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) introduction: Option<String>,
    pub(crate) moves: Vec<Found<SheetMove>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) current: Option<Found<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<Found<SheetResult>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) facts: BTreeMap<String, String>,
}

/// Somebody who plays, as a file names them.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SheetPlayer {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    pub(crate) kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) engine: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) symbol: Option<String>,
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) wins: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) draws: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) losses: u32,
}

/// A move, as a file has it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SheetMove {
    #[serde(rename = "move")]
    pub(crate) text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) after: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) spent: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) opinion: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) marks: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) comment: Option<String>,
}

/// How the game ended, as a file says.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SheetResult {
    pub(crate) outcome: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl<T: Serialize> Serialize for Found<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<'de, T: for<'a> Deserialize<'a>> Deserialize<'de> for Found<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&RawValue>::deserialize(deserializer)?.get();
        // Without its own words, which end in a place within the value and not within the file.
        let value = serde_json::from_str(raw).map_err(|_| D::Error::custom("another kind"))?;
        Ok(Self { address: raw.as_ptr().addr(), value })
    }
}

impl<T> From<T> for Found<T> {
    /// A value that was not read from anywhere.
    fn from(value: T) -> Self {
        Self { address: 0, value }
    }
}

/// A value as a file says it, if there is one.
fn said<T: ToString>(value: Option<&T>) -> Option<Found<String>> {
    value.map(|value| value.to_string().into())
}

impl Sheet {
    /// The sheet of a record.
    pub(crate) fn of(record: &Record) -> Self {
        let moves = &record.moves;
        let end = moves.main_line().last().unwrap_or(0);
        let played = moves.iter().map(|(number, entry)| {
            let Remark { spent, left, opinion, marks, comment } = entry.remark.clone();
            let seconds = |time: Duration| time.as_secs_f64();
            let sheet = SheetMove {
                text: entry.text.clone(),
                after: Some(entry.after).filter(|&after| after + 1 != number),
                spent: spent.map(seconds),
                left: left.map(seconds),
                opinion,
                marks,
                comment,
            };
            sheet.into()
        });
        Self {
            game: said(Some(&record.game)),
            asked: said(record.asked.as_ref()),
            begun: said(record.begun.as_ref()),
            saved: said(record.saved.as_ref()),
            players: record.players.iter().map(|player| SheetPlayer::of(player).into()).collect(),
            start: said(record.start.as_ref()),
            introduction: moves.introduction.clone(),
            moves: played.collect(),
            current: Some(moves.current()).filter(|&place| place != end).map(Found::from),
            result: record.verdict.map(|verdict| SheetResult::of(verdict).into()),
            facts: record.facts.clone(),
        }
    }

    /// The record of a sheet that begins at some byte of the source.
    pub(crate) fn record(self, source: &Source<'_>, at: usize) -> Result<Record, ReadError> {
        let game = self.game.ok_or_else(|| source.error(at, Problem::Missing { what: "game" }))?;
        let mut scribe = source.spec(&game).and_then(|spec| {
            Scribe::new(spec).map_err(|error| source.about(&game, &game.value, error))
        })?;
        if let Some(start) = &self.start {
            let set_up = scribe.set_up(&start.value);
            set_up.map_err(|error| source.about(start, &start.value, error))?;
        }
        if !self.players.is_empty() {
            let (expected, found) = (scribe.record.players.len(), self.players.len());
            if expected != found {
                return Err(source.error(at, Problem::SeatCount { expected, found }));
            }
            let players = self.players.iter().map(|player| player.participant(source));
            scribe.record.players = players.collect::<Result<_, _>>()?;
        }
        let record = &mut scribe.record;
        record.asked = self.asked.as_ref().map(|asked| source.spec(asked)).transpose()?;
        record.begun = self.begun.as_ref().map(|date| source.date(date)).transpose()?;
        record.saved = self.saved.as_ref().map(|date| source.date(date)).transpose()?;
        record.moves.introduction = self.introduction.as_deref().and_then(clean::comment);
        record.facts = source.facts(at, self.facts)?;
        if let Some(result) = &self.result {
            record.verdict = Some(result.verdict(source, record.players.len())?);
        }
        let numbers = source.play(&mut scribe, &self.moves)?;
        let moves = &mut scribe.record.moves;
        let current = match &self.current {
            None => moves.main_line().last().unwrap_or(0),
            Some(Found { value: 0, .. }) => 0,
            Some(place) => *numbers
                .get(place.value - 1)
                .ok_or_else(|| source.about(place, "", Problem::NoSuchMove))?,
        };
        moves.set_current(current);
        Ok(scribe.finish())
    }
}

impl Source<'_> {
    /// What is wrong with something that was found.
    fn about<T>(&self, found: &Found<T>, quote: &str, problem: impl Into<Problem>) -> ReadError {
        let at = found.address.saturating_sub(self.text.as_ptr().addr());
        self.error_about(at, quote, problem)
    }

    fn spec(&self, text: &Found<String>) -> Result<Spec, ReadError> {
        text.value.parse().map_err(|error: rules::SpecError| self.about(text, &text.value, error))
    }

    fn date(&self, text: &Found<String>) -> Result<Date, ReadError> {
        let wrong = || self.about(text, &text.value, Problem::Meaningless { what: "date" });
        Date::read(&text.value).ok_or_else(wrong)
    }

    fn facts(
        &self,
        at: usize,
        facts: BTreeMap<String, String>,
    ) -> Result<BTreeMap<String, String>, ReadError> {
        let mut kept = BTreeMap::new();
        for (name, value) in facts {
            if !Record::is_name_of_fact(&name) {
                return Err(self.error_about(at, &name, Problem::Meaningless { what: "fact" }));
            }
            if let Some(value) = clean::line(&value) {
                kept.insert(name, value);
            }
        }
        Ok(kept)
    }

    /// Plays every move of a sheet, and says which number each has got.
    fn play(
        &self,
        scribe: &mut Scribe,
        moves: &[Found<SheetMove>],
    ) -> Result<Vec<usize>, ReadError> {
        if moves.len() > MOST_MOVES {
            return Err(self.about(&moves[MOST_MOVES], "", Problem::too_many_moves()));
        }
        let mut numbers = Vec::with_capacity(moves.len());
        for (index, found) in moves.iter().enumerate() {
            let played = &found.value;
            let place = match played.after.unwrap_or(index) {
                0 => 0,
                after => *numbers
                    .get(after - 1)
                    .ok_or_else(|| self.about(found, &played.text, Problem::NoSuchMove))?,
            };
            scribe.go_to(place);
            let number = scribe.play(&played.text).map_err(|why| {
                let problem = Problem::Illegal { number: scribe.ply() + 1, why };
                self.about(found, &played.text, problem)
            })?;
            numbers.push(number);
            *scribe.record.moves.remark_mut(number) = self.remark(found)?;
        }
        Ok(numbers)
    }

    fn remark(&self, found: &Found<SheetMove>) -> Result<Remark, ReadError> {
        let played = &found.value;
        let time = |seconds: Option<f64>| match seconds {
            Some(seconds) => clean::seconds(seconds).map(Some).ok_or_else(|| {
                self.about(found, &seconds.to_string(), Problem::Meaningless { what: "time" })
            }),
            None => Ok(None),
        };
        Ok(Remark {
            spent: time(played.spent)?,
            left: time(played.left)?,
            opinion: played.opinion.as_deref().and_then(clean::line),
            marks: played.marks.clone(),
            comment: played.comment.as_deref().and_then(clean::comment),
        })
    }
}

impl SheetPlayer {
    fn of(player: &Participant) -> Self {
        let Tally { wins, draws, losses } = player.tally;
        let engine = player.engine().map(ToString::to_string);
        Self {
            name: player.name.clone(),
            kind: if engine.is_some() { "computer" } else { "human" }.to_owned(),
            engine,
            asked: player.asked.as_ref().map(ToString::to_string),
            symbol: player.symbol.map(String::from),
            wins,
            draws,
            losses,
        }
    }
}

impl Found<SheetPlayer> {
    fn participant(&self, source: &Source<'_>) -> Result<Participant, ReadError> {
        let player = &self.value;
        let spec = |text: &String| {
            let text = Found { address: self.address, value: text.clone() };
            source.spec(&text)
        };
        let kind = match (&*player.kind, &player.engine) {
            ("human", _) => Kind::Human,
            ("computer", Some(engine)) => Kind::Computer(spec(engine)?),
            ("computer", None) => Kind::Computer(Spec::new(Participant::PROGRAM)),
            (kind, _) => {
                return Err(source.about(self, kind, Problem::Meaningless { what: "kind" }));
            }
        };
        let symbol = player.symbol.as_deref().and_then(clean::line);
        Ok(Participant {
            name: player.name.as_deref().and_then(clean::line),
            symbol: symbol.and_then(|symbol| symbol.chars().next()),
            asked: player.asked.as_ref().filter(|_| kind != Kind::Human).map(spec).transpose()?,
            kind,
            tally: Tally { wins: player.wins, draws: player.draws, losses: player.losses },
        })
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

impl Found<SheetResult> {
    fn verdict(&self, source: &Source<'_>, players: usize) -> Result<Verdict, ReadError> {
        let result = &self.value;
        let player = result.player.map(|number| number.wrapping_sub(1));
        let seated = player.is_none_or(|seat| usize::from(seat) < players);
        let outcome: Option<Outcome> =
            Verdict::outcome(&result.outcome, player.map(Player)).filter(|_| seated);
        let wrong = || source.about(self, &result.outcome, Problem::Meaningless { what: "result" });
        Ok(Verdict {
            outcome: outcome.ok_or_else(wrong)?,
            reason: result.reason.as_deref().and_then(Verdict::reason_named),
        })
    }
}
