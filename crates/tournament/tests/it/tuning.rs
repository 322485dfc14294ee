//! SPSA finds what it is made to find: on a function whose best values are known, and the same
//! again when it goes on after an interruption.

use tournament::{TunedKnob, Tuner, TuningStep};

fn knobs() -> Vec<TunedKnob> {
    let knob = |name, start| TunedKnob::new(name, 0.0, 200.0, start).unwrap();
    vec![knob("one", 20.0), knob("two", 180.0), knob("three", 100.0)]
}

/// Where the function of the tests is greatest.
const BEST: [f64; 3] = [120.0, 60.0, 150.0];

/// How much better one choice of values is than another, squeezed between −1 and 1.
fn compare(plus: &[f64], minus: &[f64]) -> f64 {
    let loss = |values: &[f64]| -> f64 {
        values.iter().zip(BEST).map(|(value, best)| ((value - best) / 200.0).powi(2)).sum()
    };
    ((loss(minus) - loss(plus)) * 8.0).tanh()
}

fn tune(tuner: &mut Tuner, most: u64) -> Vec<TuningStep> {
    let mut steps = Vec::new();
    while (steps.len() as u64) < most
        && let Some((plus, minus)) = tuner.next_pair()
    {
        steps.push(tuner.learn(compare(&plus, &minus)));
    }
    steps
}

#[test]
fn the_best_values_are_found() {
    for seed in 0..8 {
        let mut tuner = Tuner::new(knobs(), 2000, seed);
        tune(&mut tuner, u64::MAX);
        for (value, best) in tuner.values().into_iter().zip(BEST) {
            assert!((value - best).abs() < 10.0, "seed {seed}: {value} for {best}");
        }
    }
}

#[test]
fn values_stay_in_their_range_and_steps_are_as_many_as_asked_for() {
    let mut tuner = Tuner::new(knobs(), 50, 3);
    let mut count = 0;
    while let Some((plus, minus)) = tuner.next_pair() {
        for value in plus.iter().chain(&minus) {
            assert!((0.0..=200.0).contains(value), "{value}");
        }
        tuner.learn(1.0);
        count += 1;
    }
    assert_eq!((count, tuner.done()), (50, 50));
}

#[test]
fn it_goes_on_where_it_was_stopped() {
    let mut whole = Tuner::new(knobs(), 60, 7);
    let steps = tune(&mut whole, u64::MAX);
    let mut again = Tuner::new(knobs(), 60, 7);
    assert!(again.resume(&steps[..25]));
    assert_eq!(tune(&mut again, u64::MAX), steps[25..]);
    let mut other = Tuner::new(knobs(), 60, 8);
    assert!(!other.resume(&steps[..25]), "another seed tries other values");
}

#[test]
fn a_knob_without_a_range_is_none() {
    assert_eq!(TunedKnob::new("flat", 3.0, 3.0, 3.0), None);
    assert_eq!(TunedKnob::new("endless", 0.0, f64::INFINITY, 3.0), None);
}
