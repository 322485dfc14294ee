//! Many at one table.

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::visit::visit,
};

/// Three people before two computers, on a board that is full soon.
const FIVE: [(&str, &str); 5] =
    [("width", "4"), ("height", "4"), ("align", "3"), ("players", "5"), ("first", "1")];

#[test]
fn three_people_and_two_computers_play_from_three_windows() {
    visit(|first, _| {
        first.go_to("setup/morpion");
        first.open_everything();
        for (name, value) in FIVE {
            first.set(name, value);
        }
        first.seat(1, "human");
        first.seat(2, "human");
        first.start();
        let links = first.links();
        let [second, third] = [1, 2].map(|seat| {
            let window = first.another();
            window.go_to_address(&links[seat]);
            window.sees(".board .cell");
            window
        });
        let windows = [first, &second, &third];
        for (round, seat) in (0..4).flat_map(|round| [0, 1, 2].map(|seat| (round, seat))) {
            let page = windows[seat];
            page.wait("it is their turn", || {
                (is_over(page) || page.moves().len() == round * 5 + seat).then_some(())
            });
            if is_over(page) {
                break;
            }
            page.click_on(".cell.target");
        }
        for page in windows {
            page.sees(".ending");
            assert_eq!(page.moves(), first.moves());
            assert_eq!(page.text(".ending h2"), first.text(".ending h2"));
        }
    });
}

#[test]
fn who_has_no_seat_watches() {
    visit(|page, server| {
        page.play_among_people("connect-four", &[]);
        let watching = page.links().pop().expect("a link to watch");
        let elsewhere = Browser::open(Looks::default());
        let guest = Page::new(&elsewhere, &server.address);
        guest.go_to_address(&watching);
        guest.status("Yellow to move");
        page.click_square("d1");
        guest.square_says("d1", "yellow disc");
        guest.click_square("e1");
        guest.shows(".toast", "not your turn");
        assert_eq!(page.moves().len(), 1);
    });
}

#[test]
fn no_two_are_called_the_same() {
    visit(|page, _| {
        page.open_table("draughts", &["level:level=2", "level:level=2"]);
        page.shows(".player:nth-child(1) .name", "Level 2 (White)");
        page.shows(".player:nth-child(2) .name", "Level 2 (Black)");
        page.open_table("morpion:players=3,width=9,height=9", &["human", "level:1", "level:1"]);
        page.shows(".player:nth-child(1) .name", "Player 1");
        page.shows(".player:nth-child(2) .name", "Level 1 (B)");
        page.shows(".player:nth-child(3) .name", "Level 1 (C)");
        page.go_to("");
        page.shows(".game-card:has([data-game=morpion])", "Person – Level 1 (2) – Level 1 (3)");
    });
}

fn is_over(page: &Page) -> bool {
    !page.text(".ending").is_empty()
}
