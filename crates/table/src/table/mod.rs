//! A table of people and engines.
//!
//! This file has what a table is and how inputs become effects; what it does is told beside it:
//! `opening` (new, imported and restored tables), `steering` (what viewers ask, and how engines
//! wait while a person goes through the game), `saving` (save before show, and what to go back to),
//! `advising` (hints, threats, judging), `company` (seats that are taken, proposals, absences) and
//! `showing` (what viewers see).

mod advising;
mod company;
mod opening;
mod saving;
mod showing;
mod steering;

use std::{
    collections::VecDeque,
    mem,
    time::{Duration, Instant},
};

use session::{Command, NodeId, Record, Session};

use crate::{
    Audience, Context, Effect, Input, IssuedTokens, RequestError, Role, Seating, TableEvent,
    TableKeys, TableOptions, ViewerId, absence::Absences, engines::TableEngines, viewers::Viewers,
};
pub use opening::ImportError;
use saving::{LastSaved, PendingSave};

/// A table of people and engines, apart from the server that it is on.
///
/// It takes [`Input`]s and answers with [`Effect`]s, which are to be carried out in their order. It
/// never waits, never spawns, reads no clock and does no input or output. Whatever changes is saved
/// before anyone sees it: while a save is under way the table takes inputs, but does nothing about
/// them until it is told what came of the save.
#[derive(Debug)]
pub struct Table {
    keys: TableKeys,
    issued: IssuedTokens,
    options: TableOptions,
    session: Session,
    viewers: Viewers,
    engines: TableEngines,
    seating: Seating,
    absences: Absences,
    /// The node after which a first move is waited for, and since when.
    first_move: Option<(NodeId, Instant)>,
    /// What the viewers are to be told of besides the session when the next view is shown.
    news: Vec<TableEvent>,
    /// Whether the last view was one of a closed game, without what engines think.
    shown_closed: bool,
    /// The number of the last view.
    sequence: u32,
    /// How many edits of the tree of moves the viewers have been shown; none if the tree is another
    /// one since.
    shown: Option<usize>,
    /// When something last happened, in seconds since 1970.
    changed: i64,
    /// How often the table has been saved.
    revision: i64,
    /// The table as it was saved last.
    last_saved: LastSaved,
    /// What is being saved.
    unsaved: Option<PendingSave>,
    /// Whether engines wait because a person goes through the game.
    browsing: bool,
    /// When to pause a table that was cold when it was restored, until that is saved.
    cold: Option<Instant>,
    /// What is still to be done.
    backlog: VecDeque<Todo>,
    /// What the present input has led to so far.
    effects: Vec<Effect>,
}

/// How long to wait before trying again to pause a table that was cold.
const PAUSE_RETRY: Duration = Duration::from_secs(1);

/// Something still to be done.
#[derive(Debug)]
enum Todo {
    Input(Input),
    /// Give the session a command; a viewer may have asked for it.
    Obey {
        from: Option<ViewerId>,
        command: Command,
    },
    /// Let engines wait while a person goes through the game.
    HoldEngines,
    /// Let them go on if they wait because of that.
    ReleaseEngines,
    /// Go on with judging the game, if that is wanted.
    Judge {
        asked_by: Option<ViewerId>,
    },
}

impl Table {
    /// Takes an input; the effects are to be carried out in their order.
    pub fn take(&mut self, input: Input, context: &Context<'_>) -> Vec<Effect> {
        match input {
            Input::Saved(outcome) => self.saved(outcome, context),
            input => {
                if self.cold.take_if(|due| *due <= context.now).is_some() {
                    // If that cannot be saved, it is tried again.
                    self.cold = Some(context.now + PAUSE_RETRY);
                    self.backlog.push_back(Todo::Obey { from: None, command: Command::Pause });
                    if self.revision <= 1 {
                        // It has not been touched since it was opened: its clock begins now, and
                        // every server is to know since when.
                        self.backlog.push_back(Todo::Obey { from: None, command: Command::Resume });
                    }
                }
                self.backlog.push_back(Todo::Input(input));
            }
        }
        while self.unsaved.is_none()
            && let Some(todo) = self.backlog.pop_front()
        {
            self.carry_out(todo, context);
        }
        mem::take(&mut self.effects)
    }

    fn carry_out(&mut self, todo: Todo, context: &Context<'_>) {
        match todo {
            Todo::Input(input) => self.hear(input, context),
            Todo::Obey { from, command } => self.obey(from, command, context),
            Todo::HoldEngines => self.hold_engines(context),
            Todo::ReleaseEngines => self.release_engines(context),
            Todo::Judge { asked_by } => self.judge_next(asked_by, context),
        }
    }

