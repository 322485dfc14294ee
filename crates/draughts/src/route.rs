//! The way a capture goes, worked out again for people.
//!
//! A move is its ends and what it captures. People want to see the squares in between, and write
//! them down where the ends alone do not tell.

use crate::{Bits, Direction, Draughts, Grid, Kings, Move, Position, Promotion};

/// A way to make a capture: every square it lands on, from the one it leaves to the one it ends
/// on. Going straight on, it lands just behind each captured piece.
pub(crate) type Route = Vec<u8>;

/// How many steps a search for routes takes at most; like the search for captures, it must not
/// hang on positions that cannot be reached.
const MOST_STEPS: u32 = 1 << 16;

impl<B: Bits> Draughts<B> {
    /// Shows the ways to make a capture one by one, until one of them is good enough.
    pub(crate) fn find_route(
        &self,
        position: &Position<B>,
        played: Move<B>,
        good: &mut dyn FnMut(&Route) -> bool,
    ) -> Option<Route> {
        if !self.rules.movement.choice.kings_early {
            return self.walk(position, played, good);
        }
        // The capture is allowed for the sake of the way that meets kings earliest.
        let mut earliest = 0;
        let _none = self.walk(position, played, &mut |route| {
            earliest = earliest.max(self.kings_met(position, route));
            false
        });
        let mut allowed =
            |route: &Route| self.kings_met(position, route) == earliest && good(route);
        self.walk(position, played, &mut allowed)
    }

    fn walk(
        &self,
        position: &Position<B>,
        played: Move<B>,
        good: &mut dyn FnMut(&Route) -> bool,
    ) -> Option<Route> {
        let mut walk = RouteWalk {
            game: self,
            position,
            played,
            free: position.empty(&self.grid) | B::only(played.from()),
            route: vec![played.from()],
            steps: MOST_STEPS,
            good,
        };
        let is_king = position.kings.contains(played.from());
        walk.go_on(played.from(), played.captured(), is_king, None).then_some(walk.route)
    }

    /// The kings captured on the way, a binary digit for each piece.
    fn kings_met(&self, position: &Position<B>, route: &[u8]) -> u128 {
        let theirs = position.other & position.kings;
        route.windows(2).fold(0, |met, leg| {
            let king = self.between(leg[0], leg[1]) & theirs;
            met << 1 | u128::from(king.any())
        })
    }

    /// A way to make a move; without capture there is only one.
    pub(crate) fn route(&self, position: &Position<B>, played: Move<B>) -> Route {
        let found =
            played.is_capture().then(|| self.find_route(position, played, &mut |_| true)).flatten();
        found.unwrap_or_else(|| vec![played.from(), played.to()])
    }

    /// In how many ways a move can be made, if it is a capture.
    #[must_use]
    pub fn routes(&self, position: &Position<B>, played: Move<B>) -> usize {
        let mut routes = 0;
        let _none = self.find_route(position, played, &mut |_| {
            routes += 1;
            false
        });
        routes
    }
}

/// A walk over the ways to make one capture.
struct RouteWalk<'a, B> {
    game: &'a Draughts<B>,
    position: &'a Position<B>,
    played: Move<B>,
    /// Where the piece can pass and land.
    free: B,
    /// The squares so far.
    route: Route,
    steps: u32,
    good: &'a mut dyn FnMut(&Route) -> bool,
}

impl<B: Bits> RouteWalk<'_, B> {
    /// Goes on from a square with these pieces still to be captured; says whether a good way was
    /// found, which then is the route.
    fn go_on(&mut self, here: u8, left: B, is_king: bool, came: Option<Direction>) -> bool {
        if left.is_empty() {
            let crowned = is_king && !self.position.kings.contains(self.played.from());
            return crowned == self.played.crowned() && (self.good)(&self.route);
        }
        if self.steps == 0 {
            return false;
        }
        self.steps -= 1;
        let straight = self.game.rules.movement.straight;
        let ways = Direction::DIAGONAL.into_iter().chain(Direction::STRAIGHT);
        for way in ways.take(if straight { 8 } else { 4 }) {
            let (over, landings) = self.capture(here, way, left, is_king);
            if landings.is_empty() {
                continue;
            }
            // Landing further behind and going straight on is the same way.
            if came == Some(way) && !self.stands_just_behind(here, way) {
                continue;
            }
            for to in landings.iter::<u8>() {
                if self.land(to, left & !over, is_king, way) {
                    return true;
                }
            }
        }
        false
    }

    /// Lands on a square, the last one or one on the way.
    fn land(&mut self, to: u8, left: B, is_king: bool, way: Direction) -> bool {
        if left.is_empty() && to != self.played.to() {
            return false;
        }
        let on_last_row = self.game.grid.last_row(self.position.turn()).contains(to);
        let is_king = is_king
            || on_last_row
                && match self.game.rules.movement.promotion {
                    Promotion::Passes => left.is_empty(),
                    Promotion::Ends if left.any() => return false,
                    Promotion::Ends | Promotion::Continues => true,
                };
        self.route.push(to);
        let found = self.go_on(to, left, is_king, Some(way));
        if !found {
            self.route.pop();
        }
        found
    }

    /// Whether the square before this one, against the way, is not free: the piece just captured.
    fn stands_just_behind(&self, here: u8, way: Direction) -> bool {
        let before = self.game.grid.shift(B::only(here), way.opposite());
        (before & self.free).is_empty()
    }

    /// What is captured that way, and where the piece can land then.
    fn capture(&self, here: u8, way: Direction, left: B, is_king: bool) -> (B, B) {
        let grid = &self.game.grid;
        let movement = self.game.rules.movement;
        if is_king && movement.kings == Kings::Flying {
            let ray = grid.ray(here, way);
            let reach = Grid::reach(ray, way, !self.free);
            let landings = Grid::reach(ray & !reach, way, !self.free) & self.free;
            let over = reach & left;
            return (over, if over.any() { landings } else { B::EMPTY });
        }
        let backward = way.is_backward(self.position.turn());
        if !is_king && !movement.backward && backward {
            return (B::EMPTY, B::EMPTY);
        }
        let mut over = grid.shift(B::only(here), way) & left;
        if !is_king && !movement.men_take_kings {
            over &= !self.position.kings;
        }
        (over, grid.shift(over, way) & self.free)
    }
}
