//! Playing a game against oneself, and judging one again.

use bits::mix;
use fastrand::Rng;
use patterns::Patterned;
use rules::{Game, History, Player, Settings, find_offer};
use search::{Engine, Limits, Meter, Pvs, SearchTask, Stop, Techniques, Thought};

use crate::{RoundWork, TrainingGame, TrainingPlan};

/// How large the table of the search is, in megabytes: its searches are short.
const MEGABYTES: usize = 1;

/// What plays and judges: one for each thread.
pub(crate) struct SelfPlay<'a, G: Patterned> {
    game: &'a G,
    search: Pvs<G::Evaluator, G::Guide>,
    solver: Option<Box<dyn Engine<G>>>,
    solve: u32,
    seed: u64,
}

impl<'a, G: Patterned> SelfPlay<'a, G> {
    /// One that looks ahead with this evaluator.
    pub(crate) fn new(
        game: &'a G,
        evaluator: G::Evaluator,
        plan: &TrainingPlan,
        round: usize,
    ) -> Self {
        // What is left out by chance would be learned as if it were true.
        let techniques = Techniques { quiescence: true, ..Techniques::EXACT };
        let mut search = Pvs::new(evaluator, G::Guide::default(), techniques);
        search.megabytes = MEGABYTES;
        Self {
            game,
            search,
            solver: solver(game),
            solve: plan.solve,
            seed: mix(plan.seed, round as u64),
        }
    }

    /// Plays the game of that number.
    pub(crate) fn play(&mut self, number: u64, work: RoundWork) -> TrainingGame {
        let mut rng = Rng::with_seed(mix(self.seed, number + 1));
        let mut record = GameRecorder::new(self.game);
        let opening = opening::<G>(&mut rng);
        for _ in 0..opening {
            if !record.play_random(&mut rng) {
                return TrainingGame::default();
            }
        }
        record.kept.opening = u16::try_from(opening).unwrap_or(u16::MAX);
        loop {
            if let Some(solved) = self.solved(&record.history) {
                let value = self.game.told(solved.score, true);
                let result = record.follow(&solved, value);
                return record.finish(result);
            }
            if record.history.outcome(self.game).is_some() {
                let result = record.result();
                return record.finish(result);
            }
            match work {
                RoundWork::Play { depth } | RoundWork::Label { depth } => {
                    let thought = self.think(&record.history, depth);
                    let value = TrainingGame::hundredths(self.game.told(thought.score, false));
                    record.kept.values.push(value);
                    record.play(thought.best);
                }
                RoundWork::Given | RoundWork::Random => {
                    record.kept.values.push(TrainingGame::UNKNOWN);
                    record.play_random(&mut rng);
                }
            }
        }
    }

    /// Judges the positions of a game again; what was solved stays as it is.
    pub(crate) fn label(&mut self, kept: &TrainingGame, depth: u32) -> TrainingGame {
        let mut again = kept.clone();
        let mut history = History::new(self.game);
        for (place, &played) in kept.moves.iter().enumerate() {
            let number = place.checked_sub(usize::from(kept.opening));
            if let Some(value) = number.and_then(|number| again.values.get_mut(number))
                && !self.is_solved(history.position())
            {
                let thought = self.think(&history, depth);
                *value = TrainingGame::hundredths(self.game.told(thought.score, false));
            }
            let legal = self.game.moves(history.position()).into_iter().flatten();
            let Some(played) = legal.into_iter().nth(usize::from(played)) else { break };
            history.play(self.game, played);
        }
        again
    }

    fn is_solved(&self, position: &G::Position) -> bool {
        self.solver.is_some() && self.game.remaining(position) <= self.solve
    }

    /// What the solver finds, if it is time to ask it.
    fn solved(&mut self, history: &History<G>) -> Option<Thought<G::Move>> {
        let goes_on = history.outcome(self.game).is_none();
        if !goes_on || !self.is_solved(history.position()) {
            return None;
        }
        let mut meter = Meter::unlimited();
        let mut task = SearchTask::new(self.game, history, &mut meter);
        Some(self.solver.as_mut()?.think(&mut task))
    }

    fn think(&mut self, history: &History<G>, depth: u32) -> Thought<G::Move> {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        self.search.think(&mut SearchTask::new(self.game, history, &mut meter))
    }
}

/// The room's engine that knows the end of a game, as it is without settings.
fn solver<G: Patterned>(game: &G) -> Option<Box<dyn Engine<G>>> {
    let offer = find_offer(G::ENGINES, G::SOLVER?).ok()?;
    (offer.build)(game, &Settings::of_defaults(offer.knobs)).ok()
}

/// How many random moves a game begins with: few more often than many.
fn opening<G: Patterned>(rng: &mut Rng) -> u32 {
    let (least, most) = (*G::OPENING.start(), *G::OPENING.end());
    let lot = rng.f64();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
    let more = (lot * lot * f64::from(most - least + 1)) as u32;
    least + more
}

/// A game under way and what is kept of it.
struct GameRecorder<'a, G: Game> {
    game: &'a G,
    history: History<G>,
    kept: TrainingGame,
}

impl<'a, G: Patterned> GameRecorder<'a, G> {
    fn new(game: &'a G) -> Self {
        Self { game, history: History::new(game), kept: TrainingGame::default() }
    }

    /// Plays any move, if the game goes on.
    fn play_random(&mut self, rng: &mut Rng) -> bool {
        let Ok(moves) = self.game.moves(self.history.position()) else { return false };
        let moves: Vec<G::Move> = moves.collect();
        let place = rng.usize(..moves.len());
        self.put(place, moves[place]);
        true
    }

    fn play(&mut self, played: G::Move) {
        let moves = self.game.moves(self.history.position()).into_iter().flatten();
        let place = moves.into_iter().position(|legal| legal == played).expect("a legal move");
        self.put(place, played);
    }

    fn put(&mut self, place: usize, played: G::Move) {
        self.kept.moves.push(u8::try_from(place).expect("a game with few moves at a time"));
        self.history.play(self.game, played);
    }

    /// Plays the moves that the solver expects, each position on the way worth the same; returns
    /// what that is to the first player.
    fn follow(&mut self, solved: &Thought<G::Move>, value: f32) -> f32 {
        let mover = self.history.turn(self.game);
        for &played in &solved.line {
            let sign = if self.history.turn(self.game) == mover { 1.0 } else { -1.0 };
            self.kept.values.push(TrainingGame::hundredths(sign * value));
            self.play(played);
        }
        if mover == Player::FIRST { value } else { -value }
    }

    /// What the game on the board, which is over, is worth to the first player.
    fn result(&self) -> f32 {
        let worth = self.game.worth(self.history.position());
        if self.history.turn(self.game) == Player::FIRST { worth } else { -worth }
    }

    /// What is kept, with the result.
    fn finish(mut self, result: f32) -> TrainingGame {
        self.kept.result = TrainingGame::hundredths(result);
        self.kept
    }
}
