//! The grid as the engines see it: stones come and go, and what they mean for every line is kept
//! up to date.
//!
//! A window that holds stones of one player only is that player's *hope*: it can still become a
//! line. A stone changes at most `4 * align` windows, so following it is cheap, and afterwards the
//! questions that matter cost next to nothing: which cells complete a line, which cells make a
//! threat that must be answered, how many hopes there are of each kind.

use rules::Player;

use crate::{
    Bits, Cell, Cells, Position, Shape, Stones,
    engine::{
        codes::code,
        spots::Spots,
        windows::{Place, Touch, Windows},
    },
};

/// The grid with everything known about its windows.
#[derive(Debug)]
pub(crate) struct Field<const W: usize> {
    pub(crate) players: u8,
    pub(crate) align: usize,
    /// Whose turn it is.
    pub(crate) turn: Player,
    windows: Windows,
    /// What stands in each window.
    contents: Vec<Content>,
    /// What each player may hope for.
    sides: Vec<Side<W>>,
    /// Windows without a stone: anybody's hope.
    untouched: u32,
    free: Cells<W>,
    /// A number that stands for who stands where.
    key: u64,
    /// The stones in the order they came.
    placed: Vec<Placed>,
    /// What the windows held before stones changed them.
    journal: Vec<(u16, Content)>,
}

/// What one player may hope for.
#[derive(Clone, Debug)]
struct Side<const W: usize> {
    /// How many windows hold this many stones of this player and nothing else.
    hopes: Vec<u16>,
    /// The cells that complete a line.
    completing: Spots<W>,
    /// The cells of windows that lack two stones: one stone there, and the other cell completes.
    forcing: Spots<W>,
}

/// What stands in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Content {
    /// A bit for each place that is filled.
    filled: u32,
    /// Whose stones these are.
    holder: u8,
    /// Who stands beside either end, where that matters.
    beside: [u8; 2],
}

/// No player.
const NONE: u8 = u8::MAX;
/// Two players or more: no player's hope any longer.
const SEVERAL: u8 = u8::MAX - 1;

impl Content {
    const NOTHING: Self = Self { filled: 0, holder: NONE, beside: [NONE; 2] };

    /// Whose hope the window is.
    #[inline]
    fn hope(self) -> Option<Player> {
        // A stone of one's own beside the window would make the row too long.
        let lost = self.holder >= SEVERAL || self.beside.contains(&self.holder);
        (!lost).then_some(Player(self.holder))
    }

    #[inline]
    fn stones(self) -> usize {
        self.filled.count_ones() as usize
    }

    /// With a stone of `player` more.
    #[inline]
    fn with(self, player: Player, place: Place) -> Self {
        match place {
            Place::Inside(index) => {
                let alone = self.holder == NONE || self.holder == player.0;
                let holder = if alone { player.0 } else { SEVERAL };
                Self { filled: self.filled | 1 << index, holder, ..self }
            }
            Place::Beside(end) => {
                let mut beside = self.beside;
                beside[usize::from(end)] = player.0;
                Self { beside, ..self }
            }
        }
    }
}

/// A stone that can be taken back.
#[derive(Clone, Copy, Debug)]
struct Placed {
    cell: Cell,
    player: Player,
    /// Whose turn it was before.
    turn: Player,
    /// How long the journal was before.
    mark: usize,
}

impl<const W: usize> Field<W> {
    /// The grid of that shape with the stones of a position.
    pub(crate) fn of<const V: usize, S: Stones<V>>(shape: &Shape, position: &Position<S>) -> Self {
        let windows = Windows::of(shape);
        let side = Side {
            hopes: vec![0; usize::from(shape.align) + 1],
            completing: Spots::none(shape.size()),
            forcing: Spots::none(shape.size()),
        };
        let mut field = Self {
            players: shape.players,
            align: usize::from(shape.align),
            turn: position.turn,
            contents: vec![Content::NOTHING; windows.len()],
            sides: vec![side; usize::from(shape.players)],
            untouched: u32::try_from(windows.len()).expect("at most 2400 windows"),
            windows,
            free: Cells::below(shape.size().into()),
            key: 0,
            placed: Vec::new(),
            journal: Vec::new(),
        };
        for cell in shape.cells() {
            if let Some(player) = position.stones.holder(cell) {
                field.place(player, cell);
            }
        }
        field
    }

    /// The free cells.
    #[inline]
    pub(crate) fn free(&self) -> Cells<W> {
        self.free
    }

    /// A number that stands for who stands where; whose turn it is does not enter.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// The cells that complete a line of `player`.
    #[inline]
    pub(crate) fn completing(&self, player: Player) -> Cells<W> {
        self.sides[player.index()].completing.cells()
    }

    /// The cells on which a stone of `player` makes a threat to complete a line.
    #[inline]
    pub(crate) fn forcing(&self, player: Player) -> Cells<W> {
        self.sides[player.index()].forcing.cells()
    }

