//! What the room knows about playing well.

use patterns::{WeightFiles, Weights};
use rules::{Knob, Offer, Phrase, Spec, SpecError, find_offer};
use search::{
    AnyEvaluator, BuildEngine, BuildEvaluator, Expertise, Guide, Ladder, NODES, ProofEngine,
    ScoreScale, TIME, WinLose, depth_within, megabytes, memory,
};

use crate::{
    Bits, Centre, ConnectFour, Disc, Exact, LAYOUT, Lines, Patterns, Position, Threats, Wide,
    consequence::consequence,
    learned,
    levels::{WITH_SOLVER, WITHOUT_SOLVER},
};

/// Tries what completes a four first, then what stops one, then the columns from the centre.
#[derive(Clone, Copy, Debug, Default)]
pub struct CentreFirst;

impl CentreFirst {
    const WINS: i32 = 2000;
    const STOPS: i32 = 1000;
}

impl<B: Bits> Guide<ConnectFour<B>> for CentreFirst {
    #[inline]
    fn orders(&self) -> bool {
        true
    }

    fn promise(&self, game: &ConnectFour<B>, position: &Position<B>, played: Disc<B>) -> i32 {
        let completes = |discs| !game.frame().completing(discs, played.square).is_empty();
        if completes(position.mover()) {
            return Self::WINS;
        }
        if completes(position.waiting()) {
            return Self::STOPS;
        }
        let width = game.frame().width();
        -i32::from((2 * game.column_of(played) + 1).abs_diff(width))
    }

    /// No player can make a four with the next disc.
    fn is_quiet(&self, game: &ConnectFour<B>, position: &Position<B>, _: Disc<B>) -> bool {
        let landings = game.frame().landings(position.occupied());
        let fours = |discs| game.frame().completing(discs, landings);
        (fours(position.mover()) | fours(position.waiting())).is_empty()
    }

    /// The square where the disc comes to rest.
    #[inline]
    fn move_number(&self, _: &ConnectFour<B>, played: Disc<B>) -> usize {
        usize::from(played.square.first::<u8>())
    }

    /// Fours and what stops them.
    fn is_forcing(&self, game: &ConnectFour<B>, position: &Position<B>, played: Disc<B>) -> bool {
        let fours = |discs| game.frame().completing(discs, played.square);
        !(fours(position.mover()) | fours(position.waiting())).is_empty()
    }
}

/// What goes for a frame of any size.
struct Offers<B>(B);

impl<B: Bits> Offers<B> {
    const EVALUATORS: &'static [Offer<BuildEvaluator<ConnectFour<B>>>] = &[
        Offer { name: "threats", knobs: &[], build: || Box::new(Threats) },
        Offer { name: "lines", knobs: &[], build: || Box::new(Lines) },
        Offer { name: "centre", knobs: &[], build: || Box::new(Centre) },
        Offer { name: "win-lose", knobs: &[], build: || Box::new(WinLose) },
    ];

    /// The solver by its name, to say why it is not for a frame of more than one word.
    const ENGINES: &'static [Offer<BuildEngine<ConnectFour<B>>>] =
        &[Offer { name: EXACT, knobs: OF_EXACT, build: |game, _| Err(too_large(game)) }];
}

const EXACT: &str = "exact";
/// An open row with three discs counts ten, a lasting threat twelve more.
const SCALE: ScoreScale = ScoreScale::words(12, 30);
/// The evaluator that was learned.
const PATTERNS: &str = "patterns";
/// The file of its weights.
const FILE: Knob = Knob::text("file", 1000);
const OF_PATTERNS: &[Knob] = &[FILE];
/// Whether to look into the book of openings.
const BOOK: Knob = Knob::switch("book", Some(true));
const OF_EXACT: &[Knob] = &[TIME, NODES, memory(Exact::MEGABYTES), BOOK];

