//! One game as it is stored or exchanged.

use std::{collections::BTreeMap, time::Duration};

use rules::{Player, Spec};

use crate::{
    AnyGame, ExternalEngines, GameDate, GameEntry, GameResult, GameTree, NodeId, Occupant,
    OpenError, Participant, Seat, Setup, Terms, TimeControl, clean, open_room, open_table,
    open_table_at,
};

/// One game as it is stored or exchanged: what was played, by whom, with what result.
///
/// A record that was read is sound: its game is in the registry, as many play as the game has
/// seats, and every move was legal where it was played.
///
/// # Examples
///
/// A game with a variation: undo, and another move.
///
/// ```
/// use rules::Player;
/// use session::{NodeId, Record};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut record = Record::new("othello".parse()?, 2);
/// record.facts.insert("Event".to_owned(), "Club championship".to_owned());
/// let first = record.tree.add(NodeId::START, Player::FIRST, "f5");
/// record.tree.add(first, Player::SECOND, "f6");
/// let variation = record.tree.add(first, Player::SECOND, "d6");
/// assert_eq!(record.main_line().collect::<Vec<_>>(), ["f5", "f6"]);
/// assert_eq!(record.tree.children(first).len(), 2);
/// let table = record.open_at(variation)?;
/// assert_eq!(table.view().turn, Player::FIRST);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game with everything that was decided or drawn.
    pub game: Spec,
    /// What was agreed on besides.
    pub terms: Terms,
    /// Who played, in the order of seats.
    pub players: Vec<Participant>,
    /// The position it started from, if not the usual one.
    pub start: Option<String>,
    /// What was played.
    pub tree: GameTree,
    /// How the game ended, if it has.
    pub verdict: Option<GameResult>,
    /// When it began.
    pub begun: Option<GameDate>,
    /// When it was last saved.
    pub saved: Option<GameDate>,
    /// What else is known, such as `Event` and `Round`, under the names that PDN has for them.
    pub facts: BTreeMap<String, String>,
}

impl Record {
    /// The fact that tells how a program lost a game by failing: what the fault is called, and
    /// what the program said.
    pub(crate) const FAULT: &str = "Fault";

    /// A game about to begin, between players of whom nothing is known.
    #[must_use]
    pub fn new(game: Spec, players: u8) -> Self {
        Self {
            game,
            terms: Terms::default(),
            players: vec![Participant::unknown(); usize::from(players)],
            start: None,
            tree: GameTree::default(),
            verdict: None,
            begun: None,
            saved: None,
            facts: BTreeMap::new(),
        }
    }

    /// The same game with its texts as every form can hold them: control characters become
    /// spaces, and there are none at either end. Every record that is read or written is like that.
    #[must_use]
    pub fn cleaned(mut self) -> Self {
        for player in &mut self.players {
            player.name = player.name.as_deref().and_then(clean::line);
            player.symbol =
                player.symbol.filter(|symbol| clean::line(&symbol.to_string()).is_some());
        }
        self.terms.pace = self.terms.pace.map(clean::whole_milliseconds);
        for node in self.tree.nodes() {
            if !self.tree.remark(node).is_empty() {
                self.tree.remark_mut(node).clean();
            }
        }
        let facts = self.facts.into_iter();
        let facts = facts.filter(|(name, _)| Self::is_name_of_fact(name));
        let facts = facts.filter_map(|(name, value)| Some((name, clean::line(&value)?)));
        Self { facts: facts.collect(), ..self }
    }

    /// Whether everything but moves and dates of saving is as in another record.
    #[must_use]
    pub fn has_header_of(&self, other: &Self) -> bool {
        self.game == other.game
            && self.terms == other.terms
            && self.players == other.players
            && self.start == other.start
            && self.verdict == other.verdict
            && self.begun == other.begun
            && self.facts == other.facts
    }

    /// Whether something can be kept as a fact under this name.
    #[must_use]
    pub fn is_name_of_fact(name: &str) -> bool {
        const LONGEST: usize = 60;
        let letters = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'_';
        (1..=LONGEST).contains(&name.len()) && name.bytes().all(letters)
    }

