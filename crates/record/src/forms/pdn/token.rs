//! The tokens of PDN, as its lexer reads them.

use winnow::{
    LocatingSlice, Parser,
    ascii::{digit1, multispace0, multispace1, till_line_ending},
    combinator::{alt, delimited, not, opt, peek, preceded, repeat, terminated},
    error::EmptyError,
    stream::Location,
    token::{any, one_of, take_while},
};

/// A word of PDN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PdnToken<'a> {
    /// `[Event "…"]`
    Tag { name: &'a str, value: String },
    /// `12.`, `12...`, or dots alone.
    Number,
    /// `32-28`, `47x38x24`, `c3:e5`, or `cd4` for short, with any spaces taken out; whether there was a sign between
    /// the squares or they ran together.
    Move { text: String, signed: bool },
    /// `!`, `?!`, `(!)`, or a star that is glued to a move.
    Strength(&'a str),
    /// `$3`
    Nag(u8),
    /// `{ … }`, or the rest of a line behind a semicolon.
    Comment(&'a str),
    /// `/FEN "…"/`
    Setup(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `2-0`, `1/2-1/2`
    Result(&'a str),
    /// `*`
    Star,
}

/// A word and the byte at which it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PdnWord<'a> {
    pub(super) at: usize,
    pub(super) token: PdnToken<'a>,
}

type TokenInput<'a> = LocatingSlice<&'a str>;
type TokenResult<T> = Result<T, EmptyError>;

/// The words of a text, from some byte on.
pub(super) struct PdnTokens<'a> {
    input: TokenInput<'a>,
    start: usize,
}

impl<'a> PdnTokens<'a> {
    pub(super) fn new(text: &'a str, start: usize) -> Self {
        Self { input: LocatingSlice::new(&text[start..]), start }
    }

    /// The next word; nothing at the end.
    ///
    /// # Errors
    ///
    /// The byte at which something stands that is no word.
    pub(super) fn next(&mut self) -> Result<Option<PdnWord<'a>>, usize> {
        let Ok(()) = space(&mut self.input) else { return Ok(None) };
        let at = self.start + self.input.current_token_start();
        if self.input.is_empty() {
            return Ok(None);
        }
        let token = token(&mut self.input).map_err(|_| at)?;
        Ok(Some(PdnWord { at, token }))
    }
}

/// White space, and lines behind a per cent sign.
fn space(input: &mut TokenInput<'_>) -> TokenResult<()> {
    let gap = take_while(1.., |letter: char| letter.is_whitespace() || letter == '\u{feff}');
    repeat(0.., alt((gap.void(), ('%', till_line_ending).void()))).parse_next(input)
}

fn token<'a>(input: &mut TokenInput<'a>) -> TokenResult<PdnToken<'a>> {
    let said = alt((
        delimited('{', take_while(0.., |letter| letter != '}'), '}').map(PdnToken::Comment),
        preceded(';', till_line_ending).map(PdnToken::Comment),
        preceded('$', digit1.parse_to()).map(PdnToken::Nag),
        delimited('(', marks, ')').map(PdnToken::Strength),
        marks.map(PdnToken::Strength),
    ));
    let brackets = alt(('('.value(PdnToken::Open), ')'.value(PdnToken::Close)));
    let setup = delimited('/', take_while(0.., |letter| letter != '/'), '/').map(PdnToken::Setup);
    let end = alt((
        '*'.value(PdnToken::Star),
        terminated(result, not(inside_move)).map(PdnToken::Result),
    ));
    let moves = alt((number.value(PdnToken::Number), played));
    alt((tag, said, brackets, setup, end, moves)).parse_next(input)
}

fn marks<'a>(input: &mut TokenInput<'a>) -> TokenResult<&'a str> {
    take_while(1.., ['!', '?']).parse_next(input)
}

