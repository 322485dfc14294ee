//! Bad input: one clear line in the language asked for, exit code 2, and nothing else.

use std::{ffi::OsString, os::unix::ffi::OsStringExt};

use crate::support::plateau::{finish, plateau};

/// Arguments, and the complaint in English and in French.
const TABLE: &[(&[&str], &str, &str)] = &[
    (
        &["analyse", "morpion:size=3", "minimax"],
        "morpion has no setting \"size\": choose width, height, align, players, first, exact or \
         misere",
        "morpion n’a pas de réglage «\u{a0}size\u{a0}»\u{a0}: choisissez width, height, align, \
         players, first, exact ou misere",
    ),
    (
        &["-size", "20"],
        "-size is an option of an older program; today, type: plateau serve --cell-size 20",
        "-size est une option d’un ancien programme\u{a0}; tapez aujourd’hui\u{a0}: plateau serve \
         --cell-size 20",
    ),
    (
        &["-depth", "6"],
        "-depth is an option of an older program; today, type: plateau play othello human \
         alpha-beta:6",
        "-depth est une option d’un ancien programme\u{a0}; tapez aujourd’hui\u{a0}: plateau play \
         othello human alpha-beta:6",
    ),
    (
        &["-ia", "false"],
        "-ia is an option of an older program; today, type: plateau play othello human random",
        "-ia est une option d’un ancien programme\u{a0}; tapez aujourd’hui\u{a0}: plateau play \
         othello human random",
    ),
    (
        &["-ia"],
        "-ia is an option of an older program; today, type: plateau play othello human \
         alpha-beta:4",
        "-ia est une option d’un ancien programme\u{a0}; tapez aujourd’hui\u{a0}: plateau play \
         othello human alpha-beta:4",
    ),
    (
        &["-background", "10", "20", "30"],
        "-background is an option of an older program; today, type: plateau serve --board-colour \
         10,20,30",
        "-background est une option d’un ancien programme\u{a0}; tapez aujourd’hui\u{a0}: plateau \
         serve --board-colour 10,20,30",
    ),
    (
        &["analyse", "morpion:width=27", "minimax"],
        "\"27\" does not fit width (3 to 26)",
        "«\u{a0}27\u{a0}» n’est pas permis pour width (3 à 26)",
    ),
    (
        &["play", "morpion:align=4", "human", "human"],
        "4 in a row do not fit a board whose longer side is 3",
        "4 symboles ne s’alignent pas sur une grille dont le grand côté est 3",
    ),
    (
        &["play", "morpion", "human:name=Zoé", "random:name=Zoé"],
        "two players are called \"Zoé\": give them different names",
        "deux joueurs s’appellent «\u{a0}Zoé\u{a0}»\u{a0}: donnez-leur des noms différents",
    ),
    (
        &["play", "morpion", "human:symbol=X", "human:symbol=x"],
        "two players have the symbol X: give them different ones",
        "deux joueurs ont le symbole X\u{a0}: donnez-leur des symboles différents",
    ),
    (
        &["play", "morpion", "human:symbol=Q", "human"],
        "\"Q\" cannot be a symbol here: choose X or O",
        "«\u{a0}Q\u{a0}» ne peut pas servir de symbole ici\u{a0}: choisissez X ou O",
    ),
    (
        &["play", "morpion:players=3", "human", "human"],
        "this game takes 3 players, not 2",
        "ce jeu se joue à 3, pas à 2",
    ),
    (
        &["play", "morpion", "human", "human", "--first", "3"],
        "player 3 cannot begin: there are 2 players",
        "le joueur 3 ne peut pas commencer\u{a0}: il y a 2 joueurs",
    ),
    (
        &["perft", "morpion:first=3", "1"],
        "player 3 cannot begin: there are 2 players",
        "le joueur 3 ne peut pas commencer\u{a0}: il y a 2 joueurs",
    ),
    (
        &["analyse", "morpion", "minimax", "--moves", "A1 B2 A1"],
        "\"A1 B2 A1\", character 7: move 3, \"A1\", cannot be played",
        "«\u{a0}A1 B2 A1\u{a0}», caractère 7\u{a0}: le coup 3, «\u{a0}A1\u{a0}», n’est pas jouable",
    ),
    (
        &["analyse", "morpion", "minimax", "--position", "X../.é./... O"],
        "\"X../.é./... O\", character 6: \"é\" is unexpected here: X, O or . would fit",
        "«\u{a0}X../.é./... O\u{a0}», caractère 6\u{a0}: «\u{a0}é\u{a0}» est inattendu ici\u{a0}: on \
         attend X, O ou .",
    ),
    (
        &["perft", "morpion", "3", "--position", "X../..."],
        "\"X../...\", character 1: 6 squares where there should be 9",
        "«\u{a0}X../...\u{a0}», caractère 1\u{a0}: 6 cases au lieu de 9",
    ),
    (
        &["analyse", "morpion", "minimax", "--position", "XXX/OO./... O"],
        "the game is over",
        "la partie est finie",
    ),
    (
        &["analyse", "morpion", "minimax", "--depth", "0"],
        "\"0\" does not fit depth (1 to 1000, or end)",
        "«\u{a0}0\u{a0}» n’est pas permis pour depth (1 à 1000, ou end)",
    ),
    (
        &["analyse", "morpion", "minimax", "--depth", "-1"],
        "\"-1\" does not fit depth (1 to 1000, or end)",
        "«\u{a0}-1\u{a0}» n’est pas permis pour depth (1 à 1000, ou end)",
    ),
    (
        &["analyse", "morpion", "minimax", "--nodes", "99999999999999999999999999"],
        "\"99999999999999999999999999\" does not fit nodes (1 to 1000000000000)",
        "«\u{a0}99999999999999999999999999\u{a0}» n’est pas permis pour nodes (1 à 1000000000000)",
    ),
    (
        &["analyse", "morpion", "minimax", "--time", "0"],
        "\"0\" does not fit time (0.001 to 86400 seconds)",
        "«\u{a0}0\u{a0}» n’est pas permis pour time (0.001 à 86400 secondes)",
    ),
    (
        &["perft", "morpion", "1e9"],
        "\"1e9\" does not fit depth (0 to 1000)",
        "«\u{a0}1e9\u{a0}» n’est pas permis pour depth (0 à 1000)",
    ),
    (
        &["play", "morpion", "human", "human", "--seed", "-1"],
        "\"-1\" does not fit seed (0 or more)",
        "«\u{a0}-1\u{a0}» n’est pas permis pour seed (0 ou plus)",
    ),
    (
        &["analyse", "morpion", "minimax:depth=4,depth=5"],
        "depth is set twice for minimax: each setting can be given once (depth, time, nodes, eval, \
         ties or seed)",
        "depth est réglé deux fois pour minimax\u{a0}: chaque réglage se donne une seule fois \
         (depth, time, nodes, eval, ties ou seed)",
    ),
    (
        &["analyse", "morpion", "minimax:"],
        "a setting of minimax has no name: choose depth, time, nodes, eval, ties or seed",
        "un réglage de minimax n’a pas de nom\u{a0}: choisissez depth, time, nodes, eval, ties ou \
         seed",
    ),
    (
        &["analyse", "morpion", "minimax:depth="],
        "depth has no value (1 to 1000, or end)",
        "depth n’a pas de valeur (1 à 1000, ou end)",
    ),
    (
        &["analyse", "morpion", "minimax:4,5"],
        "in minimax, \"5\" does not say what it sets: write setting=value, with depth, time, nodes, \
         eval, ties or seed",
        "dans minimax, «\u{a0}5\u{a0}» ne dit pas ce qu’il règle\u{a0}: écrivez réglage=valeur, \
         avec depth, time, nodes, eval, ties ou seed",
    ),
    (
        &["analyse", "morpion", "minimax:eval=taste"],
        "\"taste\" does not fit eval (lines, threats or win-lose)",
        "«\u{a0}taste\u{a0}» n’est pas permis pour eval (lines, threats ou win-lose)",
    ),
    (&["analyse", ":4", "minimax"], "\":4\" has no name", "«\u{a0}:4\u{a0}» n’a pas de nom"),
    (
        &["play", "morpion", "human:name=\"Ann", "human"],
        "a quotation mark in human:name=\"Ann is never closed",
        "un guillemet n’est pas refermé dans human:name=\"Ann",
    ),
    (
        &["play", "morpion", "human:name=A\"n\"n", "human"],
        "in human:name=A\"n\"n, quotation marks must enclose a whole value",
        "dans human:name=A\"n\"n, les guillemets doivent entourer une valeur entière",
    ),
    (
        &["analyse", "morpion:width=4", "rule-based"],
        "the rules of rule-based are made for 3×3, three in a row and two players",
        "les règles de rule-based sont faites pour le 3×3, trois symboles à aligner et deux joueurs",
    ),
    (
        &["frobnicate"],
        "there is no command \"frobnicate\": plateau --help lists them",
        "il n’y a pas de commande «\u{a0}frobnicate\u{a0}»\u{a0}: plateau --help les énumère",
    ),
    (
        &["list", "--frob"],
        "there is no argument --frob here: plateau list --help lists them",
        "il n’y a pas d’argument --frob ici\u{a0}: plateau list --help les énumère",
    ),
    (
        &["completions", "bash", "twice"],
        "there is no argument twice here: plateau completions --help lists them",
        "il n’y a pas d’argument twice ici\u{a0}: plateau completions --help les énumère",
    ),
    (
        &["perft", "morpion"],
        "<DEPTH> is missing (plateau perft --help explains it)",
        "il manque <LONGUEUR> (plateau perft --help l’explique)",
    ),
    (&["play", "--seed"], "--seed <N> needs a value", "--seed <N> demande une valeur"),
    (
        &["list", "--json", "--json"],
        "--json can be given only once",
        "--json ne peut être donné qu’une fois",
    ),
    (
        &["play", "human\nhuman"],
        "nothing is called \"human\\nhuman\": choose",
        "rien ne s’appelle «\u{a0}human\\nhuman\u{a0}»\u{a0}: choisissez",
    ),
];