    /// A table with the game at its start.
    ///
    /// # Errors
    ///
    /// If the record is not sound.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, OpenError> {
        open_table_at(&self.game, self.start.as_deref())
    }

    /// A table with the game at a node.
    ///
    /// # Errors
    ///
    /// If the record is not sound.
    pub fn open_at(&self, node: NodeId) -> Result<Box<dyn AnyGame>, OpenError> {
        let mut table = self.open()?;
        for node in self.tree.line_to(node) {
            table.play(self.tree.text(node))?;
        }
        Ok(table)
    }

    /// The texts of the moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &str> {
        self.tree.main_line().map(|node| self.tree.text(node))
    }

    /// The players whose engines are neither known here nor among the external engines.
    #[must_use]
    pub fn strangers(&self, external_engines: &ExternalEngines) -> Vec<Player> {
        let Ok(mut table) = open_table(&self.game) else { return Vec::new() };
        let seats = Player::all(table.players()).zip(&self.players);
        let engines = seats.filter_map(|(player, seat)| Some((player, seat.engine()?)));
        engines
            .filter(|(_, engine)| {
                !matches!(external_engines.invite(engine, &self.game), Ok(Some(_)))
            })
            .filter(|&(player, engine)| table.seat(player, Some(engine)).is_err())
            .map(|(player, _)| player)
            .collect()
    }

    /// Who sits where, everyone with a symbol of their own where the game has symbols: the one
    /// that is written if it can be had, or else the next one free.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        let has_symbols = open_room(&self.game).is_ok_and(GameEntry::has_symbols);
        let mut free: Vec<char> = match self.players.len() {
            _ if !has_symbols => Vec::new(),
            2 => vec!['X', 'O'],
            _ => ('A'..='Z').collect(),
        };
        let mut take = |wanted: Option<char>| {
            let index = free.iter().position(|&letter| Some(letter) == wanted)?;
            Some(free.remove(index))
        };
        let wished: Vec<Option<char>> = self
            .players
            .iter()
            .map(|player| take(player.symbol.map(|symbol| symbol.to_ascii_uppercase())))
            .collect();
        let mut rest = free.into_iter();
        let seated = self.players.iter().zip(wished).map(|(player, symbol)| Seat {
            name: player.name.clone(),
            symbol: symbol.or_else(|| rest.next()),
            // A player of whom nothing is known is taken for a person.
            kind: player.kind.clone().unwrap_or(Occupant::Human),
        });
        seated.collect()
    }

    /// The set-up with which a session goes on with this game. An engine that is not known here
    /// gives its seat to a person; `seed` is for what is drawn if the record has none of its own.
    pub(crate) fn setup(&self, seed: u64, external_engines: &ExternalEngines) -> Setup {
        let Terms { asked, first, clock, touch_move, alternate, pace, analysis, .. } = &self.terms;
        let game = asked.clone().unwrap_or_else(|| self.game.clone());
        // Nobody plays on an analysis board, so no clock runs there.
        let clock = clock.as_ref().filter(|_| !analysis);
        let clock = clock.and_then(|clock| TimeControl::read(clock).ok());
        Setup {
            first: *first,
            seed: self.terms.seed.unwrap_or(seed),
            start: self.start.clone(),
            clock: clock.unwrap_or(TimeControl::Unlimited),
            touch_move: *touch_move && !analysis,
            alternate: *alternate,
            analysis: *analysis,
            pace: pace.unwrap_or(Duration::ZERO),
            external_engines: external_engines.clone(),
            ..Setup::new(game, self.specs(external_engines))
        }
    }

    /// The players as a table is told of them: with names that fit and that are all different.
    fn specs(&self, external_engines: &ExternalEngines) -> Vec<Spec> {
        let strangers = self.strangers(external_engines);
        let mut taken: Vec<String> = Vec::new();
        let mut specs = Vec::new();
        for (player, seat) in (0..).map(Player).zip(self.seats()) {
            let plays = !self.terms.analysis && !strangers.contains(&player);
            let mut spec = match seat.kind {
                Occupant::Computer(engine) if plays => engine,
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

    /// Whether the result is that of the node on the board, where the game was ended before moves
    /// that were taken back.
    pub(crate) fn is_ended_elsewhere(&self) -> bool {
        let current = self.tree.current();
        current != self.tree.main_end() && self.tree.verdict(current).is_some()
    }
}

/// As much of a name as a seat takes.
fn fitting(name: &str) -> String {
    const LONGEST: usize = 40;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    name.chars().take(LONGEST - 1).chain(['…']).collect()
}
