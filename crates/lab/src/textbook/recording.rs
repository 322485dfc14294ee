//! The searches of textbooks as engines: their names, the trees that they are for, and what is
//! written down of them.

use std::time::Instant;

use rules::{Player, Spec};
use search::{Exit, Limits, Note, Score, Statistics, Why};
use session::{Advice, Visit, Watcher};

use super::{
    NodeResult, TreeWalk, TreeWatcher, expectiminimax, shallow_max_n,
    star1::{self, ChanceWindow},
};
use crate::{Cutting, QuestionError, RecordedNode, SearchWindow, Tree, literal};

/// A search of textbooks that is asked for by its name, as an engine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextbookEngine {
    /// The mean where chance decides.
    Expectiminimax,
    /// The same without what cannot matter.
    Star1,
    /// The best for each player themselves.
    MaxN,
    /// The same without what cannot matter.
    ShallowMaxN,
}

impl TextbookEngine {
    /// Those that are asked for by name; max-n is an engine of every game.
    pub const NAMES: [(&str, TextbookEngine); 3] = [
        ("expectiminimax", TextbookEngine::Expectiminimax),
        ("star1", TextbookEngine::Star1),
        ("shallow-max-n", TextbookEngine::ShallowMaxN),
    ];

    /// The one that a tree that is written down is searched with; none if it is one of the engines
    /// of every game.
    ///
    /// # Errors
    ///
    /// If the engine cannot search such a tree, or has settings that it does not know.
    pub(crate) fn of(engine: &Spec, tree: &Tree) -> Result<Option<Self>, QuestionError> {
        let found = Self::NAMES.iter().find(|(name, _)| *name == engine.name);
        let Some(&(_, found)) = found else {
            return if tree.has_chance() { Err(QuestionError::Chance) } else { Ok(None) };
        };
        engine.settle(&[search::DEPTH])?;
        if tree.players() > 2 && found != Self::ShallowMaxN {
            return Err(QuestionError::ForTwo { engine: engine.name.clone() });
        }
        if tree.has_chance() && found == Self::ShallowMaxN {
            return Err(QuestionError::Chance);
        }
        Ok(Some(found))
    }

    /// Searches the tree from a node that is no leaf; values are for a player.
    pub(crate) fn search(
        self,
        tree: &Tree,
        root: usize,
        me: Player,
        depth: Option<u32>,
        cutting: Cutting,
        watcher: &mut dyn TreeWatcher,
    ) {
        // Depth counts from the root of the search.
        let depth = depth.map(|depth| depth.max(1).saturating_add(tree.twigs()[root].ply));
        let mut walk = TreeWalk { tree, me, depth, cutting, watcher };
        match self {
            Self::Expectiminimax => {
                expectiminimax::value(&mut walk, root);
            }
            Self::Star1 => {
                star1::value(&mut walk, root, ChanceWindow::FULL);
            }
            Self::MaxN | Self::ShallowMaxN => {
                shallow_max_n::value(&mut walk, root, None, self == Self::ShallowMaxN);
            }
        }
    }
}

/// Has a tree searched, tells a watcher of every node, and says what came of it.
pub(crate) fn record(
    engine: TextbookEngine,
    tree: &Tree,
    root: usize,
    limits: Limits,
    watcher: &mut dyn Watcher,
) -> Advice {
    let begun = Instant::now();
    let best = vec![None; tree.twigs().len()];
    let mut passing =
        WatcherAdapter { tree, root, watcher, best, counted: Statistics::default(), value: 0 };
    engine.search(tree, root, tree.turn(root), limits.depth, Cutting::NonStrict, &mut passing);
    let WatcherAdapter { best, counted, value, .. } = passing;
    let mut line = Vec::new();
    let mut here = root;
    // After the dice nothing is expected: anything may come.
    while let Some(next) = best[here] {
        line.push(literal::move_text(tree, next));
        here = next;
    }
    let player = tree.turn(root);
    // Where chance begins there is no move to choose: the first stands for all.
    let first = || literal::move_text(tree, tree.twigs()[root].branches[0]);
    let best = line.first().cloned().unwrap_or_else(first);
    Advice {
        score: value,
        depth: counted.deepest,
        line,
        statistics: Statistics { time: begun.elapsed(), ..counted },
        ..Advice::of_move(player, best)
    }
}

/// Passes on what a search of a tree does to a watcher of any game.
struct WatcherAdapter<'a> {
    tree: &'a Tree,
    root: usize,
    watcher: &'a mut dyn Watcher,
    best: Vec<Option<usize>>,
    counted: Statistics,
    value: i32,
}

impl WatcherAdapter<'_> {
    fn ply(&self, twig: usize) -> u32 {
        self.tree.twigs()[twig].ply - self.tree.twigs()[self.root].ply
    }
}

impl TreeWatcher for WatcherAdapter<'_> {
    fn enter(&mut self, twig: usize, window: SearchWindow) {
        let node = &self.tree.twigs()[twig];
        let above =
            node.parent.filter(|_| twig != self.root).map(|above| &self.tree.twigs()[above]);
        let place = above.and_then(|above| above.branches.iter().position(|&below| below == twig));
        self.counted.nodes += 1;
        self.counted.deepest = self.counted.deepest.max(self.ply(twig));
        let (alpha, beta) = window.scores();
        self.watcher.enter(Visit {
            played: place.and_then(|place| u16::try_from(place).ok()),
            turn: if node.is_chance() { Player(RecordedNode::CHANCE) } else { node.turn },
            depth: self.tree.depth() - node.ply,
            alpha,
            beta,
        });
    }

    fn leave(&mut self, twig: usize, found: NodeResult<'_>) {
        let NodeResult { value, shares, window, why, best } = found;
        self.counted.leaves += u64::from(why.is_leaf());
        self.counted.cutoffs += u64::from(why == Why::Cut);
        (self.best[twig], self.value) = (best, value);
        if let Some(shares) = shares {
            let shares: Vec<Score> = shares.iter().copied().map(Score).collect();
            self.watcher.note(Note::Shares(&shares));
        }
        let (alpha, beta) = window.scores();
        self.watcher.leave(Exit { score: Score(value), alpha, beta, why, outcome: None });
    }
}
