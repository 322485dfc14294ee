//! A game that is judged move by move, talked about, and gone through by its graph.

use crate::support::visit::visit;

#[test]
fn a_game_is_judged_and_its_graph_leads_to_its_moves() {
    visit(|page, _| {
        page.play_among_people("connect-four", &[]);
        page.play(&["a1", "g1", "a2", "g2", "b1", "a3", "g3", "a4"]);
        page.click("Judge every move");
        page.shows(".verdict", "Judge every move");
        page.sees(".graph-panel .graph");
        page.sees(".verdict .accounts");
        page.click_on(".graph-panel .graph");
        page.wait("the middle of the game is on the board", || {
            page.text(".replay").contains("4 / 8").then_some(())
        });
        page.sees(".overlay .ring");
        page.write("[data-action=comment]", "an odd idea\u{e004}");
        page.shows(".moves .comment", "an odd idea");
        page.reload();
        page.shows(".moves .comment", "an odd idea");
    });
}
