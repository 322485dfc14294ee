//! Any text is a legal move or none; after a game of such moves, one word and four still agree.

#![no_main]

use draughts::{Draughts, Grid, Wide, variants};
use libfuzzer_sys::fuzz_target;
use rules::Notation;

fuzz_target!(|input: (u8, &str)| {
    let (variant, text) = input;
    let (_, rules) = &variants::ALL[usize::from(variant) % variants::ALL.len()];
    let wide = Draughts::<Wide>::new(rules.clone());
    if !Grid::<u64>::fits(rules.width, rules.height) {
        play(&wide, text);
        return;
    }
    let narrow = Draughts::<u64>::new(rules.clone());
    assert_eq!(play(&narrow, text), play(&wide, text));
});

/// Plays what can be read, else the move of the number that the word has as its length.
fn play<G: Notation>(game: &G, text: &str) -> String {
    let mut position = game.start();
    for word in text.split_whitespace().take(200) {
        // In alphabetical order, because one word and four find moves in different ones.
        let moves = written(game, &position);
        let Some(listed) = moves.get(word.len() % moves.len().max(1)) else { break };
        let read = game.read_move(&position, word).or_else(|_| game.read_move(&position, listed));
        position = game.after(&position, read.expect("a written move reads back"));
    }
    format!("{} {}", game.write_position(&position), written(game, &position).join(" "))
}

fn written<G: Notation>(game: &G, position: &G::Position) -> Vec<String> {
    let moves = game.moves(position).into_iter().flatten();
    let mut texts: Vec<String> = moves.map(|played| game.write_move(position, played)).collect();
    texts.sort();
    texts
}
