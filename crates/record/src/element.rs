//! An XML document as a tree of elements, read with limits.
//!
//! A document type could define entities that grow without end, so there must be none; and no
//! form of ours has elements deep within others.

use quick_xml::{
    Reader, XmlVersion,
    escape::resolve_xml_entity,
    events::{BytesRef, BytesStart, Event},
};

use crate::{Form, ReadError, ReadProblem, source::SourceText};

/// How deep elements may stand within others.
const DEEPEST: usize = 8;

/// An element with all that is in it.
#[derive(Debug, Default)]
pub(crate) struct Element {
    pub(crate) name: String,
    /// The byte at which it begins.
    pub(crate) at: usize,
    attributes: Vec<(String, String)>,
    pub(crate) children: Vec<Element>,
    /// The text directly in it.
    pub(crate) text: String,
}

impl Element {
    /// The root of a document.
    pub(crate) fn read(source: &SourceText<'_>) -> Result<Self, ReadError> {
        let mut reader = Reader::from_str(source.text);
        reader.config_mut().expand_empty_elements = true;
        // The document itself, around its root.
        let mut open = vec![Self::default()];
        loop {
            let at = index(reader.buffer_position());
            let event =
                reader.read_event().map_err(|_| refuse(source, index(reader.error_position())))?;
            let depth = open.len();
            let inner = open.last_mut().expect("the document stays open");
            match event {
                Event::Start(start) if depth <= DEEPEST => {
                    open.push(Self::begin(source, at, &start)?);
                }
                Event::Start(_) => {
                    return Err(source.error(at, ReadProblem::TooDeep { most: DEEPEST }));
                }
                Event::End(_) => {
                    let closed = open.pop().expect("what ends has begun");
                    let outer = open.last_mut().ok_or_else(|| refuse(source, at))?;
                    outer.children.push(closed);
                }
                Event::Text(text) => inner.text.push_str(&text.xml10_content()),
                Event::CData(text) => inner.text.push_str(&text.xml10_content()),
                Event::GeneralRef(name) => {
                    inner.text.push_str(&resolve(&name).ok_or_else(|| refuse(source, at))?);
                }
                Event::DocType(_) => return Err(source.error(at, ReadProblem::DocumentType)),
                Event::Eof => break,
                Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => (),
            }
        }
        let [document] = <[Self; 1]>::try_from(open)
            .map_err(|open| refuse(source, open.last().map_or(0, |element| element.at)))?;
        if !document.text.trim().is_empty() {
            return Err(refuse(source, source.text.len()));
        }
        let [root] = <[Self; 1]>::try_from(document.children).map_err(|_| refuse(source, 0))?;
        Ok(root)
    }

    fn begin(
        source: &SourceText<'_>,
        at: usize,
        start: &BytesStart<'_>,
    ) -> Result<Self, ReadError> {
        let mut element = Self { name: start.name().as_ref().to_owned(), at, ..Self::default() };
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|_| refuse(source, at))?;
            let value = attribute.normalized_value(XmlVersion::Explicit1_0);
            let value = value.map_err(|_| refuse(source, at))?.into_owned();
            element.attributes.push((attribute.key.as_ref().to_owned(), value));
        }
        Ok(element)
    }

    /// The value of an attribute, if it is there.
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| &**value)
    }

    /// The value of an attribute that is a number or the like, if it is there.
    ///
    /// # Errors
    ///
    /// If it is something else.
    pub(crate) fn parsed<T: std::str::FromStr>(
        &self,
        source: &SourceText<'_>,
        name: &'static str,
    ) -> Result<Option<T>, ReadError> {
        let Some(value) = self.attribute(name) else { return Ok(None) };
        let wrong = |_| source.error_about(self.at, value, ReadProblem::Meaningless { what: name });
        value.trim().parse().map(Some).map_err(wrong)
    }

    /// The elements of a name in this one.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Element> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// The first element of a name in this one.
    pub(crate) fn one<'a>(&'a self, name: &'a str) -> Option<&'a Element> {
        self.all(name).next()
    }
}

fn refuse(source: &SourceText<'_>, at: usize) -> ReadError {
    source.error(at, ReadProblem::Grammar { form: Form::Xml })
}

fn index(position: u64) -> usize {
    usize::try_from(position).expect("a place in a text that is in memory")
}

/// What `&name;` stands for, if it is one of the five that need no definition, or a number.
fn resolve(name: &BytesRef<'_>) -> Option<String> {
    match name.resolve_char_ref() {
        Ok(Some(letter)) => Some(letter.to_string()),
        Ok(None) => resolve_xml_entity(name).map(str::to_owned),
        Err(_) => None,
    }
}
