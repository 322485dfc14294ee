//! What the next player threatens: what they would do if the player to move did nothing.
//!
//! No game is known here. Where a game lets a position be written down with another player to
//! move, that is looked at. Where whose turn it is follows from the pieces, as in an upright frame,
//! the answers are looked at that win at once whatever is played elsewhere.

use std::{collections::BTreeMap, fmt, time::Duration};

use rules::{Outcome, Player, Spec};
use search::{Limits, Score, Stop};
use session::{AnyGame, NodeId, Turn};

use crate::ViewerId;

/// How long an engine thinks about a threat.
const LONGEST: Duration = Duration::from_secs(1);
/// An answer to a single move is not threatened, but made possible by that move.
const SEVERAL: usize = 2;
/// What a move is worth that wins at once.
const AT_ONCE: i32 = Score::WIN.0 - 1;

/// What the next player threatens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreatReport {
    /// The node that it is about.
    pub node: NodeId,
    /// Who threatens.
    pub player: Player,
    /// With which moves, and how good each would be for them.
    pub moves: Vec<(Turn, i32)>,
    /// How many columns the board has, by which squares are counted.
    pub columns: u8,
}

/// A search for what the next player threatens, ready to run on any thread.
pub struct ThreatSearch {
    /// Who wants to know.
    pub viewer: ViewerId,
    node: NodeId,
    game: Box<dyn AnyGame>,
    engine: Spec,
    stop: Stop,
}

impl ThreatSearch {
    /// The search at a node of the tree, where the game stands like this.
    pub(crate) fn new(
        viewer: ViewerId,
        node: NodeId,
        game: Box<dyn AnyGame>,
        engine: Spec,
        stop: Stop,
    ) -> Self {
        Self { viewer, node, game, engine, stop }
    }

    /// Searches.
    #[must_use]
    pub fn run(self) -> ThreatReport {
        let Self { node, game, engine, stop, .. } = self;
        let limits = Limits { time: Some(LONGEST), ..Limits::default() };
        ThreatReport {
            node,
            player: threatener(&*game),
            moves: threats(&*game, &engine, limits, &stop),
            columns: game.board().width,
        }
    }
}

impl fmt::Debug for ThreatSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreatSearch")
            .field("viewer", &self.viewer)
            .field("node", &self.node)
            .finish_non_exhaustive()
    }
}

/// Who threatens.
fn threatener(game: &dyn AnyGame) -> Player {
    Player((game.turn().0 + 1) % game.players())
}

/// What the next player threatens, and how good it would be for them: every move that wins at once,
/// or else what an engine would play for them.
fn threats(game: &dyn AnyGame, engine: &Spec, limits: Limits, stop: &Stop) -> Vec<(Turn, i32)> {
    if stop.is_raised() {
        return Vec::new();
    }
    let Some(mut passed) = passed(game) else {
        return answers(game).into_iter().map(|turn| (turn, AT_ONCE)).collect();
    };
    let wins = wins(&mut *passed);
    if !wins.is_empty() {
        return wins.into_iter().map(|turn| (turn, AT_ONCE)).collect();
    }
    // An engine that cannot play the game sees no threat in it.
    let Ok(Some(job)) = passed.ask(engine, limits, stop.clone()) else { return Vec::new() };
    let advice = job(&mut |_| {});
    let best = passed.view().moves.into_iter().find(|turn| turn.text == advice.best);
    best.map(|turn| (turn, advice.score)).into_iter().collect()
}

/// The same board with the next player to move; nothing if the turn cannot pass.
fn passed(game: &dyn AnyGame) -> Option<Box<dyn AnyGame>> {
    let next = threatener(game);
    let mut other = game.fork();
    other.set_up(&game.write_board(&game.board(), next)).ok()?;
    (other.turn() == next && other.ending().is_none()).then_some(other)
}

/// The moves with which the player to move wins at once.
fn wins(game: &mut dyn AnyGame) -> Vec<Turn> {
    let player = game.turn();
    let mut moves = game.view().moves;
    moves.retain(|turn| {
        if game.play(&turn.text).is_err() {
            return false;
        }
        let won = game.ending().is_some_and(|end| end.outcome == Outcome::Win(player));
        game.undo();
        won
    });
    moves
}

/// The answers with which the next player wins at once, wherever else the one to move plays.
fn answers(game: &dyn AnyGame) -> Vec<Turn> {
    let mut after = BTreeMap::<String, (usize, Turn)>::new();
    for turn in game.view().moves {
        let mut other = game.fork();
        if other.play(&turn.text).is_err() {
            continue;
        }
        for answer in wins(&mut *other) {
            after.entry(answer.text.clone()).or_insert((0, answer)).0 += 1;
        }
    }
    after.into_values().filter(|(times, _)| *times >= SEVERAL).map(|(_, answer)| answer).collect()
}
