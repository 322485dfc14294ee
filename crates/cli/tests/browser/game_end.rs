//! Games that end by agreement, by giving up and by the clock, and what comes then.

use crate::{
    support::driver::Looks,
    support::visit::{visit, visit_as},
};

#[test]
fn who_resigns_is_asked_first() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        page.click("Resign");
        page.says("Resign this game?");
        page.click("Cancel");
        page.no_longer_sees("dialog");
        page.status("White to move");
        page.click("Resign");
        page.click_on("dialog .button.main");
        page.shows(".ending", "Black wins");
        page.sees(".ending:focus");
        page.click("Play again");
        page.status("White to move");
        page.shows(".players", "1 win");
    });
}

#[test]
fn a_draw_is_offered_declined_and_accepted() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        page.click("Offer a draw");
        page.shows(".offer", "White offers a draw.");
        page.click("Decline");
        page.no_longer_sees(".offer");
        page.says("The draw was declined.");
        page.click("Offer a draw");
        page.click("Accept");
        page.shows(".ending", "A draw");
        page.click("Replay");
        page.sees(".ending");
    });
}

#[test]
fn a_clock_runs_and_ends_the_game() {
    visit(|page, _| {
        page.go_to("setup/connect-four");
        page.seat(1, "human");
        page.click("per move");
        page.set("time", "1");
        page.start();
        // The clock of each begins with their first move.
        page.play(&["d1", "d2"]);
        page.sees(".clock.ticking");
        page.shows(".ending", "Red wins");
    });
}

#[test]
fn settings_are_changed_between_two_games() {
    visit(|page, _| {
        page.play_among_people("morpion", &[("first", "1")]);
        page.play(&["A1", "B1", "A2", "B2", "A3"]);
        page.shows(".ending", "Player 1 wins");
        page.click("Change settings");
        page.sees("form.setup");
        page.set("width", "4");
        page.start();
        page.has(12, ".cell");
        page.has_moves(0);
        page.shows(".players", "1 win, 0 draws, 0 losses");
    });
}

#[test]
fn the_scores_and_three_choices_stand_at_the_end() {
    visit(|page, _| {
        page.play_among_people("morpion", &[("first", "1")]);
        page.play(&["A1", "B1", "A2", "B2", "A3"]);
        page.shows(".ending .series", "Player Won Drawn Lost Points");
        page.shows(".ending .series", "Player 1 1 0 0 1");
        page.shows(".ending .series", "Player 2 0 0 1 0");
        page.click("Replay");
        page.click("Play again");
        page.no_longer_sees(".ending");
    });
}

#[test]
fn the_scores_are_seen_whole_in_french_too() {
    visit_as("fr", Looks::default(), |page, _| {
        page.open_table("draughts", &["human", "level:5"]);
        page.click("Abandonner");
        page.click_on("dialog .button.main");
        page.shows(".ending .series", "Joueur Gagnées Nulles Perdues Points");
        let hidden = "const series = document.querySelector('.series');
            return series.scrollWidth - series.clientWidth";
        assert_eq!(page.script(hidden, &[]), 0, "no column is cut off");
    });
}

#[test]
fn who_started_the_program_ends_it_from_the_page() {
    visit(|page, server| {
        page.has(0, "header [title='Quit']");
        page.go_to_address(&server.host_link);
        page.click("Quit");
        page.says("End Plateau?");
        page.click("Cancel");
        page.press(&['q']);
        page.click_on("dialog .button.main");
        page.says("Plateau has ended");
        server.has_ended();
    });
}

#[test]
fn what_leads_to_a_draw_is_counted_for_all_to_see() {
    visit(|page, _| {
        page.go_to("setup/draughts");
        page.open_everything();
        page.write("#start", "W:WK50:BK1");
        page.seat(1, "human");
        page.start();
        page.click_square("50");
        page.click_square("44");
        page.has_moves(1);
        page.sees(".counters .counter meter");
    });
}
