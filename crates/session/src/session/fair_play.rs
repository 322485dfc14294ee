//! What people from several places need: first moves that are free, time that is given, a bound on
//! what slow messages cost, and an end for a game that a player has left.

use std::time::{Duration, Instant};

use rules::{Outcome, Player, Reason};

use super::Session;
use crate::{Event, GameEnding, NodeId, SessionError, SessionStep, TimeControl};

/// The fact that tells how many seconds each player was given, with spaces between them.
const TIME_GIVEN: &str = "TimeGiven";
/// The most that a player is given in a game.
const MOST_GIVEN: Duration = Duration::from_hours(1);
/// The most that slow messages make up for in a turn.
const MOST_LAG: Duration = Duration::from_millis(500);

impl Session {
    /// From now on the clock of a player stands until they have made their first move, an engine's
    /// too.
    pub fn free_first_moves(&mut self, now: Instant) {
        self.free_first_moves = true;
        if self.is_first_move_free() {
            self.clocks.run(false, now);
        }
    }

    /// Whether the player to move has made no move yet.
    #[must_use]
    pub fn is_first_move(&self) -> bool {
        let tree = &self.record.tree;
        tree.spent_by(self.table.turn(), tree.current()).next().is_none()
    }

    /// Whether the clock of the player to move stands because of that. Where time is not limited
    /// it is measured all the same.
    pub(super) fn is_first_move_free(&self) -> bool {
        let limited = self.clocks.control != TimeControl::Unlimited;
        self.free_first_moves && limited && self.is_first_move()
    }

    /// Does not count the time that messages of the player to move are on their way, within a
    /// bound: once a turn.
    pub fn forgive_lag(&mut self, lag: Duration) {
        self.clocks.forgive(lag.min(MOST_LAG));
    }

    /// The place before the last move of one of these players; nothing if they have made none.
    #[must_use]
    pub fn before_last_move_of(&self, players: &[Player]) -> Option<NodeId> {
        let tree = &self.record.tree;
        let is_theirs =
            |node: &NodeId| tree.player(*node).is_some_and(|player| players.contains(&player));
        tree.line().into_iter().rev().find(is_theirs).and_then(|node| tree.parent(node))
    }

    /// How much time a player was given.
    #[must_use]
    pub fn time_given(&self, player: Player) -> Duration {
        Duration::from_secs(self.seconds_given().get(player.index()).copied().unwrap_or_default())
    }

    fn seconds_given(&self) -> Vec<u64> {
        let told = self.record.facts.get(TIME_GIVEN);
        let most = MOST_GIVEN.as_secs();
        let seconds = told.into_iter().flat_map(|told| told.split(' '));
        seconds.map(|seconds| seconds.parse().unwrap_or(0).min(most)).collect()
    }

    pub(super) fn give_time(
        &mut self,
        player: Player,
        time: Duration,
    ) -> Result<SessionStep, SessionError> {
        self.check_going(player)?;
        let most = MOST_GIVEN.saturating_sub(self.time_given(player));
        let time = Duration::from_secs(time.min(most).as_secs());
        if !matches!(self.clocks.control, TimeControl::Fischer { .. }) || time.is_zero() {
            return Err(SessionError::NoTimeToGive);
        }
        let mut seconds = self.seconds_given();
        seconds.resize(self.seats.len(), 0);
        seconds[player.index()] += time.as_secs();
        let told: Vec<String> = seconds.iter().map(u64::to_string).collect();
        self.record.facts.insert(TIME_GIVEN.to_owned(), told.join(" "));
        if player == self.table.turn() {
            self.clocks.add(time);
        }
        Ok(SessionStep::telling(vec![Event::TimeGiven { player, time }]))
    }

    pub(super) fn abandon(
        &mut self,
        player: Player,
        draw: bool,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        self.check_going(player)?;
        if !draw {
            return Ok(self.lose(player, Reason::Abandonment, Vec::new(), now));
        }
        let ending = GameEnding { outcome: Outcome::Draw, reason: Reason::Abandonment };
        Ok(self.decide(ending, Vec::new(), now))
    }
}
