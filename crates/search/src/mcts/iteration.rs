//! One iteration after the other: down the tree, a game by lot, and up again.

use std::f32::consts::LN_2;

use rules::{Game, Outcome, Player};

use super::{
    ALL_WON, Mcts,
    proof::Proof,
    tree::{Id, ROOT, Tree},
};
use crate::{
    Entry, Exit, Note, Score, SearchTask, Stopped, Trace, Why, playout::Playouts,
    repetitions::Repetitions, root_moves::rng_at,
};

/// A search at work: the tree and what every iteration needs.
pub(super) struct Search<'a, G: Game, T> {
    pub(super) task: SearchTask<'a, G>,
    pub(super) tree: Tree<G::Move>,
    /// The player to move there.
    pub(super) me: Player,
    exploration: f32,
    repetitions: Repetitions<'a, G>,
    playouts: Playouts<G::Move>,
    trace: T,
    /// The way from the root to the node of this iteration.
    path: Vec<Step>,
}

/// A node on the way down.
#[derive(Clone, Copy)]
struct Step {
    node: Id,
    /// Who is to move there.
    mover: Player,
    /// Whether the mover would rather take a certain draw than what is being tried.
    is_satisfied: bool,
}

impl<'a, G: Game, T: Trace<G>> Search<'a, G, T> {
    /// A game by lot that is not over after this many moves counts as a draw.
    const LONGEST: u32 = 2000;

    pub(super) fn new(mcts: &Mcts, task: SearchTask<'a, G>, trace: T) -> Self {
        Self {
            tree: Tree::new(mcts.memory),
            me: task.history.turn(task.game),
            exploration: mcts.exploration,
            repetitions: Repetitions::new(task.game, task.history),
            playouts: Playouts::new(rng_at(mcts.seed, task.history)),
            task,
            trace,
            path: Vec::new(),
        }
    }

    /// One iteration: it makes the acquaintance of at most one new node.
    pub(super) fn iterate(&mut self) -> Result<(), Stopped> {
        self.task.meter.visit(0)?;
        let (outcome, why) = self.go_down();
        self.task.meter.counted.leaves += 1;
        self.go_up(outcome, why);
        Ok(())
    }

    /// Selection and expansion: walks from the root to a node that has never been visited, or whose end is certain, or
    /// that can have no children; and says how the game ends from there.
    fn go_down(&mut self) -> (Outcome, Why) {
        self.path.clear();
        self.repetitions.rewind();
        let game = self.task.game;
        let mut position = self.task.position().clone();
        let mut node = ROOT;
        for ply in 0.. {
            let mover = game.turn(&position);
            self.enter(node, &position, ply);
            self.path.push(Step { node, mover, is_satisfied: false });
            let here = &self.tree[node];
            if let Some(outcome) = here.proof.end() {
                return (outcome, Why::Known);
            }
            if !here.is_open() {
                if here.visits == 0 {
                    return self.visit_first(node, &mut position);
                }
                if !self.open(node, &position, ply) {
                    return self.play_out(&mut position);
                }
            }
            let (child, is_satisfied) = self.choose(node, mover);
            self.path[ply as usize].is_satisfied = is_satisfied;
            self.repetitions.push(&position);
            game.play(&mut position, self.tree[child].step());
            node = child;
        }
        unreachable!("a tree has an end")
    }

    fn enter(&mut self, node: Id, position: &G::Position, ply: u32) {
        let deepest = &mut self.task.meter.counted.deepest;
        *deepest = ply.max(*deepest);
        let (alpha, beta) = (-Score::MAX, Score::MAX);
        let (played, depth) = (self.tree[node].played, self.task.meter.depth().saturating_sub(ply));
        self.trace.enter(Entry { played, position, depth, alpha, beta });
    }

    /// The first visit to a node: either the game is over here, or it is played out.
    fn visit_first(&mut self, node: Id, position: &mut G::Position) -> (Outcome, Why) {
        let first = match self.task.game.moves(position) {
            Err(outcome) => Err(outcome),
            Ok(_) if self.repetitions.is_repeated(self.task.game, position) => Err(Outcome::Draw),
            Ok(moves) => Ok(self.playouts.draw(moves)),
        };
        match first {
            Ok(played) => {
                self.task.game.play(position, played);
                self.play_out(position)
            }
            Err(outcome) => {
                self.tree[node].proof = Proof::of_end(outcome, self.task.game.players());
                (outcome, Why::Finished)
            }
        }
    }

