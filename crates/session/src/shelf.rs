//! A family of games on the shelf, its type hidden.

use std::marker::PhantomData;

use fastrand::Rng;
use rules::{
    Counting, History, Knob, Notation, Phrase, PositionError, Settings, Speak, Spec, SpecError,
    perft, perft_without_bulk,
};
use search::{
    Algorithm as _, AlphaBeta, Expertise, Family, Limits, Meter, SearchTask, Stop, Ties, Unhooked,
    Visitor, algorithms, knobs_for, playout,
};
use thiserror::Error;

use crate::{
    Room, Table,
    levels::{LEVEL, level_knobs},
    typed::table_of,
};

/// A family of games on the shelf, its type hidden behind [`Room`].
#[derive(Debug)]
pub struct Shelf<F>(PhantomData<fn() -> F>);

/// An engine that a game offers.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineOffer {
    /// Its name in a spec.
    pub name: &'static str,
    /// What can be set about it in this game.
    pub knobs: Vec<Knob>,
    /// Whether it plays this game only.
    pub own: bool,
}

/// Why a game could not be opened at a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// The spec was refused.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The position was refused.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Speak for OpenError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spec(error) => error.phrase(),
            Self::Position(error) => error.phrase(),
        }
    }
}

impl<F: Family> Shelf<F> {
    /// The family on the shelf.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// Opens the game of a spec for a visitor.
    fn visit<V: Visitor>(spec: &Spec, visitor: V) -> Result<V::Output, SpecError> {
        F::open(&spec.settle(F::KNOBS)?, visitor)
    }

    /// Opens the game with nothing set.
    fn visit_default<V: Visitor>(visitor: V) -> V::Output {
        F::open(&Settings::of_defaults(F::KNOBS), visitor).expect("defaults go together")
    }
}

impl<F: Family> Default for Shelf<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Family> Room for Shelf<F> {
    fn name(&self) -> &'static str {
        F::NAME
    }

    fn knobs(&self) -> &'static [Knob] {
        F::KNOBS
    }

    fn has_symbols(&self) -> bool {
        F::SYMBOLS
    }

    fn has_agreed_draws(&self) -> bool {
        F::AGREED_DRAWS
    }

    fn evaluators(&self) -> Vec<&'static str> {
        Self::visit_default(Evaluators)
    }

    fn engines(&self) -> Vec<EngineOffer> {
        Self::visit_default(Engines)
    }

    fn open(&self, spec: &Spec) -> Result<Box<dyn Table>, SpecError> {
        Self::visit(spec, Seats)
    }

    fn perft(&self, spec: &Spec, position: Option<&str>, depth: u32) -> Result<u64, OpenError> {
        Self::visit(spec, Perft { position, depth, counting: F::COUNTING })?.map_err(Into::into)
    }

    fn perft_without_bulk(&self, spec: &Spec, depth: u32) -> Result<u64, SpecError> {
        Self::visit(spec, PerftWithoutBulk { depth, counting: F::COUNTING })
    }

    fn playouts(&self, spec: &Spec, games: u64, seed: u64) -> Result<u64, SpecError> {
        Self::visit(spec, Playouts { games, seed })
    }

    fn alpha_beta(&self, spec: &Spec, depth: u32, hooked: bool) -> Result<u64, SpecError> {
        Self::visit(spec, Unwatched { depth, hooked })
    }
}

struct Evaluators;

impl Visitor for Evaluators {
    type Output = Vec<&'static str>;

    fn visit<G: Notation + Expertise>(self, _: G) -> Self::Output {
        G::EVALUATORS.iter().map(|offer| offer.name).collect()
    }
}

struct Engines;

impl Visitor for Engines {
    type Output = Vec<EngineOffer>;

    fn visit<G: Notation + Expertise>(self, _: G) -> Self::Output {
        let offer = |name, knobs, own| EngineOffer { name, knobs: knobs_for::<G>(knobs), own };
        let general = algorithms::<G>().iter().map(|found| offer(found.name, found.knobs, false));
        let own = G::ENGINES.iter().map(|found| offer(found.name, found.knobs, true));
        let level = EngineOffer { name: LEVEL, knobs: level_knobs::<G>(), own: false };
        std::iter::once(level).chain(general).chain(own).collect()
    }
}

struct Seats;

impl Visitor for Seats {
    type Output = Box<dyn Table>;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        table_of(game)
    }
}

struct Perft<'a> {
    position: Option<&'a str>,
    depth: u32,
    counting: Counting,
}

impl Visitor for Perft<'_> {
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

struct PerftWithoutBulk {
    depth: u32,
    counting: Counting,
}

impl Visitor for PerftWithoutBulk {
    type Output = u64;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        let game = game.without_draw_rules();
        perft_without_bulk(&game, &game.start(), self.depth, self.counting)
    }
}

struct Playouts {
    games: u64,
    seed: u64,
}

impl Visitor for Playouts {
    type Output = u64;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        let mut rng = Rng::with_seed(self.seed);
        let start = game.start();
        let wins_of_the_first = (0..self.games)
            .filter(|_| playout(&game, &start, &mut rng).sign(rules::Player::FIRST) > 0);
        wins_of_the_first.count() as u64
    }
}

struct Unwatched {
    depth: u32,
    hooked: bool,
}

impl Visitor for Unwatched {
    type Output = u64;

    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output {
        let mut search = AlphaBeta {
            evaluator: (G::EVALUATORS[0].build)(),
            guide: G::Guide::default(),
            pruning: true,
            ordering: true,
            ties: Ties::First,
        };
        let history = History::new(&game);
        let limits = Limits { depth: Some(self.depth), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let mut task = SearchTask::new(&game, &history, &mut meter);
        let thought = if self.hooked {
            search.choose(&mut task, ())
        } else {
            search.choose(&mut task, Unhooked)
        };
        thought.statistics.nodes
    }
}
