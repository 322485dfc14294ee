//! Matches and tournaments on the command line.

use std::fs;

use serde_json::Value;

use crate::support::plateau::{run, run_with};

fn json(arguments: &str) -> Value {
    let out = run(arguments).done();
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
}

#[test]
fn a_match_tells_who_is_stronger() {
    let result = json("match connect-four pvs:2 random --games 20 --seed 3 --json");
    assert_eq!(result["games"], 20);
    let wins: Vec<u64> =
        result["wins"].as_array().unwrap().iter().map(|w| w.as_u64().unwrap()).collect();
    assert_eq!(wins.iter().sum::<u64>() + result["draws"].as_u64().unwrap(), 20);
    assert!(wins[0] > wins[1], "{result}");
    assert!(result["los"].as_f64().unwrap() > 0.9, "{result}");
    for field in ["elo", "error"] {
        assert!(result.get(field).is_some(), "{field}: {result}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads| {
        json(&format!("match morpion greedy random --games 30 --concurrency {threads} --json"))
    };
    assert_eq!(with(1), with(4));
}

#[test]
fn a_match_of_three_rates_everyone() {
    let result = json("match morpion:width=5,height=5 greedy random random --games 6 --json");
    assert_eq!(result["wins"].as_array().unwrap().len(), 3);
    assert_eq!(result["ratings"].as_array().unwrap().len(), 3);
    assert_eq!(result["elo"], Value::Null);
    assert_eq!(result["game"], "morpion:width=5,height=5,players=3,first=1");
}

#[test]
fn a_tournament_has_a_crosstable() {
    let said = run("tournament connect-four level:1 greedy pvs:2 --games 4").done();
    assert!(said.contains("connect-four: 12 games, seed 0"), "{said}");
    assert!(said.contains("+4 =0 -0"), "{said}");
    let result =
        json("tournament connect-four level:1 greedy pvs:2 --games 2 --format gauntlet --json");
    assert_eq!(result["games"], 4);
    assert_eq!(result["crosstable"][1][2], serde_json::json!([0, 0, 0]));
    assert_eq!(result["players"][2]["games"], 2);
}

#[test]
fn the_same_command_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    let command = |games: u32| {
        format!("match connect-four greedy random --games {games} --output {}", file.display())
    };
    run(&command(4)).done();
    let four = fs::read_to_string(&file).unwrap();
    assert_eq!(four.lines().count(), 5);
    run(&command(10)).done();
    let ten = fs::read_to_string(&file).unwrap();
    assert!(ten.starts_with(&four), "nothing is played twice");
    assert_eq!(ten.lines().count(), 11);
    let other = run(&format!("match connect-four greedy greedy --output {}", file.display()));
    assert_eq!(other.code, Some(1));
    assert!(other.err.contains("holds the games of another match"), "{}", other.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), ten);
}

#[test]
fn a_test_stops_a_match() {
    let result = json("match connect-four pvs:2 random --games 1000 --sprt 0,100 --json");
    assert_eq!(result["sprt"]["verdict"], "H1");
    assert!(result["games"].as_u64().unwrap() < 100, "{result}");
    assert_eq!(result["interrupted"], false);
}

#[test]
fn the_result_is_said_in_both_languages() {
    let said = run("match connect-four pvs:2 random --games 4 --lang fr").done();
    assert!(said.contains("connect-four\u{a0}: 4 parties, graine 0"), "{said}");
    assert!(said.contains("nulles\u{a0}: "), "{said}");
}

#[test]
fn what_cannot_be_played_is_refused_in_a_sentence() {
    let refusals = [
        ("match othello random", "this game is for 2 players and 1 were named"),
        ("match othello human random", "people do not play in matches"),
        ("match othello random genius", "\"genius\""),
        ("match chess random random", "\"chess\""),
        ("match othello random random --games 0", "games"),
        ("match othello random random --games -3", "games"),
        ("match othello random random --concurrency 0", "concurrency"),
        ("match othello random random --openings random:x", "names no openings"),
        ("match othello random random --sprt 5", "is not a test"),
        ("match othello random random --sprt 5,1", "is not a test"),
        ("match morpion random random random --sprt 0,5", "compares two players"),
        ("match othello random random --adjudicate coin", "\"coin\""),
        ("match othello level:11 random", "1 to 10"),
        ("tournament othello random", "a table of 2 needs"),
        ("tournament othello random random --format ladder", "round-robin"),
    ];
    for (arguments, part) in refusals {
        let complaint = run_with(arguments, "").refused();
        assert!(complaint.contains(part), "{arguments}: {complaint}");
    }
    let missing = run("match othello random random --openings no-such-file");
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.contains("no-such-file"), "{}", missing.err);
}

#[test]
fn games_and_results_are_written_as_files_of_other_kinds() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let [games, list, page] = ["games.pdn", "games.csv", "result.html"].map(path);
    let said = run(&format!(
        "match draughts:english level:2 level:1 --games 4 --seed 5 \
         --export {games} --export {list} --export {page}"
    ))
    .done();
    assert!(said.contains("4 games"), "{said}");
    let converted = run(&format!("convert {games} -  --to json")).done();
    assert_eq!(converted.matches("level:2").count() % 4, 0, "{converted}");
    let list = fs::read_to_string(list).unwrap();
    assert_eq!(list.lines().count(), 5, "{list}");
    assert!(list.starts_with("game,seat1,seat2,winner,"), "{list}");
    let page = fs::read_to_string(page).unwrap();
    for part in ["<title>draughts:", "level:2", "<th scope=\"col\">rating</th>", "+"] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

#[test]
fn a_file_that_could_not_be_written_is_refused_before_the_first_game() {
    for (file, part) in [("games.odd", "games.odd"), ("games.pdn", "PDN")] {
        let said = run(&format!("match othello random random --games 1000000 --export {file}"));
        let said = said.refused();
        assert!(said.contains(part), "{said}");
    }
}

/// On 3×3 random openings would decide the game; without them equal players only draw.
#[test]
fn two_perfect_players_only_draw_on_nine_squares() {
    for flags in ["", " --openings none", " --openings random:0"] {
        let asked = format!("match morpion level:10 level:10 --games 6 --seed 3 --json{flags}");
        let played: serde_json::Value = serde_json::from_str(&run(&asked).done()).expect("JSON");
        assert_eq!(played["draws"], 6, "{flags}: {played}");
    }
    let decided =
        run("match morpion level:10 level:10 --games 6 --openings random:4 --json").done();
    let decided: serde_json::Value = serde_json::from_str(&decided).expect("JSON");
    assert_ne!(decided["draws"], 6, "{decided}");
}