#[test]
fn every_mistake_gets_its_sentence_in_the_language_asked_for() {
    for (arguments, english, french) in TABLE {
        for (language, sentence) in [("en", english), ("fr", french)] {
            let asked = [&["--lang", language], *arguments].concat();
            let complaint = finish(plateau(&asked).write_stdin("")).refused();
            assert!(complaint.starts_with(sentence), "{asked:?}: {complaint}");
            let rest = complaint[sentence.len()..].trim_start();
            assert!(
                rest.is_empty() || sentence.ends_with("choose") || sentence.ends_with("choisissez"),
                "{asked:?}: {complaint}"
            );
        }
    }
}

#[test]
fn unknown_names_are_answered_with_those_there_are() {
    let complaint = |arguments: &[&str]| finish(&mut plateau(arguments)).refused();
    let games = complaint(&["play", "chess", "human", "human"]);
    for room in session::GAMES {
        assert!(games.contains(room.name()), "{games}");
    }
    for arguments in [&["analyse", "morpion", "clairvoyant"][..], &["play", "morpion", "a", "b"]] {
        let engines = complaint(arguments);
        for name in ["random", "minimax", "alpha-beta", "rule-based"] {
            assert!(engines.contains(name), "{engines}");
        }
    }
    assert!(complaint(&["play", "morpion", "a", "b"]).contains("human"));
}

