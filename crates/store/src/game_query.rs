//! Finding games.

use rules::Spec;
use session::{GameEntry, open_room};
use sqlx::Row as _;

use crate::{
    Library, StoreError, Summary, SummaryPlayer, openings::keys_of_opening, sql_builder::SqlBuilder,
};

/// What to look for; what is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameQuery {
    /// A game by its name, with the settings that matter: `othello` is Othello of every size.
    pub game: Option<Spec>,
    /// A part of the name or of the engine of a player, in small or capital letters.
    pub player: Option<String>,
    /// A player by the name and the engine that the hall of results has, and only games that are
    /// over: the games that the hall counts.
    pub counted_for: Option<SummaryPlayer>,
    /// A part of what the game is called, in small or capital letters.
    pub title: Option<String>,
    /// How it ended: for that player if one is named.
    pub fate: Option<ResultFilter>,
    /// The first day, as in `2026`, `2026-11` or `2026-11-03`.
    pub since: Option<String>,
    /// The last day, the whole of it.
    pub until: Option<String>,
    /// Where that player sits, counted from zero.
    pub seat: Option<u8>,
    /// Positions, by their [keys](crate::position_keys), of which one is in the main line.
    pub positions: Vec<i64>,
    /// A part of the name of the opening, in any language.
    pub opening: Option<String>,
    /// How many of the newest to leave out.
    pub skip: u32,
    /// How many to find at most; 0 for all there are.
    pub most: u32,
}

/// How a game ended, for one player or at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFilter {
    /// It was won: by the player looked for, or by anybody.
    Won,
    /// It was drawn.
    Drawn,
    /// It was lost: by the player looked for, or by anybody.
    Lost,
    /// It is not over.
    Open,
}

/// The conditions of a query, added to a statement one after the other.
struct Conditions<'a> {
    sql: &'a mut SqlBuilder,
    /// What stands before the next one.
    before: &'static str,
}

impl Conditions<'_> {
    /// The statement, to which the next condition is added.
    fn next(&mut self) -> &mut SqlBuilder {
        self.sql.push(self.before);
        self.before = " AND ";
        self.sql
    }

    /// Adds that it is this game with these settings. What is as usual is often not written down.
    fn add_game(&mut self, game: &Spec) {
        self.next().push("family = ").push_bind(game.name.clone());
        let knobs = open_room(game).map_or(&[][..], GameEntry::knobs);
        let game = game.clone().named(knobs);
        for knob in knobs {
            let Some(value) = game.given(knob.name) else { continue };
            let written = Spec::new("").with(knob.name, value).to_string();
            let pattern = format!("%,{},%", verbatim(written.trim_start_matches(':')));
            let sql = self.next();
            sql.push("(").push(SETTINGS).push(" LIKE ").push_bind(pattern).push(" ESCAPE '\\'");
            if knob.range.default_text().as_deref() == Some(value) {
                sql.push(" OR ").push(SETTINGS).push(" NOT LIKE '%,").push(knob.name).push("=%'");
            }
            sql.push(")");
        }
    }
}

/// The settings of a game as they are written, with a comma before and after each.
const SETTINGS: &str = "(',' || SUBSTR(spec, LENGTH(family) + 2) || ',')";

/// Adds numbers with commas between them.
pub(crate) fn push_numbers(sql: &mut SqlBuilder, numbers: &[i64]) {
    sql.push_separated(", ", numbers, |sql, &number| {
        sql.push_number(number);
    });
}

