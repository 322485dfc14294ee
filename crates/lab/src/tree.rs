//! Trees written down, as textbooks have them.
//!
//! `((3 12 8) (2 4 6) (14 5 2))` is a choice between three choices of three; numbers are what the
//! end is worth to the first player. A number right before a bracket, as in `7(3 12 8)`, is an
//! opinion about that node, for searches that look less far. Where everyone has a worth of their
//! own, as max-n needs it, a leaf lists them: `1/2/6`.

use std::{
    fmt,
    io::{Read, Seek},
    str::FromStr,
};

use fastrand::Rng;
use rules::{Player, PositionError, Problem};

use crate::{Recording, RecordingError};

/// A tree written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// Its nodes: the root first, each before those below it.
    twigs: Vec<TreeNode>,
    players: u8,
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
        let mut tree = Self { twigs: vec![TreeNode::new(None, 0)], players: 2 };
        tree.grow(0, shape, &mut rng);
        tree
    }

    /// The tree that a search went through last, with the values of its leaves.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read.
    pub fn of_search<R: Read + Seek>(recording: &mut Recording<R>) -> Result<Self, RecordingError> {
        let last = recording.rounds().checked_sub(1).ok_or(RecordingError::NoNode { id: 0 })?;
        let root = recording.root(last)?;
        let mut tree = Self { twigs: vec![TreeNode::new(None, 0)], players: 2 };
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
        let seat = self.twigs[twig].ply % u32::from(self.players);
        Player(u8::try_from(seat).expect("fewer than 27 seats"))
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
        for (index, &branch) in branches.iter().enumerate() {
            f.write_str(if index == 0 { "(" } else { " " })?;
            self.write(branch, f)?;
        }
        f.write_str(if branches.is_empty() { "" } else { ")" })
    }
}

impl TreeNode {
    fn new(parent: Option<usize>, ply: u32) -> Self {
        Self { parent, ply, worth: None, branches: Vec::new() }
    }

    /// Whether the tree ends here.
    #[must_use]
    pub fn is_leaf(&self) -> bool {
        self.branches.is_empty()
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(0, f)
    }
}

impl FromStr for Tree {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut reader = TreeReader { text, place: 0, players: None };
        reader.skip_space();
        let mut tree = Self { twigs: vec![TreeNode::new(None, 0)], players: 2 };
        if !reader.rest().starts_with('(') {
            return Err(reader.problem(&["("]));
        }
        reader.read(&mut tree)?;
        reader.skip_space();
        if !reader.rest().is_empty() {
            return Err(reader.problem(&[]));
        }
        tree.players = reader.players.unwrap_or(2);
        Ok(tree)
    }
}

/// Reads the text of a tree.
struct TreeReader<'a> {
    text: &'a str,
    place: usize,
    /// How many values the leaves have.
    players: Option<u8>,
}

impl TreeReader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.place..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.place += rest.len() - rest.trim_start().len();
    }

    fn problem(&self, allowed: &[&str]) -> PositionError {
        let allowed = allowed.iter().map(|&text| text.to_owned()).collect();
        let problem = match self.rest().chars().next() {
            Some(found) => Problem::Unexpected { found: found.to_string(), allowed },
            None => Problem::Missing { allowed },
        };
        PositionError::at(self.text, self.place, problem)
    }

    /// Reads a tree from its root bracket to the end of it. No recursion: a text may be as deep
    /// as it is long.
    fn read(&mut self, tree: &mut Tree) -> Result<(), PositionError> {
        let mut here = Some(0);
        self.place += 1;
        while let Some(fork) = here {
            self.skip_space();
            if self.rest().starts_with(')') {
                if tree.twigs[fork].branches.is_empty() {
                    return Err(self.problem(&["(", "0…9"]));
                }
                self.place += 1;
                here = tree.twigs[fork].parent;
                continue;
            }
            if tree.twigs.len() >= Tree::MOST || tree.twigs[fork].ply == Tree::DEEPEST {
                return Err(self.problem(&[")"]));
            }
            let worth = self.worth()?;
            let branch = tree.add(fork);
            tree.twigs[branch].worth = worth;
            if self.rest().starts_with('(') {
                self.place += 1;
                here = Some(branch);
            } else if tree.twigs[branch].worth.is_none() {
                return Err(self.problem(&["(", ")", "0…9"]));
            }
        }
        Ok(())
    }

    /// What a node is worth to each player, if the text says so.
    fn worth(&mut self) -> Result<Option<Vec<i32>>, PositionError> {
        let is_part = |letter: char| letter.is_ascii_digit() || "-/+".contains(letter);
        let end = self.rest().find(|letter| !is_part(letter)).unwrap_or(self.rest().len());
        let word = &self.rest()[..end];
        if word.is_empty() {
            return Ok(None);
        }
        let values: Result<Vec<i32>, _> = word.split('/').map(str::parse).collect();
        let values = values.ok().filter(|values| {
            values.iter().all(|value: &i32| (-Tree::LARGEST..=Tree::LARGEST).contains(value))
        });
        let count = values.as_ref().and_then(|values| u8::try_from(values.len()).ok());
        let count = count.filter(|count| *count <= Player::MOST).map(|count| count.max(2));
        let (Some(values), Some(count)) = (values, count) else {
            return Err(self.problem(&["0…9"]));
        };
        if *self.players.get_or_insert(count) != count {
            return Err(self.problem(&["0…9"]));
        }
        self.place += end;
        Ok(Some(match values[..] {
            [value] => vec![value, -value],
            _ => values,
        }))
    }
}
