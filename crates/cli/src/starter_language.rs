//! The languages in which a student's player can be begun.

/// A language in which a student's player can be begun, with the files of its starter.
#[derive(Debug)]
pub(crate) struct StarterLanguage {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    /// The file that is the student's.
    pub(crate) main: &'static str,
    /// The files of the starter: name and content.
    pub(crate) files: &'static [(&'static str, &'static str)],
    /// How the player is built, if it must be.
    pub(crate) build: &'static [&'static str],
    /// How the player is started.
    pub(crate) command: &'static str,
}

/// Every language.
pub(crate) const LANGUAGES: [StarterLanguage; 5] = [
    StarterLanguage {
        name: "python",
        main: "bot.py",
        files: &[
            ("bot.py", include_str!("../starters/python/bot.py")),
            ("plateau.py", include_str!("../starters/python/plateau.py")),
        ],
        build: &[],
        command: "python3 bot.py",
    },
    StarterLanguage {
        name: "java",
        main: "Bot.java",
        files: &[
            ("Bot.java", include_str!("../starters/java/Bot.java")),
            ("Plateau.java", include_str!("../starters/java/Plateau.java")),
        ],
        build: &["javac -encoding UTF-8 Bot.java Plateau.java"],
        command: "java -cp . Bot",
    },
    StarterLanguage {
        name: "javascript",
        main: "bot.js",
        files: &[
            ("bot.js", include_str!("../starters/javascript/bot.js")),
            ("plateau.js", include_str!("../starters/javascript/plateau.js")),
        ],
        build: &[],
        command: "node bot.js",
    },
    StarterLanguage {
        name: "cpp",
        main: "bot.cpp",
        files: &[
            ("bot.cpp", include_str!("../starters/cpp/bot.cpp")),
            ("plateau.hpp", include_str!("../starters/cpp/plateau.hpp")),
        ],
        build: &["g++ -std=c++17 -O2 -o bot bot.cpp"],
        command: "./bot",
    },
    StarterLanguage {
        name: "rust",
        main: "bot.rs",
        files: &[
            ("bot.rs", include_str!("../starters/rust/bot.rs")),
            ("plateau.rs", include_str!("../starters/rust/plateau.rs")),
        ],
        build: &["rustc --edition 2021 -O bot.rs"],
        command: "./bot",
    },
];
