//! The opening explorer: what was played from a position, how often, with what result and by whom.

use std::cmp::Reverse;

use rules::{Knob, Player, Spec};
use session::AnyGame;
use sqlx::{Row as _, any::AnyRow};

use crate::{
    GameQuery, Library, StoreError, game_query::push_numbers, key::position_keys,
    sql_builder::SqlBuilder,
};

/// How many players are told for each move.
const PLAYERS: usize = 3;
/// How many rows of players are looked at in all.
const PLAYER_ROWS: u32 = 400;

/// A position about which the library is asked, with the moves that can be played from it.
#[derive(Clone, Debug)]
pub struct ExplorerQuestion {
    /// The position, in every way to look at it.
    positions: Vec<i64>,
    /// Whose turn it is.
    turn: Player,
    /// The moves, and what each leads to, in every way to look at it. Of moves that lead to the
    /// same there is one.
    moves: Vec<(String, Vec<i64>)>,
    /// The game with the settings that matter.
    game: Spec,
}

/// What was played from a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exploration {
    /// In how many games it came up.
    pub games: u64,
    /// What was played from it, the most frequent first.
    pub moves: Vec<ExploredMove>,
}

/// A move that was played from a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExploredMove {
    /// The move.
    pub text: String,
    /// In how many games.
    pub games: u64,
    /// How many of them were won by those who played it.
    pub wins: u64,
    /// How many were drawn.
    pub draws: u64,
    /// How many were lost by those who played it.
    pub losses: u64,
    /// When it was played last, as precisely as that is known.
    pub last: Option<String>,
    /// Who has played it most often.
    pub players: Vec<ExploredPlayer>,
}

/// Who has played a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExploredPlayer {
    /// What they are called.
    pub name: Option<String>,
    /// Which engine it is; nothing for a person.
    pub engine: Option<String>,
    /// How often.
    pub games: u64,
}

impl ExplorerQuestion {
    /// What is asked about the position at a table of a game.
    #[must_use]
    pub fn of(game: &Spec, table: &dyn AnyGame) -> Self {
        let family = &game.name;
        let mut moves: Vec<(String, Vec<i64>)> = Vec::new();
        let turns = if table.ending().is_some() { Vec::new() } else { table.view().moves };
        for turn in turns {
            let mut after = table.fork();
            if after.play(&turn.text).is_err() {
                continue;
            }
            let keys = position_keys(family, &*after);
            if !moves.iter().any(|(_, known)| known.contains(&keys[0])) {
                moves.push((turn.text, keys));
            }
        }
        let positions = position_keys(family, table);
        Self { positions, turn: table.turn(), moves, game: without_draws(game) }
    }

    /// The games in which the position came up, of those that are looked for.
    #[must_use]
    pub fn search(&self, search: &GameQuery) -> GameQuery {
        GameQuery {
            game: Some(self.game.clone()),
            positions: self.positions.clone(),
            ..search.clone()
        }
    }

    /// The move that leads to a position.
    fn index_of(&self, key: i64) -> Option<usize> {
        self.moves.iter().position(|(_, keys)| keys.contains(&key))
    }
}

/// A game without what was drawn for it: who begins is no setting that openings depend on.
fn without_draws(game: &Spec) -> Spec {
    const DRAWN: &[Knob] = &[Knob::number("first", 0, u64::MAX, None)];
    let mut game = game.clone();
    let _ = game.split_off(DRAWN);
    game
}

