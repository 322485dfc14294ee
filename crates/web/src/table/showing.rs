//! Makes the state of a table out of its session.

use std::time::{Duration, Instant};

use rules::{Board, Outcome, Player, Surface};
use session::{Ending, GameTree, NodeId, Scene, Session, Turn};

use crate::wire::{
    Action, Cell, CounterShown, EndingShown, Flow, GameShown, Happening, Move, NodeShown,
    OfferShown, OutcomeName, Picture, PieceOnCell, PlayedMove, SeatKind, SeatShown, SquareIndex,
    State,
};

/// What a state is made of.
pub(crate) struct Shown<'a> {
    /// The name of the table.
    pub(crate) table: &'a str,
    /// The number of the state.
    pub(crate) sequence: u32,
    /// The game.
    pub(crate) session: &'a Session,
    /// What led here since the state before.
    pub(crate) happened: Vec<Happening>,
    /// The seats for which a person is there.
    pub(crate) present: &'a [u8],
    /// Whether the moves of the game are being judged.
    pub(crate) analysing: bool,
}

/// The state of a table.
pub(crate) fn state(shown: Shown<'_>) -> State {
    let Shown { table, sequence, session, happened, present, analysing } = shown;
    let scene = session.scene(Instant::now());
    let board = &scene.view.board;
    let last = scene.last.as_ref();
    State {
        table: table.to_owned(),
        sequence,
        happened,
        game: game(session),
        board: picture(board, &session.square_names()),
        position: session.table().position(),
        turn: scene.view.turn.0,
        moves: scene.view.moves.iter().map(|turn| played(board, turn)).collect(),
        last: last.map(|(player, turn)| PlayedMove { seat: player.0, played: played(board, turn) }),
        lines: board.lines.iter().map(|line| SquareIndex::all(line, board)).collect(),
        forced: SquareIndex::all(&scene.forced, board),
        touched: scene.touched.map(|square| SquareIndex::of(square, board)),
        tallies: board.tallies.clone(),
        counters: counters(board),
        ending: scene.view.ending.map(ending),
        seats: seats(session, &scene, present),
        tree: session.tree().nodes().map(|node| shown_node(session.tree(), node)).collect(),
        node: count(scene.node.number()),
        flow: match scene.flow {
            session::Flow::Running => Flow::Running,
            session::Flow::Paused => Flow::Paused,
            session::Flow::Stepping => Flow::Stepping,
        },
        pace: milliseconds(scene.pace),
        thinking: scene.thinking.map(|Player(seat)| seat),
        ticking: scene.ticking.map(|Player(seat)| seat),
        offer: scene.offer.as_ref().map(|offer| OfferShown {
            by: offer.by.0,
            accepted: offer.accepted.iter().map(|player| player.0).collect(),
        }),
        clock: session.setup().clock.spec().to_string(),
        touch_move: session.setup().touch_move,
        analysing,
        actions: scene.actions.iter().map(|&found| action(found)).collect(),
    }
}

fn game(session: &Session) -> GameShown {
    let (spec, asked) = (session.game(), &session.setup().game);
    GameShown { name: spec.name.clone(), spec: spec.to_string(), asked: asked.to_string() }
}

/// A board as the page draws it, with what each square is called.
pub(crate) fn picture(board: &Board, names: &[String]) -> Picture {
    let cells = names.iter().zip(&board.cells).map(|(name, piece)| {
        let shown =
            |piece: &rules::Piece| PieceOnCell { kind: piece.kind.into(), seat: piece.player.0 };
        Cell { name: name.clone(), piece: piece.as_ref().map(shown) }
    });
    Picture {
        columns: board.width,
        rows: board.height,
        surface: board.surface.into(),
        dark_top_left: matches!(board.surface, Surface::Chequered { dark_top_left: true }),
        colours: board.colours.iter().map(|&colour| colour.into()).collect(),
        cells: cells.collect(),
    }
}

