//! The evaluators: their law, and the classic numbers.

use morpion::{LineCount, Threats};
use rules::{Game, Notation, Player};
use search::{Evaluator, Expertise};
use testkit::{GameVisit, check_evaluator};

use crate::support::opened::{open, small};

struct EveryEvaluator(u32);

impl GameVisit for EveryEvaluator {
    fn visit<G: Notation + Expertise>(self, game: G) {
        assert!(!G::EVALUATORS.is_empty());
        for offer in G::EVALUATORS {
            check_evaluator(&game, &*(offer.build)(), self.0, 3);
        }
    }
}

#[test]
fn what_one_wins_the_other_loses() {
    open("morpion", EveryEvaluator(100));
    open("morpion:misere=on", EveryEvaluator(100));
    open("morpion:width=15,height=15,align=5", EveryEvaluator(1));
    open("morpion:width=26,height=26,align=20", EveryEvaluator(1));
    open("morpion:width=6,height=6,players=3", EveryEvaluator(3));
}

#[test]
fn lines_count_ten_for_one_and_thirty_for_two() {
    let game = small("morpion");
    let score = |text: &str| {
        let position = game.read_position(text).expect("a position");
        LineCount.evaluate(&game, &position, Player::FIRST).0
    };
    assert_eq!(score(".../.../... X"), 0);
    assert_eq!(score(".../.X./... O"), 40, "the centre is on four lines");
    assert_eq!(score("X../.../... O"), 30, "a corner is on three");
    assert_eq!(score("X../.O./... X"), 20 - 30, "one diagonal is blocked");
    assert_eq!(score("XX./.../..O O"), 30 + 10 + 10 - 10 - 10, "two in the top row");
}

#[test]
fn a_win_on_the_classic_grid_is_a_thousand_minus_the_stones() {
    let game = small("morpion");
    let over = game.read_position("XXX/OO./... O").expect("a position");
    let outcome = game.outcome(&over).expect("over");
    assert_eq!(LineCount.finished(&game, &over, outcome, Player::FIRST, 3).0, 995);
    assert_eq!(LineCount.finished(&game, &over, outcome, Player::SECOND, 3).0, -995);
}

#[test]
fn threats_prefer_what_is_nearly_complete() {
    let game = small("morpion:width=8,height=8,align=5");
    let score = |text: &str| {
        let position = game.read_position(text).expect("a position");
        Threats.evaluate(&game, &position, Player::FIRST)
    };
    let empty = "......../......../......../......../";
    let rest = "/......../......../........ X";
    let four = score(&format!("{empty}.XXXX...{rest}"));
    let three = score(&format!("{empty}.XXX....{rest}"));
    let scattered = score(&format!("{empty}.X..X..X{rest}"));
    assert!(scattered < three && three < four);
}
