//! The table changed in mid-game: other players, other settings, other lines of play.

use std::sync::Arc;

use rules::{Player, Spec, SpecError};
use search::{Limits, Stop};
use session::{Advice, EngineProvider, ExternalEngine, ExternalEngines, Fault, GameNotation};

use crate::support::stage::{FULL, Stage};

/// Another program that drops every disc into the middle.
struct Neighbour;

impl ExternalEngine for Neighbour {
    fn think(
        &mut self,
        _: &GameNotation,
        _: Limits,
        _: &Stop,
        _: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        Ok(Advice::of_move(Player(1), "4"))
    }
}

impl EngineProvider for Neighbour {
    fn names(&self) -> Vec<String> {
        vec!["neighbour".to_owned()]
    }

    fn invite(
        &self,
        engine: &Spec,
        _: &Spec,
    ) -> Result<Option<Box<dyn ExternalEngine>>, SpecError> {
        Ok((engine.name == "neighbour").then(|| Box::new(Neighbour) as Box<dyn ExternalEngine>))
    }
}

#[test]
fn an_engine_of_another_program_is_chosen_by_its_name() {
    let mut stage = Stage::usual();
    let external_engines = ExternalEngines::of(Arc::new(Neighbour));
    stage.app = stage.app.with_external_engines(external_engines);
    // Connect Four, the second player: before a person in the round come the guests.
    stage.press("4 Down Down Left Left Left Left");
    assert!(stage.screen().contains("‹ neighbour ›"), "{}", stage.screen());
    assert!(stage.screen().contains("an external engine"), "{}", stage.screen());
    stage.press("b");
    stage.press("Home Enter");
    let screen = stage.screen();
    assert!(screen.contains("neighbour") && screen.contains("1. 1       4"), "{screen}");
}

#[test]
fn somebody_else_sits_down_and_the_game_goes_on() {
    let mut stage = Stage::usual();
    stage.sit_down("connect-four", &["human", "human"]);
    stage.press("Enter Enter e Down");
    assert!(stage.screen().contains("Continue with these players"), "{}", stage.screen());
    stage.press("Right");
    assert!(stage.screen().contains("‹ the computer, level 1 ›"), "{}", stage.screen());
    stage.press("b");
    let screen = stage.screen();
    assert!(screen.contains("Computer 2, level 1"), "{screen}");
    assert!(screen.contains("1."), "the moves are still there: {screen}");
}

#[test]
fn other_settings_begin_a_new_game_and_keep_the_scores() {
    let mut stage = Stage::usual();
    stage.sit_down("connect-four", &["human", "human"]);
    for column in ["1", "2", "1", "2", "1", "2", "1"] {
        stage.press(&format!("m {column} Enter"));
    }
    stage.press("e Down Down Right");
    assert!(stage.screen().contains("Begin a new game like this"), "{}", stage.screen());
    stage.press("b");
    assert!(!stage.screen().contains("1."), "{}", stage.screen());
    stage.press("e Esc c");
    assert!(stage.screen().contains("1     0    0      1"), "{}", stage.screen());
}

#[test]
fn what_cannot_be_is_said_in_the_form() {
    let mut stage = Stage::usual();
    stage.sit_down("connect-four", &["human", "human"]);
    stage.press("e Down Enter");
    for _ in 0..5 {
        stage.press("Backspace");
    }
    stage.type_in("nobody");
    stage.press("Enter b");
    assert!(stage.screen().contains("nobody"), "{}", stage.screen());
    stage.press("Esc");
    assert!(stage.screen().contains("to move"), "{}", stage.screen());
}

#[test]
fn variations_stand_below_what_was_played() {
    for language in ["en", "fr"] {
        let mut stage = Stage::new(language, FULL, (80, 24));
        stage.sit_down("othello", &["human:name=Zoé", "human"]);
        stage.press("m d 3 Enter m c 3 Enter [ m e 3 Enter m f 2 Enter");
        stage.check(&format!("variations-{language}"));
        // A click on the other move leads there.
        stage.click("c3");
        assert!(stage.screen().contains("( e3 f2"), "{}", stage.screen());
    }
}

#[test]
fn a_crowd_stands_in_two_columns() {
    let mut stage = Stage::usual();
    let players = ["human"; 26];
    stage.sit_down("morpion:width=10,height=10,align=5,players=26,first=1", &players);
    stage.check("crowd");
    for _ in 0..19 {
        stage.press("Tab Enter");
    }
    let screen = stage.screen();
    assert!(screen.contains("▸ T"), "whose turn it is stays in view: {screen}");
}
