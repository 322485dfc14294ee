//! Forms whose grammar a room knows: what it reads is played again, what it writes is asked of it.

use rules::{GameText, MoveText, Settings, Spec, SpecError, TextForm};
use session::{GAMES, GameEntry, OpenError, open_room};

use crate::{
    Form, NodeId, ReadError, ReadProblem, Record, RecordBuilder, Remark, WriteError, clean,
    source::SourceText,
};

/// The room that offers a form which is one game's alone.
pub(crate) fn room(form: Form) -> Option<&'static dyn GameEntry> {
    GAMES.iter().copied().find(|entry| entry.text_form(form.name()).is_some())
}

/// A form which is one game's alone.
pub(crate) fn find(form: Form) -> Result<&'static TextForm, ReadProblem> {
    room(form).and_then(|entry| entry.text_form(form.name())).ok_or(ReadProblem::NoForm)
}

/// The form as the room of a game has it, if it has one of its own.
pub(super) fn of_game(form: Form, game: &Spec) -> Option<&'static TextForm> {
    open_room(game).ok()?.text_form(form.name())
}

/// Takes down one game of a text, and gives back its tags. The moves are a line, or alternatives
/// at the start.
pub(super) fn take_down(
    source: &SourceText<'_>,
    form: &TextForm,
    text: &str,
    builder: &mut RecordBuilder,
    alternatives: bool,
) -> Result<Vec<(String, String)>, ReadError> {
    let refuse = |error: SpecError| source.error(source.offset(text), error);
    let settings = settings(&builder.record.game).map_err(refuse)?;
    let game = (form.read)(&settings, text).map_err(|error| source.within(text, error))?;
    if let Some(start) = &game.start {
        builder.set_up(start).map_err(|error| source.within(text, error))?;
    }
    for MoveText { text: played, at, opinion, seconds } in game.moves {
        if alternatives {
            builder.go_to(NodeId::START);
        }
        let node = builder.play(&played).map_err(|why| {
            let at = source.offset(text) + at.unwrap_or_default();
            source.error_about(at, &played, ReadProblem::Illegal { number: builder.ply() + 1, why })
        })?;
        *builder.record.tree.remark_mut(node) = Remark {
            spent: seconds.parse().ok().and_then(clean::seconds),
            opinion: clean::line(&opinion),
            ..Remark::default()
        };
    }
    Ok(game.tags)
}

/// Writes the main line of a game with these tags.
pub(super) fn write(
    form: Form,
    record: &Record,
    tags: Vec<(String, String)>,
) -> Result<String, WriteError> {
    let refuse = || WriteError::OtherGame { form, game: record.game.name.clone() };
    let write = of_game(form, &record.game).and_then(|form| form.write).ok_or_else(refuse)?;
    let moves = record.tree.main_line().map(|node| {
        let remark = record.tree.remark(node);
        let seconds = remark.spent.map(|spent| spent.as_secs_f64().to_string());
        MoveText {
            text: record.tree.text(node).to_owned(),
            at: None,
            opinion: remark.opinion.clone().unwrap_or_default(),
            seconds: seconds.unwrap_or_default(),
        }
    });
    let game = GameText { start: record.start.clone(), tags, moves: moves.collect() };
    let settings = settings(&record.game).map_err(OpenError::from)?;
    Ok(write(&settings, &game).map_err(OpenError::from)?)
}

fn settings(game: &Spec) -> Result<Settings, SpecError> {
    game.settle(open_room(game)?.knobs())
}
