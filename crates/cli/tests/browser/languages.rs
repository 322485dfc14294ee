//! Another language in the middle of a game.

use crate::{
    support::driver::Looks,
    support::visit::{visit, visit_as},
};

#[test]
fn another_language_is_spoken_in_mid_game() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        page.click_square("31");
        page.click_square("26");
        page.has_moves(1);
        page.status("Black to move");
        page.click("Settings");
        page.click("français");
        page.shows("h1", "Réglages");
        page.wait("the way past the bar speaks it too", || {
            let skip = page.script("return document.querySelector('.skip').textContent", &[]);
            (skip == "Aller au contenu").then_some(())
        });
        page.back();
        page.status("Aux noirs de jouer");
        page.has_moves(1);
        page.square_says("26", "pion blanc");
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("fr"));
        page.click_square("20");
        page.click_square("24");
        page.has_moves(2);
        page.reload();
        page.status("Aux blancs de jouer");
        page.has_moves(2);
    });
}

#[test]
fn french_is_spoken_as_it_is_written() {
    visit_as("fr", Looks::default(), |page, _| {
        page.open_table("draughts", &["human", "human"]);
        page.click("Abandonner");
        page.click_on("dialog .button.main");
        page.shows(".ending", "Les noirs gagnent");
        let heard = "return document.querySelector('#assertive').textContent";
        let heard = page.script(heard, &[]);
        let heard = heard.as_str().expect("something was said");
        assert!(heard.starts_with("Les noirs gagnent\u{a0}: "), "{heard}");
        page.shows(".rules-in-force", "Dames internationales");
        page.go_to("library");
        page.wait("what was said in another room is no longer said", || {
            let said = "return ['polite', 'assertive']
                .map((id) => document.getElementById(id).textContent).join('')";
            (page.script(said, &[]) == "").then_some(())
        });
    });
}
