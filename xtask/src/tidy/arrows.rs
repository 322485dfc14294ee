//! Which crate may lean on which.

use super::TidyFault;
use crate::{Crate, DependencyKind, Workspace};

/// A crate of the house, and what it may lean on.
struct Floor {
    name: &'static str,
    /// The crates below it that it may know.
    below: &'static [&'static str],
    /// Whether it may know the rooms as well.
    rooms: bool,
}

/// The house from the ground up: a crate may lean on what is listed beside it and on nothing else
/// of ours. A crate that is not here is a room.
const HOUSE: &[Floor] = &[
    Floor { name: "bits", below: &[], rooms: false },
    Floor { name: "rules", below: &["bits"], rooms: false },
    Floor { name: "files", below: &["rules"], rooms: false },
    // It knows the page, and nothing of the games.
    Floor { name: "bundle", below: &[], rooms: false },
    Floor { name: "search", below: &["bits", "rules"], rooms: false },
    Floor { name: "patterns", below: &["rules", "search"], rooms: false },
    Floor { name: "words", below: &["rules"], rooms: false },
    Floor { name: "paper", below: &["rules", "words"], rooms: false },
    Floor { name: "testkit", below: &["rules", "search"], rooms: false },
    // The rooms are here.
    Floor { name: "session", below: &["rules", "search"], rooms: true },
    Floor { name: "record", below: &["rules", "files", "search", "session"], rooms: false },
    Floor { name: "table", below: &["rules", "search", "session"], rooms: false },
    Floor { name: "lab", below: LABORATORY, rooms: false },
    Floor { name: "learn", below: LEARNING, rooms: true },
    Floor { name: "protocol", below: &["rules", "search", "session", "record"], rooms: false },
    Floor { name: "store", below: &["rules", "session", "record"], rooms: false },
    Floor {
        name: "tournament",
        below: &["bits", "rules", "search", "session", "record"],
        rooms: false,
    },
    Floor { name: "fleet", below: FLEET, rooms: false },
    Floor { name: "tui", below: FRONT, rooms: false },
    Floor { name: "web", below: PAGE, rooms: false },
    Floor { name: "cli", below: PROGRAM, rooms: false },
    // It knows everything that reads what comes from outside.
    Floor { name: "fuzz-laws", below: &["rules", "search", "patterns", "record"], rooms: true },
    // It knows the program only by what that says to everybody.
    Floor { name: "load", below: &["files", "paper"], rooms: false },
    Floor { name: "xtask", below: &[], rooms: false },
];

/// What the training of evaluations may know.
const LEARNING: &[&str] = &["bits", "rules", "files", "search", "patterns"];

/// What the work of many machines may know: what is computed, and nothing that people see.
const FLEET: &[&str] =
    &["bits", "rules", "search", "patterns", "session", "record", "learn", "tournament"];

/// What the laboratory may know: it draws and prints what it has found.
const LABORATORY: &[&str] = &["bits", "rules", "search", "words", "paper", "session"];

/// What a front end may know: any game, but no game in particular.
const FRONT: &[&str] = &[
    "rules",
    "search",
    "words",
    "paper",
    "session",
    "record",
    "table",
    "lab",
    "protocol",
    "store",
    "tournament",
];

/// What the page may know: what a front end may, and how an evaluation is learned, which a lesson
/// shows.
const PAGE: &[&str] = &[
    "bundle",
    "rules",
    "search",
    "words",
    "paper",
    "session",
    "record",
    "table",
    "lab",
    "learn",
    "fleet",
    "protocol",
    "store",
    "tournament",
];

/// What the program may know: what a front end may, and the other front ends.
const PROGRAM: &[&str] = &[
    "rules",
    "files",
    "search",
    "patterns",
    "words",
    "paper",
    "session",
    "record",
    "lab",
    "learn",
    "fleet",
    "protocol",
    "store",
    "tournament",
    "tui",
    "web",
];

/// What a room may lean on. It never knows another room.
const ROOM: Floor =
    Floor { name: "a room", below: &["bits", "rules", "search", "patterns"], rooms: false };

/// What any crate may use in its tests besides.
const FOR_TESTS: &[&str] = &["testkit", "words"];

/// Each crate leans only on what the house allows it.
#[must_use]
pub fn check_arrows(workspace: &Workspace) -> Vec<TidyFault> {
    workspace.crates.iter().flat_map(|ours| check_crate(workspace, ours)).collect()
}

fn check_crate(workspace: &Workspace, ours: &Crate) -> Vec<TidyFault> {
    let floor = HOUSE.iter().find(|floor| floor.name == ours.name);
    let (who, floor) = floor.map_or(("a room", &ROOM), |floor| ("it", floor));
    let ours_only = ours.dependencies.iter().filter(|other| workspace.is_ours(&other.name));
    let wrong = ours_only.filter(|other| {
        let for_tests =
            other.kind == Some(DependencyKind::Dev) && FOR_TESTS.contains(&&*other.name);
        !for_tests && !floor.may_lean_on(&other.name)
    });
    wrong
        .map(|other| {
            let complaint = format!("leans on {}; {who} may lean on {}", other.name, floor.told());
            TidyFault::new(&ours.name, complaint)
        })
        .collect()
}

impl Floor {
    fn may_lean_on(&self, name: &str) -> bool {
        let is_room = HOUSE.iter().all(|floor| floor.name != name);
        self.below.contains(&name) || self.rooms && is_room
    }

    fn told(&self) -> String {
        let below = self.below.join(", ");
        match (self.below, self.rooms) {
            ([], _) => "nothing of ours".to_owned(),
            (_, true) => format!("{below} and the rooms"),
            (_, false) => below,
        }
    }
}
