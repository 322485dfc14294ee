//! `plateau serve`: the page, in the browser.

use std::{io::Write, net::IpAddr};

use rules::{Knob, Phrase};
use web::{
    AddressBlock, ListenAddress, PublicUrl, ServerLimits, ServerOptions, TrustedProxies,
    wire::Appearance,
};
use words::Words;

use crate::{
    arguments::ServeArgs, blocking_library, colour, external_engines, failure::Failure, limits,
    nats, settings::UserSettings,
};

/// The ports there are; 0 is any that is free.
const PORT: Knob = Knob::number("port", 0, 65_535, None);
/// How large a square can be, in pixels.
const CELL_SIZE: Knob = Knob::number("cell-size", 20, 200, None);

/// Serves the page until the program is ended. If a language was asked for, the page speaks it
/// whatever the browser prefers.
pub(crate) fn run(
    asked: &ServeArgs,
    words: &Words,
    settings: &UserSettings,
    speaks: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let place = place(asked, settings)?;
    let settled = settings.cell_size.map(|size| size.to_string());
    let cell_size = asked.cell_size.as_ref().or(settled.as_ref());
    let cell_size = limits::number(cell_size, CELL_SIZE)?;
    let board_colour = asked.board_colour.as_ref().or(settings.board_colour.as_ref());
    let appearance = Appearance {
        cell_size: cell_size.map(|size| u16::try_from(size).expect("the knob's range is small")),
        board_colour: board_colour.map(|text| board_colour_of(text)).transpose()?,
    };
    let external_engines = external_engines::permitted(settings, &[])?;
    let as_browser_prefers = !speaks;
    let options = ServerOptions {
        words: words.clone(),
        as_browser_prefers,
        appearance,
        external_engines,
        limits: server_limits(asked, settings)?,
        public_url: public_url(asked)?,
        trusted_proxies: trusted_proxies(asked)?,
        embed_from: embed_from(asked)?,
        nats: asked.nats.as_deref().map(|url| nats::options(url, settings)).transpose()?,
    };
    let mut told = Ok(());
    let served =
        web::run(place, options, &blocking_library::place(asked.database.as_ref()), |url| {
            told = tell(url, words, out);
            if !asked.no_open {
                // Without a browser the address is enough.
                let _ = webbrowser::open(url);
            }
        });
    told?;
    served.map_err(|error| Failure::Failed(rules::Speak::phrase(&error)))
}

fn tell(url: &str, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", words.say(&Phrase::new("serve-ready").with("url", url)))?;
    Ok(out.flush()?)
}

fn place(asked: &ServeArgs, settings: &UserSettings) -> Result<ListenAddress, Failure> {
    let settled = settings.port.map(|port| port.to_string());
    let port = limits::number(asked.port.as_ref().or(settled.as_ref()), PORT)?;
    let port = port.map(|port| u16::try_from(port).expect("the knob's range is small"));
    let address = asked.listen.as_deref().map(|text| {
        let wrong = || Phrase::new("error-serve-address").with("address", text);
        text.parse::<IpAddr>().map_err(|_| Failure::WrongUse(wrong()))
    });
    let address = address.transpose()?.unwrap_or(ListenAddress::default().address);
    Ok(ListenAddress { address, port })
}

/// The limits of the server: those of the flags before those of the settings.
fn server_limits(asked: &ServeArgs, settings: &UserSettings) -> Result<ServerLimits, Failure> {
    let mut set = settings.limits()?;
    for text in &asked.limit {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        limits::of_server(&mut set, name, value)?;
    }
    Ok(set)
}

/// The address under which people know the server.
fn public_url(asked: &ServeArgs) -> Result<Option<PublicUrl>, Failure> {
    asked.public_url.as_deref().map(address_of_page).transpose()
}

/// The sites whose pages may show parts of the page in a frame.
fn embed_from(asked: &ServeArgs) -> Result<Vec<PublicUrl>, Failure> {
    asked.embed_from.iter().map(|text| address_of_page(text)).collect()
}

/// A scheme and a host.
fn address_of_page(text: &str) -> Result<PublicUrl, Failure> {
    let wrong = || Phrase::new("error-serve-public-url").with("url", text);
    text.parse().map_err(|_| Failure::WrongUse(wrong()))
}

/// The proxies that are believed.
fn trusted_proxies(asked: &ServeArgs) -> Result<TrustedProxies, Failure> {
    let read = |text: &String| {
        let wrong = || Phrase::new("error-serve-address").with("address", text.as_str());
        text.parse::<AddressBlock>().map_err(|_| Failure::WrongUse(wrong()))
    };
    asked.trusted_proxy.iter().map(read).collect()
}

fn board_colour_of(text: &str) -> Result<[u8; 3], Failure> {
    let wrong = || Phrase::new("error-serve-colour").with("colour", text);
    let wrong = || wrong().with("names", colour::names());
    colour::read(text).ok_or_else(|| Failure::WrongUse(wrong()))
}
