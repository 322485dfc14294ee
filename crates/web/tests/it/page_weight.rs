//! The page stays light.

use std::{fs, path::Path};

use axum::{body::to_bytes, http::header};

use crate::support::server::{ask, get, quiet};

/// All that a browser loads, as it loads it, in bytes.
const MOST: usize = 300_000;

/// The files below a folder, as addresses of the page.
fn files(folder: &Path, address: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder of the page");
    let entries = entries.map(|entry| entry.expect("a file of the page").path());
    let below = entries.flat_map(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let address = format!("{address}/{name}");
        if path.is_dir() { files(&path, &address) } else { vec![address] }
    });
    below.collect()
}

#[tokio::test]
async fn the_page_weighs_little() {
    let (router, _folder) = quiet().await;
    let mut weight = 0;
    for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("page"), "") {
        // What only those need who write the page is not served.
        if matches!(file.rsplit('.').next(), Some("ts" | "json")) {
            assert_eq!(ask(&router, get(&file)).await.status(), 404, "{file}");
            continue;
        }
        let mut request = get(&file);
        let gzip = "gzip".parse().expect("a value of a header");
        request.headers_mut().insert(header::ACCEPT_ENCODING, gzip);
        let answer = ask(&router, request).await;
        assert_eq!(answer.status(), 200, "{file}");
        weight += to_bytes(answer.into_body(), MOST).await.expect("a whole file").len();
    }
    assert!((50_000..=MOST).contains(&weight), "{weight} bytes");
}
