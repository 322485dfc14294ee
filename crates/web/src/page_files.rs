//! Where the files of the page are: joined in a release build, as they are written in a debug build.

#[cfg(not(debug_assertions))]
pub(crate) use self::embedded::find;
#[cfg(debug_assertions)]
pub(crate) use self::written::find;
use std::borrow::Cow;

/// A file of the page.
#[derive(Debug)]
pub(crate) struct PageFile {
    /// What is in it.
    pub(crate) content: Cow<'static, [u8]>,
    /// Whether another content would have another name, so that it can be cached for good.
    pub(crate) named_by_hash: bool,
}

/// The files that the build script has joined.
#[cfg(not(debug_assertions))]
mod embedded {
    use super::PageFile;

    /// A file in the program.
    struct JoinedFile {
        name: &'static str,
        text: &'static str,
        named_by_hash: bool,
    }

    static FILES: &[JoinedFile] = include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

    /// The file of a name.
    pub(crate) fn find(name: &str) -> Option<PageFile> {
        let file = FILES.iter().find(|file| file.name == name)?;
        let content = file.text.as_bytes().into();
        Some(PageFile { content, named_by_hash: file.named_by_hash })
    }
}

/// The files on the disk.
#[cfg(debug_assertions)]
mod written {
    use std::{borrow::Cow, env, path::Path, sync::LazyLock};

    use bundle::BundledFile;
    use rust_embed::RustEmbed;

    use super::PageFile;

    /// Set to this, a debug build serves the page as a release build does: for the tests.
    const BUNDLED: &str = "bundled";

    /// The modules, apart.
    #[derive(RustEmbed)]
    #[folder = "page/"]
    #[exclude = "*.d.ts"]
    #[exclude = "*.json"]
    #[exclude = "*.md"]
    struct Written;

    /// The same, joined, where that is asked for.
    static JOINED: LazyLock<Option<Vec<BundledFile>>> = LazyLock::new(|| {
        let wanted = env::var_os("PLATEAU_PAGE").is_some_and(|page| page == BUNDLED);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        wanted.then(|| bundle::bundle(&folder).unwrap_or_else(|error| panic!("{error}")))
    });

    /// The file of a name.
    pub(crate) fn find(name: &str) -> Option<PageFile> {
        let Some(files) = &*JOINED else {
            let content = Written::get(name)?.data;
            return Some(PageFile { content, named_by_hash: false });
        };
        let file = files.iter().find(|file| file.name == name)?;
        let content = Cow::Borrowed(file.text.as_bytes());
        Some(PageFile { content, named_by_hash: file.named_by_hash })
    }
}
