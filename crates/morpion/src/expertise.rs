//! What the room knows about playing well.

use rules::{Offer, Phrase, Player, SpecError};
use search::{BuildEngine, BuildEvaluator, Expertise, Guide, SEED, TIES, Ties, WinLose};

use crate::{Cell, LineCount, Morpion, Position, RuleBased, Stones, Threats};

/// Tries what completes a line first, then what stops one, then the cells that most lines cross.
#[derive(Clone, Copy, Debug, Default)]
pub struct NearTheLines;

impl<const W: usize, S: Stones<W>> Guide<Morpion<W, S>> for NearTheLines {
    fn promise(&self, game: &Morpion<W, S>, position: &Position<S>, cell: Cell) -> i32 {
        let aligns = |player| game.aligns(&position.stones, player, cell);
        let me = position.turn;
        if aligns(me) {
            return 2000;
        }
        if Player::all(game.shape.players).any(|player| player != me && aligns(player)) {
            return 1000;
        }
        let arms = game.shape.arms(cell);
        arms.iter().map(|arm| i32::from(arm.back.min(arm.ahead))).sum()
    }
}

impl<const W: usize, S: Stones<W>> Expertise for Morpion<W, S> {
    type Guide = NearTheLines;

    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>] = &[
        Offer { name: "lines", knobs: &[], build: || Box::new(LineCount) },
        Offer { name: "threats", knobs: &[], build: || Box::new(Threats) },
        Offer { name: "win-lose", knobs: &[], build: || Box::new(WinLose) },
    ];

    const ENGINES: &'static [Offer<BuildEngine<Self>>] = &[Offer {
        name: "rule-based",
        knobs: &[TIES, SEED],
        build: |game, settings| {
            if game.shape.is_classic() {
                Ok(Box::new(RuleBased { ties: Ties::of(settings) }))
            } else {
                Err(SpecError::Clash(Phrase::new("error-morpion-only-classic")))
            }
        },
    }];
}
