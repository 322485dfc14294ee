//! The knobs that are tuned, and an engine with values for them.

use protocol::Contact;
use rules::{Knob, Phrase, Range, Spec};
use session::open_room;
use tournament::TunedKnob;

use crate::failure::Failure;

/// The knob of an external engine under which its own are named.
const PARAMETERS: &str = "parameters";

/// Sets the knobs of an engine to values.
pub(super) struct KnobSetter {
    base: Spec,
    knobs: Vec<TunedKnob>,
    /// Whether they are parameters of another program.
    external: bool,
}

impl KnobSetter {
    /// The knobs that texts such as `exploration=20..300` name.
    pub(super) fn read(game: &Spec, base: Spec, texts: &[String]) -> Result<Self, Failure> {
        let external = Contact::names().contains(&&*base.name);
        let offered = open_room(game)?.engines();
        let offered = offered.into_iter().find(|offer| offer.name == base.name);
        let own: Vec<Knob> = offered.map(|offer| offer.knobs).unwrap_or_default();
        let knobs = texts.iter().map(|text| knob(text, &base, &own, external));
        Ok(Self { knobs: knobs.collect::<Result<_, _>>()?, base, external })
    }

    pub(super) fn base(&self) -> &Spec {
        &self.base
    }

    pub(super) fn knobs(&self) -> &[TunedKnob] {
        &self.knobs
    }

    /// The engine with these values.
    pub(super) fn engine(&self, values: &[f64]) -> Spec {
        let texts = self.knobs.iter().zip(values);
        let texts = texts.map(|(knob, value)| (&*knob.name, self.text(&knob.name, *value)));
        if !self.external {
            return texts.fold(self.base.clone(), |spec, (name, text)| spec.with(name, text));
        }
        let kept = self.base.given(PARAMETERS).unwrap_or_default().split_whitespace();
        let is_tuned = |text: &&str| {
            let name = text.split('=').next().unwrap_or_default();
            self.knobs.iter().any(|knob| knob.name == name)
        };
        let kept = kept.filter(|text| !is_tuned(text)).map(str::to_owned);
        let all: Vec<String> =
            kept.chain(texts.map(|(name, text)| format!("{name}={text}"))).collect();
        self.base.clone().with(PARAMETERS, all.join(" "))
    }

    /// A value as it is typed: whole numbers, as our knobs are, and for others wherever the range
    /// has whole ends.
    pub(super) fn text(&self, name: &str, value: f64) -> String {
        let knob = self.knobs.iter().find(|knob| knob.name == name);
        let whole = knob.is_none_or(|knob| knob.min.fract() == 0.0 && knob.max.fract() == 0.0);
        if whole { format!("{value:.0}") } else { format!("{value:.4}") }
    }
}

/// The knob that a text names.
fn knob(text: &str, base: &Spec, own: &[Knob], external: bool) -> Result<TunedKnob, Failure> {
    let wrong = || Failure::WrongUse(Phrase::new("error-tune-knob").with("text", text));
    let (name, range) = text.split_once('=').ok_or_else(wrong)?;
    let (min, max) = range.split_once("..").ok_or_else(wrong)?;
    let (min, max): (f64, f64) =
        (min.trim().parse().map_err(|_| wrong())?, max.trim().parse().map_err(|_| wrong())?);
    let set = if external { parameter(base, name) } else { base.given(name).map(str::to_owned) };
    let usual = own.iter().find(|knob| knob.name == name).and_then(|knob| match knob.range {
        Range::Number { default, .. } => default.map(|number| number.to_string()),
        _ => None,
    });
    let start = set.or(usual).and_then(|text| text.parse().ok()).unwrap_or(f64::midpoint(min, max));
    TunedKnob::new(name.trim(), min, max, start).ok_or_else(wrong)
}

/// The value that a parameter of another program has.
fn parameter(base: &Spec, name: &str) -> Option<String> {
    let all = base.given(PARAMETERS)?.split_whitespace();
    let mut named = all.filter_map(|text| text.split_once('='));
    named.find(|(known, _)| *known == name).map(|(_, value)| value.to_owned())
}
