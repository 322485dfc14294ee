//! The files of the page: from the disk while it is being written, from the program otherwise.

use axum::{
    body::Body,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The files of the page.
#[derive(RustEmbed)]
#[folder = "page/"]
#[exclude = "*.d.ts"]
#[exclude = "*.json"]
#[exclude = "*.md"]
struct PageFiles;

/// The file that is the page itself.
const INDEX: &str = "index.html";

/// Answers with a file of the page. The page finds its rooms by itself, so an address that names
/// no file and has no dot in it is the page.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() || !path.contains('.') { INDEX } else { path };
    match PageFiles::get(path) {
        Some(file) => answer(path, file, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = tag(&file);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // The browser asks each time and is told when nothing is new: no older page with a newer server.
    let lasting = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if known == Some(&tag) {
        return (StatusCode::NOT_MODIFIED, lasting).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = match kind.type_() {
        mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    };
    (lasting, [(header::CONTENT_TYPE, kind)], Body::from(file.data)).into_response()
}

/// What changes when the file does.
fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let short = hash.iter().take(8).map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", short.collect::<String>())
}
