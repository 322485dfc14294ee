//! A file while it is being written, beside the older one of the same name.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use tempfile::{Builder, NamedTempFile};

/// The most links that are followed, as the operating system has it.
const MOST_LINKS: usize = 40;
/// How much of the name of its target a temporary file has, in characters.
const LONGEST_NAME: usize = 48;

/// A file that is being written: it takes the place of the older one when it is committed, and is
/// gone if it is not.
#[derive(Debug)]
pub struct PendingFile {
    target: WriteTarget,
}

/// Where the bytes go.
#[derive(Debug)]
enum WriteTarget {
    /// A temporary file, and the place that it is for.
    Aside(NamedTempFile, PathBuf),
    /// Something that is no regular file.
    Through(File),
}

impl PendingFile {
    /// Begins a file. Others may read it as they may the older one, or any file that the user
    /// makes.
    ///
    /// # Errors
    ///
    /// If no file can be made there.
    pub fn create(path: &Path) -> io::Result<Self> {
        if is_written_through(path) {
            // At the end, wherever a shell has redirected it to.
            let file = OpenOptions::new().append(true).open(path)?;
            return Ok(Self { target: WriteTarget::Through(file) });
        }
        let place = follow_links(path)?;
        // Named after its target, should it ever be left behind.
        let name = place.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        let prefix = format!(".{}.", name.chars().take(LONGEST_NAME).collect::<String>());
        let mut builder = Builder::new();
        builder.prefix(&prefix).suffix(".part");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let aside = builder.tempfile_in(folder(&place))?;
        if let Ok(older) = fs::metadata(&place) {
            aside.as_file().set_permissions(older.permissions())?;
        }
        Ok(Self { target: WriteTarget::Aside(aside, place) })
    }

    /// Whether it takes the place of a file, and can be read again from there; if not, it is written
    /// through.
    #[must_use]
    pub fn replaces(&self) -> bool {
        matches!(self.target, WriteTarget::Aside(..))
    }

    /// Brings the file to the disk and gives it its name. What was written is in the file that
    /// comes back, unless it was written through.
    ///
    /// # Errors
    ///
    /// If that fails; the older file is untouched then.
    pub fn commit(self) -> io::Result<File> {
        match self.target {
            WriteTarget::Through(mut file) => file.flush().map(|()| file),
            WriteTarget::Aside(aside, place) => {
                aside.as_file().sync_all()?;
                let file = aside.persist(&place)?;
                // Brings the new name to the disk as well.
                if cfg!(unix) {
                    File::open(folder(&place))?.sync_all()?;
                }
                Ok(file)
            }
        }
    }
}

impl Write for PendingFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.target {
            WriteTarget::Aside(aside, _) => aside.write(bytes),
            WriteTarget::Through(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.target {
            WriteTarget::Aside(aside, _) => aside.flush(),
            WriteTarget::Through(file) => file.flush(),
        }
    }
}

/// Whether a path leads to something that cannot be replaced: a pipe, a terminal, or the standard
/// output, even if that is a file.
fn is_written_through(path: &Path) -> bool {
    let is_device = cfg!(unix) && ["/dev", "/proc"].iter().any(|folder| path.starts_with(folder));
    fs::metadata(path).is_ok_and(|there| !there.is_file() || is_device)
}

/// The file that a path leads to, whether or not there is one yet: a link keeps pointing where it
/// did, and what it points to is replaced.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = folder(&path).join(next),
            Err(_) => return Ok(path),
        }
    }
    // The operating system follows no more of them either, and says so.
    fs::canonicalize(path)
}

/// The folder in which a file is.
fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}
