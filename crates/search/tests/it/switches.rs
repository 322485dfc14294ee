//! Every technique is listed once: its switch turns it on, and nothing else.

use rules::{Offer, Settings, Spec, find_offer};
use search::{Techniques, algorithms};
use testkit::LiteralTree;

/// The settings of an engine of the registry.
fn settings(spec: &Spec) -> Settings {
    let Offer { knobs, .. } = find_offer(algorithms::<LiteralTree>(), &spec.name).expect("known");
    spec.settle(knobs).expect("settings of the engine")
}

#[test]
fn the_strong_search_has_every_technique_that_helps_unless_told_otherwise() {
    assert_eq!(Techniques::of(&settings(&Spec::new("pvs"))), Techniques::ALL);
}

#[test]
fn a_switch_turns_one_technique_and_nothing_else() {
    let usual = format!("{:?}", Techniques::ALL);
    for knob in Techniques::KNOBS {
        let is_on = knob.range.default_text().as_deref() == Some("on");
        let spec = Spec::new("pvs").with(knob.name, if is_on { "off" } else { "on" });
        let turned = format!("{:?}", Techniques::of(&settings(&spec)));
        let field = |on: bool| format!("{}: {on}", knob.name);
        assert_eq!(turned, usual.replace(&field(is_on), &field(!is_on)), "{}", knob.name);
        assert_ne!(turned, usual, "{}", knob.name);
    }
}

#[test]
fn every_technique_can_be_set() {
    let knobs = |name| find_offer(algorithms::<LiteralTree>(), name).expect("known").knobs;
    assert!(Techniques::KNOBS.iter().all(|knob| knobs("pvs").contains(knob)));
    assert!(knobs("deepening").contains(&Techniques::ORDERING));
}