/// `[Name "value"]`; a quotation mark within the value has a backslash before it, or at least no
/// bracket behind it.
fn tag<'a>(input: &mut TokenInput<'a>) -> TokenResult<PdnToken<'a>> {
    let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let name = delimited(('[', multispace0), take_while(1.., letters), multispace0);
    let end = || ('"', multispace0, ']');
    let letter = alt((preceded('\\', one_of(['"', '\\'])), preceded(not(end()), any)));
    let value = delimited('"', repeat(0.., letter), end());
    (name, value).map(|(name, value)| PdnToken::Tag { name, value }).parse_next(input)
}

fn result<'a>(input: &mut TokenInput<'a>) -> TokenResult<&'a str> {
    alt(("1/2-1/2", "½-½", "1-0", "0-1", "2-0", "0-2", "1-1", "0-0")).parse_next(input)
}

/// What stands behind a number that is a square and not a point.
fn inside_move(input: &mut TokenInput<'_>) -> TokenResult<char> {
    one_of(|letter: char| letter.is_ascii_alphanumeric() || SIGNS.contains(&letter))
        .parse_next(input)
}

/// The number of a move, or the dots that stand for the move of the other side.
fn number(input: &mut TokenInput<'_>) -> TokenResult<()> {
    let dots = take_while(1.., ['.', '…']);
    (opt((digit1, multispace0)), dots).void().parse_next(input)
}

/// What stands between the squares of a move.
const SIGNS: [char; 6] = ['-', 'x', 'X', ':', '×', '–'];

fn played<'a>(input: &mut TokenInput<'a>) -> TokenResult<PdnToken<'a>> {
    alt((whole_move, short_move)).parse_next(input)
}

/// `cd4` or `c:e5:g7`, without the row of the first square.
fn short_move<'a>(input: &mut TokenInput<'a>) -> TokenResult<PdnToken<'a>> {
    let letter = one_of(|letter: char| letter.is_ascii_alphabetic());
    let others = repeat::<_, _, (), _, _>(0.., (one_of(SIGNS), lettered));
    let end = not(one_of(|letter: char| letter.is_alphanumeric()));
    let (text, ()) =
        ((letter, opt(one_of(SIGNS)), lettered, others).take(), end).parse_next(input)?;
    Ok(PdnToken::Move { text: text.replace('–', "-"), signed: false })
}

fn whole_move<'a>(input: &mut TokenInput<'a>) -> TokenResult<PdnToken<'a>> {
    // A space before the sign is a part of the move only if there is one behind it too: `44 -2`
    // are columns of Connect Four and what they are worth.
    let close = || terminated(one_of(SIGNS), (multispace0, peek(square)));
    let apart = || delimited(multispace1, one_of(SIGNS), (multispace1, peek(square)));
    let sign = || alt((close(), apart())).map(Some);
    let glued = || peek(lettered).value(None);
    let (first, others): (&str, Vec<(Option<char>, &str)>) =
        (square, repeat(1.., (alt((sign(), glued())), square))).parse_next(input)?;
    let mut text = first.to_owned();
    let signed = others.iter().any(|(sign, _)| sign.is_some());
    for (sign, square) in others {
        text.push(sign.filter(|&sign| sign != '–').unwrap_or('-'));
        text.push_str(square);
    }
    Ok(PdnToken::Move { text, signed })
}

/// `32` or `c3`.
fn square<'a>(input: &mut TokenInput<'a>) -> TokenResult<&'a str> {
    let numbered = take_while(1..=3, |letter: char| letter.is_ascii_digit());
    alt((lettered, terminated(numbered, not(one_of(|letter: char| letter.is_ascii_digit())))))
        .parse_next(input)
}

fn lettered<'a>(input: &mut TokenInput<'a>) -> TokenResult<&'a str> {
    let letter = one_of(|letter: char| letter.is_ascii_alphabetic());
    (letter, take_while(1..=2, |letter: char| letter.is_ascii_digit())).take().parse_next(input)
}
