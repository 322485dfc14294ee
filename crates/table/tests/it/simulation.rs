//! Several servers with one table under invented time: kills, lost notices, a disk that fails, time
//! that jumps. Everything random follows from a seed, and a run that breaks a law names its seed:
//! `PLATEAU_SEED=7 cargo test -p table --test it simulation` runs it again. `PLATEAU_RUNS=1000000`
//! asks for more runs than the usual thousand.

use std::{
    collections::VecDeque,
    env,
    time::{Duration, Instant},
};

use fastrand::Rng;
use rules::Phrase;
use session::{Flow, NodeId, Setup, TimeControl, Work};
use table::{Context, Effect, Input, Request, SaveOutcome, Snapshot, Table, Token, ViewerId};

use crate::support::{LIMITS, keys, options, setup};

/// How many runs there are unless told.
const RUNS: u64 = 1000;
/// How many things happen in a run.
const STEPS: usize = 60;
/// How many servers there are.
const SERVERS: usize = 3;
/// Whoever looks at the table on every server.
const VIEWER: ViewerId = ViewerId(1);

/// The tables that are played at.
const TABLES: [(&str, [&str; 2], bool); 5] = [
    ("morpion", ["human", "human"], false),
    ("connect-four", ["human", "human"], true),
    ("connect-four", ["human", "random"], false),
    ("connect-four", ["human", "random"], true),
    ("morpion:width=5,height=5,align=4", ["random", "random"], false),
];

/// A server that has the table awake.
struct Awake {
    table: Table,
    /// Searches that were started, wanted or not.
    searches: VecDeque<Work>,
}

/// Servers, a library and the time.
struct World {
    rng: Rng,
    now: Instant,
    time: i64,
    /// The table as the library has it.
    saved: Snapshot,
    /// Whether the disk keeps anything.
    disk: bool,
    servers: [Option<Awake>; SERVERS],
    /// Which server lets the engines run.
    claim: Option<usize>,
    /// What servers are still to hear of: when, and which server.
    notices: Vec<(Instant, usize)>,
}

