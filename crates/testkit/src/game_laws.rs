//! The laws of a game and its notation, checked on random games.

use std::{
    collections::HashSet,
    hash::{BuildHasher, RandomState},
};

use fastrand::Rng;
use rules::{Board, History, Notation, Outcome, Player};

/// Longer than any game that ends.
const LONGEST: usize = 20_000;

/// Plays random games and checks every law at every position.
///
/// # Panics
///
/// If a law is broken.
pub fn check_game<G: Notation>(game: &G, games: u32, seed: u64) {
    let mut rng = Rng::with_seed(seed);
    for _ in 0..games {
        let mut history = History::new(game);
        loop {
            check_position(game, history.position());
            if let Some(outcome) = history.outcome(game) {
                check_end(game, &history, outcome);
                break;
            }
            assert!(history.moves().len() < LONGEST, "a game ends");
            let legal: Vec<_> =
                game.moves(history.position()).expect("no outcome, so moves").collect();
            let played = legal[rng.usize(..legal.len())];
            check_play(game, history.position(), played);
            history.play(game, played);
        }
    }
}

/// The laws of one position.
fn check_position<G: Notation>(game: &G, position: &G::Position) {
    assert!(game.turn(position).0 < game.players(), "the turn is somebody's");
    let written = game.write_position(position);
    let read = game.read_position(&written).unwrap_or_else(|error| panic!("{written:?}: {error}"));
    assert_eq!(&read, position, "a written position reads back as itself: {written:?}");
    let hasher = RandomState::new();
    assert_eq!(hasher.hash_one(&read), hasher.hash_one(position), "equal positions hash alike");
    let board = game.board(position);
    check_board(game, &board);
    let laid_out = game.write_board(&board, game.turn(position));
    let read =
        game.read_position(&laid_out).unwrap_or_else(|error| panic!("{laid_out:?}: {error}"));
    assert_eq!(game.board(&read).cells, board.cells, "a picture reads back: {laid_out:?}");
    if let Ok(moves) = game.moves(position) {
        check_moves(game, position, moves.collect());
    }
}

fn check_board<G: Notation>(game: &G, board: &Board) {
    let squares = usize::from(board.width) * usize::from(board.height);
    assert_eq!(board.cells.len(), squares, "a picture has a cell for every square");
    let owners = board.cells.iter().flatten().map(|piece| piece.player);
    assert!(owners.into_iter().all(|player| player.0 < game.players()), "pieces have owners");
    let tallies = board.tallies.len();
    assert!(tallies == 0 || tallies == usize::from(game.players()), "a tally per player or none");
    let names: Vec<String> =
        board.squares().map(|square| game.square_name(square)).filter(|n| !n.is_empty()).collect();
    let distinct: HashSet<&String> = names.iter().collect();
    assert_eq!(distinct.len(), names.len(), "no two squares have the same name");
}

fn check_moves<G: Notation>(game: &G, position: &G::Position, moves: Vec<G::Move>) {
    assert!(!moves.is_empty(), "a game that goes on has a move: {position:?}");
    let count = game.moves(position).map_or(0, Iterator::count);
    assert_eq!(count, moves.len(), "counting in bulk counts right");
    assert_eq!(game.count_moves(position), moves.len(), "so does counting without listing");
    let distinct: HashSet<_> = moves.iter().collect();
    assert_eq!(distinct.len(), moves.len(), "no move is listed twice: {position:?}");
    let texts: HashSet<String> =
        moves.iter().map(|&played| game.write_move(position, played)).collect();
    assert_eq!(texts.len(), moves.len(), "no two moves are written alike: {texts:?}");
    let board = game.board(position);
    for played in moves {
        let text = game.write_move(position, played);
        assert_eq!(game.read_move(position, &text), Ok(played), "{text:?} reads back as itself");
        let path = game.path(position, played);
        let on_board =
            |square: &rules::Square| square.column < board.width && square.row < board.height;
        assert!(path.iter().all(on_board), "{text:?} stays on the board");
    }
}

/// Playing is the same in place and on a copy, and leaves the original alone.
fn check_play<G: Notation>(game: &G, position: &G::Position, played: G::Move) {
    let before = position.clone();
    let after = game.after(position, played);
    assert_eq!(&before, position, "playing on a copy leaves the original alone");
    let mut in_place = before;
    game.play(&mut in_place, played);
    assert_eq!(in_place, after, "playing in place does the same");
}

fn check_end<G: Notation>(game: &G, history: &History<G>, outcome: Outcome) {
    if let Outcome::Win(Player(seat)) | Outcome::Lose(Player(seat)) = outcome {
        assert!(seat < game.players(), "who won sits at the table");
    }
    if game.outcome(history.position()).is_some() {
        // A reason exists for every end; asking must not panic.
        assert!(!game.reason(history.position()).name().is_empty());
        assert!(game.moves(history.position()).is_err(), "a finished game has no moves");
        assert_eq!(game.count_moves(history.position()), 0, "nor are any counted");
    }
}
