//! A training from its first game to its last weights.

use std::time::Instant;

use bits::mix;
use patterns::{Layout, Patterned, Weights};
use search::Stop;

use crate::{
    Errors, Folder, Round, RoundMatch, RoundReport, RoundWork, TrainError, TrainingGame,
    TrainingOrder, TrainingPlan, TrainingPlayers,
    game_log::GameLog,
    regression::fit,
    samples::{SEARCH_SHARE, samples},
    self_play::SelfPlay,
    workers::in_order,
};

/// How many games a thread plays before what was played is kept.
const BATCH: usize = 64;
/// One game of this number is held out, so that errors can be measured on it.
const HELD_OUT: usize = 20;
/// How many games are learned from at a time: about fifty bytes for each of their positions.
const MOST_GAMES: usize = 160_000;
/// How many games are enough to do without those whose searches knew little.
const ENOUGH_GAMES: usize = 30_000;

/// What a training tells while it goes on.
#[derive(Clone, Debug)]
pub enum News<'a> {
    /// How many games of a round are there.
    Games {
        /// The round, from one.
        round: usize,
        /// Games that are there.
        done: usize,
        /// Games that there will be.
        of: usize,
        /// How many were played each second of this run.
        pace: f64,
    },
    /// The weights are being fitted.
    Fitting {
        /// The round, from one.
        round: usize,
        /// How many positions they are fitted to.
        positions: usize,
    },
    /// A round is done.
    Round(&'a RoundReport),
}

/// What a training is given beside its plan.
#[derive(Clone, Debug)]
pub struct Training {
    /// What is to be done.
    pub plan: TrainingPlan,
    /// The weights to begin with, where the plan says that some are given: needed until they are in
    /// the folder.
    pub given: Option<Weights>,
    /// Where it is kept.
    pub folder: Folder,
    /// How many threads work.
    pub threads: usize,
    /// What stops it: it goes on from there the next time.
    pub stop: Stop,
}