/// A pattern that means this text and nothing else.
fn verbatim(text: &str) -> String {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

impl GameQuery {
    /// Whether some games are left out.
    pub(crate) fn has_conditions(&self) -> bool {
        let all = Self { skip: self.skip, most: self.most, ..Self::default() };
        *self != all
    }

    /// Adds which part of what is found is wanted.
    pub(crate) fn push_page(&self, sql: &mut SqlBuilder) {
        let most = if self.most == 0 { i64::MAX } else { i64::from(self.most) };
        sql.push(" LIMIT ").push_number(most).push(" OFFSET ").push_number(self.skip);
    }

    /// Adds the conditions to a statement about games, if there are any.
    pub(crate) fn push_conditions(&self, sql: &mut SqlBuilder) {
        let mut conditions = Conditions { sql, before: " WHERE " };
        if let Some(game) = &self.game {
            conditions.add_game(game);
        }
        if !self.positions.is_empty() {
            let sql = conditions.next().push("id IN (SELECT game FROM positions WHERE key IN (");
            push_numbers(sql, &self.positions);
            sql.push("))");
        }
        if let Some(opening) = &self.opening {
            let sql = conditions.next().push("id IN (SELECT game FROM positions WHERE key IN (");
            // No position has the name: the list has a number that no position has.
            let keys = Some(keys_of_opening(opening)).filter(|keys| !keys.is_empty());
            sql.push_separated(", ", keys.unwrap_or_else(|| vec![0]), |sql, key| {
                sql.push_number(key);
            });
            sql.push("))");
        }
        if let Some(since) = &self.since {
            conditions.next().push("begun >= ").push_bind(since.clone());
        }
        if let Some(until) = &self.until {
            // Every text that begins with this day comes before the day and the last letter.
            conditions.next().push("begun <= ").push_bind(format!("{until}\u{10ffff}"));
        }
        if let Some(title) = &self.title {
            let pattern = format!("%{}%", verbatim(&title.to_lowercase()));
            let sql = conditions.next().push("LOWER(title) LIKE ").push_bind(pattern);
            sql.push(" ESCAPE '\\'");
        }
        if let Some(SummaryPlayer { name, engine }) = &self.counted_for {
            let sql = conditions.next();
            sql.push("id IN (SELECT game FROM players WHERE result IS NOT NULL");
            for (column, value) in [(" AND name", name), (" AND engine", engine)] {
                match value {
                    Some(value) => sql.push(column).push(" = ").push_bind(value.clone()),
                    None => sql.push(column).push(" IS NULL"),
                };
            }
            sql.push(")");
        }
        match (&self.player, self.fate) {
            (Some(player), fate) => {
                let pattern = format!("%{}%", verbatim(&player.to_lowercase()));
                let sql =
                    conditions.next().push("id IN (SELECT game FROM players WHERE folded LIKE ");
                sql.push_bind(pattern).push(" ESCAPE '\\'");
                if let Some(seat) = self.seat {
                    sql.push(" AND seat = ").push_number(seat);
                }
                sql.push(fate.map_or("", ResultFilter::of_player)).push(")");
            }
            (None, Some(fate)) => drop(conditions.next().push(fate.of_game())),
            (None, None) => {}
        }
    }
}

impl ResultFilter {
    const fn of_player(self) -> &'static str {
        match self {
            Self::Won => " AND result = 'win'",
            Self::Drawn => " AND result = 'draw'",
            Self::Lost => " AND result = 'loss'",
            Self::Open => " AND result IS NULL",
        }
    }

    const fn of_game(self) -> &'static str {
        match self {
            Self::Won | Self::Lost => "outcome IN ('win', 'loss')",
            Self::Drawn => "outcome = 'draw'",
            Self::Open => "outcome IS NULL",
        }
    }
}

impl Library {
    /// Finds games, the newest in the library first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn find(&self, search: &GameQuery) -> Result<Vec<Summary>, StoreError> {
        self.fold_games().await?;
        let mut sql = SqlBuilder::new("SELECT ");
        sql.push(Summary::COLUMNS).push(" FROM games");
        search.push_conditions(&mut sql);
        sql.push(" ORDER BY id DESC");
        search.push_page(&mut sql);
        let rows = async { sql.build()?.fetch_all(&self.pool).await };
        let rows = rows.await.map_err(|error| self.fail(error))?;
        let found: Result<Vec<Summary>, _> = rows.iter().map(Summary::of).collect();
        let mut found = found.map_err(|error| self.fail(error))?;
        self.seat_players(&mut found).await?;
        self.name_openings(&mut found).await?;
        Ok(found)
    }

    /// How many games there are to find.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn count_found(&self, search: &GameQuery) -> Result<u64, StoreError> {
        self.fold_games().await?;
        let mut sql = SqlBuilder::new("SELECT COUNT(*) FROM games");
        search.push_conditions(&mut sql);
        let count = async { sql.build()?.fetch_one(&self.pool).await?.try_get::<i64, _>(0) }.await;
        Ok(count.map_err(|error| self.fail(error))?.unsigned_abs())
    }
}
