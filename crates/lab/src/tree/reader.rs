//! Reading a tree as it is typed.

use rules::{Player, PositionError, Problem};

use super::{Tree, unit};

/// The finest odds that are read: a part in this many.
const FINEST: i64 = 10_000;

/// Reads the text of a tree.
pub(super) struct TreeReader<'a> {
    text: &'a str,
    place: usize,
    /// How many values the leaves have.
    players: Option<u8>,
    /// The odds of the branches of chance nodes as they were read: parts, and of how many.
    odds: Vec<(usize, Option<(i64, i64)>)>,
}

impl<'a> TreeReader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, place: 0, players: None, odds: Vec::new() }
    }

    /// Reads a tree and what may stand behind it.
    pub(super) fn whole(mut self) -> Result<Tree, PositionError> {
        let mut tree = Tree::root();
        self.skip_space();
        self.open(&mut tree, 0).then_some(()).ok_or_else(|| self.problem(&["(", "["]))?;
        self.read(&mut tree)?;
        self.skip_space();
        tree.bounds = self.bounds()?;
        self.skip_space();
        if !self.rest().is_empty() {
            return Err(self.problem(&[]));
        }
        tree.players = self.players.unwrap_or(2);
        let fine = || PositionError::at(self.text, 0, Problem::FineOdds);
        self.settle_odds(&mut tree).ok_or_else(fine)?;
        unit::of(&tree.twigs).ok_or_else(fine)?;
        tree.settle();
        self.check(&tree)?;
        Ok(tree)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.place..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.place += rest.len() - rest.trim_start().len();
    }

    fn problem(&self, allowed: &[&str]) -> PositionError {
        let allowed = allowed.iter().map(|&text| text.to_owned()).collect();
        let problem = match self.rest().chars().next() {
            Some(found) => Problem::Unexpected { found: found.to_string(), allowed },
            None => Problem::Missing { allowed },
        };
        PositionError::at(self.text, self.place, problem)
    }

    /// Reads the bracket that opens a node, with the letter of the player before it; false if none
    /// stands here.
    fn open(&mut self, tree: &mut Tree, twig: usize) -> bool {
        let mut letters = self.rest().chars();
        let letter = letters.next().filter(char::is_ascii_uppercase);
        let bracket = if letter.is_some() { letters.next() } else { self.rest().chars().next() };
        match (letter, bracket) {
            (Some(letter), Some('(')) => {
                let seat = u8::try_from(letter).expect("a letter of ASCII") - b'A';
                (tree.twigs[twig].turn, tree.twigs[twig].told_turn) = (Player(seat), true);
                self.place += 2;
            }
            (None, Some('(')) => self.place += 1,
            (None, Some('[')) => {
                // Filled in when all branches are known; until then it says what the node is.
                tree.twigs[twig].odds = vec![1];
                self.place += 1;
            }
            _ => return false,
        }
        true
    }

    /// Reads a tree from its root bracket to the end of it. No recursion: a text may be as deep
    /// as it is long.
    fn read(&mut self, tree: &mut Tree) -> Result<(), PositionError> {
        let mut here = Some(0);
        while let Some(fork) = here {
            self.skip_space();
            let is_chance = tree.twigs[fork].is_chance();
            let close = if is_chance { "]" } else { ")" };
            if self.rest().starts_with(close) {
                if tree.twigs[fork].branches.is_empty() {
                    return Err(self.problem(&["(", "[", "0…9"]));
                }
                self.place += 1;
                here = tree.twigs[fork].parent;
                continue;
            }
            if tree.twigs.len() >= Tree::MOST || tree.twigs[fork].ply == Tree::DEEPEST {
                return Err(self.problem(&[close]));
            }
            let odds = if is_chance { self.odds()? } else { None };
            let worth = self.worth()?;
            let branch = tree.add(fork);
            if is_chance {
                self.odds.push((branch, odds));
            }
            tree.twigs[branch].worth = worth;
            if self.open(tree, branch) {
                here = Some(branch);
            } else if tree.twigs[branch].worth.is_none() {
                return Err(self.problem(&["(", "[", close, "0…9"]));
            }
        }
        Ok(())
    }

    /// How often chance takes the branch that follows: `2:`, `0.9:`, `90%:` or `1/6:`.
    fn odds(&mut self) -> Result<Option<(i64, i64)>, PositionError> {
        let is_part = |letter: char| letter.is_ascii_digit() || "./%".contains(letter);
        let end = self.rest().find(|letter| !is_part(letter)).unwrap_or(self.rest().len());
        if !self.rest()[end..].starts_with(':') {
            return Ok(None);
        }
        let odds = fraction(&self.rest()[..end]);
        let odds = odds.filter(|&(parts, of)| parts > 0 && parts <= FINEST && of <= FINEST);
        let odds = odds.ok_or_else(|| self.problem(&["1:", "0.5:", "50%:", "1/6:"]))?;
        self.place += end + 1;
        self.skip_space();
        Ok(Some(odds))
    }

    /// What a node is worth to each player, if the text says so.
    fn worth(&mut self) -> Result<Option<Vec<i32>>, PositionError> {
        let is_part = |letter: char| letter.is_ascii_digit() || "-/+".contains(letter);
        let end = self.rest().find(|letter| !is_part(letter)).unwrap_or(self.rest().len());
        let word = &self.rest()[..end];
        if word.is_empty() {
            return Ok(None);
        }
        let values: Result<Vec<i32>, _> = word.split('/').map(str::parse).collect();
        let values = values.ok().filter(|values| {
            values.iter().all(|value: &i32| (-Tree::LARGEST..=Tree::LARGEST).contains(value))
        });
        let count = values.as_ref().and_then(|values| u8::try_from(values.len()).ok());
        let count = count.filter(|count| *count <= Player::MOST).map(|count| count.max(2));
        let (Some(values), Some(count)) = (values, count) else {
            return Err(self.problem(&["0…9"]));
        };
        if *self.players.get_or_insert(count) != count {
            return Err(self.problem(&["0…9"]));
        }
        self.place += end;
        Ok(Some(match values[..] {
            [value] => vec![value, -value],
            _ => values,
        }))
    }

    /// What leaves lie between, if the text says so: `-2..2`.
    fn bounds(&mut self) -> Result<Option<(i32, i32)>, PositionError> {
        if self.rest().is_empty() {
            return Ok(None);
        }
        let ends = self.rest().trim_end().split_once("..");
        let ends = ends.and_then(|(least, most)| Some((end(least)?, end(most)?)));
        let ends = ends.filter(|(least, most)| least <= most);
        let ends = ends.ok_or_else(|| self.problem(&["-10..10"]))?;
        self.place = self.text.len();
        Ok(Some(ends))
    }

    /// Whether everything that was read goes together: chance is for two, players are there, and
    /// leaves lie between what they are said to lie between.
    fn check(&self, tree: &Tree) -> Result<(), PositionError> {
        let wrong = |allowed: &str| {
            let allowed = vec![allowed.to_owned()];
            let found = self.text.trim().to_owned();
            PositionError::at(self.text, 0, Problem::Unexpected { found, allowed })
        };
        if tree.players > 2 && tree.has_chance() {
            return Err(PositionError::at(self.text, 0, Problem::ChanceForMany));
        }
        if tree.twigs.iter().any(|twig| twig.told_turn && twig.turn.0 >= tree.players) {
            let last = char::from(b'A' + tree.players - 1);
            return Err(wrong(&format!("A(…), {last}(…)")));
        }
        let Some((least, most)) = tree.bounds else { return Ok(()) };
        let (low, high) = if tree.players == 2 { tree.range } else { (tree.range.0, tree.sum) };
        if low < least || most < high {
            return Err(wrong(&format!("{}..{}", low.min(least), high.max(most))));
        }
        Ok(())
    }

    /// Makes whole numbers of the odds of every chance node, as small as they can be; nothing if they
    /// are too fine for that.
    fn settle_odds(&self, tree: &mut Tree) -> Option<()> {
        let mut told = vec![(1, 1); tree.twigs.len()];
        for &(branch, odds) in &self.odds {
            told[branch] = odds.unwrap_or((1, 1));
        }
        for twig in tree.twigs.iter_mut().filter(|twig| twig.is_chance()) {
            let told: Vec<(i64, i64)> = twig.branches.iter().map(|&branch| told[branch]).collect();
            let whole = told.iter().try_fold(1, |whole, &(_, of)| unit::multiple(whole, of))?;
            let parts: Vec<i64> = told.iter().map(|(parts, of)| parts * (whole / of)).collect();
            let common = parts.iter().fold(0, |common, &parts| unit::divisor(common, parts));
            let odds = parts.iter().map(|parts| i32::try_from(parts / common).ok());
            twig.odds = odds.collect::<Option<_>>()?;
        }
        Some(())
    }
}

/// An end of what leaves lie between.
fn end(text: &str) -> Option<i32> {
    text.trim().parse().ok().filter(|end: &i32| end.abs() <= Tree::LARGEST)
}

/// Parts, and of how many: of `2`, `0.25`, `90%` or `1/6`.
fn fraction(text: &str) -> Option<(i64, i64)> {
    if let Some((parts, of)) = text.split_once('/') {
        return Some((parts.parse().ok()?, of.parse().ok().filter(|of| *of > 0)?));
    }
    let (number, of) = match text.strip_suffix('%') {
        Some(number) => (number, 100),
        None => (text, 1),
    };
    let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
    let scale = 10_i64.checked_pow(u32::try_from(rest.len()).ok()?)?;
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let rest: i64 = if rest.is_empty() { 0 } else { rest.parse().ok()? };
    Some((whole.checked_mul(scale)?.checked_add(rest)?, scale.checked_mul(of)?))
}
