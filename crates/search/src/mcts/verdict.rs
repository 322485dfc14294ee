//! What the tree says: the move to play, the line expected, what each move is worth.

use std::cmp::Reverse;

use rules::{Game, Player};

use super::{
    ALL_WON,
    iteration::Search,
    tree::{Id, Node, ROOT},
};
use crate::{Choice, Score, Thought, Trace};

impl<G: Game, T: Trace<G>> Search<'_, G, T> {
    /// Whether more iterations could still change the move to play.
    pub(super) fn is_decided(&self) -> bool {
        self.tree[ROOT].proof.sign(self.me).is_some()
    }

    /// What the search thinks so far, if it has tried any move.
    pub(super) fn thought(&self) -> Option<Thought<G::Move>> {
        let best = &self.tree[self.best(ROOT, self.me)?];
        let tried = self.tried(ROOT).map(|(_, child)| self.choice(child));
        Some(Thought {
            best: best.step(),
            score: self.choice(best).score,
            depth: self.whole_depth(),
            line: self.line(),
            choices: tried.collect(),
            others: Vec::new(),
            statistics: self.task.meter.statistics(),
        })
    }

    fn tried(&self, node: Id) -> impl Iterator<Item = (Id, &Node<G::Move>)> {
        self.tree.children(node).filter(|(_, child)| child.visits > 0)
    }

    /// The move to play at a node: the quickest certain win; else the move tried most that does
    /// not lose for certain; else the loss that takes longest.
    ///
    /// The move tried most is a better choice than the one with the best mean, which may have
    /// been lucky. But if even that one looks worse than a draw, a certain draw is taken.
    fn best(&self, node: Id, mover: Player) -> Option<Id> {
        let rank = |&(_, child): &(Id, &Node<G::Move>)| {
            let length = u32::from(child.proof.length());
            Reverse(match child.proof.sign(mover) {
                Some(1) => (2, u32::MAX - length),
                Some(-1) => (0, length),
                _ => (1, child.visits),
            })
        };
        let (best, child) = self.tried(node).min_by_key(rank)?;
        let is_draw = self.tree[node].proof.sign(mover) == Some(0);
        if is_draw || child.reward < 0 {
            let safe = self.tried(node).filter(|(_, child)| child.proof.spares(mover));
            return safe.min_by_key(rank).map(|(id, _)| id).or(Some(best));
        }
        Some(best)
    }

    /// What a move at the root is worth to the player to move.
    fn choice(&self, child: &Node<G::Move>) -> Choice<G::Move> {
        let proof = &child.proof;
        let certain = proof.sign(self.me);
        let score = match certain {
            Some(0) => Score::DRAW,
            // The move itself is one more.
            Some(sign) => Score(sign * (Score::WIN.0 - i32::from(proof.length()) - 1)),
            None if proof.spares(self.me) => of_mean(child.mean()).max(Score::DRAW),
            None => of_mean(child.mean()),
        };
        let (exact, visits) = (certain.is_some(), Some(child.visits));
        Choice { visits, ..Choice::searched(child.step(), score, exact) }
    }

    /// The line in which everyone plays the move they should.
    fn line(&self) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut position = self.task.position().clone();
        let mut node = ROOT;
        while let Some(best) = self.best(node, self.task.game.turn(&position)) {
            let played = self.tree[best].step();
            line.push(played);
            self.task.game.play(&mut position, played);
            node = best;
        }
        line
    }

    /// How many moves ahead everything was tried at least once.
    fn whole_depth(&self) -> u32 {
        let deepest = self.task.meter.counted.deepest;
        (0..deepest).find(|&depth| !self.is_whole(ROOT, depth + 1)).unwrap_or(deepest)
    }

    fn is_whole(&self, node: Id, depth: u32) -> bool {
        let here = &self.tree[node];
        let mut children = self.tree.children(node);
        match depth {
            0 => here.visits > 0,
            _ if here.proof.end().is_some() => true,
            _ => here.is_open() && children.all(|(child, _)| self.is_whole(child, depth - 1)),
        }
    }
}

/// A mean result as a score.
#[expect(clippy::cast_possible_truncation, reason = "a mean is between -1 and 1")]
#[expect(clippy::cast_precision_loss, reason = "the factor is small")]
fn of_mean(mean: f32) -> Score {
    Score((mean * ALL_WON as f32).round() as i32)
}
