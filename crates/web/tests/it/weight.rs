//! The page stays light.

use std::{fs, path::Path};

use axum::{body::to_bytes, http::HeaderValue};

use crate::server::{ask, get, quiet};

/// All that a browser could load of the page, in bytes as they come over the line.
const MOST: usize = 300_000;

/// The files of the page below a folder, by their paths.
fn files(folder: &Path, above: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder of the page");
    let entries = entries.map(|entry| entry.expect("a file of the page").path());
    let listed = entries.flat_map(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let name = format!("{above}/{name}");
        if path.is_dir() { files(&path, &name) } else { vec![name] }
    });
    listed.collect()
}

#[tokio::test]
async fn the_page_weighs_little() {
    let (router, _folder) = quiet().await;
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let mut weight = 0;
    for path in files(&page, "") {
        let mut request = get(&path);
        request.headers_mut().insert("accept-encoding", HeaderValue::from_static("gzip"));
        let answer = ask(&router, request).await;
        // What only those who write the page need is not served.
        if answer.status() == 200 {
            weight += to_bytes(answer.into_body(), MOST).await.expect("a whole file").len();
        }
    }
    assert!((50_000..=MOST).contains(&weight), "{weight} bytes");
}
