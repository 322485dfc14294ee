//! Every refusal can be said in every language.

use rules::{Phrase, Player, PositionError, Problem, Speak, SpecError, UnknownMove};
use session::{Fault, OpenError, PlayError, Refusal, SessionError, SetupError, TimeControl};
use words::{Gap, Words};

fn text(text: &str) -> String {
    text.to_owned()
}

fn setup_errors() -> Vec<SetupError> {
    let unknown = SpecError::UnknownName { name: text("chess"), allowed: Vec::new() };
    vec![
        SetupError::Spec(unknown),
        SetupError::Position(PositionError::at("X", 0, Problem::Unbalanced)),
        SetupError::SavedMove { number: 12, text: text("Z9") },
        SetupError::SeatCount { expected: 2, found: 3 },
        SetupError::NoSuchSeat { seat: 3, players: 2 },
        SetupError::SameName(text("Zoé")),
        SetupError::InvisibleName(text("Zo\u{200b}é")),
        SetupError::SameSymbol('X'),
        SetupError::UnknownSymbol { symbol: 'é', allowed: vec![text("X"), text("O")] },
        SetupError::NoSymbols { game: text("othello") },
    ]
}

fn refusals() -> Vec<Refusal> {
    let square = || text("32");
    let (from, to) = (text("32"), text("27"));
    let no_move = |game: &str| Refusal::NoMove { square: square(), game: text(game) };
    let capture = |pieces: &[&str]| Refusal::OthersCapture {
        square: square(),
        pieces: pieces.iter().map(|piece| text(piece)).collect(),
    };
    vec![
        Refusal::NotPlayable,
        Refusal::MustPass,
        Refusal::Taken { square: square() },
        Refusal::NoPiece { square: square() },
        Refusal::NotYours { square: square() },
        capture(&["28"]),
        capture(&["28", "33"]),
        Refusal::Blocked { square: square() },
        no_move("othello"),
        no_move("connect-four"),
        no_move("race"),
        Refusal::NoWay { from: from.clone(), to: to.clone() },
        Refusal::MustCapture { from, to },
        Refusal::Touched { square: square() },
    ]
}

fn session_errors() -> Vec<SessionError> {
    let player = Player(1);
    let mut errors = vec![
        SessionError::NotYourTurn { turn: player },
        SessionError::NotAPerson { player },
        SessionError::NoSuchSeat { player },
        SessionError::Play(PlayError::Over),
        SessionError::Play(PlayError::Unknown(UnknownMove(text("Z9")))),
        SessionError::Paused,
        SessionError::NotAnEnginesTurn,
        SessionError::NoAgreement { game: text("othello") },
        SessionError::NoOffer,
        SessionError::AgreedAlready { player },
        SessionError::NothingToUndo,
        SessionError::NothingToRedo,
        SessionError::NoSuchPlace,
        SessionError::NoAnalysis,
        SessionError::LongComment { found: 5000, most: 4000 },
    ];
    errors.extend(refusals().into_iter().map(SessionError::Touch));
    errors.extend(setup_errors().into_iter().map(SessionError::Setup));
    errors
}

/// Everything else that the session has to say.
fn other_phrases() -> Vec<Phrase> {
    let faults = [Fault::Illegal(text("Z9")), Fault::crashed(), Fault::Silent];
    let clocks = TimeControl::OFFERS.iter().flat_map(|offer| {
        let knobs = offer.knobs.iter().map(|knob| format!("knob-clock-{}", knob.name));
        knobs.chain([format!("clock-{}", offer.name)]).map(Phrase::built)
    });
    faults.iter().map(Speak::phrase).chain(clocks).collect()
}

#[test]
fn every_refusal_has_its_words() {
    let said =
        session_errors().iter().map(Speak::phrase).chain(other_phrases()).collect::<Vec<_>>();
    let gaps = Words::embedded().gaps(said);
    let told: Vec<String> = gaps.iter().map(Gap::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn a_refusal_is_one_line_in_small_letters_without_a_full_stop() {
    for language in ["en", "fr"] {
        let words = Words::new(language).expect("a language");
        for error in session_errors() {
            let sentence = words.say(&error);
            assert!(!sentence.contains('\n') && !sentence.ends_with('.'), "{sentence}");
            // The name of a game or of a square may come first.
            let by_name = matches!(error, SessionError::NoAgreement { .. });
            let first = sentence.chars().next().expect("a sentence");
            assert!(by_name || !first.is_uppercase(), "{language}: {sentence}");
        }
    }
}

#[test]
fn seats_are_counted_from_one_when_people_read_of_them() {
    let words = Words::new("en").expect("a language");
    let error = SessionError::NotYourTurn { turn: Player(1) };
    assert_eq!(words.say(&error), "it is the turn of player 2");
    assert_eq!(error.to_string(), "it is the turn of seat 2");
}

#[test]
fn a_bad_position_says_where() {
    let spec = "morpion".parse().expect("a spec");
    let room = session::open_room(&spec).expect("a room");
    let refused = room.perft(&spec, Some("X../.Z./..."), 1).expect_err("no position");
    let OpenError::Position(error) = &refused else { panic!("{refused}") };
    assert_eq!(error.place, 6);
    let words = Words::new("fr").expect("a language");
    assert!(words.say(&refused).contains("caractère 6"), "{}", words.say(&refused));
}

#[test]
fn counters_and_reasons_of_every_game_have_their_words() {
    let mut rng = fastrand::Rng::with_seed(4);
    for room in session::GAMES {
        let mut table = room.open(&rules::Spec::new(room.name())).expect("defaults go together");
        loop {
            let view = table.view();
            let phrases = view.board.counters.iter().flat_map(|counter| {
                let ids = [format!("counter-{}", counter.name), format!("reason-{}", counter.name)];
                ids.map(rules::Phrase::built)
            });
            let gaps = Words::embedded().gaps(phrases);
            assert_eq!(gaps, [], "{}", room.name());
            let Some(turn) = (!view.moves.is_empty()).then(|| rng.usize(..view.moves.len())) else {
                break;
            };
            table.play(&view.moves[turn].text).expect("a move of the view");
        }
    }
}

/// The game with nothing set, and with each of its knobs at each end.
fn specs(room: &dyn session::GameEntry) -> Vec<rules::Spec> {
    let plain = rules::Spec::new(room.name());
    let ends = room.knobs().iter().flat_map(|knob| {
        let values = match &knob.range {
            rules::Range::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
            rules::Range::Word { words, .. } => words.iter().map(ToString::to_string).collect(),
            rules::Range::Switch { .. } => vec!["on".to_owned(), "off".to_owned()],
            _ => Vec::new(),
        };
        values.into_iter().map(|value| (knob.name, value)).collect::<Vec<_>>()
    });
    let set = ends.map(|(knob, value)| plain.clone().with(knob, value));
    [plain.clone()].into_iter().chain(set).collect()
}

#[test]
fn every_game_tells_its_rules_in_every_language_however_it_is_set_up() {
    let words = Words::embedded();
    for room in session::GAMES {
        for spec in specs(*room) {
            // Not every end goes with every other setting.
            let Ok(table) = room.open(&spec) else { continue };
            let rulebook = table.rulebook();
            assert!(rulebook.chapters.len() >= 3, "{spec} has rules");
            let gaps = words.gaps(rulebook.phrases().cloned());
            let told: Vec<String> = gaps.iter().map(Gap::to_string).collect();
            assert!(told.is_empty(), "{spec}: {}", told.join("\n"));
        }
    }
}
