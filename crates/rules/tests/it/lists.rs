//! Several specs in one text, separated by commas.

use rules::{Spec, SpecError};

fn list(text: &str) -> Vec<String> {
    let specs = Spec::list(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    specs.iter().map(Spec::to_string).collect()
}

#[test]
fn a_piece_with_an_equals_sign_belongs_to_the_spec_before_it() {
    assert_eq!(
        list("minimax:4,alpha-beta:depth=6,eval=lines,random"),
        ["minimax:4", "alpha-beta:depth=6,eval=lines", "random"]
    );
    assert_eq!(list("random,seed=5"), ["random:seed=5"]);
    assert_eq!(list("random,seed=5,greedy,eval=lines"), ["random:seed=5", "greedy:eval=lines"]);
    assert_eq!(list("a:b=1,c:d=2"), ["a:b=1", "c:d=2"], "an equals sign after a colon does not");
}

#[test]
fn one_spec_is_a_list_of_one() {
    assert_eq!(list("minimax"), ["minimax"]);
    assert_eq!(list(" minimax:4 "), ["minimax:4"]);
}

#[test]
fn quotes_hold_a_list_together() {
    assert_eq!(
        list(r#"human:name="a, b:c=d",human:name="e\",f""#),
        [r#"human:name="a, b:c=d""#, r#"human:name="e\",f""#]
    );
}

#[test]
fn a_bare_value_elsewhere_is_a_spec_of_its_own() {
    assert_eq!(list("minimax:4,5"), ["minimax:4", "5"]);
}

#[test]
fn a_list_with_a_hole_is_refused() {
    for text in ["", ",", "minimax,", ",minimax", "minimax,,random"] {
        let refused = Spec::list(text).expect_err(text);
        assert_eq!(refused, SpecError::NoName { spec: String::new() });
    }
    assert!(matches!(Spec::list("a:k=\"x,b"), Err(SpecError::OpenQuote { .. })));
}
