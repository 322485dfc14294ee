//! Save before show, and what to go back to.

use rules::Player;
use session::{Continuation, Event, GameDate, Record, Session, SessionStep, TurnClock};

use super::{Table, opening};
use crate::{
    Audience, Changes, Context, Effect, IssuedTokens, Listing, LiveFlags, RequestError,
    SaveOutcome, Seating, Snapshot, TableChange, TableEvent, TableKeys, Token, ViewerId,
};

/// What is being saved, and what comes of it when it is safe.
#[derive(Debug)]
pub(super) struct PendingSave {
    /// Who asked for it.
    pub(super) from: Option<ViewerId>,
    /// What the session has made of it.
    pub(super) step: SessionStep,
    /// What is being saved.
    pub(super) changes: Changes,
}

/// The table as it was saved last. A save takes over what it has changed, and copies nothing else.
#[derive(Debug)]
pub(super) struct LastSaved {
    keys: TableKeys,
    flags: LiveFlags,
    seating: Seating,
    clock: TurnClock,
    changed: i64,
    record: Record,
    /// How many edits of the tree of moves are saved.
    edits: usize,
}

impl LastSaved {
    /// A table as it is now.
    pub(super) fn new(
        keys: &TableKeys,
        session: &Session,
        (browsing, seating): (bool, &Seating),
        changed: i64,
    ) -> Self {
        Self {
            keys: keys.clone(),
            flags: flags(session, browsing),
            seating: seating.clone(),
            clock: session.turn_clock(),
            changed,
            record: Record { tree: session.tree().clone(), ..session.header() },
            edits: session.tree().edit_count(),
        }
    }

    /// The game as it was saved, to go on from.
    fn record(&self) -> Record {
        let tree = &self.record.tree;
        let verdict = tree.end(tree.current()).or_else(|| tree.end(tree.main_end()));
        Record { verdict, ..self.record.clone() }
    }
}

impl Table {
    /// Has a step of the session saved; until that is done, nothing comes of it. What is not saved
    /// at all (a touch, the judgement of an engine) comes at once.
    pub(super) fn save(
        &mut self,
        from: Option<ViewerId>,
        step: SessionStep,
        context: &Context<'_>,
    ) {
        if step.events.iter().any(|event| matches!(event, Event::Begun)) {
            self.session.set_begun(GameDate::of_seconds(context.time));
            self.seating.begin(self.session.seats());
        }
        if step.events.iter().any(ends_proposal) {
            self.seating.proposal = None;
        }
        let seats = self.session.seats().len();
        self.keys.give_tokens(seats, &self.options.fresh_token, &mut self.issued);
        let changes = self.changes(&step.events);
        if changes.is_empty() {
            return self.follow(from, step, context);
        }
        self.changed = context.time;
        self.effects.push(Effect::Save(changes.clone()));
        self.unsaved = Some(PendingSave { from, step, changes });
    }

    /// What has changed since the last save, by some events of the session and by what shows when
    /// the table is held against how it was saved.
    fn changes(&self, events: &[Event]) -> Changes {
        let (tree, last) = (self.session.tree(), &self.last_saved);
        let mut changes: Vec<TableChange> = events.iter().filter_map(change).collect();
        if self.session.is_analysis() {
            // What ends on an analysis board is no game that was played.
            changes.retain(|change| *change != TableChange::Finished);
        }
        if !changes.contains(&TableChange::Game) {
            changes.extend(tree.edits_since(last.edits).into_iter().map(TableChange::Node));
            let moved = tree.current() != last.record.tree.current();
            changes.extend(moved.then_some(TableChange::Current));
        }
        let is_known = self.session.header().has_header_of(&last.record);
        changes.extend((!is_known).then_some(TableChange::Header));
        changes.extend((self.keys != last.keys).then_some(TableChange::Tokens));
        changes.extend(self.has_changed_flags().then_some(TableChange::Flags));
        changes.into_iter().collect()
    }

    /// What came of a save. If the table could not be saved, or another server was faster, nothing
    /// has come of what was asked, and it is told why.
    pub(super) fn saved(&mut self, outcome: SaveOutcome, context: &Context<'_>) {
        let Some(PendingSave { from, step, changes }) = self.unsaved.take() else { return };
        let reason = match outcome {
            SaveOutcome::Saved { revision } => {
                self.revision = revision;
                // The pause of a table that was cold is saved before anything else.
                self.cold = None;
                self.note_saved(&changes);
                return self.follow(from, step, context);
            }
            SaveOutcome::Overtaken { latest } => {
                if let Some(latest) = latest {
                    self.catch_up(*latest, context);
                }
                // A flag that another server has seen fall first, an engine's move that it has
                // played: nobody here has asked for anything.
                if from.is_none() {
                    return;
                }
                RequestError::Overtaken
            }
            SaveOutcome::Failed(phrase) => {
                self.go_back(context);
                // What has just gone wrong need not go wrong again at once.
                self.engines.put_off(context.now);
                RequestError::Unsaved(phrase)
            }
        };
        // What no viewer has asked for is told to all.
        let to = from.map_or(Audience::All, Audience::One);
        self.effects.push(Effect::Refuse { to, reason });
    }

    /// What was saved is what the table goes back to from now on.
    fn note_saved(&mut self, changes: &Changes) {
        if changes.contains(TableChange::Game) {
            self.mark_saved();
            return;
        }
        let last = &mut self.last_saved;
        last.record.tree.take_over(&changes.nodes(), self.session.tree());
        let tree = std::mem::take(&mut last.record.tree);
        last.record = Record { tree, ..self.session.header() };
        last.edits = self.session.tree().edit_count();
        last.flags = flags(&self.session, self.browsing);
        last.seating.clone_from(&self.seating);
        last.clock = self.session.turn_clock();
        last.changed = self.changed;
        if changes.contains(TableChange::Tokens) {
            last.keys.clone_from(&self.keys);
        }
    }

