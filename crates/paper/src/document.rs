//! A document: headings, paragraphs, lists, tables and diagrams, whatever it is written as.

use rules::Diagram;

use crate::Text;

/// A document.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is called.
    pub title: String,
    /// The code of the language it is in.
    pub language: String,
    /// What it says, under the title.
    pub blocks: Vec<Block>,
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// The title of a chapter.
    Heading(String),
    /// A paragraph.
    Paragraph(Text),
    /// Items, one below the other.
    List(Vec<Text>),
    /// Cells in rows, under a head.
    Table {
        /// What the columns are called.
        head: Vec<String>,
        /// The rows, each with a cell for every column.
        rows: Vec<Vec<Text>>,
    },
    /// Diagrams side by side, where there is room.
    Figures(Vec<Figure>),
}

/// A diagram, and what it shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The diagram.
    pub diagram: Diagram,
    /// What it shows.
    pub caption: Text,
}
