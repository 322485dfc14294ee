//! What other servers do with the tables of a library that is shared.

use std::time::Duration;

use store::{Library, LibraryLocation, LiveTableChange};
use tokio::time::sleep;

use crate::app_state::WeakAppState;

/// How long to wait before listening again when the library could not be heard.
const A_LITTLE: Duration = Duration::from_secs(1);

/// Listens as long as there is a server; a file is not shared with other servers.
pub(crate) async fn listen(library: Library, app: WeakAppState) {
    if matches!(library.place(), LibraryLocation::File(_)) {
        return;
    }
    loop {
        if let Err(error) = hear(&library, &app).await {
            tracing::warn!(%error, "subscription to other servers lost, retrying");
            let Some(app) = app.upgrade() else { return };
            app.revalidate_all().await;
        } else {
            return;
        }
        sleep(A_LITTLE).await;
    }
}

/// Passes on what is heard, until there is no server any more.
async fn hear(library: &Library, app: &WeakAppState) -> Result<(), store::StoreError> {
    let mut watch = library.watch().await?;
    // Nobody has heard what was done before this.
    let mut change = LiveTableChange::Missed;
    loop {
        let Some(app) = app.upgrade() else { return Ok(()) };
        match change {
            LiveTableChange::Saved { id, revision } => app.notify_saved(id, revision).await,
            LiveTableChange::Cleared { id } => app.close_table(&id).await,
            LiveTableChange::Missed => app.revalidate_all().await,
        }
        drop(app);
        change = watch.next().await?;
    }
}
