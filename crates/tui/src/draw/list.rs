//! Menus: the first one, and the form of a game.

use paper::wrap;
use ratatui::layout::Rect;
use rules::{Knob, Phrase, Range, Spec};
use session::{GAMES, Occupant, Preset, Seat, TimeControl, about_evaluator};

use super::Canvas;
use crate::{
    App,
    details::has_named_values,
    form::{FormRow, SetupForm},
    look::StyleRole,
    menus::MenuItem,
    screen::Screen,
};

/// How far menus are set in.
const INDENT: u16 = 3;
/// How many lines stand above a menu.
const ABOVE: u16 = 3;
/// How many lines stand below the form: two about its row, one that refuses, one of keys.
const BELOW: u16 = 5;
const HOME_KEYS: [&str; 6] = ["choose", "take", "rules", "language", "about", "quit"];
const FORM_KEYS: [&str; 7] = ["choose", "change", "type", "details", "rules", "begin", "back"];

impl App {
    pub(super) fn draw_home(&self, canvas: &mut Canvas<'_>, chosen: usize) {
        let area = canvas.area;
        self.draw_banner(canvas, &self.words.text("tui-welcome"));
        for (index, offer) in MenuItem::all().into_iter().enumerate() {
            let (title, about) = self.offered(offer);
            let y = area.y + ABOVE + line(index) + u16::from(index >= to_play());
            let style = self.look.paint(if index == chosen {
                StyleRole::Selected
            } else {
                StyleRole::Plain
            });
            let mark = if index == chosen { "▸" } else { " " };
            canvas.write(area.x + INDENT - 2, y, mark, self.look.paint(StyleRole::Key));
            canvas.write(area.x + INDENT, y, &format!(" {title} "), style);
            if index == chosen {
                self.draw_about(canvas, area.bottom().saturating_sub(BELOW), &about);
            }
        }
        self.draw_notice(canvas);
        self.draw_keys(canvas, area, &HOME_KEYS);
    }

    /// What a line of the first menu says.
    fn offered(&self, offer: MenuItem) -> (String, String) {
        let text = |id: &str| self.words.text(id);
        match offer {
            MenuItem::Game(index) => {
                let name = GAMES[index].name();
                (text(&format!("game-{name}")), text(&format!("game-{name}-about")))
            }
            MenuItem::Preset(index) => {
                let name = Preset::ALL[index].name;
                (text(&format!("preset-{name}")), text(&format!("preset-{name}-about")))
            }
            MenuItem::Puzzle => (text("tui-puzzles"), text("tui-puzzles-about")),
            MenuItem::Load => (text("tui-load"), text("tui-load-about")),
            MenuItem::Language => {
                let spoken = self.words.language();
                let named = self.words.languages().find(|(code, _)| *code == spoken);
                let name = named.map_or_else(|| spoken.clone(), |(_, name)| name);
                (format!("{} · {name}", text("tui-language")), text("tui-language-about"))
            }
            MenuItem::Help => (text("tui-help"), text("tui-help-about")),
            MenuItem::Quit => (text("tui-quit"), String::new()),
        }
    }

    fn draw_banner(&self, canvas: &mut Canvas<'_>, about: &str) {
        let area = canvas.area;
        let style = self.look.paint(StyleRole::Title);
        let width = canvas.write(area.x + INDENT, area.y + 1, "Plateau", style);
        canvas.write_short(
            area.x + INDENT + width + 2,
            area.y + 1,
            about,
            self.look.paint(StyleRole::Faint),
        );
    }

    /// Why something could not be done, above the keys.
    fn draw_notice(&self, canvas: &mut Canvas<'_>) {
        let Some(notice) = &self.notice else { return };
        let area = canvas.area;
        let y = area.bottom().saturating_sub(3);
        self.draw_lines(canvas, y, &self.words.say(notice), StyleRole::Warning);
    }

    /// What there is to know about what is chosen.
    fn draw_about(&self, canvas: &mut Canvas<'_>, y: u16, about: &str) {
        self.draw_lines(canvas, y, about, StyleRole::Faint);
    }

    /// Text in two lines at most.
    fn draw_lines(&self, canvas: &mut Canvas<'_>, y: u16, text: &str, paint: StyleRole) {
        let area = canvas.area;
        let width = usize::from(area.width.saturating_sub(2 * INDENT)).max(1);
        for (y, text) in (y..).zip(wrap(text, width)).take(2) {
            canvas.write_short(area.x + INDENT, y, &text, self.look.paint(paint));
        }
    }

