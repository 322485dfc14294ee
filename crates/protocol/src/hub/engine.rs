//! Our engines for programs that speak Hub.

use std::time::Duration;

use rules::{Range, Spec};
use search::{Limits, Score};
use session::{Advice, AnyGame, open_room, open_table};

use super::{HubLine, name_inside, name_outside, notation, quoted};
use crate::{
    draughts::STRONGEST,
    protocol_session::{LocalEngine, ProtocolEngine, ProtocolSession, Talk, think},
    timing,
};

/// What a decided game is worth, in men: more than any board has.
const DECIDED: f64 = 100.0;

/// Why the engine thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HubAim {
    /// To answer within the limits.
    Think,
    /// Until it is told to stop, or that it has guessed right.
    Ponder,
    /// Until it is told to stop.
    Analyse,
}

/// An engine that speaks Hub.
pub(crate) struct HubEngine {
    player: LocalEngine,
    game: Spec,
    table: Box<dyn AnyGame>,
    /// What `level` says.
    limits: Limits,
    aim: Option<HubAim>,
    /// Whether what it ponders about was played meanwhile.
    hit: bool,
}

impl HubEngine {
    pub(crate) fn new(player: LocalEngine, game: Spec) -> Self {
        let table = open_table(&game).expect("the game was checked");
        Self { player, game, table, limits: Limits::default(), aim: None, hit: false }
    }

    fn introduce(&self, session: &mut ProtocolSession<'_>) {
        let version = env!("CARGO_PKG_VERSION");
        session.say(&format!(
            "id name=Plateau version={version} author=\"Plateau authors\" country=FR"
        ));
        let variant = self.game.given("variant").unwrap_or("international");
        let values = variants().join(" ");
        let variant = name_outside(variant);
        session.say(&format!(
            "param name=variant value={variant} type=enum values={}",
            quoted(&values)
        ));
        let level = self.player.engine.as_ref().and_then(|spec| spec.given("level"));
        let level = level.unwrap_or("0");
        session.say(&format!("param name=level value={level} type=int min=0 max=10"));
        session.say("wait");
    }

    fn set(&mut self, line: &HubLine, session: &mut ProtocolSession<'_>) {
        let (Some(name), Some(value)) = (line.value("name"), line.value("value")) else {
            return refuse("bad parameter", session);
        };
        let done = match name {
            "variant" => self.play(Spec::new("draughts").with("variant", name_inside(value))),
            "level" => self.set_level(value),
            // What is not known is passed over.
            _ => true,
        };
        if !done {
            refuse("bad parameter", session);
        }
    }

    fn play(&mut self, game: Spec) -> bool {
        let Ok(table) = open_table(&game) else { return false };
        (self.game, self.table) = (game, table);
        true
    }

    /// Level 0 is the strongest engine, which uses all the time it is given.
    fn set_level(&mut self, value: &str) -> bool {
        let engine = Spec::new("level").with("level", value);
        let engine = if value == "0" { None } else { Some(engine) };
        let known = self.table.fork().seat(rules::Player::FIRST, engine.as_ref()).is_ok();
        if known {
            self.player.engine = engine;
            self.table = open_table(&self.game).expect("it is on the table");
        }
        known
    }

    fn set_up(&mut self, line: &HubLine, session: &mut ProtocolSession<'_>) {
        let mut trial = open_table(&self.game).expect("it is on the table");
        if let Some(text) = line.value("pos") {
            let position = notation::read_position(&*trial, text);
            if position.is_none_or(|position| trial.set_up(&position).is_err()) {
                return refuse("bad position", session);
            }
        }
        let start = trial.position();
        let mut moves = Vec::new();
        for text in line.value("moves").unwrap_or_default().split_whitespace() {
            let Some(played) = notation::read_move(&*trial, text) else {
                return refuse("bad move", session);
            };
            trial.play(&played).expect("a legal move");
            moves.push(played);
        }
        // The table stays, because whoever sits at it remembers what it has seen.
        self.table.set_up(&start).expect("it was set up beside");
        for played in moves {
            self.table.play(&played).expect("it was played beside");
        }
    }

    fn set_limits(&mut self, line: &HubLine) {
        let time = |name| line.value(name).and_then(timing::seconds);
        let mut limits = Limits {
            depth: line.value("depth").and_then(|text| text.parse().ok()),
            nodes: line.value("nodes").and_then(|text| text.parse().ok()),
            ..Limits::default()
        };
        if let Some(time) = time("move-time") {
            limits.time = Some(timing::within(time));
        }
        if let Some(remaining) = time("time") {
            let increment = time("inc").unwrap_or_default();
            let game = timing::for_a_game(remaining, increment);
            limits.clock = game.clock;
            // So many moves until more time is added: none of them may take more than its share.
            let moves = line.value("moves").and_then(|text| text.parse::<u32>().ok());
            if let Some(moves) = moves.filter(|&moves| moves > 0) {
                let share = timing::within(remaining / moves).saturating_add(increment / 2);
                limits.time = Some(limits.time.map_or(share, |time| time.min(share)));
                limits.clock = limits.clock.filter(|_| moves > 25);
            }
        }
        if line.has("infinite") {
            limits = Limits::WITHOUT_END;
        }
        self.limits = limits;
    }

