//! The table: the board, what stands beside it, and what is expected.

use paper::wrap;
use ratatui::layout::Rect;
use rules::{Diagram, Phrase, Square, Surface};
use session::{NodeId, Replay};

use super::{
    Canvas,
    board::{BoardScene, Marks},
    panel::Parts,
    rim::Names,
};
use crate::{
    App, choice,
    game_screen::GameScreen,
    look::StyleRole,
    plan::{Plan, Rim, SquareLayout},
};

/// The keys named below the table during a game, in a replay, and after a game.
const PLAYING: [&str; 6] = ["touch", "undo", "hint", "move", "help", "leave"];
const WATCHING: [&str; 6] = ["pause", "step", "faster", "slower", "help", "leave"];
const OVER: [&str; 7] = ["again", "settings", "replay", "scores", "undo", "help", "leave"];
const REPLAY: [&str; 6] = ["walk", "play", "faster", "slower", "from-here", "back"];

impl App {
    pub(super) fn draw_table(&self, canvas: &mut Canvas<'_>) {
        let Some(game_screen) = &self.game_screen else { return };
        let diagram = game_screen.diagram();
        let (plan, squares) = layout(canvas.area, game_screen, &diagram);
        let scene =
            BoardScene { look: self.look, diagram: &diagram, squares, marks: marks(game_screen) };
        scene.draw(&mut canvas.part(plan.board));
        self.draw_panel(&mut canvas.part(plan.panel), game_screen, &diagram);
        let keys: &[&str] = match (game_screen.session.ending(), game_screen.is_watched()) {
            (Some(_), _) => &OVER,
            (None, true) => &WATCHING,
            (None, false) => &PLAYING,
        };
        self.draw_status(canvas, plan.status, game_screen, squares);
        self.draw_keys(canvas, plan.status, keys);
    }

    /// A game looked at again, on the same board.
    pub(super) fn draw_replay(&self, canvas: &mut Canvas<'_>, replay: &Replay) {
        let Some(game_screen) = &self.game_screen else { return };
        let diagram = Diagram { board: replay.view().board, ..game_screen.diagram() };
        let (plan, squares) = layout(canvas.area, game_screen, &diagram);
        let last = replay.last().map(|(_, turn)| turn);
        let marks = Marks { last, ..Marks::default() };
        BoardScene { look: self.look, diagram: &diagram, squares, marks }
            .draw(&mut canvas.part(plan.board));
        self.draw_replay_panel(&mut canvas.part(plan.panel), game_screen, replay, &diagram);
        let line = replay.tree().whole_line();
        let here = line.iter().position(|&node| node == replay.node()).map_or(0, |at| at + 1);
        let phrase = Phrase::new("tui-replaying")
            .with("here", here)
            .with("all", line.len())
            .with("seconds", replay.pace().as_secs_f64().to_string());
        let text = self.words.say(&phrase);
        let (x, y) = (plan.status.x + 1, plan.status.y);
        canvas.write_short(x, y, &text, self.look.paint(StyleRole::Strong));
        if let Some(ending) = replay.view().ending {
            let text = self.words.say(&game_screen.ending(ending));
            canvas.write_short(x, y + 1, &text, self.look.paint(StyleRole::Good));
        }
        self.draw_keys(canvas, plan.status, &REPLAY);
    }

    /// What is expected now, and what happened last.
    fn draw_status(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        game_screen: &GameScreen,
        squares: SquareLayout,
    ) {
        let is_over = game_screen.session.ending().is_some();
        let style = self.look.paint(if is_over { StyleRole::Good } else { StyleRole::Strong });
        let mut text = self.words.say(&game_screen.status());
        let name = place_name(game_screen, game_screen.cursor);
        if !is_over && !name.is_empty() && (game_screen.awaits_person() || squares.is_partial()) {
            text = format!("{text} · {name}");
        }
        canvas.write_short(area.x + 1, area.y, &text, style);
        if let Some(told) = &game_screen.told {
            let paint = if told.refused { StyleRole::Warning } else { StyleRole::Faint };
            let width = usize::from(area.width.saturating_sub(2)).max(1);
            for (y, text) in (area.y + 1..).zip(wrap(&self.words.say(&told.phrase), width)).take(2)
            {
                canvas.write_short(area.x + 1, y, &text, self.look.paint(paint));
            }
        }
    }

