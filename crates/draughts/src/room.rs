//! The room: one name, the knobs of every variant, two board types behind them.

use rules::{Knob, Phrase, Settings, SpecError};
use search::{Family, Visitor};

use crate::{CaptureRank, Colour, Draughts, Grid, Kings, Promotion, Rules, Wide, variants};

/// The room of draughts.
#[derive(Clone, Copy, Debug)]
pub struct Room;

impl Family for Room {
    const NAME: &'static str = "draughts";
    const AGREED_DRAWS: bool = true;
    /// What is not set is as the variant has it.
    const KNOBS: &'static [Knob] = &[
        Knob::word("variant", &variants::NAMES, Some("international")),
        Knob::number("width", 4, 20, None),
        Knob::number("height", 4, 20, None),
        Knob::number("rows", 1, 18, None),
        Knob::number("rows-white", 1, 18, None),
        Knob::number("rows-black", 1, 18, None),
        Knob::switch("backward", None),
        Knob::switch("compulsory", None),
        Knob::switch("largest", None),
        Knob::word("kings", &["flying", "short"], None),
        Knob::word("promotion", &["passes", "ends", "continues"], None),
        Knob::word("first", &["white", "black"], None),
        Knob::number_or("quiet", 1, 1000, "off"),
        Knob::number_or("repetition", 2, 100, "off"),
        Knob::switch("endings", None),
        Knob::word("captures", &["compact", "full"], None),
    ];

    fn implied(settings: &Settings, knob: &str) -> Option<String> {
        Rules::new(settings).ok()?.setting(knob)
    }

    fn open<V: Visitor>(settings: &Settings, visitor: V) -> Result<V::Output, SpecError> {
        let rules = Rules::new(settings)?;
        Ok(if Grid::<u64>::fits(rules.width, rules.height) {
            visitor.visit(Draughts::<u64>::new(rules))
        } else {
            visitor.visit(Draughts::<Wide>::new(rules))
        })
    }
}

impl Rules {
    /// The rules of the variant, with what the knobs change.
    ///
    /// # Errors
    ///
    /// If the board has one odd side, the rows of men leave no room to move, or no rule is left that
    /// ends every game.
    pub fn new(settings: &Settings) -> Result<Self, SpecError> {
        let variant = settings.word("variant").and_then(variants::find);
        let mut rules = variant.expect("a knob with a default, one of the names");
        size(settings, &mut rules)?;
        rows(settings, &mut rules)?;
        let movement = &mut rules.movement;
        if let Some(backward) = settings.switch("backward") {
            movement.backward = backward;
        }
        if let Some(compulsory) = settings.switch("compulsory") {
            movement.compulsory = compulsory;
        }
        if let Some(largest) = settings.switch("largest") {
            movement.choice = choice(movement.choice, largest);
        }
        if let Some(kings) = settings.word("kings") {
            movement.kings = if kings == "flying" { Kings::Flying } else { Kings::Short };
        }
        if let Some(promotion) = settings.word("promotion") {
            movement.promotion = match promotion {
                "passes" => Promotion::Passes,
                "ends" => Promotion::Ends,
                _ => Promotion::Continues,
            };
        }
        if let Some(first) = settings.word("first") {
            rules.first = if first == "white" { Colour::White } else { Colour::Black };
        }
        if let Some(captures) = settings.word("captures") {
            rules.full_captures = captures == "full";
        }
        draws(settings, &mut rules)?;
        Ok(rules)
    }

