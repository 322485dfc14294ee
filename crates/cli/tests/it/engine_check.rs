//! `plateau engine check`: our own engines do what is expected in every protocol, and a program that
//! misbehaves is told what it does wrong.

use serde_json::Value;

use crate::{
    external_engines::ourselves,
    support::plateau::{finish, plateau, run},
};

/// What came of each expectation, by its name.
fn findings(program: &str, code: i32) -> Vec<(String, String)> {
    let run = finish(plateau(["engine", "check", program, "--json"]).write_stdin(""));
    assert_eq!(run.code, Some(code), "{}{}", run.out, run.err);
    let said: Value = serde_json::from_str(&run.out).expect("an object");
    assert_eq!(said["passed"], code == 0);
    let findings = said["findings"].as_array().expect("findings");
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    findings.iter().map(|found| (text(&found["expected"]), text(&found["result"]))).collect()
}

#[test]
fn our_own_engines_do_what_is_expected() {
    for protocol in ["hub", "nboard", "gtp", "gomocup", "json"] {
        let program = ourselves(protocol, "level:2", "startup=60,patience=20");
        let program = program.trim_end_matches(',');
        let found = findings(program, 0);
        assert_eq!(found.len(), 8, "{protocol}");
        assert!(found.iter().all(|(_, result)| result != "failed"), "{protocol}: {found:?}");
    }
}

#[test]
fn what_a_program_does_wrong_is_told() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let check = |name: &str, script: &str, expected: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, script).expect("a script");
        let program = format!("gtp:path=/bin/sh,arguments={},startup=5,patience=1", path.display());
        let found = findings(&program, 1);
        let failed: Vec<&str> = found
            .iter()
            .filter(|(_, result)| result == "failed")
            .map(|(expected, _)| expected.as_str())
            .collect();
        assert!(failed.contains(&expected), "{name}: {found:?}");
    };
    let script = |moves: &str, quits: &str| {
        format!(
            "while read -r word rest; do case $word in genmove) {moves};; quit) {quits};; \
             *) printf '= \\n\\n';; esac; done"
        )
    };
    check("silent", &script(":", "exit"), "starts");
    check("illegal", &script("printf '= a1\\n\\n'", "exit"), "starts");
    check("gone", "exit 3", "starts");
    check("always-f5", &script("printf '= f5\\n\\n'", "exit"), "plays-legally");
    let text = run("engine check nothing:path=sh").refused();
    assert!(text.contains("named as a player"), "{text}");
    assert!(run("engine gtp hub:path=x").refused().contains("one argument too many"));
}
