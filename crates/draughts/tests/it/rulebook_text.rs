//! The rulebook of each variant says what is different about it, and its examples are true.

use draughts::{Wide, variants};
use rules::{Notation as _, Passage, Rulebook};
use words::{Gap, Words};

use crate::support::opened::game;

fn rulebook(spec: &str) -> Rulebook {
    game::<Wide>(spec).rulebook()
}

/// Everything that the rulebook of a spec says, without the marks of strong words.
fn told(spec: &str, language: &str) -> String {
    let words = Words::new(language).expect("a language");
    let said: Vec<String> =
        rulebook(spec).phrases().map(|phrase| words.say(phrase).replace("**", "")).collect();
    said.join("\n")
}

/// What the table of variants says of each that it does not say of international draughts, in the
/// words of both languages.
const DIFFERENCES: &[(&str, &[(&str, &str)])] = &[
    (
        "english",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("begins with 12 men", "commence avec 12 pions"),
            ("Black moves first", "Les Noirs commencent"),
            ("A king moves one square", "Une dame se déplace d’une case"),
            ("Men capture forwards only", "Les pions ne prennent qu’en avant"),
            ("choose whichever you like", "le choix est libre, même si"),
            ("and its move ends there", "et son coup s’arrête là"),
            ("after 40 moves by each side", "après 40 coups de chaque camp"),
        ],
    ),
    (
        "russian",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("begins with 12 men", "commence avec 12 pions"),
            ("choose whichever you like", "le choix est libre, même si"),
            ("where it can go on capturing", "là où elle peut continuer à prendre"),
            ("becomes a king at once", "devient dame aussitôt"),
            ("after 15 moves by each side", "après 15 coups de chaque camp"),
            ("Three kings or more against a lone king", "Trois dames ou plus contre une dame"),
            ("within 15 moves by each side", "en 15 coups de chaque camp"),
            ("holds the main road", "tient la grande diagonale"),
            ("four or five pieces are left", "reste quatre ou cinq pièces"),
            ("after 30 moves by each side", "après 30 coups de chaque camp"),
            ("six or seven pieces are left", "reste six ou sept pièces"),
            ("after 60 moves by each side", "après 60 coups de chaque camp"),
            ("The columns have letters", "Les colonnes ont des lettres"),
        ],
    ),
    (
        "brazilian",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("begins with 12 men", "commence avec 12 pions"),
            ("after 15 moves by each side", "après 15 coups de chaque camp"),
            ("six or seven pieces are left", "reste six ou sept pièces"),
        ],
    ),
    (
        "italian",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("begins with 12 men", "commence avec 12 pions"),
            ("in the corner at the right hand", "dans le coin à sa droite"),
            ("A king moves one square", "Une dame se déplace d’une case"),
            ("Men capture forwards only", "Les pions ne prennent qu’en avant"),
            ("A man may not capture a king", "Un pion ne peut pas prendre une dame"),
            ("with a king rather than with a man", "avec une dame plutôt qu’avec un pion"),
            ("takes the most kings", "prendre le plus de dames"),
            ("meets a king earliest", "rencontre une dame le plus tôt"),
            ("and its move ends there", "et son coup s’arrête là"),
            ("after 40 moves by each side", "après 40 coups de chaque camp"),
        ],
    ),
    (
        "spanish",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("begins with 12 men", "commence avec 12 pions"),
            ("in the corner at the right hand", "dans le coin à sa droite"),
            ("Men capture forwards only", "Les pions ne prennent qu’en avant"),
            ("takes the most kings among them", "celle qui prend le plus de dames"),
            ("and its move ends there", "et son coup s’arrête là"),
        ],
    ),
    (
        "course",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("25 moves of both sides together", "25 coups des deux camps ensemble"),
        ],
    ),
    (
        "czech",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("begins with 12 men", "commence avec 12 pions"),
            ("Men capture forwards only", "Les pions ne prennent qu’en avant"),
            ("you must capture with the king", "il faut prendre avec la dame"),
            ("and its move ends there", "et son coup s’arrête là"),
            ("after 15 moves by each side", "après 15 coups de chaque camp"),
        ],
    ),
    (
        "pool",
        &[
            ("8 columns and 8 rows", "8 colonnes et 8 rangées"),
            ("begins with 12 men", "commence avec 12 pions"),
            ("Black moves first", "Les Noirs commencent"),
            ("choose whichever you like", "le choix est libre, même si"),
            ("Three kings or more against a lone king", "Trois dames ou plus contre une dame"),
        ],
    ),
    (
        "canadian",
        &[
            ("12 columns and 12 rows", "12 colonnes et 12 rangées"),
            ("begins with 30 men", "commence avec 30 pions"),
        ],
    ),
    (
        "frisian",
        &[
            ("but also straight, along rows", "mais aussi tout droit, le long des rangées"),
            ("the one of the highest value", "celle de la plus grande valeur"),
            ("two kings outweigh three men", "deux dames l’emportent sur trois pions"),
            ("three men outweigh a king and a man", "trois pions sur une dame et un pion"),
            ("with a king rather than with a man", "avec une dame plutôt qu’avec un pion"),
            ("more than 3 moves in a row", "plus de 3 coups de suite"),
            ("Two kings against a lone king", "Deux dames contre une dame seule"),
            ("within 7 moves by each side", "en 7 coups de chaque camp"),
            ("A king against a king", "Dame contre dame"),
            ("within 2 moves by each side", "en 2 coups de chaque camp"),
        ],
    ),
    ("antidraughts", &[("are blocked, has won", "sont bloquées, a gagné")]),
];

