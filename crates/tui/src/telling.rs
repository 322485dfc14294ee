//! What happened and what is expected, in sentences.

use std::time::Duration;

use rules::{Outcome, Phrase, Player, Speak};
use session::{Event, Flow, GameEnding, PlayerScore};

use crate::game_screen::GameScreen;

/// The sentence for something that happened, in which players are called by their names; nothing
/// for what is seen without being told. How a game began and ended is told apart.
pub fn event_phrase(event: &Event, name: impl Fn(Player) -> Phrase) -> Option<Phrase> {
    let named = |id, player: &Player| Phrase::new(id).with("name", name(*player));
    Some(match event {
        Event::Played { player, text } => named("play-played", player).with("text", text.as_str()),
        Event::WentTo { back, forth, .. } => {
            Phrase::new("play-went").with("back", *back).with("forth", *forth)
        }
        Event::Reopened => Phrase::new("play-reopened"),
        Event::Paused => Phrase::new("play-paused"),
        Event::Resumed => Phrase::new("play-resumed"),
        Event::Seated { player } => named("play-seated", player),
        Event::DrawOffered { player } => named("play-draw-offered", player),
        Event::DrawAccepted { player } => named("play-draw-accepted", player),
        Event::DrawDeclined { player } => named("play-draw-declined", player),
        Event::Failed { player, fault } => {
            named("play-failed", player).with("fault", fault.phrase())
        }
        Event::Commented { .. } => Phrase::new("play-commented"),
        Event::Begun
        | Event::Over(_)
        | Event::Stepping
        | Event::Paced(_)
        | Event::Touched { .. }
        | Event::Arranged
        | Event::TimeGiven { .. }
        | Event::Judged { .. } => return None,
    })
}

/// How a game ended, and why.
pub fn ending_phrase(ending: GameEnding, name: impl Fn(Player) -> Phrase) -> Phrase {
    let result = match ending.outcome {
        Outcome::Win(player) => Phrase::new("play-won").with("name", name(player)),
        Outcome::Lose(player) => Phrase::new("play-lost").with("name", name(player)),
        Outcome::Draw => Phrase::new("play-drawn"),
    };
    result.with("reason", ending.reason.phrase())
}

/// What a player has from the series so far.
#[must_use]
pub fn score_phrase(name: Phrase, tally: PlayerScore) -> Phrase {
    Phrase::new("play-score")
        .with("name", name)
        .with("wins", u64::from(tally.wins))
        .with("draws", u64::from(tally.draws))
        .with("losses", u64::from(tally.losses))
        .with("halves", u64::from(tally.half_points()))
        .with("points", tally.points())
}

/// A time in minutes and seconds, the begun second counted: only nothing is `0:00`.
#[must_use]
pub fn minutes(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl GameScreen {
    /// The sentence for something that happened, if it is not seen anyway.
    pub(crate) fn phrase_of(&self, event: &Event) -> Option<Phrase> {
        // The line below the board says that the game is paused.
        let told = *event != Event::Paused;
        told.then(|| event_phrase(event, |player| self.name(player))).flatten()
    }

    /// What is expected now, and of whom; or how the game ended.
    pub(crate) fn status(&self) -> Phrase {
        let turn = self.session.turn();
        if let Some(ending) = self.session.ending() {
            return self.ending(ending);
        }
        let id = match (self.session.flow(), self.awaits_person()) {
            (Flow::Paused, _) => "page-status-paused",
            (_, false) => "page-status-thinking",
            _ if self.view.moves.iter().all(|turn| turn.path.is_empty()) => "page-status-must-pass",
            _ if !self.view.forced().is_empty() => "page-status-must-capture",
            _ => "page-status-turn",
        };
        Phrase::new(id).with("name", self.name(turn))
    }

    /// How a game ended, and why.
    pub(crate) fn ending(&self, ending: GameEnding) -> Phrase {
        ending_phrase(ending, |player| self.name(player))
    }
}
