//! The search for captures: every complete one, of which the most worthy are kept.

#![expect(clippy::inline_always, reason = "a direction known to the compiler is one shift")]

use std::cmp::Ordering;

use crate::{
    Bits, Direction, Grid, Kings, Promotion,
    catch::{Capture, Catch},
    movement::Law,
    scene::CaptureScene,
    ways::{diagonally, straight},
};

/// A search for captures by the side to move.
///
/// Captured pieces stay on the board until the move is complete: they block, and nothing jumps
/// over them twice. The capturing piece itself is off its square while it captures.
pub(crate) struct Hunt<'a, B, L> {
    scene: &'a CaptureScene<'a, B, L>,
    /// The row on which men become kings.
    last_row: B,
    /// Where a piece can land: empty squares, and the one that the capturing piece left.
    free: B,
    /// The piece that captures.
    from: u8,
    is_king: bool,
    /// Kings met on the way, a binary digit for each captured piece; kept where it matters.
    met: u128,
    /// What the captures found so far are worth, and which kings they met.
    best: u32,
    best_met: u128,
    steps: u32,
    catch: &'a mut Catch<B>,
}

/// How many steps a search takes at most. The number of routes grows without bounds on big boards
/// with pieces set up as a lattice, and a table must not hang on such a joke. No game comes near:
/// the thickest lattice on 10×10 takes a hundredth of it. Beyond, no further capture is found.
const MOST_STEPS: u32 = 1 << 18;

/// More captures than a player could choose from.
const MOST_CAPTURES: usize = 500;

