//! Hints, lines, threats and the judging of a game.

use rules::Spec;
use session::{Advice, Command, NodeId};

use super::{Table, Todo};
use crate::{
    Context, Effect, Hint, InquiryAnswer, RequestError, TableEvent, ViewerId, engines::TableEngines,
};

impl Table {
    pub(super) fn hint(
        &mut self,
        viewer: ViewerId,
        asked: (Option<Spec>, Option<NodeId>, bool),
        context: &Context<'_>,
    ) {
        match self.engines.hint(&self.session, asked, context) {
            Ok(inquiry) => {
                self.effects.push(Effect::StartInquiry { asked_by: Some(viewer), inquiry });
            }
            Err(reason) => self.refuse(viewer, reason),
        }
    }

    pub(super) fn line(
        &mut self,
        viewer: ViewerId,
        node: Option<NodeId>,
        moves: Vec<String>,
        context: &Context<'_>,
    ) {
        match TableEngines::line(&self.session, (viewer, node), moves, context) {
            Ok(search) => self.effects.push(Effect::StartLine(search)),
            Err(reason) => self.refuse(viewer, reason),
        }
    }

    pub(super) fn why(
        &mut self,
        viewer: ViewerId,
        node: Option<NodeId>,
        text: &str,
        context: &Context<'_>,
    ) {
        match self.engines.why(&self.session, (viewer, node), text, context) {
            Ok(search) => self.effects.push(Effect::StartLine(search)),
            Err(reason) => self.refuse(viewer, reason),
        }
    }

    pub(super) fn threats(
        &mut self,
        viewer: ViewerId,
        node: Option<NodeId>,
        context: &Context<'_>,
    ) {
        match self.engines.threats(&self.session, (viewer, node), context) {
            Ok(search) => self.effects.push(Effect::StartThreats(search)),
            Err(reason) => self.refuse(viewer, reason),
        }
    }

    /// Asks the engine that judges the game about the next node, if that is wanted.
    pub(super) fn judge_next(&mut self, asked_by: Option<ViewerId>, context: &Context<'_>) {
        match (self.engines.judge_next(&self.session, context), asked_by) {
            (Ok(Some(inquiry)), _) => {
                self.effects.push(Effect::StartInquiry { asked_by: None, inquiry });
            }
            (Ok(None), _) | (Err(_), None) => {}
            (Err(reason), Some(viewer)) => self.refuse(viewer, reason),
        }
        self.show(vec![TableEvent::Analysis], context);
    }

    /// Tells a viewer what an engine thinks.
    pub(super) fn advise(&mut self, viewer: ViewerId, node: NodeId, advice: Advice, done: bool) {
        if self.viewers.role(viewer).is_some() && !self.is_closed() {
            let hint = Box::new(Hint::new(&self.session, node, advice, done));
            self.effects.push(Effect::Advise { to: viewer, hint });
        }
    }

    /// An engine that was asked has said its last word: to a viewer, or for the game.
    pub(super) fn answered(&mut self, answer: InquiryAnswer) {
        let InquiryAnswer { asked_by, ticket, node, engine, advice } = answer;
        if let Some(viewer) = asked_by {
            self.advise(viewer, node, advice.clone(), true);
        } else if self.engines.is_judging() {
            self.backlog.push_front(Todo::Judge { asked_by: None });
        }
        let command = Command::Judged { ticket, node, engine, advice };
        self.backlog.push_front(Todo::Obey { from: None, command });
    }

    /// An engine that was asked has failed.
    pub(super) fn unanswered(&mut self, asked_by: Option<ViewerId>, context: &Context<'_>) {
        if let Some(viewer) = asked_by {
            return self.refuse(viewer, RequestError::NoAnswer);
        }
        self.engines.stop_judging();
        self.show(vec![TableEvent::Analysis], context);
    }
}
