//! The form sets everything about a player without a spec being typed, and remembers it.

use tui::AppEffect;

use crate::support::stage::Stage;

#[test]
fn the_details_of_an_engine_are_rows_of_their_own() {
    let mut stage = Stage::new("fr", crate::support::stage::FULL, (90, 40));
    // Draughts, the second player: from level 3 to alpha-beta, behind the levels.
    stage.press("3 Down Down");
    for _ in 0..40 {
        if stage.screen().contains("‹ alpha-bêta ›") {
            break;
        }
        stage.press("Right");
    }
    stage.press("d");
    let screen = stage.screen();
    for row in ["Profondeur", "Évaluation", "Élagage", "Tri des coups", "Nom"] {
        assert!(screen.contains(row), "{row}: {screen}");
    }
    stage.press("Down 5 Enter Down Down Right");
    let screen = stage.screen();
    assert!(screen.contains("alpha-bêta · Profondeur 5 · Évaluation"), "{screen}");
    assert!(!screen.contains("???"), "{screen}");
    stage.press("d");
    assert!(!stage.screen().contains("Élagage"), "{}", stage.screen());
}

#[test]
fn a_depth_begins_at_the_limit_that_the_engine_keeps() {
    let mut stage = Stage::new("fr", crate::support::stage::FULL, (90, 40));
    stage.press("2 Down Down");
    for _ in 0..40 {
        if stage.screen().contains("‹ alpha-bêta ›") {
            break;
        }
        stage.press("Right");
    }
    stage.press("d Down");
    let row = |stage: &mut Stage| {
        let screen = stage.screen();
        screen.lines().find(|line| line.contains("Profondeur")).unwrap_or_default().to_owned()
    };
    let depth = row(&mut stage);
    assert!(depth.contains("‹ 4 ›"), "{depth}");
    stage.press("Right");
    assert!(stage.screen().contains("alpha-bêta · Profondeur 5"), "{}", stage.screen());
}

#[test]
fn a_name_and_a_symbol_are_typed_in_rows_of_their_own() {
    let mut stage = Stage::usual();
    stage.press("Enter Down d Down Enter");
    stage.type_in("Zoé");
    stage.press("Enter Down Enter");
    stage.type_in("O");
    stage.press("Enter");
    assert!(stage.screen().contains("Zoé · a person · O"), "{}", stage.screen());
    stage.press("b");
    assert!(stage.screen().contains("Zoé"), "{}", stage.screen());
}

#[test]
fn what_was_set_is_offered_the_next_time() {
    let mut stage = Stage::usual();
    stage.press("Enter Down Down Down 5 Enter b");
    assert!(matches!(&stage.files[..], [AppEffect::Remember(_)]), "{:?}", stage.files);
    let Some(AppEffect::Remember(setup)) = stage.files.pop() else { return };
    assert_eq!(setup.game.to_string(), "morpion:width=5");
    stage.press("q y Enter");
    assert!(
        stage.screen().contains("Columns                                5"),
        "{}",
        stage.screen()
    );
    // Another run of the program is given what the first one remembered.
    let last = [("morpion".to_owned(), *setup)].into_iter().collect();
    let mut other = Stage::usual();
    let words = words::Words::new("en").expect("a language");
    other.app = tui::App::new(words, crate::support::stage::FULL, other.now).with_last(last);
    other.press("Enter b");
    let Some(AppEffect::Remember(setup)) = other.files.pop() else { panic!("{:?}", other.files) };
    assert_eq!(setup.game.to_string(), "morpion:width=5");
}

#[test]
fn the_search_is_to_be_seen_at_any_table() {
    for (players, engine) in [
        (["human", "alpha-beta:depth=2"], "alpha-beta:depth=2"),
        (["human", "random"], "random"),
        (["human", "human"], "alpha-beta:depth=3"),
    ] {
        let mut stage = Stage::usual();
        stage.sit_down("morpion:first=1", &players);
        stage.press("T");
        let Some(AppEffect::SeeSearch(question)) = stage.files.pop() else {
            panic!("{:?}", stage.files)
        };
        assert!(question.engine.starts_with(engine), "{}", question.engine);
        let mut watched = question.watch(&search::Stop::default()).expect("a search");
        assert!(!watched.explorer.recording().is_empty());
        assert_eq!(watched.instead_of.is_some(), players[1] == "random");
    }
}
