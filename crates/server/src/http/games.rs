//! The games, and what of the house every client needs.

use super::App;
use crate::error::{ApiError, ApiResult, Code};
use crate::table_task::PHRASES;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use room::wire::{GameDetail, GameInfo, HouseInfo, PhraseInfo};

/// The games there are, with formats, options and the choices a seat makes beforehand.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.registry.catalog.games())
}

/// A game in full: its rules as text, its content as data, every card in words.
#[utoipa::path(get, path = "/api/v1/games/{game}", params(("game" = String, Path)), responses((status = 200, body = GameDetail)))]
pub async fn game(State(app): State<App>, Path(game): Path<String>) -> ApiResult<Response> {
    let detail = app.registry.catalog.detail(&game);
    let detail = detail.ok_or_else(|| ApiError::new(Code::NotFound, "there is no such game"))?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=300")], Json(detail)).into_response())
}

/// The levels of bots, the quick phrases of chat, and where others reach this server.
#[utoipa::path(get, path = "/api/v1/house", responses((status = 200, body = HouseInfo)))]
pub async fn house(State(app): State<App>, headers: HeaderMap) -> Json<HouseInfo> {
    let phrase = |&(id, words): &(&str, &str)| PhraseInfo { id: id.to_owned(), words: words.to_owned() };
    let is_outer = !app.registry.config.public_url.is_empty() || !is_passed_on(&headers);
    Json(HouseInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: room::wire::PROTOCOL.to_owned(),
        levels: bots::Level::ALL.iter().map(|level| level.name().to_owned()).collect(),
        key: kernel::digest::hex(app.registry.key.verifying_key().as_bytes()),
        address: app.registry.address_for_others().filter(|_| is_outer).map(str::to_owned),
        phrases: PHRASES.iter().map(phrase).collect(),
    })
}

/// Whether a proxy passed a request on: what this machine is called on its side is nobody's business on the other.
pub(super) fn is_passed_on(headers: &HeaderMap) -> bool {
    ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"]
        .iter()
        .any(|name| headers.contains_key(*name))
}
