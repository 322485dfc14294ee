//! From a session to the record of its game, and back to a session that goes on.

use std::{collections::BTreeMap, time::Instant};

use fastrand::Rng;
use rules::Reason;

use super::{Session, walk};
use crate::{
    AnyGame, Event, ExternalEngines, Fault, Flow, GameDate, GameEnding, GameResult, GameTree,
    NodeId, Record, Scores, Seat, SessionStep, Setup, SetupError, Ticket, TimeControl, TurnClock,
};

impl Session {
    /// The record of the game on the board, with all its variations.
    #[must_use]
    pub fn record(&self) -> Record {
        let tree = &self.record.tree;
        let mut record = Record { tree: tree.in_order(), ..self.header() };
        // Of an analysis board only the main line is the game.
        let here = Some(tree.current()).filter(|_| !self.is_analysis());
        record.verdict = here
            .and_then(|here| tree.end(here))
            .or_else(|| tree.end(tree.main_end()))
            .or(self.told_verdict().filter(|_| self.is_analysis()));
        record.cleaned()
    }

    /// Everything that is known of the game but its moves; the result only if no move tells it.
    #[must_use]
    pub fn header(&self) -> Record {
        let Record { game, terms, players, start, begun, facts, .. } = &self.record;
        let mut players = players.clone();
        for (player, &tally) in players.iter_mut().zip(self.earlier.tallies()) {
            player.tally = tally;
        }
        let mut facts = facts.clone();
        if let Some(fault) = self.record.tree.fault(self.record.tree.current()) {
            facts.insert(Record::FAULT.to_owned(), told(fault));
        } else if self.ending().is_none_or(|ending| ending.reason != Reason::Fault) {
            facts.remove(Record::FAULT);
        }
        Record {
            game: game.clone(),
            terms: terms.clone(),
            players,
            start: start.clone(),
            verdict: self.told_verdict(),
            begun: begun.clone(),
            facts,
            ..Record::new(game.clone(), 0)
        }
    }

    /// The result that the record told when the game was loaded, as long as it stands.
    fn told_verdict(&self) -> Option<GameResult> {
        // What is added on an analysis board does not undo the game.
        if self.is_analysis() {
            return self.record.verdict;
        }
        let tree = &self.record.tree;
        let end = tree.main_end();
        let stands = tree.verdict(end).is_none() && tree.end(end) == self.record.verdict;
        self.record.verdict.filter(|_| stands)
    }

    /// How the game ended that is analysed, as its record tells.
    #[must_use]
    pub fn recorded_ending(&self) -> Option<GameEnding> {
        self.record.verdict.filter(|_| self.is_analysis()).map(GameResult::ending)
    }

    /// Who played the game, in the order of seats, as its record tells.
    #[must_use]
    pub fn recorded_seats(&self) -> Vec<Seat> {
        self.record.seats()
    }

    /// What is known of the game besides, such as `Event` and `Round`.
    #[must_use]
    pub fn facts(&self) -> &BTreeMap<String, String> {
        &self.record.facts
    }

    /// When the game on the board began, if that is known.
    #[must_use]
    pub fn begun(&self) -> Option<&GameDate> {
        self.record.begun.as_ref()
    }

    /// Notes when the game on the board began: a session reads no clock of its own.
    pub fn set_begun(&mut self, begun: Option<GameDate>) {
        self.record.begun = begun;
    }

    /// Goes on with the game of a record. An engine that is not known here gives its seat to a
    /// person; `seed` is for what is drawn if the record has none of its own. Where clocks would
    /// run, or engines play on by themselves, everything waits until it is resumed.
    ///
    /// # Errors
    ///
    /// If the set-up is refused, or a move in the tree cannot be played.
    pub fn go_on(
        record: Record,
        seed: u64,
        external_engines: &ExternalEngines,
        now: Instant,
    ) -> Result<(Self, SessionStep), SetupError> {
        let mut session = Self::reopened(record, seed, external_engines, now)?;
        if session.has_no_person() || session.setup.clock != TimeControl::Unlimited {
            session.flow = Flow::Paused;
        }
        let step = session.begin(now);
        Ok((session, step))
    }

    /// Goes on with the game of a record as if it had never been interrupted: it flows as it did,
    /// and what was used of the turn is used.
    ///
    /// # Errors
    ///
    /// If the set-up is refused, or a move in the tree cannot be played.
    pub fn carry_on(
        record: Record,
        seed: u64,
        external_engines: &ExternalEngines,
        saved: Continuation,
        now: Instant,
    ) -> Result<(Self, SessionStep), SetupError> {
        let mut session = Self::reopened(record, seed, external_engines, now)?;
        session.flow = saved.flow;
        session.ticket = saved.ticket;
        session.begin_turn(now);
        session.clocks.set_turn(saved.clock);
        let step = session.changed(vec![Event::Begun], now);
        Ok((session, step))
    }

    /// The clock of the turn under way, from which [`Session::carry_on`] goes on.
    #[must_use]
    pub fn turn_clock(&self) -> TurnClock {
        self.clocks.turn()
    }

    /// A session at the node on the board of a record, before its turn begins.
    fn reopened(
        mut record: Record,
        seed: u64,
        external_engines: &ExternalEngines,
        now: Instant,
    ) -> Result<Self, SetupError> {
        let setup = record.setup(seed, external_engines);
        let mut rng = Rng::with_seed(setup.seed);
        // What was decided is not drawn again.
        let decided = Setup { game: record.game.clone(), first: None, ..setup.clone() };
        let mut laid = decided.lay(&mut rng)?;
        play_all(&mut *laid.table, &mut record.tree)?;
        let end = record.tree.main_end();
        if record.tree.end(end).is_none() && !record.is_ended_elsewhere() {
            record.tree.set_end(end, record.verdict);
        }
        let earlier = Scores::of(record.players.iter().map(|player| player.tally).collect());
        let mut session = Self::laid(setup, rng, laid, now);
        session.earlier = earlier;
        session.record = record;
        if session.table.players() == 2 {
            session.record.tree.recall_opinions(&session.adviser());
        }
        Ok(session)
    }
}

/// How a game goes on that was interrupted: what its record does not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Continuation {
    /// Whether the game goes on by itself.
    pub flow: Flow,
    /// The clock of the turn under way.
    pub clock: TurnClock,
    /// The ticket of the last state before: none of its work is wanted any more.
    pub ticket: Ticket,
}

/// A fault as a fact: what it is called, and what the program said.
fn told(fault: &Fault) -> String {
    let said = fault.text().map_or(String::new(), |text| format!(": {text}"));
    format!("{}{said}", fault.name())
}

/// Plays every variation of a tree on a table, and writes every move as the game does. The table
/// ends up at the node that the tree has on the board.
fn play_all(table: &mut dyn AnyGame, tree: &mut GameTree) -> Result<(), SetupError> {
    let mut here = NodeId::START;
    tree.set_end(here, table.ending().map(GameResult::from));
    for node in tree.moves() {
        let parent = tree.parent(node).expect("only the start has none");
        walk(table, tree, here, parent);
        let player = table.turn();
        let text = table.play(tree.text(node)).map_err(|_| SetupError::SavedMove {
            number: tree.ply(node),
            text: tree.text(node).to_owned(),
        })?;
        tree.set_move(node, player, text);
        tree.set_end(node, table.ending().map(GameResult::from));
        here = node;
    }
    walk(table, tree, here, tree.current());
    Ok(())
}
