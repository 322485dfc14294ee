//! Puts the words of a language into the command line.
//!
//! The message of a verb is `help-VERB`, what else there is to say about it `help-VERB-more`, its
//! examples are `help-VERB-examples`, and the message of an argument is `help-VERB-ARGUMENT`; those
//! of every verb are `help-lang`, `help-help` and `help-version`. What stands for a value is
//! `help-value-NAME`.

use clap::{Arg, ArgAction, Command, CommandFactory};
use paper::{COLUMNS, wrap};
use words::Words;

use crate::arguments::Arguments;

/// The short options: the same letter with every command that has the long one.
const SHORT: [(&str, char); 10] = [
    ("concurrency", 'c'),
    ("depth", 'd'),
    ("format", 'f'),
    ("games", 'n'),
    ("json", 'j'),
    ("moves", 'm'),
    ("output", 'o'),
    ("position", 'p'),
    ("seed", 's'),
    ("time", 't'),
];

/// The place of the options that every command has: behind its own.
const LAST: usize = 900;

/// How much room an explanation has beside what it explains.
const BESIDE: usize = 48;

/// The command line with every explanation in the language spoken.
pub(crate) fn command(words: &Words) -> Command {
    let command = Arguments::command();
    let command = command
        .about(words.text("help-plateau"))
        .long_about(told(words, "plateau"))
        .subcommand_value_name(words.text("help-value-command"))
        .after_help(examples(words, "plateau"))
        .help_template(template(words, "plateau", &listed(words, "verbs", "{subcommands}")))
        .arg(version_flag(words))
        .mut_arg("lang", |lang| explained(lang, "help-lang", words).display_order(LAST))
        .mut_arg("verbose", |verbose| {
            explained(verbose, "help-verbose", words).display_order(LAST + 1)
        });
    let command = with_help_flag(command, words);
    command.mut_subcommands(|verb| {
        let name = verb.get_name().to_owned();
        with_words(verb, &name, words)
    })
}

/// A verb with its words; those of a verb within a verb are named by both, as `help-print-sheet`.
fn with_words(verb: Command, name: &str, words: &Words) -> Command {
    let middle = if verb.has_subcommands() {
        listed(words, "verbs", "{subcommands}")
    } else if verb.get_positionals().next().is_some() {
        listed(words, "arguments", "{positionals}")
    } else {
        String::new()
    };
    let verb = verb
        .about(words.text(&format!("help-{name}")))
        .long_about(told(words, name))
        .subcommand_value_name(words.text("help-value-command"))
        .after_help(examples(words, name))
        .help_template(template(words, name, &middle))
        .mut_args(|argument| {
            let id = format!("help-{name}-{}", argument.get_id().as_str().replace('_', "-"));
            explained(with_short(argument), &id, words)
        });
    let verb = with_help_flag(verb, words);
    verb.mut_subcommands(|within| {
        let name = format!("{name}-{}", within.get_name());
        with_words(within.disable_help_flag(true), &name, words)
    })
}

/// An option with its letter, if it has one.
fn with_short(argument: Arg) -> Arg {
    match SHORT.iter().find(|(long, _)| argument.get_long() == Some(long)) {
        Some((_, letter)) => argument.short(*letter),
        None => argument,
    }
}

/// An argument with its explanation, and the name of its value if it has one.
fn explained(argument: Arg, id: &str, words: &Words) -> Arg {
    let argument = argument.help(wrap(&words.text(id), BESIDE).join("\n"));
    if !argument.get_action().takes_values() {
        return argument;
    }
    let of_value = argument.get_value_names().and_then(|names| names.first());
    let name = of_value.map_or_else(|| argument.get_id().to_string(), ToString::to_string);
    argument.value_name(
        words.text(&format!("help-value-{}", name.to_lowercase().replace([',', '='], "-"))),
    )
}

/// What there is to say about a command, for pages that have room for it.
fn told(words: &Words, name: &str) -> String {
    [format!("help-{name}"), format!("help-{name}-more")].map(|id| words.text(&id)).join("\n\n")
}

fn with_help_flag(command: Command, words: &Words) -> Command {
    command.arg(
        Arg::new("help")
            .short('h')
            .long("help")
            .action(ArgAction::HelpShort)
            .display_order(LAST + 2)
            .help(words.text("help-help")),
    )
}

fn version_flag(words: &Words) -> Arg {
    Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .display_order(LAST + 3)
        .help(words.text("help-version"))
}

fn examples(words: &Words, name: &str) -> String {
    let heading = words.text("help-heading-examples");
    format!("{heading}\n{}", words.text(&format!("help-{name}-examples")))
}

/// A list under its heading in the language spoken.
fn listed(words: &Words, heading: &str, list: &str) -> String {
    format!("{}\n{list}\n\n", words.text(&format!("help-heading-{heading}")))
}

/// How help is laid out, with what stands between the usage and the options.
fn template(words: &Words, name: &str, middle: &str) -> String {
    let paragraphs = [format!("help-{name}"), format!("help-{name}-more")];
    let paragraphs = paragraphs.map(|id| wrap(&words.text(&id), COLUMNS).join("\n")).join("\n\n");
    let usage = words.text("help-heading-usage");
    let options = words.text("help-heading-options");
    format!("{paragraphs}\n\n{usage} {{usage}}\n\n{middle}{options}\n{{options}}{{after-help}}\n")
}
