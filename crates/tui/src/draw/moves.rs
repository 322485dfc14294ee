//! The moves so far, as a score sheet shows them, with the variations that were tried.

use ratatui::layout::Rect;
use session::{GameTree, NodeId};

use super::Canvas;
use crate::{App, look::StyleRole};

/// How far moves are set in, behind their numbers.
const INDENT: u16 = 6;

/// The moves of a game in their places on the screen.
pub(super) struct MoveSheet<'a> {
    tree: &'a GameTree,
    /// The place on the board.
    here: NodeId,
    area: Rect,
    /// Every line of the sheet, those out of view too.
    lines: Vec<SheetLine>,
    /// The first line of the sheet that is shown.
    from: usize,
}

/// A line of the sheet.
struct SheetLine {
    /// The number of its first move; a variation has none.
    number: Option<usize>,
    moves: Vec<MoveCell>,
}

/// A move in its place.
struct MoveCell {
    node: NodeId,
    /// How far it is from the left of the sheet.
    left: u16,
    /// How wide it is.
    width: u16,
}

impl<'a> MoveSheet<'a> {
    pub(super) fn new(tree: &'a GameTree, here: NodeId, area: Rect, players: u8) -> Self {
        let line = tree.whole_line();
        let longest = line.iter().map(|&node| tree.text(node).chars().count()).max().unwrap_or(1);
        let room = area.width.saturating_sub(INDENT);
        let longest = u16::try_from(longest).unwrap_or(room) + 1;
        let fits = usize::from((room / longest.max(1)).max(1));
        let columns = usize::from(players).min(fits).max(1);
        // Columns stand close enough to be read together.
        let width = (room / u16::try_from(columns).expect("few columns")).min(longest + 6);
        let mut lines = Vec::new();
        for (index, row) in line.chunks(columns).enumerate() {
            let lefts = (INDENT..).step_by(usize::from(width.max(1)));
            let moves = row.iter().zip(lefts).map(|(&node, left)| MoveCell { node, left, width });
            lines.push(SheetLine { number: Some(index + 1), moves: moves.collect() });
            let others = row.iter().flat_map(|&node| siblings(tree, node));
            lines.extend(others.map(|node| variation(tree, node, area.width)));
        }
        let height = usize::from(area.height.saturating_sub(1)).max(1);
        let at = lines.iter().position(|line| line.has(here)).unwrap_or(0);
        let from = at.saturating_sub(height / 2).min(lines.len().saturating_sub(height));
        Self { tree, here, area, lines, from }
    }

    /// The lines in view, each with its row on the screen.
    fn shown(&self) -> impl Iterator<Item = (u16, &SheetLine)> {
        (self.area.y + 1..self.area.bottom()).zip(self.lines.iter().skip(self.from))
    }

    /// The move under the mouse.
    pub(super) fn at(&self, x: u16, y: u16) -> Option<NodeId> {
        let (_, line) = self.shown().find(|(row, _)| *row == y)?;
        let across = x.checked_sub(self.area.x)?;
        let hit = |place: &&MoveCell| (place.left..place.left + place.width).contains(&across);
        line.moves.iter().find(hit).map(|place| place.node)
    }
}

impl SheetLine {
    fn has(&self, node: NodeId) -> bool {
        self.moves.iter().any(|place| place.node == node)
    }
}

/// The other moves that were tried where a move was played.
fn siblings(tree: &GameTree, node: NodeId) -> impl Iterator<Item = NodeId> {
    let parent = tree.parent(node).unwrap_or(NodeId::START);
    tree.children(parent).iter().copied().filter(move |&other| other != node)
}

/// A variation with as much of what followed as there is room for.
fn variation(tree: &GameTree, first: NodeId, width: u16) -> SheetLine {
    let mut moves = Vec::new();
    let mut left = INDENT + 1;
    let mut next = Some(first);
    while let Some(node) = next {
        let long = u16::try_from(tree.text(node).chars().count()).unwrap_or(width) + 1;
        if !moves.is_empty() && width < left + long {
            break;
        }
        moves.push(MoveCell { node, left, width: long });
        left += long;
        next = tree.onward(node);
    }
    SheetLine { number: None, moves }
}

impl App {
    pub(super) fn draw_moves(&self, canvas: &mut Canvas<'_>, sheet: &MoveSheet<'_>) {
        if sheet.area.height < 2 {
            return;
        }
        self.draw_heading(canvas, "page-moves");
        let played = sheet.tree.line_to(sheet.here);
        for (y, line) in sheet.shown() {
            let faint = self.look.paint(StyleRole::Faint);
            let number = match line.number {
                Some(number) => format!("{number:>4}."),
                None => format!("{:>6}", "("),
            };
            canvas.write(sheet.area.x, y, &number, faint);
            for place in &line.moves {
                let paint = match () {
                    () if place.node == sheet.here => StyleRole::Selected,
                    () if played.contains(&place.node) => StyleRole::Plain,
                    () => StyleRole::Faint,
                };
                let x = sheet.area.x + place.left;
                let part = Rect { x, y, width: place.width.saturating_sub(1), height: 1 };
                let text = sheet.tree.text(place.node);
                canvas.part(part).write_short(x, y, text, self.look.paint(paint));
            }
        }
    }
}
