//! The laws of the notation of draughts, in every variant, and of its settings.

use draughts::{Draughts, Grid, Room, Rules, Wide, variants};
use rules::{Notation, Spec};
use search::{Expertise, Family, Visitor};

use crate::{FuzzOutcome, input, notation};

/// The rules that the first byte of an input chooses, and the text after it.
fn variant(input: &[u8]) -> Option<(&'static Rules, &str)> {
    let (chosen, rest) = input::choice(input, variants::ALL.len())?;
    Some((&variants::ALL[chosen].1, input::text(rest)?))
}

/// Any text is refused at a place in it, or is a position that is written so that it reads back as
/// itself, and whose every move does too.
pub(crate) fn check_position(input: &[u8]) -> FuzzOutcome {
    let Some((rules, text)) = variant(input) else { return FuzzOutcome::Refused };
    let reading = notation::check_position(&Draughts::<Wide>::new(rules.clone()), text);
    if Grid::<u64>::fits(rules.width, rules.height) {
        let narrow = notation::check_position(&Draughts::<u64>::new(rules.clone()), text);
        assert_eq!(narrow, reading, "one word and four take the same text");
    }
    reading
}

/// Any text is a legal move or none; after a game of such moves, one word and four still agree.
pub(crate) fn check_moves(input: &[u8]) -> FuzzOutcome {
    let Some((rules, text)) = variant(input) else { return FuzzOutcome::Refused };
    let (wide, read) = play(&Draughts::<Wide>::new(rules.clone()), text);
    if Grid::<u64>::fits(rules.width, rules.height) {
        let (narrow, _) = play(&Draughts::<u64>::new(rules.clone()), text);
        assert_eq!(narrow, wide);
    }
    FuzzOutcome::accepted_if(read)
}

/// Plays what can be read, else the move of the number that the word has as its length; says where
/// that led, and whether a word was a move.
fn play<G: Notation>(game: &G, text: &str) -> (String, bool) {
    let (mut position, mut any_read) = (game.start(), false);
    for word in text.split_whitespace().take(200) {
        // In alphabetical order, because one word and four find moves in different ones.
        let moves = written_moves(game, &position);
        let Some(listed) = moves.get(word.len() % moves.len().max(1)) else { break };
        let read = game.read_move(&position, word);
        any_read |= read.is_ok();
        let played = read.or_else(|_| game.read_move(&position, listed));
        position = game.after(&position, played.expect("a written move reads back"));
    }
    let end = written_moves(game, &position).join(" ");
    (format!("{} {end}", game.write_position(&position)), any_read)
}

fn written_moves<G: Notation>(game: &G, position: &G::Position) -> Vec<String> {
    let moves = game.moves(position).into_iter().flatten();
    let mut texts: Vec<String> = moves.map(|played| game.write_move(position, played)).collect();
    texts.sort();
    texts
}

/// Any settings are refused, or make a game whose start has moves that can be read back.
pub(crate) fn check_rules(input: &[u8]) -> FuzzOutcome {
    let Some(text) = input::text(input) else { return FuzzOutcome::Refused };
    let Ok(spec) = format!("draughts:{text}").parse::<Spec>() else { return FuzzOutcome::Refused };
    let Ok(settings) = spec.settle(Room::KNOBS) else { return FuzzOutcome::Refused };
    FuzzOutcome::accepted_if(Room::open(&settings, StartMoves).is_ok())
}

/// Reads back every move of the start.
struct StartMoves;

impl Visitor for StartMoves {
    type Output = ();

    fn visit<G: Notation + Expertise>(self, game: G) {
        let start = game.start();
        for played in game.moves(&start).expect("there is room to move") {
            notation::check_written_move(&game, &start, played);
        }
    }
}
