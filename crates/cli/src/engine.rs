//! `plateau engine`: our engines for other programs.

use std::{
    io::{BufReader, Write, stdin},
    net::TcpListener,
};

use protocol::{Contact, DxpError, DxpPeer, DxpPlayer, LocalEngine, PORT, Protocol};
use record::{Form, Record};
use rules::{Knob, Phrase, Speak as _, Spec, SpecError};
use search::Stop;
use session::{GAMES, open_table};
use words::{Words, say_io_error};

use crate::{
    arguments::EngineArgs, engine_check, failure::Failure, limits, settings::UserSettings,
};

/// The sides of a game over the network.
const SIDES: Knob = Knob::word("side", &["white", "black"], Some("white"));

/// Lets an engine work for the program that started this one, or for one on the network.
pub(crate) fn run(
    asked: &EngineArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if asked.protocol == engine_check::NAME {
        return engine_check::run(asked, words, settings, out);
    }
    if let Some(program) = &asked.program {
        let phrase = Phrase::new("error-engine-program").with("program", program.as_str());
        return Err(Failure::WrongUse(phrase));
    }
    if asked.protocol == Contact::NETWORK {
        return play_by_wire(asked, words, out);
    }
    let elsewhere = [&asked.listen, &asked.connect, &asked.side];
    if elsewhere.into_iter().any(Option::is_some) {
        return Err(Failure::WrongUse(Phrase::new("error-engine-wire")));
    }
    let protocol = Protocol::named(&asked.protocol).ok_or_else(|| SpecError::UnknownName {
        name: asked.protocol.clone(),
        allowed: Contact::names().into_iter().map(str::to_owned).collect(),
    })?;
    let player = player(asked, protocol)?;
    Ok(protocol.serve(player, BufReader::new(stdin()), out)?)
}

/// The player that is asked for, if it can play what the protocol plays.
fn player(asked: &EngineArgs, protocol: Protocol) -> Result<LocalEngine, Failure> {
    let read = |text: &String| text.parse::<Spec>();
    let game = asked.game.as_ref().map(read).transpose()?;
    let engine = asked.player.as_ref().map(read).transpose()?;
    let player = LocalEngine { game, engine, limits: limits::of_flags(&asked.limits)? };
    let game = protocol.game(&player)?;
    if let Some(engine) = &player.engine {
        check_engine(engine, game.as_ref())?;
    }
    Ok(player)
}

/// Whether an engine plays a game, or any game if none is named yet.
fn check_engine(engine: &Spec, game: Option<&Spec>) -> Result<(), SpecError> {
    let seat = |game: &Spec| open_table(game)?.seat(rules::Player::FIRST, Some(engine));
    let Some(game) = game else {
        let mut seated = GAMES.iter().map(|room| seat(&Spec::new(room.name())));
        // What does not go with the usual board may go with another.
        let fits = |tried: &Result<_, _>| matches!(tried, Ok(()) | Err(SpecError::Clash(_)));
        return seated.find(fits).map_or_else(|| seat(&Spec::new(GAMES[0].name())), |_| Ok(()));
    };
    seat(game)
}

/// Plays draughts against a program on the network: one that is waited for, or one that is called.
fn play_by_wire(asked: &EngineArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let dxp = DxpPlayer::new(player(asked, Protocol::Hub)?);
    let stop = Stop::default();
    match (&asked.listen, &asked.connect) {
        (Some(place), None) => {
            let listener = listen(place)?;
            let address = listener.local_addr()?.to_string();
            let waiting = Phrase::new("engine-waiting").with("address", address);
            writeln!(out, "{}", words.say(&waiting))?;
            out.flush()?;
            let mut written = Ok(());
            let waited = dxp.wait(&listener, &stop, &mut |record| {
                if written.is_ok() {
                    written = tell(record, out);
                }
            });
            written?;
            waited.map_err(|error| failed(&error))
        }
        (None, Some(place)) => {
            let (host, port) = cut(place, "localhost")?;
            let side = limits::word(asked.side.as_ref(), SIDES)?;
            let white = side.as_deref() != Some("black");
            let played = dxp.ask(&DxpPeer::new(host, port), white, &stop);
            tell(played.map_err(|error| failed(&error))?, out)
        }
        _ => Err(Failure::WrongUse(Phrase::new("error-engine-place"))),
    }
}

fn failed(error: &DxpError) -> Failure {
    Failure::Failed(error.phrase())
}

/// Tells a game that was played.
fn tell(record: Record, out: &mut dyn Write) -> Result<(), Failure> {
    out.write_all(&record::write(Form::Pdn, &[record])?)?;
    Ok(out.flush()?)
}

fn listen(place: &str) -> Result<TcpListener, Failure> {
    let (host, port) = cut(place, "127.0.0.1")?;
    TcpListener::bind((host.as_str(), port)).map_err(|error| {
        let phrase = Phrase::new("error-engine-listen").with("place", place);
        Failure::Failed(phrase.with("problem", say_io_error(&error)))
    })
}

/// The host and the port of `host:port`, `host` or `port`.
fn cut(place: &str, here: &str) -> Result<(String, u16), Failure> {
    let wrong = || Failure::WrongUse(Phrase::new("error-engine-address").with("place", place));
    if let Ok(port) = place.parse() {
        return Ok((here.to_owned(), port));
    }
    match place.rsplit_once(':') {
        Some((host, port)) if !host.is_empty() => {
            Ok((host.to_owned(), port.parse().map_err(|_| wrong())?))
        }
        None if !place.is_empty() => Ok((place.to_owned(), PORT)),
        _ => Err(wrong()),
    }
}
