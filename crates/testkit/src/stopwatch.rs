//! How much work is done in a second.

use std::time::{Duration, Instant};

/// Does some work again and again, and prints how much of it was done a second in the best of
/// `rounds` rounds: whatever else the machine does can only slow one down.
pub fn measure(name: &str, rounds: u32, mut work: impl FnMut() -> u64) {
    let mut best = Duration::MAX;
    let mut done = 0;
    for _ in 0..rounds {
        let start = Instant::now();
        done = work();
        best = best.min(start.elapsed());
    }
    #[expect(clippy::cast_precision_loss, reason = "a speed is shown, not computed with")]
    let speed = done as f64 / best.as_secs_f64() / 1e6;
    println!("{name:<30} {done:>12}  {speed:>8.3} million a second");
}
