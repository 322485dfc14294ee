//! Each law holds of its corpus and of mutations of it.

use fuzz_laws::{FuzzLaw, FuzzOutcome};

use crate::support::{corpus::seeds, mutations::check_mutations};

/// A test for each law: its kept inputs, then what becomes of them.
macro_rules! hold {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            check_law(stringify!($name));
        }
    )*};
}

hold! {
    connect_four_move connect_four_position
    draughts_move draughts_position draughts_rules
    othello_move othello_position othello_record othello_weights
    record_anything record_ggf record_gomocup record_json record_obf record_pdn record_position
    record_transcript record_xml
}

fn check_law(name: &str) {
    let law = FuzzLaw::named(name);
    let seeds = seeds(name);
    let accepted = seeds.iter().filter(|seed| law.check(seed) == FuzzOutcome::Accepted).count();
    assert!(2 * accepted >= seeds.len(), "{name} reads {accepted} of {}", seeds.len());
    let accepted = check_mutations(law, &seeds);
    assert!(accepted > 0, "{name} reads no mutation at all");
    println!("{name}: {accepted} mutations were read");
}
