//! How a library is made, and brought up to date.

use std::borrow::Cow;

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::Place;

/// The steps so far, in both dialects; a step that has been published is never changed.
const STEPS: &[Step] = &[
    Step {
        version: 1,
        name: "library",
        sqlite: include_str!("../migrations/sqlite/1-library.sql"),
        postgres: include_str!("../migrations/postgres/1-library.sql"),
    },
    Step {
        version: 2,
        name: "tables",
        sqlite: include_str!("../migrations/sqlite/2-tables.sql"),
        postgres: include_str!("../migrations/postgres/2-tables.sql"),
    },
];

struct Step {
    version: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// The steps for a library at some place.
pub(crate) fn of(place: &Place) -> Migrator {
    let step = |step: &Step| {
        let text = match place {
            Place::File(_) => step.sqlite,
            Place::Server(_) => step.postgres,
        };
        let kind = MigrationType::Simple;
        Migration::new(step.version, Cow::Borrowed(step.name), kind, text.into_sql_str(), false)
    };
    Migrator { migrations: STEPS.iter().map(step).collect(), ..Migrator::DEFAULT }
}
