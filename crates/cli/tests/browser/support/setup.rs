//! What a person does to set a game up.

use crate::support::page::Page;

/// The key that goes to the next field, as the protocol writes it.
const TAB: &str = "\u{e004}";

impl Page<'_> {
    /// Sets a game up with people on its two seats, and starts it.
    pub(crate) fn play_among_people(&self, game: &str, settings: &[(&str, &str)]) {
        self.go_to(&format!("setup/{game}"));
        self.open_everything();
        for (name, value) in settings {
            self.set(name, value);
        }
        self.seat(1, "human");
        self.start();
    }

    /// Starts what was set up.
    pub(crate) fn start(&self) {
        self.click("Start the game");
        self.sees(".board .cell");
    }

    /// Unfolds whatever is folded in the form.
    pub(crate) fn open_everything(&self) {
        self.sees("form.setup");
        self.script(
            "document.querySelectorAll('form.setup details').forEach(one => one.open = true)",
            &[],
        );
    }

    /// Gives a setting of the game a value.
    pub(crate) fn set(&self, name: &str, value: &str) {
        let list = format!("select[name=\"{name}\"]");
        if self.attribute(&list, "id").is_some() {
            self.choose(&list, value);
        } else {
            self.write(&format!("input[name=\"{name}\"]"), &format!("{value}{TAB}"));
        }
    }

    /// Puts a person (`human`) or a `computer` on a seat; the first is 0.
    pub(crate) fn seat(&self, number: usize, kind: &str) {
        self.click_on(&format!("label:has(input[name=\"kind-{number}\"][value={kind}])"));
    }
}
