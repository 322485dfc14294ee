//! `plateau list`: every game, knob, algorithm and evaluator, straight from the registry.

use std::io::Write;

use paper::{COLUMNS, wrap};
use rules::{Knob, Offer, Phrase, Range};
use serde::Serialize;
use session::{
    BuildTimeControl, EngineOffer, GAMES, Preset, Seat, TimeControl, about_evaluator, open_room,
};
use words::Words;

use crate::{arguments::ListArgs, failure::Failure, json, settings::UserSettings};

/// Where explanations begin, beside the names.
const BESIDE: usize = 18;

#[derive(Serialize)]
struct RegistryJson {
    games: Vec<GameJson>,
    /// A person at the table.
    person: EngineJson,
    /// Set-ups that are ready to play.
    presets: Vec<OfferJson>,
    /// Engines of other programs that the settings name.
    guests: Vec<String>,
    /// The clocks that can stand on the table.
    clocks: Vec<EngineJson>,
}

#[derive(Serialize)]
struct GameJson {
    name: &'static str,
    about: String,
    knobs: Vec<KnobJson>,
    evaluators: Vec<OfferJson>,
    engines: Vec<EngineJson>,
    /// What each level does, the weakest first.
    levels: Vec<String>,
}

#[derive(Serialize)]
struct OfferJson {
    name: &'static str,
    /// What it is called in the language that is spoken.
    called: String,
    about: String,
}

#[derive(Serialize)]
struct EngineJson {
    name: &'static str,
    /// What it is called in the language that is spoken.
    called: String,
    /// Whether it plays this game only.
    own: bool,
    about: String,
    knobs: Vec<KnobJson>,
}

#[derive(Serialize)]
struct KnobJson {
    name: &'static str,
    about: String,
    allowed: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<String>,
    /// What it usually is at a table where nothing of its kind is set.
    #[serde(skip_serializing_if = "Option::is_none")]
    usual: Option<String>,
}

/// Lists everything there is, or what there is to one game.
pub(crate) fn run(
    list: &ListArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let games = match &list.game {
        Some(name) => vec![game(open_room(&name.parse()?)?, words)],
        None => GAMES.iter().map(|room| game(*room, words)).collect(),
    };
    let guests = settings.engines.keys().cloned().collect();
    let presets = Preset::ALL.iter().map(|preset| OfferJson {
        name: preset.name,
        called: words.text(&format!("preset-{}", preset.name)),
        about: words.text(&format!("preset-{}-about", preset.name)),
    });
    let presets = presets.collect();
    let (person, clocks) = (person(words), clocks(words));
    let registry = RegistryJson { games, person, presets, guests, clocks };
    if list.json {
        return Ok(out.write_all(json::pretty(&registry)?.as_bytes())?);
    }
    for game in &registry.games {
        write_game(game, words, out)?;
    }
    write_players(&registry, words, out)
}

fn person(words: &Words) -> EngineJson {
    EngineJson {
        name: Seat::HUMAN,
        called: Seat::HUMAN.to_owned(),
        own: false,
        about: words.text("menu-person"),
        knobs: Seat::KNOBS.iter().map(|k| knob(k, "knob-", words)).collect(),
    }
}

fn clocks(words: &Words) -> Vec<EngineJson> {
    let clock = |offer: &Offer<BuildTimeControl>| EngineJson {
        name: offer.name,
        called: offer.name.to_owned(),
        own: false,
        about: words.text(&format!("clock-{}", offer.name)),
        knobs: offer.knobs.iter().map(|k| knob(k, "knob-clock-", words)).collect(),
    };
    TimeControl::OFFERS.iter().map(clock).collect()
}

fn game(room: &dyn session::GameEntry, words: &Words) -> GameJson {
    let name = room.name();
    let evaluator = |evaluator| OfferJson {
        name: evaluator,
        called: words.text(&format!("page-choice-{evaluator}")),
        about: words.say(&about_evaluator(name, evaluator)),
    };
    GameJson {
        name,
        about: words.text(&format!("game-{name}-about")),
        knobs: room.knobs().iter().map(|k| knob(k, &format!("knob-{name}-"), words)).collect(),
        evaluators: room.evaluators().into_iter().map(evaluator).collect(),
        engines: room.engines().iter().map(|offer| engine(name, offer, words)).collect(),
        levels: room.levels().iter().map(|does| words.say(does)).collect(),
    }
}

/// What a player is called in the language that is spoken.
fn called(words: &Words, name: &str) -> String {
    words.text(&format!("player-called-{name}"))
}

/// What there is to say beside a name: what it is called, where that is something else, and what it
/// is.
fn beside(words: &Words, name: &str, called: &str, about: &str) -> String {
    if called == name {
        return about.to_owned();
    }
    words.say(&Phrase::new("list-title").with("name", called).with("about", about))
}

fn engine(game: &str, offer: &EngineOffer, words: &Words) -> EngineJson {
    EngineJson {
        name: offer.name,
        called: called(words, offer.name),
        own: offer.own,
        about: words.say(&offer.about(game)),
        knobs: offer
            .knobs
            .iter()
            .map(|k| KnobJson { usual: offer.usual_text(k.name), ..knob(k, "knob-", words) })
            .collect(),
    }
}

fn knob(knob: &Knob, prefix: &str, words: &Words) -> KnobJson {
    let choices = match &knob.range {
        Range::Word { words, .. } => Some(words.to_vec()),
        Range::Switch { .. } => Some(vec!["on", "off"]),
        Range::Number { word: Some(word), .. } => Some(vec![*word]),
        _ => None,
    };
    KnobJson {
        name: knob.name,
        about: words.text(&format!("{prefix}{}", knob.name)),
        allowed: words.say(&knob.range),
        choices,
        default: knob.range.default_text(),
        usual: None,
    }
}

