//! The variants: one constant each, with the article of the rules behind a field where the
//! federation numbers its articles.
//!
//! - FMJD: Official rules of international draughts, annex 1.
//! - WCDF: Rules of the World Checkers and Draughts Federation, section 1.
//! - Codex: Codex of Russian draughts, 2004.
//! - FID: Regolamento tecnico, chapter I, 2008.
//! - FPD: Rules of classical draughts of the Portuguese federation.
//! - ČFD: Rules of Czech draughts of the Czech federation.
//! - APCA: Tournament rules of the American Pool Checkers Association.
//! - DFS: Official rules for Frisian draughts, 2011.

use crate::{CaptureRank, Colour, Ending, Hand, Kings, Movement, Naming, Promotion, Rules};

/// Every variant under its name.
pub const ALL: [(&str, Rules); 13] = [
    ("international", INTERNATIONAL),
    ("english", ENGLISH),
    ("course", COURSE),
    ("russian", RUSSIAN),
    ("brazilian", BRAZILIAN),
    ("italian", ITALIAN),
    ("spanish", SPANISH),
    ("czech", CZECH),
    ("pool", POOL),
    ("canadian", CANADIAN),
    ("frisian", FRISIAN),
    ("antidraughts", ANTIDRAUGHTS),
    ("custom", CUSTOM),
];

/// The names of the variants, in the same order.
pub const NAMES: [&str; ALL.len()] = {
    let mut names = [""; ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = ALL[index].0;
        index += 1;
    }
    names
};

/// The variant of that name.
#[must_use]
pub fn find(name: &str) -> Option<Rules> {
    ALL.into_iter().find(|(known, _)| *known == name).map(|(_, rules)| rules)
}

/// Draughts on a hundred squares.
pub const INTERNATIONAL: Rules = Rules {
    width: 10,               // FMJD 2.1
    height: 10,              // FMJD 2.1
    rows: [4, 4],            // FMJD 2.8
    dark_corner: Hand::Left, // FMJD 2.4
    first: Colour::White,
    movement: Movement {
        kings: Kings::Flying, // FMJD 3.9
        backward: true,       // FMJD 4.1
        men_take_kings: true, // FMJD 4.2
        straight: false,      // FMJD 4.1
        compulsory: true,
        choice: CaptureRank::MOST,    // FMJD 4.13, 4.14
        promotion: Promotion::Passes, // FMJD 4.15
        king_limit: None,
    },
    losing_wins: false,
    repetitions: Some(3),           // FMJD 6.1
    quiet: Some(50),                // FMJD 6.2: 25 moves each
    endings: Ending::INTERNATIONAL, // FMJD 6.3, 6.4
    naming: Naming::Numbers,        // FMJD 2.6
    capture_sign: 'x',              // FMJD 8.2.3
    full_captures: false,
};

/// English draughts, or American checkers.
pub const ENGLISH: Rules = Rules {
    width: 8,                // WCDF 1.1
    height: 8,               // WCDF 1.1
    rows: [3, 3],            // WCDF 1.11
    dark_corner: Hand::Left, // WCDF 1.4
    first: Colour::Black,
    movement: Movement {
        kings: Kings::Short,        // WCDF 1.17
        backward: false,            // WCDF 1.18
        men_take_kings: true,       // WCDF 1.18
        straight: false,            // WCDF 1.18
        compulsory: true,           // WCDF 1.20
        choice: CaptureRank::FREE,  // WCDF 1.20
        promotion: Promotion::Ends, // WCDF 1.19
        king_limit: None,
    },
    losing_wins: false,
    repetitions: Some(3), // WCDF 1.32.1
    quiet: Some(80),      // WCDF 1.32.2: 40 moves each
    endings: &[],
    naming: Naming::Numbers, // WCDF 1.5
    capture_sign: 'x',
    full_captures: false,
};

/// English draughts as it is often set to students: white begins, and 25 turns without a capture or
/// a man's move make a draw, and nothing else does.
pub const COURSE: Rules =
    Rules { first: Colour::White, repetitions: None, quiet: Some(25), ..ENGLISH };

