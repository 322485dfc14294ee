//! The moves of PDN played again, variation by variation.

use std::collections::HashMap;

use super::{
    commands, strength, tag,
    token::{PdnToken, PdnWord},
};
use crate::{
    Form, MOST_MOVES, NodeId, ReadError, ReadProblem, RecordBuilder, Remark, clean,
    source::SourceText,
};

/// How deep variations may stand within others.
const DEEPEST: usize = 1000;

/// The moves of a game being played again.
pub(super) struct Body<'a> {
    source: &'a SourceText<'a>,
    builder: RecordBuilder,
    /// Where the main line goes on after each open variation, and where the variation began.
    branches: Vec<(NodeId, NodeId)>,
    /// In how many variations the main line after each node was written: one that repeats the
    /// moves of its own main line does not take that line's place.
    depths: HashMap<NodeId, usize>,
    /// A comment before the first move of a variation, for that move.
    pending: Remark,
}

impl<'a> Body<'a> {
    pub(super) fn new(source: &'a SourceText<'a>, builder: RecordBuilder) -> Self {
        let (branches, depths) = (Vec::new(), HashMap::new());
        Self { source, builder, branches, depths, pending: Remark::default() }
    }

    pub(super) fn take(&mut self, word: &PdnWord<'_>) -> Result<(), ReadError> {
        let here = self.builder.here();
        match &word.token {
            PdnToken::Move { text, .. } => self.play(word.at, text)?,
            PdnToken::Strength(sign) => self.mark(strength::number(sign)),
            PdnToken::Nag(number) => self.mark(Some(*number)),
            PdnToken::Comment(text) => self.comment(text),
            PdnToken::Open if self.branches.len() == DEEPEST => {
                return Err(self.source.error(word.at, ReadProblem::TooDeep { most: DEEPEST }));
            }
            PdnToken::Open => {
                let before = self.builder.record.tree.parent(here).unwrap_or(here);
                self.branches.push((here, before));
                self.builder.go_to(before);
            }
            PdnToken::Close => {
                let (main, _) = self.branches.pop().ok_or_else(|| self.broken(word.at))?;
                self.builder.go_to(main);
                self.pending = Remark::default();
            }
            PdnToken::Setup(text) => self.set_up(word.at, text)?,
            PdnToken::Number => (),
            PdnToken::Tag { .. } | PdnToken::Result(_) | PdnToken::Star => {
                unreachable!("a game is cut at these")
            }
        }
        Ok(())
    }

    fn broken(&self, at: usize) -> ReadError {
        self.source.error(at, ReadProblem::Grammar { form: Form::Pdn })
    }

    fn play(&mut self, at: usize, text: &str) -> Result<(), ReadError> {
        let before = self.builder.here();
        let node = self.builder.play(text).map_err(|why| {
            let number = self.builder.ply() + 1;
            self.source.error_about(at, text, ReadProblem::Illegal { number, why })
        })?;
        if node.number() > MOST_MOVES {
            return Err(self.source.error(at, ReadProblem::too_many_moves()));
        }
        let depth = self.branches.len();
        if self.depths.get(&before).is_none_or(|&known| depth < known) {
            self.depths.insert(before, depth);
            self.builder.record.tree.promote(node);
        }
        let comment = std::mem::take(&mut self.pending).comment;
        self.builder.record.tree.remark_mut(node).add_comment(comment);
        Ok(())
    }

    fn mark(&mut self, number: Option<u8>) {
        let here = self.builder.here();
        if here != NodeId::START
            && let Some(number) = number
        {
            self.builder.record.tree.remark_mut(here).marks.push(number);
        }
    }

    /// A comment is about the move before it; before the first move of a variation, about that
    /// move; and before all moves, about the game.
    fn comment(&mut self, text: &str) {
        let here = self.builder.here();
        let begins = self.branches.last().is_some_and(|&(_, before)| before == here);
        if begins {
            return self.pending.add_comment(clean::comment(text));
        }
        let remark = self.builder.record.tree.remark_mut(here);
        let mut told = Remark::default();
        let comment = commands::read(text, &mut told);
        if here == NodeId::START {
            // The start is no move: it has no times, and no result of its own.
            remark.drawings.append(&mut told.drawings);
        } else {
            let Remark { spent, left, opinion, mut drawings, verdict, .. } = told;
            remark.spent = spent.or(remark.spent);
            remark.left = left.or(remark.left);
            remark.opinion = opinion.or_else(|| remark.opinion.take());
            remark.verdict = verdict.or(remark.verdict);
            remark.drawings.append(&mut drawings);
        }
        remark.add_comment(comment);
    }

    /// `/FEN "…"/` before the first move is where the game starts; in the middle of a game there
    /// is nothing like it in a record.
    fn set_up(&mut self, at: usize, text: &str) -> Result<(), ReadError> {
        let fen = text.trim().strip_prefix(tag::FEN).map(|fen| fen.trim().trim_matches('"'));
        let fen = fen.filter(|_| self.builder.record.tree.is_empty());
        let fen = fen.ok_or_else(|| {
            self.source.error_about(at, text, ReadProblem::Meaningless { what: tag::FEN })
        })?;
        self.builder.set_up(fen).map_err(|error| self.source.error_about(at, fen, error))
    }

    pub(super) fn finish(self) -> Result<RecordBuilder, ReadError> {
        if !self.branches.is_empty() {
            return Err(self.broken(self.source.text.len()));
        }
        Ok(self.builder)
    }
}
