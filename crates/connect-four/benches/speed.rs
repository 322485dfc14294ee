//! speed
use connect_four::{ConnectFour, Exact, Frame, Position};
use rules::Game;
use std::time::Instant;
fn parse(f: &Frame<u64>, s: &str) -> Position<u64> {
    let mut p = Position::default();
    for c in s.bytes() {
        let m = f.landings(p.occupied()) & f.column(c - b'1');
        p.put(m);
    }
    p
}
fn main() {
    let game = ConnectFour::<u64>::new(7, 6);
    let f = game.frame();
    for file in ["Test_L3_R1", "Test_L2_R1", "Test_L2_R2"] {
        let text =
            std::fs::read_to_string(format!("/work/shared/data/connect-four/{file}")).unwrap();
        let (mut nodes, mut time, mut n, mut bad) = (0, 0.0, 0, 0);
        for line in text.lines().step_by(std::env::var("STEP").map_or(1, |s| s.parse().unwrap())) {
            let (p, v) = line.split_once(' ').unwrap();
            let p = parse(f, p);
            let mut s = Exact::new(&game);
            let mut meter = search::Meter::unlimited();
            let t = Instant::now();
            let r = s.score(&p, &mut meter).unwrap();
            time += t.elapsed().as_secs_f64();
            if r != v.parse::<i32>().unwrap() {
                bad += 1;
            }
            nodes += meter.counted.nodes;
            n += 1;
        }
        println!(
            "{file}: mean {:.2} bad {bad} {:.2} M/s  {:.2}s",
            nodes as f64 / n as f64,
            nodes as f64 / time / 1e6,
            time
        );
    }
    if std::env::var_os("ONLY").is_some() {
        return;
    }
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..2 {
        let t = Instant::now();
        let n = 3_000_000;
        let mut s = 0;
        for _ in 0..n {
            s += search::playout(&game, &game.start(), &mut rng).sign(rules::Player::FIRST);
        }
        println!("playouts/s {:.2} M  ({s})", n as f64 / t.elapsed().as_secs_f64() / 1e6);
        let t = Instant::now();
        let c = rules::perft(&game, &game.start(), 9, rules::Counting::ExactLength);
        println!("perft 9 {c} {:.1} M/s", c as f64 / t.elapsed().as_secs_f64() / 1e6);
    }
    for (w, h) in [(6, 5), (6, 6), (7, 5)] {
        let game = ConnectFour::<u64>::new(w, h);
        let mut meter = search::Meter::unlimited();
        let t = Instant::now();
        let v = Exact::new(&game).score(&game.start(), &mut meter);
        println!("{w}x{h} {v:?} {} {:.2}", meter.counted.nodes, t.elapsed().as_secs_f64());
        let mut meter = search::Meter::unlimited();
        let t = Instant::now();
        let v = Exact::new(&game).sign(&game.start(), &mut meter);
        println!("{w}x{h} {v:?} {} {:.2}", meter.counted.nodes, t.elapsed().as_secs_f64());
    }
}
