//! What the room knows about playing well.

use patterns::{WeightFiles, Weights};
use rules::{Game, Knob, NamesByLanguage, Offer, Phrase, Settings, Spec, SpecError, find_offer};
use search::{
    Afresh, AnyEvaluator, BOOK, BuildEngine, BuildEvaluator, DEPTH, Engine, Expertise, Guide,
    Ladder, NODES, ProofEngine, Pvs, SEED, ScoreScale, THREADS, TIES, TIME, Techniques, WinLose,
    megabytes, memory,
};

use crate::{
    Bits, Exact, Grid, Heuristic, LAYOUT, Master, Mobility, Move, Othello, Patterns, Position, Set,
    Squares,
    consequence::consequence,
    engine::SOLVE,
    learned::fits,
    levels::{LEARNED, OTHER_SIZES},
    opening::{named_positions, opening_names},
};

/// Corners first, then the moves that leave the opponent the fewest replies; the squares next to
/// an empty corner last.
#[derive(Clone, Copy, Debug, Default)]
pub struct FewestReplies;

impl<G: Grid> Guide<Othello<G>> for FewestReplies {
    #[inline]
    fn orders(&self) -> bool {
        true
    }

    #[inline]
    fn promise(&self, game: &Othello<G>, position: &Position<Set<G>>, played: Move) -> i32 {
        let replies = game.placements(&game.after(position, played)).count().cast_signed();
        self.glance(game, position, played) - 4 * replies
    }

    /// The square alone.
    #[inline]
    fn glance(&self, game: &Othello<G>, position: &Position<Set<G>>, played: Move) -> i32 {
        let Move::Place(square) = played else { return 0 };
        let corners = game.terrain.corners;
        let near = (corners & game.empties(position)).neighbourhood();
        if corners.contains(square) {
            40
        } else if !near.contains(square) {
            0
        } else if game.terrain.before_corners.contains(square) {
            -12
        } else {
            -6
        }
    }

    #[inline]
    fn move_number(&self, _: &Othello<G>, played: Move) -> usize {
        match played {
            Move::Place(square) => square.into(),
            // A pass is always alone.
            Move::Pass => 0,
        }
    }
}

/// The evaluator that was learned.
const PATTERNS: &str = "patterns";
/// The file of its weights, if it is not to play with those that come with the room.
const FILE: Knob = Knob::text("file", 1000);
const OF_PATTERNS: &[Knob] = &[FILE];
const OF_EXACT: &[Knob] = &[TIME, NODES, memory(Exact::<u64>::MEGABYTES)];
const OF_MASTER: &[Knob] = &[
    DEPTH,
    TIME,
    NODES,
    SOLVE,
    BOOK,
    Techniques::REUSE,
    memory(Exact::<u64>::MEGABYTES),
    THREADS,
    TIES,
    SEED,
];

impl<G: Grid> Expertise for Othello<G> {
    type Guide = FewestReplies;

    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = &[
        Offer { name: "mobility", knobs: &[], build: || Box::new(Heuristic::Mobility) },
        Offer {
            name: PATTERNS,
            knobs: OF_PATTERNS,
            build: || Box::new(Afresh(Patterns::shipped())),
        },
        Offer { name: "corners", knobs: &[], build: || Box::new(Heuristic::Corners) },
        Offer { name: "phases", knobs: &[], build: || Box::new(Heuristic::Phases) },
        Offer { name: "matrix", knobs: &[], build: || Box::new(Heuristic::Matrix) },
        Offer { name: "discs", knobs: &[], build: || Box::new(Heuristic::Discs) },
        Offer { name: "win-lose", knobs: &[], build: || Box::new(WinLose) },
    ];

