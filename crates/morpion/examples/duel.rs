use morpion::*; use rules::*; use search::*;
// duel A B games nodes : prefix names or "ab2"/"greedy"; paired openings
type G = Morpion<4, Pair<4>>;
fn engine(name: &str) -> Box<dyn Engine<G>> {
    match name {
        "greedy" => Box::new(Greedy { evaluator: Threats, ties: Ties::First }),
        "ab2" => Box::new(AlphaBeta { evaluator: Threats, guide: NearTheLines, pruning: true, ordering: true, ties: Ties::First }),
        _ => Box::new(Strategist { ties: Ties::First }),
    }
}
fn cpu() -> f64 { let s = std::fs::read_to_string("/proc/self/stat").unwrap(); let f: Vec<&str> = s.rsplit(')').next().unwrap().split_whitespace().collect(); f[11].parse::<f64>().unwrap() / 100.0 }
fn limits(name: &str, nodes: u64) -> Limits { match name { "greedy" => Limits::default(), "ab2" => Limits { depth: Some(2), ..Limits::default() }, _ => Limits { nodes: Some(nodes), ..Limits::default() } } }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let games: u64 = a[3].parse().unwrap(); let nodes: u64 = a[4].parse().unwrap();
    let size = a.get(5).map_or(15, |s| s.parse().unwrap());
    let spec: Spec = format!("morpion:width={size},height={size},align=5,first=1").parse().unwrap();
    let shape = Shape::new(&spec.settle(Room::KNOBS).unwrap()).unwrap();
    let game = G::new(shape);
    let (mut w, mut d, mut l) = (0, 0, 0);
    let (mut tn, mut tt, mut len) = ([0u64; 2], [0f64; 2], 0);
    for g in 0..games {
        let mut rng = fastrand::Rng::with_seed(g / 2);
        let mut h = History::new(&game);
        // opening: 4 random stones near centre
        for _ in 0..4 { loop { let c = (size as i32)/2; let x = c + rng.i32(-3..=3); let y = c + rng.i32(-3..=3);
            let cell = Cell((y * size as i32 + x) as u16); if game.free(h.position()).contains(cell) { h.play(&game, cell); break } } }
        let names = if g % 2 == 0 { [&a[1], &a[2]] } else { [&a[2], &a[1]] };
        let mut e = [engine(names[0]), engine(names[1])];
        while h.outcome(&game).is_none() {
            let t = h.turn(&game).index();
            let c0 = cpu(); let mut m = Meter::new(limits(names[t], nodes), Stop::default());
            let th = e[t].think(&game, &h, &mut m, &mut |_| ());
            let who = if g % 2 == 0 { t } else { 1 - t };
            tn[who] += m.counted.nodes; tt[who] += cpu() - c0;
            if std::env::var("V").is_ok() { eprintln!("{} {} {} d{} n{}", names[t], game.write_move(h.position(), th.best), th.score.0, th.depth, m.counted.nodes); }
            h.play(&game, th.best);
        }
        len += h.moves().len();
        let s = h.outcome(&game).unwrap().sign(Player((g % 2) as u8));
        match s { 1 => w += 1, 0 => d += 1, _ => l += 1 }
        if std::env::var("V").is_ok() { eprintln!("game {g} {s}"); }
    }
    println!("{} vs {}: +{w} ={d} -{l}  avg len {} | {:.0} n/s vs {:.0} n/s", a[1], a[2], len as u64 / games, tn[0] as f64 / tt[0], tn[1] as f64 / tt[1]);
}
