//! `plateau list`: every game, knob, algorithm and evaluator, straight from the registry.

use std::io::Write;

use rules::{Knob, Phrase, Range, Speak};
use serde::Serialize;
use session::{EngineOffer, GAMES, Room};
use words::Words;

use crate::{arguments::List, failure::Failure};

#[derive(Serialize)]
struct Registry {
    games: Vec<GameEntry>,
}

#[derive(Serialize)]
struct GameEntry {
    name: &'static str,
    about: String,
    knobs: Vec<KnobEntry>,
    evaluators: Vec<Entry>,
    engines: Vec<EngineEntry>,
}

#[derive(Serialize)]
struct Entry {
    name: &'static str,
    about: String,
}

#[derive(Serialize)]
struct EngineEntry {
    name: &'static str,
    about: String,
    knobs: Vec<KnobEntry>,
}

#[derive(Serialize)]
struct KnobEntry {
    name: &'static str,
    about: String,
    allowed: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<String>,
}

/// Lists everything there is.
pub(crate) fn run(list: &List, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let registry = Registry { games: GAMES.iter().map(|room| game(*room, words)).collect() };
    if list.json {
        serde_json::to_writer_pretty(&mut *out, &registry)?;
        writeln!(out)?;
        return Ok(());
    }
    for game in &registry.games {
        write_game(game, words, out)?;
    }
    Ok(())
}

fn game(room: &dyn Room, words: &Words) -> GameEntry {
    let name = room.name();
    let evaluator =
        |evaluator| Entry { name: evaluator, about: about_evaluator(words, name, evaluator) };
    GameEntry {
        name,
        about: words.text(&format!("game-{name}-about")),
        knobs: room.knobs().iter().map(|k| knob(k, &format!("knob-{name}-"), words)).collect(),
        evaluators: room.evaluators().into_iter().map(evaluator).collect(),
        engines: room.engines().iter().map(|offer| engine(name, offer, words)).collect(),
    }
}

/// What an evaluator is good for; those of every game have one message for all.
fn about_evaluator(words: &Words, game: &str, evaluator: &str) -> String {
    let id = match evaluator {
        "win-lose" => "evaluator-win-lose".to_owned(),
        _ => format!("evaluator-{game}-{evaluator}"),
    };
    words.text(&id)
}

fn engine(game: &str, offer: &EngineOffer, words: &Words) -> EngineEntry {
    let id = if offer.own {
        format!("engine-{game}-{}", offer.name)
    } else {
        format!("algorithm-{}", offer.name)
    };
    EngineEntry {
        name: offer.name,
        about: words.text(&id),
        knobs: offer.knobs.iter().map(|k| knob(k, "knob-", words)).collect(),
    }
}

fn knob(knob: &Knob, prefix: &str, words: &Words) -> KnobEntry {
    let choices = match &knob.range {
        Range::Word { words, .. } => Some(words.to_vec()),
        Range::Switch { .. } => Some(vec!["on", "off"]),
        _ => None,
    };
    KnobEntry {
        name: knob.name,
        about: words.text(&format!("{prefix}{}", knob.name)),
        allowed: words.say(&knob.range),
        choices,
        default: knob.range.default_text(),
    }
}

fn write_game(game: &GameEntry, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}: {}", game.name, game.about)?;
    heading(out, words, "list-settings")?;
    for knob in &game.knobs {
        let default =
            knob.default.as_ref().map_or(String::new(), |default| format!(" [{default}]"));
        writeln!(out, "    {:<12} {} ({}){default}", knob.name, knob.about, knob.allowed)?;
    }
    heading(out, words, "list-evaluators")?;
    for evaluator in &game.evaluators {
        writeln!(out, "    {:<12} {}", evaluator.name, evaluator.about)?;
    }
    heading(out, words, "list-engines")?;
    for engine in &game.engines {
        let knobs: Vec<&str> = engine.knobs.iter().map(|knob| knob.name).collect();
        writeln!(out, "    {:<12} {} ({})", engine.name, engine.about, knobs.join(" "))?;
    }
    writeln!(out)?;
    Ok(())
}

fn heading(out: &mut dyn Write, words: &Words, id: &'static str) -> Result<(), Failure> {
    Ok(writeln!(out, "  {}", words.say(&Phrase::new(id).phrase()))?)
}