    /// Some keys, and what they do.
    pub(super) fn draw_keys(&self, canvas: &mut Canvas<'_>, area: Rect, keys: &[&str]) {
        let y = area.bottom().saturating_sub(1);
        let mut x = area.x + 1;
        for key in keys {
            let text = self.words.text(&format!("tui-keys-{key}"));
            let (letter, about) = text.split_once(' ').unwrap_or((&text, ""));
            x += canvas.write(x, y, letter, self.look.paint(StyleRole::Key)) + 1;
            x += canvas.write(x, y, about, self.look.paint(StyleRole::Faint)) + 2;
        }
    }

    /// The square under the mouse.
    pub(crate) fn square_at(&self, x: u16, y: u16) -> Option<Square> {
        let game_screen = self.game_screen.as_ref()?;
        let (_, squares) = layout(self.area, game_screen, &game_screen.diagram());
        squares.at(x, y)
    }

    /// The move of the list under the mouse.
    pub(crate) fn move_at(&self, x: u16, y: u16) -> Option<NodeId> {
        let game_screen = self.game_screen.as_ref()?;
        let (plan, _) = layout(self.area, game_screen, &game_screen.diagram());
        let parts = Parts::new(plan.panel, game_screen);
        let here = game_screen.session.tree().current();
        super::moves::MoveSheet::new(
            game_screen.session.tree(),
            here,
            parts.moves,
            game_screen.players(),
        )
        .at(x, y)
    }
}

/// Where the parts of the table and the squares of its board are.
fn layout(area: Rect, game_screen: &GameScreen, diagram: &Diagram) -> (Plan, SquareLayout) {
    let rim: Rim = Names::new(&diagram.board, &diagram.names).rim();
    let plan = Plan::new(area, &diagram.board, rim);
    let squares =
        SquareLayout::new(plan.board, &diagram.board, rim, game_screen.cursor, game_screen.turned);
    (plan, squares)
}

/// Everything to be pointed out on the board.
fn marks(game_screen: &GameScreen) -> Marks {
    let mut marks = Marks { last: game_screen.session.table().last(), ..Marks::default() };
    if game_screen.session.ending().is_some() {
        return marks;
    }
    marks.cursor = Some(game_screen.cursor);
    if !game_screen.awaits_person() {
        return marks;
    }
    let walks = game_screen.view.moves.iter().any(session::Turn::is_walk);
    if !walks || !game_screen.path.is_empty() {
        marks.targets = choice::targets(&game_screen.view, &game_screen.path);
    }
    marks.forced = game_screen.view.forced();
    marks.path.clone_from(&game_screen.path);
    if let Some((_, advice)) = &game_screen.advice {
        let path_of = |text: &str| {
            let turn = game_screen.view.moves.iter().find(|turn| turn.text == text);
            turn.map(|turn| turn.path.clone()).unwrap_or_default()
        };
        marks.hint = path_of(&advice.best);
        if game_screen.shows_worth {
            let worth = |choice: &session::Worth| {
                path_of(&choice.text).last().map(|&square| (square, choice.score))
            };
            marks.worth = advice.choices.iter().filter_map(worth).collect();
        }
    }
    marks
}

/// What a square is called; in an upright frame, the move that a touch there means.
fn place_name(game_screen: &GameScreen, square: Square) -> &str {
    let board = &game_screen.view.board;
    if board.surface == Surface::Frame {
        let falls = |turn: &&session::Turn| {
            turn.path.first().is_some_and(|first| first.column == square.column)
        };
        return game_screen.view.moves.iter().find(falls).map_or("", |turn| &turn.text);
    }
    let index = usize::from(square.row) * usize::from(board.width) + usize::from(square.column);
    game_screen.names.get(index).map_or("", String::as_str)
}
