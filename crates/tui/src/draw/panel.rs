//! What stands beside the board: the players, the moves, what engines think, the graph.

use ratatui::layout::Rect;
use rules::{Diagram, Phrase, Piece, PieceKind, Player, Surface, Translated};
use search::Score;
use session::Replay;

use super::{Canvas, graph::Graph, moves::MoveSheet, piece::Pieces};
use crate::{App, game_screen::GameScreen, look::StyleRole, minutes};

/// More players than these stand in two columns, where there is room for two.
const COLUMN: u16 = 6;
/// How wide a column of players is, at least.
const WIDTH: u16 = 17;
/// How many lines players take at most; others come into view when it is their turn.
const PLAYERS: u16 = 13;
/// How many lines what an engine thinks takes, with its title.
const THOUGHT: u16 = 4;
/// How many lines the graph takes, with its title.
const GRAPH: u16 = 4;

/// Where the parts of the panel are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    players: Rect,
    counters: Rect,
    pub(super) moves: Rect,
    thought: Rect,
    graph: Rect,
    scores: Rect,
}

impl GameScreen {
    pub(super) fn players(&self) -> u8 {
        self.session.table().players()
    }

    /// Whether the moves so far were judged, so that there is a graph to draw.
    fn has_graph(&self) -> bool {
        let line = self.session.tree().whole_line();
        self.players() == 2 && line.iter().filter(|&&node| self.opinion(node).is_some()).count() > 1
    }
}

impl Parts {
    /// Divides the panel: the moves take what the others leave.
    pub(super) fn new(area: Rect, game_screen: &GameScreen) -> Self {
        let thinks = game_screen.thought.is_some() || game_screen.advice.is_some();
        let counters = u16::try_from(game_screen.view.board.counters.len()).unwrap_or(0);
        // From the most wanted to the least: whatever finds no room is left out.
        let mut left = area.height;
        let mut take = |wanted: u16, keeps: u16| {
            let taken = if wanted + keeps <= left { wanted } else { 0 };
            left -= taken;
            taken
        };
        let most = COLUMN.max(area.height / 2);
        let title = take(1, 0);
        let players = take(lines_of_players(game_screen.players(), area.width).min(most), 0);
        let counters = take(counters, 4);
        let is_over = game_screen.session.ending().is_some();
        let table = u16::from(game_screen.players()).saturating_add(2).min(most);
        let scores = take(if is_over { table } else { 0 }, 3);
        let thought = take(if thinks { THOUGHT } else { 0 }, 4);
        let graph = take(if game_screen.has_graph() { GRAPH } else { 0 }, 4);
        let mut y = area.y + title;
        let mut part = |height: u16| {
            let part = Rect { y, height, ..area };
            y += height;
            part
        };
        let [players, counters] = [part(players), part(counters)];
        let scores = part(scores);
        let [moves, thought, graph] = [part(left), part(thought), part(graph)];
        Self { players, counters, moves, thought, graph, scores }
    }
}

/// The number of columns for this number of players in a panel of this width.
fn columns_of_players(players: u8, width: u16) -> u16 {
    if u16::from(players) > COLUMN && 2 * WIDTH <= width { 2 } else { 1 }
}

/// The number of lines for this number of players.
fn lines_of_players(players: u8, width: u16) -> u16 {
    u16::from(players).div_ceil(columns_of_players(players, width)).min(PLAYERS)
}

impl App {
    pub(super) fn draw_panel(
        &self,
        canvas: &mut Canvas<'_>,
        game_screen: &GameScreen,
        diagram: &Diagram,
    ) {
        let area = canvas.area;
        let parts = Parts::new(area, game_screen);
        self.draw_title(canvas, game_screen, game_screen.session.table().opening());
        let turn = game_screen.session.ending().is_none().then(|| game_screen.session.turn());
        self.draw_players(&mut canvas.part(parts.players), game_screen, diagram, turn);
        self.draw_counters(&mut canvas.part(parts.counters), game_screen);
        self.draw_scores(&mut canvas.part(parts.scores), game_screen);
        let tree = game_screen.session.tree();
        let sheet = MoveSheet::new(tree, tree.current(), parts.moves, game_screen.players());
        self.draw_moves(&mut canvas.part(parts.moves), &sheet);
        self.draw_thought(&mut canvas.part(parts.thought), game_screen);
        self.draw_graph(&mut canvas.part(parts.graph), game_screen, tree.current());
    }

