//! The pictures of the manual, taken into `target/screens` by every run; `cargo xtask pictures` puts
//! them into the manual.

use crate::{support::driver::Looks, support::page::Page, support::visit::visit_as};

/// The window that the manual shows.
const WINDOW: Looks = Looks { width: 1280, height: 800, dark: false, calm: true };

/// What is on a picture, how high its window is, and how one gets there. What stays at the edge of a
/// window would lie over a picture that is higher.
type Picture = (&'static str, u32, fn(&Page));

/// Every picture.
const PICTURES: &[Picture] = &[
    ("home", 800, |page| page.go_to("")),
    ("setup", 1240, |page| page.go_to("setup/draughts")),
    ("table", 800, |page| {
        page.open_table("othello", &["human", "human"]);
        page.play(&["d3", "c3", "c4", "c5", "b4"]);
    }),
    ("position", 800, |page| {
        page.go_to("position/draughts");
        page.sees(".board .cell");
    }),
];

#[test]
fn in_english() {
    take("en");
}

#[test]
fn in_french() {
    take("fr");
}

fn take(language: &'static str) {
    visit_as(language, WINDOW, |page, _| {
        for &(name, height, go) in PICTURES {
            page.browser.put_on(Looks { height, ..WINDOW });
            page.reload();
            go(page);
            page.sees_no_movement();
            page.photograph(&format!("manual-{name}-{language}"));
            let text = page.text("body");
            assert!(!text.contains("???"), "{name} has no words for something: {text}");
            page.assert_fits();
        }
    });
}