fn write_game(game: &GameJson, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let title =
        Phrase::new("list-title").with("name", game.name).with("about", game.about.as_str());
    for line in wrap(&words.say(&title), COLUMNS) {
        writeln!(out, "{line}")?;
    }
    heading(out, words, "list-settings")?;
    for knob in &game.knobs {
        entry(out, knob.name, &told(knob))?;
    }
    heading(out, words, "list-evaluators")?;
    for evaluator in &game.evaluators {
        let OfferJson { name, called, about } = evaluator;
        entry(out, name, &beside(words, name, called, about))?;
    }
    let own: Vec<&EngineJson> = game.engines.iter().filter(|engine| engine.own).collect();
    if !own.is_empty() {
        heading(out, words, "list-engines")?;
    }
    for engine in own {
        write_player(out, words, engine, &[engine])?;
    }
    heading(out, words, "list-levels")?;
    for (level, does) in (1..).zip(&game.levels) {
        entry(out, &format!("level:{level}"), does)?;
    }
    Ok(writeln!(out)?)
}

/// Who can sit at any table, and what can be set about players of every kind.
fn write_players(
    registry: &RegistryJson,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let RegistryJson { games, person, presets, guests, clocks } = registry;
    writeln!(out, "{}", words.text("list-every-game"))?;
    let engines = || games.iter().flat_map(|game| &game.engines);
    let mut general: Vec<&EngineJson> = Vec::new();
    for engine in engines().filter(|engine| !engine.own) {
        if general.iter().all(|known| known.name != engine.name) {
            general.push(engine);
            let alike: Vec<_> = engines().filter(|other| other.name == engine.name).collect();
            write_player(out, words, engine, &alike)?;
        }
    }
    writeln!(out, "\n{}", words.text("list-people"))?;
    write_player(out, words, person, &[person])?;
    if !guests.is_empty() {
        writeln!(out, "\n{}", words.text("list-guests"))?;
    }
    for guest in guests {
        writeln!(out, "    {guest}")?;
    }
    writeln!(out, "\n{}", words.text("list-player-settings"))?;
    let knobs: Vec<&KnobJson> = engines().chain([person]).flat_map(|who| &who.knobs).collect();
    for (index, knob) in knobs.iter().enumerate() {
        let alike = |other: &&&KnobJson| other.name == knob.name;
        if !knobs[..index].iter().any(|other| alike(&other)) {
            entry(out, knob.name, &told_of_all(knobs.iter().filter(alike).copied()))?;
        }
    }
    writeln!(out, "\n{}", words.text("list-clocks"))?;
    for clock in clocks {
        entry(out, clock.name, &clock.about)?;
        for knob in &clock.knobs {
            entry(out, "", &format!("{}: {}", knob.name, told(knob)))?;
        }
    }
    writeln!(out, "\n{}", words.text("list-presets"))?;
    for preset in presets {
        entry(out, preset.name, &preset.about)?;
    }
    Ok(())
}

/// A player with what can be set; a usual limit is told if it is the same wherever the player sits.
fn write_player(
    out: &mut dyn Write,
    words: &Words,
    player: &EngineJson,
    everywhere: &[&EngineJson],
) -> Result<(), Failure> {
    let EngineJson { name, called, about, .. } = player;
    entry(out, name, &beside(words, name, called, about))?;
    let name = |knob: &KnobJson| match &knob.usual {
        Some(usual) if has_usual(everywhere, knob) => format!("{}[{usual}]", knob.name),
        _ => knob.name.to_owned(),
    };
    let names: Vec<String> = player.knobs.iter().map(name).collect();
    if names.is_empty() { Ok(()) } else { entry(out, "", &format!("({})", names.join(" "))) }
}

/// Whether a limit is usually the same for players of one name in every game.
fn has_usual(everywhere: &[&EngineJson], knob: &KnobJson) -> bool {
    let knobs = everywhere.iter().flat_map(|player| &player.knobs);
    knobs.filter(|other| other.name == knob.name).all(|other| other.usual == knob.usual)
}

/// What a knob does wherever it is, and as much of the rest as is the same everywhere.
fn told_of_all<'a>(mut knobs: impl Iterator<Item = &'a KnobJson>) -> String {
    let first = knobs.next().expect("a knob that was found");
    let (mut allowed, mut default) = (true, true);
    for knob in knobs {
        allowed &= knob.allowed == first.allowed;
        default &= knob.default == first.default;
    }
    match (allowed, default) {
        (true, true) => told(first),
        (true, false) => format!("{} ({})", first.about, first.allowed),
        (false, _) => first.about.clone(),
    }
}

/// What a knob does, what it can be set to, and what it is unless set.
fn told(knob: &KnobJson) -> String {
    let default = knob.default.as_ref().map_or(String::new(), |default| format!(" [{default}]"));
    format!("{} ({}){default}", knob.about, knob.allowed)
}

fn heading(out: &mut dyn Write, words: &Words, id: &str) -> Result<(), Failure> {
    Ok(writeln!(out, "  {}", words.text(id))?)
}

/// A name with what there is to say about it beside, in as many lines as it takes.
fn entry(out: &mut dyn Write, name: &str, about: &str) -> Result<(), Failure> {
    // A name that leaves no room beside it has a line of its own.
    let beside = name.chars().count() + 4 < BESIDE;
    if !beside {
        writeln!(out, "    {name}")?;
    }
    for (index, line) in wrap(about, COLUMNS - BESIDE).iter().enumerate() {
        let name = if index == 0 && beside { name } else { "" };
        writeln!(out, "    {name:<width$}{line}", width = BESIDE - 4)?;
    }
    Ok(())
}