/// A move as it is made on the board.
pub(crate) fn played(board: &Board, turn: &Turn) -> Move {
    let Turn { text, path, takes } = turn;
    Move {
        text: text.clone(),
        path: SquareIndex::all(path, board),
        takes: SquareIndex::all(takes, board),
    }
}

fn counters(board: &Board) -> Vec<CounterShown> {
    let shown = board.counters.iter().map(|counter| CounterShown {
        name: counter.name.to_owned(),
        value: counter.value,
        limit: counter.limit,
    });
    shown.collect()
}

fn ending(ending: Ending) -> EndingShown {
    let (outcome, player) = match ending.outcome {
        Outcome::Win(player) => (OutcomeName::Win, Some(player)),
        Outcome::Draw => (OutcomeName::Draw, None),
        Outcome::Lose(player) => (OutcomeName::Loss, Some(player)),
    };
    let seat = player.map(|Player(seat)| seat);
    EndingShown { outcome, seat, reason: ending.reason.name().to_owned() }
}

fn seats(session: &Session, scene: &Scene, present: &[u8]) -> Vec<SeatShown> {
    let asked = session.setup().players.iter();
    let shown = scene.seats.iter().zip(asked).zip(scene.scores.tallies()).zip(0..);
    let shown = shown.map(|(((seat, asked), tally), number)| SeatShown {
        name: seat.name.clone(),
        symbol: seat.symbol.map(String::from),
        kind: if seat.is_human() { SeatKind::Human } else { SeatKind::Computer },
        engine: seat.engine().map(ToString::to_string),
        level: seat.level().and_then(|level| u8::try_from(level).ok()),
        spec: asked.to_string(),
        clock: scene.clocks.get(usize::from(number)).copied().map(milliseconds),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        present: !seat.is_human() || present.contains(&number),
    });
    shown.collect()
}

fn shown_node(tree: &GameTree, node: NodeId) -> NodeShown {
    let parent = tree.parent(node);
    let judgement = tree.judgement(node);
    let before = parent.and_then(|parent| tree.judgement(parent));
    NodeShown {
        parent: parent.map(|parent| count(parent.number())),
        seat: tree.player(node).map(|Player(seat)| seat),
        text: tree.text(node).to_owned(),
        comment: tree.remark(node).comment.clone(),
        score: tree.worth(node).map(|(_, score)| score),
        best: judgement.map(|judgement| judgement.advice.best.clone()),
        loss: before.and_then(|judgement| judgement.loss(tree.text(node))),
        spent: tree.remark(node).spent.map(milliseconds),
    }
}

fn action(action: session::Action) -> Action {
    match action {
        session::Action::Undo => Action::Undo,
        session::Action::Redo => Action::Redo,
        session::Action::Hint => Action::Hint,
        session::Action::Resign => Action::Resign,
        session::Action::OfferDraw => Action::OfferDraw,
        session::Action::AnswerDraw => Action::AnswerDraw,
        session::Action::Pause => Action::Pause,
        session::Action::Resume => Action::Resume,
        session::Action::Step => Action::Step,
        session::Action::PlayNow => Action::PlayNow,
    }
}

pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// What happened, as the page is told.
pub(crate) fn happening(event: &session::Event) -> Happening {
    use session::Event;
    match event {
        Event::Begun => Happening::Begun,
        Event::Played { player, text } => Happening::Played { seat: player.0, text: text.clone() },
        Event::WentTo { back, forth, .. } => {
            Happening::Went { back: count(*back), forth: count(*forth) }
        }
        Event::Seated { player } => Happening::Seated { seat: player.0 },
        Event::DrawDeclined { .. } => Happening::Declined,
        Event::Over(_) => Happening::Over,
        // The state shows these.
        Event::Touched { .. }
        | Event::Reopened
        | Event::Paused
        | Event::Resumed
        | Event::Stepping
        | Event::Paced(_)
        | Event::DrawOffered { .. }
        | Event::DrawAccepted { .. }
        | Event::Failed { .. }
        | Event::Commented { .. }
        | Event::Judged { .. } => Happening::Changed,
    }
}
