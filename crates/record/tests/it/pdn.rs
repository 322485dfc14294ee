//! PDN, as we write it and as others do.

use std::time::Duration;

use proptest::prelude::*;
use record::{
    Form, GameDate, NodeId, Participant, ReadContext, ReadProblem, Record, WriteError, read, write,
};
use rules::{Outcome, Player, Reason};
use session::{Occupant, PlayerScore};

use crate::support::{
    any_record::{GAMES, any_record, any_record_at_its_end},
    rewriting::read_and_rewrite,
};

fn texts(record: &Record) -> Vec<&str> {
    record.main_line().collect()
}

fn one(text: &str) -> Record {
    let mut records = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// What PDN has no place for is left out, and what would end a comment is written otherwise.
fn as_pdn_holds_it(mut record: Record) -> Record {
    let plain = |text: &str| text.replace('{', "(").replace('}', ")");
    record.terms = record::Terms::default();
    record.saved = None;
    for player in &mut record.players {
        player.symbol = None;
        player.tally = PlayerScore::default();
    }
    for node in record.tree.nodes() {
        let remark = record.tree.remark_mut(node);
        remark.comment = remark.comment.as_deref().map(plain);
    }
    if let Some(verdict) = &mut record.verdict
        && let Outcome::Lose(player) = verdict.outcome
    {
        verdict.outcome = Outcome::Win(player.other());
    }
    record
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn draughts_survive(seed: u64) {
        let mut records = Vec::new();
        for game in GAMES.iter().filter(|game| game.starts_with("draughts")) {
            let record = as_pdn_holds_it(any_record_at_its_end(game, seed));
            let written = write(Form::Pdn, std::slice::from_ref(&record)).expect("it fits");
            let again = read(&written);
            let text = String::from_utf8(written).expect("text");
            prop_assert_eq!(again, Ok(vec![record.clone()]), "{}", text);
            records.push(record);
        }
        let written = write(Form::Pdn, &records).expect("they fit");
        prop_assert_eq!(read(&written), Ok(records));
    }

    #[test]
    fn a_damaged_file_is_refused_or_read_but_never_panics(
        seed: u64, at in any::<prop::sample::Index>(), byte: u8, cut: bool,
    ) {
        let record = any_record("draughts:russian", seed);
        let mut written = write(Form::Pdn, &[record.clone(), record]).expect("it fits");
        let at = at.index(written.len());
        written[at] = byte;
        if cut {
            written.truncate(at);
        }
        read_and_rewrite(&ReadContext::default(), &written);
    }

    #[test]
    fn anything_behind_a_tag_is_refused_or_read(text in any::<String>()) {
        let bytes = format!("[Event \"x\"]\n{text}").into_bytes();
        read_and_rewrite(&ReadContext::default(), &bytes);
    }
}

#[test]
fn other_games_do_not_fit() {
    let record = any_record("othello", 1);
    let refused = write(Form::Pdn, &[record]);
    assert_eq!(refused, Err(WriteError::OtherGame { form: Form::Pdn, game: "othello".to_owned() }));
}

#[test]
fn a_game_is_written_as_the_standard_asks() {
    let mut record = one("32-28 19-23 28x19 14x23");
    record.players[0].name = Some("Zoé \"Z\"".to_owned());
    record.begun = GameDate::read("2012-02-01");
    let written = write(Form::Pdn, &[record]).expect("it fits");
    let expected = "[Date \"2012.02.01\"]\n[White \"Zoé \\\"Z\\\"\"]\n[Result \"*\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    assert_eq!(String::from_utf8(written).expect("text"), expected);
}

#[test]
fn lines_of_moves_fit_a_page() {
    for seed in 0..10 {
        let mut record = any_record("draughts:international", seed);
        for node in record.tree.nodes() {
            record.tree.remark_mut(node).comment = None;
        }
        let written = String::from_utf8(write(Form::Pdn, &[record]).expect("it fits"));
        let written = written.expect("text");
        let (_, moves) = written.split_once("\n\n").expect("tags and moves");
        assert!(moves.lines().all(|line| line.chars().count() <= 79), "{moves}");
        assert!(moves.ends_with("*\n"));
    }
}

#[test]
fn careless_writers_are_understood() {
    let expected = ["32-28", "19-23", "28x19", "14x23", "31-27"];
    for text in [
        "1.32-28 19-23 2.28x19 14x23 3.31-27",
        "1. 32-28 19-23 2. 28x19 14x23 3. 31-27 *",
        "1 . 32 - 28 1... 19 - 23\n2 . 28 x 19 2... 14 x 23 3 . 31 - 27",
        "1. 32-28 ... 19-23 2. 28X19 14×23 3. 31–27",
        "[Event \"a\"][Site \"b\"]\n32-28 19-23 28:19 14:23 31-27 0-0",
        "% a line for nobody\n1. 32-28! 19-23?! 2. 28x19 (!) 14x23 $3 3. 31-27 % the end",
        "1. 32-28 {a comment (with brackets) [and more]} 19-23 ; the rest of a line (\n 28x19 14x23 31-27",
        "\u{feff}[GameType \"20\"]\r\n\r\n1. 32-28 19-23\r\n2. 28x19 14x23 3. 31-27 1-1\r\n",
        "1. 032-28 19-023 2. 28x19x23 14x23x19 3. 31-27",
        "1. 32-28 (1. 33-28 18-23 (1... 19-23) 2. 31-27) (1. 34-30) 19-23 2. 28x19 14x23 3. 31-27",
    ] {
        assert_eq!(texts(&one(text)), expected, "{text}");
    }
}

#[test]
fn results_end_games_and_are_told_from_moves() {
    let text = "1. 32-28 19-23 2-0 1. 33-28 18-23 1/2-1/2\n1. 31-27 1-18 0-2";
    let games = ReadContext::default().read_each(text.as_bytes()).expect("games");
    assert_eq!(games.len(), 3);
    let verdict = |index: usize| {
        games[index].as_ref().expect("a game").verdict.map(|verdict| verdict.outcome)
    };
    assert_eq!(verdict(0), Some(Outcome::Win(Player::FIRST)));
    assert_eq!(verdict(1), Some(Outcome::Draw));
    let illegal = games[2].as_ref().expect_err("1-18 is a move, and no legal one");
    assert_eq!(illegal.text, "1-18");
    assert_eq!(illegal.place, Some(record::TextPosition { line: 2, column: 10 }));
    assert!(matches!(*illegal.problem, ReadProblem::Illegal { number: 2, .. }));
}

#[test]
fn black_begins_english_draughts_and_wins_as_black() {
    let record = one(
        "[White \"W\"]\n[Black \"B\"]\n[Result \"0-1\"]\n[GameType \"21\"]\n1. 11-15 23-19 2. 8-11 22-17 0-1",
    );
    assert_eq!(record.game.to_string(), "draughts:variant=english");
    assert_eq!(record.players[0].name.as_deref(), Some("B"));
    assert_eq!(record.verdict.map(|verdict| verdict.outcome), Some(Outcome::Win(Player::FIRST)));
    let same =
        one("[White \"W\"]\n[Black \"B\"]\n[Result \"0-1\"]\n1. 11-15 23-19 2. 8-11 22-17 0-1");
    assert_eq!(same, record, "the variant shows from the moves");
}

#[test]
fn variants_are_told_by_their_moves() {
    for (text, variant) in [
        ("1. 11-15 23-19", "english"),
        ("1. c3-d4 d6-c5", "russian"),
        ("1. c3d4 d6c5 2. b2-c3", "russian"),
        ("1. 32-28 19-23", "international"),
        ("1. 21-17 10-14", "italian"),
        ("1. 48-42 25-31", "canadian"),
        ("1. 32-28 19-23 2. 28x19 14x23", "international"),
        ("[FEN \"W:WK50:BK5\"]\n1. 50-45", "international"),
    ] {
        let game = one(text).game;
        assert_eq!(game.given("variant"), Some(variant), "{text}");
    }
}

#[test]
fn game_types_name_variants_sizes_and_who_begins() {
    for (value, spec) in [
        ("20", "draughts:variant=international"),
        ("20,W,10,10,N2,0", "draughts:variant=international"),
        ("20,W,12,12,N2,0", "draughts:variant=international,width=12,height=12"),
        ("21,W,8,8,N1,0", "draughts:variant=english,first=white"),
        ("22,W,8,8,N2,1", "draughts:variant=italian"),
        ("23,B,8,8,N1,0", "draughts:variant=pool"),
        ("24,W,8,8,N1,1", "draughts:variant=spanish"),
        ("25,W,8,8,A0,0", "draughts:variant=russian"),
        ("26,W,8,8,A0,0", "draughts:variant=brazilian"),
        ("27,W,12,12,N2,0", "draughts:variant=canadian"),
        ("28,W,8,8,N1,1", "draughts:variant=spanish"),
        ("29,W,8,8,A0,0", "draughts:variant=czech"),
        ("40,W,10,10,N2,0", "draughts:variant=frisian"),
    ] {
        let record = one(&format!("[GameType \"{value}\"]\n*"));
        assert_eq!(record.game.to_string(), spec, "{value}");
    }
    for value in ["30", "31", "41", "50", "99", "international", ""] {
        let error = read(format!("[Event \"x\"]\n[GameType \"{value}\"]\n*").as_bytes());
        let error = error.expect_err(value);
        assert_eq!(*error.problem, ReadProblem::OtherGame, "{value}");
        assert_eq!(error.place.map(|place| place.line), Some(2));
    }
}

#[test]
fn comments_times_and_marks_stay_with_their_moves() {
    let record = one(
        "{Before} 1. 32-28!! {[%clk 0:24:03.5] good} $10 19-23 {[%emt 0:00:07] [%eval -0.4] [%foo bar]} ( {the other way} 1... 18-23 {[%clk w1:00:00 B0:59:00]}) 2. 28x19* 14x23",
    );
    let tree = &record.tree;
    assert_eq!(tree.remark(NodeId::START).comment.as_deref(), Some("Before"));
    let first = tree.remark(NodeId::new(1));
    assert_eq!(first.left, Some(Duration::from_millis(1_443_500)));
    assert_eq!((first.comment.as_deref(), &*first.marks), (Some("good"), &[3, 10][..]));
    let second = tree.remark(NodeId::new(2));
    assert_eq!(second.spent, Some(Duration::from_secs(7)));
    assert_eq!(second.opinion.as_deref(), Some("-0.4"));
    assert_eq!(second.comment.as_deref(), Some("[%foo bar]"));
    let branch = tree.followers(NodeId::new(1)).nth(1).expect("a variation");
    assert_eq!(tree.text(branch), "18-23");
    assert_eq!(tree.remark(branch).comment.as_deref(), Some("the other way"));
    assert_eq!(tree.remark(branch).left, Some(Duration::from_hours(1)));
    let forced = tree.main_line().nth(2).expect("a move");
    assert_eq!(tree.remark(forced).marks, [7]);
}

#[test]
fn starts_are_read_from_the_tag_and_from_the_text() {
    for text in [
        "[FEN \"B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29.\"]\n[GameType \"21\"]\n1... 22-26",
        "[GameType \"21\"]\n/FEN \"B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29\"/ 22-26",
    ] {
        let record = one(text);
        assert_eq!(texts(&record), ["22-26"]);
        let start = record.start.clone().expect("a start");
        assert_eq!(start, "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29");
        let written = write(Form::Pdn, std::slice::from_ref(&record)).expect("it fits");
        assert_eq!(read(&written), Ok(vec![record]));
    }
    let error = read(b"[FEN \"B:W18,99:B12\"]\n[GameType \"21\"]\n*").expect_err("no such square");
    assert!(matches!(*error.problem, ReadProblem::Position(_)));
    let error = read(b"1. 32-28 /FEN \"W:W1:BK5\"/ *").expect_err("a start in the middle");
    assert_eq!(*error.problem, ReadProblem::Meaningless { what: "FEN" });
}

#[test]
fn other_tags_are_kept_and_written_again() {
    let record = one(
        "[Event \"World \\\"Cup\\\" \\\\\"]\n[Annotator \"?\"]\n[Termination \"adjudication\"]\n[WhiteType \"program\"]\n[BlackElo \"2100\"]\n[Date \"1994.??.??\"]\n1. 32-28 *",
    );
    assert_eq!(record.facts["Event"], "World \"Cup\" \\");
    assert_eq!(record.facts["BlackElo"], "2100");
    assert_eq!(record.facts["Termination"], "adjudication");
    assert!(!record.facts.contains_key("Annotator"));
    assert_eq!(
        record.players[0].kind,
        Some(Occupant::Computer(rules::Spec::new(Participant::PROGRAM)))
    );
    assert_eq!(record.begun, GameDate::read("1994"));
    let written = write(Form::Pdn, std::slice::from_ref(&record)).expect("it fits");
    assert_eq!(read(&written), Ok(vec![record]));
    let resigned = one("[Result \"2-0\"]\n[Termination \"resignation\"]\n1. 32-28 *");
    assert_eq!(resigned.verdict.and_then(|verdict| verdict.reason), Some(Reason::Resignation));
}

#[test]
fn nobody_is_taken_for_a_person_unless_the_file_says_so() {
    let written = |text| String::from_utf8(write(Form::Pdn, &[one(text)]).expect("it fits"));
    let silent = written("[White \"Zoé\"]\n1. 32-28 *").expect("text");
    assert!(!silent.contains("Type \"human\""), "{silent}");
    let told = written("[BlackType \"human\"]\n1. 32-28 *").expect("text");
    assert!(told.contains("[BlackType \"human\"]") && !told.contains("WhiteType"), "{told}");
}

#[test]
fn a_variation_that_repeats_a_move_does_not_become_the_main_line() {
    for (text, main, branches) in [
        ("1. 32-28 19-23 2. 28x19 (2. 28x19 13x24) 14x23 3. 37-32 1-1", "14x23 37-32", "13x24"),
        (
            "1. 32-28 19-23 (1... 19-23 2. 28x19 13x24 (2... 14x23)) 2. 28x19 14x23",
            "14x23",
            "13x24",
        ),
        ("1. 32-28 19-23 2. 28x19 (2. 28x19 14x23 3. 31-27) 14x23 3. 37-32", "14x23 37-32", ""),
    ] {
        let record = one(&format!("[GameType \"20\"]\n{text}"));
        let line = texts(&record).join(" ");
        assert_eq!(line, format!("32-28 19-23 28x19 {main}"), "{text}");
        let others = record.tree.followers(NodeId::new(3)).skip(1);
        let others: Vec<&str> = others.map(|node| record.tree.text(node)).collect();
        assert_eq!(others.join(" "), branches, "{text}");
        let again = read(&write(Form::Pdn, std::slice::from_ref(&record)).expect("it fits"));
        assert_eq!(again, Ok(vec![record]), "{text}");
    }
}

#[test]
fn the_reading_that_gets_furthest_says_what_is_wrong() {
    for (text, number, quoted) in [
        ("1. 32-28 19-23 2. 99-1", 3, "99-1"),
        ("1. 32-28 19-23 2. c3-d4", 3, "c3-d4"),
        ("1. 32-28 19-23 2. 28x19 14x24", 4, "14x24"),
    ] {
        let error = read(text.as_bytes()).expect_err(text);
        assert_eq!(error.text, quoted, "{text}");
        let illegal =
            matches!(*error.problem, ReadProblem::Illegal { number: at, .. } if at == number);
        assert!(illegal, "{text}: {error}");
        let assumed = error.assumed.expect("a guess").to_string();
        assert_eq!(assumed, "draughts:variant=international", "{text}");
    }
}

#[test]
fn one_bad_game_does_not_spoil_the_others() {
    let text = "[Event \"1\"]\n1. 32-28 19-23 *\n[Event \"2\"]\n1. 32-28 what now? *\n[Event \"3\"]\n1. 31-27 *\n[Event \"4\"]\n1. 5-1 *\n[Event \"5\"]\n(1. 31-27 *\n[Event \"6\"]\n1. 33-28";
    let games = ReadContext::default().read_each(text.as_bytes()).expect("games");
    let sound: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(sound, [true, false, true, false, false, true]);
    let error = games[1].as_ref().expect_err("no words");
    assert_eq!(
        (&*error.text, error.place),
        ("what", Some(record::TextPosition { line: 4, column: 10 }))
    );
}

#[test]
fn russian_short_notation_leaves_the_row_of_the_first_square_out() {
    let text = "[GameType \"25\"]\n1. cd4 bc5 2. d:b6 ac5 3. bc3 *\n";
    let [record] = &read(text.as_bytes()).expect("a game")[..] else { panic!("one game") };
    let moves: Vec<&str> = record.main_line().collect();
    assert_eq!(moves, ["c3-d4", "b6-c5", "d4:b6", "a7:c5", "b2-c3"]);
}

#[test]
fn games_are_read_one_after_the_other_and_as_often_as_is_asked_for() {
    let text = "[Event \"1\"]\n1. 32-28 *\n[Event \"2\"]\n1. 19-20 *\n[Event \"3\"]\n1. 31-27 *\n";
    let context = ReadContext::default();
    let source = context.open(text.as_bytes()).expect("games");
    for _ in 0..2 {
        let sound: Vec<bool> = source.games().expect("games").map(|game| game.is_ok()).collect();
        assert_eq!(sound, [true, false, true]);
    }
    let records: Vec<Record> = source.games().expect("games").flatten().collect();
    let mut written = Vec::new();
    record::write_to(Form::Pdn, &mut records.iter().cloned(), &mut written).expect("they fit");
    assert_eq!(written, write(Form::Pdn, &records).expect("they fit"));
}
