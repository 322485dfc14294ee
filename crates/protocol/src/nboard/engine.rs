//! Our engines for programs that speak `NBoard`.

use std::{mem, time::Duration};

use record::{Form, ReadContext};
use rules::Spec;
use search::{Limits, Stop};
use session::{Advice, AnyGame, open_table};

use super::{read_move, write_move};
use crate::{
    othello::{STRONGEST, in_discs},
    protocol_session::{LocalEngine, ProtocolEngine, ProtocolSession, Talk, think},
};

/// The limit of thinking time: the protocol only says how deep to search.
const LONGEST: Duration = Duration::from_secs(10);

/// How long to think at most about one of the many positions of a game.
const ONE_OF_MANY: Duration = Duration::from_secs(1);

/// What the engine thinks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NboardAim {
    /// To say what it would play.
    Go,
    /// To say what this number of best moves are worth.
    Hint(usize),
}

/// An engine that speaks `NBoard`.
pub(crate) struct NboardEngine {
    player: LocalEngine,
    table: Box<dyn AnyGame>,
    depth: Option<u32>,
    aim: Option<NboardAim>,
    /// The game that is gone through from its end to its start: how many moves there are still,
    /// and the position after them, which is being thought about.
    past: Option<(usize, Box<dyn AnyGame>)>,
    /// What was said while the engine was thinking: whatever it is, the thinking is in vain.
    later: Vec<String>,
}

impl NboardEngine {
    pub(crate) fn new(player: LocalEngine) -> Self {
        let table = open_table(&Spec::new("othello")).expect("a game of ours");
        Self { player, table, depth: None, aim: None, past: None, later: Vec::new() }
    }

    /// The engine that is asked. A depth is for the strongest; a player that was named is as
    /// strong as it is.
    fn limits(&self) -> Limits {
        let named = self.player.engine.is_some();
        let depth = self.depth.filter(|_| !named);
        let own = self.player.limits;
        let limits = Limits { depth, ..Limits::default() }.or(own);
        Limits { time: limits.time.or(Some(LONGEST)), ..limits }
    }

    fn set(&mut self, what: &str, session: &mut ProtocolSession<'_>) {
        let (name, value) = what.split_once(' ').unwrap_or((what, ""));
        match name {
            "depth" => self.depth = value.trim().parse().ok().filter(|&depth| depth > 0),
            "game" if !self.set_game(value) => session.say("status ?"),
            _ => (),
        }
    }

    /// Puts a game on the table; one that makes no sense leaves everything as it is.
    fn set_game(&mut self, text: &str) -> bool {
        let ggf = ReadContext { form: Some(Form::Ggf), ..ReadContext::default() };
        let games = ggf.read_each(text.as_bytes());
        let Some(Ok(record)) = games.into_iter().flatten().next() else { return false };
        let Ok(table) = record.open_at(record.tree.main_end()) else { return false };
        self.table = table;
        true
    }

    fn begin(&mut self, aim: NboardAim, session: &mut ProtocolSession<'_>) {
        let engine = self.player.engine_or(STRONGEST);
        let limits = self.limits();
        let begun = match aim {
            NboardAim::Go => think(session, &mut *self.table, &engine, limits),
            NboardAim::Hint(_) => self.weigh(&engine, session),
        };
        match begun {
            Ok(true) => self.aim = Some(aim),
            // There is nothing to say about a game that is over.
            Ok(false) | Err(_) => session.say("status"),
        }
    }

    fn weigh(
        &self,
        engine: &Spec,
        session: &mut ProtocolSession<'_>,
    ) -> Result<bool, rules::SpecError> {
        let stop = Stop::default();
        let job = self.table.weigh(engine, None, self.limits(), stop.clone())?;
        Ok(job.map(|job| session.think(Box::new(move |tell| Ok(job(tell))), stop)).is_some())
    }

    /// Goes through the game from its end to its start, as far as that can be said at once.
    fn go_back(
        &mut self,
        mut past: Box<dyn AnyGame>,
        mut made: usize,
        session: &mut ProtocolSession<'_>,
    ) {
        loop {
            if past.ending().is_some() {
                session.say(&format!("analysis {made} {:.2}", margin(&*past)));
            } else {
                let engine = self.player.engine_or(STRONGEST);
                let limits = self.limits();
                let limits =
                    Limits { time: limits.time.map(|time| time.min(ONE_OF_MANY)), ..limits };
                let begun = think(session, &mut *past, &engine, limits);
                if begun == Ok(true) {
                    self.past = Some((made, past));
                    return;
                }
            }
            if !past.undo() {
                return session.say("status");
            }
            made -= 1;
        }
    }

