//! Full-depth minimax never loses the classic game, whatever is played against it.

use std::collections::HashMap;

use morpion::{Cell, LineCount, Morpion, Pair, Position, Threats};
use rules::{Game, History, Outcome, Player};
use search::{Engine, Evaluator, Meter, Minimax, SearchTask, Ties, WinLose};

use crate::support::opened::small;

type Classic = Morpion<1, Pair<1>>;

/// Walks every game in which one side plays as minimax says, in every way that it finds best, and
/// the other plays anything.
struct Walk<E> {
    game: Classic,
    minimax: Minimax<E>,
    player: Player,
    /// What minimax says, asked once for each position.
    said: HashMap<Position<Pair<1>>, Vec<Cell>>,
    games: u64,
}

impl<E: Evaluator<Classic>> Walk<E> {
    fn from(&mut self, position: &Position<Pair<1>>) {
        if let Some(outcome) = self.game.outcome(position) {
            self.games += 1;
            assert_ne!(outcome, Outcome::Win(self.player.other()), "{position:?}");
            return;
        }
        let played = if self.game.turn(position) == self.player {
            self.best_moves(position)
        } else {
            self.game.moves(position).into_iter().flatten().collect()
        };
        for cell in played {
            self.from(&self.game.after(position, cell));
        }
    }

    fn best_moves(&mut self, position: &Position<Pair<1>>) -> Vec<Cell> {
        let Self { game, minimax, said, .. } = self;
        let think = || {
            let history = History::from_position(position.clone());
            let thought =
                minimax.think(&mut SearchTask::new(game, &history, &mut Meter::unlimited()));
            let best = thought.choices.iter().filter(|choice| choice.score == thought.score);
            best.map(|choice| choice.played).collect()
        };
        said.entry(position.clone()).or_insert_with(think).clone()
    }
}

fn check<E: Evaluator<Classic> + Copy>(evaluator: E) {
    for player in [Player::FIRST, Player::SECOND] {
        let minimax = Minimax { evaluator, ties: Ties::First };
        let mut walk =
            Walk { game: small("morpion"), minimax, player, said: HashMap::new(), games: 0 };
        walk.from(&walk.game.start());
        assert!(walk.games > 100, "every game was walked");
    }
}

#[test]
fn with_any_evaluator_as_first_and_as_second() {
    check(LineCount);
    check(Threats);
    check(WinLose);
}
