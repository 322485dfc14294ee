//! Advice for a person who asks.

use std::time::{Duration, Instant};

use lab::Extent;
use rules::{Phrase, Speak, Spec};
use search::{Limits, Score, Stop};
use session::{
    Advice, AnalysisScope, Command, EngineQuestion, GameNotation, Inquiry, MoveGrade, NodeId,
    SessionError, Turning,
};

use super::line_mode::LineMode;
use crate::{
    advice_text::worth,
    failure::Failure,
    opinion::{AskedPlace, of_external_engine},
};

/// How many positions a hint may look at: the same question gets the same answer.
const HINT_NODES: u64 = 1_000_000;
/// How long a hint may take where looking at positions is slow.
const PATIENCE: Duration = Duration::from_secs(3);

/// How many nodes of a search are shown.
const LINES: usize = 60;

/// How many positions the review of a game looks at for each move: no time, so that a game is always
/// judged alike.
const GLANCE: u64 = 400_000;

impl LineMode<'_> {
    /// A good move, and what every move is worth if that is wanted too. Both come from the same
    /// search, so that they agree.
    pub(super) fn give_hint(&mut self, with_values: bool) -> Result<(), Failure> {
        let (here, adviser) = (self.session.tree().current(), self.session.adviser());
        let limits = Limits { nodes: Some(HINT_NODES), time: Some(PATIENCE), ..Limits::default() };
        let asked = self.session.inquire(here, EngineQuestion::Every, &adviser, limits);
        let advice = match asked {
            Ok(Some(inquiry)) => (inquiry.job)(&mut |_| ()),
            Ok(None) => return self.say(&Phrase::new("error-game-over")),
            Err(error) => return self.refuse(&error),
        };
        let phrase = Phrase::new("play-hint")
            .with("move", advice.best.as_str())
            .with("score", self.session.scale().told(Score(advice.score), advice.is_proven()))
            .with("depth", u64::from(advice.depth));
        self.say(&phrase)?;
        if with_values {
            self.show_values(advice)?;
        }
        Ok(())
    }

    /// What an engine that is named thinks of the position: one of ours, or one of another program
    /// that the settings name.
    pub(super) fn give_opinion(&mut self, engine: &str) -> Result<(), Failure> {
        let engine = match engine.parse::<Spec>() {
            Ok(engine) => engine,
            Err(error) => return self.refuse(&error),
        };
        let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
        let (stop, record) = (Stop::default(), self.session.record());
        let start = match record.open() {
            Ok(table) => table.position(),
            Err(error) => return self.refuse(&error),
        };
        let line = record.tree.line().into_iter().map(|node| record.tree.text(node).to_owned());
        let notation = GameNotation { start, moves: line.collect() };
        let place = AskedPlace { game: &record.game, table: self.session.table(), notation };
        let asked = of_external_engine(
            &engine,
            &place,
            &AnalysisScope::WHOLE,
            limits,
            &stop,
            &self.external_engines,
        );
        let advice = match asked {
            Ok(Some(thinking)) => thinking(&mut |_| ()),
            Ok(None) => match self.session.ask(&engine, limits, stop) {
                Ok(Some(thinking)) => Ok(thinking(&mut |_| ())),
                Ok(None) => return self.say(&Phrase::new("error-game-over")),
                Err(error) => return self.refuse(&error),
            },
            Err(failure) => Err(failure),
        };
        let scale = self.session.table().scale(&engine);
        match advice {
            Ok(advice) if advice.depth > 0 => {
                let phrase = Phrase::new("play-hint")
                    .with("move", advice.best.as_str())
                    .with("score", scale.told(Score(advice.score), advice.is_proven()))
                    .with("depth", u64::from(advice.depth));
                self.say(&phrase)
            }
            Ok(advice) => self.say(&Phrase::new("analyse-move").with("move", advice.best.as_str())),
            Err(Failure::WrongUse(phrase) | Failure::Failed(phrase)) => self.say(&phrase),
            Err(failure) => Err(failure),
        }
    }

    /// How the computer thinks about the position on the board, as a tree.
    pub(super) fn show_search(&mut self) -> Result<(), Failure> {
        if self.session.ending().is_some() {
            return self.say(&Phrase::new("error-game-over"));
        }
        let question = lab::SearchQuestion::of_session(&self.session);
        let mut watched = match question.watch(&Stop::default()) {
            Ok(watched) => watched,
            Err(error) => return self.refuse(&error),
        };
        if let Some(engine) = &watched.instead_of {
            self.say(&lab::SearchQuestion::no_search(engine))?;
        }
        let extent = Extent { nodes: LINES, ..Extent::default() };
        match watched.explorer.excerpt(&extent) {
            Ok(excerpt) => Ok(write!(self.out, "{}", excerpt.text(self.words))?),
            Err(error) => self.refuse(&error),
        }
    }

    /// What each move was found worth, the best first.
    fn show_values(&mut self, mut advice: Advice) -> Result<(), Failure> {
        let scale = self.session.scale();
        advice.choices.sort_by_key(|worth| std::cmp::Reverse(worth.score));
        for choice in &advice.choices {
            writeln!(self.out, "{}", worth(choice, &scale, self.words))?;
        }
        Ok(())
    }

    /// Every move of the game: what it was worth, and what would have been better.
    pub(super) fn analyse(&mut self) -> Result<(), Failure> {
        let engine = self.session.adviser();
        let limits = Limits { nodes: Some(GLANCE), ..Limits::default() };
        loop {
            match self.session.analyse(&engine, limits) {
                Ok(Some(inquiry)) => self.judge(inquiry),
                Ok(None) => break,
                Err(error) => return self.refuse(&error),
            }?;
        }
        let line = self.session.tree().whole_line();
        if line.is_empty() {
            return self.say(&Phrase::new("play-no-moves"));
        }
        let before = [NodeId::START].into_iter().chain(line.iter().copied());
        for (from, to) in before.zip(line.iter().copied()) {
            if let Some(phrase) = self.verdict(from, to) {
                self.say(&phrase)?;
            }
        }
        for account in self.accounts() {
            self.say(&account)?;
        }
        Ok(())
    }

    /// Lets an engine look at one place of the game, and keeps what it says.
    fn judge(&mut self, inquiry: Inquiry) -> Result<(), Failure> {
        let advice = (inquiry.job)(&mut |_| ());
        let Inquiry { ticket, node, engine, .. } = inquiry;
        let judged = Command::Judged { ticket, node, engine, advice };
        let told = self.session.apply(judged, Instant::now()).map(|_| ());
        told.map_err(|error: SessionError| Failure::Failed(error.phrase()))
    }

    /// What was thought of a move of the game.
    fn verdict(&self, from: NodeId, to: NodeId) -> Option<Phrase> {
        let (tree, scale) = (self.session.tree(), self.session.scale());
        let judgement = tree.judgement(from)?;
        let (text, best) = (tree.text(to), judgement.advice.best.as_str());
        let verdict = judgement.verdict(text, &scale);
        let of_best = scale.told(Score(judgement.advice.score), judgement.advice.is_proven());
        let phrase = |id| {
            Phrase::new(id)
                .with("number", to.number().to_string())
                .with("text", text)
                .with("best", best)
                .with("score", of_best.clone())
        };
        let Some(verdict) = verdict else { return Some(phrase("play-judged")) };
        if matches!(verdict.grade, MoveGrade::Best | MoveGrade::Only) {
            return Some(phrase("play-judged-best").with("sign", verdict.grade.sign()));
        }
        let id = match verdict.turning {
            Some(Turning::MissedWin) => "play-judged-missed",
            Some(Turning::ThrownDraw) => "play-judged-thrown",
            Some(Turning::Lost) => "play-judged-lost",
            None => "play-judged-worse",
        };
        let value = scale.told(Score(verdict.score), verdict.proven);
        Some(phrase(id).with("sign", verdict.grade.sign()).with("value", value))
    }

    /// How well each player has played.
    fn accounts(&self) -> Vec<Phrase> {
        let Some(review) = self.session.review() else { return Vec::new() };
        let scale = self.session.scale();
        let players = review.players.iter().zip(self.session.seats()).zip(1_u64..);
        let accounts = players.filter(|((player, _), _)| player.moves > 0);
        let told = accounts.map(|((player, _), number)| {
            let phrase = Phrase::new("play-account")
                .with("number", number)
                .with("moves", u64::from(player.moves))
                .with("best", u64::from(player.best))
                .with("inaccuracies", u64::from(player.inaccuracies))
                .with("mistakes", u64::from(player.mistakes))
                .with("blunders", u64::from(player.blunders));
            match player.average.and_then(|average| scale.loss_told(average)) {
                Some(average) => {
                    let lost = Phrase::new("play-account-average").with("loss", average);
                    phrase.with("average", lost)
                }
                None => phrase.with("average", ""),
            }
        });
        let tree = self.session.tree();
        let lost = review.lost_at.map(|node| {
            let number = tree.ply(node).to_string();
            Phrase::new("play-lost-at").with("number", number).with("text", tree.text(node))
        });
        told.chain(lost).collect()
    }
}
