//! Levels: a small version of what `docs/strength.md` measures.

use rules::Spec;
use search::{Level, Limits, Stop};
use session::{GAMES, open_table};

use crate::support::contests::{match_of, play};

/// The share of points that the first of two players took.
fn share(game: &str, players: [&str; 2], games: u64) -> f64 {
    let (standing, _) = play(&match_of(game, &players, games), 2);
    standing.points(0) / f64::from(u32::try_from(games).unwrap())
}

#[test]
fn the_low_levels_grow_stronger_in_every_game() {
    let games = ["othello", "draughts", "connect-four", "morpion:width=10,height=10,align=5"];
    for game in games {
        for level in 2..=4 {
            let players = [format!("level:{level}"), format!("level:{}", level - 1)];
            let share = share(game, [&players[0], &players[1]], 40);
            assert!(share > 0.5, "{game}: level {level} takes {share} from the one below");
        }
    }
}

/// Who looks one move ahead and knows no more than what squares are worth beats the first level.
#[test]
fn a_naive_player_beats_the_first_level_of_othello() {
    let share = share("othello", ["pvs:depth=1,eval=matrix", "level:1"], 60);
    assert!(share > 0.55, "{share}");
}

/// Of 200 games as first and 200 as second against a perfect player, from the empty grid, how many
/// in a hundred each of the five named levels loses.
#[test]
fn on_three_by_three_five_difficulties_are_five_opponents() {
    let wanted =
        [("very-easy", 85..=100), ("easy", 50..=80), ("medium", 20..=45), ("hard", 3..=12)];
    for (name, wanted) in wanted.into_iter().chain([("expert", 0..=0)]) {
        let contest = match_of("morpion", &[name, PERFECT], 400);
        let (standing, _) = play(&crate::support::contests::from_the_start(contest), 2);
        let share = standing.losses[0] / 4;
        assert!(wanted.contains(&share), "{name} loses {share} of a hundred");
    }
}

#[test]
fn on_three_by_three_every_level_loses_less_than_the_one_below() {
    let losses = (1..=10).map(|level| {
        let contest = match_of("morpion", &[&format!("level:{level}"), PERFECT], 400);
        let (standing, _) = play(&crate::support::contests::from_the_start(contest), 2);
        standing.losses[0]
    });
    let losses: Vec<_> = losses.collect();
    assert!(losses.is_sorted_by(|below, above| below > above), "{losses:?}");
}

/// A player who never errs, and does not always play the same.
const PERFECT: &str = "solver:ties=random";

#[test]
fn the_expert_never_loses_on_three_by_three() {
    for other in ["random", "level:3", "level:7", "rule-based:ties=random", "expert"] {
        let contest =
            crate::support::contests::from_the_start(match_of("morpion", &["expert", other], 60));
        let (standing, _) = play(&contest, 2);
        assert_eq!(standing.losses[0], 0, "against {other}");
    }
}

#[test]
fn low_levels_never_play_the_same_game_twice() {
    let contest =
        crate::support::contests::from_the_start(match_of("othello", &["level:2", "level:1"], 12));
    let (_, mut reports) = play(&contest, 1);
    let games = reports.len();
    reports.sort_by(|a, b| a.moves.cmp(&b.moves));
    reports.dedup_by(|a, b| a.moves == b.moves);
    assert_eq!(reports.len(), games);
}

/// What an engine would play at the start.
fn best(game: &str, engine: &str) -> Result<(String, u64), rules::SpecError> {
    let table = open_table(&game.parse().unwrap()).unwrap();
    let job = table.ask(&engine.parse::<Spec>()?, Limits::default(), Stop::default())?;
    let advice = job.expect("the start of a game")(&mut |_| ());
    Ok((advice.best, advice.statistics.nodes))
}

#[test]
fn every_level_of_every_game_size_and_table_plays() {
    let tables = [
        "morpion",
        "morpion:misere=on",
        "morpion:width=26,height=26,align=5,players=26",
        "morpion:width=7,height=5,align=4,players=4,exact=on",
        "othello:size=4",
        "othello:size=16",
        "draughts:variant=custom,width=20,height=20",
        "draughts:variant=frisian",
        "draughts:variant=antidraughts",
        "connect-four:width=12,height=11",
        "connect-four",
    ];
    for game in tables {
        for level in 1..=Level::COUNT {
            // A small budget in place of the level's own: whether it plays, not how well.
            let engine = format!("level:{level},time=0.05");
            assert!(best(game, &engine).is_ok(), "{engine} at {game}");
        }
    }
    assert_eq!(GAMES.len(), 4, "a new game wants a line above");
}

#[test]
fn any_knob_may_be_set_over_a_level() {
    for engine in [
        "level:7,eval=material,pruning=off,threads=2,nodes=500",
        "level:10,depth=2,ordering=off,table=off,ties=first,seed=4",
        "level:1,eval=advancement",
        "hard:depth=1",
        "expert:nodes=100",
        "very-easy",
    ] {
        assert!(best("draughts", engine).is_ok(), "{engine}");
    }
    assert!(best("morpion:width=9,height=9,align=5", "level:9,eval=lines,depth=1").is_ok());
    let (_, nodes) = best("othello", "level:9,nodes=50").unwrap();
    assert!(nodes <= 50, "{nodes}");
    for bad in ["level:0", "level:11", "level:7,eval=nobody", "level:7,speed=2", "level:x"] {
        assert!(best("draughts", bad).is_err(), "{bad}");
    }
}

#[test]
fn a_name_is_the_level_it_names() {
    for (name, level) in Level::NAMES {
        let same = format!("level:{level},seed=3,nodes=300");
        let named = format!("{name}:seed=3,nodes=300");
        assert_eq!(best("othello", &named).unwrap(), best("othello", &same).unwrap(), "{name}");
    }
}
