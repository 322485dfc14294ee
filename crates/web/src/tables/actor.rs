//! The task that has a table to itself: it gives the table what comes in and carries out its
//! effects.

use std::{collections::VecDeque, ops::ControlFlow, time::Instant};

use jiff::Timestamp;
use rules::{Phrase, Speak as _};
use session::Event;
use table::{
    Audience, Changes, Context, Effect, Input, RequestError, Role, SaveOutcome, Snapshot, Table,
    TableEvent, TableView, ThreadUse, ViewerId,
};
use tokio::{sync::mpsc, time};
use tracing::Instrument as _;

use super::{
    Services,
    handle::{JoinRequest, TableHandle, TableMessage},
    outbox::Outboxes,
    requests,
    runs::EngineRuns,
    showing,
};
use crate::{
    engine_limits,
    table_store::save_of,
    token::brief,
    wire::{Message, Request, SquareIndex},
};

/// The task that has a table to itself.
struct TableActor {
    table: Table,
    services: Services,
    outboxes: Outboxes,
    runs: EngineRuns,
    /// Whether a person has come who may steer.
    steered: bool,
    /// When something last came in.
    stirred: Instant,
}

/// Starts the task of a table, and gives a handle to it.
pub(crate) fn spawn(table: Table, services: Services) -> TableHandle {
    let (handle, orders) = TableHandle::new();
    let owner = table.keys().owner.clone();
    let actor = TableActor {
        runs: EngineRuns::new(
            services.pool.clone(),
            services.searches.clone(),
            owner,
            handle.own(),
        ),
        outboxes: Outboxes::new(handle.viewers()),
        table,
        services,
        steered: false,
        stirred: Instant::now(),
    };
    actor.services.metrics.awake.inc();
    // What a table does belongs to no request.
    let table = brief(&actor.table.keys().id);
    let span = tracing::info_span!(parent: None, "table", table);
    tokio::spawn(actor.run(orders).instrument(span));
    handle
}

/// The world as a table sees it.
pub(super) fn context(room: &dyn Fn(ThreadUse) -> bool) -> Context<'_> {
    Context { now: Instant::now(), time: Timestamp::now().as_second(), room }
}

impl TableActor {
    /// Does what it is told, until the table is left alone for long. It is saved, so it can be
    /// woken again.
    async fn run(mut self, mut orders: mpsc::Receiver<TableMessage>) {
        while !self.may_sleep() {
            let deadlines = [self.table.deadline(), self.idle_deadline()];
            let alarm = deadlines.into_iter().flatten().min().map(time::Instant::from_std);
            tokio::select! {
                order = orders.recv() => {
                    let Some(order) = order else { break };
                    self.stirred = Instant::now();
                    if self.obey(order).await.is_break() {
                        break;
                    }
                }
                () = time::sleep_until(alarm.unwrap_or_else(time::Instant::now)),
                    if alarm.is_some() => self.tell(Input::Tick).await,
            }
        }
        self.table.stop_engines();
        let Services { claims, memory, metrics, .. } = &self.services;
        memory.give_back(&self.table.keys().id);
        claims.release(&self.table.keys().id).await;
        claims.leave(&self.table.keys().id).await;
        metrics.awake.dec();
    }

    /// When the table may be put away unless something happens.
    fn idle_deadline(&self) -> Option<Instant> {
        self.table.is_idle().then_some(self.stirred + self.services.limits.idle_timeout)
    }

    fn may_sleep(&self) -> bool {
        self.idle_deadline().is_some_and(|deadline| deadline <= Instant::now())
    }

