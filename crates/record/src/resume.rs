//! From a session to its record, and back to a session that goes on.

use std::{collections::HashMap, time::Duration};

use rules::{Outcome, Player, Reason, Spec};
use session::{
    Ending, Fault, Guests, Kind, MoveTree, NodeId, Saved, Scores, Seat, Session, Setup,
    TimeControl, open_table,
};

use crate::{Moves, Participant, Record, Remark, Terms, Verdict, clean};

/// The fact that tells how a program lost a game by failing: what the fault is called, and what the
/// program said.
const FAULT: &str = "Fault";

fn told(fault: &Fault) -> String {
    let said = fault.text().map_or(String::new(), |text| format!(": {text}"));
    format!("{}{said}", fault.name())
}

impl Record {
    /// The record of a session: the game on the board with all its branches. When it began and
    /// when this is, whoever keeps it knows.
    #[must_use]
    pub fn of_session(session: &Session) -> Self {
        let Saved { setup, game, tree, earlier } = session.save();
        let tallies = earlier.tallies().iter();
        let players = setup.players.iter().zip(session.seats()).zip(tallies);
        let players = players.map(|((spec, seat), &tally)| Participant {
            name: seat.name.clone(),
            symbol: seat.symbol,
            // The chances that were drawn for an engine follow from the seed of the table.
            kind: Some(Seat::read(spec).map_or_else(|_| seat.kind.clone(), |asked| asked.kind)),
            tally,
        });
        let (moves, verdict) = moves_of(&tree, session.ending());
        let mut record = Self {
            players: players.collect(),
            start: setup.start.as_ref().and_then(|start| unusual(&game, start)),
            moves,
            ..Self::new(game, 0)
        };
        record.terms = terms_of(setup, &record.game);
        record.verdict = verdict.or_else(|| record.ending_on_the_board());
        let fault = tree.fault(tree.current()).filter(|_| session.ending().is_some());
        record.facts.extend(fault.map(|fault| (FAULT.to_owned(), told(fault))));
        record.cleaned()
    }

    /// What a session needs to go on with this game. An engine that nobody here knows gives its
    /// seat to a person; `seed` is for what is drawn if the record has none of its own.
    #[must_use]
    pub fn to_saved(&self, seed: u64) -> Saved {
        self.to_saved_among(seed, &Guests::default())
    }

    /// The same where engines of other programs may sit down again.
    #[must_use]
    pub fn to_saved_among(&self, seed: u64, guests: &Guests) -> Saved {
        let setup = Setup {
            first: self.terms.first,
            seed: self.terms.seed.unwrap_or(seed),
            start: self.start.clone(),
            clock: self.terms.clock.as_ref().map_or(TimeControl::Unlimited, |clock| {
                TimeControl::read(clock).unwrap_or(TimeControl::Unlimited)
            }),
            touch_move: self.terms.touch_move,
            alternate: self.terms.alternate,
            pace: self.terms.pace.unwrap_or(Duration::ZERO),
            guests: guests.clone(),
            ..Setup::new(
                self.terms.asked.clone().unwrap_or_else(|| self.game.clone()),
                self.specs(guests),
            )
        };
        let earlier = self.players.iter().map(|player| player.tally).collect();
        Saved { setup, game: self.game.clone(), tree: self.tree(), earlier: Scores::of(earlier) }
    }

    /// Takes over from an older record of the same game what a table does not keep: marks,
    /// opinions, clocks and facts, for every move that is still there.
    pub fn remember(&mut self, older: &Self) {
        self.facts.extend(older.facts.clone());
        let mut known = HashMap::from([(0, 0)]);
        for number in 1..=self.moves.len() {
            let entry = self.moves.entry(number);
            let before = known.get(&entry.after);
            let same = before.and_then(|&before| {
                let mut followers = older.moves.followers(before).iter().copied();
                followers.find(|&follower| older.moves.entry(follower).text == entry.text)
            });
            let Some(same) = same else { continue };
            known.insert(number, same);
            let Remark { left, opinion, marks, .. } = older.moves.entry(same).remark.clone();
            let remark = self.moves.remark_mut(number);
            *remark = Remark { left, opinion, marks, ..std::mem::take(remark) };
        }
    }

    /// The players whose engines nobody here knows.
    #[must_use]
    pub fn strangers(&self) -> Vec<Player> {
        self.strangers_among(&Guests::default())
    }

    /// The players whose engines are neither known here nor among the guests.
    #[must_use]
    pub fn strangers_among(&self, guests: &Guests) -> Vec<Player> {
        let Ok(mut table) = open_table(&self.game) else { return Vec::new() };
        let seats = Player::all(table.players()).zip(&self.players);
        let engines = seats.filter_map(|(player, seat)| Some((player, seat.engine()?)));
        engines
            .filter(|(_, engine)| !matches!(guests.invite(engine, &self.game), Ok(Some(_))))
            .filter(|&(player, engine)| table.seat(player, Some(engine)).is_err())
            .map(|(player, _)| player)
            .collect()
    }

