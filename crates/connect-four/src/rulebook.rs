//! What a booklet says about Connect Four.

use rules::{Chapter, Diagram, Game, Notation, Phrase, Rulebook};

use crate::{Bits, ConnectFour, Position};

/// Columns, counted from nought, that lead to a slanting four of the first player.
const SLANTING: [u8; 11] = [0, 1, 1, 2, 3, 2, 2, 3, 0, 3, 3];
/// Columns that lead to three in a row with room on both sides, in a frame of six columns or more.
const OPEN_THREE: [u8; 5] = [2, 2, 3, 3, 4];

/// The rulebook of a game.
pub(crate) fn write<B: Bits>(game: &ConnectFour<B>) -> Rulebook {
    let (width, height) = (game.frame().width(), game.frame().height());
    let goal =
        Chapter::new(Phrase::new("rulebook-goal")).say(Phrase::new("rulebook-connect-four-goal"));
    let board = Chapter::new(Phrase::new("rulebook-board"))
        .say(
            Phrase::new("rulebook-connect-four-board")
                .with("width", u64::from(width))
                .with("height", u64::from(height)),
        )
        .say(Phrase::new("rulebook-connect-four-first"));
    let moves = Chapter::new(Phrase::new("rulebook-moves"))
        .say(Phrase::new("rulebook-connect-four-fall"))
        .say(Phrase::new("rulebook-connect-four-full-column"))
        .show(falling(game), Phrase::new("rulebook-connect-four-example-fall"));
    let end = Chapter::new(Phrase::new("rulebook-end"))
        .say(Phrase::new("rulebook-connect-four-win"))
        .say(Phrase::new("rulebook-connect-four-draw"))
        .show(shown(game, &SLANTING), Phrase::new("rulebook-connect-four-example-four"));
    Rulebook::default()
        .with(goal)
        .with(board)
        .with(moves)
        .with(end)
        .with(notation(game))
        .with(hints(game))
}

fn notation<B: Bits>(game: &ConnectFour<B>) -> Chapter {
    let [first, last] = [0, game.frame().width() - 1].map(|column| game.column_name(column));
    let columns = Phrase::new("rulebook-connect-four-columns")
        .with("first", first.to_string())
        .with("last", last.to_string());
    Chapter::new(Phrase::new("rulebook-notation"))
        .say(columns)
        .say(Phrase::new("rulebook-connect-four-squares"))
}

fn hints<B: Bits>(game: &ConnectFour<B>) -> Chapter {
    let chapter = Chapter::new(Phrase::new("rulebook-hints")).list(
        [
            "rulebook-connect-four-hint-look",
            "rulebook-connect-four-hint-centre",
            "rulebook-connect-four-hint-double",
            "rulebook-connect-four-hint-under",
            "rulebook-connect-four-hint-rows",
        ]
        .map(Phrase::new),
    );
    if game.frame().width() < 6 {
        return chapter;
    }
    let three = shown(game, &OPEN_THREE);
    chapter.show(three, Phrase::new("rulebook-connect-four-example-three"))
}

/// Where a disc can go in the middle of a game: to the lowest free square of each column.
fn falling<B: Bits>(game: &ConnectFour<B>) -> Diagram {
    let position = played(game, &SLANTING[..5]);
    let moves = game.moves(&position).into_iter().flatten();
    let landings: Vec<_> = moves.flat_map(|disc| game.path(&position, disc)).collect();
    Diagram::new(game, &position).with_marks(landings)
}

fn shown<B: Bits>(game: &ConnectFour<B>, columns: &[u8]) -> Diagram {
    Diagram::new(game, &played(game, columns))
}

/// The position after discs were dropped into these columns.
fn played<B: Bits>(game: &ConnectFour<B>, columns: &[u8]) -> Position<B> {
    columns.iter().fold(game.start(), |mut position, &column| {
        if let Some(disc) = game.disc_into(&position, column) {
            game.play(&mut position, disc);
        }
        position
    })
}
