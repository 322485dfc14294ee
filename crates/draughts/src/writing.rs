//! Moves as text: short where the ends tell, long where they do not, and what others write.

use rules::Game;

use crate::{Bits, Direction, Draughts, Move, Position};

/// A way to write a move by its squares.
#[derive(Clone, Copy)]
enum Style {
    /// As we write it.
    Ours,
    /// Its two ends.
    Ends,
    /// Its ends, and squares that it passes in between.
    Route,
    /// Its ends, and then every captured piece, as engines do.
    Captured,
}

impl Style {
    /// All of them; what fits an earlier one is not looked for in a later one.
    const ALL: [Self; 4] = [Self::Ours, Self::Ends, Self::Route, Self::Captured];
}

impl<B: Bits> Draughts<B> {
    /// The legal moves; none if the game is over.
    fn legal(&self, position: &Position<B>) -> Vec<Move<B>> {
        self.moves(position).into_iter().flatten().collect()
    }

    /// The squares that a move is written with: its ends where they tell and nothing else is asked
    /// for, else the whole route.
    pub(crate) fn written(&self, position: &Position<B>, played: Move<B>) -> Vec<u8> {
        let is_like_it = |other: &&Move<B>| {
            other.from() == played.from() && other.to() == played.to() && other.is_capture()
        };
        let is_ambiguous = || self.legal(position).iter().filter(is_like_it).count() > 1;
        if played.is_capture() && (self.rules.full_captures || is_ambiguous()) {
            self.route(position, played)
        } else {
            vec![played.from(), played.to()]
        }
    }

    /// The legal moves that two squares or more can stand for.
    pub(crate) fn meant(&self, position: &Position<B>, squares: &[u8]) -> Vec<Move<B>> {
        let legal = self.legal(position);
        let in_style = |style| {
            let fits = |played: &&Move<B>| self.fits(position, **played, style, squares);
            let found: Vec<Move<B>> = legal.iter().filter(fits).copied().collect();
            (!found.is_empty()).then_some(found)
        };
        Style::ALL.into_iter().find_map(in_style).unwrap_or_default()
    }

    /// The legal moves from some column that the squares after the first can stand for.
    pub(crate) fn meant_from(
        &self,
        position: &Position<B>,
        column: u8,
        others: &[u8],
    ) -> Vec<Move<B>> {
        let mut starts: Vec<u8> = self.legal(position).iter().map(|played| played.from()).collect();
        starts.sort_unstable();
        starts.dedup();
        starts.retain(|&from| self.seen(from).column == column);
        let line = |from| [&[from], others].concat();
        starts.into_iter().flat_map(|from| self.meant(position, &line(from))).collect()
    }

    fn fits(&self, position: &Position<B>, played: Move<B>, style: Style, squares: &[u8]) -> bool {
        let [from, second, ..] = *squares else { return false };
        let [.., last] = *squares else { return false };
        let between = &squares[1..squares.len() - 1];
        played.from() == from
            && match style {
                Style::Ours => played.to() == last && self.written(position, played) == squares,
                Style::Ends => played.to() == last && between.is_empty(),
                Style::Route => {
                    let mut passes = |route: &Vec<u8>| self.passes(route, between);
                    played.to() == last
                        && played.is_capture()
                        && self.find_route(position, played, &mut passes).is_some()
                }
                Style::Captured => {
                    let named = squares[2..].iter().fold(B::EMPTY, |all, &one| all | B::only(one));
                    played.to() == second && played.is_capture() && played.captured() == named
                }
            }
    }

    /// Whether a route passes these squares one after another.
    fn passes(&self, route: &[u8], squares: &[u8]) -> bool {
        let mut squares = squares.iter().peekable();
        for leg in route.windows(2) {
            let passed = self.between(leg[0], leg[1]) | B::only(leg[1]);
            while squares.next_if(|&&square| passed.contains(square)).is_some() {}
        }
        squares.peek().is_none()
    }

    /// The squares between two that lie on one line.
    pub(crate) fn between(&self, from: u8, to: u8) -> B {
        let ways = Direction::DIAGONAL.into_iter().chain(Direction::STRAIGHT);
        let line = ways.map(|way| (self.grid.ray(from, way), self.grid.ray(to, way.opposite())));
        let mut line = line.filter(|(ahead, _)| ahead.contains(to));
        line.next().map_or(B::EMPTY, |(ahead, back)| ahead & back)
    }
}
