//! Drawing a recorded search: the tree on the left, the board on the right, the words below.

use std::io::{Read, Seek};

use paper::{letters, wrap};
use ratatui::{Frame, layout::Rect};
use rules::Phrase;

use super::{Canvas, make_plain};
use crate::{SearchTree, look::StyleRole, search_tree::TreeRow};

/// How many lines stand below the tree: what is counted, two for what there is to say, the keys.
const BELOW: u16 = 4;
/// A terminal this wide has room for a board beside the tree.
const WIDE: u16 = 64;
/// What can be pressed.
const KEYS: [&str; 6] = ["fold", "walk", "best", "step", "cut", "leave"];

/// How a node stands at the moment that is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NodeState {
    Left,
    Open,
    Later,
}

impl<R: Read + Seek> SearchTree<R> {
    /// Draws what there is to see.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let whole = frame.area();
        let mut canvas = Canvas { buffer: frame.buffer_mut(), area: whole };
        let above = self.draw_note(&mut canvas);
        let area = Rect { y: whole.y + above, height: whole.height - above, ..whole };
        let height = area.height.saturating_sub(BELOW);
        let board = self.board();
        let widest = board.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let widest = u16::try_from(widest).unwrap_or(0) + 2;
        let beside =
            if area.width < WIDE || board.len() > usize::from(height) { 0 } else { widest };
        let list = Rect { width: area.width.saturating_sub(beside), height, ..area };
        self.draw_rows(&mut canvas.part(list));
        let plain = self.look.paint(StyleRole::Plain);
        for (y, line) in (area.y..).zip(board.iter().filter(|_| beside > 0)) {
            canvas.write(list.right() + 1, y, line, plain);
        }
        let below = Rect { y: area.y + height, height: area.height - height, ..area };
        self.draw_words(&mut canvas.part(below));
        if self.look.ascii {
            make_plain(canvas.buffer);
        }
    }

    /// The sentence above the tree; the answer is how many lines it takes.
    fn draw_note(&self, canvas: &mut Canvas<'_>) -> u16 {
        let Some(note) = &self.note else { return 0 };
        let area = canvas.area;
        let width = usize::from(area.width.saturating_sub(2)).max(1);
        let lines = wrap(&self.words.say(note), width);
        let style = self.look.paint(StyleRole::Warning);
        let mut taken = 0;
        for (y, text) in (area.y..area.bottom()).zip(lines).take(3) {
            canvas.write(area.x + 1, y, &text, style);
            taken = y + 1 - area.y;
        }
        taken
    }

    /// The board of the node that is looked at, in letters; nothing for a tree written down.
    fn board(&mut self) -> Vec<String> {
        let id = self.rows[self.chosen].child.node.id;
        if lab::is_tree(&self.explorer.recording().question().game) {
            return Vec::new();
        }
        let diagram = self.explorer.diagram(id);
        diagram.map_or_else(
            |_| Vec::new(),
            |diagram| letters(&diagram).lines().map(str::to_owned).collect(),
        )
    }

    fn draw_rows(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area;
        let height = usize::from(area.height);
        // What is looked at stays in the middle, as far as there is something above and below.
        let most = self.rows.len().saturating_sub(height);
        let from = self.chosen.saturating_sub(height / 2).min(most);
        for (y, (index, row)) in
            (area.y..).zip(self.rows.iter().enumerate().skip(from).take(height))
        {
            let state = self.state(row);
            let paint = match (index == self.chosen, state, row.expected) {
                (true, ..) => StyleRole::Selected,
                (_, Some(NodeState::Later), _) => StyleRole::Faint,
                (_, Some(NodeState::Open), _) => StyleRole::Good,
                (_, None, true) => StyleRole::Strong,
                _ => StyleRole::Plain,
            };
            let x = area.x + 1 + u16::try_from(2 * row.depth).unwrap_or(u16::MAX);
            canvas.write_short(x, y, &self.line(row, state), self.look.paint(paint));
        }
    }

    /// How a node stands at the moment that is shown.
    fn state(&self, row: &TreeRow) -> Option<NodeState> {
        let halt = self.halt.as_ref()?;
        let id = row.child.node.id;
        if halt.open.iter().any(|open| open.node.id == id) {
            return Some(NodeState::Open);
        }
        let is_left = id < halt.moment.counters.left || row.child.node.standing.is_some();
        Some(if is_left { NodeState::Left } else { NodeState::Later })
    }

    /// A node in a line.
    fn line(&self, row: &TreeRow, state: Option<NodeState>) -> String {
        let node = &row.child.node;
        let mark = match (row.child.width, row.open) {
            (0, _) => "·",
            (_, true) => "▾",
            (_, false) => "▸",
        };
        let name = row.child.text.clone().unwrap_or_else(|| self.words.text("lab-root"));
        let known = self
            .halt
            .as_ref()
            .and_then(|halt| halt.open.iter().find(|open| open.node.id == node.id));
        let is_searched = node.standing.is_none() && node.shares.is_none();
        let (value, window) = match (state, known) {
            (Some(NodeState::Later), _) => (String::new(), None),
            (Some(NodeState::Open), Some(open)) if is_searched => {
                let best = open
                    .best
                    .map_or_else(|| "?".to_owned(), |best| node.score_text(best, &self.words));
                (best, self.has_windows.then(|| node.window_text(open.window, &self.words)))
            }
            _ => {
                let window = self.has_windows.then(|| node.window_text(node.entry, &self.words));
                (node.value_text(&self.words), window)
            }
        };
        let star = if row.expected { "*" } else { "" };
        let told = if state == Some(NodeState::Later) { String::new() } else { self.remarks(row) };
        let parts = [format!("{mark} {name}{star}"), value, window.unwrap_or_default(), told];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join("  ")
    }

    fn remarks(&self, row: &TreeRow) -> String {
        let player = self.player();
        let mut remarks: Vec<Phrase> = row.child.remarks(player);
        if !row.skipped.is_empty() {
            remarks.push(Phrase::new("lab-skipped").with("moves", row.skipped.join(" ")));
        }
        if !row.open && row.child.node.size > 1 {
            let hidden = u64::from(row.child.node.size - 1);
            remarks.push(Phrase::new("lab-hidden").with("nodes", hidden));
        }
        remarks.iter().map(|remark| self.words.say(remark)).collect::<Vec<_>>().join(" · ")
    }

    fn player(&self) -> u8 {
        self.rows[0].child.node.turn
    }

    /// What is counted, what happens, and what can be pressed.
    fn draw_words(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area;
        let (first, rest) = match &self.halt {
            None => {
                let mut lines =
                    self.explorer.summary().into_iter().map(|line| self.words.say(&line));
                let first = lines.next().unwrap_or_default();
                (first, lines.collect::<Vec<_>>().join(" · "))
            }
            Some(halt) => {
                let counters = halt.moment.counters;
                let counts = Phrase::new("lab-counts")
                    .with("nodes", u64::from(counters.nodes))
                    .with("leaves", u64::from(counters.leaves))
                    .with("cutoffs", u64::from(counters.cutoffs));
                (
                    self.words.say(&counts),
                    self.words.say(&halt.sentence(self.player(), &self.words)),
                )
            }
        };
        canvas.write_short(area.x + 1, area.y, &first, self.look.paint(StyleRole::Title));
        let lines = wrap(&rest, usize::from(area.width.saturating_sub(2)).max(20));
        for (y, line) in (area.y + 1..area.bottom().saturating_sub(1)).zip(lines) {
            canvas.write(area.x + 1, y, &line, self.look.paint(StyleRole::Plain));
        }
        let keys = KEYS.map(|key| self.words.text(&format!("tui-tree-{key}"))).join("  ");
        let last = area.bottom().saturating_sub(1);
        canvas.write_short(area.x + 1, last, &keys, self.look.paint(StyleRole::Faint));
    }
}
