//! From words of PDN to games.

use rules::{Colour, Player, Spec, SpecError};
use session::Occupant;

use super::{
    DRAUGHTS,
    body::Body,
    game_type, result, strength, tag,
    token::{PdnToken, PdnTokens, PdnWord},
};
use crate::{
    Form, GameDate, GameResult, Participant, ReadError, ReadProblem, Record, RecordBuilder, clean,
    game_source::GameIter, source::SourceText,
};

/// The words of one game.
#[derive(Debug, Default)]
struct PdnGame<'a> {
    tags: Vec<PdnWord<'a>>,
    body: Vec<PdnWord<'a>>,
    /// The result that ended it, if one did.
    result: Option<&'a str>,
}

/// Whether a text has a tag, or a move that is numbered or has a sign between its squares, before
/// anything that is no word of PDN.
pub(crate) fn is_likely(text: &str) -> bool {
    let mut words = PdnTokens::new(text, 0);
    let mut numbered = false;
    while let Ok(Some(word)) = words.next() {
        match word.token {
            PdnToken::Tag { .. } => return true,
            PdnToken::Move { signed, .. } => return signed || numbered,
            PdnToken::Number => numbered = true,
            _ => (),
        }
    }
    false
}

/// Reads the games of a text.
pub(crate) fn read<'a>(source: SourceText<'a>, game: Option<&'a Spec>) -> GameIter<'a> {
    let words = Some(PdnTokens::new(source.text, 0));
    let mut games = PdnGames { source, game, words, open: PdnGame::default() };
    Box::new(std::iter::from_fn(move || games.next_game()))
}

/// The games of a text, one after the other.
struct PdnGames<'a> {
    source: SourceText<'a>,
    /// The game that it was said to be.
    game: Option<&'a Spec>,
    /// What is left of the text.
    words: Option<PdnTokens<'a>>,
    /// The game that is not complete yet.
    open: PdnGame<'a>,
}

impl PdnGames<'_> {
    fn next_game(&mut self) -> Option<Result<Record, ReadError>> {
        while let Some(words) = &mut self.words {
            match words.next() {
                Ok(None) => self.words = None,
                Ok(Some(word)) => {
                    if let Some(whole) = self.open.take(&self.source, word) {
                        return Some(whole.record(&self.source, self.game));
                    }
                }
                Err(at) => {
                    self.open = PdnGame::default();
                    // The next game begins with the next tag that begins a line.
                    let next = self.source.text[at..].find("\n[");
                    self.words = next.map(|next| PdnTokens::new(self.source.text, at + next));
                    let problem = ReadProblem::Grammar { form: Form::Pdn };
                    return Some(Err(self.source.error(at, problem)));
                }
            }
        }
        let open = std::mem::take(&mut self.open);
        (!open.is_empty()).then(|| open.record(&self.source, self.game))
    }
}

