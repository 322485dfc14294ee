//! What happened, in sentences.

use std::time::Instant;

use paper::letters;
use rules::{Phrase, Player, Speak};
use session::{Event, GameEnding, SessionStep, Work};
use tui::{ending_phrase, event_phrase, minutes, score_phrase};

use super::line_mode::LineMode;
use crate::{
    failure::Failure,
    layout::in_one_line,
    player_name::{diagram, player_name},
};

impl LineMode<'_> {
    /// Tells what happened; the work is left to do.
    pub(super) fn show(&mut self, step: SessionStep) -> Result<Option<Work>, Failure> {
        // Nobody is told of a move that could still be lost.
        self.save(&step)?;
        for event in &step.events {
            if let Some(phrase) = self.told(event) {
                self.say(&phrase)?;
            }
        }
        let changes_board = |event: &Event| {
            matches!(event, Event::Begun | Event::Played { .. } | Event::WentTo { .. })
        };
        if step.events.iter().any(changes_board) {
            self.show_board()?;
            self.show_clocks()?;
        }
        if let Some(Event::Over(ending)) = step.events.last() {
            self.show_ending(*ending)?;
        }
        self.out.flush()?;
        Ok(step.work)
    }

    /// The sentence for an event, if there is something to say.
    fn told(&self, event: &Event) -> Option<Phrase> {
        if *event != Event::Begun {
            return event_phrase(event, |player| self.name(player));
        }
        let game = Phrase::built(format!("game-{}", self.session.game().name));
        let begins = Phrase::new("play-begins").with("name", self.name(self.session.turn()));
        Some(begins.with("game", game))
    }

    /// The board, with the counts that belong on view: discs, pieces, draw counters.
    pub(super) fn show_board(&mut self) -> Result<(), Failure> {
        let board = self.session.table().board();
        write!(self.out, "{}", letters(&diagram(self.session.table(), self.session.seats())))?;
        for (seat, &count) in (0..).zip(&board.tallies) {
            let phrase = Phrase::new("play-tally")
                .with("name", self.name(Player(seat)))
                .with("count", u64::from(count));
            self.say(&phrase)?;
        }
        if let Some(name) = self.session.table().opening() {
            self.say(&Phrase::new("opening-called").with("name", name))?;
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

    /// What the clocks show, where there are any.
    pub(super) fn show_clocks(&mut self) -> Result<(), Failure> {
        for (seat, left) in (0..).zip(self.session.clocks(Instant::now())) {
            let phrase = Phrase::new("play-clock")
                .with("name", self.name(Player(seat)))
                .with("time", minutes(left));
            self.say(&phrase)?;
        }
        Ok(())
    }

    fn show_ending(&mut self, ending: GameEnding) -> Result<(), Failure> {
        self.say(&ending_phrase(ending, |player| self.name(player)))?;
        let scores = self.session.scores();
        for (seat, tally) in (0..).zip(scores.tallies()) {
            self.say(&score_phrase(self.name(Player(seat)), *tally))?;
        }
        Ok(())
    }

    /// What a player is called.
    pub(super) fn name(&self, player: Player) -> Phrase {
        player_name(self.session.table(), self.session.seats(), player)
    }

    /// Says in one line why something was not done, whatever was typed.
    pub(super) fn refuse(&mut self, why: &impl Speak) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", in_one_line(&self.words.say(why)))?)
    }

    pub(super) fn say<S: Speak>(&mut self, speaker: &S) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.words.say(speaker))?)
    }
}
