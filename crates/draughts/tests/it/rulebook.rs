//! Each rule of the variant table by name, and what people get wrong.

use rules::{Game, Notation, Outcome, Player};

use crate::support::table::Table;

fn legal(spec: &str, fen: &str) -> Vec<String> {
    Table::new(spec, fen).legal()
}

#[test]
fn the_turkish_strike_leaves_captured_pieces_in_the_way() {
    // Behind 18 the king takes 8 or 21, but to take both it would have to
    // pass the one that is captured already.
    assert_eq!(legal("draughts:international", "W:WK34:B8,18,21"), ["34x26", "34x3"]);
    for text in ["34x26", "34x3"] {
        let captured =
            Table::new("draughts:international", "W:WK34:B8,18,21").read(text).captured();
        assert_eq!(captured.count_ones(), 2);
    }
}

#[test]
fn the_largest_capture_is_sought_over_all_pieces() {
    assert_eq!(legal("draughts:international", "W:W33,35:B19,28,30"), ["35x13"]);
    assert_eq!(
        legal("draughts:international,largest=off", "W:W33,35:B19,28,30"),
        ["33x22", "35x13"]
    );
}

#[test]
fn a_king_counts_no_more_than_a_man_in_international_draughts() {
    assert_eq!(legal("draughts:international", "W:W32,35:B19,30,K27"), ["35x13"]);
    assert_eq!(legal("draughts:international", "W:W32,35:B30,K27"), ["32x21", "35x24"]);
}

#[test]
fn a_king_lands_where_it_can_go_on() {
    // Only from f6 is there another capture.
    assert_eq!(legal("draughts:russian", "W:WKa1:Bc3,e7"), ["a1:d8"]);
    assert_eq!(
        legal("draughts:russian", "W:WKa1:Bc3"),
        ["a1:d4", "a1:e5", "a1:f6", "a1:g7", "a1:h8"]
    );
    assert_eq!(Table::new("draughts:russian", "W:WKa1:Bc3,e7").clicks("a1:d8"), ["a1", "f6", "d8"]);
}

#[test]
fn a_man_passes_the_last_row_and_stays_a_man() {
    let mut table = Table::new("draughts:brazilian", "W:Wf6:Bc7,e7,h2");
    assert_eq!(table.legal(), ["f6xb6"]);
    assert_eq!(table.play("f6xb6").fen(), "B:Wb6:Bh2");
}

#[test]
fn a_man_ends_his_move_on_the_last_row() {
    let mut table = Table::new("draughts:brazilian,promotion=ends", "W:Wf6:Bc7,e7,h2");
    assert_eq!(table.legal(), ["f6xd8"]);
    assert_eq!(table.play("f6xd8").fen(), "B:WKd8:Bc7,h2");
    assert_eq!(legal("draughts:english", "W:W14:B6,9,10"), ["14x5", "14x7"]);
}

#[test]
fn a_man_goes_on_as_a_king_from_the_last_row() {
    let mut table = Table::new("draughts:russian", "W:Wf6:Bc7,e7,h2");
    assert_eq!(table.legal(), ["f6:a5", "f6:b6"]);
    assert_eq!(table.play("f6:a5").fen(), "B:WKa5:Bh2");
}

#[test]
fn men_capture_backwards_only_where_they_may() {
    let back = "W:W18:B22,23";
    assert_eq!(legal("draughts:pool", back), ["18x25", "18x27"]);
    assert_eq!(legal("draughts:english", back), ["18-14", "18-15"]);
    assert_eq!(legal("draughts:english,backward=on", back), ["18x25", "18x27"]);
}

#[test]
fn english_kings_go_one_step_and_others_fly() {
    assert_eq!(legal("draughts:english", "W:WK18:B1").len(), 4);
    assert_eq!(legal("draughts:pool", "W:WK18:B4").len(), 12);
    assert_eq!(legal("draughts:english,kings=flying", "W:WK18:B4").len(), 12);
    assert_eq!(legal("draughts:international,kings=short", "W:WK28:B5").len(), 4);
}

#[test]
fn english_captures_are_free_but_must_be_completed() {
    // One piece or two, as the player likes; but not one of the two.
    assert_eq!(legal("draughts:english", "W:W22,30:B17,26,10"), ["22x13", "30x23"]);
    assert_eq!(legal("draughts:english", "W:W27,32:B24,23,16"), ["27x11", "27x18"]);
    assert_eq!(legal("draughts:english", "W:W27:B23,15"), ["27x11"]);
}

