//! Settings by name, and the scores of series.

use session::{Scores, Tally};
use sqlx::{Row as _, query};

use crate::{Library, StoreError};

impl Library {
    /// What is settled under a name, if something is.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        let found = query("SELECT value FROM settings WHERE name = $1").bind(name.to_owned());
        let found = found.fetch_optional(&self.pool).await.map_err(|error| self.fail(error))?;
        found.map(|row| row.try_get(0)).transpose().map_err(|error| self.fail(error))
    }

    /// Settles something under a name, in place of what was settled before.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn settle(&self, name: &str, value: &str) -> Result<(), StoreError> {
        query(
            "INSERT INTO settings (name, value) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name.to_owned())
        .bind(value.to_owned())
        .execute(&self.pool)
        .await
        .map_err(|error| self.fail(error))?;
        Ok(())
    }

    /// The scores of a series, if it is known.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn series(&self, name: &str) -> Result<Option<Scores>, StoreError> {
        let found = query("SELECT tallies FROM series WHERE name = $1").bind(name.to_owned());
        let found = found.fetch_optional(&self.pool).await.map_err(|error| self.fail(error))?;
        let text: Option<String> =
            found.map(|row| row.try_get(0)).transpose().map_err(|error| self.fail(error))?;
        Ok(text.and_then(|text| read_tallies(&text)).map(Scores::of))
    }

    /// Keeps the scores of a series.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn keep_series(&self, name: &str, scores: &Scores) -> Result<(), StoreError> {
        let tallies = scores.tallies().iter();
        let tallies = tallies.map(|tally| [tally.wins, tally.draws, tally.losses]);
        let text = serde_json::to_string(&tallies.collect::<Vec<_>>()).expect("numbers");
        query(
            "INSERT INTO series (name, tallies) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET tallies = excluded.tallies",
        )
        .bind(name.to_owned())
        .bind(text)
        .execute(&self.pool)
        .await
        .map_err(|error| self.fail(error))?;
        Ok(())
    }
}

fn read_tallies(text: &str) -> Option<Vec<Tally>> {
    let tallies: Vec<[u32; 3]> = serde_json::from_str(text).ok()?;
    Some(tallies.into_iter().map(|[wins, draws, losses]| Tally { wins, draws, losses }).collect())
}
