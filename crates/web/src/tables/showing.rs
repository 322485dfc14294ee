//! What the page is told of a table, out of what the table shows.

use std::time::Duration;

use rules::{Board, Outcome, Player, Surface, Translated};
use search::ScoreScale;
use session::{Advice, AnyGame, Event, GameEnding, MoveVerdict, PlayerReview, Review, Seat, Turn};
use table::{
    Hint, LineReport, LineStep, NodeView, TableEvent, TableView, ThreatReport, Token, Welcome,
};
use words::Words;

use super::{company, opening::FreshTable};
use crate::wire::{
    Action, Cell, Choice, CounterShown, EndingShown, GameShown, Happening, LineShown,
    LineStepShown, Message, Move, NodeShown, OfferShown, Opened, OutcomeName, Picture, PieceOnCell,
    PlayedMove, PlayerReviewShown, ReviewShown, ScaleShown, SeatKind, SeatShown, SeatToken,
    SquareIndex, State, Threat, TurningName, VerdictShown,
};

/// The state of a table.
pub(super) fn state(table: &str, view: TableView) -> State {
    let seats = seats(&view);
    let people = company::people(&view.people);
    let TableView { sequence, happened, scene, asked, whole, nodes, .. } = view;
    let board = &scene.view.board;
    let columns = board.width;
    let last = scene.last.as_ref();
    State {
        table: table.to_owned(),
        sequence,
        happened: happened.iter().map(happening).collect(),
        game: GameShown {
            name: scene.game.name.clone(),
            spec: scene.game.to_string(),
            asked: asked.to_string(),
        },
        board: picture(board, &view.square_names),
        position: view.position,
        turn: scene.view.turn.0,
        moves: scene.view.moves.iter().map(|turn| shown_move(turn, columns)).collect(),
        last: last.map(|(player, turn)| played_by(*player, turn, columns)),
        lines: board.lines.iter().map(|line| SquareIndex::all(line, columns)).collect(),
        forced: SquareIndex::all(&scene.forced, columns),
        touched: scene.touched.map(|square| SquareIndex::of(square, columns)),
        tallies: board.tallies.clone(),
        opening: scene.opening.as_ref().map(Translated::by_language),
        counters: counters(board),
        ending: scene.view.ending.map(ending),
        seats,
        whole,
        tree: nodes.into_iter().map(node).collect(),
        node: count(scene.node.number()),
        flow: scene.flow.into(),
        pace: milliseconds(scene.pace),
        thinking: scene.thinking.map(|Player(seat)| seat),
        ticking: scene.ticking.map(|Player(seat)| seat),
        offer: scene.offer.as_ref().map(|offer| OfferShown {
            by: offer.by.0,
            accepted: offer.accepted.iter().map(|player| player.0).collect(),
        }),
        clock: view.clock.spec().to_string(),
        touch_move: view.touch_move,
        alternate: view.alternate,
        analysing: view.analysing,
        scale: scale(&view.scale),
        review: view.review.as_ref().map(review),
        people,
        actions: scene.actions.into_iter().map(Action::from).collect(),
        begun: view.begun.as_ref().map(ToString::to_string),
        facts: view.facts,
        analysis: view.analysed.is_some(),
        result: view.result.map(ending),
    }
}

/// What a viewer is told about their place at a table.
pub(super) fn welcome(welcome: Welcome) -> Message {
    let Welcome { role, issued } = welcome;
    Message::Welcome {
        yours: role.seats().iter().map(|player| player.0).collect(),
        steers: role.may_steer(),
        hosts: role.is_host(),
        issued: issued.iter().map(|(seat, token)| seat_token(*seat, token)).collect(),
    }
}

/// A table that was just opened, with everything needed to sit at it.
pub(crate) fn opened(FreshTable { table, host }: &FreshTable) -> Opened {
    Opened {
        id: table.keys().id.clone(),
        host: host.as_str().to_owned(),
        seats: table.issued_tokens().map(|(seat, token)| seat_token(seat, token)).collect(),
        notice: None,
    }
}

fn seat_token(seat: Player, token: &Token) -> SeatToken {
    SeatToken { seat: seat.0, token: token.as_str().to_owned() }
}

