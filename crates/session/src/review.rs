//! How well each player has played, as far as the game was judged.

use rules::{Outcome, Player};
use search::{Score, ScoreScale};

use crate::{GameTree, MoveGrade, MoveVerdict, NodeId};

/// How well each player has played, and where the game was lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The players in the order of seats.
    pub players: Vec<PlayerReview>,
    /// The move after which the game was lost and stayed so.
    pub lost_at: Option<NodeId>,
}

/// How well a player has played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerReview {
    /// How many of the moves were judged.
    pub moves: u32,
    /// How many of them were as good as any.
    pub best: u32,
    /// How many of these were the only good move.
    pub only: u32,
    /// Inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Blunders.
    pub blunders: u32,
    /// What a move lost on average, in points of the scale.
    pub average: Option<u32>,
    /// The same in each third of the game; nothing for a short game.
    pub phases: [Option<u32>; 3],
}

/// A shorter game has no opening, middle and end.
const WITH_PHASES: usize = 18;

impl Review {
    /// The review of the whole line on which a game of two stands; nothing if no move was judged.
    #[must_use]
    pub fn of(tree: &GameTree, scale: &ScoreScale) -> Option<Self> {
        let line = tree.whole_line();
        let verdicts: Vec<(NodeId, Player, MoveVerdict)> = line
            .iter()
            .filter_map(|&node| Some((node, tree.player(node)?, tree.move_verdict(node, scale)?)))
            .collect();
        if verdicts.is_empty() {
            return None;
        }
        let phase = |node: NodeId| {
            let place = line.iter().position(|&other| other == node).unwrap_or_default();
            (line.len() >= WITH_PHASES).then(|| 3 * place / line.len())
        };
        let of_player = |player: Player| {
            let own = verdicts.iter().filter(|(_, mover, _)| *mover == player);
            let own: Vec<_> = own.map(|(node, _, verdict)| (verdict, phase(*node))).collect();
            PlayerReview::of(&own)
        };
        let players = [Player::FIRST, Player::SECOND].map(of_player).to_vec();
        Some(Self { players, lost_at: lost_at(tree, scale, &line, &verdicts) })
    }
}

impl PlayerReview {
    fn of(own: &[(&MoveVerdict, Option<usize>)]) -> Self {
        let count = |grade: MoveGrade| {
            let alike = own.iter().filter(|(verdict, _)| verdict.grade == grade).count();
            u32::try_from(alike).unwrap_or(u32::MAX)
        };
        let average = |wanted: Option<usize>| {
            let losses = own.iter().filter(|(_, phase)| wanted.is_none() || *phase == wanted);
            let losses: Vec<u32> = losses.map(|(verdict, _)| verdict.loss).collect();
            let count = u32::try_from(losses.len()).ok().filter(|&count| count > 0)?;
            Some((losses.iter().sum::<u32>() + count / 2) / count)
        };
        Self {
            moves: u32::try_from(own.len()).unwrap_or(u32::MAX),
            best: count(MoveGrade::Best) + count(MoveGrade::Only),
            only: count(MoveGrade::Only),
            inaccuracies: count(MoveGrade::Inaccuracy),
            mistakes: count(MoveGrade::Mistake),
            blunders: count(MoveGrade::Blunder),
            average: average(None),
            phases: [0, 1, 2].map(|phase| average(Some(phase))),
        }
    }
}

/// The last mistake of the loser before which the game was open and after which it never was again.
fn lost_at(
    tree: &GameTree,
    scale: &ScoreScale,
    line: &[NodeId],
    verdicts: &[(NodeId, Player, MoveVerdict)],
) -> Option<NodeId> {
    let (_, last_mover, last) = verdicts.last()?;
    let end = line.last().and_then(|&node| tree.end(node));
    let loser = match end.map(|end| end.outcome) {
        Some(Outcome::Win(winner)) => winner.other(),
        Some(Outcome::Lose(loser)) => loser,
        None if last.score <= -scale.clear => *last_mover,
        None if last.score >= scale.clear => last_mover.other(),
        Some(Outcome::Draw) | None => return None,
    };
    let is_lost = |(_, mover, verdict): &&(NodeId, Player, MoveVerdict)| {
        let score = if *mover == loser { verdict.score } else { -verdict.score };
        score <= -scale.clear || scale.is_decided(Score(score)) && score < 0
    };
    let lost = verdicts.iter().rev().take_while(is_lost);
    let decisive = lost.filter(|(_, mover, verdict)| *mover == loser && verdict.grade.is_mistake());
    decisive.last().map(|(node, _, _)| *node)
}
