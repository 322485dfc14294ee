//! Names of players and games as people know them: `difficile`, `hasard`, `eval=matériel`, and
//! `checkers`, `Reversi`, `puissance 4`, `dames:anglaises`.
//!
//! Specs are English everywhere else, so that a file or a script means the same in every language.

use rules::{Knob, Phrase, Range, Spec};
use search::Level;
use session::{GAMES, Seat};
use words::Words;

use crate::failure::Failure;

/// What games are called elsewhere, and the spec of each.
const OTHER_NAMES: &[(&str, &str)] = &[
    ("checkers", "draughts:english"),
    ("american-checkers", "draughts:english"),
    ("dames", "draughts"),
    ("jeu-de-dames", "draughts"),
    ("dames-anglaises", "draughts:english"),
    ("shashki", "draughts:russian"),
    ("reversi", "othello"),
    ("tic-tac-toe", "morpion"),
    ("tictactoe", "morpion"),
    ("noughts-and-crosses", "morpion"),
    ("gomoku", "morpion:width=15,height=15,align=5"),
    ("five-in-a-row", "morpion:width=15,height=15,align=5"),
    ("cinq-alignes", "morpion:width=15,height=15,align=5"),
    ("connect4", "connect-four"),
    ("connect-4", "connect-four"),
    ("four-in-a-row", "connect-four"),
    ("puissance4", "connect-four"),
    ("puissance-4", "connect-four"),
    ("puissance-quatre", "connect-four"),
];

/// A game as the rest of the program knows it, from any of its names and in letters of any size,
/// with choices such as variants in the language that is spoken. What is no such name is left as
/// it is.
pub(crate) fn game(words: &Words, text: &str) -> String {
    let named = game_name(text);
    let Ok(spec) = named.parse::<Spec>() else { return named };
    let Some(room) = GAMES.iter().find(|room| room.name() == spec.name) else { return named };
    let mut spec = spec.named(room.knobs());
    let mut is_translated = false;
    for knob in room.knobs() {
        let meant = spec.given(knob.name).and_then(|given| choice(words, knob, given));
        if let Some(meant) = meant {
            spec.set(knob.name, meant);
            is_translated = true;
        }
    }
    if is_translated { spec.to_string() } else { named }
}

/// The choice of a knob that is called like this in the language that is spoken, unless that is
/// what it is called everywhere.
fn choice(words: &Words, knob: &Knob, called: &str) -> Option<&'static str> {
    let Range::Word { words: choices, .. } = &knob.range else { return None };
    if choices.contains(&called) {
        return None;
    }
    let folded = fold(called);
    // Sizes have no other names than their numbers.
    let mut named = choices.iter().copied().filter(|name| name.parse::<u64>().is_err());
    named.find(|name| fold(&words.text(&format!("page-choice-{name}"))) == folded)
}

/// A game with its name as the rest of the program knows it.
fn game_name(text: &str) -> String {
    let (head, rest) = text.split_once(':').map_or((text, None), |(head, rest)| (head, Some(rest)));
    let folded = fold(head.trim());
    let known = GAMES.iter().map(|room| (room.name(), room.name()));
    let mut names = known.chain(OTHER_NAMES.iter().copied());
    let Some((_, spec)) = names.find(|(name, _)| *name == folded) else { return text.to_owned() };
    match rest {
        None => spec.to_owned(),
        Some(rest) if spec.contains(':') => format!("{spec},{rest}"),
        Some(rest) => format!("{spec}:{rest}"),
    }
}

/// A player as the rest of the program knows them, from a spec in the language that is spoken. What
/// is no such name is left as it is.
pub(crate) fn player(words: &Words, text: &str) -> String {
    let (head, rest) = text.split_once(':').map_or((text, None), |(head, rest)| (head, Some(rest)));
    let named = meant(&names(), head, |name| words.text(&format!("player-called-{name}")));
    // An English name is never another player's in translation.
    let is_known = names().contains(&head);
    let head = if is_known { head } else { named.unwrap_or(head) };
    let Some(rest) = rest else { return head.to_owned() };
    let Ok(spec) = format!("{head}:{rest}").parse::<Spec>() else { return text.to_owned() };
    match spec.given("eval").and_then(|eval| evaluation(words, eval)) {
        Some(eval) => spec.with("eval", eval).to_string(),
        None => format!("{head}:{rest}"),
    }
}

