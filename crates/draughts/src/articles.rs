//! The rules in force, a sentence each: what the rulebook of a variant is put together from.

use rules::Phrase;

use crate::{CaptureRank, Colour, Ending, Hand, Kings, Movement, Naming, Promotion, Rules};

/// The rules in force, a sentence each, in the order of the chapters they belong to.
pub(crate) struct Articles {
    pub(crate) goal: Vec<Phrase>,
    pub(crate) board: Vec<Phrase>,
    pub(crate) moves: Vec<Phrase>,
    pub(crate) captures: Vec<Phrase>,
    pub(crate) choice: Vec<Phrase>,
    pub(crate) promotion: Vec<Phrase>,
    pub(crate) draws: Vec<Phrase>,
    pub(crate) notation: Vec<Phrase>,
}

impl Articles {
    pub(crate) fn new(rules: &Rules) -> Self {
        let movement = &rules.movement;
        Self {
            goal: goal(rules),
            board: board(rules),
            moves: moves(movement),
            captures: captures(movement),
            choice: choice(movement),
            promotion: promotion(movement),
            draws: draws(rules),
            notation: notation(rules),
        }
    }

    /// The sentences that other rules do not have.
    pub(crate) fn beyond(self, others: &Self) -> Vec<Phrase> {
        let known: Vec<&Phrase> = others.all().into_iter().flatten().collect();
        let ours = self.all().into_iter().flatten();
        ours.filter(|phrase| !known.contains(phrase)).cloned().collect()
    }

    fn all(&self) -> [&Vec<Phrase>; 8] {
        let Self { goal, board, moves, captures, choice, promotion, draws, notation } = self;
        [goal, board, moves, captures, choice, promotion, draws, notation]
    }
}

/// How a man that comes to its last row in mid-capture is dealt with, as far as one can tell: a man
/// that could not go on anyway ends its move there.
pub(crate) fn crowning(movement: &Movement) -> Promotion {
    match movement.promotion {
        Promotion::Passes if !movement.backward && !movement.straight => Promotion::Ends,
        promotion => promotion,
    }
}

fn goal(rules: &Rules) -> Vec<Phrase> {
    let id =
        if rules.losing_wins { "rulebook-draughts-goal-lose" } else { "rulebook-draughts-goal" };
    vec![Phrase::new(id)]
}

fn board(rules: &Rules) -> Vec<Phrase> {
    let size = Phrase::new("rulebook-draughts-board")
        .with("width", u64::from(rules.width))
        .with("height", u64::from(rules.height));
    let corner = match rules.dark_corner {
        _ if rules.width % 2 == 1 => "rulebook-draughts-corner-both",
        Hand::Left => "rulebook-draughts-corner-left",
        Hand::Right => "rulebook-draughts-corner-right",
    };
    let first = match rules.first {
        Colour::White => "rulebook-draughts-first-white",
        Colour::Black => "rulebook-draughts-first-black",
    };
    vec![size, Phrase::new(corner), army(rules), Phrase::new(first)]
}

/// How many men each side begins with.
fn army(rules: &Rules) -> Phrase {
    let men = |rows: u8| rules.squares_in(rows);
    let [white, black] = rules.rows;
    if white == black {
        return Phrase::new("rulebook-draughts-men")
            .with("men", men(white))
            .with("rows", u64::from(white));
    }
    Phrase::new("rulebook-draughts-men-uneven")
        .with("white", men(white))
        .with("black", men(black))
        .with("white-rows", u64::from(white))
        .with("black-rows", u64::from(black))
}

fn moves(movement: &Movement) -> Vec<Phrase> {
    let king = match movement.kings {
        Kings::Flying => "rulebook-draughts-king-flies",
        Kings::Short => "rulebook-draughts-king-steps",
    };
    let limit = movement
        .king_limit
        .map(|limit| Phrase::new("rulebook-draughts-king-tires").with("moves", u64::from(limit)));
    [Phrase::new("rulebook-draughts-man-moves"), Phrase::new(king)]
        .into_iter()
        .chain(limit)
        .collect()
}

fn captures(movement: &Movement) -> Vec<Phrase> {
    let men = if movement.backward {
        "rulebook-draughts-men-capture-back"
    } else {
        "rulebook-draughts-men-capture-forwards"
    };
    let kings = match movement.kings {
        Kings::Flying => "rulebook-draughts-king-captures-from-afar",
        Kings::Short => "rulebook-draughts-king-captures-next",
    };
    let mut articles = vec!["rulebook-draughts-jump", men];
    if movement.straight {
        articles.push("rulebook-draughts-straight");
    }
    articles.push(kings);
    if !movement.men_take_kings {
        articles.push("rulebook-draughts-men-spare-kings");
    }
    articles.extend(["rulebook-draughts-chain", "rulebook-draughts-removal"]);
    articles.into_iter().map(Phrase::new).collect()
}

fn choice(movement: &Movement) -> Vec<Phrase> {
    let compulsory = if movement.compulsory {
        "rulebook-draughts-compulsory"
    } else {
        "rulebook-draughts-voluntary"
    };
    let which = match movement.choice {
        CaptureRank::MOST => "rulebook-draughts-choice-most",
        CaptureRank::MOST_THEN_KINGS => "rulebook-draughts-choice-most-then-kings",
        CaptureRank::ITALIAN => "rulebook-draughts-choice-italian",
        CaptureRank::FRISIAN => "rulebook-draughts-choice-frisian",
        CaptureRank::KING_FIRST => "rulebook-draughts-choice-king-first",
        _ => "rulebook-draughts-choice-free",
    };
    vec![Phrase::new(compulsory), Phrase::new(which)]
}

fn promotion(movement: &Movement) -> Vec<Phrase> {
    let passing = match crowning(movement) {
        Promotion::Passes => "rulebook-draughts-crown-passes",
        Promotion::Ends => "rulebook-draughts-crown-ends",
        Promotion::Continues => "rulebook-draughts-crown-continues",
    };
    vec![Phrase::new("rulebook-draughts-crown"), Phrase::new(passing)]
}

fn draws(rules: &Rules) -> Vec<Phrase> {
    let agreement = Phrase::new("rulebook-draughts-draw-agreement");
    let repetition = rules
        .repetitions
        .map(|times| Phrase::new("rulebook-draughts-draw-repetition").with("times", times));
    let quiet = rules.quiet.map(|turns| counted("rulebook-draughts-draw-quiet".to_owned(), turns));
    let ending = |ending: &Ending| {
        counted(format!("rulebook-draughts-draw-{}", ending.name), u16::from(ending.turns))
    };
    let endings = rules.endings.iter().map(ending);
    [agreement].into_iter().chain(repetition).chain(quiet).chain(endings).collect()
}

/// A message about a number of turns of both sides together, told as moves of each side where that
/// comes out even.
fn counted(id: String, turns: u16) -> Phrase {
    let each = turns.is_multiple_of(2);
    let count = u64::from(if each { turns / 2 } else { turns });
    let moves = if each { "rulebook-draughts-moves-each" } else { "rulebook-draughts-moves-both" };
    Phrase::built(id).with("moves", Phrase::new(moves).with("count", count))
}

fn notation(rules: &Rules) -> Vec<Phrase> {
    let squares = match rules.naming {
        Naming::Numbers => "rulebook-draughts-numbers",
        Naming::Letters => "rulebook-draughts-letters",
    };
    let writing = if rules.full_captures {
        "rulebook-draughts-writing-full"
    } else {
        "rulebook-draughts-writing"
    };
    let writing = Phrase::new(writing).with("sign", rules.capture_sign.to_string());
    vec![Phrase::new(squares), writing]
}
