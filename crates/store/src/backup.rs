//! Copies of a library: made while it is used, before it is brought up to date, and put back; and
//! whether all of it can be read.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use sqlx::{AnyPool, Row as _, query};

use crate::{Library, LibraryLocation, StoreError, migrations, store_error::StoreProblem};

/// How many games are read at a time.
const TOGETHER: i64 = 500;

/// What was found when all of a library was read.
#[derive(Clone, Debug, Default)]
pub struct LibraryReport {
    /// How many games can be read.
    pub games: u64,
    /// How many live tables can be read.
    pub tables: u64,
    /// What is wrong with the rest, and with the file.
    pub damage: Vec<StoreProblem>,
}

impl Library {
    /// Writes a copy of the library to a file that is not there yet. It is whole and of one moment,
    /// though others write meanwhile.
    ///
    /// # Errors
    ///
    /// If the library is on a server, which has tools of its own for this, or the file is there
    /// already or cannot be written.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let LibraryLocation::File(_) = self.place() else {
            return Err(self.fail(StoreProblem::OnServer));
        };
        copy(&self.pool, file).await.map_err(|trouble| self.fail(trouble))
    }

    /// Puts a copy in the place of a library that is not there. What is wrong with the copy shows
    /// before that.
    ///
    /// # Errors
    ///
    /// If there is a library, or the copy is damaged or cannot be read.
    pub async fn restore(
        copy: &Path,
        place: &LibraryLocation,
    ) -> Result<LibraryReport, StoreError> {
        let fail = |trouble: StoreProblem| StoreError::new(place, trouble);
        let LibraryLocation::File(path) = place else { return Err(fail(StoreProblem::OnServer)) };
        if path.exists() {
            return Err(fail(StoreProblem::AlreadyThere));
        }
        let beside = with_ending(path, "restored");
        let source = LibraryLocation::File(copy.to_owned());
        File::open(copy).map_err(|error| StoreError::new(&source, error))?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| fail(error.into()))?;
        }
        private_file(&beside)
            .and_then(|mut file| io::copy(&mut File::open(copy)?, &mut file))
            .map_err(|error| fail(error.into()))?;
        let restored = async {
            let library = Self::open(&LibraryLocation::File(beside.clone())).await?;
            let report = library.check().await;
            library.close().await;
            report
        };
        let report = restored.await.and_then(|report| match report.damage.first() {
            Some(damage) => Err(StoreError::new(&source, damage.clone())),
            None => Ok(report),
        });
        let moved = match &report {
            Ok(_) => fs::rename(&beside, path),
            Err(_) => fs::remove_file(&beside),
        };
        moved.map_err(|error| fail(error.into()))?;
        report
    }

    /// Reads all of the library, and tells what cannot be read.
    ///
    /// # Errors
    ///
    /// If it cannot be asked at all.
    pub async fn check(&self) -> Result<LibraryReport, StoreError> {
        let mut report = LibraryReport::default();
        if let LibraryLocation::File(_) = self.place() {
            let rows = query("PRAGMA integrity_check").fetch_all(&self.pool).await;
            for row in rows.map_err(|error| self.fail(error))? {
                let said: String = row.try_get(0).map_err(|error| self.fail(error))?;
                if said != "ok" {
                    report.damage.push(StoreProblem::Other(said));
                }
            }
        }
        self.check_games(&mut report).await?;
        let tables = query("SELECT id FROM tables ORDER BY id").fetch_all(&self.pool).await;
        for row in tables.map_err(|error| self.fail(error))? {
            let id: String = row.try_get(0).map_err(|error| self.fail(error))?;
            match self.table(&id).await {
                Ok(Some(_)) => report.tables += 1,
                Ok(None) => {}
                Err(error) => report.damage.push(error.trouble),
            }
        }
        Ok(report)
    }

    async fn check_games(&self, report: &mut LibraryReport) -> Result<(), StoreError> {
        let mut last = 0;
        loop {
            let games = query("SELECT id, record FROM games WHERE id > $1 ORDER BY id LIMIT $2");
            let games = games.bind(last).bind(TOGETHER).fetch_all(&self.pool).await;
            let games = games.map_err(|error| self.fail(error))?;
            if games.is_empty() {
                return Ok(());
            }
            for game in games {
                last = game.try_get(0).map_err(|error| self.fail(error))?;
                let text: String = game.try_get(1).map_err(|error| self.fail(error))?;
                match self.unpack(last, &text) {
                    Ok(_) => report.games += 1,
                    Err(error) => report.damage.push(error.trouble),
                }
            }
        }
    }

    /// Deletes the games that a person has played, by their name, the live tables at which they sit
    /// and what they have got right in exercises; tells how many games and tables those were.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn forget_player(&self, name: &str) -> Result<(u64, u64), StoreError> {
        let games = query("SELECT DISTINCT game FROM players WHERE name = $1 ORDER BY game");
        let games = games.bind(name.to_owned()).fetch_all(&self.pool).await;
        let mut forgotten = (0, 0);
        for game in games.map_err(|error| self.fail(error))? {
            let id = game.try_get(0).map_err(|error| self.fail(error))?;
            forgotten.0 += u64::from(self.remove(id).await?);
        }
        for row in self.live_tables().await? {
            let sits = |player: &String| {
                let spec = player.parse::<rules::Spec>();
                spec.is_ok_and(|spec| spec.given("name") == Some(name))
            };
            if row.players.iter().any(sits) {
                forgotten.1 += u64::from(self.clear_table(&row.id).await?);
            }
        }
        let results = query("DELETE FROM handout_results WHERE learner = $1").bind(name.to_owned());
        results.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(forgotten)
    }
}

/// Keeps a copy of a file that is about to be brought up to date, beside it and under the version
/// that it has; one that is there already is of an attempt before this, and is better.
pub(crate) async fn keep_older(pool: &AnyPool, path: &Path) -> Result<(), StoreProblem> {
    // A file without this table is new, or no library.
    let version = query("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await;
    let Ok(Some(version)) = version.and_then(|row| row.try_get::<Option<i64>, _>(0)) else {
        return Ok(());
    };
    let kept = with_ending(path, &format!("version-{version}"));
    if version >= migrations::latest() || kept.exists() {
        return Ok(());
    }
    copy(pool, &kept).await
}

/// Writes a copy of a database to a file that is not there yet.
async fn copy(pool: &AnyPool, file: &Path) -> Result<(), StoreProblem> {
    let name = file.to_str().ok_or(StoreProblem::CannotOpen)?.to_owned();
    let made = private_file(file)?;
    let copied = query("VACUUM INTO $1").bind(name).execute(pool).await;
    match copied {
        Ok(_) => Ok(made.sync_all()?),
        Err(error) => {
            fs::remove_file(file)?;
            Err(error.into())
        }
    }
}

/// A new file for its owner alone.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A file beside another one.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}
