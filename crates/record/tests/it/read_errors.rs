//! What is wrong with a file, and where.

use record::{ReadError, ReadProblem, TextPosition, read};
use words::Words;

/// The refusal of a text, with its place.
fn refusal(text: &str) -> (ReadError, usize, usize) {
    let error = read(text.as_bytes()).expect_err(text);
    let TextPosition { line, column } = error.place.expect("a place");
    (error, line, column)
}

#[test]
fn a_move_that_cannot_be_played_is_named_with_its_place() {
    let (error, line, column) = refusal("f5d6\nc3z9");
    assert_eq!((&*error.text, line, column), ("z9", 2, 3));
    let (error, line, column) = refusal("44\n4444444");
    assert_eq!((&*error.text, line, column), ("4", 2, 7));
    assert!(matches!(*error.problem, ReadProblem::Illegal { number: 7, .. }), "{error}");
    let json = "{\"plateau\": 1, \"games\": [\n {\"game\": \"morpion\", \"moves\":\n  [{\"move\": \"B2\"},\n   {\"move\": \"B2\"}]}]}";
    let (error, line, column) = refusal(json);
    assert_eq!((&*error.text, line, column), ("B2", 4, 4));
    let xml = "<plateau version='1'>\n<game spec='morpion'>\n<moves><move text='B2'/>\n  <move text='B2'/></moves></game></plateau>";
    let (error, line, column) = refusal(xml);
    assert_eq!((&*error.text, line, column), ("B2", 4, 3));
    assert_eq!(
        Words::embedded().say(&error),
        "line 4, column 3, \"B2\": move 2 cannot be played: \"B2\" is not a legal move here"
    );
    let french = Words::new("fr").expect("French").say(&error);
    assert!(french.starts_with("ligne 4, colonne 3, «"), "{french}");
}

#[test]
fn broken_grammar_is_found_where_it_is() {
    for (text, line, column) in [
        ("<plateau version='1'>\n  <game spec='othello'>\n</plateau>", 3, 1),
        ("<plateau version='1'><game spec='othello'/>", 1, 1),
        ("{\"plateau\": 1,\n \"games\": [}", 2, 12),
        ("{\"plateau\": 1,\n \"games\": [{\"game\": 7}]}", 2, 22),
        ("<plateau version='1'><game spec='othello'>&nosuch;</game></plateau>", 1, 43),
    ] {
        let (error, found_line, found_column) = refusal(text);
        assert_eq!((found_line, found_column), (line, column), "{text}: {error}");
    }
}

#[test]
fn a_bomb_of_entities_is_refused_unread() {
    let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY a \"aaaaaaaa\"><!ENTITY b \"&a;&a;\">]>\n<plateau version=\"1\">&b;</plateau>";
    let (error, line, _) = refusal(bomb);
    assert_eq!((*error.problem, line), (ReadProblem::DocumentType, 2));
    let deep = "<plateau version='1'>".to_owned() + &"<a>".repeat(100_000);
    let (error, ..) = refusal(&deep);
    assert!(matches!(*error.problem, ReadProblem::TooDeep { .. }));
}

#[test]
fn a_newer_file_says_so() {
    for text in
        ["<plateau version='7'><game/></plateau>", "{\"plateau\": 7, \"games\": \"who knows\"}"]
    {
        let error = read(text.as_bytes()).expect_err(text);
        assert_eq!(*error.problem, ReadProblem::Newer { found: 7, known: 1 });
    }
}

#[test]
fn what_is_no_game_is_told_apart() {
    let whole = |bytes: &[u8]| *read(bytes).expect_err("no game").problem;
    assert_eq!(whole(b""), ReadProblem::Empty);
    assert_eq!(whole(b" \n\t"), ReadProblem::Empty);
    assert_eq!(whole(b"\x7fELF\0\0\0\0"), ReadProblem::NoText);
    assert_eq!(whole(b"Dear diary!"), ReadProblem::NoForm);
    assert_eq!(whole(b"{\"plateau\": 1, \"games\": []}"), ReadProblem::Empty);
    let reading = record::ReadContext { longest: 10, ..record::ReadContext::default() };
    let long = reading.read(b"f5d6c3d3c4f4").expect_err("long");
    assert_eq!(*long.problem, ReadProblem::TooLong { most: 10 });
}

#[test]
fn windows_letters_and_utf_16_are_text() {
    let xml = "<plateau version='1'><game spec='othello'><players><player kind='human' name='Zoé €'/><player kind='human'/></players></game></plateau>";
    let latin: Vec<u8> = xml
        .chars()
        .map(|letter| match letter {
            '€' => 0x80,
            letter => u8::try_from(u32::from(letter)).expect("Latin"),
        })
        .collect();
    let utf16: Vec<u8> =
        [0xFEFF].into_iter().chain(xml.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for bytes in [xml.as_bytes(), &latin, &utf16] {
        let records = read(bytes).expect("text");
        assert_eq!(records[0].players[0].name.as_deref(), Some("Zoé €"));
    }
}

#[test]
fn wrong_values_are_refused() {
    for (text, what) in [
        ("{\"plateau\":1,\"games\":[{\"game\":\"othello\",\"begun\":\"yesterday\"}]}", "date"),
        (
            "{\"plateau\":1,\"games\":[{\"game\":\"othello\",\"result\":{\"outcome\":\"win\",\"player\":3}}]}",
            "result",
        ),
        (
            "{\"plateau\":1,\"games\":[{\"game\":\"othello\",\"players\":[{\"kind\":\"dog\"},{\"kind\":\"human\"}]}]}",
            "kind",
        ),
        ("{\"plateau\":1,\"games\":[{\"game\":\"othello\",\"facts\":{\"a b\":\"c\"}}]}", "fact"),
        (
            "{\"plateau\":1,\"games\":[{\"game\":\"othello\",\"moves\":[{\"move\":\"f5\",\"spent\":-1}]}]}",
            "time",
        ),
        (
            "<plateau version='1'><game spec='othello'><moves><move text='f5' spent='inf'/></moves></game></plateau>",
            "time",
        ),
        (
            "<plateau version='1'><game spec='othello'><moves><move text='f5' after='x'/></moves></game></plateau>",
            "after",
        ),
    ] {
        let (error, ..) = refusal(text);
        assert_eq!(*error.problem, ReadProblem::Meaningless { what }, "{text}");
    }
    let (error, ..) = refusal("{\"plateau\":1,\"games\":[{\"game\":\"othello\",\"current\":3}]}");
    assert_eq!(*error.problem, ReadProblem::NoSuchMove);
    let (error, ..) = refusal("{\"plateau\":1,\"games\":[{\"game\":\"chess\"}]}");
    assert!(matches!(*error.problem, ReadProblem::Spec(_)));
    let (error, ..) = refusal(
        "{\"plateau\":1,\"games\":[{\"game\":\"othello\",\"players\":[{\"kind\":\"human\"}]}]}",
    );
    assert_eq!(*error.problem, ReadProblem::SeatCount { expected: 2, found: 1 });
}