/// Several players in one text, separated by commas, each as the rest of the program knows them.
pub(crate) fn players(words: &Words, text: &str) -> String {
    let Ok(specs) = Spec::list(text) else { return text.to_owned() };
    let known = specs.iter().map(|spec| player(words, &spec.to_string()));
    known.collect::<Vec<_>>().join(",")
}

/// Several evaluations in one text, separated by commas, each as the rest of the program knows it.
pub(crate) fn evaluations(words: &Words, text: &str) -> String {
    let known = text.split(',').map(str::trim).map(|name| evaluation(words, name).unwrap_or(name));
    known.collect::<Vec<_>>().join(",")
}

/// The names of the levels.
pub(crate) fn levels() -> impl Iterator<Item = &'static str> {
    Level::NAMES.iter().map(|(name, _)| *name).chain(["level"])
}

/// Says which game was probably meant where none is called so.
pub(crate) fn meant_game(text: &str) -> Option<Failure> {
    let name = text.split(':').next().unwrap_or_default().trim();
    let plain = |letter: char| letter.is_alphanumeric() || " -".contains(letter);
    let folded = fold(name);
    let others = OTHER_NAMES.iter().map(|(name, _)| *name);
    let known = GAMES.iter().map(|room| room.name()).chain(others);
    let presets = session::Preset::ALL.iter().map(|preset| preset.name);
    let all: Vec<&str> = known.chain(presets).collect();
    if name.is_empty() || !name.chars().all(plain) || all.contains(&&*folded) {
        return None;
    }
    let meant = rules::nearest(&folded, OTHER_NAMES.iter().map(|(name, _)| *name))?;
    let ours = rules::nearest(&folded, GAMES.iter().map(|room| room.name()));
    let phrase = Phrase::new("error-game-meant").with("name", name).with("meant", meant);
    // A name of our own that is as near is told with everything else there is.
    ours.is_none().then_some(Failure::WrongUse(phrase))
}

/// Every name of a player: a person, the levels, the engines of all games.
fn names() -> Vec<&'static str> {
    let engines = GAMES.iter().flat_map(|room| room.engines()).map(|offer| offer.name);
    let levels = Level::NAMES.iter().map(|(name, _)| *name);
    let mut names: Vec<&'static str> =
        [Seat::HUMAN].into_iter().chain(levels).chain(engines).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The evaluation that is called like this in the language that is spoken, unless that is what it
/// is called everywhere.
fn evaluation(words: &Words, called: &str) -> Option<&'static str> {
    let mut all: Vec<&str> = GAMES.iter().flat_map(|room| room.evaluators()).collect();
    all.sort_unstable();
    all.dedup();
    if all.contains(&called) {
        return None;
    }
    meant(&all, called, |name| words.text(&format!("page-choice-{name}")))
}

/// The one that is called like this, or the only one whose first words are these:
/// `approfondissement` for `approfondissement itératif`.
fn meant(
    names: &[&'static str],
    typed: &str,
    called: impl Fn(&str) -> String,
) -> Option<&'static str> {
    let folded = fold(typed);
    let whole = names.iter().find(|name| fold(&called(name)) == folded);
    let beginning = format!("{folded}-");
    let mut begun = names.iter().filter(|name| fold(&called(name)).starts_with(&beginning));
    let only = begun.next().filter(|_| begun.next().is_none());
    whole.or(only).copied()
}

/// A name as it can be typed: small letters, no accents, hyphens for spaces.
fn fold(name: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        'ç' => 'c',
        ' ' | '\u{a0}' => '-',
        letter => letter,
    };
    name.to_lowercase().chars().map(plain).collect()
}
