//! Finding games.

use rules::Spec;
use session::{GameEntry, open_room};
use sqlx::{Any, AssertSqlSafe, Row as _, query::Query};

use crate::{Library, StoreError, Summary};

/// What to look for; what is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameQuery {
    /// A game by its name, with the settings that matter: `othello` is Othello of every size.
    pub game: Option<Spec>,
    /// A part of the name or of the engine of a player, in small or capital letters.
    pub player: Option<String>,
    /// How it ended: for that player if one is named.
    pub fate: Option<ResultFilter>,
    /// The first day, as in `2026`, `2026-11` or `2026-11-03`.
    pub since: Option<String>,
    /// The last day, the whole of it.
    pub until: Option<String>,
    /// A position of the main line, by its [key](crate::position_key).
    pub position: Option<i64>,
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

/// A condition with a place for its value.
enum QueryValue {
    Text(String),
    Number(i64),
}

/// Conditions and their values.
#[derive(Default)]
pub(crate) struct Conditions {
    texts: Vec<String>,
    values: Vec<QueryValue>,
}

impl Conditions {
    /// Adds a condition; `?` in it stands for the value.
    fn add(&mut self, text: &str, value: QueryValue) {
        self.values.push(value);
        self.texts.push(text.replace('?', &format!("${}", self.values.len())));
    }

    /// Adds that it is this game with these settings. What is as usual is often not written down.
    fn add_game(&mut self, game: &Spec) {
        self.add("family = ?", QueryValue::Text(game.name.clone()));
        let knobs = open_room(game).map_or(&[][..], GameEntry::knobs);
        let game = game.clone().named(knobs);
        for knob in knobs {
            let Some(value) = game.given(knob.name) else { continue };
            let written = Spec::new("").with(knob.name, value).to_string();
            let pattern = format!("%,{},%", verbatim(written.trim_start_matches(':')));
            let is_usual = knob.range.default_text().as_deref() == Some(value);
            let unless = if is_usual {
                format!(" OR {SETTINGS} NOT LIKE '%,{}=%'", knob.name)
            } else {
                String::new()
            };
            let text = format!("({SETTINGS} LIKE ? ESCAPE '\\'{unless})");
            self.add(&text, QueryValue::Text(pattern));
        }
    }

    /// The conditions as a query has them.
    pub(crate) fn text(&self) -> String {
        if self.texts.is_empty() {
            String::new()
        } else {
            format!("WHERE {}", self.texts.join(" AND "))
        }
    }

    /// A query with the values filled in.
    pub(crate) fn bind<'q>(
        &self,
        mut query: Query<'q, Any, <Any as sqlx::Database>::Arguments>,
    ) -> Query<'q, Any, <Any as sqlx::Database>::Arguments> {
        for value in &self.values {
            query = match value {
                QueryValue::Text(text) => query.bind(text.clone()),
                QueryValue::Number(number) => query.bind(*number),
            };
        }
        query
    }
}

/// The settings of a game as they are written, with a comma before and after each.
const SETTINGS: &str = "(',' || SUBSTR(spec, LENGTH(family) + 2) || ',')";

/// A pattern that means this text and nothing else.
fn verbatim(text: &str) -> String {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

impl GameQuery {
    pub(crate) fn conditions(&self) -> Conditions {
        let mut conditions = Conditions::default();
        if let Some(game) = &self.game {
            conditions.add_game(game);
        }
        if let Some(position) = self.position {
            let text = "id IN (SELECT game FROM positions WHERE key = ?)";
            conditions.add(text, QueryValue::Number(position));
        }
        if let Some(since) = &self.since {
            conditions.add("begun >= ?", QueryValue::Text(since.clone()));
        }
        if let Some(until) = &self.until {
            // Every text that begins with this day comes before the day and the last letter.
            conditions.add("begun <= ?", QueryValue::Text(format!("{until}\u{10ffff}")));
        }
        match &self.player {
            Some(player) => {
                let pattern = verbatim(&player.to_lowercase());
                let fate = self.fate.map_or("", ResultFilter::of_player);
                let text = format!(
                    "id IN (SELECT game FROM players WHERE folded LIKE ? ESCAPE '\\'{fate})"
                );
                conditions.add(&text, QueryValue::Text(format!("%{pattern}%")));
            }
            None => conditions.texts.extend(self.fate.map(|fate| fate.of_game().to_owned())),
        }
        conditions
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
        let conditions = search.conditions();
        let most = if search.most == 0 { i64::MAX } else { i64::from(search.most) };
        let text = format!(
            "SELECT {} FROM games {} ORDER BY id DESC LIMIT {most} OFFSET {}",
            Summary::COLUMNS,
            conditions.text(),
            search.skip
        );
        let query = conditions.bind(sqlx::query(AssertSqlSafe(text)));
        let rows = query.fetch_all(&self.pool).await.map_err(|error| self.fail(error))?;
        let found: Result<Vec<Summary>, _> = rows.iter().map(Summary::of).collect();
        let mut found = found.map_err(|error| self.fail(error))?;
        self.seat_players(&mut found).await?;
        Ok(found)
    }

    /// How many games there are to find.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn count_found(&self, search: &GameQuery) -> Result<u64, StoreError> {
        self.fold_games().await?;
        let conditions = search.conditions();
        let text = format!("SELECT COUNT(*) FROM games {}", conditions.text());
        let row = conditions.bind(sqlx::query(AssertSqlSafe(text))).fetch_one(&self.pool).await;
        let count: Result<i64, _> = row.and_then(|row| row.try_get(0));
        Ok(count.map_err(|error| self.fail(error))?.unsigned_abs())
    }
}
