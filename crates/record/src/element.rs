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

/// Reads a document piece by piece: its root first, then what is in the root, one after the other.
#[derive(Debug)]
pub(crate) struct ElementReader<'a> {
    source: SourceText<'a>,
    reader: Reader<&'a [u8]>,
    /// The document itself, its root, and what is open within.
    open: Vec<Element>,
    /// The root, once it is closed.
    closed: Option<Element>,
}

impl<'a> ElementReader<'a> {
    /// Reads a document as far as its root begins.
    pub(crate) fn open(source: SourceText<'a>) -> Result<Self, ReadError> {
        let mut reader = Reader::from_str(source.text);
        reader.config_mut().expand_empty_elements = true;
        let mut opened = Self { source, reader, open: vec![Element::default()], closed: None };
        while opened.open.len() < 2 {
            if matches!(opened.step()?, ElementStep::Done) {
                return Err(refuse(&source, 0));
            }
        }
        Ok(opened)
    }

    /// The root, with its attributes.
    pub(crate) fn root(&self) -> &Element {
        self.closed.as_ref().unwrap_or_else(|| &self.open[1])
    }

    /// The next element in the root, with all that is in it; nothing at the end of the document.
    pub(crate) fn child(&mut self) -> Result<Option<Element>, ReadError> {
        loop {
            match self.step()? {
                ElementStep::Child(child) => return Ok(Some(child)),
                ElementStep::Inside => (),
                ElementStep::Done => return Ok(None),
            }
        }
    }

    /// The root with all that is in it.
    pub(crate) fn whole(mut self) -> Result<Element, ReadError> {
        let mut children = Vec::new();
        while let Some(child) = self.child()? {
            children.push(child);
        }
        let root = self.closed.ok_or_else(|| refuse(&self.source, 0))?;
        Ok(Element { children, ..root })
    }

    /// Reads one thing more.
    fn step(&mut self) -> Result<ElementStep, ReadError> {
        let source = &self.source;
        let at = index(self.reader.buffer_position());
        let event = self.reader.read_event();
        let event = event.map_err(|_| refuse(source, index(self.reader.error_position())))?;
        let depth = self.open.len();
        let inner = self.open.last_mut().expect("the document stays open");
        match event {
            Event::Start(_) if depth == 1 && self.closed.is_some() => {
                return Err(refuse(source, 0));
            }
            Event::Start(start) if depth <= DEEPEST => {
                self.open.push(Element::begin(source, at, &start)?);
            }
            Event::Start(_) => {
                return Err(source.error(at, ReadProblem::TooDeep { most: DEEPEST }));
            }
            Event::End(_) => return self.close(at),
            Event::Text(text) => inner.text.push_str(&text.xml10_content()),
            Event::CData(text) => inner.text.push_str(&text.xml10_content()),
            Event::GeneralRef(name) => {
                inner.text.push_str(&resolve(&name).ok_or_else(|| refuse(source, at))?);
            }
            Event::DocType(_) => return Err(source.error(at, ReadProblem::DocumentType)),
            Event::Eof if depth > 1 => return Err(refuse(source, inner.at)),
            Event::Eof if !inner.text.trim().is_empty() => {
                return Err(refuse(source, source.text.len()));
            }
            Event::Eof => return Ok(ElementStep::Done),
            Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => (),
        }
        Ok(ElementStep::Inside)
    }

    /// Closes the innermost element.
    fn close(&mut self, at: usize) -> Result<ElementStep, ReadError> {
        let closed = self.open.pop().expect("what ends has begun");
        match &mut self.open[..] {
            [] => return Err(refuse(&self.source, at)),
            [_] => self.closed = Some(closed),
            [_, _] => return Ok(ElementStep::Child(closed)),
            [.., outer] => outer.children.push(closed),
        }
        Ok(ElementStep::Inside)
    }
}

/// How far a document has been read.
enum ElementStep {
    /// Something was read that is a part of something else.
    Inside,
    /// An element in the root is complete.
    Child(Element),
    /// The document is at its end.
    Done,
}

impl Element {
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
