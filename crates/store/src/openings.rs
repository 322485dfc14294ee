//! What the openings of games in the library are called, by the positions that are kept of them.

use std::{collections::HashMap, sync::LazyLock};

use rules::{Spec, Translated};
use session::GAMES;
use sqlx::Row as _;

use crate::{Library, StoreError, Summary, key::key, sql_builder::SqlBuilder};

/// The last ply at which an opening is looked for.
const LATEST: u32 = 20;

/// The names of openings by the number of their position.
static OPENINGS: LazyLock<HashMap<i64, Translated>> = LazyLock::new(|| {
    let named = GAMES.iter().flat_map(|game| {
        let openings = game.openings().into_iter();
        openings.map(|opening| (key(game.name(), &opening.board, opening.turn), opening.name))
    });
    named.collect()
});

/// The numbers of the positions whose opening has a name with this text in it, in any language.
pub(crate) fn keys_of_opening(text: &str) -> Vec<i64> {
    let text = text.trim().to_lowercase();
    let is_meant =
        |name: &Translated| name.names.iter().any(|(_, name)| name.to_lowercase().contains(&text));
    let meant = OPENINGS.iter().filter(|(_, name)| is_meant(name));
    let mut keys: Vec<i64> = meant.map(|(&key, _)| key).collect();
    keys.sort_unstable();
    keys
}

/// The games whose openings have names.
static NAMED: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let named = GAMES.iter().filter(|game| !game.openings().is_empty());
    named.map(|game| game.name()).collect()
});

/// Whether openings of a game have names.
fn has_openings(spec: &str) -> bool {
    spec.parse().is_ok_and(|spec: Spec| NAMED.contains(&&*spec.name))
}

impl Library {
    /// Fills in what the openings are called.
    pub(crate) async fn name_openings(&self, found: &mut [Summary]) -> Result<(), StoreError> {
        let mut named: Vec<&mut Summary> =
            found.iter_mut().filter(|game| has_openings(&game.game)).collect();
        if named.is_empty() {
            return Ok(());
        }
        let mut sql = SqlBuilder::new("SELECT game, key FROM positions WHERE ply <= ");
        sql.push_number(LATEST).push(" AND game IN (");
        sql.push_separated(", ", named.iter(), |sql, game| {
            sql.push_number(game.id);
        });
        sql.push(") ORDER BY game, ply DESC");
        let rows = async { sql.build()?.fetch_all(&self.pool).await }.await;
        let mut openings: HashMap<i64, Translated> = HashMap::new();
        for row in rows.map_err(|error| self.fail(error))? {
            let read =
                || -> Result<(i64, i64), sqlx::Error> { Ok((row.try_get(0)?, row.try_get(1)?)) };
            let (game, key) = read().map_err(|error| self.fail(error))?;
            if let Some(opening) = OPENINGS.get(&key) {
                openings.entry(game).or_default().fill(&opening.names);
            }
        }
        for game in &mut named {
            game.opening = openings.remove(&game.id);
        }
        Ok(())
    }
}
