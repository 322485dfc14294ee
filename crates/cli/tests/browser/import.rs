//! A game that is pasted and saved again is the same game.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

use crate::support::visit::visit;

/// Games with facts, marks, times, comments and variations: one that goes on, one that is over.
const GAMES: [&str; 2] = ["russian.pdn", "italian.pdn"];

/// What `plateau convert` makes of a text in a form.
fn converted(text: &str, form: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_plateau"))
        .args(["convert", "-", "-", "--to", form])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = program.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("it reads");
    drop(input);
    let output = program.wait_with_output().expect("it ends");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_game_that_is_pasted_is_saved_as_it_was() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/corpus");
    visit(|page, _| {
        for name in GAMES {
            let text = fs::read_to_string(corpus.join(name)).expect("a game");
            page.paste_game(&text);
            page.choose_more("Save");
            page.sees("dialog .forms a");
            let fetch = "const done = arguments[0];
                Promise.all([...document.querySelectorAll('dialog .forms a')].map(async (link) =>
                    [new URL(link.href).searchParams.get('form'),
                     await (await fetch(link.href)).text()],
                )).then(done)";
            let forms = page.script_until_done(fetch, &[]);
            let forms = forms.as_array().expect("there are forms");
            assert!(forms.iter().any(|form| form[0] == "pdn"), "{name}: {forms:?}");
            for form in forms {
                let [form, found] = [0, 1].map(|index| form[index].as_str().expect("text"));
                assert_eq!(found, converted(&text, form), "{name} as {form}");
            }
            page.click("Close");
        }
    });
}
