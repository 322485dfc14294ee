//! A recorded game per size; `UPDATE=1` writes the records anew.
//!
//! The seeds were chosen for games with passes, those on 6×6 and 8×8 with squares left empty too.

use othello::{Grid, Narrow, Othello, Wide};
use testkit::check_playthrough;

fn check<G: Grid>(size: u8, seed: u64) {
    let file = format!("{}/tests/it/data/playthrough-{size}.txt", env!("CARGO_MANIFEST_DIR"));
    check_playthrough(&Othello::<G>::new(size), seed, file);
}

#[test]
fn playthrough_4() {
    check::<Narrow>(4, 4);
}

#[test]
fn playthrough_6() {
    check::<Narrow>(6, 54);
}

#[test]
fn playthrough_8() {
    check::<Narrow>(8, 211);
}

#[test]
fn playthrough_10() {
    check::<Wide>(10, 10);
}
