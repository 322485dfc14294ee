//! Who plays whom: rounds in which all meet, and an arena in which those who are free do.

use super::class::{Class, ClassSeat};

/// The pairs of a round, counted from one, in which all meet one after the other (the circle
/// method): the first stays, the others go round. With an odd number one is free in each round.
pub(super) fn round_robin(pupils: &[u32], round: u32) -> Vec<(u32, u32)> {
    let mut places: Vec<Option<u32>> = pupils.iter().copied().map(Some).collect();
    if places.len() % 2 == 1 {
        places.push(None);
    }
    let count = places.len();
    if count < 2 {
        return Vec::new();
    }
    let turns = (round.max(1) - 1) as usize % (count - 1);
    places[1..].rotate_right(turns);
    let pairs =
        (0..count / 2).filter_map(|place| Some((places[place]?, places[count - 1 - place]?)));
    // Who begins changes from round to round.
    let swap = |(one, other)| if round.is_multiple_of(2) { (other, one) } else { (one, other) };
    pairs.map(swap).collect()
}

/// How many rounds it takes until all have met.
pub(super) fn rounds(pupils: usize) -> u32 {
    let rounds = if pupils % 2 == 1 { pupils } else { pupils.saturating_sub(1) };
    u32::try_from(rounds).unwrap_or(u32::MAX)
}

/// Pairs of those who are free, by their points, those first who have met least. Who has begun less
/// often begins.
pub(super) fn arena(class: &Class) -> Vec<(u32, u32)> {
    let mut free: Vec<u32> =
        class.present().map(|pupil| pupil.number).filter(|&pupil| !class.is_busy(pupil)).collect();
    free.sort_by_key(|&pupil| std::cmp::Reverse(class.score(pupil).1));
    let mut pairs = Vec::new();
    while free.len() >= 2 {
        let one = free.remove(0);
        let met = |other: u32| {
            class.boards.iter().filter(|board| board.has(one) && board.has(other)).count()
        };
        let last = last_opponent(class, one);
        // With three or more the same two do not meet twice in a row.
        let least = (0..free.len()).min_by_key(|&place| {
            let is_last = class.present().count() > 2 && last == Some(free[place]);
            (is_last, met(free[place]), place)
        });
        let other = free.remove(least.unwrap_or_default());
        let begun = |pupil: u32| {
            let first = Some(&ClassSeat::Pupil(pupil));
            class.boards.iter().filter(|board| board.seats.first() == first).count()
        };
        pairs.push(if begun(one) <= begun(other) { (one, other) } else { (other, one) });
    }
    pairs
}

fn last_opponent(class: &Class, pupil: u32) -> Option<u32> {
    let board = class.boards.iter().rev().find(|board| board.has(pupil))?;
    board.seats.iter().find_map(|seat| match seat {
        ClassSeat::Pupil(other) if *other != pupil => Some(*other),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn in_a_round_robin_all_meet_once() {
        for count in 2..=30_u32 {
            let pupils: Vec<u32> = (1..=count).collect();
            let mut met = BTreeSet::new();
            for round in 1..=rounds(pupils.len()) {
                let pairs = round_robin(&pupils, round);
                let busy: BTreeSet<u32> =
                    pairs.iter().flat_map(|&(one, other)| [one, other]).collect();
                assert_eq!(busy.len(), 2 * pairs.len(), "no one plays twice in a round");
                for (one, other) in pairs {
                    assert!(
                        met.insert((one.min(other), one.max(other))),
                        "{one} and {other} again"
                    );
                }
            }
            let pairs = pupils.len() * (pupils.len() - 1) / 2;
            assert_eq!(met.len(), pairs);
        }
    }

    #[test]
    fn in_an_arena_the_free_are_paired() {
        let mut class = Class::new(String::new(), String::new(), "7b");
        assert!(class.add("Ada\nBo\nCleo\nDan\nEve"));
        let pairs = arena(&class);
        assert_eq!(pairs.len(), 2);
        let busy: BTreeSet<u32> = pairs.iter().flat_map(|&(one, other)| [one, other]).collect();
        assert_eq!(busy.len(), 4);
    }
}
