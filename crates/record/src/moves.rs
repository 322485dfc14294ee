//! The tree of moves that a record keeps.

use std::time::Duration;

use rules::Player;

use crate::{Verdict, clean};

/// Every move of a game with all its branches, and the place that was on the board.
///
/// Moves are numbered from one, and zero is the start. The first move that follows another is the
/// one played in the main line; any further ones begin branches. In a finished tree the numbers
/// follow the branches: a move, then everything after it, then the next branch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// What is said before the first move.
    pub introduction: Option<String>,
    /// How the game ended before anybody moved, if it did.
    pub unplayed: Option<Verdict>,
    entries: Vec<Entry>,
    /// The moves that begin the game.
    first: Vec<usize>,
    current: usize,
}

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the move before it, zero at the start.
    pub after: usize,
    /// Who played it.
    pub player: Player,
    /// The move as the game writes it.
    pub text: String,
    /// What is said of it.
    pub remark: Remark,
    followers: Vec<usize>,
}

/// What a record says of a move besides the move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remark {
    /// How long the player thought, in whole milliseconds.
    pub spent: Option<Duration>,
    /// What was left on the player's clock afterwards, in whole milliseconds.
    pub left: Option<Duration>,
    /// What a program thought the move was worth, as it wrote it.
    pub opinion: Option<String>,
    /// Marks such as `!` by their numbers, as PDN and PGN count them.
    pub marks: Vec<u8>,
    /// What somebody wrote beside it.
    pub comment: Option<String>,
    /// How the game ended after it otherwise than by its rules, if it did.
    pub verdict: Option<Verdict>,
}

impl Moves {
    /// How many moves there are in all branches together.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nobody has moved.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The move of a number.
    ///
    /// # Panics
    ///
    /// If there is no such move; zero is none.
    #[must_use]
    pub fn entry(&self, number: usize) -> &Entry {
        &self.entries[number - 1]
    }

    /// How the game ended at a place otherwise than by its rules, if it did.
    ///
    /// # Panics
    ///
    /// If there is no such move.
    #[must_use]
    pub fn verdict_at(&self, place: usize) -> Option<Verdict> {
        if place == 0 { self.unplayed } else { self.entry(place).remark.verdict }
    }

    /// The remark on a move, to change it.
    ///
    /// # Panics
    ///
    /// If there is no such move.
    pub fn remark_mut(&mut self, number: usize) -> &mut Remark {
        &mut self.entries[number - 1].remark
    }

    /// The moves with their numbers, in order.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (usize, &Entry)> {
        self.entries.iter().enumerate().map(|(index, entry)| (index + 1, entry))
    }

    /// The moves played after a move, or at the start; the first is the main line's.
    #[must_use]
    pub fn followers(&self, number: usize) -> &[usize] {
        match number.checked_sub(1) {
            Some(index) => &self.entries[index].followers,
            None => &self.first,
        }
    }

    /// The place that was on the board.
    #[must_use]
    pub fn current(&self) -> usize {
        self.current
    }

    /// Makes another place the one on the board.
    ///
    /// # Panics
    ///
    /// If there is no such move.
    pub(crate) fn set_current(&mut self, number: usize) {
        assert!(number <= self.len(), "a move of this game");
        self.current = number;
    }

    /// The numbers of the moves from the first to this one.
    #[must_use]
    pub fn line_to(&self, number: usize) -> Vec<usize> {
        let before = |&number: &usize| Some(self.entry(number).after).filter(|&after| after > 0);
        let mut line: Vec<usize> =
            std::iter::successors(Some(number).filter(|&number| number > 0), before).collect();
        line.reverse();
        line
    }

    /// The numbers of the moves that follow a place in its own main line.
    pub fn onward(&self, number: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(self.followers(number).first().copied(), |&number| {
            self.followers(number).first().copied()
        })
    }

    /// The numbers of the moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = usize> {
        self.onward(0)
    }

    /// Adds a move after another, or finds it there; and says which number it has.
    pub(crate) fn add(&mut self, after: usize, player: Player, text: String) -> usize {
        let known = self.followers(after).iter().find(|&&number| self.entry(number).text == text);
        if let Some(&known) = known {
            return known;
        }
        let remark = Remark::default();
        self.entries.push(Entry { after, player, text, remark, followers: Vec::new() });
        let number = self.entries.len();
        match after.checked_sub(1) {
            Some(index) => self.entries[index].followers.push(number),
            None => self.first.push(number),
        }
        number
    }

    /// Makes a move the main line's of all that follow the one before it.
    pub(crate) fn promote(&mut self, number: usize) {
        let after = self.entry(number).after;
        let followers = match after.checked_sub(1) {
            Some(index) => &mut self.entries[index].followers,
            None => &mut self.first,
        };
        let place = followers.iter().position(|&follower| follower == number);
        followers[..=place.expect("a move follows the one before it")].rotate_right(1);
    }

    /// Makes every text such that every form can hold it.
    pub(crate) fn clean(&mut self) {
        self.introduction = self.introduction.as_deref().and_then(clean::comment);
        for Entry { remark, .. } in &mut self.entries {
            remark.spent = remark.spent.map(clean::whole_milliseconds);
            remark.left = remark.left.map(clean::whole_milliseconds);
            remark.opinion = remark.opinion.as_deref().and_then(clean::line);
            remark.comment = remark.comment.as_deref().and_then(clean::comment);
        }
    }

    /// The same tree with its numbers in order.
    pub(crate) fn in_order(self) -> Self {
        let mut order = Vec::with_capacity(self.len());
        let mut waiting: Vec<usize> = self.first.iter().rev().copied().collect();
        while let Some(number) = waiting.pop() {
            order.push(number);
            waiting.extend(self.followers(number).iter().rev());
        }
        let mut place = vec![0; self.len() + 1];
        for (new, &old) in (1..).zip(&order) {
            place[old] = new;
        }
        let renumbered = |numbers: &[usize]| numbers.iter().map(|&old| place[old]).collect();
        let entries = order.iter().map(|&old| {
            let entry = self.entry(old);
            let followers = renumbered(&entry.followers);
            Entry { after: place[entry.after], followers, ..entry.clone() }
        });
        Self {
            entries: entries.collect(),
            first: renumbered(&self.first),
            current: place[self.current],
            introduction: self.introduction,
            unplayed: self.unplayed,
        }
    }
}

impl Remark {
    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
    /// Adds a comment to what is said already.
    pub(crate) fn add_comment(&mut self, comment: Option<String>) {
        join(&mut self.comment, comment);
    }
}

/// Adds a comment behind another.
pub(crate) fn join(comment: &mut Option<String>, more: Option<String>) {
    match (&mut *comment, more) {
        (Some(said), Some(more)) => {
            said.push('\n');
            said.push_str(&more);
        }
        (None, more) => *comment = more,
        (Some(_), None) => (),
    }
}
