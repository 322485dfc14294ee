//! A game that is nothing but a tree written down: the textbook examples, for trying searches on.

use std::sync::Arc;

use rules::{Game, Offer, Outcome, Player};
use search::{BuildEvaluator, Evaluator, Expertise, Score, WinLose};

use crate::LastFirst;

/// A tree: a value for the first player at the leaves, or branches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Branch {
    /// The end of the game, and what it is worth to each player.
    Leaf(Vec<i32>),
    /// The moves to choose from.
    Fork(Vec<Branch>),
}

/// A game whose moves walk down a tree, the players taking turns.
#[derive(Clone, Debug)]
pub struct LiteralTree {
    players: u8,
    root: Arc<Branch>,
}

/// The way walked so far, as the numbers of the branches taken.
pub type BranchPath = Vec<usize>;

impl LiteralTree {
    /// A game for `players` on a tree with at least one branch.
    #[must_use]
    pub fn new(players: u8, root: Branch) -> Self {
        Self { players, root: Arc::new(root) }
    }

    /// Reads a tree for two such as `((3 5) (2 (9 1)))`: numbers are worth that to the first
    /// player and the opposite to the second.
    ///
    /// # Panics
    ///
    /// If the text is no such tree.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let spaced = text.replace('(', " ( ").replace(')', " ) ");
        let mut words = spaced.split_whitespace().peekable();
        let root = branch(&mut words);
        assert!(words.next().is_none(), "one tree and nothing behind it: {text:?}");
        Self::new(2, root)
    }

    /// A random tree of at most `depth` moves and `width` branches, with small values.
    #[must_use]
    pub fn random(players: u8, depth: u32, width: usize, seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut root = grow(players, depth, width, &mut rng);
        if let Branch::Leaf(_) = root {
            root = Branch::Fork(vec![root]);
        }
        Self::new(players, root)
    }

    fn at(&self, walked: &BranchPath) -> &Branch {
        walked.iter().fold(&self.root, |branch, &index| match branch {
            Branch::Fork(branches) => &branches[index],
            Branch::Leaf(_) => panic!("the tree ends here"),
        })
    }
}

fn branch<'a>(words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>) -> Branch {
    match words.next().expect("a tree that ends") {
        "(" => {
            let mut branches = Vec::new();
            while words.peek().is_some_and(|&word| word != ")") {
                branches.push(branch(words));
            }
            assert_eq!(words.next(), Some(")"), "a fork that is closed");
            Branch::Fork(branches)
        }
        word => {
            let value: i32 = word.parse().unwrap_or_else(|_| panic!("{word:?} is no number"));
            Branch::Leaf(vec![value, -value])
        }
    }
}

fn grow(players: u8, depth: u32, width: usize, rng: &mut fastrand::Rng) -> Branch {
    if depth == 0 || rng.u8(..8) == 0 {
        let values: Vec<i32> = (0..players).map(|_| rng.i32(-20..=20)).collect();
        return Branch::Leaf(if players == 2 { vec![values[0], -values[0]] } else { values });
    }
    let branches = rng.usize(1..=width);
    Branch::Fork((0..branches).map(|_| grow(players, depth - 1, width, rng)).collect())
}

impl Game for LiteralTree {
    type Position = BranchPath;
    type Move = usize;

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> BranchPath {
        Vec::new()
    }

    fn turn(&self, walked: &BranchPath) -> Player {
        let seat = walked.len() % usize::from(self.players);
        Player(u8::try_from(seat).expect("fewer than 27 seats"))
    }

    fn moves(&self, walked: &BranchPath) -> Result<impl Iterator<Item = usize>, Outcome> {
        match self.at(walked) {
            Branch::Fork(branches) => Ok(0..branches.len()),
            Branch::Leaf(values) => Err(match values[0] {
                0 => Outcome::Draw,
                1.. => Outcome::Win(Player::FIRST),
                _ => Outcome::Lose(Player::FIRST),
            }),
        }
    }

    fn play(&self, walked: &mut BranchPath, played: usize) {
        walked.push(played);
    }
}

/// Reads the values at the leaves; nodes cut off by a depth limit are worth how many branches
/// they have.
#[derive(Clone, Copy, Debug, Default)]
pub struct TreeEvaluator;

impl Evaluator<LiteralTree> for TreeEvaluator {
    type State = ();

    fn evaluate(&self, game: &LiteralTree, walked: &BranchPath, player: Player) -> Score {
        match game.at(walked) {
            Branch::Leaf(values) => Score(values[player.index()]),
            Branch::Fork(branches) => {
                let count = i32::try_from(branches.len()).expect("a small tree");
                Score(if player == Player::FIRST { count } else { -count })
            }
        }
    }

    fn finished(
        &self,
        game: &LiteralTree,
        walked: &BranchPath,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        match game.at(walked) {
            Branch::Leaf(values) => Score(values[player.index()]),
            Branch::Fork(_) => Score::DRAW,
        }
    }
}

impl Expertise for LiteralTree {
    type Guide = LastFirst;
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = &[
        Offer { name: "tree", knobs: &[], build: || Box::new(TreeEvaluator) },
        Offer { name: "win-lose", knobs: &[], build: || Box::new(WinLose) },
    ];
}
