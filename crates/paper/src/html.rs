//! Documents as HTML: a page that needs nothing but itself, or an article to be put into one.
//!
//! HTML is written with `maud`, which escapes whatever is put into it: no text can become markup.

use maud::{Markup, PreEscaped, html};

use crate::{Block, Document, Face, Figure, Text, picture, svg};

/// The style of a page that stands alone: light or dark as the reader's system is.
const STYLE: &str = include_str!("data/page.css");

/// A document as a page of its own.
#[must_use]
pub fn page(document: &Document) -> String {
    whole_page(&document.language, &document.title, STYLE, &article_markup(document))
}

/// A document as an article, to be put into a page.
#[must_use]
pub fn article(document: &Document) -> String {
    article_markup(document).into_string()
}

/// A page that needs nothing but itself: its language, its title, its style sheet, and what is on
/// it.
#[must_use]
pub fn whole_page(language: &str, title: &str, style: &str, body: &Markup) -> String {
    let page = html! {
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(style)) }
            }
            body { main { (body) } }
        }
    };
    format!("<!DOCTYPE html>\n{}\n", page.into_string())
}

/// A table of texts.
#[must_use]
pub fn table(head: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        table {
            thead { tr { @for cell in head { th scope="col" { (cell) } } } }
            tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
        }
    }
}

fn article_markup(document: &Document) -> Markup {
    let is_heading = |block: &Block| matches!(block, Block::Heading(_));
    let mut sections = document.blocks.chunk_by(|_, next| !is_heading(next)).peekable();
    // What comes before the first heading belongs to no section.
    let opening = sections.next_if(|blocks| !blocks.first().is_some_and(is_heading));
    html! {
        article {
            h1 { (document.title) }
            @for block in opening.unwrap_or_default() { (block_markup(block)) }
            @for section in sections {
                section { @for block in section { (block_markup(block)) } }
            }
        }
    }
}

fn block_markup(block: &Block) -> Markup {
    match block {
        Block::Heading(heading) => html! { h2 { (heading) } },
        Block::Paragraph(text) => html! { p { (text_markup(text)) } },
        Block::List(items) => html! { ul { @for item in items { li { (text_markup(item)) } } } },
        Block::Table { head, rows } => html! {
            table {
                thead { tr { @for cell in head { th scope="col" { (cell) } } } }
                tbody {
                    @for row in rows { tr { @for cell in row { td { (text_markup(cell)) } } } }
                }
            }
        },
        Block::Figures(figures) => html! {
            div class="figures" { @for figure in figures { (figure_markup(figure)) } }
        },
    }
}

fn figure_markup(figure: &Figure) -> Markup {
    html! {
        figure {
            (svg::element(&picture(&figure.diagram), &figure.caption.words()))
            figcaption { (text_markup(&figure.caption)) }
        }
    }
}

fn text_markup(text: &Text) -> Markup {
    html! {
        @for span in &text.0 {
            @match span.face {
                Face::Plain => { (span.words) }
                Face::Strong => { strong { (span.words) } }
                Face::Code => { code { (span.words) } }
            }
        }
    }
}
