//! What is asked of everything that reads games.

use record::{Form, Reading};

/// The games that something may be said to be: the first byte of the input chooses one, or none.
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

/// Whatever is read in a form is sound: it is the same after it was written and read again.
///
/// # Panics
///
/// If it is not.
pub fn read_and_again(form: Option<Form>, bytes: &[u8]) {
    let Some((&choice, bytes)) = bytes.split_first() else { return };
    let game = GAMES.get(usize::from(choice) % (GAMES.len() + 1));
    let game = game.map(|game| game.parse().expect("a spec"));
    let reading = Reading { form, game, longest: 100_000 };
    let Ok(games) = reading.read_each(bytes) else { return };
    let records: Vec<_> = games.into_iter().flatten().collect();
    for form in [Form::Xml, Form::Json] {
        let written = record::write(form, &records).expect("everything fits");
        let again = record::read(&written).unwrap_or_default();
        assert_eq!(again, records, "{}", String::from_utf8_lossy(&written));
    }
    for record in &records {
        let draughts = record.game.name == "draughts";
        if draughts {
            let written = record::write(Form::Pdn, std::slice::from_ref(record));
            let again = record::read(&written.expect("draughts fit")).expect("what was written");
            assert_eq!(again[0].moves.len(), record.moves.len());
        }
    }
}
