//! From a record to its sheet.

use std::time::Duration;

use session::{GameTree, NodeId, Occupant, PlayerScore};

use super::{Sheet, SheetMove, SheetPlayer, SheetResult, SheetTerms, TextValue};
use crate::{GameResult, Participant, Record, Remark, Terms};

/// A value as a file says it, if there is one.
fn said<T: ToString>(value: Option<&T>) -> Option<TextValue<String>> {
    value.map(|value| value.to_string().into())
}

fn seconds(time: Duration) -> f64 {
    time.as_secs_f64()
}

impl Sheet {
    /// The sheet of a record.
    pub(crate) fn of(record: &Record) -> Self {
        let tree = &record.tree;
        let start = tree.remark(NodeId::START);
        let Numbers { order, number } = Numbers::of(tree);
        Self {
            game: said(Some(&record.game)),
            begun: said(record.begun.as_ref()),
            saved: said(record.saved.as_ref()),
            players: record.players.iter().map(|player| SheetPlayer::of(player).into()).collect(),
            terms: SheetTerms::of(&record.terms).map(TextValue::from),
            start: said(record.start.as_ref()),
            introduction: start.comment.clone(),
            drawings: start.drawings.iter().map(ToString::to_string).collect(),
            unplayed: start.verdict.map(|verdict| SheetResult::of(verdict).into()),
            moves: order.iter().map(|&node| SheetMove::of(tree, node, &number).into()).collect(),
            current: Some(tree.current())
                .filter(|&node| node != tree.main_end())
                .map(|node| number[node.number()].into()),
            result: record.verdict.map(|verdict| SheetResult::of(verdict).into()),
            facts: record.facts.clone(),
        }
    }
}

/// The moves in the order in which they are written, and the number of each node in it; the start
/// has number zero.
struct Numbers {
    order: Vec<NodeId>,
    number: Vec<usize>,
}

impl Numbers {
    fn of(tree: &GameTree) -> Self {
        let mut order = tree.in_line_order();
        let mut number = vec![0; order.len()];
        for (index, node) in order.iter().enumerate() {
            number[node.number()] = index;
        }
        order.remove(0);
        Self { order, number }
    }
}

impl SheetPlayer {
    fn of(player: &Participant) -> Self {
        let PlayerScore { wins, draws, losses } = player.tally;
        let engine = player.engine().map(ToString::to_string);
        Self {
            name: player.name.clone(),
            kind: player.kind.as_ref().map(|kind| match kind {
                Occupant::Human => "human".to_owned(),
                Occupant::Computer(_) => "computer".to_owned(),
            }),
            engine,
            symbol: player.symbol.map(String::from),
            wins,
            draws,
            losses,
        }
    }
}

impl SheetTerms {
    /// What a file says of the terms; nothing if they are the usual ones.
    fn of(terms: &Terms) -> Option<Self> {
        let text = ToString::to_string;
        let sheet = Self {
            asked: terms.asked.as_ref().map(text),
            first: terms.first,
            seed: terms.seed,
            clock: terms.clock.as_ref().map(text),
            touch_move: terms.touch_move,
            alternate: terms.alternate,
            pace: terms.pace.map(seconds),
            analysis: terms.analysis,
        };
        (sheet != Self::default()).then_some(sheet)
    }
}

impl SheetMove {
    fn of(tree: &GameTree, node: NodeId, number: &[usize]) -> Self {
        let Remark { spent, left, opinion, marks, comment, drawings, verdict } =
            tree.remark(node).clone();
        let after = tree.parent(node).map_or(0, |parent| number[parent.number()]);
        Self {
            text: tree.text(node).to_owned(),
            after: Some(after).filter(|&after| after + 1 != number[node.number()]),
            spent: spent.map(seconds),
            left: left.map(seconds),
            opinion,
            marks,
            comment,
            drawings: drawings.iter().map(ToString::to_string).collect(),
            result: verdict.map(SheetResult::of),
        }
    }
}

impl SheetResult {
    fn of(verdict: GameResult) -> Self {
        let (outcome, player) = verdict.words();
        Self {
            outcome: outcome.to_owned(),
            player: player.map(|player| player.0 + 1),
            reason: verdict.reason.map(|reason| reason.name().to_owned()),
        }
    }
}
