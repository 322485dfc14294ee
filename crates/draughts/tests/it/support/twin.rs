//! The slow twin: the rules once more, square by square on a plain board, for comparing.
//!
//! It shares nothing with the room but the data of the rules, and says everything in the plainest
//! way there is. It sees the board as people do, also where that is mirrored.

use std::collections::BTreeSet;

use draughts::{CaptureRank, Colour, Kings, Promotion, Rules};

/// A column and a row, from the top left.
pub(crate) type GridPoint = (i32, i32);

/// A piece: whose, and whether it is a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) colour: Colour,
    pub(crate) is_king: bool,
}

/// One move: where from, where to, whether a man becomes a king, and what is captured.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Turn {
    pub(crate) from: GridPoint,
    pub(crate) to: GridPoint,
    pub(crate) crowned: bool,
    pub(crate) captured: BTreeSet<GridPoint>,
}

/// A board with pieces, and whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    rules: Rules,
    cells: Vec<Vec<Option<Piece>>>,
    pub(crate) turn: Colour,
    /// The king that white and black moved last, and how often in a row.
    runs: [Option<(GridPoint, u8)>; 2],
}

/// A complete capture.
struct Line {
    turn: Turn,
    by_king: bool,
    /// Whether each captured piece was a king, in the order of capture.
    kings: Vec<bool>,
}

/// A capture under way.
struct Chase {
    from: GridPoint,
    here: GridPoint,
    was_king: bool,
    is_king: bool,
    taken: Vec<GridPoint>,
}

impl Twin {
    pub(crate) fn new(rules: &Rules, cells: Vec<Vec<Option<Piece>>>, turn: Colour) -> Self {
        Self { rules: rules.clone(), cells, turn, runs: [None; 2] }
    }

    pub(crate) fn at(&self, (column, row): GridPoint) -> Option<Piece> {
        let row = self.cells.get(usize::try_from(row).ok()?)?;
        *row.get(usize::try_from(column).ok()?)?
    }

    fn is_on_board(&self, (column, row): GridPoint) -> bool {
        (0..i32::from(self.rules.width)).contains(&column)
            && (0..i32::from(self.rules.height)).contains(&row)
    }

    fn places(&self) -> impl Iterator<Item = GridPoint> + use<> {
        let (width, height) = (i32::from(self.rules.width), i32::from(self.rules.height));
        (0..height).flat_map(move |row| (0..width).map(move |column| (column, row)))
    }

    fn forward(&self) -> i32 {
        if self.turn == Colour::White { -1 } else { 1 }
    }

    fn last_row(&self) -> i32 {
        if self.turn == Colour::White { 0 } else { i32::from(self.rules.height) - 1 }
    }

    /// Every legal move.
    pub(crate) fn moves(&self) -> BTreeSet<Turn> {
        let captures = self.captures();
        let mut moves: BTreeSet<Turn> = BTreeSet::new();
        if captures.is_empty() || !self.rules.movement.compulsory {
            moves.extend(self.steps());
        }
        moves.extend(captures);
        moves
    }

    /// The places of the pieces of the side to move, and whether they are kings.
    fn own(&self) -> Vec<(GridPoint, bool)> {
        let piece = |place| self.at(place).filter(|piece| piece.colour == self.turn);
        self.places().filter_map(|place| Some((place, piece(place)?.is_king))).collect()
    }

