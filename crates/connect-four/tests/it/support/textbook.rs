//! The searches that a textbook begins with: the slow twins of `exact`.
//!
//! They visit nodes exactly as the published counts do: every call is a node; a full frame is
//! worth nothing; a move that wins at once is found without visiting the others.

use connect_four::{ConnectFour, Disc, Position};
use rules::{Game, Outcome};

/// Negamax to the end of the game, counting its nodes.
pub(crate) struct Textbook {
    game: ConnectFour<u64>,
    /// Whether to skip what cannot matter.
    pruning: bool,
    /// The columns in the order of trying.
    columns: Vec<u64>,
    pub(crate) nodes: u64,
}

impl Textbook {
    /// Plain minimax.
    pub(crate) fn minimax(game: &ConnectFour<u64>) -> Self {
        Self { pruning: false, ..Self::alpha_beta(game) }
    }

    /// Alpha-beta, the columns from the left to the right.
    pub(crate) fn alpha_beta(game: &ConnectFour<u64>) -> Self {
        let columns = (0..game.frame().width()).map(|column| game.frame().column(column));
        Self { game: *game, pruning: true, columns: columns.collect(), nodes: 0 }
    }

    /// Alpha-beta, the columns from the centre outwards.
    pub(crate) fn centre_first(game: &ConnectFour<u64>) -> Self {
        let mut columns: Vec<u8> = (0..game.frame().width()).collect();
        columns.sort_by_key(|column| (2 * column + 1).abs_diff(game.frame().width()));
        let columns = columns.into_iter().map(|column| game.frame().column(column));
        Self { columns: columns.collect(), ..Self::alpha_beta(game) }
    }

    /// The score of a position for the player to move.
    pub(crate) fn score(&mut self, position: &Position<u64>) -> i32 {
        let most = self.worth(0);
        self.value(position, -most, most)
    }

    fn value(&mut self, position: &Position<u64>, mut alpha: i32, mut beta: i32) -> i32 {
        self.nodes += 1;
        let discs = position.discs();
        let moves = self.moves(position);
        if moves.is_empty() {
            return 0;
        }
        let wins = |&played: &Disc<u64>| {
            let next = self.game.after(position, played);
            matches!(self.game.outcome(&next), Some(Outcome::Win(_)))
        };
        if moves.iter().any(wins) {
            return self.worth(discs);
        }
        if self.pruning {
            beta = beta.min(self.worth(discs + 2));
            if alpha >= beta {
                return beta;
            }
        }
        let mut best = i32::MIN;
        for played in moves {
            let next = self.game.after(position, played);
            best = best.max(-self.value(&next, -beta, -alpha));
            if self.pruning {
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }

    /// What a win with the disc after this many is worth: 43 minus those, halved, on 42 squares.
    fn worth(&self, discs: u32) -> i32 {
        (self.game.frame().size().cast_signed() + 1 - discs.cast_signed()) / 2
    }

    fn moves(&self, position: &Position<u64>) -> Vec<Disc<u64>> {
        let legal: Vec<_> = self.game.moves(position).into_iter().flatten().collect();
        let in_column =
            |column: &u64| legal.iter().find(|disc| disc.square() & column != 0).copied();
        self.columns.iter().filter_map(in_column).collect()
    }
}