    fn play_out(&mut self, position: &mut G::Position) -> (Outcome, Why) {
        let end = self.playouts.play_on(self.task.game, position, Self::LONGEST);
        let outcome = end.unwrap_or(Outcome::Draw);
        (outcome, Why::Sampled)
    }

    /// Lists the children of a node, unless it is as deep as the search may go or the tree is full.
    fn open(&mut self, node: Id, position: &G::Position, ply: u32) -> bool {
        if self.task.meter.depth() <= ply || self.tree.is_full() {
            return false;
        }
        let moves = self.task.game.moves(position).into_iter().flatten();
        self.tree.open(node, moves, &mut self.playouts.rng)
    }

    /// The child to go on to: each is tried once, and then the one is tried that has the best
    /// prospects, by its mean result so far and by how little is known about it (UCB1).
    ///
    /// What is certain needs no more exploring. A mover who has a certain draw, and no better
    /// prospects, is satisfied: the visit then serves to learn more about the other children, but
    /// what counts from here upwards is the draw.
    fn choose(&mut self, node: Id, mover: Player) -> (Id, bool) {
        let here = &self.tree[node];
        if let Some(untried) = here.untried() {
            return (untried, false);
        }
        let reach = self.exploration * logarithm(here.visits).sqrt();
        let (mut best, mut highest) = (None, f32::NEG_INFINITY);
        let (mut draw, mut loss) = (None, None);
        for (id, child) in self.tree.children(node) {
            let (mean, bonus) = match child.proof.sign(mover) {
                Some(1) => return (id, false),
                Some(0) => {
                    draw = Some(id);
                    (0.0, 0.0)
                }
                Some(_) => {
                    loss = Some(id);
                    (-1.0, 0.0)
                }
                None => {
                    let (mean, bonus) = (child.mean(), reach / float(child.visits).sqrt());
                    if highest < mean + bonus {
                        (best, highest) = (Some(id), mean + bonus);
                    }
                    (mean, bonus)
                }
            };
            let (played, visits) = (child.step(), child.visits);
            self.trace.note(Note::Candidate { played, visits, mean, bonus });
        }
        let is_satisfied = draw.is_some() && best.is_some() && highest < 0.0;
        let child = best.or(draw).or(loss).expect("an open node has children");
        (child, is_satisfied)
    }

    /// Backpropagation: walks back to the root; every node on the way has had one more visit with this outcome,
    /// and what has become certain below may make more certain above.
    fn go_up(&mut self, mut outcome: Outcome, why: Why) {
        let players = self.task.game.players();
        let mut news = why == Why::Finished;
        let last = self.path.len() - 1;
        for index in (0..=last).rev() {
            let Step { node, mover, is_satisfied } = self.path[index];
            if is_satisfied {
                outcome = Outcome::Draw;
            }
            if news && index < last {
                let won_before = self.tree[node].proof.wins(mover);
                news = self.tree.prove(node, mover, players);
                if !won_before && self.tree[node].proof.wins(mover) {
                    self.task.meter.counted.cutoffs += 1;
                }
            }
            let chooser = index.checked_sub(1).map_or(self.me, |above| self.path[above].mover);
            let here = &mut self.tree[node];
            here.visits += 1;
            here.reward += outcome.sign(chooser);
            let proven = here.proof.end();
            self.trace.note(Note::Standing { visits: here.visits, mean: here.mean(), proven });
            let (alpha, beta) = (-Score::MAX, Score::MAX);
            let score = Score(outcome.sign(self.me) * ALL_WON);
            let why = if index == last { why } else { Why::Sampled };
            let outcome = (why != Why::Known).then_some(outcome);
            self.trace.leave(Exit { score, alpha, beta, why, outcome });
        }
    }
}

/// The natural logarithm to a hundredth: the same on every machine, so that the same seed gives
/// the same game everywhere, and cheaper than the exact one.
#[inline]
fn logarithm(visits: u32) -> f32 {
    let power = visits.ilog2();
    // Between two powers of two, a parabola through the logarithms of both.
    let beyond = float(visits) / float(1 << power) - 1.0;
    (float(power) + beyond * (1.3465 - 0.3465 * beyond)) * LN_2
}

#[inline]
#[expect(clippy::cast_precision_loss, reason = "prospects are compared, not counted")]
fn float(visits: u32) -> f32 {
    visits as f32
}
