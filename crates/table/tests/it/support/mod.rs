//! A server in miniature: it carries out the effects of a table at once, and notes what it was told.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rules::{Phrase, Player, Square};
use session::{Advice, ExternalEngines, Inquiry, PonderRun, Setup, Work};
use table::{
    Audience, Changes, Context, Effect, Hint, Input, InquiryAnswer, LineReport, NodeView,
    PlaceReport, Request, RequestError, SaveOutcome, Snapshot, Table, TableKeys, TableLimits,
    TableOptions, TableView, ThreatReport, ThreatSearch, Token, ViewerId, Welcome,
};

/// The host in most tests.
pub(crate) const HOST: ViewerId = ViewerId(1);
/// Another viewer.
pub(crate) const OTHER: ViewerId = ViewerId(2);
/// A third viewer.
pub(crate) const THIRD: ViewerId = ViewerId(3);

/// What becomes of a save.
#[derive(Clone, Debug)]
pub(crate) enum Disk {
    /// It is safe.
    Sound,
    /// It cannot be saved.
    Broken,
    /// Another server has saved this meanwhile.
    Overtaken(Box<Snapshot>),
    /// It is not answered; the test does that.
    Slow,
}

/// A message to a viewer.
#[derive(Debug)]
pub(crate) enum Notice {
    Welcome(ViewerId, Welcome),
    Show(Box<TableView>),
    Progress,
    Hint(ViewerId, Box<Hint>),
    Threats(ViewerId, Box<ThreatReport>),
    Line(Box<LineReport>),
    Place(ViewerId, Box<PlaceReport>),
    Removed(ViewerId),
    Pointed(Vec<Square>),
    Refused(Audience, RequestError),
    Dismissed(ViewerId),
}

/// A table and the server around it.
pub(crate) struct Server {
    pub(crate) table: Table,
    pub(crate) now: Instant,
    pub(crate) time: i64,
    pub(crate) disk: Disk,
    /// Whether this server may run the engines.
    pub(crate) claimed: bool,
    /// Whether a search may wait for a thread.
    pub(crate) room: bool,
    /// What was told since it was last looked at.
    pub(crate) told: Vec<Notice>,
    /// How many nodes the last view told of.
    pub(crate) told_nodes: usize,
    /// The tree of moves as each viewer has it.
    seen: BTreeMap<ViewerId, Vec<NodeView>>,
    /// What was saved since it was last looked at.
    pub(crate) saves: Vec<Changes>,
    /// Searches that were started and have not been run.
    pub(crate) moves: VecDeque<Work>,
    pub(crate) pondering: VecDeque<PonderRun>,
    /// How much memory the engines were lent.
    pub(crate) lent: usize,
    pub(crate) inquiries: VecDeque<(Option<ViewerId>, Inquiry)>,
    pub(crate) threats: VecDeque<ThreatSearch>,
    pub(crate) released: usize,
}

/// The options of the tables in the tests; tokens are numbered.
pub(crate) fn options(limits: TableLimits) -> TableOptions {
    let number = AtomicU64::new(0);
    TableOptions {
        external_engines: ExternalEngines::default(),
        limits,
        fresh_token: Arc::new(move || {
            Token::new(format!("seat-{}", number.fetch_add(1, Ordering::Relaxed)))
        }),
        seed: 7,
    }
}

/// Room for everything that the tests do.
pub(crate) const LIMITS: TableLimits = TableLimits { viewers: 10, nodes: 200, comment: 100 };

/// A set-up in which the player named first begins.
pub(crate) fn setup(game: &str, players: &[&str]) -> Setup {
    let players = players.iter().map(|player| player.parse().expect("a player")).collect();
    Setup { first: Some(1), ..Setup::new(game.parse().expect("a game"), players) }
}

/// The keys of the tables in the tests.
pub(crate) fn keys() -> TableKeys {
    TableKeys::new("table".to_owned(), "owner".to_owned(), &Token::new("host"))
}

/// Calls back whether there is room.
fn context(room: &dyn Fn(table::ThreadUse) -> bool, now: Instant, time: i64) -> Context<'_> {
    Context { now, time, room }
}

impl Server {
    /// A server with a new table that is saved, at which nobody looks.
    pub(crate) fn open(game: &str, players: &[&str]) -> Self {
        Self::with(setup(game, players), LIMITS)
    }

    pub(crate) fn with(setup: Setup, limits: TableLimits) -> Self {
        let (now, time) = (Instant::now(), 1_000);
        let opened = Table::open(keys(), setup, options(limits), &context(&|_| true, now, time));
        let mut server = Self::around(opened.expect("a table"), now, time);
        server.tell(Input::Saved(SaveOutcome::Saved { revision: 1 }));
        server
    }

