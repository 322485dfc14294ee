//! Which language is spoken, and languages that nobody built in.

use std::{fs, path::Path};

use tempfile::{TempDir, tempdir};

use crate::support::plateau::{Run, finish, plateau, run, run_with};

/// A folder with these files in it.
fn folder_with(files: &[(&str, &str)]) -> TempDir {
    let folder = tempdir().expect("a temporary folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a new folder");
        fs::write(path, text).expect("a new file");
    }
    folder
}

/// Counts the first moves of Morpion with this home folder and environment.
fn count(home: &Path, environment: &[(&str, &str)], flags: &[&str]) -> Run {
    let mut command = plateau(["perft", "morpion", "1"].iter().chain(flags));
    finish(command.env("HOME", home).envs(environment.iter().copied()))
}

const LATIN: &str = "language-name = Latina\nperft-counted = { $leaves } viae, { $seconds } s\n\
                     number-decimal = ,\nnumber-group = { \"\" }\n";

#[test]
fn players_are_named_in_the_language_that_is_spoken() {
    for (players, named) in [
        ("humain difficile", "niveau 7"),
        ("humain tres-facile", "niveau 1"),
        ("humain Glouton:eval=matrice-fixe", "greedy"),
        ("human hard", "niveau 7"),
    ] {
        let said = run_with(&format!("play othello {players} --lang fr"), "quitter\n").done();
        assert!(said.contains(named), "{players}: {said}");
    }
    let seated = run_with("play othello --lang fr", "place 2 difficile\nquitter\n").done();
    assert!(seated.contains("niveau 7"), "{seated}");
    let anglaises = run("rules dames:anglaises --lang fr").done();
    assert!(anglaises.starts_with("Dames anglaises"), "{anglaises}");
    let compared =
        run("compare morpion --engines minimax,alpha-bêta:ordering=on --depths 2 --lang fr").done();
    assert!(compared.contains("alpha-beta:ordering=on"), "{compared}");
    let list = run("list --lang fr").done();
    for name in ["matériel", "mobilité", "alpha-bêta", "hasard", "glouton"] {
        assert!(list.contains(name), "{name}: {list}");
    }
}

#[test]
fn letters_of_pieces_are_explained_where_they_are_of_another_language() {
    let said = run_with("play draughts:course --lang fr", "quitter\n").done();
    assert!(said.contains("Joueur 1 (w, blanc) commence"), "{said}");
    let said = run_with("play connect-four --lang fr --first 1", "4\nquitter\n").done();
    assert!(said.contains("Joueur 2 (r, rouge), à vous"), "{said}");
}

#[test]
fn a_folder_in_the_data_folder_is_a_language() {
    let home = folder_with(&[(".local/share/plateau/locales/la/words.ftl", LATIN)]);
    let said = count(home.path(), &[], &["--lang", "la"]).done();
    assert!(said.starts_with("9 viae, 0,"), "{said}");
    let said = count(home.path(), &[("PLATEAU_LANG", "la-VA")], &[]).done();
    assert!(said.starts_with("9 viae"), "{said}");
    let said = count(home.path(), &[("LANG", "la_VA.UTF-8")], &[]).done();
    assert!(said.starts_with("9 viae"), "{said}");
    let complaint = count(home.path(), &[], &["--lang", "xx"]).refused();
    assert_eq!(complaint, "there is no language \"xx\": choose en, fr or la");
}

#[test]
fn the_environment_names_folders_of_languages() {
    let [one, two] = [("la/a.ftl", LATIN), ("fr/b.ftl", "perft-counted = { $leaves } suites !\n")]
        .map(|file| folder_with(&[file]));
    let home = folder_with(&[]);
    let folders = format!("{}:{}", one.path().display(), two.path().display());
    let environment = [("PLATEAU_LOCALES", &*folders)];
    assert!(count(home.path(), &environment, &["--lang=la"]).done().starts_with("9 viae"));
    assert_eq!(count(home.path(), &environment, &["--lang=fr"]).done(), "9 suites !\n");
    let complaint = count(home.path(), &[("PLATEAU_LOCALES", "nowhere")], &[]).refused();
    assert_eq!(complaint, "nowhere cannot be read: there is no such file or folder");
}

#[test]
fn a_language_with_a_mistake_is_refused_with_its_place() {
    let home = folder_with(&[(".local/share/plateau/locales/la/words.ftl", "a = b\n= c\n")]);
    let complaint = count(home.path(), &[], &["--lang", "fr"]).refused();
    assert!(complaint.contains("words.ftl, ligne 2, colonne 1"), "{complaint}");
}

#[test]
fn the_flag_goes_before_the_environment_the_settings_and_the_system() {
    let settled = folder_with(&[(".config/plateau/settings.toml", "language = \"fr\"\n")]);
    let unsettled = folder_with(&[]);
    let french = |run: Run| run.done().contains("suites de");
    let (english_system, french_system) = (("LANG", "en_GB.UTF-8"), ("LANG", "fr_FR.UTF-8"));
    assert!(french(count(unsettled.path(), &[french_system], &[])));
    assert!(!french(count(unsettled.path(), &[english_system], &[])));
    assert!(french(count(settled.path(), &[english_system], &[])));
    assert!(!french(count(settled.path(), &[("PLATEAU_LANG", "en")], &[])));
    assert!(french(count(settled.path(), &[("PLATEAU_LANG", "")], &[])));
    assert!(french(count(unsettled.path(), &[("PLATEAU_LANG", "en")], &["--lang", "fr"])));
}

#[test]
fn settings_that_cannot_be_understood_are_refused_with_their_place() {
    for (settings, place) in [
        ("language = \"fr\"\nlangage = \"fr\"\n", "line 2, column 1"),
        ("language = fr\n", "line 1, column 12"),
        ("language = 7\n", "line 1, column 12"),
    ] {
        let home = folder_with(&[(".config/plateau/settings.toml", settings)]);
        let complaint = count(home.path(), &[], &[]).refused();
        assert!(complaint.contains(place), "{complaint}");
        assert!(complaint.contains("and the names are language, level, pace, port"), "{complaint}");
    }
    let home = folder_with(&[(".config/plateau/settings.toml", "language = \"xx\"\n")]);
    let complaint = count(home.path(), &[], &[]).refused();
    assert_eq!(complaint, "there is no language \"xx\": choose en or fr");
    assert!(count(home.path(), &[], &["--lang", "fr"]).done().contains("suites"));
}

#[test]
fn seconds_have_the_decimal_sign_of_the_language() {
    let home = folder_with(&[]);
    let said = |language| count(home.path(), &[], &["--lang", language]).done();
    assert!(said("en").contains("(0."), "{}", said("en"));
    assert!(said("fr").contains("(0,"), "{}", said("fr"));
}

/// Whoever writes a language hears of what it lacks without asking; what nobody was to read does
/// not count.
#[test]
fn missing_words_are_told_once() {
    let home = folder_with(&[(".local/share/plateau/locales/la/words.ftl", LATIN)]);
    let complete = count(home.path(), &[], &["--lang", "la"]);
    assert_eq!((complete.code, &*complete.err), (Some(0), ""));
    let mut list = plateau(["list", "--lang", "la"]);
    let list = finish(list.env("HOME", home.path()));
    assert_eq!(list.code, Some(0));
    assert!(list.out.contains("???"));
    let told: Vec<&str> = list.err.lines().collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("plateau: the language la lacks "), "{told:?}");
    let english = finish(plateau(["list", "--lang", "en"]).env("HOME", home.path()));
    assert_eq!(&*english.err, "");
}
