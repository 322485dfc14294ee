//! Advice for people: hints, the evaluation bar, the analysis of a game, and comments.

use rules::Spec;
use search::{Limits, Score, ScoreScale, Stop};

use super::{Session, walk};
use crate::{
    Advice, AnyGame, EngineQuestion, EngineRun, Event, ExplanationRun, Inquiry, Judgement, NodeId,
    Review, SearchGoal, Seat, SessionError, SessionStep,
};

/// How many characters a comment may have.
const LONGEST_COMMENT: usize = 4000;

impl Session {
    /// The default engine for inquiries: at a table of two the one that the room names.
    #[must_use]
    pub fn adviser(&self) -> Spec {
        if self.table.players() == 2 { self.table.adviser() } else { Spec::new("mcts") }
    }

    /// How scores are told at this table.
    #[must_use]
    pub fn scale(&self) -> ScoreScale {
        self.table.scale(&self.adviser())
    }

    /// What the engine at turn thinks, its scores by the scale of the table.
    #[must_use]
    pub fn in_scale_of_table(&self, advice: Advice) -> Advice {
        let engine = self.seats.get(advice.player.index()).and_then(Seat::engine);
        match engine {
            Some(engine) => self.in_scale(advice, engine),
            None => advice,
        }
    }

    /// What an engine says, its scores by the scale of the table.
    fn in_scale(&self, mut advice: Advice, engine: &Spec) -> Advice {
        let (scale, own) = (self.scale(), self.table.scale(engine));
        if scale == own {
            return advice;
        }
        let convert = |score: &mut i32| *score = scale.convert(Score(*score), &own).0;
        convert(&mut advice.score);
        advice.choices.iter_mut().for_each(|worth| convert(&mut worth.score));
        advice.others.iter_mut().for_each(|line| convert(&mut line.score));
        advice
    }

    /// The thinking of any engine about the position on the board; `None` if the game is over.
    ///
    /// # Errors
    ///
    /// If there is no such engine, or it cannot play this game.
    pub fn ask(
        &self,
        engine: &Spec,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<EngineRun>, SessionError> {
        Ok(self.table.ask(engine, limits, stop)?)
    }

    /// Asks an engine about any place in the tree; `None` if the game is over there.
    ///
    /// # Errors
    ///
    /// If there is no such place or no such engine, or it cannot play this game.
    pub fn inquire(
        &self,
        node: NodeId,
        question: EngineQuestion,
        engine: &Spec,
        limits: Limits,
    ) -> Result<Option<Inquiry>, SessionError> {
        self.check_place(node)?;
        let table = self.table_at(node);
        // One of several inquiries can be stopped alone; a change at the table stops them all.
        let stop = self.enough.child();
        let wanted = match question {
            EngineQuestion::Best => SearchGoal::Best,
            EngineQuestion::Every => SearchGoal::Worths(None),
            EngineQuestion::Played => {
                let children = self.record.tree.children(node).iter();
                let played = children.map(|&child| self.record.tree.text(child).to_owned());
                SearchGoal::Worths(Some(played.collect()))
            }
        };
        let job = match &wanted {
            SearchGoal::Worths(moves) => {
                table.weigh(engine, moves.clone(), limits, stop.clone())?
            }
            _ => table.ask(engine, limits, stop.clone())?,
        };
        let text = self.search_text(node, engine, limits, wanted);
        let inquiry =
            |job| Inquiry { ticket: self.ticket, node, engine: engine.clone(), stop, job, text };
        Ok(job.map(inquiry))
    }

    /// The search for what refutes a move at any place in the tree; `None` at a table of many.
    ///
    /// # Errors
    ///
    /// If there is no such place, the game is over there, or the move is not legal.
    pub fn explain(
        &self,
        node: NodeId,
        played: &str,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<ExplanationRun>, SessionError> {
        Ok(self.game_at(node)?.explain(played, limits, stop)?)
    }

    /// The game as it stands at a place in the tree.
    ///
    /// # Errors
    ///
    /// If there is no such place.
    pub fn game_at(&self, node: NodeId) -> Result<Box<dyn AnyGame>, SessionError> {
        self.check_place(node)?;
        Ok(self.table_at(node))
    }

    /// The analysis of the game from its start through the present place to its end, one place
    /// after the other: asks about the next place of which this engine has not said what the move
    /// played there was worth. `None` when all is said.
    ///
    /// Nothing is lost by stopping: what was said stays in the tree, and asking again goes on.
    ///
    /// # Errors
    ///
    /// If there is no such engine, or it cannot play this game.
    pub fn analyse(&self, engine: &Spec, limits: Limits) -> Result<Option<Inquiry>, SessionError> {
        let line = self.record.tree.whole_line();
        let places = [NodeId::START].into_iter().chain(line.iter().copied());
        let played = line.iter().copied().map(Some).chain([None]);
        let open = places.zip(played).filter(|&(node, next)| !self.is_judged(node, next, engine));
        for (node, _) in open {
            if let Some(inquiry) = self.inquire(node, EngineQuestion::Played, engine, limits)? {
                return Ok(Some(inquiry));
            }
        }
        Ok(None)
    }

    /// Whether an engine has said what it thinks of a place and of the move played there.
    fn is_judged(&self, node: NodeId, next: Option<NodeId>, engine: &Spec) -> bool {
        self.record.tree.judgement(node).is_some_and(|known| {
            let said = |next| known.of_move(self.record.tree.text(next)).is_some();
            known.engine == *engine && next.is_none_or(said)
        })
    }

    /// Another table, at a place of the tree.
    fn table_at(&self, node: NodeId) -> Box<dyn AnyGame> {
        let mut table = self.table.fork();
        walk(&mut *table, &self.record.tree, self.record.tree.current(), node);
        table
    }

    pub(super) fn judge(
        &mut self,
        node: NodeId,
        engine: Spec,
        advice: Advice,
    ) -> Result<SessionStep, SessionError> {
        self.check_place(node)?;
        let advice = self.in_scale(advice, &engine);
        self.record.tree.set_judgement(node, Judgement { engine, advice });
        if self.table.players() == 2 {
            let scale = self.scale();
            self.record.tree.keep_opinions(node, &scale);
        }
        Ok(SessionStep::telling(vec![Event::Judged { node }]))
    }

    pub(super) fn comment(
        &mut self,
        node: NodeId,
        text: &str,
    ) -> Result<SessionStep, SessionError> {
        self.check_place(node)?;
        let (text, found) = (text.trim(), text.trim().chars().count());
        if found > LONGEST_COMMENT {
            return Err(SessionError::LongComment { found, most: LONGEST_COMMENT });
        }
        self.record.tree.remark_mut(node).comment = (!text.is_empty()).then(|| text.to_owned());
        Ok(SessionStep::telling(vec![Event::Commented { node }]))
    }
}

/// How well the game was played.
impl Session {
    /// How well each player has played, as far as the game was judged; nothing at a table of many.
    #[must_use]
    pub fn review(&self) -> Option<Review> {
        let is_of_two = self.table.players() == 2;
        is_of_two.then(|| Review::of(&self.record.tree, &self.scale())).flatten()
    }
}
