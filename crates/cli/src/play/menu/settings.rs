//! The rules of the game, one question each.

use rules::{Knob, Phrase, Range, Spec};
use session::GameEntry;

use super::Menu;
use crate::failure::Failure;

impl Menu<'_> {
    /// Every knob that has a default, and the others if they are wanted; an empty answer keeps what
    /// is offered.
    pub(super) fn settings(
        &mut self,
        room: &dyn GameEntry,
        before: Option<&Spec>,
    ) -> Result<Option<Spec>, Failure> {
        let (usual, further): (Vec<&Knob>, Vec<&Knob>) =
            room.knobs().iter().partition(|knob| knob.range.default_text().is_some());
        // Who begins is drawn, and asked for by an option.
        let is_turn =
            |knob: &Knob| knob.name == "first" && matches!(knob.range, Range::Number { .. });
        let further: Vec<&Knob> = further.into_iter().filter(|knob| !is_turn(knob)).collect();
        loop {
            let mut game = Spec::new(room.name());
            if !self.turn_knobs(room, &usual, before, &mut game)? {
                return Ok(None);
            }
            let given = |knob: &&Knob| before.is_some_and(|spec| spec.given(knob.name).is_some());
            let is_custom = game.given("variant") == Some("custom");
            let wanted = is_custom || further.iter().any(given);
            let more = if further.is_empty() {
                Some(false)
            } else {
                self.dialogue.yes(&Phrase::new("menu-more-rules"), wanted)?
            };
            match more {
                None => return Ok(None),
                Some(true) if !self.turn_knobs(room, &further, before, &mut game)? => {
                    return Ok(None);
                }
                Some(_) => (),
            }
            match room.open(&game) {
                Ok(_) => return Ok(Some(game)),
                Err(error) => self.dialogue.refuse(&error)?,
            }
        }
    }

    /// Asks what some knobs are set to; false if the input ends first.
    fn turn_knobs(
        &mut self,
        room: &dyn GameEntry,
        knobs: &[&Knob],
        before: Option<&Spec>,
        game: &mut Spec,
    ) -> Result<bool, Failure> {
        for knob in knobs {
            let about = self.dialogue.words.text(&format!("knob-{}-{}", room.name(), knob.name));
            let before = before.and_then(|spec| spec.given(knob.name));
            let implied = room.implied(game, knob.name);
            match self.dialogue.value(&about, knob, before, implied)? {
                Some(value) if !value.is_empty() => game.set(knob.name, value),
                Some(_) => (),
                None => return Ok(false),
            }
        }
        Ok(true)
    }
}
