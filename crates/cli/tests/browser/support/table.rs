//! What a person does at a table.

use serde_json::json;

use crate::support::page::Page;

impl Page<'_> {
    /// The links that the table gives out: for every person, and last to watch.
    pub(crate) fn links(&self) -> Vec<String> {
        self.choose_more("Share");
        self.sees("dialog .link-field");
        let look = "return [...document.querySelectorAll('dialog .link-field input')]
            .map(one => one.value)";
        let links = self.script(look, &[]);
        self.click("Close");
        self.no_longer_sees("dialog");
        let links = links.as_array().expect("there are links");
        links.iter().filter_map(|link| Some(link.as_str()?.to_owned())).collect()
    }

    /// Opens a table without its form, by the names of the game and of who plays.
    pub(crate) fn open_table(&self, game: &str, players: &[&str]) {
        let open = "const [name, setup, done] = arguments;
            import('/views/setup.js').then(({ openNew }) => openNew(name, setup)).then(done)";
        let name = game.split(':').next();
        let setup = json!({ "game": game, "players": players, "first": 0 });
        self.script_until_done(open, &[json!(name), setup]);
        self.has_moves(0);
        self.sees(".board .cell");
    }

    /// Opens a table with a game that is pasted in the library.
    pub(crate) fn paste_game(&self, text: &str) {
        self.go_to("library");
        self.click("Paste a game");
        self.sees("dialog textarea");
        let paste = "document.querySelector('dialog textarea').value = arguments[0]";
        self.script(paste, &[json!(text)]);
        self.click("Open");
    }

    /// Clicks on a square, by its name in the notation of the game.
    pub(crate) fn click_square(&self, name: &str) {
        self.click_on(&square(name));
    }

    /// Clicks on a square, whatever else is played then.
    pub(crate) fn play_one(&self, name: &str) {
        self.click_square(name);
        self.wait("the move is played", || (!self.moves().is_empty()).then_some(()));
    }

    /// Clicks on squares one after the other from the start, each when the move before is played.
    pub(crate) fn play(&self, squares: &[&str]) {
        for (played, name) in squares.iter().enumerate() {
            self.has_moves(played);
            self.click_square(name);
        }
        self.has_moves(squares.len());
    }

    /// Touches a square with a finger.
    pub(crate) fn tap_square(&self, name: &str) {
        self.tap(&square(name));
    }

    /// Drags a piece from one square to another.
    pub(crate) fn drag_piece(&self, from: &str, to: &str) {
        self.drag(&square(from), &square(to));
    }

    /// Waits until a square says some words of what stands there and what can be done with it.
    pub(crate) fn square_says(&self, name: &str, words: &str) {
        let selector = square(name);
        self.wait(&format!("{name} says {words:?}"), || {
            self.attribute(&selector, "aria-label").filter(|label| label.contains(words))
        });
    }

    /// Waits until so many moves were played.
    pub(crate) fn has_moves(&self, count: usize) {
        self.wait(&format!("there are {count} moves"), || {
            (self.moves().len() == count).then_some(())
        });
    }

    /// The moves that stand in the list.
    pub(crate) fn moves(&self) -> Vec<String> {
        let look =
            "return [...document.querySelectorAll('.moves .move')].map(one => one.innerText)";
        let moves = self.script(look, &[]);
        let moves = moves.as_array().into_iter().flatten();
        moves.filter_map(|text| Some(text.as_str()?.to_owned())).collect()
    }

    /// Chooses something from the list of what is needed now and then.
    pub(crate) fn choose_more(&self, words: &str) {
        self.open_more();
        self.click(words);
    }

    /// Unfolds that list, which may be unfolded from an earlier table.
    pub(crate) fn open_more(&self) {
        self.sees(".more");
        self.script("document.querySelector('.more').open = true", &[]);
    }

    /// Waits until the page says what is going on at the table.
    pub(crate) fn status(&self, words: &str) {
        self.shows(".status", words);
    }
}

/// How a square is found.
pub(crate) fn square(name: &str) -> String {
    format!(".cell[data-name=\"{name}\"]")
}