#[test]
fn what_is_different_about_a_variant_is_said_twice() {
    let [english, french] = ["en", "fr"].map(|language| told("draughts", language));
    for (variant, differences) in DIFFERENCES {
        for (index, language) in ["en", "fr"].into_iter().enumerate() {
            let text = told(&format!("draughts:{variant}"), language);
            for difference in *differences {
                let sentence = [difference.0, difference.1][index];
                let times = text.matches(sentence).count();
                assert!(times >= 2, "{variant}: {sentence:?} is said {times} times\n{text}");
                let others = [&english, &french][index];
                assert!(!others.contains(sentence), "international: {sentence:?}");
            }
        }
    }
    let known = |name: &str| DIFFERENCES.iter().any(|(variant, _)| *variant == name);
    let unknown: Vec<&str> = variants::NAMES.into_iter().filter(|name| !known(name)).collect();
    assert_eq!(unknown, ["international", "custom"]);
}

#[test]
fn international_draughts_is_told_whole() {
    let text = told("draughts", "en");
    for sentence in [
        "10 columns and 10 rows",
        "begins with 20 men",
        "in the corner at the left hand",
        "White moves first",
        "as many empty squares as it likes",
        "they capture forwards and backwards",
        "Capturing is compulsory",
        "takes the most pieces",
        "A king counts as one piece",
        "no piece may be jumped over twice",
        "may be crossed more than once",
        "becomes a king only if its move ends there",
        "three times",
        "after 25 moves by each side",
        "within 16 moves by each side",
        "Losing one of the three does not start the count again",
        "within 5 moves by each side",
    ] {
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
}

#[test]
fn a_table_with_rules_of_its_own_has_a_rulebook_of_its_own() {
    let spec = "draughts:custom,width=6,height=8,rows-white=3,rows-black=1,backward=off,\
                compulsory=off,largest=off,kings=short,promotion=continues,first=black,quiet=25";
    let text = told(spec, "en");
    for sentence in [
        "Draughts by rules of your own",
        "6 columns and 8 rows",
        "White begins with 9 men on 3 rows, Black with 3 men on one row",
        "Men capture forwards only",
        "Capturing is not compulsory",
        "a capture once begun is played to its end",
        "choose whichever you like",
        "A king moves one square",
        "becomes a king at once",
        "Black moves first",
        "after 25 moves of both sides together",
    ] {
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
    assert!(!text.contains("Because capturing is compulsory"), "{text}");
    assert!(told("draughts:english,first=white", "fr").contains("Dames à vos propres règles"));
}

/// Every variant, alone and with each of these changes.
fn specs() -> Vec<String> {
    let changes = [
        "",
        ",backward=on",
        ",backward=off",
        ",compulsory=off",
        ",largest=on",
        ",largest=off",
        ",kings=flying",
        ",kings=short",
        ",promotion=passes",
        ",promotion=ends",
        ",promotion=continues",
        ",width=4,height=4",
        ",width=20,height=20",
        ",first=black,quiet=7,rows-white=1",
    ];
    let spec = |name| changes.map(|change| format!("draughts:{name}{change}"));
    variants::NAMES.iter().flat_map(spec).collect()
}

#[test]
fn every_rulebook_can_be_read_in_every_language() {
    let words = Words::embedded();
    for spec in specs() {
        let rulebook = rulebook(&spec);
        let gaps = words.gaps(rulebook.phrases().cloned());
        let told: Vec<String> = gaps.iter().map(Gap::to_string).collect();
        assert!(told.is_empty(), "{spec}: {}", told.join("\n"));
    }
}

#[test]
fn every_example_shows_the_moves_it_is_about() {
    let still = ["start", "squares", "not-back", "blocked", "blocked-wins"]
        .map(|name| format!("rulebook-draughts-example-{name}"));
    for spec in specs() {
        let mut examples = 0;
        for passage in rulebook(&spec).chapters.iter().flat_map(|chapter| &chapter.passages) {
            let Passage::Example(diagram, caption) = passage else { continue };
            examples += 1;
            let points = !diagram.arrows.is_empty() || !diagram.marks.is_empty();
            assert_eq!(points, !still.contains(&caption.id.to_string()), "{spec}: {}", caption.id);
        }
        assert!(examples >= 9, "{spec}");
    }
}

#[test]
fn examples_follow_the_rules_of_the_table() {
    let arrows = |spec: &str, example: &str| -> Vec<usize> {
        let rulebook = rulebook(spec);
        let mut passages = rulebook.chapters.into_iter().flat_map(|chapter| chapter.passages);
        let id = format!("rulebook-draughts-example-{example}");
        let diagram = passages.find_map(|passage| match passage {
            Passage::Example(diagram, caption) if caption.id == id => Some(diagram),
            _ => None,
        });
        let diagram = diagram.unwrap_or_else(|| panic!("{spec} has no example {example}"));
        diagram.arrows.iter().map(Vec::len).collect()
    };
    assert_eq!(arrows("draughts", "most"), [3], "only the capture of two, over three squares");
    assert_eq!(arrows("draughts:russian", "free").len(), 2);
    assert_eq!(arrows("draughts:italian", "most"), [3], "on the mirrored board, too");
    assert_eq!(arrows("draughts", "passes"), [3]);
    assert_eq!(arrows("draughts:english", "ends"), [2]);
    assert_eq!(arrows("draughts:russian", "continues"), [3]);
    assert_eq!(arrows("draughts:frisian", "straight").len(), 2);
}
