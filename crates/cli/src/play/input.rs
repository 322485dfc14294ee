//! Lines of input, typed or piped, read also while a computer thinks.
//!
//! A thread of its own reads them, one at a time: it waits until a line is taken before it reads
//! the next, so that a pipe without end fills nothing.

use std::{
    collections::VecDeque,
    io::{self, BufRead, IsTerminal as _, Read, Write},
    panic,
    sync::mpsc::{self, Receiver, Sender},
    thread,
};

use rules::Phrase;
use session::{Advice, FallibleRun, Fault};
use words::say_io_error;

use crate::failure::Failure;

/// How much of a line is kept, in bytes: more than any position is long.
const LONGEST: u64 = 5000;

/// A line without the spaces around it; `None` at the end of the input.
type InputLine = io::Result<Option<String>>;

/// What can happen while the program waits.
enum InputEvent {
    Line(InputLine),
    /// The engine that thinks has ended, one way or another.
    Ended,
}

/// The lines of the standard input.
pub(super) struct StandardInput {
    events: Receiver<InputEvent>,
    sender: Sender<InputEvent>,
    /// Lets the reader read one more line.
    more: Sender<()>,
    /// What was read and not taken yet: one line at most.
    waiting: VecDeque<InputLine>,
    /// Whether the lines are typed into a terminal.
    is_typed: bool,
}

impl StandardInput {
    /// Begins to read.
    pub(super) fn of_stdin() -> Self {
        let (sender, events) = mpsc::channel();
        let (more, asked) = mpsc::channel::<()>();
        let own = sender.clone();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let line = read(&mut input);
                let goes_on = matches!(line, Ok(Some(_)));
                if own.send(InputEvent::Line(line)).is_err() || !goes_on || asked.recv().is_err() {
                    return;
                }
            }
        });
        let is_typed = io::stdin().is_terminal();
        Self { events, sender, more, waiting: VecDeque::new(), is_typed }
    }

    /// The next line, in answer to what was asked on `out`; `None` at the end of the input.
    pub(super) fn line(&mut self, out: &mut dyn Write) -> Result<Option<String>, Failure> {
        while self.waiting.is_empty() {
            self.wait();
        }
        let line = self.take().map_err(|error| {
            let problem = say_io_error(&error);
            Failure::Failed(Phrase::new("error-input").with("problem", problem))
        })?;
        // Who types ends the line of the question too; a pipe does not.
        if !self.is_typed || line.is_none() {
            writeln!(out)?;
        }
        Ok(line)
    }

    /// Lets an engine think on a thread of its own. Whenever a line is heard meanwhile, `hears` is
    /// told of it and says whether it has taken it; a line that is not taken waits.
    pub(super) fn think(
        &mut self,
        task: FallibleRun,
        mut hears: impl FnMut(&str) -> bool,
    ) -> Result<Advice, Fault> {
        let ended = ThreadEnd(self.sender.clone());
        let engine = thread::spawn(move || {
            let _ended = ended;
            task(&mut |_| ())
        });
        loop {
            while let Some(Ok(Some(line))) = self.waiting.front()
                && hears(line)
            {
                // It was there a moment ago.
                let _ = self.take();
            }
            if self.wait() {
                return engine.join().unwrap_or_else(|problem| panic::resume_unwind(problem));
            }
        }
    }

    /// Waits for whatever comes first; says whether it was the end of an engine.
    fn wait(&mut self) -> bool {
        match self.events.recv().expect("this side holds a sender too") {
            InputEvent::Line(line) => {
                self.waiting.push_back(line);
                false
            }
            InputEvent::Ended => true,
        }
    }

    /// Takes the line that waits, and lets the reader go on. Behind the end of the input there is
    /// nothing, however often it is asked for.
    fn take(&mut self) -> InputLine {
        let line = self.waiting.pop_front().unwrap_or(Ok(None));
        if matches!(line, Ok(None)) {
            self.waiting.push_back(Ok(None));
        } else {
            // A reader that has ended needs no leave.
            let _ = self.more.send(());
        }
        line
    }
}

/// Says that a thread has ended, also if it panics.
struct ThreadEnd(Sender<InputEvent>);

impl Drop for ThreadEnd {
    fn drop(&mut self) {
        // If nobody waits any more, nobody needs to know.
        let _ = self.0.send(InputEvent::Ended);
    }
}

/// One line without the spaces around it; `None` at the end of the input.
///
/// A line that is too long to mean anything is cut, and ends in dots that say so.
fn read(input: &mut dyn BufRead) -> InputLine {
    let mut line = Vec::new();
    if Read::take(&mut *input, LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let whole = line.len() as u64 != LONGEST || line.ends_with(b"\n");
    let text = String::from_utf8_lossy(&line).trim().to_owned();
    if whole {
        return Ok(Some(text));
    }
    let beyond = input.skip_until(b'\n')?;
    Ok(Some(if beyond == 0 { text } else { text + "…" }))
}