impl<'a> PdnGame<'a> {
    fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.body.is_empty()
    }

    /// Takes one more word; gives back the game before it if that is now complete.
    fn take(&mut self, source: &SourceText<'_>, word: PdnWord<'a>) -> Option<Self> {
        match word.token {
            PdnToken::Tag { .. } => {
                let ended = !self.body.is_empty();
                let whole = ended.then(|| std::mem::take(self));
                self.tags.push(word);
                whole
            }
            PdnToken::Star if self.is_mark(source, &word) => {
                self.body.push(PdnWord { at: word.at, token: PdnToken::Nag(strength::FORCED) });
                None
            }
            PdnToken::Star => self.end(None),
            PdnToken::Result(result) => self.end(Some(result)),
            _ => {
                self.body.push(word);
                None
            }
        }
    }

    /// Whether a star is glued to a move that other moves follow: then the move was forced.
    fn is_mark(&self, source: &SourceText<'_>, star: &PdnWord<'_>) -> bool {
        let glued =
            self.body.last().is_some_and(|last| matches!(last.token, PdnToken::Move { .. }))
                && !source.text[..star.at].ends_with(char::is_whitespace);
        let next = source.text[star.at + 1..].trim_start().chars().next();
        glued && next.is_some_and(|next| next != '[')
    }

    fn end(&mut self, result: Option<&'a str>) -> Option<Self> {
        if self.is_empty() {
            return None;
        }
        self.result = result;
        Some(std::mem::take(self))
    }

    fn tag(&self, wanted: &str) -> Option<(usize, &str)> {
        self.tags.iter().find_map(|word| match &word.token {
            PdnToken::Tag { name, value } if *name == wanted => Some((word.at, &**value)),
            _ => None,
        })
    }

    /// The record of the game: as the variant that its tags name, or as the first likely one in
    /// which all its moves are legal, or else as the one in which most of them are.
    fn record(&self, source: &SourceText<'_>, game: Option<&Spec>) -> Result<Record, ReadError> {
        let (at, variants) = self.variants(source, game)?;
        let guessed = variants.len() > 1;
        let mut refusal: Option<ReadError> = None;
        for variant in variants {
            let played = self.played(source, at, variant.clone());
            match played.map_err(|error| if guessed { error.assuming(&variant) } else { error }) {
                Ok(record) => return Ok(record),
                // The variant that explains most of the game is most likely the one.
                Err(error) if refusal.as_ref().is_none_or(|best| best.place < error.place) => {
                    refusal = Some(error);
                }
                Err(_) => (),
            }
        }
        Err(refusal.expect("there is always a likely variant"))
    }

    /// What the game may be, and where it says so.
    fn variants(
        &self,
        source: &SourceText<'_>,
        game: Option<&Spec>,
    ) -> Result<(usize, Vec<Spec>), ReadError> {
        let start = self.tags.first().or(self.body.first()).map_or(0, |word| word.at);
        if let Some((at, spec)) = self.tag(tag::GAME) {
            let wrong = |error: SpecError| source.error_about(at, spec, error);
            return Ok((at, vec![spec.parse().map_err(wrong)?]));
        }
        if let Some((at, value)) = self.tag(tag::GAME_TYPE) {
            let unknown = || source.error_about(at, value, ReadProblem::OtherGame);
            return Ok((at, vec![game_type::read(value).ok_or_else(unknown)?]));
        }
        if let Some(game) = game.filter(|game| game.name == DRAUGHTS) {
            return Ok((start, vec![game.clone()]));
        }
        let moves = self.body.iter().filter_map(|word| match &word.token {
            PdnToken::Move { text, .. } => Some(&**text),
            _ => None,
        });
        let fen = self.tag(tag::FEN).map(|(_, fen)| fen.trim_start_matches(['W', 'B']));
        let fen = fen.into_iter().flat_map(|fen| fen.split([':', ',']));
        let pieces = fen.map(|piece| piece.trim_start_matches(['W', 'B', 'K']));
        Ok((start, game_type::likely(moves.chain(pieces))))
    }

    /// The record of the game as one variant.
    fn played(&self, source: &SourceText<'_>, at: usize, game: Spec) -> Result<Record, ReadError> {
        let text = game.to_string();
        let refuse = |error: SpecError| source.error_about(at, &text, error);
        let mut builder = RecordBuilder::new(game).map_err(refuse)?;
        if builder.record.game.name != DRAUGHTS {
            return Err(source.error_about(at, &text, ReadProblem::OtherGame));
        }
        if let Some((at, fen)) = self.tag(tag::FEN) {
            builder.set_up(fen).map_err(|error| source.error_about(at, fen, error))?;
        }
        let mut body = Body::new(source, builder);
        for word in &self.body {
            body.take(word)?;
        }
        let mut builder = body.finish()?;
        self.describe(&mut builder);
        let mut record = builder.finish();
        // The names of draw counters are known to the board alone, which has spoken only now.
        let reason = record.verdict.and_then(|verdict| verdict.reason).map(rules::Reason::name);
        record.facts.retain(|name, why| name != tag::TERMINATION || Some(why.as_str()) != reason);
        Ok(record)
    }

    /// Notes what the tags say besides.
    fn describe(&self, builder: &mut RecordBuilder) {
        let colours = builder.table().board().colours;
        let seat = |colour| colours.iter().position(|&other| other == colour).unwrap_or(0);
        let white = Player(u8::from(seat(Colour::White) != 0));
        let record = &mut builder.record;
        let seats = [white.index(), white.other().index()];
        for (index, seat) in seats.into_iter().enumerate() {
            let named = |names: [&str; 2]| self.tag(names[index]).map(|(_, value)| value);
            let player = &mut record.players[seat];
            player.name = named(tag::NAMES).filter(|&name| name != "?").and_then(clean::line);
            let engine = named(tag::ENGINES).and_then(|engine| engine.parse().ok());
            player.kind = match (engine, named(tag::KINDS)) {
                (Some(engine), _) => Some(Occupant::Computer(engine)),
                (None, Some("program")) => {
                    Some(Occupant::Computer(Spec::new(Participant::PROGRAM)))
                }
                (None, Some("human")) => Some(Occupant::Human),
                (None, _) => None,
            };
        }
        let tagged = self.tag(tag::RESULT).map(|(_, value)| value);
        let mut told = tagged.into_iter().chain(self.result);
        let outcome = told.find_map(|text| result::read(text, white));
        let why = self.tag(tag::TERMINATION).map(|(_, value)| value);
        let reason = why.and_then(GameResult::reason_named);
        record.verdict = outcome.map(|outcome| GameResult { outcome, reason });
        record.begun = self.date();
        for word in &self.tags {
            let PdnToken::Tag { name, value } = &word.token else { continue };
            let unknown_reason = *name == tag::TERMINATION
                && record.verdict.is_none_or(|verdict| verdict.reason.is_none());
            let is_fact = !tag::is_known(name) || unknown_reason;
            if let Some(value) = clean::line(value).filter(|value| is_fact && value != "?") {
                record.facts.insert((*name).to_owned(), value);
            }
        }
    }

    /// `2012.02.01`, with question marks for what is not known, and the time if there is one.
    fn date(&self) -> Option<GameDate> {
        let (_, date) = self.tag(tag::DATE)?;
        let known: Vec<&str> =
            date.split(['.', '-', '/']).take_while(|part| !part.contains('?')).collect();
        let day = known.join("-");
        let moment =
            self.tag(tag::TIME).and_then(|(_, time)| GameDate::read(&format!("{day}T{time}Z")));
        moment.or_else(|| GameDate::read(&day))
    }
}
