//! Games by the names that people know, and words that were almost right.

use crate::support::plateau::{finish, plateau, run};

#[test]
fn games_are_known_by_their_other_names_in_letters_of_any_size() {
    for (name, own) in [
        ("checkers", "draughts:english"),
        ("Reversi", "othello"),
        ("Othello", "othello"),
        ("tic-tac-toe", "morpion"),
        ("noughts and crosses", "morpion"),
        ("gomoku", "morpion:width=15,height=15,align=5"),
        ("connect4", "connect-four"),
        ("Puissance 4", "connect-four"),
        ("dames", "draughts"),
        ("dames:russian", "draughts:russian"),
    ] {
        let said = |game: &str| finish(&mut plateau(["perft", game, "2"])).done();
        let counts = |text: String| text.split(" (").next().map(str::to_owned);
        assert_eq!(counts(said(name)), counts(said(own)), "{name}");
    }
}

#[test]
fn a_word_that_is_almost_right_is_answered_with_the_one_that_was_meant() {
    for (arguments, meant) in [
        ("perft othelo 2", "did you mean othello?"),
        ("analyse othello alpha-bta:2", "did you mean alpha-beta?"),
        ("analyse othello alpha-beta:detph=2", "did you mean depth?"),
        ("perft morpion:widht=4 2", "did you mean width?"),
    ] {
        let refused = run(arguments).refused();
        assert!(refused.contains(meant), "{arguments}: {refused}");
    }
    let refused = run("perft chess 2").refused();
    assert!(refused.contains("nothing is called \"chess\": choose"), "{refused}");
}
