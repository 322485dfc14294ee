//! Reads games from anything: what form it is shows from the content.

use rules::Spec;
use session::open_room;

use crate::{
    Form, ReadError, ReadProblem, Record,
    decode::decode,
    forms::wthor,
    game_source::{GameSource, SourceContent},
    guess::guess,
    source::SourceText,
};

/// The games that were read, each as it is or with what is wrong with it.
pub type Games = Vec<Result<Record, ReadError>>;

/// What is known beforehand of something that is to be read.
#[derive(Clone, Debug)]
pub struct ReadContext {
    /// The form; found from the content unless given.
    pub form: Option<Form>,
    /// The game, for forms that do not say it; guessed unless given.
    pub game: Option<Spec>,
    /// How many bytes there may be.
    pub longest: usize,
}

impl Default for ReadContext {
    fn default() -> Self {
        Self { form: None, game: None, longest: Self::LONGEST }
    }
}

impl ReadContext {
    /// The default limit of bytes.
    pub const LONGEST: usize = 256_000_000;

    /// Finds out which form something has; its games are read from what comes back.
    ///
    /// # Errors
    ///
    /// If it is too long, or has none of our forms.
    pub fn open<'a>(&self, bytes: &'a [u8]) -> Result<GameSource<'a>, ReadError> {
        if bytes.len() > self.longest {
            return Err(ReadProblem::TooLong { most: self.longest }.into());
        }
        if let Some((games, year)) = wthor::games(bytes) {
            return Ok(GameSource { content: SourceContent::Wthor(games, year) });
        }
        let text = decode(bytes).ok_or(ReadProblem::NoText)?;
        let source = SourceText { text: &text };
        if text.trim().is_empty() {
            return Err(ReadProblem::Empty.into());
        }
        let game = self.game.as_ref();
        let form = self.form.or_else(|| guess(&text, game));
        let form = form.ok_or_else(|| source.error(first_letter(&text), ReadProblem::NoForm))?;
        if let Some(game) = game
            && form.only_game().is_some_and(|only| only != game.name)
        {
            let game = open_room(game).map_err(ReadProblem::Spec)?.name();
            return Err(ReadProblem::WrongGame { form, game }.into());
        }
        Ok(GameSource { content: SourceContent::Text { text, form, game: self.game.clone() } })
    }

    /// Reads every game, each by itself.
    ///
    /// # Errors
    ///
    /// If there is no way to tell where one game ends and the next begins.
    pub fn read_each(&self, bytes: &[u8]) -> Result<Games, ReadError> {
        Ok(self.open(bytes)?.games()?.collect())
    }

    /// Reads every game.
    ///
    /// # Errors
    ///
    /// If one of them cannot be read.
    pub fn read(&self, bytes: &[u8]) -> Result<Vec<Record>, ReadError> {
        self.open(bytes)?.games()?.collect()
    }
}

/// Reads every game, whatever form it has.
///
/// # Errors
///
/// If the form is none of ours, or one of the games cannot be read.
pub fn read(bytes: &[u8]) -> Result<Vec<Record>, ReadError> {
    ReadContext::default().read(bytes)
}

fn first_letter(text: &str) -> usize {
    text.len() - text.trim_start().len()
}
