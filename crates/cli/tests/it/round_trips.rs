//! A game that is imported and exported again is the same game, on the page, in line mode and in
//! the terminal:
//! byte by byte what `plateau convert` makes of it.

use std::fs;

use record::Form;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    corpus::{converted, difference, files, folder, read_as, written_forms},
    serve::Server,
    support::plateau::{desk, finish, plateau},
    terminal::Seat,
};

/// A file of the corpus as somebody pastes it.
struct Pasted {
    name: String,
    text: String,
    /// The first of its games alone, in JSON, which holds everything.
    game: Vec<u8>,
}

/// The files of the corpus that are text.
fn pasted() -> Vec<Pasted> {
    let pasted = |name: String| {
        let text = String::from_utf8(fs::read(folder().join(&name)).expect("a file")).ok()?;
        let whole = converted(text.as_bytes(), read_as(&name), Form::Json).expect("it is read");
        let mut whole: Value = serde_json::from_slice(&whole).expect("JSON");
        whole["games"].as_array_mut().expect("games").truncate(1);
        Some(Pasted { name, text, game: whole.to_string().into_bytes() })
    };
    files().into_iter().filter_map(pasted).collect()
}

#[test]
fn what_is_imported_on_the_page_is_exported_as_it_was() {
    let home = TempDir::new().expect("a folder");
    let server = Server::start(home.path(), "0", &[]);
    let mut differing = Vec::new();
    for Pasted { name, text, game } in pasted() {
        let opened = server.import(&json!({ "text": text, "game": read_as(&name) }));
        let id = opened["id"].as_str().expect("a table");
        for form in written_forms() {
            let expected = converted(&game, None, form);
            let found = server.record(id, form.name());
            if found != expected {
                let texts = [&found, &expected].map(|text| text.as_deref().unwrap_or_default());
                differing.push(format!("{name} as {form}, {}", difference(texts[0], texts[1])));
            }
        }
    }
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
}

/// Where a game that was saved again differs from what it was; when it was saved does not matter.
fn changed(game: &[u8], saved: &[u8]) -> Option<String> {
    let [expected, saved] = [game, saved].map(|bytes| {
        let mut game: Value = serde_json::from_slice(bytes).expect("JSON");
        game["games"][0].as_object_mut().expect("a game").remove("saved");
        serde_json::to_vec_pretty(&game).expect("JSON")
    });
    (saved != expected).then(|| difference(&saved, &expected))
}

#[test]
fn what_is_loaded_in_line_mode_is_saved_as_it_was() {
    let folder = TempDir::new().expect("a folder");
    let mut differing = Vec::new();
    for Pasted { name, game, .. } in pasted() {
        fs::write(folder.path().join("game.json"), &game).expect("a file");
        let mut play = plateau(["play", "--load", "game.json", "--no-library"]);
        play.current_dir(folder.path()).write_stdin("save saved.json\nquit\n");
        finish(&mut play).done();
        let saved = fs::read(folder.path().join("saved.json")).expect("it was saved");
        differing.extend(changed(&game, &saved).map(|line| format!("{name}, {line}")));
        fs::remove_file(folder.path().join("saved.json")).expect("it is there");
    }
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
}

#[test]
fn what_is_opened_in_the_terminal_is_saved_as_it_was() {
    let mut seat = Seat::open(&["tui", "--no-library", "--lang", "en"]);
    seat.wait_for(|screen| screen.contains("Open a game"));
    let mut differing = Vec::new();
    for (number, Pasted { name, game, .. }) in (1..).zip(pasted()) {
        let file = format!("round-trip-{number}.json");
        let path = desk().join(&file);
        fs::write(&path, &game).expect("a file");
        seat.press("o");
        // A game that is not over does not go without being asked about.
        let is_asked = |screen: &str| screen.contains("Give up the game");
        let asked = seat.wait_for(|screen| is_asked(screen) || screen.contains("Open:"));
        if is_asked(&asked) {
            seat.press("y");
            seat.wait_for(|screen| screen.contains("Open:"));
        }
        seat.press(&format!("{file}\r"));
        seat.wait_for(|screen| screen.contains(&format!("loaded: {file}")));
        // The line has the name of the file that the game came from.
        seat.press("w");
        seat.wait_for(|screen| screen.contains("Esc"));
        seat.press("\r");
        seat.wait_for(|screen| screen.contains(&format!("saved: {file}")));
        let saved = fs::read(&path).expect("it was saved");
        assert_ne!(saved, game, "{name}: it says when it was saved");
        differing.extend(changed(&game, &saved).map(|line| format!("{name}, {line}")));
    }
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
    seat.press("\x03");
    assert_eq!(seat.end(), 0);
}
