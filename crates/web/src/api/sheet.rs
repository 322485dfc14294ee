//! Something to be looked at by itself, or taken home: a file with a name.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

/// Something to be taken home under a name.
pub(super) fn attached(kind: &str, name: &str, content: impl IntoResponse) -> Response {
    sheet("attachment", kind, name, content)
}

/// Something that a browser shows, and keeps under a name if asked to.
pub(super) fn shown(kind: &str, name: &str, content: impl IntoResponse) -> Response {
    sheet("inline", kind, name, content)
}

fn sheet(place: &str, kind: &str, name: &str, content: impl IntoResponse) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("{place}; filename=\"{name}\"")),
        // It is of this moment; the next one may be another.
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, content).into_response()
}