/// Russian draughts, or shashki.
pub const RUSSIAN: Rules = Rules {
    width: 8,
    height: 8,
    rows: [3, 3],
    first: Colour::White,
    movement: Movement {
        choice: CaptureRank::FREE,
        promotion: Promotion::Continues, // Codex 1.5.15
        ..INTERNATIONAL.movement         // Codex 1.4.5, 1.5.3
    },
    quiet: Some(30), // 15 moves each
    endings: Ending::RUSSIAN,
    naming: Naming::Letters,
    capture_sign: ':',
    full_captures: false,
    ..INTERNATIONAL
};

/// Brazilian draughts: international draughts on 64 squares.
pub const BRAZILIAN: Rules = Rules {
    width: 8,
    height: 8,
    rows: [3, 3],
    quiet: RUSSIAN.quiet,
    endings: RUSSIAN.endings,
    naming: Naming::Letters,
    ..INTERNATIONAL
};

/// Italian draughts, or dama.
pub const ITALIAN: Rules = Rules {
    width: 8,  // FID 2.1
    height: 8, // FID 2.1
    rows: [3, 3],
    dark_corner: Hand::Right, // FID 2.3
    first: Colour::White,
    movement: Movement {
        kings: Kings::Short,   // FID 4.7
        backward: false,       // FID 5.3 (a)
        men_take_kings: false, // FID 5.3 (b)
        straight: false,       // FID 5.3
        compulsory: true,
        choice: CaptureRank::ITALIAN, // FID 6.6 to 6.9
        promotion: Promotion::Ends,
        king_limit: None,
    },
    losing_wins: false,
    repetitions: Some(3), // FID 9.3
    quiet: Some(80),      // FID 10.4: 40 moves each
    endings: &[],
    naming: Naming::Numbers,
    capture_sign: 'x',
    full_captures: false,
};

/// Spanish draughts; Portuguese draughts is the same game.
pub const SPANISH: Rules = Rules {
    width: 8,  // FPD 2.1.2
    height: 8, // FPD 2.1.2
    rows: [3, 3],
    dark_corner: Hand::Right, // FPD 2.1.5
    movement: Movement {
        backward: false,
        choice: CaptureRank::MOST_THEN_KINGS,
        promotion: Promotion::Ends,
        ..INTERNATIONAL.movement
    },
    // The rules at hand say nothing of counts; these are those of the game it resembles most.
    quiet: INTERNATIONAL.quiet,
    endings: &[],
    ..INTERNATIONAL
};

/// Czech draughts.
pub const CZECH: Rules = Rules {
    width: 8,  // ČFD 2.1
    height: 8, // ČFD 2.1
    rows: [3, 3],
    movement: Movement {
        backward: false,                 // ČFD 4.1
        choice: CaptureRank::KING_FIRST, // ČFD 4.14
        promotion: Promotion::Ends,
        ..INTERNATIONAL.movement // ČFD 3.9
    },
    quiet: Some(30), // 15 moves each
    endings: &[],
    naming: Naming::Letters, // ČFD 2.6
    ..INTERNATIONAL
};

/// Pool checkers.
pub const POOL: Rules = Rules {
    width: 8,     // APCA 1
    height: 8,    // APCA 1
    rows: [3, 3], // APCA 5
    first: Colour::Black,
    movement: Movement {
        choice: CaptureRank::FREE, // APCA 20
        ..INTERNATIONAL.movement   // APCA 14 to 19, 22, 23
    },
    quiet: Some(30),       // APCA 26
    endings: Ending::POOL, // some say 13 moves
    ..INTERNATIONAL
};

/// Canadian draughts: international draughts on 144 squares.
pub const CANADIAN: Rules = Rules { width: 12, height: 12, rows: [5, 5], ..INTERNATIONAL };

/// Frisian draughts.
pub const FRISIAN: Rules = Rules {
    movement: Movement {
        straight: true, // DFS 7
        choice: CaptureRank::FRISIAN,
        king_limit: Some(3),
        ..INTERNATIONAL.movement
    },
    // A count for kings alone is not in the rules, but without one a game might never end.
    quiet: INTERNATIONAL.quiet,
    endings: Ending::FRISIAN,
    ..INTERNATIONAL
};

/// Antidraughts: international draughts in which who cannot move wins.
pub const ANTIDRAUGHTS: Rules = Rules { losing_wins: true, ..INTERNATIONAL };

/// Whatever the knobs make of it: international draughts until then.
pub const CUSTOM: Rules = INTERNATIONAL;