/// What the engine at turn thinks so far.
pub(super) fn progress(advice: &Advice) -> Message {
    let statistics = advice.statistics;
    let time = statistics.time.as_micros().max(1);
    let speed = u128::from(statistics.nodes) * 1_000_000 / time;
    Message::Thinking {
        seat: advice.player.0,
        depth: advice.depth,
        score: advice.score,
        line: advice.line.clone(),
        nodes: u32::try_from(statistics.nodes).unwrap_or(u32::MAX),
        nodes_per_second: u32::try_from(speed).unwrap_or(u32::MAX),
    }
}

/// What an engine that was asked would play.
pub(super) fn hint(hint: Hint) -> Message {
    let Hint { node, done, advice, ahead, columns } = hint;
    let choices = advice.choices.into_iter().map(|worth| Choice {
        text: worth.text,
        score: worth.score,
        exact: worth.exact,
        proven: worth.proven,
        depth: if worth.depth > 0 { worth.depth } else { advice.depth },
    });
    let best = LineShown { score: advice.score, moves: advice.line.clone() };
    let others = advice.others.into_iter();
    let others = others.map(|other| LineShown { score: other.score, moves: other.line });
    Message::Advice {
        node: count(node.number()),
        done,
        best: advice.best,
        score: advice.score,
        depth: advice.depth,
        line: advice.line,
        ahead: ahead.iter().map(|(player, turn)| played_by(*player, turn, columns)).collect(),
        choices: choices.collect(),
        lines: [best].into_iter().chain(others).collect(),
    }
}

/// A line of play, to be gone through on the board.
pub(super) fn line(report: &LineReport, words: &Words) -> Message {
    let LineReport { node, position, sentence, good, steps, square_names } = report;
    let steps = steps.iter().map(|LineStep { player, turn, board }| LineStepShown {
        played: played_by(*player, turn, board.width),
        board: picture(board, square_names),
    });
    Message::Line {
        node: count(node.number()),
        position: position.clone(),
        sentence: sentence.as_ref().map(|sentence| words.say(sentence)),
        good: *good,
        steps: steps.collect(),
    }
}

/// A line of moves from where a game stands, as far as they are legal.
pub(crate) fn line_steps(table: &dyn AnyGame, moves: &[String]) -> Vec<LineStepShown> {
    let mut table = table.fork();
    let names: Vec<String> =
        table.board().squares().map(|square| table.square_name(square)).collect();
    let steps = moves.iter().map_while(|text| {
        let player = table.turn();
        table.play(text).ok()?;
        let (turn, board) = (table.last()?, table.board());
        Some(LineStepShown {
            played: played_by(player, &turn, board.width),
            board: picture(&board, &names),
        })
    });
    steps.collect()
}

