//! How games are drawn: by counts, which the position keeps, and by repetition.

use rules::{Game, History, Outcome, Player};
use search::Family;

use crate::support::table::Table;

/// Shuffles kings until the game is drawn; says after how many turns, and why.
fn drawn_after(spec: &str, fen: &str) -> (u32, &'static str) {
    let drawn = (1..200).find_map(|turns| {
        let mut table = Table::new(spec, fen);
        table.shuffle(turns);
        table.outcome().map(|end| (end, turns, table.reason()))
    });
    let (end, turns, reason) = drawn.unwrap_or_else(|| panic!("{spec}: {fen} is never drawn"));
    assert_eq!(end, Outcome::Draw);
    (turns, reason)
}

#[test]
fn twenty_five_moves_each_of_kings_alone_are_a_draw() {
    let fen = "W:W36,K46,K47:BK1,K2";
    assert_eq!(drawn_after("draughts:international", fen), (50, "quiet"));
}

#[test]
fn three_pieces_against_a_king_have_sixteen_moves_each() {
    for fen in ["W:WK46,K47,K48:BK2", "W:W36,K47,K48:BK2", "W:W36,37,K48:BK2"] {
        assert_eq!(drawn_after("draughts:international", fen), (32, "three-against-one"), "{fen}");
    }
    // Three men have no such limit: there is no king among them.
    let table = Table::new("draughts:international", "W:W36,37,38:BK2");
    assert_eq!(table.counters(), []);
}

#[test]
fn two_pieces_against_a_king_have_five_moves_each() {
    for fen in ["W:WK46,K47:BK2", "W:W36,K48:BK2", "W:WK48:BK2"] {
        assert_eq!(drawn_after("draughts:international", fen), (10, "two-against-one"), "{fen}");
    }
}

#[test]
fn losing_a_piece_does_not_restart_the_sixteen_moves() {
    let mut table = Table::new("draughts:international", "W:WK46,K47,K48:BK2");
    table.shuffle(4);
    assert_eq!(table.counters(), [("quiet", 4, 50), ("three-against-one", 4, 32)]);
    // White gives a king away.
    let moves: Vec<_> = table.game.moves(&table.position).expect("moves").collect();
    let given = moves.into_iter().find_map(|played| {
        let after = table.game.after(&table.position, played);
        let takes =
            table.game.moves(&after).ok()?.find(|taken| taken.captured().is_power_of_two())?;
        Some(table.game.after(&after, takes))
    });
    table.position = given.expect("a king that can be given away");
    let counters = table.counters();
    assert_eq!(counters, [("three-against-one", 6, 32), ("two-against-one", 0, 10)]);
}

#[test]
fn a_man_that_becomes_a_king_starts_the_quiet_count_anew() {
    // A man's move starts the count of quiet turns anew, also one that makes him a king.
    let mut table = Table::new("draughts:international", "W:W6,36,K46:BK3,K4:H30");
    assert_eq!(table.counters(), [("quiet", 30, 50)]);
    table.play("6-1");
    assert_eq!(table.counters(), []);
}

#[test]
fn forty_moves_each_without_progress_are_a_draw_in_english_draughts() {
    let fen = "W:WK32,K31:BK1,K2";
    assert_eq!(drawn_after("draughts:english", fen), (80, "quiet"));
    assert_eq!(drawn_after("draughts:english,quiet=25", fen), (25, "quiet"));
    assert_eq!(drawn_after("draughts:english,first=white,quiet=7", fen), (7, "quiet"));
}

#[test]
fn a_lost_game_is_lost_even_when_the_count_runs_out() {
    let mut table = Table::new("draughts:english", "W:W5,10,K2:B1:H79");
    table.play("2-6");
    assert_eq!(table.counters(), [("quiet", 80, 80)]);
    assert_eq!(table.outcome(), Some(Outcome::Win(Player::SECOND)), "white blocks black");
    assert_eq!(table.reason(), "blocked");
}

#[test]
fn russian_endings_have_their_own_limits() {
    let russian = |fen| drawn_after("draughts:russian", fen);
    assert_eq!(russian("W:Wa3,Ka1,Kc1:BKf8,Kd8"), (30, "quiet"));
    assert_eq!(russian("W:WKa3,Kc1,Ke1:BKf8"), (30, "quiet"));
    assert_eq!(russian("W:WKa3,Kc1:BKf8"), (10, "two-against-one"));
    assert_eq!(
        Table::new("draughts:russian", "W:WKb8,Kc7,Kd8:BKe5").counters(),
        [("kings-against-one", 0, 30), ("main-road", 0, 10), ("five-pieces", 0, 60)]
    );
    assert_eq!(
        Table::new("draughts:russian", "W:Wc3,Kc1:BKf8,Kd8").counters(),
        [("five-pieces", 0, 60)]
    );
    assert_eq!(
        Table::new("draughts:brazilian", "W:Wc3,c5,b2,Kc1:BKf8,Kd8").counters(),
        [("seven-pieces", 0, 120)]
    );
}

