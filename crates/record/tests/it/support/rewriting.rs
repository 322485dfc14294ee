//! What was read can be written, and reads back as itself.

use std::sync::LazyLock;

use record::{Form, ReadContext, ReadError, Record, read, write};
use words::Words;

/// The forms that hold everything.
pub(crate) const COMPLETE: [Form; 2] = [Form::Xml, Form::Json];

/// The languages, which take longer to read than most games.
static WORDS: LazyLock<Words> = LazyLock::new(Words::embedded);

/// Reads bytes, which may be anything: what is read is the same after it was written in the forms
/// that hold everything, and a refusal is a sentence.
pub(crate) fn read_and_rewrite(context: &ReadContext, bytes: &[u8]) -> Vec<Record> {
    let games = context.read_each(bytes).unwrap_or_else(|error| vec![Err(error)]);
    let (records, errors): (Vec<_>, Vec<_>) = games.into_iter().partition(Result::is_ok);
    let records: Vec<Record> = records.into_iter().flatten().collect();
    for error in errors.into_iter().filter_map(Result::err) {
        check_refusal(&error);
    }
    for form in COMPLETE {
        let written = write(form, &records).expect("everything fits");
        let again = if records.is_empty() { Ok(Vec::new()) } else { read(&written) };
        assert_eq!(again.as_ref(), Ok(&records), "{}", String::from_utf8_lossy(&written));
    }
    records
}

fn check_refusal(error: &ReadError) {
    assert!(!WORDS.say(error).contains("???"), "{error}");
}