#[test]
fn the_language_is_asked_for_anywhere_or_by_the_environment() {
    let french = "il n’y a pas de commande";
    for arguments in [["--lang", "fr", "frob"], ["frob", "--lang", "fr"]] {
        assert!(finish(&mut plateau(arguments)).refused().starts_with(french));
    }
    assert!(finish(&mut plateau(["--lang=fr-CA", "frob"])).refused().starts_with(french));
    let mut command = plateau(["frob"]);
    command.env("PLATEAU_LANG", "fr");
    assert!(finish(&mut command).refused().starts_with(french));
    let mut command = plateau(["frob", "--lang", "en"]);
    command.env("PLATEAU_LANG", "fr");
    assert!(finish(&mut command).refused().starts_with("there is no command"));
    let mut command = plateau(["frob"]);
    command.env("LANG", "fr_FR.UTF-8");
    assert!(finish(&mut command).refused().starts_with(french), "the system’s unless given");
}

#[test]
fn a_language_that_nobody_speaks_is_refused() {
    let complaint = finish(&mut plateau(["list", "--lang", "tlh"])).refused();
    assert_eq!(complaint, "there is no language \"tlh\": choose en or fr");
    let mut command = plateau(["list"]);
    command.env("PLATEAU_LANG", "??");
    assert!(finish(&mut command).refused().contains("\"??\""));
    assert_eq!(
        finish(&mut plateau(["list", "--lang"])).refused(),
        "--lang <LANGUAGE> needs a value"
    );
}

#[test]
fn arguments_that_are_no_text_are_refused() {
    for place in [vec![b"\xff\xfe".to_vec()], vec![b"play".to_vec(), b"mor\xffpion".to_vec()]] {
        let arguments = place.into_iter().map(OsString::from_vec);
        let complaint = finish(&mut plateau(arguments)).refused();
        assert!(!complaint.contains("???"), "{complaint}");
    }
}
