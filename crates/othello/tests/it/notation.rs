//! Every way of writing moves and positions.

use othello::{Move, Narrow, Othello, Wide, board_string, ggf, obf, transcript};
use rules::{Game, History, Notation, Player, PositionError, Problem, UnknownMove};

const START: &str = "---------------------------OX------XO--------------------------- X";

fn eight() -> Othello<Narrow> {
    Othello::new(8)
}

fn refused(text: &str) -> PositionError {
    eight().read_position(text).expect_err("no position")
}

fn unexpected(found: &str, allowed: &[&str]) -> Problem {
    let allowed = allowed.iter().map(|&word| word.to_owned()).collect();
    Problem::Unexpected { found: found.to_owned(), allowed }
}

#[test]
fn moves_are_read_in_every_spelling() {
    let game = eight();
    let start = game.start();
    for text in ["f5", "F5", " f5 "] {
        assert_eq!(game.read_move(&start, text), Ok(Move::Place(4 * 8 + 5)));
    }
    for text in ["f4", "a0", "i1", "f", "5f", "", "f55", "f5d6", "pass", "é5", "f٥"] {
        assert_eq!(game.read_move(&start, text), Err(UnknownMove(text.to_owned())), "{text:?}");
    }
    let game = Othello::<Narrow>::new(4);
    let stuck = game.read_position("-XXO OOOO OOOO OOOO X").expect("a position");
    for text in ["pass", "Pass", "PA", "ps", "--"] {
        assert_eq!(game.read_move(&stuck, text), Ok(Move::Pass));
    }
}

#[test]
fn squares_of_large_boards_have_two_digits() {
    let game = Othello::<Wide>::new(16);
    let start = game.start();
    let names: Vec<_> =
        game.moves(&start).expect("moves").map(|played| game.write_move(&start, played)).collect();
    assert_eq!(names, ["h7", "g8", "j9", "i10"]);
    assert!(game.read_position("i10 h10").is_ok());
}

#[test]
fn board_strings_are_read_in_every_alphabet() {
    let game = eight();
    let start = game.start();
    let forms = [
        START.to_owned(),
        START.replace(' ', ""),
        START.replace('-', "."),
        START.to_lowercase(),
        START.replace('X', "*"),
        START.replace('X', "B").replace('O', "W"),
        START.as_bytes().chunks(8).map(|row| String::from_utf8_lossy(row) + "\n").collect(),
    ];
    for form in forms {
        assert_eq!(game.read_position(&form), Ok(start), "{form:?}");
    }
    assert_eq!(game.write_position(&start), START);
    let white = board_string::read(&game, &START.replace(" X", " O")).expect("White to move");
    assert_eq!((white.turn, white.own), (Player::SECOND, start.other));
}

#[test]
fn bad_board_strings_are_refused_at_their_place() {
    let error = refused(&START.replacen('O', "?", 1));
    assert_eq!((error.place, error.problem), (28, unexpected("?", &["X", "O", "-"])));
    let error = refused(&START[1..]);
    assert_eq!((error.place, error.problem), (66, Problem::Length { found: 63, expected: 64 }));
    let error = refused(&format!("-{START}"));
    assert_eq!((error.place, error.problem), (65, Problem::Length { found: 65, expected: 64 }));
    let error = refused(&format!("{START}{START}").replace(' ', ""));
    assert_eq!((error.place, error.problem), (65, Problem::Length { found: 130, expected: 64 }));
    let error = refused(&START[..64]);
    let allowed = ["X", "O"].map(str::to_owned).to_vec();
    assert_eq!((error.place, error.problem), (65, Problem::Missing { allowed }));
    let error = refused(&START.replace(" X", " -"));
    assert_eq!((error.place, error.problem), (66, unexpected("-", &["X", "O"])));
    let error = refused("");
    assert_eq!((error.place, error.problem), (1, Problem::Length { found: 0, expected: 64 }));
    let error = Othello::<Narrow>::new(6).read_position(START).expect_err("too large");
    assert_eq!((error.place, error.problem), (37, Problem::Length { found: 64, expected: 36 }));
}

