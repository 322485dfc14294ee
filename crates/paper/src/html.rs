//! Documents as HTML: a page that needs nothing but itself, or an article to be put into one.

use crate::{Block, Document, Face, Figure, Text, picture, svg};

/// The style of a page that stands alone: light or dark as the reader's system is.
const STYLE: &str = include_str!("data/page.css");

/// A document as a page of its own.
#[must_use]
pub fn page(document: &Document) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{article}\
         </main>\n</body>\n</html>\n",
        language = escape(&document.language),
        title = escape(&document.title),
        article = article(document),
    )
}

/// A document as an article, to be put into a page.
#[must_use]
pub fn article(document: &Document) -> String {
    let mut html = String::new();
    element(&mut html, "article", |html| {
        element(html, "h1", |html| html.push_str(&escape(&document.title)));
        let mut blocks = &document.blocks[..];
        while let Some((block, mut after)) = blocks.split_first() {
            if let Block::Heading(heading) = block {
                let is_heading = |block: &Block| matches!(block, Block::Heading(_));
                let end = after.iter().position(is_heading).unwrap_or(after.len());
                let (section, others) = after.split_at(end);
                element(html, "section", |html| {
                    element(html, "h2", |html| html.push_str(&escape(heading)));
                    for block in section {
                        write_block(html, block);
                    }
                });
                after = others;
            } else {
                write_block(html, block);
            }
            blocks = after;
        }
    });
    html
}

/// An element around whatever is written in it.
fn element(html: &mut String, tag: &str, inside: impl FnOnce(&mut String)) {
    let name = tag.split(' ').next().unwrap_or(tag);
    html.extend(["<", tag, ">"]);
    inside(html);
    html.extend(["</", name, ">\n"]);
}

fn write_block(html: &mut String, block: &Block) {
    match block {
        Block::Heading(heading) => element(html, "h2", |html| html.push_str(&escape(heading))),
        Block::Paragraph(text) => element(html, "p", |html| write_text(html, text)),
        Block::List(items) => element(html, "ul", |html| {
            for item in items {
                element(html, "li", |html| write_text(html, item));
            }
        }),
        Block::Table { head, rows } => element(html, "table", |html| write_table(html, head, rows)),
        Block::Figures(figures) => element(html, "div class=\"figures\"", |html| {
            for figure in figures {
                element(html, "figure", |html| write_figure(html, figure));
            }
        }),
    }
}

fn write_table(html: &mut String, head: &[String], rows: &[Vec<Text>]) {
    element(html, "thead", |html| {
        element(html, "tr", |html| {
            for cell in head {
                element(html, "th scope=\"col\"", |html| html.push_str(&escape(cell)));
            }
        });
    });
    element(html, "tbody", |html| {
        for row in rows {
            element(html, "tr", |html| {
                for cell in row {
                    element(html, "td", |html| write_text(html, cell));
                }
            });
        }
    });
}

fn write_figure(html: &mut String, figure: &Figure) {
    html.push_str(&svg::element(&picture(&figure.diagram), &figure.caption.words()));
    element(html, "figcaption", |html| write_text(html, &figure.caption));
}

fn write_text(html: &mut String, text: &Text) {
    for span in &text.0 {
        let words = escape(&span.words);
        match span.face {
            Face::Plain => html.push_str(&words),
            Face::Strong => html.extend(["<strong>", &words, "</strong>"]),
            Face::Code => html.extend(["<code>", &words, "</code>"]),
        }
    }
}

/// Text with the signs that mean something to HTML and XML written out.
#[must_use]
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
