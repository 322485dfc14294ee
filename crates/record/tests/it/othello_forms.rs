//! The forms of the Othello world: GGF, OBF, WTHOR.

use std::time::Duration;

use proptest::prelude::*;
use record::{
    Form, GameDate, NodeId, ReadContext, ReadProblem, Record, Remark, Terms, WriteError, read,
    write,
};
use rules::{Outcome, Player, Reason};
use session::PlayerScore;

use crate::support::{
    any_record::{GAMES, any_record, any_record_at_its_end},
    rewriting::read_and_rewrite,
};

fn texts(record: &Record) -> Vec<&str> {
    record.main_line().collect()
}

const GGF: &str = "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[saio3000]PW[Zoé]RB[2197.01]RW[2199.72]TI[15:00//02:00]TY[8]RE[+12.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[d3//0.01]W[c3/-0.5/2.25]B[C4];)";

#[test]
fn ggf_is_read_with_its_tags_times_and_opinions() {
    let records = read(format!("{GGF}\n2 {GGF}{GGF}").as_bytes()).expect("games");
    assert_eq!(records.len(), 3);
    let record = &records[0];
    assert_eq!(texts(record), ["d3", "c3", "c4"]);
    assert_eq!(record.players[0].name.as_deref(), Some("saio3000"));
    assert_eq!(record.players[1].name.as_deref(), Some("Zoé"));
    assert_eq!(record.begun, GameDate::read("2003-12-15"));
    assert_eq!((&*record.facts["Site"], &*record.facts["RB"]), ("GGS/os", "2197.01"));
    let verdict = record.verdict.expect("a result");
    assert_eq!((verdict.outcome, verdict.reason), (Outcome::Win(Player::FIRST), None));
    let remark = &record.tree.remark(NodeId::new(2));
    assert_eq!(remark.spent, Some(Duration::from_millis(2250)));
    assert_eq!(remark.opinion.as_deref(), Some("-0.5"));
    assert_eq!(record.start, None, "the board is the usual one");
}

#[test]
fn ggf_results_tell_who_gave_up() {
    for (result, outcome, reason) in [
        ("-64.000:r", Outcome::Win(Player::SECOND), Some(Reason::Resignation)),
        ("+64:t", Outcome::Win(Player::FIRST), Some(Reason::Time)),
        ("0.0", Outcome::Draw, None),
    ] {
        let text = GGF.replace("+12.000", result);
        let verdict = read(text.as_bytes()).expect("a game")[0].verdict.expect("a result");
        assert_eq!((verdict.outcome, verdict.reason), (outcome, reason), "{result}");
    }
}

#[test]
fn a_wrong_move_in_ggf_is_found() {
    let text = GGF.replace("W[c3/-0.5/2.25]", "\nW[a1]");
    let error = read(text.as_bytes()).expect_err("a1 is not legal");
    assert_eq!(error.place, Some(record::TextPosition { line: 2, column: 3 }));
    assert!(matches!(*error.problem, ReadProblem::Illegal { number: 2, .. }), "{error}");
}

/// What GGF has no place for is left out.
fn as_ggf_holds_it(record: &Record) -> Record {
    let text = |text: &str| text.replace(']', ")");
    let mut line = record.clone();
    let moves = write(Form::Transcript, std::slice::from_ref(record)).expect("it fits");
    let reading = ReadContext { game: Some(record.game.clone()), ..ReadContext::default() };
    line.tree = reading.read(&moves).expect("moves").remove(0).tree;
    for (node, known) in line.tree.moves().zip(record.tree.main_line()) {
        let known = record.tree.remark(known);
        *line.tree.remark_mut(node) =
            Remark { spent: known.spent, opinion: known.opinion.clone(), ..Remark::default() };
    }
    line.terms = Terms::default();
    line.saved = None;
    for player in &mut line.players {
        player.name = player.name.as_deref().map(text);
        player.symbol = None;
        player.tally = PlayerScore::default();
        player.kind = None;
    }
    for value in line.facts.values_mut() {
        *value = text(value);
    }
    if let Some(verdict) = &mut line.verdict {
        if let Outcome::Lose(player) = verdict.outcome {
            verdict.outcome = Outcome::Win(player.other());
        }
        let decided = verdict.outcome != Outcome::Draw;
        let kept = [Some(Reason::Resignation), Some(Reason::Time)].contains(&verdict.reason);
        verdict.reason =
            verdict.reason.filter(|&reason| reason == Reason::Count || decided && kept);
    }
    line
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn othello_survives_in_ggf(seed: u64) {
        for game in GAMES.iter().filter(|game| game.starts_with("othello")) {
            let record = any_record_at_its_end(game, seed);
            let written = write(Form::Ggf, std::slice::from_ref(&record)).expect("it fits");
            let mut again = read(&written).expect("what was written");
            // A pass at the end is written here, and not in a transcript.
            let mut expected = as_ggf_holds_it(&record);
            if again[0].tree.len() > expected.tree.len() {
                expected.tree = again[0].tree.clone();
            }
            expected.game = again[0].game.clone();
            prop_assert_eq!(again.remove(0), expected, "{}", String::from_utf8_lossy(&written));
        }
    }

    #[test]
    fn anything_with_the_marks_of_a_form_is_refused_or_read(text in any::<String>()) {
        for before in ["(;GM[Othello]", "(;GM[Othello]BO[8 ", "BOARD\n", "X-O-X-O-X-O-X-O- X; a1:"] {
            let bytes = format!("{before}{text}").into_bytes();
            read_and_rewrite(&ReadContext::default(), &bytes);
        }
    }
}

