//! Ratings at tables of two and of many.

use tournament::{RatingAnchor, Standing};

use crate::support::contests::{match_of, play, tournament_of};

#[test]
fn the_stronger_is_rated_higher_at_a_table_of_three() {
    let players = ["random", "strategist:nodes=50,ties=random", "random"];
    let contest = match_of("morpion:width=6,height=6,align=4", &players, 30);
    let (standing, _) = play(&contest, 2);
    let ratings = standing.rated(None);
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

/// The logarithm of the likelihood of results, written down once more: every game, and one draw of
/// each player with a player in the middle, whose rating is zero.
fn log_likelihood(ratings: &[f64], games: &[(usize, usize, f64, f64)]) -> f64 {
    let expected = |difference: f64| 1.0 / (1.0 + 10_f64.powf(-difference / 400.0));
    let met: f64 = games
        .iter()
        .map(|&(a, b, won, lost)| {
            let score = expected(ratings[a] - ratings[b]);
            won * score.ln() + lost * (1.0 - score).ln()
        })
        .sum();
    let prior: f64 = ratings
        .iter()
        .map(|rating| {
            let score = expected(*rating);
            0.5 * (score.ln() + (1.0 - score).ln())
        })
        .sum();
    met + prior
}

#[test]
fn elo_ratings_make_the_results_the_most_likely_whatever_their_order() {
    let players = ["greedy", "random", "level:3", "random:seed=5"];
    let contest = tournament_of("connect-four", &players, 8);
    let (standing, reports) = play(&contest, 2);
    let ratings: Vec<f64> = standing.rated(None).iter().map(|rating| rating.strength).collect();
    let average = ratings.iter().sum::<f64>() / 4.0;
    assert!((average - 1500.0).abs() < 1e-6, "{ratings:?}");
    let mut games = Vec::new();
    for a in 0..4 {
        for b in 0..a {
            let counts = standing.meetings[a][b].games;
            let [worse, alike, better] =
                counts.map(|count| f64::from(u32::try_from(count).expect("a few games")));
            games.push((a, b, better + alike / 2.0, worse + alike / 2.0));
        }
    }
    // A slow climb from another place ends at the same ratings.
    let mut climbed = vec![0.0, 100.0, -100.0, 0.0];
    let mut step = 64.0;
    while step > 1e-4 {
        let before = log_likelihood(&climbed, &games);
        for player in 0..4 {
            for sign in [step, -step] {
                let mut tried = climbed.clone();
                tried[player] += sign;
                if log_likelihood(&tried, &games) > log_likelihood(&climbed, &games) {
                    climbed = tried;
                }
            }
        }
        if log_likelihood(&climbed, &games) <= before {
            step /= 2.0;
        }
    }
    let shift = 1500.0 - climbed.iter().sum::<f64>() / 4.0;
    for (own, slow) in ratings.iter().zip(&climbed) {
        assert!((own - slow - shift).abs() < 0.5, "{ratings:?} {climbed:?}");
    }
    let mut backwards = Standing::of(&contest);
    for (round, report) in reports.iter().rev().enumerate() {
        backwards.count(report, round as u64);
    }
    for (one, other) in standing.rated(None).iter().zip(backwards.rated(None)) {
        assert!((one.strength - other.strength).abs() < 1e-6);
        assert!((one.uncertainty - other.uncertainty).abs() < 1e-6);
    }
}

#[test]
fn an_anchored_player_has_the_rating_that_is_given() {
    let contest = tournament_of("connect-four", &["greedy", "random", "level:3"], 6);
    let (standing, _) = play(&contest, 2);
    let free = standing.rated(None);
    let anchored = standing.rated(Some(RatingAnchor { player: 1, rating: 1000.0 }));
    assert!((anchored[1].strength - 1000.0).abs() < 1e-9);
    assert!(anchored[1].uncertainty < 1e-6, "what is given is certain");
    for (one, other) in free.iter().zip(&anchored) {
        let shift = 1000.0 - free[1].strength;
        assert!((one.strength + shift - other.strength).abs() < 1e-6);
    }
}
