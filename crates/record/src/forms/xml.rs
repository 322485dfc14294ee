//! XML: our own form for people's saved games. `docs/plateau.xsd` is its schema.

use quick_xml::{
    Writer,
    events::{BytesDecl, BytesText, Event},
    writer::ElementWriter,
};
use std::io::{self, Write};

use crate::{
    ReadError, ReadProblem, Record,
    element::{Element, ElementReader},
    game_source::GameIter,
    sheet::{Sheet, SheetMove, SheetPlayer, SheetResult, SheetTerms, TextValue},
    source::SourceText,
    version,
};

/// The name of the element that holds everything.
pub(crate) const ROOT: &str = "plateau";

/// Reads every game of a document.
pub(crate) fn read<'a>(
    source: SourceText<'a>,
    mut reader: ElementReader<'a>,
) -> Result<GameIter<'a>, ReadError> {
    let root = reader.root();
    let version = root.parsed(&source, "version")?;
    let version =
        version.ok_or_else(|| source.error(root.at, ReadProblem::Missing { what: "version" }))?;
    version::check(version).map_err(|problem| source.error(root.at, problem))?;
    let mut broken = false;
    Ok(Box::new(std::iter::from_fn(move || {
        while !broken {
            match reader.child() {
                Ok(Some(game)) if game.name == "game" => {
                    let read = sheet(&source, &game);
                    return Some(read.and_then(|sheet| sheet.record(&source, game.at)));
                }
                Ok(Some(_)) => (),
                Ok(None) => return None,
                Err(error) => {
                    broken = true;
                    return Some(Err(error));
                }
            }
        }
        None
    })))
}

/// The sheet that an element describes.
fn sheet(source: &SourceText<'_>, game: &Element) -> Result<Sheet, ReadError> {
    let found = |element: &Element, value: &str| element.found(source, value.to_owned());
    let attribute = |name| game.attribute(name).map(|value| found(game, value));
    let mut sheet = Sheet {
        game: attribute("spec"),
        begun: attribute("begun"),
        saved: attribute("saved"),
        start: game.one("start").map(|start| found(start, start.text.trim())),
        introduction: game.one("introduction").map(|element| element.text.clone()),
        ..Sheet::default()
    };
    for player in game.one("players").into_iter().flat_map(|players| players.all("player")) {
        sheet.players.push(player.found(source, read_player(source, player)?));
    }
    if let Some(terms) = game.one("terms") {
        sheet.terms = Some(terms.found(source, read_terms(source, terms)?));
    }
    if let Some(moves) = game.one("moves") {
        sheet.current =
            moves.parsed(source, "current")?.map(|current| moves.found(source, current));
        sheet.drawings = read_drawings(moves);
        sheet.unplayed = read_result(source, moves)?.map(|result| moves.found(source, result));
        for played in moves.all("move") {
            sheet.moves.push(played.found(source, read_move(source, played)?));
        }
    }
    if let Some(result) = game.one("result") {
        let said = read_result(source, result)?.unwrap_or_default();
        sheet.result = Some(result.found(source, said));
    }
    for fact in game.all("fact") {
        let name = fact.attribute("name").unwrap_or_default().to_owned();
        sheet.facts.insert(name, fact.text.clone());
    }
    Ok(sheet)
}

fn read_player(source: &SourceText<'_>, player: &Element) -> Result<SheetPlayer, ReadError> {
    let text = |name| player.attribute(name).map(str::to_owned);
    let count = |name| player.parsed::<u32>(source, name).map(Option::unwrap_or_default);
    Ok(SheetPlayer {
        name: text("name"),
        kind: text("kind"),
        engine: text("engine"),
        symbol: text("symbol"),
        wins: count("wins")?,
        draws: count("draws")?,
        losses: count("losses")?,
    })
}

fn read_terms(source: &SourceText<'_>, terms: &Element) -> Result<SheetTerms, ReadError> {
    let text = |name| terms.attribute(name).map(str::to_owned);
    let switch = |name| terms.parsed(source, name).map(Option::unwrap_or_default);
    Ok(SheetTerms {
        asked: text("asked"),
        first: terms.parsed(source, "first")?,
        seed: terms.parsed(source, "seed")?,
        clock: text("clock"),
        touch_move: switch("touch-move")?,
        alternate: switch("alternate")?,
        pace: terms.parsed(source, "pace")?,
        analysis: switch("analysis")?,
    })
}

