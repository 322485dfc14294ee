//! Where a person's own files are: configuration and data, in the folders of the system (XDG).

use std::path::PathBuf;

use directories::ProjectDirs;

/// Where the settings are, such as `.config/plateau` in the home folder; nothing without a home.
pub(crate) fn config() -> Option<PathBuf> {
    Some(ours()?.config_dir().to_owned())
}

/// Where the rest is, such as `.local/share/plateau` in the home folder.
pub(crate) fn data() -> Option<PathBuf> {
    Some(ours()?.data_dir().to_owned())
}

fn ours() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "plateau")
}