    /// How many windows lack only `cell` and one more to be lines of `player`.
    #[inline]
    pub(crate) fn forces(&self, player: Player, cell: Cell) -> u8 {
        self.sides[player.index()].forcing.times(cell)
    }

    /// How many windows hold 0, 1, 2 … stones of `player` and nothing else; the untouched ones,
    /// which are open to every player, are not counted.
    #[inline]
    pub(crate) fn hopes(&self, player: Player) -> &[u16] {
        &self.sides[player.index()].hopes
    }

    /// How many windows have no stone.
    #[inline]
    pub(crate) fn untouched(&self) -> u32 {
        self.untouched
    }

    /// The windows through a free cell that are still a player's hope: whose (no player's for an
    /// untouched one), and how many stones they hold.
    #[inline]
    pub(crate) fn crossing(&self, cell: Cell) -> impl Iterator<Item = (Option<Player>, usize)> {
        self.windows.touches(cell).iter().filter_map(|touch| {
            let content = self.contents[usize::from(touch.window)];
            let inside = matches!(touch.place, Place::Inside(_));
            let hope = content.hope();
            let alive = inside && (hope.is_some() || content.filled == 0);
            alive.then_some((hope, content.stones()))
        })
    }

    /// The cells that would complete a line once `player` also held `cell`.
    pub(crate) fn completing_after(&self, player: Player, cell: Cell) -> Cells<W> {
        let mut completing = self.completing(player);
        completing.remove(cell);
        for touch in self.windows.touches(cell) {
            let content = self.contents[usize::from(touch.window)];
            if content.hope() != Some(player) || content.stones() + 2 != self.align {
                continue;
            }
            if let Place::Inside(index) = touch.place {
                let filled = content.filled | 1 << index;
                completing.insert(self.windows.cell(touch.window, filled.trailing_ones()));
            }
        }
        completing
    }

    /// How many lines a stone of `player` on a free cell completes: one in each direction at most.
    pub(crate) fn lines_by(&self, player: Player, cell: Cell) -> usize {
        let completed = self.windows.touches(cell).iter().filter(|touch| {
            let content = self.contents[usize::from(touch.window)];
            let inside = matches!(touch.place, Place::Inside(_));
            inside && content.hope() == Some(player) && content.stones() + 1 == self.align
        });
        let mut steps: Vec<u16> = completed.map(|touch| self.windows.step(touch.window)).collect();
        steps.sort_unstable();
        steps.dedup();
        steps.len()
    }

    /// The free cells of the windows through a free cell that could become one more line of
    /// `player` there, in a direction in which the cell does not complete one yet; and how many
    /// stones such a window lacks beside the cell itself.
    pub(crate) fn further_lines_by(&self, player: Player, cell: Cell) -> Vec<(usize, Cell)> {
        let inside = |touch: &&Touch| matches!(touch.place, Place::Inside(_));
        let windows = || self.windows.touches(cell).iter().filter(inside).map(|touch| touch.window);
        let content = |window: u16| self.contents[usize::from(window)];
        let hopes =
            |window: &u16| content(*window).filled == 0 || content(*window).hope() == Some(player);
        let lacking = |window: u16| self.align - 1 - content(window).stones();
        let completed = |window: &u16| hopes(window) && lacking(*window) == 0;
        let complete: Vec<u16> =
            windows().filter(completed).map(|window| self.windows.step(window)).collect();
        let open = windows()
            .filter(hopes)
            .filter(|&window| !complete.contains(&self.windows.step(window)));
        let mut builders = Vec::new();
        for window in open {
            let places = 0..u32::try_from(self.align).expect("at most 26");
            let free = places.filter(|place| content(window).filled >> place & 1 == 0);
            let others = free.map(|place| self.windows.cell(window, place));
            builders.extend(others.filter(|&it| it != cell).map(|it| (lacking(window), it)));
        }
        builders
    }

    /// The player to move takes a free cell.
    #[inline]
    pub(crate) fn play(&mut self, cell: Cell) {
        self.place(self.turn, cell);
        self.turn = self.turn.next(self.players);
    }

    /// A stone of `player` on a free cell, whichever player's turn it is.
    pub(crate) fn place(&mut self, player: Player, cell: Cell) {
        self.placed.push(Placed { cell, player, turn: self.turn, mark: self.journal.len() });
        self.free.remove(cell);
        self.key ^= code(player, cell);
        for index in 0..self.windows.touches(cell).len() {
            let touch = self.windows.touches(cell)[index];
            let before = self.contents[usize::from(touch.window)];
            if before.holder != SEVERAL {
                self.journal.push((touch.window, before));
                self.change(touch.window, before.with(player, touch.place));
            }
        }
    }

    /// Takes the last stone back; it is then the turn of whose turn it was.
    pub(crate) fn take_back(&mut self) {
        let Placed { cell, player, turn, mark } = self.placed.pop().expect("a stone to take back");
        while mark < self.journal.len() {
            let (window, before) = self.journal.pop().expect("longer than the mark");
            self.change(window, before);
        }
        self.key ^= code(player, cell);
        self.free.insert(cell);
        self.turn = turn;
    }

