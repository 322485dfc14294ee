//! SQL that is put together at run time.
//!
//! Text is only ever of ours (`&'static str`), numbers are written as numbers, and everything else
//! is bound. This is what sqlx's `QueryBuilder` does, which cannot be used here: for a database that
//! is chosen at run time (`sqlx::Any`) it writes `?` for a value, and PostgreSQL wants `$1`.

use std::fmt::{Display, Write as _};

use sqlx::{
    Any, Arguments as _, AssertSqlSafe, Encode, Type, any::AnyArguments, query::Query, query_with,
};

/// A statement in the making, with the values that it binds.
#[derive(Default)]
pub(crate) struct SqlBuilder {
    text: String,
    arguments: AnyArguments,
    /// The first value that could not be bound.
    refused: Option<sqlx::error::BoxDynError>,
}

/// A whole number, whose text cannot be anything else.
pub(crate) trait SqlInteger: Copy + Display {}

impl SqlInteger for i64 {}
impl SqlInteger for u8 {}
impl SqlInteger for u16 {}
impl SqlInteger for u32 {}
impl SqlInteger for u64 {}
impl SqlInteger for u128 {}
impl SqlInteger for usize {}

impl SqlBuilder {
    /// Begins a statement.
    pub(crate) fn new(text: &'static str) -> Self {
        Self { text: text.to_owned(), ..Self::default() }
    }

    /// Adds text.
    pub(crate) fn push(&mut self, text: &'static str) -> &mut Self {
        self.text.push_str(text);
        self
    }

    /// Adds a number as it is.
    pub(crate) fn push_number(&mut self, number: impl SqlInteger) -> &mut Self {
        write!(self.text, "{number}").expect("a string takes everything");
        self
    }

    /// Adds a number as it is, or `NULL`.
    pub(crate) fn push_optional(&mut self, number: Option<impl SqlInteger>) -> &mut Self {
        match number {
            Some(number) => self.push_number(number),
            None => self.push("NULL"),
        }
    }

    /// Binds a value, and adds the place for it.
    pub(crate) fn push_bind<'v, T>(&mut self, value: T) -> &mut Self
    where
        T: Encode<'v, Any> + Type<Any>,
    {
        if let Err(error) = self.arguments.add(value) {
            self.refused.get_or_insert(error);
        }
        write!(self.text, "${}", self.arguments.len()).expect("a string takes everything");
        self
    }

    /// Adds each of several things, with text between them.
    pub(crate) fn push_separated<I: IntoIterator>(
        &mut self,
        separator: &'static str,
        items: I,
        mut push: impl FnMut(&mut Self, I::Item),
    ) -> &mut Self {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.text.push_str(separator);
            }
            push(self, item);
        }
        self
    }

    /// Adds rows in brackets.
    pub(crate) fn push_values<I: IntoIterator>(
        &mut self,
        rows: I,
        mut push: impl FnMut(&mut Self, I::Item),
    ) -> &mut Self {
        self.push(" VALUES ").push_separated(", ", rows, |sql, row| {
            sql.push("(");
            push(sql, row);
            sql.push(")");
        })
    }

    /// The statement. It is not prepared for later: another time it is another text.
    ///
    /// # Errors
    ///
    /// If a value could not be bound.
    pub(crate) fn build(self) -> Result<Query<'static, Any, AnyArguments>, sqlx::Error> {
        match self.refused {
            Some(error) => Err(sqlx::Error::Encode(error)),
            None => Ok(query_with(AssertSqlSafe(self.text), self.arguments).persistent(false)),
        }
    }
}
