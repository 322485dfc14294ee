//! The page: an answer with a file of it, and how long a browser may keep that.

use axum::{
    body::Body,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest as _, Sha256};

use crate::page_files::{PageFile, find};

/// The file that is the page itself.
const INDEX: &str = "index.html";
/// Where the page is that other sites show in a frame; its files are found there too.
pub(crate) const EMBED: &str = "/embed/";
/// What is named by its content never changes.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// For all else the browser asks each time and is told when nothing is new: no older page with a
/// newer server.
const ASK_AGAIN: &str = "no-cache";

/// Answers with a file of the page. The page finds its rooms by itself, so an address that names
/// no file and has no dot in it is the page.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().strip_prefix(EMBED).unwrap_or(uri.path()).trim_start_matches('/');
    let path = if path.is_empty() || !path.contains('.') { INDEX } else { path };
    match find(path) {
        Some(file) => answer(path, file, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn answer(path: &str, file: PageFile, headers: &HeaderMap) -> Response {
    let tag = tag(&file.content);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let kept = if file.named_by_hash { FOR_GOOD } else { ASK_AGAIN };
    let lasting = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, kept.to_owned())];
    if known == Some(&tag) {
        return (StatusCode::NOT_MODIFIED, lasting).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = match kind.type_() {
        mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    };
    (lasting, [(header::CONTENT_TYPE, kind)], Body::from(file.content)).into_response()
}

/// What changes when the file does.
fn tag(content: &[u8]) -> String {
    let hash = Sha256::digest(content);
    let short = hash.iter().take(8).map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", short.collect::<String>())
}