    pub(super) fn draw_form(&self, canvas: &mut Canvas<'_>, form: &SetupForm) {
        let area = canvas.area;
        let name = form.room().name();
        self.draw_banner(canvas, &self.words.text(&format!("game-{name}")));
        let list = list_area(area, BELOW);
        let from = first_line(form, list.height);
        for (index, row) in form.rows().into_iter().enumerate().skip(from) {
            let y = list.y + line(index - from);
            if list.bottom() <= y {
                break;
            }
            self.draw_row(canvas, form, row, index == form.chosen, y);
        }
        self.draw_about(canvas, list.bottom(), &self.about_row(form));
        if let Some(refused) = form.refused.as_ref() {
            self.draw_lines(
                canvas,
                list.bottom() + 2,
                &self.words.say(refused),
                StyleRole::Warning,
            );
        }
        self.draw_keys(canvas, area, &FORM_KEYS);
    }

    fn draw_row(
        &self,
        canvas: &mut Canvas<'_>,
        form: &SetupForm,
        row: FormRow,
        is_chosen: bool,
        y: u16,
    ) {
        let area = canvas.area;
        let style = self.look.paint(if is_chosen { StyleRole::Selected } else { StyleRole::Plain });
        let mark = if is_chosen { "▸" } else { " " };
        canvas.write(area.x + INDENT - 2, y, mark, self.look.paint(StyleRole::Key));
        let label = self.label(form, row);
        if row == FormRow::Begin {
            canvas.write(area.x + INDENT, y, &format!(" {label} "), style);
            return;
        }
        let x = area.x + area.width / 2;
        let beside = Rect { width: (area.width / 2).saturating_sub(1), ..area };
        let plain = self.look.paint(StyleRole::Plain);
        canvas.part(beside).write_short(area.x + INDENT, y, &label, plain);
        let value = self.shown_value(form, row);
        let text = if is_chosen { format!("‹ {value} ›") } else { format!("  {value}  ") };
        let is_set = matches!(row, FormRow::Setting(index, _) if form.is_set(index));
        let style = if is_set && !is_chosen { self.look.paint(StyleRole::Strong) } else { style };
        canvas.write_short(x, y, &text, style);
    }

    fn label(&self, form: &SetupForm, row: FormRow) -> String {
        match row {
            FormRow::Begin => self.words.text(self.beginning(form)),
            FormRow::Player(seat) => {
                self.words.say(&Phrase::new("page-seat").with("number", seat + 1))
            }
            FormRow::Detail(_, name) => {
                format!("  {}", self.words.text(&format!("page-knob-{name}")))
            }
            FormRow::Setting(_, knob) => self.words.text(&format!("page-knob-{}", knob.name)),
            FormRow::Clock => self.words.text("page-clock-choice"),
            FormRow::Alternate => self.words.text("page-alternate"),
            FormRow::TouchMove => self.words.text("page-touch-move"),
        }
    }

