//! The rulebook of any variant, and of any table with rules of its own.

use rules::{Chapter, Diagram, Game, Notation, Phrase, Rulebook};

use crate::{
    Bits, CaptureRank, Draughts, Kings, Promotion, Rules,
    articles::{Articles, crowning},
    lesson::ExampleBoard,
    variants,
};

/// The rulebook of a game.
pub(crate) fn write<B: Bits>(game: &Draughts<B>) -> Rulebook {
    let rules = game.rules();
    let articles = Articles::new(rules);
    let others = Articles::new(&variants::INTERNATIONAL);
    let differences = Articles::new(rules).beyond(&others);
    Rulebook::titled(name(rules))
        .with(title("rulebook-goal").says(articles.goal))
        .with(title("rulebook-draughts-differences").list(differences))
        .with(board(game, articles.board))
        .with(moves(rules, articles.moves))
        .with(captures(rules, articles.captures))
        .with(choice(rules, articles.choice))
        .with(promotion(rules, articles.promotion))
        .with(end(rules, articles.draws))
        .with(notation(game, articles.notation))
        .with(hints(rules))
}

/// What the game is called: as the variant whose rules these are, if there is one.
fn name(rules: &Rules) -> Phrase {
    let variant = variants::ALL.iter().find(|(_, known)| known == rules);
    let name = variant.map_or("custom", |(name, _)| name);
    Phrase::built(format!("rulebook-draughts-title-{name}"))
}

fn title(id: &'static str) -> Chapter {
    Chapter::new(Phrase::new(id))
}

fn board<B: Bits>(game: &Draughts<B>, articles: Vec<Phrase>) -> Chapter {
    let start = Diagram::new(game, &game.start());
    title("rulebook-board")
        .says(articles)
        .show(start, Phrase::new("rulebook-draughts-example-start"))
}

fn moves(rules: &Rules, articles: Vec<Phrase>) -> Chapter {
    let man = ExampleBoard::new(rules).example(MAN).ends_of(2, 5);
    let king = ExampleBoard::new(rules).example(KING).ends_of(2, 5);
    title("rulebook-moves")
        .says(articles)
        .show(man, Phrase::new("rulebook-draughts-example-man"))
        .show(king, Phrase::new("rulebook-draughts-example-king"))
}

fn captures(rules: &Rules, articles: Vec<Phrase>) -> Chapter {
    let example = |picture| ExampleBoard::new(rules).example(picture);
    let movement = &rules.movement;
    let back = if movement.backward {
        (example(BACK).captures(), Phrase::new("rulebook-draughts-example-back"))
    } else {
        (example(BACK).still(), Phrase::new("rulebook-draughts-example-not-back"))
    };
    let mut chapter = title("rulebook-captures")
        .says(articles)
        .show(example(JUMP).captures(), Phrase::new("rulebook-draughts-example-jump"))
        .show(back.0, back.1);
    if movement.straight {
        let straight = example(STRAIGHT).captures();
        chapter = chapter.show(straight, Phrase::new("rulebook-draughts-example-straight"));
    }
    chapter = match movement.kings {
        Kings::Flying => chapter
            .show(example(FAR).ends_of(1, 6), Phrase::new("rulebook-draughts-example-king-far")),
        Kings::Short => chapter
            .show(example(NEAR).captures(), Phrase::new("rulebook-draughts-example-king-near")),
    };
    chapter.show(example(CHAIN).move_of(1, 6), Phrase::new("rulebook-draughts-example-chain"))
}

fn choice(rules: &Rules, articles: Vec<Phrase>) -> Chapter {
    let example = |picture| ExampleBoard::new(rules).example(picture);
    let chapter = title("rulebook-draughts-choice").says(articles);
    match rules.movement.choice {
        CaptureRank::KING_FIRST => chapter.show(
            example(MAN_OR_KING).move_of(1, 6),
            Phrase::new("rulebook-draughts-example-king-first"),
        ),
        choice if choice.prefers_more() => chapter
            .show(example(ONE_OR_TWO).captures(), Phrase::new("rulebook-draughts-example-most")),
        _ => chapter
            .show(example(ONE_OR_TWO).captures(), Phrase::new("rulebook-draughts-example-free")),
    }
}

