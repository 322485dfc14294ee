//! Exercises that were handed out to a class, with the results of the learners.

use sqlx::{Row as _, any::AnyRow, query};

use crate::{Library, StoreError};

/// An exercise that was handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoutRow {
    /// Its number, to be read out.
    pub number: u32,
    /// The browser of the teacher.
    pub owner: String,
    /// The network it was handed out from, as a keyed hash.
    pub network: String,
    /// The exercise, in the form of the server.
    pub exercise: String,
    /// When it was handed out, in seconds since 1970.
    pub opened: i64,
}

/// What a learner has got right in one try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoutTry {
    /// The name of the learner.
    pub learner: String,
    /// How much was right.
    pub right: u32,
    /// How much there was to fill in.
    pub total: u32,
    /// Whether the solution was looked at in the end.
    pub looked: bool,
}

/// What a learner has got right in all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoutResult {
    /// The name of the learner.
    pub learner: String,
    /// How much was right in the first try.
    pub first: u32,
    /// The most that was right before the solution was looked at.
    pub best: u32,
    /// How much there was to fill in.
    pub total: u32,
    /// How many tries there were before that.
    pub tries: u32,
    /// Whether the solution was looked at.
    pub looked: bool,
}

impl Library {
    /// Adds an exercise that is handed out; false if its number is taken.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn add_handout(&self, row: &HandoutRow) -> Result<bool, StoreError> {
        let add = query(
            "INSERT INTO handouts (number, owner, network, exercise, opened) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (number) DO NOTHING",
        );
        let add = add.bind(i64::from(row.number)).bind(row.owner.clone());
        let add = add.bind(row.network.clone()).bind(row.exercise.clone()).bind(row.opened);
        let done = add.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected() > 0)
    }

    /// The exercise that was handed out under a number, if there is one.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn handout(&self, number: u32) -> Result<Option<HandoutRow>, StoreError> {
        let select = query(
            "SELECT number, owner, network, exercise, opened FROM handouts WHERE number = $1",
        );
        let row = select.bind(i64::from(number)).fetch_optional(&self.pool).await;
        let row = row.and_then(|row| row.as_ref().map(row_of).transpose());
        row.map_err(|error| self.fail(error))
    }

    /// The exercises that a browser has handed out, the newest first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn handouts_of(&self, owner: &str) -> Result<Vec<HandoutRow>, StoreError> {
        let select = query(
            "SELECT number, owner, network, exercise, opened FROM handouts WHERE owner = $1 \
             ORDER BY opened DESC, number",
        );
        let rows = select.bind(owner.to_owned()).fetch_all(&self.pool).await;
        let rows = rows.and_then(|rows| rows.iter().map(row_of).collect());
        rows.map_err(|error| self.fail(error))
    }

    /// The results of an exercise that was handed out, in the order in which the learners came.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn handout_results(&self, number: u32) -> Result<Vec<HandoutResult>, StoreError> {
        let select = query(
            "SELECT learner, first, best, total, tries, looked FROM handout_results \
             WHERE handout = $1 ORDER BY place, learner",
        );
        let rows = select.bind(i64::from(number)).fetch_all(&self.pool).await;
        let rows = rows.and_then(|rows| rows.iter().map(result_of).collect());
        rows.map_err(|error| self.fail(error))
    }

    /// Takes down what a learner has got right in one try; what comes after a look at the solution
    /// does not count. False if the learner is new and there are as many as there may be.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn enter_try(
        &self,
        number: u32,
        tried: &HandoutTry,
        most: usize,
    ) -> Result<bool, StoreError> {
        let entered = async {
            let mut change = self.pool.begin().await?;
            let others =
                query("SELECT COUNT(*) FROM handout_results WHERE handout = $1 AND learner <> $2");
            let others = others.bind(i64::from(number)).bind(tried.learner.clone());
            let others: i64 = others.fetch_one(&mut *change).await?.try_get(0)?;
            let known = query("SELECT 1 FROM handout_results WHERE handout = $1 AND learner = $2");
            let known = known.bind(i64::from(number)).bind(tried.learner.clone());
            let is_known = known.fetch_optional(&mut *change).await?.is_some();
            if !is_known && others.unsigned_abs() >= most as u64 {
                return Ok(false);
            }
            let enter = query(
                "INSERT INTO handout_results \
                 (handout, learner, place, first, best, total, tries, looked) \
                 VALUES ($1, $2, $3, $4, $4, $5, 1, $6) \
                 ON CONFLICT (handout, learner) DO UPDATE SET \
                 best = CASE WHEN handout_results.looked = 0 \
                 AND excluded.best > handout_results.best \
                 THEN excluded.best ELSE handout_results.best END, \
                 tries = handout_results.tries + 1 - handout_results.looked, \
                 looked = CASE WHEN excluded.looked = 1 THEN 1 ELSE handout_results.looked END",
            );
            let enter = enter.bind(i64::from(number)).bind(tried.learner.clone()).bind(others);
            let enter = enter.bind(i64::from(tried.right)).bind(i64::from(tried.total));
            enter.bind(i64::from(tried.looked)).execute(&mut *change).await?;
            change.commit().await?;
            Ok(true)
        };
        entered.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// Makes room for one more exercise if there are as many as there may be: the oldest goes of
    /// the network that has handed out most.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn make_room_for_handout(&self, most: usize) -> Result<(), StoreError> {
        let made = async {
            let count = query("SELECT COUNT(*) FROM handouts").fetch_one(&self.pool).await?;
            let count: i64 = count.try_get(0)?;
            if count.unsigned_abs() >= most as u64 {
                let clear = query(
                    "DELETE FROM handouts WHERE number = (SELECT number FROM handouts \
                     WHERE network = (SELECT network FROM handouts GROUP BY network \
                     ORDER BY COUNT(*) DESC, network LIMIT 1) ORDER BY opened, number LIMIT 1)",
                );
                clear.execute(&self.pool).await?;
            }
            Ok(())
        };
        made.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// Deletes an exercise that a browser has handed out, with its results; false if that browser
    /// has handed out none of that number.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_handout(&self, number: u32, owner: &str) -> Result<bool, StoreError> {
        let clear = query("DELETE FROM handouts WHERE number = $1 AND owner = $2");
        let clear = clear.bind(i64::from(number)).bind(owner.to_owned());
        let done = clear.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected() > 0)
    }
}

fn row_of(row: &AnyRow) -> Result<HandoutRow, sqlx::Error> {
    Ok(HandoutRow {
        number: count(row, 0)?,
        owner: row.try_get(1)?,
        network: row.try_get(2)?,
        exercise: row.try_get(3)?,
        opened: row.try_get(4)?,
    })
}

fn result_of(row: &AnyRow) -> Result<HandoutResult, sqlx::Error> {
    Ok(HandoutResult {
        learner: row.try_get(0)?,
        first: count(row, 1)?,
        best: count(row, 2)?,
        total: count(row, 3)?,
        tries: count(row, 4)?,
        looked: row.try_get::<i64, _>(5)? != 0,
    })
}

fn count(row: &AnyRow, column: usize) -> Result<u32, sqlx::Error> {
    Ok(u32::try_from(row.try_get::<i64, _>(column)?).unwrap_or_default())
}
