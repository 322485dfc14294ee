//! Doing a job: from its text and what it names to what comes of it, without a network.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use learn::{TrainingGame, TrainingOrder, TrainingPlan};
use search::Stop;
use tournament::{Contest, Pairing, Referee};

use crate::{JobOutcome, JobRefusal, job::GameTask};

/// How many games a job may have.
pub(crate) const MOST_GAMES: usize = 1000;

/// What came of doing a job.
#[derive(Debug)]
pub(crate) enum Performed {
    /// It is done.
    Done(JobOutcome),
    /// It cannot be done.
    Refused(JobRefusal),
    /// It was told to stop.
    Stopped,
    /// What it is about cannot be fetched now.
    Away,
}

/// Plays games of a contest.
pub(crate) fn play_games(contest: &Contest, games: &[GameTask], stop: &Stop) -> Performed {
    if games.len() > MOST_GAMES {
        return Performed::Refused(JobRefusal::TooLarge);
    }
    let is_seated = |pairing: &Pairing| {
        let known = |player: &usize| *player < contest.players.len();
        pairing.seats.len() == contest.seats && pairing.seats.iter().all(known)
    };
    let pairings: Vec<Pairing> = games.iter().cloned().map(Pairing::from).collect();
    if !pairings.iter().all(is_seated) {
        return Performed::Refused(JobRefusal::Malformed);
    }
    let mut referee = Referee::new(contest);
    let mut reports = Vec::with_capacity(pairings.len());
    for pairing in &pairings {
        match referee.play(pairing, stop) {
            Some(report) if !stop.is_raised() => reports.push(report),
            _ => return Performed::Stopped,
        }
    }
    Performed::Done(JobOutcome::Games(reports))
}

/// What is needed for the games of a training.
#[derive(Debug)]
pub(crate) struct TrainingTask {
    /// The plan.
    pub(crate) plan: Vec<u8>,
    pub(crate) weights: Vec<u8>,
    /// The games that are judged again.
    pub(crate) again: Vec<u8>,
    pub(crate) round: usize,
    pub(crate) first: u64,
    pub(crate) count: u32,
}

/// Plays games of a training.
pub(crate) fn train(task: &TrainingTask, stop: &Stop) -> Performed {
    let plan = std::str::from_utf8(&task.plan).ok().and_then(|plan| plan.parse().ok());
    let first = usize::try_from(task.first).ok();
    let (Some(plan), Some(first), Some(again)) = (plan, first, TrainingGame::decode(&task.again))
    else {
        return Performed::Refused(JobRefusal::Malformed);
    };
    let plan: TrainingPlan = plan;
    if task.count as usize > MOST_GAMES || plan.rounds.len() > MOST_GAMES {
        return Performed::Refused(JobRefusal::TooLarge);
    }
    let end = first.saturating_add(task.count as usize);
    let (round, weights) = (task.round, &*task.weights);
    let order = TrainingOrder { plan: &plan, round, weights, again: &again, first, end };
    match order.play(stop) {
        Some(games) => {
            let text = BASE64_STANDARD.encode(TrainingGame::encode(&games));
            Performed::Done(JobOutcome::Training(text))
        }
        None if stop.is_raised() => Performed::Stopped,
        None => Performed::Refused(JobRefusal::Malformed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::Schedule;

    fn contest() -> Contest {
        let players = ["alpha-beta:1", "random"].map(|player| player.parse().expect("a spec"));
        let game = "morpion".parse().expect("a spec");
        Contest::of_match(&game, players.to_vec()).expect("a match")
    }

    fn tasks(contest: &Contest, numbers: std::ops::Range<u64>) -> Vec<GameTask> {
        let schedule = Schedule::of(contest);
        numbers.filter_map(|number| schedule.pairing(number)).map(GameTask::from).collect()
    }

    fn moves(performed: Performed) -> Vec<Vec<String>> {
        match performed {
            Performed::Done(JobOutcome::Games(games)) => {
                games.into_iter().map(|game| game.moves).collect()
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_same_games_come_of_a_job_however_they_are_batched() {
        let contest = contest();
        let all = moves(play_games(&contest, &tasks(&contest, 0..6), &Stop::default()));
        let mut parts = moves(play_games(&contest, &tasks(&contest, 0..2), &Stop::default()));
        parts.extend(moves(play_games(&contest, &tasks(&contest, 2..6), &Stop::default())));
        assert_eq!(all, parts);
        let mut referee = Referee::new(&contest);
        let schedule = Schedule::of(&contest);
        for (number, played) in (0..).zip(&all) {
            let pairing = schedule.pairing(number).expect("a game");
            let report = referee.play(&pairing, &Stop::default()).expect("a report");
            assert_eq!(report.moves, *played);
            assert_eq!(referee.check(&report, &pairing), Ok(()));
        }
    }

    #[test]
    fn seats_that_are_not_there_are_refused() {
        let contest = contest();
        for seats in [vec![0], vec![0, 2], vec![0, 1, 1]] {
            let task = GameTask::from(Pairing { number: 0, round: 0, seats });
            let refused = play_games(&contest, &[task], &Stop::default());
            assert!(matches!(refused, Performed::Refused(JobRefusal::Malformed)), "{refused:?}");
        }
        let many = vec![tasks(&contest, 0..1).remove(0); MOST_GAMES + 1];
        let refused = play_games(&contest, &many, &Stop::default());
        assert!(matches!(refused, Performed::Refused(JobRefusal::TooLarge)), "{refused:?}");
    }

    #[test]
    fn a_job_that_is_told_to_stop_comes_to_nothing() {
        let (contest, stop) = (contest(), Stop::default());
        stop.raise();
        let stopped = play_games(&contest, &tasks(&contest, 0..3), &stop);
        assert!(matches!(stopped, Performed::Stopped), "{stopped:?}");
    }
}