/// The result that stands in the attributes of an element, if one does.
fn read_result(
    source: &SourceText<'_>,
    result: &Element,
) -> Result<Option<SheetResult>, ReadError> {
    let Some(outcome) = result.attribute("outcome") else { return Ok(None) };
    Ok(Some(SheetResult {
        outcome: outcome.to_owned(),
        player: result.parsed(source, "player")?,
        reason: result.attribute("reason").map(str::to_owned),
    }))
}

/// What is drawn on the board, as an element says it.
fn read_drawings(element: &Element) -> Vec<String> {
    let drawings = element.attribute("drawings").unwrap_or_default();
    drawings.split_whitespace().map(str::to_owned).collect()
}

fn write_drawings(drawings: &[String]) -> Option<String> {
    (!drawings.is_empty()).then(|| drawings.join(" "))
}

fn read_move(source: &SourceText<'_>, played: &Element) -> Result<SheetMove, ReadError> {
    let text = |name| played.attribute(name).map(str::to_owned);
    let marks = played.attribute("marks").unwrap_or_default().split_whitespace();
    let marks = marks.map(str::parse).collect::<Result<_, _>>().map_err(|_| {
        let marks = played.attribute("marks").unwrap_or_default();
        source.error_about(played.at, marks, ReadProblem::Meaningless { what: "marks" })
    })?;
    Ok(SheetMove {
        text: text("text").unwrap_or_default(),
        after: played.parsed(source, "after")?,
        spent: played.parsed(source, "spent")?,
        left: played.parsed(source, "left")?,
        opinion: text("opinion"),
        marks,
        drawings: read_drawings(played),
        comment: Some(played.text.clone()),
        result: read_result(source, played)?,
    })
}

impl Element {
    /// A value that stands in this element.
    fn found<T>(&self, source: &SourceText<'_>, value: T) -> TextValue<T> {
        TextValue { address: source.text.as_ptr().addr() + self.at, value }
    }
}

/// Writes games.
pub(crate) fn write(
    records: &mut dyn Iterator<Item = Record>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut writer = Writer::new_with_indent(out, b' ', 2);
    write_document(&mut writer, records)?;
    writeln!(writer.into_inner())
}

type XmlOut<'a> = Writer<&'a mut dyn Write>;

fn write_document(
    writer: &mut XmlOut<'_>,
    records: &mut dyn Iterator<Item = Record>,
) -> io::Result<()> {
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let version = version::NEWEST.to_string();
    let root = writer.create_element(ROOT).with_attribute(("version", &*version));
    root.write_inner_content(|writer| {
        for record in records {
            write_game(writer, &Sheet::of(&record))?;
        }
        Ok(())
    })?;
    Ok(())
}

fn write_game(writer: &mut XmlOut<'_>, sheet: &Sheet) -> io::Result<()> {
    let text = |found: &Option<TextValue<String>>| found.as_ref().map(|found| found.value.clone());
    let game = writer.create_element("game").with_those_given([
        ("spec", text(&sheet.game)),
        ("begun", text(&sheet.begun)),
        ("saved", text(&sheet.saved)),
    ]);
    game.write_inner_content(|writer| {
        writer.create_element("players").write_inner_content(|writer| {
            sheet.players.iter().try_for_each(|player| write_player(writer, &player.value))
        })?;
        if let Some(TextValue { value: terms, .. }) = &sheet.terms {
            write_terms(writer, terms)?;
        }
        write_text(writer, "start", text(&sheet.start).as_ref())?;
        write_text(writer, "introduction", sheet.introduction.as_ref())?;
        let current = sheet.current.as_ref().map(|current| current.value.to_string());
        let drawings = write_drawings(&sheet.drawings);
        let moves = writer.create_element("moves");
        let moves = moves.with_those_given([("current", current), ("drawings", drawings)]);
        let unplayed = sheet.unplayed.as_ref().map(|unplayed| &unplayed.value);
        let moves = moves.with_those_given(result_attributes(unplayed));
        moves.write_inner_content(|writer| {
            sheet.moves.iter().try_for_each(|played| write_move(writer, &played.value))
        })?;
        if let Some(TextValue { value: result, .. }) = &sheet.result {
            let element = writer.create_element("result");
            element.with_those_given(result_attributes(Some(result))).write_empty()?;
        }
        sheet.facts.iter().try_for_each(|(name, value)| {
            let fact = writer.create_element("fact").with_attribute(("name", &**name));
            fact.write_text_content(BytesText::new(value)).map(|_| ())
        })
    })?;
    Ok(())
}

