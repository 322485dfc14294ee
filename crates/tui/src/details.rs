//! What can be set about a player in the form, row by row, without typing a spec.

use rules::{Knob, Range, Spec};
use session::Seat;

use crate::form::{SetupForm, next_value};

/// What is offered about an engine, if it has it; anything else can be typed.
const OFFERED: [&str; 8] =
    ["level", "depth", "eval", "time", "pruning", "ordering", "table", "threads"];

impl SetupForm {
    /// What can be set about the player of a seat.
    pub(crate) fn details(&self, seat: usize) -> Vec<Knob> {
        let of_engine = self.engine_knobs(seat).into_iter();
        let of_engine = of_engine.filter(|knob| OFFERED.contains(&knob.name));
        let of_seat = Seat::KNOBS.iter().cloned();
        let has_symbols = self.room().has_symbols();
        of_engine.chain(of_seat.filter(|knob| knob.name != "symbol" || has_symbols)).collect()
    }

    /// Every knob of the engine of a seat; none for a person.
    pub(crate) fn engine_knobs(&self, seat: usize) -> Vec<Knob> {
        let name = &self.players[seat].name;
        let offers = self.room().engines();
        offers
            .into_iter()
            .find(|offer| offer.name == name)
            .map(|offer| offer.knobs)
            .unwrap_or_default()
    }

    /// What a detail of a player is set to, or what it is unless set.
    pub(crate) fn detail(&self, seat: usize, name: &str) -> Option<String> {
        let spec = self.players[seat].clone().named(&self.engine_knobs(seat));
        let given = spec.given(name).map(str::to_owned);
        given.or_else(|| self.unset_detail(seat, name))
    }

    /// What a detail of a player is as long as it is not set: its default, or the limit that the
    /// engine keeps when it has none.
    fn unset_detail(&self, seat: usize, name: &str) -> Option<String> {
        let engine = &self.players[seat];
        let offers = self.room().engines();
        let offer = offers.iter().find(|offer| offer.name == engine.name);
        let knob = || self.details(seat).into_iter().find(|knob| knob.name == name);
        let default = || knob()?.range.default_text();
        let is_limited = ["depth", "time", "nodes"]
            .iter()
            .any(|knob| engine.clone().named(&self.engine_knobs(seat)).given(knob).is_some());
        let usual = || offer.filter(|_| !is_limited)?.usual_text(name);
        default().or_else(usual)
    }

    /// The next value of a detail, or the one before.
    pub(crate) fn change_detail(&mut self, seat: usize, name: &str, by: i64) {
        let Some(knob) = self.details(seat).into_iter().find(|knob| knob.name == name) else {
            return;
        };
        let next = next_value(&knob.range, self.detail(seat, name), by);
        self.set_detail(seat, &knob, next);
    }

    /// Sets a detail of a player to a value, or to what is usual.
    pub(crate) fn set_detail(&mut self, seat: usize, knob: &Knob, value: Option<String>) {
        let usual = knob.range.default_text();
        let keeps_default = knob.name == "level";
        let spec = self.players[seat].clone().named(&self.engine_knobs(seat));
        let mut spec: Spec = spec;
        let _ = spec.split_off(std::slice::from_ref(knob));
        if let Some(value) = value.filter(|value| keeps_default || Some(value) != usual.as_ref()) {
            spec.set(knob.name, value);
        }
        self.players[seat] = spec;
    }

    /// Opens or closes the details of the player of the chosen row.
    pub(crate) fn toggle_details(&mut self) {
        let Some(seat) = self.seat_of_row() else { return };
        let is_open = self.open == Some(seat);
        self.open = (!is_open).then_some(seat);
        // The seat stays chosen, wherever its row is now.
        let rows = self.rows();
        let place = rows
            .iter()
            .position(|row| matches!(row, crate::form::FormRow::Player(at) if *at == seat));
        self.chosen = place.unwrap_or(0);
    }
}

/// Whether a range is one of words, so that its values have names.
pub(crate) fn has_named_values(range: &Range) -> bool {
    matches!(range, Range::Word { .. } | Range::Switch { .. })
        || matches!(range, Range::Number { word: Some(_), .. })
}
