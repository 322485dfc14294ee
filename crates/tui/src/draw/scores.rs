//! The table of the series: what each player has won, drawn and lost, and the points.

use rules::Player;

use super::Canvas;
use crate::{App, game_screen::GameScreen, look::StyleRole};

/// The columns beside the names.
const COLUMNS: [&str; 4] = ["won", "drawn", "lost", "points"];

impl App {
    /// The table in lines, the names of the columns first; in few letters where it is narrow.
    pub(super) fn score_table(
        &self,
        game_screen: &GameScreen,
        short: bool,
        width: usize,
    ) -> Vec<String> {
        let heads = COLUMNS.map(|column| {
            let size = if short { "short" } else { "long" };
            self.words.text(&format!("tui-score-{column}-{size}"))
        });
        let widths = heads.each_ref().map(|head| head.chars().count().max(3) + 1);
        let room = width.saturating_sub(widths.iter().sum()).max(4);
        let line = |name: &str, cells: &[String; 4]| {
            let cells = cells.iter().zip(widths).map(|(cell, width)| format!("{cell:>width$}"));
            format!("{:<room$}{}", shortened(name, room), cells.collect::<String>())
        };
        let mut lines = vec![line(&self.words.text("page-player"), &heads)];
        for (seat, tally) in (0..).zip(game_screen.session.scores().tallies()) {
            let name = self.words.say(&game_screen.name(Player(seat)));
            let counts = [tally.wins, tally.draws, tally.losses].map(|count| count.to_string());
            let [wins, draws, losses] = counts;
            lines.push(line(&name, &[wins, draws, losses, tally.points()]));
        }
        lines
    }

    /// The table of the series beside the board, as many players as fit.
    pub(super) fn draw_scores(&self, canvas: &mut Canvas<'_>, game_screen: &GameScreen) {
        let area = canvas.area;
        if area.height < 3 {
            return;
        }
        self.draw_heading(canvas, "tui-scores");
        let lines = self.score_table(game_screen, true, usize::from(area.width.saturating_sub(2)));
        for (index, (y, text)) in (area.y + 1..area.bottom()).zip(lines).enumerate() {
            let paint = if index == 0 { StyleRole::Faint } else { StyleRole::Plain };
            canvas.write(area.x + 1, y, &text, self.look.paint(paint));
        }
    }
}

/// As much of a name as fits, with dots for the rest.
fn shortened(name: &str, room: usize) -> String {
    if name.chars().count() < room {
        return name.to_owned();
    }
    let kept: String = name.chars().take(room.saturating_sub(2)).collect();
    format!("{kept}…")
}
