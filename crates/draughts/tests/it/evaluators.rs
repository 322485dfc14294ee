//! What the evaluators think of positions that speak for themselves.

use draughts::{Advancement, CapturesFirst, Draughts, Material, Mobility, Structure};
use rules::{Game, Player};
use search::{AnyEvaluator, Guide, Score};

use crate::support::table::Table;

fn score(evaluator: &AnyEvaluator<Draughts<u64>>, spec: &str, fen: &str) -> i32 {
    let table = Table::new(spec, fen);
    evaluator.evaluate(&table.game, &table.position, Player::FIRST).0
}

#[test]
fn material_weighs_kings() {
    assert_eq!(score(&Material, "draughts:international", "W:W31,32:B20"), 100);
    assert_eq!(score(&Material, "draughts:international", "W:WK31:B20"), 200);
    assert_eq!(score(&Material, "draughts:english", "W:WK31:B12"), -50, "black is first");
    assert_eq!(score(&Material, "draughts:antidraughts", "W:W31,32:B20"), -100);
}

#[test]
fn the_others_look_further() {
    let better = |evaluator: &AnyEvaluator<_>, good, bad| {
        let [good, bad] = [good, bad].map(|fen| score(evaluator, "draughts:international", fen));
        assert!(bad < good, "{good} is better than {bad}");
    };
    better(&Advancement, "W:W16,47:B4,5", "W:W36,47:B4,5");
    better(&Structure, "W:W28,47:B4,5", "W:W26,47:B4,5");
    better(&Structure, "W:W31,47:B4,5", "W:W31,37:B4,5");
    better(&Mobility, "W:W37,K50:B4,2", "W:W36,K50:B4,2");
}

#[test]
fn mirrored_positions_score_alike() {
    for evaluator in [&Material as &AnyEvaluator<_>, &Advancement, &Structure, &Mobility] {
        let international = |fen| score(evaluator, "draughts:international", fen);
        let one = international("W:W28,32,37,K46:B4,9,13,K41");
        let turned = international("B:W38,42,47,K10:B14,19,23,K5");
        assert_eq!(one, -international("W:W38,42,47,K10:B14,19,23,K5"));
        assert_eq!(turned, -one, "the turn does not matter");
        assert_eq!(international("W:W31-50:B1-20"), Score::DRAW.0);
    }
}

#[test]
fn the_guide_looks_at_captures_and_crownings_first() {
    let table =
        Table::new("draughts:international,largest=off,compulsory=off", "W:W6,33,35:B19,28,30");
    let promise = |text| CapturesFirst.promise(&table.game, &table.position, table.read(text));
    assert!(promise("33x22") < promise("35x13"));
    assert!(promise("6-1") < promise("33x22"));
    assert!(promise("33-29") < promise("6-1"));
    let is_quiet = |table: &Table| {
        let mut moves = table.game.moves(&table.position).expect("it goes on");
        let first = moves.next().expect("a move");
        CapturesFirst.is_quiet(&table.game, &table.position, first)
    };
    assert!(!is_quiet(&table));
    let quiet = Table::new("draughts:international", "W:W33:B20");
    assert!(is_quiet(&quiet));
}