fn promotion(rules: &Rules, articles: Vec<Phrase>) -> Chapter {
    let caption = match crowning(&rules.movement) {
        Promotion::Passes => "rulebook-draughts-example-passes",
        Promotion::Ends => "rulebook-draughts-example-ends",
        Promotion::Continues => "rulebook-draughts-example-continues",
    };
    let passing = ExampleBoard::new(rules).example(PASSING).move_of(1, 2);
    title("rulebook-draughts-promotion").says(articles).show(passing, Phrase::new(caption))
}

fn end(rules: &Rules, draws: Vec<Phrase>) -> Chapter {
    let caption = if rules.losing_wins {
        "rulebook-draughts-example-blocked-wins"
    } else {
        "rulebook-draughts-example-blocked"
    };
    let blocked = ExampleBoard::new(rules).example(BLOCKED).still();
    title("rulebook-end")
        .show(blocked, Phrase::new(caption))
        .say(Phrase::new("rulebook-draughts-draws"))
        .list(draws)
}

fn notation<B: Bits>(game: &Draughts<B>, articles: Vec<Phrase>) -> Chapter {
    let start = game.start();
    let first = game.moves(&start).into_iter().flatten().next();
    let written = first.map_or_else(String::new, |played| game.write_move(&start, played));
    let squares = Diagram::new(game, &start).blank();
    title("rulebook-notation")
        .says(articles)
        .show(squares, Phrase::new("rulebook-draughts-example-squares").with("move", written))
}

fn hints(rules: &Rules) -> Chapter {
    let chapter = title("rulebook-hints");
    if rules.losing_wins {
        return chapter.list(
            [
                "rulebook-draughts-hint-lose-give",
                "rulebook-draughts-hint-lose-free",
                "rulebook-draughts-hint-lose-king",
                "rulebook-draughts-hint-look",
            ]
            .map(Phrase::new),
        );
    }
    let king = match rules.movement.kings {
        Kings::Flying => "rulebook-draughts-hint-flying",
        Kings::Short => "rulebook-draughts-hint-short",
    };
    let bait = rules.movement.compulsory.then_some("rulebook-draughts-hint-bait");
    let most = rules.movement.choice.prefers_more().then_some("rulebook-draughts-hint-most");
    let hints = ["rulebook-draughts-hint-look", "rulebook-draughts-hint-together"]
        .into_iter()
        .chain(bait)
        .chain(most)
        .chain([
            "rulebook-draughts-hint-centre",
            "rulebook-draughts-hint-back-row",
            king,
            "rulebook-draughts-hint-exchange",
        ]);
    chapter.list(hints.map(Phrase::new))
}

// The examples, with white to move up the board; see `ExampleBoard::example`.

const MAN: [&str; 8] = [
    "........", "........", "........", "........", "........", "..w.....", "........", "........",
];
const KING: [&str; 8] = [
    "........", "........", "........", "........", "........", "..W.....", "........", "........",
];
const JUMP: [&str; 8] = [
    "........", "........", "........", "........", "...b....", "..w.....", "........", "........",
];
const BACK: [&str; 8] = [
    "........", "........", "........", "..w.....", "...b....", "........", "........", "........",
];
const STRAIGHT: [&str; 8] = [
    "........", "........", "........", "..b.....", "........", "..w.b...", "........", "........",
];
const FAR: [&str; 8] = [
    "........", "........", "........", "....b...", "........", "........", ".W......", "........",
];
const NEAR: [&str; 8] = [
    "........", "........", "........", "........", "........", "..W.....", "...b....", "........",
];
const CHAIN: [&str; 8] = [
    "........", "........", "........", "....b...", "........", "..b.....", ".w......", "........",
];
const ONE_OR_TWO: [&str; 8] = [
    "........", "........", "...b....", "........", ".b......", "w.....b.", ".....w..", "........",
];
const MAN_OR_KING: [&str; 8] = [
    "........", "........", "........", "........", "........", "..b...b.", ".W...w..", "........",
];
const PASSING: [&str; 8] = [
    "........", "..b.b...", ".w......", "........", "........", "........", "........", "........",
];
const BLOCKED: [&str; 8] = [
    "........", "........", "........", "..b.....", ".b......", "w.......", "........", "........",
];