    fn analyse(&mut self, session: &mut ProtocolSession<'_>) {
        let mut start = self.table.fork();
        let made = std::iter::from_fn(|| start.undo().then_some(())).count();
        self.go_back(self.table.fork(), made, session);
    }

    fn worth(&self, score: i32) -> f64 {
        in_discs(&self.player.engine_or(STRONGEST), score)
    }

    /// `search PV eval 0 depth`.
    fn search(&self, line: &[String], score: i32, depth: u32) -> String {
        let line: String = line.iter().map(|text| write_move(text)).collect();
        format!("search {line} {:.2} 0 {depth}", self.worth(score))
    }

    fn hear_now(&mut self, line: &str, session: &mut ProtocolSession<'_>) -> Talk {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "nboard" => session.say("set myname Plateau"),
            "set" => self.set(rest, session),
            "move" if self.table.play(read_move(rest)).is_err() => session.say("status ?"),
            "hint" => self.begin(NboardAim::Hint(rest.trim().parse().unwrap_or(1)), session),
            "go" => self.begin(NboardAim::Go, session),
            "analyze" => self.analyse(session),
            "ping" => session.say(&format!("pong {}", rest.trim())),
            "learn" => session.say("learned"),
            "quit" => return Talk::IsOver,
            _ => (),
        }
        Talk::GoesOn
    }

    /// Says what the best moves are worth, the best first.
    fn tell_hints(&self, advice: &Advice, most: usize, session: &mut ProtocolSession<'_>) {
        let mut choices = advice.choices.clone();
        choices.retain(|worth| worth.exact && worth.text != advice.best);
        choices.sort_by_key(|worth| std::cmp::Reverse(worth.score));
        session.say(&self.search(&advice.line, advice.score, advice.depth));
        for worth in choices.iter().take(most.saturating_sub(1)) {
            let line = std::slice::from_ref(&worth.text);
            session.say(&self.search(line, worth.score, advice.depth));
        }
    }
}

/// By how many discs the player to move is ahead.
fn margin(table: &dyn AnyGame) -> f64 {
    let (turn, discs) = (table.turn(), table.board().tallies);
    f64::from(discs[turn.index()]) - f64::from(discs[turn.other().index()])
}

impl ProtocolEngine for NboardEngine {
    /// Whatever is said, thinking stops first.
    fn is_urgent(&self, _: &str) -> bool {
        true
    }

    fn hear(&mut self, line: &str, session: &mut ProtocolSession<'_>) -> Talk {
        if !session.is_thinking() {
            return self.hear_now(line.trim(), session);
        }
        if line.trim() == "quit" {
            return Talk::IsOver;
        }
        self.later.push(line.to_owned());
        session.stop();
        Talk::GoesOn
    }

    fn progress(&mut self, advice: &Advice, session: &mut ProtocolSession<'_>) {
        if self.later.is_empty() && matches!(self.aim, Some(NboardAim::Hint(_))) {
            session.say(&self.search(&advice.line, advice.score, advice.depth));
        }
    }

    fn decide(&mut self, advice: Advice, session: &mut ProtocolSession<'_>) {
        let (aim, past) = (self.aim.take(), self.past.take());
        if !self.later.is_empty() {
            for line in mem::take(&mut self.later) {
                // What follows a new question cuts its answer short, as it would have otherwise.
                self.hear(&line, session);
            }
            return;
        }
        if let Some((made, mut past)) = past {
            session.say(&format!("analysis {made} {:.2}", self.worth(advice.score)));
            return if past.undo() {
                self.go_back(past, made - 1, session);
            } else {
                session.say("status");
            };
        }
        let statistics = advice.statistics;
        let seconds = statistics.time.as_secs_f64();
        session.say(&format!("nodestats {} {seconds:.2}", statistics.nodes));
        if let Some(NboardAim::Hint(most)) = aim {
            self.tell_hints(&advice, most, session);
        } else {
            let (best, worth) = (write_move(&advice.best), self.worth(advice.score));
            session.say(&format!("=== {best}/{worth:.2}/{seconds:.2}"));
        }
        session.say("status");
    }
}
