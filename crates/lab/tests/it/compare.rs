//! Comparisons count what the searches count.

use lab::{
    ComparedPosition, Comparison, ComparisonResult, Effort, PlotAxis, PositionsError, best_case,
    branching_factor,
};
use search::Stop;
use words::Words;

fn compare(
    game: &str,
    engines: &[&str],
    depths: std::ops::RangeInclusive<u32>,
) -> ComparisonResult {
    let comparison = Comparison {
        game: game.to_owned(),
        engines: engines.iter().map(ToString::to_string).collect(),
        efforts: depths.map(Effort::Depth).collect(),
        places: vec![ComparedPosition::default()],
    };
    comparison.run(&Stop::default(), &mut |_, _, _| ()).expect("a comparison")
}

/// Below the root of Othello lie the sums of the published perft counts, with a game that is over
/// sooner counted once.
#[test]
fn minimax_visits_every_position_of_othello() {
    let compared = compare("othello", &["minimax", "alpha-beta"], 1..=10);
    let below = [4, 16, 72, 316, 1712, 9912, 65_004, 455_220, 3_460_508, 28_031_564];
    let nodes: Vec<u64> = compared.rows[..10].iter().map(|row| row.nodes - 1).collect();
    assert_eq!(nodes, below);
    for (all, cut) in compared.rows[..10].iter().zip(&compared.rows[10..]) {
        assert_eq!(all.score, cut.score, "the value is the same");
        assert_eq!(all.best, cut.best, "and the move");
        assert!(cut.nodes <= all.nodes);
    }
    let least: Vec<u64> = compared.bounds.iter().map(|bound| bound.leaves).collect();
    assert_eq!(least[..9], [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288]);
    assert!(compared.rows[19].nodes * 50 < compared.rows[9].nodes, "a small part of it");
}

#[test]
fn the_best_case_is_a_lower_bound() {
    for game in ["othello", "connect-four", "morpion:width=4,height=4"] {
        let compared = compare(game, &["alpha-beta", "alpha-beta:ordering=on"], 1..=5);
        assert_eq!(compared.bounds.len(), 5);
        assert!(compared.bounds.iter().all(|bound| bound.least >= 1.0));
    }
    let close = |one: f64, other: f64| (one - other).abs() < 1e-6;
    // Three moves everywhere, four deep: 81 leaves, of which 9 + 9 - 1 are needed.
    assert!(close(best_case(81.0, 4), 17.0));
    assert!(close(best_case(243.0, 5), 35.0));
    assert!(close(branching_factor(1.0 + 3.0 + 9.0 + 27.0, 3), 3.0));
    assert!(close(branching_factor(5.0, 4), 1.0));
}

#[test]
fn several_positions_are_counted_together() {
    let table = lab::table("draughts").expect("a game");
    let places = ComparedPosition::random(&*table, 3, 5);
    assert_eq!(
        places,
        ComparedPosition::random(&*table, 3, 5),
        "the same seed, the same positions"
    );
    assert!(places.iter().all(|place| place.moves.len() == 8));
    let comparison = Comparison {
        game: "draughts".to_owned(),
        engines: vec!["alpha-beta".to_owned()],
        efforts: vec![Effort::Depth(2), Effort::Depth(3)],
        places,
    };
    let compared = comparison.run(&Stop::default(), &mut |_, _, _| ()).expect("a comparison");
    assert_eq!((compared.rows.len(), compared.searches.len()), (2, 6));
    let nodes: u64 = compared.searches[..3].iter().map(|search| search.nodes).sum();
    assert_eq!(compared.rows[0].nodes, nodes);
    assert_eq!(compared.rows[0].best, None);
}

#[test]
fn positions_are_read_from_lines() {
    let table = lab::table("morpion").expect("a game");
    let read =
        ComparedPosition::read("# two\nB2 A1\n\nX../.O./... X\n", &*table).expect("positions");
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].moves, ["B2", "A1"]);
    let wrong = ComparedPosition::read("B2\nnonsense\n", &*table);
    assert_eq!(wrong, Err(PositionsError::Line { line: 2, text: "nonsense".to_owned() }));
    assert_eq!(ComparedPosition::read("\n", &*table), Err(PositionsError::Nothing));
}

#[test]
fn every_form_tells_it() {
    for language in ["en", "fr"] {
        let words = Words::new(language).expect("a language");
        let compared = compare("morpion", &["minimax", "alpha-beta:ordering=on,eval=lines"], 1..=3);
        let text = compared.text(&words);
        assert!(!text.contains("???"), "{text}");
        assert_eq!(text.lines().count(), 9, "a head, six rows, two findings: {text}");
        let csv = compared.csv();
        assert_eq!(csv.lines().count(), 7);
        assert!(csv.contains("\"alpha-beta:ordering=on,eval=lines\",3,1,"), "{csv}");
        let html = compared.html(&words);
        assert!(!html.contains("???") && html.contains("<svg"), "{html}");
        let plot = compared.plot(PlotAxis::Nodes, &words);
        assert!(plot.shapes.len() > 20);
        serde_json::to_string(&compared).expect("it can be told as JSON");
    }
}

#[test]
fn engines_have_their_names_in_sentences_and_legends_and_namesakes_their_settings_too() {
    let words = Words::embedded();
    let engines = ["minimax", "alpha-beta", "alpha-beta:ordering=on", "pvs:eval=lines"];
    let compared = compare("morpion", &engines, 2..=2);
    let findings = compared.findings(&words).into_iter().map(|finding| words.say(&finding));
    let findings = findings.collect::<Vec<String>>().join(" ");
    for said in [
        ", alpha-beta visited",
        ", alpha-beta (move ordering: yes) visited",
        ", principal variation search visited",
        "of the nodes of minimax.",
    ] {
        assert!(findings.contains(said), "{said}: {findings}");
    }
    let plot = format!("{:?}", compared.plot(PlotAxis::Nodes, &words));
    assert!(plot.contains("principal variation search") && !plot.contains("pvs:"), "{plot}");
    assert!(plot.contains(" · Morpion") && !plot.contains(" · morpion"), "{plot}");
    assert_eq!(compared.axes(), [PlotAxis::Nodes], "microseconds are not worth a plot");
}

#[test]
fn a_tree_written_down_is_compared_too() {
    let compared = compare("((3 12 8) (2 4 6) (14 5 2))", &["minimax", "alpha-beta"], 2..=2);
    let leaves: Vec<u64> = compared.rows.iter().map(|row| row.leaves).collect();
    assert_eq!(leaves, [9, 7]);
    assert_eq!(compared.bounds[1].leaves, 9);
}
