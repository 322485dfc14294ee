//! How a library is made, and brought up to date: a database knows its schema version, and a step
//! leads from each to the next.

use std::borrow::Cow;

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::LibraryLocation;

/// The steps so far, in both dialects; a step that has been published is never changed.
const STEPS: &[MigrationStep] = &[
    MigrationStep {
        version: 1,
        name: "library",
        sqlite: include_str!("../migrations/sqlite/1-library.sql"),
        postgres: include_str!("../migrations/postgres/1-library.sql"),
    },
    MigrationStep {
        version: 2,
        name: "tables",
        sqlite: include_str!("../migrations/sqlite/2-tables.sql"),
        postgres: include_str!("../migrations/postgres/2-tables.sql"),
    },
    MigrationStep {
        version: 3,
        name: "servers",
        sqlite: include_str!("../migrations/sqlite/3-servers.sql"),
        postgres: include_str!("../migrations/postgres/3-servers.sql"),
    },
    MigrationStep {
        version: 4,
        name: "studies",
        sqlite: include_str!("../migrations/sqlite/4-studies.sql"),
        postgres: include_str!("../migrations/postgres/4-studies.sql"),
    },
    MigrationStep {
        version: 5,
        name: "handouts",
        sqlite: include_str!("../migrations/sqlite/5-handouts.sql"),
        postgres: include_str!("../migrations/postgres/5-handouts.sql"),
    },
    MigrationStep {
        version: 6,
        name: "tournaments",
        sqlite: include_str!("../migrations/sqlite/6-tournaments.sql"),
        postgres: include_str!("../migrations/postgres/6-tournaments.sql"),
    },
    MigrationStep {
        version: 7,
        name: "people",
        sqlite: include_str!("../migrations/sqlite/7-people.sql"),
        postgres: include_str!("../migrations/postgres/7-people.sql"),
    },
];

/// The version of a library that is up to date.
pub(crate) fn latest() -> i64 {
    STEPS.iter().map(|step| step.version).max().unwrap_or_default()
}

struct MigrationStep {
    version: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// The steps for a library at some place.
pub(crate) fn of(place: &LibraryLocation) -> Migrator {
    let step = |step: &MigrationStep| {
        let text = match place {
            LibraryLocation::File(_) => step.sqlite,
            LibraryLocation::Server(_) => step.postgres,
        };
        let kind = MigrationType::Simple;
        Migration::new(step.version, Cow::Borrowed(step.name), kind, text.into_sql_str(), false)
    };
    Migrator { migrations: STEPS.iter().map(step).collect(), ..Migrator::DEFAULT }
}