    /// Another server that restores what was saved.
    pub(crate) fn restored(snapshot: Snapshot) -> Self {
        let (now, time) = (Instant::now(), 2_000);
        let restored = Table::restore(snapshot, options(LIMITS), &context(&|_| true, now, time));
        Self::around(restored.expect("a table"), now, time)
    }

    /// Another server that has the table awake too, at the same time.
    pub(crate) fn shared(&self) -> Self {
        let (now, time, snapshot) = (self.now, self.time, self.table.snapshot());
        let shared = Table::share(snapshot, options(LIMITS), &context(&|_| true, now, time));
        Self::around(shared.expect("a table"), now, time)
    }

    fn around(table: Table, now: Instant, time: i64) -> Self {
        Self {
            table,
            now,
            time,
            disk: Disk::Sound,
            claimed: true,
            room: true,
            told: Vec::new(),
            told_nodes: 0,
            seen: BTreeMap::new(),
            saves: Vec::new(),
            moves: VecDeque::new(),
            pondering: VecDeque::new(),
            lent: 0,
            inquiries: VecDeque::new(),
            threats: VecDeque::new(),
            released: 0,
        }
    }

    /// A server with a new table at which the host looks, who plays for every person's seat.
    pub(crate) fn hosted(game: &str, players: &[&str]) -> Self {
        let mut server = Self::open(game, players);
        server.join(HOST, &["host", "seat-0", "seat-1", "seat-2"]);
        server
    }

    /// Gives the table an input and carries out the effects.
    pub(crate) fn tell(&mut self, input: Input) {
        if let Input::Leave { viewer } = &input {
            self.seen.remove(viewer);
        }
        let mut effects = VecDeque::from(self.take(input));
        while let Some(effect) = effects.pop_front() {
            if let Some(reply) = self.carry_out(effect) {
                for effect in self.take(reply).into_iter().rev() {
                    effects.push_front(effect);
                }
            }
        }
        if !matches!(self.disk, Disk::Slow) {
            self.check_seen();
        }
    }

    /// Every viewer has the tree as it is, though they were told only what changed.
    fn check_seen(&self) {
        let (tree, open) = (self.table.session().tree(), !self.table.is_closed());
        for seen in self.seen.values() {
            assert_eq!(seen.len(), tree.nodes().count());
            for (node, seen) in tree.nodes().zip(seen) {
                let first = tree.children(node).first().copied();
                let judgement = tree.judgement(node);
                let expected = NodeView {
                    id: node,
                    parent: tree.parent(node),
                    player: tree.player(node),
                    text: tree.text(node).to_owned(),
                    main: tree.main_child(node).filter(|&main| Some(main) != first),
                    comment: tree.remark(node).comment.clone(),
                    score: tree.worth(node).filter(|_| open).map(|(_, score)| score),
                    best: judgement.filter(|_| open).map(|known| known.advice.best.clone()),
                    verdict: tree
                        .move_verdict(node, &self.table.session().scale())
                        .filter(|_| open),
                    spent: tree.remark(node).spent,
                    left: tree.remark(node).left,
                    marks: tree.remark(node).marks.clone(),
                    drawings: tree.remark(node).drawings.clone(),
                };
                assert_eq!(*seen, expected);
            }
        }
    }

    /// A view reaches some viewers; what is told of it has the tree as they have it.
    fn show(&mut self, to: &[ViewerId], mut view: TableView) {
        self.told_nodes = view.nodes.len();
        for viewer in to {
            let seen = self.seen.entry(*viewer).or_default();
            if view.whole {
                seen.clear();
            }
            for node in &view.nodes {
                match seen.get_mut(node.id.number()) {
                    Some(known) => known.clone_from(node),
                    None => seen.push(node.clone()),
                }
            }
        }
        view.nodes.clone_from(&self.seen[to.first().expect("a view is for viewers")]);
        self.told.push(Notice::Show(Box::new(view)));
    }

