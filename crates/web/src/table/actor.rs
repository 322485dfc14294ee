//! The task that has a session to itself.
//!
//! Here is what it does with orders; `keeping` is how it is kept, `company` has those who look on, `thinking` the engines.

use std::{mem, ops::ControlFlow, time::Instant};

use jiff::Timestamp;
use record::Date;
use rules::{Phrase, Speak as _};
use session::{Command, Event, Fault, Flow, Session, Step};
use tokio::{sync::mpsc, time};

use super::{
    Crew,
    company::Company,
    obeying::{self, Wish},
    opening::Deeds,
    showing::{self, Shown},
    stub::{GuestId, InquiryAnswer, Order, Stub},
    thinking::Thinking,
};
use crate::{
    kept::{Affairs, Kept, Rights},
    token::{self, brief},
    wire::{Happening, Message, Opened, Request, SeatToken, TableEntry},
};

/// The task that has a session to itself.
pub(crate) struct Actor {
    pub(super) deeds: Deeds,
    pub(super) session: Session,
    pub(super) crew: Crew,
    pub(super) company: Company,
    pub(super) thinking: Thinking,
    sequence: u32,
    /// How often the table has been kept.
    pub(super) revision: i64,
    /// The table as it was kept last.
    pub(super) safe: Option<Kept>,
    changed: Timestamp,
    /// Whether engines wait because somebody goes through the game.
    pub(super) browsing: bool,
    /// When something last happened.
    stirred: Instant,
}

impl Actor {
    /// The task of a table; engines send it what they think through its own mailbox.
    pub(crate) fn new(deeds: Deeds, session: Session, stub: &Stub, crew: Crew) -> Self {
        let thinking = Thinking::new(crew.pool.clone(), deeds.owner.clone(), stub.own());
        let company = Company::new(stub.guests());
        let changed = Timestamp::now();
        Self {
            deeds,
            session,
            crew,
            company,
            thinking,
            sequence: 0,
            revision: 0,
            safe: None,
            changed,
            browsing: false,
            stirred: Instant::now(),
        }
    }

    /// Does what it is told, until nobody looks any more. It is kept, so it can be woken again.
    pub(crate) async fn run(mut self, mut orders: mpsc::Receiver<Order>, step: Step) {
        self.crew.vitals.awake.inc();
        self.thinking.begin(step.work);
        while !self.is_asleep() {
            let deadlines = [self.session.deadline(), self.thinking.deadline(), self.bedtime()];
            let next = deadlines.into_iter().flatten().min();
            let alarm = next.map(time::Instant::from_std);
            tokio::select! {
                order = orders.recv() => {
                    let Some(order) = order else { break };
                    if self.take(order).await.is_break() {
                        break;
                    }
                }
                () = time::sleep_until(alarm.unwrap_or_else(time::Instant::now)),
                    if alarm.is_some() => self.tick().await,
            }
        }
        self.thinking.stop();
        self.crew.claims.release(&self.deeds.id).await;
        self.crew.vitals.awake.dec();
    }

    /// When to look whether the table may sleep; not while somebody looks or thinks.
    fn bedtime(&self) -> Option<Instant> {
        let idle = self.company.is_empty() && self.thinking.is_idle();
        idle.then_some(self.stirred + self.crew.bounds.drowsiness)
    }

    fn is_asleep(&self) -> bool {
        self.bedtime().is_some_and(|bedtime| bedtime <= Instant::now())
    }

    /// Time has passed: a flag falls, a move that was held back is played, or an engine has thought
    /// for too long.
    async fn tick(&mut self) {
        self.thinking.hurry(Instant::now());
        self.think().await;
        if self.session.deadline().is_some_and(|due| due <= Instant::now()) {
            self.obey(None, Command::Tick).await;
        }
    }

    /// Engines think while somebody looks; what nobody waits for can wait. Of several servers at
    /// which people look at the table, one lets them think for all.
    pub(super) async fn think(&mut self) {
        if self.company.is_empty() || !self.thinking.is_held() {
            return;
        }
        match self.crew.claims.claim(&self.deeds.id).await {
            Ok(true) => self.thinking.go(),
            Ok(false) => self.thinking.wait(),
            Err(error) => {
                tracing::error!(%error, "nobody says whose turn it is to think");
                self.thinking.wait();
            }
        }
    }

