//! Pieces: a letter or a disc, large where there is room.

use ratatui::{layout::Rect, style::Style};
use rules::{Colour, Diagram, Piece, PieceKind};

use super::Canvas;
use crate::look::{Look, StyleRole};

/// Pieces as they look on this board.
pub(super) struct Pieces<'a> {
    pub(super) look: Look,
    pub(super) diagram: &'a Diagram,
}

impl Pieces<'_> {
    fn colours(&self) -> &[Colour] {
        &self.diagram.board.colours
    }

    /// The one letter for a piece.
    pub(super) fn glyph(&self, piece: Piece) -> char {
        let Some(colour) = self.colours().get(piece.player.index()) else {
            return self.diagram.symbols.get(piece.player.index()).copied().unwrap_or('?');
        };
        let is_dark = matches!(colour, Colour::Black | Colour::Red);
        let is_filled = is_dark || self.look.has_colours();
        match (piece.kind, self.look.ascii) {
            (_, true) => letter(piece, *colour),
            (PieceKind::King, false) => {
                if is_filled {
                    '♛'
                } else {
                    '♕'
                }
            }
            (_, false) => {
                if is_filled {
                    '●'
                } else {
                    '○'
                }
            }
        }
    }

    /// Draws a piece in its square.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, place: Rect, piece: Piece, ground: Style) {
        let style = self.look.piece(self.colours(), piece.player);
        let is_large = place.height >= 2 && !self.look.ascii;
        let glyph = self.glyph(piece);
        if is_large && self.look.has_colours() && piece.kind != PieceKind::Symbol {
            disc(canvas, place, style, ground);
            if piece.kind == PieceKind::King {
                let ink = self.look.on_piece(self.colours(), piece.player);
                let (x, y) = middle(place);
                canvas.put(x, y, '♛', ink);
            }
            return;
        }
        if is_large && place.height >= 3 && matches!(glyph, 'X' | 'O') {
            return large_symbol(canvas, place, glyph, style);
        }
        let (x, y) = middle(place);
        canvas.put(x, y, glyph, style);
    }

    /// The style of what is shown in an empty hole.
    pub(super) fn on_hole(&self, ground: Style) -> Style {
        let hole = self.look.paint(StyleRole::Hole).fg;
        hole.filter(|_| !self.look.ascii).map_or(ground, |hole| ground.bg(hole))
    }

    /// An empty hole of an upright frame.
    pub(super) fn hole(&self, canvas: &mut Canvas<'_>, place: Rect, ground: Style) {
        let style = self.look.paint(StyleRole::Hole);
        let (x, y) = middle(place);
        match self.look.has_colours() && !self.look.ascii {
            true if place.height >= 2 => disc(canvas, place, style, ground),
            true => canvas.put(x, y, '●', style),
            false => canvas.put(x, y, '·', style),
        }
    }
}

/// The letter for a piece in ASCII, capital for a king.
fn letter(piece: Piece, colour: Colour) -> char {
    let small = match (colour, piece.kind) {
        (Colour::Black, PieceKind::Disc) => return 'X',
        (Colour::White, PieceKind::Disc) => return 'O',
        (Colour::Black, _) => 'b',
        (Colour::White, _) => 'w',
        (Colour::Red, _) => 'r',
        (Colour::Yellow, _) => 'y',
    };
    if piece.kind == PieceKind::King { small.to_ascii_uppercase() } else { small }
}

/// Where the one letter of a square stands.
pub(super) fn middle(place: Rect) -> (u16, u16) {
    (place.x + (place.width - 1) / 2, place.y + (place.height - 1) / 2)
}

/// A disc of blocks, as round as blocks can be, with some of the square left around it.
fn disc(canvas: &mut Canvas<'_>, place: Rect, style: Style, ground: Style) {
    // The lower part of a letter in the colour of the ground leaves the upper part to the disc.
    let upper = Style::new().fg(ground.bg.unwrap_or_default()).bg(style.fg.unwrap_or_default());
    let (top, bottom) = if place.height == 2 {
        (["▗", "▆", "▖"], ["▝", "▂", "▘"])
    } else {
        (["▄", "▆", "▄"], ["▀", "▂", "▀"])
    };
    let margin = u16::from(place.height > 2);
    let inner = usize::from(place.width.saturating_sub(2 + 2 * margin));
    for row in 0..place.height {
        let is_bottom = row + 1 == place.height;
        let is_middle = row > 0 && !is_bottom;
        let [left, centre, right] = match (is_middle, is_bottom) {
            (true, _) => ["▐", "█", "▌"],
            (false, true) => bottom,
            (false, false) => top,
        };
        let (margin, inner) =
            if is_middle { (0, inner + 2 * usize::from(margin)) } else { (margin, inner) };
        let (x, y) = (place.x + margin, place.y + row);
        let x = x + canvas.write(x, y, left, style);
        let centre_style = if is_bottom { upper } else { style };
        let x = x + canvas.write(x, y, &centre.repeat(inner), centre_style);
        canvas.write(x, y, right, style);
    }
}

/// A cross or a ring of lines.
fn large_symbol(canvas: &mut Canvas<'_>, place: Rect, symbol: char, style: ratatui::style::Style) {
    let rows = match symbol {
        'X' => [" ╲ ╱ ", "  ╳  ", " ╱ ╲ "],
        _ => ["╭───╮", "│   │", "╰───╯"],
    };
    let (x, y) = middle(place);
    for (row, text) in (0..).zip(rows) {
        canvas.write(x - 2, y - 1 + row, text, style);
    }
}
