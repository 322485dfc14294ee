//! How a table is kept, and what it goes back to when it cannot be.

use rules::{Phrase, Speak as _};

use super::{actor::Actor, opening};
use crate::{
    kept::Kept,
    wire::{Happening, SeatToken},
};

impl Actor {
    /// Keeps the table, and the game as well when it has just ended. If that is not possible, the
    /// table is again as it was kept last.
    pub(super) async fn keep(&mut self, over: bool) -> Result<(), Phrase> {
        let kept = self.kept();
        match self.crew.ledger.save(&kept, over).await {
            Ok(Some(revision)) => {
                self.revision = revision;
                self.safe = Some(Kept { revision, ..kept });
                Ok(())
            }
            Ok(None) => {
                self.catch_up().await;
                Err(Phrase::new("error-page-overtaken"))
            }
            Err(error) => {
                tracing::error!(%error, "a table cannot be kept");
                if let Some(safe) = self.safe.clone() {
                    self.go_back_to(safe);
                }
                // What has just gone wrong need not go wrong again at once.
                self.thinking.wait();
                Err(error.phrase())
            }
        }
    }

    /// Goes on from how another server has kept the table.
    pub(super) async fn catch_up(&mut self) {
        if let Some(kept) = self.crew.ledger.load(&self.deeds.id).await
            && kept.revision != self.revision
        {
            self.go_back_to(kept);
            self.think().await;
        }
    }

    /// The table is as it was kept once.
    fn go_back_to(&mut self, kept: Kept) {
        self.thinking.stop();
        match opening::resume(&kept.record, kept.affairs, &self.crew.guests) {
            Ok((session, step)) => {
                self.session = session;
                self.revision = kept.revision;
                self.browsing = kept.affairs.browsing;
                let tokens = kept.rights.tokens.iter();
                self.deeds.tokens = tokens.map(|SeatToken { token, .. }| token.clone()).collect();
                self.safe = Some(kept);
                self.thinking.begin(step.work);
                self.show(vec![Happening::Changed]);
            }
            Err(error) => tracing::error!(%error, "what was kept is no game"),
        }
    }
}