    /// Obeys an order; breaks when it is the last one.
    async fn take(&mut self, order: Order) -> ControlFlow<()> {
        self.stirred = Instant::now();
        match order {
            Order::Join { guest, tokens, words, outbox } => {
                self.company.welcome(guest, tokens, words, outbox, self.crew.bounds.guests);
                self.show(vec![Happening::Changed]);
                self.think().await;
            }
            Order::Leave { guest } => {
                self.company.dismiss(guest);
                self.show(vec![Happening::Changed]);
                if self.company.is_empty() && self.thinking.is_idle() {
                    self.crew.claims.release(&self.deeds.id).await;
                }
            }
            Order::Ask { guest, request, asked } => {
                self.ask(guest, request).await;
                self.crew.vitals.obeyed(asked.elapsed());
            }
            Order::Garbled { guest } => self.refuse(guest, &Phrase::new("error-page-garbled")),
            Order::Begun { ticket } => {
                if ticket == self.session.ticket() {
                    self.thinking.begun();
                }
            }
            Order::Unanswered { guest } => self.disappoint(guest),
            Order::Progress { ticket, advice } => {
                if ticket == self.session.ticket() {
                    self.company.tell(&Thinking::news(&advice));
                }
            }
            Order::Thought { ticket, advice } => {
                self.session.table().forget();
                self.obey(None, Command::Thought { ticket, advice: *advice }).await;
            }
            Order::Failed { ticket, fault } => {
                self.obey(None, Command::Failed { ticket, fault }).await;
            }
            Order::Advised { guest, node, advice } => {
                self.company.send(guest, &Thinking::advice(&self.session, node, &advice, false));
            }
            Order::Threatened { guest, message } => self.company.send(guest, &message),
            Order::Judged { guest, answer } => self.judged(guest, *answer).await,
            // If they no longer want to know, nobody is to be told.
            Order::Record { answer } => drop(answer.send(self.session.record())),
            Order::Elsewhere { revision } => {
                if self.revision < revision {
                    self.catch_up().await;
                }
            }
            Order::Close => {
                self.company.part(&Phrase::new("error-page-stopping"));
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    /// An engine that was asked gives no answer.
    fn disappoint(&mut self, guest: Option<GuestId>) {
        if let Some(guest) = guest {
            return self.refuse(guest, &Fault::Crashed.phrase());
        }
        self.thinking.end_analysis();
        self.show(vec![Happening::Changed]);
    }

    /// Tells somebody why nothing has changed.
    fn refuse(&self, guest: GuestId, phrase: &Phrase) {
        self.crew.vitals.refused(&phrase.id);
        tracing::info!(reason = %phrase.id, table = brief(&self.deeds.id), "a request is refused");
        self.company.refuse(guest, phrase);
    }

    async fn ask(&mut self, id: GuestId, request: Request) {
        let Some(guest) = self.company.guest(id) else { return };
        let wish = match obeying::read(request, guest, &self.session, &self.crew.bounds) {
            Ok(wish) => wish,
            Err(phrase) => return self.refuse(id, &phrase),
        };
        match wish {
            Wish::Session(command) => self.steer(id, command).await,
            Wish::Touch(player, squares) => {
                match (self.session.check_touches(player, &squares), &squares[..]) {
                    (Err(error), _) => self.refuse(id, &error.phrase()),
                    (Ok(()), &[square]) => {
                        self.obey(Some(id), Command::Touch { player, square }).await;
                    }
                    (Ok(()), _) => {}
                }
            }
            Wish::Hint(engine) => {
                if let Err(phrase) = self.thinking.hint(&self.session, id, engine) {
                    self.refuse(id, &phrase);
                }
            }
            Wish::Threats => {
                if let Err(phrase) = self.thinking.threats(&self.session, id) {
                    self.refuse(id, &phrase);
                }
            }
            Wish::Analysis(engine) => {
                let engine = engine.unwrap_or_else(|| self.session.adviser());
                self.thinking.analysing = Some(engine);
                self.analyse(Some(id));
            }
            Wish::NoAnalysis => {
                self.thinking.end_analysis();
                self.show(vec![Happening::Changed]);
            }
            Wish::Language(code) => self.company.speak(id, &code),
        }
    }

    /// Does what somebody at the table wants. Whoever goes through a game is not disturbed by
    /// engines that play on from every place on the way: they wait until somebody plays, or until
    /// the end of the line.
    async fn steer(&mut self, from: GuestId, command: Command) {
        let tree = self.session.tree();
        match command {
            Command::GoTo(node) if !tree.contains(node) => self.obey(Some(from), command).await,
            Command::GoTo(node) if !tree.children(node).is_empty() => {
                self.hold_engines().await;
                self.obey(Some(from), command).await;
            }
            Command::GoTo(_) => {
                self.obey(Some(from), command).await;
                self.release_engines().await;
            }
            Command::Play { .. } => {
                self.release_engines().await;
                self.obey(Some(from), command).await;
            }
            Command::Pause | Command::Resume | Command::Step => {
                self.browsing = false;
                self.obey(Some(from), command).await;
            }
            _ => self.obey(Some(from), command).await,
        }
    }

    async fn hold_engines(&mut self) {
        let engines = self.session.seats().iter().any(|seat| !seat.is_human());
        if engines && self.session.flow() == Flow::Running {
            self.browsing = true;
            self.obey(None, Command::Pause).await;
        }
    }

    async fn release_engines(&mut self) {
        if mem::take(&mut self.browsing) {
            self.obey(None, Command::Resume).await;
        }
    }

    /// Gives the session a command, and tells everybody what came of it.
    async fn obey(&mut self, from: Option<GuestId>, command: Command) {
        match self.session.apply(command, Instant::now()) {
            Ok(step) => {
                let played = from.is_some() && step.events.iter().any(is_move);
                let unmoved = step.events.is_empty();
                let kept = self.follow(step).await;
                if unmoved && from.is_some() {
                    // Whoever asks for what is so already waits for an answer all the same.
                    self.show(Vec::new());
                }
                match (from, kept) {
                    (Some(_), Ok(())) if played => drop(self.crew.vitals.moves.inc()),
                    (Some(guest), Err(phrase)) => self.refuse(guest, &phrase),
                    // Nobody has asked for it, so everybody is told.
                    (None, Err(phrase)) => self.company.refuse_all(&phrase),
                    _ => {}
                }
            }
            Err(error) => {
                if let Some(guest) = from {
                    self.refuse(guest, &error.phrase());
                }
            }
        }
    }

    /// Everything that a step leads to. Nobody is shown what is not safe on the disk: if it cannot
    /// be kept, or another server was faster, nothing has come of it, and it is told why.
    async fn follow(&mut self, step: Step) -> Result<(), Phrase> {
        if !step.events.is_empty() {
            self.changed = Timestamp::now();
            if step.events.iter().any(|event| matches!(event, Event::Begun)) {
                self.session.set_begun(Some(Date::now()));
            }
            let over = step.events.iter().any(|event| matches!(event, Event::Over(_)));
            self.keep(over).await?;
        }
        if step.work.is_some() || step.events.iter().any(ends_thinking) {
            self.thinking.begin(step.work);
            self.think().await;
        }
        if !step.events.is_empty() {
            self.show(step.events.iter().map(showing::happening).collect());
        }
        Ok(())
    }

    /// Goes on with judging the game, if that is wanted.
    fn analyse(&mut self, asked_by: Option<GuestId>) {
        if let Err(phrase) = self.thinking.analyse(&self.session)
            && let Some(guest) = asked_by
        {
            self.refuse(guest, &phrase);
        }
        self.show(vec![Happening::Changed]);
    }

    async fn judged(&mut self, guest: Option<GuestId>, answer: InquiryAnswer) {
        let InquiryAnswer { ticket, node, engine, advice } = answer;
        if let Some(guest) = guest {
            self.company.send(guest, &Thinking::advice(&self.session, node, &advice, true));
        }
        self.obey(None, Command::Judged { ticket, node, engine, advice }).await;
        if guest.is_none() && self.thinking.analysing.is_some() {
            self.analyse(None);
        }
    }

    /// Shows everybody how things stand.
    pub(super) fn show(&mut self, happened: Vec<Happening>) {
        self.sequence = self.sequence.wrapping_add(1);
        self.give_tokens();
        self.company.recognise(&self.deeds, &self.opened(), self.session.seats());
        let state = showing::state(Shown {
            table: &self.deeds.id,
            sequence: self.sequence,
            session: &self.session,
            happened,
            present: &self.company.seats_present(),
            analysing: self.thinking.analysing.is_some(),
        });
        self.company.tell(&Message::State(Box::new(state)));
    }

    /// Every seat has a token.
    fn give_tokens(&mut self) {
        while self.deeds.tokens.len() < self.session.seats().len() {
            self.deeds.tokens.push(token::fresh());
        }
    }

    /// How to sit down here.
    fn opened(&self) -> Opened {
        let seats = (0..).zip(self.session.seats()).zip(&self.deeds.tokens);
        let people = seats.filter(|((_, seat), _)| seat.is_human());
        let seats = people.map(|((seat, _), token)| SeatToken { seat, token: token.clone() });
        let Deeds { id, host, .. } = &self.deeds;
        Opened { id: id.clone(), host: host.clone(), seats: seats.collect() }
    }

    /// The table as it is kept.
    pub(crate) fn kept(&mut self) -> Kept {
        self.give_tokens();
        let session = &self.session;
        let tokens = (0..).zip(&self.deeds.tokens);
        let tokens = tokens.map(|(seat, token)| SeatToken { seat, token: token.clone() });
        let entry = TableEntry {
            opened: self.opened(),
            name: session.game().name.clone(),
            spec: session.game().to_string(),
            players: session.setup().players.iter().map(ToString::to_string).collect(),
            moves: showing::count(session.tree().line().len()),
            over: session.ending().is_some(),
            changed: u32::try_from(self.changed.as_second()).unwrap_or_default(),
        };
        let rights = Rights { owner: self.deeds.owner.clone(), entry, tokens: tokens.collect() };
        let affairs = Affairs {
            paused: session.flow() == Flow::Paused,
            browsing: self.browsing,
            offer: session.offer().map(|offer| offer.by.0),
        };
        Kept { rights, affairs, record: self.session.record(), revision: self.revision }
    }
}

fn is_move(event: &Event) -> bool {
    matches!(event, Event::Played { .. })
}

/// Whether a search that was under way is no longer wanted after this.
fn ends_thinking(event: &Event) -> bool {
    !matches!(
        event,
        Event::Judged { .. }
            | Event::Commented { .. }
            | Event::Touched { .. }
            | Event::Paced(_)
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
    )
}
