//! The words that a shell offers while a command is typed: games, engines, and their settings.

use std::{
    ffi::OsString,
    io::{self, Write as _},
};

use clap::{Arg, Command};
use rules::{Knob, Range};
use session::{GAMES, Seat};
use words::Words;

use crate::{failure::Failure, help, spoken};

/// The first argument by which the scripts of the shells ask for words.
pub(crate) const NAME: &str = "complete-words";

/// Writes what the last of the words can become, a line for each.
pub(crate) fn run(words: &Words, typed: &[OsString]) -> Result<(), Failure> {
    let typed: Vec<&str> = typed.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let Some((current, before)) = typed.split_last() else { return Ok(()) };
    let mut out = io::stdout().lock();
    for candidate in candidates(&help::command(words), before, current) {
        writeln!(out, "{candidate}")?;
    }
    Ok(())
}

/// What a word is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WordSubject {
    Game,
    Player,
}

impl WordSubject {
    fn of(id: &str) -> Option<Self> {
        match id {
            "game" => Some(Self::Game),
            "players" | "player" | "engine" | "engines" => Some(Self::Player),
            _ => None,
        }
    }
}

/// Everything that the word can become after those before it.
fn candidates(command: &Command, before: &[&str], current: &str) -> Vec<String> {
    let (mut command, mut before) = (command, before);
    while let Some((first, rest)) = before.split_first()
        && let Some(within) = command.find_subcommand(first)
    {
        (command, before) = (within, rest);
    }
    let (places, option) = places(command, before);
    let positionals: Vec<&Arg> = command.get_positionals().collect();
    let at = |index: usize| positionals.get(index).or(positionals.last());
    let argument = option.or_else(|| at(places.len()).copied());
    let game = positionals.first().filter(|first| first.get_id() == "game");
    let game = game.and(places.first()).copied();
    let all = match argument.and_then(|argument| WordSubject::of(argument.get_id().as_str())) {
        Some(WordSubject::Game) => words_of_games(current),
        Some(WordSubject::Player) => words_of_players(game, current),
        None => Vec::new(),
    };
    all.into_iter().filter(|word| word.starts_with(current)).collect()
}

/// The words that are no options and no values of options, and the option whose value comes next.
fn places<'a>(command: &'a Command, before: &[&'a str]) -> (Vec<&'a str>, Option<&'a Arg>) {
    let mut places = Vec::new();
    let mut open: Option<&Arg> = None;
    for word in before {
        if open.take().is_some() {
            continue;
        }
        match word.strip_prefix("--") {
            Some(long) => {
                let named = command.get_arguments().find(|known| known.get_long() == Some(long));
                open = named.filter(|argument| argument.get_action().takes_values());
            }
            None if word.starts_with('-') => (),
            None => places.push(*word),
        }
    }
    (places, open)
}

fn words_of_games(current: &str) -> Vec<String> {
    match current.split_once(':') {
        None => GAMES.iter().map(|room| room.name().to_owned()).collect(),
        Some((name, _)) => {
            let room = GAMES.iter().find(|room| room.name() == name);
            room.map_or_else(Vec::new, |room| settings(current, room.knobs()))
        }
    }
}

fn words_of_players(game: Option<&str>, current: &str) -> Vec<String> {
    let game = game.map(|game| game.split(':').next().unwrap_or_default());
    let rooms = GAMES.iter().filter(|room| game.is_none_or(|game| room.name() == game));
    let offers: Vec<_> = rooms.flat_map(|room| room.engines()).collect();
    match current.split_once(':') {
        None => {
            let known = offers.iter().map(|offer| offer.name);
            let mut names: Vec<String> = known.map(str::to_owned).collect();
            names.extend(spoken::levels().map(str::to_owned));
            names.push(Seat::HUMAN.to_owned());
            names.sort();
            names.dedup();
            names
        }
        Some((name, _)) => {
            let offer = offers.iter().find(|offer| offer.name == name);
            let own = offer.map_or(&[][..], |offer| &offer.knobs);
            settings(current, &[own, Seat::KNOBS].concat())
        }
    }
}

/// What can follow in a spec that has its name: the names of settings, or the values of one.
fn settings(current: &str, knobs: &[Knob]) -> Vec<String> {
    let cut = current.rfind([':', ',']).map_or(0, |place| place + 1);
    let (before, last) = current.split_at(cut);
    let Some((name, _)) = last.split_once('=') else {
        let given = |knob: &&Knob| !before.contains(&format!("{}=", knob.name));
        return knobs.iter().filter(given).map(|knob| format!("{before}{}=", knob.name)).collect();
    };
    let knob = knobs.iter().find(|knob| knob.name == name);
    let values: Vec<&str> = match knob.map(|knob| &knob.range) {
        Some(Range::Word { words, .. }) => words.to_vec(),
        Some(Range::Switch { .. }) => vec!["on", "off"],
        _ => Vec::new(),
    };
    values.iter().map(|value| format!("{before}{name}={value}")).collect()
}
