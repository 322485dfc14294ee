//! Argument parsing: the shape of the command line, without a word of any language.
//!
//! Everything is text here: what it means is checked by those who know, with errors in the
//! reader's language. `help` explains each argument under its name. Each verb has a file of its
//! own.

mod analyse;
mod classroom;
mod compare;
mod contest;
mod convert;
mod engine;
mod exercise;
mod library;
mod library_flags;
mod limits;
mod nats;
mod page;
mod play;
mod print;
mod replay;
mod rules;
mod serve;
mod simple;
mod train;
mod tree;
mod tui;
mod tune;

use clap::{ArgAction, Parser, Subcommand};

pub(crate) use analyse::AnalyseArgs;
pub(crate) use classroom::{
    AssignmentArgs, AssignmentCheckArgs, AssignmentCommand, AssignmentNewArgs, LadderArgs,
};
pub(crate) use compare::CompareArgs;
pub(crate) use contest::{ContestFlags, MatchArgs, TournamentArgs};
pub(crate) use convert::ConvertArgs;
pub(crate) use engine::EngineArgs;
pub(crate) use exercise::ExerciseArgs;
pub(crate) use library::{
    LibraryArgs, LibraryCheckArgs, LibraryCommand, LibraryCopyArgs, LibraryExportArgs,
    LibraryForgetArgs, LibraryImportArgs, LibraryListArgs, LibraryShowArgs, LibraryStatsArgs,
    LiveClearArgs, LiveCommand, LiveListArgs, SearchFlags,
};
pub(crate) use library_flags::LibraryFlags;
pub(crate) use limits::LimitFlags;
pub(crate) use nats::{FleetArgs, FleetCommand, WorkerArgs};
pub(crate) use page::PageFlags;
pub(crate) use play::PlayArgs;
pub(crate) use print::{DiagramArgs, PrintArgs, PrintCommand, ScoreSheetArgs, SheetArgs};
pub(crate) use replay::ReplayArgs;
pub(crate) use rules::RulesArgs;
pub(crate) use serve::ServeArgs;
pub(crate) use simple::{BenchArgs, CompletionsArgs, ListArgs, ManArgs, PerftArgs};
pub(crate) use train::TrainArgs;
pub(crate) use tree::TreeArgs;
pub(crate) use tui::TuiArgs;
pub(crate) use tune::TuneArgs;

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
    Serve(ServeArgs),
    Play(PlayArgs),
    Tui(TuiArgs),
    List(ListArgs),
    Analyse(AnalyseArgs),
    Tree(TreeArgs),
    Exercise(ExerciseArgs),
    Compare(CompareArgs),
    Match(MatchArgs),
    Tournament(TournamentArgs),
    Worker(WorkerArgs),
    Fleet(FleetArgs),
    Assignment(AssignmentArgs),
    Ladder(LadderArgs),
    Convert(ConvertArgs),
    Replay(ReplayArgs),
    Library(LibraryArgs),
    Perft(PerftArgs),
    Bench(BenchArgs),
    Train(TrainArgs),
    Tune(TuneArgs),
    Rules(RulesArgs),
    Print(PrintArgs),
    Engine(EngineArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

impl Verb {
    /// The engines that are named on the command line, as specs or lists of them.
    pub(crate) fn engines_mut(&mut self) -> Vec<&mut String> {
        match self {
            Verb::Compare(compare) => compare.engines.iter_mut().collect(),
            verb => verb.players_mut(),
        }
    }

    /// Everything that names a player.
    pub(crate) fn players_mut(&mut self) -> Vec<&mut String> {
        match self {
            Verb::Play(play) => play.players.iter_mut().collect(),
            Verb::Tui(tui) => tui.play.players.iter_mut().collect(),
            Verb::Match(held) => held.players.iter_mut().collect(),
            Verb::Tournament(held) => held.players.iter_mut().collect(),
            Verb::Ladder(ladder) => ladder.against.iter_mut().collect(),
            Verb::Analyse(analyse) => vec![&mut analyse.engine],
            Verb::Tune(tune) => vec![&mut tune.engine],
            Verb::Tree(tree) => vec![&mut tree.engine],
            _ => Vec::new(),
        }
    }

    /// What names a game, if something does.
    pub(crate) fn game_mut(&mut self) -> Option<&mut String> {
        match self {
            Verb::Play(play) => play.game.as_mut(),
            Verb::Tui(tui) => tui.play.game.as_mut(),
            Verb::Match(held) => Some(&mut held.game),
            Verb::Tournament(held) => Some(&mut held.game),
            Verb::Ladder(ladder) => ladder.game.as_mut(),
            Verb::Assignment(assignment) => match &mut assignment.what {
                AssignmentCommand::New(new) => Some(&mut new.game),
                AssignmentCommand::Check(check) => check.game.as_mut(),
            },
            Verb::Analyse(analyse) => Some(&mut analyse.game),
            Verb::Tune(tune) => Some(&mut tune.game),
            Verb::Tree(tree) => Some(&mut tree.game),
            Verb::Compare(compare) => Some(&mut compare.game),
            Verb::Exercise(exercise) => exercise.game.as_mut(),
            Verb::Convert(convert) => convert.game.as_mut(),
            Verb::Replay(replay) => replay.game.as_mut(),
            Verb::Perft(perft) => Some(&mut perft.game),
            Verb::Rules(rules) => Some(&mut rules.game),
            Verb::List(list) => list.game.as_mut(),
            Verb::Engine(engine) => engine.game.as_mut(),
            Verb::Print(print) => match &mut print.what {
                PrintCommand::Sheet(sheet) => Some(&mut sheet.game),
                PrintCommand::Diagram(diagram) => Some(&mut diagram.game),
                PrintCommand::ScoreSheet(score_sheet) => score_sheet.game.as_mut(),
            },
            Verb::Library(library) => match &mut library.what {
                LibraryCommand::List(list) => list.search.game.as_mut(),
                LibraryCommand::Export(export) => export.search.game.as_mut(),
                LibraryCommand::Stats(stats) => stats.search.game.as_mut(),
                LibraryCommand::Import(import) => import.game.as_mut(),
                LibraryCommand::Show(_)
                | LibraryCommand::Backup(_)
                | LibraryCommand::Restore(_)
                | LibraryCommand::Check(_)
                | LibraryCommand::Live(_)
                | LibraryCommand::Forget(_) => None,
            },
            _ => None,
        }
    }
}

/// Without a verb, people want to play.
impl Default for Verb {
    fn default() -> Self {
        Verb::Serve(ServeArgs::default())
    }
}