#[test]
fn a_change_of_balance_starts_the_russian_count_anew() {
    let mut table = Table::new("draughts:russian", "W:Wa7,Kg1:Bh6,Kb2");
    table.shuffle(2);
    assert_eq!(table.counters(), [("quiet", 2, 30), ("five-pieces", 2, 60)]);
    table.play("a7-b8");
    assert_eq!(table.counters(), [("five-pieces", 0, 60)]);
}

#[test]
fn other_endings_are_drawn_by_their_own_counts() {
    assert_eq!(drawn_after("draughts:frisian", "W:WK46,K47:BK2"), (14, "two-kings-against-one"));
    assert_eq!(drawn_after("draughts:frisian", "W:WK46:BK2"), (4, "king-against-king"));
    assert_eq!(drawn_after("draughts:pool", "W:WK29,K30,K31:BK2"), (26, "kings-against-one"));
    assert_eq!(drawn_after("draughts:pool", "W:W21,K30,K31:BK2"), (30, "quiet"));
    assert_eq!(drawn_after("draughts:czech", "W:Wa3,Kc1:BKf8"), (30, "quiet"));
    assert_eq!(drawn_after("draughts:italian", "W:WK32,K31:BK1,K2"), (80, "quiet"));
    assert_eq!(drawn_after("draughts:spanish", "W:W21,K32,K31:BK2,K3"), (50, "quiet"));
}

#[test]
fn the_same_position_three_times_is_a_draw() {
    let table = Table::new("draughts:international", "W:W36,K46,K47:B15,K1,K2");
    let mut history = History::<draughts::Draughts<u64>>::from_position(table.position);
    let mut moves = ["47-42", "2-7", "42-47", "7-2"].into_iter().cycle();
    for turn in 1..=8 {
        assert_eq!(history.outcome(&table.game), None, "before turn {turn}");
        let text = moves.next().expect("a cycle");
        let now = Table { game: table.game.clone(), position: *history.position() };
        history.play(&table.game, now.read(text));
    }
    assert_eq!(history.outcome(&table.game), Some(Outcome::Draw));
    assert_eq!(table.game.outcome(history.position()), None, "the position alone goes on");
}

#[test]
fn without_draw_rules_nothing_is_drawn() {
    let mut table = Table::new("draughts:international", "W:WK46,K47:BK2:H49");
    table.game = table.game.without_draw_rules();
    table.shuffle(100);
    assert_eq!(table.outcome(), None);
    assert_eq!(table.game.repetitions(), None);
}

#[test]
fn every_counter_has_its_words() {
    let files = [
        include_str!("../../../../locales/en/draughts.ftl"),
        include_str!("../../../../locales/fr/draughts.ftl"),
    ];
    for file in files {
        let has = |id: &str| file.lines().any(|line| line.starts_with(&format!("{id} =")));
        for (_, rules) in draughts::variants::ALL {
            let names = rules.endings.iter().map(|ending| ending.name).chain(["quiet"]);
            for name in names {
                assert!(has(&format!("counter-{name}")), "counter-{name}");
                assert!(has(&format!("reason-{name}")), "reason-{name}");
            }
        }
        for knob in draughts::Room::KNOBS {
            assert!(has(&format!("knob-draughts-{}", knob.name)), "{}", knob.name);
        }
    }
}

/// Two kings that go to and fro, as the course's rules count it and as the federation does.
#[test]
fn in_the_course_only_twenty_five_quiet_moves_are_a_draw() {
    let fen = "W:WK30,K29:BK1,K2";
    assert_eq!(drawn_after("draughts:course", fen), (25, "quiet"));
    assert_eq!(drawn_after("draughts:english,quiet=25,repetition=off", fen), (25, "quiet"));
}

#[test]
fn repetitions_are_counted_as_they_are_set() {
    let drawn = |spec: &str| {
        let table = Table::new(spec, "W:WK30,K29:BK1,K2");
        let mut history = History::from_position(table.position);
        let shuffle = ["30-26", "1-6", "26-30", "6-1"];
        let turns = shuffle.iter().cycle().take(200);
        turns.enumerate().find_map(|(turn, text)| {
            let played = rules::Notation::read_move(&table.game, history.position(), text);
            history.play(&table.game, played.expect("a legal move"));
            history.outcome(&table.game).map(|_| turn + 1)
        })
    };
    assert_eq!(drawn("draughts:english,first=white"), Some(8));
    assert_eq!(drawn("draughts:english,first=white,repetition=2"), Some(4));
    assert_eq!(drawn("draughts:english,first=white,repetition=5"), Some(16));
    assert_eq!(drawn("draughts:english,first=white,repetition=off"), Some(80));
    assert_eq!(drawn("draughts:english,first=white,quiet=off,repetition=20"), Some(76));
}
