//! The form in which a game is set up.

use serde_json::json;

use crate::support::visit::{visit, visit_settled};

#[test]
fn what_is_wrong_is_said_at_its_field() {
    visit(|page, _| {
        page.go_to("setup/morpion");
        page.open_everything();
        page.set("width", "99");
        page.sees("input[name=width][aria-invalid=true]");
        page.shows(".field-of-form:has([name=width]) .fault", "allowed here");
        page.click("Start the game");
        page.sees("input[name=width]:focus");
        page.set("width", "3");
        page.set("align", "9");
        // Each number is allowed, but not both.
        page.sees(".rules-fault:not(:empty)");
        page.set("align", "3");
        page.no_longer_sees(".rules-fault:not(:empty)");
        page.write("#start", "nonsense\u{e004}");
        page.sees(".field-of-form:has(#start) .fault:not(:empty)");
        page.click("Start the game");
        page.sees("#start:focus");
        page.forgive("422");
        page.write("#start", "\u{e004}");
        page.start();
    });
}

#[test]
fn no_field_in_focus_is_under_the_bar() {
    visit(|page, _| {
        page.go_to("setup/draughts");
        page.open_everything();
        let hidden = "const hidden = [...document.querySelectorAll('form.setup :is(input, select)')].filter((field) => {
                scrollTo({ top: 0, behavior: 'instant' });
                field.focus();
                const bar = document.querySelector('.setup-end').getBoundingClientRect();
                const place = field.getBoundingClientRect();
                return field.checkVisibility() && place.bottom > bar.top + 1;
            });
            return hidden.map((field) => field.outerHTML);";
        assert_eq!(page.script(hidden, &[]), json!([]));
    });
}

#[test]
fn players_change_places() {
    visit(|page, _| {
        page.go_to("setup/othello");
        page.slide("#level-1", "7");
        page.click("Change places");
        page.sees("input[name=kind-0][value=computer]:checked");
        page.sees("input[name=kind-1][value=human]:checked");
        page.shows("output[for=level-0]", "7");
        page.start();
        page.shows(".player", "Level 7");
    });
}

#[test]
fn an_algorithm_is_chosen_and_kept_for_the_next_game() {
    visit(|page, _| {
        page.go_to("setup/connect-four");
        page.open_everything();
        page.choose("#engine-1", "alpha-beta");
        page.open_everything();
        page.set("depth", "3");
        page.start();
        page.shows(".players", "alpha-beta");
        page.go_to("");
        page.shows(".game-cards", "alpha-beta");
        page.click_on("button[data-game=connect-four]");
        page.shows(".players", "alpha-beta");
    });
}

#[test]
fn a_touched_piece_must_be_played() {
    visit(|page, _| {
        page.go_to("setup/draughts");
        page.open_everything();
        page.click("A touched piece must be played");
        page.seat(1, "human");
        page.start();
        page.click_square("32");
        page.square_says("32", "chosen");
        page.click_square("33");
        page.click_square("29");
        page.has_moves(0);
        page.click_square("32");
        page.click_square("28");
        page.has_moves(1);
    });
}

#[test]
fn an_engine_of_another_program_is_seated_by_its_name() {
    let settings = format!(
        "[engines.neighbour]\nprotocol = \"gtp\"\npath = \"{}\"\n\
        arguments = [\"engine\", \"gtp\", \"--player\", \"level:1\"]\n",
        env!("CARGO_BIN_EXE_plateau"),
    );
    visit_settled(&settings, |page, _| {
        page.go_to("setup/othello");
        page.open_everything();
        page.choose("#engine-1", "neighbour");
        page.start();
        page.shows(".players", "neighbour");
        page.click_square("d3");
        page.has_moves(2);
        // It does not speak of this game.
        page.go_to("setup/draughts");
        page.open_everything();
        page.choose("#engine-1", "neighbour");
        page.sees("form.setup .fault:not(:empty)");
    });
}