#[test]
fn places_count_characters_and_not_bytes() {
    let error = refused("é–-");
    assert_eq!((error.place, error.problem), (1, unexpected("é", &["X", "O", "-"])));
    let error = refused("f5 d6 é");
    assert_eq!((error.place, error.problem), (7, unexpected("é", &["f5", "pass"])));
}

#[test]
fn transcripts_imply_their_passes() {
    let game = eight();
    let line = transcript::read(&game, game.start(), "f5d6c3d3c4f4").expect("an opening");
    assert_eq!(line.moves().len(), 6);
    assert_eq!(transcript::write(&line), "f5d6c3d3c4f4");
    let line = passes(&game);
    let moves = line.moves();
    let passes = moves.iter().filter(|&&played| played == Move::Pass).count();
    assert!(passes > 0, "a game with a pass");
    let text = transcript::write(&line);
    assert_eq!(text.len(), 2 * (moves.len() - passes), "passes are left out");
    let again = transcript::read(&game, game.start(), &text).expect("a game");
    assert_eq!(again.moves(), moves);
    for spelling in ["--", "PA", "ps", "pass", " pass "] {
        let spelled: String = moves
            .iter()
            .zip(line.positions())
            .map(|(&played, position)| match played {
                Move::Pass => spelling.to_owned(),
                Move::Place(_) => game.write_move(position, played).to_uppercase(),
            })
            .collect();
        let again = transcript::read(&game, game.start(), &spelled).expect("a game");
        assert_eq!(again.moves(), moves, "{spelled}");
    }
}

/// A random game with a pass before its last move.
fn passes(game: &Othello<Narrow>) -> History<Othello<Narrow>> {
    let games = (0..).map(|seed| crate::random::game(game, seed));
    let passed = |line: &History<_>| line.moves().contains(&Move::Pass);
    games.into_iter().find(passed).expect("a game with a pass")
}

#[test]
fn bad_transcripts_are_refused_at_their_place() {
    let illegal = |played: &str, number| Problem::IllegalMove { played: played.to_owned(), number };
    let error = refused("f5d6c3d3c4f5");
    assert_eq!((error.place, error.problem), (11, illegal("f5", 6)));
    let error = refused("f5 d6 -- c3");
    assert_eq!((error.place, error.problem), (7, illegal("--", 3)));
    let error = refused("f5i9");
    assert_eq!((error.place, error.problem), (3, Problem::UnknownSquare("i9".to_owned())));
    let error = refused("f5d6!");
    assert_eq!((error.place, error.problem), (5, unexpected("!", &["f5", "pass"])));
    let error = refused("1. f5");
    assert_eq!((error.place, error.problem), (1, unexpected("1", &["f5", "pass"])));
}

const OBF: &str = "-XXO------------ X; A1:+3; B2:-10;";

#[test]
fn obf_lines_are_read_and_written() {
    let game = eight();
    let text = include_str!("data/ffo-40-49.obf");
    for line in text.lines() {
        let exercise = obf::read(&game, line).expect("a line of the test suite");
        let legal = game.moves(&exercise.position).expect("moves").count();
        assert_eq!(exercise.scores.len(), legal, "every move has its score");
        assert_eq!(obf::write(&game, &exercise), line.trim_end());
        assert_eq!(game.read_position(line), Ok(exercise.position));
    }
    let line = format!("{START}; F5:+0 ;; D3:-2;% both drawn; or not");
    let exercise = obf::read(&game, &line).expect("a line with a comment");
    assert_eq!(exercise.scores, [(Move::Place(37), 0), (Move::Place(19), -2)]);
}

#[test]
fn bad_obf_lines_are_refused_at_their_place() {
    let error = refused(&format!("{START}; F5:+0; F4:+2;"));
    let problem = Problem::IllegalMove { played: "F4".to_owned(), number: 2 };
    assert_eq!((error.place, error.problem), (76, problem));
    let error = refused(&format!("{START}; F5+0;"));
    assert_eq!((error.place, error.problem), (71, unexpected("+", &[":"])));
    let error = refused(&format!("{START}; F5:many;"));
    assert_eq!((error.place, error.problem), (72, unexpected("m", &["+2", "-2"])));
    let error = refused(OBF);
    assert_eq!((error.place, error.problem), (19, Problem::Length { found: 16, expected: 64 }));
    assert_eq!(error.text, OBF, "the whole line");
}

