//! Records a search of ten million nodes, and tells how fast it is written, opened and walked, and
//! how much memory reading it takes. With the name of a file it only reads.

use std::{env, fs, io::BufWriter, path::Path, time::Instant};

use lab::{Explorer, Extent, SearchQuestion};
use search::Stop;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    if let Some(path) = env::args().nth(1) {
        return read(Path::new(&path));
    }
    let question = SearchQuestion {
        nodes: Some(10_000_000),
        ..SearchQuestion::new("othello", "alpha-beta:13")
    };
    let path = env::temp_dir().join("plateau-large.tree");
    let start = Instant::now();
    let out = BufWriter::with_capacity(1 << 16, fs::File::create(&path)?);
    drop(question.record(out, Stop::default())?);
    println!("recorded in {:.2} s", start.elapsed().as_secs_f64());
    let start = Instant::now();
    let table = question.table()?;
    let job = table.ask(&question.spec()?, question.limits(), Stop::default())?;
    let alone = job.map(|job| job(&mut |_| ()));
    let nodes = alone.map_or(0, |advice| advice.statistics.nodes);
    println!("alone in {:.2} s, {nodes} nodes", start.elapsed().as_secs_f64());
    println!("{} bytes in {}", fs::metadata(&path)?.len(), path.display());
    Ok(())
}

/// Opens a recording, shows what a page shows first, and walks through it.
fn read(path: &Path) -> Outcome {
    let start = Instant::now();
    let mut explorer = Explorer::open(path)?;
    println!("opened {} nodes in {:?}", explorer.recording().len(), start.elapsed());
    let start = Instant::now();
    let excerpt = explorer.excerpt(&Extent::default())?;
    println!("first {} nodes shown in {:?}", excerpt.root.count(), start.elapsed());
    let start = Instant::now();
    let recording = explorer.recording();
    let mut steps = 0_u32;
    let mut number = 0;
    while let Some(moment) = recording.next_cut(number)? {
        number = moment.number + recording.moments() / 1000;
        steps += 1;
    }
    println!("{steps} jumps to a cut-off in {:?}", start.elapsed());
    let start = Instant::now();
    for step in 0..1000 {
        let moment = recording.moment(step * (recording.moments() / 1000))?;
        recording.path(moment.node)?;
    }
    println!("1000 moments, anywhere, with the way to each, in {:?}", start.elapsed());
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find(|line| line.starts_with("VmHWM"));
    println!("{}", peak.unwrap_or("VmHWM: unknown"));
    Ok(())
}
