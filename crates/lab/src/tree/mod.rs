//! Trees written down, as textbooks have them.
//!
//! `((3 12 8) (2 4 6) (14 5 2))` is a choice between three choices of three; numbers are what the
//! end is worth to the first player. A number right before a bracket, as in `7(3 12 8)`, is an
//! opinion about that node, for searches that look less far. Where everyone has a worth of their
//! own, as max-n needs it, a leaf lists them: `1/2/6`.
//!
//! Square brackets are a throw of the dice: `[3 5]` comes out either way alike, `[2:3 1:5]` twice as
//! often one way as the other. The players take turns whatever chance does between them; a letter
//! before a bracket says who is to move otherwise, as in `A(3 5)`. Behind the tree may stand what
//! leaves lie between, as in `([2 4] [6 9]) 0..10`: Star1 cuts the more, the less there is to fear.

mod reader;
mod unit;

use std::{
    fmt,
    io::{Read, Seek},
    str::FromStr,
};

use fastrand::Rng;
use rules::{Player, PositionError};

use crate::{Recording, RecordingError};
use reader::TreeReader;
pub(crate) use unit::written;

/// A tree written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// Its nodes: the root first, each before those below it.
    twigs: Vec<TreeNode>,
    players: u8,
    /// What leaves are said to lie between.
    bounds: Option<(i32, i32)>,
    /// The smallest and the largest value of a leaf.
    range: (i32, i32),
    /// The largest sum of what a leaf is worth to all players.
    sum: i32,
    /// In how many parts a point is told, so that expected values are whole numbers of them.
    unit: i32,
}

/// A node of a tree written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// The node above it, unless it is the root.
    pub parent: Option<usize>,
    /// How many moves it is from the root.
    pub ply: u32,
    /// What it is worth to each player: the end, or an opinion.
    pub worth: Option<Vec<i32>>,
    /// The nodes that its moves lead to.
    pub branches: Vec<usize>,
    /// How often chance takes each branch, beside the others; empty where a player chooses.
    pub odds: Vec<i32>,
    /// Who is to move; below a throw of the dice, who is to move after it.
    pub turn: Player,
    /// Whether the text says who is to move, against the usual order.
    told_turn: bool,
}

/// How a random tree is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeShape {
    /// How many moves every line has.
    pub depth: u32,
    /// How many moves there are at every node.
    pub width: u32,
    /// The largest value at a leaf; the smallest is its opposite, or 0.
    pub largest: i32,
}

impl Tree {
    /// The most nodes that a tree written down has.
    const MOST: usize = 100_000;
    /// The most moves from its root to a leaf.
    const DEEPEST: u32 = 60;
    /// The largest value: beyond it, scores mean won games.
    const LARGEST: i32 = 900_000;

    /// A random tree of a shape: the same for the same seed.
    #[must_use]
    pub fn random(shape: TreeShape, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut tree = Self::root();
        tree.grow(0, shape, &mut rng);
        tree.settle();
        tree
    }

    /// A random tree in which chance decides after every move of a player: the same for the same
    /// seed.
    #[must_use]
    pub fn random_with_chance(shape: TreeShape, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut tree = Self::random(shape, seed);
        for twig in &mut tree.twigs {
            if twig.ply % 2 == 1 && !twig.is_leaf() {
                // Halves and quarters: what can be added up in one's head.
                let uneven = twig.branches.len() == 2 && rng.bool();
                twig.odds = if uneven { vec![3, 1] } else { vec![1; twig.branches.len()] };
            }
        }
        tree.settle();
        tree
    }

    /// A random tree for some players, each of whom has a value of their own at every leaf; what
    /// all of them have adds up to the same everywhere.
    #[must_use]
    pub fn random_for_many(players: u8, shape: TreeShape, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut tree = Self::random(shape, seed);
        tree.players = players;
        for twig in tree.twigs.iter_mut().filter(|twig| twig.is_leaf()) {
            let mut shares = vec![0; usize::from(players)];
            for _ in 0..shape.largest {
                shares[rng.usize(..usize::from(players))] += 1;
            }
            twig.worth = Some(shares);
        }
        tree.settle();
        tree
    }

    /// A tree that has only its root so far.
    fn root() -> Self {
        Self {
            twigs: vec![TreeNode::new(None, 0)],
            players: 2,
            bounds: None,
            range: (0, 0),
            sum: 0,
            unit: 1,
        }
    }

    /// Finds out who is to move at each node, and in how many parts a point is told.
    fn settle(&mut self) {
        for index in 0..self.twigs.len() {
            let above = self.twigs[index].parent.map(|parent| &self.twigs[parent]);
            let usual = match above {
                None => Player::FIRST,
                Some(above) if above.is_chance() => above.turn,
                Some(above) => Player((above.turn.0 + 1) % self.players),
            };
            let twig = &mut self.twigs[index];
            if !twig.told_turn {
                twig.turn = usual;
            }
        }
        self.unit = unit::of(&self.twigs).unwrap_or(1);
        let leaves = || self.twigs.iter().filter(|twig| twig.is_leaf());
        let values = leaves().flat_map(|leaf| leaf.values(self.players));
        let range = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
        let sums = leaves().map(|leaf| leaf.worth.iter().flatten().sum::<i32>());
        (self.range, self.sum) = (range, sums.max().unwrap_or(0));
    }

