//! What the room tells the searches.

use rules::{NamesByLanguage, Offer, Phrase, Settings};
use search::{
    BuildEvaluator, Engine, Expertise, Guide, Ladder, Pvs, ScoreScale, WinLose, quick_hash,
};

use crate::{
    Advancement, Bits, Direction, Draughts, Material, Mobility, Move, Position, Structure,
    consequence::consequence, levels::LEVELS, opening_names::opening_names,
};

impl<B: Bits> Expertise for Draughts<B> {
    type Guide = CapturesFirst;
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = &[
        Offer { name: "structure", knobs: &[], build: || Box::new(Structure) },
        Offer { name: "advancement", knobs: &[], build: || Box::new(Advancement) },
        Offer { name: "mobility", knobs: &[], build: || Box::new(Mobility) },
        Offer { name: "material", knobs: &[], build: || Box::new(Material) },
        Offer { name: "win-lose", knobs: &[], build: || Box::new(WinLose) },
    ];

    fn opening_names(&self, position: &Self::Position) -> Option<&'static NamesByLanguage> {
        opening_names(self, position)
    }

    fn strong_search(evaluator: &str, settings: &Settings) -> Option<Box<dyn Engine<Self>>> {
        match evaluator {
            "structure" => Some(Box::new(Pvs::of(Structure, CapturesFirst, settings))),
            _ => None,
        }
    }

    /// Every evaluator counts material first, in hundredths of a man.
    fn scale(&self, _evaluator: &str) -> ScoreScale {
        ScoreScale::MEN
    }

    fn consequence(&self, position: &Position<B>, line: &[Move<B>]) -> Option<Phrase> {
        consequence(self, position, line)
    }

    /// As far as a million positions or so on the boards of federations.
    fn usual_depth(&self) -> u32 {
        match self.rules().width.max(self.rules().height) {
            ..=8 => 7,
            9..=10 => 6,
            _ => 4,
        }
    }

    fn levels(&self) -> &'static Ladder {
        &LEVELS
    }
}

/// How promising it looks to offer a piece.
const OFFER: i32 = 20;

/// Looks at the biggest captures first, then at crownings, then at pieces that are offered; of other
/// moves it knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct CapturesFirst;

impl<B: Bits> Guide<Draughts<B>> for CapturesFirst {
    /// Quiet moves may be made in any order, so threads often meet the same positions.
    #[inline]
    fn private_depth(&self) -> u32 {
        0
    }

    #[inline]
    fn promise(&self, game: &Draughts<B>, position: &Position<B>, played: Move<B>) -> i32 {
        if !played.is_capture() {
            let offer = if is_offered(game, position, played) { OFFER } else { 0 };
            return 300 * i32::from(played.crowned()) + offer;
        }
        let pieces = played.captured().count().cast_signed();
        let kings = (played.captured() & position.kings).count().cast_signed();
        1000 * pieces + 500 * kings + 300 * i32::from(played.crowned())
    }

    /// Where capturing is not compulsory, only captures matter when things calm down.
    #[inline]
    fn is_forcing(&self, _: &Draughts<B>, _: &Position<B>, played: Move<B>) -> bool {
        played.is_capture()
    }

    /// The counts that lead to a draw are no part of the position, but of its value when they can
    /// run out.
    #[inline]
    fn key(&self, game: &Draughts<B>, position: &Position<B>, depth: u32) -> u64 {
        let key = quick_hash(position);
        if game.counts_matter(position, depth) {
            key.rotate_left(1) ^ quick_hash(&position.turn_state)
        } else {
            key
        }
    }

    /// Captures come before all other moves.
    #[inline]
    fn is_quiet(&self, _: &Draughts<B>, _: &Position<B>, first: Move<B>) -> bool {
        !first.is_capture()
    }

    /// Where a move begins and ends; what it captures on the way hardly ever makes another move.
    #[inline]
    fn move_number(&self, _: &Draughts<B>, played: Move<B>) -> usize {
        usize::from(played.from()) << 6 ^ usize::from(played.to())
    }
}

/// Whether a piece that moves without capturing can be captured where it ends. The answer is then
/// forced or nearly so: what an exchange is worth is soon seen, and often it is the best move.
#[inline]
fn is_offered<B: Bits>(game: &Draughts<B>, position: &Position<B>, played: Move<B>) -> bool {
    const DIAGONALS: [(Direction, Direction); 2] =
        [(Direction::UpLeft, Direction::DownRight), (Direction::UpRight, Direction::DownLeft)];
    let (grid, from, to) = (&game.grid, B::only(played.from()), B::only(played.to()));
    let empty = position.empty(grid) | from;
    DIAGONALS.into_iter().any(|(way, back)| {
        let (before, behind) = (grid.shift(to, way), grid.shift(to, back));
        (before & position.other).any() && (behind & empty).any()
            || (behind & position.other).any() && (before & empty).any()
    })
}