    /// What a knob would have to be set to for these rules, as it would be typed; nothing for one
    /// that no single value describes, such as the rows of two sides that differ.
    fn setting(&self, knob: &str) -> Option<String> {
        let switch = |on: bool| Some(if on { "on" } else { "off" }.to_owned());
        let word = |word: &str| Some(word.to_owned());
        let limit = |limit: Option<usize>| match limit {
            Some(number) => Some(number.to_string()),
            None => word("off"),
        };
        let [white, black] = self.rows;
        let movement = &self.movement;
        match knob {
            "width" => Some(self.width.to_string()),
            "height" => Some(self.height.to_string()),
            "rows" => (white == black).then(|| white.to_string()),
            "rows-white" => Some(white.to_string()),
            "rows-black" => Some(black.to_string()),
            "backward" => switch(movement.backward),
            "compulsory" => switch(movement.compulsory),
            "largest" => switch(movement.choice.prefers_more()),
            "kings" => word(if movement.kings == Kings::Flying { "flying" } else { "short" }),
            "promotion" => word(match movement.promotion {
                Promotion::Passes => "passes",
                Promotion::Ends => "ends",
                Promotion::Continues => "continues",
            }),
            "first" => word(if self.first == Colour::White { "white" } else { "black" }),
            "quiet" => limit(self.quiet.map(usize::from)),
            "repetition" => limit(self.repetitions),
            "endings" => switch(!self.endings.is_empty()),
            "captures" => word(if self.full_captures { "full" } else { "compact" }),
            _ => None,
        }
    }
}

/// Which capture to choose when the largest must be taken, or need not.
///
/// A variant that asks for the largest anyway keeps its own way of telling which that is; one that
/// asks for something else keeps that as long as the largest need not be taken.
const fn choice(own: CaptureRank, largest: bool) -> CaptureRank {
    match (own.prefers_more(), largest) {
        (true, false) => CaptureRank::FREE,
        (false, true) => CaptureRank::MOST,
        (true, true) | (false, false) => own,
    }
}

fn size(settings: &Settings, rules: &mut Rules) -> Result<(), SpecError> {
    for (knob, side) in [("width", &mut rules.width), ("height", &mut rules.height)] {
        if settings.number(knob).is_some() {
            *side = settings.byte(knob);
        }
    }
    // Turned round, such a board would have its dark squares where the light ones were: the sides
    // would not begin alike.
    if rules.width % 2 != rules.height % 2 {
        return Err(SpecError::Clash(
            Phrase::new("error-draughts-sides")
                .with("width", u64::from(rules.width))
                .with("height", u64::from(rules.height)),
        ));
    }
    Ok(())
}

/// The rules that make a game a draw. One of those that end every game must be left.
fn draws(settings: &Settings, rules: &mut Rules) -> Result<(), SpecError> {
    const OFF: Option<&str> = Some("off");
    if settings.word("repetition") == OFF {
        rules.repetitions = None;
    } else if let Some(times) = settings.number("repetition") {
        rules.repetitions = Some(usize::try_from(times).expect("a knob whose range fits"));
    }
    if settings.word("quiet") == OFF {
        rules.quiet = None;
    } else if let Some(turns) = settings.number("quiet") {
        rules.quiet = Some(u16::try_from(turns).expect("a knob whose range fits"));
    }
    if settings.switch("endings") == Some(false) {
        rules.endings = &[];
    }
    if rules.repetitions.is_none() && rules.quiet.is_none() {
        return Err(SpecError::Clash(Phrase::new("error-draughts-endless")));
    }
    Ok(())
}

fn rows(settings: &Settings, rules: &mut Rules) -> Result<(), SpecError> {
    let height = rules.height;
    let own = variants::find(settings.word("variant").unwrap_or_default());
    if own.is_none_or(|own| own.height != height) {
        rules.rows = [Rules::usual_rows(height); 2];
    }
    for (index, knob) in ["rows-white", "rows-black"].into_iter().enumerate() {
        for knob in ["rows", knob] {
            if settings.number(knob).is_some() {
                rules.rows[index] = settings.byte(knob);
            }
        }
    }
    let [white, black] = rules.rows;
    // One row must be free, or no piece could ever move.
    if height <= white + black {
        return Err(SpecError::Clash(
            Phrase::new("error-draughts-rows")
                .with("white", u64::from(white))
                .with("black", u64::from(black))
                .with("height", u64::from(height)),
        ));
    }
    Ok(())
}
