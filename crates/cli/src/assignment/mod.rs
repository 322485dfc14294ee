//! `plateau assignment`: the exercise of a class in a folder, and what a student checks it by.

mod check;
mod counting;
mod forced_wins;

use std::{fs, io::Write};

use rules::{Knob, Phrase, Spec};
use session::{open_room, open_table};
use words::{Words, say_io_error};

use crate::{
    arguments::{AssignmentArgs, AssignmentCommand, AssignmentNewArgs},
    failure::Failure,
    hand_in::{FILE, HandInSettings},
    limits,
    starter_language::LANGUAGES,
};

const NAMES: [&str; 5] =
    [LANGUAGES[0].name, LANGUAGES[1].name, LANGUAGES[2].name, LANGUAGES[3].name, LANGUAGES[4].name];

/// The text of the exercise by language, and what its file is called.
const TEXTS: [(&str, &str, &str); 2] = [
    ("en", "README.md", include_str!("../../starters/exercise.en.md")),
    ("fr", "LISEZMOI.md", include_str!("../../starters/exercise.fr.md")),
];

/// Lays an exercise out, or checks one.
pub(crate) fn run(
    asked: &AssignmentArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match &asked.what {
        AssignmentCommand::New(asked) => lay_out(asked, words, out),
        AssignmentCommand::Check(asked) => check::run(asked, words, out),
    }
}

/// Lays an exercise out in a folder that is new or empty.
fn lay_out(asked: &AssignmentNewArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let game: Spec = asked.game.parse()?;
    let game = game.clone().named(open_room(&game)?.knobs());
    open_table(&game)?;
    let usual = Knob::word("language", &NAMES, Some(LANGUAGES[0].name));
    let name = limits::word(asked.language.as_ref(), usual)?;
    let language = LANGUAGES.iter().find(|known| Some(known.name) == name.as_deref());
    let language = language.expect("it is one of the names");
    let folder = asked.folder.as_path();
    let shown = folder.display().to_string();
    let failed = |error: &std::io::Error| {
        let phrase = Phrase::new("error-assignment-folder").with("folder", shown.as_str());
        Failure::Failed(phrase.with("problem", say_io_error(error)))
    };
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        let phrase = Phrase::new("error-assignment-not-empty");
        return Err(Failure::WrongUse(phrase.with("folder", shown)));
    }
    fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    let spoken = words.language();
    let (_, file, text) = TEXTS.iter().find(|(code, ..)| *code == spoken).unwrap_or(&TEXTS[0]);
    let title = words.text(&format!("game-{}", game.name));
    let text = text
        .replace("{title}", &title)
        .replace("{game}", &game.to_string())
        .replace("{main}", language.main)
        .replace("{command}", language.command);
    let settings = HandInSettings::of_language(language, Some(game.to_string()));
    let settings = described(&settings, words);
    let others = [(*file, text.as_str()), (FILE, settings.as_str())];
    for (name, content) in language.files.iter().chain(&others) {
        ::files::save(&folder.join(name), content.as_bytes())?;
    }
    let done = Phrase::new("assignment-laid-out").with("folder", shown).with("text", *file);
    writeln!(out, "{}", words.say(&done.with("main", language.main)))?;
    Ok(())
}

/// The file that says how a player is built and started, as a person would write it.
fn described(settings: &HandInSettings, words: &Words) -> String {
    let quoted = |text: &str| format!("{text:?}");
    let game = settings.game.iter().map(|game| format!("game = {}\n", quoted(game)));
    let build: Vec<String> = settings.build.iter().map(|line| quoted(line)).collect();
    let remark = words.text("assignment-file-remark");
    format!(
        "# {remark}\n{}build = [{}]\ncommand = {}\n",
        game.collect::<String>(),
        build.join(", "),
        quoted(&settings.command)
    )
}
