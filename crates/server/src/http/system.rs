//! What operators and tools ask.

use super::App;
use crate::error::{ApiError, Code};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;

/// The process runs.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// The store can be read and written, and the server is not going down.
pub async fn readyz(State(app): State<App>) -> Response {
    match app.registry.store.ready().await {
        Ok(()) if app.registry.is_partitioned() => {
            (StatusCode::SERVICE_UNAVAILABLE, "cut off from the others\n").into_response()
        }
        Ok(()) if !app.registry.is_down() => "ready\n".into_response(),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "going down\n").into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// The counters; elsewhere where the settings say so. Here they are for this machine alone: they count moves, and at a
/// quiet server whoever could read them would see that somebody has answered in a sealed round.
pub async fn metrics(
    State(app): State<App>,
    headers: HeaderMap,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
) -> Response {
    let is_here = from.ip().to_canonical().is_loopback() && !super::games::is_passed_on(&headers);
    if app.registry.config.metrics_listen.is_some() || !is_here {
        return ApiError::new(Code::NotFound, "metrics listen elsewhere").into_response();
    }
    app.registry.metrics.text().into_response()
}

/// This document.
pub async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], super::openapi()).into_response()
}

/// The program's version.
#[utoipa::path(get, path = "/api/v1/version", responses((status = 200, body = String)))]
pub async fn version() -> &'static str {
    concat!(env!("CARGO_PKG_VERSION"), "\n")
}

/// Every problem code and what it means.
#[utoipa::path(get, path = "/api/v1/problems", responses((status = 200, body = Vec<room::wire::Problem>)))]
pub async fn problems() -> Json<Vec<room::wire::Problem>> {
    Json(Code::ALL.into_iter().map(|code| ApiError::new(code, "").problem()).collect())
}

/// No such path.
pub async fn nothing() -> ApiError {
    ApiError::new(Code::NotFound, "there is nothing at this address")
}

/// The path is there, not for this method.
pub async fn wrong_method() -> Response {
    let mut response = ApiError::bad("this address does not take that method").into_response();
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    response
}
