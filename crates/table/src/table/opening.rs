//! New, imported and restored tables.

use std::collections::VecDeque;

use session::{
    Command, Continuation, Flow, GameDate, Record, Session, SessionStep, Setup, SetupError, Ticket,
    TurnClock,
};
use thiserror::Error;

use super::{
    Table,
    saving::{LastSaved, PendingSave},
};
use crate::{
    Context, IssuedTokens, LiveFlags, RequestError, Seating, Snapshot, TableChange, TableKeys,
    TableOptions, absence::Absences, engines::TableEngines, viewers::Viewers,
};

/// Why a table cannot be opened with a game that was played before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game is too large.
    #[error(transparent)]
    TooLarge(RequestError),
}

impl Table {
    /// Opens a table with a new game. It is to be saved before anyone can find it, whole
    /// ([`Table::snapshot`]), and told so ([`Input::Saved`](crate::Input::Saved)).
    ///
    /// # Errors
    ///
    /// If the set-up is refused.
    pub fn open(
        keys: TableKeys,
        setup: Setup,
        options: TableOptions,
        context: &Context<'_>,
    ) -> Result<Self, SetupError> {
        let setup = Setup { external_engines: options.external_engines.clone(), ..setup };
        let (mut session, step) = Session::new(setup, context.now)?;
        session.set_begun(GameDate::of_seconds(context.time));
        Ok(Self::fresh(keys, options, session, step, context))
    }

    /// Opens a table with a game that was played before; like a new one, it is to be saved first.
    ///
    /// # Errors
    ///
    /// If the game cannot be set up, or is too large.
    pub fn import(
        keys: TableKeys,
        record: Record,
        options: TableOptions,
        context: &Context<'_>,
    ) -> Result<Self, ImportError> {
        let TableOptions { seed, external_engines, .. } = &options;
        let (session, step) = Session::go_on(record, *seed, external_engines, context.now)?;
        options.limits.check_tree(session.tree()).map_err(ImportError::TooLarge)?;
        Ok(Self::fresh(keys, options, session, step, context))
    }

    /// Opens a table with a game that is to be played from where its record stands, by the players
    /// of the record: it waits for no person to let it run, and its clock begins with it. Like a
    /// new one, it is to be saved first.
    ///
    /// # Errors
    ///
    /// If the game cannot be set up, or is too large.
    pub fn begin_from(
        keys: TableKeys,
        record: Record,
        options: TableOptions,
        context: &Context<'_>,
    ) -> Result<Self, ImportError> {
        let TableOptions { seed, external_engines, .. } = &options;
        let clock = TurnClock { since: Some(context.now), ..TurnClock::default() };
        let continuation = Continuation { flow: Flow::Running, ticket: Ticket::default(), clock };
        let (mut session, step) =
            Session::carry_on(record, *seed, external_engines, continuation, context.now)?;
        session.set_begun(GameDate::of_seconds(context.time));
        options.limits.check_tree(session.tree()).map_err(ImportError::TooLarge)?;
        Ok(Self::fresh(keys, options, session, step, context))
    }

    /// Restores a table that was saved and that no server has awake: it is as it was, and every
    /// token is as good as before. A clock that ran when it was last saved waits until a person
    /// lets it run again, and what has passed meanwhile does not count. At a table that has not
    /// been touched since it was opened it begins to run.
    ///
    /// # Errors
    ///
    /// If what was saved cannot be set up.
    pub fn restore(
        snapshot: Snapshot,
        options: TableOptions,
        context: &Context<'_>,
    ) -> Result<Self, SetupError> {
        let clock =
            TurnClock { since: snapshot.clock.since.map(|_| context.now), ..snapshot.clock };
        let mut table = Self::share(Snapshot { clock, ..snapshot }, options, context)?;
        let runs = table.session.ticking().is_some() && table.session.flow() != Flow::Paused;
        if runs {
            table.cold = Some(context.now);
        }
        Ok(table)
    }

    /// Restores a table that was saved and that another server has awake: it goes on here as it
    /// does there, also its clocks.
    ///
    /// # Errors
    ///
    /// If what was saved cannot be set up.
    pub fn share(
        snapshot: Snapshot,
        options: TableOptions,
        context: &Context<'_>,
    ) -> Result<Self, SetupError> {
        let Snapshot { keys, listing, flags, seating, clock, record, revision } = snapshot;
        let saved = Continuation { flow: flags.flow, clock, ticket: Ticket::default() };
        let (session, step) = resume(record, saved, flags, &options, context)?;
        let mut table = Self::laid(keys, options, session, listing.changed);
        table.revision = revision;
        table.browsing = flags.browsing;
        table.seating = seating;
        table.mark_saved();
        table.engines.hold(step.work);
        Ok(table)
    }

    /// A table that was never saved.
    fn fresh(
        keys: TableKeys,
        options: TableOptions,
        mut session: Session,
        step: SessionStep,
        context: &Context<'_>,
    ) -> Self {
        session.free_first_moves(context.now);
        let mut table = Self::laid(keys, options, session, context.time);
        let changes = [TableChange::Game].into_iter().collect();
        table.unsaved = Some(PendingSave { from: None, step, changes });
        table
    }

    fn laid(mut keys: TableKeys, options: TableOptions, session: Session, changed: i64) -> Self {
        let mut issued = IssuedTokens::default();
        keys.give_tokens(session.seats().len(), &options.fresh_token, &mut issued);
        let seating = Seating { guests: vec![None; session.seats().len()], ..Seating::default() };
        let last_saved = LastSaved::new(&keys, &session, (false, &seating), changed);
        Self {
            keys,
            issued,
            options,
            session,
            viewers: Viewers::default(),
            engines: TableEngines::default(),
            seating,
            absences: Absences::default(),
            first_move: None,
            news: Vec::new(),
            shown_closed: false,
            sequence: 0,
            shown: None,
            changed,
            revision: 0,
            last_saved,
            unsaved: None,
            browsing: false,
            cold: None,
            backlog: VecDeque::new(),
            effects: Vec::new(),
        }
    }
}

/// A session that goes on where a record ends.
pub(super) fn resume(
    record: Record,
    saved: Continuation,
    flags: LiveFlags,
    options: &TableOptions,
    context: &Context<'_>,
) -> Result<(Session, SessionStep), SetupError> {
    let TableOptions { seed, external_engines, .. } = options;
    let (mut session, mut step) =
        Session::carry_on(record, *seed, external_engines, saved, context.now)?;
    session.free_first_moves(context.now);
    if let Some(player) = flags.offer {
        // What no longer fits the game is no longer wanted.
        if let Ok(next) = session.apply(Command::OfferDraw { player }, context.now) {
            step.work = next.work.or(step.work);
        }
    }
    Ok((session, step))
}
