//! What a line of input asks for.

use rules::{Phrase, Player};
use session::{Command, NodeId, Seat, Session};
use words::Words;

use super::symbols;
use crate::spoken;

/// How much of a line can be a move, in characters.
const LONGEST_MOVE: usize = 100;
/// How many letters a word has at least that is taken for a misspelt one, and not for a move.
const SHORTEST: usize = 4;

/// What a line of input asks for.
pub(super) enum Wish {
    Do(Command),
    Hint,
    /// What an engine that is named thinks.
    Opinion(String),
    Values,
    Analysis,
    Moves,
    Legal,
    Board,
    Position,
    Clock,
    Tree,
    Rules,
    Settings,
    Replay,
    Save(String),
    Load(String),
    Help,
    Quit,
    /// Nothing that can be done; the phrase says why.
    Nothing(Phrase),
}

impl Wish {
    /// Whether another game takes the place of the one on the board at once. A file is read before
    /// anything is asked.
    pub(super) const fn leaves_the_game(&self) -> bool {
        matches!(self, Self::Settings | Self::Do(Command::Again | Command::SetUp { .. }))
    }
}

/// Every word that is understood; what each is in the language spoken is `play-word-WORD`.
const WORDS: &[&str] = &[
    "undo", "redo", "goto", "moves", "legal", "board", "position", "setup", "hint", "values",
    "analyse", "comment", "resign", "draw", "decline", "pause", "resume", "step", "now", "clock",
    "seat", "tree", "rules", "settings", "replay", "save", "load", "again", "help", "quit",
];

/// Reads a word of the language, or else a move. The English words are understood in any language,
/// so that scripts need not care.
pub(super) fn read(words: &Words, session: &Session, line: &str) -> Wish {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let Some(known) = known(words, word) else {
        return Wish::Do(Command::Play { player: session.turn(), text: shortened(line) });
    };
    let player = speaker(session);
    match known {
        "undo" => count(rest, |moves| Command::Undo { moves }),
        "redo" => count(rest, |moves| Command::Redo { moves }),
        "goto" => place(rest),
        "moves" => Wish::Moves,
        "legal" => Wish::Legal,
        "board" => Wish::Board,
        "position" => Wish::Position,
        "setup" => Wish::Do(Command::SetUp { position: symbols::read(session.seats(), rest) }),
        "hint" if rest.is_empty() => Wish::Hint,
        "hint" => Wish::Opinion(spoken::player(words, rest)),
        "values" => Wish::Values,
        "analyse" => Wish::Analysis,
        "comment" => {
            let node = session.tree().current();
            Wish::Do(Command::Comment { node, text: rest.to_owned() })
        }
        "resign" => Wish::Do(Command::Resign { player }),
        "draw" => Wish::Do(draw(session, player)),
        "decline" => Wish::Do(Command::DeclineDraw { player: asked(session).unwrap_or(player) }),
        "pause" => Wish::Do(Command::Pause),
        "resume" => Wish::Do(Command::Resume),
        "step" => Wish::Do(Command::Step),
        "now" => Wish::Do(Command::PlayNow),
        "clock" => Wish::Clock,
        "tree" => Wish::Tree,
        "rules" => Wish::Rules,
        "settings" => Wish::Settings,
        "replay" => Wish::Replay,
        "seat" => seat(words, rest),
        "save" => Wish::Save(rest.to_owned()),
        "load" => Wish::Load(rest.to_owned()),
        "again" => Wish::Do(Command::Again),
        "quit" => Wish::Quit,
        _ => Wish::Help,
    }
}

/// Whether a line says that a computer shall play now.
pub(super) fn is_now(words: &Words, line: &str) -> bool {
    known(words, line) == Some("now")
}

/// The word of the language that was perhaps meant by a line that is no move.
pub(super) fn meant(words: &Words, line: &str) -> Option<String> {
    let typed = line.split_whitespace().next().filter(|word| word.chars().count() >= SHORTEST)?;
    let spoken: Vec<String> =
        WORDS.iter().map(|id| words.text(&format!("play-word-{id}")).to_lowercase()).collect();
    let all = spoken.iter().map(String::as_str).chain(WORDS.iter().copied());
    rules::nearest(typed, all).map(str::to_owned)
}

fn known(words: &Words, word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let is_meant = |id: &&&str| {
        let spoken = words.text(&format!("play-word-{id}"));
        word == **id || word == spoken.to_lowercase()
    };
    if word == "?" { Some("help") } else { WORDS.iter().find(is_meant).copied() }
}

/// Who speaks when a line does not say it: the person to move, or the first person there is.
fn speaker(session: &Session) -> Player {
    let turn = session.turn();
    let seats = || Player::all(session.table().players()).zip(session.seats());
    let is_person = |(player, seat): &(Player, &Seat)| *player == turn && seat.is_human();
    let found = seats().find(is_person).or_else(|| seats().find(|(_, seat)| seat.is_human()));
    found.map_or(turn, |(player, _)| player)
}

/// The person who has not yet answered the offer of a draw.
fn asked(session: &Session) -> Option<Player> {
    let offer = session.offer()?;
    let mut people = Player::all(session.table().players()).zip(session.seats());
    let found = people.find(|(player, seat)| {
        seat.is_human() && *player != offer.by && !offer.accepted.contains(player)
    });
    found.map(|(player, _)| player)
}

/// Offers a draw, or accepts the one that was offered.
fn draw(session: &Session, player: Player) -> Command {
    asked(session).map_or(Command::OfferDraw { player }, |player| Command::AcceptDraw { player })
}

fn count(text: &str, command: fn(Option<usize>) -> Command) -> Wish {
    if text.is_empty() {
        return Wish::Do(command(None));
    }
    text.parse().map_or_else(
        |_| Wish::Nothing(Phrase::new("play-no-count").with("text", text)),
        |number| Wish::Do(command(Some(number))),
    )
}

fn place(text: &str) -> Wish {
    text.parse().map_or_else(
        |_| Wish::Nothing(Phrase::new("play-no-place").with("text", text)),
        |number| Wish::Do(Command::GoTo(NodeId::new(number))),
    )
}

/// A seat by its number, and who takes it.
fn seat(words: &Words, text: &str) -> Wish {
    let (number, spec) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let Some(player) = number.parse().ok().and_then(|number: u8| number.checked_sub(1)) else {
        return Wish::Nothing(Phrase::new("play-no-seat").with("text", number));
    };
    match spoken::player(words, spec.trim()).parse() {
        Ok(spec) => Wish::Do(Command::Seat { player: Player(player), spec }),
        Err(error) => Wish::Nothing(rules::Speak::phrase(&error)),
    }
}

/// As much of a line as could be a move: more would only be repeated in the refusal.
fn shortened(line: &str) -> String {
    let mut letters = line.chars();
    let text: String = letters.by_ref().take(LONGEST_MOVE).collect();
    if letters.next().is_some() { text + "…" } else { text }
}
