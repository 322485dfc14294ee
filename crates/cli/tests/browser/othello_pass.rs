//! A pass that Othello forces.

use crate::support::visit::visit;

/// After these moves black has none.
const TO_THE_PASS: [&str; 8] = ["d3", "c3", "e6", "d2", "d1", "e1", "b3", "c1"];

#[test]
fn who_has_no_move_is_told_and_passes() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.play(&TO_THE_PASS);
        page.status("Black has no move and must pass");
        page.click("Pass");
        page.has_moves(9);
        page.status("White to move");
    });
}
