//! The shape of the command line, without a word of any language.
//!
//! Everything is text here: what it means is checked by those who know, with errors in the
//! reader's language. `help` explains each argument under its name. Each verb has a file of its own.

mod analyse;
mod compare;
mod contest;
mod convert;
mod engine;
mod exercise;
mod library;
mod library_flags;
mod limits;
mod page;
mod play;
mod print;
mod replay;
mod rules;
mod serve;
mod simple;
mod tree;
mod tui;

use clap::{ArgAction, Parser, Subcommand};

pub(crate) use analyse::Analyse;
pub(crate) use compare::Compare;
pub(crate) use contest::{ContestFlags, Match, Tournament};
pub(crate) use convert::Convert;
pub(crate) use engine::Engine;
pub(crate) use exercise::Exercise;
pub(crate) use library::{
    Library, LibraryExport, LibraryImport, LibraryList, LibraryShow, LibraryStats, SearchFlags,
    Shelved,
};
pub(crate) use library_flags::LibraryFlags;
pub(crate) use limits::LimitFlags;
pub(crate) use page::PageFlags;
pub(crate) use play::Play;
pub(crate) use print::{Diagram, Print, Printed, ScoreSheet, Sheet};
pub(crate) use replay::Replay;
pub(crate) use rules::Rules;
pub(crate) use serve::Serve;
pub(crate) use simple::{Bench, Completions, List, Man, Perft};
pub(crate) use tree::Tree;
pub(crate) use tui::Tui;

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

impl Verb {
    /// Everything that names a player.
    pub(crate) fn players_mut(&mut self) -> Vec<&mut String> {
        match self {
            Verb::Play(play) => play.players.iter_mut().collect(),
            Verb::Tui(tui) => tui.players.iter_mut().collect(),
            Verb::Match(held) => held.players.iter_mut().collect(),
            Verb::Tournament(held) => held.players.iter_mut().collect(),
            Verb::Analyse(analyse) => vec![&mut analyse.engine],
            Verb::Tree(tree) => vec![&mut tree.engine],
            _ => Vec::new(),
        }
    }
}

/// Without a verb, people want to play.
impl Default for Verb {
    fn default() -> Self {
        Verb::Serve(Serve::default())
    }
}
