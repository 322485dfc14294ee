//! Any text is a legal move or none; after a game of such moves, one word and four still agree.

#![no_main]

use draughts::{Draughts, Wide, variants};
use libfuzzer_sys::fuzz_target;
use rules::Notation;

fuzz_target!(|input: (u8, &str)| {
    let (variant, text) = input;
    let (_, rules) = &variants::ALL[usize::from(variant) % variants::ALL.len()];
    let wide = Draughts::<Wide>::new(rules.clone());
    if !draughts::Grid::<u64>::fits(rules.width, rules.height) {
        play(&wide, text);
        return;
    }
    let narrow = Draughts::<u64>::new(rules.clone());
    assert_eq!(play(&narrow, text), play(&wide, text));
});

/// Plays what can be read, else the move of the number that the text has as its length.
fn play<G: Notation>(game: &G, text: &str) -> String {
    let mut position = game.start();
    for word in text.split_whitespace().take(200) {
        let count = game.moves(&position).map_or(0, Iterator::count);
        let read = game.read_move(&position, word).ok();
        let listed = || game.moves(&position).ok()?.nth(word.len() % count);
        let Some(played) = read.or_else(listed) else { break };
        position = game.after(&position, played);
    }
    let mut moves: Vec<String> = game
        .moves(&position)
        .into_iter()
        .flatten()
        .map(|played| game.write_move(&position, played))
        .collect();
    moves.sort();
    format!("{} {}", game.write_position(&position), moves.join(" "))
}
