//! What a line of play costs the player who begins it, in a few words.

use std::collections::BTreeSet;

use rules::{Game, Notation, Phrase, Player};

use crate::{Cell, Morpion, Position, Stones};

/// How many moves of a line are looked at: what comes later was not given by its first move.
const NEAR: usize = 4;

/// Whether a line lets the opponent complete a row, or threaten to in two places at once.
pub(crate) fn consequence<const W: usize, S: Stones<W>>(
    game: &Morpion<W, S>,
    position: &Position<S>,
    line: &[Cell],
) -> Option<Phrase> {
    if game.shape.misere || game.shape.players != 2 {
        return None;
    }
    let opponent = game.turn(position).other();
    let mut position = position.clone();
    for (ply, &played) in line.iter().take(NEAR).enumerate() {
        if game.outcome(&position).is_some() {
            return None;
        }
        position = game.after(&position, played);
        if ply % 2 == 0 {
            continue;
        }
        if ply == 1 && game.outcome(&position).is_some() {
            return Some(Phrase::new("why-allows-line"));
        }
        let [completing, open] = completing(game, &position, opponent);
        if completing > 1 {
            let length = u64::from(game.shape.align) - 1;
            let id = if open > 0 { "why-allows-open-row" } else { "why-allows-two" };
            return Some(Phrase::new(id).with("length", length));
        }
    }
    None
}

/// How many cells complete a row for a player, and how many rows are open: they want one stone and
/// can get it at either end.
fn completing<const W: usize, S: Stones<W>>(
    game: &Morpion<W, S>,
    position: &Position<S>,
    player: Player,
) -> [usize; 2] {
    let board = game.board(position);
    let align = usize::from(game.shape.align);
    let (width, height) = (i16::from(board.width), i16::from(board.height));
    let owner = |column: i16, row: i16| {
        let index = usize::try_from(row * width + column).expect("a cell of the board");
        board.cells[index].map(|piece| piece.player)
    };
    let (mut cells, mut open) = (BTreeSet::new(), 0);
    for (across, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for row in 0..height {
            for column in 0..width {
                let far = i16::from(game.shape.align) - 1;
                let end = (column + across * far, row + down * far);
                if end.0 >= width || !(0..height).contains(&end.1) {
                    continue;
                }
                let window: Vec<(i16, i16)> =
                    (0..=far).map(|step| (column + across * step, row + down * step)).collect();
                let own = window.iter().filter(|at| owner(at.0, at.1) == Some(player)).count();
                let gap = window.iter().find(|at| owner(at.0, at.1).is_none());
                if let (true, Some(&gap)) = (own + 1 == align, gap) {
                    let before = (column - across, row - down);
                    let is_free = before.0 >= 0
                        && (0..height).contains(&before.1)
                        && owner(before.0, before.1).is_none();
                    open += usize::from(gap == end && is_free);
                    cells.insert(gap);
                }
            }
        }
    }
    [cells.len(), open]
}
