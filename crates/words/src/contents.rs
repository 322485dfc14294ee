//! What is in the files of a language: its messages, and the variables that each of them uses.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};

/// The messages of a language, each with what its text mentions.
#[derive(Debug, Default)]
pub(crate) struct Contents {
    mentions: BTreeMap<String, Mentions>,
}

/// What a text mentions.
#[derive(Debug, Default)]
struct Mentions {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Contents {
    /// Takes note of a file; what it says replaces what was said under the same names before.
    pub(crate) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                let mut mentions = Mentions::default();
                mentions.read_pattern(pattern);
                self.mentions.insert(message.id.name.to_owned(), mentions);
            }
        }
    }

    /// Every message, with the variables it uses itself or through the messages it mentions.
    pub(crate) fn messages(&self) -> BTreeMap<String, BTreeSet<String>> {
        self.mentions.keys().map(|id| (id.clone(), self.variables(id))).collect()
    }

    fn variables(&self, id: &str) -> BTreeSet<String> {
        let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let mut ahead = vec![id];
        while let Some(id) = ahead.pop() {
            if let Some(mentions) = self.mentions.get(id).filter(|_| seen.insert(id)) {
                found.extend(mentions.variables.iter().cloned());
                ahead.extend(mentions.messages.iter().map(String::as_str));
            }
        }
        found
    }
}

impl Mentions {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read_pattern(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            // A term sees only the variables it is called with.
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.read_call(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_call(arguments),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_call(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|named| &named.value);
        for inline in arguments.positional.iter().chain(named) {
            self.read_inline(inline);
        }
    }
}
