//! Everyone for themselves: minimax at a table of many.
//!
//! Minimax knows two sides and one number, good for one as it is bad for the other. With three
//! players that is no longer true: what is bad for me may be good for one opponent and bad for
//! another. So a position is worth a number *to each player*, and the player to move picks
//! the move that is worth most to that player, whatever it does to the others (Luckhardt and Irani, *An
//! algorithmic solution of n-person games*, 1986).
//!
//! Alpha-beta has no place here. A deep cut needs to know that what I gain others lose;
//! the shallow cut (Korf, *Multi-player alpha-beta pruning*, 1991) needs at least a limit to what
//! all the scores add up to, and the evaluators of our games promise none. What can be skipped always is the rest of the moves
//! of a player who has found a win on the spot, because nothing is worth more.

use rules::{Game, Player};

use crate::{
    Algorithm, Evaluator, Note, Score, SearchTask, Stopped, Thought, Ties, Trace, Why,
    root::{judge_every_move, think_to_depth},
    walk::{NodeFrame, Walk, Waypoint},
};

/// Tries every move to the depth allowed, and expects of everyone the move that is best for
/// themselves; of equal ones, the first.
#[derive(Clone, Copy, Debug)]
pub struct MaxN<E> {
    /// What to make of the positions at the horizon, for every player.
    pub evaluator: E,
    /// Whether to skip the other moves of a player who wins on the spot.
    pub pruning: bool,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl<G: Game, E: Evaluator<G>> Algorithm<G> for MaxN<E> {
    fn choose<T: Trace<G>>(
        &mut self,
        task: &mut SearchTask<'_, G>,
        mut trace: T,
    ) -> Thought<G::Move> {
        let pruning = self.pruning;
        think_to_depth(task, self.ties, |task, depth, root_moves| {
            let mut walk = Walk::new(task, &self.evaluator, &mut trace);
            let me = walk.me;
            let mut best: Option<Shares> = None;
            judge_every_move(&mut walk, depth, root_moves, |walk, next, frame| {
                let shares = value(walk, next, frame, pruning)?;
                if best.is_none_or(|best| best.of(me) < shares.of(me)) {
                    best = Some(shares);
                    walk.note(Note::Shares(shares.all()));
                }
                Ok(shares.of(me))
            })
        })
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}

/// What a position is worth to each player.
#[derive(Clone, Copy, Debug)]
struct Shares {
    scores: [Score; Player::MOST as usize],
    players: u8,
}

impl Shares {
    fn new(players: u8, score: impl Fn(Player) -> Score) -> Self {
        let mut scores = [Score::DRAW; Player::MOST as usize];
        for (player, share) in Player::all(players).zip(&mut scores) {
            *share = score(player);
        }
        Self { scores, players }
    }

    fn of(&self, player: Player) -> Score {
        self.scores[player.index()]
    }

    fn all(&self) -> &[Score] {
        &self.scores[..usize::from(self.players)]
    }
}

/// What a position is worth to each player.
fn value<G: Game, E: Evaluator<G>, T: Trace<G>>(
    walk: &mut Walk<'_, G, E, T>,
    here: &Waypoint<G, E>,
    frame: &NodeFrame<G::Move>,
    pruning: bool,
) -> Result<Shares, Stopped> {
    let (game, position) = (walk.game(), &here.position);
    let (shares, why) = match walk.open(here, frame, frame.depth == 0)? {
        Err(end) => {
            let score = |player| walk.judged(here, end, player, frame.ply);
            (Shares::new(game.players(), score), (end.why(), end.outcome()))
        }
        Ok(moves) => {
            let turn = game.turn(position);
            let win_on_the_spot = Score(Score::WIN.0 - (frame.ply + 1).cast_signed());
            let mut best: Option<Shares> = None;
            let mut why = Why::Exhausted;
            walk.repetitions.push(position);
            for played in moves {
                let next = walk.after(here, played);
                let shares = value(walk, &next, &frame.below(played), pruning)?;
                if best.is_none_or(|best| best.of(turn) < shares.of(turn)) {
                    best = Some(shares);
                    walk.pv.extend(frame.ply, played);
                }
                if pruning && win_on_the_spot <= shares.of(turn) {
                    why = Why::Cut;
                    break;
                }
            }
            walk.repetitions.pop();
            (best.expect("a game that goes on has a move"), (why, None))
        }
    };
    walk.note(Note::Shares(shares.all()));
    walk.leave_known(position, frame, walk.turned(position, shares.of(walk.me)), why);
    Ok(shares)
}
