//! Asking engines beside the game: a hint, what every move is worth, the analysis of the game.

use std::time::Duration;

use rules::{Phrase, Speak, Spec};
use search::{Limits, Score};
use session::{Advice, Command, EngineQuestion, NodeId, Ticket};

use crate::{App, AppEffect, game_screen::PendingInquiries};

/// How long an engine thinks about a hint.
const HINT: Duration = Duration::from_secs(1);
/// How many positions an engine looks at for each move of a game that it judges.
const GLANCE: u64 = 400_000;

impl App {
    /// Asks for a good move, or what every move is worth.
    pub(crate) fn ask_for_hint(&mut self, question: EngineQuestion) {
        let Some(game_screen) = &mut self.game_screen else { return };
        let here = game_screen.session.tree().current();
        let limits = Limits { time: Some(HINT), ..Limits::default() };
        match game_screen.session.inquire(here, question, &game_screen.session.adviser(), limits) {
            Ok(Some(inquiry)) => {
                game_screen.shows_worth = question == EngineQuestion::Every;
                game_screen.asking = PendingInquiries::Hint;
                game_screen.tell(Phrase::new("tui-asking"));
                self.effects.push(AppEffect::Inquire(inquiry));
            }
            Ok(None) => game_screen.refuse(Phrase::new("error-game-over")),
            Err(error) => game_screen.refuse(error.phrase()),
        }
    }

    /// Asks to see how the computer thinks about the position on the table.
    pub(crate) fn ask_for_search(&mut self) {
        let Some(game_screen) = &mut self.game_screen else { return };
        if game_screen.session.ending().is_some() {
            return game_screen.refuse(Phrase::new("error-game-over"));
        }
        game_screen.tell(Phrase::new("tui-asking"));
        let question = lab::SearchQuestion::of_session(&game_screen.session);
        self.effects.push(AppEffect::SeeSearch(Box::new(question)));
    }

    /// Says whose search was looked at, or why there was none to see.
    pub fn tell_search(&mut self, said: Result<Option<Phrase>, Phrase>) {
        let Some(game_screen) = &mut self.game_screen else { return };
        match said {
            Ok(None) => game_screen.told = None,
            Ok(Some(note)) => game_screen.tell(note),
            Err(why) => game_screen.refuse(why),
        }
    }

    /// Has every move of the game judged, for the graph and the list.
    pub(crate) fn ask_for_analysis(&mut self) {
        let Some(game_screen) = &mut self.game_screen else { return };
        if game_screen.session.tree().whole_line().is_empty() {
            return game_screen.refuse(Phrase::new("play-no-moves"));
        }
        game_screen.asking = PendingInquiries::Analysis;
        game_screen.tell(Phrase::new("tui-asking"));
        self.go_on_analysing();
    }

    /// Asks about the next place of the game that was not judged yet.
    pub(crate) fn go_on_analysing(&mut self) {
        let Some(game_screen) = &mut self.game_screen else { return };
        if game_screen.asking != PendingInquiries::Analysis {
            return;
        }
        let limits = Limits { nodes: Some(GLANCE), ..Limits::default() };
        match game_screen.session.analyse(&game_screen.session.adviser(), limits) {
            Ok(Some(inquiry)) => self.effects.push(AppEffect::Inquire(inquiry)),
            Ok(None) => {
                game_screen.asking = PendingInquiries::Nothing;
                game_screen.tell(Phrase::new("tui-analysed"));
            }
            Err(error) => {
                game_screen.asking = PendingInquiries::Nothing;
                game_screen.refuse(error.phrase());
            }
        }
    }

    /// Takes the advice that was asked for, unless the position has changed.
    pub(crate) fn hear_advice(
        &mut self,
        ticket: Ticket,
        node: NodeId,
        engine: Spec,
        advice: Advice,
    ) {
        let Some(game_screen) = &mut self.game_screen else { return };
        if game_screen.session.ticket() != ticket {
            return;
        }
        if game_screen.asking == PendingInquiries::Hint {
            game_screen.asking = PendingInquiries::Nothing;
            let hint = Phrase::new("play-hint").with("move", advice.best.as_str());
            let score = game_screen.session.scale().told(Score(advice.score), advice.is_proven());
            let hint = hint.with("score", score);
            game_screen.tell(hint.with("depth", u64::from(advice.depth)));
            game_screen.advice = Some((node, advice.clone()));
        }
        let judged = Command::Judged { ticket, node, engine, advice };
        if let Err(error) = game_screen.session.apply(judged, self.now) {
            game_screen.asking = PendingInquiries::Nothing;
            game_screen.refuse(error.phrase());
        }
        self.go_on_analysing();
    }
}
