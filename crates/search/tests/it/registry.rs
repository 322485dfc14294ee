//! The registry: what every algorithm on offer has in common.

use std::collections::BTreeSet;

use rules::{Range, SpecError, find_offer};
use search::{Expertise, Limits, Ties, algorithms, knobs_for};
use testkit::LiteralTree;

#[test]
fn no_two_algorithms_have_the_same_name() {
    let offers = algorithms::<LiteralTree>();
    let names: BTreeSet<&str> = offers.iter().map(|offer| offer.name).collect();
    assert_eq!(names.len(), offers.len());
    for name in ["random", "greedy", "minimax", "negamax", "alpha-beta"] {
        assert!(names.contains(name), "{name}");
    }
}

#[test]
fn depth_comes_first_where_there_is_one_and_no_knob_comes_twice() {
    for offer in algorithms::<LiteralTree>() {
        let names: Vec<&str> = offer.knobs.iter().map(|knob| knob.name).collect();
        let place = names.iter().position(|&name| name == "depth");
        assert!(place.is_none_or(|place| place == 0), "{}: {names:?}", offer.name);
        let distinct: BTreeSet<&&str> = names.iter().collect();
        assert_eq!(distinct.len(), names.len(), "{}: {names:?}", offer.name);
    }
}

#[test]
fn the_game_fills_in_its_evaluators_the_best_one_unless_set() {
    for offer in algorithms::<LiteralTree>() {
        for knob in knobs_for::<LiteralTree>(offer.knobs).iter().filter(|knob| knob.name == "eval")
        {
            let Range::Word { words, default } = &knob.range else { panic!("{knob:?}") };
            assert_eq!(&words[..], ["tree", "win-lose"]);
            assert_eq!(*default, Some("tree"));
        }
    }
    assert_eq!(LiteralTree::EVALUATORS[0].name, "tree");
}

#[test]
fn an_unknown_algorithm_is_refused_with_the_list_of_those_there_are() {
    let refused = find_offer(algorithms::<LiteralTree>(), "clairvoyant").err();
    let Some(SpecError::UnknownName { name, allowed }) = refused else { panic!("{refused:?}") };
    assert_eq!(name, "clairvoyant");
    assert_eq!(allowed.len(), algorithms::<LiteralTree>().len());
}

#[test]
fn knobs_become_limits_and_ties() {
    let alpha_beta = find_offer(algorithms::<LiteralTree>(), "alpha-beta").expect("on offer");
    let knobs = knobs_for::<LiteralTree>(alpha_beta.knobs);
    let settle = |spec: &str| {
        let spec: rules::Spec = spec.parse().expect("a spec");
        spec.settle(&knobs).expect("its knobs")
    };
    let limits = Limits::of(&settle("alpha-beta:4,nodes=1000,time=0.5"));
    assert_eq!((limits.depth, limits.nodes), (Some(4), Some(1000)));
    assert_eq!(limits.time, Some(std::time::Duration::from_millis(500)));
    assert_eq!(Limits::of(&settle("alpha-beta")), Limits::default());
    assert_eq!(Ties::of(&settle("alpha-beta")), Ties::First);
    assert_eq!(Ties::of(&settle("alpha-beta:ties=random,seed=8")), Ties::Random { seed: 8 });
}
