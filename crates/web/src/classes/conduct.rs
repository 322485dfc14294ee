//! What a teacher does with a class: pairs, rounds, a display, the level, stop and resume.

use axum::http::StatusCode;
use rules::Phrase;
use words::Words;

use super::{
    Class, ClassBoard, ClassSeat, ClassSheet,
    class::plain,
    class_of, owner_of,
    pairing::{arena, round_robin, rounds},
};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    network::Network,
    tables::JoinRequest,
    token,
    wire::{ClassMode, ClassOrder, Request, TableRequest},
};

/// There is no such class, or not for the one who asks.
pub(super) fn no_class() -> ApiFailure {
    ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-class-none"))
}

/// A class has room for no more pupils.
pub(super) fn too_many_pupils() -> ApiFailure {
    let most = super::class::MOST_PUPILS;
    ApiFailure::too_many(Phrase::new("error-class-pupils").with("most", most)).about("names")
}

fn no_pupil() -> ApiFailure {
    ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, Phrase::new("error-class-pupil"))
}

impl AppState {
    /// Does what a teacher wants done with a class.
    pub(crate) async fn conduct(
        &self,
        id: &str,
        order: ClassOrder,
        words: &Words,
    ) -> Result<(), ApiFailure> {
        match order {
            ClassOrder::AddPupils { names } => {
                let add =
                    |class: &mut Class| class.add(&names).then_some(()).ok_or_else(too_many_pupils);
                self.change_class(id, add).await?;
            }
            ClassOrder::RemovePupil { pupil } => self.remove_pupil(id, pupil).await?,
            ClassOrder::RenewCard { pupil } => {
                let renew = |class: &mut Class| {
                    let found = class.pupils.iter_mut().find(|known| known.number == pupil);
                    found.ok_or_else(no_pupil)?.edition += 1;
                    Ok(())
                };
                self.change_class(id, renew).await?;
            }
            ClassOrder::Settings { title, game, clock, level, help } => {
                self.set(id, (title, game, clock, level, help), words).await?;
            }
            ClassOrder::Pair { first, second } => self.pair(id, first, second).await?,
            ClassOrder::Begin { mode } => self.begin(id, mode, 1).await?,
            ClassOrder::NextRound => {
                let class = self.class_room(id).await?.now();
                self.begin(id, class.mode, class.round + 1).await?;
            }
            ClassOrder::Stop => self.stop(id, true, words).await?,
            ClassOrder::Resume => self.stop(id, false, words).await?,
            ClassOrder::HandOut { exercise } => {
                let exercise = crate::api::settled_exercise(&exercise)?;
                let hand_out = |class: &mut Class| {
                    class.sheets.push(ClassSheet { exercise, results: Vec::new() });
                    Ok(())
                };
                self.change_class(id, hand_out).await?;
            }
            ClassOrder::End => self.end_class(id).await?,
        }
        Ok(())
    }

    /// Lets two pupils play each other; what they play at is put away.
    async fn pair(&self, id: &str, first: u32, second: u32) -> Result<(), ApiFailure> {
        let pair = |class: &mut Class| {
            let known = [first, second].iter().all(|&pupil| class.pupil(pupil).is_some());
            if !known || first == second {
                return Err(no_pupil());
            }
            class.mode = ClassMode::Pairs;
            for board in class.boards.iter_mut().filter(|board| board.is_open()) {
                board.away |= board.has(first) || board.has(second);
            }
            Ok(())
        };
        self.change_class(id, pair).await?;
        self.seat(id, &[vec![ClassSeat::Pupil(first), ClassSeat::Pupil(second)]]).await
    }

    async fn remove_pupil(&self, id: &str, pupil: u32) -> Result<(), ApiFailure> {
        let remove = |class: &mut Class| {
            let found = class.pupils.iter_mut().find(|known| known.number == pupil);
            found.ok_or_else(no_pupil)?.gone = true;
            for board in class.boards.iter_mut().filter(|board| board.is_open()) {
                board.away |= board.has(pupil);
            }
            Ok(())
        };
        self.change_class(id, remove).await
    }

    /// What is played, and against whom: the level holds at once, the rest at the boards to come.
    async fn set(
        &self,
        id: &str,
        (title, game, clock, level, help): (String, String, String, String, bool),
        words: &Words,
    ) -> Result<(), ApiFailure> {
        let asked = TableRequest {
            game: game.clone(),
            players: vec!["human".to_owned(), level.clone()],
            clock: Some(clock.clone()),
            ..TableRequest::default()
        };
        crate::tables::check(&asked, self.external_engines())?;
        let settle = |class: &mut Class| {
            let changed = class.level != level;
            (class.game, class.clock, class.level, class.help) = (game, clock, level, help);
            class.title = plain(&title).unwrap_or_default();
            let playing = class.boards.iter().filter(|board| {
                changed && board.is_open() && board.seats.contains(&ClassSeat::Computer)
            });
            Ok(playing.cloned().collect::<Vec<ClassBoard>>())
        };
        let playing = self.change_class(id, settle).await?;
        let class = self.class_room(id).await?.now();
        for board in playing {
            let seat = board.seats.iter().position(|seat| *seat == ClassSeat::Computer);
            let seat = u8::try_from(seat.unwrap_or_default()).unwrap_or_default();
            let request = Request::Seat { seat, player: class.level.clone() };
            self.order_table(&board.table, &class.id, request, words).await;
        }
        Ok(())
    }

