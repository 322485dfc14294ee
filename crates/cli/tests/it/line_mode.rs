//! The words of the line mode: everything that can be done at a table can be typed.

use crate::support::plateau::run_with;

/// What is said when these lines are typed in a game that begins with the first seat.
fn play(arguments: &str, lines: &[&str]) -> String {
    let typed: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    run_with(&format!("play {arguments} --first 1 --seed 1"), typed).done()
}

const TWO: &str = "morpion human:Ann human:Bob";

#[test]
fn the_moves_are_listed_with_numbers_comments_and_variations() {
    let lines =
        ["moves", "a1", "b1", "comment hm, \"b1\"", "undo", "c1", "moves", "goto 2", "moves"];
    let said = play(TWO, &lines);
    assert!(said.contains("no move has been played"), "{said}");
    assert!(said.contains("the comment is kept"), "{said}");
    let sheet = "1. A1 (Ann (X))\n2. B1 (Bob (O)) { hm, \"b1\" }\n  3. C1 (Bob (O)) <\n";
    assert!(said.contains(sheet), "{said}");
    assert!(said.contains("2. B1 (Bob (O)) < { hm, \"b1\" }"), "{said}");
}

#[test]
fn any_move_is_gone_to_by_its_number() {
    let said = play(TWO, &["a1", "b1", "c1", "goto 1", "goto 0", "goto 9", "goto", "goto x"]);
    assert!(said.contains("2 moves taken back") && said.contains("one move taken back"), "{said}");
    assert!(said.contains("there is no such place in this game"), "{said}");
    assert!(said.contains("\"x\" is not the number of a move"), "{said}");
}

#[test]
fn a_game_is_resigned_and_the_resignation_taken_back() {
    let said = play(TWO, &["a1", "resign", "resign", "undo", "b1"]);
    assert!(said.contains("Ann (X) wins: a player resigned"), "{said}");
    assert!(said.contains("the game is over\n"), "{said}");
    assert!(said.contains("the result is taken back, and the game goes on"), "{said}");
    assert!(said.contains("Bob (O) plays B1"), "{said}");
}

#[test]
fn a_draw_is_offered_declined_and_accepted() {
    let said = play(TWO, &["draw", "decline", "decline", "draw", "draw", "quit"]);
    assert!(said.contains("Ann (X) offers a draw"), "{said}");
    assert!(said.contains("Bob (O) declines the draw"), "{said}");
    assert!(said.contains("nobody has offered a draw"), "{said}");
    assert!(said.contains("Bob (O) accepts the draw"), "{said}");
    assert!(said.contains("draw: the players agreed on a draw"), "{said}");
    let refused = play("othello human human", &["draw"]);
    assert!(refused.contains("Othello has no draws by agreement"), "{refused}");
    let engine = play("morpion human random", &["draw"]);
    assert!(engine.contains("Computer 2, random (O) declines the draw"), "{engine}");
}

#[test]
fn computers_are_watched_step_by_step() {
    let said = play("morpion random random --pause", &["step", "step", "moves", "resume", "quit"]);
    assert!(said.contains("the game is paused"), "{said}");
    assert_eq!(said.matches("step, resume or quit?").count(), 4, "{said}");
    assert!(said.contains("2. ") && said.contains("the game goes on"), "{said}");
    assert!(
        said.contains("again, settings, replay, undo or quit?"),
        "who watches is asked at the end: {said}"
    );
}

#[test]
fn clocks_are_shown_and_stand_in_a_pause() {
    let lines = ["clock", "a1", "pause", "b1", "resume", "b1", "moves"];
    let said = play(&format!("{TWO} --clock fischer:300,increment=5"), &lines);
    let shown =
        said.lines().filter(|line| line.starts_with("Ann (X): ") && line.ends_with(" left"));
    assert_eq!(shown.count(), 4, "at the start, when asked, and after each move: {said}");
    assert!(said.contains("the clocks are stopped: resume it to play"), "{said}");
    assert!(said.contains("1. A1 (Ann (X), "), "{said}");
    assert!(play(TWO, &["clock"]).contains("no clock"));
    let refused = run_with("play morpion --clock hourglass", "").refused();
    assert!(refused.contains("choose none, move"), "{refused}");
}

#[test]
fn positions_are_written_and_set_up() {
    let lines = ["a1", "position", "setup XO./.../... X", "c1", "setup X", "position"];
    let said = play(TWO, &lines);
    assert!(said.contains("X../.../... O\n"), "{said}");
    assert_eq!(said.matches("Morpion: Ann (X) begins").count(), 2, "{said}");
    assert!(said.contains("XOX/.../... O\n"), "{said}");
    assert!(said.contains("\"X\", character "), "{said}");
    let from_there = run_with("play othello --position f5d6", "position\n").done();
    assert!(from_there.contains(" X\n"), "{from_there}");
    run_with("play morpion --position X", "").refused();
}

#[test]
fn what_may_be_played_is_listed_and_weighed() {
    let lines = ["a1", "a2", "b1", "b2", "legal", "values", "board", "c1", "legal", "values"];
    let said = play(TWO, &lines);
    assert!(said.contains("C1 C2 A3 B3 C3\n"), "{said}");
    assert!(said.contains("try C1 (win in 1, "), "{said}");
    let values: Vec<&str> = said.lines().filter(|line| line.contains(" = ")).collect();
    assert_eq!(values.len(), 5, "{said}");
    assert!(values[0].trim_start().starts_with("C1"), "the best first: {said}");
    assert_eq!(said.matches("the game is over\n").count(), 2, "{said}");
}

