//! Libraries of older versions open with everything in them, on SQLite and on PostgreSQL.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};
use tempfile::TempDir;
use testkit::postgres::{fresh_database, programs};

use crate::{
    serve::Server,
    support::plateau::{finish, plateau},
};

/// The folder of the libraries.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/it/data/libraries")
}

/// What is in the library of this name.
fn expected(name: &str) -> Value {
    let text = fs::read_to_string(folder().join(format!("{name}.json"))).expect("what is in it");
    serde_json::from_str(&text).expect("JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

/// Asks the program about a library.
fn ask(database: &str, arguments: &str) -> String {
    let arguments = arguments.split(' ').chain(["--database", database]);
    finish(&mut plateau(arguments)).done()
}

fn ask_for_json(database: &str, arguments: &str) -> Value {
    serde_json::from_str(&ask(database, arguments)).expect("JSON")
}

/// Requires that whatever one value says is said by another one; objects may say more.
fn require(found: &Value, expected: &Value, what: &str) {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            for (name, expected) in expected {
                let found = found.get(name).unwrap_or(&Value::Null);
                // A clock that is looked at may run.
                let runs = name == "clock" && found.as_u64() <= expected.as_u64();
                if !runs || found.is_null() {
                    require(found, expected, &format!("{what}, {name}"));
                }
            }
        }
        (Value::Array(found), Value::Array(expected)) => {
            assert_eq!(found.len(), expected.len(), "{what}: how many");
            for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
                require(found, expected, &format!("{what} {index}"));
            }
        }
        _ => assert_eq!(found, expected, "{what}"),
    }
}

/// Every game is there with its number, and is found by everything it is searched by.
fn has_its_games(database: &str, expected: &Value) {
    let found = ask_for_json(database, "library list --json --most 1000");
    let mut found = list(&found["games"]).to_vec();
    found.reverse();
    let games = list(&expected["games"]);
    assert_eq!(found.len(), games.len(), "games in the library");
    for (mut found, game) in found.into_iter().zip(games) {
        // That version knew no names of openings.
        found.as_object_mut().expect("a summary").remove("opening");
        assert_eq!(found, game["summary"]);
        let number = &found["number"];
        let record = ask_for_json(database, &format!("library show {number} --json"));
        assert_eq!(record, game["record"], "game {number}");
    }
    for search in list(&expected["searches"]) {
        let asked = format!("library list --json --most 1000 {}", text(&search["asked"]));
        let found = ask_for_json(database, &asked);
        let numbers: Vec<&Value> =
            list(&found["games"]).iter().map(|game| &game["number"]).collect();
        assert_eq!(numbers, list(&search["found"]).iter().collect::<Vec<_>>(), "{asked}");
    }
    let hall = ask_for_json(database, "library stats --json");
    assert_eq!(hall["players"], expected["hall"]);
}

/// Whoever has opened tables is shown them as they were left.
fn has_its_lists(server: &Server, expected: &Value) {
    for owner in list(&expected["owners"]) {
        let listed = server.ask("tables", Some(text(&owner["cookie"])));
        for (found, table) in list(&listed).iter().zip(list(&owner["tables"])) {
            assert_eq!(found["id"], table["id"], "{} has it", owner["name"]);
            let mut told = table.clone();
            told.as_object_mut().expect("an entry").remove("id");
            require(found, &told, text(&table["id"]));
        }
        assert_eq!(list(&listed).len(), list(&owner["tables"]).len(), "{}", owner["name"]);
    }
}

/// Every table is there with its game and its affairs, for those who had a right to it.
async fn has_its_tables(server: &Server, expected: &Value) {
    assert_eq!(server.ask("tables", None), json!([]), "who has none is shown none");
    for table in list(&expected["tables"]) {
        let (name, id) = (text(&table["name"]), text(&table["id"]));
        let record = server.ask(&format!("tables/{id}/record?form=json"), None);
        assert_eq!(record, table["record"], "{name}");
        let tokens = list(&table["tokens"]);
        for token in tokens {
            let mut guest = server.connect(id, text(&token["token"])).await;
            let welcome = guest.hear(|message| message["is"] == "welcome").await;
            let mut rights = token.clone();
            rights.as_object_mut().expect("rights").remove("token");
            require(&welcome, &rights, &format!("{name}, the rights of a token"));
        }
        let tokens: Vec<&str> = tokens.iter().map(|token| text(&token["token"])).collect();
        let state = server.connect(id, &tokens.join(",")).await.state().await;
        // A table goes on as it was left: that version paused those that it opened again.
        let mut told = table["state"].clone();
        told.as_object_mut().expect("a state").remove("flow");
        require(&state, &told, name);
    }
}

/// The game at a table goes on after the move that was kept last.
async fn goes_on(server: &Server, expected: &Value, name: &str) {
    let table = list(&expected["tables"]).iter().find(|table| table["name"] == name);
    let table = table.expect("a table of that name");
    let turn = &table["state"]["turn"];
    let seat = list(&table["tokens"]).iter().find(|token| token["yours"][0] == *turn);
    let token = text(&seat.expect("somebody at turn")["token"]);
    let mut guest = server.connect(text(&table["id"]), token).await;
    let state = guest.state().await;
    let nodes = list(&state["tree"]).len();
    let after = guest.play(&state).await;
    let last = list(&after["tree"]).last().expect("a move");
    assert_eq!(last["id"], nodes, "{name}");
    assert_eq!((&last["parent"], &last["seat"]), (&state["node"], turn), "{name}");
}

/// Opens a library twice, so that it is looked at while it is brought up to date and afterwards.
async fn opens_with_everything(database: &str, name: &str) {
    let expected = expected(name);
    let home = TempDir::new().expect("a folder");
    for round in 0..2 {
        has_its_games(database, &expected);
        let server = Server::start(home.path(), "0", &["--database", database]);
        if round == 0 {
            // Tables that were looked at go on from then on, and are listed so.
            has_its_lists(&server, &expected);
        }
        has_its_tables(&server, &expected).await;
        assert!(server.end("TERM").success());
    }
    let server = Server::start(home.path(), "0", &["--database", database]);
    for table in ["three people", "variations", "a series", "imported and live"] {
        goes_on(&server, &expected, table).await;
    }
    assert!(server.end("TERM").success());
    let known = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/corpus/several.pdn");
    let known = known.to_str().expect("a path in text");
    let import = &mut plateau(["library", "import", known, "--database", database]);
    let said = finish(import).done();
    // That version left the drawings of one of them in a comment, so it is another game now.
    assert!(said.ends_with("several.pdn: 4 games, one of them new\n"), "{said}");
}

#[tokio::test]
async fn a_file_of_an_older_version_opens_with_everything() {
    let home = TempDir::new().expect("a folder");
    let copy = home.path().join("library.db");
    fs::copy(folder().join("plateau-0.1.db"), &copy).expect("a copy");
    opens_with_everything(copy.to_str().expect("a path in text"), "plateau-0.1.db").await;
}

#[tokio::test]
async fn a_database_of_an_older_version_opens_with_everything() {
    let database = fresh_database();
    let restored = Command::new(programs().join("psql"))
        .args([&database, "--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--file"])
        .arg(folder().join("plateau-0.1.sql"))
        .output()
        .expect("psql runs");
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    opens_with_everything(&database, "plateau-0.1.sql").await;
}
