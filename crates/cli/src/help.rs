//! Puts the words of a language into the command line.
//!
//! The message of a verb is `help-VERB`, its examples are `help-VERB-examples`, and the message of
//! an argument is `help-VERB-ARGUMENT`; those of every verb are `help-lang`, `help-help` and
//! `help-version`.

use clap::{Arg, ArgAction, Command, CommandFactory};
use words::Words;

use crate::arguments::Arguments;

/// The command line with every explanation in the language spoken.
pub(crate) fn command(words: &Words) -> Command {
    let command = Arguments::command();
    let command = command
        .about(words.text("help-plateau"))
        .after_help(words.text("help-plateau-examples"))
        .help_template(template(words, true))
        .arg(version_flag(words))
        .mut_arg("lang", |lang| lang.help(words.text("help-lang")));
    let command = with_help_flag(command, words);
    command.mut_subcommands(|verb| explained(verb, words))
}

fn explained(verb: Command, words: &Words) -> Command {
    let name = verb.get_name().to_owned();
    let verb = verb
        .about(words.text(&format!("help-{name}")))
        .after_help(words.text(&format!("help-{name}-examples")))
        .help_template(template(words, false))
        .mut_args(|argument| {
            let id = format!("help-{name}-{}", argument.get_id());
            argument.help(words.text(&id))
        });
    with_help_flag(verb, words)
}

fn with_help_flag(command: Command, words: &Words) -> Command {
    command.arg(
        Arg::new("help")
            .short('h')
            .long("help")
            .action(ArgAction::Help)
            .help(words.text("help-help")),
    )
}

fn version_flag(words: &Words) -> Arg {
    Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(words.text("help-version"))
}

/// How help is laid out, with headings in the language spoken.
fn template(words: &Words, has_verbs: bool) -> String {
    let [usage, arguments, options, verbs, examples] =
        ["usage", "arguments", "options", "verbs", "examples"]
            .map(|heading| words.text(&format!("help-heading-{heading}")));
    let middle = if has_verbs {
        format!("{verbs}\n{{subcommands}}")
    } else {
        format!("{arguments}\n{{positionals}}")
    };
    format!(
        "{{about-with-newline}}\n{usage} {{usage}}\n\n{middle}\n\n{options}\n{{options}}\n\n\
         {examples}\n{{after-help}}\n"
    )
}
