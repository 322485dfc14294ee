//! The weights that come with the room.

use std::sync::OnceLock;

use patterns::Weights;

use super::{pattern_board::PatternBoard, patterns::LearnedTables};
use crate::{Rules, variants};

/// Weights that come with the room, for the rules they were learned by.
#[derive(Debug)]
pub(crate) struct ShippedWeights {
    /// The variant whose games they were learned from.
    rules: Rules,
    file: &'static [u8],
    tables: OnceLock<LearnedTables>,
}

/// What was learned for the room: `data/PROVENANCE.md` tells how.
static SHIPPED: [ShippedWeights; 1] = [ShippedWeights::new(
    variants::INTERNATIONAL,
    include_bytes!("../../data/international.weights"),
)];

impl ShippedWeights {
    const fn new(rules: Rules, file: &'static [u8]) -> Self {
        Self { rules, file, tables: OnceLock::new() }
    }

    /// The weights for these rules: those of the variant that moves and wins in the same way on a
    /// board of the same size. How many men begin and when a game is drawn makes no other game.
    pub(crate) fn of(rules: &Rules) -> Option<&'static Self> {
        let same = |shipped: &&Self| {
            let known = &shipped.rules;
            known.movement == rules.movement
                && (known.width, known.height) == (rules.width, rules.height)
                && known.losing_wins == rules.losing_wins
        };
        SHIPPED.iter().find(same)
    }

    /// The weights laid out for looking up.
    #[inline]
    pub(super) fn tables(&self) -> &LearnedTables {
        self.tables.get_or_init(|| {
            let board = PatternBoard::of(self.rules.width, self.rules.height);
            let weights = Weights::read(board.layout(), self.file);
            LearnedTables::new(board, &weights.expect("the file that a test has read"))
        })
    }
}
