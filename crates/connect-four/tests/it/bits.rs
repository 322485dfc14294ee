//! Sets of squares: the wide ones do what the machine's own numbers do.

use connect_four::{Bits, Wide};
use proptest::{collection::vec, prelude::*};

/// The indices of a set's squares.
fn indices<B: Bits>(set: B) -> Vec<u32> {
    set.singles().map(Bits::first).collect()
}

fn set<B: Bits>(indices: &[u32]) -> B {
    indices.iter().fold(B::default(), |set, &index| set | B::one(index))
}

/// Everything done with sets, as the indices of what comes out.
fn operations<B: Bits>(one: B, other: B, count: u32) -> Vec<Vec<u32>> {
    let results = [
        one & other,
        one | other,
        one ^ other,
        one & !other,
        one + other,
        one << count,
        one >> count,
        one.without_first(),
    ];
    results.map(indices).to_vec()
}

proptest! {
    #[test]
    fn wide_sets_agree_with_numbers(
        one in vec(0_u32..64, 0..40),
        other in vec(0_u32..64, 0..40),
        count in 0_u32..63,
    ) {
        let numbers = operations(set::<u128>(&one), set(&other), count);
        prop_assert_eq!(&operations(set::<Wide>(&one), set(&other), count), &numbers);
        prop_assert_eq!(set::<Wide>(&one).count(), set::<u128>(&one).count());
        prop_assert_eq!(set::<Wide>(&one).is_empty(), one.is_empty());
    }

    /// The same across the borders of the words: what goes up comes down again.
    #[test]
    fn shifts_cross_words(squares in vec(0_u32..120, 1..60), count in 0_u32..200) {
        let squares: Wide = set(&squares);
        let shifted: Vec<u32> = indices(squares).iter().map(|index| index + count).collect();
        prop_assert_eq!(indices(squares << count), shifted);
        prop_assert_eq!((squares << count) >> count, squares);
    }

    /// Whichever one is asked for, the shortcut finds the same as stepping does.
    #[test]
    fn any_square_can_be_asked_for_by_its_number(squares in vec(0_u32..64, 0..20), n in 0_usize..20) {
        let squares: u64 = set(&squares);
        let listed: Vec<u64> = squares.singles().collect();
        let mut left = squares.singles();
        prop_assert_eq!(left.nth(n), listed.get(n).copied());
        prop_assert_eq!(left.count(), listed.len().saturating_sub(n + 1));
    }
}
