//! Draughts over a network: our two roles against each other, and partners that behave badly.

use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    sync::{Arc, mpsc},
    thread,
    time::{Duration, Instant},
};

use protocol::{Contact, DxpPeer, DxpPlayer, EngineCatalogue, LocalEngine};
use record::Record;
use rules::Spec;
use search::{Limits, Stop};
use session::{
    Command, EngineProvider, ExternalEngine, ExternalEngines, Fault, GameNotation, Session, Setup,
    open_table,
};

fn dxp(engine: &str) -> DxpPlayer {
    let engine = engine.parse().expect("an engine");
    let limits = Limits::default();
    let mut dxp = DxpPlayer::new(LocalEngine { game: None, engine: Some(engine), limits });
    dxp.patience = Duration::from_secs(20);
    dxp
}

fn listener() -> (TcpListener, DxpPeer) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    let mut partner = DxpPeer::new("127.0.0.1", port);
    partner.patience = Duration::from_millis(500);
    partner.time = Some(Duration::from_secs(10));
    (listener, partner)
}

/// Somebody who waits for one partner and keeps the games.
fn waiting(listener: TcpListener, engine: &str) -> mpsc::Receiver<Record> {
    let (sender, games) = mpsc::channel();
    let dxp = dxp(engine);
    thread::spawn(move || {
        let mut tell = |record| drop(sender.send(record));
        dxp.wait(&listener, &Stop::default(), &mut tell)
    });
    games
}

fn moves(record: &Record) -> Vec<String> {
    record.main_line().map(str::to_owned).collect()
}

#[test]
fn both_roles_play_whole_games() {
    for white in [true, false] {
        let (listener, partner) = listener();
        let games = waiting(listener, "random:seed=3");
        let asked = dxp("random:seed=4").ask(&partner, white, &Stop::default());
        let asked = asked.expect("a game is played");
        let waited = games.recv().expect("the other side has the same game");
        assert!(moves(&asked).len() > 10);
        assert_eq!(moves(&asked), moves(&waited));
        assert_eq!(asked.verdict, waited.verdict);
        assert!(asked.verdict.is_some());
    }
}

/// At our table a partner on the network is a guest as any other.
#[test]
fn a_partner_sits_at_our_table() {
    for guest_first in [true, false] {
        let (listener, partner) = listener();
        let games = waiting(listener, "random:seed=5");
        let mut house = EngineCatalogue::default();
        house.insert("partner", Contact::Partner(partner));
        let mut players = vec![Spec::new("partner"), "random:seed=6".parse().expect("a spec")];
        if !guest_first {
            players.reverse();
        }
        let mut setup = Setup::new(Spec::new("draughts"), players);
        setup.external_engines = ExternalEngines::of(Arc::new(house));
        let (mut session, mut step) = Session::new(setup, Instant::now()).expect("a game");
        while let Some(work) = step.work {
            let advice = (work.job)(&mut |_| ()).expect("it plays");
            let thought = Command::Thought { ticket: work.ticket, advice };
            step = session.apply(thought, Instant::now()).expect("a move");
        }
        assert!(session.ending().is_some());
        assert_ne!(session.ending().map(|ending| ending.reason), Some(rules::Reason::Fault));
        let ours = session.record();
        drop(session);
        let theirs = games.recv().expect("the partner keeps the game");
        assert_eq!(moves(&ours), moves(&theirs), "also the move that ended it");
        assert_eq!(ours.verdict, theirs.verdict);
    }
}

/// The side that would be to move says that the game is over, also when it was asked to play.
#[test]
fn one_that_waits_and_loses_says_that_the_game_is_over() {
    let (listener, partner) = listener();
    let games = waiting(listener, "random:seed=3");
    let mut stream = TcpStream::connect(("127.0.0.1", partner.port)).expect("it listens");
    // White has a man on 28 and takes the last man of black, on 23.
    let board: String = (1..=50)
        .map(|square| match square {
            23 => 'z',
            28 => 'w',
            _ => 'e',
        })
        .collect();
    let request = format!("R01{:32}Z060075BW{board}\0", "Puppet");
    for _ in 0..2 {
        stream.write_all(request.as_bytes()).expect("it is there");
        assert!(hear(&mut stream).starts_with('A'));
        stream.write_all(b"M000128190123\0").expect("it is there");
        assert_eq!(hear(&mut stream), "E10", "it has lost, and would play again");
        stream.write_all(b"E30\0").expect("it is there");
        games.recv().expect("the game is kept");
    }
}

/// What a guest makes of a partner that answers with these bytes to whatever it hears.
fn fault(answers: &'static [&'static str]) -> Fault {
    let (listener, partner) = listener();
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("somebody comes");
        for answer in answers {
            hear(&mut stream);
            let _ = stream.write_all(answer.as_bytes());
        }
        // It stays on the line and says nothing more.
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
    });
    think(DxpPeer { time: Some(Duration::from_millis(200)), ..partner })
}

/// Hears one message.
fn hear(stream: &mut TcpStream) -> String {
    let mut byte = [0];
    let mut message = String::new();
    while stream.read(&mut byte).is_ok_and(|count| count == 1 && byte != [0]) {
        message.push(char::from(byte[0]));
    }
    message
}

fn think(partner: DxpPeer) -> Fault {
    let mut house = EngineCatalogue::default();
    house.insert("partner", Contact::Partner(partner));
    let game = Spec::new("draughts");
    let guest = house.invite(&Spec::new("partner"), &game).expect("it plays this");
    let mut guest: Box<dyn ExternalEngine> = guest.expect("it is there");
    let start = open_table(&game).expect("a game").position();
    let place = GameNotation { start, moves: Vec::new() };
    guest.think(&place, Limits::default(), &Stop::default(), &mut |_| ()).expect_err("it fails")
}

#[test]
fn partners_that_behave_badly_lose() {
    let yes = "APuppet                          0\0";
    assert_eq!(yes.len(), 1 + 32 + 1 + 1);
    assert!(matches!(fault(&["APuppet                          1\0"]), Fault::Absent(_)));
    assert!(matches!(fault(&["nonsense\0"]), Fault::Garbled(_)));
    assert_eq!(fault(&[]), Fault::Silent);
    let (_, partner) = listener();
    assert!(matches!(think(partner), Fault::Absent(_)), "nobody listens any more");
    for (message, expected) in [
        ("M0001323900\0", Fault::Illegal("M0001323900".to_owned())),
        ("M00013228\0", Fault::Garbled("M00013228".to_owned())),
        ("E01\0", Fault::Garbled("E01".to_owned())),
    ] {
        let answers: &'static [&'static str] =
            vec![format!("{yes}{message}").leak() as &str].leak();
        assert_eq!(fault(answers), expected);
    }
}
