//! The moves so far, as a score sheet shows them.

use ratatui::layout::Rect;
use session::{MoveTree, NodeId};

use super::Canvas;
use crate::{App, look::Paint};

/// The moves of a game in their places on the screen.
pub(super) struct Sheet<'a> {
    tree: &'a MoveTree,
    /// The place on the board.
    here: NodeId,
    area: Rect,
    /// The moves of the line that is played, those ahead too.
    line: Vec<NodeId>,
    /// How many moves stand in a line of the sheet.
    columns: usize,
    /// How wide each of them is.
    width: u16,
    /// The first line of the sheet that is shown.
    from: usize,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(tree: &'a MoveTree, here: NodeId, area: Rect, players: u8) -> Self {
        let line = tree.whole_line();
        let longest = line.iter().map(|&node| tree.text(node).chars().count()).max().unwrap_or(1);
        let room = area.width.saturating_sub(6);
        let longest = u16::try_from(longest).unwrap_or(room) + 1;
        let fits = usize::from((room / longest.max(1)).max(1));
        let columns = usize::from(players).min(fits).max(1);
        let height = usize::from(area.height.saturating_sub(1)).max(1);
        let at = line.iter().position(|&node| node == here).unwrap_or(0) / columns;
        let lines = line.len().div_ceil(columns);
        let from = at.saturating_sub(height / 2).min(lines.saturating_sub(height));
        // Columns stand close enough to be read together.
        let width = (room / u16::try_from(columns).expect("few columns")).min(longest + 6);
        Self { tree, here, area, line, columns, width, from }
    }

    /// Where a move of the line stands, if it is in view.
    fn place(&self, index: usize) -> Option<(u16, u16)> {
        let row = u16::try_from((index / self.columns).checked_sub(self.from)?).ok()? + 1;
        let column = u16::try_from(index % self.columns).ok()?;
        (row < self.area.height).then(|| (self.area.x + 6 + column * self.width, self.area.y + row))
    }

    /// The move under the mouse.
    pub(super) fn at(&self, x: u16, y: u16) -> Option<NodeId> {
        let hit = |index: &usize| {
            let place = self.place(*index);
            place.is_some_and(|(left, top)| top == y && (left..left + self.width).contains(&x))
        };
        let index = (0..self.line.len()).find(hit)?;
        Some(self.line[index])
    }
}

impl App {
    pub(super) fn draw_moves(&self, canvas: &mut Canvas<'_>, sheet: &Sheet<'_>) {
        if sheet.area.height < 2 {
            return;
        }
        self.draw_heading(canvas, "page-moves");
        let mut is_ahead = sheet.here == NodeId::START;
        for (index, &node) in sheet.line.iter().enumerate() {
            if let Some((x, y)) = sheet.place(index) {
                if index % sheet.columns == 0 {
                    let number = format!("{:>4}.", index / sheet.columns + 1);
                    canvas.write(sheet.area.x, y, &number, self.look.paint(Paint::Faint));
                }
                let paint = match node == sheet.here {
                    true => Paint::Selected,
                    false if is_ahead => Paint::Faint,
                    false => Paint::Plain,
                };
                let style = self.look.paint(paint);
                // More than one move was tried from the place before.
                let parent = sheet.tree.parent(node).unwrap_or(NodeId::START);
                let branches = 1 < sheet.tree.children(parent).len();
                let sign = if branches { "±" } else { "" };
                let text = format!("{}{sign}", sheet.tree.text(node));
                let part = Rect { x, y, width: sheet.width.saturating_sub(1), height: 1 };
                canvas.part(part).write_short(x, y, &text, style);
            }
            is_ahead |= node == sheet.here;
        }
    }
}
