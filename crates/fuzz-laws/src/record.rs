//! The law of everything that reads games.

use record::{Form, ReadContext, Record};
use rules::Spec;

use crate::{FuzzOutcome, input};

/// The games that something may be said to be.
const GAMES: [&str; 12] = [
    "morpion",
    "morpion:width=8,height=8",
    "morpion:width=15,height=15,align=5",
    "morpion:players=3,width=5,height=4",
    "othello",
    "othello:size=4",
    "othello:size=10",
    "connect-four",
    "connect-four:width=8,height=8",
    "draughts",
    "draughts:english",
    "draughts:custom,width=8,height=8",
];

/// The most bytes that are read: longer ones say nothing that shorter ones do not.
const LONGEST: usize = 100_000;

/// Whatever is read in a form is sound: it is the same after it was written and read again. The
/// first byte says which game it is, or none.
pub(crate) fn check(form: Option<Form>, input: &[u8]) -> FuzzOutcome {
    let Some((chosen, bytes)) = input::choice(input, GAMES.len() + 1) else {
        return FuzzOutcome::Refused;
    };
    let game = GAMES.get(chosen).map(|game| game.parse::<Spec>().expect("a spec"));
    let context = ReadContext { form, game, longest: LONGEST };
    let Ok(games) = context.read_each(bytes) else { return FuzzOutcome::Refused };
    let records: Vec<Record> = games.into_iter().flatten().collect();
    for form in [Form::Xml, Form::Json] {
        let written = record::write(form, &records).expect("everything fits");
        let again = record::read(&written).unwrap_or_default();
        assert_eq!(again, records, "{}", String::from_utf8_lossy(&written));
    }
    for record in records.iter().filter(|record| record.game.name == "draughts") {
        let written = record::write(Form::Pdn, std::slice::from_ref(record));
        let again = record::read(&written.expect("draughts fit")).expect("what was written");
        assert_eq!(again[0].tree.len(), record.tree.len(), "PDN keeps every move");
    }
    FuzzOutcome::accepted_if(!records.is_empty())
}