    /// The tree that a search went through last, with the values of its leaves.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read.
    pub fn of_search<R: Read + Seek>(recording: &mut Recording<R>) -> Result<Self, RecordingError> {
        let last = recording.rounds().checked_sub(1).ok_or(RecordingError::NoNode { id: 0 })?;
        let root = recording.root(last)?;
        let mut tree = Self::root();
        let mut waiting = vec![(0, root)];
        while let Some((twig, id)) = waiting.pop() {
            let below = recording.child_ids(id)?;
            if below.is_empty() {
                let value = recording.node(id)?.score.unwrap_or_default();
                tree.twigs[twig].worth = Some(vec![value, -value]);
            }
            for child in below {
                let branch = tree.add(twig);
                waiting.push((branch, child));
            }
        }
        tree.settle();
        Ok(tree)
    }

    fn grow(&mut self, twig: usize, shape: TreeShape, rng: &mut Rng) {
        let ply = self.twigs[twig].ply;
        if ply == shape.depth {
            let value = rng.i32(0..=shape.largest);
            self.twigs[twig].worth = Some(vec![value, -value]);
            return;
        }
        for _ in 0..shape.width {
            let branch = self.add(twig);
            self.grow(branch, shape, rng);
        }
    }

    /// Another branch of a node.
    fn add(&mut self, parent: usize) -> usize {
        let branch = self.twigs.len();
        let ply = self.twigs[parent].ply + 1;
        self.twigs.push(TreeNode::new(Some(parent), ply));
        self.twigs[parent].branches.push(branch);
        branch
    }

    /// How many players there are.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Who is to move at a node.
    #[must_use]
    pub fn turn(&self, twig: usize) -> Player {
        self.twigs[twig].turn
    }

    /// Whether chance decides anywhere in the tree.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.twigs.iter().any(TreeNode::is_chance)
    }

    /// In how many parts a point is told: with these, everything that comes of chance is whole.
    #[must_use]
    pub fn unit(&self) -> i32 {
        self.unit
    }

    /// What every value of a leaf lies between: as the text says, or as the leaves are.
    #[must_use]
    pub fn bounds(&self) -> (i32, i32) {
        self.bounds.unwrap_or(self.range)
    }

    /// The least that a leaf is worth to any player, and the most that it is worth to all of them
    /// together: as the text says, or as the leaves are.
    #[must_use]
    pub fn share_bounds(&self) -> (i32, i32) {
        self.bounds.unwrap_or((self.range.0, self.sum))
    }

    /// Every node, the root first and each before those below it.
    #[must_use]
    pub fn twigs(&self) -> &[TreeNode] {
        &self.twigs
    }

    /// How many moves the longest line has.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.twigs.iter().map(|twig| twig.ply).max().unwrap_or_default()
    }

    fn write(&self, twig: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TreeNode { worth, branches, .. } = &self.twigs[twig];
        if let Some(worth) = worth {
            let all: Vec<String> = worth.iter().map(ToString::to_string).collect();
            let is_plain = matches!(worth[..], [mine, yours] if mine == -yours);
            f.write_str(if is_plain { &all[0] } else { "" })?;
            f.write_str(&if is_plain { String::new() } else { all.join("/") })?;
        }
        let here = &self.twigs[twig];
        let (open, close) = if here.is_chance() { ("[", "]") } else { ("(", ")") };
        if here.told_turn {
            write!(f, "{}", char::from(b'A' + here.turn.0))?;
        }
        let is_even = here.odds.iter().all(|&odds| odds == 1);
        for (index, &branch) in branches.iter().enumerate() {
            f.write_str(if index == 0 { open } else { " " })?;
            if let Some(odds) = here.odds.get(index).filter(|_| !is_even) {
                write!(f, "{odds}:")?;
            }
            self.write(branch, f)?;
        }
        f.write_str(if branches.is_empty() { "" } else { close })
    }
}

impl TreeNode {
    fn new(parent: Option<usize>, ply: u32) -> Self {
        let (worth, branches, odds) = (None, Vec::new(), Vec::new());
        Self { parent, ply, worth, branches, odds, turn: Player::FIRST, told_turn: false }
    }

    /// Whether chance decides here.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        !self.odds.is_empty()
    }

    /// How often chance goes on in all, as the odds count.
    #[must_use]
    pub fn chances(&self) -> i32 {
        self.odds.iter().sum()
    }

    /// What a leaf says, one number for each value that differs: of two players one says it all.
    fn values(&self, players: u8) -> impl Iterator<Item = i32> + Clone {
        let told = if players == 2 { 1 } else { usize::from(players) };
        self.worth.iter().flatten().copied().take(told)
    }

    /// Whether the tree ends here.
    #[must_use]
    pub fn is_leaf(&self) -> bool {
        self.branches.is_empty()
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(0, f)?;
        match self.bounds {
            Some((least, most)) => write!(f, " {least}..{most}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Tree {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        TreeReader::new(text).whole()
    }
}
