//! Completions, manual pages, and what is said about the inside.

use std::fs;

use tempfile::tempdir;

use crate::{
    external_engines::ourselves,
    help::VERBS,
    support::plateau::{finish, plateau, run},
};

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let said = run(&format!("completions {shell}")).done();
        for word in ["plateau", "tournament", "engine"] {
            assert!(said.contains(word), "{shell} knows nothing of {word}");
        }
    }
    let refused = run("completions tcsh").refused();
    assert!(refused.contains("bash, elvish, fish, powershell or zsh"), "{refused}");
}

#[test]
fn there_is_a_page_for_every_verb() {
    let page = run("man").done();
    assert!(page.contains(".TH plateau 1") && page.contains(".SH SYNOPSIS"), "{page}");
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("man1");
    let said = run(&format!("man {} --lang fr", path.display())).done();
    assert!(said.contains(&format!("{} pages dans", VERBS.len())), "{said}");
    for verb in VERBS {
        let name = format!("plateau {verb}").trim().replace(' ', "-");
        let page = fs::read_to_string(path.join(format!("{name}.1"))).expect("a page");
        assert!(page.contains(&format!(".TH {name} 1")), "{page}");
        assert!(page.contains("Exemples") && !page.contains("???"), "{page}");
    }
}

#[test]
fn what_happens_inside_is_told_to_those_who_ask() {
    let guest = ourselves("gtp", "random", "time=5");
    let contest = ["match", "othello:size=4", &guest, "random", "--games", "1", "--json"];
    let quiet = finish(plateau(contest).write_stdin(""));
    assert_eq!(quiet.err, "");
    let told = finish(plateau(contest.iter().chain(&["-vv"])).write_stdin(""));
    assert_eq!((told.code, &told.out), (Some(0), &quiet.out));
    assert!(told.err.contains("genmove") && told.err.contains("DEBUG"), "{}", told.err);
}
