//! Games to keep.

use fastrand::Rng;
use record::{GameDate, GameResult, Record, RecordBuilder};
use rules::{Outcome, Player, Reason};
use session::Occupant;

/// A game by its moves, between two people.
pub(crate) fn game(spec: &str, moves: &str, names: [&str; 2]) -> Record {
    let mut builder = RecordBuilder::new(spec.parse().expect("a spec")).expect("a game");
    for text in moves.split_whitespace() {
        builder.play(text).expect("a legal move");
    }
    for (player, name) in builder.record.players.iter_mut().zip(names) {
        player.name = Some(name.to_owned()).filter(|name| !name.is_empty());
    }
    builder.finish()
}

pub(crate) fn on(mut record: Record, date: &str) -> Record {
    record.begun = Some(GameDate::read(date).expect("a date"));
    record
}

pub(crate) fn ended(mut record: Record, outcome: Outcome) -> Record {
    record.verdict = Some(GameResult { outcome, reason: Some(Reason::Resignation) });
    record
}

pub(crate) fn played_by(mut record: Record, seat: Player, engine: &str) -> Record {
    record.players[seat.index()].kind = Some(Occupant::Computer(engine.parse().expect("a spec")));
    record
}

/// A random game with branches.
pub(crate) fn any_game(spec: &str, seed: u64) -> Record {
    let mut rng = Rng::with_seed(seed);
    let mut builder = RecordBuilder::new(spec.parse().expect("a spec")).expect("a game");
    for _ in 0..60 {
        let moves = builder.table().view().moves;
        let Some(turn) = rng.choice(&moves) else { break };
        builder.play(&turn.text).expect("a legal move");
        if rng.usize(..10) == 0 {
            builder.go_to(record::NodeId::new(rng.usize(..=builder.record.tree.len())));
        }
    }
    builder.finish()
}
