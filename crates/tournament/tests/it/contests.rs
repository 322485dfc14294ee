//! Contests as they are played.

use std::{convert::Infallible, num::NonZeroUsize};

use search::Stop;
use tournament::{Contest, ContestError, Openings, Sprt, hold};

use crate::support::contests::{from_the_start, match_of, play};

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let contest = match_of("connect-four", &["level:3", "pvs:nodes=200,ties=random"], 12);
    let told = |threads| {
        let (standing, reports) = play(&contest, threads);
        let games: Vec<_> =
            reports.into_iter().map(|game| (game.seats, game.moves, game.reason)).collect();
        (standing.wins, standing.draws, standing.meetings, games)
    };
    let alone = told(1);
    assert_eq!(alone, told(3));
    let other = Contest { seed: 1, ..contest.clone() };
    assert_ne!(
        alone.3,
        play(&other, 1)
            .1
            .into_iter()
            .map(|game| (game.seats, game.moves, game.reason))
            .collect::<Vec<_>>()
    );
}

#[test]
fn both_games_of_a_pair_begin_alike_and_pairs_differ() {
    let contest = match_of("othello:size=6", &["random", "random"], 8);
    let (_, reports) = play(&contest, 1);
    let openings: Vec<&[String]> =
        reports.iter().map(|report| &report.moves[..report.opening]).collect();
    assert!(openings.iter().all(|opening| opening.len() == 4));
    assert!(openings.chunks(2).all(|pair| pair[0] == pair[1]));
    assert!(openings.iter().any(|opening| *opening != openings[0]));
}

/// Of all games of random players on three by three, the one who begins wins a share of
/// 0.5849, the other 0.2881, and 0.1270 are drawn: counted exactly, each game by its likelihood.
#[test]
fn two_random_players_score_as_the_exact_counts_say() {
    const GAMES: u32 = 4000;
    let contest = from_the_start(match_of("morpion", &["random", "random"], u64::from(GAMES)));
    let (standing, _) = play(&contest, 2);
    let shares = [
        (standing.seat_wins[0], exact::FIRST),
        (standing.seat_wins[1], exact::SECOND),
        (standing.draws, exact::DRAW),
    ];
    for (count, share) in shares {
        let expected = share * f64::from(GAMES);
        let deviation = (expected * (1.0 - share)).sqrt();
        let off = (f64::from(u32::try_from(count).unwrap()) - expected).abs();
        assert!(off < 4.0 * deviation, "{count} is not {expected} ± {deviation}");
    }
    let elo = standing.elo(0, 1).unwrap();
    assert!(elo.difference.abs() < 2.0 * elo.error(), "{elo:?}");
}

/// How games of random players on three by three end, counted over the whole tree.
mod exact {
    pub(super) const FIRST: f64 = 737.0 / 1260.0;
    pub(super) const SECOND: f64 = 121.0 / 420.0;
    pub(super) const DRAW: f64 = 8.0 / 63.0;
}

#[test]
fn openings_from_a_list_are_played_in_turn() {
    let contest = match_of("connect-four", &["random", "random"], 6);
    let listed = Openings::read(b"# a comment\n4 4\n\n1 2 3\n", &contest.game, None).unwrap();
    let (_, reports) = play(&Contest { openings: listed, ..contest }, 1);
    let openings: Vec<String> =
        reports.iter().map(|report| report.moves[..report.opening].join(" ")).collect();
    assert_eq!(openings, ["4 4", "4 4", "1 2 3", "1 2 3", "4 4", "4 4"]);
}

#[test]
fn a_line_that_is_no_opening_is_named() {
    let game = "connect-four".parse().unwrap();
    let read = |text: &str| Openings::read(text.as_bytes(), &game, None);
    let error = read("4 4\n4 9\n").unwrap_err();
    assert_eq!(error, ContestError::OpeningLine { line: 2, text: "4 9".to_owned() });
    let over = read("1 2 1 2 1 2 1\n").unwrap_err();
    assert!(matches!(over, ContestError::OpeningLine { line: 1, .. }));
    assert_eq!(read("\n# nothing\n").unwrap_err(), ContestError::NoOpenings);
}

#[test]
fn only_programs_take_part_and_as_many_as_there_are_seats() {
    let game = "othello".parse().unwrap();
    let specs = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect();
    let human = Contest::of_match(&game, specs(&["human", "random"]));
    assert_eq!(human.unwrap_err(), ContestError::Human);
    let three = Contest::of_match(&game, specs(&["random", "random", "random"]));
    assert_eq!(three.unwrap_err(), ContestError::SeatCount { seats: 2, players: 3 });
    let one = Contest::of_tournament(&game, specs(&["random"]));
    assert_eq!(one.unwrap_err(), ContestError::TooFew { seats: 2, players: 1 });
    let unknown = Contest::of_match(&game, specs(&["random", "genius"]));
    assert!(matches!(unknown, Err(ContestError::Spec(_))));
}

#[test]
fn a_test_ends_a_match_at_the_same_game_on_any_number_of_threads() {
    let contest = match_of("connect-four", &["pvs:2", "random"], 1000);
    let sprt = Sprt::new(0.0, 100.0).unwrap();
    let games = |threads| {
        let threads = NonZeroUsize::new(threads).unwrap();
        let hear = |_: &tournament::Progress<'_>| Ok::<(), Infallible>(());
        let Ok(standing) = hold(&contest, Vec::new(), threads, Some(sprt), &Stop::default(), hear);
        (standing.games, standing.wins)
    };
    let alone = games(1);
    assert!(alone.0 < 100, "{alone:?}");
    assert_eq!(alone, games(2));
}

#[test]
fn a_contest_told_to_stop_stops() {
    let contest = match_of("connect-four", &["random", "random"], 1_000_000);
    let stop = Stop::default();
    let mut heard = 0;
    let hear = |_: &tournament::Progress<'_>| {
        heard += 1;
        if heard == 10 {
            stop.raise();
        }
        Ok::<(), Infallible>(())
    };
    let Ok(standing) = hold(&contest, Vec::new(), NonZeroUsize::MIN, None, &stop, hear);
    assert!((10..100).contains(&standing.games), "{}", standing.games);
}
