//! A walk through every room, by day and by night: nothing is too wide or without words, nobody is
//! shut out, and a photograph is taken for people to look at, in `target/screens`.

use serde_json::Value;

use crate::{support::driver::Looks, support::npm, support::page::Page, support::visit::visit_as};

/// A place to see: its name on the photograph, and how one gets there.
type Stop = (&'static str, fn(&Page));

const STOPS: &[Stop] = &[
    ("home", |page| page.go_to("")),
    ("setup-morpion", |page| page.go_to("setup/morpion")),
    ("setup-draughts", |page| {
        page.go_to("setup/draughts");
        page.open_everything();
    }),
    ("rules", |page| {
        page.go_to("rules/othello");
        page.sees(".rulebook article");
    }),
    ("settings", |page| page.go_to("settings")),
    ("position", |page| {
        page.go_to("position/draughts");
        page.sees(".board .cell");
    }),
    ("about", |page| page.go_to("about")),
    ("morpion-won", |page| {
        page.open_table("morpion", &["human", "human"]);
        page.play(&["B2", "A1", "C1", "C3", "A3"]);
        page.sees(".ending");
    }),
    ("morpion-many", |page| {
        page.open_table("morpion:width=12,height=12,align=5,players=26", &["human"; 26]);
        page.play(&["F6", "G6", "F7", "E5", "H8", "G7", "D4", "I9", "C3", "J10"]);
    }),
    ("othello", |page| {
        page.open_table("othello", &["human", "human"]);
        page.play(&["d3", "c3", "c4", "c5", "b4"]);
        page.click_on("[data-action=hint]");
        page.has(6, ".overlay .value");
        page.sees(".advice[aria-busy=false]");
    }),
    ("othello-line", |page| {
        page.open_table("othello", &["human", "human"]);
        page.play(&["d3", "c3", "c4"]);
        page.click_on("[data-action=hint]");
        page.click_on("[data-action=line]");
        page.sees(".overlay .ring.reply");
    }),
    ("draughts-hint", |page| {
        page.open_table("draughts", &["human", "human"]);
        page.click_on("[data-action=hint]");
        page.has(5, ".overlay .value");
    }),
    ("draughts", |page| {
        page.open_table("draughts", &["human", "human"]);
        for (played, ends) in [("32", "28"), ("19", "23"), ("28", "19")].into_iter().enumerate() {
            page.click_square(ends.0);
            page.click_square(ends.1);
            page.has_moves(played + 1);
        }
        page.click_on(".cell.forced");
        page.sees(".cell.chosen");
    }),
    ("connect-four", |page| {
        page.open_table("connect-four", &["human", "human"]);
        page.play(&["d1", "d2", "e1", "c1", "d3", "e2", "f1"]);
    }),
    ("connect-four-threat", |page| {
        page.open_table("connect-four", &["human", "human"]);
        page.play(&["d1", "a1", "d2", "a2", "d3"]);
        page.click_on("[data-action=threats]");
        page.has(1, ".overlay .ring.threat");
    }),
    ("tournament", |page| {
        page.go_to("tournament?game=morpion");
        page.sees("#contest-games");
    }),
    ("tournament-held", |page| {
        page.go_to("tournament?game=connect-four");
        page.sees("#contest-games");
        page.write("#contest-games", "2");
        page.click_on("button[type=submit]");
        page.sees("[data-form=csv]");
        page.sees("[data-action=rename]");
        page.no_longer_sees("[data-action=stop]");
    }),
    ("share", |page| {
        page.open_table("connect-four", &["human", "human"]);
        page.open_more();
        page.click_on(".extras button:nth-of-type(2)");
        page.sees("dialog .link-field");
    }),
    ("save", |page| {
        page.open_table("othello", &["human", "level:3"]);
        page.open_more();
        page.click_on(".extras button:nth-of-type(1)");
        page.sees("dialog .forms");
    }),
    ("library", |page| {
        page.go_to("library");
        page.sees(".shelf-entry");
    }),
    ("archive", |page| {
        page.go_to("library/games");
        page.sees(".shelf-entry");
    }),
    ("hall", |page| {
        page.go_to("hall");
        page.sees("table td");
    }),
    ("laboratory", |page| {
        page.go_to("lab");
        page.sees(".lesson-card");
    }),
    ("tree-written", |page| {
        page.go_to("tree/((3%2012%208)%20(2%204%206)%20(14%205%202))?engine=alpha-beta");
        page.sees(".pane[data-ready] .spot");
        page.press(&['x']);
        page.sees(".counts .sentence");
    }),
    ("tree-othello", |page| {
        page.go_to("tree/othello?engine=alpha-beta:depth%3D3");
        page.sees(".pane[data-ready] .spot");
        page.press(&['v']);
        page.sees("[role=treeitem][aria-level=\"4\"]");
    }),
    ("tree-two", |page| {
        page.go_to("tree/morpion?engine=minimax:depth%3D2&with=alpha-beta:depth%3D2");
        page.sees(".pane[data-ready]:nth-of-type(2) .spot");
        page.press(&['x']);
        page.sees(".counts .sentence");
    }),
    ("tree-form", |page| {
        page.go_to("tree/othello");
        page.sees(".lab-form[open] .seats");
    }),
    ("exercise", |page| {
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
    ("handout", |page| {
        page.go_to("exercise");
        page.click_on("[data-action=hand-out]");
        page.sees(".class-results");
        page.sees(".sheet-tree");
    }),
    ("compare", |page| {
        page.go_to("compare/connect-four");
        page.write("#compare-last", "4");
        page.click_on("form button[type=submit]");
        page.sees(".plot");
    }),
    ("lesson", |page| {
        page.go_to("lesson/alpha-beta/3");
        page.sees(".pane[data-ready] .spot.here");
    }),
    ("import", |page| {
        page.press(&['l']);
        page.sees("dialog textarea");
    }),
    ("keys", |page| {
        page.press(&['?']);
        page.sees("dialog .keys");
    }),
];

/// A screen on a desk.
const WIDE: Looks = Looks { width: 1280, height: 900, dark: false, calm: true };
/// A screen in a hand.
const NARROW: Looks = Looks { width: 390, height: 844, dark: false, calm: true };

#[test]
fn a_wide_window_in_english() {
    walk("en", "wide", WIDE, true);
}

#[test]
fn a_wide_window_in_french() {
    walk("fr", "wide", WIDE, false);
}

#[test]
fn a_narrow_window_in_english() {
    walk("en", "narrow", NARROW, false);
}

#[test]
fn a_narrow_window_in_french() {
    walk("fr", "narrow", NARROW, true);
}

/// The smallest screen in a hand, and the largest on a desk.
const SMALLEST: Looks = Looks { width: 360, height: 740, dark: false, calm: true };
const LARGEST: Looks = Looks { width: 2560, height: 1440, dark: false, calm: true };

#[test]
fn the_smallest_window() {
    if testkit::deep_test_wanted("the page at 360 pixels") {
        walk("fr", "smallest", SMALLEST, false);
    }
}

#[test]
fn the_largest_window() {
    if testkit::deep_test_wanted("the page at 2560 pixels") {
        walk("en", "largest", LARGEST, false);
    }
}

#[test]
fn a_fault_would_be_found() {
    visit_as("en", WIDE, |page, _| {
        let axe = npm::text_of("axe-core/axe.min.js");
        assert_eq!(find_faults(page, &axe).next(), None);
        page.script("document.querySelector('main').append(document.createElement('img'))", &[]);
        let found = find_faults(page, &axe).next().expect("a picture without words is a fault");
        assert!(found.contains("<img>"), "{found}");
    });
}

/// Walks through all rooms; whether anybody is shut out does not depend on the language, so each
/// width is judged in one.
fn walk(language: &'static str, width: &str, looks: Looks, judged: bool) {
    let axe = judged.then(|| npm::text_of("axe-core/axe.min.js"));
    visit_as(language, looks, |page, _| {
        let mut faults = Vec::new();
        for (name, go) in STOPS {
            page.reload();
            go(page);
            for (dark, light) in [(false, "light"), (true, "dark")] {
                page.browser.put_on(Looks { dark, ..looks });
                page.sees_no_movement();
                page.photograph(&format!("{name}-{language}-{width}-{light}"));
                let found = axe.iter().flat_map(|axe| find_faults(page, axe));
                faults.extend(found.map(|fault| format!("{name}, {light}: {fault}")));
            }
            page.browser.put_on(looks);
            let text = page.text("body");
            assert!(!text.contains("???"), "{name} has no words for something: {text}");
            page.assert_fits();
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

/// What axe finds in a room that shuts somebody out.
fn find_faults(page: &Page, axe: &str) -> impl Iterator<Item = String> {
    page.script(&format!("if (!window.axe) {{ {axe} }}"), &[]);
    let run = "const done = arguments[0];
        axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations))";
    let Value::Array(found) = page.script_until_done(run, &[]) else { panic!("axe answers") };
    found.into_iter().map(|fault| {
        let nodes = fault["nodes"].as_array().map(Vec::as_slice).unwrap_or_default();
        let places: Vec<String> =
            nodes.iter().take(3).map(|node| node["html"].to_string()).collect();
        let why = nodes.first().map(|node| node["failureSummary"].to_string());
        format!("{}: {} in {}", fault["help"], why.unwrap_or_default(), places.join(" and "))
    })
}
