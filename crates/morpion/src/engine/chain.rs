//! Wins by a chain of threats.
//!
//! A threat to complete a line must be answered at once, so a player who makes one threat after
//! the other leaves the opponent nothing to choose: only the attacker's moves need searching, and
//! chains of dozens of plies are found in no time. With five in a row this is victory by
//! continuous fours (VCF). A chain ends with a stone that threatens twice.

use std::num::{NonZeroU8, NonZeroU64};

use rules::Player;
use search::{Meter, Stopped};

use crate::{
    Bits, Cell, Cells,
    engine::{
        field::Field,
        finding_table::{Finding, FindingTable},
        ground::GridLines,
    },
};

/// Looks for chains of threats at a table of two, and remembers where there are none.
#[derive(Debug)]
pub(crate) struct Chains {
    table: FindingTable<Broken>,
    /// The chain found last.
    found: Vec<Cell>,
    /// How many nodes may still be looked at.
    left: u32,
    /// Whether a chain was left only because it grew too long.
    longer: bool,
}

/// How far to look for a chain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// At most this many threats.
    pub(crate) threats: u8,
    /// At most this many nodes.
    pub(crate) nodes: u32,
    /// Whether the shortest chain is wanted, or any.
    pub(crate) shortest: bool,
}

impl Reach {
    /// No further than this many plies.
    pub(crate) fn within(self, plies: u32) -> Self {
        let threats = u8::try_from(plies / 2 + 1).unwrap_or(u8::MAX);
        Self { threats: self.threats.min(threats), ..self }
    }

    /// With no more nodes than that.
    pub(crate) fn at_most(self, nodes: u64) -> Self {
        Self {
            nodes: u32::try_from(nodes).map_or(self.nodes, |nodes| nodes.min(self.nodes)),
            ..self
        }
    }
}

/// That no chain of this many threats wins from a position.
#[derive(Clone, Copy, Debug)]
struct Broken {
    threats: NonZeroU8,
}

impl Finding for Broken {
    fn effort(&self) -> u32 {
        self.threats.get().into()
    }

    fn pack(self) -> NonZeroU64 {
        self.threats.into()
    }

    fn unpack(word: NonZeroU64) -> Self {
        Self { threats: word.try_into().expect("it was packed from so few") }
    }
}

impl Default for Chains {
    fn default() -> Self {
        Self { table: FindingTable::new(Self::BITS), found: Vec::new(), left: 0, longer: false }
    }
}

impl Chains {
    /// The size of the table, as a power of two.
    const BITS: u32 = 16;
    /// What tells the positions of one attacker from those of the other.
    const OTHER: u64 = 0x5555_5555_5555_5555;

    /// The chain with which `attacker`, who moves next and cannot complete a line yet,
    /// wins: threats and answers in turn, then the answer to the double threat and the line.
    pub(crate) fn find<const W: usize>(
        &mut self,
        field: &mut impl GridLines<W>,
        attacker: Player,
        reach: Reach,
        ply: u32,
        meter: &mut Meter,
    ) -> Result<Option<&[Cell]>, Stopped> {
        self.left = reach.nodes;
        if field.forcing(attacker).is_empty() {
            return Ok(None);
        }
        let first = if reach.shortest { 1 } else { reach.threats };
        for threats in first..=reach.threats {
            self.found.clear();
            self.longer = false;
            if self.wins(field, attacker, threats, ply, meter)? {
                self.found.reverse();
                return Ok(Some(&self.found));
            }
            if self.left == 0 || !self.longer {
                break;
            }
        }
        Ok(None)
    }

    /// Whether a chain of this many threats wins; it is then written down from its end.
    fn wins<const W: usize>(
        &mut self,
        field: &mut impl GridLines<W>,
        attacker: Player,
        threats: u8,
        ply: u32,
        meter: &mut Meter,
    ) -> Result<bool, Stopped> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(false) };
        meter.visit(ply)?;
        self.left = left;
        let Some(cells) = threatening(field, attacker) else { return Ok(false) };
        if let Some(cell) = (cells & field.doubling(attacker)).iter().next() {
            let mut ways = field.completing_through(attacker, cell);
            let two = ways.pop_first().zip(ways.pop_first());
            let (answer, line) = two.expect("a double threat");
            self.found.extend([line, answer, cell]);
            return Ok(true);
        }
        let key = field.key() ^ if attacker == Player::FIRST { 0 } else { Self::OTHER };
        let known = self.table.probe(key);
        let fewer = NonZeroU8::new(threats - 1)
            .filter(|&fewer| known.is_none_or(|broken| broken.threats < fewer));
        let Some(fewer) = fewer else {
            self.longer = true;
            return Ok(false);
        };
        for cell in cells.iter() {
            field.place(attacker, cell);
            let answer = field.completing(attacker).iter().next().expect("a threat");
            field.place(attacker.other(), answer);
            let won = self.wins(field, attacker, fewer.get(), ply + 2, meter);
            field.take_back();
            field.take_back();
            if won? {
                self.found.extend([answer, cell]);
                return Ok(true);
            }
        }
        if self.left > 0 {
            self.table.store(key, Broken { threats: fewer });
        }
        Ok(false)
    }
}

/// The cells on which the attacker makes a threat; none if the defender's own threat cannot be met
/// by one.
fn threatening<const W: usize>(field: &impl GridLines<W>, attacker: Player) -> Option<Cells<W>> {
    let threats = field.forcing(attacker);
    let theirs = field.completing(attacker.other());
    let cells = if theirs.is_empty() { threats } else { threats & theirs };
    (theirs.count() < 2 && !cells.is_empty()).then_some(cells)
}

/// The cells on which a stone of the defender, who moves first, could break a chain that would win
/// otherwise; a stone anywhere else leaves every step of it as it was.
///
/// A stone breaks a step only by standing on one of its cells, or by giving the defender a line to
/// complete: at once, or together with the answers that the chain forces.
pub(crate) fn defences<const W: usize>(
    field: &mut impl GridLines<W>,
    attacker: Player,
    chain: &[Cell],
) -> Cells<W> {
    let defender = attacker.other();
    let mut defences = field.forcing(defender);
    for &cell in chain {
        defences.insert(cell);
    }
    let steps = chain.chunks_exact(2);
    let placed = 2 * steps.len();
    for step in steps {
        field.place(attacker, step[0]);
        field.place(defender, step[1]);
        defences |= field.forcing(defender);
    }
    for _ in 0..placed {
        field.take_back();
    }
    defences
}

/// The cells that complete a line, two of them, if a stone of `player` on `cell` makes this many.
pub(crate) fn double_threat<const W: usize>(
    field: &Field<W>,
    player: Player,
    cell: Cell,
) -> Option<(Cell, Cell)> {
    // One window makes one threat at most.
    if field.forces(player, cell) < 2 {
        return None;
    }
    let mut cells = field.completing_after(player, cell);
    cells.pop_first().zip(cells.pop_first())
}
