//! Every form with every game: what does not fit together is refused, and nothing panics.

use proptest::prelude::*;
use record::{Form, ReadContext, ReadProblem, write};

use crate::support::{
    any_record::{GAMES, any_record, any_record_at_its_end},
    rewriting::read_and_rewrite,
};

/// A position of Othello with the worth of two moves.
const OBF: &str =
    "---------------------------OX------XO--------------------------- X; D3:+1; C4:+2;";

/// Texts of forms that are only read.
const ONLY_READ: [&str; 4] = [
    OBF,
    "-----OX--XO----- X; B1:+1;",
    include_str!("data/morpion-save-v1.xml"),
    "(;GM[Othello]TY[4]BO[4 -----O*--*O----- *]B[b1];)",
];

/// The games that a text is said to be.
const SAID: [&str; 10] = [
    "morpion",
    "morpion:width=8,height=8",
    "morpion:width=15,height=15,align=5",
    "morpion:width=7,height=26,align=4,players=5,first=3",
    "othello",
    "othello:size=10",
    "connect-four",
    "connect-four:width=11,height=10",
    "draughts:english",
    "draughts:custom,width=20,height=20,compulsory=off",
];

/// Every game in every form that has a place for it, and texts of the forms that are not written.
fn texts(seed: u64) -> Vec<Vec<u8>> {
    let records =
        GAMES.iter().flat_map(|game| [any_record(game, seed), any_record_at_its_end(game, seed)]);
    let written = records.flat_map(|record| {
        let forms = Form::ALL.into_iter().filter(|form| form.is_written());
        forms.filter_map(|form| write(form, std::slice::from_ref(&record)).ok()).collect::<Vec<_>>()
    });
    written.chain(ONLY_READ.map(|text| text.as_bytes().to_vec())).collect()
}

/// Reads a text as every form and as every game, and writes what was read.
fn read_as_everything(text: &[u8]) -> usize {
    let mut read = 0;
    for game in SAID {
        for form in Form::ALL.map(Some).into_iter().chain([None]) {
            let game = Some(game.parse().expect("a spec"));
            let reading = ReadContext { form, game, ..ReadContext::default() };
            for record in read_and_rewrite(&reading, text) {
                read += 1;
                for form in Form::ALL {
                    // Refused or not: what was read is sound, so that writing it cannot panic.
                    let _ = write(form, std::slice::from_ref(&record));
                }
            }
        }
    }
    read
}

#[test]
fn every_text_as_every_form_and_every_game() {
    let read: usize = texts(1).iter().map(|text| read_as_everything(text)).sum();
    assert!(read > 1000, "{read} games");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// The same with a piece of each text changed.
    #[test]
    fn spoilt_texts_too(
        which in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        with in "[ -~\\n]{0,4}",
        cut in 0usize..4,
    ) {
        let texts = texts(7);
        let mut text = texts[which.index(texts.len())].clone();
        let at = at.index(text.len());
        let end = (at + cut).min(text.len());
        text.splice(at..end, with.bytes());
        read_as_everything(&text);
    }
}

#[test]
fn a_form_of_one_game_is_refused_for_another() {
    let cases = [
        (Form::Obf, OBF, "connect-four"),
        (Form::Obf, OBF, "morpion:width=8,height=8"),
        (Form::Obf, OBF, "draughts:english"),
        (Form::Pdn, "1. 32-28 19-23", "connect-four"),
        (Form::Pdn, "1. 32-28 19-23", "othello"),
    ];
    for (form, text, game) in cases {
        let game: rules::Spec = game.parse().expect("a spec");
        let reading = ReadContext { game: Some(game.clone()), ..ReadContext::default() };
        let error = reading.read(text.as_bytes()).expect_err("another game");
        let name = match &*error.problem {
            ReadProblem::WrongGame { form: found, game } if *found == form => *game,
            other => panic!("{game}: {other:?}"),
        };
        assert_eq!(name, game.name);
    }
}