    /// The players as a table is told of them: with names that fit and that nobody else has.
    fn specs(&self, guests: &Guests) -> Vec<Spec> {
        let strangers = self.strangers_among(guests);
        let mut taken: Vec<String> = Vec::new();
        let mut specs = Vec::new();
        for (player, seat) in (0..).map(Player).zip(self.seats()) {
            let mut spec = match seat.kind {
                Kind::Computer(engine) if !strangers.contains(&player) => engine,
                _ => Spec::new(Seat::HUMAN),
            };
            let name = seat.name.map(|name| fitting(&name)).filter(|name| !taken.contains(name));
            if let Some(name) = name {
                spec.set("name", name.clone());
                taken.push(name);
            }
            if let Some(symbol) = seat.symbol {
                spec.set("symbol", symbol.to_string());
            }
            specs.push(spec);
        }
        specs
    }

    /// The moves as a session has them.
    fn tree(&self) -> MoveTree {
        let mut tree = MoveTree::default();
        let mut nodes = vec![NodeId::START];
        for (_, entry) in self.moves.iter() {
            let node = tree.add(nodes[entry.after], entry.player, &entry.text);
            let Remark { spent, comment, verdict, .. } = &entry.remark;
            tree.set_used(node, *spent);
            tree.set_comment(node, comment.clone());
            tree.set_verdict(node, verdict.map(ending));
            nodes.push(node);
        }
        tree.set_comment(NodeId::START, self.moves.introduction.clone());
        tree.set_verdict(NodeId::START, self.moves.unplayed.map(ending));
        // The main line last, so that redo goes along it wherever there is a choice.
        for (number, _) in self.moves.iter().filter(|&(number, _)| self.is_end(number)).rev() {
            tree.go_to(nodes[number]);
        }
        let told = (0..=self.moves.len()).any(|place| self.moves.verdict_at(place).is_some());
        if let Some(verdict) = self.verdict
            && !told
            && self.ending_on_the_board().is_none()
        {
            let end = self.moves.main_line().last().unwrap_or(0);
            tree.set_verdict(nodes[end], Some(ending(verdict)));
        }
        tree.go_to(nodes[self.moves.current()]);
        tree
    }

    fn is_end(&self, number: usize) -> bool {
        self.moves.followers(number).is_empty()
    }

    /// How the main line ended by the rules, if it did.
    fn ending_on_the_board(&self) -> Option<Verdict> {
        let mut table = open_table(&self.game).ok()?;
        if let Some(start) = &self.start {
            table.set_up(start).ok()?;
        }
        for number in self.moves.main_line() {
            table.play(&self.moves.entry(number).text).ok()?;
        }
        table.ending().map(Verdict::from)
    }
}

/// The moves of a tree, the main line being what was played last, and how the game ended otherwise
/// than by its rules: on the board as it is, or else at the end of that line.
fn moves_of(tree: &MoveTree, ending: Option<Ending>) -> (Moves, Option<Verdict>) {
    let mut moves = Moves::default();
    let mut numbers = HashMap::from([(NodeId::START, 0)]);
    let mut waiting = vec![NodeId::START];
    while let Some(node) = waiting.pop() {
        let comment = tree.comment(node).and_then(clean::comment);
        if let (Some(parent), Some(player)) = (tree.parent(node), tree.player(node)) {
            let number = moves.add(numbers[&parent], player, tree.text(node).to_owned());
            *moves.remark_mut(number) = Remark {
                spent: tree.used(node),
                comment,
                verdict: tree.verdict(node).map(Verdict::from),
                ..Remark::default()
            };
            numbers.insert(node, number);
        } else {
            moves.introduction = comment;
            moves.unplayed = tree.verdict(node).map(Verdict::from);
        }
        let main = tree.onward(node).or_else(|| tree.children(node).first().copied());
        let others = tree.children(node).iter().copied().filter(|&child| Some(child) != main);
        waiting.extend(others.rev());
        waiting.extend(main);
    }
    moves.set_current(numbers[&tree.current()]);
    let end = moves.main_line().last().unwrap_or(0);
    let verdict = ending.map(Verdict::from).or_else(|| moves.verdict_at(end));
    (moves, verdict)
}

fn terms_of(setup: Setup, game: &Spec) -> Terms {
    Terms {
        asked: Some(setup.game).filter(|asked| asked != game),
        first: setup.first,
        seed: Some(setup.seed),
        clock: Some(setup.clock)
            .filter(|&clock| clock != TimeControl::Unlimited)
            .map(TimeControl::spec),
        touch_move: setup.touch_move,
        alternate: setup.alternate,
        pace: Some(setup.pace).filter(|pace| !pace.is_zero()),
    }
}

/// A start as the game writes it, unless it is the usual one.
fn unusual(game: &Spec, start: &str) -> Option<String> {
    let mut table = open_table(game).ok()?;
    let usual = table.position();
    table.set_up(start).ok()?;
    Some(table.position()).filter(|start| *start != usual)
}

/// As much of a name as a seat takes.
fn fitting(name: &str) -> String {
    const LONGEST: usize = 40;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    name.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// How a session says that a game ended. A file need not tell why, and then it was most likely
/// because somebody gave up or because they agreed.
fn ending(verdict: Verdict) -> Ending {
    let likely = match verdict.outcome {
        Outcome::Draw => Reason::Agreement,
        Outcome::Win(_) | Outcome::Lose(_) => Reason::Resignation,
    };
    Ending { outcome: verdict.outcome, reason: verdict.reason.unwrap_or(likely) }
}