#[test]
fn other_games_do_not_fit_ggf() {
    let refused = write(Form::Ggf, &[any_record("morpion", 1)]);
    assert_eq!(refused, Err(WriteError::OtherGame { form: Form::Ggf, game: "morpion".to_owned() }));
}

#[test]
fn obf_gives_every_move_its_worth() {
    let text = "% an exercise\n---------------------------OX------XO--------------------------- X; D3:+4; c4:-2; F5:+0; % why not\n\n--------------------OX----XO-------------- O;\n";
    let games = ReadContext::default().read_each(text.as_bytes()).expect("positions");
    let first = games[0].as_ref().expect("a position");
    let moves: Vec<(&str, Option<&str>)> = first
        .tree
        .followers(NodeId::START)
        .map(|node| (first.tree.text(node), first.tree.remark(node).opinion.as_deref()))
        .collect();
    assert_eq!(moves, [("d3", Some("+4")), ("c4", Some("-2")), ("f5", Some("+0"))]);
    assert_eq!(first.tree.current(), NodeId::START);
    assert!(games[1].is_err(), "that is no square board");
    assert_eq!(write(Form::Obf, &[]), Err(WriteError::ReadOnly(Form::Obf)));
}

/// A WTHOR file of games given as rows of squares.
fn wthor(games: &[&str]) -> Vec<u8> {
    let count = u32::try_from(games.len()).expect("few");
    let mut bytes = vec![20, 1, 1, 1];
    bytes.extend(count.to_le_bytes());
    bytes.extend([0, 0]);
    bytes.extend(1987_u16.to_le_bytes());
    bytes.extend([8, 0, 22, 0]);
    for moves in games {
        let mut game = [0; 68];
        game[..8].copy_from_slice(&[7, 0, 1, 1, 2, 0, 40, 38]);
        for (place, square) in game[8..].iter_mut().zip(moves.as_bytes().as_chunks::<2>().0) {
            *place = 10 * (square[1] - b'0') + (square[0] - b'a' + 1);
        }
        bytes.extend(game);
    }
    bytes
}

#[test]
fn wthor_is_read() {
    let records = read(&wthor(&["f5d6c3d3c4", "c4c3"])).expect("games");
    assert_eq!(texts(&records[0]), ["f5", "d6", "c3", "d3", "c4"]);
    assert_eq!(texts(&records[1]), ["c4", "c3"]);
    let record = &records[0];
    assert_eq!(record.begun, GameDate::read("1987"));
    assert_eq!(record.verdict.map(|verdict| verdict.outcome), Some(Outcome::Win(Player::FIRST)));
    let facts = ["Tournament", "BlackNumber", "WhiteNumber"].map(|name| &*record.facts[name]);
    assert_eq!(facts, ["7", "257", "2"]);
}

#[test]
fn passes_of_wthor_go_without_saying() {
    // Black's whole army is turned over: white plays twice, as the transcript has it.
    let transcript = "f5f6e6f4g5e7f7h5";
    let plain = read(transcript.as_bytes()).expect("a transcript");
    let records = read(&wthor(&[transcript])).expect("a game");
    assert_eq!(texts(&records[0]), texts(&plain[0]));
}

#[test]
fn a_wrong_move_in_wthor_is_told_with_its_number() {
    let error = read(&wthor(&["f5a1"])).expect_err("a1 is not legal");
    assert!(matches!(*error.problem, ReadProblem::Illegal { number: 2, .. }), "{error}");
    let error = read(&wthor(&["z9"])).expect_err("no such square");
    assert!(matches!(*error.problem, ReadProblem::Illegal { number: 1, .. }), "{error}");
}
