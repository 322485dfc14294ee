//! Endgame tables against published counts, a slow solver and themselves.

use draughts::{
    Bits, Colour, Draughts, Position, Wide,
    endgames::{EndgameTable, EndgameTables, EndgameValue, PieceCounts, TableCounts, TableError},
    variants,
};
use fastrand::Rng;
use rules::{Game, Notation, Square};
use search::Stop;

use crate::support::{
    opened::{game, rules},
    slow_solver::SlowSolver,
};

/// The tables of a game up to a number of pieces.
fn tables<B: Bits>(game: &Draughts<B>, most: u8) -> EndgameTables<B> {
    let mut tables = EndgameTables::new(game).expect("a game that has tables");
    for pieces in PieceCounts::in_order(most) {
        assert_eq!(tables.build(pieces, 2, &Stop::default(), &mut |_| {}), Ok(true), "{pieces}");
    }
    assert_eq!(tables.complete(), most);
    tables
}

/// What the tables of a number of pieces have together.
fn counts<B: Bits>(tables: &EndgameTables<B>, pieces: u8) -> [u64; 3] {
    let all = tables.iter().filter(|table| table.pieces().pieces() == pieces);
    all.map(EndgameTable::counts).fold([0; 3], |[won, lost, drawn], counts| {
        let TableCounts { won: w, lost: l, drawn: d, .. } = counts;
        [won + w, lost + l, drawn + d]
    })
}

fn of<B: Bits>(tables: &EndgameTables<B>, pieces: &str) -> [u64; 3] {
    let table = tables.table(pieces.parse().expect("pieces")).expect("it was made");
    let TableCounts { won, lost, drawn, .. } = table.counts();
    [won, lost, drawn]
}

/// The counts of English draughts as engines of the field have them.
#[test]
fn english_counts_are_the_published_ones() {
    let english = tables(&game::<u64>("draughts:english"), 3);
    assert_eq!(counts(&english, 2), [716, 402, 2_370]);
    assert_eq!(counts(&english, 3), [100_250, 87_305, 8_477]);
    assert_eq!(of(&english, "k-k"), [230, 108, 654]);
    assert_eq!(of(&english, "kk-k"), [14_846, 0, 34]);
    assert_eq!(of(&english, "k-kk"), [412, 13_018, 1_450]);
}

#[test]
fn english_counts_of_four_pieces_are_the_published_ones() {
    if !testkit::deep_test_wanted("the English endgame tables of four pieces") {
        return;
    }
    let english = tables(&game::<u64>("draughts:english"), 4);
    assert_eq!(counts(&english, 4), [2_574_304, 1_917_090, 1_717_922]);
}

/// Every position of two pieces of every variant, also its distance.
#[test]
fn two_pieces_are_worth_what_the_slow_solver_says() {
    let custom = [
        "draughts:custom,width=6,height=6,compulsory=off",
        "draughts:antidraughts,width=6,height=6",
        "draughts:english,width=7,height=7",
        "draughts:russian,width=4,height=10,rows=1",
    ];
    let known = variants::NAMES.iter().filter(|name| !["frisian", "custom"].contains(name));
    let specs = known.map(|name| format!("draughts:{name}"));
    for spec in specs.chain(custom.map(str::to_owned)) {
        let game = game::<Wide>(&spec);
        let tables = tables(&game, 2);
        for (pieces, turn, expected) in SlowSolver::new(&rules(&spec).expect("rules")).solved() {
            let square = |column: i32, row: i32| {
                let [column, row] =
                    [column, row].map(|place| u8::try_from(place).expect("on the board"));
                game.square_name(Square { column, row })
            };
            let side = |wanted: bool| {
                let &((column, row), _, king) =
                    pieces.iter().find(|(_, white, _)| *white == wanted).expect("both sides");
                format!("{}{}", if king { "K" } else { "" }, square(column, row))
            };
            let letter = if turn == Colour::White { "W" } else { "B" };
            let fen = format!("{letter}:W{}:B{}", side(true), side(false));
            let position = game.read_position(&fen).expect("a position");
            let expected = match expected {
                None => EndgameValue::Draw,
                Some((1, turns)) => EndgameValue::Win(Some(turns)),
                Some((_, turns)) => EndgameValue::Loss(Some(turns)),
            };
            assert_eq!(tables.value(&position), Some(expected), "{spec} {fen}");
        }
    }
}

/// With distances this is a proof: a win leads to a loss that is nearer, and a draw to no loss.
#[test]
fn every_value_of_three_pieces_follows_from_its_turns() {
    for spec in ["draughts:english", "draughts:antidraughts,width=6,height=6"] {
        let tables = tables(&game::<u64>(spec), 3);
        for pieces in tables.iter().map(EndgameTable::pieces) {
            let wrong = tables.positions(pieces).find(|position| !tables.is_consistent(position));
            assert_eq!(wrong, None, "{spec} {pieces}");
        }
    }
}

