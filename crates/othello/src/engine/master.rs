//! The player of the levels: a book at first, then the learned evaluation, the end read exactly.

use rules::{Knob, Settings};
use search::{
    Algorithm, BOOK, Choice, Pvs, SEED, Score, SearchTask, Techniques, Thought, Ties, Trace,
    megabytes,
};

use super::exact::Exact;
use crate::{Bits, FewestReplies, Grid, Move, OpeningBook, Othello, Patterns, Set, Squares};

/// From how many empty squares on the game is read to its end.
pub(crate) const SOLVE: Knob = Knob::number("solve", 0, 60, Some(20));

/// Plays the opening from the book, the middle of the game by the general search with the learned
/// evaluation, and from some number of empty squares on hands over to [`Exact`].
///
/// The limit of depth is that of the general search. If the end cannot be read within the other
/// limits, it plays what [`Exact`] plays when it is stopped.
#[derive(Debug)]
pub struct Master<S> {
    middle: Pvs<Patterns, FewestReplies>,
    end: Exact<S>,
    solve_from: u32,
    has_book: bool,
    /// What the choice among the moves of the book follows from.
    seed: u64,
}

impl<S: Squares> Master<S> {
    /// As the knobs say.
    pub(crate) fn of(settings: &Settings) -> Self {
        let megabytes = megabytes(settings).unwrap_or(Exact::<S>::MEGABYTES);
        let techniques = Techniques {
            reuse: settings.switch(Techniques::REUSE.name).unwrap_or(false),
            skipping: true,
            ..Techniques::ALL
        };
        let search = Pvs::of(Patterns::shipped(), FewestReplies, settings);
        Self {
            middle: Pvs { techniques, megabytes: 64.min(megabytes), ..search },
            end: Exact::new(megabytes),
            solve_from: settings.byte(SOLVE.name).into(),
            has_book: settings.switch(BOOK.name).unwrap_or(false),
            seed: settings.number(SEED.name).unwrap_or_default(),
        }
    }

    /// Reads the game to its end. Its discs are told as those of a game that is won or lost, so that
    /// they are not taken for opinions.
    fn read_end<G: Grid<Squares = S>, T: Trace<Othello<G>>>(
        &mut self,
        task: &mut SearchTask<'_, Othello<G>>,
        trace: T,
    ) -> Thought<Move> {
        let SearchTask { game, history, meter, mut report, .. } = task.lend();
        let mut hear = |thought: &Thought<Move>| report.tell(&as_won_by(thought.clone()));
        let mut end = SearchTask::new(game, history, meter).reporting(&mut hear);
        as_won_by(self.end.choose(&mut end, trace))
    }

    /// A move of the book, `None` once out of book: by lot one of those that are nearly as good as the best.
    fn book_move<G: Grid<Squares = S>>(
        &self,
        task: &SearchTask<'_, Othello<G>>,
    ) -> Option<Thought<Move>> {
        let moves = OpeningBook::shipped().moves(task.game, task.position())?;
        let (_, best) = *moves.first()?;
        let playable =
            moves.iter().take_while(|(_, score)| best - OpeningBook::PLAYABLE <= *score).count();
        let drawn = Ties::Random { seed: self.seed }.draw(task.history, playable);
        let (played, score) = moves[drawn];
        let choice = |&(played, score): &_| Choice::searched(played, Score(score), true);
        Some(Thought {
            score: Score(score),
            choices: moves.iter().map(choice).collect(),
            ..Thought::of_move(played, task.meter.statistics())
        })
    }
}

impl<G: Grid> Algorithm<Othello<G>> for Master<Set<G>> {
    fn choose<T: Trace<Othello<G>>>(
        &mut self,
        task: &mut SearchTask<'_, Othello<G>>,
        trace: T,
    ) -> Thought<Move> {
        if self.has_book
            && let Some(thought) = self.book_move(task)
        {
            return thought;
        }
        if task.game.empties(task.position()).count() <= self.solve_from {
            self.read_end(task, trace)
        } else {
            self.middle.choose(task, trace)
        }
    }

    fn clear(&mut self) {
        Algorithm::<Othello<G>>::clear(&mut self.middle);
        Algorithm::<Othello<G>>::clear(&mut self.end);
    }
}

/// A thought whose scores are discs at the end, told as scores of games that are over.
fn as_won_by(mut thought: Thought<Move>) -> Thought<Move> {
    let told = |Score(discs): Score| Score(discs + discs.signum() * Score::WON_BY.0);
    thought.score = told(thought.score);
    thought.choices.iter_mut().for_each(|choice| choice.score = told(choice.score));
    thought
}
