//! Settings by name.

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

    /// What is settled under a name; if nothing is, this is from now on. Of several who ask at the
    /// same time, all get the same.
    ///
    /// # Errors
    ///
    /// If the library cannot be read or changed.
    pub async fn setting_or(&self, name: &str, value: &str) -> Result<String, StoreError> {
        if let Some(settled) = self.setting(name).await? {
            return Ok(settled);
        }
        query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name.to_owned())
            .bind(value.to_owned())
            .execute(&self.pool)
            .await
            .map_err(|error| self.fail(error))?;
        Ok(self.setting(name).await?.unwrap_or_else(|| value.to_owned()))
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
}
