//! Another language in the middle of a game.

use crate::visit::visit;

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
        page.back();
        page.status("Noir");
        page.has_moves(1);
        page.square_says("26", "pion blanc");
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("fr"));
        page.click_square("20");
        page.click_square("24");
        page.has_moves(2);
        page.reload();
        page.status("Blanc");
        page.has_moves(2);
    });
}