#[test]
fn a_hint_is_the_best_of_the_values_and_tells_its_depth() {
    let said = play("othello human human", &["f5", "hint", "values", "hint"]);
    let hints: Vec<&str> = said.lines().filter_map(|line| line.split("try ").nth(1)).collect();
    assert_eq!(hints.len(), 3, "{said}");
    assert!(hints.iter().all(|hint| *hint == hints[0]), "{said}");
    assert!(hints[0].contains(", depth "), "{said}");
}

#[test]
fn a_misspelt_word_is_recognised() {
    let said = play(TWO, &["undoo", "setings", "zz"]);
    assert!(said.contains("did you mean \"undo\"?"), "{said}");
    assert!(said.contains("did you mean \"settings\"?"), "{said}");
    assert_eq!(said.matches("did you mean").count(), 2, "{said}");
}

#[test]
fn who_leaves_a_game_is_told_how_to_go_on() {
    let said = play(TWO, &["a1", "quit"]);
    assert!(said.ends_with("the game is kept: \"plateau play --resume\" continues it\n"));
    for lines in [&["quit"][..], &["a1", "a2", "b1", "b2", "c1", "quit"]] {
        assert!(!play(TWO, lines).contains("--resume"), "nothing is left to go on with");
    }
    let unkept = play(&format!("{TWO} --no-library"), &["a1", "quit"]);
    assert!(!unkept.contains("--resume"), "{unkept}");
}

#[test]
fn the_search_of_a_player_is_the_one_it_plays_by() {
    let said = play("othello human alpha-beta", &["f5", "tree", "quit"]);
    assert!(said.contains("4 moves deep"), "{said}");
    assert!(!said.contains("stopped here"), "{said}");
}

#[test]
fn an_ending_that_stands_for_nothing_is_refused() {
    let said = play(TWO, &["a1", "save game.docx", "quit"]);
    assert!(said.contains("xml, json"), "{said}");
    let refused = run_with("print sheet --game morpion --output sheet.odt", "").refused();
    assert!(refused.contains(".odt"), "{refused}");
}

#[test]
fn columns_of_a_frame_are_headed_as_moves_are_written() {
    let said = play("connect-four human human", &["4", "quit"]);
    assert!(said.contains("  1  2  3  4  5  6  7\n"), "{said}");
}

#[test]
fn a_game_is_analysed() {
    let lines = ["analyse", "a1", "a2", "b1", "b2", "c3", "analyse"];
    let said = play(TWO, &lines);
    assert!(said.contains("no move has been played"), "{said}");
    assert!(said.contains("5. C3?? missed a win: loss in 2; C1: win in 1"), "{said}");
    assert!(said.contains("1. A1: "), "{said}");
}

#[test]
fn seats_are_given_to_others() {
    let lines = [
        "seat 2 rule-based",
        "seat 2 human:name=Zoé",
        "seat 0 human",
        "seat 3 human",
        "seat 1 oracle",
        "seat",
    ];
    let said = play(TWO, &lines);
    assert!(said.contains("Computer 2, rule-based (O) sits down"), "{said}");
    assert!(said.contains("Zoé (O) sits down"), "{said}");
    assert!(said.contains("\"0\" is not the number of a seat"), "{said}");
    assert!(said.contains("there is no player 3 at this table"), "{said}");
    assert!(said.contains("nothing is called \"oracle\""), "{said}");
}

#[test]
fn the_players_of_a_series_take_turns_in_beginning() {
    let said =
        run_with("play connect-four human:Ann human:Bob --alternate", "again\nagain\n").done();
    let begins: Vec<&str> = said.lines().filter(|line| line.contains("begins")).collect();
    assert!(
        begins[0].contains("Ann") && begins[1].contains("Bob") && begins[2].contains("Ann"),
        "{said}"
    );
}

#[test]
fn every_word_is_understood_in_french() {
    let lines = [
        "coups",
        "a1",
        "commenter très bien",
        "coups",
        "permis",
        "plateau",
        "position",
        "pendule",
        "nulle",
        "refuser",
        "abandonner",
        "annuler",
        "aller 0",
        "placer X../.../... O",
        "pause",
        "reprendre",
        "place 2 human:name=Zoé",
        "enregistrer",
        "charger",
    ];
    let said = play("morpion human:Anne human:Bruno --lang fr", &lines);
    assert!(!said.contains("n’est pas un coup"), "{said}");
    assert!(said.contains("{ très bien }"), "{said}");
    assert!(said.contains("Zoé (O) s’assied"), "{said}");
    assert_eq!(said.matches("nommez un fichier").count(), 2, "{said}");
}

#[test]
fn a_long_line_can_be_a_position_but_not_a_move() {
    let rows = vec![".".repeat(26); 26].join("/");
    let input = format!("setup {rows} X\nboard\n");
    let said =
        run_with("play morpion:width=26,height=26,align=5 human human --first 1", input).done();
    assert_eq!(said.matches("begins").count(), 2, "{said}");
}