fn write_player(writer: &mut XmlOut<'_>, player: &SheetPlayer) -> io::Result<()> {
    let count = |count: u32| Some(count.to_string()).filter(|_| count > 0);
    let player = writer.create_element("player").with_those_given([
        ("name", player.name.clone()),
        ("kind", player.kind.clone()),
        ("engine", player.engine.clone()),
        ("symbol", player.symbol.clone()),
        ("wins", count(player.wins)),
        ("draws", count(player.draws)),
        ("losses", count(player.losses)),
    ]);
    player.write_empty().map(|_| ())
}

fn write_terms(writer: &mut XmlOut<'_>, terms: &SheetTerms) -> io::Result<()> {
    let switch = |on: bool| on.then(|| "true".to_owned());
    let element = writer.create_element("terms").with_those_given([
        ("asked", terms.asked.clone()),
        ("first", terms.first.map(|first| first.to_string())),
        ("seed", terms.seed.map(|seed| seed.to_string())),
        ("clock", terms.clock.clone()),
        ("touch-move", switch(terms.touch_move)),
        ("alternate", switch(terms.alternate)),
        ("pace", terms.pace.map(|seconds| seconds.to_string())),
        ("analysis", switch(terms.analysis)),
    ]);
    element.write_empty().map(|_| ())
}

fn result_attributes(result: Option<&SheetResult>) -> [(&'static str, Option<String>); 3] {
    [
        ("outcome", result.map(|result| result.outcome.clone())),
        ("player", result.and_then(|result| result.player).map(|player| player.to_string())),
        ("reason", result.and_then(|result| result.reason.clone())),
    ]
}

fn write_move(writer: &mut XmlOut<'_>, played: &SheetMove) -> io::Result<()> {
    let marks: Vec<String> = played.marks.iter().map(ToString::to_string).collect();
    let element = writer.create_element("move").with_those_given([
        ("text", Some(played.text.clone())),
        ("after", played.after.map(|after| after.to_string())),
        ("spent", played.spent.map(|seconds| seconds.to_string())),
        ("left", played.left.map(|seconds| seconds.to_string())),
        ("opinion", played.opinion.clone()),
        ("marks", Some(marks.join(" ")).filter(|marks| !marks.is_empty())),
        ("drawings", write_drawings(&played.drawings)),
    ]);
    let element = element.with_those_given(result_attributes(played.result.as_ref()));
    match &played.comment {
        Some(comment) => element.write_text_content(BytesText::new(comment)),
        None => element.write_empty(),
    }
    .map(|_| ())
}

fn write_text(writer: &mut XmlOut<'_>, name: &str, text: Option<&String>) -> io::Result<()> {
    let Some(text) = text else { return Ok(()) };
    writer.create_element(name).write_text_content(BytesText::new(text)).map(|_| ())
}

/// An element that gets the attributes that have a value.
trait OptionalAttributes: Sized {
    fn with_those_given<const N: usize>(self, attributes: [(&str, Option<String>); N]) -> Self;
}

impl OptionalAttributes for ElementWriter<'_, &mut dyn Write> {
    fn with_those_given<const N: usize>(self, attributes: [(&str, Option<String>); N]) -> Self {
        let given = attributes.into_iter().filter_map(|(name, value)| Some((name, value?)));
        given.fold(self, |element, (name, value)| element.with_attribute((name, &*value)))
    }
}
