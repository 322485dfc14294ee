//! Nothing is lost: not by a reload, a second window, a broken line or the end of the server.

use crate::{support::page::Page, support::relay::Relay, support::visit::visit};

/// A board on which nothing is decided soon.
const FIVE_BY_FIVE: [(&str, &str); 4] =
    [("width", "5"), ("height", "5"), ("align", "4"), ("first", "1")];

#[test]
fn a_game_outlives_the_page_and_the_server() {
    visit(|page, server| {
        page.play_among_people("morpion", &FIVE_BY_FIVE);
        page.play(&["C3", "B2"]);
        page.reload();
        page.has_moves(2);
        page.square_says("C3", "X");

        server.kill();
        page.sees(".offline");
        server.start_again();
        page.no_longer_sees(".offline");
        forgive_the_line(page);
        page.click_square("A1");
        page.has_moves(3);

        page.go_to("");
        page.click_on(".resume-card");
        page.has_moves(3);
        page.status("Player 2 to move");
        page.click_square("E5");
        page.has_moves(4);
        assert_eq!(page.moves(), ["C3", "B2", "A1", "E5"]);
    });
}

#[test]
fn a_computer_thinks_on_after_the_server_was_killed() {
    visit(|page, server| {
        page.go_to("setup/othello");
        page.seat(0, "computer");
        page.seat(1, "human");
        page.start();
        page.has_moves(1);
        server.kill();
        page.sees(".offline");
        server.start_again();
        page.no_longer_sees(".offline");
        forgive_the_line(page);
        page.click_on(".cell.target");
        page.has_moves(3);
    });
}

#[test]
fn nobody_loses_on_time_while_the_server_is_down() {
    visit(|page, server| {
        page.go_to("setup/connect-four");
        page.seat(1, "human");
        page.click("for the game");
        page.set("time", "90");
        page.start();
        page.play(&["d1", "d2"]);
        page.sees(".clock.ticking");
        server.kill();
        page.sees(".offline");
        server.start_again();
        page.no_longer_sees(".offline");
        forgive_the_line(page);
        // Everybody is there again before a clock runs.
        page.status("Yellow waits: the game is paused");
        page.click("Resume");
        page.sees(".clock.ticking");
        page.click_square("d3");
        page.has_moves(3);
        page.status("Red to move");
    });
}

#[test]
fn a_move_made_while_the_line_is_broken_is_said_not_to_count() {
    visit(|page, server| {
        let (line, address) = Relay::to(&server.address);
        page.play_among_people("morpion", &[("first", "1")]);
        let far = page.another();
        far.go_to_address(&address_of(page).replace(&server.address, &address));
        far.status("Player 1 to move");
        let token = "return Object.entries(localStorage).map(([key, value]) => [key, value])";
        let kept = page.script(token, &[]);
        let keep = "for (const [key, value] of arguments[0]) localStorage.setItem(key, value)";
        far.script(keep, &[kept]);
        far.reload();
        far.square_says("B2", "can be played");
        line.cut();
        far.sees(".offline");
        far.click_square("B2");
        far.shows(".toast", "No connection");
        line.mend();
        far.no_longer_sees(".offline");
        far.click_square("B2");
        page.square_says("B2", "X");
        forgive_the_line(page);
    });
}

#[test]
fn a_broken_line_is_mended() {
    visit(|page, server| {
        let (line, address) = Relay::to(&server.address);
        page.play_among_people("morpion", &[("first", "1")]);
        let link = address_of(page);
        let far = page.another();
        far.go_to_address(&link.replace(&server.address, &address));
        far.status("Player 1 to move");
        line.cut();
        far.sees(".offline");
        page.play(&["A1"]);
        line.mend();
        far.no_longer_sees(".offline");
        far.has_moves(1);
        far.square_says("A1", "X");
        forgive_the_line(page);
    });
}

#[test]
fn two_windows_show_one_game() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        let other = page.another();
        other.go_to_address(&address_of(page));
        page.click_square("d3");
        other.square_says("d3", "black disc");
        other.click_square("c3");
        page.square_says("c3", "white disc");
        other.click("Undo");
        page.square_says("c3", "empty");
    });
}

#[test]
fn a_game_is_saved_in_every_form_and_brought_back() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.play(&["d3", "c3", "c4"]);
        page.choose_more("Save");
        page.sees("dialog .forms a");
        let fetch = "const done = arguments[0];
            Promise.all([...document.querySelectorAll('dialog .forms a')].map(async (link) => {
                const answer = await fetch(link.href);
                return answer.ok ? await answer.text() : '';
            })).then(done)";
        let forms = page.script_until_done(fetch, &[]);
        let forms = forms.as_array().expect("there are forms");
        assert!(forms.len() >= 3, "there are {}", forms.len());
        page.click("Close");
        for form in forms {
            let text = form.as_str().filter(|text| !text.is_empty()).expect("a form has a text");
            page.paste_game(text);
            // A position has no moves, but it is the same position.
            page.square_says("c4", "black disc");
        }
        page.go_to("library");
        page.wait("every game is in the library", || {
            let count = page.script("return document.querySelectorAll('.shelf-entry').length", &[]);
            (count.as_u64() == Some(1 + forms.len() as u64)).then_some(())
        });
    });
}

fn address_of(page: &Page) -> String {
    let address = page.script("return location.href", &[]);
    address.as_str().expect("a page has an address").to_owned()
}

/// While there is no connection, the browser itself complains of it; nothing else may be said.
fn forgive_the_line(page: &Page) {
    for said in page.browser.console() {
        assert!(
            said.contains("WebSocket") || said.contains("net::ERR_"),
            "the console says: {said}"
        );
    }
}
