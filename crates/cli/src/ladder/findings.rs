//! What is told of each player of a ladder beside its points.

use rules::{Player, Spec};
use search::{Limits, Stop};
use session::open_table;
use tournament::{Contest, GameReport};

use super::LadderResult;

/// The deepest search of a hand-in that ours is compared with.
const DEEPEST: u32 = 6;
/// How many of a player's moves are compared at most.
const MOST_MOVES: usize = 12;
/// How many positions ours may visit for one of them.
const MOST_NODES: u64 = 1_000_000;

/// What is told of a player beside its points.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayerFindings {
    /// The games that it lost by a fault of each kind: illegal moves, nonsense, no answer, breaking
    /// down, not starting, exceeding a bound.
    pub(super) faults: [u64; 6],
    /// The positions that it visited for a move on average, where it tells.
    pub(super) nodes: Option<u64>,
    /// What our alpha-beta visits on average in the same positions at the same depth.
    pub(super) ours: Option<u64>,
}

/// The kinds of faults as they are counted, by their names in files.
pub(super) const FAULTS: [&[&str]; 6] =
    [&["illegal"], &["garbled", "flooded"], &["silent"], &["crashed"], &["absent"], &["exceeded"]];

/// A move that was searched.
struct SearchedMove<'a> {
    report: &'a GameReport,
    /// How many moves of the game come before it.
    before: usize,
    depth: u32,
    nodes: u64,
}

/// What is told of every player.
pub(super) fn findings(result: &LadderResult) -> Vec<PlayerFindings> {
    let players = result.held.contest.players.len();
    let reports = || result.meetings.iter().flat_map(|meeting| &meeting.games).map(|(_, one)| one);
    let of = |player: usize| {
        let mut found = PlayerFindings::default();
        let mut searched = Vec::new();
        for report in reports().filter(|report| report.seats.contains(&player)) {
            if report.failed_player() == Some(player)
                && let Some(failure) = &report.fault
                && let Some(kind) =
                    FAULTS.iter().position(|kinds| kinds.contains(&failure.kind.as_str()))
            {
                found.faults[kind] += 1;
            }
            searched.extend(searched_moves(&result.held.contest, report, player));
        }
        (found.nodes, found.ours) = compared(&result.held.contest, &searched);
        found
    };
    (0..players).map(of).collect()
}

/// The moves of a player in a game of which it has told how far it searched.
fn searched_moves<'a>(
    contest: &Contest,
    report: &'a GameReport,
    player: usize,
) -> Vec<SearchedMove<'a>> {
    let Some(mut table) = table(contest, report) else { return Vec::new() };
    let mut found = Vec::new();
    for (index, played) in report.moves.iter().enumerate() {
        let Player(seat) = table.turn();
        let told = index.checked_sub(report.opening).and_then(|index| report.searches.get(index));
        if report.seats[usize::from(seat)] == player
            && let Some(&(depth, nodes)) = told
            && nodes > 0
        {
            found.push(SearchedMove { report, before: index, depth, nodes });
        }
        if table.play(played).is_err() {
            break;
        }
    }
    found
}

/// The positions visited for a move, and what ours visits in some of the same positions at the same
/// depth, scaled to the same.
fn compared(contest: &Contest, searched: &[SearchedMove<'_>]) -> (Option<u64>, Option<u64>) {
    let average = |sum: u64, count: usize| sum.checked_div(count as u64);
    let nodes = average(searched.iter().map(|one| one.nodes).sum(), searched.len());
    let comparable: Vec<&SearchedMove<'_>> =
        searched.iter().filter(|one| (1..=DEEPEST).contains(&one.depth)).collect();
    let step = comparable.len().div_ceil(MOST_MOVES).max(1);
    let sample: Vec<u64> =
        comparable.iter().step_by(step).filter_map(|one| ours(contest, one)).collect();
    (nodes, average(sample.iter().sum(), sample.len()))
}

/// What our alpha-beta visits where a move was searched.
fn ours(contest: &Contest, searched: &SearchedMove<'_>) -> Option<u64> {
    let mut table = table(contest, searched.report)?;
    for played in &searched.report.moves[..searched.before] {
        table.play(played).ok()?;
    }
    let limits =
        Limits { depth: Some(searched.depth), nodes: Some(MOST_NODES), ..Limits::default() };
    let run = table.ask(&Spec::new("alpha-beta"), limits, Stop::default()).ok()??;
    Some(run(&mut |_| ()).statistics.nodes)
}

/// A table where a game began.
fn table(contest: &Contest, report: &GameReport) -> Option<Box<dyn session::AnyGame>> {
    let mut table = open_table(&contest.game).ok()?;
    if let Some(position) = &report.position {
        table.set_up(position).ok()?;
    }
    Some(table)
}