/// What the next player threatens.
pub(super) fn threats(threats: ThreatReport) -> Message {
    let ThreatReport { node, player, moves, columns } = threats;
    let moves = moves.iter();
    let moves =
        moves.map(|(turn, score)| Threat { played: shown_move(turn, columns), score: *score });
    Message::Threats { node: count(node.number()), seat: player.0, moves: moves.collect() }
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

/// A move as it is made on a board with that many columns.
pub(crate) fn shown_move(turn: &Turn, columns: u8) -> Move {
    let Turn { text, path, takes } = turn;
    Move {
        text: text.clone(),
        path: SquareIndex::all(path, columns),
        takes: SquareIndex::all(takes, columns),
    }
}

pub(super) fn played_by(player: Player, turn: &Turn, columns: u8) -> PlayedMove {
    PlayedMove { seat: player.0, played: shown_move(turn, columns) }
}

pub(super) fn counters(board: &Board) -> Vec<CounterShown> {
    let shown = board.counters.iter().map(|counter| CounterShown {
        name: counter.name.to_owned(),
        value: counter.value,
        limit: counter.limit,
    });
    shown.collect()
}

pub(super) fn ending(ending: GameEnding) -> EndingShown {
    let (outcome, player) = match ending.outcome {
        Outcome::Win(player) => (OutcomeName::Win, Some(player)),
        Outcome::Draw => (OutcomeName::Draw, None),
        Outcome::Lose(player) => (OutcomeName::Loss, Some(player)),
    };
    let seat = player.map(|Player(seat)| seat);
    EndingShown { outcome, seat, reason: ending.reason.name().to_owned() }
}

fn seats(view: &TableView) -> Vec<SeatShown> {
    let scene = &view.scene;
    let seats = scene.seats.iter().zip(&view.players).zip(scene.scores.tallies());
    let seats = seats.zip(&view.present).enumerate();
    let analysed = view.analysed.as_deref().unwrap_or_default();
    let shown = seats.map(|(number, (((seat, asked), tally), &present))| SeatShown {
        name: seat.name.clone(),
        symbol: seat.symbol.map(String::from),
        kind: if seat.is_human() { SeatKind::Human } else { SeatKind::Computer },
        // On an analysis board a person moves what an engine has moved.
        engine: player_of(seat, analysed, number).engine().map(ToString::to_string),
        level: player_of(seat, analysed, number).level().and_then(|level| u8::try_from(level).ok()),
        spec: asked.to_string(),
        clock: scene.clocks.get(number).copied().map(milliseconds),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        points: tally.points(),
        present,
        taken: view.people.taken.get(number).copied().unwrap_or_default(),
        claimable_in: view.people.claimable_in.get(number).copied().flatten().map(milliseconds),
    });
    shown.collect()
}

/// Who plays for a seat, or has played the game that is analysed.
fn player_of<'a>(seat: &'a Seat, analysed: &'a [Seat], number: usize) -> &'a Seat {
    analysed.get(number).unwrap_or(seat)
}

fn node(node: NodeView) -> NodeShown {
    NodeShown {
        id: count(node.id.number()),
        parent: node.parent.map(|parent| count(parent.number())),
        seat: node.player.map(|Player(seat)| seat),
        text: node.text,
        main: node.main.map(|main| count(main.number())),
        comment: node.comment,
        score: node.score,
        best: node.best,
        verdict: node.verdict.as_ref().map(verdict),
        spent: node.spent.map(milliseconds),
        left: node.left.map(milliseconds),
        marks: node.marks,
        drawings: node.drawings.iter().map(ToString::to_string).collect(),
    }
}

/// How scores are told.
fn scale(scale: &ScoreScale) -> ScaleShown {
    let ScoreScale { unit, one, slight, clear, won, cap, .. } = *scale;
    ScaleShown { unit: unit.into(), one, slight, clear, won, cap }
}

/// How good a move was.
fn verdict(verdict: &MoveVerdict) -> VerdictShown {
    VerdictShown {
        grade: verdict.grade.into(),
        sign: verdict.grade.sign().to_owned(),
        turning: verdict.turning.map(TurningName::from),
        loss: verdict.loss,
        score: verdict.score,
        proven: verdict.proven,
    }
}

/// How well a game was played.
fn review(review: &Review) -> ReviewShown {
    let player = |player: &PlayerReview| PlayerReviewShown {
        moves: player.moves,
        best: player.best,
        only: player.only,
        inaccuracies: player.inaccuracies,
        mistakes: player.mistakes,
        blunders: player.blunders,
        average: player.average,
        phases: player.phases.to_vec(),
    };
    ReviewShown {
        players: review.players.iter().map(player).collect(),
        lost_at: review.lost_at.map(|node| count(node.number())),
    }
}

pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

pub(super) fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// What happened, as the page is told.
fn happening(event: &TableEvent) -> Happening {
    match event {
        TableEvent::Session(event) => happening_of_session(event),
        // The state shows these.
        TableEvent::Taken { seat } => Happening::Taken { seat: seat.0 },
        TableEvent::TakenBack { seat } => Happening::TakenBack { seat: seat.0 },
        TableEvent::ProposalDeclined { by } => Happening::ProposalDeclined { seat: by.0 },
        TableEvent::Cancelled => Happening::Cancelled,
        TableEvent::Viewers | TableEvent::Analysis | TableEvent::Restored => Happening::Changed,
    }
}

fn happening_of_session(event: &Event) -> Happening {
    match event {
        Event::Begun => Happening::Begun,
        Event::Played { player, text } => Happening::Played { seat: player.0, text: text.clone() },
        Event::WentTo { back, forth, .. } => {
            Happening::Went { back: count(*back), forth: count(*forth) }
        }
        Event::Seated { player } => Happening::Seated { seat: player.0 },
        Event::DrawDeclined { .. } => Happening::Declined,
        Event::TimeGiven { player, time } => {
            Happening::TimeGiven { seat: player.0, milliseconds: milliseconds(*time) }
        }
        Event::Over(_) => Happening::Over,
        // The state shows these.
        Event::Touched { .. }
        | Event::Reopened
        | Event::Arranged
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
