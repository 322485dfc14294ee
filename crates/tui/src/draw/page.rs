//! Pages of text: the keys, the rules, the scores, what this is.

use paper::{booklet, plain, wrap};
use ratatui::layout::Rect;
use rules::{Phrase, Spec};
use session::{GAMES, Preset, open_room};

use super::Canvas;
use crate::{
    App,
    game_screen::GameScreen,
    look::StyleRole,
    menus::MenuItem,
    screen::{Page, Screen},
};

const KEYS: [&str; 3] = ["scroll", "language", "back"];
const SCORE_KEYS: [&str; 4] = ["again", "settings", "replay", "back"];
/// How wide the table of scores is at most.
const WIDEST: usize = 60;

impl App {
    /// The lines of a page.
    pub(crate) fn page_lines(&self, page: Page) -> Vec<String> {
        let text = match (page, &self.game_screen) {
            (Page::Rules, _) => self.rules(),
            (Page::About, _) => return self.about(),
            (Page::Scores, Some(game_screen)) => return self.scores(game_screen),
            _ => None,
        };
        let text = text.unwrap_or_else(|| self.words.text("tui-help-text"));
        text.lines().map(str::to_owned).collect()
    }

    /// The rules of the game that is in front; nothing if none is.
    fn rules(&self) -> Option<String> {
        let game = self.game_in_front()?;
        let room = open_room(&game).ok()?;
        let rulebook = room.open(&game).ok()?.rulebook();
        let implied = |knob: &str| room.implied(&game, knob);
        Some(plain(&booklet(&rulebook, &game, room.knobs(), &implied, &self.words)))
    }

    /// The game of the form, of the line of the menu, or of the table below what is read.
    fn game_in_front(&self) -> Option<Spec> {
        match self.screens.iter().rev().find(|screen| !matches!(screen, Screen::Page { .. })) {
            Some(Screen::Form(form)) => Some(form.spec()),
            Some(Screen::Home { chosen }) => match MenuItem::all()[*chosen] {
                MenuItem::Game(game) => Some(Spec::new(GAMES[game].name())),
                MenuItem::Preset(preset) => Some(Preset::ALL[preset].setup().game),
                _ => None,
            },
            _ => self.game_screen.as_ref().map(|game_screen| game_screen.session.game().clone()),
        }
    }

    /// What this program is.
    fn about(&self) -> Vec<String> {
        let version = Phrase::new("page-version").with("version", env!("CARGO_PKG_VERSION"));
        let mut lines = vec![format!("Plateau, {}", self.words.say(&version))];
        for id in ["page-about-what", "tui-about-how", "page-about-free"] {
            lines.push(String::new());
            lines.extend(wrap(&self.words.text(id), self.text_width()));
        }
        lines
    }

    /// How wide text to read may be.
    fn text_width(&self) -> usize {
        usize::from(self.area.width.saturating_sub(4)).max(20)
    }

    /// Who won how often.
    fn scores(&self, game_screen: &GameScreen) -> Vec<String> {
        let mut lines = vec![self.words.text("tui-scores"), String::new()];
        if let Some(ending) = game_screen.session.ending() {
            lines.extend(wrap(&self.words.say(&game_screen.ending(ending)), self.text_width()));
            lines.push(String::new());
        }
        lines.extend(self.score_table(game_screen, false, self.text_width().min(WIDEST)));
        lines
    }

    pub(super) fn draw_page(&self, canvas: &mut Canvas<'_>, page: Page, from: usize) {
        let area = canvas.area;
        let lines = self.page_lines(page);
        let height = usize::from(area.height.saturating_sub(3));
        for (index, text) in lines.iter().enumerate().skip(from).take(height) {
            let y = area.y + 1 + u16::try_from(index - from).expect("within the area");
            let paint = if index == 0 { StyleRole::Title } else { StyleRole::Plain };
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
            canvas.write(x, below.y, &text, self.look.paint(StyleRole::Faint));
        }
    }
}