    /// The table is saved as it is now.
    pub(super) fn mark_saved(&mut self) {
        let Self { keys, session, browsing, seating, changed, .. } = self;
        self.last_saved = LastSaved::new(keys, session, (*browsing, seating), *changed);
    }

    /// Goes on from how another server has saved the table.
    pub(super) fn catch_up(&mut self, latest: Snapshot, context: &Context<'_>) {
        if latest.revision == self.revision {
            return;
        }
        let Snapshot { keys, listing, flags, seating, clock, record, revision } = latest;
        if self.restart(record, flags, clock, context) {
            (self.keys, self.changed, self.revision) = (keys, listing.changed, revision);
            self.seating = seating;
            self.absences.forget();
            self.cold = None;
            self.mark_saved();
            self.show(vec![TableEvent::Restored], context);
        }
        self.claim();
    }

    /// Goes back to how the table was saved last.
    fn go_back(&mut self, context: &Context<'_>) {
        let last = &self.last_saved;
        if self.restart(last.record(), last.flags, last.clock, context) {
            self.keys.clone_from(&self.last_saved.keys);
            self.seating.clone_from(&self.last_saved.seating);
            self.changed = self.last_saved.changed;
            // The session has read the game anew, and may write its moves in another way.
            self.mark_saved();
            self.show(vec![TableEvent::Restored], context);
        }
    }

    /// Starts the session anew with a game that was saved; false if that cannot be done.
    fn restart(
        &mut self,
        record: Record,
        flags: LiveFlags,
        clock: TurnClock,
        context: &Context<'_>,
    ) -> bool {
        self.engines.stop();
        self.news.clear();
        // What an engine thinks of the state before is dropped, as after any other change.
        let saved = Continuation { flow: flags.flow, clock, ticket: self.session.ticket() };
        match opening::resume(record, saved, flags, &self.options, context) {
            Ok((session, step)) => {
                self.session = session;
                self.shown = None;
                self.browsing = flags.browsing;
                self.engines.hold(step.work);
                true
            }
            Err(error) => {
                self.effects.push(Effect::Report(error));
                false
            }
        }
    }

    /// What is going on besides the game.
    #[must_use]
    pub fn flags(&self) -> LiveFlags {
        flags(&self.session, self.browsing)
    }

    /// The tokens of seats that were issued while the table was here, as far as they are good.
    pub fn issued_tokens(&self) -> impl Iterator<Item = (Player, &Token)> {
        self.issued.good(&self.keys)
    }

    /// The tokens that were issued here, for [`Table::remember_issued`].
    #[must_use]
    pub fn issued(&self) -> &IssuedTokens {
        &self.issued
    }

    /// Tokens that were issued at this server before the table was put away: its host is told them.
    pub fn remember_issued(&mut self, issued: IssuedTokens) {
        self.issued = issued;
    }

    /// Whether what is going on besides the game is not as it was saved.
    fn has_changed_flags(&self) -> bool {
        self.flags() != self.last_saved.flags || self.seating != self.last_saved.seating
    }

    /// The table as it is now, whole.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            keys: self.keys.clone(),
            listing: self.listing(),
            flags: flags(&self.session, self.browsing),
            seating: self.seating.clone(),
            clock: self.session.turn_clock(),
            record: self.session.record(),
            revision: self.revision,
        }
    }

    /// How the table is listed now.
    #[must_use]
    pub fn listing(&self) -> Listing {
        let (session, tree) = (&self.session, self.session.tree());
        // An analysis board that stands at the start or at an end is not one that can be spared.
        let analysis = session.is_analysis();
        let moves = if analysis { tree.len() } else { tree.ply(tree.current()) };
        Listing {
            game: session.game().clone(),
            players: session.setup().players.clone(),
            moves,
            over: !analysis && self.seating.is_over(session),
            changed: self.changed,
        }
    }
}

/// Whether what was proposed is out of date after an event.
fn ends_proposal(event: &Event) -> bool {
    matches!(event, Event::Begun | Event::Played { .. } | Event::WentTo { .. } | Event::Over(_))
}

/// What is going on at a table with a session.
fn flags(session: &Session, browsing: bool) -> LiveFlags {
    LiveFlags { flow: session.flow(), browsing, offer: session.offer().map(|offer| offer.by) }
}

/// What an event of a session changes besides nodes and flags.
fn change(event: &Event) -> Option<TableChange> {
    match event {
        Event::Begun | Event::Arranged => Some(TableChange::Game),
        Event::Over(_) => Some(TableChange::Finished),
        Event::Seated { player } => Some(TableChange::Seat(*player)),
        Event::Paced(_) => Some(TableChange::Pace),
        // The tree tells which of its nodes have changed; a touch is not saved; the rest is among
        // the flags.
        Event::Played { .. }
        | Event::WentTo { .. }
        | Event::Reopened
        | Event::Failed { .. }
        | Event::Commented { .. }
        | Event::Judged { .. }
        | Event::Touched { .. }
        | Event::Paused
        | Event::Resumed
        | Event::Stepping
        | Event::DrawOffered { .. }
        | Event::DrawAccepted { .. }
        | Event::DrawDeclined { .. }
        | Event::TimeGiven { .. } => None,
    }
}
