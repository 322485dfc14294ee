use morpion::*; use rules::*; use search::*;
type G = Morpion<4, Pair<4>>;
fn main() {
    let spec: Spec = "morpion:width=15,height=15,align=5,first=1".parse().unwrap();
    let game = G::new(Shape::new(&spec.settle(Room::KNOBS).unwrap()).unwrap());
    let mut count = std::collections::HashMap::<usize, usize>::new();
    let mut best = std::collections::HashMap::<usize, usize>::new();
    for seed in 0..std::env::args().nth(1).unwrap().parse::<u64>().unwrap() {
        let mut rng = fastrand::Rng::with_seed(seed);
        let stones = rng.usize(6..16);
        let mut p = game.start();
        let mut ok = true;
        for _ in 0..2 * stones {
            let c = loop { let x = rng.u16(3..12); let y = rng.u16(3..12); let c = Cell(y * 15 + x); if game.free(&p).contains(c) { break c } };
            game.play(&mut p, c);
            if game.outcome(&p).is_some() { ok = false; break }
        }
        if !ok { continue }
        let mut m = Meter::new(Limits { nodes: Some(20000), ..Limits::default() }, Stop::default());
        let t = Strategist::default().think(&game, &History::from_position(p.clone()), &mut m, &mut |_| ());
        if t.score.0 < 900_000 || t.depth as usize != t.line.len() { continue }
        let n = (t.line.len() - 1) / 2;
        *count.entry(n).or_default() += 1;
        let b = best.entry(n).or_insert(99);
        if stones < *b { *b = stones; println!("{n} fours, {stones} stones each, {} nodes: {} {}", m.counted.nodes, game.write_position(&p), t.line.iter().map(|&c| game.write_move(&p, c)).collect::<Vec<_>>().join(" ")); }
    }
    println!("{count:?}");
}