    fn go(&mut self, aim: HubAim, session: &mut ProtocolSession<'_>) {
        let limits = match aim {
            HubAim::Think => self.player.limits(self.limits),
            HubAim::Ponder | HubAim::Analyse => Limits::WITHOUT_END,
        };
        let engine = self.player.engine_or(STRONGEST);
        match think(session, &mut *self.table, &engine, limits) {
            Ok(true) => (self.aim, self.hit) = (Some(aim), false),
            Ok(false) => session.say("done"),
            Err(error) => {
                refuse(&error.to_string(), session);
                session.say("done");
            }
        }
    }

    fn info(&self, advice: &Advice) -> String {
        let statistics = advice.statistics;
        let millions = advice.speed().map_or(0.0, in_millions);
        let line = notation::write_line(&*self.table, &advice.line).join(" ");
        format!(
            "info depth={} mean-depth={:.1} score={:.2} nodes={} time={:.2} nps={millions:.3} pv={}",
            advice.depth,
            f64::from(advice.depth),
            in_men(advice.score),
            statistics.nodes,
            statistics.time.as_secs_f64(),
            quoted(&line),
        )
    }
}

/// What the variants are called outside, custom rules aside.
fn variants() -> Vec<&'static str> {
    let room = open_room(&Spec::new("draughts")).expect("a game of ours");
    let knob = room.knobs().iter().find(|knob| knob.name == "variant");
    let Some(Range::Word { words, .. }) = knob.map(|knob| &knob.range) else { return Vec::new() };
    words.iter().copied().filter(|name| *name != "custom").map(name_outside).collect()
}

/// A score in men.
fn in_men(score: i32) -> f64 {
    if Score(score).is_decided() {
        return DECIDED.copysign(f64::from(score));
    }
    (f64::from(score) / 100.0).clamp(-DECIDED + 1.0, DECIDED - 1.0)
}

/// A number of positions in millions.
fn in_millions(speed: u64) -> f64 {
    Duration::from_micros(speed).as_secs_f64()
}

fn refuse(why: &str, session: &mut ProtocolSession<'_>) {
    session.say(&format!("error message={}", quoted(why)));
}

impl ProtocolEngine for HubEngine {
    fn is_urgent(&self, line: &str) -> bool {
        let line = HubLine::read(line);
        matches!(&*line.command, "stop" | "ping" | "ponder-hit" | "quit")
    }

    fn hear(&mut self, text: &str, session: &mut ProtocolSession<'_>) -> Talk {
        let line = HubLine::read(text);
        match &*line.command {
            "hub" => self.introduce(session),
            "set-param" => self.set(&line, session),
            "init" => session.say("ready"),
            "new-game" => self.table = open_table(&self.game).expect("it is on the table"),
            "pos" => self.set_up(&line, session),
            "level" => self.set_limits(&line),
            "go" if line.has("ponder") => self.go(HubAim::Ponder, session),
            "go" if line.has("analyze") => self.go(HubAim::Analyse, session),
            "go" => self.go(HubAim::Think, session),
            "ponder-hit" if self.aim == Some(HubAim::Ponder) => {
                self.hit = true;
                session.stop();
            }
            "stop" => {
                self.hit = false;
                session.stop();
            }
            "ping" => session.say("pong"),
            "quit" => return Talk::IsOver,
            _ => (),
        }
        Talk::GoesOn
    }

    fn progress(&mut self, advice: &Advice, session: &mut ProtocolSession<'_>) {
        let info = self.info(advice);
        session.say(&info);
    }

    fn decide(&mut self, advice: Advice, session: &mut ProtocolSession<'_>) {
        self.aim = None;
        if std::mem::take(&mut self.hit) {
            // What it has seen while pondering it still knows.
            return self.go(HubAim::Think, session);
        }
        let line = notation::write_line(&*self.table, &advice.line);
        let best = notation::write_move(&*self.table, &advice.best).expect("a legal move");
        let info = self.info(&advice);
        session.say(&info);
        match line.get(1) {
            Some(reply) => session.say(&format!("done move={best} ponder={reply}")),
            None => session.say(&format!("done move={best}")),
        }
    }
}
