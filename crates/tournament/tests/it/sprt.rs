//! The sequential test: worked numbers, and how often it is wrong.

use fastrand::Rng;
use tournament::{EloModel, Sample, Sprt, SprtDecision, expected_score};

#[test]
fn the_bounds_are_walds() {
    let (lower, upper) = Sprt::new(0.0, 5.0).unwrap().bounds();
    assert!((lower + 2.944_439).abs() < 1e-6, "{lower}");
    assert!((upper - 2.944_439).abs() < 1e-6, "{upper}");
    let uneven = Sprt { beta: 0.1, ..Sprt::new(0.0, 5.0).unwrap() };
    assert!((uneven.bounds().0 - (0.1_f64 / 0.95).ln()).abs() < 1e-12);
}

#[test]
fn claims_must_differ_in_the_right_direction() {
    assert!(Sprt::new(5.0, 5.0).is_none());
    assert!(Sprt::new(5.0, 0.0).is_none());
    assert!(Sprt::new(f64::NAN, 0.0).is_none());
    assert!(Sprt::new(0.0, f64::INFINITY).is_none());
}

/// Results of chess engines by pairs, with the verdict that was published for an alpha of 0.05 and
/// a beta of 0.10; the ratios were worked out separately from the definition.
#[test]
fn ratios_and_verdicts_are_as_published() {
    let cases = [
        ([485, 1923, 2942, 1937, 594], 0.0, 5.0, 3.293_275, SprtDecision::Second),
        ([261, 739, 2683, 737, 253], -10.0, 0.0, 8.837_129, SprtDecision::Second),
        ([63, 252, 385, 250, 74], 0.0, 10.0, -0.530_698, SprtDecision::Open),
        ([527, 1007, 1932, 933, 511], 0.0, 5.0, -4.093_087, SprtDecision::First),
        ([175, 305, 694, 291, 157], 0.0, 10.0, -4.681_078, SprtDecision::First),
    ];
    for (pairs, elo0, elo1, ratio, verdict) in cases {
        let sprt = Sprt { beta: 0.1, ..Sprt::new(elo0, elo1).unwrap() };
        let found = sprt.log_ratio(&pairs);
        assert!((found - ratio).abs() < 1e-5, "{pairs:?}: {found} is not {ratio}");
        assert_eq!(sprt.verdict(&pairs), verdict, "{pairs:?}");
    }
}

/// With five points of logistic Elo where single games deviate by σ, the same claim in normalised
/// Elo is that many points over what one logistic point is in units of σ: the ratios agree.
#[test]
fn a_normalised_claim_is_a_logistic_one_divided_by_how_much_games_vary() {
    let pairs = [485, 1923, 2942, 1937, 594];
    let sample = Sample::of(&pairs).unwrap();
    let game = sample.variance.sqrt() * std::f64::consts::SQRT_2;
    let normalised =
        |elo: f64| (expected_score(elo) - 0.5) / game * 800.0 / std::f64::consts::LN_10;
    let logistic = Sprt::new(0.0, 5.0).unwrap();
    let model = EloModel::Normalised;
    let other = Sprt { model, ..Sprt::new(normalised(0.0), normalised(5.0)).unwrap() };
    let (one, two) = (logistic.log_ratio(&pairs), other.log_ratio(&pairs));
    assert!((one - two).abs() < 1e-6, "{one} {two}");
}

#[test]
fn nothing_played_decides_nothing() {
    let sprt = Sprt::new(0.0, 10.0).unwrap();
    assert!(sprt.log_ratio(&[0; 5]).abs() < f64::EPSILON);
    assert_eq!(sprt.verdict(&[0; 5]), SprtDecision::Open);
}

/// Plays pairs of made-up games between players who differ by so much until the test ends.
fn simulate(sprt: &Sprt, difference: f64, rng: &mut Rng) -> SprtDecision {
    const DRAWS: f64 = 0.3;
    let win = expected_score(difference) - DRAWS / 2.0;
    let mut halves = || match rng.f64() {
        lot if lot < win => 2,
        lot if lot < win + DRAWS => 1,
        _ => 0,
    };
    let mut pairs = [0; 5];
    loop {
        pairs[halves() + halves()] += 1;
        match sprt.verdict(&pairs) {
            SprtDecision::Open => (),
            verdict => return verdict,
        }
    }
}

#[test]
fn it_is_wrong_about_as_often_as_it_may_be() {
    const TESTS: u32 = 600;
    let sprt = Sprt::new(0.0, 60.0).unwrap();
    let mut rng = Rng::with_seed(11);
    let mut wrong = |difference: f64, mistake: SprtDecision| {
        (0..TESTS).filter(|_| simulate(&sprt, difference, &mut rng) == mistake).count()
    };
    let (false_positives, false_negatives) =
        (wrong(0.0, SprtDecision::Second), wrong(60.0, SprtDecision::First));
    // Five in a hundred are 30 of 600; three standard deviations above are 46.
    assert!(false_positives <= 46, "{false_positives} of {TESTS}");
    assert!(false_negatives <= 46, "{false_negatives} of {TESTS}");
    // And a test that never errs has played too long.
    assert!(false_positives + false_negatives > 10, "{false_positives} + {false_negatives}");
}
