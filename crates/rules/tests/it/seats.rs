//! Seats, turns and what an outcome means for each.

use rules::{Knob, Offer, SpecError};
use rules::{Outcome, Player, find_offer};

#[test]
fn the_turn_goes_round_the_table() {
    for players in [2, 3, Player::MOST] {
        let round: Vec<Player> = std::iter::successors(Some(Player::FIRST), |player| {
            Some(player.next(players)).filter(|&next| next != Player::FIRST)
        })
        .collect();
        assert!(round.into_iter().eq(Player::all(players)));
    }
    assert_eq!(Player::FIRST.other(), Player::SECOND);
    assert_eq!(Player::SECOND.other(), Player::FIRST);
    assert_eq!(Player(25).index(), 25);
}

#[test]
fn one_wins_and_everyone_else_loses() {
    let signs = |outcome: Outcome| Player::all(3).map(move |player| outcome.sign(player));
    assert!(signs(Outcome::Win(Player(1))).eq([-1, 1, -1]));
    assert!(signs(Outcome::Lose(Player(1))).eq([1, -1, 1]), "one loses and the others do not");
    assert!(signs(Outcome::Draw).eq([0, 0, 0]));
}

#[test]
fn an_offer_is_found_by_its_name() {
    const KNOBS: &[Knob] = &[Knob::switch("loud", None)];
    let offers = [
        Offer { name: "piano", knobs: &[], build: 1 },
        Offer { name: "forte", knobs: KNOBS, build: 2 },
    ];
    assert_eq!(find_offer(&offers, "forte").expect("on offer").build, 2);
    let refused = find_offer(&offers, "Forte").expect_err("names are written as they are");
    let allowed = ["piano", "forte"].map(str::to_owned).into();
    assert_eq!(refused, SpecError::UnknownName { name: "Forte".to_owned(), allowed });
}
