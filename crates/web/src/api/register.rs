//! Everything there is to choose from.

use std::collections::BTreeMap;

use axum::{Json, extract::State};
use rules::{Knob, Player, Range, Spec};
use search::Level;
use session::{EngineOffer, GAMES, Preset, Seat, TimeControl, about_evaluator};
use words::Words;

use super::requester::Requester;
use crate::{
    app_state::AppState,
    wire::{
        ClockEntry, EngineEntry, EvaluatorEntry, GameEntry, KnobEntry, KnobKind, LanguageEntry,
        LevelEntry, PresetEntry, Register,
    },
};

/// Everything there is to choose from, in the language of the request.
pub(crate) async fn register(State(app): State<AppState>, requester: Requester) -> Json<Register> {
    let words = &requester.words;
    let clocks = TimeControl::OFFERS.iter().map(|offer| ClockEntry {
        name: offer.name.to_owned(),
        knobs: knobs(offer.knobs, "clock-", words),
    });
    let levels = Level::NAMES.iter().map(|&(name, level)| LevelEntry {
        name: name.to_owned(),
        level: u8::try_from(level).expect("there are few levels"),
    });
    let languages =
        words.languages().map(|(code, name)| LanguageEntry { code: code.to_owned(), name });
    Json(Register {
        games: GAMES.iter().map(|room| game(*room, words)).collect(),
        presets: Preset::ALL.into_iter().map(|one| preset(one, words)).collect(),
        person: knobs(Seat::KNOBS, "knob-", words),
        guests: app.external_engines().names(),
        clocks: clocks.collect(),
        levels: levels.collect(),
        level_count: u8::try_from(Level::COUNT).expect("there are few levels"),
        languages: languages.collect(),
        language: words.language(),
        open_tables: app.has_open_tables(),
        appearance: app.appearance(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

fn preset(preset: Preset, words: &Words) -> PresetEntry {
    let setup = preset.setup();
    PresetEntry {
        name: preset.name.to_owned(),
        title: words.text(&format!("preset-{}", preset.name)),
        about: words.text(&format!("preset-{}-about", preset.name)),
        room: setup.game.name.clone(),
        game: setup.game.to_string(),
        players: setup.players.iter().map(ToString::to_string).collect(),
        touch_move: setup.touch_move,
    }
}

fn game(room: &dyn session::GameEntry, words: &Words) -> GameEntry {
    let name = room.name();
    let evaluator = |evaluator: &'static str| EvaluatorEntry {
        name: evaluator.to_owned(),
        about: words.say(&about_evaluator(name, evaluator)),
    };
    let (fewest, most) = players(room);
    GameEntry {
        name: name.to_owned(),
        title: words.text(&format!("game-{name}")),
        about: words.text(&format!("game-{name}-about")),
        symbols: room.has_symbols(),
        fewest,
        most,
        knobs: knobs(room.knobs(), &format!("knob-{name}-"), words)
            .into_iter()
            .map(|knob| KnobEntry { implied: implied(room, &knob.name), ..knob })
            .collect(),
        evaluators: room.evaluators().into_iter().map(evaluator).collect(),
        engines: room.engines().iter().map(|offer| engine(name, offer, words)).collect(),
        levels: room.levels().iter().map(|does| words.say(does)).collect(),
    }
}

/// What a setting comes to unless set, for each choice of the first setting of the game.
fn implied(room: &dyn session::GameEntry, knob: &str) -> BTreeMap<String, String> {
    let Some(Knob { name, range: Range::Word { words, .. } }) = room.knobs().first() else {
        return BTreeMap::new();
    };
    let value = |choice: &&str| {
        let spec = Spec::new(room.name()).with(*name, *choice);
        Some((choice.to_string(), room.implied(&spec, knob)?))
    };
    words.iter().filter_map(value).collect()
}

/// How few and how many can play.
fn players(room: &dyn session::GameEntry) -> (u8, u8) {
    let range = room.knobs().iter().find(|knob| knob.name == "players").map(|knob| &knob.range);
    match range {
        Some(Range::Number { min, max, .. }) => {
            let few = |number: u64| u8::try_from(number).unwrap_or(Player::MOST);
            (few(*min), few(*max))
        }
        _ => (2, 2),
    }
}

fn engine(game: &str, offer: &EngineOffer, words: &Words) -> EngineEntry {
    EngineEntry {
        name: offer.name.to_owned(),
        about: words.say(&offer.about(game)),
        own: offer.own,
        knobs: knobs(&offer.knobs, "knob-", words)
            .into_iter()
            .map(|knob| KnobEntry { usual: offer.usual_text(&knob.name), ..knob })
            .collect(),
    }
}

fn knobs(knobs: &[Knob], prefix: &str, words: &Words) -> Vec<KnobEntry> {
    let entries = knobs.iter().map(|knob| KnobEntry {
        name: knob.name.to_owned(),
        about: words.text(&format!("{prefix}{}", knob.name)),
        range: kind(&knob.range),
        allowed: words.say(&knob.range),
        default: knob.range.default_text(),
        usual: None,
        implied: BTreeMap::new(),
    });
    entries.collect()
}

fn kind(range: &Range) -> KnobKind {
    #[expect(clippy::cast_precision_loss, reason = "numbers that people set have few digits")]
    let number = |number: u64| number as f64;
    match range {
        Range::Number { min, max, word, .. } => KnobKind::Number {
            min: number(*min),
            max: Some(*max).filter(|&max| max != u64::MAX).map(number),
            word: word.map(str::to_owned),
        },
        Range::Seconds { min, max, .. } => KnobKind::Seconds { min: *min, max: *max },
        Range::Word { words, .. } => {
            KnobKind::Word { choices: words.iter().map(|&word| word.to_owned()).collect() }
        }
        Range::Switch { .. } => KnobKind::Switch {},
        Range::Text { longest } => {
            KnobKind::Text { longest: u32::try_from(*longest).unwrap_or(u32::MAX) }
        }
    }
}
