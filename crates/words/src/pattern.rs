//! Messages as data, for a reader that puts sentences together by itself.

use std::collections::BTreeMap;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern as Written, PatternElement, VariantKey,
};

/// A message as data: its parts in order.
pub type Pattern = Vec<Part>;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words that stay as they are.
    Text(String),
    /// The place of a variable.
    Value(String),
    /// A choice by the value of a variable: by what it is, or by its plural.
    Select {
        /// The variable.
        variable: String,
        /// The variants by what chooses them, such as `0` or `one`.
        variants: Vec<(String, Pattern)>,
        /// What chooses the variant for everything else.
        usual: String,
    },
}

/// How deep messages may mention each other.
const DEEPEST: usize = 8;

/// The messages of a language as data; what later files say counts in place of earlier ones.
pub(crate) fn patterns(files: &[impl AsRef<FluentResource>]) -> BTreeMap<String, Pattern> {
    let mut written = BTreeMap::new();
    for entry in files.iter().flat_map(|file| file.as_ref().entries()) {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            written.insert(message.id.name, pattern);
        }
    }
    let reader = PatternReader { written: &written };
    let read = |(id, pattern): (&&str, &&Written<&str>)| {
        ((*id).to_owned(), reader.pattern(pattern, DEEPEST))
    };
    written.iter().map(read).collect()
}

struct PatternReader<'a> {
    written: &'a BTreeMap<&'a str, &'a Written<&'a str>>,
}

impl PatternReader<'_> {
    fn pattern(&self, pattern: &Written<&str>, deeper: usize) -> Pattern {
        let mut parts = Pattern::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(text(value)),
                PatternElement::Placeable { expression } => {
                    parts.extend(self.expression(expression, deeper));
                }
            }
        }
        parts
    }

    fn expression(&self, expression: &Expression<&str>, deeper: usize) -> Pattern {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline, deeper),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let key = |key: &VariantKey<&str>| match key {
            VariantKey::Identifier { name } => (*name).to_owned(),
            VariantKey::NumberLiteral { value } => (*value).to_owned(),
        };
        let usual = variants.iter().find(|variant| variant.default);
        let read = variants.iter();
        let read = read.map(|found| (key(&found.key), self.pattern(&found.value, deeper)));
        vec![Part::Select {
            variable: variable(selector).unwrap_or_default().to_owned(),
            variants: read.collect(),
            usual: usual.map(|variant| key(&variant.key)).unwrap_or_default(),
        }]
    }

    fn inline(&self, inline: &InlineExpression<&str>, deeper: usize) -> Pattern {
        match inline {
            InlineExpression::StringLiteral { value } => {
                vec![Part::Text(fluent_syntax::unicode::unescape_unicode_to_string(value).into())]
            }
            InlineExpression::NumberLiteral { value } => vec![text(value)],
            InlineExpression::MessageReference { id, .. } => match self.written.get(id.name) {
                Some(pattern) if deeper > 0 => self.pattern(pattern, deeper - 1),
                _ => Pattern::new(),
            },
            InlineExpression::Placeable { expression } => self.expression(expression, deeper),
            other => variable(other).map(|name| Part::Value(name.to_owned())).into_iter().collect(),
        }
    }
}

/// The variable that an expression is about.
fn variable<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().find_map(variable)
        }
        _ => None,
    }
}

fn text(value: &str) -> Part {
    Part::Text(value.to_owned())
}
