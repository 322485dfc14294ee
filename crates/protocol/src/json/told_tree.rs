//! The tree that a player tells of, node by node, shown to a watcher as one of our searches is.

use std::collections::HashMap;

use rules::Player;
use search::{Exit, Score, Why};
use session::{AnyGame, Visit, Watcher};

use super::message::NodeReport;

/// How many nodes are listened to.
const MOST_NODES: usize = 50_000;
/// How far below the root a node is.
const MOST_PLIES: usize = 200;
/// A number of this size or more is no limit.
const INFINITE: f64 = 1e9;

/// The tree that a player tells of.
#[derive(Debug)]
pub(super) struct ToldTree {
    /// The root first.
    nodes: Vec<ToldNode>,
    /// The nodes by the moves that lead to them.
    places: HashMap<Vec<String>, usize>,
}

/// A node, and what was told of it, if it was.
#[derive(Debug, Default)]
struct ToldNode {
    report: Option<NodeReport>,
    /// The moves that were followed, in the order in which they were first told of.
    branches: Vec<(String, usize)>,
}

impl ToldTree {
    pub(super) fn new() -> Self {
        Self { nodes: vec![ToldNode::default()], places: HashMap::from([(Vec::new(), 0)]) }
    }

    /// Hears of a node.
    pub(super) fn hear(&mut self, report: NodeReport) {
        if self.nodes.len() < MOST_NODES && report.moves.len() <= MOST_PLIES {
            let node = self.place(&report.moves);
            self.nodes[node].report = Some(report);
        }
    }

    /// Whether nothing was told.
    fn is_empty(&self) -> bool {
        self.nodes.len() == 1 && self.nodes[0].report.is_none()
    }

    /// The node that moves lead to, with those above it.
    fn place(&mut self, moves: &[String]) -> usize {
        let mut node = 0;
        for (length, text) in (1..).zip(moves) {
            let place = &moves[..length];
            node = if let Some(&known) = self.places.get(place) {
                known
            } else {
                let new = self.nodes.len();
                self.nodes.push(ToldNode::default());
                self.places.insert(place.to_vec(), new);
                self.nodes[node].branches.push((text.clone(), new));
                new
            };
        }
        node
    }

    /// Shows the tree to a watcher, with the position of the root on a table. Moves that are not legal
    /// are left out with everything below them.
    pub(super) fn show(&self, table: &dyn AnyGame, watcher: &mut dyn Watcher) {
        if !self.is_empty() {
            self.visit(0, None, table, table.turn(), watcher);
        }
    }

    /// Shows a node and those below it, and returns its value.
    fn visit(
        &self,
        node: usize,
        played: Option<u16>,
        table: &dyn AnyGame,
        root: Player,
        watcher: &mut dyn Watcher,
    ) -> Score {
        let ToldNode { report, branches } = &self.nodes[node];
        let told = |part: fn(&NodeReport) -> Option<f64>| report.as_ref().and_then(part);
        let alpha = told(|report| report.alpha).map_or(-Score::MAX, score);
        let beta = told(|report| report.beta).map_or(Score::MAX, score);
        let depth = u32::try_from(self.height(node)).unwrap_or(u32::MAX);
        watcher.enter(Visit { played, turn: table.turn(), depth, alpha, beta });
        let legal: Vec<String> = table.view().moves.into_iter().map(|turn| turn.text).collect();
        let mut values = Vec::new();
        for (text, below) in branches {
            let mut ahead = table.fork();
            let Ok(written) = ahead.play(text) else { continue };
            let place = legal.iter().position(|known| *known == written);
            let place = place.and_then(|place| u16::try_from(place).ok());
            values.push(self.visit(*below, place, &*ahead, root, watcher));
        }
        let best = if table.turn() == root { values.iter().max() } else { values.iter().min() };
        let value = told(|report| report.value).map(score);
        let value = value.or(best.copied()).unwrap_or(Score::DRAW);
        let ending = table.ending();
        let why = match report {
            _ if ending.is_some() => Why::Finished,
            Some(report) if report.cut => Why::Cut,
            _ if values.is_empty() => Why::Horizon,
            _ if values.len() < legal.len() => Why::Skipped,
            _ => Why::Exhausted,
        };
        let outcome = ending.map(|ending| ending.outcome);
        watcher.leave(Exit { score: value, alpha, beta, why, outcome });
        value
    }

    /// How many moves the longest line below a node has.
    fn height(&self, node: usize) -> usize {
        let below = self.nodes[node].branches.iter();
        below.map(|(_, below)| 1 + self.height(*below)).max().unwrap_or(0)
    }
}

/// A number as a score, the largest ones without limit.
fn score(number: f64) -> Score {
    if number >= INFINITE {
        return Score::MAX;
    }
    if number <= -INFINITE {
        return -Score::MAX;
    }
    #[expect(clippy::cast_possible_truncation, reason = "it lies within the bounds above")]
    Score(number.round() as i32)
}
