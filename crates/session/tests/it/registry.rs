//! Every game of the registry can be talked about, opened and played by every engine it offers.

use rules::{Phrase, Player, Speak, Spec};
use search::{Limits, Stop};
use session::{AnyGame, GAMES, GameEntry, open_table};
use words::{Gap, Words};

/// What people read about a game and what it offers.
fn phrases(room: &dyn GameEntry) -> Vec<Phrase> {
    let game = room.name();
    let mut ids = vec![format!("game-{game}"), format!("game-{game}-about")];
    ids.extend(room.knobs().iter().map(|knob| format!("knob-{game}-{}", knob.name)));
    ids.extend(room.evaluators().iter().map(|name| match *name {
        "win-lose" => "evaluator-win-lose".to_owned(),
        name => format!("evaluator-{game}-{name}"),
    }));
    for engine in room.engines() {
        let kind = if engine.own { format!("engine-{game}") } else { "algorithm".to_owned() };
        ids.push(format!("{kind}-{}", engine.name));
        ids.extend(engine.knobs.iter().map(|knob| format!("knob-{}", knob.name)));
    }
    ids.into_iter().map(Phrase::built).collect()
}

/// A table for the game with nothing set, with this engine at every seat.
fn table_of(room: &dyn GameEntry, engine: &str) -> Box<dyn AnyGame> {
    let mut table = open_table(&Spec::new(room.name())).expect("defaults go together");
    for player in Player::all(table.players()) {
        let seated = table.seat(player, Some(&Spec::new(engine)));
        seated.unwrap_or_else(|error| panic!("{} by {engine}: {error}", room.name()));
    }
    table
}

/// Lets the engine at turn play one move; false if the game is over.
fn play_on(table: &mut dyn AnyGame) -> bool {
    let few = Limits { nodes: Some(100), ..Limits::default() };
    let Some(job) = table.think(few, Stop::default()) else { return false };
    let advice = job(&mut |_| {}).expect("our engines do not fail");
    table.play(&advice.best).expect("an engine plays legal moves");
    true
}

#[test]
fn every_game_has_its_words_in_every_language() {
    let phrases = GAMES.iter().flat_map(|room| phrases(*room));
    let gaps = Words::embedded().gaps(phrases);
    let told: Vec<String> = gaps.iter().map(Gap::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// The manual in each language, with every setting in its table.
const MANUALS: [&str; 2] = [
    include_str!("../../../../docs/manual/en/players.md"),
    include_str!("../../../../docs/manual/fr/players.md"),
];

#[test]
fn every_setting_of_an_engine_is_in_the_manual() {
    for room in GAMES {
        for engine in room.engines() {
            for knob in &engine.knobs {
                let name = format!("`{}`", knob.name);
                let in_table = |manual: &str| {
                    manual.lines().any(|line| line.starts_with('|') && line.contains(&name))
                };
                assert!(MANUALS.iter().all(|manual| in_table(manual)), "{name} of {}", engine.name);
            }
        }
    }
}

#[test]
fn every_game_ends_for_a_reason_that_can_be_said() {
    for room in GAMES {
        let mut table = table_of(*room, "random");
        while play_on(&mut *table) {}
        let ending = table.view().ending.expect("nobody has a move");
        assert_eq!(Words::embedded().gaps([ending.reason.phrase()]), [], "{}", room.name());
    }
}

#[test]
fn every_engine_on_offer_plays() {
    for room in GAMES {
        for engine in room.engines() {
            let mut table = table_of(*room, engine.name);
            let moves = (0..4).filter(|_| play_on(&mut *table)).count();
            assert!(moves == 4 || table.view().ending.is_some(), "{} {}", room.name(), engine.name);
        }
    }
}
