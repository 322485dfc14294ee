//! What the room knows about playing well.

use rules::{Knob, Offer, Phrase, Settings, SpecError};
use search::{
    BuildEngine, BuildEvaluator, DEPTH, Engine, Expertise, Guide, Ladder, NODES, ProofEngine, SEED,
    ScoreScale, TIES, TIME, Ties, WinLose, depth_within, megabytes, memory,
};

use crate::{
    Cell, Collector, LineCount, Morpion, Position, RuleBased, Solver, Stones, Strategist, Threats,
    consequence::consequence,
    levels::{CLASSIC, OF_MANY, OF_TWO},
};

/// Tries what completes a line first, then what stops one, then the cells that most lines cross.
#[derive(Clone, Copy, Debug, Default)]
pub struct NearTheLines;

impl<const W: usize, S: Stones<W>> Guide<Morpion<W, S>> for NearTheLines {
    #[inline]
    fn orders(&self) -> bool {
        true
    }

    fn promise(&self, game: &Morpion<W, S>, position: &Position<S>, cell: Cell) -> i32 {
        let arms = game.shape.arms(cell);
        let aligns = |player| game.aligns(&position.stones, player, cell);
        let me = position.turn;
        if aligns(me) {
            return 2000;
        }
        let stops = if game.shape.players == 2 {
            aligns(me.other())
        } else {
            // Of a crowd only those matter who stand next to the cell.
            let mut beside = arms.iter().flat_map(|arm| arm.beside(cell));
            let others = |cell| position.stones.holder(cell).filter(|&player| player != me);
            beside.any(|cell| others(cell).is_some_and(aligns))
        };
        if stops {
            return 1000;
        }
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

    const ENGINES: &'static [Offer<BuildEngine<Self>>] = &[
        Offer {
            name: "rule-based",
            knobs: &[TIES, SEED],
            build: |game, settings| {
                if game.shape.is_classic() {
                    Ok(Box::new(RuleBased { ties: Ties::of(settings) }))
                } else {
                    Err(SpecError::Clash(Phrase::new("error-morpion-only-classic")))
                }
            },
        },
        Offer {
            name: "strategist",
            knobs: OF_STRATEGY,
            build: |_, settings| Ok(Box::new(Strategist { ties: Ties::of(settings) })),
        },
        Offer {
            name: "collector",
            knobs: OF_STRATEGY,
            build: |_, settings| Ok(Box::new(Collector { ties: Ties::of(settings) })),
        },
        Offer { name: "solver", knobs: OF_PROOF, build: solver },
    ];

    /// On three by three the classic count says 1000 minus the stones for a win.
    fn scale(&self, evaluator: &str) -> ScoreScale {
        match evaluator {
            "threats" => ScoreScale::words(150, 900),
            "lines" if self.shape.size() == 9 => {
                ScoreScale { won: 900, ..ScoreScale::words(30, 200) }
            }
            _ => ScoreScale::words(60, 600),
        }
    }

    fn adviser(&self) -> &'static str {
        "pvs:eval=threats"
    }

    /// Small grids are proved to their end.
    fn prover(&self, _position: &Position<S>) -> Option<ProofEngine> {
        /// The most cells for which a proof is likely to end.
        const MOST: u16 = 20;
        let engine = ProofEngine { engine: "solver", nodes: 10_000 };
        (self.shape.size() <= MOST && self.shape.players == 2).then_some(engine)
    }

    fn consequence(&self, position: &Position<S>, line: &[Cell]) -> Option<Phrase> {
        consequence(self, position, line)
    }

    /// Two million positions at most: every game on 3×3, two moves on the largest grids.
    fn usual_depth(&self) -> u32 {
        depth_within(2_000_000, self.shape.size().into(), 1)
    }

    fn levels(&self) -> &'static Ladder {
        match self.shape.players {
            2 if self.shape.is_classic() => &CLASSIC,
            2 => &OF_TWO,
            _ => &OF_MANY,
        }
    }
}

const OF_STRATEGY: &[Knob] = &[DEPTH, TIME, NODES, TIES, SEED];
/// Whether to judge every move, and not only the best.
const THOROUGH: Knob = Knob::switch("thorough", Some(false));
const OF_PROOF: &[Knob] = &[DEPTH, TIME, NODES, THOROUGH, memory(Solver::MEGABYTES), TIES, SEED];

/// The solver, unless the grid is too large to be solved.
fn solver<const W: usize, S: Stones<W>>(
    game: &Morpion<W, S>,
    settings: &Settings,
) -> Result<Box<dyn Engine<Morpion<W, S>>>, SpecError> {
    let size = game.shape.size();
    if size > Solver::LARGEST {
        let phrase = Phrase::new("error-morpion-solver-size")
            .with("cells", u64::from(size))
            .with("most", u64::from(Solver::LARGEST));
        return Err(SpecError::Clash(phrase));
    }
    Ok(Box::new(Solver {
        thorough: settings.switch(THOROUGH.name).unwrap_or(false),
        megabytes: megabytes(settings).unwrap_or(Solver::MEGABYTES),
        ties: Ties::of(settings),
    }))
}
