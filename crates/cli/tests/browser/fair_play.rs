//! People at one table from browsers of their own: two who play, and one who watches.

use serde_json::json;

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::visit::visit,
};

/// The key that ends what was begun, as the protocol writes it.
const ESCAPE: char = '\u{e00c}';
/// The key to the left.
const LEFT: char = '\u{e012}';

/// Has a game set up between people by the first, and plays a scene with two others from browsers
/// of their own: one sits down by a link, one watches.
fn with_three(game: &str, settings: &[(&str, &str)], scene: impl FnOnce(&Page, &Page, &Page)) {
    visit(|host, server| {
        host.play_among_people(game, settings);
        let links = links(host);
        let browsers = [Browser::open(Looks::default()), Browser::open(Looks::default())];
        let [guest, spectator] = [0, 1].map(|number| Page::new(&browsers[number], &server.address));
        for (page, name) in [(&guest, "Zoé"), (&spectator, "Max")] {
            page.go_to("");
            page.script(
                "localStorage.setItem('plateau.name', JSON.stringify(arguments[0]))",
                &[json!(name)],
            );
        }
        guest.go_to_address(&links[1]);
        guest.sees(".board .cell");
        spectator.go_to_address(&links[2]);
        spectator.sees(".board .cell");
        host.shows(".players", "Zoé");
        host.shows(".watching", "Max");
        scene(host, &guest, &spectator);
    });
}

#[test]
fn each_looks_back_alone_and_the_others_boards_stay() {
    with_three("connect-four", &[("first", "1")], |host, guest, spectator| {
        host.click_square("d1");
        guest.has_moves(1);
        guest.click_square("e1");
        for page in [host, guest, spectator] {
            page.has_moves(2);
        }
        // The guest looks back, and then the spectator.
        for (looks, others) in [(guest, [host, spectator]), (spectator, [host, guest])] {
            looks.press(&[LEFT, LEFT]);
            looks.square_says("d1", "empty");
            looks.shows(".replay", "0 / 2");
            looks.shows(".looking", "Back to the game");
            for other in others {
                other.square_says("e1", "red");
            }
            if looks.attribute(".looking", "hidden").is_none() {
                looks.photograph("fair-play-looking-back");
            }
            looks.click("Back to the game");
            looks.square_says("e1", "red");
        }
        // What is played meanwhile is told, and the board stays.
        guest.press(&[LEFT]);
        guest.square_says("e1", "empty");
        host.click_square("c1");
        guest.shows(".looking", "1 new move");
        guest.square_says("c1", "empty");
        guest.click("Back to the game (1 new move)");
        guest.square_says("c1", "yellow");
    });
}

#[test]
fn a_seat_belongs_to_who_took_it() {
    with_three("connect-four", &[("first", "1")], |host, guest, spectator| {
        host.status("Your turn");
        host.click_square("d1");
        guest.status("Your turn");
        host.status("Zoé to move");
        host.click_square("e1");
        guest.has_moves(1);
        guest.photograph("fair-play-guest");
        host.photograph("fair-play-host");
        spectator.photograph("fair-play-spectator");
        // The guest goes: that is shown, and the host may play for the seat again.
        guest.go_to("");
        host.shows(".player:nth-child(2)", "away");
        host.click("Play for Zoé yourself");
        host.click("Play for Zoé yourself");
        host.sees(".cell.target");
    });
}

#[test]
fn taking_back_is_asked_and_declined_then_agreed_on() {
    with_three("connect-four", &[("first", "1")], |host, guest, spectator| {
        host.click_square("d1");
        guest.has_moves(1);
        host.click("Ask to take back");
        guest.shows(".proposal", "asks to take a move back");
        host.shows(".proposal", "You have asked");
        guest.photograph("fair-play-proposal");
        guest.click("Decline");
        host.shows(".toast", "Zoé declined");
        host.square_says("d1", "yellow");
        host.click("Ask to take back");
        guest.click("Accept");
        for page in [host, guest, spectator] {
            page.square_says("d1", "empty");
        }
    });
}

