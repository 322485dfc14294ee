//! A class at the page: the wall of the teacher, the cards, and the desks of two pupils.

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::visit::visit_as,
};

/// A projector.
const PROJECTOR: Looks = Looks { width: 1920, height: 1080, dark: false, calm: true };

#[test]
fn a_teacher_pairs_two_pupils_who_come_with_their_cards() {
    visit_as("fr", PROJECTOR, |page, server| {
        page.go_to("class");
        page.write("#class-title", "7e B");
        page.write("#class-names", "Ada\nBlaise\nCléo\nDaniel\nÉmilie");
        page.photograph("class-new-fr");
        page.click("Ouvrir la classe");
        page.shows(".roll", "Émilie");
        let class = page.script("return location.hash.split('/')[2]", &[]);
        let class = class.as_str().expect("a class").to_owned();

        page.click_on("[data-action=cards]");
        page.sees(".pupil-card .qr svg path");
        page.photograph("class-cards-fr");
        let link = page.attribute(".pupil-card a", "href").expect("a link");
        page.go_to(&format!("class/{class}"));

        let other = Browser::open(Looks::default());
        let pupil = Page::new(&other, &server.address);
        pupil.go_to(link.trim_start_matches("#/"));
        pupil.shows("h1", "Ada");
        page.shows(".roll", "est là");
        page.click_on("[data-mode=round-robin]");
        page.has(2, ".wall-board .miniature");
        // Ada is free in one of the rounds at most, and is led to her board by itself.
        page.click_on("[data-mode=computer]");
        pupil.sees(".board .cell");
        page.photograph("class-wall-fr");
        page.click_on("[data-action=stop]");
        page.shows(".notice", "Arrêté");
        page.click_on("[data-action=hand-out]");
        page.shows("ol", "0 sur 5");
        let text = page.text("body");
        assert!(!text.contains("???"), "{text}");
        page.assert_fits();
    });
}

#[test]
fn lessons_on_dice_and_on_many() {
    visit_as("fr", PROJECTOR, |page, _| {
        for (lesson, step) in [("chance", 3), ("chance", 5), ("shallow-pruning", 3)] {
            page.go_to(&format!("lesson/{lesson}/{step}"));
            page.sees(".triangle");
            page.photograph(&format!("lesson-{lesson}-{step}-fr"));
            let text = page.text("body");
            assert!(!text.contains("???"), "{text}");
        }
        page.go_to("exercise?kind=star1&seed=9&depth=3&width=2");
        page.sees(".sheet-tree .triangle.chance");
        page.click_on("[data-action=solve]");
        page.sees(".solved");
        page.photograph("exercise-star1-fr");
    });
}