    /// Obeys an order; breaks when it is the last one.
    async fn obey(&mut self, order: TableMessage) -> ControlFlow<()> {
        match order {
            TableMessage::Join {
                viewer,
                visit: JoinRequest { tokens, browser, network },
                words,
                outbox,
            } => {
                self.outboxes.add(viewer, words, outbox);
                // Its engines wait in the line of those who play, or else of those who watch.
                if !self.steered {
                    self.runs.queue_for(network);
                }
                self.tell(Input::Join { viewer, tokens, browser }).await;
                if self.table.role(viewer).is_some_and(Role::may_steer) {
                    self.steered = true;
                    self.runs.queue_for(network);
                }
            }
            TableMessage::Leave { viewer } => {
                self.outboxes.remove(viewer);
                self.tell(Input::Leave { viewer }).await;
            }
            TableMessage::Ask { viewer, request, asked } => {
                self.ask(viewer, request).await;
                self.services.metrics.obeyed(asked.elapsed());
            }
            TableMessage::Garbled { viewer } => {
                self.refuse_one(viewer, &Phrase::new("error-page-garbled"));
            }
            TableMessage::Engine(input) => self.tell(*input).await,
            // An answer that is no longer waited for is dropped.
            TableMessage::Record { answer } => drop(answer.send(self.table.record())),
            TableMessage::Elsewhere { revision } => {
                if self.table.revision() < revision
                    && let Some(latest) = self.load().await
                {
                    self.tell(Input::Elsewhere(latest)).await;
                }
            }
            TableMessage::Close => {
                self.outboxes.close(&Phrase::new("error-page-stopping"));
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    async fn ask(&mut self, viewer: ViewerId, request: Request) {
        if let Request::Language { code } = request {
            return self.outboxes.speak(viewer, &code);
        }
        let request = requests::read(request, self.table.session());
        self.tell(Input::Request { viewer, request }).await;
    }

    /// Gives the table an input, and carries out what comes of it.
    async fn tell(&mut self, input: Input) {
        let mut effects = VecDeque::from(self.take(input));
        while let Some(effect) = effects.pop_front() {
            if let Some(reply) = self.carry_out(effect).await {
                // What comes of a reply comes before the rest.
                for effect in self.take(reply).into_iter().rev() {
                    effects.push_front(effect);
                }
            }
        }
    }

    fn take(&mut self, input: Input) -> Vec<Effect> {
        let Self { table, runs, .. } = self;
        table.take(input, &context(&|want| runs.has_room(want)))
    }

    /// Carries out an effect, and tells what the table is to know of it.
    async fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Save(changes) => return Some(Input::Saved(self.save(&changes).await)),
            Effect::Claim => return Some(Input::Claimed(self.claim().await)),
            Effect::Release => self.services.claims.release(&self.table.keys().id).await,
            Effect::StartMove(work) => {
                let player = &self.table.session().setup().players[work.player.index()];
                self.runs.start_move(work, engine_limits::length(player));
            }
            Effect::StartPondering(run) => self.runs.ponder(run),
            Effect::Lend(bytes) => {
                self.services.memory.lend(&self.table.keys().id, bytes, self.runs.mailbox());
            }
            Effect::StartInquiry { asked_by, inquiry } => self.runs.inquire(inquiry, asked_by),
            Effect::StartThreats(search) => self.runs.threaten(search),
            Effect::Welcome { to, welcome } => {
                self.outboxes.send(to, &showing::welcome(*welcome));
            }
            Effect::Show { to, view } => self.show(&to, *view),
            Effect::Progress(advice) => self.outboxes.tell_all(&showing::progress(&advice)),
            Effect::Point(squares) => {
                let columns = self.table.session().table().board().width;
                let squares = SquareIndex::all(&squares, columns);
                self.outboxes.tell_all(&Message::Pointed { squares });
            }
            Effect::Advise { to, hint } => self.outboxes.send(to, &showing::hint(*hint)),
            Effect::StartLine(search) => self.runs.find_line(search),
            Effect::ShowLine { to, line } => {
                self.outboxes.send_said(to, |words| showing::line(&line, words));
            }
            Effect::Threaten { to, threats } => {
                self.outboxes.send(to, &showing::threats(*threats));
            }
            Effect::Refuse { to, reason } => self.refuse(to, &reason),
            Effect::Dismiss { viewer } => {
                self.outboxes.dismiss(viewer, &Phrase::new("error-page-crowded"));
            }
            Effect::Report(error) => {
                tracing::error!(%error, "saved table not restored");
            }
        }
        None
    }

    /// Saves what has changed at the table.
    async fn save(&mut self, changes: &Changes) -> SaveOutcome {
        let save = save_of(&self.table, changes);
        match self.services.tables.save(save).await {
            Ok(Some(revision)) => SaveOutcome::Saved { revision },
            Ok(None) => SaveOutcome::Overtaken { latest: self.load().await },
            Err(error) => {
                tracing::error!(%error, "table not saved");
                SaveOutcome::Failed(error.public_phrase())
            }
        }
    }

    /// The table as it was saved last, perhaps by another server.
    async fn load(&mut self) -> Option<Box<Snapshot>> {
        let loaded = self.services.tables.load(&self.table.keys().id).await;
        let loaded = loaded.inspect_err(|error| {
            tracing::error!(%error, "table not loaded");
        });
        loaded.ok().flatten().map(Box::new)
    }

    /// Whether this server runs the engines of the table.
    async fn claim(&mut self) -> bool {
        let claimed = self.services.claims.claim(&self.table.keys().id).await;
        claimed.inspect_err(|error| tracing::error!(%error, "claim failed")).unwrap_or(false)
    }

    fn show(&mut self, to: &[ViewerId], view: TableView) {
        let moves = view.happened.iter().filter(|event| is_move_of_person(event, &view)).count();
        self.services.metrics.moves.inc_by(moves as u64);
        let message = Message::State(Box::new(showing::state(&self.table.keys().id, view)));
        self.outboxes.tell(to, &message);
    }

    fn refuse(&self, to: Audience, reason: &RequestError) {
        match to {
            Audience::One(viewer) => self.refuse_one(viewer, &reason.phrase()),
            Audience::All => self.outboxes.refuse_all(&reason.phrase()),
        }
    }

    fn refuse_one(&self, viewer: ViewerId, phrase: &Phrase) {
        self.services.metrics.refused(&phrase.id);
        tracing::info!(reason = %phrase.id, "request refused");
        self.outboxes.refuse(viewer, phrase);
    }
}

/// Whether a person has played a move.
fn is_move_of_person(event: &TableEvent, view: &TableView) -> bool {
    match event {
        TableEvent::Session(Event::Played { player, .. }) => {
            view.scene.seats[player.index()].is_human()
        }
        _ => false,
    }
}
