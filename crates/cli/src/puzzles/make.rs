//! `plateau puzzles make`: puzzles from games of others, or from those of a careless player.

use std::{
    io::{self, Write},
    path::Path,
    time::Instant,
};

use puzzles::{Puzzle, PuzzleCollection, PuzzleMaker};
use rules::{Knob, Phrase, Spec};
use search::SEED;
use session::{ExternalEngines, Session, open_table};
use words::Words;

use crate::{
    arguments::PuzzlesMakeArgs, contest::stop_on_interruption, failure::Failure, files::GameInput,
    limits, output,
};

/// How many puzzles are made.
const COUNT: Knob = Knob::number("count", 1, 100_000, Some(10));
/// How many moves ahead is looked where nothing can be proved.
const DEPTH: Knob = Knob::number("depth", 1, 30, Some(PuzzleMaker::DEPTH as u64));
/// How many nodes a proof may take.
const NODES: Knob = Knob::number("nodes", 1, 1_000_000_000_000, Some(PuzzleMaker::NODES));
/// As many games are tried for each puzzle before nothing more is expected.
const PATIENCE: u64 = 400;

/// Makes puzzles and writes them.
pub(super) fn run(
    asked: &PuzzlesMakeArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game: Spec = asked.game.parse()?;
    if open_table(&game)?.players() != 2 {
        return Err(Failure::WrongUse(Phrase::new("error-puzzle-players")));
    }
    let seed = limits::number(asked.seed.as_ref(), SEED)?.unwrap_or(1);
    let mut maker = PuzzleMaker::new(game, seed);
    if let Some(depth) = limits::number(asked.depth.as_ref(), DEPTH)? {
        maker.depth = u32::try_from(depth).expect("the knob's range is small");
    }
    if let Some(nodes) = limits::number(asked.nodes.as_ref(), NODES)? {
        maker.nodes = nodes;
    }
    let count = limits::number(asked.count.as_ref(), COUNT)?.unwrap_or(10);
    let count = usize::try_from(count).expect("the knob's range is small");
    stop_on_interruption(&maker.stop);
    let made = match &asked.from {
        Some(path) => of_file(&maker, path, count, words)?,
        None => of_careless_games(&maker, count)?,
    };
    if made.puzzles().is_empty() {
        return Err(Failure::Failed(Phrase::new("error-puzzle-nothing-made")));
    }
    let text = made.write(&provenance(asked, &maker));
    output::deliver(text.as_bytes(), asked.output.as_ref(), words, out)?;
    if asked.output.is_some() {
        let told = Phrase::new("puzzle-made").with("count", made.puzzles().len());
        writeln!(out, "{}", words.say(&told))?;
    }
    Ok(())
}

/// Puzzles from games that are played for them.
fn of_careless_games(maker: &PuzzleMaker, count: usize) -> Result<PuzzleCollection, Failure> {
    let mut made = PuzzleCollection::default();
    let most = PATIENCE.saturating_mul(u64::try_from(count).unwrap_or(u64::MAX));
    for number in 0..most {
        if made.puzzles().len() >= count || maker.stop.is_raised() {
            break;
        }
        let mut found = maker.of_game(number)?;
        found.truncate(count - made.puzzles().len());
        for puzzle in &mut found {
            puzzle.source = format!("{}{} game {number}", Puzzle::OF_SEED, maker.seed);
        }
        made.extend(found);
    }
    Ok(made)
}

/// Puzzles from the games of a file.
fn of_file(
    maker: &PuzzleMaker,
    path: &str,
    count: usize,
    words: &Words,
) -> Result<PuzzleCollection, Failure> {
    let game = Some(maker.game.to_string());
    let input = GameInput::open(Path::new(path), game.as_ref(), false, &mut io::stdin().lock())?;
    let collect = |records: &mut dyn Iterator<Item = record::Record>| {
        let mut made = PuzzleCollection::default();
        for record in records {
            if made.puzzles().len() >= count || maker.stop.is_raised() {
                break;
            }
            let mut found = maker.of_record(&judged(record));
            found.truncate(count - made.puzzles().len());
            made.extend(found);
        }
        Ok(made)
    };
    Ok(input.each(words, collect)?.0)
}

/// A game with what a review wrote beside its moves taken for judgements, as at a table.
fn judged(record: record::Record) -> record::Record {
    let engines = ExternalEngines::default();
    match Session::go_on(record.clone(), 0, &engines, Instant::now()) {
        Ok((session, _)) => record::Record { tree: session.tree().clone(), ..record },
        // A game that no table takes is looked at as it is.
        Err(_) => record,
    }
}

/// How the puzzles were made, for those who want to make them again.
fn provenance(asked: &PuzzlesMakeArgs, maker: &PuzzleMaker) -> Vec<String> {
    let PuzzleMaker { game, seed, depth, nodes, .. } = maker;
    let mut command =
        format!("plateau puzzles make {game} --seed {seed} --depth {depth} --nodes {nodes}");
    if let Some(count) = &asked.count {
        command.push_str(" --count ");
        command.push_str(count);
    }
    if let Some(path) = &asked.from {
        command.push_str(" --from ");
        command.push_str(path);
    }
    vec![format!("Plateau {}", env!("CARGO_PKG_VERSION")), command]
}