    pub(super) fn draw_replay_panel(
        &self,
        canvas: &mut Canvas<'_>,
        game_screen: &GameScreen,
        replay: &Replay,
        diagram: &Diagram,
    ) {
        let parts = Parts::new(canvas.area, game_screen);
        self.draw_title(canvas, game_screen, replay.opening());
        let view = replay.view();
        let turn = view.ending.is_none().then_some(view.turn);
        self.draw_players(&mut canvas.part(parts.players), game_screen, diagram, turn);
        self.draw_scores(&mut canvas.part(parts.scores), game_screen);
        let sheet =
            MoveSheet::new(replay.tree(), replay.node(), parts.moves, game_screen.players());
        self.draw_moves(&mut canvas.part(parts.moves), &sheet);
        self.draw_graph(&mut canvas.part(parts.graph), game_screen, replay.node());
    }

    /// The game, and what its opening is called.
    fn draw_title(
        &self,
        canvas: &mut Canvas<'_>,
        game_screen: &GameScreen,
        opening: Option<Translated>,
    ) {
        let (area, name) = (canvas.area, &game_screen.session.game().name);
        let mut title = self.words.text(&format!("game-{name}"));
        if let Some(opening) = opening {
            let called = Phrase::new("opening-after-game").with("game", title);
            title = self.words.say(&called.with("name", opening));
        }
        canvas.write_short(area.x + 1, area.y, &title, self.look.paint(StyleRole::Title));
    }

    /// Who plays with what, how much they have, and how much time is left.
    fn draw_players(
        &self,
        canvas: &mut Canvas<'_>,
        game_screen: &GameScreen,
        diagram: &Diagram,
        turn: Option<Player>,
    ) {
        let area = canvas.area;
        let columns = columns_of_players(game_screen.players(), area.width);
        let width = area.width / columns;
        // Whose turn it is stays in view.
        let row = turn.map_or(0, |turn| u16::from(turn.0) / columns);
        let first = (row + 1).saturating_sub(area.height) * columns;
        let shown = Player::all(game_screen.players()).skip(usize::from(first));
        let places = (area.y..area.bottom())
            .flat_map(|y| (0..columns).map(move |column| (area.x + column * width, y)));
        for ((x, y), player) in places.zip(shown) {
            let place = Rect { x, y, width, height: 1 };
            self.draw_player(&mut canvas.part(place), game_screen, diagram, player, turn);
        }
    }

    fn draw_player(
        &self,
        canvas: &mut Canvas<'_>,
        game_screen: &GameScreen,
        diagram: &Diagram,
        player: Player,
        turn: Option<Player>,
    ) {
        let area = canvas.area;
        let is_turn = turn == Some(player);
        let kind = match diagram.board.surface {
            Surface::Chequered { .. } => PieceKind::Man,
            Surface::Grid => PieceKind::Symbol,
            Surface::Felt | Surface::Frame => PieceKind::Disc,
        };
        if is_turn {
            canvas.write(area.x, area.y, "▸", self.look.paint(StyleRole::Key));
        }
        let pieces = Pieces { look: self.look, diagram };
        let style = self.look.on_panel(&diagram.board.colours, player);
        canvas.put(area.x + 2, area.y, pieces.glyph(Piece { player, kind }), style);
        let tally = diagram.board.tallies.get(player.index()).map(ToString::to_string);
        let clocks = game_screen.session.clocks(self.now);
        let clock = clocks.get(player.index()).map(|&left| minutes(left));
        let right: Vec<String> = [tally, clock].into_iter().flatten().collect();
        let right = right.join(" ");
        let room = area.width.saturating_sub(u16::try_from(right.len()).unwrap_or(0) + 2);
        let paint = if is_turn { StyleRole::Strong } else { StyleRole::Plain };
        let style = self.look.paint(paint);
        let name = self.words.say(&game_screen.name(player));
        canvas.part(Rect { width: room, ..area }).write_short(area.x + 4, area.y, &name, style);
        canvas.write(area.x + room + 1, area.y, &right, style);
    }

