//! A game in plain lines: the board, a prompt, a move or a word.

use std::io::{BufRead, Write};

use rules::{Outcome, Phrase, Player, Speak};
use session::{Command, Ending, Event, Session, Step, Work};
use words::Words;

use super::{hint::hint, input::read_line};
use crate::{board_text, failure::Failure, layout::in_one_line, player_name::player_name};

/// A game in plain lines.
pub(super) struct Lines<'a> {
    pub(super) words: &'a Words,
    pub(super) input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
    pub(super) session: Session,
}

/// What a line of input asks for.
enum Wish {
    Do(Command),
    Hint,
    Help,
    Quit,
    /// Nothing that can be done; the phrase says why.
    Nothing(Phrase),
}

impl Lines<'_> {
    /// Plays until the players have had enough, the input ends, or a game without people is over.
    pub(super) fn run(mut self, first: Step) -> Result<(), Failure> {
        let mut step = first;
        loop {
            step = self.show(step)?;
            let Some(work) = step.work.take() else {
                let over = self.session.view().ending.is_some();
                let people = self.session.seats().iter().any(session::Seat::is_human);
                if over && !people {
                    return Ok(());
                }
                match self.next_step()? {
                    Some(next) => step = next,
                    None => return Ok(()),
                }
                continue;
            };
            step = self.think(work);
        }
    }

    /// Tells what happened; the work is left to do.
    fn show(&mut self, step: Step) -> Result<Step, Failure> {
        for event in &step.events {
            match event {
                Event::Begun => self.say(&self.beginning())?,
                Event::Played { player, text } => {
                    let phrase = Phrase::new("play-played")
                        .with("name", self.name(*player))
                        .with("text", text.as_str());
                    self.say(&phrase)?;
                }
                Event::WentTo { back, forth, .. } => {
                    let phrase = Phrase::new("play-went").with("back", *back).with("forth", *forth);
                    self.say(&phrase)?;
                }
                Event::Paused => self.say(&Phrase::new("play-paused"))?,
                Event::Resumed => self.say(&Phrase::new("play-resumed"))?,
                Event::Seated { player } => {
                    let phrase = Phrase::new("play-seated").with("name", self.name(*player));
                    self.say(&phrase)?;
                }
                Event::Over(_) => (),
            }
        }
        if !step.events.is_empty() {
            let view = self.session.view();
            let board = board_text::draw(&view.board, self.session.table(), self.session.seats());
            write!(self.out, "{board}")?;
            self.show_tallies()?;
        }
        if let Some(Event::Over(ending)) = step.events.last() {
            self.show_ending(*ending)?;
        }
        self.out.flush()?;
        Ok(Step { events: Vec::new(), work: step.work })
    }

    fn beginning(&self) -> Phrase {
        let turn = self.session.view().turn;
        Phrase::new("play-begins")
            .with("game", Phrase::built(format!("game-{}", self.session.game().name)))
            .with("name", self.name(turn))
    }

    /// The counts that belong on view: discs, pieces, draw counters.
    fn show_tallies(&mut self) -> Result<(), Failure> {
        let board = self.session.view().board;
        for (seat, &count) in (0..).zip(&board.tallies) {
            let phrase = Phrase::new("play-tally")
                .with("name", self.name(Player(seat)))
                .with("count", u64::from(count));
            self.say(&phrase)?;
        }
        for counter in &board.counters {
            let phrase = Phrase::new("play-counter")
                .with("counter", Phrase::built(format!("counter-{}", counter.name)))
                .with("value", u64::from(counter.value))
                .with("limit", u64::from(counter.limit));
            self.say(&phrase)?;
        }
        Ok(())
    }

    fn show_ending(&mut self, ending: Ending) -> Result<(), Failure> {
        let result = match ending.outcome {
            Outcome::Win(player) => Phrase::new("play-won").with("name", self.name(player)),
            Outcome::Lose(player) => Phrase::new("play-lost").with("name", self.name(player)),
            Outcome::Draw => Phrase::new("play-drawn"),
        };
        self.say(&result.with("reason", ending.reason.phrase()))?;
        let scores = self.session.scores();
        for (seat, tally) in (0..).zip(scores.tallies()) {
            let phrase = Phrase::new("play-score")
                .with("name", self.name(Player(seat)))
                .with("wins", u64::from(tally.wins))
                .with("draws", u64::from(tally.draws))
                .with("losses", u64::from(tally.losses));
            self.say(&phrase)?;
        }
        Ok(())
    }

    /// Lets an engine think, and plays what it says.
    fn think(&mut self, work: Work) -> Step {
        let advice = (work.job)(&mut |_| ());
        let thought = Command::Thought { ticket: work.ticket, text: advice.best };
        let applied = self.session.apply(thought);
        applied.expect("an engine's move is legal, and nothing else has happened")
    }

    /// Asks for lines until one of them leads to something; `None` when it is over.
    fn next_step(&mut self) -> Result<Option<Step>, Failure> {
        loop {
            self.prompt()?;
            let Some(line) = read_line(self.input)? else {
                writeln!(self.out)?;
                return Ok(None);
            };
            if line.is_empty() {
                continue;
            }
            match self.wish(&line) {
                Wish::Quit => return Ok(None),
                Wish::Help => self.say(&Phrase::new("play-help"))?,
                Wish::Hint => self.give_hint()?,
                Wish::Nothing(why) => self.refuse(&why)?,
                Wish::Do(command) => match self.session.apply(command) {
                    Ok(step) => return Ok(Some(step)),
                    Err(error) => self.refuse(&error)?,
                },
            }
        }
    }

    fn prompt(&mut self) -> Result<(), Failure> {
        let view = self.session.view();
        let prompt = match view.ending {
            Some(_) => Phrase::new("play-prompt-over"),
            None => Phrase::new("play-prompt").with("name", self.name(view.turn)),
        };
        write!(self.out, "{} ", self.words.say(&prompt))?;
        Ok(self.out.flush()?)
    }

    /// A word of the language, or else a move. The English words are understood in any language,
    /// so that scripts need not care.
    fn wish(&self, line: &str) -> Wish {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let is = |id: &str| {
            let known = self.words.text(&format!("play-word-{id}"));
            word.eq_ignore_ascii_case(id) || word.to_lowercase() == known.to_lowercase()
        };
        let count = |command: fn(Option<usize>) -> Command| match rest.trim() {
            "" => Wish::Do(command(None)),
            number => number.parse().map_or_else(
                |_| Wish::Nothing(Phrase::new("play-no-count").with("text", number)),
                |number| Wish::Do(command(Some(number))),
            ),
        };
        match () {
            () if is("quit") => Wish::Quit,
            () if is("help") || word == "?" => Wish::Help,
            () if is("hint") => Wish::Hint,
            () if is("undo") => count(|moves| Command::Undo { moves }),
            () if is("redo") => count(|moves| Command::Redo { moves }),
            () if is("again") => Wish::Do(Command::Again),
            () => {
                let player = self.session.view().turn;
                Wish::Do(Command::Play { player, text: line.to_owned() })
            }
        }
    }

    fn give_hint(&mut self) -> Result<(), Failure> {
        match hint(&self.session) {
            Ok(Some(advice)) => {
                let phrase = Phrase::new("play-hint")
                    .with("move", advice.best)
                    .with("score", i64::from(advice.score));
                self.say(&phrase)
            }
            Ok(None) => self.say(&Phrase::new("error-game-over")),
            Err(error) => self.refuse(&error),
        }
    }

    /// What a player is called: by name, or by seat; with the letter that stands for their pieces.
    fn name(&self, player: Player) -> Phrase {
        player_name(&self.session.view().board, self.session.seats(), player)
    }

    /// Says in one line why something was not done, whatever was typed.
    fn refuse(&mut self, why: &impl Speak) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", in_one_line(&self.words.say(why)))?)
    }

    fn say<S: Speak>(&mut self, speaker: &S) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.words.say(speaker))?)
    }
}
