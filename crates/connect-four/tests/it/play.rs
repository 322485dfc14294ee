//! What happens in the frame: gravity, fours and the end.

use connect_four::{ConnectFour, Position};
use rules::{Game, Notation, Outcome, Player, Reason, Surface};

use crate::support::opened::{position, usual};

/// The lines in the picture of a position, their squares by name.
fn lines(game: &ConnectFour<u64>, position: &Position<u64>) -> Vec<String> {
    let board = game.board(position);
    assert_eq!(board.surface, Surface::Frame);
    let line = |line: &Vec<_>| {
        let names: Vec<String> = line.iter().map(|&square| game.square_name(square)).collect();
        names.join(" ")
    };
    board.lines.iter().map(line).collect()
}

fn play(game: &ConnectFour<u64>, position: &Position<u64>, text: &str) -> Position<u64> {
    game.after(position, game.read_move(position, text).expect("a legal move"))
}

#[test]
fn turns_alternate_from_the_first_player() {
    let game = usual();
    for (columns, player) in [("-", 0), ("4", 1), ("44", 0), ("444", 1)] {
        assert_eq!(game.turn(&position(&game, columns)), Player(player), "{columns}");
    }
}

#[test]
fn four_in_a_row_win_every_way() {
    let game = usual();
    for (picture, winner, line) in [
        ("......./......./......./......./ooo..../xxxx...", 0, "a1 b1 c1 d1"),
        ("......./......./x....../x.o..../x.o..../x.o....", 0, "a1 a2 a3 a4"),
        ("......./......./...x.../..xo.../.xox.../xoxo..o", 0, "a1 b2 c3 d4"),
        ("......./......./...x.../...ox../...xox./o..oxox", 0, "d4 e3 f2 g1"),
        ("......./......./......./......./xxx..../oooo..x", 1, "a1 b1 c1 d1"),
    ] {
        let position = position(&game, picture);
        assert_eq!(game.outcome(&position), Some(Outcome::Win(Player(winner))), "{picture}");
        assert_eq!(game.reason(&position), Reason::Line, "{picture}");
        assert_eq!(lines(&game, &position), [line], "{picture}");
    }
}

#[test]
fn rows_do_not_run_on_into_the_next_column() {
    let game = usual();
    // Two at the top of one column and two at the bottom of the next are neighbours in the word.
    for columns in ["1212211211", "33332222", "1112223334445556667"] {
        assert_eq!(game.outcome(&position(&game, columns)), None, "{columns}");
    }
}

#[test]
fn one_disc_can_complete_several_lines() {
    let game = usual();
    let before = position(&game, "......./......./......x/.....xo/....xoo/xxx.ooo");
    assert!(lines(&game, &before).is_empty());
    let after = play(&game, &before, "4");
    assert_eq!(game.outcome(&after), Some(Outcome::Win(Player::FIRST)));
    assert_eq!(lines(&game, &after), ["a1 b1 c1 d1", "d1 e2 f3 g4"]);
}

#[test]
fn a_line_can_be_longer_than_four() {
    let game = usual();
    let before = position(&game, "......./......./......./......./ooo.ooo/xxx.xxx");
    assert_eq!(lines(&game, &play(&game, &before, "4")), ["a1 b1 c1 d1 e1 f1 g1"]);
}

#[test]
fn a_full_frame_is_a_draw() {
    let game = ConnectFour::<u64>::new(4, 4);
    let before = position(&game, ".oxx/xxoo/ooxx/xxoo");
    assert_eq!(game.outcome(&before), None);
    let after = play(&game, &before, "1");
    assert_eq!(game.outcome(&after), Some(Outcome::Draw));
    assert_eq!(game.reason(&after), Reason::Full);
    assert!(lines(&game, &after).is_empty());
}

#[test]
fn a_full_column_takes_no_more_discs() {
    let game = usual();
    let position = position(&game, "444444");
    let moves: Vec<String> = game
        .moves(&position)
        .expect("the game goes on")
        .map(|played| game.write_move(&position, played))
        .collect();
    assert_eq!(moves, ["1", "2", "3", "5", "6", "7"]);
}

/// Whichever move a random draw asks for, the shortcut finds the same as stepping does.
#[test]
fn any_move_can_be_asked_for_by_its_number() {
    for (width, height, columns) in [(7, 6, "4444441"), (12, 4, "ccccd"), (12, 4, "-")] {
        let game = ConnectFour::<u64>::new(width, height);
        let position = position(&game, columns);
        let moves = || game.moves(&position).expect("the game goes on");
        let listed: Vec<_> = moves().collect();
        assert_eq!(moves().size_hint(), (listed.len(), Some(listed.len())));
        for number in 0..=listed.len() {
            assert_eq!(moves().nth(number), listed.get(number).copied(), "{number}");
            let mut rest = moves();
            rest.nth(number);
            assert_eq!(rest.count(), listed.len().saturating_sub(number + 1));
        }
    }
}
