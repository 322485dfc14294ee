//! The clerk of a class: notes what has come of games, and pairs those who are free.

use std::{collections::HashSet, time::Duration};

use rules::Player;
use session::GameResult;

use super::{Class, ClassSeat, owner_of, pairing::arena};
use crate::{app_state::WeakAppState, failure::ApiFailure, wire::ClassMode};

/// How often the boards are looked at.
const PERIOD: Duration = Duration::from_secs(1);
/// How many looks in a row there may be of a class to which none is connected.
const PATIENCE: u32 = 60;

/// Lets the clerk of a class work for as long as anyone is connected to it.
pub(crate) fn attend(app: WeakAppState, id: String) {
    tokio::spawn(async move {
        let mut alone = 0;
        while alone < PATIENCE {
            tokio::time::sleep(PERIOD).await;
            let Some(app) = app.upgrade() else { return };
            let Ok(room) = app.class_room(&id).await else { return };
            alone = if room.is_deserted() { alone + 1 } else { 0 };
            if let Err(failure) = app.look_after(&id).await {
                tracing::warn!(reason = %failure.phrase().id, "class not looked after");
            }
            if alone == PATIENCE {
                room.end_attending();
            }
        }
    });
}

impl crate::app_state::AppState {
    /// Notes what has come of the games of a class, and pairs those who are free in an arena.
    async fn look_after(&self, id: &str) -> Result<(), ApiFailure> {
        let class = self.class_room(id).await?.now();
        let open: HashSet<&str> = class
            .boards
            .iter()
            .filter(|board| board.is_open())
            .map(|board| &*board.table)
            .collect();
        if !open.is_empty() {
            let rows = self.library().tables_of(&owner_of(id)).await?;
            for row in rows.iter().filter(|row| row.over && open.contains(&*row.id)) {
                let Some(table) = self.library().table(&row.id).await? else { continue };
                let players = u8::try_from(table.record.players.len()).unwrap_or(2);
                let Some(result) = table.record.verdict else { continue };
                let result = halves(result, players);
                let note = |class: &mut Class| {
                    let board = class.boards.iter_mut().find(|board| board.table == row.id);
                    if let Some(board) = board.filter(|board| board.result.is_none()) {
                        board.result = Some(result);
                    }
                    Ok(())
                };
                self.change_class(id, note).await?;
            }
        }
        let class = self.class_room(id).await?.now();
        if class.mode == ClassMode::Arena && !class.stopped {
            let pair = |(one, other)| vec![ClassSeat::Pupil(one), ClassSeat::Pupil(other)];
            let pairs: Vec<_> = arena(&class).into_iter().map(pair).collect();
            self.seat(id, &pairs).await?;
        }
        Ok(())
    }
}

/// Twice the points of each seat.
fn halves(result: GameResult, players: u8) -> Vec<u32> {
    let half = |player: Player| match result.outcome.sign(player) {
        1.. => 2,
        0 => 1,
        _ => 0,
    };
    Player::all(players).map(half).collect()
}
