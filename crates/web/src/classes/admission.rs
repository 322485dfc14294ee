//! Who may come to the tables of a class, and as whom.

use std::sync::Arc;

use axum::http::StatusCode;
use rules::Phrase;
use table::Token;

use super::{Class, ClassRoom, ClassSeat, card, class_of, owner_of};
use crate::{app_state::AppState, failure::ApiFailure, wire::Request};

/// A member of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Member {
    /// The teacher.
    Teacher,
    /// A pupil, by number, with the edition of the card.
    Pupil(u32, u32),
}

/// A member at a table of the class.
pub(crate) struct Admission {
    room: Arc<ClassRoom>,
    member: Member,
    table: String,
    owner: String,
    /// The tokens of the seats that are theirs.
    tokens: Vec<Token>,
}

impl Admission {
    /// What they show at the table.
    pub(crate) fn tokens(&self) -> Vec<Token> {
        self.tokens.clone()
    }

    /// As which browser they come: the teacher is the host of every table.
    pub(crate) fn browser(&self) -> Option<String> {
        (self.member == Member::Teacher).then(|| self.owner.clone())
    }

    /// Why they may not ask for something just now, if they may not.
    pub(crate) fn refusal(&self, request: &Request) -> Option<Phrase> {
        let class = self.room.now();
        match self.member {
            Member::Teacher => None,
            Member::Pupil(..) if class.stopped => {
                is_play(request).then(|| Phrase::new("error-class-stopped"))
            }
            Member::Pupil(..)
                if is_play(request) || class.help && is_help(request, &class, &self.table) =>
            {
                None
            }
            Member::Pupil(..) => Some(Phrase::new("error-class-rule")),
        }
    }

    /// Waits until they may no longer be here: their card was revoked.
    pub(crate) async fn revoked(&self) {
        let Member::Pupil(number, edition) = self.member else {
            return std::future::pending().await;
        };
        let is_good =
            |class: &Arc<Class>| class.pupil(number).is_some_and(|pupil| pupil.edition == edition);
        // It cannot fail while the room is held here.
        let _ = self.room.watch().wait_for(|class| !is_good(class)).await;
    }
}

/// Whether something is part of a fair game.
fn is_play(request: &Request) -> bool {
    matches!(
        request,
        Request::Play { .. }
            | Request::Touch { .. }
            | Request::Resign { .. }
            | Request::OfferDraw { .. }
            | Request::AcceptDraw { .. }
            | Request::DeclineDraw { .. }
            | Request::Language { .. }
            | Request::Join { .. }
    )
}

/// Whether something helps a pupil who plays against the computer and disturbs no other pupil.
fn is_help(request: &Request, class: &Class, table: &str) -> bool {
    let pupils = class.board(table).map_or(2, |board| {
        board.seats.iter().filter(|seat| matches!(seat, ClassSeat::Pupil(_))).count()
    });
    let helps = matches!(
        request,
        Request::Undo { .. }
            | Request::Redo { .. }
            | Request::Goto { .. }
            | Request::Hint { .. }
            | Request::Line { .. }
            | Request::Why { .. }
            | Request::Threats { .. }
            | Request::Analyse { .. }
            | Request::StopAnalysis { .. }
            | Request::PlayNow { .. }
    );
    pupils == 1 && helps
}

impl AppState {
    /// The class that a table belongs to, if it belongs to one.
    pub(crate) async fn class_of_table(
        &self,
        table: &str,
    ) -> Result<Option<Arc<ClassRoom>>, ApiFailure> {
        let Some(owner) = self.owner_of_table(table).await? else { return Ok(None) };
        match class_of(&owner) {
            Some(class) => self.class_room(class).await.map(Some),
            None => Ok(None),
        }
    }

    /// Which member of a class shows a card, or has come with one from this browser before; none if
    /// it is no card of the class.
    pub(crate) async fn member(
        &self,
        class: &Class,
        browser: Option<&str>,
        shown: &[Token],
    ) -> Result<Option<Member>, ApiFailure> {
        let key = self.cookie_key().await?;
        for pupil in class.present() {
            let card = Token::new(card(key, &class.id, pupil.number, pupil.edition)).hash();
            if shown.iter().any(|token| token.hash() == card) {
                return Ok(Some(Member::Pupil(pupil.number, pupil.edition)));
            }
        }
        let Some(browser) = browser else { return Ok(None) };
        if browser == class.teacher {
            return Ok(Some(Member::Teacher));
        }
        let entered = self.classes().entered().get(browser).cloned();
        Ok(entered.and_then(|(id, number, edition)| {
            let pupil = class.pupil(number).filter(|pupil| pupil.edition == edition)?;
            (id == class.id).then_some(Member::Pupil(pupil.number, edition))
        }))
    }

    /// Remembers with which card a browser has come.
    pub(crate) fn enter_class(&self, browser: &str, class: &str, member: Member) {
        if let Member::Pupil(number, edition) = member {
            let place = (class.to_owned(), number, edition);
            self.classes().entered().insert(browser.to_owned(), place);
        }
    }

    /// Who comes to a table: nothing if the table belongs to no class.
    ///
    /// A card that is none of the class finds no table, as if there were none.
    pub(crate) async fn admit(
        &self,
        table: &str,
        browser: Option<&str>,
        shown: &[Token],
    ) -> Result<Option<Admission>, ApiFailure> {
        let Some(room) = self.class_of_table(table).await? else { return Ok(None) };
        let class = room.now();
        let member = self.member(&class, browser, shown).await?;
        let member = member.ok_or_else(ApiFailure::no_table)?;
        let board = class.board(table).ok_or_else(ApiFailure::no_table)?;
        let mine = |seat: &ClassSeat| match (member, seat) {
            (Member::Teacher, ClassSeat::Teacher) => true,
            (Member::Pupil(number, _), ClassSeat::Pupil(other)) => number == *other,
            _ => false,
        };
        let mut tokens = Vec::new();
        for (place, _) in board.seats.iter().enumerate().filter(|(_, seat)| mine(seat)) {
            tokens.push(self.seat_token(&board.key, place).await?);
        }
        let (table, owner) = (table.to_owned(), owner_of(&class.id));
        Ok(Some(Admission { room, member, table, owner, tokens }))
    }

    /// Whether a browser may see a table; anyone may see one that belongs to no class.
    pub(crate) async fn may_see(
        &self,
        table: &str,
        browser: Option<&str>,
    ) -> Result<(), ApiFailure> {
        self.admit(table, browser, &[]).await.map(|_| ())
    }

    /// The token of a seat of a table of a class: it follows from the secret of the library, and
    /// leaves the server never.
    pub(crate) async fn seat_token(&self, key: &str, seat: usize) -> Result<Token, ApiFailure> {
        Ok(Token::new(self.cookie_key().await?.hash(&format!("seat {key} {seat}"))))
    }
}

/// No card of this class.
pub(crate) fn no_card() -> ApiFailure {
    ApiFailure::new(StatusCode::FORBIDDEN, Phrase::new("error-class-card"))
}