impl Expertise for ConnectFour<u64> {
    type Guide = CentreFirst;
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = Offers::<u64>::EVALUATORS;
    const ENGINES: &'static [Offer<BuildEngine<Self>>] = &[Offer {
        name: EXACT,
        knobs: OF_EXACT,
        build: |game, settings| {
            let most = megabytes(settings).unwrap_or(Exact::MEGABYTES);
            let exact = Exact::new(game, most);
            let has_book = settings.switch(BOOK.name).unwrap_or(true);
            Ok(Box::new(if has_book { exact.with_book() } else { exact }))
        },
    }];

    /// Beside those on offer there is one that plays with the weights of a file.
    fn evaluator_with(&self, evaluator: &Spec) -> Result<Box<AnyEvaluator<Self>>, SpecError> {
        if evaluator.name != PATTERNS {
            let offer = find_offer(Self::EVALUATORS, &evaluator.name)?;
            evaluator.settle(offer.knobs)?;
            return Ok((offer.build)());
        }
        let settings = evaluator.settle(OF_PATTERNS)?;
        let file = settings.word(FILE.name).unwrap_or_default();
        if !learned::fits(self) {
            let phrase = Phrase::new("error-connect-four-patterns-size");
            return Err(SpecError::Clash(phrase));
        }
        let weights = WeightFiles::take(file).and_then(|bytes| Weights::read(&LAYOUT, &bytes));
        match weights {
            Ok(weights) => Ok(Box::new(Patterns::new(&weights))),
            Err(error) => Err(error.refused(file)),
        }
    }

    fn scale(&self, _evaluator: &str) -> ScoreScale {
        SCALE
    }

    fn consequence(&self, position: &Position<u64>, line: &[Disc<u64>]) -> Option<Phrase> {
        consequence(self, position, line)
    }

    fn usual_depth(&self) -> u32 {
        usual_depth(self)
    }

    fn prover(&self, _position: &Position<u64>) -> Option<ProofEngine> {
        Some(ProofEngine { engine: EXACT, nodes: 100_000 })
    }

    fn levels(&self) -> &'static Ladder {
        &WITH_SOLVER
    }
}

impl Expertise for ConnectFour<u128> {
    type Guide = CentreFirst;
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = Offers::<u128>::EVALUATORS;
    const ENGINES: &'static [Offer<BuildEngine<Self>>] = Offers::<u128>::ENGINES;

    fn scale(&self, _evaluator: &str) -> ScoreScale {
        SCALE
    }

    fn consequence(&self, position: &Position<u128>, line: &[Disc<u128>]) -> Option<Phrase> {
        consequence(self, position, line)
    }

    fn usual_depth(&self) -> u32 {
        usual_depth(self)
    }

    fn levels(&self) -> &'static Ladder {
        &WITHOUT_SOLVER
    }
}

impl Expertise for ConnectFour<Wide> {
    type Guide = CentreFirst;
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = Offers::<Wide>::EVALUATORS;
    const ENGINES: &'static [Offer<BuildEngine<Self>>] = Offers::<Wide>::ENGINES;

    fn scale(&self, _evaluator: &str) -> ScoreScale {
        SCALE
    }

    fn consequence(&self, position: &Position<Wide>, line: &[Disc<Wide>]) -> Option<Phrase> {
        consequence(self, position, line)
    }

    fn usual_depth(&self) -> u32 {
        usual_depth(self)
    }

    fn levels(&self) -> &'static Ladder {
        &WITHOUT_SOLVER
    }
}

/// A million positions at most: seven moves in seven columns.
fn usual_depth<B: Bits>(game: &ConnectFour<B>) -> u32 {
    depth_within(1_000_000, game.frame().width().into(), 0)
}

/// The solver's table and its speed rest on positions of one word.
fn too_large<B: Bits>(game: &ConnectFour<B>) -> SpecError {
    let (width, height) = (game.frame().width(), game.frame().height());
    let phrase = Phrase::new("error-connect-four-exact-size")
        .with("width", u64::from(width))
        .with("height", u64::from(height))
        .with("most", u64::from(u64::CAPACITY));
    SpecError::Clash(phrase)
}
