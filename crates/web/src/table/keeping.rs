//! A table as it is written down, and back.

use std::time::{Duration, Instant};

use record::{Form, Participant, Record, Remark, Scribe, Terms, Verdict};
use serde_json::Value;
use session::{
    Ending, Guests, Kind, MoveTree, NodeId, Saved, Scores, Seat, Session, Setup, SetupError, Step,
    TimeControl,
};

/// The game of a session as it is written down.
pub(crate) fn record(session: &Session) -> Record {
    let Saved { setup, game, tree, earlier } = session.save();
    let mut scribe = Scribe::new(game.clone()).expect("the game of a session");
    if let Some(start) = &setup.start {
        scribe.set_up(start).expect("the start of a session");
    }
    let mut numbers = vec![0];
    for node in tree.nodes().skip(1) {
        let parent = tree.parent(node).expect("only the start has none");
        scribe.go_to(numbers[parent.number()]);
        let number = scribe.play(tree.text(node)).expect("a move that was played");
        *scribe.record.moves.remark_mut(number) = remark(&tree, node);
        numbers.push(number);
    }
    scribe.record.moves.introduction = tree.comment(NodeId::START).map(str::to_owned);
    scribe.record.moves.set_current(numbers[tree.current().number()]);
    let seats = session.seats().iter().zip(&setup.players).zip(earlier.tallies());
    let players = seats.map(|((seat, asked), &tally)| Participant {
        name: seat.name.clone(),
        symbol: seat.symbol,
        // As it was asked for: what it was given by lot is drawn again.
        kind: Seat::read(asked).map_or(Kind::Human, |asked| asked.kind),
        tally,
    });
    scribe.record.players = players.collect();
    scribe.record.verdict = session.ending().map(Verdict::from);
    scribe.record.terms = Terms {
        asked: Some(setup.game).filter(|asked| *asked != game),
        first: setup.first,
        seed: Some(setup.seed),
        clock: Some(setup.clock)
            .filter(|&clock| clock != TimeControl::Unlimited)
            .map(TimeControl::spec),
        touch_move: setup.touch_move,
        alternate: setup.alternate,
        pace: Some(setup.pace).filter(|&pace| pace != Duration::ZERO),
    };
    scribe.finish()
}

fn remark(tree: &MoveTree, node: NodeId) -> Remark {
    Remark {
        spent: tree.used(node),
        comment: tree.comment(node).map(str::to_owned),
        verdict: tree.verdict(node).map(Verdict::from),
        ..Remark::default()
    }
}

/// A record as it is kept.
pub(crate) fn written(record: &Record) -> Value {
    let bytes = record::write(Form::Json, std::slice::from_ref(record));
    let bytes = bytes.expect("every game can be written in our own form");
    serde_json::from_slice(&bytes).expect("what was written in JSON")
}

/// A record that was kept, if it is sound.
pub(crate) fn read(kept: &Value) -> Option<Record> {
    record::read(kept.to_string().as_bytes()).ok()?.into_iter().next()
}

/// A session that goes on where a record ends.
pub(crate) fn resume(record: &Record, guests: &Guests) -> Result<(Session, Step), SetupError> {
    let terms = &record.terms;
    let clock = terms.clock.as_ref().map(TimeControl::read).transpose()?;
    let setup = Setup {
        first: terms.first,
        seed: terms.seed.unwrap_or_else(|| fastrand::u64(..)),
        start: record.start.clone(),
        clock: clock.unwrap_or_default(),
        touch_move: terms.touch_move,
        alternate: terms.alternate,
        pace: terms.pace.unwrap_or_default(),
        guests: guests.clone(),
        ..Setup::new(
            terms.asked.clone().unwrap_or_else(|| record.game.clone()),
            record.players.iter().map(spec).collect(),
        )
    };
    let earlier = Scores::of(record.players.iter().map(|player| player.tally).collect());
    let saved = Saved { setup, game: record.game.clone(), tree: tree(record), earlier };
    Session::resume_saved(saved, Instant::now())
}

fn tree(record: &Record) -> MoveTree {
    let moves = &record.moves;
    let mut tree = MoveTree::default();
    let mut nodes = vec![NodeId::START];
    tree.set_comment(NodeId::START, moves.introduction.clone());
    for (_, entry) in moves.iter() {
        let node = tree.add(nodes[entry.after], entry.player, &entry.text);
        tree.set_used(node, entry.remark.spent);
        tree.set_comment(node, entry.remark.comment.clone());
        tree.set_verdict(node, entry.remark.verdict.and_then(ending));
        nodes.push(node);
    }
    // Redo leads to the end of what was played.
    let end = moves.onward(moves.current()).last().unwrap_or(moves.current());
    tree.go_to(nodes[end]);
    tree.go_to(nodes[moves.current()]);
    tree
}

fn ending(verdict: Verdict) -> Option<Ending> {
    Some(Ending { outcome: verdict.outcome, reason: verdict.reason? })
}

/// Who plays in a record, as they would be asked for. A program of which nothing is known cannot
/// go on, so a person does.
fn spec(player: &Participant) -> rules::Spec {
    let mut spec = match &player.kind {
        Kind::Computer(engine) if engine.name != Participant::PROGRAM => engine.clone(),
        _ => rules::Spec::new(Seat::HUMAN),
    };
    if let Some(name) = &player.name {
        spec.set("name", name);
    }
    if let Some(symbol) = player.symbol {
        spec.set("symbol", symbol);
    }
    spec
}
