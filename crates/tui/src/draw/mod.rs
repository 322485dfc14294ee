//! Drawing: what there is to see, from what there is.

mod board;
mod graph;
mod list;
mod moves;
mod page;
mod panel;
mod piece;
mod prompt;
mod rim;
mod scores;
mod search_tree;
mod table;

use ratatui::{Frame, buffer::Buffer, layout::Rect, style::Style};

use crate::{App, look::plain_letter, screen::Screen};

/// A part of the screen to draw on.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
}

impl Canvas<'_> {
    /// Writes text in a line of the canvas, as much of it as fits; the answer is how many columns
    /// it took.
    pub(crate) fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let end = self.area.right().min(self.buffer.area.right());
        let below = self.area.bottom().min(self.buffer.area.bottom());
        if end <= x || below <= y || x < self.area.x || y < self.area.y {
            return 0;
        }
        self.buffer.set_stringn(x, y, text, usize::from(end - x), style).0 - x
    }

    /// Writes text that must end with dots if it does not fit.
    pub(crate) fn write_short(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let room = usize::from(self.area.right().saturating_sub(x));
        if text.chars().count() <= room {
            return self.write(x, y, text, style);
        }
        let cut: String = text.chars().take(room.saturating_sub(1)).collect();
        self.write(x, y, &format!("{cut}…"), style)
    }

    /// The same canvas, or a part of it.
    pub(crate) fn part(&mut self, area: Rect) -> Canvas<'_> {
        Canvas { area: area.intersection(self.area), buffer: self.buffer }
    }

    /// Puts one letter somewhere.
    pub(crate) fn put(&mut self, x: u16, y: u16, letter: char, style: Style) {
        if self.area.contains((x, y).into())
            && let Some(cell) = self.buffer.cell_mut((x, y))
        {
            cell.set_char(letter).set_style(style);
        }
    }

    /// Fills everything with one style.
    pub(crate) fn fill(&mut self, style: Style) {
        self.buffer.set_style(self.area, style);
    }

    /// Takes away everything.
    pub(crate) fn clear(&mut self) {
        for y in self.area.top()..self.area.bottom() {
            for x in self.area.left()..self.area.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.reset();
                }
            }
        }
    }
}

impl App {
    /// Draws what there is to see.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let mut canvas = Canvas { buffer: frame.buffer_mut(), area };
        // A line to type or a question leaves the rest in view.
        let lies_over =
            |screen: &&Screen| !matches!(screen, Screen::Prompt { .. } | Screen::Question(_));
        match self.screens.iter().rev().find(lies_over) {
            Some(Screen::Home { chosen }) => self.draw_home(&mut canvas, *chosen),
            Some(Screen::Form(form)) => self.draw_form(&mut canvas, form),
            Some(Screen::Replay(replay)) => self.draw_replay(&mut canvas, replay),
            Some(Screen::Page { page, from }) => self.draw_page(&mut canvas, *page, *from),
            _ => self.draw_table(&mut canvas),
        }
        match self.screens.last() {
            Some(Screen::Prompt { purpose, line }) => {
                self.draw_prompt(&mut canvas, *purpose, line);
            }
            Some(Screen::Question(question)) => self.draw_question(&mut canvas, *question),
            _ => (),
        }
        if self.look.ascii {
            make_plain(canvas.buffer);
        }
    }
}

/// Leaves nothing but ASCII.
fn make_plain(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let letter = cell.symbol().chars().next().map_or(' ', plain_letter);
            cell.set_char(letter);
        }
    }
}
