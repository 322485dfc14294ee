//! What a game's own room knows about playing it well.

use rules::{Game, NamesByLanguage, Offer, Phrase, Settings, Spec, SpecError, find_offer};

use crate::{AnyEvaluator, Engine, Guide, Ladder, Level, ScoreScale};

/// How an evaluator is made.
pub type BuildEvaluator<G> = fn() -> Box<AnyEvaluator<G>>;

/// How one of a room's own engines is made, unless it does not play this form of the game.
pub type BuildEngine<G> = fn(&G, &Settings) -> Result<Box<dyn Engine<G>>, SpecError>;

/// An engine that proves what a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofEngine {
    /// The engine with its settings, as a spec. A thought of no depth is no proof.
    pub engine: &'static str,
    /// About how many nodes a proof takes: with less it is not worth trying.
    pub nodes: u64,
}

/// What a game's own room knows about playing it well.
pub trait Expertise: Game + Sized {
    /// What orders the moves when ordering is on.
    type Guide: Guide<Self> + Default + 'static;
    /// The evaluators by name, the best first.
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>];
    /// The engines that play only this game.
    const ENGINES: &'static [Offer<BuildEngine<Self>>] = &[];

    /// An evaluator with settings of its own, such as the file of its weights.
    ///
    /// # Errors
    ///
    /// If there is no such evaluator, or it does not take these settings.
    fn evaluator_with(&self, evaluator: &Spec) -> Result<Box<AnyEvaluator<Self>>, SpecError> {
        let offer = find_offer(Self::EVALUATORS, &evaluator.name)?;
        evaluator.settle(offer.knobs)?;
        Ok((offer.build)())
    }

    /// The strong search with the evaluator of this name inside. An evaluator that is known by its
    /// type is compiled into the search, which hands its state on from move to move; one that is
    /// not is asked through a pointer and follows nothing.
    #[must_use]
    fn strong_search(_evaluator: &str, _settings: &Settings) -> Option<Box<dyn Engine<Self>>> {
        None
    }

    /// What the opening that leads to a position is called, by language, where it has a name.
    #[must_use]
    fn opening_names(&self, _position: &Self::Position) -> Option<&'static NamesByLanguage> {
        None
    }

    /// Every position whose opening has a name, with the names by language.
    #[must_use]
    fn openings(&self) -> Vec<(Self::Position, &'static NamesByLanguage)> {
        Vec::new()
    }

    /// How scores are told at this table that an evaluator of this name finds, or an engine of the
    /// room's own.
    fn scale(&self, _evaluator: &str) -> ScoreScale {
        ScoreScale::WORDS
    }

    /// The engine that says what moves are worth at this table, as a spec.
    fn adviser(&self) -> &'static str {
        "pvs"
    }

    /// The engine that proves what positions like this one are worth, where there is one and a
    /// proof is within reach.
    fn prover(&self, _position: &Self::Position) -> Option<ProofEngine> {
        None
    }

    /// What a line of play costs the player who begins it, in a few words, if that can be said: the
    /// refutation of its first move.
    fn consequence(&self, _position: &Self::Position, _line: &[Self::Move]) -> Option<Phrase> {
        None
    }

    /// How many moves ahead the plain searches look at this table unless a limit is set.
    fn usual_depth(&self) -> u32 {
        4
    }

    /// How each of the ten levels plays at this table.
    fn levels(&self) -> &'static Ladder {
        &Level::GENERAL
    }
}
