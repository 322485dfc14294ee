//! The settings and the players of a game, before it begins: made from what the game offers.

use std::time::Duration;

use rules::{Knob, Phrase, Range, Speak, Spec};
use session::{ExternalEngines, GAMES, GameEntry, Seat, Setup, TimeControl};

/// Clocks to choose from with the arrow keys; any other can be typed.
const CLOCKS: [&str; 7] = [
    "none",
    "move:10",
    "move:30",
    "fischer:60,increment=1",
    "fischer:300,increment=5",
    "fischer:900,increment=10",
    "fischer:3600,increment=30",
];
/// The default level of the computer.
const USUAL_LEVEL: u64 = 3;
/// How strong it can play.
const LEVELS: u64 = search::Level::COUNT as u64;

/// The settings and the players of a game.
#[derive(Clone, Debug)]
pub(crate) struct SetupForm {
    /// The game, by its place in the registry.
    game: usize,
    /// What each knob was set to.
    values: Vec<Option<String>>,
    pub(crate) players: Vec<Spec>,
    pub(crate) clock: TimeControl,
    alternate: bool,
    touch_move: bool,
    /// The least time that a computer takes for a move.
    pub(crate) pace: Duration,
    /// The engines of other programs that may sit down.
    external_engines: ExternalEngines,
    /// The seat whose details are shown.
    pub(crate) open: Option<usize>,
    /// Whether it is about the game on the table.
    pub(crate) at_table: bool,
    /// The row that is chosen.
    pub(crate) chosen: usize,
    /// Why the game cannot begin like this.
    pub(crate) refused: Option<Phrase>,
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum FormRow {
    Begin,
    Player(usize),
    /// Something about the player of a seat, by the name of its knob.
    Detail(usize, &'static str),
    Setting(usize, &'static Knob),
    Clock,
    Alternate,
    TouchMove,
}

impl SetupForm {
    /// A game with nothing set: a person against the computer.
    pub(crate) fn new(game: usize, external_engines: ExternalEngines) -> Self {
        let mut form = Self {
            game,
            values: vec![None; GAMES[game].knobs().len()],
            players: vec![Spec::new(Seat::HUMAN)],
            clock: TimeControl::Unlimited,
            alternate: false,
            touch_move: false,
            pace: Duration::ZERO,
            external_engines,
            open: None,
            at_table: false,
            chosen: 0,
            refused: None,
        };
        form.check();
        form
    }

    /// The settings and the players of the game on the table; nothing if it is none of ours.
    pub(crate) fn of_table(setup: &Setup) -> Option<Self> {
        let form = Self::of_setup(setup)?;
        Some(Self { at_table: true, chosen: 1, ..form })
    }

    /// The settings and the players of a game that has not begun; nothing if it is none of ours.
    pub(crate) fn of_setup(setup: &Setup) -> Option<Self> {
        let game = GAMES.iter().position(|room| room.name() == setup.game.name)?;
        let spec = setup.game.clone().named(GAMES[game].knobs());
        let values =
            GAMES[game].knobs().iter().map(|knob| spec.given(knob.name).map(str::to_owned));
        Some(Self {
            game,
            values: values.collect(),
            players: setup.players.clone(),
            clock: setup.clock,
            alternate: setup.alternate,
            touch_move: setup.touch_move,
            pace: setup.pace,
            external_engines: setup.external_engines.clone(),
            open: None,
            at_table: false,
            chosen: 0,
            refused: None,
        })
    }

    /// Whether nothing but the players differs from a set-up, so that the game can go on.
    pub(crate) fn keeps_game(&self, setup: &Setup) -> bool {
        let before = Self::of_table(setup);
        before.is_some_and(|before| {
            before.spec() == self.spec()
                && before.players.len() == self.players.len()
                && (before.clock, before.alternate, before.touch_move)
                    == (self.clock, self.alternate, self.touch_move)
        })
    }

    pub(crate) fn room(&self) -> &'static dyn GameEntry {
        GAMES[self.game]
    }

    /// The game as it is set.
    pub(crate) fn spec(&self) -> Spec {
        let set = self.room().knobs().iter().zip(&self.values);
        set.fold(Spec::new(self.room().name()), |spec, (knob, value)| match value {
            Some(value) => spec.with(knob.name, value.as_str()),
            None => spec,
        })
    }

    /// Everything that was decided.
    pub(crate) fn setup(&self, seed: u64) -> Setup {
        Setup {
            seed,
            clock: self.clock,
            alternate: self.alternate,
            touch_move: self.touch_move,
            pace: self.pace,
            external_engines: self.external_engines.clone(),
            ..Setup::new(self.spec(), self.players.clone())
        }
    }

    /// Every row from the top.
    pub(crate) fn rows(&self) -> Vec<FormRow> {
        let players = (0..self.players.len()).flat_map(|seat| {
            let open = self.open == Some(seat);
            let details = if open { self.details(seat) } else { Vec::new() };
            let details = details.into_iter().map(move |knob| FormRow::Detail(seat, knob.name));
            [FormRow::Player(seat)].into_iter().chain(details)
        });
        let knobs = self.room().knobs().iter().enumerate();
        let settings = knobs.map(|(index, knob)| FormRow::Setting(index, knob));
        let others = [FormRow::Clock, FormRow::Alternate, FormRow::TouchMove];
        [FormRow::Begin].into_iter().chain(players).chain(settings).chain(others).collect()
    }

    /// The row that is chosen.
    pub(crate) fn row(&self) -> FormRow {
        self.rows().get(self.chosen).copied().unwrap_or(FormRow::Begin)
    }

    /// The seat that the chosen row is about.
    pub(crate) fn seat_of_row(&self) -> Option<usize> {
        match self.row() {
            FormRow::Player(seat) | FormRow::Detail(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// Chooses another row, `steps` further down.
    pub(crate) fn go(&mut self, by: isize) {
        let last = self.rows().len() - 1;
        self.chosen = self.chosen.saturating_add_signed(by).min(last);
    }

    /// What a knob is set to, or what it comes to unless set.
    pub(crate) fn value(&self, index: usize) -> Option<String> {
        self.values[index].clone().or_else(|| self.unset_value(index))
    }

    /// What a knob comes to as long as it is not set.
    pub(crate) fn unset_value(&self, index: usize) -> Option<String> {
        let knob = &self.room().knobs()[index];
        let implied = || self.room().implied(&self.spec(), knob.name);
        knob.range.default_text().or_else(implied)
    }

    /// Whether a knob was set to something unusual.
    pub(crate) fn is_set(&self, index: usize) -> bool {
        self.values[index].is_some()
    }

    pub(crate) fn switch(&self, row: FormRow) -> bool {
        match row {
            FormRow::Alternate => self.alternate,
            _ => self.touch_move,
        }
    }

    /// The next choice in the row that is chosen, or the one before.
    pub(crate) fn change(&mut self, by: i64) {
        match self.row() {
            FormRow::Begin => return,
            FormRow::Player(seat) => self.players[seat] = self.next_player(seat, by),
            FormRow::Detail(seat, name) => self.change_detail(seat, name, by),
            FormRow::Setting(index, knob) => {
                let next = next_value(&knob.range, self.value(index), by);
                self.set(index, next);
            }
            FormRow::Clock => {
                let clocks = CLOCKS.map(|clock| clock.parse::<Spec>().expect("a clock's spec"));
                let clocks = clocks.map(|spec| TimeControl::read(&spec).expect("a clock"));
                let here = clocks.iter().position(|clock| *clock == self.clock);
                self.clock = clocks[step(here, clocks.len(), by)];
            }
            FormRow::Alternate => self.alternate = !self.alternate,
            FormRow::TouchMove => self.touch_move = !self.touch_move,
        }
        self.check();
    }

    /// What the row says as it would be typed.
    pub(crate) fn text(&self) -> Option<String> {
        match self.row() {
            FormRow::Player(seat) => Some(self.players[seat].to_string()),
            FormRow::Detail(seat, name) => Some(self.detail(seat, name).unwrap_or_default()),
            FormRow::Setting(index, _) => Some(self.value(index).unwrap_or_default()),
            FormRow::Clock => Some(self.clock.spec().to_string()),
            FormRow::Begin | FormRow::Alternate | FormRow::TouchMove => None,
        }
    }

    /// Sets the row to the text that was typed.
    pub(crate) fn type_in(&mut self, text: &str) -> Result<(), Phrase> {
        let text = text.trim();
        match self.row() {
            FormRow::Player(seat) => {
                let spec: Spec = text.parse().map_err(|error: rules::SpecError| error.phrase())?;
                Seat::read(&spec).map_err(|error| error.phrase())?;
                self.players[seat] = spec;
            }
            FormRow::Detail(seat, name) => {
                let knob = self.details(seat).into_iter().find(|knob| knob.name == name);
                let Some(knob) = knob else { return Ok(()) };
                let value = Some(text.to_owned()).filter(|text| !text.is_empty());
                if let Some(text) = &value {
                    let alone =
                        Spec::new(self.players[seat].name.as_str()).with(name, text.as_str());
                    let settled = alone.settle(std::slice::from_ref(&knob));
                    settled.map_err(|error| error.phrase())?;
                }
                self.set_detail(seat, &knob, value);
            }
            FormRow::Setting(index, _) if text.is_empty() => self.set(index, None),
            FormRow::Setting(index, knob) => {
                let alone = Spec::new(self.room().name()).with(knob.name, text);
                alone.settle(std::slice::from_ref(knob)).map_err(|error| error.phrase())?;
                self.set(index, Some(text.to_owned()));
            }
            FormRow::Clock => {
                let spec: Spec = text.parse().map_err(|error: rules::SpecError| error.phrase())?;
                self.clock = TimeControl::read(&spec).map_err(|error| error.phrase())?;
            }
            FormRow::Begin | FormRow::Alternate | FormRow::TouchMove => (),
        }
        self.check();
        Ok(())
    }

    fn set(&mut self, index: usize, value: Option<String>) {
        let unset = self.unset_value(index);
        self.values[index] = value.filter(|value| Some(value) != unset.as_ref());
    }

    /// Whether the settings go together; if they do, there is a seat for everyone.
    fn check(&mut self) {
        match self.room().open(&self.spec()) {
            Ok(table) => {
                let usual = Spec::new("level").with("level", USUAL_LEVEL.to_string());
                self.players.resize(usize::from(table.players()), usual);
                self.refused = None;
            }
            Err(error) => self.refused = Some(error.phrase()),
        }
        self.go(0);
    }

    /// Who could sit down: a person, the computer at every level, every engine by name, and those
    /// of other programs.
    fn next_player(&self, seat: usize, by: i64) -> Spec {
        let levels = (1..=LEVELS).map(|level| Spec::new("level").with("level", level.to_string()));
        let engines = self.room().engines().into_iter().filter(|engine| engine.name != "level");
        let engines = engines.map(|engine| Spec::new(engine.name));
        let external_engines = self.external_engines.names().into_iter().map(Spec::new);
        let person = [Spec::new(Seat::HUMAN)].into_iter();
        let all: Vec<Spec> = person.chain(levels).chain(engines).chain(external_engines).collect();
        let named = self.players[seat].clone().named(&self.engine_knobs(seat));
        let here = all.iter().position(|spec| *spec == named);
        all[step(here, all.len(), by)].clone()
    }
}

/// The next index below a count, round and round; the first from none.
fn step(here: Option<usize>, count: usize, by: i64) -> usize {
    let count = i64::try_from(count).expect("a short list");
    let next = here.map_or(0, |here| i64::try_from(here).expect("a short list") + by);
    usize::try_from(next.rem_euclid(count)).expect("not negative")
}

/// The next value in a range, or the one before; a word stands between nothing and the greatest,
/// and nothing is below the least if there is no default.
pub(crate) fn next_value(range: &Range, value: Option<String>, by: i64) -> Option<String> {
    match range {
        // From the word one comes back to nothing.
        Range::Number { word: Some(word), .. } if value.as_deref() == Some(word) => None,
        Range::Number { min, max, word, default } => {
            let here = value.and_then(|value| value.parse::<u64>().ok());
            match here.map(|here| here.saturating_add_signed(by)) {
                None if by > 0 => Some(min.to_string()),
                None => word.map(str::to_owned),
                Some(next) if next < *min && word.is_some() => word.map(str::to_owned),
                Some(next) if next < *min && default.is_none() => None,
                Some(next) => Some(next.clamp(*min, *max).to_string()),
            }
        }
        Range::Seconds { min, max, .. } => {
            let here = value.and_then(|value| value.parse::<f64>().ok());
            let next = here.unwrap_or(0.0) + if by < 0 { -1.0 } else { 1.0 };
            (next >= *min).then(|| next.min(*max).to_string())
        }
        Range::Word { words, .. } => {
            let here = words.iter().position(|word| Some(*word) == value.as_deref());
            Some(words[step(here, words.len(), by)].to_owned())
        }
        Range::Switch { .. } => {
            Some(if value.as_deref() == Some("on") { "off" } else { "on" }.to_owned())
        }
        Range::Text { .. } => value,
    }
}
