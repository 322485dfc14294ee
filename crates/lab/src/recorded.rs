//! Asking a question and recording how the search finds its answer.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
};

use rules::{Phrase, Speak, Spec};
use search::{DEPTH, Limits, Stop};
use session::{Advice, AnyGame, ExternalEngine, Fault, GameNotation, Watcher};
use thiserror::Error;
use words::say_io_error;

use crate::{
    QuestionError, Recorder, Recording, RecordingError, SearchQuestion, Tree, literal,
    textbook::{self, TextbookEngine},
};

/// Why a search could not be recorded.
#[derive(Debug, Error)]
pub enum RecordError {
    /// The question makes no sense.
    #[error(transparent)]
    Question(#[from] QuestionError),
    /// There is nothing to search: the game is over.
    #[error("the game is over")]
    Over,
    /// The other program that was to think failed.
    #[error(transparent)]
    External(#[from] Fault),
    /// It could not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// What was written could not be read again.
    #[error(transparent)]
    Recording(#[from] RecordingError),
}

impl Speak for RecordError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Question(error) => error.phrase(),
            Self::External(fault) => fault.phrase(),
            Self::Over => Phrase::new("error-game-over"),
            Self::Io(error) => {
                Phrase::new("error-recording-write").with("problem", say_io_error(error))
            }
            Self::Recording(error) => error.phrase(),
        }
    }
}

impl SearchQuestion {
    /// Asks the question and writes down how the search finds its answer.
    ///
    /// # Errors
    ///
    /// If the question makes no sense, or the recording cannot be written.
    pub fn record<W: Write>(&self, out: W, stop: Stop) -> Result<W, RecordError> {
        self.record_at(&*self.table()?, out, stop)
    }

    /// The same at a table that has the position on it already.
    ///
    /// # Errors
    ///
    /// If the engine is refused, or the recording cannot be written.
    pub fn record_at<W: Write>(
        &self,
        table: &dyn AnyGame,
        out: W,
        stop: Stop,
    ) -> Result<W, RecordError> {
        let engine = self.spec().map_err(QuestionError::Spec)?;
        let mut recorder = Recorder::new(out, self, table.players())?;
        if let Some(advice) = self.of_textbook(&engine, table, &mut recorder)? {
            return Ok(recorder.finish(&advice)?);
        }
        let advice = table.watch(&engine, self.limits(), stop, &mut recorder);
        let advice = advice.map_err(QuestionError::Spec)?.ok_or(RecordError::Over)?;
        Ok(recorder.finish(&advice)?)
    }

    /// Has a tree that is written down searched as textbooks do, if the engine is one of theirs.
    fn of_textbook(
        &self,
        engine: &Spec,
        table: &dyn AnyGame,
        watcher: &mut dyn Watcher,
    ) -> Result<Option<Advice>, RecordError> {
        if !literal::is_tree(&self.game) {
            return Ok(None);
        }
        let tree: Tree = self.game.parse().map_err(QuestionError::Position)?;
        let Some(found) = TextbookEngine::of(engine, &tree)? else { return Ok(None) };
        if table.ending().is_some() {
            return Err(RecordError::Over);
        }
        let own = Limits::of(&engine.settle(&[DEPTH]).map_err(QuestionError::Spec)?);
        let depth = self.limits().depth.or(own.depth);
        let root = literal::node_at(&tree, &table.position());
        let limits = Limits { depth, ..Limits::default() };
        Ok(Some(textbook::record(found, &tree, root, limits, watcher)))
    }

    /// Asks another program at a table that has the position on it already, and writes down what it
    /// tells of its search.
    ///
    /// # Errors
    ///
    /// If the program fails, or the recording cannot be written.
    pub fn record_external<W: Write>(
        &self,
        table: &dyn AnyGame,
        external: &mut dyn ExternalEngine,
        out: W,
        stop: &Stop,
    ) -> Result<W, RecordError> {
        if table.ending().is_some() {
            return Err(RecordError::Over);
        }
        let mut start = crate::table(&self.game)?;
        if let Some(position) = &self.position {
            start.set_up(position).map_err(QuestionError::Position)?;
        }
        let place = GameNotation { start: start.position(), moves: self.moves.clone() };
        let mut recorder = Recorder::new(out, self, table.players())?;
        let advice = external.think_watched(&place, self.limits(), stop, &mut recorder)?;
        Ok(recorder.finish(&advice)?)
    }

    /// Asks the question and keeps the recording in a file that is deleted when it is read no
    /// more.
    ///
    /// # Errors
    ///
    /// If the question makes no sense, or the recording cannot be written.
    pub fn recorded(&self, stop: Stop) -> Result<Recording<File>, RecordError> {
        let out = BufWriter::with_capacity(1 << 16, tempfile::tempfile()?);
        let out = self.record(out, stop)?;
        let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
        Ok(Recording::read(file)?)
    }
}