    fn hear(&mut self, input: Input, context: &Context<'_>) {
        match input {
            Input::Join { viewer, tokens, browser, name } => {
                let is_owner = browser.as_deref() == Some(&*self.keys.owner);
                let most = self.options.limits.viewers;
                let crowded_out =
                    self.viewers.add(viewer, &tokens, is_owner, name.as_deref(), most);
                self.effects.extend(crowded_out.map(|viewer| Effect::Dismiss { viewer }));
                self.show(vec![TableEvent::Viewers], context);
                self.claim();
                self.take_seats(viewer, context);
            }
            Input::Lag { viewer, lag } => self.viewers.set_lag(viewer, lag),
            Input::Leave { viewer } => self.leave(viewer, context),
            Input::Request { viewer, request } => self.answer(viewer, request, context),
            Input::Tick => self.tick(context),
            Input::Claimed(true) => {
                self.effects.extend(self.engines.start(context).map(Effect::StartMove));
            }
            Input::Claimed(false) => self.engines.put_off(context.now),
            Input::Saved(outcome) => self.saved(outcome, context),
            Input::Elsewhere(snapshot) => self.catch_up(*snapshot, context),
            Input::Started { ticket } => {
                if ticket == self.session.ticket() {
                    self.engines.started(context.now);
                }
            }
            Input::Progress { ticket, advice } => {
                if ticket == self.session.ticket() && !self.is_closed() {
                    let advice = Box::new(self.session.in_scale_of_table(*advice));
                    self.effects.push(Effect::Progress(advice));
                }
            }
            Input::Thought { ticket, advice } => {
                self.borrow_memory();
                self.obey(None, Command::Thought { ticket, advice: *advice }, context);
            }
            Input::Failed { ticket, fault } => {
                self.obey(None, Command::Failed { ticket, fault }, context);
            }
            Input::Pondered => self.borrow_memory(),
            Input::Reclaimed => self.session.table().clear_engines(),
            Input::Advised { viewer, node, advice } => self.advise(viewer, node, *advice, false),
            Input::Answered(answer) => self.answered(*answer),
            // What was asked before the game was closed is not answered any more.
            Input::Threatened { .. } | Input::Lined { .. } if self.is_closed() => {}
            Input::Threatened { viewer, threats } => {
                self.effects.push(Effect::Threaten { to: viewer, threats });
            }
            Input::Lined { viewer, line } => {
                self.effects.push(Effect::ShowLine { to: viewer, line });
            }
            Input::Unanswered { asked_by } => self.unanswered(asked_by, context),
        }
    }

    /// A viewer's connection has ended.
    fn leave(&mut self, viewer: ViewerId, context: &Context<'_>) {
        self.viewers.remove(viewer);
        self.show(vec![TableEvent::Viewers], context);
        if self.viewers.is_empty() {
            self.engines.stop_pondering();
        }
        if self.is_idle() {
            self.effects.push(Effect::Release);
        }
    }

    /// What the engines remember they keep until the memory is needed elsewhere.
    fn borrow_memory(&mut self) {
        let bytes = self.session.table().engine_memory();
        if bytes > 0 {
            self.effects.push(Effect::Lend(bytes));
        }
    }

    /// Time has passed: a flag falls, a move that was held back is played, an engine has thought
    /// for too long, or one that could not be started may be now.
    fn tick(&mut self, context: &Context<'_>) {
        self.engines.hurry(context.now);
        self.claim();
        self.cancel_unbegun(context.now);
        if self.session.deadline().is_some_and(|due| due <= context.now) {
            self.backlog.push_front(Todo::Obey { from: None, command: Command::Tick });
        }
    }

    /// Engines run while a person looks. Of several servers at which people look at the table, one
    /// runs them for all.
    fn claim(&mut self) {
        if !self.viewers.is_empty() && self.engines.has_held() {
            self.effects.push(Effect::Claim);
        }
    }

    fn refuse(&mut self, viewer: ViewerId, reason: RequestError) {
        self.effects.push(Effect::Refuse { to: Audience::One(viewer), reason });
    }
}

/// Looking.
impl Table {
    /// What it is known by, and its tokens.
    #[must_use]
    pub fn keys(&self) -> &TableKeys {
        &self.keys
    }

    /// Who has taken which seat.
    #[must_use]
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The game, to look at.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// How often it has been saved.
    #[must_use]
    pub fn revision(&self) -> i64 {
        self.revision
    }

    /// What a viewer may do here, if there is one of that number.
    #[must_use]
    pub fn role(&self, viewer: ViewerId) -> Option<&Role> {
        self.viewers.role(viewer)
    }

    /// The game as it is written down; as long as it is closed, without what engines think.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.session.record();
        if self.is_closed() {
            for node in record.tree.nodes() {
                if record.tree.remark(node).opinion.is_some() {
                    record.tree.remark_mut(node).opinion = None;
                }
            }
        }
        record
    }

    /// When the table wants an [`Input::Tick`] if nothing else happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        let deadlines =
            [self.session.deadline(), self.engines.deadline(), self.cold, self.cancelled_at()];
        deadlines.into_iter().flatten().min()
    }

    /// Whether no person looks and no engine runs, so that it may be put away.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.viewers.is_empty() && self.engines.is_idle()
    }

    /// Stops every engine, before the table is put away.
    pub fn stop_engines(&mut self) {
        self.engines.stop();
    }
}
