//! The pictures of the manual, taken into `target/screens` by every run; `cargo xtask pictures` puts
//! them into the manual.

use crate::{support::driver::Looks, support::page::Page, support::visit::visit_as};

/// The window that the manual shows.
const WINDOW: Looks = Looks { width: 1280, height: 800, dark: false, calm: true };

/// What is on a picture, how high its window is at least, and how one gets there. What stays at the edge of a
/// window would lie over a picture that is higher.
type Picture = (&'static str, u32, fn(&Page));

/// Every room, in an order in which the library has something to show.
const PICTURES: &[Picture] = &[
    ("home", 800, |page| page.go_to("")),
    ("setup", 1240, |page| page.go_to("setup/draughts")),
    ("ending", 800, |page| {
        page.open_table("connect-four", &["human:name=Ada", "human:name=Alan"]);
        page.play(&["d1", "d2", "e1", "c1", "f1", "e2", "g1"]);
        page.sees(".ending");
    }),
    ("draughts", 800, |page| {
        page.open_table("draughts", &["human:name=Ada", "human:name=Alan"]);
        for (played, ends) in [("32", "28"), ("19", "23"), ("28", "19")].into_iter().enumerate() {
            page.click_square(ends.0);
            page.click_square(ends.1);
            page.has_moves(played + 1);
        }
        page.click_on(".cell.forced");
        page.sees(".cell.chosen");
    }),
    ("table", 800, |page| {
        page.open_table("othello", &["human", "human"]);
        page.play(&["d3", "c3", "c4", "c5", "b4"]);
    }),
    ("hint", 800, |page| {
        page.open_table("othello", &["human", "human"]);
        page.play(&["d3", "c3", "c4", "c5", "b4"]);
        page.click_on("[data-action=hint]");
        page.has(6, ".overlay .value");
        page.sees(".advice[aria-busy=false]");
    }),
    ("review", 800, |page| {
        page.press(&['l']);
        page.write("dialog textarea", "f5d6c3f4f3e3f6e6d2d3c7g5");
        page.click_on("dialog button.main");
        page.has_moves(12);
        page.click_on("[data-action=analyse]");
        page.sees(".graph-panel .dot.blunder");
        page.sees(".accounts");
        page.press(&['.']);
        page.sees(".verdict");
    }),
    ("share", 800, |page| {
        page.open_table("connect-four", &["human:name=Ada", "human:name=Alan"]);
        page.open_more();
        page.click_on(".extras button:nth-of-type(2)");
        page.sees("dialog .link-field");
    }),
    ("position", 800, |page| {
        page.go_to("position/draughts");
        page.sees(".board .cell");
    }),
    ("library", 800, |page| {
        page.go_to("library");
        page.sees(".shelf-entry");
    }),
    ("games", 800, |page| {
        page.go_to("library/games");
        page.sees(".shelf-entry");
    }),
    ("import", 800, |page| {
        page.press(&['l']);
        page.sees("dialog textarea");
    }),
    ("hall", 800, |page| {
        page.go_to("hall");
        page.sees("table td");
    }),
    ("tournament", 1000, |page| {
        page.go_to("tournament?game=connect-four");
        page.sees("#contest-games");
        page.write("#contest-games", "4");
        page.click_on("button[type=submit]");
        page.sees("[data-form=csv]");
        page.sees("[data-action=rename]");
        page.no_longer_sees("[data-action=stop]");
    }),
    ("rules", 1200, |page| {
        page.go_to("rules/othello");
        page.sees(".rulebook article");
    }),
    ("laboratory", 900, |page| {
        page.go_to("lab");
        page.sees(".lesson-card");
    }),
    ("tree", 900, |page| {
        page.go_to("tree/othello?engine=alpha-beta:depth%3D3");
        page.sees(".pane[data-ready] .spot");
        page.press(&['v']);
        page.sees("[role=treeitem][aria-level=\"4\"]");
    }),
    ("trees", 900, |page| {
        let tree = "((3%2012%208)%20(2%204%206)%20(14%205%202))";
        page.go_to(&format!("tree/{tree}?engine=minimax&with=alpha-beta"));
        page.sees(".pane[data-ready]:nth-of-type(2) .spot");
        page.press(&['x']);
        page.sees(".counts .sentence");
    }),
    ("lesson", 900, |page| {
        page.go_to("lesson/alpha-beta/3");
        page.sees(".pane[data-ready] .spot.here");
    }),
    ("exercise", 1000, |page| {
        page.go_to("exercise");
        page.choose("#exercise-source", "written");
        page.click_on(".exercise-form button[type=submit]");
        page.shows(".sheet-tree", "14");
        page.write("[name=value-A]", "3");
        page.write("[name=value-B]", "12");
        page.click_on("[data-branch=C2]");
        page.click_on("[data-action=check]");
        page.sees(".marks");
    }),
    ("handout", 900, |page| {
        page.go_to("exercise");
        page.click_on("[data-action=hand-out]");
        page.sees(".class-results");
        page.sees(".sheet-tree");
    }),
    ("compare", 1400, |page| {
        page.go_to("compare/connect-four");
        page.write("#compare-last", "4");
        page.click_on("form button[type=submit]");
        page.sees(".plot");
    }),
    ("settings", 1200, |page| page.go_to("settings")),
    ("about", 700, |page| page.go_to("about")),
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
            page.photograph_small(&format!("manual-{name}-{language}"));
            let text = page.text("body");
            assert!(!text.contains("???"), "{name} has no words for something: {text}");
            page.assert_fits();
        }
    });
}
