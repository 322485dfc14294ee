//! Training data, the dataset of a round: positions with labels.

use patterns::Patterned;
use rules::Player;

use crate::TrainingGame;

/// A position and what it is taken to be worth to the player to move.
#[derive(Clone, Debug)]
pub(crate) struct LabelledPosition<P> {
    pub(crate) position: P,
    pub(crate) label: f32,
}

/// Positions with labels, by phase.
#[derive(Debug)]
pub(crate) struct Samples<P> {
    pub(crate) phases: Vec<Vec<LabelledPosition<P>>>,
}

impl<P> Samples<P> {
    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.phases.iter().map(Vec::len).sum()
    }
}

/// How much of a label is what a search found, where one looked; the rest is the result of the
/// game. A search alone repeats what its evaluation is wrong about.
pub(crate) const SEARCH_SHARE: f32 = 0.5;

/// The positions of some games.
pub(crate) fn samples<'a, G: Patterned>(
    game: &G,
    phases: usize,
    games: impl Iterator<Item = (&'a TrainingGame, f32)>,
) -> Samples<G::Position> {
    let mut found = Samples { phases: (0..phases).map(|_| Vec::new()).collect() };
    for (kept, share) in games {
        add(game, kept, share, &mut found);
    }
    found
}

/// Adds the positions of a game that are learned from.
fn add<G: Patterned>(
    game: &G,
    kept: &TrainingGame,
    share: f32,
    samples: &mut Samples<G::Position>,
) {
    let mut position = game.start();
    let result = TrainingGame::points(kept.result);
    for (place, &played) in kept.moves.iter().enumerate() {
        let number = place.checked_sub(usize::from(kept.opening));
        if let Some(number) = number.filter(|_| game.is_asked(&position)) {
            let result = if game.turn(&position) == Player::FIRST { result } else { -result };
            let label = match kept.values.get(number) {
                Some(&value) if value != TrainingGame::UNKNOWN => {
                    share * TrainingGame::points(value) + (1.0 - share) * result
                }
                _ => result,
            };
            let sample = LabelledPosition { position: position.clone(), label };
            samples.phases[game.phase(&position)].push(sample);
        }
        let legal = game.moves(&position).into_iter().flatten();
        let Some(played) = legal.into_iter().nth(usize::from(played)) else { return };
        game.play(&mut position, played);
    }
}