    /// Gives a window other contents, and every count what follows from them.
    #[inline]
    fn change(&mut self, window: u16, after: Content) {
        let before = std::mem::replace(&mut self.contents[usize::from(window)], after);
        if before.filled == 0 && after.filled != 0 {
            self.untouched -= 1;
        } else if before.filled != 0 && after.filled == 0 {
            self.untouched += 1;
        }
        if let Some(player) = before.hope() {
            self.count(player, window, before, false);
        }
        if let Some(player) = after.hope() {
            self.count(player, window, after, true);
        }
    }

    /// Begins or ceases to count a window as the hope of `player`.
    #[inline]
    fn count(&mut self, player: Player, window: u16, content: Content, begins: bool) {
        let Self { windows, sides, align, .. } = self;
        let Side { hopes, completing, forcing } = &mut sides[player.index()];
        let hope = &mut hopes[content.stones()];
        *hope = if begins { *hope + 1 } else { *hope - 1 };
        let spots = match *align - content.stones() {
            1 => completing,
            2 => forcing,
            _ => return,
        };
        let mut filled = content.filled;
        for _ in content.stones()..*align {
            let empty = filled.trailing_ones();
            filled |= 1 << empty;
            let cell = windows.cell(window, empty);
            if begins {
                spots.add(cell);
            } else {
                spots.take_away(cell);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use rules::{History, Spec};
    use search::{Evaluator, Family};

    use super::*;
    use crate::{Crowd, Morpion, Room, Threats, engine::arena::Arena};

    /// What the field must know, found by looking at the grid alone.
    fn check<const W: usize>(game: &Morpion<W, Crowd<W>>, position: &Position<Crowd<W>>) {
        let arena = Arena::of(game, position);
        check_field(game, position, &arena.field);
        if !game.shape.exact {
            for player in Player::all(game.shape.players) {
                let seen = Threats.evaluate(game, position, player);
                assert_eq!(arena.standing(player), seen, "{position:?}");
            }
        }
    }

    fn check_field<const W: usize>(
        game: &Morpion<W, Crowd<W>>,
        position: &Position<Crowd<W>>,
        field: &Field<W>,
    ) {
        assert_eq!(field.free(), game.free(position));
        assert_eq!(field.turn, position.turn);
        let free: Vec<Cell> = game.free(position).iter().collect();
        for player in Player::all(game.shape.players) {
            let completing = |stones: &Crowd<W>| -> Vec<Cell> {
                let completes = |&cell: &Cell| {
                    stones.holder(cell).is_none() && game.aligns(stones, player, cell)
                };
                free.iter().copied().filter(completes).collect()
            };
            let now = completing(&position.stones);
            assert_eq!(field.completing(player).iter().collect::<Vec<Cell>>(), now, "{position:?}");
            for &cell in free.iter().filter(|cell| !now.contains(cell)) {
                let mut stones = position.stones.clone();
                stones.place(player, cell);
                let after: Vec<Cell> = field.completing_after(player, cell).iter().collect();
                if !game.shape.exact {
                    assert_eq!(after, completing(&stones), "{position:?} {player:?} {cell:?}");
                }
                let makes_one = after.iter().any(|cell| !now.contains(cell));
                assert!(!makes_one || field.forces(player, cell) > 0);
            }
        }
    }

    /// Plays random games and takes them back, comparing all the way.
    fn follow<const W: usize>(spec: &str, games: u64) {
        let spec: Spec = spec.parse().expect("a spec");
        let settings = spec.settle(Room::KNOBS).expect("known knobs");
        let game = Morpion::<W, Crowd<W>>::new(Shape::new(&settings).expect("a shape"));
        for seed in 0..games {
            let mut rng = Rng::with_seed(seed);
            let mut history = History::new(&game);
            let mut field = Field::<W>::of(&game.shape, history.position());
            let mut keys = vec![field.key()];
            while history.outcome(&game).is_none() {
                let free: Vec<Cell> = game.free(history.position()).iter().collect();
                let cell = free[rng.usize(..free.len())];
                history.play(&game, cell);
                field.play(cell);
                keys.push(field.key());
                if history.outcome(&game).is_none() {
                    check(&game, history.position());
                    check_field(&game, history.position(), &field);
                }
            }
            while history.undo().is_some() {
                field.take_back();
                keys.pop();
                assert_eq!(keys.last(), Some(&field.key()));
                check_field(&game, history.position(), &field);
            }
        }
    }

    #[test]
    fn following_stones_is_the_same_as_looking_again() {
        follow::<1>("morpion", 50);
        follow::<1>("morpion:players=3,width=5,height=4", 30);
        follow::<1>("morpion:width=7,height=6,align=4", 20);
        follow::<1>("morpion:width=7,height=7,align=4,exact=on", 20);
        follow::<4>("morpion:width=10,height=9,align=5,players=4", 2);
        follow::<4>("morpion:width=9,height=8,align=3,exact=on,players=7", 5);
    }
}
