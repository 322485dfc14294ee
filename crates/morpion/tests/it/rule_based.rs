//! The expert of the classic game never loses, whatever is played against it.

use morpion::{Pair, Position, RuleBased};
use rules::{Game, Outcome, Player};

use crate::support::opened::small;

/// Walks every game in which `expert` follows the rules, in every way that they allow, and the
/// other plays anything.
fn walk(
    game: &impl Game<Position = Position<Pair<1>>, Move = morpion::Cell>,
    position: &Position<Pair<1>>,
    expert: Player,
    games: &mut u64,
) {
    match game.moves(position) {
        Err(outcome) => {
            *games += 1;
            assert_ne!(outcome, Outcome::Win(expert.other()), "{position:?}");
        }
        Ok(moves) if game.turn(position) != expert => {
            moves.for_each(|played| walk(game, &game.after(position, played), expert, games));
        }
        Ok(moves) => {
            let legal: Vec<_> = moves.collect();
            let candidates = RuleBased::candidates(position);
            assert!(!candidates.is_empty() && candidates.iter().all(|cell| legal.contains(cell)));
            for played in candidates {
                walk(game, &game.after(position, played), expert, games);
            }
        }
    }
}

#[test]
fn it_never_loses_as_first_or_as_second() {
    let game = small("morpion");
    for expert in [Player::FIRST, Player::SECOND] {
        let mut games = 0;
        walk(&game, &game.start(), expert, &mut games);
        assert!(games > 100, "every game was walked");
    }
}
