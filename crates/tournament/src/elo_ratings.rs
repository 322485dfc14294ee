//! Elo ratings of many players who met two at a time.
//!
//! The ratings are those under which the results are the most likely (R. A. Bradley and M. E.
//! Terry, "Rank Analysis of Incomplete Block Designs", 1952; a draw is half a win), so they do not
//! depend on the order of the games. Each player also counts as having drawn one game with a
//! player in the middle: without it nothing would bound the rating of a player who won
//! everything. The intervals follow from the curvature of the likelihood.

use crate::{Rating, expected_score, sample::as_float};

/// The average of all ratings where no player is anchored.
const AVERAGE: f64 = 1500.0;
/// How many standard deviations hold 95 %.
const CONFIDENCE: f64 = 1.959_963_984_540_054;
/// Elo points to the exponent of a power of e.
const SLOPE: f64 = std::f64::consts::LN_10 / 400.0;
/// What the drawn game with a player in the middle counts.
const PRIOR: f64 = 1.0;
/// More steps than the search for the maximum ever takes.
const STEPS: usize = 200;

/// The games of each player against each other: how many, and the points of the first.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Encounter {
    pub(crate) games: f64,
    pub(crate) points: f64,
}

impl Encounter {
    /// Counts of games in which the first did worse, alike and better.
    pub(crate) fn of([worse, alike, better]: [u64; 3]) -> Self {
        let points = as_float(better) + as_float(alike) / 2.0;
        Self { games: as_float(worse + alike + better), points }
    }
}

/// A player whose rating is given, and the rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingAnchor {
    /// The number of the player.
    pub player: usize,
    /// The rating.
    pub rating: f64,
}

/// The rating of every player with the half width of its 95 % interval; that of an anchored player
/// is as given, and the others' intervals are those of the distance to it.
pub(crate) fn elo_ratings(
    encounters: &[Vec<Encounter>],
    anchor: Option<RatingAnchor>,
) -> Vec<Rating> {
    let ratings = most_likely(encounters);
    let covariance = inverse(information(encounters, &ratings));
    let count = as_float(ratings.len() as u64);
    let shift = match anchor {
        Some(RatingAnchor { player, rating }) => rating - ratings[player],
        None => AVERAGE - ratings.iter().sum::<f64>() / count,
    };
    let variance = |player: usize| match anchor {
        Some(anchor) => {
            let (own, fixed) =
                (covariance[player][player], covariance[anchor.player][anchor.player]);
            own + fixed - 2.0 * covariance[player][anchor.player]
        }
        None => covariance[player][player],
    };
    let rated = ratings.iter().enumerate().map(|(player, rating)| Rating {
        strength: rating + shift,
        uncertainty: CONFIDENCE * variance(player).max(0.0).sqrt(),
    });
    rated.collect()
}

/// The ratings that make the results the most likely, by Newton's method: the logarithm of the
/// likelihood is concave, so its one maximum is where the slopes are zero.
fn most_likely(encounters: &[Vec<Encounter>]) -> Vec<f64> {
    let players = encounters.len();
    let mut ratings = vec![0.0; players];
    for _ in 0..STEPS {
        let slopes: Vec<f64> =
            (0..players).map(|player| slope(encounters, &ratings, player)).collect();
        let curvature = inverse(information(encounters, &ratings));
        let step: Vec<f64> = curvature
            .iter()
            .map(|row| row.iter().zip(&slopes).map(|(weight, slope)| weight * slope).sum())
            .collect();
        // A long step could jump over the maximum of a flat likelihood.
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let scale = if longest > 200.0 { 200.0 / longest } else { 1.0 };
        for (rating, part) in ratings.iter_mut().zip(&step) {
            *rating += scale * part;
        }
        if longest < 1e-9 {
            break;
        }
    }
    ratings
}

/// How fast the logarithm of the likelihood grows with the rating of one player.
fn slope(encounters: &[Vec<Encounter>], ratings: &[f64], player: usize) -> f64 {
    let met = encounters[player].iter().zip(ratings).map(|(encounter, other)| {
        encounter.points - encounter.games * expected_score(ratings[player] - other)
    });
    let prior = PRIOR * (0.5 - expected_score(ratings[player]));
    SLOPE * (met.sum::<f64>() + prior)
}

/// The Fisher information: how sharply the likelihood falls off around the ratings.
fn information(encounters: &[Vec<Encounter>], ratings: &[f64]) -> Vec<Vec<f64>> {
    let sharpness = |difference: f64| {
        let score = expected_score(difference);
        SLOPE * SLOPE * score * (1.0 - score)
    };
    let players = ratings.len();
    let mut matrix = vec![vec![0.0; players]; players];
    for player in 0..players {
        matrix[player][player] = PRIOR * sharpness(ratings[player]);
        for other in 0..players {
            let games = encounters[player][other].games;
            let part = games * sharpness(ratings[player] - ratings[other]);
            matrix[player][player] += part;
            matrix[player][other] -= part;
        }
    }
    matrix
}

/// The inverse of a positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(|column| if row == column { 1.0 } else { 0.0 }).collect();
    let mut result: Vec<Vec<f64>> = (0..size).map(unit).collect();
    for pivot in 0..size {
        let divisor = matrix[pivot][pivot];
        for side in [&mut matrix, &mut result] {
            side[pivot].iter_mut().for_each(|number| *number /= divisor);
        }
        for row in (0..size).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for side in [&mut matrix, &mut result] {
                let reduced: Vec<f64> = side[row]
                    .iter()
                    .zip(&side[pivot])
                    .map(|(own, above)| own - factor * above)
                    .collect();
                side[row] = reduced;
            }
        }
    }
    result
}
