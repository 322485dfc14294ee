//! Everything that a table refuses can be said in every language.

use rules::{Phrase, Speak as _};
use session::SessionError;
use table::RequestError;
use words::{Gap, Words};

#[test]
fn every_refusal_has_its_sentence() {
    let reasons = [
        RequestError::Watching,
        RequestError::NotYourSeat,
        RequestError::TreeFull,
        RequestError::CommentTooLong,
        RequestError::Busy,
        RequestError::GameOver,
        RequestError::OnlyAnalysed,
        RequestError::NoAnswer,
        RequestError::Session(SessionError::Paused),
        RequestError::Unreadable(Phrase::new("error-page-garbled")),
        RequestError::Overtaken,
        RequestError::Unsaved(Phrase::new("error-page-stopping")),
    ];
    let gaps = Words::embedded().gaps(reasons.map(|reason| reason.phrase()));
    assert!(gaps.is_empty(), "{}", gaps.iter().map(Gap::to_string).collect::<String>());
}
