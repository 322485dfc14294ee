//! The lessons: ten short ways into the searches, each on live examples.
//!
//! What a lesson says is in the language files; what it shows is asked of the engines while
//! it is read, so that nothing here can disagree with them.

use serde::Serialize;

use crate::{ExerciseKind, SearchQuestion};

/// A lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in addresses.
    pub name: &'static str,
    /// Its title, by the name of its message.
    pub title: &'static str,
    /// What is said and shown, one idea at a time.
    pub steps: &'static [LessonStep],
    /// The exercise at its end.
    pub exercise: LessonExercise,
}

/// One idea of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// What is said, by the name of its message.
    pub text: &'static str,
    /// The game, or a tree written down.
    pub game: &'static str,
    /// The moves played first.
    pub moves: &'static [&'static str],
    /// Who thinks: one, or two side by side.
    pub engines: &'static [&'static str],
    /// What is looked at.
    pub show: Show,
}

/// What a step of a lesson looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// The numbers at the ends alone: what comes of them is asked of the reader.
    Leaves,
    /// The whole tree.
    Whole,
    /// The beginning of the search, to go on step by step.
    First,
    /// The first cut-off.
    Cut,
    /// The line that the search expects.
    Expected,
    /// A tiny evaluation that learns: nothing is searched.
    Training,
    /// What learned weights say of each square, as pictures.
    Weights,
}

/// The exercise at the end of a lesson: a tree drawn by lot, always the same.
#[derive(Clone, Copy, Debug)]
pub struct LessonExercise {
    /// What is to be filled in.
    pub kind: ExerciseKind,
    /// From what the tree is drawn.
    pub seed: u32,
    /// How deep it is.
    pub depth: u32,
    /// How many branches it has everywhere.
    pub width: u32,
}

/// The tree of the textbooks.
const TEXTBOOK: &str = "((3 12 8) (2 4 6) (14 5 2))";
/// The same with the worst first, and with the best first.
const WORST_FIRST: &str = "((14 5 2) (6 4 2) (12 8 3))";
const BEST_FIRST: &str = "((3 8 12) (2 4 6) (2 5 14))";
/// Three players.
const THREE: &str = "((1/2/6 4/3/3) (6/1/2 5/4/1))";
/// Which of two throws is better: two coins, and what the other may do after them.
const COINS: &str = "([(2 4) (7 4)] [(6 0) (5 -2)])";
/// Nine times in ten it goes one way.
const UNEVEN: &str = "([9:2 1:3] [9:1 1:4])";
/// The same order of the leaves, but other distances between them.
const STRETCHED: &str = "([9:20 1:30] [9:1 1:400])";
/// No leaf is worth more than 2 or less than -2.
const BOUNDED: &str = "([2 1] [-2 -1] [0 2]) -2..2";
/// Three players with ten points between them.
const TEN: &str = "((1/2/7 3/2/5) (6/3/1 6/1/3) (5/4/1 8/1/1)) 0..10";
/// Where the cut of two would be wrong at a table of three.
const DEEPER: &str = "(5/5/0 ((2/3/5 1/1/8) (6/2/2 6/3/1))) 0..10";
/// A game of Morpion that is almost decided.
const LATE: &[&str] = &["B2", "A1", "C1", "A3", "A2"];

const fn step(
    text: &'static str,
    game: &'static str,
    engines: &'static [&'static str],
    show: Show,
) -> LessonStep {
    LessonStep { text, game, moves: &[], engines, show }
}