    /// The counts that lead to a draw.
    fn draw_counters(&self, canvas: &mut Canvas<'_>, game_screen: &GameScreen) {
        let area = canvas.area;
        for (y, counter) in (area.y..area.bottom()).zip(&game_screen.view.board.counters) {
            let phrase = Phrase::new("play-counter")
                .with("counter", Phrase::built(format!("counter-{}", counter.name)))
                .with("value", u64::from(counter.value))
                .with("limit", u64::from(counter.limit));
            let text = self.words.say(&phrase);
            canvas.write_short(area.x + 2, y, &text, self.look.paint(StyleRole::Faint));
        }
    }

    /// A title over a part of the panel.
    pub(super) fn draw_heading(&self, canvas: &mut Canvas<'_>, id: &str) {
        let area = canvas.area;
        let title = format!("─ {} ", self.words.text(id));
        let line = "─".repeat(usize::from(area.width));
        canvas.write(area.x, area.y, &line, self.look.paint(StyleRole::Faint));
        canvas.write(area.x, area.y, &title, self.look.paint(StyleRole::Faint));
    }

    /// How deep the engine has looked, what it thinks, and the line it expects.
    fn draw_thought(&self, canvas: &mut Canvas<'_>, game_screen: &GameScreen) {
        let asked = game_screen.advice.as_ref().map(|(_, advice)| advice);
        let Some(advice) = asked.or(game_screen.thought.as_ref()) else { return };
        let area = canvas.area;
        self.draw_heading(canvas, "tui-thinking");
        let faint = self.look.paint(StyleRole::Plain);
        let session = &game_screen.session;
        let seated = session.seats().get(advice.player.index()).and_then(session::Seat::engine);
        let scale = match seated {
            Some(engine) if asked.is_none() => session.table().scale(engine),
            _ => session.scale(),
        };
        let depth = Phrase::new("tui-thought")
            .with("depth", u64::from(advice.depth))
            .with("score", scale.told(Score(advice.score), advice.is_proven()));
        canvas.write_short(area.x + 1, area.y + 1, &self.words.say(&depth), faint);
        let speed = Phrase::new("tui-speed")
            .with("nodes", rounded(advice.statistics.nodes))
            .with("speed", rounded(advice.speed().unwrap_or_default()));
        canvas.write_short(area.x + 1, area.y + 2, &self.words.say(&speed), faint);
        let line = advice.line.join(" ");
        let style = self.look.paint(StyleRole::Strong);
        canvas.write_short(area.x + 1, area.y + 3, &line, style);
    }

    fn draw_graph(&self, canvas: &mut Canvas<'_>, game_screen: &GameScreen, here: session::NodeId) {
        if canvas.area.height < 2 {
            return;
        }
        self.draw_heading(canvas, "tui-graph");
        let area = canvas.area;
        let area = Rect {
            x: area.x + 1,
            y: area.y + 1,
            width: area.width.saturating_sub(2),
            height: area.height - 1,
        };
        let line = game_screen.session.tree().whole_line();
        let scores = line.iter().map(|&node| game_screen.opinion(node)).collect();
        let here = line.iter().position(|&node| node == here);
        Graph { scores, here }.draw(&mut canvas.part(area), self.look);
    }
}

/// A large number in few letters.
fn rounded(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..10_000_000 => format!("{}k", number / 1000),
        10_000_000..10_000_000_000 => format!("{}M", number / 1_000_000),
        _ => format!("{}G", number / 1_000_000_000),
    }
}
