//! Lines to type and questions to answer, over the last lines of the screen.

use ratatui::layout::Rect;

use super::Canvas;
use crate::{
    App,
    line_editor::LineEditor,
    look::StyleRole,
    screen::{Confirmation, PromptPurpose},
};

impl App {
    pub(super) fn draw_prompt(
        &self,
        canvas: &mut Canvas<'_>,
        purpose: PromptPurpose,
        line: &LineEditor,
    ) {
        let id = match purpose {
            PromptPurpose::Move => "tui-prompt-move",
            PromptPurpose::Save => "tui-prompt-save",
            PromptPurpose::Load => "tui-prompt-load",
            PromptPurpose::Value => "tui-prompt-value",
        };
        let mut below = below(canvas, self.look.paint(StyleRole::Faint));
        let area = below.area;
        let label = format!("{} ", self.words.text(id));
        let x = area.x
            + 1
            + below.write(area.x + 1, area.y + 1, &label, self.look.paint(StyleRole::Key));
        let (before, after) = line.halves();
        // Of a long line, the part before the next letter is in view.
        let room = usize::from(area.right().saturating_sub(x + 1)).max(1);
        let hidden = before.chars().count().saturating_sub(room - 1);
        let before: String = before.chars().skip(hidden).collect();
        let plain = self.look.paint(StyleRole::Plain);
        let x = x + below.write(x, area.y + 1, &before, plain);
        let mut rest = after.chars();
        let here = rest.next().unwrap_or(' ').to_string();
        let x = x + below.write(x, area.y + 1, &here, self.look.paint(StyleRole::Selected));
        below.write(x, area.y + 1, rest.as_str(), plain);
        if let Some(notice) = &self.notice {
            let text = self.words.say(notice);
            below.write_short(area.x + 1, area.y + 2, &text, self.look.paint(StyleRole::Warning));
        } else {
            self.draw_keys(&mut below, area, &["done", "cancel"]);
        }
    }

    pub(super) fn draw_question(&self, canvas: &mut Canvas<'_>, question: Confirmation) {
        let mut below = below(canvas, self.look.paint(StyleRole::Faint));
        let area = below.area;
        let text = self.words.say(&Self::question(question));
        below.write_short(area.x + 1, area.y + 1, &text, self.look.paint(StyleRole::Warning));
        self.draw_keys(&mut below, area, &["yes", "no"]);
    }
}

/// The last three lines of the screen, cleared, with a line above them.
fn below<'a>(canvas: &'a mut Canvas<'_>, style: ratatui::style::Style) -> Canvas<'a> {
    let area = canvas.area;
    let height = area.height.min(3);
    let area = Rect { y: area.bottom() - height, height, ..area };
    let mut below = canvas.part(area);
    below.clear();
    let line = "─".repeat(usize::from(area.width));
    below.write(area.x, area.y, &line, style);
    below
}
