//! Elo, its error bars and the likelihood of superiority, against figures that others published.

use tournament::{Elo, Sample, expected_score};

fn close(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() < within, "{found} is not {expected}");
}

#[test]
fn a_difference_promises_its_score() {
    close(expected_score(0.0), 0.5, 1e-12);
    close(expected_score(400.0), 10.0 / 11.0, 1e-12);
    close(expected_score(-400.0), 1.0 / 11.0, 1e-12);
    for elo in [-300.0, -20.0, 0.0, 5.0, 250.0] {
        close(Elo::of_score(expected_score(elo)), elo, 1e-9);
    }
}

/// Results of chess engine matches with what cutechess-cli printed about them: wins, losses,
/// draws, difference, error.
#[test]
fn single_games_give_the_published_differences() {
    let published =
        [(869, 646, 357, 41.6, 14.2), (409, 197, 133, 102.5, 23.5), (628, 416, 277, 56.2, 16.8)];
    for (wins, losses, draws, difference, error) in published {
        let elo = Elo::of(&Sample::of(&[losses, draws, wins]).unwrap());
        close(elo.difference, difference, 0.051);
        close(elo.error(), error, 0.051);
        assert!(elo.superiority > 0.999);
    }
}

#[test]
fn superiority_is_the_share_of_a_normal_distribution() {
    // Sixty wins and forty losses: the mean is off by 0.1, one standard deviation is 0.04899, and
    // the normal distribution has 97.94 % below 2.0412 of them.
    let elo = Elo::of(&Sample::of(&[40, 0, 60]).unwrap());
    close(elo.superiority, 0.979_383, 1e-5);
    let even = Elo::of(&Sample::of(&[7, 3, 7]).unwrap());
    close(even.superiority, 0.5, 1e-12);
    close(even.difference, 0.0, 1e-9);
}

#[test]
fn pairs_that_cancel_out_leave_little_doubt() {
    // Each opening is won by the same seat twice: single games vary, pairs do not.
    let games = Elo::of(&Sample::of(&[50, 0, 50]).unwrap());
    let pairs = Elo::of(&Sample::of(&[0, 0, 50, 0, 0]).unwrap());
    assert!(games.error() > 60.0);
    // With a pair lost and a pair won beside them the variance is 0.5/52, and of that many pairs
    // the mean is off by 0.013868: 1.96 of that are 18.9 points.
    close(pairs.error(), 18.9, 0.05);
    close(pairs.superiority, 0.5, 1e-12);
    assert!(pairs.difference.is_sign_positive(), "no minus zero");
}

#[test]
fn whoever_wins_everything_is_infinitely_stronger() {
    let elo = Elo::of(&Sample::of(&[0, 0, 10]).unwrap());
    assert!(elo.difference.is_infinite() && elo.difference > 0.0);
    assert!(elo.superiority > 0.999_999);
    assert_eq!(Sample::of(&[0, 0, 0]), None);
}

#[test]
fn a_game_or_two_prove_nothing() {
    for sure in [
        Elo::of(&Sample::of(&[0, 0, 1]).unwrap()),
        Elo::of(&Sample::of(&[0, 0, 0, 1, 0]).unwrap()),
        Elo::of(&Sample::of(&[0, 0, 0, 0, 1]).unwrap()),
    ] {
        assert!(sure.superiority > 0.6 && sure.superiority < 0.9, "{sure:?}");
        assert!(sure.error() > 200.0, "{sure:?}");
    }
    let even = Elo::of(&Sample::of(&[0, 0, 2, 0, 0]).unwrap());
    assert!(even.error() > 100.0, "{even:?}");
}
