//! The games, and what of the house every client needs.

use super::App;
use crate::actor::PHRASES;
use crate::problem::{Answer, Code, Fault};
use crate::wire::{GameDetail, GameInfo, HouseInfo, PhraseInfo};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

/// The games there are, with formats, options and the choices a seat makes beforehand.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.hall.opener.games())
}

/// A game in full: its rules as text, its content as data, every card in words.
#[utoipa::path(get, path = "/api/v1/games/{game}", params(("game" = String, Path)), responses((status = 200, body = GameDetail)))]
pub async fn game(State(app): State<App>, Path(game): Path<String>) -> Answer<Response> {
    let detail = app.hall.opener.detail(&game);
    let detail = detail.ok_or_else(|| Fault::new(Code::NotFound, "there is no such game"))?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=300")], Json(detail)).into_response())
}

/// The levels of bots, the quick phrases of chat, and where others reach this server.
#[utoipa::path(get, path = "/api/v1/house", responses((status = 200, body = HouseInfo)))]
pub async fn house(State(app): State<App>) -> Json<HouseInfo> {
    let phrase = |&(id, words): &(&str, &str)| PhraseInfo { id: id.to_owned(), words: words.to_owned() };
    Json(HouseInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: crate::wire::PROTOCOL.to_owned(),
        levels: bots::Level::ALL.iter().map(|level| level.name().to_owned()).collect(),
        key: kernel::digest::hex(app.hall.key.verifying_key().as_bytes()),
        address: app.hall.address_for_others().map(str::to_owned),
        phrases: PHRASES.iter().map(phrase).collect(),
    })
}
