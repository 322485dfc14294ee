//! A family of games in the registry, its type hidden.

use std::marker::PhantomData;

use rules::{
    Board, Counting, Knob, Notation, Phrase, Player, PositionError, Settings, Speak, Spec,
    SpecError, TextForm, Translated, perft,
};
use search::{Expertise, Family, Limits, Visitor, algorithms, knobs_for, usual_limits};
use thiserror::Error;

use crate::{
    AnyGame, GameEntry, PlayError,
    levels::{LEVEL, level_knobs, told},
    typed::table_of,
};

/// A family of games in the registry, its type hidden behind [`GameEntry`].
#[derive(Debug)]
pub struct EntryOf<F>(PhantomData<fn() -> F>);

/// An engine that a game offers.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineOffer {
    /// Its name in a spec.
    pub name: &'static str,
    /// What can be set about it in this game.
    pub knobs: Vec<Knob>,
    /// Whether it plays this game only.
    pub own: bool,
    /// The limits that it keeps at the usual table when none are set.
    pub usual: Limits,
}

/// What an evaluator of a game looks at, in words.
#[must_use]
pub fn about_evaluator(game: &str, evaluator: &str) -> Phrase {
    Phrase::built(match evaluator {
        "win-lose" => "evaluator-win-lose".to_owned(),
        _ => format!("evaluator-{game}-{evaluator}"),
    })
}

impl EngineOffer {
    /// How it plays a game, in words.
    #[must_use]
    pub fn about(&self, game: &str) -> Phrase {
        let name = self.name;
        Phrase::built(if self.own {
            format!("engine-{game}-{name}")
        } else {
            format!("algorithm-{name}")
        })
    }

    /// What a limit usually is, as it would be typed; nothing for what is no limit or has none.
    #[must_use]
    pub fn usual_text(&self, knob: &str) -> Option<String> {
        match knob {
            "depth" => self.usual.depth.map(|depth| depth.to_string()),
            "time" => self.usual.time.map(|time| time.as_secs_f64().to_string()),
            _ => None,
        }
    }
}

/// A position whose opening has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedOpening {
    /// The position.
    pub board: Board,
    /// Whose turn it is there.
    pub turn: Player,
    /// What it is called.
    pub name: Translated,
}

/// Why a game could not be opened at a position, or after some moves.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// The spec was refused.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The position was refused.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move was refused.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl Speak for OpenError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spec(error) => error.phrase(),
            Self::Position(error) => error.phrase(),
            Self::Play(error) => error.phrase(),
        }
    }
}

impl<F: Family> EntryOf<F> {
    /// The family on the shelf.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// Opens the game of a spec for a visitor.
    pub(crate) fn visit<V: Visitor>(spec: &Spec, visitor: V) -> Result<V::Output, SpecError> {
        F::open(&spec.settle(F::KNOBS)?, visitor)
    }

    /// Opens the game with nothing set.
    fn visit_default<V: Visitor>(visitor: V) -> V::Output {
        F::open(&Settings::of_defaults(F::KNOBS), visitor).expect("defaults go together")
    }
}

impl<F: Family> Default for EntryOf<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Family> GameEntry for EntryOf<F> {
    fn name(&self) -> &'static str {
        F::NAME
    }

    fn knobs(&self) -> &'static [Knob] {
        F::KNOBS
    }

    fn implied(&self, spec: &Spec, knob: &str) -> Option<String> {
        let own = F::KNOBS.iter().find(|own| own.name == knob)?;
        let mut others = spec.clone().named(F::KNOBS);
        let _ = others.split_off(std::slice::from_ref(own));
        F::implied(&others.settle(F::KNOBS).ok()?, knob)
    }

    fn has_symbols(&self) -> bool {
        F::SYMBOLS
    }

    fn has_agreed_draws(&self) -> bool {
        F::AGREED_DRAWS
    }

    fn text_forms(&self) -> &'static [TextForm] {
        F::TEXT_FORMS
    }

    fn evaluators(&self) -> Vec<&'static str> {
        Self::visit_default(EvaluatorsVisitor)
    }

    fn engines(&self) -> Vec<EngineOffer> {
        Self::visit_default(EnginesVisitor)
    }

    fn open(&self, spec: &Spec) -> Result<Box<dyn AnyGame>, SpecError> {
        Self::visit(spec, SeatsVisitor)
    }

    fn levels(&self) -> Vec<Phrase> {
        Self::visit_default(LevelsVisitor)
    }

    fn openings(&self) -> Vec<NamedOpening> {
        Self::visit_default(OpeningsVisitor)
    }

    fn perft(&self, spec: &Spec, position: Option<&str>, depth: u32) -> Result<u64, OpenError> {
        Self::visit(spec, PerftVisitor { position, depth, counting: F::COUNTING })?
            .map_err(Into::into)
    }
}

struct EvaluatorsVisitor;

impl Visitor for EvaluatorsVisitor {
    type Output = Vec<&'static str>;

    fn visit<G: Notation + Expertise>(self, _: G) -> Self::Output {
        G::EVALUATORS.iter().map(|offer| offer.name).collect()
    }
}

struct EnginesVisitor;

impl Visitor for EnginesVisitor {
    type Output = Vec<EngineOffer>;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        let offer = |name, knobs, own| {
            let usual = usual_limits(&game, name);
            EngineOffer { name, knobs: knobs_for::<G>(knobs), own, usual }
        };
        let general = algorithms::<G>().iter().map(|found| offer(found.name, found.knobs, false));
        let own = G::ENGINES.iter().map(|found| offer(found.name, found.knobs, true));
        let (knobs, usual) = (level_knobs::<G>(), Limits::default());
        let level = EngineOffer { name: LEVEL, knobs, own: false, usual };
        std::iter::once(level).chain(general).chain(own).collect()
    }
}

struct LevelsVisitor;

impl Visitor for LevelsVisitor {
    type Output = Vec<Phrase>;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        game.levels().iter().map(told).collect()
    }
}

struct OpeningsVisitor;

impl Visitor for OpeningsVisitor {
    type Output = Vec<NamedOpening>;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        let named = game.openings().into_iter().map(|(position, names)| NamedOpening {
            board: game.board(&position),
            turn: game.turn(&position),
            name: Translated { names: names.to_vec() },
        });
        named.collect()
    }
}

struct SeatsVisitor;

impl Visitor for SeatsVisitor {
    type Output = Box<dyn AnyGame>;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        table_of(game)
    }
}

struct PerftVisitor<'a> {
    position: Option<&'a str>,
    depth: u32,
    counting: Counting,
}

impl Visitor for PerftVisitor<'_> {
    type Output = Result<u64, PositionError>;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        let game = game.without_draw_rules();
        let position = match self.position {
            Some(text) => game.read_position(text)?,
            None => game.start(),
        };
        Ok(perft(&game, &position, self.depth, self.counting))
    }
}
