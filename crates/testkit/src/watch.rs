//! A trace that checks whether a search is sound.

use rules::{Game, History, Player};
use search::{AnyEvaluator, Entry, Exit, Score, Statistics, Trace, Why};

use crate::oracle::Oracle;

/// The number of nodes of a search that are searched again.
const ASKED: usize = 3000;

/// Watches a search: counts for itself, follows the moves on a history of its own, and writes down
/// what was said of each node.
pub(crate) struct WatchTrace<'a, G: Game> {
    game: &'a G,
    root: &'a History<G>,
    history: History<G>,
    open: Vec<EnteredNode>,
    said: Vec<NodeNote<G::Move>>,
    counted: Statistics,
}

/// A node that was entered and not left yet.
#[derive(Clone, Copy, Debug)]
struct EnteredNode {
    depth: u32,
    alpha: Score,
    beta: Score,
}

/// What was said of a node, and the way to it.
struct NodeNote<M> {
    line: Vec<M>,
    entered: EnteredNode,
    exit: Exit,
}

impl<'a, G: Game> WatchTrace<'a, G> {
    pub(crate) fn new(game: &'a G, root: &'a History<G>) -> Self {
        let (open, said, counted) = (Vec::new(), Vec::new(), Statistics::default());
        Self { game, root, history: root.clone(), open, said, counted }
    }

    fn me(&self) -> Player {
        self.root.turn(self.game)
    }

    /// Checks, when the search is over, that it counted what was seen and said what is true.
    pub(crate) fn check(&self, name: &str, counted: &Statistics, evaluator: &AnyEvaluator<G>) {
        assert!(self.open.is_empty(), "{name}: every node that was entered was left");
        // How full a table is cannot be seen from outside.
        let seen = Statistics { fill: counted.fill, ..self.counted };
        assert_eq!(*counted, seen, "{name}: what was counted is what was seen");
        let mut oracle = Oracle::new(self.game, evaluator, self.root);
        for NodeNote { line, entered, exit } in &self.said {
            let mut history = self.root.clone();
            for &played in line {
                history.play(self.game, played);
            }
            let ply = u32::try_from(line.len()).expect("a short line");
            // A search without a limit means to look further than any game goes.
            let depth = (entered.depth < u32::MAX / 2).then_some(entered.depth);
            let truth = oracle.value(&mut history, depth, ply);
            let Exit { score, .. } = *exit;
            let right = if score <= entered.alpha {
                truth <= score
            } else if entered.beta <= score {
                score <= truth
            } else {
                truth == score
            };
            assert!(right, "{name}: {line:?} is worth {truth:?}, not {entered:?} {exit:?}");
        }
    }
}

impl<G: Game> Trace<G> for WatchTrace<'_, G> {
    fn enter(&mut self, Entry { played, position, depth, alpha, beta }: Entry<'_, G>) {
        assert!(alpha < beta, "a window has an inside: {alpha:?} to {beta:?}");
        if let Some(above) = self.open.last() {
            let played = played.expect("a move leads to every node but the root");
            self.history.play(self.game, played);
            assert!(above.alpha <= alpha && beta <= above.beta, "a window lies in the one above");
            assert!(depth < above.depth, "below, the horizon is nearer");
        } else {
            assert_eq!(played, None, "no move leads to the root");
        }
        assert_eq!(position, self.history.position(), "the node is where the moves lead");
        self.counted.nodes += 1;
        let ply = u32::try_from(self.open.len()).expect("a short line");
        self.counted.deepest = self.counted.deepest.max(ply);
        self.open.push(EnteredNode { depth, alpha, beta });
    }

    fn leave(&mut self, exit: Exit) {
        let entered = self.open.pop().expect("a node that was entered");
        assert!(entered.alpha <= exit.alpha && exit.beta <= entered.beta, "windows only shrink");
        let mine = self.history.turn(self.game) == self.me();
        let beyond = if mine { entered.beta <= exit.score } else { exit.score <= entered.alpha };
        let is_over = self.history.outcome(self.game);
        let expected = is_over.filter(|_| exit.why == Why::Finished);
        assert_eq!(exit.outcome, expected, "an outcome where the game is over: {exit:?}");
        match exit.why {
            Why::Cut => {
                assert!(beyond, "a cut has its reason: {entered:?} {exit:?}");
                assert!(exit.beta <= exit.alpha, "a cut closes the window: {exit:?}");
                self.counted.cutoffs += 1;
            }
            Why::Exhausted => assert!(!beyond, "no cut was missed: {entered:?} {exit:?}"),
            Why::Table => self.counted.table_hits += 1,
            why if why.is_leaf() => self.counted.leaves += 1,
            why => panic!("an exact search has no such reason: {why:?} {exit:?}"),
        }
        if self.said.len() < ASKED {
            let line = self.history.moves()[self.root.moves().len()..].to_vec();
            self.said.push(NodeNote { line, entered, exit });
        }
        if !self.open.is_empty() {
            self.history.undo();
        }
    }
}
