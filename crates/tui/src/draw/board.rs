//! The board of any game: squares, pieces, and the marks on them.

use ratatui::{layout::Rect, style::Style};
use rules::{Board, Diagram, Square, Surface};
use search::Score;
use session::Turn;

use super::{
    Canvas,
    piece::{Pieces, middle},
    rim::Names,
};
use crate::{
    look::{Look, StyleRole},
    plan::SquareLayout,
};

/// Everything that is shown on a board besides its pieces.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub(super) cursor: Option<Square>,
    /// The squares touched so far.
    pub(super) path: Vec<Square>,
    /// The squares that may be touched next.
    pub(super) targets: Vec<Square>,
    /// The pieces that must capture.
    pub(super) forced: Vec<Square>,
    /// The last move.
    pub(super) last: Option<Turn>,
    /// What the moves that end here are worth.
    pub(super) worth: Vec<(Square, i32)>,
    /// The squares of a move that an engine would play.
    pub(super) hint: Vec<Square>,
}

/// A board to draw.
pub(super) struct BoardScene<'a> {
    pub(super) look: Look,
    pub(super) diagram: &'a Diagram,
    pub(super) squares: SquareLayout,
    pub(super) marks: Marks,
}

impl BoardScene<'_> {
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>) {
        let names = Names::new(&self.diagram.board, &self.diagram.names);
        self.draw_rim(canvas, &names);
        for (square, place) in self.squares.each() {
            self.draw_square(canvas, square, place);
        }
    }

    fn board(&self) -> &Board {
        &self.diagram.board
    }

    fn draw_rim(&self, canvas: &mut Canvas<'_>, names: &Names) {
        let faint = self.look.paint(StyleRole::Faint);
        let strong = self.look.paint(StyleRole::Strong);
        let rim = names.rim();
        for (square, place) in self.squares.each() {
            let style = |here: bool| if here { strong } else { faint };
            let (x, y) = middle(place);
            let is_first_row = place.y == self.squares.top();
            if rim.top == 1 && is_first_row {
                let here = self.marks.cursor.is_some_and(|cursor| cursor.column == square.column);
                let name = &names.columns[usize::from(square.column)];
                canvas.write(x, place.y - 1, name, style(here));
            }
            if place.x == self.squares.left() {
                let here = self.marks.cursor.is_some_and(|cursor| cursor.row == square.row);
                let name = &names.rows[usize::from(square.row)];
                let width = u16::try_from(name.len()).unwrap_or(0);
                canvas.write(place.x - 1 - width, y, name, style(here));
            }
        }
    }

    fn draw_square(&self, canvas: &mut Canvas<'_>, square: Square, place: Rect) {
        let ground = self.ground(square);
        canvas.part(place).fill(ground);
        let pieces = Pieces { look: self.look, diagram: self.diagram };
        let (_, y) = middle(place);
        let worth = self.marks.worth.iter().find(|(at, _)| *at == square);
        match (self.board().at(square), worth) {
            (Some(piece), _) => pieces.draw(canvas, place, piece, ground),
            (None, Some((_, score))) if place.width >= 3 => {
                let text = short_score(*score);
                let width = u16::try_from(text.chars().count()).unwrap_or(0);
                let x = place.x + place.width.saturating_sub(width) / 2;
                canvas.write(x, y, &text, self.look.paint(StyleRole::Strong).patch(ground));
            }
            (None, _) => self.draw_empty(canvas, &pieces, square, place, ground),
        }
        self.draw_marks(canvas, square, place, ground);
    }

    fn draw_empty(
        &self,
        canvas: &mut Canvas<'_>,
        pieces: &Pieces<'_>,
        square: Square,
        place: Rect,
        ground: Style,
    ) {
        let (x, y) = middle(place);
        let is_frame = self.board().surface == Surface::Frame;
        if is_frame {
            pieces.hole(canvas, place, ground);
        }
        let is_target = self.marks.targets.contains(&square);
        if is_target {
            // Where nearly every square can be played, that is not worth a mark.
            let is_rare = self.marks.targets.len() * 2 <= self.board().cells.len();
            let letter = if is_rare { '•' } else { '·' };
            let style = if is_frame { pieces.on_hole(ground) } else { ground };
            canvas.put(x, y, letter, style.patch(self.look.paint(StyleRole::Strong)));
        } else if !is_frame && !self.look.has_colours() && self.is_playable(square) {
            canvas.put(x, y, '·', ground);
        } else if place.height >= 2 && self.has_numbers() {
            canvas.part(place).write(place.x, place.y, self.diagram.name(square), ground);
        }
    }

    /// Whether squares are numbered, as in draughts.
    fn has_numbers(&self) -> bool {
        matches!(self.board().surface, Surface::Chequered { .. })
            && self.diagram.names.iter().all(|name| name.parse::<u16>().is_ok() || name.is_empty())
    }

    /// What surrounds the letter of a square where there is room for it: signs, so that nothing is
    /// told by colour alone.
    fn draw_marks(&self, canvas: &mut Canvas<'_>, square: Square, place: Rect, ground: Style) {
        let is_large = place.height >= 2;
        let is_here = self.marks.cursor == Some(square);
        // What it is worth stands there already.
        let is_weighed = self.marks.worth.iter().any(|(at, _)| *at == square);
        let signs = [
            (is_here, ['[', ']']),
            (self.marks.path.contains(&square), ['<', '>']),
            (self.marks.hint.contains(&square) && !is_weighed, ['?', '?']),
            (self.is_won(square), ['*', '*']),
            (self.marks.forced.contains(&square), ['!', '!']),
            (self.is_last(square) && !is_large, ['(', ')']),
        ];
        let Some((_, [open, close])) = signs.into_iter().find(|(holds, _)| *holds) else { return };
        let style = ground.patch(self.look.paint(StyleRole::Cursor));
        if place.width == 2 {
            // There is no room on the left.
            let (x, y) = middle(place);
            canvas.put(x + 1, y, close, style);
            return;
        }
        let (x, y) = middle(place);
        if !is_large {
            canvas.put(x - 1, y, open, style);
            canvas.put(x + 1, y, close, style);
            return;
        }
        if is_here {
            self.draw_frame(canvas, place, style);
        } else {
            canvas.put(place.x, place.y, open, style);
            canvas.put(place.right() - 1, place.y, close, style);
        }
    }

    /// The sides of the square under the cursor.
    fn draw_frame(&self, canvas: &mut Canvas<'_>, place: Rect, style: Style) {
        let sides = if self.look.ascii {
            ['[', '[', '[', ']', ']', ']']
        } else {
            ['╭', '│', '╰', '╮', '│', '╯']
        };
        for row in 0..place.height {
            let part = match row {
                0 => 0,
                _ if row + 1 == place.height => 2,
                _ => 1,
            };
            canvas.put(place.x, place.y + row, sides[part], style);
            canvas.put(place.right() - 1, place.y + row, sides[part + 3], style);
        }
    }

    fn is_last(&self, square: Square) -> bool {
        self.marks.last.as_ref().is_some_and(|turn| turn.path.contains(&square))
    }

    fn is_won(&self, square: Square) -> bool {
        self.board().lines.iter().any(|line| line.contains(&square))
    }

    fn is_playable(&self, square: Square) -> bool {
        !self.diagram.name(square).is_empty()
    }

    /// What a square is made of, with the colour of what happened there.
    fn ground(&self, square: Square) -> Style {
        let is_even = (square.column + square.row).is_multiple_of(2);
        let ground = match self.board().surface {
            Surface::Grid if is_even => StyleRole::Grid,
            Surface::Grid => StyleRole::OtherGrid,
            Surface::Felt if is_even => StyleRole::Felt,
            Surface::Felt => StyleRole::OtherFelt,
            Surface::Frame => StyleRole::Frame,
            Surface::Chequered { dark_top_left } if is_even == dark_top_left => StyleRole::Dark,
            Surface::Chequered { .. } => StyleRole::Light,
        };
        let over = [
            (self.is_won(square), StyleRole::Won),
            (self.marks.path.contains(&square), StyleRole::Chosen),
            (self.marks.hint.contains(&square), StyleRole::Hint),
            (self.marks.forced.contains(&square), StyleRole::Forced),
            (self.is_last(square), StyleRole::Last),
        ];
        let over = over.into_iter().find_map(|(holds, paint)| holds.then_some(paint));
        let style = self.look.paint(ground);
        over.map_or(style, |over| style.patch(self.look.paint(over)))
    }
}

/// A score in few letters: infinity for a game that is decided.
pub(super) fn short_score(score: i32) -> String {
    match score {
        _ if !Score(score).is_decided() => format!("{score:+}"),
        1.. => "+∞".to_owned(),
        _ => "-∞".to_owned(),
    }
}
