//! Sets of one word, of two and of several: the same operations, the same numbers.

use bits::{Bits, WordArray};
use proptest::{collection::vec, prelude::*};

fn numbers<B: Bits>(set: B) -> Vec<u32> {
    set.iter().collect()
}

fn set<B: Bits>(numbers: &[u32]) -> B {
    numbers.iter().fold(B::EMPTY, |set, &number| set | B::only(number))
}

/// Everything done with two sets, as the numbers of what comes out below 128.
fn operations<B: Bits>(one: B, other: B, by: u32) -> Vec<Vec<u32>> {
    let results = [
        one & other,
        one | other,
        one ^ other,
        one.without(other),
        one + other,
        one << by,
        one >> by,
        one.up(by),
        one.down(by),
        one.without_first(),
        one.skip(by as usize),
        one.up_to_first(),
        one.since_last(),
        !one,
    ];
    let lowest = |set: B| numbers(set).into_iter().take_while(|&number| number < 128).collect();
    results.map(lowest).to_vec()
}

proptest! {
    #[test]
    fn several_words_agree_with_numbers(
        one in vec(0_u32..64, 1..40),
        other in vec(0_u32..64, 0..40),
        by in 0_u32..63,
    ) {
        let expected = operations(set::<u128>(&one), set(&other), by);
        prop_assert_eq!(&operations(set::<WordArray<5>>(&one), set(&other), by), &expected);
        prop_assert_eq!(set::<WordArray<5>>(&one).count(), set::<u128>(&one).count());
    }

    #[test]
    fn a_set_has_what_was_put_in_and_not_taken_out(
        inside in vec(0_u32..192, 0..60),
        outside in vec(0_u32..192, 0..60),
    ) {
        let mut found = WordArray::<3>::EMPTY;
        for &number in &inside {
            found.insert(number);
        }
        for &number in &outside {
            found.remove(number);
        }
        let expected: Vec<u32> =
            (0..192).filter(|number| inside.contains(number) && !outside.contains(number)).collect();
        prop_assert_eq!(found.is_empty(), expected.is_empty());
        prop_assert_eq!(found.any(), !expected.is_empty());
        for number in 0..192_u32 {
            prop_assert_eq!(found.contains(number), expected.contains(&number));
        }
        prop_assert_eq!(found.singles().map(Bits::first::<u32>).collect::<Vec<_>>(), expected.clone());
        prop_assert_eq!(numbers(found), expected);
    }

    /// Across the borders of the words: what goes up comes down again.
    #[test]
    fn shifts_cross_words(members in vec(0_u32..120, 1..60), by in 0_u32..200) {
        let members: WordArray<5> = set(&members);
        let shifted: Vec<u32> = numbers(members).iter().map(|number| number + by).collect();
        prop_assert_eq!(numbers(members << by), shifted);
        prop_assert_eq!((members << by) >> by, members);
        let short = by % 64;
        prop_assert_eq!(members.up(short), members << short);
        prop_assert_eq!(members.down(short), members >> short);
    }

    /// Whichever one is asked for, the shortcut finds the same as stepping does.
    #[test]
    fn any_number_can_be_asked_for_by_its_place(words: [u64; 3], sparse: [u64; 3], n in 0_usize..192) {
        let members = WordArray(words) & WordArray(sparse);
        let listed = numbers(members);
        let mut left = members;
        prop_assert_eq!(left.pop_nth(n), listed.get(n).copied());
        prop_assert_eq!(numbers(left), listed.get(n + 1..).unwrap_or_default());
        let mut left = members.singles();
        prop_assert_eq!(left.nth(n), listed.get(n).map(|&number| WordArray::only(number)));
        prop_assert_eq!(left.count(), listed.len().saturating_sub(n + 1));
        let narrow = words[0] & sparse[0];
        let mut by_number = narrow.iter::<u8>();
        prop_assert_eq!(by_number.nth(n), numbers(narrow).get(n).map(|&number| u8::try_from(number).expect("small")));
    }
}

#[test]
fn the_empty_set_has_nothing() {
    let mut empty = WordArray::<2>::EMPTY;
    assert_eq!(empty.pop_first::<u32>(), None);
    assert_eq!(empty.pop_nth::<u32>(3), None);
    assert_eq!(empty, WordArray::default());
    assert_eq!(empty.since_last(), !empty);
    assert_eq!(empty.up_to_first(), !empty);
    assert_eq!(WordArray::<2>::below(65).count(), 65);
}
