//! The players: who they are, and what can be set about them.

use rules::{Knob, Phrase, Player, Range, Spec};
use session::{AnyGame, EngineOffer, GameEntry, Seat};

use super::Menu;
use crate::failure::Failure;

/// What is asked about an engine when more is wanted, if it has it.
const FURTHER: [&str; 6] = ["eval", "time", "pruning", "ordering", "table", "threads"];

impl Menu<'_> {
    /// Shows who can sit down: a person, or one of the engines.
    pub(super) fn show_players(&mut self, room: &dyn GameEntry) -> Result<(), Failure> {
        let words = self.dialogue.words;
        let engine = |offer: EngineOffer| {
            let name = words.text(&format!("player-called-{}", offer.name));
            let title = Phrase::new("list-title").with("name", name);
            words.say(&title.with("about", offer.about(room.name())))
        };
        let person = words.text("menu-person");
        let titles: Vec<String> =
            [person].into_iter().chain(room.engines().into_iter().map(engine)).collect();
        self.dialogue.show(&titles)
    }

    /// Who sits at a seat. An engine that does not play this form of the game is refused at once.
    pub(super) fn player(
        &mut self,
        room: &dyn GameEntry,
        table: &mut dyn AnyGame,
        player: Player,
        before: Option<&Spec>,
    ) -> Result<Option<Spec>, Failure> {
        let engines = room.engines();
        let question = Phrase::new("menu-player").with("seat", u64::from(player.0) + 1);
        let place = |spec: &Spec| engines.iter().position(|engine| engine.name == spec.name);
        let usual = before.and_then(place).map_or(0, |place| place + 1);
        loop {
            let chosen = self.dialogue.choose(&question, engines.len() + 1, usual)?;
            let Some(chosen) = chosen else { return Ok(None) };
            let engine = chosen.checked_sub(1).map(|index| &engines[index]);
            let name = engine.map_or(Seat::HUMAN, |engine| engine.name);
            // Whoever sat there stays as they were set, if it is the same.
            let same = before.filter(|spec| spec.name == name).cloned();
            let mut spec = same.unwrap_or_else(|| Spec::new(name));
            if !self.set_up(room, engine, &mut spec)? {
                return Ok(None);
            }
            let seated = Seat::read(&spec).and_then(|seat| table.seat(player, seat.engine()));
            match seated {
                Ok(()) => return Ok(Some(spec)),
                Err(error) => self.dialogue.refuse(&error)?,
            }
        }
    }

    /// Asks what is to be set about a player; false if the input ends first.
    fn set_up(
        &mut self,
        room: &dyn GameEntry,
        engine: Option<&EngineOffer>,
        spec: &mut Spec,
    ) -> Result<bool, Failure> {
        if let Some(engine) = engine {
            *spec = spec.clone().named(&engine.knobs);
            if !self.strength(engine, spec)? {
                return Ok(false);
            }
        }
        match self.dialogue.yes(&Phrase::new("menu-more-player"), false)? {
            None => return Ok(false),
            Some(false) => return Ok(true),
            Some(true) => (),
        }
        let of_engine = engine.map_or(&[][..], |engine| &engine.knobs);
        let of_engine =
            FURTHER.iter().filter_map(|name| of_engine.iter().find(|knob| knob.name == *name));
        let of_seat = Seat::KNOBS.iter();
        let of_seat = of_seat.filter(|knob| knob.name != "symbol" || room.has_symbols());
        for knob in of_engine.chain(of_seat) {
            let about = self.dialogue.words.text(&format!("knob-{}", knob.name));
            let before = spec.given(knob.name).map(str::to_owned);
            let usual = engine.and_then(|engine| engine.usual_text(knob.name));
            match self.dialogue.value(&about, knob, before.as_deref(), usual)? {
                Some(value) if !value.is_empty() => spec.set(knob.name, value),
                Some(_) => (),
                None => return Ok(false),
            }
        }
        Ok(true)
    }

    /// Asks for the level or the depth of an engine that has one; false if the input ends first.
    fn strength(&mut self, engine: &EngineOffer, spec: &mut Spec) -> Result<bool, Failure> {
        let level = self.level.unwrap_or(5);
        let depth = engine.usual.depth.map_or(4, u64::from);
        let asked = [("level", "menu-level", level), ("depth", "menu-depth", depth)];
        let first = engine.knobs.first();
        let is_first = |name: &str| first.is_some_and(|first| first.name == name);
        let asked = asked.into_iter().find(|(knob, ..)| is_first(knob));
        let Some(((knob, question, usual), Knob { range: Range::Number { max, .. }, .. })) =
            asked.zip(first)
        else {
            return Ok(true);
        };
        // Searches that deepen think for a time unless a depth was set before.
        let before = spec.given(knob).and_then(|value| value.parse().ok());
        if knob == "depth" && engine.usual.depth.is_none() && before.is_none() {
            return Ok(true);
        }
        let number = self.dialogue.number(&Phrase::new(question), *max, before.unwrap_or(usual))?;
        if let Some(number) = number {
            spec.set(knob, number.to_string());
        }
        Ok(number.is_some())
    }
}
