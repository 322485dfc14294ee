//! What a search by sampling claims to be certain, held against the definition of minimax.

use rules::{Game, History};
use search::{Choice, Engine, Limits, Mcts, Meter, Score, SearchTask, Stop, Thought, WinLose};

use crate::{legal::legal_moves, oracle::Oracle};

/// Lets MCTS think about the position on the board for some iterations, compares every claim it
/// makes with what is true, and says how many claims there were. The game should be one that can
/// be searched to its end.
///
/// At a table of two a claim is true if minimax says the same. At a table of many minimax is what
/// a player can force against all the others in league, so no player comes off worse than that.
///
/// # Panics
///
/// If a claim is wrong, or if the move chosen does not follow from the claims.
pub fn check_proofs<G: Game>(game: &G, history: &History<G>, iterations: u64, seed: u64) -> usize {
    let limits = Limits { nodes: Some(iterations), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    let mut mcts = Mcts { seed, ..Mcts::default() };
    let thought = mcts.think(&mut SearchTask::new(game, history, &mut meter));
    assert!(thought.statistics.nodes <= iterations, "MCTS keeps its limit");
    assert_eq!(thought.line.first(), Some(&thought.best), "the line begins with the move");
    assert!(legal_moves(game, history).contains(&thought.best), "the move is legal");
    check_choice(&thought);
    let truth = Oracle::new(game, &WinLose, history).judge(history, None);
    let certain = || thought.choices.iter().filter(|choice| choice.exact);
    for claim in certain() {
        let true_of = truth.iter().find(|&&(played, _)| played == claim.played);
        let &(_, worth) = true_of.expect("only legal moves are judged");
        check_claim(claim, worth, game.players());
    }
    certain().count()
}

fn check_claim<M: std::fmt::Debug>(claim: &Choice<M>, worth: Score, players: u8) {
    let (claimed, truth) = (claim.score.0.signum(), worth.0.signum());
    assert!(truth <= claimed, "{claim:?} is worth {worth:?} against everyone");
    if players == 2 {
        assert_eq!(truth, claimed, "{claim:?} is worth {worth:?}");
        assert!(claim.score.0.abs() <= worth.0.abs(), "{claim:?} cannot be quicker than {worth:?}");
    }
}

/// The move chosen is a certain win if there is one, and no certain loss unless all are.
fn check_choice<M: Copy + PartialEq + std::fmt::Debug>(thought: &Thought<M>) {
    let sign = |choice: &Choice<M>| if choice.exact { choice.score.0.signum() } else { 0 };
    let chosen = thought.choices.iter().find(|choice| choice.played == thought.best);
    let Some(chosen) = chosen else { return assert!(thought.choices.is_empty(), "{thought:?}") };
    assert_eq!(chosen.score, thought.score, "the score is that of the move");
    let best = thought.choices.iter().map(sign).max().expect("the chosen one at least");
    assert_eq!(sign(chosen), best, "{thought:?}");
}
