//! The browser client, as it was built into the program. Its own addresses (`/t/…`) are all answered with its first page.

use super::App;
use crate::error::{ApiError, Code};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use kernel::digest::{hex, sha256};

/// Every file of the client by its path; empty where none was built.
const CLIENT: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

const NO_CLIENT: &str = "Starboard is running. This build has no browser client: `make web`, then build again.\n\
    In a terminal: starboard play --server URL --table ID. For programs: /api/v1/openapi.json\n";

/// Whether the client is in the program.
pub fn has_client() -> bool {
    !CLIENT.is_empty()
}

/// A file of the client, else its first page; addresses under `/api` that are not there stay problems.
pub async fn page(State(_): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::new(Code::NotFound, "there is nothing at this address").into_response();
    }
    let found = CLIENT.binary_search_by_key(&path, |(name, _)| name).ok().and_then(|at| CLIENT.get(at));
    match found.or_else(|| first_page(path)) {
        Some((name, bytes)) => file(name, bytes, &headers),
        None if path.is_empty() => NO_CLIENT.into_response(),
        None => ApiError::new(Code::NotFound, "there is nothing at this address").into_response(),
    }
}

/// What looks like a file is not a page of the client's.
fn first_page(path: &str) -> Option<&'static (&'static str, &'static [u8])> {
    let last = path.rsplit('/').next().unwrap_or_default();
    CLIENT.iter().find(|(name, _)| *name == "index.html" && !last.contains('.'))
}

/// Names with a hash in them never change; everything else is asked for again.
fn file(name: &str, bytes: &'static [u8], headers: &HeaderMap) -> Response {
    let lasting = name.starts_with("assets/");
    let keep = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = format!("\"{}\"", hex(&sha256(bytes)[..12]));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()) == Some(tag.as_str());
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { Bytes::from_static(bytes).into_response() };
    let own = response.headers_mut();
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        own.insert(header::ETAG, tag);
    }
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
