//! What happened and what is expected, in sentences.

use rules::{Outcome, Phrase, Player, Speak};
use session::{Ending, Event, Flow};

use crate::sitting::Sitting;

impl Sitting {
    /// The sentence for something that happened, if it is not seen anyway.
    pub(crate) fn phrase_of(&self, event: &Event) -> Option<Phrase> {
        let named = |id, player: &Player| Phrase::new(id).with("name", self.name(*player));
        Some(match event {
            Event::Played { player, text } => {
                named("play-played", player).with("text", text.as_str())
            }
            Event::WentTo { back, forth, .. } => {
                Phrase::new("play-went").with("back", *back).with("forth", *forth)
            }
            Event::Reopened => Phrase::new("play-reopened"),
            Event::Seated { player } => named("play-seated", player),
            Event::DrawOffered { player } => named("play-draw-offered", player),
            Event::DrawAccepted { player } => named("play-draw-accepted", player),
            Event::DrawDeclined { player } => named("play-draw-declined", player),
            Event::Failed { player, fault } => {
                named("play-failed", player).with("fault", fault.phrase())
            }
            Event::Resumed => Phrase::new("play-resumed"),
            Event::Paused
            | Event::Begun
            | Event::Over(_)
            | Event::Stepping
            | Event::Paced(_)
            | Event::Touched { .. }
            | Event::Commented { .. }
            | Event::Judged { .. } => return None,
        })
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
    pub(crate) fn ending(&self, ending: Ending) -> Phrase {
        let result = match ending.outcome {
            Outcome::Win(player) => Phrase::new("play-won").with("name", self.name(player)),
            Outcome::Lose(player) => Phrase::new("play-lost").with("name", self.name(player)),
            Outcome::Draw => Phrase::new("play-drawn"),
        };
        result.with("reason", ending.reason.phrase())
    }
}