/// The positions of the official rules, chapter I, articles 5 and 6.
#[test]
fn italian_precedences_are_those_of_the_federation() {
    let italian = |fen| legal("draughts:italian", fen);
    assert_eq!(italian("W:W30:B27"), ["30x23"], "5.6: a man captures forwards");
    assert_eq!(italian("W:W31:B12,20,28"), ["31x8"], "5.7: and goes on");
    assert_eq!(italian("W:WK22:B18,19,27"), ["22x13", "22x15", "22x31"], "5.8: a king, all ways");
    assert_eq!(italian("W:WK27:B5,6,13,15,21,23"), ["27x25"], "5.9: and goes on");
    assert_eq!(italian("W:WK21,31:B10,18,27"), ["31x6"], "6.6: the most pieces");
    assert_eq!(italian("W:WK23,31:B19,26,27"), ["23x21"], "6.7: then with a king");
    assert_eq!(italian("W:WK23:B19,K28"), ["23x32"], "6.8: then the most kings");
    assert_eq!(italian("W:WK30:B10,12,18,K20,K26,27"), ["30x5"], "6.9: then kings early");
    assert_eq!(italian("W:WK31:B18,20,K27,K28"), ["31x13", "31x15"], "6.10: then as one likes");
}

#[test]
fn an_italian_man_does_not_capture_a_king() {
    assert_eq!(legal("draughts:italian", "W:W22:BK18").len(), 1);
    assert_eq!(legal("draughts:italian", "W:W22:B18"), ["22x13"]);
    assert_eq!(legal("draughts:spanish", "W:W22:BK18"), ["22x13"]);
}

#[test]
fn spanish_captures_take_the_most_pieces_then_the_most_kings() {
    assert_eq!(legal("draughts:spanish", "W:W22,24:B18,K20"), ["24x15"]);
    assert_eq!(legal("draughts:spanish", "W:W22,24:B10,18,K20"), ["22x6"]);
}

#[test]
fn a_czech_king_captures_before_a_man() {
    let by_king = ["h2xb8", "h2xc7", "h2xd6", "h2xe5", "h2xf4"];
    assert_eq!(legal("draughts:czech", "W:Wa3,Kh2:Bb4,g3"), by_king);
    assert_eq!(legal("draughts:czech", "W:Wc3:Bd4,b4"), ["c3xa5", "c3xe5"]);
}

#[test]
fn frisian_pieces_capture_along_rows_and_columns_too() {
    assert_eq!(
        legal("draughts:frisian", "W:W28:B18,27,29,38"),
        ["28x26", "28x30", "28x48", "28x8"]
    );
    assert_eq!(legal("draughts:international", "W:W28:B18,27,29,38").len(), 2);
    // But they move diagonally.
    assert_eq!(legal("draughts:frisian", "W:WK46:B4").len(), 9);
}

#[test]
fn frisian_captures_are_weighed() {
    let both = ["26x28", "35x15"];
    let fen = "W:W26,35:B7,16,18,K20,K30";
    assert_eq!(legal("draughts:frisian,largest=off", fen), both);
    assert_eq!(legal("draughts:frisian", fen), ["35x15"], "two kings are more than three men");
    let fen = "W:W12,29:B22,26,37,42,K18";
    assert_eq!(legal("draughts:frisian,largest=off", fen), ["12x21", "12x43"]);
    assert_eq!(legal("draughts:frisian", fen), ["12x43"], "three men are more than king and man");
    let fen = "W:W32,K27:B14,37";
    assert_eq!(legal("draughts:frisian,largest=off", fen), ["27x47", "32x41"]);
    assert_eq!(legal("draughts:frisian", fen), ["27x47"], "at equal value the king captures");
}

#[test]
fn a_frisian_king_rests_after_three_moves() {
    let mut table = Table::new("draughts:frisian", "W:W36,K50:B5");
    table.play("50-45 5-10 45-50 10-14 50-45");
    assert_eq!(table.fen(), "B:W36,K45:B14:+45=3");
    table.play("14-20");
    assert_eq!(table.legal(), ["36-31"], "the king has moved three times in a row");
    table.play("36-31 20-24");
    assert!(table.legal().contains(&"45-50".to_owned()), "a man's move sets it free");
    // A side without men has no limit.
    let mut table = Table::new("draughts:frisian", "W:WK50:B5,6");
    table.play("50-45 5-10 45-50 10-14 50-45 14-20");
    assert!(table.legal().contains(&"45-50".to_owned()));
}