/// Trains an evaluation; the weights of the last round, unless it was stopped before.
///
/// # Errors
///
/// If the folder has another training, or a file cannot be read or written.
pub fn train<G: Patterned>(
    game: &G,
    training: &Training,
    tell: &mut dyn FnMut(&News<'_>),
) -> Result<Option<Weights>, TrainError> {
    train_with(game, training, None, tell)
}

/// The same with games that are played elsewhere, if there are players.
///
/// # Errors
///
/// If the folder has another training, or a file cannot be read or written.
pub fn train_with<G: Patterned>(
    game: &G,
    training: &Training,
    players: Option<&mut dyn TrainingPlayers>,
    tell: &mut dyn FnMut(&News<'_>),
) -> Result<Option<Weights>, TrainError> {
    let Training { plan, folder, .. } = training;
    let layout = game.layout().ok_or_else(|| TrainError::NotLearnable(plan.game.clone()))?;
    folder.prepare(plan)?;
    if let Some(weights) = training.given.as_ref().filter(|_| plan.is_given()) {
        folder.keep_given(layout, weights)?;
    }
    let weights = Weights::zero(layout);
    let mut course = Course { game, layout, training, weights, players, tell };
    for number in 1..=plan.rounds.len() {
        match folder.weights(layout, number)? {
            Some(done) => course.weights = done,
            None if plan.rounds[number - 1].work == RoundWork::Given => {
                return Err(TrainError::NothingGiven(folder.path().to_owned()));
            }
            None if !course.round(number)? => return Ok(None),
            None => {}
        }
    }
    Ok(Some(course.weights))
}

/// A training under way.
struct Course<'a, 'p, G: Patterned> {
    game: &'a G,
    layout: &'a Layout,
    training: &'a Training,
    /// The weights of the round before.
    weights: Weights,
    /// Who plays the games, if that is not done here.
    players: Option<&'p mut dyn TrainingPlayers>,
    tell: &'a mut dyn FnMut(&News<'_>),
}

impl<G: Patterned> Course<'_, '_, G> {
    /// Does a round; false if it was stopped.
    fn round(&mut self, number: usize) -> Result<bool, TrainError> {
        let begun = Instant::now();
        let Some(games) = self.games(number)? else { return Ok(false) };
        let Training { plan, folder, threads, .. } = self.training;
        let mut all: Vec<(TrainingGame, f32)> =
            games.into_iter().map(|game| (game, self.share(number))).collect();
        self.add_earlier(number, &mut all)?;
        let is_held_out = |place: usize| place % HELD_OUT == HELD_OUT - 1;
        let part = |held_out: bool| {
            let games = all.iter().enumerate();
            let games = games.filter(move |(place, _)| is_held_out(*place) == held_out);
            let games = games.map(|(_, (game, share))| (game, *share));
            samples(self.game, self.layout.phases(), games)
        };
        let (learned, held_out) = (part(false), part(true));
        (self.tell)(&News::Fitting { round: number, positions: learned.len() });
        let weights = self.fitted(number, &learned);
        let (game, layout) = (self.game, self.layout);
        let report = RoundReport {
            round: number,
            work: plan.rounds[number - 1].told(),
            games: all.len() as u64,
            positions: learned.len() as u64,
            learned: Errors::measure(game, layout, &weights, &learned).mean(),
            held_out: Errors::measure(game, layout, &weights, &held_out),
            duel: RoundMatch::play(
                game,
                &weights,
                &self.weights,
                mix(plan.seed, number as u64),
                *threads,
            ),
            seconds: begun.elapsed().as_secs_f64(),
        };
        folder.keep(layout, number, &weights, &report)?;
        (self.tell)(&News::Round(&report));
        self.weights = weights;
        Ok(true)
    }

    /// The games of a round, those from before a stop among them; none if it was stopped again.
    fn games(&mut self, number: usize) -> Result<Option<Vec<TrainingGame>>, TrainError> {
        let Training { plan, folder, threads, stop, .. } = self.training;
        let Round { work, games: wanted } = plan.rounds[number - 1];
        let again = match work {
            RoundWork::Label { .. } => self.latest(number, wanted as usize)?,
            _ => Vec::new(),
        };
        let wanted =
            if matches!(work, RoundWork::Label { .. }) { again.len() } else { wanted as usize };
        let path = folder.games_path(number);
        let failed = |error| TrainError::File { path: path.clone(), error };
        let (mut log, mut games) = GameLog::open(&path).map_err(failed)?;
        games.truncate(wanted);
        let (begun, before) = (Instant::now(), games.len());
        let (game, evaluator) = (self.game, self.game.evaluator(&self.weights));
        if let Some(players) = self.players.as_deref_mut().filter(|_| games.len() < wanted) {
            let weights = self.weights.write(self.layout);
            let first = games.len();
            let order = TrainingOrder {
                plan,
                round: number,
                weights: &weights,
                again: &again,
                first,
                end: wanted,
            };
            let (tell, mut kept) = (&mut self.tell, Ok(()));
            players.play(&order, stop, &mut |batch| {
                if kept.is_err() {
                    return;
                }
                kept = log.append(&batch);
                games.extend(batch);
                let pace = per_second(games.len() - before, begun);
                tell(&News::Games { round: number, done: games.len(), of: wanted, pace });
            });
            kept.map_err(failed)?;
            if games.len() < wanted {
                return Ok(None);
            }
        }
        while games.len() < wanted {
            if stop.is_raised() {
                return Ok(None);
            }
            let first = games.len();
            let count = (BATCH * threads.max(&1)).min(wanted - first);
            let helper = || SelfPlay::new(game, evaluator.clone(), plan, number);
            let batch = in_order(*threads, count, helper, |player, place| match work {
                RoundWork::Label { depth } => player.label(&again[first + place], depth),
                _ => player.play((first + place) as u64, work),
            });
            log.append(&batch).map_err(failed)?;
            games.extend(batch);
            let pace = per_second(games.len() - before, begun);
            (self.tell)(&News::Games { round: number, done: games.len(), of: wanted, pace });
        }
        Ok(Some(games))
    }

    /// The games that were played before a round, the latest first, as many as wanted.
    fn latest(&self, number: usize, wanted: usize) -> Result<Vec<TrainingGame>, TrainError> {
        let mut latest = Vec::new();
        for round in (1..number).rev() {
            let is_label =
                matches!(self.training.plan.rounds[round - 1].work, RoundWork::Label { .. });
            if !is_label && latest.len() < wanted {
                let kept = self.kept(round)?;
                latest.extend(kept.into_iter().take(wanted - latest.len()));
            }
        }
        Ok(latest)
    }

    fn kept(&self, round: usize) -> Result<Vec<TrainingGame>, TrainError> {
        let path = self.training.folder.games_path(round);
        let log = GameLog::open(&path).map_err(|error| TrainError::File { path, error })?;
        Ok(log.1)
    }

    /// Adds games of earlier rounds, the latest first, until there are enough. Those that were
    /// judged again are not taken twice.
    fn add_earlier(
        &self,
        number: usize,
        all: &mut Vec<(TrainingGame, f32)>,
    ) -> Result<(), TrainError> {
        let work = |round: usize| self.training.plan.rounds[round - 1].work;
        let mut judged =
            if matches!(work(number), RoundWork::Label { .. }) { all.len() } else { 0 };
        for round in (1..number).rev() {
            // Random games teach nothing that the games after them do not teach better, nor do quick
            // ones once there are enough of the others.
            let is_quick = all.len() >= ENOUGH_GAMES && self.share(round) == 0.0;
            let is_random = work(round) == RoundWork::Random && number > 2;
            let is_given = work(round) == RoundWork::Given;
            if all.len() >= MOST_GAMES || is_quick || is_random || is_given {
                break;
            }
            let kept = self.kept(round)?;
            let (share, skipped) = (self.share(round), judged.min(kept.len()));
            match work(round) {
                RoundWork::Label { .. } if judged == 0 => judged = kept.len(),
                RoundWork::Label { .. } => continue,
                _ => judged -= skipped,
            }
            let skipped = if matches!(work(round), RoundWork::Label { .. }) { 0 } else { skipped };
            let room = MOST_GAMES - all.len();
            all.extend(kept.into_iter().skip(skipped).take(room).map(|game| (game, share)));
        }
        Ok(())
    }

    /// How much of the labels of a round its searches say: little at first, when they know little.
    fn share(&self, round: usize) -> f32 {
        let plan = &self.training.plan;
        match plan.rounds[round - 1].work {
            RoundWork::Given | RoundWork::Random => 0.0,
            RoundWork::Play { .. } if round <= 3 && !plan.is_given() => 0.0,
            RoundWork::Play { .. } | RoundWork::Label { .. } => SEARCH_SHARE,
        }
    }

    /// The weights fitted to samples, each phase by itself.
    #[expect(clippy::cast_possible_truncation, reason = "clamped to what fits")]
    fn fitted(&self, number: usize, learned: &crate::samples::Samples<G::Position>) -> Weights {
        let (layout, Training { plan, threads, .. }) = (self.layout, self.training);
        let unit = f32::from(layout.declaration().unit);
        let (game, weights) = (self.game, &self.weights);
        let phases = in_order(
            *threads,
            layout.phases(),
            || (),
            |(), phase| {
                let before = weights.phase(layout, phase);
                let before = before.iter().map(|&weight| f32::from(weight) / unit).collect();
                let seed = mix(mix(plan.seed, number as u64), 1 + phase as u64);
                fit(game, layout, learned, phase, before, seed)
            },
        );
        let small = |points: f32| (points * unit).round().clamp(-32_767.0, 32_767.0) as i16;
        let values = phases.into_iter().flatten().map(small).collect();
        let made = format!(
            "{} seed {} rounds {number}, games {}",
            plan.game,
            plan.seed,
            plan.rounds[..number].iter().map(|round| u64::from(round.games)).sum::<u64>(),
        );
        Weights::new(layout, made, values)
    }
}

impl Round {
    /// What its games are, in a word or two.
    fn told(self) -> String {
        match self.work {
            RoundWork::Given => "given".to_owned(),
            RoundWork::Random => "random".to_owned(),
            RoundWork::Play { depth } => format!("play {depth}"),
            RoundWork::Label { depth } => format!("label {depth}"),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a count of games")]
fn per_second(count: usize, begun: Instant) -> f64 {
    count as f64 / begun.elapsed().as_secs_f64().max(0.001)
}
