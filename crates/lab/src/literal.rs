//! A tree written down as a game, so that every search can be let loose on it.

use std::sync::Arc;

use rules::{
    Board, Game, Notation, Offer, Outcome, Player, PositionError, Problem, Reason, Square, Surface,
};
use search::{BuildEvaluator, Evaluator, Expertise, Guide, Score};
use session::AnyGame;

use crate::{Tree, TreeNode};

/// Whether the text of a game is a tree written down.
#[must_use]
pub fn is_tree(game: &str) -> bool {
    let game = game.trim_start();
    let rest = game.strip_prefix(|letter: char| letter.is_ascii_uppercase());
    game.starts_with('[') || rest.unwrap_or(game).starts_with('(')
}

/// A table on which a tree written down is played.
///
/// # Errors
///
/// If the text is no tree.
pub(crate) fn table(text: &str) -> Result<Box<dyn AnyGame>, PositionError> {
    Ok(session::table_of(Literal { tree: Arc::new(text.parse()?) }))
}

/// The game of walking down a tree, the players taking turns.
#[derive(Clone, Debug)]
struct Literal {
    tree: Arc<Tree>,
}

impl Literal {
    fn twig(&self, twig: usize) -> &TreeNode {
        &self.tree.twigs()[twig]
    }

    fn worth(&self, twig: usize, player: Player) -> Option<Score> {
        self.twig(twig).worth.as_ref().map(|worth| Score(worth[player.index()]))
    }
}

impl Game for Literal {
    /// The number of the node.
    type Position = usize;
    /// The number of the branch, counted from zero.
    type Move = usize;

    fn players(&self) -> u8 {
        self.tree.players()
    }

    fn start(&self) -> usize {
        0
    }

    fn turn(&self, twig: &usize) -> Player {
        self.tree.turn(*twig)
    }

    fn moves(&self, twig: &usize) -> Result<impl Iterator<Item = usize>, Outcome> {
        let twig = self.twig(*twig);
        if !twig.is_leaf() {
            return Ok(0..twig.branches.len());
        }
        let worth = twig.worth.as_ref().map_or(0, |worth| worth[0]);
        Err(match worth {
            0 => Outcome::Draw,
            1.. => Outcome::Win(Player::FIRST),
            _ => Outcome::Lose(Player::FIRST),
        })
    }

    fn play(&self, twig: &mut usize, branch: usize) {
        *twig = self.twig(*twig).branches[branch];
    }
}

/// How the move that leads to a node of a tree is written.
pub(crate) fn move_text(tree: &Tree, twig: usize) -> String {
    let node = &tree.twigs()[twig];
    let above = node.parent.map(|above| &tree.twigs()[above]);
    let place = above.and_then(|above| above.branches.iter().position(|&branch| branch == twig));
    let place = place.unwrap_or_default();
    let name = format!("{}{}", letter(node.ply.saturating_sub(1)), place + 1);
    // What chance does is told with how likely it is.
    match above.and_then(|above| Some((above.odds.get(place)?, above.chances()))) {
        Some((odds, chances)) => format!("{name}:{odds}/{chances}"),
        None => name,
    }
}

/// The node of a tree that the text of a position leads to.
pub(crate) fn node_at(tree: &Tree, position: &str) -> usize {
    let literal = Literal { tree: Arc::new(tree.clone()) };
    literal.read_position(position).unwrap_or_default()
}

/// The letter of a ply: the moves of the first are a1, a2, a3, those that answer them b1, b2, b3.
fn letter(ply: u32) -> char {
    char::from(b'a' + u8::try_from(ply % 26).expect("a letter"))
}

impl Notation for Literal {
    fn write_move(&self, twig: &usize, branch: usize) -> String {
        move_text(&self.tree, self.twig(*twig).branches[branch])
    }

    fn path(&self, _: &usize, _: usize) -> Vec<Square> {
        Vec::new()
    }

    fn square_name(&self, _: Square) -> String {
        String::new()
    }

    fn board(&self, _: &usize) -> Board {
        Board::empty(1, 1, Surface::Grid)
    }

    fn reason(&self, _: &usize) -> Reason {
        Reason::Count
    }

    fn write_position(&self, twig: &usize) -> String {
        let mut moves = Vec::new();
        let mut below = *twig;
        while let Some(above) = self.twig(below).parent {
            let branch = self.twig(above).branches.iter().position(|&branch| branch == below);
            moves.push(self.write_move(&above, branch.expect("it is a branch of its parent")));
            below = above;
        }
        moves.reverse();
        moves.join(" ")
    }

    fn write_board(&self, _: &Board, _: Player) -> String {
        String::new()
    }

    /// A place in a tree is the way to it.
    fn read_position(&self, text: &str) -> Result<usize, PositionError> {
        let mut twig = 0;
        for (index, word) in text.split_whitespace().enumerate() {
            let played = self.read_move(&twig, word).map_err(|_| {
                let problem = Problem::IllegalMove { played: word.to_owned(), number: index + 1 };
                PositionError::at(text, 0, problem)
            })?;
            self.play(&mut twig, played);
        }
        Ok(twig)
    }
}

/// What is written in the tree.
#[derive(Clone, Copy, Debug, Default)]
struct WrittenValues;

impl Evaluator<Literal> for WrittenValues {
    type State = ();

    fn evaluate(&self, game: &Literal, twig: &usize, player: Player) -> Score {
        game.worth(*twig, player).unwrap_or(Score::DRAW)
    }

    fn finished(&self, game: &Literal, twig: &usize, _: Outcome, player: Player, _: u32) -> Score {
        self.evaluate(game, twig, player)
    }
}

impl Guide<Literal> for WrittenValues {
    fn orders(&self) -> bool {
        true
    }

    fn promise(&self, game: &Literal, twig: &usize, branch: usize) -> i32 {
        let next = game.twig(*twig).branches[branch];
        game.worth(next, game.turn(twig)).unwrap_or(Score::DRAW).0
    }
}

impl Expertise for Literal {
    type Guide = WrittenValues;
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] =
        &[Offer { name: "tree", knobs: &[], build: || Box::new(WrittenValues) }];
}