    /// What the first row of a form promises.
    fn beginning(&self, form: &SetupForm) -> &'static str {
        let setup = self.game_screen.as_ref().map(|game_screen| game_screen.session.setup());
        match setup.filter(|_| form.at_table) {
            None => "tui-begin",
            Some(setup) if form.keeps_game(setup) => "tui-go-on",
            Some(_) => "tui-begin-anew",
        }
    }

    fn shown_value(&self, form: &SetupForm, row: FormRow) -> String {
        let switch =
            |on: bool| self.words.text(if on { "page-choice-on" } else { "page-choice-off" });
        match row {
            FormRow::Begin => String::new(),
            FormRow::Player(seat) => self.shown_player(form, seat),
            FormRow::Detail(seat, name) => {
                let knob = form.details(seat).into_iter().find(|knob| knob.name == name);
                let range = knob.map_or(Range::Text { longest: 0 }, |knob| knob.range);
                self.shown_setting(&range, form.detail(seat, name))
            }
            FormRow::Setting(index, knob) => self.shown_setting(&knob.range, form.value(index)),
            FormRow::Clock => self.shown_clock(form.clock),
            FormRow::Alternate | FormRow::TouchMove => switch(form.switch(row)),
        }
    }

    /// What a knob is set to, in words where there are any.
    fn shown_setting(&self, range: &Range, value: Option<String>) -> String {
        match value {
            None => self.words.text("page-usual"),
            // A size is a word, and reads the same in every language.
            Some(value) if has_named_values(range) && value.parse::<u64>().is_err() => {
                self.words.text(&format!("page-choice-{value}"))
            }
            Some(value) => value,
        }
    }

    /// Who sits at a seat, and what was set about them, in words.
    fn shown_player(&self, form: &SetupForm, seat: usize) -> String {
        let knobs = form.engine_knobs(seat);
        let spec = form.players[seat].clone().named(&knobs);
        let Ok(read) = Seat::read(&spec) else { return spec.to_string() };
        let level = read.level();
        let Seat { name, symbol, kind } = read;
        let (who, mut rest) = match (kind, level) {
            (Occupant::Human, _) => (self.words.text("menu-person"), Spec::new(Seat::HUMAN)),
            (Occupant::Computer(engine), Some(level)) if engine.name == "level" => {
                (self.words.say(&Phrase::new("tui-level").with("level", level)), engine)
            }
            (Occupant::Computer(engine), _) => (self.called(&engine.name), engine),
        };
        let set = |knob: &Knob| {
            let value = rest.given(knob.name).filter(|_| knob.name != "level")?.to_owned();
            let title = self.words.text(&format!("page-knob-{}", knob.name));
            Some(format!("{title} {}", self.shown_setting(&knob.range, Some(value))))
        };
        let details: Vec<String> = knobs.iter().filter_map(set).collect();
        let _ = rest.split_off(&knobs);
        // What is unknown here is shown as it was typed.
        if rest != Spec::new(rest.name.as_str()) {
            return spec.to_string();
        }
        let symbol = symbol.map(String::from);
        let parts = name.into_iter().chain([who]).chain(details).chain(symbol);
        parts.collect::<Vec<String>>().join(" · ")
    }

    /// What a player is called; a program of others has its own name.
    fn called(&self, name: &str) -> String {
        if self.external_engines.names().iter().any(|external| external == name) {
            return name.to_owned();
        }
        self.words.text(&format!("player-called-{name}"))
    }

    fn shown_clock(&self, clock: TimeControl) -> String {
        let seconds = |time: std::time::Duration| time.as_secs_f64().to_string();
        let phrase = match clock {
            TimeControl::Unlimited => Phrase::new("clock-none"),
            TimeControl::PerMove { time } => {
                Phrase::new("tui-clock-move").with("time", seconds(time))
            }
            TimeControl::Fischer { time, increment } => Phrase::new("tui-clock-game")
                .with("time", seconds(time))
                .with("increment", seconds(increment)),
        };
        self.words.say(&phrase)
    }

    /// What there is to know about the row that is chosen.
    fn about_row(&self, form: &SetupForm) -> String {
        let game = form.room().name();
        match form.row() {
            FormRow::Begin => self.words.text(&format!("game-{game}-about")),
            FormRow::Setting(_, knob) => {
                let about = self.words.text(&format!("knob-{game}-{}", knob.name));
                let phrase = Phrase::new("tui-about-setting").with("about", about);
                self.words.say(&phrase.with("allowed", self.words.say(&knob.range)))
            }
            FormRow::Player(seat) => self.about_player(form, &form.players[seat]),
            FormRow::Detail(seat, "eval") => self.about_evaluator(form, seat),
            FormRow::Detail(_, name) => self.words.text(&format!("knob-{name}")),
            FormRow::Clock => self.words.text("tui-about-clock"),
            FormRow::Alternate | FormRow::TouchMove => String::new(),
        }
    }

    /// What the evaluation of a player looks at.
    fn about_evaluator(&self, form: &SetupForm, seat: usize) -> String {
        match form.detail(seat, "eval").as_deref() {
            None => self.words.text("knob-eval"),
            Some(name) => self.words.say(&about_evaluator(form.room().name(), name)),
        }
    }

    fn about_player(&self, form: &SetupForm, spec: &Spec) -> String {
        let offer = form.room().engines().into_iter().find(|offer| offer.name == spec.name);
        match offer {
            Some(offer) => self.words.say(&offer.about(form.room().name())),
            None if self.external_engines.names().contains(&spec.name) => {
                self.words.text("tui-about-guest")
            }
            None => self.words.text("tui-about-player"),
        }
    }

    /// The line of a list at a row of the screen.
    pub(crate) fn line_at(&self, row: u16) -> Option<usize> {
        match self.screens.last()? {
            Screen::Home { .. } => {
                let line = usize::from(row.checked_sub(ABOVE)?);
                let gap = to_play();
                let index = if line <= gap { line } else { line - 1 };
                (line != gap && index < MenuItem::all().len()).then_some(index)
            }
            Screen::Form(form) => {
                let list = list_area(self.area, BELOW);
                let line = usize::from(row.checked_sub(list.y)?);
                let index = line + first_line(form, list.height);
                (row < list.bottom() && index < form.rows().len()).then_some(index)
            }
            _ => None,
        }
    }
}

/// How many lines of the first menu are about something to play.
fn to_play() -> usize {
    GAMES.len() + Preset::ALL.len()
}

fn list_area(area: Rect, below: u16) -> Rect {
    let height = area.height.saturating_sub(ABOVE + below);
    Rect { y: area.y + ABOVE, height, ..area }
}

/// The first row of a form that is shown, so that the chosen one is.
fn first_line(form: &SetupForm, height: u16) -> usize {
    let (rows, height) = (form.rows().len(), usize::from(height));
    form.chosen.saturating_sub(height / 2).min(rows.saturating_sub(height))
}

fn line(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX / 2)
}