#[test]
fn hints_are_refused_by_the_server_in_a_game_that_counts() {
    with_three("connect-four", &[("first", "1")], |host, guest, spectator| {
        host.click_square("d1");
        guest.has_moves(1);
        guest.sees("[data-action=hint][disabled]");
        guest.no_longer_sees("[data-action=analyse]");
        // Who asks all the same, past the page, is refused by the server.
        let ask = "const [done] = [...arguments].slice(-1);
            import('/request-once.js').then(({ requestOnce }) => {
                const table = location.hash.split(/[/?]/)[2];
                return requestOnce(table, { do: 'hint' });
            }).then(() => done('answered'), (problem) => done(problem.message));";
        for page in [host, guest, spectator] {
            let said = page.script_until_done(ask, &[]);
            let said = said.as_str().expect("a sentence");
            assert!(said.contains("counts") || said.contains("watching"), "{said}");
        }
        guest.click("Resign");
        guest.click("Resign");
        guest.sees(".ending");
        guest.press(&[LEFT]);
        guest.sees("[data-action=hint]:not([disabled])");
    });
}

#[test]
fn a_rematch_is_asked_and_the_sides_change() {
    with_three("draughts", &[], |host, guest, _| {
        host.shows(".player:nth-child(2)", "Zoé");
        guest.click("Resign");
        guest.click("Resign");
        guest.sees(".ending");
        guest.click("Rematch");
        host.shows(".proposal", "asks for a rematch");
        host.click("Accept");
        guest.no_longer_sees(".ending");
        guest.shows(".player:nth-child(1)", "Zoé");
        guest.status("Your turn");
    });
}

#[test]
fn a_flag_falls_only_after_both_have_moved() {
    visit(|host, server| {
        host.go_to("setup/connect-four");
        host.open_everything();
        host.set("first", "1");
        host.seat(1, "human");
        host.click_on("label:has(input[name=clock][value=fischer])");
        host.set("time-minutes", "0");
        host.set("time", "2");
        host.set("increment", "0");
        host.start();
        let links = links(host);
        let browser = Browser::open(Looks::default());
        let guest = Page::new(&browser, &server.address);
        guest.go_to_address(&links[1]);
        guest.write("#own-name", "Zoé");
        guest.click("Sit down");
        host.shows(".players", "Zoé");
        host.shows(".company", "Without a first move");
        host.photograph("fair-play-first-move");
        host.click_square("d1");
        guest.has_moves(1);
        assert!(!guest.text(".players").is_empty());
        guest.no_longer_sees(".clock.ticking");
        guest.click_square("e1");
        host.sees(".clock.ticking");
        host.shows(".ending", "ran out of time");
        guest.shows(".ending h2", "Zoé wins");
    });
}

#[test]
fn a_prepared_move_is_played_when_it_is_ones_turn_or_dropped() {
    with_three("connect-four", &[("first", "1")], |host, guest, _| {
        guest.click_square("e1");
        guest.sees(".ring.premove");
        guest.press(&[ESCAPE]);
        guest.no_longer_sees(".ring.premove");
        guest.click_square("e1");
        guest.sees(".ring.premove");
        guest.photograph("fair-play-premove");
        host.click_square("d1");
        for page in [host, guest] {
            page.has_moves(2);
            page.square_says("e1", "red");
        }
    });
}

/// The links that the table gives out: for every person, and last to watch.
fn links(page: &Page) -> Vec<String> {
    page.choose_more("Share");
    page.sees("dialog .link-field");
    let look =
        "return [...document.querySelectorAll('dialog .link-field input')].map(one => one.value)";
    let links = page.script(look, &[]);
    page.click("Close");
    page.no_longer_sees("dialog");
    let links = links.as_array().expect("there are links");
    links.iter().filter_map(|link| Some(link.as_str()?.to_owned())).collect()
}