    /// Gives the table an input, and does nothing about the effects.
    pub(crate) fn take(&mut self, input: Input) -> Vec<Effect> {
        let room = self.room;
        self.table.take(input, &context(&move |_| room, self.now, self.time))
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Save(changes) => {
                self.saves.push(changes);
                let revision = self.table.revision() + 1;
                let outcome = match &self.disk {
                    Disk::Sound => SaveOutcome::Saved { revision },
                    Disk::Broken => SaveOutcome::Failed(Phrase::new("error-store-full")),
                    Disk::Overtaken(latest) => {
                        SaveOutcome::Overtaken { latest: Some(latest.clone()) }
                    }
                    Disk::Slow => return None,
                };
                return Some(Input::Saved(outcome));
            }
            Effect::Claim => return Some(Input::Claimed(self.claimed)),
            Effect::Release => self.released += 1,
            Effect::StartMove(work) => self.moves.push_back(work),
            Effect::StartPondering(run) => self.pondering.push_back(run),
            Effect::Lend(bytes) => self.lent = bytes,
            Effect::StartInquiry { asked_by, inquiry } => {
                self.inquiries.push_back((asked_by, inquiry));
            }
            Effect::StartThreats(search) => self.threats.push_back(search),
            Effect::StartLine(search) => {
                let viewer = search.viewer;
                return Some(Input::Lined { viewer, line: Box::new(search.run()) });
            }
            Effect::ShowLine { to: _, line } => self.told.push(Notice::Line(line)),
            Effect::Welcome { to, welcome } => self.told.push(Notice::Welcome(to, *welcome)),
            Effect::Show { to, view } => self.show(&to, *view),
            Effect::Progress(_) => self.told.push(Notice::Progress),
            Effect::Advise { to, hint } => self.told.push(Notice::Hint(to, hint)),
            Effect::Point(squares) => self.told.push(Notice::Pointed(squares)),
            Effect::Threaten { to, threats } => self.told.push(Notice::Threats(to, threats)),
            Effect::ShowPlace { to, place } => self.told.push(Notice::Place(to, place)),
            Effect::Remove { viewer } => {
                self.seen.remove(&viewer);
                self.told.push(Notice::Removed(viewer));
            }
            Effect::Refuse { to, reason } => self.told.push(Notice::Refused(to, reason)),
            Effect::Dismiss { viewer } => {
                self.seen.remove(&viewer);
                self.told.push(Notice::Dismissed(viewer));
            }
            Effect::Report(error) => panic!("what was saved is sound: {error}"),
        }
        None
    }

    /// A viewer comes with these tokens.
    pub(crate) fn join(&mut self, viewer: ViewerId, tokens: &[&str]) {
        let tokens = tokens.iter().map(|token| Token::new(*token)).collect();
        self.tell(Input::Join { viewer, tokens, browser: None, name: None });
    }

    /// A viewer asks for something.
    pub(crate) fn ask(&mut self, viewer: ViewerId, request: Request) {
        self.tell(Input::Request { viewer, request: Ok(request) });
    }

    /// A viewer plays a move.
    pub(crate) fn play(&mut self, viewer: ViewerId, text: &str) {
        self.ask(viewer, Request::Play { text: text.to_owned() });
    }

    /// What a viewer is refused for a request, if for anything; nothing else is told then.
    pub(crate) fn refusal(&mut self, viewer: ViewerId, request: Request) -> Option<RequestError> {
        self.told.clear();
        self.ask(viewer, request);
        let refused = |told: &Notice| match told {
            Notice::Refused(Audience::One(to), reason) if *to == viewer => Some(reason.clone()),
            _ => None,
        };
        self.told.iter().find_map(refused)
    }

    /// Time passes, and the table is told so.
    pub(crate) fn wait(&mut self, time: Duration) {
        self.now += time;
        self.tell(Input::Tick);
    }

    /// Runs the search for a move that was started first, and tells the table what came of it.
    pub(crate) fn run_move(&mut self) -> Advice {
        let Work { ticket, job, .. } = self.moves.pop_front().expect("a search was started");
        self.tell(Input::Started { ticket });
        let advice = job(&mut |_| {}).expect("an engine that plays");
        self.tell(Input::Thought { ticket, advice: Box::new(advice.clone()) });
        advice
    }

    /// Runs the inquiry that was started first, and tells the table what came of it.
    pub(crate) fn run_inquiry(&mut self) {
        let (asked_by, inquiry) = self.inquiries.pop_front().expect("an inquiry was started");
        let Inquiry { ticket, node, engine, job, .. } = inquiry;
        let advice = job(&mut |_| {});
        let answer = InquiryAnswer { asked_by, ticket, node, engine, advice };
        self.tell(Input::Answered(Box::new(answer)));
    }

    /// The moves that lead to what is on the board.
    pub(crate) fn line(&self) -> Vec<String> {
        let tree = self.table.session().tree();
        tree.line().into_iter().map(|node| tree.text(node).to_owned()).collect()
    }

    /// The last view that was shown.
    pub(crate) fn view(&self) -> &TableView {
        let view = |told: &'_ Notice| matches!(told, Notice::Show(_));
        match self.told.iter().rev().find(|told| view(told)) {
            Some(Notice::Show(view)) => view,
            _ => panic!("nothing was shown"),
        }
    }

    /// How many views were shown.
    pub(crate) fn shown(&self) -> usize {
        self.told.iter().filter(|told| matches!(told, Notice::Show(_))).count()
    }
}

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Player {
    Player(number)
}
