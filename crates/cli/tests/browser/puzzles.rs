//! Puzzles on the page: chosen, tried, refuted, solved; and a position that is sent as a link.

use puzzles::{Puzzle, shipped};

use crate::support::visit::visit;

/// A puzzle of Connect Four with one move to find.
fn short() -> &'static Puzzle {
    let mut puzzles = shipped().puzzles().iter();
    let is_short = |puzzle: &&Puzzle| puzzle.answers == 1 && puzzle.game.name == "othello";
    puzzles.find(is_short).expect("one of them is short")
}

#[test]
fn a_puzzle_is_found_out_by_playing() {
    visit(|page, _| {
        let puzzle = short();
        let table = puzzle.open().expect("it is sound");
        let moves = table.view().moves;
        let wrong = moves.iter().find(|turn| turn.text != puzzle.solution()).expect("another");
        page.go_to(&format!("puzzle/{}", puzzle.id()));
        page.shows(".puzzle-task", "to move");
        page.shows("[data-state=open]", "Find the right move");
        page.photograph("puzzle");
        page.click_square(&wrong.text);
        page.shows("[data-state=wrong]", "Not that one");
        page.shows(".line-sentence", &wrong.text);
        page.click_on("[data-action=line-next]");
        page.shows(".line-player .small", "1 /");
        page.photograph("puzzle-wrong");
        page.click_on("[data-action=line-close]");
        page.click_on("[data-action=puzzle-hint]");
        page.sees(".overlay .best");
        page.click_square(puzzle.solution());
        page.shows("[data-state=solved]", "That is right.");
        page.shows(".line-sentence", puzzle.solution());
        page.photograph("puzzle-solved");
        page.click_on("[data-action=puzzle-next]");
        page.shows("[data-state=open]", "Find the right move");
        page.go_to("puzzles");
        page.shows("[role=status]", "1 of");
        page.sees("[data-action=daily-puzzle]");
        page.photograph("puzzles");
        page.click_on("[data-action=solve-puzzle]");
        page.sees(".puzzle-view");
    });
}

#[test]
fn a_position_is_sent_as_a_link_and_played_on() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.play(&["f5", "d6"]);
        page.press(&['s']);
        page.sees("dialog .papers");
        let links = "return [...document.querySelectorAll('dialog input')].map(one => one.value)
            .find(value => value.includes('#/board/'))";
        let link = page.script(links, &[]);
        let link = link.as_str().expect("a link to the position");
        let pictures = "return [...document.querySelectorAll('dialog .papers a')].map(a => a.href)";
        let pictures = page.script(pictures, &[]).to_string();
        assert!(pictures.contains("form=png") && pictures.contains("/animation"), "{pictures}");
        page.photograph("save-pictures");
        let (_, route) = link.split_once("#/").expect("a view");
        page.go_to(route);
        page.sees(".board .piece");
        page.click_on("[data-action=play-position]");
        page.wait("a table is open", || page.text(".players").contains("Level 8").then_some(()));
    });
}

#[test]
fn a_line_is_learned_by_heart() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.play(&["f5", "d6", "c3"]);
        page.open_more();
        page.click_on("[data-action=study-line]");
        page.click_on("[data-action=study-0]");
        page.says("Kept: they come back");
        page.go_to("drills");
        page.has(2, ".drills li");
        page.says("a line that you study");
        page.click("Begin");
        page.shows(".drill", "What comes next");
        let others = ".cell.target:not([data-name=f5]):not([data-name=c3])";
        let wrong = page.attribute(others, "data-name").expect("another move");
        page.click_square(&wrong);
        page.shows(".drill", "Not yet");
        page.go_to("drills");
        page.shows("main", "1 of 2");
    });
}