    /// Begins something for all: what is played at is put away.
    async fn begin(&self, id: &str, mode: ClassMode, round: u32) -> Result<(), ApiFailure> {
        let begin = |class: &mut Class| {
            let pupils: Vec<u32> = class.present().map(|pupil| pupil.number).collect();
            if mode == ClassMode::RoundRobin && round > rounds(pupils.len()) {
                let phrase = Phrase::new("error-class-rounds")
                    .with("rounds", u64::from(rounds(pupils.len())));
                return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase));
            }
            class.put_away();
            (class.mode, class.round, class.stopped) = (mode, round, false);
            let pair = |(one, other)| vec![ClassSeat::Pupil(one), ClassSeat::Pupil(other)];
            let against = |seat: ClassSeat| {
                let boards = pupils.iter().map(|&pupil| vec![ClassSeat::Pupil(pupil), seat]);
                boards.collect::<Vec<_>>()
            };
            Ok(match mode {
                ClassMode::Idle | ClassMode::Pairs => Vec::new(),
                ClassMode::Computer => against(ClassSeat::Computer),
                ClassMode::Display => {
                    let turned = |mut seats: Vec<ClassSeat>| {
                        seats.reverse();
                        seats
                    };
                    against(ClassSeat::Teacher).into_iter().map(turned).collect()
                }
                ClassMode::Arena => arena(class).into_iter().map(pair).collect(),
                ClassMode::RoundRobin => {
                    round_robin(&pupils, round).into_iter().map(pair).collect()
                }
            })
        };
        let boards = self.change_class(id, begin).await?;
        self.seat(id, &boards).await
    }

    /// Sets up boards for those who sit there.
    pub(super) async fn seat(&self, id: &str, boards: &[Vec<ClassSeat>]) -> Result<(), ApiFailure> {
        for seats in boards {
            let class = self.class_room(id).await?.now();
            let key = token::fresh();
            let players = seats.iter().map(|&seat| match (seat, class.seat_name(seat)) {
                (_, Some(name)) => person(name),
                (ClassSeat::Computer, _) => class.level.clone(),
                _ => "human".to_owned(),
            });
            let request = TableRequest {
                game: class.game.clone(),
                players: players.collect(),
                clock: Some(class.clock.clone()),
                ..TableRequest::default()
            };
            let mut tokens = Vec::new();
            for place in 0..seats.len() {
                tokens.push(self.seat_token(&key, place).await?);
            }
            let table = self.open_for_class(&owner_of(id), &request, tokens).await?;
            let add = |class: &mut Class| {
                class.boards.push(ClassBoard {
                    table,
                    key,
                    mode: class.mode,
                    round: class.round,
                    game: class.game.clone(),
                    seats: seats.clone(),
                    result: None,
                    away: false,
                });
                Ok(())
            };
            self.change_class(id, add).await?;
        }
        Ok(())
    }

    /// A board against the computer for a pupil who is free, if that is what goes on.
    pub(crate) async fn seat_again(&self, id: &str, pupil: u32) -> Result<(), ApiFailure> {
        let class = self.class_room(id).await?.now();
        if class.mode != ClassMode::Computer || class.stopped || class.is_busy(pupil) {
            let phrase = Phrase::new("error-class-rule");
            return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase));
        }
        self.seat(id, &[vec![ClassSeat::Pupil(pupil), ClassSeat::Computer]]).await
    }

    /// Stops everything, or lets it go on: clocks stand, engines wait, and no pupil plays.
    async fn stop(&self, id: &str, stopped: bool, words: &Words) -> Result<(), ApiFailure> {
        let set = |class: &mut Class| {
            class.stopped = stopped;
            Ok(())
        };
        self.change_class(id, set).await?;
        let class = self.class_room(id).await?.now();
        for board in class.boards.iter().filter(|board| board.is_open()) {
            let request = if stopped { Request::Pause {} } else { Request::Resume {} };
            self.order_table(&board.table, &class.id, request, words).await;
        }
        Ok(())
    }

    /// Asks something of a table in the name of the teacher.
    async fn order_table(&self, table: &str, class: &str, request: Request, words: &Words) {
        let Ok(handle) = self.table(table).await else { return };
        let (tokens, browser) = (Vec::new(), Some(owner_of(class)));
        debug_assert!(class_of(&owner_of(class)) == Some(class));
        let visit = JoinRequest { tokens, name: None, browser, network: Network::THIS_MACHINE };
        if let Some(subscription) = handle.join(visit, words.clone()).await {
            handle.ask(subscription.viewer, Some(request)).await;
            handle.leave(subscription.viewer).await;
        }
    }
}

/// A person of a name, as a spec.
fn person(name: &str) -> String {
    rules::Spec::new("human").with("name", name).to_string()
}
