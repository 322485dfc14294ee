//! What a person likes: looks, sizes, sounds, and what is shown.

use crate::{
    support::page::Page,
    support::visit::{visit, visit_settled},
};

#[test]
fn looks_are_chosen_and_kept() {
    visit(|page, _| {
        page.go_to("settings");
        page.click("dark");
        page.click("slate");
        page.slide("#cell-size", "60");
        page.shows("output[for=cell-size]", "60 pixels");
        page.click_on("label:has(input[name=motion][value=\"0\"])");
        page.slide("#volume", "30");
        page.reload();
        let root = |name| page.attribute("html", name).unwrap_or_default();
        assert_eq!([root("data-theme"), root("data-board")], ["dark", "slate"]);
        let kept = "return JSON.parse(localStorage.getItem('plateau.preferences'))";
        let kept = page.script(kept, &[]);
        assert_eq!((&kept["volume"], &kept["motion"]), (&0.3.into(), &0.into()));
        page.play_among_people("othello", &[]);
        assert!((width_of(page) - 60.0).abs() < 0.01);
    });
}

#[test]
fn a_colour_of_ones_own_is_chosen() {
    visit(|page, _| {
        page.go_to("settings");
        page.slide("input[type=color]", "#123456");
        page.sees("input[name=board]");
        assert_eq!(page.attribute("html", "data-board").as_deref(), Some("own"));
        let look = "return document.documentElement.style.getPropertyValue('--own-board')";
        assert_eq!(page.script(look, &[]), "#123456");
    });
}

#[test]
fn destinations_and_evaluation_are_hidden() {
    visit(|page, _| {
        page.go_to("settings");
        page.click("Show where a piece can go");
        page.click("Show the evaluation");
        page.play_among_people("draughts", &[]);
        page.click_square("32");
        page.sees(".cell.target");
        page.has(0, ".show-targets");
        page.click_square("28");
        page.has_moves(1);
        page.has(1, ".eval-bar[hidden]");
    });
}

#[test]
fn sound_is_switched_off_and_on() {
    visit(|page, _| {
        page.click("Mute");
        page.sees("button[aria-label=\"Sound on\"]");
        page.reload();
        page.sees("button[aria-label=\"Sound on\"]");
        page.press(&['m']);
        page.sees("button[aria-label=\"Mute\"]");
    });
}

#[test]
fn the_server_says_how_the_board_looks_until_a_visitor_chooses() {
    for size in [20.0, 50.0, 90.0] {
        let settings = format!("cell-size = {size}\nboard-colour = \"rouge\"\n");
        visit_settled(&settings, |page, _| {
            let board = |page: &Page| page.attribute("html", "data-board").unwrap_or_default();
            page.click("Mute");
            page.sees("button[aria-label=\"Sound on\"]");
            page.reload();
            page.play_among_people("othello", &[]);
            assert!((width_of(page) - size).abs() < 0.01, "{} is not {size}", width_of(page));
            assert_eq!(board(page), "own", "to mute it is to choose nothing about the board");
            page.go_to("settings");
            page.click("wood");
            page.reload();
            assert_eq!(board(page), "wood");
            page.play_among_people("othello", &[]);
            assert!((width_of(page) - size).abs() < 0.01, "only the colour was chosen");
        });
    }
}

fn width_of(page: &Page) -> f64 {
    let look = "return document.querySelector('.cell').getBoundingClientRect().width";
    page.script(look, &[]).as_f64().expect("a width is a number")
}
