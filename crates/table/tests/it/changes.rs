//! What a table tells to be changed is all that has changed.

use std::time::Duration;

use proptest::prelude::*;
use rules::{Player, Spec};
use session::{Fault, Flow, NodeId, Record, Remark, Seat};
use table::{Changes, LiveFlags, Request, Seating, Table, TableChange, TableKeys};

use crate::support::{Disk, HOST, Server, seat, setup};

/// A row for each node of the tree: its parent, who played what, what is said of it, how the
/// program failed there, and the move of the main line that follows it.
type Row = (Option<NodeId>, Option<Player>, String, Remark, Option<Fault>, Option<NodeId>);

/// A table as a library would have it that writes only what it is told has changed.
#[derive(Clone, Debug, PartialEq)]
struct Mirror {
    game: Spec,
    rows: Vec<Row>,
    current: NodeId,
    seats: Vec<Seat>,
    players: Vec<Spec>,
    pace: Duration,
    header: Record,
    keys: TableKeys,
    flags: LiveFlags,
    seating: Seating,
}

impl Mirror {
    fn of(table: &Table) -> Self {
        let (session, snapshot) = (table.session(), table.snapshot());
        Self {
            game: session.game().clone(),
            rows: session.tree().nodes().map(|node| row(table, node)).collect(),
            current: session.tree().current(),
            seats: session.seats().to_vec(),
            players: session.setup().players.clone(),
            pace: session.pace(),
            header: session.header(),
            keys: snapshot.keys,
            flags: snapshot.flags,
            seating: snapshot.seating,
        }
    }

    fn write(&mut self, changes: &Changes, table: &Table) {
        let now = Self::of(table);
        for change in changes.iter() {
            match change {
                TableChange::Game => {
                    let (keys, flags, seating) =
                        (self.keys.clone(), self.flags, self.seating.clone());
                    *self = Self { keys, flags, seating, ..now.clone() };
                }
                TableChange::Node(node) if node.number() == self.rows.len() => {
                    self.rows.push(now.rows[node.number()].clone());
                }
                TableChange::Node(node) => {
                    self.rows[node.number()] = now.rows[node.number()].clone();
                }
                TableChange::Header => self.header = now.header.clone(),
                TableChange::Current => self.current = now.current,
                TableChange::Seat(seat) => {
                    self.seats[seat.index()] = now.seats[seat.index()].clone();
                    self.players[seat.index()] = now.players[seat.index()].clone();
                }
                TableChange::Pace => self.pace = now.pace,
                TableChange::Tokens => self.keys = now.keys.clone(),
                TableChange::Flags => {
                    (self.flags, self.seating) = (now.flags, now.seating.clone());
                }
                TableChange::Finished => {
                    assert!(table.session().ending().is_some(), "what is finished is over");
                }
            }
        }
    }
}

fn row(table: &Table, node: NodeId) -> Row {
    let tree = table.session().tree();
    let main = tree.main_child(node).filter(|&main| tree.children(node).first() != Some(&main));
    (
        tree.parent(node),
        tree.player(node),
        tree.text(node).to_owned(),
        tree.remark(node).clone(),
        tree.fault(node).cloned(),
        main,
    )
}

/// Anything that a person may ask of a table.
fn request() -> impl Strategy<Value = Request> {
    let cell = ("[a-c]", "[1-3]").prop_map(|(column, row)| format!("{column}{row}"));
    let node = (0_usize..12).prop_map(NodeId::new);
    let player = prop_oneof![Just("human"), Just("random"), Just("human:name=Zoé")];
    let seat_and_player = (0_u8..2, player);
    prop_oneof![
        8 => cell.prop_map(|text| Request::Play { text }),
        2 => (1_usize..3).prop_map(|moves| Request::Undo { moves: Some(moves) }),
        1 => Just(Request::Redo { moves: None }),
        2 => node.clone().prop_map(|node| Request::GoTo { node }),
        1 => (0_u8..2).prop_map(|number| Request::Resign { seat: Some(seat(number)) }),
        1 => (0_u8..2).prop_map(|number| Request::OfferDraw { seat: Some(seat(number)) }),
        1 => (0_u8..2).prop_map(|number| Request::AcceptDraw { seat: Some(seat(number)) }),
        1 => (0_u8..2).prop_map(|number| Request::DeclineDraw { seat: Some(seat(number)) }),
        2 => (node, "[a-z]{0,5}").prop_map(|(node, text)| Request::Comment { node, text }),
        1 => Just(Request::Pause),
        1 => Just(Request::Resume),
        1 => Just(Request::Step),
        1 => (0_u64..90).prop_map(|seconds| Request::Pace(Duration::from_secs(seconds))),
        1 => Just(Request::PlayNow),
        2 => seat_and_player.prop_map(|(number, player)| Request::Seat {
            seat: seat(number),
            player: player.parse().expect("a player"),
        }),
        1 => Just(Request::Again),
        1 => Just(Request::SetUp { position: "X../.../... O".to_owned() }),
        1 => Just(Request::Settings { setup: Box::new(setup(
            "morpion:players=3,width=5,height=5",
            &["human", "human", "random"],
        )), casual: false }),
        1 => Just(Request::Settings { setup: Box::new(setup("morpion", &["human", "random"])), casual: false }),
    ]
}

