//! The graph of the game: how good each position was for the first player.

use search::Score;

use super::Canvas;
use crate::look::{Look, StyleRole};

/// A score at which the game is three quarters won.
const HALF: f64 = 300.0;
/// Blocks of one to eight eighths.
const EIGHTHS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// How good each position was for the first player, and which one is on the board.
pub(super) struct Graph {
    pub(super) scores: Vec<Option<i32>>,
    pub(super) here: Option<usize>,
}

impl Graph {
    /// Draws columns that reach from nothing (lost) to the top (won).
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, look: Look) {
        let area = canvas.area;
        let width = usize::from(area.width);
        let count = self.scores.len();
        for column in 0..count.min(width) {
            // A game longer than the graph is wide is drawn closer together.
            let index = if count <= width { column } else { column * count / width };
            let Some(score) = self.before(index) else { continue };
            let x = area.x + u16::try_from(column).expect("within the area");
            let is_here = self.here == Some(index);
            let style = look.paint(if is_here { StyleRole::Key } else { StyleRole::Plain });
            let mut eighths = height(score, area.height);
            for y in (area.top()..area.bottom()).rev() {
                let Some(block) = eighths.min(8).checked_sub(1) else { break };
                canvas.put(x, y, EIGHTHS[usize::from(block)], style);
                eighths = eighths.saturating_sub(8);
            }
        }
    }

    /// What was last thought by then: not every position was looked at.
    fn before(&self, index: usize) -> Option<i32> {
        self.scores[..=index].iter().rev().find_map(|score| *score)
    }
}

/// How high a column is in eighths of a line, at least one.
fn height(score: i32, lines: u16) -> u16 {
    let share = if Score(score).is_decided() {
        f64::from(score.signum())
    } else {
        f64::from(score) / (f64::from(score).abs() + HALF)
    };
    let most = lines * 8;
    let part = f64::midpoint(share, 1.0);
    // The nearest mark on a scale of whole eighths.
    (1..=most).rev().find(|&mark| f64::from(mark) <= part * f64::from(most)).unwrap_or(1)
}