    const ENGINES: &'static [Offer<BuildEngine<Self>>] = &[
        Offer {
            name: "exact",
            knobs: OF_EXACT,
            build: |_, settings| {
                let most = megabytes(settings).unwrap_or(Exact::<Set<G>>::MEGABYTES);
                Ok(Box::new(Exact::<Set<G>>::new(most)))
            },
        },
        Offer {
            name: "master",
            knobs: OF_MASTER,
            build: |_, settings| Ok(Box::new(Master::<Set<G>>::of(settings))),
        },
    ];

    fn evaluator_with(&self, evaluator: &Spec) -> Result<Box<AnyEvaluator<Self>>, SpecError> {
        let offer = find_offer(Self::EVALUATORS, &evaluator.name)?;
        let settings = evaluator.settle(offer.knobs)?;
        match settings.word(FILE.name) {
            Some(file) => Ok(Box::new(Afresh(from_file(self, file)?))),
            None => Ok((offer.build)()),
        }
    }

    fn strong_search(evaluator: &str, settings: &Settings) -> Option<Box<dyn Engine<Self>>> {
        match evaluator {
            "mobility" => Some(Box::new(Pvs::of(Mobility, FewestReplies, settings))),
            PATTERNS => Some(Box::new(Pvs::of(Patterns::shipped(), FewestReplies, settings))),
            _ => {
                let patterns = own_patterns(evaluator)?;
                Some(Box::new(Pvs::of(patterns, FewestReplies, settings)))
            }
        }
    }

    fn opening_names(&self, position: &Position<Set<G>>) -> Option<&'static NamesByLanguage> {
        opening_names(self, position)
    }

    fn openings(&self) -> Vec<(Position<Set<G>>, &'static NamesByLanguage)> {
        named_positions(self)
    }

    /// Opinions are in discs where they were learned, and where discs are counted.
    fn scale(&self, evaluator: &str) -> ScoreScale {
        match evaluator {
            PATTERNS | "master" if fits(self) => ScoreScale::DISCS,
            "discs" | "exact" => ScoreScale { one: 1, slight: 2, clear: 8, ..ScoreScale::DISCS },
            _ => ScoreScale::words(60, 250),
        }
    }

    fn adviser(&self) -> &'static str {
        if fits(self) { "pvs:eval=patterns,skipping=on" } else { "pvs:eval=mobility" }
    }

    /// The end is read when few squares are empty: each of them makes the tree a little more than
    /// twice as large.
    fn prover(&self, position: &Position<Set<G>>) -> Option<ProofEngine> {
        /// With more, an answer takes minutes.
        const MOST: u32 = 24;
        let empties = self.empties(position).count();
        let engine = "master:solve=60,book=off";
        (empties <= MOST).then_some(ProofEngine { engine, nodes: 4 << empties })
    }

    fn consequence(&self, position: &Position<Set<G>>, line: &[Move]) -> Option<Phrase> {
        consequence(self, position, line)
    }

    fn levels(&self) -> &'static Ladder {
        if fits(self) { &LEARNED } else { &OTHER_SIZES }
    }
}

/// The evaluator with the weights of a file that was opened on the command line.
fn from_file<G: Grid>(game: &Othello<G>, file: &str) -> Result<Patterns, SpecError> {
    if game.grid.size() != 8 {
        let phrase = Phrase::new("error-othello-patterns-size");
        return Err(SpecError::Clash(phrase.with("size", u64::from(game.grid.size()))));
    }
    let weights = WeightFiles::take(file).and_then(|bytes| Weights::read(&LAYOUT, &bytes));
    let weights = weights.map_err(|error| error.refused(file))?;
    Ok(Patterns::new(&weights))
}

/// The evaluator that a spec with a file names, for a search that follows what it sees; a file that
/// cannot be used was refused before.
fn own_patterns(evaluator: &str) -> Option<Patterns> {
    let spec: Spec = evaluator.parse().ok()?;
    let file = spec.given(FILE.name).filter(|_| spec.name == PATTERNS)?;
    let bytes = WeightFiles::take(file).ok()?;
    Some(Patterns::new(&Weights::read(&LAYOUT, &bytes).ok()?))
}
