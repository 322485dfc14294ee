//! Pages of text: the keys, the rules, the scores.

use paper::{booklet, plain, wrap};
use ratatui::layout::Rect;
use rules::{Phrase, Player};
use session::open_room;

use super::Canvas;
use crate::{App, look::Paint, screen::Page, sitting::Sitting};

const KEYS: [&str; 3] = ["scroll", "language", "back"];
const SCORE_KEYS: [&str; 2] = ["again", "back"];

impl App {
    /// The lines of a page.
    pub(crate) fn page_lines(&self, page: Page) -> Vec<String> {
        let text = match (page, &self.sitting) {
            (Page::Rules, Some(sitting)) => self.rules(sitting),
            (Page::Scores, Some(sitting)) => return self.scores(sitting),
            _ => self.words.text("tui-help-text"),
        };
        text.lines().map(str::to_owned).collect()
    }

    fn rules(&self, sitting: &Sitting) -> String {
        let game = sitting.session.game();
        let knobs = open_room(game).map_or(&[][..], |room| room.knobs());
        plain(&booklet(&sitting.session.table().rulebook(), game, knobs, &self.words))
    }

    /// Who won how often.
    fn scores(&self, sitting: &Sitting) -> Vec<String> {
        let mut lines = vec![self.words.text("tui-scores"), String::new()];
        if let Some(ending) = sitting.session.ending() {
            let width = usize::from(self.area.width.saturating_sub(4)).max(20);
            lines.extend(wrap(&self.words.say(&sitting.ending(ending)), width));
            lines.push(String::new());
        }
        let scores = sitting.session.scores();
        for (seat, tally) in (0..).zip(scores.tallies()) {
            let phrase = Phrase::new("play-score")
                .with("name", sitting.name(Player(seat)))
                .with("wins", u64::from(tally.wins))
                .with("draws", u64::from(tally.draws))
                .with("losses", u64::from(tally.losses));
            lines.push(self.words.say(&phrase));
        }
        lines
    }

    pub(super) fn draw_page(&self, canvas: &mut Canvas<'_>, page: Page, from: usize) {
        let area = canvas.area;
        let lines = self.page_lines(page);
        let height = usize::from(area.height.saturating_sub(3));
        for (index, text) in lines.iter().enumerate().skip(from).take(height) {
            let y = area.y + 1 + u16::try_from(index - from).expect("within the area");
            let paint = if index == 0 { Paint::Title } else { Paint::Plain };
            canvas.write(area.x + 2, y, text, self.look.paint(paint));
        }
        let below = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let keys: &[&str] = if page == Page::Scores { &SCORE_KEYS } else { &KEYS };
        self.draw_keys(canvas, below, keys);
        if height < lines.len() {
            let last = (from + height).min(lines.len());
            let phrase = Phrase::new("tui-lines")
                .with("from", from + 1)
                .with("to", last)
                .with("all", lines.len());
            let text = self.words.say(&phrase);
            let width = u16::try_from(text.chars().count()).unwrap_or(0);
            let x = area.right().saturating_sub(width + 2);
            canvas.write(x, below.y, &text, self.look.paint(Paint::Faint));
        }
    }
}