/// Gives the table a request, and runs the engines that are to move; the mirror is written at every
/// save.
fn drive(server: &mut Server, mirror: &mut Mirror, request: Request) {
    server.saves.clear();
    server.told.clear();
    server.now += Duration::from_secs(1);
    // One save may lead to another, so each is looked at when it is made.
    let mut effects = std::collections::VecDeque::from(
        server.take(table::Input::Request { viewer: HOST, request: Ok(request) }),
    );
    loop {
        while let Some(effect) = effects.pop_front() {
            let reply = match effect {
                table::Effect::Save(changes) => {
                    mirror.write(&changes, &server.table);
                    let revision = server.table.revision() + 1;
                    table::Input::Saved(table::SaveOutcome::Saved { revision })
                }
                table::Effect::Claim => table::Input::Claimed(true),
                table::Effect::StartMove(work) => {
                    server.moves.clear();
                    server.moves.push_back(work);
                    continue;
                }
                _ => continue,
            };
            for effect in server.take(reply).into_iter().rev() {
                effects.push_front(effect);
            }
        }
        let Some(work) = server.moves.pop_front() else { return };
        let advice = Box::new((work.job)(&mut |_| {}).expect("a move"));
        let thought = table::Input::Thought { ticket: work.ticket, advice };
        effects.extend(server.take(thought));
        // A move that is held back is played when its time has come.
        if let Some(due) = server.table.deadline() {
            server.now = server.now.max(due);
            effects.extend(server.take(table::Input::Tick));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn writing_what_has_changed_is_writing_everything(
        requests in prop::collection::vec(request(), 1..40),
    ) {
        let mut server = Server::hosted("morpion", &["human", "human"]);
        let mut mirror = Mirror::of(&server.table);
        for request in requests {
            let asked = format!("{request:?}");
            drive(&mut server, &mut mirror, request);
            prop_assert_eq!(&mirror, &Mirror::of(&server.table), "after {}", asked);
        }
    }

    #[test]
    fn a_save_that_fails_leads_back_to_what_was_saved(
        requests in prop::collection::vec(request(), 1..40),
    ) {
        let mut server = Server::hosted("morpion", &["human", "human"]);
        let mut mirror = Mirror::of(&server.table);
        for request in requests {
            drive(&mut server, &mut mirror, request);
        }
        let before = server.table.snapshot();
        server.disk = Disk::Broken;
        server.ask(HOST, Request::Comment { node: NodeId::START, text: "unsaved".to_owned() });
        let after = server.table.snapshot();
        prop_assert_eq!(after.record, before.record);
        prop_assert_eq!(after.keys, before.keys);
        // Where engines play by themselves, everything waits until it is resumed.
        let (after, before) = (after.flags, before.flags);
        prop_assert_eq!((after.browsing, after.offer), (before.browsing, before.offer));
        prop_assert!(after.flow == before.flow || after.flow == Flow::Paused);
    }
}

#[test]
fn a_move_writes_one_node() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.play(HOST, "b2");
    let node = TableChange::Node(NodeId::new(1));
    let saved = |server: &mut Server| {
        server.saves.pop().map(|changes| changes.iter().collect::<Vec<_>>()).expect("a save")
    };
    assert_eq!(saved(&mut server), [node, TableChange::Current]);
    server.ask(HOST, Request::Undo { moves: None });
    assert_eq!(saved(&mut server), [TableChange::Current]);
    server.ask(HOST, Request::Comment { node: NodeId::new(1), text: "!".to_owned() });
    assert_eq!(saved(&mut server), [node]);
    server.ask(HOST, Request::Again);
    assert_eq!(saved(&mut server), [TableChange::Game]);
}
