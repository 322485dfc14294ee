//! Whether a player finds the moves that win by force.

use std::path::PathBuf;

use fastrand::Rng;
use protocol::{Conversation, InspectionResult, Program};
use rules::{Phrase, Speak as _, Spec};
use search::{Limits, Score, Stop};
use session::{AnyGame, Fault, GameNotation, open_table};

use super::check::CheckResult;

/// How many positions of each kind are tried.
const POSITIONS: usize = 4;
/// How many games are played by lot to find them.
const MOST_GAMES: usize = 400;
/// How deep a forced win of a table of two is looked for.
const PLIES: u32 = 3;

/// A position in which the player to move wins by force, and the moves that do it.
struct ForcedWin {
    place: GameNotation,
    table: Box<dyn AnyGame>,
    winning: Vec<String>,
}

/// Asks a player about positions that are won at once, and at a table of two also about some that
/// are won with the next move but one.
pub(super) fn check(
    program: &Program,
    game: &Spec,
    launcher: Option<PathBuf>,
    seed: u64,
) -> CheckResult {
    let about = Phrase::new("assignment-check-wins");
    let wins = find(game, seed);
    if wins.is_empty() {
        return CheckResult { about, result: InspectionResult::Skipped };
    }
    let about = about.with("positions", wins.len());
    let result = match try_all(program, game, launcher, &wins) {
        Ok(None) => InspectionResult::Passed,
        Ok(Some(problem)) => InspectionResult::Failed(problem),
        Err(fault) => InspectionResult::Failed(fault.phrase()),
    };
    CheckResult { about, result }
}

/// What is wrong about the first that the player does not win.
fn try_all(
    program: &Program,
    game: &Spec,
    launcher: Option<PathBuf>,
    wins: &[ForcedWin],
) -> Result<Option<Phrase>, Fault> {
    let mut conversation = Conversation::begin(program, &game.to_string(), launcher)?;
    for ForcedWin { place, table, winning } in wins {
        let limits = Limits::default();
        let answer = conversation.ask(&**table, place, limits, &Stop::default(), None)?;
        if !winning.contains(&answer.best) {
            let phrase = Phrase::new("assignment-missed-win")
                .with("moves", place.moves.join(" "))
                .with("played", answer.best)
                .with("winning", winning.clone());
            return Ok(Some(phrase));
        }
    }
    Ok(None)
}

/// Positions of games that are played by lot.
fn find(game: &Spec, seed: u64) -> Vec<ForcedWin> {
    let mut lots = Rng::with_seed(seed);
    let (mut at_once, mut later) = (Vec::new(), Vec::new());
    for _ in 0..MOST_GAMES {
        let mut table = open_table(game).expect("the game was opened before");
        let mut place = GameNotation { start: table.position(), moves: Vec::new() };
        while table.ending().is_none() {
            let moves: Vec<String> = table.view().moves.into_iter().map(|turn| turn.text).collect();
            let mut winning = winning_now(&*table, &moves);
            if !winning.is_empty() {
                // A search that counts no moves may take a longer way that wins as surely.
                let longer = winning_soon(&*table, &moves);
                winning.extend(
                    longer
                        .into_iter()
                        .filter(|played| !winning.contains(played))
                        .collect::<Vec<_>>(),
                );
            }
            let here = || (place.clone(), table.fork());
            if !winning.is_empty() && winning.len() < moves.len() {
                let (place, table) = here();
                at_once.push(ForcedWin { place, table, winning });
                break;
            }
            if later.len() < POSITIONS && lots.u8(..) < 64 {
                let winning = winning_soon(&*table, &moves);
                if !winning.is_empty() && winning.len() < moves.len() {
                    let (place, table) = here();
                    later.push(ForcedWin { place, table, winning });
                    break;
                }
            }
            let played = &moves[lots.usize(..moves.len())];
            place.moves.push(table.play(played).expect("a legal move"));
        }
        if at_once.len() >= POSITIONS && (later.len() >= POSITIONS || table.players() > 2) {
            break;
        }
    }
    at_once.truncate(POSITIONS);
    at_once.extend(later);
    at_once
}

/// The moves that end the game with a win.
fn winning_now(table: &dyn AnyGame, moves: &[String]) -> Vec<String> {
    let player = table.turn();
    let wins = |played: &&String| {
        let mut ahead = table.fork();
        ahead.play(played).expect("a legal move");
        ahead.ending().is_some_and(|ending| ending.outcome.sign(player) > 0)
    };
    moves.iter().filter(wins).cloned().collect()
}

/// The moves at a table of two after which the other has lost whatever is played.
fn winning_soon(table: &dyn AnyGame, moves: &[String]) -> Vec<String> {
    if table.players() != 2 {
        return Vec::new();
    }
    let wins = |played: &&String| {
        let mut ahead = table.fork();
        ahead.play(played).expect("a legal move");
        let engine = Spec::new("alpha-beta").with("depth", (PLIES - 1).to_string());
        let asked = ahead.ask(&engine, Limits::default(), Stop::default());
        let run = asked.expect("every game has this engine");
        run.is_some_and(|run| run(&mut |_| ()).score <= -Score::WON_BY.0)
    };
    moves.iter().filter(wins).cloned().collect()
}
