//! Names that each language has its own of.

use rules::Translated;

#[test]
fn a_language_without_a_name_of_its_own_has_that_of_another() {
    let mut tiger = Translated { names: vec![("fr", "tigre".to_owned())] };
    assert_eq!((tiger.in_language("en"), tiger.in_language("fr")), ("tigre", "tigre"));
    tiger.fill(&[("fr", "chat".to_owned()), ("en", "tiger".to_owned())]);
    assert_eq!((tiger.in_language("en"), tiger.in_language("fr")), ("tiger", "tigre"));
    assert_eq!(tiger.by_language().len(), 2);
    assert_eq!(Translated::default().in_language("en"), "");
}
