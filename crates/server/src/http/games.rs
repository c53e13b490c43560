//! The games.

use super::App;
use crate::wire::GameInfo;
use axum::Json;
use axum::extract::State;

/// The games there are, with formats and options.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.hall.opener.games())
}
