//! Ending the program from the page of the host.

use axum::{Json, extract::State};
use rules::Phrase;

use super::asker::{Answer, Asker, Question};
use crate::{failure::Failure, house::House, wire::Quit};

/// Ends the program for the host: everybody is told, and what was played is kept.
pub(crate) async fn quit(
    State(house): State<House>,
    asker: Asker,
    Question(Quit { host }): Question<Quit>,
) -> Answer<Json<()>> {
    if house.quit(&host) {
        return Ok(Json(()));
    }
    Err(asker.refuse(&Failure::forbidden(Phrase::new("error-page-not-host"))))
}
