//! What other servers do with the tables of a library that is shared.

use std::time::Duration;

use store::{Library, LibraryLocation, LiveTableChange};
use tokio::time::sleep;

use crate::house::WeakAppState;

/// How long to wait before listening again when the library could not be heard.
const A_LITTLE: Duration = Duration::from_secs(1);

/// Listens as long as there is a house; a file is not shared with other servers.
pub(crate) async fn listen(library: Library, house: WeakAppState) {
    if matches!(library.place(), LibraryLocation::File(_)) {
        return;
    }
    loop {
        if let Err(error) = hear(&library, &house).await {
            tracing::warn!(%error, "other servers are not heard");
            let Some(house) = house.upgrade() else { return };
            house.suspect_everything().await;
        } else {
            return;
        }
        sleep(A_LITTLE).await;
    }
}

/// Passes on what is heard, until there is no house any more.
async fn hear(library: &Library, house: &WeakAppState) -> Result<(), store::StoreError> {
    let mut watch = library.watch().await?;
    // Nobody has heard what was done before this.
    let mut change = LiveTableChange::Missed;
    loop {
        let Some(house) = house.upgrade() else { return Ok(()) };
        match change {
            LiveTableChange::Kept { id, revision } => house.hear_of(id, revision).await,
            LiveTableChange::Cleared { id } => house.forget(&id).await,
            LiveTableChange::Missed => house.suspect_everything().await,
        }
        drop(house);
        change = watch.next().await?;
    }
}
