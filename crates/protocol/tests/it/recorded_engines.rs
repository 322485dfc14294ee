//! Engines of others as they were recorded: a stand-in answers each command as the engine did the
//! first, second, third time it heard it. What was not recorded it answers as the protocol has it.

use std::{collections::BTreeMap, fmt::Write as _};

use protocol::{Program, Protocol};

use crate::external_engines::{ask, script, seated};

/// A stand-in for the engine of a recording, by the first word of what it is told.
fn stand_in(protocol: Protocol, recording: &str) -> Program {
    let mut answers: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut heard = "";
    for line in recording.lines() {
        if let Some(command) = line.strip_prefix("> ") {
            heard = command.split_whitespace().next().unwrap_or_default();
            answers.entry(heard).or_default().push(String::new());
        } else if let Some(said) = line.strip_prefix('<')
            && let Some(answer) = answers.get_mut(heard).and_then(|answers| answers.last_mut())
        {
            let said = said.strip_prefix(' ').unwrap_or(said).replace('\'', "'\\''");
            let _ = write!(answer, "printf '%s\\n' '{said}';");
        }
    }
    let mut cases = String::new();
    for (number, (word, answers)) in answers.iter().enumerate() {
        let _ = write!(cases, "{word}) n{number}=$((n{number}+1)); case $n{number} in ");
        for (time, answer) in (1..).zip(answers) {
            let _ = write!(cases, "{time}) {answer}:;; ");
        }
        cases += "esac;; ";
    }
    // Numbers go back as they came, and GTP has an answer to everything.
    let first = if protocol == Protocol::Nboard { "ping) echo pong ${line#ping };;" } else { "" };
    let otherwise = if protocol == Protocol::Gtp { "*) printf '= \\n\\n';;" } else { "" };
    let counters: Vec<String> = (0..answers.len()).map(|number| format!("n{number}=0;")).collect();
    let counters = counters.concat();
    let text = format!(
        "{counters} cr=$(printf '\\r'); while read -r line; do line=${{line%\"$cr\"}}; \
         case ${{line%% *}} in {first} {cases} {otherwise} esac; done"
    );
    script(protocol, &text)
}

fn best(program: Program, game: &str, places: &[(&[&str], &str)]) {
    let mut guest = seated(program, game);
    for (moves, expected) in places {
        let advice = ask(&mut *guest, game, moves).expect("it plays as it did");
        assert_eq!(advice.best, *expected, "after {moves:?}");
    }
}

/// Edax writes spaces where others write slashes.
#[test]
fn edax_over_nboard() {
    let edax = stand_in(Protocol::Nboard, include_str!("data/recorded/edax-nboard.txt"));
    best(edax, "othello", &[(&["f5", "d6"], "c6"), (&["f5", "d6", "c3"], "g5")]);
}

#[test]
fn edax_over_gtp() {
    let edax = stand_in(Protocol::Gtp, include_str!("data/recorded/edax-gtp.txt"));
    best(edax, "othello", &[(&["f5"], "f6")]);
}

/// `NTest` talks a lot before and while it thinks.
#[test]
fn ntest_over_nboard() {
    let ntest = stand_in(Protocol::Nboard, include_str!("data/recorded/ntest-nboard.txt"));
    best(ntest, "othello", &[(&["f5", "d6"], "c4"), (&["f5", "d6", "c3"], "d3")]);
}

#[test]
fn pela_and_rapfi_over_gomocup() {
    let game = "morpion:width=15,height=15,align=5,first=1";
    let pela = stand_in(Protocol::Gomocup, include_str!("data/recorded/pela-gomocup.txt"));
    best(pela, game, &[(&[], "H6"), (&["H6", "I8"], "I6"), (&["H8", "I9"], "H7")]);
    let rapfi = stand_in(Protocol::Gomocup, include_str!("data/recorded/rapfi-gomocup.txt"));
    best(rapfi, game, &[(&[], "H8"), (&["H8", "I8"], "G7"), (&["H8", "I9"], "J9")]);
}

#[test]
fn scan_over_hub() {
    let scan = stand_in(Protocol::Hub, include_str!("data/recorded/scan-hub.txt"));
    best(scan, "draughts", &[(&["32-28", "19-23"], "28x19")]);
}
