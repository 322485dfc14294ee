//! What is refused, what is shown, and how a server is logged in to.

use super::{server::NatsServer, support::Site};

#[test]
fn programs_and_people_play_at_no_worker() {
    let site = Site::open();
    let (code, said, heard) = site.finish("match connect-four random hub:path=/bin/true --games 2");
    assert_eq!((code, &*said), (Some(2), ""), "{heard}");
    assert!(heard.starts_with("plateau: workers cannot play this: "), "{heard}");
    let (code, _, heard) = site.finish("match connect-four random human --games 2");
    assert_eq!(code, Some(2), "{heard}");
}

#[test]
fn a_server_that_is_not_there_is_told_in_a_sentence() {
    let mut site = Site::open();
    site.nats.kill();
    let url = site.nats.url();
    for command in ["match connect-four random random", "worker", "fleet status"] {
        let (code, said, heard) = site.finish(command);
        assert_eq!((code, &*said), (Some(1), ""), "{heard}");
        assert!(
            heard.starts_with(&format!("plateau: NATS at {url} cannot be reached: ")),
            "{heard}"
        );
    }
}

#[test]
fn flags_that_make_no_sense_are_refused() {
    let site = Site::open();
    for (command, reason) in [
        ("worker --kinds games", "there is no work called \"games\""),
        ("worker --name a.b", "cannot be the name of a worker"),
        ("worker --threads 0", "threads"),
        ("match connect-four random random --run a/b", "cannot be the name of a run"),
        ("match connect-four random random --batch 0", "batch"),
        ("match connect-four random random --concurrency 2", "--concurrency"),
    ] {
        let (code, said, heard) = site.finish(command);
        assert_eq!((code, &*said), (Some(2), ""), "{command}: {heard}");
        assert!(heard.contains(reason), "{command}: {heard}");
    }
}

#[test]
fn what_workers_do_is_shown_and_forgotten() {
    let site = Site::open();
    let _one = site.worker("one");
    let command = "match connect-four random level:1 --games 10 --seed 1 --run mine";
    assert_eq!(site.finish(command).0, Some(0));
    let (code, shown, _) = site.finish("fleet status");
    assert_eq!(code, Some(0));
    assert!(shown.contains("Worker one: build "), "{shown}");
    assert!(shown.contains("Run mine: connect-four"), "{shown}");
    assert!(shown.contains(": finished, 10 of 10 games"), "{shown}");
    let (_, json, _) = site.finish("fleet status --json");
    let status: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(status["runs"][0]["run"], "mine");
    assert_eq!(status["runs"][0]["workers"]["one"], 10);
    assert_eq!(status["workers"][0]["threads"], 1);
    assert_eq!(site.finish("fleet forget mine").1, "Run mine is forgotten.\n");
    let (code, _, heard) = site.finish("fleet forget mine");
    assert_eq!((code, &*heard), (Some(1), "plateau: there is no run mine\n"));
}

#[test]
fn passwords_and_tokens_are_asked_for() {
    let users = "authorization { users = [{ user: ann, password: secret }] }\n";
    let site = Site::with(NatsServer::with_settings(users), "user = \"ann\"\npassword = \"wrong\"");
    let (code, _, heard) = site.finish("fleet status");
    assert_eq!(code, Some(1));
    assert!(heard.contains("authorization violation") && !heard.contains("wrong"), "{heard}");
    let site =
        Site::with(NatsServer::with_settings(users), "user = \"ann\"\npassword = \"secret\"");
    assert_eq!(site.finish("fleet status").0, Some(0));
    let token = "authorization { token: \"secret\" }\n";
    let site =
        Site::with(NatsServer::with_settings(token), "token = \"secret\"\nprefix = \"ours\"");
    let (code, shown, _) = site.finish("fleet status");
    assert_eq!(code, Some(0));
    assert!(shown.contains("ours-jobs-match: 0 waiting"), "{shown}");
}