    fn steps(&self) -> Vec<Turn> {
        let own = self.own();
        let has_men = own.iter().any(|&(_, is_king)| !is_king);
        let mut steps = Vec::new();
        for (from, is_king) in own {
            let run = self.runs[self.turn.index()];
            let is_tired = run.is_some_and(|(king, length)| {
                king == from && self.rules.movement.king_limit.is_some_and(|most| most <= length)
            });
            if is_king && is_tired && has_men {
                continue;
            }
            for (across, down) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
                if !is_king && down != self.forward() {
                    continue;
                }
                let flies = is_king && self.rules.movement.kings == Kings::Flying;
                let furthest = if flies { 20 } else { 1 };
                for distance in 1..=furthest {
                    let to = (from.0 + across * distance, from.1 + down * distance);
                    if !self.is_on_board(to) || self.at(to).is_some() {
                        break;
                    }
                    let crowned = !is_king && to.1 == self.last_row();
                    steps.push(Turn { from, to, crowned, captured: BTreeSet::new() });
                }
            }
        }
        steps
    }

    fn captures(&self) -> Vec<Turn> {
        let mut lines = Vec::new();
        for (from, is_king) in self.own() {
            let chase = Chase { from, here: from, was_king: is_king, is_king, taken: Vec::new() };
            self.go_on(&chase, &mut lines);
        }
        self.choose(lines)
    }

    /// Follows a capture to all its ends; says whether it could go on at all.
    fn go_on(&self, chase: &Chase, lines: &mut Vec<Line>) -> bool {
        let diagonal = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
        let straight = [(0, -2), (0, 2), (-2, 0), (2, 0)];
        let ways = diagonal.into_iter().chain(straight);
        let mut goes_on = false;
        for way in ways.take(if self.rules.movement.straight { 8 } else { 4 }) {
            let Some((over, landings)) = self.over(chase, way) else { continue };
            goes_on = true;
            self.land(chase, over, &landings, lines);
        }
        goes_on
    }

    /// The piece that can be captured that way, and the squares to land on.
    fn over(
        &self,
        chase: &Chase,
        (across, down): GridPoint,
    ) -> Option<(GridPoint, Vec<GridPoint>)> {
        let movement = &self.rules.movement;
        if !chase.is_king && !movement.backward && down.signum() == -self.forward() {
            return None;
        }
        let is_free =
            |place| self.is_on_board(place) && (self.at(place).is_none() || place == chase.from);
        let flies = chase.is_king && movement.kings == Kings::Flying;
        let step = |(column, row): GridPoint| (column + across, row + down);
        let mut over = step(chase.here);
        while flies && is_free(over) {
            over = step(over);
        }
        let piece = self.at(over).filter(|piece| piece.colour != self.turn)?;
        if chase.taken.contains(&over) || over == chase.from {
            return None;
        }
        if piece.is_king && !chase.is_king && !movement.men_take_kings {
            return None;
        }
        let mut landings = Vec::new();
        let mut to = step(over);
        while is_free(to) {
            landings.push(to);
            to = step(to);
            if !flies {
                break;
            }
        }
        (!landings.is_empty()).then_some((over, landings))
    }

    /// Lands behind a captured piece: where it can go on it must, else it may stop anywhere.
    fn land(&self, chase: &Chase, over: GridPoint, landings: &[GridPoint], lines: &mut Vec<Line>) {
        let mut taken = chase.taken.clone();
        taken.push(over);
        let mut any_goes_on = false;
        for &here in landings {
            let arrives = !chase.is_king && here.1 == self.last_row();
            let is_king =
                chase.is_king || arrives && self.rules.movement.promotion == Promotion::Continues;
            let next = Chase { here, is_king, taken: taken.clone(), ..*chase };
            let stops = arrives && self.rules.movement.promotion == Promotion::Ends;
            any_goes_on |= !stops && self.go_on(&next, lines);
        }
        if any_goes_on {
            return;
        }
        for &to in landings {
            let ends_as_king = chase.is_king || to.1 == self.last_row();
            let kings = taken.iter().map(|&place| self.at(place).is_some_and(|p| p.is_king));
            lines.push(Line {
                turn: Turn {
                    from: chase.from,
                    to,
                    crowned: ends_as_king && !chase.was_king,
                    captured: taken.iter().copied().collect(),
                },
                by_king: chase.was_king,
                kings: kings.collect(),
            });
        }
    }

    /// Keeps the captures that must be chosen, by the words of each federation.
    fn choose(&self, lines: Vec<Line>) -> Vec<Turn> {
        type Rank = (usize, bool, usize, Vec<bool>);
        let choice = self.rules.movement.choice;
        let rank = |line: &Line| -> Rank {
            let pieces = line.kings.len();
            let kings = line.kings.iter().filter(|&&king| king).count();
            if choice == CaptureRank::FREE {
                (0, false, 0, Vec::new())
            } else if choice == CaptureRank::MOST {
                (pieces, false, 0, Vec::new())
            } else if choice == CaptureRank::MOST_THEN_KINGS {
                (pieces, false, kings, Vec::new())
            } else if choice == CaptureRank::ITALIAN {
                (pieces, line.by_king, kings, line.kings.clone())
            } else if choice == CaptureRank::FRISIAN {
                (100 * (pieces - kings) + 199 * kings, line.by_king, 0, Vec::new())
            } else if choice == CaptureRank::KING_FIRST {
                (0, line.by_king, 0, Vec::new())
            } else {
                panic!("a choice that no federation knows: {choice:?}")
            }
        };
        let Some(best) = lines.iter().map(&rank).max() else { return Vec::new() };
        lines.into_iter().filter(|line| rank(line) == best).map(|line| line.turn).collect()
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, turn: &Turn) {
        let piece = self.at(turn.from).expect("a piece that moves");
        let has_men = self.own().iter().any(|&(_, is_king)| !is_king);
        self.put(turn.from, None);
        for &place in &turn.captured {
            self.put(place, None);
        }
        self.put(turn.to, Some(Piece { is_king: piece.is_king || turn.crowned, ..piece }));
        let run = &mut self.runs[self.turn.index()];
        let before = run.filter(|&(king, _)| king == turn.from).map_or(0, |(_, length)| length);
        let counts = piece.is_king && turn.captured.is_empty() && has_men;
        *run = counts.then_some((turn.to, before + 1));
        self.turn = self.turn.other();
        let run = &mut self.runs[self.turn.index()];
        *run = run.filter(|(king, _)| !turn.captured.contains(king));
    }

    fn put(&mut self, (column, row): GridPoint, piece: Option<Piece>) {
        let row = usize::try_from(row).expect("a row");
        self.cells[row][usize::try_from(column).expect("a column")] = piece;
    }
}