impl World {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let (game, players, clocked) = TABLES[rng.usize(..TABLES.len())];
        let time = Duration::from_secs(rng.u64(5..120));
        let clock = TimeControl::Fischer { time, increment: Duration::from_secs(1) };
        let clock = if clocked { clock } else { TimeControl::Unlimited };
        let setup = Setup { clock, pace: Duration::ZERO, seed, ..setup(game, &players) };
        let now = Instant::now();
        let room = |_| true;
        let context = Context { now, time: 0, room: &room };
        let opened = Table::open(keys(), setup, options(LIMITS), &context).expect("a table");
        let saved = Snapshot { revision: 1, ..opened.snapshot() };
        let servers = [const { None }; SERVERS];
        Self { rng, now, time: 0, saved, disk: true, servers, claim: None, notices: Vec::new() }
    }

    /// A server wakes the table, and a person comes who plays for everybody.
    fn wake(&mut self, server: usize) {
        if self.servers[server].is_some() {
            return;
        }
        let is_shared = self.servers.iter().any(Option::is_some);
        let room = |_| true;
        let context = Context { now: self.now, time: self.time, room: &room };
        let restore = if is_shared { Table::share } else { Table::restore };
        let table = restore(self.saved.clone(), options(LIMITS), &context).expect("a table");
        self.servers[server] = Some(Awake { table, searches: VecDeque::new() });
        let tokens = self.saved_tokens();
        self.tell(
            server,
            Input::Join { viewer: VIEWER, tokens, browser: Some("owner".to_owned()), name: None },
        );
    }

    /// The tokens of the tables in the tests are numbered.
    fn saved_tokens(&self) -> Vec<Token> {
        let seats = self.saved.keys.seats.len();
        (0..seats).map(|seat| Token::new(format!("seat-{seat}"))).collect()
    }

    /// A server dies: whatever it was about to do is not done.
    fn kill(&mut self, server: usize) {
        self.servers[server] = None;
        self.claim.take_if(|claim| *claim == server);
    }

    /// Gives the table of a server an input, and carries out the effects.
    fn tell(&mut self, server: usize, input: Input) {
        let mut effects = VecDeque::from(self.take(server, input));
        while let Some(effect) = effects.pop_front() {
            if let Some(reply) = self.carry_out(server, effect) {
                for effect in self.take(server, reply).into_iter().rev() {
                    effects.push_front(effect);
                }
            }
        }
    }

    fn take(&mut self, server: usize, input: Input) -> Vec<Effect> {
        let room = |_| true;
        let context = Context { now: self.now, time: self.time, room: &room };
        let awake = self.servers[server].as_mut();
        awake.map_or_else(Vec::new, |awake| awake.table.take(input, &context))
    }

    fn carry_out(&mut self, server: usize, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Save(_) => return Some(Input::Saved(self.save(server))),
            Effect::Claim => {
                let claim = *self.claim.get_or_insert(server);
                return Some(Input::Claimed(claim == server));
            }
            Effect::Release => {
                self.claim.take_if(|claim| *claim == server);
            }
            Effect::StartMove(work) => {
                self.servers[server].as_mut().expect("it is awake").searches.push_back(work);
            }
            Effect::Show { .. } => self.check_shown(server),
            Effect::Report(error) => panic!("what was saved is sound: {error}"),
            _ => {}
        }
        None
    }

    /// Saves the table of a server, if the disk does and nobody was faster.
    fn save(&mut self, server: usize) -> SaveOutcome {
        let table = &self.servers[server].as_ref().expect("it is awake").table;
        if !self.disk {
            return SaveOutcome::Failed(Phrase::new("error-store-full"));
        }
        if table.revision() != self.saved.revision {
            return SaveOutcome::Overtaken { latest: Some(Box::new(self.saved.clone())) };
        }
        let revision = self.saved.revision + 1;
        let next = Snapshot { revision, ..table.snapshot() };
        let (before, after) = (self.saved.record.tree.len(), next.record.tree.len());
        assert!(after >= before, "a move that was acknowledged is lost: {before} {after}");
        self.saved = next;
        for other in (0..SERVERS).filter(|other| *other != server) {
            // Some notices are lost, and all take their time.
            if self.rng.u8(..10) > 0 {
                let late = Duration::from_millis(self.rng.u64(..2000));
                self.notices.push((self.now + late, other));
            }
        }
        SaveOutcome::Saved { revision }
    }

    /// What is shown is in the library.
    fn check_shown(&self, server: usize) {
        let table = &self.servers[server].as_ref().expect("it is awake").table;
        assert!(table.revision() <= self.saved.revision, "shown before it was saved");
        if table.revision() == self.saved.revision {
            assert_eq!(line(table), line_of(&self.saved), "shown otherwise than it was saved");
        }
    }

    /// A server hears how the table was saved last.
    fn hear(&mut self, server: usize) {
        let revision = self.servers[server].as_ref().map(|awake| awake.table.revision());
        if revision.is_some_and(|revision| revision < self.saved.revision) {
            self.tell(server, Input::Elsewhere(Box::new(self.saved.clone())));
        }
    }

    /// Time passes in steps, and everything happens that is due on the way.
    fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        for _ in 0..10_000 {
            let tables = self.servers.iter().flatten();
            let alarms = tables.filter_map(|awake| awake.table.deadline());
            let notices = self.notices.iter().map(|(due, _)| *due);
            let next = alarms.chain(notices).min().filter(|due| *due <= until);
            let Some(next) = next else { break };
            self.advance(next.max(self.now));
            let due: Vec<usize> =
                self.notices.extract_if(.., |(due, _)| *due <= next).map(|(_, who)| who).collect();
            for server in due {
                self.hear(server);
            }
            for server in 0..SERVERS {
                let awake = self.servers[server].as_ref();
                if awake.and_then(|awake| awake.table.deadline()).is_some_and(|at| at <= self.now) {
                    self.tell(server, Input::Tick);
                }
            }
        }
        self.advance(until);
    }

    fn advance(&mut self, now: Instant) {
        self.time += i64::try_from((now - self.now).as_secs()).expect("a short time");
        self.now = now;
    }

    /// A search that was started on a server comes to its end.
    fn think(&mut self, server: usize) {
        let Some(awake) = self.servers[server].as_mut() else { return };
        let Some(Work { ticket, job, .. }) = awake.searches.pop_front() else { return };
        let advice = job(&mut |_| {}).expect("an engine that plays");
        self.tell(server, Input::Started { ticket });
        self.tell(server, Input::Thought { ticket, advice: Box::new(advice) });
    }

    /// A person asks for something at a server.
    fn ask(&mut self, server: usize) {
        let Some(awake) = &self.servers[server] else { return };
        let moves = awake.table.session().view().moves;
        let request = match (self.rng.u8(..12), self.rng.choice(&moves)) {
            (0, _) => Request::Undo { moves: None },
            (1, _) => Request::Pause,
            (2 | 3, _) => Request::Resume,
            (4, _) => Request::Comment { node: NodeId::START, text: self.rng.u8(..).to_string() },
            (_, Some(turn)) => Request::Play { text: turn.text.clone() },
            (_, None) => return,
        };
        self.tell(server, Input::Request { viewer: VIEWER, request: Ok(request) });
    }

    /// Something happens somewhere.
    fn step(&mut self) {
        let server = self.rng.usize(..SERVERS);
        match self.rng.u8(..16) {
            0 => self.kill(server),
            1 | 2 => self.wake(server),
            3 => self.disk = false,
            4 | 5 => self.disk = true,
            6..=8 => self.think(server),
            9..=10 => {
                let time = Duration::from_millis(self.rng.u64(..3000));
                self.wait(time);
            }
            _ => self.ask(server),
        }
    }

    /// All is well again: every server is up, hears of everything and has time.
    fn heal(&mut self) {
        self.disk = true;
        for server in 0..SERVERS {
            self.wake(server);
        }
        for _ in 0..3 {
            (0..SERVERS).for_each(|server| self.hear(server));
            self.wait(Duration::from_secs(3));
        }
    }

    /// Every server shows the same, also the same clocks.
    fn check_agreement(&self) {
        let tables = self.servers.iter().map(|awake| &awake.as_ref().expect("all are awake").table);
        for table in tables {
            assert_eq!(table.revision(), self.saved.revision, "a server has missed something");
            assert_eq!(line(table), line_of(&self.saved));
            assert_eq!(table.session().flow(), self.saved.flags.flow);
            let clocks = |table: &Table| table.session().clocks(self.now);
            let first = &self.servers[0].as_ref().expect("it is awake").table;
            assert_eq!(clocks(table), clocks(first), "clocks differ");
        }
    }

    /// A game of engines that is not paused comes to its end.
    fn check_progress(&mut self) {
        for _ in 0..200 {
            let session = self.servers[0].as_ref().expect("it is awake").table.session();
            let engine = !session.seats()[session.turn().index()].is_human();
            if session.ending().is_some() || session.flow() != Flow::Running || !engine {
                return;
            }
            self.wait(Duration::from_secs(2));
            (0..SERVERS).for_each(|server| self.think(server));
            (0..SERVERS).for_each(|server| self.hear(server));
        }
        panic!("the game is stuck");
    }
}

/// The moves that lead to what is on the board.
fn line(table: &Table) -> Vec<String> {
    let tree = table.session().tree();
    tree.line().into_iter().map(|node| tree.text(node).to_owned()).collect()
}

fn line_of(saved: &Snapshot) -> Vec<String> {
    let tree = &saved.record.tree;
    tree.line().into_iter().map(|node| tree.text(node).to_owned()).collect()
}

fn run(seed: u64) {
    let mut world = World::new(seed);
    world.wake(0);
    for _ in 0..STEPS {
        world.step();
    }
    world.heal();
    world.check_agreement();
    world.check_progress();
    world.heal();
    world.check_agreement();
}

/// Tells which run it was that broke a law.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("run again with PLATEAU_SEED={}", self.0);
        }
    }
}

#[test]
fn servers_agree_whatever_happens() {
    let asked = |name: &str| env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seeds = match asked("PLATEAU_SEED") {
        Some(seed) => seed..=seed,
        None => 1..=asked("PLATEAU_RUNS").unwrap_or(RUNS),
    };
    for seed in seeds {
        let _told = Seed(seed);
        run(seed);
    }
}
