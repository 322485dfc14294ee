//! What a booklet says about Othello.

use rules::{Chapter, Diagram, Game, Notation, Phrase, Rulebook, Square};

use crate::{Grid, Move, Othello, Position, Set};

/// The rulebook of a game.
pub(crate) fn write<G: Grid>(game: &Othello<G>) -> Rulebook {
    let size = u64::from(game.grid.size());
    let start = game.start();
    let first: Vec<Square> =
        placements(game, &start).into_iter().map(|(square, _)| square).collect();
    let goal = title("rulebook-goal").say(Phrase::new("rulebook-othello-goal"));
    let board = title("rulebook-board")
        .say(Phrase::new("rulebook-othello-board").with("size", size))
        .say(Phrase::new("rulebook-othello-first"))
        .show(
            Diagram::new(game, &start).with_marks(first),
            Phrase::new("rulebook-othello-example-start"),
        );
    let end = title("rulebook-end")
        .say(Phrase::new("rulebook-othello-pass"))
        .say(Phrase::new("rulebook-othello-end"));
    let notation = title("rulebook-notation")
        .say(Phrase::new("rulebook-othello-squares"))
        .say(Phrase::new("rulebook-othello-writing"));
    let hints = title("rulebook-hints").list(
        [
            "rulebook-othello-hint-corners",
            "rulebook-othello-hint-next-to-corners",
            "rulebook-othello-hint-mobility",
            "rulebook-othello-hint-few",
            "rulebook-othello-hint-edges",
            "rulebook-othello-hint-last",
        ]
        .map(Phrase::new),
    );
    Rulebook::default()
        .with(goal)
        .with(board)
        .with(moves(game))
        .with(end)
        .with(notation)
        .with(hints)
}

fn title(id: &'static str) -> Chapter {
    Chapter::new(Phrase::new(id))
}

/// How to move, with a move that turns discs over before and after it.
fn moves<G: Grid>(game: &Othello<G>) -> Chapter {
    let chapter = title("rulebook-moves").says(
        ["rulebook-othello-enclose", "rulebook-othello-turn", "rulebook-othello-must"]
            .map(Phrase::new),
    );
    let Some((position, played)) = rich_move(game) else { return chapter };
    let path = game.path(&position, played);
    let turned = turned(game, &position, played);
    let discs = turned.len() as u64;
    let before = Diagram::new(game, &position).with_arrow(path.clone()).with_marks(turned);
    let mut next = position;
    game.play(&mut next, played);
    let after = Diagram::new(game, &next).with_arrow(path);
    let text = game.write_move(&position, played);
    let phrase = |id| Phrase::new(id).with("move", text.as_str()).with("discs", discs);
    chapter
        .show(before, phrase("rulebook-othello-example-before"))
        .show(after, phrase("rulebook-othello-example-after"))
}

/// The move of the dark player that turns discs over in the most directions, when each side plays
/// whatever stands in the middle of the list.
fn rich_move<G: Grid>(game: &Othello<G>) -> Option<(Position<Set<G>>, Move)> {
    let mut position = game.start();
    let mut best = None;
    let mut most = 0;
    for _ in 0..game.squares().min(12) {
        let moves: Vec<Move> = game.moves(&position).into_iter().flatten().collect();
        if game.turn(&position) == rules::Player::FIRST {
            for &played in &moves {
                let directions = directions(game, &position, played);
                if most < directions {
                    (most, best) = (directions, Some((position, played)));
                }
            }
        }
        game.play(&mut position, *moves.get(moves.len() / 2)?);
    }
    best
}

/// The squares where a disc may be placed, and the moves that do it.
fn placements<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> Vec<(Square, Move)> {
    let moves = game.moves(position).into_iter().flatten();
    moves.filter_map(|played| Some((*game.path(position, played).first()?, played))).collect()
}

/// The squares whose discs a move turns over.
fn turned<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>, played: Move) -> Vec<Square> {
    let before = game.board(position);
    let mut next = *position;
    game.play(&mut next, played);
    let after = game.board(&next);
    let changed =
        |square: &Square| before.at(*square).is_some_and(|disc| after.at(*square) != Some(disc));
    before.squares().filter(changed).collect()
}

/// In how many directions a move turns discs over.
fn directions<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>, played: Move) -> usize {
    let Some(placed) = game.path(position, played).first().copied() else { return 0 };
    let next_to = |square: &&Square| {
        square.column.abs_diff(placed.column) <= 1 && square.row.abs_diff(placed.row) <= 1
    };
    turned(game, position, played).iter().filter(next_to).count()
}