#[test]
fn a_frisian_king_is_set_free_by_a_capture() {
    let mut table = Table::new("draughts:frisian", "W:W36,K50:B5,24:+50=3");
    assert_eq!(table.legal(), ["36-31"]);
    table.play("36-31 24-30");
    let captures = table.legal();
    assert!(captures.iter().all(|text| text.starts_with("50x")), "{captures:?}");
}

#[test]
fn captures_that_end_alike_are_written_with_their_route() {
    let table = Table::new("draughts:international", "W:WK47:B39,40,42,43");
    assert_eq!(table.legal(), ["47x33x44x35", "47x38x49x35"]);
    let [one, two] = ["47x33x44x35", "47x38x49x35"].map(|text| table.read(text));
    assert_eq!((one.from(), one.to()), (two.from(), two.to()));
    assert_ne!(one.captured(), two.captured());
}

#[test]
fn ways_round_that_capture_the_same_are_one_move() {
    let table = Table::new("draughts:english", "W:WK22:B18,19,26,27");
    assert_eq!(table.legal(), ["22x22"]);
    assert_eq!(table.game.routes(&table.position, table.read("22x22")), 2);
}

#[test]
fn a_piece_may_end_on_and_pass_the_square_it_left() {
    let mut table = Table::new("draughts:english", "W:WK22:B3,18,19,26,27");
    assert_eq!(table.play("22x22").fen(), "B:WK22:B3");
    // A king flies over the square where it began, a man lands on it and goes on.
    let table = Table::new("draughts:international", "W:WK32:B27,28,30,44");
    assert_eq!(table.clicks("32x16"), ["32", "19", "35", "49", "16"]);
    let table = Table::new("draughts:international", "W:W29:B8,13,14,23,24,34");
    assert_eq!(table.clicks("29x40"), ["29", "18", "9", "20", "29", "40"]);
}

#[test]
fn when_capturing_is_not_compulsory_a_capture_is_still_completed() {
    let spec = "draughts:international,compulsory=off";
    assert_eq!(legal(spec, "W:W33:B28,17"), ["33-29", "33x11"]);
    assert_eq!(legal(spec, "W:W33,35:B19,28,30"), ["33-29", "35x13"], "and the largest, if any");
}

#[test]
fn a_side_that_is_blocked_or_has_nothing_left_has_lost() {
    let table = Table::new("draughts:english", "W:W5:B1");
    assert_eq!(table.outcome(), Some(Outcome::Win(table.game.player(draughts::Colour::Black))));
    assert_eq!(table.reason(), "blocked");
    let mut table = Table::new("draughts:english", "W:W18:B14");
    table.play("18x9");
    assert_eq!(table.outcome(), Some(Outcome::Win(Player::SECOND)), "black begins, white wins");
    assert_eq!(table.reason(), "nothing-left");
}

#[test]
fn in_antidraughts_who_cannot_move_has_won() {
    let mut table = Table::new("draughts:antidraughts", "W:W33:B28");
    table.play("33x22");
    assert_eq!(table.outcome(), Some(Outcome::Win(Player::SECOND)), "black has nothing left");
    assert_eq!(table.reason(), "nothing-left");
    let table = Table::new("draughts:antidraughts", "W:W6:B1");
    assert_eq!(table.outcome(), Some(Outcome::Win(Player::FIRST)));
    assert_eq!(table.reason(), "blocked");
}

#[test]
fn sides_may_begin_with_uneven_rows() {
    let game = crate::support::opened::game::<u64>("draughts:custom,rows-white=1,rows-black=5");
    let table = Table { position: game.start(), game };
    assert_eq!(table.fen(), "W:W46-50:B1-25");
    assert_eq!(table.game.board(&table.position).tallies, [5, 25]);
}

#[test]
fn who_begins_is_a_knob() {
    let turn = |spec| {
        let game = crate::support::opened::game::<u64>(spec);
        let start = game.start();
        assert_eq!(game.turn(&start), Player::FIRST);
        start.turn()
    };
    assert_eq!(turn("draughts:english"), draughts::Colour::Black);
    assert_eq!(turn("draughts:english,first=white"), draughts::Colour::White);
    assert_eq!(turn("draughts:international,first=black"), draughts::Colour::Black);
}
