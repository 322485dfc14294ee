//! What a booklet says about Morpion, on whichever grid and for however many players.

use rules::{Chapter, Diagram, Game, Phrase, Player, Rulebook, Square};

use crate::{Cell, Morpion, Shape, Stones};

/// The rulebook of a game.
pub(crate) fn write<const W: usize, S: Stones<W>>(game: &Morpion<W, S>) -> Rulebook {
    let shape = &game.shape;
    let goal = title("rulebook-goal").say(goal(shape));
    let board = title("rulebook-board")
        .say(
            Phrase::new("rulebook-morpion-board")
                .with("width", u64::from(shape.width))
                .with("height", u64::from(shape.height)),
        )
        .say(symbols(shape))
        .say(Phrase::new("rulebook-morpion-first"));
    let moves = title("rulebook-moves").say(Phrase::new("rulebook-morpion-turn"));
    let notation = title("rulebook-notation").say(Phrase::new("rulebook-morpion-squares"));
    let hints = title("rulebook-hints").list(hints(shape).into_iter().map(Phrase::new));
    Rulebook::default()
        .with(goal)
        .with(board)
        .with(moves)
        .with(end(game))
        .with(notation)
        .with(hints)
}

fn title(id: &'static str) -> Chapter {
    Chapter::new(Phrase::new(id))
}

fn goal(shape: &Shape) -> Phrase {
    let id = match (shape.misere, shape.players) {
        (false, _) => "rulebook-morpion-goal",
        (true, 2) => "rulebook-morpion-goal-misere",
        (true, _) => "rulebook-morpion-goal-misere-many",
    };
    Phrase::new(id).with("align", u64::from(shape.align)).with("players", u64::from(shape.players))
}

fn symbols(shape: &Shape) -> Phrase {
    if shape.players == 2 {
        return Phrase::new("rulebook-morpion-symbols-two");
    }
    let last = shape.letter(Player(shape.players - 1));
    Phrase::new("rulebook-morpion-symbols-many").with("last", last.to_string())
}

/// How the game ends, with a line that was just completed.
fn end<const W: usize, S: Stones<W>>(game: &Morpion<W, S>) -> Chapter {
    let shape = &game.shape;
    let align = |id| Phrase::new(id).with("align", u64::from(shape.align));
    let length = if shape.exact { "rulebook-morpion-exact" } else { "rulebook-morpion-longer" };
    let chapter = title("rulebook-end")
        .say(align("rulebook-morpion-line"))
        .say(align(length))
        .say(Phrase::new("rulebook-morpion-draw"));
    let caption =
        if shape.misere { "rulebook-morpion-example-lost" } else { "rulebook-morpion-example-won" };
    let player = shape.letter(shape.first).to_string();
    match finished(game) {
        Some(diagram) => chapter.show(diagram, Phrase::new(caption).with("player", player)),
        None => chapter,
    }
}

/// A game in which the player who begins completes a line while the others play elsewhere; nothing if the
/// grid is too crowded for that.
fn finished<const W: usize, S: Stones<W>>(game: &Morpion<W, S>) -> Option<Diagram> {
    let shape = &game.shape;
    let mut line = line(shape).into_iter();
    let mut position = game.start();
    loop {
        let moves: Vec<Cell> = match game.moves(&position) {
            Ok(moves) => moves.collect(),
            Err(_) => return Some(Diagram::new(game, &position)),
        };
        let played = if position.turn == shape.first {
            line.next()?
        } else {
            let ahead: Vec<Cell> = line.as_slice().to_vec();
            let harmless = |cell: &Cell| {
                !ahead.contains(cell) && !game.aligns(&position.stones, position.turn, *cell)
            };
            elsewhere(shape, moves).into_iter().find(harmless)?
        };
        game.play(&mut position, played);
    }
}

/// The cells of a line: slanting where the grid allows it, or else along the longer side.
fn line(shape: &Shape) -> Vec<Cell> {
    let step = match (shape.align <= shape.width, shape.align <= shape.height) {
        (true, true) => (1, 1),
        (true, false) => (1, 0),
        (false, _) => (0, 1),
    };
    let start = |side: u8, step: u8| (side - 1 - step * (shape.align - 1)) / 2;
    let (column, row) = (start(shape.width, step.0), start(shape.height, step.1));
    let square = |index| Square { column: column + step.0 * index, row: row + step.1 * index };
    (0..shape.align).filter_map(|index| shape.cell(square(index))).collect()
}

/// Cells in an order that looks like play: near the middle, but not in rows.
fn elsewhere(shape: &Shape, mut cells: Vec<Cell>) -> Vec<Cell> {
    let (width, height) = (i32::from(shape.width), i32::from(shape.height));
    cells.sort_by_key(|&cell| {
        let Square { column, row } = shape.square(cell);
        let (across, down) = (2 * i32::from(column) + 1 - width, 2 * i32::from(row) + 1 - height);
        let distance = across.abs().max(down.abs());
        (distance, (i32::from(column) * 5 + i32::from(row) * 3) % 7)
    });
    cells
}

/// What helps a beginner on this grid.
fn hints(shape: &Shape) -> Vec<&'static str> {
    let mut hints = vec!["rulebook-morpion-hint-look"];
    if shape.misere {
        hints.extend(["rulebook-morpion-hint-misere", "rulebook-morpion-hint-misere-room"]);
        return hints;
    }
    if shape.is_classic() {
        hints.extend([
            "rulebook-morpion-hint-classic",
            "rulebook-morpion-hint-eight",
            "rulebook-morpion-hint-answer",
            "rulebook-morpion-hint-classic-draw",
        ]);
    } else {
        hints.push("rulebook-morpion-hint-centre");
    }
    hints.push("rulebook-morpion-hint-fork");
    if shape.align >= 4 {
        hints.push("rulebook-morpion-hint-open");
    }
    if shape.players > 2 {
        hints.push("rulebook-morpion-hint-many");
    }
    hints
}
