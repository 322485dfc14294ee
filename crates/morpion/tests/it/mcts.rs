//! Monte-Carlo tree search on real games: what it proves is true, and what it plays is good.

use rules::{Game, History, Notation, Outcome, Player};
use search::{Engine, Expertise, Limits, Mcts, Meter, Random, SearchTask, Stop, Thought};
use testkit::{GameVisit, check_proofs, wander};

use crate::support::opened::{open, small};

fn think<G: Game>(game: &G, history: &History<G>, nodes: u64, seed: u64) -> Thought<G::Move> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut mcts = Mcts { seed, ..Mcts::default() };
    mcts.think(&mut SearchTask::new(game, history, &mut Meter::new(limits, Stop::default())))
}

#[test]
fn the_classic_game_is_proven_a_draw() {
    let game = small("morpion");
    for seed in 0..5 {
        let thought = think(&game, &History::new(&game), 200_000, seed);
        let best = thought.choices.iter().find(|choice| choice.played == thought.best);
        assert!(best.is_some_and(|best| best.exact && best.score.0 == 0), "{thought:?}");
        assert!(thought.statistics.nodes < 100_000, "{:?}", thought.statistics);
        assert_eq!(thought.line.len(), 9, "to the last cell");
    }
}

#[test]
fn forced_wins_are_proven_and_played_out() {
    for spec in ["morpion:width=4,height=3", "morpion:width=4,height=4", "morpion:width=5,height=5"]
    {
        let game = small(spec);
        let mut history = History::new(&game);
        for seed in 0.. {
            let thought = think(&game, &history, 200_000, seed);
            assert!(thought.score.is_decided(), "{spec}: {thought:?}");
            let winning = thought.score.0.signum() == if seed % 2 == 0 { 1 } else { -1 };
            assert!(winning, "the first player keeps the win: {thought:?}");
            history.play(&game, thought.best);
            if let Some(outcome) = history.outcome(&game) {
                assert_eq!(outcome, Outcome::Win(Player::FIRST), "{spec}");
                break;
            }
        }
    }
}

/// Lets the search think about random positions of a game and compares its claims.
struct Claims {
    moves: usize,
}

impl GameVisit for Claims {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let mut claims = 0;
        for seed in 0..40 {
            let history = wander(&game, History::new(&game), self.moves, seed);
            for iterations in [30, 300, 3000] {
                claims += check_proofs(&game, &history, iterations, seed);
            }
        }
        assert!(claims > 100, "{claims} claims");
    }
}

#[test]
fn claims_are_true() {
    open("morpion", Claims { moves: 3 });
    open("morpion:misere=on", Claims { moves: 3 });
    open("morpion:width=4,height=3", Claims { moves: 6 });
    for players in ["3", "4", "7"] {
        open(&format!("morpion:players={players}"), Claims { moves: 3 });
        open(&format!("morpion:players={players},misere=on"), Claims { moves: 3 });
    }
}

#[test]
fn it_does_not_lose_to_chance() {
    let game = small("morpion");
    for seed in 0..30 {
        let me = Player(u8::from(seed % 2 == 0));
        let mut history = History::new(&game);
        while history.outcome(&game).is_none() {
            let played = if history.turn(&game) == me {
                think(&game, &history, 2000, seed).best
            } else {
                let mut meter = Meter::unlimited();
                Random { seed }.think(&mut SearchTask::new(&game, &history, &mut meter)).best
            };
            history.play(&game, played);
        }
        assert_ne!(history.outcome(&game), Some(Outcome::Win(me.other())), "seed {seed}");
    }
}

/// Says what it plays within its limit, whatever the size of the table.
struct Answers;

impl GameVisit for Answers {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let history = History::new(&game);
        let thought = think(&game, &history, 1000, 1);
        assert_eq!(thought.statistics.nodes, 1000);
        assert!(game.moves(history.position()).is_ok_and(|mut all| all.any(|m| m == thought.best)));
        let visits = thought.choices.iter().filter_map(|choice| choice.visits).sum::<u32>();
        assert_eq!(visits, 999);
    }
}

#[test]
fn it_plays_at_tables_of_any_size() {
    open("morpion:width=15,height=15,align=5", Answers);
    open("morpion:width=10,height=10,align=4,players=3", Answers);
    open("morpion:width=26,height=26,align=5,players=26", Answers);
}