const GGF: &str = "(;GM[Othello]PC[GGS/os]DT[2003.12.15]PB[Ann]PW[Bob (1)]RE[+12.00]TY[8]\
    BO[8 ---------------------------O*------*O--------------------------- *]\
    B[F5//0.2]W[D6/-0.30/1.5]B[C3];)";

#[test]
fn ggf_is_read_and_written() {
    let game = eight();
    let record = ggf::read(&game, GGF).expect("a record");
    assert_eq!(ggf::size(GGF), Some(8));
    assert_eq!(record.tags[2], ("PB".to_owned(), "Ann".to_owned()));
    assert_eq!(transcript::write(&record.history), "f5d6c3");
    assert_eq!(record.remarks[1].opinion, "-0.30");
    assert_eq!(record.remarks[1].seconds, "1.5");
    assert_eq!(record.remarks[0].opinion, "");
    assert_eq!(ggf::write(&game, &record), GGF);
    assert_eq!(game.read_position(GGF), game.read_position("f5d6c3"));
    let archived = format!("1 {GGF}\n");
    assert_eq!(game.read_position(&archived), game.read_position("f5d6c3"));
}

#[test]
fn ggf_keeps_passes_whether_written_or_not() {
    let game = eight();
    let history = passes(&game);
    let record = ggf::GgfGame { tags: Vec::new(), history, remarks: Vec::new() };
    let text = ggf::write(&game, &record);
    assert!(text.contains("[PA]"), "{text}");
    let read = ggf::read(&game, &text).expect("a record");
    assert_eq!(read.history.moves(), record.history.moves());
    let silent = text.replace("B[PA]", "").replace("W[PA]", "");
    let read = ggf::read(&game, &silent).expect("a record");
    assert_eq!(read.history.moves(), record.history.moves());
    assert_eq!(read.remarks.len(), read.history.moves().len());
}

#[test]
fn bad_ggf_is_refused_at_its_place() {
    let at = |from: &str, to: &str, place_of: &str| {
        let text = GGF.replacen(from, to, 1);
        let error = refused(&text);
        let place = text.find(place_of).expect("the place") + 1;
        assert_eq!(error.place, place, "{text}");
        error.problem
    };
    assert_eq!(at("Othello", "Go", "Go"), unexpected("G", &["Othello"]));
    let problem = Problem::IllegalMove { played: "D7".to_owned(), number: 2 };
    assert_eq!(at("D6/", "D7/", "D7"), problem);
    assert_eq!(at("W[D6", "B[D6", "B[D6"), unexpected("B", &["W"]));
    assert_eq!(at("F5/", "xx/", "xx"), unexpected("x", &["F5", "PA"]));
    assert_eq!(at("-O*-", "-O?-", "?"), unexpected("?", &["X", "O", "-"]));
    assert_eq!(at("BO[8", "BO[6", "6 --"), Problem::Length { found: 36, expected: 64 });
    assert_eq!(at("TY[8]", "TY 8 ", " 8 BO"), unexpected(" ", &["[", ";)"]));
    let error = refused("(;GM[Othello");
    assert_eq!((error.place, error.problem), (13, Problem::Missing { allowed: vec!["]".into()] }));
}

#[test]
fn the_picture_shows_discs_and_counts_them() {
    let game = eight();
    let position = game.read_position("f5d6").expect("a position");
    let board = game.board(&position);
    assert_eq!((board.width, board.height, board.tallies.as_slice()), (8, 8, &[3, 3][..]));
    let owner = |column, row| board.at(rules::Square { column, row }).map(|piece| piece.player);
    assert_eq!(owner(5, 4), Some(Player::FIRST));
    assert_eq!(owner(3, 5), Some(Player::SECOND));
    assert_eq!(owner(0, 0), None);
}
