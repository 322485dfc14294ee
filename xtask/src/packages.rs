//! What the tests need besides Rust.

use std::{env, path::Path};

/// Something that a package of Debian brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Package {
    /// The name of the package.
    pub name: &'static str,
    /// By what it is known to be there: a program on the search path, or the full path of a file.
    pub sign: &'static str,
}

/// What to do about packages that are missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Nothing is missing.
    None,
    /// Install these.
    Install(Vec<&'static str>),
    /// Ask the person to install these.
    Ask(Vec<&'static str>),
}

impl Package {
    /// What the tests need: the languages of the starters, what has a commit in a folder of its own, what checks and reads PDF files, a database server of their own, a proxy, a
    /// server of messages, a browser with letters to write, and what checks the page in it.
    pub const NEEDED: &'static [Package] = &[
        Package { name: "git", sign: "git" },
        Package { name: "qpdf", sign: "qpdf" },
        Package { name: "poppler-utils", sign: "pdftotext" },
        Package { name: "postgresql", sign: "pg_ctlcluster" },
        Package { name: "nginx-light", sign: "/usr/sbin/nginx" },
        Package { name: "nats-server", sign: "/usr/sbin/nats-server" },
        Package { name: "chromium", sign: "chromium" },
        Package { name: "chromium-driver", sign: "chromedriver" },
        Package {
            name: "fonts-dejavu-core",
            sign: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        },
        Package { name: "python3", sign: "python3" },
        Package { name: "default-jdk-headless", sign: "javac" },
        Package { name: "g++", sign: "g++" },
        Package { name: "nodejs", sign: "node" },
        Package { name: "npm", sign: "npm" },
    ];

    /// Whether it is there already.
    #[must_use]
    pub fn is_there(&self) -> bool {
        is_there(self.sign)
    }
}

/// What to do about packages that are missing, by whether we may install them.
#[must_use]
pub fn remedy(missing: &[&Package], may_install: bool) -> Remedy {
    let names = missing.iter().map(|package| package.name).collect();
    match missing {
        [] => Remedy::None,
        _ if may_install => Remedy::Install(names),
        _ => Remedy::Ask(names),
    }
}

/// Whether we may install packages: we are root, and this is Debian or one of its kind.
pub(crate) fn may_install() -> bool {
    is_root() && is_there("apt-get")
}

fn is_there(sign: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    // A full path replaces the folder it is joined to, so one question serves both kinds of sign.
    env::split_paths(&path).any(|folder| folder.join(sign).is_file())
}

#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    // Our own entry in the process table belongs to whoever we are.
    Path::new("/proc/self").metadata().is_ok_and(|entry| entry.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