impl<B: Bits, L: Law> Hunt<'_, B, L> {
    /// Every capture by these pieces that the rules allow.
    #[inline(always)]
    pub(crate) fn catch(scene: &CaptureScene<'_, B, L>, hunters: B) -> Catch<B> {
        let mut catch = Catch::new();
        // A copy, so that a scene with nothing to hunt need not be in memory.
        let scene = *scene;
        Hunt::hunt(&scene, hunters, &mut catch);
        catch
    }

    /// Whether there are more captures, or more ways to find them, than a player could follow.
    pub(crate) fn is_tangled(scene: &CaptureScene<'_, B, L>, hunters: B) -> bool {
        let mut catch = Catch::new();
        Hunt::hunt(scene, hunters, &mut catch) == 0 || catch.left() > MOST_CAPTURES
    }

    /// Fills the catch; says how many steps are left.
    #[inline(never)]
    fn hunt(scene: &CaptureScene<'_, B, L>, hunters: B, catch: &mut Catch<B>) -> u32 {
        let mut hunt = Hunt {
            scene,
            last_row: scene.grid.last_row(scene.colour),
            free: scene.empty,
            from: 0,
            is_king: false,
            met: 0,
            best: 0,
            best_met: 0,
            steps: MOST_STEPS,
            catch,
        };
        for from in hunters.iter::<u8>() {
            let here = B::only(from);
            hunt.from = from;
            hunt.is_king = (here & scene.kings).any();
            hunt.free = scene.empty | here;
            hunt.go_on(here, B::EMPTY, hunt.is_king);
        }
        hunt.catch.settle();
        hunt.steps
    }

    /// Captures on from a square, as a man or as a king; says whether there was anything.
    #[inline(always)]
    fn go_on(&mut self, here: B, taken: B, as_king: bool) -> bool {
        if as_king && self.scene.law.movement().kings == Kings::Flying {
            return self.fly(here.first(), taken, None, true);
        }
        // Most captures end here, and looking is much cheaper than trying.
        let can = self.can_leap(here, taken, as_king);
        if can {
            self.leap(here, taken, as_king);
        }
        can
    }

    #[inline(always)]
    fn can_leap(&self, here: B, taken: B, as_king: bool) -> bool {
        let mut landings = diagonally(|way| self.landing(way, here, taken, as_king).1);
        if self.scene.law.movement().straight {
            landings |= straight(|way| self.landing(way, here, taken, as_king).1);
        }
        landings.any()
    }

    /// Jumps over each neighbour that can be jumped over.
    fn leap(&mut self, here: B, taken: B, as_king: bool) {
        if self.steps == 0 {
            return;
        }
        self.steps -= 1;
        self.leap_towards(Direction::UpLeft, here, taken, as_king);
        self.leap_towards(Direction::UpRight, here, taken, as_king);
        self.leap_towards(Direction::DownLeft, here, taken, as_king);
        self.leap_towards(Direction::DownRight, here, taken, as_king);
        if self.scene.law.movement().straight {
            self.leap_towards(Direction::Up, here, taken, as_king);
            self.leap_towards(Direction::Down, here, taken, as_king);
            self.leap_towards(Direction::Left, here, taken, as_king);
            self.leap_towards(Direction::Right, here, taken, as_king);
        }
    }

    /// Which neighbour a piece would jump over, and where it would land; nothing if it cannot.
    #[inline(always)]
    fn landing(&self, direction: Direction, here: B, taken: B, as_king: bool) -> (B, B) {
        if !self.scene.may_capture(direction, as_king) {
            return (B::EMPTY, B::EMPTY);
        }
        let over = self.scene.grid.shift(here, direction) & self.scene.targets(as_king) & !taken;
        (over, self.scene.grid.shift(over, direction) & self.free)
    }

    #[inline(always)]
    fn leap_towards(&mut self, direction: Direction, here: B, taken: B, as_king: bool) {
        let (over, to) = self.landing(direction, here, taken, as_king);
        if to.is_empty() {
            return;
        }
        let met = self.meet(over);
        self.land(to, taken | over, as_king);
        self.met = met;
    }

    /// Goes on from where a jump ended, or ends there.
    #[inline(always)]
    fn land(&mut self, to: B, taken: B, as_king: bool) {
        if as_king {
            if !self.go_on(to, taken, true) {
                self.complete(to, taken, true);
            }
            return;
        }
        let on_last_row = (to & self.last_row).any();
        let goes_on = match self.scene.law.movement().promotion {
            Promotion::Ends if on_last_row => false,
            Promotion::Continues if on_last_row => self.go_on(to, taken, true),
            _ => self.go_on(to, taken, false),
        };
        if !goes_on {
            self.complete(to, taken, on_last_row);
        }
    }

    /// Flies over the first piece in each direction that can be flown over.
    ///
    /// `came` is the direction of the capture that led here: the way back is blocked by what was
    /// just captured, and the way ahead is the same from all the squares of a landing, so that
    /// only one of them looks `ahead`.
    fn fly(&mut self, here: u8, taken: B, came: Option<Direction>, ahead: bool) -> bool {
        if self.steps == 0 {
            return true;
        }
        self.steps -= 1;
        let mut found = self.fly_towards(Direction::UpLeft, here, taken, came, ahead);
        found |= self.fly_towards(Direction::UpRight, here, taken, came, ahead);
        found |= self.fly_towards(Direction::DownLeft, here, taken, came, ahead);
        found |= self.fly_towards(Direction::DownRight, here, taken, came, ahead);
        if self.scene.law.movement().straight {
            found |= self.fly_towards(Direction::Up, here, taken, came, ahead);
            found |= self.fly_towards(Direction::Down, here, taken, came, ahead);
            found |= self.fly_towards(Direction::Left, here, taken, came, ahead);
            found |= self.fly_towards(Direction::Right, here, taken, came, ahead);
        }
        found
    }

    #[inline(always)]
    fn fly_towards(
        &mut self,
        direction: Direction,
        here: u8,
        taken: B,
        came: Option<Direction>,
        ahead: bool,
    ) -> bool {
        if came == Some(direction.opposite()) || (came == Some(direction) && !ahead) {
            return false;
        }
        let ray = self.scene.grid.ray(here, direction);
        let reach = Grid::reach(ray, direction, !self.free);
        let over = reach & self.scene.prey & !taken;
        if over.is_empty() {
            return false;
        }
        let behind = ray & !reach;
        let landings = Grid::reach(behind, direction, !self.free) & self.free;
        if landings.is_empty() {
            return false;
        }
        let met = self.meet(over);
        let mut goes_on = false;
        for (number, landing) in landings.iter::<u8>().enumerate() {
            goes_on |= self.fly(landing, taken | over, Some(direction), number == 0);
        }
        if !goes_on {
            self.complete(landings, taken | over, true);
        }
        self.met = met;
        true
    }

    /// Notes what kind of piece was met; returns the note as it was before.
    #[inline(always)]
    fn meet(&mut self, over: B) -> u128 {
        let before = self.met;
        if self.scene.law.movement().choice.kings_early {
            self.met = before << 1 | u128::from((over & self.scene.kings).any());
        }
        before
    }

    /// Keeps a complete capture, if none is worth more.
    #[inline(always)]
    fn complete(&mut self, landings: B, captured: B, is_king_now: bool) {
        let choice = self.scene.law.movement().choice;
        let kings = (captured & self.scene.kings).count();
        let men = captured.count() - kings;
        let by_king = if self.is_king { choice.by_king } else { 0 };
        let worth = choice.man * men + choice.king * kings + by_king;
        let mut order = worth.cmp(&self.best);
        if choice.kings_early {
            order = order.then(self.met.cmp(&self.best_met));
        }
        match order {
            Ordering::Less => return,
            Ordering::Equal => {}
            Ordering::Greater => {
                (self.best, self.best_met) = (worth, self.met);
                self.catch.clear();
            }
        }
        let crowned = is_king_now && !self.is_king;
        self.catch.add(Capture { from: self.from, crowned, captured, landings });
    }
}
