//! Records of every kind, drawn at random.

use std::time::Duration;

use fastrand::Rng;
use record::{
    GameDate, GameResult, GameTree, NodeId, Participant, Record, RecordBuilder, Remark, Terms,
};
use rules::{Outcome, Player, Reason, Spec};
use session::{BoardMark, Occupant, PlayerScore};

/// Every game, in every form that differs in notation or board.
pub(crate) const GAMES: [&str; 29] = [
    "morpion",
    "morpion:width=4,height=3,misere=on",
    "morpion:width=15,height=15,align=5",
    "morpion:width=7,height=26,align=4,players=5,first=3",
    "othello",
    "othello:size=4",
    "othello:size=6",
    "othello:size=10",
    "othello:size=16",
    "connect-four",
    "connect-four:width=9,height=5",
    "connect-four:width=11,height=10",
    "draughts:international",
    "draughts:english",
    "draughts:russian",
    "draughts:brazilian",
    "draughts:italian",
    "draughts:spanish",
    "draughts:czech",
    "draughts:pool",
    "draughts:canadian",
    "draughts:frisian",
    "draughts:antidraughts",
    "draughts:english,quiet=25,first=white",
    "draughts:custom,width=12,height=12,rows=2,kings=short",
    "draughts:custom,width=6,height=14,rows-white=3,rows-black=4,first=black",
    "draughts:custom,width=20,height=20,compulsory=off",
    "draughts:russian,width=10,height=10",
    "draughts:custom,width=4,height=4,rows=1,promotion=continues",
];

/// Texts that a careless form would spoil.
pub(crate) const NASTY: [&str; 14] = [
    "Zoé",
    "\"Bob\" <b>&amp;</b>",
    "l’été, 日本, العربية",
    "👩‍👩‍👧 ♟",
    "]]> [ ] ( ) ; { } %",
    "back\\slash \\\" quote",
    "tab\there",
    "line\nbreak\r\nand\u{0}null\u{7}bell\u{1b}[31m",
    " spaces around ",
    "\u{fffe}\u{ffff}\u{feff}odd",
    "1-0 * 12x21 $3 1...",
    "-- --> <!-- <?xml",
    "&#1; &lt; &nosuch;",
    "\u{202e}right to left",
];

/// A random game with branches, that stands anywhere.
pub(crate) fn any_record(game: &str, seed: u64) -> Record {
    any_record_that_stands(game, seed, any_node)
}

/// A random game with branches, that stands at its end.
pub(crate) fn any_record_at_its_end(game: &str, seed: u64) -> Record {
    any_record_that_stands(game, seed, |_, tree| tree.main_end())
}

fn any_record_that_stands(
    game: &str,
    seed: u64,
    stand: impl Fn(&mut Rng, &GameTree) -> NodeId,
) -> Record {
    let mut rng = Rng::with_seed(seed);
    let mut builder = RecordBuilder::new(game.parse().expect("a spec")).expect("a game");
    let length = rng.usize(..80);
    for _ in 0..length {
        if rng.usize(..8) == 0 {
            builder.go_to(any_node(&mut rng, &builder.record.tree));
        }
        let moves = builder.table().view().moves;
        let Some(turn) = rng.choice(&moves) else {
            builder.go_to(any_node(&mut rng, &builder.record.tree));
            continue;
        };
        let node = builder.play(&turn.text).expect("a legal move");
        *builder.record.tree.remark_mut(node) = any_remark(&mut rng);
    }
    let current = stand(&mut rng, &builder.record.tree);
    builder.record.tree.remark_mut(NodeId::START).comment = any_text(&mut rng);
    let players = builder.record.players.len();
    builder.record.players = (0..players).map(|_| any_participant(&mut rng)).collect();
    builder.record.terms = any_terms(&mut rng);
    if rng.bool() {
        let seats = u8::try_from(players).expect("a table");
        builder.record.verdict = Some(any_verdict(&mut rng, seats));
    }
    builder.record.begun =
        rng.bool().then(|| GameDate::read("2026-11-03T10:15:00Z").expect("a date"));
    builder.record.saved = rng.bool().then(|| GameDate::read("1998-05").expect("a date"));
    if let Some(text) = any_text(&mut rng) {
        builder.record.facts.insert("Event".to_owned(), text);
    }
    builder.finish_at(current).cleaned()
}

fn any_node(rng: &mut Rng, tree: &GameTree) -> NodeId {
    NodeId::new(rng.usize(..=tree.len()))
}

pub(crate) fn any_text(rng: &mut Rng) -> Option<String> {
    rng.bool().then(|| (*rng.choice(&NASTY).expect("some")).to_owned())
}

fn any_remark(rng: &mut Rng) -> Remark {
    let time = |rng: &mut Rng| {
        rng.bool().then(|| Duration::from_millis(rng.u64(..10_000_000) / 1000 * rng.u64(1..1000)))
    };
    if rng.bool() {
        return Remark::default();
    }
    Remark {
        spent: time(rng),
        left: time(rng),
        opinion: rng.bool().then(|| format!("{:+}", rng.i32(-64..=64))),
        marks: (0..rng.usize(..3)).map(|_| rng.u8(1..)).collect(),
        comment: any_text(rng),
        drawings: any_drawings(rng),
        verdict: (rng.usize(..8) == 0).then(|| any_verdict(rng, 2)),
    }
}

/// Squares first, as PDN has them.
fn any_drawings(rng: &mut Rng) -> Vec<BoardMark> {
    let drawings = ["G32", "Rd3", "B28-23", "Ya1-h8"].into_iter().filter(|_| rng.bool());
    drawings.map(|text| text.parse().expect("a drawing")).collect()
}

fn any_terms(rng: &mut Rng) -> Terms {
    if rng.bool() {
        return Terms::default();
    }
    Terms {
        asked: rng.bool().then(|| Spec::new("morpion")),
        first: rng.bool().then(|| rng.u64(1..=26)),
        seed: rng.bool().then(|| rng.u64(..)),
        clock: rng.bool().then(|| "fischer:300,increment=0.5".parse().expect("a spec")),
        touch_move: rng.bool(),
        alternate: rng.bool(),
        pace: rng.bool().then(|| Duration::from_millis(rng.u64(..5000))),
        analysis: rng.bool(),
    }
}

fn any_participant(rng: &mut Rng) -> Participant {
    let engine = ["alpha-beta:depth=4,eval=lines,seed=7", "random", "level:7,eval=\"a, b\""];
    let kind = match rng.choice(engine) {
        Some(engine) if rng.bool() => Some(Occupant::Computer(engine.parse().expect("a spec"))),
        _ => rng.bool().then_some(Occupant::Human),
    };
    let tally = PlayerScore { wins: rng.u32(..9), draws: rng.u32(..9), losses: rng.u32(..9) };
    let symbol = rng.bool().then(|| rng.alphabetic());
    Participant { name: any_text(rng), symbol, kind, tally }
}

fn any_verdict(rng: &mut Rng, players: u8) -> GameResult {
    let player = Player(rng.u8(..players));
    let outcomes = [Outcome::Win(player), Outcome::Draw, Outcome::Lose(player)];
    let outcome = *rng.choice(&outcomes).expect("some");
    let reasons = [None, Some(Reason::Resignation), Some(Reason::Agreement), Some(Reason::Time)];
    GameResult { outcome, reason: *rng.choice(&reasons).expect("some") }
}
