//! Where our engines work for other programs: lines come in, lines go out, and a search runs on a
//! thread of its own meanwhile, so that it can be stopped at once.

use std::{
    collections::VecDeque,
    io::{self, BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{self, Receiver, SyncSender},
    thread,
    time::Duration,
};

use rules::{Spec, SpecError};
use search::{DEPTH, Level, Limits, NODES, Stop, TIME};
use session::{Advice, AnyGame, FallibleRun};

use crate::listening::next_line;

/// How many lines may wait until a search is over.
const MOST_WAITING: usize = 10_000;
/// The default limit of thinking time.
const NATURAL_TIME: Duration = Duration::from_secs(2);

/// Whom another program gets when it asks for a player.
#[derive(Clone, Debug)]
pub struct LocalEngine {
    /// The game it plays, if the protocol knows several.
    pub game: Option<Spec>,
    /// The engine; the strongest unless one is named.
    pub engine: Option<Spec>,
    /// The limits that hold unless the other program sets its own.
    pub limits: Limits,
}

impl LocalEngine {
    /// The limits of a move for which the other program has set these.
    pub(crate) fn limits(&self, set: Limits) -> Limits {
        let limits = set.or(self.limits);
        let nothing = Limits::default();
        if limits == nothing && !self.engine.as_ref().is_some_and(is_bounded) {
            return Limits { time: Some(NATURAL_TIME), ..nothing };
        }
        limits
    }

    /// The engine, or else the strongest that plays every game of the room.
    pub(crate) fn engine_or(&self, strongest: &str) -> Spec {
        let strongest = || strongest.parse().expect("an engine of ours");
        self.engine.clone().unwrap_or_else(strongest)
    }
}

/// Whether an engine comes to an end by itself: a level does, and so does one with a limit.
fn is_bounded(engine: &Spec) -> bool {
    let is_level =
        engine.name == "level" || Level::NAMES.iter().any(|(name, _)| *name == engine.name);
    let engine = engine.clone().named(&[DEPTH]);
    is_level || [DEPTH, TIME, NODES].iter().any(|knob| engine.given(knob.name).is_some())
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Talk {
    GoesOn,
    IsOver,
}

/// Our side of a protocol.
pub(crate) trait ProtocolEngine {
    /// Whether a line is heard while the engine thinks; the others wait until it is done.
    fn is_urgent(&self, line: &str) -> bool;

    /// Obeys a line.
    fn hear(&mut self, line: &str, session: &mut ProtocolSession<'_>) -> Talk;

    /// The engine has got further.
    fn progress(&mut self, advice: &Advice, session: &mut ProtocolSession<'_>);

    /// The engine has made up its mind.
    fn decide(&mut self, advice: Advice, session: &mut ProtocolSession<'_>);

    /// The input has ended while the engine still thinks.
    fn end(&mut self, session: &mut ProtocolSession<'_>) {
        session.stop();
    }
}

/// What there is to hear: from outside, and from our own thoughts.
enum SessionNews {
    Line(String),
    End,
    Progress(Advice),
    /// The last word of a search; nothing if it broke down.
    Decided(Option<Advice>),
}

/// Our side of the table: the search under way, and where to write.
pub(crate) struct ProtocolSession<'a> {
    out: &'a mut dyn Write,
    written: io::Result<()>,
    post: SyncSender<SessionNews>,
    thinking: Option<Stop>,
}

impl ProtocolSession<'_> {
    /// Says a line.
    pub(crate) fn say(&mut self, line: &str) {
        tracing::debug!(line, "said");
        if self.written.is_ok() {
            self.written = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
        }
    }

    /// Whether a search is under way.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Tells the search under way to say what it has.
    pub(crate) fn stop(&mut self) {
        if let Some(stop) = &self.thinking {
            stop.raise();
        }
    }

    /// Begins a search; its last word comes back to the dialogue.
    pub(crate) fn think(&mut self, task: FallibleRun, stop: Stop) {
        let post = self.post.clone();
        self.thinking = Some(stop);
        thread::spawn(move || {
            // News that nobody has time for are not missed.
            let mut tell = |advice| drop(post.try_send(SessionNews::Progress(advice)));
            let thought = catch_unwind(AssertUnwindSafe(|| task(&mut tell)));
            // If nobody is there any more, the thought is in vain.
            let _ = post.send(SessionNews::Decided(thought.ok().and_then(Result::ok)));
        });
    }
}

/// Lets an engine think about the position on a table; false if the game is over there.
///
/// # Errors
///
/// If there is no such engine, or it cannot play this game.
pub(crate) fn think(
    session: &mut ProtocolSession<'_>,
    table: &mut dyn AnyGame,
    engine: &Spec,
    limits: Limits,
) -> Result<bool, SpecError> {
    let turn = table.turn();
    let stop = Stop::default();
    let mut task = table.think(limits, stop.clone());
    // One who sits here already remembers what it has seen.
    if task.is_none() {
        table.seat(turn, Some(engine))?;
        task = table.think(limits, stop.clone());
    }
    Ok(task.map(|task| session.think(task, stop)).is_some())
}

/// Talks with another program until one of the two has had enough.
pub(crate) fn talk(
    dialogue: &mut dyn ProtocolEngine,
    mut input: impl BufRead + Send + 'static,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (post, news) = mpsc::sync_channel(256);
    let lines = post.clone();
    thread::spawn(move || {
        while let Ok(Some(line)) = next_line(&mut input) {
            if lines.send(SessionNews::Line(line)).is_err() {
                return;
            }
        }
        let _ = lines.send(SessionNews::End);
    });
    let mut session = ProtocolSession { out, written: Ok(()), post, thinking: None };
    attend(dialogue, &news, &mut session);
    session.stop();
    session.written
}

/// Hears one piece of news after the other.
fn attend(
    dialogue: &mut dyn ProtocolEngine,
    news: &Receiver<SessionNews>,
    session: &mut ProtocolSession<'_>,
) {
    let mut waiting: VecDeque<String> = VecDeque::new();
    let mut ended = false;
    while session.written.is_ok() {
        if !session.is_thinking() {
            if let Some(line) = waiting.pop_front() {
                if dialogue.hear(&line, session) == Talk::IsOver {
                    return;
                }
                // Nobody is left who could stop what was begun just now.
                if ended && session.is_thinking() {
                    dialogue.end(session);
                }
                continue;
            }
            if ended {
                return;
            }
        }
        match news.recv() {
            Ok(SessionNews::Line(line)) => {
                tracing::debug!(line, "heard");
                if session.is_thinking() && !dialogue.is_urgent(&line) {
                    waiting.push_back(line);
                    if waiting.len() > MOST_WAITING {
                        return;
                    }
                } else if dialogue.hear(&line, session) == Talk::IsOver {
                    return;
                }
            }
            Ok(SessionNews::End) => {
                ended = true;
                if session.is_thinking() {
                    dialogue.end(session);
                }
            }
            Ok(SessionNews::Progress(advice)) if session.is_thinking() => {
                dialogue.progress(&advice, session);
            }
            Ok(SessionNews::Progress(_)) => (),
            Ok(SessionNews::Decided(advice)) => {
                session.thinking = None;
                let Some(advice) = advice else { return };
                dialogue.decide(advice, session);
            }
            Err(_) => return,
        }
    }
}
