//! However the stones are kept, the game is the same: small grids find their lines by shifting
//! bitboards, larger ones and crowds by walking along them.

use fastrand::Rng;
use morpion::{Crowd, Morpion, Pair};
use rules::{Game, History, Notation};

use crate::support::opened::shape;

#[test]
fn the_same_moves_lead_to_the_same_end_on_every_board_type() {
    let mut rng = Rng::with_seed(11);
    for _ in 0..1500 {
        let (width, height) = (rng.u8(3..=8), rng.u8(3..=8));
        let align = rng.u8(3..=width.max(height).min(6));
        let option = ["", ",exact=on", ",misere=on", ",first=2"][rng.usize(..4)];
        let spec = format!("morpion:width={width},height={height},align={align}{option}");
        let word = Morpion::<1, Pair<1>>::new(shape(&spec));
        let words = Morpion::<4, Pair<4>>::new(shape(&spec));
        let crowd = Morpion::<11, Crowd<11>>::new(shape(&spec));
        let mut played = History::new(&word);
        let (mut on_words, mut in_crowd) = (History::new(&words), History::new(&crowd));
        while played.outcome(&word).is_none() {
            let legal: Vec<_> = word.moves(played.position()).into_iter().flatten().collect();
            let cell = legal[rng.usize(..legal.len())];
            played.play(&word, cell);
            on_words.play(&words, cell);
            in_crowd.play(&crowd, cell);
            let (line, end) = (played.moves(), played.outcome(&word));
            assert_eq!(end, on_words.outcome(&words), "{spec}: {line:?}");
            assert_eq!(end, in_crowd.outcome(&crowd), "{spec}: {line:?}");
        }
        let lines = word.board(played.position()).lines;
        assert_eq!(lines, crowd.board(in_crowd.position()).lines, "{spec}");
    }
}
