//! Where the games of a training are played.

use patterns::{Patterned, Weights};
use search::Stop;

use crate::{RoundWork, Student, TrainableGame, TrainingGame, TrainingPlan, self_play::SelfPlay};

/// Games of a round that are to be played, or judged again.
#[derive(Clone, Copy, Debug)]
pub struct TrainingOrder<'a> {
    /// What the training does.
    pub plan: &'a TrainingPlan,
    /// The round, from one.
    pub round: usize,
    /// The file of the weights that play and judge.
    pub weights: &'a [u8],
    /// The games that are judged again; none where new ones are played.
    pub again: &'a [TrainingGame],
    /// The number of the first game.
    pub first: usize,
    /// The number behind the last one.
    pub end: usize,
}

/// A place where the games of a training are played: many machines instead of the threads of this
/// one.
pub trait TrainingPlayers {
    /// Plays the games of an order until all are played or the flag is raised, and hands them over in
    /// the order of their numbers, some at a time. A game that is handed over stays.
    fn play(
        &mut self,
        order: &TrainingOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(Vec<TrainingGame>),
    );
}

impl TrainingOrder<'_> {
    /// Plays the games; none if it was told to stop, or the order makes no sense.
    #[must_use]
    pub fn play(&self, stop: &Stop) -> Option<Vec<TrainingGame>> {
        let game = TrainableGame::named(&self.plan.game)?;
        game.teach(OrderedPlayer { order: self, stop })
    }
}

/// Plays the games of an order, whatever the type of the game.
struct OrderedPlayer<'a> {
    order: &'a TrainingOrder<'a>,
    stop: &'a Stop,
}

impl Student for OrderedPlayer<'_> {
    type Output = Option<Vec<TrainingGame>>;

    fn learn<G: Patterned>(self, game: &G) -> Self::Output {
        let TrainingOrder { plan, round, weights, again, first, end } = *self.order;
        let layout = game.layout()?;
        let weights = Weights::read(layout, weights).ok()?;
        let work = plan.rounds.get(round.checked_sub(1)?)?.work;
        let mut player = SelfPlay::new(game, game.evaluator(&weights), plan, round);
        let mut games = Vec::new();
        for number in first..end {
            if self.stop.is_raised() {
                return None;
            }
            games.push(match work {
                RoundWork::Label { depth } => player.label(again.get(number)?, depth),
                work => player.play(number as u64, work),
            });
        }
        Some(games)
    }
}

/// Whether games that were played elsewhere can be games: every move is legal, and every position
/// after the opening has a value.
#[must_use]
pub fn are_sound(game: &str, games: &[TrainingGame]) -> bool {
    let game = TrainableGame::named(game);
    game.is_some_and(|game| game.teach(GameInspector { games }))
}

/// Replays games.
struct GameInspector<'a> {
    games: &'a [TrainingGame],
}

impl Student for GameInspector<'_> {
    type Output = bool;

    fn learn<G: Patterned>(self, game: &G) -> bool {
        self.games.iter().all(|played| is_sound(game, played))
    }
}

fn is_sound<G: Patterned>(game: &G, played: &TrainingGame) -> bool {
    let mut position = game.start();
    for &place in &played.moves {
        let legal = game.moves(&position).into_iter().flatten().nth(usize::from(place));
        let Some(legal) = legal else { return false };
        game.play(&mut position, legal);
    }
    let after = played.moves.len().checked_sub(usize::from(played.opening));
    after.is_some_and(|after| played.values.len() == after)
}
