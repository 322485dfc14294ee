//! A game in plain lines: the board, a prompt, a move or a word.

use std::{
    io::{self, IsTerminal, Write},
    time::Instant,
};

use paper::{booklet, plain};
use rules::Phrase;
use session::{
    Command, ExternalEngines, Session, SessionError, SessionStep, Setup, Work, open_room,
};
use words::Words;

use super::{
    input::StandardInput,
    menu::Menu,
    pondering::Pondering,
    save_target::SaveTarget,
    wish::{self, Wish},
};
use crate::{failure::Failure, last_setups::LastSetups, replay};

/// A game in plain lines.
pub(super) struct LineMode<'a> {
    pub(super) words: &'a Words,
    pub(super) input: &'a mut StandardInput,
    pub(super) out: &'a mut dyn Write,
    pub(super) session: Session,
    pub(super) save_target: SaveTarget,
    /// How games were set up the last time.
    pub(super) last: LastSetups,
    /// The engines of other programs that may sit down.
    pub(super) external_engines: ExternalEngines,
    /// Whether input is read even where only computers play.
    pub(super) watched: bool,
}

impl LineMode<'_> {
    /// Plays until the players have had enough, the input ends, or a game without people is over.
    pub(super) fn run(mut self, first: SessionStep) -> Result<(), Failure> {
        let mut step = first;
        if self.watched {
            self.show(step)?;
            step = self.must(Command::Pause);
        }
        loop {
            if let Some(work) = self.show(step)? {
                step = self.think(work);
                continue;
            }
            let people = self.watched || self.session.seats().iter().any(session::Seat::is_human);
            if self.session.ending().is_some() && !people {
                return Ok(());
            }
            match self.next_step()? {
                Some(next) => step = next,
                None => return self.tell_kept(),
            }
        }
    }

    /// Lets an engine think, and plays what it says; one that fails has lost. The word `now` ends
    /// its thinking.
    fn think(&mut self, work: Work) -> SessionStep {
        let ticket = work.ticket;
        let Self { input, session, words, .. } = self;
        let thought = input.think(work.job, |line| {
            let hurries = wish::is_now(words, line);
            if hurries {
                // It thinks, so that nothing is in the way of playing now.
                let _ = session.apply(Command::PlayNow, Instant::now());
            }
            hurries
        });
        self.must(match thought {
            Ok(advice) => Command::Thought { ticket, advice },
            Err(fault) => Command::Failed { ticket, fault },
        })
    }

    /// Carries out a command that is never refused.
    fn must(&mut self, command: Command) -> SessionStep {
        let applied = self.session.apply(command, Instant::now());
        applied.expect("pauses and thoughts are not refused")
    }

    /// Asks for lines until one of them leads to something; `None` when it is over.
    fn next_step(&mut self) -> Result<Option<SessionStep>, Failure> {
        let _pondering = Pondering::begin(&self.session);
        loop {
            self.prompt()?;
            let Some(line) = self.input.line(self.out)? else { return Ok(None) };
            if line.is_empty() {
                continue;
            }
            let wish = wish::read(self.words, &self.session, &line);
            if wish.leaves_the_game() && !self.may_leave()? {
                continue;
            }
            match wish {
                Wish::Quit => return Ok(None),
                Wish::Help => self.say(&Phrase::new("play-help"))?,
                Wish::Hint => self.give_hint(false)?,
                Wish::Opinion(engine) => self.give_opinion(&engine)?,
                Wish::Values => self.give_hint(true)?,
                Wish::Analysis => self.analyse()?,
                Wish::Moves => self.show_moves()?,
                Wish::Legal => self.show_legal()?,
                Wish::Board => self.show_board()?,
                Wish::Position => self.show_position()?,
                Wish::Clock => self.tell_time()?,
                Wish::Tree => self.show_search()?,
                Wish::Rules => self.show_rules()?,
                Wish::Replay => self.replay()?,
                Wish::Settings => {
                    if let Some(step) = self.change_settings()? {
                        return Ok(Some(step));
                    }
                }
                Wish::Save(name) => self.save_as(&name)?,
                Wish::Load(name) => {
                    if let Some(step) = self.load(&name)? {
                        return Ok(Some(step));
                    }
                }
                Wish::Nothing(why) => self.refuse(&why)?,
                Wish::Do(command) => match self.session.apply(command, Instant::now()) {
                    Ok(step) => return Ok(Some(step)),
                    Err(error) => self.refuse_line(&line, &error)?,
                },
            }
        }
    }

    /// Says why a line was not followed, and which word was perhaps meant.
    fn refuse_line(&mut self, line: &str, error: &SessionError) -> Result<(), Failure> {
        self.refuse(error)?;
        match wish::meant(self.words, line) {
            Some(word) => self.say(&Phrase::new("play-meant").with("word", word)),
            None => Ok(()),
        }
    }

    /// Whether a game is on the board that has begun and is not over.
    fn is_under_way(&self) -> bool {
        self.session.ending().is_none() && !self.session.outline().is_empty()
    }

    /// How a game that is not over can be taken up again, if the library has it.
    fn tell_kept(&mut self) -> Result<(), Failure> {
        if self.is_under_way() && self.save_target.slot.has_game() {
            return self.say(&Phrase::new("play-kept"));
        }
        Ok(())
    }

    /// Whether the game on the board may go: one that is not over is asked about, but only of a
    /// person at a keyboard, so that scripts need no answer.
    pub(super) fn may_leave(&mut self) -> Result<bool, Failure> {
        if !self.is_under_way() || !io::stdin().is_terminal() {
            return Ok(true);
        }
        let mut menu = Menu::new(self.words, None, self.input, self.out);
        menu.agrees(&Phrase::new("play-leave"))
    }

    /// The game from its beginning, move by move.
    fn replay(&mut self) -> Result<(), Failure> {
        replay::show_whole(&self.session.record(), self.words, self.out)
    }

    /// The rules of the game as it is set up.
    fn show_rules(&mut self) -> Result<(), Failure> {
        let game = self.session.game();
        let room = open_room(game)?;
        let implied = |knob: &str| room.implied(game, knob);
        let rulebook = self.session.table().rulebook();
        let rules = booklet(&rulebook, game, room.knobs(), &implied, self.words);
        Ok(writeln!(self.out, "{}", plain(&rules))?)
    }

    /// Asks for other settings and players; a new game begins with them, and the scores go on if as
    /// many sit down.
    fn change_settings(&mut self) -> Result<Option<SessionStep>, Failure> {
        let before = self.session.setup().clone();
        let room = open_room(&before.game)?;
        let chosen =
            Menu::new(self.words, None, self.input, self.out).settle(room, Some(&before))?;
        let Some(chosen) = chosen else { return Ok(None) };
        self.last.remember(&chosen);
        let setup = Setup {
            seed: fastrand::u64(..),
            external_engines: self.external_engines.clone(),
            ..chosen
        };
        match self.session.apply(Command::AgainWith(setup), Instant::now()) {
            Ok(step) => Ok(Some(step)),
            Err(error) => {
                self.refuse(&error)?;
                Ok(None)
            }
        }
    }

    /// What the clocks show, or that there are none.
    fn tell_time(&mut self) -> Result<(), Failure> {
        if self.session.clocks(Instant::now()).is_empty() {
            return self.say(&Phrase::new("clock-none"));
        }
        self.show_clocks()
    }

    fn prompt(&mut self) -> Result<(), Failure> {
        let turn = self.session.turn();
        let is_human = self.session.seats()[turn.index()].is_human();
        let prompt = match self.session.ending() {
            Some(_) => Phrase::new("play-prompt-over"),
            None if !is_human => Phrase::new("play-prompt-waiting"),
            None => Phrase::new("play-prompt").with("name", self.name(turn)),
        };
        write!(self.out, "{} ", self.words.say(&prompt))?;
        Ok(self.out.flush()?)
    }
}
