//! From games to PDN.

use std::fmt::Write as _;

use rules::{Colour, Player};
use session::{AnyGame, Occupant};

use super::{DRAUGHTS, commands, game_type, result, tag};
use crate::{Form, GameTree, NodeId, Record, Remark, WriteError};

/// How long a line of moves may be.
const COLUMNS: usize = 79;

/// Writes a game.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    if record.game.name != DRAUGHTS {
        let game = record.game.name.clone();
        return Err(WriteError::OtherGame { form: Form::Pdn, game });
    }
    let table = record.open()?;
    let mut text = String::new();
    for (name, value) in tags(record, &*table) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    // In a position where the second player is to move, the first move of the list is theirs.
    let offset = usize::from(table.turn() != Player::FIRST);
    let mut words = MoveWords { tree: &record.tree, offset, words: Vec::new() };
    words.write();
    text.push('\n');
    text.push_str(&wrapped(&words.words));
    Ok(text)
}

/// The tags in their usual order; those without a value are left out.
fn tags<'a>(record: &'a Record, table: &dyn AnyGame) -> Vec<(&'a str, String)> {
    let fact = |name| record.facts.get(name).cloned();
    let colours = table.board().colours;
    let white = Player(u8::from(colours[0] != Colour::White));
    let seats = [&record.players[white.index()], &record.players[white.other().index()]];
    let written = game_type::write(&record.game, table);
    let outcome = record.verdict.map(|verdict| verdict.outcome);
    let mut tags = vec![("Event", fact("Event")), ("Site", fact("Site"))];
    if let Some(date) = &record.begun {
        let [year, month, day] = date.parts().map(|part| part.unwrap_or("??").to_owned());
        tags.push((tag::DATE, Some(format!("{year}.{month}.{day}"))));
        tags.push((tag::TIME, date.time().map(str::to_owned)));
    }
    tags.push(("Round", fact("Round")));
    for (index, player) in seats.into_iter().enumerate() {
        tags.push((tag::NAMES[index], player.name.clone()));
    }
    tags.push((tag::RESULT, Some(result::write(outcome, white, written.two_points).to_owned())));
    tags.push((tag::GAME_TYPE, Some(written.value)));
    tags.push((tag::GAME, (!written.complete).then(|| record.game.to_string())));
    for (index, player) in seats.into_iter().enumerate() {
        let kind = player.kind.as_ref().map(|kind| match kind {
            Occupant::Human => "human".to_owned(),
            Occupant::Computer(_) => "program".to_owned(),
        });
        tags.push((tag::KINDS[index], kind));
        tags.push((tag::ENGINES[index], player.engine().map(ToString::to_string)));
    }
    tags.push((tag::FEN, record.start.clone()));
    let reason = record.verdict.and_then(|verdict| verdict.reason);
    tags.push((tag::TERMINATION, reason.map(|reason| reason.name().to_owned())));
    let known = |name: &str| tags.iter().any(|(known, value)| *known == name && value.is_some());
    let others = record.facts.iter().filter(|(name, _)| !known(name) && may_be_a_fact(name));
    let others: Vec<_> = others.map(|(name, value)| (&**name, Some(value.clone()))).collect();
    tags.extend(others);
    tags.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}

/// Whether a tag can say something that the record has no notion of.
fn may_be_a_fact(name: &str) -> bool {
    name == tag::TERMINATION || !tag::is_known(name)
}

/// The moves as words.
struct MoveWords<'a> {
    tree: &'a GameTree,
    /// By how many turns the list is behind.
    offset: usize,
    words: Vec<String>,
}

/// What is still to be written.
enum WriterItem {
    /// What was played after a node; with the number if it would be missed.
    After { node: NodeId, ply: usize, fresh: bool },
    /// A variation that begins with this move.
    Branch { node: NodeId, ply: usize },
    /// The end of a branch.
    Close,
}

impl MoveWords<'_> {
    fn write(&mut self) {
        let Remark { comment, drawings, .. } = self.tree.remark(NodeId::START).clone();
        let introduction = Remark { comment, drawings, ..Remark::default() };
        if let Some(introduction) = commands::write(&introduction) {
            self.words.push(format!("{{{introduction}}}"));
        }
        // Without recursion: nobody knows how deep branches grow.
        let mut jobs = vec![WriterItem::After { node: NodeId::START, ply: 0, fresh: true }];
        while let Some(job) = jobs.pop() {
            match job {
                WriterItem::After { node, ply, fresh } => {
                    let followers: Vec<NodeId> = self.tree.followers(node).collect();
                    let [main, branches @ ..] = &followers[..] else { continue };
                    let fresh = self.write_move(*main, ply, fresh, "") || !branches.is_empty();
                    jobs.push(WriterItem::After { node: *main, ply: ply + 1, fresh });
                    for &node in branches.iter().rev() {
                        jobs.extend([WriterItem::Close, WriterItem::Branch { node, ply }]);
                    }
                }
                WriterItem::Branch { node, ply } => {
                    let fresh = self.write_move(node, ply, true, "(");
                    jobs.push(WriterItem::After { node, ply: ply + 1, fresh });
                }
                WriterItem::Close => self.words.last_mut().expect("a branch has a move").push(')'),
            }
        }
        self.words.push("*".to_owned());
    }

    /// Writes a move and its remark; true if something stands between it and the next move.
    fn write_move(&mut self, node: NodeId, ply: usize, fresh: bool, before: &str) -> bool {
        let remark = self.tree.remark(node);
        let turn = ply + self.offset;
        if turn.is_multiple_of(2) {
            self.words.push(format!("{before}{}.", turn / 2 + 1));
        } else if fresh {
            self.words.push(format!("{before}{}...", turn / 2 + 1));
        }
        self.words.push(self.tree.text(node).to_owned());
        let marks = remark.marks.iter().map(|mark| format!("${mark}"));
        self.words.extend(marks);
        let comment = commands::write(remark);
        let told = comment.is_some();
        self.words.extend(comment.map(|comment| format!("{{{comment}}}")));
        told
    }
}

/// Words in lines that fit a page; a comment keeps its own lines.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let first = word.lines().next().unwrap_or_default().chars().count();
        if column > 0 && column + 1 + first > COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => column + word.chars().count(),
        };
    }
    text.push('\n');
    text
}
