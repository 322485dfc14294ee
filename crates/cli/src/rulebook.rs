//! `plateau rules`: the rules of a game as it is set up, to be read or printed.

use std::io::Write;

use paper::{booklet, page, pdf, plain, typeset};
use rules::Spec;
use session::open_room;
use words::Words;

use crate::{arguments::RulesArgs, failure::Failure, output};

/// The forms there are, the usual one first.
const FORMS: &[&str] = &["text", "html", "pdf"];

/// Writes the rulebook of a game.
pub(crate) fn run(rules: &RulesArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let game: Spec = rules.game.parse()?;
    let form = output::form(rules.format.as_ref(), rules.page.output.as_ref(), FORMS)?;
    let format = output::paper(&rules.page)?;
    let room = open_room(&game)?;
    let rulebook = room.open(&game)?.rulebook();
    let implied = |knob: &str| room.implied(&game, knob);
    let document = booklet(&rulebook, &game, room.knobs(), &implied, words);
    let made = match form {
        "html" => page(&document).into_bytes(),
        "pdf" => pdf(&typeset(&document, format)),
        _ => plain(&document).into_bytes(),
    };
    output::deliver(&made, rules.page.output.as_ref(), words, out)
}
