//! The shape of the command line, without a word of any language.
//!
//! Everything is text here: what it means is checked by those who know, with errors in the
//! reader's language. `help` explains each argument under its name.

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand};

use crate::lab_arguments::{Compare, Exercise, Tree};

#[derive(Debug, Parser)]
#[command(
    name = "plateau",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub(crate) struct Arguments {
    // Read by hand beforehand, so that mistakes in the arguments are said in that language.
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<String>,
    #[arg(long, short, global = true, action = ArgAction::Count)]
    pub(crate) verbose: u8,
    #[command(subcommand)]
    pub(crate) verb: Option<Verb>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    Serve(Serve),
    Play(Play),
    Tui(Tui),
    List(List),
    Analyse(Analyse),
    Tree(Tree),
    Exercise(Exercise),
    Compare(Compare),
    Match(Match),
    Tournament(Tournament),
    Convert(Convert),
    Replay(Replay),
    Library(Library),
    Perft(Perft),
    Bench(Bench),
    Rules(Rules),
    Print(Print),
    Engine(Engine),
    Completions(Completions),
    Man(Man),
}

/// Without a verb, people want to play.
impl Default for Verb {
    fn default() -> Self {
        Verb::Serve(Serve::default())
    }
}

#[derive(Args, Debug, Default)]
pub(crate) struct Serve {
    #[arg(long, value_name = "PORT", allow_negative_numbers = true)]
    pub(crate) port: Option<String>,
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<String>,
    #[arg(long)]
    pub(crate) no_open: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "PIXELS", allow_negative_numbers = true)]
    pub(crate) cell_size: Option<String>,
    #[arg(long, value_name = "COLOUR", allow_hyphen_values = true)]
    pub(crate) board_colour: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    pub(crate) game: Option<String>,
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "SEAT", allow_negative_numbers = true)]
    pub(crate) first: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "CLOCK")]
    pub(crate) clock: Option<String>,
    #[arg(long)]
    pub(crate) alternate: bool,
    #[arg(long)]
    pub(crate) pause: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    // Without a number it is the last one; the sign tells a number from the name of a game.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub(crate) resume: Option<String>,
    #[arg(long)]
    pub(crate) no_library: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Tui {
    pub(crate) game: Option<String>,
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "CLOCK")]
    pub(crate) clock: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Args, Debug)]
pub(crate) struct List {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    pub(crate) game: String,
    pub(crate) engine: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[command(flatten)]
    pub(crate) limits: LimitFlags,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug, Default)]
pub(crate) struct LimitFlags {
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) depth: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) nodes: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) time: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Match {
    pub(crate) game: String,
    #[arg(value_name = "PLAYER", required = true)]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) contest: ContestFlags,
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Tournament {
    pub(crate) game: String,
    #[arg(value_name = "PLAYER", required = true)]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[command(flatten)]
    pub(crate) contest: ContestFlags,
}

#[derive(Args, Debug)]
pub(crate) struct ContestFlags {
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) games: Option<String>,
    #[arg(long, value_name = "OPENINGS")]
    pub(crate) openings: Option<String>,
    #[arg(long, value_name = "RULES")]
    pub(crate) adjudicate: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) concurrency: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) export: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    pub(crate) game: String,
    #[arg(allow_negative_numbers = true)]
    pub(crate) depth: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    pub(crate) game: String,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct PageFlags {
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
    #[arg(long, value_name = "PAPER")]
    pub(crate) paper: Option<String>,
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub(crate) margin: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Print {
    #[command(subcommand)]
    pub(crate) what: Printed,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Printed {
    Sheet(Sheet),
    Diagram(Diagram),
    ScoreSheet(ScoreSheet),
}

#[derive(Args, Debug)]
pub(crate) struct Sheet {
    #[arg(long)]
    pub(crate) game: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) per_page: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) title: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct Diagram {
    pub(crate) game: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) title: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct ScoreSheet {
    pub(crate) file: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct Engine {
    pub(crate) protocol: String,
    #[arg(long, value_name = "PLAYER")]
    pub(crate) player: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) limits: LimitFlags,
    #[arg(long, value_name = "PLACE")]
    pub(crate) listen: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub(crate) connect: Option<String>,
    #[arg(long, value_name = "SIDE")]
    pub(crate) side: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    pub(crate) shell: String,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    pub(crate) folder: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Convert {
    #[arg(value_name = "FILE")]
    pub(crate) input: PathBuf,
    #[arg(value_name = "FILE")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) number: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) from: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) to: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) delay: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Library {
    #[command(subcommand)]
    pub(crate) what: Shelved,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Shelved {
    List(LibraryList),
    Show(LibraryShow),
    Export(LibraryExport),
    Import(LibraryImport),
    Stats(LibraryStats),
}

#[derive(Args, Debug)]
pub(crate) struct SearchFlags {
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "RESULT")]
    pub(crate) result: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) since: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) until: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryList {
    #[command(flatten)]
    pub(crate) search: SearchFlags,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) most: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) skip: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryShow {
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub(crate) number: String,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryExport {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub(crate) numbers: Vec<String>,
    #[command(flatten)]
    pub(crate) search: SearchFlags,
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryImport {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryStats {
    #[command(flatten)]
    pub(crate) search: SearchFlags,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}
