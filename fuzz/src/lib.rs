//! What is asked of everything that reads games.

use record::{Form, Reading};

/// Whatever is read in a form is sound: it is the same after it was written and read again.
///
/// # Panics
///
/// If it is not.
pub fn read_and_again(form: Option<Form>, bytes: &[u8]) {
    let reading = Reading { form, longest: 100_000, ..Reading::default() };
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
