//! A file of games that is read game by game: one of them is in memory at a time.

use std::{borrow::Cow, iter};

use rules::Spec;

use crate::{
    Form, ReadError, ReadProblem, Record,
    element::ElementReader,
    forms::{
        ggf, gomocup, json, morpion_xml, obf, pdn, position, room_form, transcript, wthor, xml,
    },
    source::SourceText,
};

/// The games of a file one after the other, each as it is or with what is wrong with it.
pub type GameIter<'a> = Box<dyn Iterator<Item = Result<Record, ReadError>> + 'a>;

/// A file of games whose form is known, from which they are read one after the other.
#[derive(Clone, Debug)]
pub struct GameSource<'a> {
    pub(crate) content: SourceContent<'a>,
}

/// What is in a file of games.
#[derive(Clone, Debug)]
pub(crate) enum SourceContent<'a> {
    /// WTHOR, which is no text: the games and their year.
    Wthor(&'a [[u8; wthor::GAME]], u16),
    /// Text in some form, and the game that it was said to be of.
    Text { text: Cow<'a, str>, form: Form, game: Option<Spec> },
}

impl GameSource<'_> {
    /// The games, from the first one on, as often as is asked for.
    ///
    /// # Errors
    ///
    /// If there is no way to tell where one game ends and the next begins, or there is none.
    pub fn games(&self) -> Result<GameIter<'_>, ReadError> {
        let games = match &self.content {
            SourceContent::Wthor(games, year) => wthor::read(games, *year),
            SourceContent::Text { text, form, game } => {
                read_text(SourceText { text }, *form, game.as_ref())?
            }
        };
        let mut games = games.peekable();
        match games.peek() {
            None => Err(ReadProblem::Empty.into()),
            Some(_) => Ok(Box::new(games)),
        }
    }
}

fn read_text<'a>(
    source: SourceText<'a>,
    form: Form,
    game: Option<&'a Spec>,
) -> Result<GameIter<'a>, ReadError> {
    Ok(match form {
        Form::Xml | Form::MorpionXml => {
            let reader = ElementReader::open(source)?;
            match &*reader.root().name {
                xml::ROOT => xml::read(source, reader)?,
                morpion_xml::ROOT => {
                    let root = reader.whole()?;
                    Box::new(iter::once(morpion_xml::read(&source, &root)))
                }
                _ => return Err(source.error(reader.root().at, ReadProblem::NoForm)),
            }
        }
        Form::Json => json::read(source)?,
        Form::Pdn => pdn::read(source, game),
        Form::Ggf => ggf::read(source, room_form::find(form)?),
        Form::Obf => obf::read(source, room_form::find(form)?, game),
        Form::Wthor => return Err(ReadProblem::Grammar { form }.into()),
        Form::Gomocup => gomocup::read(source),
        Form::Transcript => transcript::read(source, game),
        Form::Position => position::read(source, game),
    })
}