impl Library {
    /// What was played from a position in the games that are looked for.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn explore(
        &self,
        question: &ExplorerQuestion,
        search: &GameQuery,
    ) -> Result<Exploration, StoreError> {
        let games = self.count_found(&question.search(search)).await?;
        if games == 0 || question.moves.is_empty() {
            return Ok(Exploration { games, moves: Vec::new() });
        }
        let found = async {
            let mut moves: Vec<ExploredMove> = question
                .moves
                .iter()
                .map(|(text, _)| ExploredMove { text: text.clone(), ..ExploredMove::default() })
                .collect();
            for row in self.results(question, search).await? {
                read_result(question, &row, &mut moves)?;
            }
            for row in self.players_of(question, search).await? {
                read_player(question, &row, &mut moves)?;
            }
            moves.retain(|explored| explored.games > 0);
            for explored in &mut moves {
                explored.players.truncate(PLAYERS);
            }
            moves.sort_by_key(|explored| Reverse(explored.games));
            Ok(Exploration { games, moves })
        };
        found.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// How often each move was played, by result.
    async fn results(
        &self,
        question: &ExplorerQuestion,
        search: &GameQuery,
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        let mut sql = SqlBuilder::new(
            "SELECT p2.key, outcome, games.seat, COUNT(DISTINCT p2.game), MAX(begun)",
        );
        push_moves(&mut sql, question, search, "");
        sql.push(" GROUP BY p2.key, outcome, games.seat");
        sql.build()?.fetch_all(&self.pool).await
    }

    /// Who has played each move, the most frequent first.
    async fn players_of(
        &self,
        question: &ExplorerQuestion,
        search: &GameQuery,
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        let mut sql =
            SqlBuilder::new("SELECT p2.key, m.name, m.engine, COUNT(DISTINCT p2.game) AS times");
        push_moves(&mut sql, question, search, " CROSS JOIN players m");
        sql.push(" GROUP BY p2.key, m.name, m.engine ORDER BY times DESC LIMIT ");
        sql.push_number(PLAYER_ROWS);
        sql.build()?.fetch_all(&self.pool).await
    }
}

/// The games looked for; where they came from is said by the positions joined to them.
fn search_within(question: &ExplorerQuestion, search: &GameQuery) -> GameQuery {
    GameQuery { positions: Vec::new(), ..question.search(search) }
}

/// Adds the positions that follow those asked about, each with its game, of the games looked for;
/// with `who` also the player who has moved.
///
/// SQLite takes the tables in the order of a cross join: the positions that follow are few, and all
/// else is found by them. Left alone it would go through every position of every game of a player.
fn push_moves(
    sql: &mut SqlBuilder,
    question: &ExplorerQuestion,
    search: &GameQuery,
    who: &'static str,
) {
    sql.push(" FROM positions p2 CROSS JOIN positions p1 CROSS JOIN games").push(who);
    sql.push(" WHERE p2.key IN (");
    let keys: Vec<i64> = question.moves.iter().flat_map(|(_, keys)| keys.clone()).collect();
    push_numbers(sql, &keys);
    sql.push(") AND p1.game = p2.game AND p1.ply = p2.ply - 1 AND p1.key IN (");
    push_numbers(sql, &question.positions);
    sql.push(") AND games.id = p2.game AND games.id IN (SELECT id FROM games");
    search_within(question, search).push_conditions(sql);
    sql.push(")");
    if !who.is_empty() {
        sql.push(" AND m.game = p2.game AND m.seat = ").push_number(question.turn.0);
    }
}

fn read_result(
    question: &ExplorerQuestion,
    row: &AnyRow,
    moves: &mut [ExploredMove],
) -> Result<(), sqlx::Error> {
    let Some(index) = question.index_of(row.try_get(0)?) else { return Ok(()) };
    let (outcome, seat): (Option<String>, Option<i64>) = (row.try_get(1)?, row.try_get(2)?);
    let games = row.try_get::<i64, _>(3)?.unsigned_abs();
    let last: Option<String> = row.try_get(4)?;
    let explored = &mut moves[index];
    explored.games += games;
    explored.last = explored.last.take().max(last);
    let is_mine = seat == Some(i64::from(question.turn.0));
    match outcome.as_deref() {
        Some("draw") => explored.draws += games,
        Some("win") if is_mine => explored.wins += games,
        Some("win") => explored.losses += games,
        Some("loss") if is_mine => explored.losses += games,
        _ => {}
    }
    Ok(())
}

fn read_player(
    question: &ExplorerQuestion,
    row: &AnyRow,
    moves: &mut [ExploredMove],
) -> Result<(), sqlx::Error> {
    let Some(index) = question.index_of(row.try_get(0)?) else { return Ok(()) };
    let (name, engine): (Option<String>, Option<String>) = (row.try_get(1)?, row.try_get(2)?);
    let games = row.try_get::<i64, _>(3)?.unsigned_abs();
    let players = &mut moves[index].players;
    let same = players.iter_mut().find(|known| known.name == name && known.engine == engine);
    match same {
        Some(known) => known.games += games,
        None if name.is_some() || engine.is_some() => {
            players.push(ExploredPlayer { name, engine, games });
        }
        None => return Ok(()),
    }
    players.sort_by_key(|player| Reverse(player.games));
    Ok(())
}
