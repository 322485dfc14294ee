//! Asking engines beside the game: a hint, what every move is worth, the analysis of the game.

use std::time::Duration;

use rules::{Phrase, Speak, Spec};
use search::{Limits, Score};
use session::{Advice, Command, EngineQuestion, NodeId, Ticket};

use crate::{App, AppEffect, game_screen::PendingInquiries};

/// How long an engine thinks about a hint.
const HINT: Duration = Duration::from_secs(1);
/// How long an engine thinks about each move of a game that it judges.
const GLANCE: Duration = Duration::from_millis(300);

impl App {
    /// Asks for a good move, or what every move is worth.
    pub(crate) fn ask_for_hint(&mut self, question: EngineQuestion) {
        let Some(sitting) = &mut self.sitting else { return };
        let here = sitting.session.tree().current();
        let limits = Limits { time: Some(HINT), ..Limits::default() };
        match sitting.session.inquire(here, question, &sitting.session.adviser(), limits) {
            Ok(Some(inquiry)) => {
                sitting.shows_worth = question == EngineQuestion::Every;
                sitting.asking = PendingInquiries::Hint;
                sitting.tell(Phrase::new("tui-asking"));
                self.effects.push(AppEffect::Inquire(inquiry));
            }
            Ok(None) => sitting.refuse(Phrase::new("error-game-over")),
            Err(error) => sitting.refuse(error.phrase()),
        }
    }

    /// Asks to see how the computer thinks about the position on the table.
    pub(crate) fn ask_for_search(&mut self) {
        let Some(sitting) = &mut self.sitting else { return };
        if sitting.session.ending().is_some() {
            return sitting.refuse(Phrase::new("error-game-over"));
        }
        sitting.tell(Phrase::new("tui-asking"));
        let question = lab::SearchQuestion::of_session(&sitting.session);
        self.effects.push(AppEffect::SeeSearch(Box::new(question)));
    }

    /// Says whose search was looked at, or why there was none to see.
    pub fn tell_search(&mut self, said: Result<Option<Phrase>, Phrase>) {
        let Some(sitting) = &mut self.sitting else { return };
        match said {
            Ok(None) => sitting.told = None,
            Ok(Some(note)) => sitting.tell(note),
            Err(why) => sitting.refuse(why),
        }
    }

    /// Has every move of the game judged, for the graph and the list.
    pub(crate) fn ask_for_analysis(&mut self) {
        let Some(sitting) = &mut self.sitting else { return };
        if sitting.session.tree().whole_line().is_empty() {
            return sitting.refuse(Phrase::new("play-no-moves"));
        }
        sitting.asking = PendingInquiries::Analysis;
        sitting.tell(Phrase::new("tui-asking"));
        self.go_on_analysing();
    }

    /// Asks about the next place of the game that was not judged yet.
    pub(crate) fn go_on_analysing(&mut self) {
        let Some(sitting) = &mut self.sitting else { return };
        if sitting.asking != PendingInquiries::Analysis {
            return;
        }
        let limits = Limits { time: Some(GLANCE), ..Limits::default() };
        match sitting.session.analyse(&sitting.session.adviser(), limits) {
            Ok(Some(inquiry)) => self.effects.push(AppEffect::Inquire(inquiry)),
            Ok(None) => {
                sitting.asking = PendingInquiries::Nothing;
                sitting.tell(Phrase::new("tui-analysed"));
            }
            Err(error) => {
                sitting.asking = PendingInquiries::Nothing;
                sitting.refuse(error.phrase());
            }
        }
    }

    /// Takes the advice that somebody asked for, unless the table has changed.
    pub(crate) fn hear_advice(
        &mut self,
        ticket: Ticket,
        node: NodeId,
        engine: Spec,
        advice: Advice,
    ) {
        let Some(sitting) = &mut self.sitting else { return };
        if sitting.session.ticket() != ticket {
            return;
        }
        if sitting.asking == PendingInquiries::Hint {
            sitting.asking = PendingInquiries::Nothing;
            let hint = Phrase::new("play-hint").with("move", advice.best.as_str());
            let hint = hint.with("score", Score(advice.score).phrase());
            sitting.tell(hint.with("depth", u64::from(advice.depth)));
            sitting.advice = Some((node, advice.clone()));
        }
        let judged = Command::Judged { ticket, node, engine, advice };
        if let Err(error) = sitting.session.apply(judged, self.now) {
            sitting.asking = PendingInquiries::Nothing;
            sitting.refuse(error.phrase());
        }
        self.go_on_analysing();
    }
}