/// A small board, so that many pieces are tried too.
#[test]
fn values_without_distances_follow_from_their_turns() {
    let mut rng = Rng::with_seed(5);
    for spec in ["draughts:custom,width=5,height=5", "draughts:italian,width=5,height=5"] {
        let tables = tables(&game::<u64>(spec), 5);
        for table in tables.iter().filter(|table| table.pieces().pieces() == 5) {
            assert!(!table.has_distances());
            let pieces = table.pieces();
            for position in tables.positions(pieces).filter(|_| rng.u8(..) < 4) {
                assert!(tables.is_consistent(&position), "{spec} {pieces} {position:?}");
            }
        }
    }
}

/// Every won position of three pieces is won against the longest defence, in the turns foretold.
#[test]
fn wins_of_three_pieces_are_played_to_their_end() {
    let game = game::<u64>("draughts:english").without_draw_rules();
    let tables = tables(&game, 3);
    let mut rng = Rng::with_seed(11);
    for pieces in tables.iter().map(EndgameTable::pieces) {
        for position in tables.positions(pieces).filter(|_| rng.u8(..) < 16) {
            if let Some(EndgameValue::Win(Some(turns))) = tables.value(&position) {
                assert_eq!(played_out(&game, &tables, position), turns, "{position:?}");
            }
        }
    }
}

/// How many turns a game takes in which both sides follow the tables; the side that begins wins.
fn played_out(game: &Draughts<u64>, tables: &EndgameTables<u64>, start: Position<u64>) -> u32 {
    let winner = game.turn(&start);
    let mut position = start;
    for turns in 0.. {
        let Ok(moves) = game.moves(&position) else {
            assert_ne!(game.turn(&position), winner, "the winner is stuck");
            return turns;
        };
        let after = moves.map(|played| game.after(&position, played));
        let worth = |after: &Position<u64>| match tables.value(after) {
            Some(EndgameValue::Loss(turns)) => 1_000 - i64::from(turns.unwrap_or(0)),
            Some(EndgameValue::Win(turns)) => i64::from(turns.unwrap_or(0)) - 1_000,
            Some(EndgameValue::Draw) => 0,
            // A side without pieces has lost.
            None => 1_000,
        };
        position = after.max_by_key(worth).expect("a move");
    }
    unreachable!("games end")
}

#[test]
fn tables_are_files_that_read_back() {
    let game = game::<u64>("draughts:russian");
    let made = tables(&game, 2);
    let mut again = EndgameTables::new(&game).expect("a game that has tables");
    for table in made.iter() {
        let file = table.write(made.rules());
        assert_eq!(again.add(&file), Ok(table.pieces()));
        assert_eq!(again.table(table.pieces()), Some(table));
    }
    assert_eq!(again.complete(), 2);
    let english = EndgameTables::new(&self::game::<u64>("draughts:english")).map(|mut other| {
        let table = made.iter().next().expect("a table");
        other.add(&table.write(made.rules()))
    });
    assert!(matches!(english, Ok(Err(TableError::Foreign { .. }))), "{english:?}");
}

#[test]
fn what_cannot_be_is_refused() {
    let frisian = EndgameTables::new(&game::<u64>("draughts:frisian"));
    assert_eq!(frisian.err(), Some(TableError::KingLimit));
    let mut tables = tables(&game::<u64>("draughts:english"), 2);
    let many = "mmmmk-mmmm".parse().expect("pieces");
    let refused = tables.build(many, 1, &Stop::default(), &mut |_| {});
    assert!(matches!(refused, Err(TableError::TooLarge(_))), "{refused:?}");
    let stop = Stop::default();
    stop.raise();
    assert_eq!(tables.build("kk-k".parse().expect("pieces"), 1, &stop, &mut |_| {}), Ok(false));
    assert_eq!(tables.complete(), 2, "what was stopped leaves nothing behind");
}

/// The draw rules make no difference, and neither does the side that begins.
#[test]
fn games_that_differ_in_nothing_else_share_their_tables() {
    let print = |spec: &str| {
        EndgameTables::new(&game::<u64>(spec)).expect("it has tables").rules().to_string()
    };
    assert_eq!(print("draughts:course"), "english");
    assert_eq!(print("draughts:custom,quiet=off"), "international");
    assert_ne!(print("draughts:antidraughts"), "international");
    assert!(print("draughts:english,width=6,height=6").starts_with("custom-6x6-"));
}