const fn late(text: &'static str, engines: &'static [&'static str], show: Show) -> LessonStep {
    LessonStep { text, game: "morpion", moves: LATE, engines, show }
}

/// Every lesson, in the order in which they are read.
pub const LESSONS: [Lesson; 10] = [
    Lesson {
        name: "minimax",
        title: "lesson-minimax",
        steps: &[
            step("lesson-minimax-tree", TEXTBOOK, &["minimax"], Show::Leaves),
            step("lesson-minimax-leaves", TEXTBOOK, &["minimax"], Show::First),
            step("lesson-minimax-back", TEXTBOOK, &["minimax"], Show::Expected),
            late("lesson-minimax-game", &["minimax:depth=9"], Show::Expected),
            step("lesson-minimax-horizon", "othello", &["minimax:depth=2"], Show::Whole),
        ],
        exercise: LessonExercise { kind: ExerciseKind::Minimax, seed: 12, depth: 3, width: 2 },
    },
    Lesson {
        name: "alpha-beta",
        title: "lesson-alpha-beta",
        steps: &[
            step("lesson-alpha-beta-idea", TEXTBOOK, &["alpha-beta"], Show::Whole),
            step("lesson-alpha-beta-window", TEXTBOOK, &["alpha-beta"], Show::First),
            step("lesson-alpha-beta-cut", TEXTBOOK, &["alpha-beta"], Show::Cut),
            step("lesson-alpha-beta-same", TEXTBOOK, &["minimax", "alpha-beta"], Show::Whole),
            step("lesson-alpha-beta-game", "connect-four", &["alpha-beta:depth=4"], Show::Cut),
        ],
        exercise: LessonExercise { kind: ExerciseKind::AlphaBeta, seed: 1, depth: 3, width: 2 },
    },
    Lesson {
        name: "ordering",
        title: "lesson-ordering",
        steps: &[
            step("lesson-ordering-worst", WORST_FIRST, &["alpha-beta"], Show::Whole),
            step("lesson-ordering-best", BEST_FIRST, &["alpha-beta"], Show::Whole),
            step("lesson-ordering-try", TEXTBOOK, &["alpha-beta"], Show::Whole),
            step(
                "lesson-ordering-game",
                "connect-four",
                &["alpha-beta:depth=5", "alpha-beta:depth=5,ordering=on"],
                Show::Expected,
            ),
            step(
                "lesson-ordering-root",
                "connect-four",
                &["minimax:depth=4", "alpha-beta:depth=4,ordering=on"],
                Show::Whole,
            ),
        ],
        exercise: LessonExercise { kind: ExerciseKind::AlphaBeta, seed: 3, depth: 2, width: 3 },
    },
    Lesson {
        name: "deepening",
        title: "lesson-deepening",
        steps: &[
            step("lesson-deepening-rounds", "othello", &["deepening:depth=4"], Show::First),
            step("lesson-deepening-cost", "othello", &["deepening:depth=4"], Show::Whole),
            step("lesson-deepening-time", "othello", &["deepening:depth=4"], Show::Expected),
            step("lesson-deepening-table", "morpion", &["pvs:depth=5"], Show::Whole),
        ],
        exercise: LessonExercise { kind: ExerciseKind::AlphaBeta, seed: 8, depth: 3, width: 2 },
    },
    Lesson {
        name: "mcts",
        title: "lesson-mcts",
        steps: &[
            step("lesson-mcts-idea", "morpion", &["mcts:nodes=300"], Show::Whole),
            step("lesson-mcts-round", "morpion", &["mcts:nodes=300"], Show::First),
            step("lesson-mcts-bonus", "morpion", &["mcts:nodes=300"], Show::Expected),
            late("lesson-mcts-proof", &["mcts:nodes=400"], Show::Expected),
        ],
        exercise: LessonExercise { kind: ExerciseKind::Minimax, seed: 45, depth: 3, width: 2 },
    },
    Lesson {
        name: "more-players",
        title: "lesson-more-players",
        steps: &[
            step("lesson-more-players-shares", THREE, &["max-n"], Show::Whole),
            step("lesson-more-players-max-n", THREE, &["max-n"], Show::Expected),
            step("lesson-more-players-paranoid", THREE, &["paranoid"], Show::Whole),
            step("lesson-more-players-compared", THREE, &["max-n", "paranoid"], Show::Expected),
            step(
                "lesson-more-players-game",
                "morpion:width=4,height=4,align=3,players=3",
                &["max-n:depth=2"],
                Show::Expected,
            ),
        ],
        exercise: LessonExercise { kind: ExerciseKind::AlphaBeta, seed: 2, depth: 3, width: 2 },
    },
    Lesson {
        name: "shallow-pruning",
        title: "lesson-shallow",
        steps: &[
            step("lesson-shallow-question", TEN, &["max-n"], Show::Whole),
            step("lesson-shallow-sum", TEN, &["shallow-max-n"], Show::First),
            step("lesson-shallow-cut", TEN, &["shallow-max-n"], Show::Cut),
            step("lesson-shallow-same", TEN, &["max-n", "shallow-max-n"], Show::Whole),
            step("lesson-shallow-deep", DEEPER, &["shallow-max-n"], Show::Expected),
        ],
        exercise: LessonExercise { kind: ExerciseKind::ShallowMaxN, seed: 10, depth: 3, width: 2 },
    },
    Lesson {
        name: "chance",
        title: "lesson-chance",
        steps: &[
            step("lesson-chance-coins", COINS, &["expectiminimax"], Show::Leaves),
            step("lesson-chance-mean", COINS, &["expectiminimax"], Show::First),
            step("lesson-chance-odds", UNEVEN, &["expectiminimax"], Show::Expected),
            step("lesson-chance-scale", STRETCHED, &["expectiminimax"], Show::Expected),
            step("lesson-chance-bound", BOUNDED, &["star1"], Show::Cut),
            step("lesson-chance-same", BOUNDED, &["expectiminimax", "star1"], Show::Whole),
        ],
        exercise: LessonExercise { kind: ExerciseKind::Star1, seed: 9, depth: 3, width: 2 },
    },
    Lesson {
        name: "theory",
        title: "lesson-theory",
        steps: &[
            step("lesson-theory-zero-sum", TEXTBOOK, &["minimax"], Show::Expected),
            late("lesson-theory-orders", &["minimax:depth=9"], Show::Whole),
            step("lesson-theory-growth", "othello", &["minimax:depth=3"], Show::Whole),
            step("lesson-theory-memory", "othello", &["minimax:depth=3"], Show::First),
            step(
                "lesson-theory-pruning",
                "morpion",
                &["minimax:depth=3", "alpha-beta:depth=3"],
                Show::Whole,
            ),
        ],
        exercise: LessonExercise { kind: ExerciseKind::Minimax, seed: 7, depth: 2, width: 3 },
    },
    Lesson {
        name: "learning",
        title: "lesson-learning",
        steps: &[
            step(
                "lesson-learning-question",
                "othello",
                &["minimax:depth=1,eval=discs", "minimax:depth=1,eval=patterns"],
                Show::Expected,
            ),
            step("lesson-learning-squares", "othello", &[], Show::Training),
            step("lesson-learning-games", "othello", &[], Show::Training),
            step(
                "lesson-learning-shapes",
                "othello",
                &["minimax:depth=2,eval=matrix", "minimax:depth=2,eval=patterns"],
                Show::Expected,
            ),
            step("lesson-learning-weights", "othello", &[], Show::Weights),
        ],
        exercise: LessonExercise { kind: ExerciseKind::Minimax, seed: 21, depth: 2, width: 3 },
    },
];

impl LessonStep {
    /// What is asked of each engine.
    pub fn questions(&self) -> impl Iterator<Item = SearchQuestion> {
        self.engines.iter().map(|engine| SearchQuestion {
            moves: self.moves.iter().map(|&text| text.to_owned()).collect(),
            ..SearchQuestion::new(self.game, *engine)
        })
    }
}
