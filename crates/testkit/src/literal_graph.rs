//! A game that is nothing but a graph written down: ways that lead back, for trying repetition on.

use std::sync::Arc;

use fastrand::Rng;
use rules::{Game, Offer, Outcome, Player};
use search::{BuildEvaluator, Evaluator, Expertise, Score, WinLose};

use crate::LastFirst;

/// A place of the graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GraphNode {
    /// The end of the game, and what it is worth to each player.
    End(Vec<i32>),
    /// The places to go on to, each named once.
    Ways(Vec<usize>),
}

/// A game in which one token walks about a graph, the players taking turns to move it.
#[derive(Clone, Debug)]
pub struct LiteralGraph {
    players: u8,
    places: Arc<[GraphNode]>,
    repetitions: usize,
}

/// Where the token stands, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GraphState {
    /// The number of the place.
    pub place: usize,
    /// Who moves it on.
    pub turn: Player,
}

impl LiteralGraph {
    /// A game for `players` that begins at the first place, which must lead somewhere, and is drawn
    /// when the token stands at one place for the `repetitions`th time with the same player to
    /// move.
    #[must_use]
    pub fn new(players: u8, places: Vec<GraphNode>, repetitions: usize) -> Self {
        Self { players, places: places.into(), repetitions }
    }

    /// A random graph of `count` nodes, a fifth of them ends.
    #[must_use]
    pub fn random(players: u8, places: usize, repetitions: usize, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let place = |number| {
            if number > 0 && rng.u8(..5) == 0 {
                let values: Vec<i32> = (0..players).map(|_| rng.i32(-20..=20)).collect();
                let zero_sum = vec![values[0], -values[0]];
                return GraphNode::End(if players == 2 { zero_sum } else { values });
            }
            let mut all: Vec<usize> = (0..places).collect();
            rng.shuffle(&mut all);
            all.truncate(rng.usize(1..=3));
            GraphNode::Ways(all)
        };
        Self::new(players, (0..places).map(place).collect(), repetitions)
    }
}

impl Game for LiteralGraph {
    type Position = GraphState;
    type Move = usize;

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> GraphState {
        GraphState { place: 0, turn: Player::FIRST }
    }

    fn turn(&self, standing: &GraphState) -> Player {
        standing.turn
    }

    fn moves(&self, standing: &GraphState) -> Result<impl Iterator<Item = usize>, Outcome> {
        match &self.places[standing.place] {
            GraphNode::Ways(ways) => Ok(ways.iter().copied()),
            GraphNode::End(values) => Err(match values[0] {
                0 => Outcome::Draw,
                1.. => Outcome::Win(Player::FIRST),
                _ => Outcome::Lose(Player::FIRST),
            }),
        }
    }

    fn play(&self, standing: &mut GraphState, place: usize) {
        *standing = GraphState { place, turn: standing.turn.next(self.players) };
    }

    fn repetitions(&self) -> Option<usize> {
        Some(self.repetitions)
    }
}

/// Reads the values at the ends; elsewhere a place is worth more the later it was written down.
#[derive(Clone, Copy, Debug, Default)]
pub struct GraphEvaluator;

impl Evaluator<LiteralGraph> for GraphEvaluator {
    type State = ();

    fn evaluate(&self, _: &LiteralGraph, standing: &GraphState, player: Player) -> Score {
        let number = i32::try_from(standing.place).expect("a small graph");
        Score(if player == Player::FIRST { number } else { -number })
    }

    fn finished(
        &self,
        game: &LiteralGraph,
        standing: &GraphState,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        match &game.places[standing.place] {
            GraphNode::End(values) => Score(values[player.index()]),
            GraphNode::Ways(_) => Score::DRAW,
        }
    }
}

impl Expertise for LiteralGraph {
    type Guide = LastFirst;
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = &[
        Offer { name: "graph", knobs: &[], build: || Box::new(GraphEvaluator) },
        Offer { name: "win-lose", knobs: &[], build: || Box::new(WinLose) },
    ];
}
