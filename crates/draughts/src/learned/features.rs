//! What is counted on the board beside the shapes, as the side to move sees it.

use patterns::Feature;

use crate::{
    Bits, Colour, Draughts, Grid, Position, ending::main_road_of, evaluators::king_squares,
};

/// How many features there are.
pub(super) const COUNT: usize = 8;

/// By how many men a side can lead before more of them tell nothing new.
const LEAD: u16 = 6;
/// The same where the number of pieces is told as well.
const SHORT_LEAD: u16 = 3;
/// How many numbers of kings are told apart: none, one, more.
const KINGS: u16 = 3;
/// How many numbers of pairs of pieces are told apart.
const PAIRS: u16 = 24;
/// The values of a count of squares; what is more counts as the last.
const REACH: u16 = 24;
/// By how many rows a side can be ahead.
const TEMPO: u16 = 14;
/// How far the men of a side can lean to one hand, and one more.
const LEANING: u16 = 6;

/// The number of values of a difference from `-most` to `most`.
const fn values(most: u16) -> u16 {
    2 * most + 1
}

/// In the order in which [`features`] counts them.
pub(super) const FEATURES: &[Feature] = &[
    Feature { name: "material", values: values(LEAD) * KINGS * KINGS },
    Feature { name: "lead", values: values(SHORT_LEAD) * PAIRS },
    Feature { name: "own-kings-reach", values: REACH },
    Feature { name: "their-kings-reach", values: REACH },
    Feature { name: "main-road", values: 4 },
    Feature { name: "tempo", values: values(TEMPO) },
    Feature { name: "balance", values: LEANING * LEANING },
    Feature { name: "menace", values: 2 },
];

/// The sets of squares that the features look at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeatureMasks<B> {
    /// For each binary digit, the rows whose number from the top has it.
    row_digits: [B; 5],
    /// The left and the right half of the board, without the column between them.
    halves: [B; 2],
    main_road: B,
}

impl<B: Bits> FeatureMasks<B> {
    pub(crate) fn new(grid: &Grid<B>) -> Self {
        let set = |wanted: &dyn Fn((u8, u8)) -> bool| {
            let squares = grid.squares().iter::<u8>().filter(|&square| wanted(grid.place(square)));
            squares.fold(B::EMPTY, |all, square| all | B::only(square))
        };
        let (width, middle) = (grid.width(), grid.width() / 2);
        Self {
            row_digits: std::array::from_fn(|digit| set(&|(_, row)| row >> digit & 1 == 1)),
            halves: [
                set(&|(column, _)| column < middle),
                set(&|(column, _)| column >= width - middle),
            ],
            main_road: main_road_of(grid),
        }
    }

    /// The sum of the numbers of the rows on which men stand, from the top.
    #[inline]
    fn rows(&self, men: B) -> i32 {
        let digits = self.row_digits.iter().enumerate();
        digits.map(|(digit, &rows)| count(men & rows) << digit).sum()
    }

    /// How far the men lean to one hand.
    #[inline]
    fn leaning(&self, men: B) -> u32 {
        let [left, right] = self.halves.map(|half| count(men & half));
        capped(left.abs_diff(right), LEANING)
    }
}

/// The value of each feature.
#[inline]
pub(super) fn features<B: Bits>(game: &Draughts<B>, position: &Position<B>) -> [u32; COUNT] {
    let (masks, colour) = (&game.masks, position.turn());
    let (kings, own, other) = (position.kings, position.own, position.other);
    let men = [own & !kings, other & !kings];
    let lead = count(men[0]) - count(men[1]);
    let kings_of = [own & kings, other & kings];
    let [own_kings, their_kings] = kings_of.map(|kings| capped(kings.count(), KINGS));
    let pieces = (own | other).count();
    let [own_reach, their_reach] = if kings.any() {
        kings_of.map(|kings| capped(king_squares(game, position, kings), REACH))
    } else {
        [0, 0]
    };
    let [own_road, their_road] = kings_of.map(|kings| u32::from((kings & masks.main_road).any()));
    [
        (level(lead, LEAD) * u32::from(KINGS) + own_kings) * u32::from(KINGS) + their_kings,
        level(count(own) - count(other), SHORT_LEAD) * u32::from(PAIRS) + capped(pieces / 2, PAIRS),
        own_reach,
        their_reach,
        2 * own_road + their_road,
        level(tempo(game, men, colour), TEMPO),
        masks.leaning(men[0]) * u32::from(LEANING) + masks.leaning(men[1]),
        u32::from(game.can_capture(&position.passed())),
    ]
}

/// How many rows the own men have come further than the others.
#[inline]
fn tempo<B: Bits>(game: &Draughts<B>, [own, other]: [B; 2], colour: Colour) -> i32 {
    let last = i32::from(game.rules.height) - 1;
    let [own_rows, their_rows] = [own, other].map(|men| game.masks.rows(men));
    // White goes up: the rows that it has come are those below it.
    match colour {
        Colour::White => last * count(own) - own_rows - their_rows,
        Colour::Black => own_rows - (last * count(other) - their_rows),
    }
}

/// A count as one of these values; what is more counts as the last.
#[inline]
fn capped(count: u32, values: u16) -> u32 {
    count.min(u32::from(values) - 1)
}

/// The place of a difference among its values.
#[inline]
fn level(difference: i32, most: u16) -> u32 {
    let most = i32::from(most);
    (difference.clamp(-most, most) + most).unsigned_abs()
}

#[inline]
fn count<B: Bits>(squares: B) -> i32 {
    squares.count().cast_signed()
}
