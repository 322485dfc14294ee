//! Studies: analysis boards under one title, each a chapter with a title of its own.

use sqlx::{Any, Row as _, Transaction, any::AnyRow, query};

use crate::{Library, StoreError};

/// A study: analysis boards under one title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// Its name in addresses.
    pub id: String,
    /// The browser that opened it.
    pub owner: String,
    /// Its title.
    pub title: String,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// Its chapters in their order.
    pub chapters: Vec<StudyChapter>,
}

/// A chapter of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyChapter {
    /// The live table of the analysis board.
    pub table: String,
    /// Its title.
    pub title: String,
    /// The game, as a spec.
    pub game: String,
}

impl Library {
    /// Keeps a study as it is, in place of what was kept of it before. Chapters whose tables are
    /// gone are left out.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn keep_study(&self, study: &Study) -> Result<(), StoreError> {
        let kept = async {
            let mut change = self.pool.begin().await?;
            query(
                "INSERT INTO studies (id, owner, title, changed) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (id) DO UPDATE SET title = excluded.title, changed = excluded.changed",
            )
            .bind(study.id.clone())
            .bind(study.owner.clone())
            .bind(study.title.clone())
            .bind(study.changed)
            .execute(&mut *change)
            .await?;
            query("DELETE FROM chapters WHERE study = $1")
                .bind(study.id.clone())
                .execute(&mut *change)
                .await?;
            for (place, chapter) in (0_i64..).zip(&study.chapters) {
                keep_chapter(&study.id, place, chapter, &mut change).await?;
            }
            change.commit().await
        };
        kept.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// A study by its name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn study(&self, id: &str) -> Result<Option<Study>, StoreError> {
        let found = async {
            let row = query("SELECT id, owner, title, changed FROM studies WHERE id = $1")
                .bind(id.to_owned())
                .fetch_optional(&self.pool)
                .await?;
            let Some(row) = row else { return Ok(None) };
            let chapters = query(
                "SELECT table_id, chapters.title, game FROM chapters JOIN tables ON tables.id = table_id \
                 WHERE study = $1 ORDER BY place",
            );
            let chapters = chapters.bind(id.to_owned()).fetch_all(&self.pool).await?;
            let chapters = chapters.iter().map(|row| {
                Ok(StudyChapter {
                    table: row.try_get(0)?,
                    title: row.try_get(1)?,
                    game: row.try_get(2)?,
                })
            });
            study_of(&row, chapters.collect::<Result<_, sqlx::Error>>()?).map(Some)
        };
        found.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// The study of which a live table is a chapter.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn study_of_table(&self, table: &str) -> Result<Option<Study>, StoreError> {
        let found = query("SELECT study FROM chapters WHERE table_id = $1").bind(table.to_owned());
        let found = found.fetch_optional(&self.pool).await;
        let id = found.and_then(|row| row.map(|row| row.try_get::<String, _>(0)).transpose());
        match id.map_err(|error| self.fail(error))? {
            Some(id) => self.study(&id).await,
            None => Ok(None),
        }
    }

    /// The studies of a browser without their chapters, the last changed first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn studies_of(&self, owner: &str) -> Result<Vec<Study>, StoreError> {
        let rows = query(
            "SELECT id, owner, title, changed FROM studies WHERE owner = $1 ORDER BY changed DESC",
        );
        let rows = rows.bind(owner.to_owned()).fetch_all(&self.pool).await;
        let studies =
            rows.and_then(|rows| rows.iter().map(|row| study_of(row, Vec::new())).collect());
        studies.map_err(|error| self.fail(error))
    }

    /// Forgets a study; its boards stay. False if there was none of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn forget_study(&self, id: &str) -> Result<bool, StoreError> {
        let forgotten = async {
            let mut change = self.pool.begin().await?;
            query("DELETE FROM chapters WHERE study = $1")
                .bind(id.to_owned())
                .execute(&mut *change)
                .await?;
            let done = query("DELETE FROM studies WHERE id = $1").bind(id.to_owned());
            let done = done.execute(&mut *change).await?.rows_affected() > 0;
            change.commit().await?;
            Ok(done)
        };
        forgotten.await.map_err(|error: sqlx::Error| self.fail(error))
    }
}

/// Keeps a chapter, unless its table is gone; one of another study leaves that.
async fn keep_chapter(
    study: &str,
    place: i64,
    chapter: &StudyChapter,
    change: &mut Transaction<'_, Any>,
) -> Result<(), sqlx::Error> {
    query("DELETE FROM chapters WHERE table_id = $1")
        .bind(chapter.table.clone())
        .execute(&mut **change)
        .await?;
    query(
        "INSERT INTO chapters (study, table_id, place, title) \
         SELECT $1, id, $2, $3 FROM tables WHERE id = $4",
    )
    .bind(study.to_owned())
    .bind(place)
    .bind(chapter.title.clone())
    .bind(chapter.table.clone())
    .execute(&mut **change)
    .await
    .map(|_| ())
}

fn study_of(row: &AnyRow, chapters: Vec<StudyChapter>) -> Result<Study, sqlx::Error> {
    Ok(Study {
        id: row.try_get(0)?,
        owner: row.try_get(1)?,
        title: row.try_get(2)?,
        changed: row.try_get(3)?,
        chapters,
    })
}
