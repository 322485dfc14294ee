use morpion::*; use rules::*; use search::*;
fn main() {
    let thorough = std::env::var("T").is_ok();
    for arg in std::env::args().skip(1) {
        let spec: Spec = arg.parse().unwrap();
        let shape = Shape::new(&spec.settle(Room::KNOBS).unwrap()).unwrap();
        let game = Morpion::<1, Pair<1>>::new(shape.clone());
        let mut meter = Meter::unlimited();
        let v = Solver { thorough, megabytes: std::env::var("MB").map_or(64, |m| m.parse().unwrap()), ..Default::default() }.think(&game, &History::new(&game), &mut meter, &mut |_| ());
        let p = game.start();
        let s = v.statistics.time.as_secs_f64();
        println!("{arg}: {} {:?} depth {} line {:?} {:.2}s {} nodes {:.0} n/s hits {}", v.score.0, game.write_move(&p, v.best), v.depth, v.line.iter().map(|&m| game.write_move(&p, m)).collect::<Vec<_>>().join(" "), s, v.statistics.nodes, v.statistics.nodes as f64 / s, v.statistics.table_hits);
        if thorough { println!("  {}", v.choices.iter().map(|c| format!("{}={}", game.write_move(&p, c.played), c.score.0)).collect::<Vec<_>>().join(" ")); }
    }
}
