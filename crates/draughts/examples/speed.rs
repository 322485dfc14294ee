//! How fast the rules are: perft and random games, on one core.
use std::{fs, time::Instant};

use draughts::{Bits, Draughts, Rules, Wide, variants};
use rules::{Counting, Game, perft};

/// Seconds this program has run, by the processor's clock where there is one.
fn seconds(start: Instant) -> f64 {
    let spent = fs::read_to_string("/proc/self/schedstat").ok();
    let spent = spent.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    spent.map_or_else(|| start.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn count<B: Bits>(start: Instant, name: &str, rules: &Rules, depth: u32) {
    let game = Draughts::<B>::new(rules.clone()).without_draw_rules();
    let before = seconds(start);
    let leaves = perft(&game, &game.start(), depth, Counting::ExactLength);
    let time = seconds(start) - before;
    println!("{name:30} {depth:2} {leaves:12} {:8.1} M/s", leaves as f64 / time / 1e6);
}

fn main() {
    let start = Instant::now();
    if std::env::args().len() < 2 {
        count::<u64>(start, "international", &variants::INTERNATIONAL, 9);
    }
    count::<u64>(start, "english", &variants::ENGLISH, 11);
    if std::env::args().len() > 1 {
        return;
    }
    count::<Wide>(start, "international wide", &variants::INTERNATIONAL, 8);
    count::<Wide>(start, "english wide", &variants::ENGLISH, 9);
}
