//! Ratings at tables of many.

use crate::asked::{match_of, play};

#[test]
fn the_stronger_is_rated_higher_at_a_table_of_three() {
    let players = ["random", "strategist:nodes=50,ties=random", "random"];
    let contest = match_of("morpion:width=6,height=6,align=4", &players, 30);
    let (standing, _) = play(&contest, 2);
    let ratings = standing.ratings.list();
    assert!(ratings[1].strength > ratings[0].strength + 3.0, "{ratings:?}");
    assert!(ratings[1].strength > ratings[2].strength + 3.0, "{ratings:?}");
    // Certainty grows from the third of 25 that everyone begins with.
    assert!(ratings.iter().all(|rating| rating.uncertainty < 25.0 / 3.0), "{ratings:?}");
    let points: f64 = (0..3).map(|player| standing.points(player)).sum();
    assert!((points - 30.0).abs() < 1e-9, "{points}");
}

#[test]
fn in_misere_at_a_table_of_three_only_the_loser_is_counted() {
    let contest = match_of("morpion:misere=on", &["random", "random", "random"], 30);
    let (standing, _) = play(&contest, 1);
    assert_eq!(standing.wins, [0, 0, 0]);
    let lost: u64 = standing.losses.iter().sum();
    assert_eq!(lost + standing.draws, 30);
    let points: f64 = (0..3).map(|player| standing.points(player)).sum();
    assert!((points - 30.0).abs() < 1e-9, "{points}");
}
